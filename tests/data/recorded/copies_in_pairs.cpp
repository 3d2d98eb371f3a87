// Pairs, tuples, aggregates and keys that are made of variables hold copies of them.
#include <cstdio>
#include <map>
#include <string>
#include <tuple>
#include <utility>
#include <vector>
struct S { std::string a; int b; };
struct P { int x; };
struct Q { P p; std::vector<int> v; };
template <class K, class M> struct Made { std::pair<K, M>* p; Made(K const& k) { p = new std::pair<K, M>(k, M{}); } };

int main() {
  std::string t = "a";
  std::vector<int> x{1};
  P o{1};
  std::pair<std::string, int> p(t, 1), q{t, 1}, e = {t, 1};
  std::tuple<std::string, int> u(t, 2);
  std::pair<std::vector<int>, int> y(x, 1);
  std::pair<P, int> z(o, 1);
  Made<std::string, int> m(t);
  auto* n = new std::pair<std::string, int>(t, 3);
  S s{t, 1};
  Q w{o, x};
  std::map<std::string, int> count;
  std::map<std::string, std::vector<int>> held;
  ++count[t];
  held[t] = x;
  std::pair<std::string, int> moved(std::move(t), 1);
  t = "b";
  ++count[t];
  x[0] = 5;
  o.x = 5;
  std::printf("%s %s %s %s %s %s %s %s\n", p.first.c_str(), q.first.c_str(), e.first.c_str(), std::get<0>(u).c_str(), m.p->first.c_str(),
              n->first.c_str(), s.a.c_str(), moved.first.c_str());
  std::printf("%d %d %d %d\n", y.first[0], z.first.x, w.p.x, w.v[0]);
  for (auto const& [k, v] : count) std::printf("%s=%d ", k.c_str(), v);
  for (auto const& [k, v] : held) std::printf("%s=%d ", k.c_str(), v[0]);
  std::printf("\n");
}
