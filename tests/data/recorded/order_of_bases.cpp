// The order in which bases are made, whatever the order and the names in the constructor.
#include <cstdio>
#include <string>
#include <utility>
struct A { int a; A(int a = 0) : a(a) { std::printf("A%d ", a); } ~A() { std::printf("~A%d ", a); } };
struct B { int b; B() : b(1) { std::printf("B "); } B(int b) : b(b) { std::printf("B%d ", b); } ~B() { std::printf("~B%d ", b); } };
struct Ag { A x{7}; int y; };
struct D : A, B, Ag { int d; D() : B(2), d(1) { std::printf("D "); } D(int n) : d(n), B(n), A(n + 1) {} D(char) : Ag{A(8), 9}, A(3) {} ~D() { std::printf("~D "); } };
template <class T> struct W : T { using Base = T; int w; W() : w(0), Base(4) {} W(int n) : T(n), w(n) {} };
template <class T, class U> struct P : T, U { P(int n) : U(n), T(n + 1) {} };
struct Named { std::string s; Named(std::string&& s) : s(std::move(s)) {} Named(std::string const& s) : s("copy " + s) {} };
struct N : Named { N(std::string s) : Named(std::move(s)) {} N(std::string const& s, int) : Named(s) {} };
int main() {
  { D d; std::printf("%d %d %d\n", d.a, d.b, d.y); } std::printf("\n");
  { D d(5); std::printf("%d %d\n", d.a, d.b); } std::printf("\n");
  { D d('c'); std::printf("%d %d %d\n", d.a, d.b, d.y); } std::printf("\n");
  { W<A> w; W<B> v(6); std::printf("%d %d\n", w.a, v.b); } std::printf("\n");
  { P<A, B> p(2); std::printf("%d %d\n", p.a, p.b); } std::printf("\n");
  N n("x"), m("y", 1); std::printf("%s %s\n", n.s.c_str(), m.s.c_str());
}
