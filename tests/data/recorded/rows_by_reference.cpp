// Rows of arrays of arrays, and what pointers to arrays lead to, are arrays to references.
#include <cstdio>
#include <cstdlib>
#include <utility>
#include <cstddef>
#include <iterator>
#include <algorithm>
struct D { int v = 3; };
template<class T> void tq(T const&) { std::puts(__PRETTY_FUNCTION__); }
template<class T> void tr(T&) { std::puts(__PRETTY_FUNCTION__); }
template<class T> void tf(T&&) { std::puts(__PRETTY_FUNCTION__); }
template<class T> void tv(T) { std::puts(__PRETTY_FUNCTION__); }
template<class T, std::size_t N> std::size_t n(T (&)[N]) { return N; }
template<class T, std::size_t N> std::size_t nc(T const (&)[N]) { return N; }
template<class T, std::size_t N, std::size_t M> std::size_t nn(T (&)[N][M]) { return N * M; }
int sum(int (&a)[3]) { return a[0] + a[1] + a[2]; } int s2(int a[3]) { return a[1]; }
struct S { int a[2][3] = {{1, 2, 3}, {4, 5, 6}}; D d[2][2]; };

int main() {
  std::printf("\n0: "); { int x[2][3] = {}; tq(x[0]); tr(x[1]); tf(x[0]); tv(x[0]); tq(*x); tr(*x); tf(*(x + 1)); tf(x); tr(x); tv(x); }
  std::printf("\n1: "); { int x[2][3] = {}; std::printf("%zu %zu %zu %zu %zu", n(x), n(x[0]), nc(x[1]), nn(x), std::size(x[0])); std::printf("%d %d", sum(x[0]), s2(x[1])); }
  std::printf("\n2: "); { S s; tq(s.a[0]); tr(s.a[1]); tf(s.a[0]); tv(s.a[0]); std::printf("%zu %zu %zu", n(s.a), n(s.a[0]), nn(s.a)); std::printf("%d", sum(s.a[1])); }
  std::printf("\n3: "); { int x[2][3] = {{1, 2, 3}, {4, 5, 6}}; for (auto& r : x) { tr(r); std::printf("%zu ", n(r)); for (int c : r) std::printf("%d", c); } auto& r = x[1]; tr(r); tq(r); std::printf("%zu %zu", sizeof r, n(r)); auto p = x[1]; tv(p); tr(p); auto* q = &x[1]; tr(q); tr(*q); std::printf("%d", (*q)[2]); }
  std::printf("\n4: "); { int x[2][3][4] = {}; tq(x[0]); tq(x[0][1]); tq(x[0][1][2]); tr(x[1]); std::printf("%zu %zu %zu", n(x[0]), n(x[0][0]), nn(x[1])); }
  std::printf("\n5: "); { const int x[2][3] = {}; tq(x[0]); tr(x[1]); tf(x[0]); tv(x[0]); std::printf("%zu %zu", n(x[0]), nc(x[0])); }
  std::printf("\n6: "); { int x[2][3] = {}; auto l = [](auto& a) { tr(a); return sizeof(a); }; std::printf("%zu ", l(x[0])); auto m = [](auto const& a) { return sizeof(a); }; std::printf("%zu ", m(x[1])); auto k = [](auto&& a) { return sizeof(a) / sizeof(a[0]); }; std::printf("%zu ", k(x[1])); auto g = [](auto a) { return sizeof(a); }; std::printf("%zu", g(x[1])); }
  std::printf("\n");
}
