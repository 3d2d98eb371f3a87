// std::list: nodes that keep their places, spliced, merged, sorted.
#include <list>
#include <cstdio>
#include <string>
#include <vector>
#include <algorithm>
#include <numeric>
#include <iterator>
struct N { int v; static inline int live = 0, copies = 0, moves = 0; N(int x = 0) : v(x) { ++live; } N(const N& o) : v(o.v) { ++live; ++copies; } N(N&& o) : v(o.v) { o.v = -1; ++live; ++moves; } N& operator=(const N& o) { v = o.v; ++copies; return *this; } N& operator=(N&& o) { v = o.v; ++moves; return *this; } ~N() { --live; } bool operator<(const N& o) const { return v < o.v; } bool operator==(const N& o) const { return v == o.v; } };
template <class L> void show(const char* s, const L& l) { printf("%s[%zu]:", s, l.size()); for (const auto& x : l) printf(" %d", x); puts(""); }
void live(const char* s) { printf("%s %d %d %d\n", s, N::live, N::copies, N::moves); }
int main() {
  std::list<int> a{3, 1, 2}, b(2, 7), c(a.begin(), a.end()); a.push_front(9); a.insert(std::next(a.begin()), {5, 6}); show("a", a);
  a.splice(a.begin(), b); show("a", a); show("b", b); auto it = std::find(a.begin(), a.end(), 5); a.splice(a.end(), a, it); show("a", a); a.splice(a.begin(), a, it, a.end()); show("a", a); printf("%d\n", *it);
  a.sort(); c.sort(std::greater<>()); show("a", a); show("c", c); a.merge(std::list<int>{0, 4, 8}); show("a", a); a.remove(7), a.unique(); a.reverse(); show("a", a);
  a.remove_if([](int x) { return x % 2; }), printf("%d %d\n", a.front(), a.back()); show("a", a);
  std::list<int> d = std::move(a); show("d", d); show("a", a); a = {1, 2}; std::swap(a, d); show("a", a); a.swap(d); d.assign(3, 4); show("d", d); d.resize(5); d.resize(4, 1); show("d", d); printf("%d %d %d\n", a == d, a != d, a < d);
  for (auto r = d.rbegin(); r != d.rend(); ++r) *r += 1; show("d", d); printf("%d %ld\n", std::accumulate(d.cbegin(), d.cend(), 0), std::distance(d.begin(), d.end()));
  auto e = d.erase(d.begin()); printf("%d\n", *e); e = d.erase(e, std::prev(d.end())); printf("%d %zu\n", *e, d.size()); d.clear(); printf("%d\n", d.empty());
  const std::list<std::string> s{"x", "yy"}; std::list<std::string>::const_iterator k = s.begin(); printf("%zu %s %s\n", k->size(), std::next(k)->c_str(), s.back().c_str()); std::vector<std::string> v(s.begin(), s.end()); printf("%zu\n", v.size());
  { std::list<N> n; n.emplace_back(1); n.push_back(N(2)); N x(0); n.push_front(x); live("made"); n.sort(); live("sorted"); std::list<N> m = n; live("copied"); m = std::move(n); live("moved"); m.pop_back(); n.push_back(4); m.merge(n); live("merged"); n = m; live("assigned"); m.remove(N(1)); live("removed"); }
  live("end"); std::list l{1.5, 2.5}; std::list l2(l.begin(), l.end()); printf("%zu %zu\n", l2.size(), sizeof(l)); *l.begin() = 4; std::copy(l.begin(), l.end(), std::back_inserter(l2)); for (double z : l2) printf("%g ", z); puts("");
  std::list<int> sw{1, 2, 3}; std::iter_swap(sw.begin(), std::prev(sw.end())); auto f = sw.begin(); std::advance(f, 2); printf("%d %d\n", *f, *std::max_element(sw.begin(), sw.end()));
}
