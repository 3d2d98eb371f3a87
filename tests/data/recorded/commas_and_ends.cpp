// Ends of temporaries of arguments with commas; items in braces that constructors convert, in their turn.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <string>
#include <vector>
#include <array>
#include <tuple>
#include <utility>
#include <memory>
#include <optional>
#include <functional>
#include <map>
#include <stdexcept>
#include <iostream>
#include <variant>
#include <algorithm>
#include <type_traits>
struct A { int v; A() : v(0) { std::printf("A() "); } A(int x) : v(x) { std::printf("A%d ", v); } A(A const& o) : v(o.v) { std::printf("Ac%d ", v); } A(A&& o) noexcept : v(o.v) { std::printf("Am%d ", v); o.v = -o.v; } ~A() { std::printf("~A%d ", v); } A& operator=(A const& o) { std::printf("A=c%d ", o.v); v = o.v; return *this; } A& operator=(A&& o) noexcept { std::printf("A=m%d ", o.v); v = o.v; o.v = -o.v; return *this; } bool operator<(A const& o) const { return v < o.v; } bool operator==(A const& o) const { return v == o.v; } };
struct T { int v; T(int x) : v(x) { std::printf("T%d ", v); if (x > 90) throw x; } T(T const& o) : v(o.v) { std::printf("Tc%d ", v); if (v > 80) throw v; } ~T() { std::printf("~T%d ", v); } };
int n(int x) { std::printf("n%d ", x); return x; }
int th(int x) { std::printf("th%d ", x); throw x; }
struct H { int w; H(A const& a) : w(a.v) { std::printf("H%d ", w); } H(H const& h) : w(h.w) { std::printf("Hc%d ", w); } ~H() { std::printf("~H%d ", w); } int get() const { return w; } };
struct G { H h; };
struct G2 { H h; operator int() const { return h.w; } };
A a(int x) { std::printf("a%d ", x); return A(x); } H h(A const& a) { std::printf("h "); return H(a); } int f(H const& h) { std::printf("f%d ", h.w); return h.w; } int fv(H h) { std::printf("fv "); return h.w; } int two(H const& a, H const& b) { std::printf("two "); return a.w; }
A const& id(A const& x) { return x; }
bool t(A const& x) { return x.v; }

int main() {
  std::printf("\n0: "); { f((n(3), h(a(1)))); }
  std::printf("\n1: "); { f((n(3), H(a(1)))); }
  std::printf("\n2: "); { f((n(3), H{A(1)})); }
  std::printf("\n3: "); { f((n(3), G{H(A(1))}).h); }
  std::printf("\n4: "); { f((n(3), G{A(1)}).h); }
  std::printf("\n5: "); { f((a(5), H(A(1)))); }
  std::printf("\n6: "); { fv((a(5), H(A(1)))); }
  std::printf("\n7: "); { fv((n(5), h(A(1)))); }
  std::printf("\n8: "); { two((n(1), H(A(2))), (n(3), H(A(4)))); }
  std::printf("\n9: "); { struct S { H a; int b; }; S s{A(1), f(A(2))}; std::printf("| "); }
  std::printf("\n10: "); { struct S { H a; H b; }; S s{A(1), a(2)}; std::printf("| "); }
  std::printf("\n11: "); { std::vector<H> v{A(1), A(2)}; std::printf("| "); }
  std::printf("\n12: "); { H* p = new H[2]{A(1), A(2)}; std::printf("| "); delete[] p; }
  std::printf("\n13: "); { H p[2] = {A(1), H(A(2))}; std::printf("| "); }
  std::printf("\n");
}
