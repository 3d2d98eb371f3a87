// What defaults and pairs convert ends with each.
#include <cstdio>
#include <cstdlib>
#include <utility>
#include <tuple>
#include <map>
#include <vector>
#include <optional>
struct A { int v; A() : v(0) { std::printf("A() "); } A(int x) : v(x) { std::printf("A%d ", v); } A(A const& o) : v(o.v) { std::printf("Ac%d ", v); } A(A&& o) noexcept : v(o.v) { std::printf("Am%d ", v); o.v = -o.v; } ~A() { std::printf("~A%d ", v); } };
struct W { A x; W(A x) : x(std::move(x)) {} }; struct Wv { int k; Wv(A x) : k(x.v) { std::printf("Wv "); } };
struct M { W w; Wv v; M(A const& a) : w(a), v(a) { std::printf("M "); } };
template <class T, class U> struct Pr { T f; U s; Pr(T const& a, U const& b) : f(a), s(b) {} template <class X, class Y> Pr(X&& x, Y&& y) : f(std::forward<X>(x)), s(std::forward<Y>(y)) { std::printf("Pr "); } };
struct D : W { Wv z; D(A const& a) : W(a), z(a) { std::printf("D "); } };
struct E { W w = A(1); Wv v{A(2)}; };
template <class T> struct Vc { T* p = nullptr; template <class... X> void emplace(X&&... x) { p = new T(std::forward<X>(x)...); std::printf("made "); } ~Vc() { delete p; } };

int main() {
  std::printf("\n0: "); { E m; std::printf("| "); }
  std::printf("\n1: "); { A a(1); std::pair<W, Wv> m(a, a); std::printf("| "); }
  std::printf("\n2: "); { A a(1); std::tuple<W, Wv> m(a, a); std::printf("| "); }
  std::printf("\n3: "); { A a(1); std::map<int, W> m; m.insert({2, a}); std::printf("| "); }
  std::printf("\n4: "); { A a(1); std::map<int, W> m; m.insert(std::pair<int, W>(2, a)); std::printf("| "); }
  std::printf("\n5: "); { A a(1); std::pair<W, W> m(std::move(a), A(2)); std::printf("| "); }
  std::printf("\n6: "); { E m{}; std::printf("| "); }
  std::printf("\n7: "); { E m = {}; std::printf("| "); }
  std::printf("\n8: "); { E* m = new E; std::printf("| "); delete m; }
  std::printf("\n9: "); { E* m = new E(); std::printf("| "); delete m; }
  std::printf("\n10: "); { E m[2]; std::printf("| "); }
  std::printf("\n11: "); { std::vector<E> m(2); std::printf("| "); }
  std::printf("\n12: "); { auto m = E(); std::printf("| "); }
  std::printf("\n13: "); { struct Q { E e; Q() {} }; Q q; std::printf("| "); }
  std::printf("\n14: "); { struct Q { E e; int k = 3; }; Q q; std::printf("| "); }
  std::printf("\n15: "); { struct Q : E { W w = A(7); }; Q q; std::printf("| "); }
  std::printf("\n16: "); { E x; E m = x; std::printf("| "); }
  std::printf("\n17: "); { E x; E m = std::move(x); std::printf("| "); }
  std::printf("\n18: "); { struct Q { W w[2] = {A(1), A(2)}; Wv v = A(2); }; Q q; std::printf("| "); }
  std::printf("\n19: "); { struct Q { std::vector<A> w = {A(1), A(2)}; Wv v = A(2); }; Q q; std::printf("| "); }
  std::printf("\n20: "); { struct Q { int k = A(3).v + A(4).v; int j = A(5).v; }; Q q; std::printf("%d | ", q.k); }
  std::printf("\n21: "); { struct Q { int k = A(3).v + A(4).v; int j = A(5).v; }; Q q{}; std::printf("%d | ", q.k); }
  std::printf("\n");
}
