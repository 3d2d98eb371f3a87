// What an arm of ?: is given tells nothing of the next call.
#include <cstdio>
#include <cstdlib>
#include <algorithm>
#include <utility>
#include <tuple>
#include <functional>
#include <vector>
#include <memory>
struct C { int n; C(int n):n(n){} bool operator<(C const& o) const { return n < o.n; } };
struct C2 { int n; C2(int n):n(n){ printf("C%d ", n);} C2(C2 const& o):n(o.n){ printf("cc%d ", n);} ~C2(){printf("~C%d ", n);} };
bool operator<(C2 const& a, C2 const& b) { return a.n < b.n; }
struct A { int n; A(int n=0):n(n){ printf("A%d ",n);} A(A const&o):n(o.n){printf("c%d ",n);} A(A&&o):n(o.n){printf("m%d ",n);o.n=-n;} A& operator=(A const&o){n=o.n;printf("=c%d ",n);return *this;} A& operator=(A&&o){n=o.n;printf("=m%d ",n);return *this;} ~A(){printf("~%d ",n);} bool operator<(A const& o) const { return n<o.n; } };
struct K { K(A const& a) { printf("Kc "); } K(A&& a) { printf("Km "); } K(A& a) { printf("Kl "); } };
struct KC { KC(C const& a) { printf("Kc "); } KC(C&& a) { printf("Km "); } KC(C& a) { printf("Kl "); } };
struct KT { template <class T> KT(T&& t) { puts(__PRETTY_FUNCTION__); } };
struct KI { KI(int const& a) { printf("Kc "); } KI(int&& a) { printf("Km "); } KI(int& a) { printf("Kl "); } };
struct KV { A a; KV(A a) : a(std::move(a)) { printf("KV "); } };
template <class T> void tk(T&& t) { puts(__PRETTY_FUNCTION__); }
void ov(A const&) { printf("oc "); } void ov(A&&) { printf("om "); } void ov(A&) { printf("ol "); }
int fn(A const& a, A const& b) { return 1; }

int main() {
  std::printf("\n0: "); { A a; C c1(1), c2(2); std::minmax(c1, c2); K k = a; }
  std::printf("\n1: "); { A a; C const c1(1), c2(2); std::minmax(c1, c2); K k = a; }
  std::printf("\n2: "); { A a; C2 c1(1), c2(2); std::minmax(c1, c2); K k = a; }
  std::printf("\n3: "); { A a; C2 const c1(1), c2(2); std::minmax(c1, c2); K k = a; K k2 = a; }
  std::printf("\n4: "); { C a(1), c2(2); std::minmax(a, c2); KC k = a; }
  std::printf("\n5: "); { A a, c2(2); std::minmax(a, c2); K k = a; }
  std::printf("\n6: "); { int c1 = 1, c2 = 2; A a; std::minmax(c1, c2); K k = a; }
  std::printf("\n7: "); { int c1 = 1, c2 = 2; std::minmax(c1, c2); KI k = c1; }
  std::printf("\n8: "); { const int c1 = 1, c2 = 2; A a; std::minmax(c1, c2); K k = a; }
  std::printf("\n9: "); { A a, c2(2); std::minmax(a, c2); KT k = a; }
  std::printf("\n10: "); { A a, c2(2); std::minmax(a, c2); (K)a; }
  std::printf("\n11: "); { A a, c2(2); std::minmax(a, c2); static_cast<K>(a); }
  std::printf("\n12: "); { A a, c2(2); std::minmax(a, c2); K const& k = a; }
  std::printf("\n13: "); { A a, c2(2); std::minmax(a, c2); KT k = a; }
  std::printf("\n14: "); { A a, c2(2); std::minmax(a, c2); K k = c2; k = a; }
  std::printf("\n15: "); { A a, c2(2); std::minmax(a, c2); int i = 0; KI k = i; }
  std::printf("\n");
}
