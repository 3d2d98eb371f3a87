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
#include <deque>
#include <forward_list>
#include <set>
A mk(int x) { return A(x); }
struct T { int v; T() : v(0) { printf("d "); } T(int x) : v(x) { if (x > 60) { printf("!i%d ", x); throw x; } printf("i%d ", v); } T(const T& o) : v(o.v) { if (v > 50) { printf("!c%d ", v); throw v; } printf("c%d ", v); } T(T&& o) : v(o.v) { if (v > 40) { printf("!m%d ", v); throw v; } o.v = -o.v; printf("m%d ", v); }
  T& operator=(const T& o) { if (o.v > 50) { printf("!=c%d ", o.v); throw o.v; } v = o.v; printf("=c%d ", v); return *this; } T& operator=(T&& o) { v = o.v; o.v = -o.v; printf("=m%d ", v); return *this; } ~T() { printf("~%d ", v); } bool operator<(const T& o) const { return v < o.v; } };
struct T2 { T a, b; };
struct T3 { T a, b; T c{7}; T3(int x, int y) : a(x), b(y) { printf("T3 "); } T3(int x) : T3(x, x + 1) { printf("deleg "); if (x == 30) throw 30; } ~T3() { printf("~T3 "); } };
struct D1 : T { T m; D1(int x, int y) : T(x), m(y) { printf("D1 "); if (x == 20) throw 20; } ~D1() { printf("~D1 "); } };
struct D2 : D1 { T n[2]; D2(int x, int y) : D1(1, x), n{2, y} { printf("D2 "); } ~D2() { printf("~D2 "); } };
#define TRY(...) try { __VA_ARGS__; } catch (int x) { printf("caught%d ", x); } nl();
int main() {
  { TRY(T2 a{mk(1).v, 66}) }
  { TRY(T2 a{A(1).v, mk(66).v}) }
  { TRY(T2 a = {A(1).v, mk(66).v}) }
  { TRY(T a[] = {A(1).v, mk(66).v}) }
  { TRY(T a(A(66).v)) }
  { TRY(T a = T(A(66).v)) }
  { TRY(T a{A(66).v}) }
  { TRY(T3 a{A(1).v, A(66).v}) }
  { TRY(T3 a(A(1).v, A(66).v)) }
  { TRY(auto a = T2{A(1).v, A(66).v}) }
  { TRY(auto a = new T2{A(1).v, A(66).v}) }
  { TRY(std::vector<T> a{A(1).v, A(66).v}) }
  { TRY(std::pair<T, T> a{A(1).v, A(66).v}) }
  { TRY(auto f = [](T2 a) {}; f({A(1).v, A(66).v})) }
  { TRY(auto f = []() -> T { return A(66).v; }; f()) }
  { TRY(T x(1); x = {A(66).v}) }
  { TRY(struct S { T t; S() : t(A(66).v) {} }; S s) }
  { TRY(std::list<T> v{1, 2, 55, 3}) }
  { TRY(std::set<T> v{1, 2, 55, 3}) }
  { TRY(std::forward_list<T> v{1, 2, 55, 3}) }
  { TRY(std::map<int, T> v{{1, 1}, {2, 55}, {3, 55}}) }
  { TRY(std::list<T> w; w.emplace_back(1); w.emplace_back(55); nl(); std::list<T> v(w)) }
  { TRY(std::set<T> w; w.emplace(1); w.emplace(55); nl(); std::set<T> v(w)) }
  { TRY(std::list<T> w; w.emplace_back(1); w.emplace_back(55); nl(); std::list<T> v(w.begin(), w.end())) }
  { TRY(std::list<T> w; T x(55); w.emplace_back(1); nl(); w.assign(3, x)) }
  { TRY(std::list<T> w; T x(55); w.emplace_back(1); nl(); w.insert(w.begin(), {1, 2, 55})) }
  { TRY(std::deque<T> w; w.emplace_back(1); w.emplace_back(55); nl(); std::deque<T> v(w)) }
  { TRY(std::vector<T> w; w.reserve(2); w.emplace_back(1); w.emplace_back(55); nl(); std::set<T> v(w.begin(), w.end())) }
  { TRY(std::vector<T> w; w.reserve(2); w.emplace_back(1); w.emplace_back(55); nl(); std::vector<T> v(w.begin(), w.end())) }
  { TRY(std::unordered_map<int, T> v{{1, 1}, {2, 55}, {3, 55}}) }
  { TRY(std::multiset<T> v{1, 2, 55, 3}) }
  { struct M { T a; T b; M(T x, T y) : a(x), b(y) {} }; TRY(M m{3, 55}) }
  { struct M { T a; T b; M(T x, T y) : a(x), b(y) {} }; TRY(M m = {3, 55}) }
  { struct M { T a; T b; M(T x, T y) : a(x), b(y) {} }; TRY(new M(3, 55)) }
  { struct M { T a; T b; M(T x, T y) : a(x), b(y) {} }; TRY(auto f = [](M m) {}; f({3, 55})) }
  { struct M { T a; T b; M(T x, T y) : a(x), b(y) {} }; struct K : M { K(int a, int b) : M(a, b) {} }; TRY(K(3, 55)) }
  { struct M { T a; T b; M(T x, T y) : a(x), b(y) {} }; TRY(M(3, 55)) }
  { struct M { void f(T x, T y) { throw 4; } static void g(T x, T y) { throw 5; } }; M m; TRY(m.f(1, 2)) TRY(M::g(1, 2)) }
  { struct M { T a; M(T x, T y) : a(3) { throw 5; } }; TRY(M(1, 2)) TRY(M m(1, 2)) TRY(M m{1, 2}) }
  { struct M { void operator()(T x, T y) { throw 4; } T operator+(T x) { throw 5; } }; M m; TRY(m(1, 2)) TRY(m + T(3)) }
  { TRY(struct S { T a[2]; T b; }; S s[2] = {{{1, 2}, 3}, {{4, 66}, 5}}) }
  { TRY(struct S { T a[2]; T b; }; S s{{1, 2}, 66}) }
  { Agg a{mk(1).v, 2}; nl(); }
  { Agg a{mk(1).v, say(2)}; nl(); }
  { int q = 3; int& r = q; int* p = &q; std::vector<int> w{5}; Agg a{*p, 2}; nl(); Agg b{w[0], 2}; nl(); Agg c{r + *p, 2}; nl(); Agg d{w.size() + 1, 2}; nl(); }
  { auto id = [](int x) { return x; }; Agg a{id(1), 2}; nl(); Agg b{id(3), say(4)}; nl(); Agg c{say(3), id(4)}; nl(); }
  { std::vector<int> w{5}; auto f = [](Agg a) {}; f({w[0], say(2)}); nl(); f({say(1), w[0]}); nl(); auto h = []() -> Agg { std::vector<int> w{5}; return {w[0], say(2)}; }; h(); nl(); }
  { struct S { T a; S(T x, int y) : a(x) { T z(9); throw 5; } }; TRY(S(1, 2)) TRY(S s{1, 2}) TRY(auto p = new S(3, 4)) }
  { struct S { T a; T b; void f() { throw 7; } S(T x) : a(x), b(2) { f(); } }; TRY(S(1)) TRY(S s(T(1))) }
  { struct S { T a; T b; S(T x, T y) : a(x), b(2) {} S(T x) : S(x, 5) { T q(8); throw 7; } }; TRY(S(1)) TRY(S s(T(1))) }
  { struct S { T a; T b; S(T x, T y) try : a(x), b(2) { throw 3; } catch (...) { printf("h "); } }; TRY(S(1, 4)) TRY(S s(T(1), T(5))) }
  { struct B0 { T a; B0(T x) : a(x) {} }; struct S : B0 { T b; S(T x, T y) : B0(x), b(y) { throw 1; } }; TRY(S(1, 2)) TRY(S s(1, 55)) }
}
