// Constructors that take an object by value: what converts to their class is moved into it, and it ends at once.
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
struct W { A x; W(A x) : x(std::move(x)) {} }; struct Wc { A x; Wc(A const& x) : x(x) {} }; struct Wm { A x; Wm(A&& x) : x(std::move(x)) {} }; struct Wv { int k; Wv(A x) : k(x.v) { std::printf("Wv "); } }; struct Wl { A x; Wl(A& x) : x(x) {} }; struct Wo { A x; Wo(A const& x) : x(x) { std::printf("c "); } Wo(A&& x) : x(std::move(x)) { std::printf("m "); } };
template <class X> struct Wt { X x; Wt(X x) : x(std::move(x)) {} }; struct Ag { A x; int y; }; struct Cv { A x; operator Wv() && { std::printf("Cv&& "); return Wv(std::move(x)); } operator Wv() const& { std::printf("Cv& "); return Wv(x); } };
W r1() { A a(1); return a; } Wc r2() { A a(1); return a; } Wm r3() { A a(1); return std::move(a); } Wv r4() { A a(1); return a; } Wo r5() { A a(1); return a; } Wt<A> r6() { A a(1); return a; } Ag r7() { A a(1); return {a, 2}; } Wv r8() { Cv c{A(1)}; return c; } std::optional<W> r9() { A a(1); return W(a); } std::optional<A> r10() { A a(1); return a; } W r11(A a) { return a; } W r12(A& a) { return a; } W r13(A&& a) { return a; } W r14() { return A(1); } W r15() { A a(1); return {a}; } W r16() { A a(1); return {std::move(a)}; } std::pair<A, int> r17() { A a(1); return {a, 1}; } std::variant<int, A> r18() { A a(1); return a; } std::function<int()> r19() { A a(1); auto l = [a] { return a.v; }; return l; } W r20() { A a[2] = {1, 2}; return a[0]; } W r21() { Ag g{A(1), 2}; return g.x; }
std::tuple<A, int> r22() { A a(1); return {a, 1}; } std::vector<A> r23() { A a(1); return {a}; } std::shared_ptr<A> r24() { std::unique_ptr<A> p(new A(1)); return p; } Wm r25() { A a(1); return a; } Wm r26(A a) { return a; } const W r27() { A a(1); return a; } A r28() { W w(A(1)); return w.x; } W r29() { static A a(1); return a; } W r30(bool b) { A a(1); if (b) return a; return A(2); } auto r31() -> W { A a(1); return a; } W r32() try { A a(1); return a; } catch (...) { throw; }
template <class T> T r40() { A a(1); return a; }

int main() {
  std::printf("\n0: "); { auto x = r1(); std::printf("| "); }
  std::printf("\n1: "); { auto x = r4(); std::printf("| "); }
  std::printf("\n2: "); { auto x = r6(); std::printf("| "); }
  std::printf("\n3: "); { auto x = r8(); std::printf("| "); }
  std::printf("\n4: "); { auto x = r27(); std::printf("| "); }
  std::printf("\n5: "); { auto x = r31(); std::printf("| "); }
  std::printf("\n6: "); { auto x = r40<W>(); auto y = r40<Wo>(); auto z = r40<Wv>(); auto w = r40<A>(); std::printf("| "); }
  std::printf("\n7: "); { auto l = []() -> W { A a(1); return a; }; auto x = l(); std::printf("| "); }
  std::printf("\n8: "); { A a(1); std::pair<W, Wv> o(a, a); std::tuple<W> t(std::move(a)); std::printf("| "); }
  std::printf("\n9: "); { A a(1); std::map<int, W> m; m.emplace(1, a); m.insert({2, a}); m.try_emplace(3, std::move(a)); std::printf("| "); }
  std::printf("\n10: "); { A a(1); W w = true ? W(a) : W(A(2)); W v = false ? W(a) : a; std::printf("| "); }
  std::printf("\n11: "); { A a(1); W w[2] = {a, std::move(a)}; std::array<W, 2> v{a, A(4)}; std::printf("| "); }
  std::printf("\n12: "); { A a(1); static W w(a); const W& r = a; W&& s = std::move(a); std::printf("| "); }
  std::printf("\n");
}
