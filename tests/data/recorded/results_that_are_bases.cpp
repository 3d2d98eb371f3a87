#include <cstdio>
#include <functional>
#include <tuple>
#include <utility>
#include <vector>

struct A { int v; A() : v(0) { std::printf("A() "); } A(int x) : v(x) { std::printf("A%d ", v); } A(A const& o) : v(o.v) { std::printf("Ac%d ", v); } A(A&& o) noexcept : v(o.v) { std::printf("Am%d ", v); o.v = -o.v; } ~A() { std::printf("~A%d ", v); } A& operator=(A const& o) { std::printf("A=c%d ", o.v); v = o.v; return *this; } A& operator=(A&& o) noexcept { std::printf("A=m%d ", o.v); v = o.v; o.v = -o.v; return *this; } bool operator<(A const& o) const { return v < o.v; } bool operator==(A const& o) const { return v == o.v; } };
struct B { int b; B(int x) : b(x) { std::printf("B%d ", b); } B(B const& o) : b(o.b) { std::printf("Bc%d ", b); } B(B&& o) : b(o.b) { std::printf("Bm%d ", b); } ~B() { std::printf("~B%d ", b); } };
struct D : B { D(int x) : B(x) { std::printf("D%d ", b); } D(D const& o) : B(o) { std::printf("Dc%d ", b); } D(D&& o) : B(std::move(o)) { std::printf("Dm%d ", b); } ~D() { std::printf("~D%d ", b); } };
int n(int x) { std::printf("n%d ", x); return x; }
A gA(7); A& ga() { return gA; } A const& gca() { return gA; } A&& gma() { return std::move(gA); }
D gd(7); B& gf() { return gd; } B const& gc() { return gd; } B&& gm() { return std::move(gd); }
struct S { A a{3}; A& g() { return a; } A const& c() const { return a; } A&& m() { return std::move(a); } };
template<class T> A& tg(T) { return gA; }

int main() {
  { std::function<int()> f = [a = ga()] { return a.v; }; printf("x "); }
  std::printf("\n");
  { B b = gf(); B c = gc(); B d = gm(); auto e = gf(); auto g = gm(); printf("x "); }
  std::printf("\n");
  { std::vector<B> v; v.reserve(3); v.push_back(gf()); v.push_back(gm()); v.emplace_back(gc()); printf("x "); }
  std::printf("\n");
  { auto l = [](B b) { return b.b; }; printf("%d %d %d ", l(gf()), l(gm()), l(gc())); }
  std::printf("\n");
  { auto l = [](auto b) { return sizeof b; }; printf("%d ", (int)l(gf())); }
  std::printf("\n");
  { auto l = []() { return gf(); }; auto b = l(); printf("x "); auto m = []() -> B { return gm(); }; m(); printf("x "); }
  std::printf("\n");
  { auto l = []() -> B const& { return gf(); }; auto b = l(); printf("x "); B c(l()); printf("x "); }
  std::printf("\n");
  { B b = (gf(), gm()); printf("x "); B c = true ? gf() : gm(); printf("x "); }
  std::printf("\n");
  { B* p = new B(gf()); B* q = new B{gm()}; delete p; delete q; auto* r = new auto(gf()); delete r; }
  std::printf("\n");
  { B b = *&gf(); auto c = *&gf(); printf("x "); }
  std::printf("\n");
  { auto [x] = std::tuple<B>(gf()); printf("x "); }
  std::printf("\n");
  { B const& r = gf(); printf("%d ", &r == &gd); }
  std::printf("\n");
}
