// Objects that lie in bytes: assigned, copied, moved, made, seen as their bases
#include <cute/tensor.hpp>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <new>
#include <utility>
#include <vector>
using namespace cute;

namespace defaulted {
struct D { double re; D(double r = 0) : re(r) {} D(D const&) = default; D& operator=(D const&) = default; };
struct E { double re; E(double r = 0) : re(r) {} ~E() = default; };
struct F { double re; F(double r = 0) : re(r) {} F(F&&) = default; F& operator=(F&&) = default; };
template <class T> struct alignas(16) Pk { T v[16 / sizeof(T)]; Pk() = default; Pk(Pk const&) = default; Pk& operator=(Pk const&) = default; };
struct V3 { float x, y, z; V3() = default; V3(float x, float y, float z) : x(x), y(y), z(z) {} V3(V3 const&) = default; V3& operator=(V3 const&) = default; };
struct In { D a; int b; In() : a(1), b(2) {} };
struct De : D { int b; De() : D(1), b(2) {} using D::operator=; };
struct Two { int i; Two(int i = 0) : i(i) {} Two(Two const&) = default; Two& operator=(Two const&) = default; Two& operator=(int v) { i = v + 1; return *this; } };
struct Own { int i; Own(int i = 0) : i(i) {} Own(Own const&) = default; Own& operator=(Own const& o) { i = o.i + 1; return *this; } };
struct Arr { D a[2]; int z; };
void run() {
  D v[2]; auto t = make_tensor(&v[0], make_shape(_2{}));
  t(0) = D(3); printf("%g ", v[0].re); t(1) = t(0); printf("%g ", v[1].re);
  D q(5); t(0) = q; t(1) = std::move(q); printf("%g %g ", v[0].re, v[1].re);
  t(0) = 7.0; t(1) = {2.0}; printf("%g %g ", v[0].re, v[1].re);
  D w[2] = {3, 4}; auto u = make_tensor(&w[0], make_shape(_2{})); copy(u, t); printf("%g %g ", v[0].re, v[1].re);
  D& x = t(0); x = D(9); D* p = &t(1); *p = x; p[-1] = D(8); printf("%g %g ", v[0].re, v[1].re);
  (t(0) = D(4)).re++; (t(1) = t(0)).re += 10; printf("%g %g ", v[0].re, v[1].re);
  t(0) = t(1) = D(2); printf("%g %g\n", v[0].re, v[1].re);
  E e[2]; auto te = make_tensor(&e[0], make_shape(_2{})); te(0) = E(3); te(1) = te(0); printf("%g %g ", e[0].re, e[1].re);
  F f[2]; auto tf = make_tensor(&f[0], make_shape(_2{})); tf(0) = F(3); tf(1) = std::move(tf(0)); printf("%g %g\n", f[0].re, f[1].re);
  alignas(16) float a[4] = {1, 2, 3, 4}; alignas(16) float b[4] = {};
  *reinterpret_cast<Pk<float>*>(b) = *reinterpret_cast<Pk<float> const*>(a); printf("%g ", b[3]);
  Pk<float> k = *reinterpret_cast<Pk<float> const*>(a); k.v[1] = 9; *reinterpret_cast<Pk<float>*>(b) = k; printf("%g %g\n", b[1], b[3]);
  V3* m = (V3*)malloc(36); m[0] = V3(1, 2, 3); m[1] = m[0]; printf("%g ", m[1].z); m[1] = V3(0, 1, 2); m[2] = V3(7, 5, 4);
  std::swap(m[0], m[1]); std::sort(m, m + 3, [](V3 const& a, V3 const& b) { return a.x > b.x; });
  for (int i = 0; i < 3; i++) printf("%g ", m[i].z);
  std::fill(m, m + 2, V3(8, 8, 8)); printf("%g %g\n", m[1].z, m[2].z); free(m);
  In* o = (In*)malloc(32); In n; n.a = 5; *o = n; o->a = 6; printf("%g %d ", o->a.re, o->b); o->a = D(8); o[0].a = n.a; printf("%g\n", o[0].a.re); free(o);
  alignas(8) char buf[16]; De* de = new (buf) De; *de = D(5); printf("%g %d ", de->re, de->b); De dd; dd.re = 11; *de = dd; printf("%g %d\n", de->re, de->b);
  Two g[2]; auto tg = make_tensor(&g[0], make_shape(_2{})); tg(0) = 4; tg(1) = tg(0); printf("%d %d ", g[0].i, g[1].i); tg(1) = Two(7); printf("%d\n", g[1].i);
  Own h[2]; auto th = make_tensor(&h[0], make_shape(_2{})); th(0) = 4; th(1) = th(0); printf("%d %d ", h[0].i, h[1].i); th(1) = Own(7); printf("%d\n", h[1].i);
  Arr r[2]; auto tr = make_tensor(&r[0], make_shape(_2{})); tr(0).a[1] = D(4); tr(0).a[0] = tr(0).a[1]; tr(1) = tr(0); printf("%g %g %g\n", r[0].a[1].re, r[1].a[0].re, r[1].a[1].re);
  auto ot = make_tensor<D>(Shape<_3>{}); ot(0) = D(4); ot(1) = ot(0); ot(2) = 3; auto ou = make_fragment_like(ot); ou(0) = ot(1); copy(ot, ou); printf("%g %g %g\n", ot(1).re, ou(1).re, ou(2).re);
}
}

