// Parts of aggregates and arrays, braces that are left out, and members that designators leave out are made in their turn.
#include <cstdio>
#include <cstdlib>
#include <vector>
#include <array>
#include <tuple>
#include <utility>
#include <string>
#include <optional>
#include <map>
#include <memory>
struct D { int v; D(int i=7):v(i){ std::printf("D%d ",i);} D(D const&o):v(o.v){std::printf("c%d ",v);} D(D&&o):v(o.v){std::printf("m%d ",v);o.v=-1;} D& operator=(D const&o){v=o.v;std::printf("=%d ",v);return *this;} D& operator=(D&&o){v=o.v;o.v=-2;std::printf("=m%d ",v);return *this;} ~D(){std::printf("~%d ",v);} };
struct B { D a[2]; };
struct P { D a, b; };
struct Q { B b; D d; };
struct Z { D d; P p[2]; };
struct N { int i; D d[2]; P p; };
struct M { D m[2][2]; };
template<class T> void sh(T const& t) { std::printf("| "); }
void fb(B b) { std::printf("fb "); }
void fp(P b) { std::printf("fp "); }
void fq(Q const& b) { std::printf("fq "); }
D mk(int i) { std::printf("mk%d ", i); return D(i); }
B mb() { return {D(3), mk(4)}; }
template<class T> struct TB { T a[2]; };
template<class T, int N> struct TN { T a[N]; T b; };
template<class T> struct TQ { TB<T> b; T d; };
struct H : D { using D::D; int q = 3; };
struct Ba : P { D e; };
struct Mo { int v; Mo(int i):v(i){std::printf("M%d ",i);} Mo(Mo&&o):v(o.v){o.v=-1;std::printf("mm%d ",v);} ~Mo(){std::printf("~M%d ",v);} };
struct MB { Mo a[2]; };
struct MP { Mo a; Mo b; };
struct MQ { MP p; Mo c; };
struct S2 { std::string s[2]; D d; };
struct V2 { std::vector<D> v[2]; D d; };
struct C2 { const D a[2]; D const b; };
struct R2 { D& r; D a[2]; };
struct RC { D const& r; D a[2]; };
struct In { D a[2] = {11, 12}; D b = 13; int n = 4; };
struct In2 { In i[2]; D z; };
struct Th { int v; Th(int i):v(i){ std::printf("T%d ",i); if (i == 3) throw 1; } Th(Th const&o):v(o.v){std::printf("tc%d ",v);} ~Th(){std::printf("~T%d ",v);} };
struct TB2 { Th a[2]; Th b; };
struct Num { int v; Num(int i):v(i){} operator int() const { std::printf("i%d ", v); return v; } };
struct NI { int a[2]; int b; };
struct Src { int v; operator D() const { std::printf("o%d ", v); return D(v); } };
Src src(int i) { std::printf("s%d ", i); return Src{i}; }
int nx() { static int n = 0; return ++n; }
template<class T> void tf(T x) { TQ<T> q{x, std::move(x), 5}; sh(q); }
template<class T> void tg(T x) { TQ<T> q[2] = {{x, std::move(x)}, {{4, mk(5)}, 6}}; sh(q); }
template<class T> void th(T x) { T q[2][2] = {x, std::move(x), mk(4)}; sh(q); }
template<class T> void ti(T x) { std::array<TB<T>, 2> q{{{x, std::move(x)}, {mk(4)}}}; sh(q); }
template<class T> void tj(T x) { fq({x, std::move(x), mk(2)}); }
template<class T> TQ<T> tk(T x) { return {x, std::move(x), mk(2)}; }
template<class T> TQ<T> tl(T x) { return {{x, std::move(x)}, mk(2)}; }
template<class T> void tm(T x) { std::vector<TB<T>> v; v.reserve(2); v.push_back({x, std::move(x)}); }
template<class T> void tn(T x) { auto p = new TQ<T>{x, std::move(x), mk(3)}; sh(*p); delete p; }
template<class... A> void tp(A... a) { B b{a...}; sh(b); }
template<class... A> void tq(A&&... a) { Q b{std::forward<A>(a)...}; sh(b); }
template<class... A> void tr(A&&... a) { TN<D, sizeof...(A)> b{{std::forward<A>(a)...}, mk(9)}; sh(b); }
struct G2 { D a = mk(8); D b; int n = nx(); };
struct U { union { int i; float f; }; D d; };
struct Bf { unsigned a : 3; D d[2]; unsigned b : 5; };
struct Nest { struct In3 { D x, y; } in; D z; };
struct Op2 { D a; D b; Op2& operator=(Op2 const&) = default; };
struct K { D* self; int v; K(int i = 0) : self(nullptr), v(i) { me = this; } K(K const&) = delete; K* me; bool ok() const { return me == this; } };
struct KB { K a[2]; K b; };
struct KQ { KB k; K c; };
template<class T> T make3() { return T{1, mk(2), D(3)}; }
template<class T> T make3b() { return {1, mk(2), D(3)}; }
template<class T> void put(std::vector<T>& v, D x) { v.push_back({x, std::move(x), 4}); }
template<class T, class... A> T build(A&&... a) { return T{std::forward<A>(a)...}; }
template<class T, class... A> T buildp(A&&... a) { return T(std::forward<A>(a)...); }
void two(Q const& a, Q const& b) { std::printf("two "); }
void byv(Q a, B b) { std::printf("byv "); }
template<class T> void gen(T const& a, Q b) { std::printf("gen "); }
struct Ct { Q q; B b[2]; Ct(D x) : q{x, std::move(x), 5}, b{{1, mk(2)}, {D(3)}} {} };
struct Ct2 { Q q; Ct2(D x) : q{{x, std::move(x)}, mk(5)} {} Ct2(D x, int) : Ct2(x) {} };
struct Dr : Q { D e; Dr(D x) : Q{x, std::move(x), 5}, e(1) {} };
struct Def { Q q = {1, mk(2), 3}; B b[2] = {{1, mk(2)}, {3}}; };



