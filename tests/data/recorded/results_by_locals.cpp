// The types of what functions return that name their own variables.
#include <cstdio>
#include <cstdlib>
#include <type_traits>
#include <utility>
#include <vector>
#include <tuple>
#include <map>
#include <string>
struct D { int v; D& get() { return *this; } int a[3]; std::vector<int> w{1,2}; };
template<class T> void p() { std::printf("%d%d%d ", std::is_lvalue_reference_v<T>, std::is_rvalue_reference_v<T>, std::is_const_v<std::remove_reference_t<T>>); }
template<class T> decltype(auto) f0(T& t) { constexpr int n = sizeof(int); if constexpr (n == 4) return (t); else return 1; }
template<class T> decltype(auto) f1(T& t) { auto& r = t.v; return (r); }
template<class T> decltype(auto) f2(T& t) { auto& r = t.v; return r; }
template<class T> decltype(auto) f3(T& t) { auto r = t.v; return r; }
template<class T> decltype(auto) f4(T& t) { auto&& r = t.get(); return (r.v); }
template<class T> decltype(auto) f5(T& t) { T& r = t; return r.get(); }
template<class T> auto& f6(T& t) { T* q = &t; return *q; }
template<class T> auto& f7(T& t) { auto q = &t; return q->v; }
template<class T> auto&& f8(T& t) { auto q = &t; return std::move(q->v); }
template<class T> decltype(auto) f9(T& t) { for (auto& x : t.a) if (x == 3) return (x); return (t.a[0]); }
template<class T> decltype(auto) f10(T& t) { auto it = t.w.begin(); return *it; }
template<class T> decltype(auto) f11(T& t) { auto const& r = t; return (r.v); }
template<class T> decltype(auto) f12(T& t) { const auto r = t.v; return r; }
template<class T> const auto& f13(T& t) { auto& r = t.v; return r; }
template<class T> auto f14(T& t) -> decltype((t.v)) { return t.v; }
template<class T> decltype(auto) f15(T&& t) { auto&& r = std::forward<T>(t); return std::forward<T>(r); }
template<class T> decltype(auto) f16(T& t) { auto [x, y] = std::pair<int&, int>(t.v, 2); return (x); }
template<class T> decltype(auto) f17(T& t) { auto& [v, a, w] = t; return (v); }
template<class T> decltype(auto) f18(T& t) { auto l = [&]() -> auto& { return t.v; }; return l(); }
template<class T> decltype(auto) f19(T& t) { auto l = [&]() { return t.v; }; return l(); }
template<class T> decltype(auto) f20(T& t) { int i = 1; return t.a[i]; }
template<class T> decltype(auto) f21(T& t) { std::size_t i = 1; return t.w[i]; }
template<class T> decltype(auto) f22(T& t) { static int s = 3; return (s); }
template<class T> decltype(auto) f23(T& t) { static int s = 3; return s; }
template<class T> decltype(auto) f24(T& t) { std::vector<int> w{1}; return w[0]; }
template<class T> decltype(auto) f25(T& t) { if (t.v > 3) return t.get(); return (t); }
template<class T> decltype(auto) f26(T& t) { switch (t.v) { case 1: return (t); default: return t.get(); } }
template<class T> decltype(auto) f27(T& t) { auto& m = t.w; auto i = 0u; return m.at(i); }
template<class T> decltype(auto) f28(T& t) { using U = T; U& r = t; return static_cast<U&&>(r); }
template<class T> decltype(auto) f29(T& t) { return true ? (t) : t.get(); }
template<class T> decltype(auto) f30(T& t) { int x = t.v; return x > 3 ? t.v : t.a[0]; }
D& g0(D& d) { auto& r = d; return r; }
decltype(auto) g1(D& d) { auto& r = d.v; return (r); }
decltype(auto) g2(D& d) { auto& r = d.v; return r; }
auto& g3(D& d) { auto* r = &d; return r->v; }
decltype(auto) g4(D& d) { int i = 2; return d.a[i]; }
decltype(auto) g5(D& d) { constexpr bool b = true; if constexpr (b) return (d.v); else return 3; }
struct C { D d; decltype(auto) m0() { auto& r = d; return (r.v); } decltype(auto) m1() const { auto& r = d; return (r.v); } auto& m2() { auto& r = d; return r; } decltype(auto) m3() { auto r = &d; return *r; } decltype(auto) operator*() { auto& r = d; return (r); } decltype(auto) operator[](int i) { auto& r = d.a; return r[i]; } };
template<class T> decltype(auto) h0(T& t) { constexpr int n = 0; return std::get<n>(t); }
template<class T> decltype(auto) h1(T& t) { constexpr std::size_t n = 1; return (std::get<n>(t)); }
template<class T> auto h2(T& t) { constexpr int n = 1; return std::get<n>(t); }
template<class T> auto h3(T& t) { constexpr int n = sizeof(T) > 4 ? 1 : 0; if constexpr (n) return 2.5; else return 1; }
template<class T> auto h4(T& t) { const int n = 2; return std::integral_constant<int, n>{}; }
template<class T> auto h5(T& t) { constexpr bool b = std::is_class_v<T>; return std::conditional_t<b, int, double>(1); }
template<class T> auto h6(T& t) { using U = std::conditional_t<(sizeof(T) > 4), long, char>; U u = 3; return u; }
template<class T> auto h7(T const& t) { auto n = t.v; n += 1; return n; }
template<class T> auto h8(T const& t) { auto w = t.w; w.push_back(3); return w; }
template<class T> auto h9(T const& t) { std::string s = "x"; for (int i : t.w) s += std::to_string(i); return s; }
template<class T> auto h10(T const& t) { float s = 0; for (auto i : t.w) s += i; return s / 2; }
template<class T> auto h11(T const& t) { auto s = t.v * 1.5f; return s; }
template<class T> auto h12(T const& t) { auto [a, b, c] = t; return a; }
template<class T> auto h13(T const& t) { if (t.v > 3) return t.v; return t.v + 1; }
template<class T> auto h14(T n) -> T { return n <= 1 ? n : n * h14(n - 1); }
template<class T> auto h15(T n) { if (n <= 1) return n; return n * h15(n - 1); }
template<class T> decltype(auto) h16(T&& t) { return std::forward<T>(t).get(); }
template<class T> decltype(auto) h17(T&& t) { return std::forward<T>(t).v; }
template<class T> decltype(auto) h18(T&& t) { return (std::forward<T>(t).v); }
template<class... A> decltype(auto) h19(A&&... a) { return (a + ...); }
template<class... A> decltype(auto) h20(A&&... a) { auto t = std::tie(a...); return std::get<0>(t); }
template<class... A> auto h21(A&&... a) { return std::make_tuple(a...); }
template<class... A> auto h22(A&&... a) { return std::forward_as_tuple(std::forward<A>(a)...); }
template<class F, class... A> decltype(auto) h23(F&& f, A&&... a) { return std::forward<F>(f)(std::forward<A>(a)...); }
template<class F, class... A> decltype(auto) h24(F&& f, A&&... a) { auto&& r = std::forward<F>(f)(std::forward<A>(a)...); return static_cast<decltype(r)>(r); }
template<class T> void q(T&& t) { std::printf("%d%d ", std::is_lvalue_reference_v<T>, std::is_const_v<std::remove_reference_t<T>>); }
template<class T> void tn() { std::puts(__PRETTY_FUNCTION__); }
template<class Dv> struct Crtp { decltype(auto) me() { auto& d = static_cast<Dv&>(*this); return (d.v); } auto& me2() { return static_cast<Dv&>(*this); } auto const& me3() const { return static_cast<Dv const&>(*this); } };
struct Dv : Crtp<Dv> { int v = 3; };

