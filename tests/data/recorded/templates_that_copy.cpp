#include <cstdio>
#include <utility>
#include <type_traits>
#include <functional>
struct X { X() = default; template <class T> X(T&&) { std::printf("T %d %d\n", std::is_lvalue_reference_v<T>, std::is_const_v<std::remove_reference_t<T>>); } int v = 1; };
struct Y { Y() = default; Y(Y const&) = default; template <class T> Y(T&&) { std::puts("Y T"); } };
struct Z { Z() = default; template <class... T> Z(T&&...) { std::printf("Z %zu\n", sizeof...(T)); } };
struct W { W() = default; template <class T> W(T&) { std::puts("W T&"); } };
struct V { V() = default; template <class T, class = std::enable_if_t<!std::is_same_v<std::decay_t<T>, V>>> V(T&&) { std::puts("V T"); } };
struct U { U() = default; template <class T> U(T) { std::puts("U T"); } template <class T> U(T const&, int) {} };
struct HasX { X x; HasX() = default; };
struct DX : X { DX() = default; };
template <class T> struct Tpl { Tpl() = default; template <class U> Tpl(Tpl<U> const&) { std::puts("other"); } template <class U> Tpl(Tpl<U>&) { std::puts("other&"); } };
void f(X) {} void g(X const&) {}
X make() { X x; return x; }
int main() {
  { X a; X b(a); X c = a; X const d; X e(d); X h(std::move(a)); X i{a}; f(a); g(a); X j = make(); }
  { Y a; Y b(a); Y const c; Y d(c);  Y e(std::move(b)); }
  { Z a; Z b(a); Z const c; Z d(c);  Z e(std::move(b)); Z z(1, 2); }
  { W a; W b(a); W const c; W d(c); }
  { V a; V b(a); V c(1); }
  { U a; U b(a); U c(1); }
  { HasX a; HasX b(a); HasX c(std::move(a)); }
  { DX a; DX b(a); DX const c; DX d(c); DX e(std::move(a)); X x(a); }
  { Tpl<int> a; Tpl<int> b(a); Tpl<int> const c; Tpl<int> d(c); Tpl<long> e(a); Tpl<long> g2(c); }
}