int main() {
  std::printf("\n0: "); { D x(1); B c[2] = {{x, x}, {std::move(x)}}; }
  std::printf("\n1: "); { D x(1); B c[2] = {x, x, std::move(x)}; }
  std::printf("\n2: "); { D x(1); B c[2] = {{x}, std::move(x), x}; }
  std::printf("\n3: "); { D x(1); D b[2][2] = {x, x, std::move(x), 4}; }
  std::printf("\n4: "); { D x(1); D b[2][2] = {{x}, {D(6)}}; }
  std::printf("\n5: "); { D x(1); D b[2][3] = {x, D(6), mk(5), 4}; }
  std::printf("\n6: "); { D b[2][2][2] = {{{1}, {2, 3}}, {{D(4)}}}; }
  std::printf("\n7: "); { D b[2][2][2] = {1, 2, 3, D(4), mk(5)}; }
  std::printf("\n8: "); { std::vector<B> v; v.reserve(4); v.push_back({D(1), D(2)}); }
  std::printf("\n9: "); { std::vector<B> v; v.reserve(4); v.push_back({D(1)}); }
  std::printf("\n10: "); { std::vector<Q> v; v.reserve(4); v.push_back({D(1), D(2), D(3)}); }
  std::printf("\n11: "); { fb({D(1), D(2)}); }
  std::printf("\n12: "); { fq({D(1), D(2), D(3)}); }
  std::printf("\n13: "); { D x(1); fq({x, x, std::move(x)}); }
  std::printf("\n14: "); { D x(1); fq({{x, std::move(x)}}); }
  std::printf("\n15: "); { D x(1); Q q{x, std::move(x), 5}; sh(q); }
  std::printf("\n16: "); { D x(1); Q q = {{x, std::move(x)}, mk(5)}; sh(q); }
  std::printf("\n17: "); { D x(1); Q q[2] = {x, std::move(x), 5, 6, 7}; sh(q); }
  std::printf("\n18: "); { D x(1); Q q[2] = {{x, std::move(x), 5}, {6}}; sh(q); }
  std::printf("\n19: "); { D x(1); Z z{x, x, std::move(x)}; sh(z); }
  std::printf("\n20: "); { D x(1); Z z{x, {x, std::move(x)}}; sh(z); }
  std::printf("\n21: "); { D x(1); Z z{x, {{x}, {std::move(x)}}}; sh(z); }
  std::printf("\n22: "); { D x(1); N n{1, x, std::move(x), x, 5}; sh(n); }
  std::printf("\n23: "); { D x(1); N n{1, {x}, {std::move(x)}}; sh(n); }
  std::printf("\n24: "); { D x(1); N n{.i = 1, .d = {x, std::move(x)}, .p = {3}}; sh(n); }
  std::printf("\n25: "); { M m{{{D(1)}, {mk(2), 3}}}; sh(m); }
  std::printf("\n26: "); { std::array<std::array<D, 2>, 2> a{D(1), D(2), mk(3)}; sh(a); }
  std::printf("\n27: "); { std::array<P, 2> a{1, 2, D(3)}; sh(a); }
  std::printf("\n28: "); { D x(1); std::array<P, 2> a{x, x, std::move(x)}; sh(a); }
  std::printf("\n29: "); { D x(1); std::array<D, 3> a[2] = {{x, x}, {std::move(x)}}; sh(a); }
  std::printf("\n30: "); { auto p = new B[2]{D(1), mk(2), 3}; sh(*p); delete[] p; }
  std::printf("\n31: "); { std::optional<B> o; o = B{1, mk(2)}; sh(o); }
  std::printf("\n32: "); { auto l = [](B b) { std::printf("l "); }; l({D(1), 2}); }
  std::printf("\n33: "); { B b{1, 2}; Q q[2] = {b, 3, std::move(b), 4}; sh(q); }
  std::printf("\n34: "); { P b{1, 2}; P c[2][2] = {b, std::move(b), 4, 5}; sh(c); }
  std::printf("\n35: "); { P b{1, 2}; Z z{3, b, std::move(b)}; sh(z); }
  std::printf("\n36: "); { P b{1, 2}; Z z{3, 4, 5, std::move(b)}; sh(z); }
  std::printf("\n37: "); { static B b[2] = {{1, 2}, {mk(3)}}; sh(b); }
  std::printf("\n38: "); { th(D(1)); }
  std::printf("\n39: "); { tj(D(1)); }
  std::printf("\n40: "); { tm(D(1)); }
  std::printf("\n41: "); { D x(1); tq(x, D(2), std::move(x)); }
  std::printf("\n42: "); { auto l = [](auto x) { Q q{x, std::move(x), 5}; sh(q); }; l(D(1)); }
  std::printf("\n43: "); { auto l = [](auto x) { fb({x, std::move(x)}); }; l(D(1)); }
  std::printf("\n44: "); { auto l = [](auto x) { D q[2][2] = {x, std::move(x)}; sh(q); }; l(D(1)); }
  std::printf("\n45: "); { TQ<D> q[2] = {D(1), mk(2), D(3), 4, mk(5)}; sh(q); }
  std::printf("\n46: "); { H h[2] = {1, H(2)}; sh(h); }
  std::printf("\n47: "); { Ba b{1, 2, mk(3)}; sh(b); }
  std::printf("\n48: "); { D x(1); Ba b{x, std::move(x), x}; sh(b); }
  std::printf("\n49: "); { Ba b[2] = {1, mk(2), mk(3), 4}; sh(b); }
  std::printf("\n50: "); { P p{1, 2}; Ba b{p, std::move(p).a}; sh(b); }
  std::printf("\n51: "); { Mo m(1); MB b{std::move(m), Mo(2)}; sh(b); }
  std::printf("\n52: "); { Mo m(1); MQ b{std::move(m), 2, 3}; sh(b); }
  std::printf("\n53: "); { MQ b[2] = {{{1, 2}, 3}, {4, 5, 6}}; sh(b); }
  std::printf("\n54: "); { std::string t = "xy"; S2 s{t, std::move(t), D(3)}; std::printf("%s %s [%s] ", s.s[0].c_str(), s.s[1].c_str(), t.c_str()); }
  std::printf("\n55: "); { V2 v{{{D(1), D(2)}, {D(3)}}, 4}; sh(v); }
  std::printf("\n56: "); { std::vector<D> w{1, 2}; V2 v{w, std::move(w), 4}; std::printf("%zu %zu %zu ", v.v[0].size(), v.v[1].size(), w.size()); }
  std::printf("\n57: "); { std::vector<D> w{1, 2}; V2 v{{w, std::move(w)}, 4}; std::printf("%zu %zu %zu ", v.v[0].size(), v.v[1].size(), w.size()); }
  std::printf("\n58: "); { C2 c{1, D(2), mk(3)}; sh(c); }
  std::printf("\n59: "); { D x(1); C2 c{x, std::move(x), mk(3)}; sh(c); }
  std::printf("\n60: "); { D x(1); R2 c{x, x, std::move(x)}; sh(c); }
  std::printf("\n61: "); { In i{1, mk(2), mk(3)}; sh(i); }
  std::printf("\n62: "); { In i{{1}, mk(3)}; sh(i); }
  std::printf("\n63: "); { In i{.b = mk(3)}; sh(i); }
  std::printf("\n64: "); { In2 i{1, mk(2), 3, 4, mk(5)}; sh(i); }
  std::printf("\n65: "); { In2 i{{{1}}, mk(2)}; sh(i); }
  std::printf("\n66: "); { In2 i{{{{1}, mk(3)}, {.b = mk(5)}}, mk(2)}; sh(i); }
  std::printf("\n67: "); { try { TB2 t[2] = {{1, 2, 4}, {5, Th(3), 4}}; sh(t); } catch (int) { std::printf("caught "); } }
  std::printf("\n68: "); { try { std::vector<TB2> v; v.reserve(2); v.push_back({1, Th(2), Th(3)}); } catch (int) { std::printf("caught "); } }
  std::printf("\n69: "); { NI n{Num(1), Num(2), Num(3)}; std::printf("%d %d %d ", n.a[0], n.a[1], n.b); }
  std::printf("\n70: "); { B b{src(1), src(2)}; sh(b); }
  std::printf("\n71: "); { Q b{src(1), src(2), src(3)}; sh(b); }
  std::printf("\n72: "); { Q b{{src(1), src(2)}, src(3)}; sh(b); }
  std::printf("\n73: "); { Q b[2] = {{{src(1), src(2)}, src(3)}, {src(4)}}; sh(b); }
  std::printf("\n74: "); { D b[2][2] = {src(1), src(2), src(3)}; sh(b); }
  std::printf("\n75: "); { fb({src(1), src(2)}); }
  std::printf("\n76: "); { fq({{src(1), src(2)}, src(3)}); }
  std::printf("\n77: "); { std::vector<B> v; v.reserve(2); v.push_back({src(1), src(2)}); }
  std::printf("\n78: "); { std::vector<B> v; v.reserve(2); v.emplace_back(B{src(1), src(2)}); }
  std::printf("\n79: "); { std::vector<Q> v(2, {D(1), mk(2), 3}); }
  std::printf("\n80: "); { std::vector<Q> v; v.assign(2, {D(1), mk(2), 3}); }
  std::printf("\n81: "); { std::vector<Q> v; v.resize(2, {D(1), mk(2), 3}); }
  std::printf("\n82: "); { std::vector<Q> v; v.reserve(3); v.insert(v.begin(), {D(1), mk(2), 3}); }
  std::printf("\n83: "); { D d[][2] = {1, mk(2), D(3)}; std::printf("%zu ", sizeof d / sizeof d[0]); }
  std::printf("\n84: "); { D d[][2] = {{1}, {mk(2), D(3)}, {}}; std::printf("%zu ", sizeof d / sizeof d[0]); }
  std::printf("\n85: "); { B d[] = {1, mk(2), D(3)}; std::printf("%zu ", sizeof d / sizeof d[0]); }
  std::printf("\n86: "); { B d[] = {{1, mk(2)}, {{D(3)}}}; std::printf("%zu ", sizeof d / sizeof d[0]); }
  std::printf("\n87: "); { using A2 = D[2]; A2 d[2] = {1, mk(2), D(3)}; sh(d); }
  std::printf("\n88: "); { using A2 = D[2]; A2 d[2] = {{mk(1)}, {mk(2), D(3)}}; sh(d); }
  std::printf("\n89: "); { Q q{{1, 2}, 3}; Q r[2] = {{q}, {std::move(q)}}; sh(r); }
  std::printf("\n90: "); { Q q{{1, 2}, 3}; Q r{q.b.a[0], q.b.a[1], std::move(q).d}; sh(r); }
  std::printf("\n91: "); { P a[2] = {{1, 2}, {3, 4}}; Z z{5, {a[0], std::move(a[1])}}; sh(z); }
  std::printf("\n92: "); { int i = 1; std::array<P, 2> a{{{i, ++i}, {i++, i}}}; sh(a); }
  std::printf("\n93: "); { D x(1); D& r = x; B b{r, std::move(r)}; sh(b); }
  std::printf("\n94: "); { D x(1); auto&& r = std::move(x); B b{r, std::move(r)}; sh(b); }
  std::printf("\n95: "); { D x[2] = {1, 2}; B b{x[0], std::move(x[1])}; sh(b); }
  std::printf("\n96: "); { D x[2] = {1, 2}; int i = 0; B b{x[i++], std::move(x[i])}; sh(b); }
  std::printf("\n97: "); { D* p = new D(1); B b{*p, std::move(*p)}; sh(b); delete p; }
  std::printf("\n98: "); { auto u = std::make_unique<D>(1); B b{*u, std::move(*u)}; sh(b); }
  std::printf("\n99: "); { bool c = true; D x(1), y(2); B b{c ? x : y, c ? std::move(x) : std::move(y)}; sh(b); }
  std::printf("\n100: "); { P p{.b = mk(3)}; sh(p); }
  std::printf("\n101: "); { P p{.b = 3}; sh(p); }
  std::printf("\n102: "); { G2 g{.b = mk(2)}; sh(g); }
  std::printf("\n103: "); { G2 g{.b = 5, .n = nx()}; sh(g); }
  std::printf("\n104: "); { G2 g[2] = {{.b = mk(2)}, {.a = mk(1)}}; sh(g); }
  std::printf("\n105: "); { sh(G2{.b = mk(2)}); }
  std::printf("\n106: "); { auto f = [](G2 const& g) { std::printf("f "); }; f({.b = mk(2)}); }
  std::printf("\n107: "); { auto f = [] { return G2{.b = mk(2)}; }; sh(f()); }
  std::printf("\n108: "); { struct W { G2 g{.b = mk(2)}; D z = 3; }; W w; sh(w); }
  std::printf("\n109: "); { struct W { G2 g{.b = mk(2)}; D z = 3; }; W w{.z = mk(4)}; sh(w); }
  std::printf("\n110: "); { struct W { int a = nx(); int b = nx(); int c = nx(); }; W w{.b = nx()}; std::printf("%d ", w.a < w.b); }
  std::printf("\n111: "); { Q q[2]; q[0] = {1, mk(2), 3}; }
  std::printf("\n112: "); { Q q; Q* p = &q; p[0] = {1, mk(2), 3}; }
  std::printf("\n113: "); { Q q; Q* p = &q; *p = {1, mk(2), 3}; }
  std::printf("\n114: "); { Q q; Q& p = q; p = {1, mk(2), 3}; }
  std::printf("\n115: "); { Q q[2]; q[0] = {{1, mk(2)}, 3}; }
  std::printf("\n116: "); { P q[2]; q[0] = {1, mk(2)}; }
  std::printf("\n117: "); { B q[2]; q[0] = {1, mk(2)}; }
  std::printf("\n118: "); { std::array<Q, 2> q; q[0] = {{1, mk(2)}, 3}; }
  std::printf("\n119: "); { std::vector<Q> v; v.reserve(2); put(v, D(1)); }
  std::printf("\n120: "); { std::vector<TQ<D>> v; v.reserve(2); put(v, D(1)); }
  std::printf("\n121: "); { D x(1); sh(build<Q>(x, std::move(x), 5)); }
  std::printf("\n122: "); { D x(1); sh(build<TQ<D>>(x, std::move(x), 5)); }
  std::printf("\n123: "); { D x(1); sh(build<P>(x, std::move(x))); }
  std::printf("\n124: "); { D x(1); sh(build<B>(x, std::move(x))); }
  std::printf("\n125: "); { D x(1); sh(buildp<P>(x, std::move(x))); }
  std::printf("\n126: "); { two({1, mk(2), 3}, {{4, mk(5)}, 6}); }
  std::printf("\n127: "); { byv({1, mk(2), 3}, {4, mk(5)}); }
  std::printf("\n128: "); { gen(1, {1, mk(2), 3}); }
  std::printf("\n129: "); { gen(mk(9), {1, mk(2), 3}); }
  std::printf("\n130: "); { D x(1); gen(x, {x, std::move(x), 3}); }
  std::printf("\n131: "); { Ct c(D(1)); sh(c); }
  std::printf("\n132: "); { Ct2 c(D(1)); sh(c); }
  std::printf("\n133: "); { Ct2 c(D(1), 2); sh(c); }
  std::printf("\n134: "); { Dr c(D(1)); sh(c); }
  std::printf("\n135: "); { Def d; sh(d); }
  std::printf("\n136: "); { Def d{}; sh(d); }
  std::printf("\n137: "); { Def d{{4, mk(5)}}; sh(d); }
  std::printf("\n138: "); { Def d{.b = {mk(3)}}; sh(d); }
  std::printf("\n139: "); { Nest n{1, mk(2), 3}; sh(n); }
  std::printf("\n140: "); { Nest::In3 i{1, 2}; Nest n{i, mk(3)}; sh(n); }
  std::printf("\n141: "); { Nest::In3 i{1, 2}; Nest n{std::move(i), mk(3)}; sh(n); }
  std::printf("\n142: "); { Q q; q = {1, mk(2), 3}; sh(q); }
  std::printf("\n143: "); { Q q[2]; q[0] = {1, mk(2), 3}; q[1] = {{4, mk(5)}, 6}; sh(q); }
  std::printf("\n144: "); { std::vector<Q> v(1); v[0] = {1, mk(2), 3}; sh(v[0]); }
  std::printf("\n145: "); { std::vector<std::pair<int, B>> v{{1, {2, mk(3)}}, {4, {D(5), 6}}}; sh(v); }
  std::printf("\n146: "); { std::vector<std::pair<B, B>> v; v.reserve(2); v.push_back({{2, mk(3)}, {D(5), 6}}); }
  std::printf("\n147: "); { std::vector<std::vector<B>> v{{{1, mk(2)}, {3}}, {{D(4)}}}; sh(v); }
  std::printf("\n148: "); { std::initializer_list<B> l = {{1, mk(2)}, {D(3)}}; sh(l); }
  std::printf("\n149: "); { for (auto& b : std::initializer_list<B>{{1, mk(2)}, {D(3)}}) sh(b); }
  std::printf("\n150: "); { for (auto const& q : {Q{1, mk(2), 3}, Q{{4, 5}, 6}}) sh(q); }
  std::printf("\n151: "); { auto t = std::tuple<Q, B>{Q{1, mk(2), 3}, B{4, mk(5)}}; sh(t); }
  std::printf("\n152: "); { auto t = std::make_pair(Q{1, mk(2), 3}, B{4, mk(5)}); sh(t); }
  std::printf("\n153: "); { std::map<std::string, Q> m; m.insert_or_assign("a", Q{1, mk(2), 3}); sh(m); }
  std::printf("\n154: "); { std::map<std::string, Q> m; m.try_emplace("a", Q{1, mk(2), 3}); sh(m); }
  std::printf("\n155: "); { Q q = true ? Q{1, mk(2), 3} : Q{{4, 5}, 6}; sh(q); }
  std::printf("\n156: "); { const Q& q = Q{1, mk(2), 3}; sh(q); }
  std::printf("\n157: "); { Q&& q = {1, mk(2), 3}; sh(q); }
  std::printf("\n158: "); { const Q& q{{1, mk(2)}, 3}; sh(q); }
  std::printf("\n159: "); { int n = Q{1, mk(2), 3}.d.v; std::printf("%d ", n); }
  std::printf("\n160: "); { int n = B{1, mk(2)}.a[1].v; std::printf("%d ", n); }
  std::printf("\n161: "); { struct L { Q q; D d; }; L l{{{1, mk(2)}, 3}, 4}; sh(l); }
  std::printf("\n162: "); { struct L { Q q; D d; }; L l{1, mk(2), 3, 4}; sh(l); }
  std::printf("\n163: "); { struct L { Q q[2]; D d; }; L l{1, mk(2), 3, 4}; sh(l); }
  std::printf("\n164: "); { struct L { B b; int n; double f; }; L l{1, mk(2), 3, 4.5}; std::printf("%d %g ", l.n, l.f); }
  std::printf("\n165: "); { struct L { int (*f)(int); B b; }; L l{[](int i) { return i + 1; }, {1, mk(2)}}; std::printf("%d ", l.f(3)); }
  std::printf("\n166: "); { struct L { std::vector<int> v; B b; }; L l{{1, 2, 3}, {1, mk(2)}}; std::printf("%zu ", l.v.size()); }
  std::printf("\n167: "); { struct L { std::vector<int> v; B b; }; std::vector<int> w(4); L l{w, 1, mk(2)}; std::printf("%zu ", l.v.size()); }
  std::printf("\n168: "); { struct L { std::vector<int> v; B b; }; std::vector<int> w(4); L l{std::move(w), 1, mk(2)}; std::printf("%zu %zu ", l.v.size(), w.size()); }
  std::printf("\n169: "); { struct L { std::unique_ptr<D> p; B b; }; L l{std::make_unique<D>(3), 1, mk(2)}; std::printf("%d ", l.p->v); }
  std::printf("\n170: "); { struct L { D const& r; B b; }; D x(1); L l{x, {x, std::move(x)}}; sh(l); }
  std::printf("\n");
}
