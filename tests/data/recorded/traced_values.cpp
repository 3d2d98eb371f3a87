// Values of the library that hold traced objects: copies, moves and ends.
#include <cstdio>
#include <vector>
#include <memory>
#include <utility>
#include <string>
#include <functional>
#include <algorithm>
#include <array>
#include <tuple>
#include <variant>
#include <any>
#define P(...) std::printf(__VA_ARGS__)
struct X { int i; X(int i = 0) : i(i) { P("+%d ", i); } X(const X& o) : i(o.i) { P("c%d ", i); } X(X&& o) noexcept : i(o.i) { o.i = 0; P("m%d ", i); } X& operator=(const X& o) { i = o.i; P("=%d ", i); return *this; } X& operator=(X&& o) noexcept { i = o.i; o.i = 0; P("=m%d ", i); return *this; } ~X() { P("-%d ", i); } bool operator<(const X& o) const { return i < o.i; } bool operator==(const X& o) const { return i == o.i; } };
struct Agg { X a; X b{7}; int c = 1; };
struct Outer { Agg g; X x; Outer(X x) : g{X(1)}, x(std::move(x)) {} };
struct Der : X { X y; Der(int i) : X(i), y(i + 1) {} Der(const Der&) = default; };
struct Lazy { std::function<X()> f; std::unique_ptr<X> v; X& get() { if (!v) v = std::make_unique<X>(f()); return *v; } };
X id(X x) { return x; } X&& rr(X& x) { return std::move(x); } const X& cr(const X& x) { return x; } X tern(bool b, X& x) { return b ? x : X(50); }
X operator+(const X& a, const X& b) { return X(a.i + b.i); } X operator+(X&& a, const X& b) { a.i += b.i; return std::move(a); }
std::tuple<X, int> tup() { return {X(1), 2}; } std::pair<X, X> pr(const X& a) { return {a, X(9)}; } std::array<X, 2> arr() { return {X(1), X(2)}; } std::vector<X> vec() { std::vector<X> v; v.reserve(2); v.emplace_back(1); v.emplace_back(2); return v; }
template <class... A> void each(A&&... a) { (P("[%d]", a.i), ...); } template <class T> T dup(T t) { return T(t); } template <class F, class... A> auto call(F f, A&&... a) { return f(std::forward<A>(a)...); }
#define L P("\n")
int main() {
  { Agg a{X(1)}; Agg b = a; Agg c{X(1), X(2), 3}; Agg d = std::move(c); L; } L;
  { Outer o(X(5)); L; Outer p = o; L; } L;
  { Der d(1); Der e = d; X x = d; X& r = d; P("%d ", r.i); L; } L;
  { Lazy z{[] { return X(3); }}; P("- "); z.get().i++; P("%d ", z.get().i); L; } L;
  { X a(1); X b = id(a); X c = rr(a); X d = cr(b); X e = tern(true, b); X f = tern(false, b); L; } L;
  { X a(1), b(2); X c = a + b; X d = a + b + c; X e = X(5) + a + b; L; } L;
  { auto [x, n] = tup(); auto [p, q] = pr(x); const auto& [s, t] = pr(p); auto a = arr(); auto v = vec(); L; } L;
  { each(X(1), X(2)); X a(3); each(a, X(4)); L; X b = dup(a); L; auto r = call([](X x, const X& y) { return x.i + y.i; }, a, X(7)); P("%d ", r); L; } L;
  { std::vector<X> v{X(3), X(1), X(2)}; L; std::sort(v.begin(), v.end()); L; for (auto& x : v) P("%d", x.i); v.emplace(v.begin(), 0); L; v.erase(std::remove(v.begin(), v.end(), X(2)), v.end()); L; auto w = v; w.swap(v); L; v.assign(2, X(9)); L; } L;
  { std::variant<int, X, std::string> v = X(4); L; v = 5; L; v.emplace<X>(6); L; std::visit([](auto& a) { if constexpr (std::is_same_v<decltype(a), X&>) P("X%d ", a.i); }, v); v = std::string("s"); L; } L;
  { std::any a = X(4); L; auto b = a; L; P("%d ", std::any_cast<X&>(b).i); a.reset(); L; X c = std::any_cast<X>(b); L; } L;
  { auto p = std::make_shared<X>(4); std::shared_ptr<X> q(p, p.get()); std::shared_ptr<int> al(p, &p->i); p.reset(); q.reset(); P("%d ", *al); L; } L;
  { std::unique_ptr<X[]> a(new X[2]); a[1].i = 5; auto d = [](X* p) { P("del "); delete p; }; std::unique_ptr<X, decltype(d)> u(new X(8), d); L; } L;
  { X a[2] = {X(1), 2}; X b[2][2] = {{1, 2}, {3, 4}}; std::swap(a[0], a[1]); L; auto l = [a] { return a[1].i; }; P("%d ", l()); L; } L;
  { std::function<int(X)> f = [](X x) { return x.i; }; P("%d ", f(X(3))); L; X y(4); P("%d ", f(y)); L; std::function<int()> g = [y] { return y.i; }; auto h = g; P("%d ", h()); L; } L;
  { X a(1); a = X(2); a = a; X b(3); a = std::move(b); std::swap(a, b); a = {6}; a = 7; L; } L;
  { auto t = std::make_tuple(X(1), X(2)); auto [a, b] = t; auto& [c, d] = t; X e = std::get<0>(std::move(t)); auto u = std::tuple_cat(std::make_tuple(X(3)), std::make_tuple(4)); L; auto f = std::tie(a, b); std::get<0>(f).i = 9; P("%d ", a.i); L; } L;
  for (int i = 0; i < 2; ++i) { static X s(40); thread_local X t(41); X x(i); if (i) break; } L;
  switch (X x(3); x.i) { case 3: { X y(4); } [[fallthrough]]; default: P("d "); } L;
  { X* p = new X[2]{X(1), X(2)}; delete[] p; X* q = new X(std::move(*new X(3))); delete q; L; } L;
  try { X a(1); [&] { X b(2); throw std::make_pair(X(3), 1); }(); } catch (std::pair<X, int>& e) { P("c%d ", e.first.i); } L;
  try { try { throw X(1); } catch (X& x) { x.i = 2; throw; } } catch (X x) { P("%d ", x.i); } L;
}
