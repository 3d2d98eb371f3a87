#include <any>
#include <array>
#include <cstdio>
#include <deque>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>
struct A { int v; A(int x) : v(x) { printf("+%d ", v); } A(A const& o) : v(o.v) { printf("c%d ", v); } A(A&& o) : v(o.v) { printf("m%d ", v); o.v = -1; } ~A() { printf("-%d ", v); } };
using D = A;
struct K { A const& a; int n; K(A const& a, int = 0) : a(a), n(a.v) { printf("K%d ", n); } K(K const& k) : a(k.a), n(k.n) { printf("Kc%d ", n); } ~K() { printf("-K%d ", n); } };
struct C { int w; C(A const& a) : w(a.v) { printf("C%d ", w); } ~C() { printf("-C%d ", w); } };
struct Two { A p; A const& r; };
struct Q { A const& r; };
struct Given { A const& r = A(3); int z = 2; };
struct Holds { A const& a; C const& c; Holds(int x) : a(D(x)), c(A(x + 1)) { A here(8); printf("c%d ", c.w); } ~Holds() { printf("-H "); } };
struct Default { A const& a = D(4); Q q{A(5)}; Default() { printf("D "); } ~Default() { printf("-D "); } };
template <class T> struct Base { T const& t; Base() : t(T(6)) { printf("B "); } };
struct Derived : Base<A> { A m{7}; };
struct Ends { int n; A const& r; ~Ends() { printf("-E "); } };
struct Member { K k = K(A(9)); Ends e{1, A(8)}; };
struct Paren { Ends e; Paren() : e(Ends{1, A(8)}) { printf("P "); } };
struct Refers { Two const& t; ~Refers() { printf("-R "); } };
void g(K const& k = K(A(4))) { printf("g%d ", k.n); }
int n(int x) { printf("n%d ", x); return x; }
void f(A const& x) { printf("f%d ", x.v); }
#define T(...) { __VA_ARGS__; printf("| "); } puts("");
int main() {
  T(std::vector<K> v; v.reserve(2); v.emplace_back(D(1)); v.push_back(A(2)))
  T(std::deque<K> v; v.emplace_back(D(1), 2))
  T(std::list<K> v; v.push_back(D(1)))
  T(std::map<int, K> v; v.try_emplace(1, D(1)); v.insert({2, A(2)}))
  T(std::optional<K> v; v.emplace(D(1)))
  T(std::any v; v.emplace<K>(D(1)))
  T(std::variant<int, K> v(std::in_place_type<K>, D(1)))
  T(auto v = std::make_unique<K>(D(1), n(2)))
  T(auto v = std::make_shared<K>(D(1)))
  T(std::pair<K, int> v(D(1), 2))
  T(std::tuple<K, K> v(D(1), D(2)))
  T(std::tuple<A const&, int> v(D(1), 2))
  T(std::vector<K> v(1, D(4)))
  T(Two t = n(1) ? Two{A(1), A(2)} : Two{A(3), A(4)})
  T(Two t = (n(1), Two{A(1), A(2)}))
  T(Given g)
  T(Given g{})
  T(Given g[2] = {})
  T(delete new Given{})
  T(Holds h(1))
  T(Default d)
  T(Derived d)
  T(auto v = std::make_unique<Holds>(1))
  T(D x(5); D const& r = n(1) ? x : D(2))
  T(D x(5); auto&& r = n(0) ? D(2) : x; r.v = 3; printf("%d ", x.v))
  T(D x(5); f(n(1) ? x : D(2)); printf("%d ", (n(1) ? x : D(2)).v))
  T(decltype(auto) v = K{A(1)})
  T(Member m{})
  T(Paren p)
  T(g())
  T(auto const& t = Two{A(1), A(2)})
  T(Two const& t = static_cast<Two const&>(Two{A(1), A(2)}))
  T(Two&& t = std::move(Two{A(1), A(2)}))
  T(Refers r{Two{A(1), A(2)}})
  T(auto l = [e = Ends{1, A(2)}] { return e.n; })
  T(auto&& [a, b] = Two{A(1), A(2)})
  T(Given g = (n(1), Given{}))
}
