// Overloads that refer to what is no `const` take no temporaries.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <utility>
#include <type_traits>
struct W {}; struct D : W {}; 
int f1(W&) { return 1; } int f1(...) { return 2; }
int f2(W&, int) { return 1; } int f2(W const&, long) { return 2; }
int f3(W&, W&) { return 1; } int f3(W const&, W const&) { return 2; } int f3(W&&, W const&) { return 3; }
int f4(W&) { return 1; } int f4(W const&) { return 2; }
int f5(W&, int) { return 1; } int f5(W const&, double) { return 2; }
int f6(int&, int) { return 1; } int f6(int const&, double) { return 2; }
template <class T> int f7(T&, int) { return 1; } template <class T> int f7(T const&, long) { return 2; }
int f8(W&, int) { return 1; } template <class T> int f8(T&&, long) { return 2; }
struct M { int f(W&, int) { return 1; } int f(W const&, long) { return 2; } M(W&, int) { std::printf("M1 "); } M(W const&, long) { std::printf("M2 "); } M() {} int operator()(W&, int) { return 1; } int operator()(W const&, long) { return 2; } };
W const cw; W g() { return W(); } W const gc() { return W(); } int& gi() { static int i; return i; } int gv() { return 1; }

int main() {
  std::printf("\n0: "); { std::printf("%d\n", f1(W())); }
  std::printf("\n1: "); { W w; std::printf("%d %d %d\n", f2(W(), 1), f2(w, 1), f2(cw, 1)); }
  std::printf("\n2: "); { W w; std::printf("%d %d %d %d\n", f3(W(), w), f3(w, W()), f3(w, w), f3(std::move(w), w)); }
  std::printf("\n3: "); { W w; std::printf("%d %d %d\n", f5(W(), 1), f5(w, 1), f5(g(), 1)); }
  std::printf("\n4: "); { W w; std::printf("%d %d %d\n", f7(W(), 1), f7(w, 1), f7(cw, 1)); }
  std::printf("\n5: "); { W w; std::printf("%d %d\n", f8(W(), 1), f8(w, 1)); }
  std::printf("\n6: "); { W w; M m; std::printf("%d %d %d\n", m.f(W(), 1), m.f(w, 1), m.f(cw, 1)); }
  std::printf("\n7: "); { W w; M a(W(), 1), b(w, 1), c(cw, 1); }
  std::printf("\n8: "); { W w; M a{W(), 1}, b{w, 1}, c{cw, 1}; std::printf("%d %d\n", a(W(), 1), a(w, 1)); }
  std::printf("\n9: "); { D d; std::printf("%d %d %d\n", f2(D(), 1), f2(d, 1), f4(D())); }
  std::printf("\n");
}
