#include <cstdio>
#include <type_traits>
#include <utility>
#include <vector>
#include <string>
template <class T, class... A> concept Braced = requires(A... a) { T{a...}; };
template <class T, class... A> concept BracedDv = requires { T{std::declval<A>()...}; };
template <class T, class A, class = void> struct br : std::false_type {};
template <class T, class A> struct br<T, A, std::void_t<decltype(T{std::declval<A>()})>> : std::true_type {};
template <class T, class A> auto f(A a) -> decltype(T{a}, 1) { return 1; }
template <class T> int f(...) { return 0; }
struct Ag { int x; float y; }; struct Ct { Ct(int); }; struct Cl { Cl(long); }; struct Cs { Cs(short); explicit Cs(double); };
template <class T, class A> void row(const char* s) { printf("%s %d%d%d%d\n", s, Braced<T, A>, BracedDv<T, A>, br<T, A>::value, f<T>(std::declval<A>)); }
template <class T, class A> void row2(const char* s) { printf("%s %d%d%d\n", s, Braced<T, A>, BracedDv<T, A>, br<T, A>::value); }
int main() {
#define T(X) row2<X, int>(#X " int"); row2<X, long>(#X " long"); row2<X, double>(#X " double"); row2<X, float>(#X " float"); row2<X, unsigned>(#X " unsigned"); row2<X, char>(#X " char"); row2<X, bool>(#X " bool"); row2<X, int*>(#X " int*");
  T(int) T(long) T(double) T(float) T(unsigned) T(char) T(bool) T(short) T(Ag) T(Ct) T(Cl) T(std::vector<int>) T(std::vector<float>) T(std::string)
  printf("%d%d%d%d\n", Braced<Ag, int, int>, Braced<Ag, int, float>, Braced<Ag, int, double>, Braced<Ag, int, float, int>);
  int i = 1; printf("%d%d\n", f<int>(i), f<int>(2.0)); printf("%d%d\n", f<Ag>(i), f<Ag>(2.0));
}
