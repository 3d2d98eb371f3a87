// In templates, members, elements and what smart pointers lead to are as `const` as they are declared.
#include <algorithm>
#include <array>
#include <cstdio>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <variant>
#include <vector>
#define P(...) printf("%s = %d\n", #__VA_ARGS__, int(__VA_ARGS__))

namespace held {
struct S { int f() { return 1; } int f() const { return 2; } };
int w(S&) { return 1; } int w(S const&) { return 2; }
template <class T> int v(T&) { return std::is_const_v<T> ? 2 : 1; }
template <class T> void f(T x) {
  std::pair<T const, T> p{x, x}; P(w(p.first)); P(w(p.second)); P(p.first.f()); P(v(p.first)); P(v(p.second));
  std::tuple<T const, T> t{x, x}; P(w(std::get<0>(t))); P(w(std::get<1>(t))); P(std::get<0>(t).f()); P(v(std::get<0>(t)));
  std::shared_ptr<T const> sp = std::make_shared<T>(x); P(w(*sp)); P(sp->f()); P(v(*sp));
  std::unique_ptr<T const> up(new T(x)); P(w(*up)); P(up->f()); P(v(*up));
  std::pair<T&, int> const pr{x, 1}; P(w(pr.first)); P(pr.first.f()); P(v(pr.first));
  std::tuple<T&, int> const tr{x, 1}; P(w(std::get<0>(tr))); P(v(std::get<0>(tr)));
  std::pair<T, int> const pc{x, 1}; P(w(pc.first)); P(v(pc.first));
  std::unique_ptr<T> const uc(new T(x)); P(w(*uc)); P(uc->f()); P(v(*uc));
}
template <class T> void g() {
  T x{};
  P(w(x.first)); P(v(x.first)); P(v(x.second)); P(x.first.f());
  auto& [a, b] = x; P(w(a)); P(v(a)); P(v(b));
}
template <class T> struct A { static constexpr int v = 0; };
template <class T> struct A<T const> { static constexpr int v = 1; };
template <class T, size_t n> struct A<T[n]> { static constexpr int v = 2; };
template <class T, size_t n> struct A<T const[n]> { static constexpr int v = 3; };
template <class T> struct B { static constexpr int v = 0; };
template <class T, size_t n> struct B<T[n]> { static constexpr int v = 2 + std::is_const_v<T>; };
void run() { f(S{}); g<std::pair<S const, S>>(); 
 P(A<int>::v); P(A<int const>::v); P(A<int[2]>::v); P(A<int const[2]>::v); P(B<int[2]>::v); P(B<int const[2]>::v); P(A<int const* const>::v);
}
}

