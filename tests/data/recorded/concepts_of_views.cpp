// Concepts and categories of views.
#include <bits/stdc++.h>
namespace rg = std::ranges; namespace rv = std::views;
template <class R> const char* kind(R&& r) { if constexpr (rg::random_access_range<R>) return "ra "; else if constexpr (rg::bidirectional_range<R>) return "bi "; else if constexpr (rg::forward_range<R>) return "fw "; else if constexpr (rg::input_range<R>) return "in "; else return "no "; }
template <class R> void all(R&& r) { using T = std::remove_reference_t<R>; std::cout << kind(r) << rg::range<R> << rg::range<const T> << rg::sized_range<R> << rg::sized_range<const T> << rg::common_range<R> << rg::contiguous_range<R> << rg::view<T> << rg::viewable_range<R> << rg::borrowed_range<R> << rg::output_range<R, int> << ' '; }
template <class R> void cat(R&& r) { using I = rg::iterator_t<R>; using C = typename std::iterator_traits<I>::iterator_category; std::cout << std::is_same_v<C, std::random_access_iterator_tag> << std::is_same_v<C, std::bidirectional_iterator_tag> << std::is_same_v<C, std::forward_iterator_tag> << std::is_same_v<C, std::input_iterator_tag> << std::is_same_v<rg::range_value_t<R>, int> << std::is_reference_v<rg::range_reference_t<R>> << ' '; }
bool pos(int x) { return x > 0; }
int dbl(int x) { return 2 * x; }
template <rg::input_range R> void show(R&& r) { for (auto&& x : r) std::cout << x << ' '; }
template <rg::view R> void show_view(R r) { for (auto&& x : r) std::cout << x << ' '; }
template <rg::viewable_range R> auto backwards(R&& r) { return std::forward<R>(r) | rv::reverse; }
struct It { int n; using value_type = int; using difference_type = long; int operator*() const { return n; } It& operator++() { ++n; return *this; } It operator++(int) { auto o = *this; ++n; return o; } bool operator==(const It&) const = default; }; struct Sent { int n; bool operator==(const It& i) const { return i.n >= n; } }; struct Fib { int n; It begin() const { return {1}; } Sent end() const { return {n}; } };
int main() {
  { std::vector<int> v{1, 2}; all(v | rv::filter(pos)); cat(v | rv::filter(pos)); std::cout << "\n"; }
  { std::list<int> v{1, 2}; all(v | rv::filter(pos)); cat(v | rv::filter(pos)); std::cout << "\n"; }
  { std::forward_list<int> v{1, 2}; all(v | rv::filter(pos)); cat(v | rv::filter(pos)); std::cout << "\n"; }
  { std::vector<int> v{1, 2}; all(v | rv::transform(dbl)); cat(v | rv::transform(dbl)); std::cout << "\n"; }
  { std::list<int> v{1, 2}; all(v | rv::transform(dbl)); cat(v | rv::transform(dbl)); std::cout << "\n"; }
  { std::vector<int> v{1, 2}; all(v | rv::transform([](int& x) -> int& { return x; })); cat(v | rv::transform([](int& x) -> int& { return x; })); std::cout << "\n"; }
  { std::vector<int> v{1, 2}; all(v | rv::take(1)); cat(v | rv::take(1)); std::cout << "\n"; }
  { std::list<int> v{1, 2}; all(v | rv::take(1)); cat(v | rv::take(1)); std::cout << "\n"; }
  { std::forward_list<int> v{1, 2}; all(v | rv::take(1)); cat(v | rv::take(1)); std::cout << "\n"; }
  { std::vector<int> v{1, 2}; all(v | rv::filter(pos) | rv::take(1)); cat(v | rv::filter(pos) | rv::take(1)); std::cout << "\n"; }
  { std::vector<int> v{1, 2}; all(v | rv::drop(1)); cat(v | rv::drop(1)); std::cout << "\n"; }
  { std::list<int> v{1, 2}; all(v | rv::drop(1)); cat(v | rv::drop(1)); std::cout << "\n"; }
  { std::vector<int> v{1, 2}; all(v | rv::filter(pos) | rv::drop(1)); cat(v | rv::filter(pos) | rv::drop(1)); std::cout << "\n"; }
  { std::vector<int> v{1, 2}; all(v | rv::take_while(pos)); cat(v | rv::take_while(pos)); std::cout << "\n"; }
  { std::vector<int> v{1, 2}; all(v | rv::filter(pos) | rv::take_while(pos)); std::cout << "\n"; }
  { std::vector<int> v{1, 2}; all(v | rv::drop_while(pos)); cat(v | rv::drop_while(pos)); std::cout << "\n"; }
  { std::list<int> v{1, 2}; all(v | rv::drop_while(pos)); cat(v | rv::drop_while(pos)); std::cout << "\n"; }
  { std::vector<int> v{1, 2}; all(v | rv::reverse); cat(v | rv::reverse); std::cout << "\n"; }
  { std::list<int> v{1, 2}; all(v | rv::reverse); cat(v | rv::reverse); std::cout << "\n"; }
  { std::vector<int> v{1, 2}; all(v | rv::filter(pos) | rv::reverse); cat(v | rv::filter(pos) | rv::reverse); std::cout << "\n"; }
  { std::vector<int> v{1, 2}; all(v | rv::all); cat(v | rv::all); std::cout << "\n"; }
  { std::vector<int> v{1, 2}; all(v | rv::take_while(pos) | rv::common); std::cout << "\n"; }
  { std::map<int, int> v{{1, 2}}; all(v | rv::keys); cat(v | rv::keys); std::cout << "\n"; }
  { std::map<int, int> v{{1, 2}}; all(v | rv::values); cat(v | rv::values); std::cout << "\n"; }
  { std::vector<std::tuple<int, int>> v{{1, 2}}; all(v | rv::elements<1>); cat(v | rv::elements<1>); std::cout << "\n"; }
  { all(rv::iota(1)); cat(rv::iota(1)); std::cout << "\n"; }
  { all(rv::iota(1, 4)); cat(rv::iota(1, 4)); std::cout << "\n"; }
  { all(rv::iota(1) | rv::take(3)); cat(rv::iota(1) | rv::take(3)); std::cout << "\n"; }
  { all(rv::iota(1) | rv::transform(dbl)); cat(rv::iota(1) | rv::transform(dbl)); std::cout << "\n"; }
  { all(rv::iota(1) | rv::filter(pos)); cat(rv::iota(1) | rv::filter(pos)); std::cout << "\n"; }
  { std::vector<int> v{1, 2}; all(v); all(std::move(v)); cat(v); all(std::as_const(v)); all(std::vector<int>{1}); all(std::vector<int>{1} | rv::all);  std::cout << "\n"; }
  { std::list<int> v{1, 2}; all(v); cat(v); std::set<int> s{1}; all(s); cat(s); std::deque<int> d{1}; all(d); std::array<int, 2> a{}; all(a); int c[2] = {}; all(c); std::unordered_set<int> u; all(u); std::forward_list<int> f; all(f); std::span<int> p(a); all(p);  std::cout << "\n"; }
  { std::string s; all(s); std::string_view sv; all(sv); std::vector<bool> vb; all(vb); all(5); std::cout << "\n"; }
  { std::vector<int> v{1, 2}; all(rv::counted(v.begin(), 1)); std::list<int> l{1}; all(rv::counted(l.begin(), 1)); std::cout << "\n"; }
  { std::vector<int> v{1, 2}; all(v | rv::filter(pos) | rv::transform(dbl)); all(v | rv::transform(dbl) | rv::filter(pos)); all(v | rv::transform(dbl) | rv::reverse); all(v | rv::transform(dbl) | rv::take(1)); all(v | rv::transform(dbl) | rv::drop(1)); std::cout << "\n"; }
  { all(rv::iota(1, 9) | rv::filter(pos) | rv::transform(dbl) | rv::take(2)); std::cout << "\n"; }
  { std::vector<int> v{1, -2, 3}; show(v | rv::filter(pos)); show(v | rv::drop_while(pos)); show(v | rv::take_while(pos)); std::cout << "\n"; }
  { std::vector<int> v{1, -2, 3}; show_view(v | rv::filter(pos)); show_view(v | rv::drop_while(pos)); show_view(rv::iota(1, 3)); show_view(std::string_view("ab")); std::cout << "\n"; }
  { std::vector<int> v{1, -2, 3}; for (int x : backwards(v)) std::cout << x; for (int x : backwards(v | rv::filter(pos))) std::cout << x; std::cout << "\n"; }
  { int n = 0; std::vector<int> v{-1, -2, 3, 4}; auto f = v | rv::filter([&](int x) { ++n; return x > 0; }); for (int x : f) std::cout << x; for (int x : f) std::cout << x; std::cout << ' ' << n; std::cout << "\n"; }
  { std::vector<int> v{1, 2, 3, 4}; auto f = v | rv::filter([&](int x) { return x > 1; }); for (int& x : f) { std::cout << x; x -= 1; } for (int x : f) std::cout << x; std::cout << "\n"; }
  { int n = 0; std::vector<int> v{-1, -2, 3, 4}; auto f = v | rv::drop_while([&](int x) { ++n; return x < 0; }); for (int x : f) std::cout << x; for (int x : f) std::cout << x; auto g = f; for (int x : g) std::cout << x; std::cout << ' ' << n; std::cout << "\n"; }
  { int n = 0; std::list<int> v{-1, -2, 3, 4}; auto f = v | rv::filter([&](int x) { ++n; return x > 0; }); for (int x : f) std::cout << x; auto g = f; for (int x : g) std::cout << x; std::cout << ' ' << n; f.empty(); f.front(); std::cout << ' ' << n; for (int x : f | rv::reverse) std::cout << x; std::cout << ' ' << n; std::cout << "\n"; }
  { int n = 0; std::vector<int> v{-1, -2, 3, 4}; auto f = v | rv::filter([&](int x) { ++n; return x > 0; }) | rv::reverse; for (int x : f) std::cout << x; for (int x : f) std::cout << x; std::cout << ' ' << n; std::cout << "\n"; }
  { int n = 0; std::vector<int> v{-1, -2, 3, 4}; auto f = v | rv::filter([&](int x) { ++n; return x > 0; }) | rv::drop(1); for (int x : f) std::cout << x; for (int x : f) std::cout << x; std::cout << ' ' << n; std::cout << "\n"; }
  { std::vector<int> v{1, 2}; auto f = v | rv::filter(pos); if (f) std::cout << "y"; if (v | rv::take(0)) std::cout << "n"; std::cout << bool(v | rv::drop(1)) << bool(v | rv::take_while(pos)) << bool(v | rv::reverse) << !(v | rv::all); std::cout << "\n"; }
  { Fib f{9}; for (int x : f | rv::filter([](int x) { return x % 2; })) std::cout << x; for (int x : f | rv::take(3)) std::cout << x; for (int x : f | rv::transform(dbl)) std::cout << x; for (int x : f | rv::drop(3)) std::cout << x; all(f); all(f | rv::filter(pos)); all(f | rv::take(2)); all(f | rv::transform(dbl));  for (int x : Fib{30} | rv::filter(pos)) std::cout << x; std::cout << "\n"; }
  { std::vector<int> v{1, 2, 3, 4, 5}; for (int x : v | rv::drop_while([](int x) { return x < 2; }) | rv::take_while([](int x) { return x < 5; }) | rv::transform(dbl)) std::cout << x; auto w = v | rv::take_while([](int x) { return x < 4; }); std::cout << rg::distance(w) << w.front() << *rg::max_element(w); std::cout << "\n"; }
  { std::vector<int> v{1, 2, 3, 4, 5}; auto w = v | rv::take_while([](int x) { return x < 4; }) | rv::common; std::vector<int> c(w.begin(), w.end()); std::cout << c.size(); auto d = v | rv::drop_while(pos); std::cout << d.size() << d.empty(); auto t = v | rv::take(3); std::vector<int> e(t.begin(), t.end()); std::cout << e.size() << t.back() << t[1] << std::accumulate(t.begin(), t.end(), 0); std::cout << "\n"; }
  { std::list<int> v{1, 2, 3, 4, 5}; auto t = v | rv::take(3); std::cout << t.size() << t.front() << t.empty(); auto c = t | rv::common; std::cout << std::accumulate(c.begin(), c.end(), 0); auto d = v | rv::drop(2); std::cout << d.size() << d.front() << d.back();  std::cout << "\n"; }
}
