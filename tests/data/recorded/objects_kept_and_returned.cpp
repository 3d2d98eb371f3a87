// What is made, copied, moved and ended where containers grow, algorithms run, and rvalue references are returned.
#include <algorithm>
#include <any>
#include <array>
#include <cstdio>
#include <deque>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <queue>
#include <set>
#include <stack>
#include <string>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <variant>
#include <vector>
namespace part0 {
struct T { int v; 
 T(int v=0):v(v){printf("+%d ",v);} 
 T(T const& o):v(o.v){printf("c%d ",v);} 
 T(T&& o) noexcept :v(o.v){o.v=-o.v;printf("m%d ",v);} 
 T& operator=(T const& o){v=o.v;printf("=c%d ",v);return *this;}
 T& operator=(T&& o) noexcept {v=o.v;o.v=-o.v;printf("=m%d ",v);return *this;}
 ~T(){printf("~%d ",v);} 
 bool operator<(T const& o)const{return v<o.v;} bool operator==(T const&o)const{return v==o.v;} };
struct N { int v; N(int v):v(v){printf("N%d ",v);} operator int() const { printf("N>int%d ",v); return v; } };
struct NN { int v; operator int() { printf("NN>int "); return v; } operator int() const { printf("NN>cint "); return v; } };
struct NL { int v; operator int() & { printf("NL& "); return v; } operator int() && { printf("NL&& "); return v; } operator int() const& { printf("NLc& "); return v; } };
struct NT { int v; operator T() const { printf("NT>T "); return T(v); } };
struct TD { TD(T){printf("TD ");} };
struct Ag { T a, b; };
using P = std::pair<T, T>; using PI = std::pair<int, T>;
template <class M> void sh(M const& m) { printf("[%zu] ", m.size()); }
void run() {
  printf("0: "); { std::vector<std::optional<T>> v; v.push_back(1); v.push_back(T(2)); v.emplace_back(3); v.insert(v.begin(), T(4)); v.erase(v.begin()); v.resize(5); } puts("");
  printf("1: "); { std::vector<std::variant<T, int>> v; v.push_back(T(1)); v.push_back(2); v.push_back(T(3)); v.push_back(T(4)); v[0] = 5; v[1] = T(6); } puts("");
  printf("2: "); { std::vector<std::tuple<T, int>> v; v.push_back({T(1), 1}); v.emplace_back(2, 2); v.push_back(std::make_tuple(T(3), 3)); } puts("");
  printf("3: "); { std::vector<std::any> v; v.push_back(T(1)); v.push_back(2); v.emplace_back(T(3)); } puts("");
  printf("4: "); { std::vector<std::vector<T>> v; v.push_back({1}); v.push_back({2, 3}); v.emplace_back(2); v.push_back(std::vector<T>{4}); v.erase(v.begin()); v.insert(v.begin(), {5}); } puts("");
  printf("5: "); { std::vector<std::list<T>> v; v.push_back({1}); v.push_back({2, 3}); v.emplace_back(); } puts("");
  printf("6: "); { std::vector<std::map<int, T>> v; v.push_back({{1, 1}}); v.push_back({}); v.emplace_back(); } puts("");
  printf("7: "); { std::vector<std::function<int()>> v; v.push_back([t = T(1)] { return t.v; }); v.push_back([t = T(2)] { return t.v; }); printf("%d ", v[0]()); } puts("");
  printf("8: "); { std::vector<std::shared_ptr<T>> v; v.push_back(std::make_shared<T>(1)); v.push_back(v[0]); v.emplace_back(new T(2)); v.pop_back(); v.clear(); } puts("");
  printf("9: "); { std::vector<T> v{3, 1, 2}; std::sort(v.begin(), v.end()); } puts("");
  printf("10: "); { std::vector<T> v{3, 1, 2}; std::stable_sort(v.begin(), v.end()); } puts("");
  printf("11: "); { std::vector<T> v{3, 1, 2, 5, 4}; std::reverse(v.begin(), v.end()); std::rotate(v.begin(), v.begin() + 2, v.end()); } puts("");
  printf("12: "); { std::vector<T> v{3, 1, 2, 1}; v.erase(std::remove(v.begin(), v.end(), T(1)), v.end()); } puts("");
  printf("13: "); { std::vector<T> v{3, 1, 2, 1}; std::erase(v, T(1)); std::erase_if(v, [](T const& t) { return t.v == 2; }); } puts("");
  printf("14: "); { std::vector<T> v{1, 1, 2, 2}; v.erase(std::unique(v.begin(), v.end()), v.end()); } puts("");
  printf("15: "); { std::vector<T> v{3, 1, 2}; auto it = std::max_element(v.begin(), v.end()); std::swap(*it, v[1]); std::iter_swap(v.begin(), v.begin() + 2); } puts("");
  printf("16: "); { std::vector<T> v{3, 1, 2}; std::partition(v.begin(), v.end(), [](T const& t) { return t.v < 3; }); } puts("");
  printf("17: "); { std::vector<T> v{3, 1, 2}, w; std::copy(v.begin(), v.end(), std::back_inserter(w)); std::move(v.begin(), v.end(), w.begin()); std::transform(v.begin(), v.end(), w.begin(), [](T const& t) { return T(t.v + 1); }); } puts("");
  printf("18: "); { std::vector<T> v{3, 1, 2}; std::fill(v.begin(), v.end(), T(9)); std::generate(v.begin(), v.end(), [n = 0]() mutable { return T(n++); }); std::replace(v.begin(), v.end(), T(1), T(7)); } puts("");
  printf("19: "); { std::vector<T> v{1, 2, 3}; T s = std::accumulate(v.begin(), v.end(), T(0), [](T a, T const& b) { return T(a.v + b.v); }); } puts("");
  printf("20: "); { std::vector<T> v{1, 2, 3}; for (T t : v) printf("<%d> ", t.v); for (T& t : v) t = 5; for (auto const& t : std::vector<T>{7, 8}) printf("<%d> ", t.v); } puts("");
  printf("21: "); { std::vector<P> v{{1, 2}, {3, 4}}; for (auto [a, b] : v) printf("<%d> ", a.v); for (auto& [a, b] : v) a = b; for (auto&& [a, b] : v) printf("<%d> ", b.v); } puts("");
  printf("22: "); { T a(1), b(2); std::swap(a, b); T c = std::exchange(a, T(3)); T d = std::exchange(b, 4); auto e = std::move(a); } puts("");
  printf("23: "); { T a[2] = {1, 2}, b[2] = {3, 4}; std::swap(a, b); auto [x, y] = a; auto& [z, w] = b; } puts("");
  printf("24: "); { T a(1); auto l = [a] { return a.v; }; auto m = l; auto n = std::move(m); auto o = [b = std::move(a)]() mutable { return std::move(b); }; T r = o(); } puts("");
  printf("25: "); { T a(1); auto l = [&a] { return a; }; T b = l(); auto m = [=] { return a.v; }; auto n = [m] { return m(); }; printf("%d ", n()); } puts("");
  printf("26: "); { T a(1); std::function<T()> f = [a] { return a; }; T b = f(); auto g = f; g = nullptr; f = [] { return T(7); }; f(); } puts("");
  printf("27: "); { try { T a(1); throw T(2); } catch (T const& t) { printf("<%d> ", t.v); } try { throw T(3); } catch (T t) { printf("<%d> ", t.v); } } puts("");
  printf("28: "); { try { T a(1); throw a; } catch (T& t) { t.v = 9; try { throw; } catch (T const& u) { printf("<%d> ", u.v); } } } puts("");
  printf("29: "); { try { std::vector<T> v{1, 2}; throw v; } catch (std::vector<T> const& w) { printf("<%zu> ", w.size()); } } puts("");
  printf("30: "); { try { std::vector<T> v; v.reserve(2); v.emplace_back(1); v.at(5); } catch (std::exception const&) { printf("caught "); } } puts("");
  printf("31: "); { auto f = [](bool b) { T x(1), y(2); if (b) return x; return y; }; T r = f(true); T s = f(false); } puts("");
  printf("32: "); { auto f = [](T t) { return t; }; T r = f(1); T x(2); T s = f(x); T u = f(std::move(x)); T w = f(f(3)); } puts("");
  printf("33: "); { auto f = [](T&& t) { return std::move(t); }; T r = f(1); auto g = [](T&& t) -> T { return t; }; T s = g(T(2)); auto h = [](T& t) -> T& { return t; }; T& q = h(r); T p = h(r); } puts("");
  printf("34: "); { auto f = []() -> T const { return T(1); }; T a = f(); T b; b = f(); auto&& c = f(); T const& d = f(); } puts("");
  printf("35: "); { auto f = [](bool b) -> T { return b ? T(1) : T(2); }; T a = f(true); T x(3); T c = false ? x : T(4); T d = true ? x : T(5); T const& e = true ? x : T(6); } puts("");
  printf("36: "); { T x(1); T y = (printf("comma "), x); T z = (x, T(2)); T w = T(T(T(3))); T v{T{4}}; T u = {T{5}}; } puts("");
  printf("37: "); { T* p = new T(1); T* q = new T[2]{2, 3}; delete p; delete[] q; auto u = std::unique_ptr<T[]>(new T[2]{4, 5}); u[0] = T(6); auto w = std::make_unique<T[]>(2); } puts("");
  printf("38: "); { struct B { T a; B(int x) : a(x) {} virtual ~B() { printf("~B "); } }; struct D : B { T b{2}; D() : B(1) {} ~D() { printf("~D "); } }; B* p = new D; delete p; { D d; D e = d; e = d; e = std::move(d); } std::unique_ptr<B> u = std::make_unique<D>(); } puts("");
  printf("39: "); { struct X { T a{1}; T b; X() : b(2) {} X(X const& o) : a(o.a), b(o.b) { printf("X "); } X& operator=(X o) { a = std::move(o.a); b = o.b; return *this; } }; X x; X y = x; y = x; y = X(); X z(std::move(x)); } puts("");
  printf("40: "); { struct X { std::vector<T> v; std::optional<T> o; P p{1, 2}; }; X x; x.v.push_back(3); x.o = T(4); X y = x; X z = std::move(x); y = z; z = std::move(y); std::swap(y, z); } puts("");
  printf("41: "); { std::deque<T> d; d.push_back(1); d.push_front(T(2)); d.emplace_back(3); d.insert(d.begin() + 1, T(4)); d.erase(d.begin()); d.pop_back(); d.resize(4); auto e = d; auto f = std::move(d); e.clear(); } puts("");
  printf("42: "); { std::list<T> l{3, 1, 2}; l.sort(); l.reverse(); l.remove(T(1)); l.push_front(T(5)); auto it = l.begin(); l.erase(it); l.resize(3); l.unique(); auto m = l; m.merge(l); } puts("");
  printf("43: "); { std::map<int, T> m; m[1]; m[2] = T(5); m.erase(1); auto n = m; auto o = std::move(n); auto nh = o.extract(2); m.insert(std::move(nh)); m.clear(); } puts("");
  printf("44: "); { std::map<std::string, T> m{{"a", 1}}; for (auto& [k, v] : m) v = T(2); for (auto p : m) printf("<%d> ", p.second.v); for (auto const& p : m) printf("<%d> ", p.second.v); auto it = m.find("a"); it->second = {3}; auto c = *it; m.at("a") = 4; } puts("");
  printf("45: "); { std::set<T> s{2, 1}; auto t = s; t.insert(s.begin(), s.end()); for (auto x : s) printf("<%d> ", x.v); s.erase(s.begin()); auto u = std::move(t); u.count(T(1)); u.extract(u.begin()); } puts("");
  printf("46: "); { std::optional<T> o; o.emplace(1); std::optional<T> p = o; o = std::nullopt; o = p; o = std::move(p); T t = *o; T u = *std::move(o); T w = o.value_or(T(3)); std::optional<T> q(std::in_place, 4); q.reset(); T z = q.value_or(5); } puts("");
  printf("47: "); { std::variant<int, T> v; v = T(1); auto w = v; w = std::move(v); std::visit([](auto const& x) { printf("visit "); }, w); T t = std::get<T>(w); v.emplace<T>(2); v = 3; std::swap(v, w); if (auto* p = std::get_if<T>(&v)) printf("<%d> ", p->v); } puts("");
  printf("48: "); { std::tuple<T, int> t{1, 2}; auto u = t; auto [a, b] = t; auto& [c, d] = u; std::get<0>(t) = T(3); T e = std::get<0>(std::move(t)); auto w = std::tuple_cat(u, std::make_tuple(T(4))); std::apply([](T const& x, int) { printf("<%d> ", x.v); }, u); } puts("");
  printf("49: "); { std::pair<T, T> p = std::make_pair(T(1), T(2)); auto q = p; T a = p.first; T b = std::move(p).second; q = std::make_pair(3, 4); std::swap(p, q); p.swap(q); auto r = std::pair(T(5), 6); } puts("");
  printf("50: "); { auto sp = std::make_shared<T>(1); auto sq = sp; std::weak_ptr<T> w = sp; sp.reset(); printf("%ld ", w.use_count()); sq = std::make_shared<T>(2); sq = nullptr; std::shared_ptr<T> x(new T(3)); *x = T(4); T y = *x; } puts("");
  printf("51: "); { std::array<T, 3> a{1, 2, 3}; auto b = a; std::swap(a[0], b[1]); a.fill(T(7)); b = std::move(a); for (auto x : b) printf("<%d> ", x.v); auto [p, q, r] = b; std::array<T, 2> c{}; std::sort(b.begin(), b.end()); } puts("");
  printf("52: "); { struct S { static T& get() { static T t(1); return t; } }; S::get(); T a = S::get(); S::get() = T(5); static T s(6); } puts("");
  printf("53: "); { T x(1); T y(2); std::tie(x, y) = std::pair(y, x); std::tie(x, std::ignore) = std::tuple(T(3), 4); auto t = std::tie(x, y); std::get<0>(t) = T(5); auto u = t; } puts("");
  printf("54: "); { std::priority_queue<T> q; q.push(1); q.push(3); q.push(T(2)); T t = q.top(); q.pop(); q.emplace(4); } puts("");
  printf("55: "); { std::stack<T> s; s.push(1); s.push(T(2)); T t = s.top(); s.pop(); std::queue<T> q; q.push(T(3)); q.emplace(4); T u = std::move(q.front()); q.pop(); } puts("");
  printf("56: "); { std::vector<T> v; v.reserve(4); v = {1, 2}; v.insert(v.begin() + 1, v[0]); v.insert(v.end(), v.begin(), v.begin() + 1); std::vector<T> w(v.begin(), v.end() - 1); w.swap(v); v.assign(w.begin(), w.end()); std::vector<T> u(std::move_iterator(w.begin()), std::move_iterator(w.end())); } puts("");
  printf("57: "); { std::vector<T> v{1, 2, 3}; v.erase(v.begin(), v.begin() + 2); v.front() = T(4); v.back() = v.front(); T t = v.back(); v.pop_back(); std::vector<T> const c{5}; T u = c[0]; v = c; for (auto it = v.begin(); it != v.end();) it = v.erase(it); } puts("");
}
}
namespace part1 {
struct T { int v; 
 T(int v=0):v(v){printf("+%d ",v);} 
 T(T const& o):v(o.v){printf("c%d ",v);} 
 T(T&& o) noexcept :v(o.v){o.v=-o.v;printf("m%d ",v);} 
 T& operator=(T const& o){v=o.v;printf("=c%d ",v);return *this;}
 T& operator=(T&& o) noexcept {v=o.v;o.v=-o.v;printf("=m%d ",v);return *this;}
 ~T(){printf("~%d ",v);} 
 bool operator<(T const& o)const{return v<o.v;} bool operator==(T const&o)const{return v==o.v;} };
struct N { int v; N(int v):v(v){printf("N%d ",v);} operator int() const { printf("N>int%d ",v); return v; } };
struct NN { int v; operator int() { printf("NN>int "); return v; } operator int() const { printf("NN>cint "); return v; } };
struct NL { int v; operator int() & { printf("NL& "); return v; } operator int() && { printf("NL&& "); return v; } operator int() const& { printf("NLc& "); return v; } };
struct NT { int v; operator T() const { printf("NT>T "); return T(v); } };
struct TD { TD(T){printf("TD ");} };
struct Ag { T a, b; };
using P = std::pair<T, T>; using PI = std::pair<int, T>;
template <class M> void sh(M const& m) { printf("[%zu] ", m.size()); }
T f1(T&& t) { return t; }
template <class U> T f2(U&& u) { return u; }
template <class U> auto f3(U&& u) { return u; }
std::unique_ptr<T> f4(std::unique_ptr<T>&& p) { return p; }
std::optional<T> f5(T&& t) { return t; }
T f6(T& t) { return t; }
T const f7(T&& t) { return t; }
P f8(P&& p) { return p; }
std::vector<T> f9(std::vector<T>&& v) { return v; }
T g1(int k) { T x(k); T&& r = std::move(x); return r; }
auto g2 = [](T&& t) { return t; };
auto g3 = [](auto&& t) -> T { return t; };
auto g4 = [](auto&& t) { return t; };
T&& g5(T&& t) { return static_cast<T&&>(t); }
T g6(T&& t) { return (t); }
T g7(T&& t, bool b) { if (b) return t; T y(8); return y; }
template <class U> struct Bx { U u; Bx(U&& x) : u(std::move(x)) {} U get(U&& y) { return y; } U take() && { return std::move(u); } U copy() & { return u; } };
struct Q { T t; operator T() && { return std::move(t); } T m(T&& x) { return x; } };
std::string s1(std::string&& s) { return s; }
int i1(int&& i) { return i; }
void tk(P) {} void tk2(P const&, T const&) {} void tk3(std::vector<P>) {} void tk4(std::map<int, P> const&) {} void tk5(std::tuple<T, P>) {} void tk6(std::optional<P>) {} void tk7(T, P) {} void tk8(std::vector<T>, T) {}
void run() {
  printf("0: "); { T a = f1(1); T b = f1(T(2)); T c(3); T d = f1(std::move(c)); } puts("");
  printf("1: "); { T a = f2(T(1)); T c(3); T d = f2(c); T e = f2(std::move(c)); T const k(5); T g = f2(k); } puts("");
  printf("2: "); { auto p = f4(std::make_unique<T>(1)); printf("%d ", (bool)p); } puts("");
  printf("3: "); { auto o = f5(1); auto q = f5(T(2)); } puts("");
  printf("4: "); { T c(1); T d = f6(c); T e = f7(2); P p = f8({1, 2}); P q = f8(std::move(p)); } puts("");
  printf("5: "); { std::vector<T> v = f9({1, 2}); auto w = f9(std::move(v)); printf("%zu ", v.size()); } puts("");
  printf("6: "); { T a = g1(1); T b = g2(2); T c = g3(T(3)); T d = g3(c); T e = g4(T(4)); T f = g4(d); T g = g5(T(6)); T h = g6(7); T i = g7(8, true); T j = g7(9, false); } puts("");
  printf("7: "); { std::string s = "a long enough text to be on the heap"; std::string t = s1(std::move(s)); printf("%zu %d ", s.size(), i1(3)); } puts("");
}
}
int main() { part0::run(); part1::run(); }
