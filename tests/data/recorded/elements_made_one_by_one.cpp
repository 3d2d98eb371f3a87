#include <vector>
#include <variant>
#include <array>
#include <tuple>
#include <array>
#include <cstdio>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

struct A { int v; A() : v(0) { std::printf("A() "); } A(int x) : v(x) { std::printf("A%d ", v); } A(A const& o) : v(o.v) { std::printf("Ac%d ", v); } A(A&& o) noexcept : v(o.v) { std::printf("Am%d ", v); o.v = -o.v; } ~A() { std::printf("~A%d ", v); } A& operator=(A const& o) { std::printf("A=c%d ", o.v); v = o.v; return *this; } A& operator=(A&& o) noexcept { std::printf("A=m%d ", o.v); v = o.v; o.v = -o.v; return *this; } bool operator<(A const& o) const { return v < o.v; } bool operator==(A const& o) const { return v == o.v; } };
struct B { int b; B(int x) : b(x) { std::printf("B%d ", b); } B(B const& o) : b(o.b) { std::printf("Bc%d ", b); } B(B&& o) : b(o.b) { std::printf("Bm%d ", b); } ~B() { std::printf("~B%d ", b); } };
struct D : B { D(int x) : B(x) { std::printf("D%d ", b); } D(D const& o) : B(o) { std::printf("Dc%d ", b); } D(D&& o) : B(std::move(o)) { std::printf("Dm%d ", b); } ~D() { std::printf("~D%d ", b); } };
int n(int x) { std::printf("n%d ", x); return x; }
D gd(7); B& gf() { return gd; }
struct Bs { virtual ~Bs() { printf("~Bs "); } virtual A f(A const& a = A(1), A b = A(2)) { return a; } };
struct Ds : Bs { ~Ds() override { printf("~Ds "); } A f(A const& a = A(3), A b = A(4)) override { return b; } };
struct Dt { A a; Dt(A const& x = A(1)) : a(x) { printf("Dt "); } Dt(A x, A const& y) : a(std::move(x)) { printf("Dt2 "); } ~Dt() { printf("~Dt "); } };
struct Em : Dt { using Dt::Dt; A m = A(5); };
struct Dm { A a = A(1); A const& b = a; Dm() = default; Dm(int x) : a(x) {} };
struct It { int i; A operator*() const { return A(i); } It& operator++() { ++i; return *this; } bool operator!=(It const& o) const { return i != o.i; } };
struct Rg { It begin() const { return {1}; } It end() const { return {3}; } ~Rg() { printf("~Rg "); } };
A operator+(A const& a, A const& b) { return A(a.v + b.v); }
A operator-(A a, A b) { return A(a.v - b.v); }
A& operator+=(A& a, A const& b) { a.v += b.v; return a; }
A operator++(A& a, int) { A r(a); a.v++; return r; }
A operator-(A const& a) { return A(-a.v); }
struct Idx { A operator[](A const& a) const { return A(a.v); } A operator()(A a) const { return a; } A const* operator->() const { static A s(3); return &s; } operator bool() const { return true; } A operator,(A const& a) const { return a; } };

int main() {
  { Dt d[2]; printf("x "); auto p = new Dt[2]; delete[] p; printf("x "); }
  std::printf("\n");
  { Em e; printf("x "); Em f(A(2)); printf("x "); Em g(A(2), A(3)); printf("x "); }
  std::printf("\n");
  { std::array<Dt, 2> v; printf("x "); std::pair<Dt, int> q; printf("x "); std::tuple<Dt> t; printf("x "); }
  std::printf("\n");
  { for (A const& a : Rg()) printf("%d ", a.v); printf("x "); for (A a : Rg()) printf("%d ", a.v); printf("x "); for (auto&& a : Rg()) printf("%d ", a.v); }
  std::printf("\n");
  { Idx i; A a = i[A(1)]; A b = i(A(2)); A c = i(i[A(3)]); int k = i->v + i[A(4)].v; printf("%d ", k); }
  std::printf("\n");
  { std::variant<B, int> v = gf(); std::variant<int, B> w(gf()); B b = std::get<B>(w); printf("x "); }
  std::printf("\n");
  { std::vector<A> v; v.reserve(2); v.emplace_back(1); v.emplace_back(2); for (A a : v) printf("%d ", a.v); for (auto a : v) printf("%d ", a.v); for (auto const a : v) printf("%d ", a.v); printf("x "); }
  std::printf("\n");
  { for (auto a : Rg()) printf("%d ", a.v); for (A const a : Rg()) printf("%d ", a.v); for (int k : {1, 2}) printf("%d ", k); printf("x "); }
  std::printf("\n");
  { D v[2]{1, 2}; for (B b : v) printf("%d ", b.b); printf("x "); }
  std::printf("\n");
}
