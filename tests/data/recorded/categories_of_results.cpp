// What functions with variables of their own return expires or is const as an argument.
#include <cstdio>
#include <cstdlib>
#include <type_traits>
#include <utility>
struct D { int v; D& get() { return *this; } int a[3]; };
template<class T> void q(T&& t) { std::printf("%d%d ", std::is_lvalue_reference_v<T>, std::is_const_v<std::remove_reference_t<T>>); }
int&& k1(int& i) { return std::move(i); }
D&& k2(D& i) { return std::move(i); }
auto&& k3(int& i) { return std::move(i); }
auto&& k4(D& i) { return std::move(i); }
auto&& k5(D& i) { return std::move(i.v); }
template<class T> auto&& k6(T& i) { return std::move(i.v); }
template<class T> auto&& k7(T& i) { auto p = &i; return std::move(p->v); }
template<class T> auto&& k8(T& i) { T& p = i; return std::move(p.v); }
template<class T> auto&& k9(T& i) { T& p = i; return std::move(p); }
template<class T> decltype(auto) k10(T& i) { T& p = i; return std::move(p); }
template<class T> decltype(auto) k11(T& i) { T& p = i; return static_cast<T&&>(p); }
template<class T> decltype(auto) k12(T& i) { T const& p = i; return (p.v); }
template<class T> decltype(auto) k13(T& i) { T const& p = i; return (p); }
template<class T> auto& k14(T const& i) { return i; }
template<class T> auto& k15(T const& i) { return i.v; }
int const& k16(D const& i) { return i.v; }
auto& k17(D const& i) { return i.v; }
auto const& k18(D& i) { return i.v; }
template<class T> decltype(auto) k19(T const& i) { return (i.v); }
template<class T> decltype(auto) k20(T const& i) { return (i); }
template<class T> decltype(auto) k21(T const& i) { auto& p = i; return (p.v); }
auto k22 = [](auto const& i) -> decltype(auto) { return (i.v); };
auto k23 = [](auto const& i) -> auto& { return i.v; };

int main() {
  std::printf("\n0: "); { D d; q(k7(d)); q(k8(d)); q(k9(d)); q(k10(d)); q(k11(d)); }
  std::printf("\n1: "); { D d; q(k12(d)); q(k13(d)); }
  std::printf("\n2: "); { D d; q(k19(d)); q(k20(d)); q(k21(d)); q(k22(d)); q(k23(d)); }
  std::printf("\n");
}
