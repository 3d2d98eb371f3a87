// References that a name makes: variables of loops, static variables, parameters, casts, results; what a reference to a stream is the address of.
#include <complex>
#include <functional>
#include <iomanip>
#include <iostream>
#include <memory>
#include <sstream>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

struct K {
  int a;
  K(int x) : a(x) {}
  K(const K& o) : a(o.a) { std::cout << "C"; }
  K(K&& o) : a(o.a) { o.a = 0; std::cout << "V"; }
  ~K() { std::cout << "~"; }
};
struct P { int a, b; };
using IR = int&&;
using PR = P&&;
using SR = std::string&&;
using SL = std::string&;
using KL = K&;
using KR = K&&;
using IL = int&;
template <class T> using LR = T&;
template <class T> using CR = const T&;
template <class C> void twice(C& c) { for (typename C::reference r : c) r += r; }
template <class C> void print(const C& c) { for (typename C::const_reference r : c) std::cout << r.a; }
template <class T> void reset(LR<T> a) { a = T(); }
template <class T> void show(CR<T> a) { std::cout << a.a; }
template <class T, class N> N give(N& n) { return static_cast<T>(n); }
template <class T> std::string same(T a) { return a; }
std::string alias(SL a) { return a; }
void ov(K&&) { std::cout << "r"; }
void ov(K&) { std::cout << "l"; }
void ov(const K&) { std::cout << "c"; }
template <bool C> struct It { using reference = std::conditional_t<C, const P&, P&>; P* p; reference operator*() const { return *p; } };
struct Box { using R = std::add_lvalue_reference_t<P>; P p{1, 2}; R f() { return p; } };
struct S { std::ostream* os; S(std::ostream& o) { os = &o; } void w(int s) { *os << s << ' '; } };
int global = 1;

int main() {
  { std::vector<int> v{1, 2}; for (std::vector<int>::reference r : v) r *= 2; twice(v); std::cout << v[1] << "\n"; }
  { std::vector<std::string> v{"a", "b"}; twice(v); for (SL s : v) s += "!"; std::cout << v[1] << "\n"; }
  { std::vector<K> v; v.reserve(2); v.emplace_back(1); v.emplace_back(2); print(v); for (KL k : v) k.a = 5; std::cout << v[1].a; }
  { int a[2]{1, 2}; for (decltype(auto) x : a) x++; for (IL x : a) x++; std::cout << a[0] << a[1] << "\n"; }
  { std::vector<int> c{3}; for (decltype(*c.begin()) x : c) x = 4; std::cout << c[0] << "\n"; }
  { int i = 5; reset<int>(i); P p{1, 2}; show<P>(p); std::cout << i << "\n"; }
  { static IL r = global; r = 9; std::cout << global << "\n"; }
  { int i = 3; IR r = static_cast<IR>(i); r = 5; std::cout << i << "\n"; }
  { int i = 3; int&& r = (IR)i; r = 5; std::cout << i << "\n"; }
  { P p{1, 2}; PR q = static_cast<PR>(p); q.a = 4; std::cout << p.a << "\n"; }
  { std::string s = "a"; SR q = static_cast<SR>(s); q += "b"; std::cout << s << "\n"; }
  { K m(1); K k = give<K&&>(m); std::cout << m.a << k.a << "\n"; }
  { std::string m("a"); auto k = give<std::string&&>(m); std::cout << m << '|' << k << "\n"; }
  { std::string m("a"); auto k = give<std::string&>(m); std::cout << m << '|' << k << "\n"; }
  { K m(1); ov(static_cast<KL>(m)); ov(static_cast<KR>(m)); ov((KL)m); ov((KR)m); std::cout << "\n"; }
  { std::string s = "a"; auto t = same<std::string&>(s); std::cout << s << t << alias(s) << s << "\n"; }
  { P g{1, 2}; It<false> i{&g}; (*i).a = 4; Box c; c.f().a = 4; std::cout << g.a << c.p.a << "\n"; }
  { S s(std::cout); s.w(1); std::ostringstream m; S t(m); t.w(2); std::cout << m.str() << "\n"; }
  { std::unique_ptr<S> p(new S(std::cout)); p->w(3); std::vector<S> v; v.emplace_back(std::cout); v[0].w(4); auto q = std::make_unique<S>(std::cout); q->w(5); std::cout << "\n"; }
  { P p{1, 2}; const P& q = (const P)p; const P& r = static_cast<const P>(p); p.a = 3; std::cout << q.a << r.a << "\n"; }
  { std::ostream& o = std::cout; std::cout << (&o == &std::cout) << "\n"; }
  { std::complex<double> z{1, -2}; std::cout << std::setw(12) << z << '|' << std::left << std::setfill('*') << std::setw(9) << z << '|' << z << "\n"; }
}
