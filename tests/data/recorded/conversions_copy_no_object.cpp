#include <cstdio>
#include <algorithm>
#include <utility>
#include <vector>
#include <string>
#include <tuple>
#include <map>
#include <optional>
#include <array>
#include <memory>
#include <sstream>
#include <type_traits>
static int next_id = 0;
struct X {
  int v, id;
  X(int v) : v(v), id(next_id++) { printf("X(%d)#%d ", v, id); }
  X(const X& o) : v(o.v), id(next_id++) { printf("copy#%d<-#%d ", id, o.id); }
  X(X&& o) : v(o.v), id(next_id++) { printf("move#%d<-#%d ", id, o.id); o.v = -1; }
  X& operator=(const X& o) { printf("#%d=#%d ", id, o.id); v = o.v; return *this; }
  X& operator=(X&& o) { printf("#%d<=#%d ", id, o.id); v = o.v; o.v = -2; return *this; }
  ~X() { printf("~%d#%d ", v, id); }
};
struct A : X { using X::X;
  operator int() & { printf("& "); return 1; }
  operator int() && { printf("&& "); return 2; }
  operator int() const& { printf("c& "); return 3; }
};
int f(A& a) { return a; }
long g(const A& a) { return a; }
double h(A&& a) { return a; }
int k() { A a(4); return a; }
struct P { A a; A b; };
int m(P& p) { auto& [x, y] = p; return x; }
int m2(P p) { auto [x, y] = p; return x; }
int* pt(std::unique_ptr<int>& p) { return p.get(); }
struct C { operator int() const { printf("conv "); return 3; } };
struct D { int v; ~D() { printf("~D "); } operator int() const { return v; } };
void switches() {
  C a; switch (a) { case 1: printf("1\n"); break; case 2: printf("2\n"); break; case 3: printf("3\n"); break; default: printf("d\n"); }
  switch (D{5}) { case 5: printf("five\n"); break; default: printf("d\n"); }
  switch (D d{5}; d) { case 5: printf("five\n"); break; default: printf("d\n"); }
}
int main() { switches(); A a(1); printf("%d\n", f(a)); printf("%ld\n", g(a)); printf("%g\n", h(std::move(a))); printf("%d\n", k()); P p{A(1), A(2)}; printf("\n"); printf("%d\n", m(p));  printf("%d\n", m2(p));
 std::tuple<int> t1(a); printf(" T1\n");std::tuple<int> t2(std::move(a)); printf(" T2\n"); std::tuple<int, int> t3{a, A(3)}; printf("T3\n");
 auto t4 = std::tuple<int, long>(std::move(a), a);printf("T4\n");
 std::pair<int, long> t5(std::move(a), a);printf("T5\n"); t5 = {a, std::move(a)}; printf("T6\n");
 auto mt = std::make_tuple(1, 2); mt = std::make_tuple(a, 5); printf("%d\n", std::get<0>(mt)); mt = std::tuple<A, int>(a, 4);  printf("%d\n", std::get<0>(mt)); 
 std::tuple<A, int> ta(a, 4); printf("ta\n"); mt = ta; printf("mt\n"); mt = std::move(ta); printf("mm\n"); 
}