int main() {
  std::printf("\n0: "); { D d; p<decltype(f0(d))>(); auto&& r = f0(d); p<decltype(r)>(); }
  std::printf("\n1: "); { D d; p<decltype(f5(d))>(); auto&& r = f5(d); p<decltype(r)>(); }
  std::printf("\n2: "); { D d; p<decltype(f6(d))>(); auto&& r = f6(d); p<decltype(r)>(); }
  std::printf("\n3: "); { D d; p<decltype(f8(d))>(); auto&& r = f8(d); p<decltype(r)>(); }
  std::printf("\n4: "); { D d; p<decltype(f11(d))>(); auto&& r = f11(d); p<decltype(r)>(); }
  std::printf("\n5: "); { D d; p<decltype(f13(d))>(); auto&& r = f13(d); p<decltype(r)>(); }
  std::printf("\n6: "); { D d; p<decltype(f15(d))>(); p<decltype(f15(D{}))>(); }
  std::printf("\n7: "); { D d; p<decltype(f28(d))>(); auto&& r = f28(d); p<decltype(r)>(); }
  std::printf("\n8: "); { C c; p<decltype(c.m1())>(); auto&& r = c.m1(); p<decltype(r)>(); }
  std::printf("\n9: "); { C c; p<decltype(c.m2())>(); auto&& r = c.m2(); p<decltype(r)>(); }
  std::printf("\n10: "); { C c; p<decltype(c.m3())>(); auto&& r = c.m3(); p<decltype(r)>(); }
  std::printf("\n11: "); { C c; p<decltype(*c)>(); auto&& r = *c; p<decltype(r)>(); }
  std::printf("\n12: "); { std::tuple<int, double> t{1, 2.5}; p<decltype(h0(t))>(); tn<decltype(h0(t))>(); tn<decltype(h1(t))>(); tn<decltype(h2(t))>(); }
  std::printf("\n13: "); { D d; tn<decltype(h3(d))>(); tn<decltype(h4(d))>(); tn<decltype(h5(d))>(); tn<decltype(h6(d))>(); }
  std::printf("\n14: "); { D d; tn<decltype(h23([](D& d) -> D& { return d; }, d))>(); tn<decltype(h24([](D& d) -> D& { return d; }, d))>(); tn<decltype(h24([](D& d) { return d.v; }, d))>(); }
  std::printf("\n15: "); { D d; q(f1(d)); q(f3(d)); q(f4(d)); q(f5(d)); q(f6(d)); q(f7(d)); q(f8(d)); q(f9(d)); q(f10(d)); q(f11(d)); q(f12(d)); q(f13(d)); }
  std::printf("\n16: "); { D d; q(f15(d)); q(f15(D{})); q(f16(d)); q(f17(d)); q(f18(d)); q(f19(d)); q(f20(d)); q(f21(d)); q(f25(d)); q(f26(d)); q(f28(d)); }
  std::printf("\n17: "); { const D d{}; tn<decltype(f1(d))>(); tn<decltype(f2(d))>(); tn<decltype(f6(d))>(); tn<decltype(f7(d))>(); tn<decltype(f9(d))>(); tn<decltype(f17(d))>(); tn<decltype(f20(d))>(); }
  std::printf("\n");
}
