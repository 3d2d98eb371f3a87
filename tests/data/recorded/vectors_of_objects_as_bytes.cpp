// Vectors of objects that have become bytes are changed as others are.
#include <vector>
#include <cstdio>
#include <array>
#include <algorithm>
#include <numeric>
#include <utility>
#include <iostream>
#include <tuple>

#define FORCE(m) (void)((unsigned char*)(m).data())[0]

struct P { float x, y; float norm() const { return x * x + y * y; } void scale(float s) { x *= s; y *= s; } bool operator==(const P&) const = default; };
struct Row {
  int v[3]; int id = 7; P p{1, 2};
  int& operator[](int i) { return v[i]; }
  const int& operator[](int i) const { return v[i]; }
  int sum() const { int s = 0; for (int x : v) s += x; return s; }
  Row& set(int a) { v[0] = a; return *this; }
  friend bool operator<(const Row& a, const Row& b) { return a.sum() < b.sum(); }
};
template <class T> void bump(T& t) { t.id++; t.v[1] += 5; }
int total(const std::vector<Row>& m) { int s = 0; for (const auto& r : m) s += r.sum() + r.id; return s; }
Row make(int a) { Row r{}; r.v[0] = a; r.v[1] = a + 1; r.v[2] = a + 2; return r; }
int main() {
  std::vector<Row> m(4);
  FORCE(m);
  for (int i = 0; i < 4; ++i) m[i] = make(10 - i);
  std::printf("%d\n", total(m));
  for (auto& r : m) bump(r);
  std::printf("%d\n", total(m));
  auto& r = m[1]; r.set(100).set(50); r[2] = 9; r.p.scale(2);
  std::printf("%d %d %g %g\n", m[1].v[0], m[1][2], m[1].p.norm(), r.p.x);
  Row* q = &m[2]; q->v[1] = -4; (*q).id = 3; ++q; q->id = 44; std::printf("%d %d %td\n", m[2].v[1], m[3].id, q - &m[0]);
  std::swap(m[0], m[3]);
  std::printf("%d %d\n", m[0].id, m[3].id);
  std::sort(m.begin(), m.end());
  for (auto& r : m) std::printf("%d ", r.sum());
  std::puts("");
  auto& arr = m[2].v; arr[0] = 1000; std::printf("%d %zu\n", m[2].v[0], sizeof arr);
  auto [a, id, p] = m[2]; std::printf("%d %d %g\n", a[0], id, p.x);
  auto& [b, id2, p2] = m[2]; b[1] = 5; id2 = 6; p2.x = 7; std::printf("%d %d %g\n", m[2].v[1], m[2].id, m[2].p.x);
  Row copy = m[2]; copy.v[0] = 1; std::printf("%d %d\n", m[2].v[0], copy.v[0]);
  m.push_back(copy); m.emplace_back(make(3)); m.insert(m.begin() + 1, make(77));
  FORCE(m);
  std::printf("%zu %d %d %d\n", m.size(), m[1].v[0], m.back().v[2], m[5].v[0]);
  m.erase(m.begin()); m.pop_back(); m.resize(6);
  FORCE(m);
  std::printf("%zu %d %d\n", m.size(), m[0].v[0], m[5].id);
  auto it = std::find_if(m.begin(), m.end(), [](const Row& r) { return r.v[0] == 1000; });
  std::printf("%td %d\n", it - m.begin(), it->sum());
  int Row::* mp = &Row::id; m[0].*mp = 12; std::printf("%d %d\n", m[0].id, (&m[0])->*mp);
  P pp = m[0].p; pp.x = 3; m[0].p = pp; std::printf("%g %d\n", m[0].p.x, m[0].p == pp);
  auto f = [&](int i) -> Row& { return m[i]; }; f(2).v[2] = 8; std::printf("%d\n", m[2].v[2]);
  std::vector<Row> n = m; n[0].id = 99; std::printf("%d %d\n", m[0].id, n[0].id);
  n = std::move(m); std::printf("%zu %d\n", n.size(), n[0].id);
  std::reverse(n.begin(), n.end()); std::rotate(n.begin(), n.begin() + 2, n.end());
  for (const Row& r : n) std::printf("%d/%d ", r.sum(), r.id); std::puts("");
  std::vector<int> s(n.size()); std::transform(n.begin(), n.end(), s.begin(), [](auto const& r) { return r[0]; });
  for (int x : s) std::printf("%d ", x); std::puts("");
  int t = std::accumulate(n.begin(), n.end(), 0, [](int a, const Row& r) { return a + r.v[1]; }); std::printf("%d\n", t);
  std::fill(n.begin(), n.end(), make(2)); std::printf("%d\n", n[3].sum());
  std::fill(std::begin(n[0].v), std::end(n[0].v), 4); std::copy(n[0].v, n[0].v + 3, n[1].v); std::printf("%d\n", n[1].sum());
  auto mm = std::minmax_element(n.begin(), n.end()); std::printf("%td\n", mm.second - mm.first);
  std::tie(n[2].id, n[3].id) = std::make_pair(8, 9); std::printf("%d %d\n", n[2].id, n[3].id);
  const auto& cn = n; const int* cp = cn[1].v; std::printf("%d %d\n", cp[2], *std::max_element(cp, cp + 3));
  n[1].v[0]++; n[1].v[1] += n[1].v[0]--; --n[1].id; std::printf("%d %d %d\n", n[1].v[0], n[1].v[1], n[1].id);
  Row arr2[2] = {make(1), make(2)}; Row* ap = arr2; FORCE(n); ap[1] = n[0]; std::printf("%d\n", arr2[1].sum());
  auto g = [r = n[0]]() mutable { r.v[0] = 5; return r.sum(); }; std::printf("%d %d\n", g(), n[0].sum());
  n[0] = {{1, 2, 3}, 4, {5, 6}}; std::printf("%d %d %g\n", n[0].sum(), n[0].id, n[0].p.y);
  n[0].p = {}; std::printf("%g\n", n[0].p.y);
  P* pq = &n[0].p; pq->x = 4; std::printf("%g\n", n[0].p.x);
  for (auto i = n.begin(); i != n.end(); ++i) i->id = int(i - n.begin()); std::printf("%d\n", n[3].id);
  for (auto i = n.rbegin(); i != n.rend(); ++i) std::printf("%d", i->id); std::puts("");
}
