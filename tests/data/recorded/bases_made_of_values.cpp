// Bases of aggregates that are made of values in braces.
#include <cstdio>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

struct L { std::string n; L(const char* n) : n(n) { printf("L%s ", n); } L(const L& o) : n(o.n) { printf("Lc "); } L(L&& o) : n(std::move(o.n)) { printf("Lm "); } ~L() { printf("~%s ", n.c_str()); } };
struct B { int v; B(int v) : v(v) { printf("B%d ", v); } B(const B& o) : v(o.v) { printf("Bc "); } B(B&& o) : v(o.v) { printf("Bm "); } };
struct E { int v; explicit E(int v) : v(v) {} }; struct T2 { int a, b; T2(int a, int b) : a(a), b(b) { printf("T%d%d ", a, b); } }; struct Tm { template <class T> Tm(T t) { printf("Tm%zu ", sizeof(T)); } }; struct N { int a = 1; }; struct A2 { int x, y; };
struct D : B { int y; }; struct DL : L { int y; }; struct DE : E { int y; }; struct D2 : T2 { int y; }; struct DT : Tm { int y; }; struct DN : N { int y; }; struct DA : A2 { int z; }; struct DBB : B, A2 { int z; }; struct DD : D { int w; };
struct Str : std::string { int y; }; struct Cv { operator B() const { printf("cv "); return B(9); } }; struct Cn { operator int() const { printf("ci "); return 8; } };
void f(D d) { printf("f%d%d ", d.v, d.y); } void g(const DL& d) { printf("g%s%d ", d.n.c_str(), d.y); } int nx() { static int n = 0; return ++n; }
D mk() { return {3, 4}; } D mk2() { return {{5}, 6}; }

namespace n0 {

void run() {
  D d{1, 2}; printf("%d %d", d.v, d.y);
}
}

namespace n1 {

void run() {
  D d{{1}, 2}; printf("%d %d", d.v, d.y);
}
}

namespace n2 {

void run() {
  D d{B{1}, 2}; printf("%d %d", d.v, d.y);
}
}

namespace n3 {

void run() {
  D d{B(1)}; printf("%d %d", d.v, d.y);
}
}

namespace n4 {

void run() {
  B b(7); D d{b, 2}; printf("%d %d", d.v, d.y);
}
}

namespace n5 {

void run() {
  B b(7); D d{std::move(b), 2}; printf("%d %d", d.v, d.y);
}
}

namespace n6 {

void run() {
  D d = {1, 2}; D e = d; D h = {d}; printf("%d %d %d", d.v, e.y, h.v);
}
}

namespace n7 {

void run() {
  D d{1}; printf("%d %d", d.v, d.y);
}
}

namespace n8 {

void run() {
  D d(1, 2); printf("%d %d", d.v, d.y); D e(1); printf("%d", e.y);
}
}

namespace n9 {

void run() {
  D d{nx(), nx()}; printf("%d %d", d.v, d.y);
}
}

namespace n10 {

void run() {
  D d{{nx()}, nx()}; printf("%d %d", d.v, d.y);
}
}

namespace n11 {

void run() {
  D d{'a', 2}; printf("%d", d.v); D e{true}; printf("%d", e.v);
}
}

namespace n12 {

void run() {
  D d{Cv{}, 2}; printf("%d", d.v);
}
}

namespace n13 {

void run() {
  DL d{"a", 2}; printf("%s %d", d.n.c_str(), d.y);
}
}

namespace n14 {

void run() {
  DL d{{"a"}, 2}; printf("%s %d", d.n.c_str(), d.y);
}
}

namespace n15 {

void run() {
  DL d{L("a"), 2}; L l("b"); DL e{l, 3}; DL h{std::move(l), 4}; printf("%s %s", e.n.c_str(), h.n.c_str());
}
}

namespace n16 {

void run() {
  DE d{E(1), 2}; printf("%d %d", d.v, d.y);
}
}

namespace n17 {

void run() {
  DE d{E{1}, 2}; DE e{d}; printf("%d %d", e.v, e.y);
}
}

namespace n18 {

void run() {
  D2 d{{1, 2}, 3}; printf("%d %d %d", d.a, d.b, d.y);
}
}

namespace n19 {

void run() {
  D2 d{T2(1, 2), 3}; printf("%d %d %d", d.a, d.b, d.y);
}
}

namespace n20 {

void run() {
  DT d{1, 2}; DT e{"ab", 3}; DT h{2.5, 4}; printf("%d %d", d.y, h.y);
}
}

namespace n21 {

void run() {
  DN d{{}, 2}; DN e{{5}, 3}; DN h{6, 7}; DN i{}; printf("%d %d %d %d", d.a, e.a, h.a, i.a);
}
}

namespace n22 {

void run() {
  DA d{1, 2, 3}; DA e{{1, 2}, 3}; DA h{{1}, 3}; printf("%d %d %d %d", d.y, d.z, h.y, h.z);
}
}

namespace n23 {

void run() {
  DBB d{1, 2, 3, 4}; printf("%d %d %d %d", d.v, d.x, d.y, d.z); DBB e{{1}, {2, 3}, 4}; DBB h{1, {2}, 4}; printf("%d %d", e.z, h.y);
}
}

