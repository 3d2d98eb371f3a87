// Items in braces that several constructors take in different classes, each made in its turn.
#include <cstdio>
#include <cstdlib>
#include <vector>
#include <string>
struct A { int v; A(int x) : v(x) { std::printf("A%d ", v); } A(A const& o) : v(o.v) { std::printf("Ac%d ", v); } A(A&& o) : v(o.v) { std::printf("Am%d ", v); o.v = -1; } ~A() { std::printf("~A%d ", v); } };
struct B { int v; B(int x) : v(x) { std::printf("B%d ", v); } B(A const& o) : v(o.v) { std::printf("BA%d ", v); } B(B const& o) : v(o.v) { std::printf("Bc%d ", v); } ~B() { std::printf("~B%d ", v); } };
int n(int x) { std::printf("n%d ", x); return x; }
A a() { std::printf("a() "); return A(7); }
struct S { S(A x, int y) { std::printf("S1 "); } S(B x, double y) { std::printf("S2 "); } S(int x, A y) { std::printf("S3 "); } S(B x, A y) { std::printf("S4 "); } S(A const& x, B const& y, int z) { std::printf("S5 "); } S(A x, A y, A z) { std::printf("S6 "); } };
struct S7 { S7(A x, int y) { std::printf("S7a "); } S7(B x, const char* y) { std::printf("S7b "); } };
struct S8 { template <class T> S8(A x, T y) { std::printf("S8a "); } S8(B x, const char* y) { std::printf("S8b "); } };

int main() {
  std::printf("\n0: "); { A x(1); S s{x, n(2)}; }
  std::printf("\n1: "); { A x(1); S s{x, n(2), n(3)}; }
  std::printf("\n2: "); { S7 s{n(3), (n(2), "a")}; }
  std::printf("\n3: "); { S8 s{n(3), (n(2), 2.5)}; }
  std::printf("\n4: "); { auto l = [](S7 s) {}; l({n(1), (n(2), "a")}); }
  std::printf("\n5: "); { S7 s[2] = {{n(1), n(2)}, {n(3), (n(4), "a")}}; }
  std::printf("\n");
}
