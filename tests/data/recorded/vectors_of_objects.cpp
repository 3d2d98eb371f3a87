// Vectors of objects that copy and move by code of their own: what is copied, moved, assigned and ended, and when.
#include <cstdio>
#include <initializer_list>
#include <utility>
#include <vector>

int made = 0;
struct S {
  int v;
  int id;
  S(int v) : v(v), id(++made) { std::printf("S%d(%d) ", id, v); }
  S(S const& o) : v(o.v), id(++made) { std::printf("C%d<%d ", id, o.id); }
  S(S&& o) noexcept : v(o.v), id(++made) { o.v = -1; std::printf("M%d<%d ", id, o.id); }
  S& operator=(S const& o) { v = o.v; std::printf("A%d<%d ", id, o.id); return *this; }
  S& operator=(S&& o) noexcept { v = o.v; o.v = -1; std::printf("T%d<%d ", id, o.id); return *this; }
  ~S() { std::printf("~%d ", id); }
};
struct K {  // copies only
  int v;
  K(int v) : v(v) {}
  K(K const& o) : v(o.v) { std::printf("K(%d) ", v); }
  ~K() { std::printf("~K(%d) ", v); }
};

void say(char const* what, std::vector<S> const& v) {
  std::printf("\n%s: ", what);
  for (auto const& s : v) std::printf("%d/%d ", s.id, s.v);
  std::printf("| ");
}

int main() {
  {
    std::vector<S> v;
    v.push_back(S(1));
    S two(2);
    v.push_back(two);
    v.emplace_back(3);
    say("pushed", v);
    std::printf("%d ", (int)v.capacity());
    std::vector<S> w = v;
    say("copied", w);
    w[0] = v[2];
    w.erase(w.begin());
    say("erased", w);
    w.insert(w.begin(), two);
    say("inserted", w);
    w.pop_back();
    w = v;
    say("assigned", w);
    std::vector<S> x = std::move(w);
    say("moved", x);
    std::printf("%d ", (int)w.size());
    w = std::move(x);
    say("moved back", w);
    std::swap(w[0], w[1]);
    say("swapped", w);
    w.reserve(10);
    say("reserved", w);
    w.insert(w.begin() + 1, S(9));
    say("in the middle", w);
    w.resize(2, two);
    say("cut", w);
    w.clear();
    say("cleared", w);
    std::printf("\nends: ");
  }
  {
    std::printf("\nlists: ");
    S a(5), b(6);
    std::vector<S> v{a, b};
    say("list", v);
    std::vector<S> n(2, a);
    say("n", n);
    std::vector<S> r(v.begin(), v.end());
    say("range", r);
    std::vector<S> t{S(7), S(8)};
    say("temporaries", t);
    v.assign(1, b);
    v.resize(3, a);
    say("grown", v);
    std::printf("\nends: ");
  }
  {
    std::printf("\npairs: ");
    S a(1);
    std::pair<S, int> p(a, 3);
    std::pair<S, int> q = p;
    q.first.v = 9;
    std::printf("%d ", p.first.v);
    p = q;
    std::printf("%d ", p.first.v);
    std::vector<std::pair<S, int>> v;
    v.push_back(p);
    v.push_back(p);
    v[0].first.v = 4;
    std::printf("%d %d ", p.first.v, v[1].first.v);
    std::printf("\nends: ");
  }
  {
    std::printf("\ncopies: ");
    std::vector<K> k;
    k.push_back(K(1));
    k.push_back(K(2));
    k.emplace_back(3);
    std::printf("\nends: ");
  }
  std::printf("\n");
}
