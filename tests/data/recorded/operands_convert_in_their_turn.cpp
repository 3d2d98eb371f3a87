// The right operand of a function is converted in front of the left one, whatever that is, and temporaries of a condition end with it.
#include <cstdio>
#include <functional>
#include <vector>

struct C {
  int v;
  C(int x) : v(x) { std::printf("C%d ", v); }
  ~C() { std::printf("~C%d ", v); }
};
C operator+(C const& a, C const& b) { std::printf("[%d+%d] ", a.v, b.v); return C(a.v + b.v); }
C operator-(C const& a) { std::printf("[-%d] ", a.v); return C(-a.v); }
bool operator==(C const& a, C const& b) { std::printf("[%d==%d] ", a.v, b.v); return a.v == b.v; }

struct B { int z = 0; };
struct E : B {
  int v;
  E(int x) : v(x) { std::printf("E%d ", v); }
  E operator+(E const& b) const { std::printf("[%d+%d] ", v, b.v); return E(v + b.v); }
};
E operator-(E const& a) { return E(-a.v); }

struct W {
  C c;
  C get() const { return C(c.v); }
  C operator()() const { return C(7); }
  C operator[](int i) const { return C(i); }
};
int say(int i) { std::printf("s%d ", i); return i; }
C make(int i) { std::printf("make "); return C(i); }
void line() { std::printf("\n"); }

int main() {
  { C a(1); C b = -a + 2; C c = -a + say(3); C d = (a + 1) + 2; C e = a + 1 + 2; line(); }
  { auto f = [](int i) { return C(i); }; C a = f(1) + 2; auto g = [](int i) -> C { return i; }; C b = g(1) + say(2); line(); }
  { std::function<C(int)> f = make; C (*g)(int) = make; C a = f(1) + 2; C b = g(1) + 2; C c = make(1) + 2; line(); }
  { W w{C(5)}; W* p = &w; C a = w.get() + 2; C b = p->get() + 2; C c = w() + 2; C d = w[3] + 2; line(); }
  { C all[2] = {1, 2}; C a = all[say(0)] + say(2); std::vector<C> v(1, C(4)); C b = v[say(0)] + 3; line(); }
  { E a(1); E b = -a + 2; E c = (a + 1) + 2; E d = E(1) + 2; line(); }
  { C a = static_cast<C>(1) + 2; C b = (C) 3 + 4; line(); }
  // a lambda is not called for the type that it returns
  { C a(1); auto f = [&] { return a + 2; }; C b = f() + f(); line(); }
  { C a(1); if (2 == a) std::printf("y "); std::printf("| "); while (a == 2) {} std::printf("| "); if (a == 1) std::printf("y "); line(); }
}
