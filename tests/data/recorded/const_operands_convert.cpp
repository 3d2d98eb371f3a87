// Which conversion function is meant where an operand, an initialiser or a condition is const; nothing is copied before.
#include <cstdio>
#include <utility>
#include <vector>
#include <array>
#include <optional>
struct L{ int x=0; L()=default; L(L const& o):x(o.x){ std::printf("copy "); } L& operator=(L const&)=default; operator int(){ std::printf("nc "); return 1;} operator int() const { std::printf("c "); return 2;}
 explicit operator bool() { std::printf("nb "); return true; } explicit operator bool() const { std::printf("cb "); return true; } };
L gl; const L gc; L& rl() { return gl; } const L& rc() { return gc; } L ml() { return L(); } const L cl() { return L(); }
struct H { L l; L const& cl() const { return l; } L& ml() { return l; } };
void g(int) {} int r1() { return gl; } int r2() { return gc; } int r3() { return rc(); } int r4() { return rl(); } int r5(const std::vector<L>& v) { return v[0]; } int r6(const H& h) { return h.l; } auto r7(const H& h) -> int { return h.cl(); }
struct M { int a; M(const L& l):a(l){} M(const std::vector<L>& v, int):a(v[0]) {} }; struct Ag { int a; double d; };
template <class T> int tr(T const& v) { return v[0]; } template <class T> int ti(T const& v) { int s = v[0]; int q{v[0]}; int z(v[0]); s = v[0]; s += v[0]; g(v[0]); for (auto& e : v) s = e; for (auto const& e : v) s += e; for (int e : v) s += e; return int(v[0]) + static_cast<int>(v[0]) + (int)v[0] + (v[0] ? 1 : 2); }
int main(){ std::vector<L> w(1); const std::vector<L> v(1); H h; const H ch; std::printf("\n"); int i;
 { int a = gl, b = gc, c = rl(), d = rc(), e = std::as_const(gl), f = v[0], k = w[0], m = h.l, n = ch.l, o = h.cl(), p = h.ml(), q = ml(), r = cl(); } std::printf("1\n");
 { int a(gl), b(gc), c(rl()), d(rc()), e(std::as_const(gl)), f(v[0]), k(w[0]), m(h.l), n(ch.l), o(h.cl()), p(h.ml()), q(ml()), r(cl()); } std::printf("2\n");
 { int a{gl}, b{gc}, c{rl()}, d{rc()}, e{std::as_const(gl)}, f{v[0]}, k{w[0]}, m{h.l}, n{ch.l}, o{h.cl()}, p{h.ml()}, q{ml()}, r{cl()}; } std::printf("3\n");
 i = gl; i = gc; i = rl(); i = rc(); i = std::as_const(gl); i = v[0]; i = w[0]; i = h.l; i = ch.l; i = h.cl(); i = h.ml(); i = ml(); i = cl(); std::printf("4\n");
 i += gl; i += gc; i += rl(); i += rc(); i += std::as_const(gl); i += v[0]; i -= w[0]; i -= h.l; i |= ch.l; i += h.cl(); i += h.ml(); i += ml(); i += cl(); std::printf("5\n");
 g(gl); g(gc); g(rl()); g(rc()); g(std::as_const(gl)); g(v[0]); g(w[0]); g(h.l); g(ch.l); g(h.cl()); g(h.ml()); g(ml()); g(cl()); std::printf("6\n");
 i = gl + 1; i = gc + 1; i = rl() + 1; i = 1 + rc(); i = std::as_const(gl) * 2; i = v[0] * 2; i = w[0] * 2; i = h.l + 0; i = ch.l + 0; i = h.cl() + 0; i = h.ml() + 0; i = ml() + 0; i = -cl(); i = gl + 1; i = -v[0]; i = +gc; i = gl < v[0]; i = v[0] == 1; std::printf("7\n");
 i = int(gl); i = int(gc); i = int(rl()); i = (int)rc(); i = static_cast<int>(std::as_const(gl)); i = (int)v[0]; i = (int)w[0]; i = int(h.l); i = int(ch.l); i = int(h.cl()); i = int(h.ml()); i = int(ml()); i = int(cl()); std::printf("8\n");
 if (gl) i++; if (gc) i++; if (rl()) i++; if (rc()) i++; if (std::as_const(gl)) i++; if (v[0]) i++; if (w[0]) i++; if (!h.l) i++; if (!ch.l) i++; i = h.cl() && h.ml(); i = h.ml() || ml(); while (!v[0]) ; i = v[0] ? 1 : 2; i = gc ? 1 : 2; bool bb(v[0]); bool bc{gc}; std::printf("9\n");
 r1(); r2(); r3(); r4(); r5(w); r6(h); r7(h); M m1(gl), m2(gc), m3(w, 1); Ag a1{gl, 1.}, a2{gc, 2.}, a3{v[0], 3.}, a4{w[0]}; std::printf("10\n");
 int arr[3] = {gl, gc, v[0]}; std::vector<int> vi{gl, gc, v[0]}; vi.push_back(gc); vi.push_back(v[0]); vi[0] = v[0]; std::array<int,2> ai{v[0], w[0]}; switch (int(v[0])) { default:; } i = arr[gc]; i = arr[v[0]]; std::printf("11\n");
 tr(v); tr(w); ti(w); std::printf("\n"); ti(v); std::array<L,1> ar; ti(ar); std::printf("12\n"); auto lam=[gl=gl, v]{ int i = gl; i = v[0]; i += gl; g(gl); return gl + 1; }; lam(); std::printf("13\n"); const int& cr = v[0]; const int& cq = gl; std::pair<int,int> pi(gc, gl); std::pair<int,int> pj{v[0], w[0]}; std::printf("14\n"); }