namespace kept {
struct S0 { int n; int mutable m = 0; int const k = 5; S0(int n) : n(n) {} }; struct S { int n; int mutable m = 0; S(int n = 0) : n(n) {} bool operator==(S const& o) const { return n == o.n; } };
template <class T> struct X { T m; T* p; T a[3]; T const c; X(T x, T* p) : m(x), p(p), a{x, x, x}, c(x) {} T const& get() const { return m; } T const* ptr() const { return &m; } int cmp(T const& o) const { return &o == &m; } void set(T x) { m = x; *p = x; a[1] = x; } int sum() const { int s = 0; for (auto& e : a) s += &e - &a[0]; return s; } };
template <class T> void f(T x) {
  T y = x; X<T const> c(x, &y); X<T> d(x, &y);
  P(&c.m == &c.m); P(c.cmp(c.m)); P(c.cmp(x)); P(d.cmp(d.m)); P(d.cmp(d.get())); P(d.ptr() == &d.m); P(&c.a[1] - &c.a[0]); P(&c.a[0] + 1 == &c.a[1]); P(c.sum()); P(d.sum()); P(c.p == &y); P(&*c.p == &y); P(&c.c == &c.c);
  T const* q = &c.m; P(*q == x); T const* e = c.a; ++e; P(e == &c.a[1]); P(e - c.a); P(std::find(c.a, c.a + 3, x) == c.a); P(std::count(c.a, c.a + 3, x));
  d.set(T(4)); P(*c.p == T(4)); P(c.p[0] == T(4)); const_cast<T&>(*c.p) = T(6); P(y == T(6)); T z = c.m; z = T(9); P(z == T(9)); P(c.m == x); auto w = c.m; w = T(8); P(w == T(8)); auto v = *c.p; v = T(7); P(*c.p == T(6));
  std::pair<T const, T> p(x, x); p.second = T(3); P(p.second == T(3)); std::vector<T> vec{p.first, p.second}; P(vec[0] == x); vec[0] = T(2); P(p.first == x); std::map<int, T> mp; mp.emplace(1, c.m); mp[1] = T(12); P(c.m == x);
  std::array<T const, 3> ar{x, x, x}; P(&ar[1] - &ar[0]); P(std::count(ar.begin(), ar.end(), x)); std::vector<T> cv(ar.begin(), ar.end()); cv[1] = T(1); P(ar[1] == x); auto [b0, b1] = p; P(b0 == x); auto& r = ar[2]; P(&r == &ar[2]); P(&r - ar.data());
  auto l = [&r = c.m] { return &r; }; P(l() == &c.m); auto l2 = [k = c.m]() mutable { k = T(5); return k; }; P(l2() == T(5)); P(c.m == x); std::swap(cv[0], cv[1]);
  T arr[2] = {c.m, ar[0]}; arr[0] = T(3); P(c.m == x); T t2 = true ? c.m : x; t2 = T(11); P(c.m == x); std::shared_ptr<T const> sp = std::make_shared<T>(x); T cp = *sp; cp = T(3); P(*sp == x); P(sp.get() == &*sp); std::shared_ptr<T const> sp2 = sp; P(sp2 == sp); P(std::const_pointer_cast<T>(sp) == sp);
  T* nc = const_cast<T*>(c.p); *nc = T(1); P(*c.p == T(1)); void const* vp = &c.m; P(vp == (void const*)&c.m); P((char const*)&c.a[1] - (char const*)&c.a[0] == sizeof(T));
}
template <class U> void g(U const& u) { P(u.n); P(u.k); u.m = 3; P(u.m); u.m++; P(u.m); auto& r = u.m; r = 9; P(u.m); P(&u.k == &u.k); int s = u.k; s++; P(s); U t = u; P(t.m); }
void run() { f(1); f(S(1)); g(S0(4)); }
}

