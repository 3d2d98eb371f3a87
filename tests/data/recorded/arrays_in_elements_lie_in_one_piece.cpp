// Elements of vectors that hold arrays, and pointers that lead from one into the next.
#include <vector>
#include <array>
#include <cstdio>
#include <utility>
#include <algorithm>
struct P { float x, y; bool operator==(const P&) const = default; };
struct Row { int v[3]; int id = 7; P p{1, 2}; int* row() { return v; } int sum() const { return v[0] + v[1] + v[2]; } bool operator==(const Row&) const = default; };
union U { float f[4]; unsigned u[4]; };
struct HasU { int n; U u; };
int main() {
  std::vector<Row> m(4);
  auto& r = m[1]; Row* rp = &m[2]; auto& arr = m[3].v; P& pr = m[0].p; int& el = m[2].v[2]; int* pid = &m[1].id;
  auto it = m.begin() + 1; auto e = m.end();
  Row moved_in{{1, 2, 3}, 4, {5, 6}};
  int* q = m[0].v;
  q[0] = 10; r.v[0] = 20; rp->v[1] = 30; arr[2] = 40; pr.x = 50; el = 60; *pid = 70;
  std::printf("%d %d %d %d %g %d %d\n", m[0].v[0], m[1].v[0], m[2].v[1], m[3].v[2], m[0].p.x, m[2].v[2], m[1].id);
  const int w = sizeof(Row) / 4;
  for (int i = 0; i < 4; ++i) for (int j = 0; j < 3; ++j) std::printf("%d ", q[i * w + j]);
  std::printf("\n%d %td %td\n", it->id, e - it, rp - m.data());
  for (; it != m.end(); ++it) it->id++;
  std::printf("%d %d %d\n", m[1].id, m[3].id, q[w + 3]);
  Row copy = r; copy.v[0]++; std::printf("%d %d %d\n", copy.v[0], r.v[0], copy == r);
  Row mv = std::move(r); mv.v[1] = -1; mv.p.y = 9; std::printf("%d %d %g %g\n", mv.v[1], r.v[1], mv.p.y, r.p.y);
  r = moved_in; std::printf("%d %g\n", q[w], m[1].p.y);
  moved_in.v[0] = 100; std::printf("%d\n", m[1].v[0]);
  std::swap(r, *rp); std::printf("%d %d %d\n", r.id, rp->id, m[2].sum());
  auto f = [r] { return r.sum(); }; r.v[0] = 1000; std::printf("%d %d\n", f(), r.sum());
  auto g = [&r] { return r.sum(); }; std::printf("%d\n", g());
  std::vector<Row> two{r, *rp}; two[0].v[0] = 1; std::printf("%d %d\n", r.v[0], two[1].sum());
  std::pair<Row, int> pr2{r, 1}; pr2.first.v[0] = 2; std::printf("%d\n", r.v[0]);
  std::array<Row, 2> ar{r, r}; ar[1].v[0] = 3; std::printf("%d %d\n", r.v[0], ar[0].v[0]);
  m.push_back(r); std::printf("%zu %d\n", m.size(), m[4].v[0]);
  int* z = m[0].row(); std::printf("%d %d\n", z[4 * w], z[w + 1]);
  m.reserve(64);
  Row& keep = m[0]; int* k = keep.v; m.push_back(keep); m.emplace_back(); keep.v[0] = 5; std::printf("%d %d %d %zu\n", k[0], k[5 * w], m[6].id, m.size());
  for (int i = 0; i < 20; ++i) { m.push_back(Row{{i, i, i}, i, {}}); k[(m.size() - 1) * w] += 1; }
  std::printf("%d %d\n", m.back().v[0], keep.v[0]);
  P one{1, 2}; P& ro = one; float* o = &one.x; o[1] = 8; ro.x = 7; std::printf("%g %g %g\n", one.x, one.y, o[0]);
  std::vector<P> ps(3, P{1, 2}); P& p1 = ps[1]; float* s = &ps[0].x; s[2] = 4; p1.y = 5; std::printf("%g %g %g\n", ps[1].x, s[3], p1.x);
  float* t = reinterpret_cast<float*>(&one); t[0] = 3; ro.y = 4; std::printf("%g %g %g\n", one.x, t[1], o[1]);
  std::vector<U> us(2); U& u1 = us[1]; float* uf = us[0].f; uf[5] = 2.0f; std::printf("%x\n", u1.u[1]); u1.f[0] = 1; std::printf("%g\n", uf[4]);
  std::vector<HasU> hs(2); HasU& h1 = hs[1]; h1.n = 9; float* hf = hs[0].u.f; hf[5] = 3; h1.u.f[3] = 6; std::printf("%g %d %g %g\n", h1.u.f[0], hs[1].n, hf[8], hs[1].u.f[0]);
  Row loc[3] = {}; Row& l2 = loc[2]; int* lp = loc[0].v; l2.v[0] = 4; std::printf("%d %d\n", lp[2 * w], loc[2].v[0]);
  std::vector<std::vector<Row>> vv(2, std::vector<Row>(2)); int* vp = vv[1][0].v; vp[w + 1] = 6; std::printf("%d %d\n", vv[1][1].v[1], vv[0][1].v[1]);
  auto big = std::max_element(m.begin(), m.end(), [](Row& a, Row& b) { int* x = a.v; int* y = b.v; return x[0] < y[0]; }); std::printf("%td\n", big - m.begin());
}
