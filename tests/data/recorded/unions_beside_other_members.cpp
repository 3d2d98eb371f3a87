#include <cstdio>
#include <string>
#include <vector>
#include <memory>
#include <map>
struct V { enum Kind { Int, Dbl, Str, Ptr } k = Int; union { long i = 42; double d; const void* p; }; std::string s; 
  V() {} V(long i) : k(Int), i(i) {} V(double d) : k{Dbl}, d{d} {} V(const char* s) : k(Str), i(-1), s(s) {}
  void show() const { switch (k) { case Int: std::printf("int %ld\n", i); break; case Dbl: std::printf("dbl %g\n", d); break; case Str: std::printf("str %s %ld\n", s.c_str(), this->i); break; default: std::puts("?"); } } };
struct Agg { int tag; union { int i; float f; }; std::vector<int> v; };
struct Base { union { int a; unsigned char b[4]; }; std::string n; Base(int a = 0x01020304) : a(a), n("base") {} virtual ~Base() { std::printf("~%s %x\n", n.c_str(), a); } };
struct Der : Base { union { short h; struct { char lo, hi; }; }; Der() : Base(7), h(0x4142) { n += "!"; } };
struct Noisy { int id; union { int x; float y; }; Noisy(int i) : id(i), x(i * 2) {} ~Noisy() { std::printf("~%d:%d ", id, x); } };
template <class T> struct Opt { bool has; union { T v; char none; }; Opt() : has(false), none() {} Opt(T t) : has(true), v(t) {} std::string label = "opt"; T get() const { return has ? v : T(-1); } };
struct Two { std::string a; union { int x; }; union { int y; double z; }; Two() : a("q"), x(3), z(2.5) {} };
int main() {
  V a, b(5L), c(2.5), d("text"); for (auto* v : {&a, &b, &c, &d}) v->show();
  V e = c; e.d *= 2; e.show(); c.show(); b = d; b.show(); b.i = 9; b.show(); d.show(); std::swap(a, c); a.show(); c.show(); V m = std::move(d); m.show(); std::printf("%zu\n", d.s.size());
  std::vector<V> vs{1L, 2.5, "x"}; vs.push_back(vs[1]); vs.back().d += 1; for (auto const& v : vs) v.show();
  Agg g{1, {5}, {1, 2}}; std::printf("%d %d %zu\n", g.tag, g.i, g.v.size()); Agg h = g; h.f = 1.0f; std::printf("%x %d\n", h.i, g.i); Agg z{}; std::printf("%d %d\n", z.i, z.tag);
  Agg g2{2, 6, {1}}; std::printf("%d %d %zu\n", g2.tag, g2.i, g2.v.size()); Agg g3{.tag = 4, .f = 2.0f}; std::printf("%x\n", g3.i);
  { Der x; std::printf("%x %d %c%c %s\n", x.a, x.b[0], x.hi, x.lo, x.n.c_str()); Base& r = x; r.b[0] = 0xff; std::printf("%d\n", x.a); Base cut = x; std::printf("%s\n", cut.n.c_str()); }
  { Noisy n(4), o = n; o.y = 1.0f; n = o; } std::puts("");
  Opt<double> o1, o2(4.5); std::printf("%g %g %s\n", o1.get(), o2.get(), o2.label.c_str()); Two t; Two t2 = t; t2.x++; t2.y = 1; std::printf("%d %g %d %zu\n", t.x, t.z, t2.x, sizeof(Two) - sizeof(std::string));
  int* p = &t.x; *p = 8; std::printf("%d\n", t.x); auto& ref = t.z; ref = 7; std::printf("%g %d\n", t.z, (void*)&t.y == (void*)&t.z); std::map<std::string, V> mp; mp["k"] = V(3L); mp["q"]; mp["k"].show(); mp["q"].show();
  auto up = std::make_unique<V>(1.25); up->show(); auto f = [a]() mutable { a.d = 3; return a; }; f().show(); a.show();
}