namespace told {
template <class T> int v(T&) { return std::is_const_v<T> ? 2 : 1; }
template <class T> int w(T&&) { return std::is_const_v<std::remove_reference_t<T>> + 2 * std::is_lvalue_reference_v<T>; }
int k(int&) { return 1; } int k(int const&) { return 2; }
int k(std::string&) { return 1; } int k(std::string const&) { return 2; }
template <class T> struct X { T m; T* p; T a[2]; T& r; };
template <class T> void f(T x) {
  X<T const> c{x, &x, {x, x}, x}; P(v(c.m)); P(v(*c.p)); P(v(c.a[0])); P(v(c.r)); P(k(c.m)); P(k(*c.p)); P(k(c.a[0])); P(k(c.r)); P(w(c.m)); P(w(*c.p)); P(w(c.r)); P(w(c.p[0])); P(v(c.p[0]));
  X<T> d{x, &x, {x, x}, x}; P(v(d.m)); P(v(*d.p)); P(v(d.a[0])); P(v(d.r)); P(k(d.m)); P(k(*d.p)); P(k(d.a[0])); P(k(d.r)); P(w(d.m)); P(w(*d.p)); P(w(d.r));
  X<T> const e{x, &x, {x, x}, x}; P(v(e.m)); P(v(*e.p)); P(v(e.a[0])); P(v(e.r)); P(k(e.m)); P(k(*e.p)); P(k(e.a[0])); P(k(e.r)); P(w(e.m)); P(w(*e.p)); P(w(e.r)); P(v(e.p)); P(w(e.p[1 - 1]));
  auto const& er = d; P(v(er.m)); P(v(er.r)); P(v(er.a[1])); P(v(*er.p)); P(w(er.m));
  std::pair<T const, T> p{x, x}; P(v(p.first)); P(v(p.second)); P(k(p.first)); P(k(p.second)); P(v(std::get<0>(p))); P(v(std::get<1>(p)));
  auto& [a, b] = p; P(v(a)); P(v(b)); P(k(a)); auto [a2, b2] = p; P(v(b2)); auto const& [a3, b3] = p; P(v(a3)); P(v(b3));
  std::tuple<T const, T, T&, T const&> t{x, x, x, x}; P(v(std::get<0>(t))); P(v(std::get<1>(t))); P(v(std::get<2>(t))); P(v(std::get<3>(t))); P(k(std::get<0>(t))); P(k(std::get<3>(t)));
  auto const tc = t; P(v(std::get<0>(tc))); P(v(std::get<2>(tc))); P(v(std::get<3>(tc)));
  auto& [g0, g1, g2, g3] = t; P(v(g0)); P(v(g1)); P(v(g2)); P(v(g3)); auto const& [h0, h1, h2, h3] = t; P(v(h0)); P(v(h1)); P(v(h2)); P(v(h3));
  std::shared_ptr<T const> sp = std::make_shared<T>(x); P(v(*sp)); P(k(*sp));  P(w(*sp)); std::unique_ptr<T const> up(new T(x)); P(v(*up)); P(k(*up)); std::unique_ptr<T> um(new T(x)); P(v(*um)); std::unique_ptr<T> const uc(new T(x)); P(v(*uc)); P(v(uc));
  std::unique_ptr<T const[]> ua(new T[2]{x, x}); P(v(ua[0])); P(k(ua[1])); std::weak_ptr<T const> wp = sp; P(v(*wp.lock()));
  std::array<T const, 2> ar{x, x}; P(v(ar[0])); P(k(ar[1])); P(v(ar.front()));   P(v(std::get<0>(ar))); P(v(ar.at(0))); P(v(ar.back())); for (auto& q : ar) { P(v(q)); P(k(q)); }
  std::array<T, 2> const ac{x, x}; P(v(ac[0])); P(v(ac.front())); P(v(*ac.begin())); for (auto& q : ac) P(v(q));
  std::map<T, T> mp{{x, x}}; for (auto& q : mp) { P(v(q.first)); P(v(q.second)); P(k(q.first)); } for (auto& [q, r] : mp) { P(v(q)); P(v(r)); P(k(q)); } P(v(mp.begin()->first)); P(v((*mp.begin()).first)); P(v(mp.begin()->second)); P(v(mp.find(x)->first)); for (auto const& [q, r] : mp) { P(v(q)); P(v(r)); } auto it = mp.find(x); P(v(it->first)); P(v(it->second)); P(v(mp[x])); P(v(mp.at(x))); auto& el = *mp.begin(); P(v(el.first)); P(v(el.second)); auto ci = mp.cbegin(); P(v(ci->second));
  std::unordered_map<T, T> um2{{x, x}}; for (auto& [q, r] : um2) { P(v(q)); P(v(r)); } P(v(um2.begin()->first)); std::set<T> st{x};
  std::vector<std::pair<T const, T>> vp; vp.emplace_back(x, x); for (auto& q : vp) { P(v(q.first)); P(v(q.second)); } P(v(vp[0].first)); P(v(vp.back().second));
  T const ca[2] = {x, x}; P(v(ca[0])); P(v(*ca)); for (auto& q : ca) P(v(q)); T const* cp = &x; P(v(*cp)); P(v(cp[0])); T const* const* cpp = &cp; P(v(**cpp)); P(v(*cpp));
  std::reference_wrapper<T const> rw = x; P(v(rw.get())); std::variant<T, char> va{x}; P(v(std::get<T>(va))); std::variant<T, char> const vac{x}; P(v(std::get<T>(vac)));
  std::optional<T> o{x}; P(v(*o)); P(v(o.value())); std::optional<T> const oc{x}; P(v(oc.value()));
  auto l = [&] { return v(c.m) + v(d.m) * 10; }; P(l()); auto lc = [x] { return v(x); }; P(lc()); auto lm = [x]() mutable { return v(x); }; P(lm()); auto li = [y = std::as_const(x)] { return v(y); }; P(li());
  auto& r = c.m; P(v(r)); P(k(r)); auto&& r2 = *c.p; P(v(r2)); P(k(r2)); auto* q = &c.m;  auto* q2 = c.p;  decltype(auto) q3 = (c.m); P(v(q3)); decltype(c.m) q4 = x; auto q5 = c.m; P(v(q5));
  P(std::is_same_v<decltype((c.m)), T const&>); P(std::is_same_v<decltype((*c.p)), T const&>); P(std::is_same_v<decltype((c.p[0])), T const&>); P(std::is_same_v<decltype((e.m)), T const&>); P(std::is_same_v<decltype((e.r)), T&>); P(std::is_same_v<decltype((p.first)), T const&>); P(std::is_same_v<decltype(std::get<0>(t)), T const&>); P(std::is_same_v<decltype(*sp), T const&>); P(std::is_same_v<decltype(mp.begin()->first), T const>); P(std::is_same_v<decltype((mp.begin()->first)), T const&>);  P(std::is_same_v<decltype(ar[0]), T const&>);
}
void run() { f(1); printf("--\n"); f(std::string("ab")); }
}

int main() {
  held::run();
  kept::run();
  told::run();
}
