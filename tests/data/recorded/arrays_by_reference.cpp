// Rows, arrays of const elements and texts keep their types in deduction, overloads and traits.
#include <array>
#include <cstdio>
#include <string>
#include <string_view>
#include <type_traits>

namespace n1 {
template <class T> void tr(T&) { printf("%s\n", __PRETTY_FUNCTION__); }
template <class T> void tf(T&&) { printf("%s\n", __PRETTY_FUNCTION__); }
template <class T> void tv(T) { printf("%s\n", __PRETTY_FUNCTION__); }
template <class T> void tc(T const&) { printf("%s\n", __PRETTY_FUNCTION__); }
template <class T> void tp(T*) { printf("%s\n", __PRETTY_FUNCTION__); }
template <class T> void sh() { printf("%s\n", __PRETTY_FUNCTION__); }
template <int N, int M> void mat(const int (&a)[N][M]) { printf("%d %d %d\n", N, M, a[1][0]); }
template <class T, int N, int M> void matt(const T (&a)[N][M]) { tr(a[0]), printf("%d %d\n", M, a[1][0]); }
template <class T, int N, int M> void matn(T (&a)[N][M]) { tr(a[0]), printf("%d %d\n", M, a[1][0]); }
template <class T, int N> void row(T (*a)[N]) { printf("%s %d\n", __PRETTY_FUNCTION__, a[1][0]); }
template <class T, int N> void rowc(T const (*a)[N]) { printf("%s %d\n", __PRETTY_FUNCTION__, a[1][0]); }
template <class T, int N> void one(T (&a)[N]) { printf("%s %d\n", __PRETTY_FUNCTION__, a[0]); }
template <class T, int N> void onec(T const (&a)[N]) { printf("%s %d\n", __PRETTY_FUNCTION__, a[0]); }
template <class T, int N> void oner(T (&&a)[N]) { printf("%s %d\n", __PRETTY_FUNCTION__, a[0]); }
template <int N, int M, int K> void cube(const int (&a)[N][M][K]) { printf("%d %d %d %d\n", N, M, K, a[1][0][1]); }
template <class T> struct Hold { Hold(T const&) { printf("%s\n", __PRETTY_FUNCTION__); } };
template <class T> struct Hol { T const* p; Hol(T const& t) : p(&t) { printf("%s\n", __PRETTY_FUNCTION__); } };
template <class T> struct Hor { T& r; Hor(T& t) : r(t) { printf("%s\n", __PRETTY_FUNCTION__); } };
template <class T, int N> struct Han { Han(T (&a)[N]) { printf("%s\n", __PRETTY_FUNCTION__); } };
void fix(int (&a)[2]) { puts("int"); } void fix(int const (&a)[2]) { puts("const"); } void fix2(int const (&a)[2][2]) { puts("22"); }
struct S { int m[2][2] = {{1, 2}, {3, 4}}; const int k[2] = {5, 6}; };

void run() {
  { int m[2][2] = {{1, 2}, {3, 4}}; mat(m); matt(m); matn(m); row(m); rowc(m); }
  { int const m[2][2] = {{1, 2}, {3, 4}}; mat(m); matt(m); matn(m); row(m); rowc(m); }
  { int m[2][2] = {{1, 2}, {3, 4}}; one(m[0]); onec(m[0]); onec(m[1]); fix(m[0]); fix2(m); }
  { int const m[2][2] = {{1, 2}, {3, 4}}; one(m[0]); onec(m[0]); onec(m[1]); fix(m[0]); fix2(m); }
  { int m[2][2][2] = {{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}}; cube(m); mat(m[1]); matt(m[1]); one(m[1][1]); row(m[1]); }
  { S s; mat(s.m); matt(s.m); one(s.m[1]); one(s.k); tr(s.m[0]); tr(s.k); S const c; tr(c.m); tr(c.m[0]); tf(c.m[1]); tv(c.m); tv(c.m[0]); }
  { int m[2][2] = {{1, 2}, {3, 4}}; Hold h(m[0]); Hold g(m); int k[2] = {}; Hold i(k); Hold l("abc"); }
  { int m[2][2] = {{1, 2}, {3, 4}}; Hol h(m[1]); printf("%d\n", (*h.p)[1]); sh<decltype(h)>(); }
  { int m[2][2] = {{1, 2}, {3, 4}}; Hor h(m[1]); printf("%d\n", h.r[1]); sh<decltype(h)>(); int const k[2] = {}; Hor g(k); }
  { int m[2][2] = {{1, 2}, {3, 4}}; Han h(m[1]); int k[3] = {}; Han g(k); Han l("abc"); int const q[2] = {}; Han f(q); }
  { int m[2][2] = {{1, 2}, {3, 4}}; Hold<int[2]> h(m[1]); Hol<int[2]> g(m[0]); printf("%d\n", (*g.p)[1]); }
  { int m[2][2] = {{1, 2}, {3, 4}}; auto& r = m[1]; tr(r); auto r2 = m[1]; tr(r2); auto const& r3 = m[0]; tr(r3); auto&& r4 = m[0]; tr(r4); Hold h(r); decltype(auto) r5 = m[0]; tr(r5); }
  { int m[2][2] = {{1, 2}, {3, 4}}; for (auto& r : m) { tr(r); one(r); Hold h(r); } for (auto const& r : m) { tr(r); } for (auto r : m) { tr(r); } for (auto&& r : m) tf(r); }
  { int m[2][2] = {{1, 2}, {3, 4}}; int (*p)[2] = m; tr(*p); tr(p[1]); tr(p); Hold h(*p); tf(*p); tv(*p); one(*p); mat(*(int (*)[2][2])p); }
  { std::array<int[2], 2> m{}; std::array<std::array<int, 2>, 2> n{}; tr(n[0]); Hold h(n[0]); tr(n); }
  { sh<decltype(S::m)>(); S s; sh<decltype(s.m)>(); sh<decltype((s.m))>(); sh<decltype(s.m[0])>(); sh<decltype((s.m[0][0]))>(); sh<decltype(S().m)>(); sh<decltype((S().m))>(); }
  { int a[2] = {1, 2}; tf(std::move(a)); auto f = [a] { tr(a); }; f(); auto g = [&a] { tr(a); }; g(); auto h = [b = a] { tr(b); }; h(); auto i = [&b = a] { tr(b); }; i(); }
  { int m[2][2] = {{1, 2}, {3, 4}}; auto f = [m] { tr(m); tr(m[0]); Hold h(m[1]); }; f(); auto g = [&] { tr(m); tr(m[0]); one(m[0]); }; g(); auto h = [=]() mutable { tr(m); tr(m[1]); }; h(); }
}
}