namespace n24 {

void run() {
  DD d{1, 2, 3}; DD e{{1, 2}, 3}; DD h{{{1}, 2}, 3}; DD i{D{1, 2}, 3}; printf("%d %d %d %d", d.w, e.y, h.v, i.w);
}
}

namespace n25 {

void run() {
  f({1, 2}); f({{1}, 2}); f(D{3, 4}); f({5}); g({"a", 1}); g({{"b"}, 2});
}
}

namespace n26 {

void run() {
  printf("%d %d", mk().y, mk2().v);
}
}

namespace n27 {

void run() {
  D a[] = {{1, 2}, {{3}, 4}}; printf("%d %d", a[1].v, a[0].y); D b[2] = {1, 2, 3, 4}; printf("%d %d", b[1].v, b[1].y);
}
}

namespace n28 {

void run() {
  std::vector<D> v{{1, 2}, {{3}, 4}}; v.push_back({5, 6}); v.push_back({{7}, 8}); printf("%d %d", v[2].v, v[3].y);
}
}

namespace n29 {

void run() {
  std::pair<D, int> p{{1, 2}, 3}; printf("%d %d", p.first.v, p.second);
}
}

namespace n30 {

void run() {
  struct H { D d; int z; }; H h{{1, 2}, 3}; H i{{{1}, 2}, 3}; H j{1, 2, 3}; printf("%d %d %d", h.d.v, i.z, j.z);
}
}

namespace n31 {

void run() {
  D* p = new D{1, 2}; printf("%d", p->y); delete p; D* q = new D{{3}, 4}; printf("%d", q->v); delete q; D* r = new D(5, 6); printf("%d", r->y); delete r;
}
}

namespace n32 {

void run() {
  auto l = [](D d) { return d.v + d.y; }; printf("%d %d", l({1, 2}), l({{3}, 4}));
}
}

namespace n33 {

void run() {
  Str s{"ab", 2}; printf("%s %d", s.c_str(), s.y); Str t{{"cd"}, 3}; printf("%s", t.c_str()); Str w{std::string("q"), 5}; printf("%s", w.c_str());
}
}

namespace n34 {
template <class T, class... A> T mkt(A&&... a) { return T{std::forward<A>(a)...}; }
void run() {
  printf("%d", mkt<D>(1, 2).y); printf("%d", mkt<D>(B(3), 2).v); B b(4); printf("%d", mkt<D>(b, 2).v); printf("%s", mkt<DL>("x", 1).n.c_str());
}
}

namespace n35 {
template <class T> struct W : T { int y; }; template <class T> W(T, int) -> W<T>;
void run() {
  W<B> w{1, 2}; W x{B(3), 4}; W<B> z{{5}, 6}; printf("%d %d %d", w.v, x.v, z.y);
}
}

namespace n36 {

void run() {
  struct O { D d = {1, 2}; D e{{3}, 4}; O() : d{5, 6} {} }; O o; printf("%d %d", o.d.v, o.e.y);
}
}

namespace n37 {

void run() {
  const D d{1, 2}; static D s{3, 4}; constexpr DA c{1, 2, 3}; printf("%d %d %d", d.y, s.v, c.z);
}
}

namespace n38 {

void run() {
  DN d{.y = 2};
}
}

int main() {
  std::cout << std::flush; printf("\n@0\n"); fflush(stdout); n0::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@1\n"); fflush(stdout); n1::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@2\n"); fflush(stdout); n2::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@3\n"); fflush(stdout); n3::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@4\n"); fflush(stdout); n4::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@5\n"); fflush(stdout); n5::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@6\n"); fflush(stdout); n6::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@7\n"); fflush(stdout); n7::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@8\n"); fflush(stdout); n8::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@9\n"); fflush(stdout); n9::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@10\n"); fflush(stdout); n10::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@11\n"); fflush(stdout); n11::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@12\n"); fflush(stdout); n12::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@13\n"); fflush(stdout); n13::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@14\n"); fflush(stdout); n14::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@15\n"); fflush(stdout); n15::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@16\n"); fflush(stdout); n16::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@17\n"); fflush(stdout); n17::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@18\n"); fflush(stdout); n18::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@19\n"); fflush(stdout); n19::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@20\n"); fflush(stdout); n20::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@21\n"); fflush(stdout); n21::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@22\n"); fflush(stdout); n22::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@23\n"); fflush(stdout); n23::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@24\n"); fflush(stdout); n24::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@25\n"); fflush(stdout); n25::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@26\n"); fflush(stdout); n26::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@27\n"); fflush(stdout); n27::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@28\n"); fflush(stdout); n28::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@29\n"); fflush(stdout); n29::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@30\n"); fflush(stdout); n30::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@31\n"); fflush(stdout); n31::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@32\n"); fflush(stdout); n32::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@33\n"); fflush(stdout); n33::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@34\n"); fflush(stdout); n34::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@35\n"); fflush(stdout); n35::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@36\n"); fflush(stdout); n36::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@37\n"); fflush(stdout); n37::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@38\n"); fflush(stdout); n38::run(); std::cout << std::flush; fflush(stdout);
}
