// A map and a set copy their elements as the tree of libstdc++ has them, and use nodes again when they are assigned.
#include <cstdio>
#include <iterator>
#include <map>
#include <set>

struct A {
  int v;
  A() : v(0) { printf("A() "); }
  A(int v) : v(v) { printf("A%d ", v); }
  A(const A& o) : v(o.v) { printf("c%d ", v); }
  A(A&& o) noexcept : v(o.v) { o.v += 100; printf("m%d ", v); }
  A& operator=(const A& o) { v = o.v; printf("=c%d ", v); return *this; }
  A& operator=(A&& o) noexcept { v = o.v; o.v += 100; printf("=m%d ", v); return *this; }
  ~A() { printf("~%d ", v); }
  bool operator<(const A& o) const { return v < o.v; }
  bool operator==(const A& o) const { return v == o.v; }
};

void map1() {
  std::map<int, A> m; for (int i = 1; i <= 9; ++i) m.emplace(i, i);
  puts("");
  auto c = m;
  puts("");
  std::map<int, A> d; d = m;
  puts("");
  c = m;
  puts("");
  puts("");
}

void map2() {
  std::set<A> s; for (int i : {5, 2, 8, 1, 9, 3, 7, 4, 6, 10, 15, 12, 0}) { s.insert(A(i)); }
  puts("");
  auto c = s;
  puts("");
  s.erase(s.begin()); s.erase(std::next(s.begin(), 3));
  puts("");
  auto e = s;
  puts("");
  puts("");
}

void map3() {
  std::multiset<A> s; for (int i : {5, 2, 8, 5, 2, 8, 1, 1}) { s.emplace(i); }
  puts("");
  std::multiset<A> c(s);
  puts("");
  c = c; c.erase(A(5));
  puts("");
  s = c;
  puts("");
  s = {A(1), A(2)};
  puts("");
  puts("");
}

int main() {
  map1();
  map2();
  map3();
}
