// Temporaries end at the end of the full expression, in reverse.
#include <cstdio>
#include <utility>
struct In { int v; In(int v) : v(v) { std::printf("I%d ", v); } In(In const& o) : v(o.v) { std::printf("C%d ", v); } In(In&& o) : v(o.v) { o.v = -1; std::printf("M%d ", v); } ~In() { std::printf("~%d ", v); } int get() const { return v; } In plus(int n) const { return In(v + n); } };
In mk(int v) { return In(v); }
int use(In const& a, In const& b) { return a.v + b.v; }
int main() {
  mk(1), mk(2); std::puts("");
  int x = In(1).v + In(2).v; std::printf("%d\n", x);
  bool q = In(0).v && In(1).v; std::printf("%d\n", q);
  bool r = In(1).v && In(2).v; std::printf("%d\n", r);
  bool s = In(0).v || In(3).v; std::printf("%d\n", s);
  auto f = [c = In(3)] { return c.v; }; std::printf("%d\n", f());
  int y = mk(4).plus(5).get() * mk(2).v; std::printf("%d\n", y);
  if (In(5).v > 4) std::printf("then "); std::puts("");
  while (In(6).v < 6) {} std::puts("");
  for (int i = In(0).v; i < In(2).v; i += In(1).v) std::printf("loop%d ", i); std::puts("");
  int t = In(1).v ? In(2).v : In(3).v; std::printf("%d\n", t);
  (void)In(7).v; std::puts("");
  In const& life = In(8); std::printf("%d\n", life.v);
  int w; w = In(9).v; std::printf("%d\n", w);
  switch (In(2).v) { case 2: std::printf("two "); } std::puts("");
  std::printf("%d %d\n", In(1).get(), 5);
  auto g = [](In i) { return i.v; }; std::printf("%d\n", g(In(4)));
  In a = mk(1).plus(1); std::printf("%d\n", a.v);
  int arr[2] = {In(1).v, In(2).v}; std::printf("%d\n", arr[0] + arr[1]);
  return In(11).v - 11;
}