namespace traced {
struct T { int n; T(int n = 0) : n(n) {} T(T const& o) : n(o.n) { printf("c"); } T& operator=(T const& o) { n = o.n; printf("="); return *this; } };
struct W { T a; int z = 2; W() = default; W(W const&) = default; W& operator=(W const&) = default; };
struct Q { int a; Q(int a = 0) : a(a) {} Q(Q const& o) : a(o.a + 1) {} Q& operator=(Q const&) = default; };
struct P { Q q; int n; };
struct M { int a; M(int a = 0) : a(a) {} M(M const& o) : a(o.a) {} M(M&& o) : a(o.a) { o.a = -1; } M& operator=(M const& o) { a = o.a; return *this; } M& operator=(M&& o) { a = o.a; o.a = -2; return *this; } };
Q by_value(Q q) { return q; }
Q from(Q* q) { return *q; }
int tell(Q&&) { return 1; }
int tell(Q const&) { return 2; }
void run() {
  W v[2]; v[1].a.n = 5; v[1].z = 6; auto t = make_tensor(&v[0], make_shape(_2{}));
  t(0) = t(1); printf("%d %d ", v[0].a.n, v[0].z); t(0) = W(); W* p = &t(0); *p = v[1]; printf("%d\n", v[0].a.n);
  Q w[2]; auto s = make_tensor(&w[0], make_shape(2));
  Q a = s(1); auto b = s(1); const Q c = s(0); Q d(s(1)); Q e{s(1)}; printf("%d %d %d %d %d ", a.a, b.a, c.a, d.a, e.a);
  auto l = [q = s(1)] { return q.a; }; printf("%d ", l());
  P f{s(1), 2}; printf("%d ", f.q.a); Q* n = new Q{s(1)}; printf("%d ", n->a); delete n;
  std::vector<Q> u = {s(0)}; printf("%d ", u[0].a);
  Q other(7); Q g = true ? s(1) : other; printf("%d ", g.a);
  Q& r = s(1); Q h = r; printf("%d ", h.a); Q* i = &s(0); Q j = *i; Q k = i[1]; printf("%d %d ", j.a, k.a);
  printf("%d %d %d %d\n", by_value(s(0)).a > 0, from(i).a, tell(s(0)), tell(std::move(s(0))));
  M m[3] = {1, 2, 3}; auto x = make_tensor(&m[0], make_shape(3));
  x(1) = std::move(x(0)); printf("%d %d ", m[0].a, m[1].a); M y = std::move(x(1)); printf("%d %d ", y.a, m[1].a);
  std::vector<M> z; z.push_back(std::move(x(2))); printf("%d %d ", z[0].a, m[2].a); x(0) = z[0]; M o(std::move(x(0))); printf("%d %d\n", o.a, m[0].a);
}
}

namespace made {
struct K { float m = -INFINITY; float s = 0; };
struct L { int m; L() : m(4) { printf("L"); } };
struct N { int m; N(int k = 9) : m(k) {} };
struct B { int x = 3; };
struct C : B { int y = 4; B b; };
template <class T> struct A2 { T a[2] = {1, 2}; };
struct R { int n = 0; R() = default; R(R const& o) : n(o.n + 1) {} R& operator=(R const&) = default; };
struct Acc { decltype(make_tensor<K>(Shape<_2>{})) t; };
void run() {
  auto r = make_tensor<K>(Shape<_2, _2>{}); printf("%g ", r(1).m); r(0).m = 7; r(0).s = 1;
  auto q = make_fragment_like(r); auto w = make_tensor_like(r); printf("%g %g %g ", q(1).m, w(0).m, r(0).s + r(3).s);
  auto l = make_tensor<L>(Shape<_2, _2>{}); printf("%d ", l(1).m); auto n = make_tensor<N>(Layout<_3>{}); printf("%d ", n(2).m);
  auto f = make_tensor<float>(Shape<_3>{}); auto g = make_tensor_like<N>(f); auto h = make_fragment_like<N>(f); printf("%d %d ", g(2).m, h(0).m);
  auto c = make_tensor<C>(Shape<_2>{}); printf("%d %d %d ", c(1).x, c(1).y, c(0).b.x); auto a = make_tensor<A2<float>>(Shape<_2>{}); printf("%g %g ", a(1).a[1], a(0).a[0]);
  Acc acc; printf("%g ", acc.t(1).m); Tensor t = make_tensor<N>(make_layout(Shape<_2, _3>{}, GenRowMajor{})); int s = 0; for (int i = 0; i < size(t); i++) s += t(i).m; printf("%d ", s);
  auto o = make_tensor<R>(Shape<_2>{}); auto o2 = o; auto fn = [o2] { return o2(1).n; }; printf("%d %d %d\n", o(0).n, o2(1).n, fn());
}
}

