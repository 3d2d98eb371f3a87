// What a constructor keeps of its object: the variable, the member or the element that it makes, and no copy of it.
#include <array>
#include <cstdio>

struct Small {
  Small* self;
  int v;
  Small(int x = 0) : self(this), v(x) {}
  bool own() const { return self == this; }
};
struct Large {
  Large* self;
  long v[4];
  Large(int x = 0) : self(this), v{x} {}
  bool own() const { return self == this; }
};
struct Pair { Small a; Large b; };
struct Holder { Large l; Holder(int x) : l(Large(x)) {} };
Small small(int i) { return Small(i); }
Small named(int i) { Small s(i); return s; }
bool takes(Small s) { return s.own(); }
bool takes_large(Large l) { return l.own(); }

struct D {
  int v;
  D(int x) : v(x) { std::printf("+%d ", v); }
  ~D() { std::printf("~%d ", v); }
};
struct Refers { D const& r; int n; };

int main() {
  Small a = Small(1); auto b = Small(2); auto c = Small{3}; Small d(Small(4)); Small e = 5; static Small f = Small(6);
  std::printf("%d%d%d%d%d%d ", a.own(), b.own(), c.own(), d.own(), e.own(), f.own());
  Large g = Large(1); auto h = Large(Large(2)); Large i{Large(3)};
  std::printf("%d%d%d\n", g.own(), h.own(), i.own());
  // what lies in registers has no address, and an argument is a copy
  Small j = small(1), k = named(2); auto l = [](int n) { return Small(n); }; Small m = l(3);
  std::printf("%d%d%d %d%d%d%d\n", j.own(), k.own(), m.own(), takes(1), takes(Small(2)), takes_large(3), takes_large(Large(4)));
  Pair p{1, 2}, q{Small(3), Large(4)}; Small all[2] = {1, Small(2)}; std::array<Large, 2> two{Large(1), 2}; Holder r(1);
  std::printf("%d%d%d%d %d%d %d%d %d\n", p.a.own(), p.b.own(), q.a.own(), q.b.own(), all[0].own(), all[1].own(), two[0].own(), two[1].own(), r.l.own());
  // what is bound in braces of `new` ends with the expression
  Refers* s = new Refers{D(1), 2}; std::printf("after "); delete s;
  Refers* t = new Refers[2]{{D(3), 4}, {D(5), 6}}; std::printf("after "); delete[] t;
  Refers u{D(7), 8}; std::printf("last ");
  // an argument of a class of a block, which is made of it
  int x = 1; int* y = &x; struct L { int a, b; L(int p, int q) : a(p), b(q) {} }; L z(++x, x); std::printf("%d %d %d\n", z.a, z.b, *y);
}
