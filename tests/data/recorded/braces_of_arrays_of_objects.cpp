// arrays of objects in braces: within vectors, pairs and arguments, vectors within arrays, members that are references
#include <array>
#include <cstdio>
#include <deque>
#include <utility>
#include <vector>

struct D {
  int v = 0;
  D() { std::printf("D() "); }
  D(int x) : v(x) { std::printf("D(%d) ", v); }
  D(D const& o) : v(o.v) { std::printf("c%d ", v); }
  D(D&& o) : v(o.v) { std::printf("m%d ", v); }
  ~D() { std::printf("~%d ", v); }
};

using Two = std::array<D, 2>;

void by_value(Two two) { std::printf("| %d ", two[1].v); }
void rows(std::vector<Two> r) { std::printf("| %zu ", r.size()); }
void columns(std::array<std::vector<D>, 2> c) { std::printf("| %zu %zu ", c[0].size(), c[1].size()); }

struct Refers {
  D& object;
  int& number;
};

struct Keeps {
  D const& object;
};

int main() {
  {
    std::vector<Two> v{{{1, 2}}, {{3, 4}}};
    std::vector<Two> w = {{{{5}, {6}}}, {{{7}, {8}}}};
    std::printf("| %d %d ", v[1][0].v, w[1][1].v);
  }
  std::printf("\n");
  {
    std::array<std::vector<D>, 2> a{{{1, 2}, {3}}};
    std::array<std::vector<D>, 2> b = {{{}, {4}}};
    std::vector<D> c[2] = {{5, 6}, {7}};
    std::pair<Two, D> p{{{8, 9}}, {10}};
    std::printf("| %zu %zu %zu %d ", a[0].size(), b[1].size(), c[1].size(), p.first[1].v);
  }
  std::printf("\n");
  by_value({D(1), D(2)});
  rows({{{1, 2}}, {{3, 4}}});
  columns({{{1, 2}, {3}}});
  std::printf("\n");
  {
    std::vector<Two> v;
    v.push_back({D(1), D(2)});
    std::deque<Two> d;
    d.push_front({D(3), D(4)});
  }
  std::printf("\n");
  D* p = new D(1);
  D all[2] = {2, 3};
  Refers r{*p, *new int(7)}, s{all[1], r.number};
  Keeps k{*p};
  int numbers[2] = {4, 5};
  auto number = [](int n) { return n; };
  Keeps m{numbers[1]}, n = {number(6)};
  std::printf("| %d %d ", m.object.v, n.object.v);
  std::vector<Refers> v;
  v.push_back({*p, s.number});
  p->v = 8;
  all[1].v = 9;
  s.number = 6;
  std::printf("| %d %d %d %d %d ", r.object.v, r.number, s.object.v, k.object.v, v[0].object.v);
  delete p;
  std::printf("\n");
}