namespace n2 {
template <class T> void tr(T&) { printf("%s\n", __PRETTY_FUNCTION__); }
template <class T> void tf(T&&) { printf("%s\n", __PRETTY_FUNCTION__); }
template <class T> void tv(T) { printf("%s\n", __PRETTY_FUNCTION__); }
template <class T> void tc(T const&) { printf("%s\n", __PRETTY_FUNCTION__); }
template <class T> void sh() { printf("%s\n", __PRETTY_FUNCTION__); }
template <class T> void nm(T) { tr(__func__); tv(&__func__); auto& x = __func__; tr(x); }
struct W { void m() { tr(__func__); tv(&__func__); auto const& x = __func__; tr(x); } };

void run() {
  { bool b = true; tf(b ? "a" : "bc"); }
  { bool b = true; tf((b ? "a" : "bc")); }
  { bool b = true; tf(b ? "ab" : "bc"); }
  { bool b = true; tc(b ? "a" : "bc"); }
  { bool b = true; tc(b ? "ab" : "bc"); }
  { bool b = true; tv(b ? "ab" : "bc"); }
  { bool b = true; auto&& x = b ? "a" : "bc"; tr(x); sh<decltype(x)>(); }
  { bool b = true; auto const& x = b ? "a" : "bc"; tr(x); sh<decltype(x)>(); }
  { bool b = true; auto const& x = b ? "ab" : "bc"; tr(x); sh<decltype(x)>(); }
  { bool b = true; sh<decltype(b ? "a" : "bc")>(); sh<decltype(b ? "ab" : "bc")>(); }
  { bool b = true; std::string s = b ? "a" : "bc"; puts(s.c_str()); tf(b ? s : "x"); tf(b ? "x" : s); }
  { bool b = true; const char* p = "z"; tf(b ? p : "bc"); tf(b ? "bc" : p); auto&& y = b ? p : "a"; tr(y); const char* q = p; tf(b ? p : q); tr(b ? p : q); }
  { tr("abc"); tf("abc"); tv("abc"); tc("abc"); sh<decltype("abc")>(); sh<decltype(("abc"))>(); tf(("abc")); }
  { auto x = "abc"; tr(x); auto& y = "abc"; tr(y); auto&& z = "abc"; tr(z); auto const& w = "abc"; tr(w); decltype(auto) v = "abc"; tr(v); }
  { tv(&"abc"); tr(*"abc"); tf("abc"[0]); tf(*&"abc"); auto p = &"abc"; tr(p); tf(*p); puts(*p); }
  { tv(&__func__); auto p = &__func__; tr(p); puts(*p); tf(__func__); tc(__func__); tv(__func__); }
  { auto& x = __func__; tr(x); auto&& y = __func__; tr(y); auto const& z = __func__; tr(z); auto w = __func__; tr(w); puts(x); }
  { sh<decltype(__func__)>(); sh<decltype((__func__))>(); printf("%d\n", int(sizeof(__func__))); }
  { nm(1); W{}.m(); [] { tr(__func__); tv(&__func__); }(); }
}
}

int main() {
  n1::run();
  n2::run();
}
