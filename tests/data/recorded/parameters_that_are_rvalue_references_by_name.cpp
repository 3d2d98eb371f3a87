// Parameters that an alias, a template argument or a pack makes rvalue references: nothing is copied or moved for them.
#include <functional>
#include <iostream>
#include <memory>
#include <string>
#include <utility>
#include <vector>

struct M {
  std::string n;
  M(std::string s) : n(s) {}
  M(const M& o) : n(o.n) { std::cout << "C"; }
  M(M&& o) : n(std::move(o.n)) { std::cout << "V"; }
  ~M() { std::cout << "~"; }
};
struct P { int a, b; };
using R = std::string&&;
using MR = M&&;
void by_alias(R a) { std::cout << a; }
void takes(R a) { std::string t = std::move(a); std::cout << t; }
template <class T> void by_argument(T a) { std::cout << a; }
template <class T> struct X { void f(T a) { std::cout << a; } };
template <class... A> struct Base { virtual void go(A... a) = 0; virtual ~Base() = default; };
struct D : Base<std::string&&, int> { void go(std::string&& a, int i) override { std::cout << a << i; } };
struct E : Base<M&&> { void go(M&& a) override { std::cout << a.n; } };
template <class F> struct Erased;
template <class Q, class... A> struct Erased<Q(A...)> {
  struct C { virtual Q call(A&&...) = 0; virtual ~C() {} };
  template <class F> struct I : C { F f; I(F g) : f(g) {} Q call(A&&... a) override { return f(std::forward<A>(a)...); } };
  std::unique_ptr<C> p;
  template <class F> Erased(F f) : p(new I<F>(f)) {}
  Q operator()(A... a) { return p->call(std::forward<A>(a)...); }
};

int main() {
  { std::string s = "b"; by_alias(std::move(s)); std::cout << s << "\n"; }
  { std::string s = "b"; takes(std::move(s)); std::cout << s << "|\n"; }
  { std::string s = "b"; by_argument<std::string&&>(std::move(s)); std::cout << s << "\n"; }
  { X<std::string&&> x; std::string s = "q"; x.f(std::move(s)); std::cout << s << "\n"; }
  { D d; Base<std::string&&, int>& b = d; std::string s = "q"; b.go(std::move(s), 2); std::cout << s << "\n"; }
  { E d; Base<M&&>& b = d; M s("q"); b.go(std::move(s)); std::cout << s.n << "\n"; }
  { auto l = [](R a) { std::cout << a; }; std::string s = "q"; l(std::move(s)); std::cout << s << "\n"; }
  { auto l = [](MR a) { std::cout << a.n; }; M s("q"); l(std::move(s)); std::cout << s.n << "\n"; }
  { std::function<void(std::string&&)> f = [](std::string&& v) { std::cout << v; }; std::string s = "b"; f(std::move(s)); std::cout << s << "\n"; }
  { std::function<void(std::string&&)> f = [](std::string&& v) { std::string t = std::move(v); }; std::string s = "b"; f(std::move(s)); std::cout << s << "\n"; }
  { std::function<void(std::vector<int>&&)> f = [](std::vector<int>&& v) { std::cout << v.size(); }; std::vector<int> s{1, 2}; f(std::move(s)); std::cout << s.size() << "\n"; }
  { std::function<void(std::vector<int>&&)> f = [](std::vector<int> v) { std::cout << v.size(); }; std::vector<int> s{1, 2}; f(std::move(s)); std::cout << s.size() << "\n"; }
  { std::function<int(std::unique_ptr<int>&&)> f = [](std::unique_ptr<int>&& v) { return *v; }; auto s = std::make_unique<int>(3); std::cout << f(std::move(s)) << *s << "\n"; }
  { std::function<void(M&&)> f = [](M&& v) { std::cout << v.n; }; M m("x"); f(std::move(m)); std::cout << m.n << "\n"; }
  { std::function<void(M&&)> f = [](M v) { std::cout << v.n; }; M m("x"); f(std::move(m)); std::cout << m.n << "\n"; }
  { std::function<void(P&&)> f = [](P&& v) { v.a = 7; }; P m{1, 2}; f(std::move(m)); std::cout << m.a << "\n"; }
  { Erased<void(std::string&&)> u = [](std::string&& s) { std::cout << s; }; std::string s = "q"; u(std::move(s)); std::cout << s << "\n"; }
  { Erased<int(M&&, const P&, int)> u = [](M&& s, const P& p, int x) { std::cout << s.n; return p.a + x; }; M s("q"); P p{1, 2}; std::cout << u(std::move(s), p, 4) << s.n << "\n"; }
}
