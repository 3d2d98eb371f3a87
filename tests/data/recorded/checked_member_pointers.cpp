#include <cstdio>
#include <string>
struct B { std::string s() const { return "B"; } int n; };
struct A {};
template <typename U, U u> struct really {};

template <typename C> int t(really<std::string (C::*)() const, &C::s>*) { return 1; }
template <typename C> int t(...) { return 0; }
template <typename C> int u(really<std::string (C::*)(), &C::s>*) { return 1; }
template <typename C> int u(...) { return 0; }
template <typename C> int v(really<int C::*, &C::n>*) { return 1; }
template <typename C> int v(...) { return 0; }
template <typename C> int w(really<long C::*, &C::n>*) { return 1; }
template <typename C> int w(...) { return 0; }
template <typename C, std::string (C::*P)() const> struct R2 {};
template <typename C> int x(R2<C, &C::s>*) { return 1; }
template <typename C> int x(...) { return 0; }
template <typename C> char y(decltype(&C::s)) ;
template <typename C> int y(...) ;
template <int (*F)()> struct Fn {};
int fi() { return 1; } long fl() { return 1; }
template <class T, class = void> struct q { static const int v = 0; };
int main() {
  printf("%d%d\n", t<B>(0), t<A>(0));
  printf("%d%d\n", u<B>(0), u<A>(0));
  printf("%d%d\n", v<B>(0), v<A>(0));
  printf("%d%d\n", w<B>(0), w<A>(0));
  printf("%d%d\n", x<B>(0), x<A>(0));
  printf("%zu %zu\n", sizeof(y<B>(0)), sizeof(y<A>(0)));
}
