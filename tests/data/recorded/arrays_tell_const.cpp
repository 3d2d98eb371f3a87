#include <cstdio>
#include <vector>
struct L { int v; };
struct A { int k; A(L& l) : k(1) {} A(L const& l) : k(2) {} A(L&& l) : k(3) {} A(L const&& l): k(4) {} };
void f(A a) { printf("f %d\n", a.k); }
struct P { A a, b; };
void g(P p) { printf("g %d %d\n", p.a.k, p.b.k); }
void h(std::initializer_list<A> l) { for (auto& a : l) printf("h %d ", a.k); printf("\n"); }
struct Q { Q(A a, A b) { printf("Q %d %d\n", a.k, b.k); } };
void q(Q) {}
L make() { return {}; }
L const cmake() { return {}; }
template <class T> void t(T a, std::vector<A> v) { for (auto& a : v) printf("v %d ", a.k); printf("\n"); }
int main() {
  L l; L const c{};
  f({c}); f({l}); f({L{}}); f({cmake()}); f({make()}); f({(L const&)l}); f({static_cast<L const&&>(c)});
  g({c, l}); g({{c}, {l}}); g({L{}, cmake()});
  h({c, l, L{}}); h({{c}, {l}});
  q({c, l}); q({l, c});
  bool b = true;
  f(b ? c : c); f(b ? l : l); f(b ? l : c); f(b ? c : l); f(b ? L{} : l); f(b ? L{} : L{});
  A x = b ? c : c; printf("%d\n", x.k);
  A y(b ? l : c); printf("%d\n", y.k);
  A z = b ? l : l; printf("%d\n", z.k);
  A arr[] = {c, l, L{}, cmake()}; for (auto& a : arr) printf("%d ", a.k); printf("\n");
  A arr2[2][2] = {{c, l}, {l, c}}; for (auto& r : arr2) for (auto& a : r) printf("%d ", a.k); printf("\n");
  A arr3[2] = {A(c), A{l}}; for (auto& a : arr3) printf("%d ", a.k); printf("\n");
  A arr4[2] = {{c}, {l}}; for (auto& a : arr4) printf("%d ", a.k); printf("\n");
  P ps[2] = {{c, l}, {l, c}}; for (auto& p : ps) printf("%d %d ", p.a.k, p.b.k); printf("\n");
  std::vector<A> v{c, l, make()}; for (auto& a : v) printf("%d ", a.k); printf("\n");
  std::vector<A> w = {c, l, c}; for (auto& a : w) printf("%d ", a.k); printf("\n");
  t(1, {c, l});
  L const ca[2] = {}; L la[2];
  A arr5[] = {ca[0], la[1]}; for (auto& a : arr5) printf("%d ", a.k); printf("\n");
  f({ca[1]}); f({la[0]});
  const P p0{c, l}; A* ap = new A[2]{c, l}; printf("%d %d\n", ap[0].k, ap[1].k); delete[] ap;
  A* an = new A{c}; printf("%d\n", an->k); delete an;
  P pn = {b ? c : l, b ? l : l}; g(pn);
  auto lam = [&](A a) { return a.k; }; printf("%d %d\n", lam({c}), lam({l}));
}
