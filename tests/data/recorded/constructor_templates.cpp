#include <cstdio>
#include <utility>
#include <type_traits>
struct Base {
  Base() = default;
  Base(Base const&) { std::puts("copy"); } Base(Base&&) { std::puts("move"); }
  template <class T> Base(T&&) { std::printf("template %d %d\n", std::is_lvalue_reference_v<T>, std::is_const_v<std::remove_reference_t<T>>); }
};
struct D1 : Base { D1() = default; D1(D1&& o) : Base(std::move(o)) {} D1(D1 const& o) : Base(o) {} };
struct D2 : Base { D2() = default; D2(D2&& o) = default; D2(D2 const& o) = default; };
struct D3 : Base { D3() = default; D3(D3 const& o) : Base(static_cast<Base const&>(o)) {} D3(D3&& o) : Base(static_cast<Base&&>(o)) {} };
struct B2 { B2() = default; template <class T> B2(T const&) { std::puts("T const&"); } B2(B2 const&) { std::puts("B2 copy"); } };
struct E2 : B2 { E2() = default; E2(E2 const& o) : B2(o) {} };
struct B3 { B3() = default; template <class T, class = std::enable_if_t<!std::is_base_of_v<B3, std::decay_t<T>>>> B3(T&&) { std::puts("B3 T"); } B3(B3 const&) { std::puts("B3 copy"); } B3(B3&&) { std::puts("B3 move"); } };
struct E3 : B3 { E3() = default; E3(E3&& o) : B3(std::move(o)) {} E3(E3 const& o) : B3(o) {} E3(int i) : B3(i) {} };
struct Any { Any() = default; template <class T> explicit Any(T) { std::puts("Any T"); } Any(Any const&) { std::puts("Any copy"); } };
template <class... T> struct Pk : T... { Pk() = default; template <class... U> Pk(U&&... u) : T(std::forward<U>(u))... { std::puts("Pk"); } };
int main() {
  { D1 a; D1 b(std::move(a)); D1 c(b); D1 const d; D1 e(d); }
  { D2 a; D2 b(std::move(a)); D2 c(b);  D2 const d; D2 e(d); }
  { D3 a; D3 b(std::move(a)); D3 c(b); }
  { E2 a; E2 b(a); }
  { E3 a; E3 b(std::move(a)); E3 c(b); E3 d(4); }
  { Base a; Base b(a); Base const c; Base d(c); Base e(std::move(a)); Base f(std::move(c)); Base g = a; Base h = Base(); }
  { D1 x; Base y(x); Base z = x; Base w(std::move(x)); Base const& r = x; Base v(r); }
  { Pk<Base> p; Pk<Base> q(p); }
}
