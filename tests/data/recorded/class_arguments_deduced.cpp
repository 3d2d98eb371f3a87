// The arguments of class templates, deduced from constructors, lists, members and guides.
#include <cstdio>
#include <initializer_list>
#include <string>
#include <vector>
#include <type_traits>
#include <utility>
template <class T> const char* k() { if (std::is_same_v<T, int>) return "int"; if (std::is_same_v<T, double>) return "double"; if (std::is_same_v<T, char>) return "char"; if (std::is_same_v<T, std::string>) return "string"; if (std::is_same_v<T, const char*>) return "cstr"; if (std::is_same_v<T, int*>) return "int*"; return "?"; }
template <class T> struct A { T x; A(T y, int n) : x(y) {} A(const A&) = default; A(int n, T y, T z) : x(z) {} const char* t() const { return k<T>(); } };
template <class T> struct B { size_t n; B(std::initializer_list<T> l) : n(l.size()) {} B(size_t m, T v) : n(m) {} const char* t() const { return k<T>(); } };
template <class... T> struct Tup { static constexpr size_t n = sizeof...(T); Tup(T... t) : s((0 + ... + int(sizeof(t)))) {} int s; };
template <class T> struct It { int n = 0; template <class I> It(I b, I e) { for (; b != e; ++b) ++n; } const char* t() const { return k<T>(); } };
template <class I> It(I, I) -> It<std::decay_t<decltype(*std::declval<I>())>>;
template <class T, class U = char> struct D { T t; D(T x = {}) : t(x) {} const char* s() const { return k<U>(); } };
template <class T> struct P { T* p; P(T* q) : p(q) {} const char* t() const { return k<T>(); } };
template <class T> struct Q { P<T> p; const char* t() const { return k<T>(); } };
template <class T> Q(T*) -> Q<T>;
template <class T, size_t N> struct Arr { T a[N]; size_t n() const { return N; } };
template <class T, class... U> Arr(T, U...) -> Arr<T, 1 + sizeof...(U)>;
template <class T> struct Nest { struct In { T v; }; In i; Nest(T v) : i{v} {} const char* t() const { return k<T>(); } };
template <class T> struct R { const T& r; R(const T& x) : r(x) {} const char* t() const { return k<T>(); } };
template <class T> struct F { T t; F(T&& x) : t(std::move(x)) {} F(const T& x) : t(x) {} const char* n() const { return k<T>(); } };
template <class T, class Fn> struct Map { std::vector<T> v; Fn f; Map(std::vector<T> a, Fn g) : v(a), f(g) {} auto at(size_t i) const { return f(v[i]); } };
template <class T> struct Ag { T a; T b; const char* n() const { return k<T>(); } };
template <class T> Ag(T, T) -> Ag<T>;
template <class T> struct Ex { explicit Ex(T) {} const char* n() const { return k<T>(); } };
template <class T> Ex(T) -> Ex<T>; Ex(const char*) -> Ex<std::string>;
template <template <class> class C, class T> struct TT { C<T> c; TT(C<T> x) : c(x) {} const char* n() const { return k<T>(); } };
int main() {
  A a(1.5, 2); A a2(3, 'c', 'd'); A a3 = a; A a4{a}; printf("%s %s %s %s\n", a.t(), a2.t(), a3.t(), a4.t());
  B b{1, 2, 3}; B b2(5, 2.5); B b3({'a', 'b'}); printf("%s %zu %s %zu %s %zu\n", b.t(), b.n, b2.t(), b2.n, b3.t(), b3.n);
  Tup t(1, 'c', 2.5); Tup u; Tup w{1}; printf("%zu %d %zu %zu\n", t.n, t.s, u.n, w.n);
  int arr[3]{}; It i(arr, arr + 3); std::vector<double> dv(4); It i2(dv.begin(), dv.end()); printf("%s %d %s %d\n", i.t(), i.n, i2.t(), i2.n);
  D d(3); D d2("x"); D<int> d3; printf("%s %s %d\n", d.s(), k<decltype(d2.t)>(), d3.t); P p(arr); int z; P p2(&z); Q q{&z}; printf("%s %s %s\n", p.t(), p2.t(), q.t());
  Arr r{1, 2, 3}; printf("%zu %d\n", r.n(), r.a[2]); Nest n('c'); Nest n2 = 4; printf("%s %s %c\n", n.t(), n2.t(), n.i.v);
  R rr(z); R r2(2.5); F f(3); double dd = 1; F f2(dd); const char* cs = "q"; F f3(cs); printf("%s %s %s %s %s\n", rr.t(), r2.t(), f.n(), f2.n(), f3.n());
  Map m(std::vector{1, 2, 3}, [](int x) { return x / 2.0; }); printf("%g\n", m.at(2)); Map m2{std::vector<double>{1.5}, [o = 1](double x) { return x + o; }}; printf("%g\n", m2.at(0));
  Ag g{1, 2}; Ag g2{2.5, 3.5}; printf("%s %s\n", g.n(), g2.n()); Ex e(1); Ex e2("a"); Ex e3(std::string("b")); Ex e4{2.5}; printf("%s %s %s %s\n", e.n(), e2.n(), e3.n(), e4.n());
  TT tt(n); printf("%s\n", tt.n()); auto pr = std::pair(1, "x"); printf("%s\n", k<decltype(pr.second)>()); std::vector v2(3, 'x'); printf("%zu %c\n", v2.size(), v2[2]); std::vector v3{v2}; printf("%zu\n", v3.size());
  auto mk = [](auto x) { return Ag{x, x}; }; printf("%s %s\n", mk(1).n(), mk('c').n()); printf("%s\n", A(2, 1).t()); printf("%s\n", (B{2.5}).t());
}
