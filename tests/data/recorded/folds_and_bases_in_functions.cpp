#include <algorithm>
#include <array>
#include <cstdio>
#include <deque>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <queue>
#include <unordered_map>
#include <utility>
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
int main() {
  { auto f = [](auto... a) { return ((say(a) < 5) && ... && (say(9) < 5)); }; f(1, 2, 3); nl(); }
  { auto f = [](auto... a) { return ((say(9) < 5) && ... && (say(a) < 5)); }; f(1, 2, 3); nl(); }
  { auto f = [](auto... a) { return ((say(a) > 5) || ... || (say(9) > 5)); }; f(1, 2, 3); nl(); }
  { auto f = [](auto... a) { return (say(a), ..., say(9)); }; f(1, 2, 3); nl(); }
  { auto f = [](auto... a) { return (say(9), ..., say(a)); }; f(1, 2, 3); nl(); }
  { struct B { int s; B(int t) : s(t) {} }; struct D : B { int u; D(int t) : B(t), u(t) { printf("[%d]", s); } int get() { return s; } }; D d(3); printf("%d", d.get()); }
  { struct B { int s = 4; }; struct D : B { int get() { return s; } }; D d; printf("%d", d.get()); }
  { int q = 3; struct B { int s = 4; }; struct D : B { int get() { return s; } }; D d; printf("%d", d.get()); }
  { int q = 3; struct B { int s = 4; int f() { return s; } }; struct D : B { int get() { return f(); } }; D d; printf("%d", d.get()); }
  { struct B { int s; B(int t) : s(t) {} }; struct D : B { using B::B; }; D d(3); printf("%d", d.s); }
  { struct B { std::string s; B(std::string t) : s(t) {} }; struct D : B { D(std::string t) : B(t) { printf("[%s]", s.c_str()); } }; D d("hello"); nl(); }
  { struct B { std::string s; B(std::string t) : s(t) {} }; struct D : B { std::string u; D(std::string t) : B(t), u(t) { printf("[%s %s %s]", s.c_str(), u.c_str(), t.c_str()); } }; D d("hello"); nl(); }
  { struct B { A a; explicit B(A x) : a(x) {} B(const B&) = default; }; struct D : B { using B::B; A k{9}; }; D d(A(1)); nl(); D e = d; nl(); }
  { struct B { std::string s; B(std::string x) : s(x) {} }; struct D : B { using B::B; std::string t = s + "!"; }; std::string q = "abc"; D d(q); printf("%s %s %s", q.c_str(), d.s.c_str(), d.t.c_str()); nl(); }
}
