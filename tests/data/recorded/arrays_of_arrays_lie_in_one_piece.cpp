// Arrays of arrays, read as one.
#include <vector>
#include <array>
#include <cstdio>
#include <algorithm>
#include <numeric>
#include <cstring>
template <int M, int N> struct Mat {
  std::array<std::array<float, N>, M> a{};
  float* data() { return a[0].data(); } const float* data() const { return &a[0][0]; }
  std::array<float, N>& operator[](int i) { return a[i]; }
  const auto& operator[](int i) const { return a[i]; }
  auto begin() { return a.begin(); } auto end() { return a.end(); }
};
template <int M, int N> float sum(const Mat<M, N>& m) { return std::accumulate(m.data(), m.data() + M * N, 0.f); }
int main() {
  Mat<3, 4> m;
  std::iota(m.data(), m.data() + 12, 1.f);
  std::printf("%g %g\n", sum(m), m[2][3]);
  for (auto& row : m) { for (auto& x : row) x *= 2; std::printf("%g %zu\n", row.back(), row.size()); }
  m[1].fill(3); auto r = m[1]; r[0] = 9; m[2] = r; std::printf("%g %g\n", sum(m), m[1][0]);
  std::swap(m[0], m[2]); std::printf("%g %d\n", m[0][0], m[0] == r);
  auto [a, b, c] = m.a; std::printf("%g %g\n", a[0], c[1]);
  std::vector<Mat<2, 2>> v(2); v[1][0][1] = 5; float* d = v[0].data(); std::printf("%g\n", d[5]); d[7] = 6; std::printf("%g %g\n", v[1][1][1], sum(v[1]));
  std::array<std::array<std::array<int, 2>, 2>, 2> t{}; int* tp = &t[0][0][0]; std::iota(tp, tp + 8, 0); std::printf("%d %d %d\n", t[1][0][1], t[0][1][1], t[1][1][1]);
  int* tq = t[1][0].data(); std::printf("%d %td\n", tq[2], tq - tp);
  const std::array<std::array<int, 2>, 3> k{{{1, 2}, {3, 4}, {5, 6}}}; std::printf("%d\n", (&k[0][0])[5]);
  for (const auto& [x, y] : k) std::printf("%d,%d ", x, y); std::puts("");
  auto sorted = k; std::sort(sorted.begin(), sorted.end(), [](auto& p, auto& q) { return p[1] > q[1]; }); int* sp = sorted[0].data(); std::printf("%d %d\n", sp[0], sp[5]);
  std::sort(sorted.begin(), sorted.end()); std::printf("%d %d %d\n", sp[0], sorted[2][1], sorted < k);
  std::vector<std::array<int, 3>> g; for (int i = 0; i < 5; ++i) { g.push_back({i, i + 1, i + 2}); int* gp = g[0].data(); gp[0] += gp[3 * i]; }
  std::printf("%d %d %zu\n", g[0][0], g[4][2], g.size());
  g.erase(g.begin() + 1); g.insert(g.begin(), {7, 7, 7}); int* gp = g.front().data(); for (int i = 0; i < 15; ++i) std::printf("%d ", gp[i]); std::puts("");
  std::memset(g.data(), 0, sizeof(g[0]) * 2); std::printf("%d %d\n", g[1][2], g[2][0]);
  int out[15]; std::memcpy(out, g.data(), sizeof out); std::printf("%d\n", out[6]);
  std::memcpy(&g[0], out + 6, 9 * 4); std::printf("%d\n", g[0][0]);
  std::copy(out, out + 6, g[0].begin()); std::printf("%d\n", g[1][2]);
  auto cmp = std::lexicographical_compare(gp, gp + 3, gp + 3, gp + 6); std::printf("%d\n", cmp);
  std::array<int, 4> flat{1, 2, 3, 4}; auto& as2 = reinterpret_cast<std::array<std::array<int, 2>, 2>&>(flat); std::printf("%d\n", as2[1][0]);
  std::printf("%zu %zu\n", sizeof(t), sizeof(m));
}
