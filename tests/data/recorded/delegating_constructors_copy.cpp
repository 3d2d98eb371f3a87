#include <cstdio>
#include <list>
#include <map>
#include <memory>
#include <unordered_map>
#include <vector>
struct A {
  int v;
  A() : v(0) { printf("d "); }
  A(int x) : v(x) { printf("i%d ", v); }
  A(const A& o) : v(o.v) { printf("c%d ", v); }
  A(A&& o) : v(o.v) { o.v = -o.v; printf("m%d ", v); }
  A& operator=(const A& o) { v = o.v; printf("=c%d ", v); return *this; }
  A& operator=(A&& o) { v = o.v; o.v = -o.v; printf("=m%d ", v); return *this; }
  ~A() { printf("~%d ", v); }
};
struct Agg { A a; A b; };
template <class T> struct Bx { T a; T b; };
int g(A& a) { a.v += 10; printf("g%d ", a.v); return a.v; }
int say(int x) { printf("s%d ", x); return x; }
void nl() { printf("\n"); }
#include <string>
struct D { A a; int n; D(A x, int n) : a(x), n(n) {} D(A x) : D(x, 5) { printf("[%d]", x.v); } };
struct E { A a; int n; E(A const& x, int n) : a(x), n(n) {} E(A x) : E(x, 5) { printf("[%d]", x.v); } };
struct F { std::string s; int n; F(std::string x, int n) : s(x), n(n) {} F(std::string x) : F(x, 5) { printf("[%s]", x.c_str()); } };
struct F2 { std::string s; int n; F2(std::string x, int n) : s(std::move(x)), n(n) {} F2(std::string x) : F2(x, 5) { printf("[%s]", x.c_str()); } };
struct F3 : F2 { F3(std::vector<int> v, std::string x) : F2(x), w(v) { printf("[%s %zu]", x.c_str(), v.size()); } std::vector<int> w; };
struct G { std::vector<int> s; int n; G(std::vector<int> x, int n) : s(x), n(n) { x.push_back(3); } G(std::vector<int> x) : G(x, 5) { printf("[%zu %zu]", x.size(), s.size()); } };
int main() {
  { D d(A(1)); nl(); }
  { E d(A(1)); nl(); }
  { F f("abc"); nl(); }
  { F2 f("abc"); nl(); }
  { F3 f({1, 2}, "abc"); nl(); }
  { G f({1, 2}); nl(); }
}
