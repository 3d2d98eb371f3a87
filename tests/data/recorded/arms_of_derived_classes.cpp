#include <cstdio>
#include <utility>

struct A { int v; A() : v(0) { std::printf("A() "); } A(int x) : v(x) { std::printf("A%d ", v); } A(A const& o) : v(o.v) { std::printf("Ac%d ", v); } A(A&& o) noexcept : v(o.v) { std::printf("Am%d ", v); o.v = -o.v; } ~A() { std::printf("~A%d ", v); } A& operator=(A const& o) { std::printf("A=c%d ", o.v); v = o.v; return *this; } A& operator=(A&& o) noexcept { std::printf("A=m%d ", o.v); v = o.v; o.v = -o.v; return *this; } bool operator<(A const& o) const { return v < o.v; } bool operator==(A const& o) const { return v == o.v; } };
struct B { int b; B(int x) : b(x) { std::printf("B%d ", b); } B(B const& o) : b(o.b) { std::printf("Bc%d ", b); } B(B&& o) : b(o.b) { std::printf("Bm%d ", b); } ~B() { std::printf("~B%d ", b); } };
struct D : B { D(int x) : B(x) { std::printf("D%d ", b); } D(D const& o) : B(o) { std::printf("Dc%d ", b); } D(D&& o) : B(std::move(o)) { std::printf("Dm%d ", b); } ~D() { std::printf("~D%d ", b); } };
int n(int x) { std::printf("n%d ", x); return x; }
struct Q { A const& r; };
template<class T> struct Box { T t; ~Box() { printf("~Box "); } };
template<class T> void m(T const&) { printf("m "); }
template<class T> struct M { void m(Box<Q>) { printf("Mm "); } void m(int) {} void g(Box<T>) { printf("g "); } M() {} M(Box<T>, int) { printf("MM "); } };
void de(A const& a, A const& b = A(9)) { printf("de%d%d ", a.v, b.v); }
void de2(A a, A b = A(9)) { printf("de%d%d ", a.v, b.v); }
int id(A const& a) { return a.v; }
void de3(A const& a, int b = id(A(9)), A const& c = A(8)) { printf("de%d%d%d ", a.v, b, c.v); }
void de4(int a, int b = id(A(9))) { printf("de%d%d ", a, b); }
struct DC { int v; DC(A const& a, A const& b = A(9)) : v(a.v) { printf("DC "); } ~DC() { printf("~DC "); } };
struct DC5 { DC a{A(4)}; DC b = DC(A(3)); DC5() { printf("DC5 "); } };
A mk(int x, A const& b = A(9)) { return A(x + b.v); }
void de5(A const& a, A const& b = mk(1)) { printf("de5%d%d ", a.v, b.v); }
void de6(A const& a, A b = mk(1, A(2)), A const& c = A(3)) { printf("de6%d%d ", a.v, b.v); }
struct DF { void operator()(A const& a, A const& b = A(9)) const { printf("op "); } A operator[](A const& a) { return A(a.v + 1); } };
struct E1 { static void s(A const& a = A(1), A const& b = A(2)) { printf("s "); } E1& c(A const& a, A const& b = A(5)) { printf("c "); return *this; } };

int main() {
  { auto&& x = true ? static_cast<B const&>(D(4)) : D(5); printf("x "); }
  std::printf("\n");
  { B x = true ? static_cast<B const&>(D(4)) : D(5); printf("x "); }
  std::printf("\n");
  { auto x = false ? static_cast<B const&>(D(4)) : D(5); printf("x "); }
  std::printf("\n");
  { int x = (true ? static_cast<B const&>(D(4)) : D(5)).b; printf("x "); }
  std::printf("\n");
  { int x = (true ? D(5) : static_cast<B const&>(D(4))).b; printf("x "); }
  std::printf("\n");
  { B const& x = true ? D(5) : B(4); printf("x "); }
  std::printf("\n");
  { D d(1); B e(2); int x = (true ? d : B(4)).b; printf("x "); }
  std::printf("\n");
  { D d(1); B e(2); int x = (true ? std::move(d) : B(4)).b; printf("x "); }
  std::printf("\n");
  { D d(1); B e(2); int x = (true ? d : std::move(e)).b; printf("x "); }
  std::printf("\n");
  { int x = (true ? static_cast<B&&>(D(4)) : D(5)).b; printf("x "); }
  std::printf("\n");
  { auto x = (true ? static_cast<A const&>(A(4)) : A(5)).v; printf("x "); }
  std::printf("\n");
  { auto x = (true ? (A const&)A(4) : A(5)).v; printf("x "); }
  std::printf("\n");
  { B c(3); auto x = (false ? c : D(5)).b; printf("x "); }
  std::printf("\n");
  { auto f = [](B const& b) { printf("f "); }; f(true ? D(1) : B(2)); f(false ? D(1) : B(2)); printf("x "); }
  std::printf("\n");
  { D d(1); B b(2); auto f = [](B const& b) { printf("f "); }; f(true ? d : b); f(true ? d : B(2)); f(false ? d : B(2)); f(true ? D(3) : b); f(false ? D(3) : b); printf("x "); }
  std::printf("\n");
  { A a(1); A b = true ? a : A(2); printf("x "); A const c(3); A e = true ? c : A(2); printf("x "); A g = true ? std::move(a) : A(5); }
  std::printf("\n");
  { throw_: try { throw true ? D(1) : B(2); } catch (B& b) { printf("c "); } }
  std::printf("\n");
}
