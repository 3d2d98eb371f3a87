// Types of parts of what expires, of variables bound to them, and of what ranges and operators give.
#include <array>
#include <cstdio>
#include <functional>
#include <map>
#include <optional>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>
#define B(e) { auto&& q = e; std::printf("%s|", nm<decltype(q)>()); }
#define T1(e) std::printf("%s|", nm<decltype((e))>())
#define T2(e) std::printf("%s|", nm<decltype(e)>())
namespace bound {
template <class T> const char* nm() { return __PRETTY_FUNCTION__; }
struct W { int v=1; mutable int mu=0; };
struct N { W w; std::array<W,2> ar; std::vector<W> v{2}; std::optional<W> o{W{}}; W& r = w; W a[2]; };
N&& give(N& n) { return std::move(n); }
void s0() { N n; const N& c = n; W N::* m = &N::w; B(n.*m); T1(n.*m); B(c.*m); T1(c.*m); B(std::move(n).*m); T1(std::move(c).*m); B((&n)->*m); T1((&c)->*m); B(std::move(c).*m); std::printf("\n"); }
void s1() { N n; const N& c = n; W N::* m = &N::w; B(std::invoke(m, n)); T1(std::invoke(m, n)); T1(std::invoke(m, c)); B(std::invoke(m, std::move(n))); T1(std::invoke(m, std::move(c))); T1(std::invoke(m, &n)); B(std::invoke(m, &c)); std::printf("\n"); }
void s2() { N n; const N& c = n; B(n.v.front()); B(std::move(n).v.front()); T1(std::move(n).v.front()); B(give(n).v[0]); T1(give(n).v.back()); B(c.v.at(0)); T1(std::move(c).v.front()); std::printf("\n"); }
void s3() { N n; const N& c = n; B(std::get<0>(n.ar)); B(std::get<0>(c.ar)); B(std::get<0>(std::move(n).ar)); B(std::get<0>(std::move(c).ar)); T1(std::get<0>(std::move(c).ar)); T1(std::get<0>(c.ar)); B(std::get<0>(give(n).ar)); T1(std::get<0>(give(n).ar)); T1(std::get<0>(std::move(c.ar))); std::printf("\n"); }
void s4() { N n; const N& c = n; T1(std::move(c).w.mu); T1(c.w.mu); B(give(n).r); T1(std::move(c).r); T1(std::move(n).a[0]); B(std::move(c).a[0]); T1(give(n).a); T1(c.a[1]); B(std::move(n).o); T1(*std::move(c).o); std::printf("\n"); }
void all() { s0(); s1(); s2(); s3(); s4(); }
}
namespace named {
template <class T> const char* nm() { std::string_view s = __PRETTY_FUNCTION__; return __PRETTY_FUNCTION__; }
struct W { int v=1; const W& c() const { return *this; } W& m() { return *this; } const W operator[](int) const { return *this; } };
struct R { std::vector<W> ws{3}; const W* begin() const { return ws.data(); } const W* end() const { return ws.data()+1; } const std::vector<W>& c() const { return ws; } };
struct R2 { std::vector<W> ws{3}; W* begin() { return ws.data(); } W* end() { return ws.data()+1; } std::vector<W>& c() { return ws; } };
struct A { R r; std::vector<R> v{2}; const A& f() const { return *this; } std::array<W,2> arr; std::optional<W> o; };
void s0() { A a; for (auto& x : a.r) { T2((x)); T2(x); T2((x.v)); } for (auto& x : a.f().v) { T2((x)); T2(x.ws[0]); } std::printf("\n"); }
void s1() { R2 r; for (auto& x : r) { T2((x)); T2((x.v)); } const R2* p = &r; T2((p->ws)); T2((p->ws[0])); std::printf("\n"); }
void s2() { A a; T2((a.f().v.front())); T2((a.f().v[0])); T2((a.v.front())); T2((a.f().arr[0])); T2((a.f().o)); T2((*a.f().o)); T2((a.f().o.value())); std::printf("\n"); }
void s3() { R x; T2((x.c()[0].c())); T2(x.c()[0].c()); T2(x.c()[0]); T2((x.c().front().v)); T2((x.c().at(0))); T2((x.c().begin()->v)); T2((*x.c().begin())); std::printf("\n"); }
void s4() { R2 x; T2((x.c()[0].c())); T2(x.c()[0].m()); T2(x.c()[0]); T2((x.c().front().v)); T2((x.c().at(0))); T2((x.c().begin()->v)); T2((*x.c().begin())); std::printf("\n"); }
void s5() { W w; T2(w[0]); T2((w[0].v)); T2(w[0].c()); T2((w.c()[0])); T2((w.m()[0])); T2((w.m().v)); T2((w.c().v)); std::printf("\n"); }
void s6() { A a; for (auto&& x : a.f().v) T2((x)); for (const auto& x : a.v) T2((x)); for (auto x : a.f().v) T2((x)); for (auto& x : a.f().arr) T2((x)); std::printf("\n"); }
void s7() { std::map<int, W> m; for (auto& [k, v] : m) { T2((k)); T2((v)); T2(k); T2(v); } const auto& cm = m; for (auto& [k, v] : cm) { T2((k)); T2((v)); T2(v); } std::printf("\n"); }
void s8() { A a; const A& c = a; auto [r, v, arr, o] = c; T2((r)); T2(v); auto& [r2, v2, arr2, o2] = c; T2((r2)); T2(v2); T2((arr2[0])); T2(*o2); std::printf("\n"); }
void all() { s0(); s1(); s2(); s3(); s4(); s5(); s6(); s7(); s8(); }
}
int main() { bound::all(); named::all(); }
