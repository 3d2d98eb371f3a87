// Static members of class templates are made before `main`, where code uses them.
#include <cstdio>
#include <map>
#include <string>
#include <vector>
struct Reg { Reg(const char* n) { std::printf("reg %s\n", n); } int k = 3; };
template <class T> struct H { static Reg r; static int touch() { return r.k; } };
template <class T> Reg H<T>::r{"H"};
template <class T> struct J { static inline Reg r{"J"}; static int touch() { return r.k; } };
template <class T> struct Unused { static inline Reg r{"unused"}; static int touch() { return r.k; } };
template <class T> struct NotTouched { static inline Reg r{"not touched"}; static int touch() { return r.k; } int x = 1; };
std::vector<std::string>& names() { static std::vector<std::string> v; return v; }
bool add(const char* n) { names().push_back(n); return true; }
template <class D> struct Auto { static bool registered; Auto() { (void)registered; } };
template <class D> bool Auto<D>::registered = add(D::name());
struct A : Auto<A> { static const char* name() { return "A"; } A() {} };
struct B : Auto<B> { static const char* name() { return "B"; } };
int counter = 0;
template <class T> struct Id { static int id() { return value; } static const int value; };
template <class T> const int Id<T>::value = counter++;
template <class T, int N> struct Tab { static std::map<int, int> t; static int get(int i) { return t.at(i); } };
template <class T, int N> std::map<int, int> Tab<T, N>::t = [] { std::printf("table %d\n", N); return std::map<int, int>{{1, N}}; }();
template <class T> struct Single { static T& get() { return inst; } static T inst; };
template <class T> T Single<T>::inst{"single"};
template <class T> struct Plain { static int n; Plain() { ++n; } };
template <class T> int Plain<T>::n = 0;
using Alias = Tab<char, 9>;
int main() {
  std::printf("main\n");
  std::printf("%d %d\n", H<int>::touch(), J<int>::touch());
  NotTouched<int> nt; std::printf("%d\n", nt.x);
  for (auto& n : names()) std::printf("%s ", n.c_str()); std::printf("\n");
  A a; B b;
  std::printf("%d\n", counter); std::printf("%d %d\n", Id<int>::id(), Id<char>::id());
  std::printf("%d %d %d\n", Tab<int, 4>::get(1), Tab<int, 5>::get(1), Alias::get(1));
  std::printf("%d\n", Single<Reg>::get().k);
  Plain<int> p, q; Plain<char> r; std::printf("%d %d\n", Plain<int>::n, Plain<char>::n);
}
