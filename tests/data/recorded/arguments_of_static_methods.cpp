// Orders of arguments of static methods and delegated constructors.
#include <bits/stdc++.h>
using namespace std;
struct A { int v; A(int x) : v(x) { cout << "(" << x << ")"; } A(A const& o) : v(o.v) { cout << "c" << v; } A(A&& o) noexcept : v(o.v) { o.v = -1; cout << "m" << v; } ~A() { cout << "~" << v; } };
int n = 1; int nx() { return ++n; } A mk(int x) { return A(x); }
vector<A> g; A& back() { return g.back(); } A change() { g.back().v = 9; return A(1); }
struct M { static void f(A a, int b) { cout << "[" << a.v << b << "]"; } static void g(int a, int b) { cout << "[" << a << b << "]"; } static void h(A a, A b) { cout << "[" << a.v << b.v << "]"; } template <class T> static void t(T a, int b) { cout << "[" << b << "]"; } static void r(A const& a, A const& b) { cout << "[" << a.v << b.v << "]"; } void m(A a, int b) { cout << "[" << a.v << b << "]"; } void k() { M::m(A(n), nx()); M::f(A(n), nx()); m(A(n), nx()); this->m(A(n), nx()); } };
template <class T> struct TM { static void f(A a, int b) { cout << "[" << a.v << b << "]"; } static void g(T a, T b) { cout << "[" << b << "]"; } };
struct D { A a; int b; D(A x, int y) : a(std::move(x)), b(y) { cout << "D" << a.v << b; } D(int z) : D(A(n), nx()) { cout << "d"; } D() : D(mk(nx()), n) {} D(A x) : D{A(n), nx()} {} };
namespace ns { void f(A a, int b) { cout << "[" << a.v << b << "]"; } struct Q { static int s(A a, int b) { return a.v * 10 + b; } }; }
struct B { B(A a, int b) { cout << "B" << a.v << b; } static B make() { return B(A(n), nx()); } }; struct E : B { E() : B(A(n), nx()) {} E(int) : B{A(n), nx()} {} using B::B; };

int main() {
  { M::f(A(n), nx()); std::cout << "\n"; }
  { M::g(n, nx()); std::cout << "\n"; }
  { M::h(A(nx()), A(nx())); std::cout << "\n"; }
  { M::t(A(n), nx()); M::t<A>(A(n), nx()); std::cout << "\n"; }
  { M::r(A(nx()), A(nx())); std::cout << "\n"; }
  { M{}.k(); std::cout << "\n"; }
  { TM<int>::f(A(n), nx()); TM<int>::g(n, nx()); std::cout << "\n"; }
  { D d(3); std::cout << "\n"; }
  { D d; std::cout << "\n"; }
  { D d(A(5)); std::cout << "\n"; }
  { ns::f(A(n), nx()); cout << ns::Q::s(A(n), nx()); ::ns::f(A(n), nx()); std::cout << "\n"; }
  { B b = B::make(); E e; E f(1); E h(A(n), nx()); std::cout << "\n"; }
  { g.reserve(9); g.push_back(2); M::h(change(), back()); g[0].v = 2; M::h(change(), g[0]); g[0].v = 3; M::r(change(), back()); std::cout << "\n"; }
  { M::f(n, nx()); M::h(nx(), nx()); M::f(mk(n), nx()); std::cout << "\n"; }
  { auto p = &M::f; p(A(n), nx()); (*p)(A(n), nx()); function<void(A, int)> q = M::f; q(A(n), nx()); std::cout << "\n"; }
  { using F = M; F::f(A(n), nx()); auto t = [](auto m) { decltype(m)::f(A(n), nx()); }; t(M{}); std::cout << "\n"; }
}
