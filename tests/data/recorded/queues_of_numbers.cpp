// What is pushed onto a queue or a stack leaves references to the others valid.
#include <queue>
#include <stack>
#include <cstdio>
#include <utility>
int main() {
  std::queue<int> q; long sum = 0; int n = 0;
  for (int i = 0; i < 300; ++i) { q.push(i); int& f = q.front(); int& b = q.back(); q.push(i + 1000); sum += f + b; if (i % 3) { sum += q.front(); q.pop(); } }
  auto c = q; while (!c.empty()) { sum += c.front(); c.pop(); ++n; }
  printf("%ld %d %zu %d\n", sum, n, q.size(), q.back());
  while (q.size() > 1) q.pop(); printf("%d %d\n", q.front(), q.back()); q.pop(); q.push(7); q.emplace(8); printf("%d %d %zu\n", q.front(), q.back(), q.size());
  std::stack<double> s; for (int i = 0; i < 200; ++i) { s.push(i * 0.5); double& t = s.top(); s.push(t); t = -1; if (i % 2) s.pop(); }
  double d = 0; while (!s.empty()) { d += s.top(); s.pop(); } printf("%g\n", d); s.push(3); s.top() = 4; printf("%g %zu\n", s.top(), s.size());
  std::queue<std::pair<int, int>> p; p.push({1, 2}); auto& [x, y] = p.front(); for (int i = 0; i < 100; ++i) p.push({i, i}); printf("%d %d %zu\n", x, y, p.size());
  std::queue<int*> r; int v = 4; r.push(&v); *r.front() = 5; printf("%d\n", v); std::swap(q, q); std::queue<int> m = std::move(q); printf("%zu\n", m.size());
}
