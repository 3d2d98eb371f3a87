// The literal 0 alone is a null pointer; only a class has members to point to; ranks; samples of pointers; reverse iterators.
#include <bit>
#include <cstdio>
#include <string>
#include <type_traits>
#include <vector>
char f(int*) { return 'a'; }
int f(...) { return 2; }
template <class C> char g(C*) { return 'a'; }
template <class C> int g(...) { return 2; }
template <class C> char member(int C::*);
template <class C> int member(...);
template <class T, class = void> struct HasMembers { enum { yes = 0 }; };
template <class T> struct HasMembers<T, std::void_t<int T::*>> { enum { yes = 1 }; };
struct S { void change() {} void keep() const {} };
union U { int a; };
enum class E { x };
template <class T> concept Changes = requires(T const* t) { t->change(); };
template <class T> concept Keeps = requires(T const* t) { t->keep(); };
template <class T> concept ChangesPlain = requires(T* t) { t->change(); };
template <class T> concept ChangesTarget = requires(T const* t) { (*t).change(); };
template <class T> concept Lacks = requires(T* t) { t->nothing(); };
template <class T> concept Counted = requires(T t) { std::popcount(t); };
template <class T> struct Unqualified { using type = T; };
template <class T> struct Unqualified<T volatile> { typedef T type; };
int main() {
  int n = 0;
  const int z = 0;
  printf("%d %d %d %d\n", f(0), f(n), f(z), f(1));
  printf("%d %d %d %d\n", g<int>(0), g<int>(n), g<int>(1), (int)sizeof(g<int>(0)));
  printf("%d%d%d%d%d\n", (int)sizeof(member<S>(0)), (int)sizeof(member<S>(nullptr)), (int)sizeof(member<int>(0)),
         (int)sizeof(member<E>(nullptr)), (int)sizeof(member<U>(0)));
  printf("%d%d%d%d\n", HasMembers<S>::yes, HasMembers<int>::yes, HasMembers<S*>::yes, HasMembers<U>::yes);
  printf("%d%d%d%d%d\n", Changes<S>, Keeps<S>, ChangesPlain<S>, ChangesTarget<S>, Lacks<S>);
  printf("%d%d%d\n", Counted<int>, Counted<unsigned>, Counted<double>);
  printf("%d %d %d\n", (int)std::rank_v<int>, (int)std::rank<int[2][3]>::value, (int)std::rank_v<int[4]>);
  printf("%d%d%d%d\n", std::is_constructible_v<std::vector<int>, int>, std::is_constructible_v<std::vector<int>, int*>,
         std::is_constructible_v<std::vector<int>, const char*>, std::is_constructible_v<std::vector<int>, std::vector<long>>);
  printf("%d%d%d\n", std::is_constructible_v<std::vector<int>, int, int>, std::is_constructible_v<std::vector<int>, int*, int*>,
         std::is_constructible_v<std::vector<int>, std::initializer_list<int>>);
  std::vector<int> v{1, 2, 3};
  for (std::vector<int>::reverse_iterator i = v.rbegin(); i != v.rend(); ++i) printf("%d", *i);
  std::vector<int>::const_reverse_iterator c = v.crbegin();
  std::string s = "ab";
  std::string::reverse_iterator last = s.rbegin();
  printf(" %d %c\n", *c, *last);
  printf("%d\n", std::is_same_v<Unqualified<int volatile>::type, int>);
}