namespace bases {
struct A { int x = 1; void up() { ++x; } A& self() { return *this; } };
struct E { int w = 3; void twice() { w *= 2; } };
struct Dv : A { int z = 7; void set() { A& s = *this; s.x = 50; static_cast<A&>(*this).x++; } };
struct MI : A, E { int own = 5; };
template <class T> struct Crtp { int c = 0; void add() { static_cast<T&>(*this).n += 10; ++c; } };
struct Cr : Crtp<Cr> { int n = 1; };
void take(A& a) { a.x += 100; }
void take_e(E* e) { e->w = 77; }
void run() {
  Dv v[2]; auto t = make_tensor(&v[0], Layout<_2>{});
  A& a = t(1); a.x = 33; printf("%d ", v[1].x); take(t(1)); printf("%d ", v[1].x); a.up(); t(1).up(); printf("%d ", v[1].x);
  A* p = &t(0); p->x = 8; printf("%d ", v[0].x); static_cast<Dv*>(p)->z = 9; static_cast<Dv&>(*p).x = 10; printf("%d %d ", v[0].z, v[0].x);
  t(0).set(); printf("%d ", v[0].x); t(0).self().x = 4; printf("%d ", v[0].x); static_cast<A&>(t(0)) = A{66}; printf("%d %d\n", v[0].x, v[0].z);
  MI m[2]; auto s = make_tensor(&m[0], Layout<_2>{}); s(1).twice(); printf("%d %d ", m[1].w, m[1].x); E& e = s(0); e.twice(); e.w++; printf("%d ", m[0].w);
  take_e(&s(1)); printf("%d ", m[1].w); E* q = &s(0); MI* back = static_cast<MI*>(q); back->own = 6; static_cast<MI&>(e).x = 2; printf("%d %d %d ", m[0].own, m[0].x, (int)(back == &s(0)));
  const MI& cm = s(0); const E& ce = cm; printf("%d ", ce.w); E copy = s(0); copy.w = 0; printf("%d\n", m[0].w);
  Cr c[2]; auto u = make_tensor(&c[0], Layout<_2>{}); u(1).add(); Crtp<Cr>& b = u(1); b.add(); printf("%d %d ", c[1].n, c[1].c);
  alignas(8) char buf[32]; MI* o = new (buf) MI; E& oe = *o; oe.w = 12; o->twice(); printf("%d %d %d\n", o->w, o->x, o->own);
}
}

namespace erased {
struct B { virtual int f() { return 1; } virtual ~B() { printf("~B "); } };
struct I : B { int n = 5; int f() override { return n; } ~I() { printf("~I "); } };
struct S { virtual int g() const = 0; };
struct J : S { int k; J(int k) : k(k) {} int g() const override { return k; } };
void run() {
  alignas(16) char b[64]; new (b) I; B* p = reinterpret_cast<B*>(b); printf("%d ", p->f()); B& r = *reinterpret_cast<B*>(b); printf("%d ", r.f()); p->~B();
  void* m = malloc(64); new (m) I; B* q = static_cast<B*>(m); printf("%d ", q->f()); q->~B(); free(m);
  alignas(16) unsigned char s[32]; new (s) J(8); printf("%d ", reinterpret_cast<S const*>(s)->g()); I* i = new (b) I; B* ib = i; printf("%d ", ib->f()); B* il = std::launder(reinterpret_cast<B*>(b)); printf("%d\n", il->f()); il->~B();
  printf("\n");
}
}

int main() {
  defaulted::run(); traced::run(); made::run(); bases::run(); erased::run();
  printf("%g %g %g %g ", float(half_t::bitcast(0xfe00)), float(float_e4m3_t::bitcast(0xff)), float(float_e5m2_t::bitcast(0xff)), float(half_t::bitcast(0x7e00)));
  printf("%g %g %d\n", float(bfloat16_t::bitcast(0xffc0)), float(-half_t::bitcast(0x7e00)), (int)std::signbit(float(half_t::bitcast(0xfe00))));
}
