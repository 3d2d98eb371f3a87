#include <cstdio>
#include <functional>
#include <string>
#include <tuple>
#include <type_traits>
#include <vector>
#include <memory>
#include <iostream>
#include <sstream>
#include <iomanip>
// expression templates
template <class E> struct vexpr { double operator[](size_t i) const { return static_cast<E const&>(*this)[i]; } size_t size() const { return static_cast<E const&>(*this).size(); } };
struct vec : vexpr<vec> {
  std::vector<double> d;
  vec(std::initializer_list<double> l) : d(l) {}
  template <class E> vec(vexpr<E> const& e) : d(e.size()) { for (size_t i = 0; i < d.size(); ++i) d[i] = e[i]; }
  double operator[](size_t i) const { return d[i]; } double& operator[](size_t i) { return d[i]; } size_t size() const { return d.size(); }
};
template <class A, class B> struct vsum : vexpr<vsum<A, B>> { A const& a; B const& b; vsum(A const& a, B const& b) : a(a), b(b) {} double operator[](size_t i) const { return a[i] + b[i]; } size_t size() const { return a.size(); } };
template <class A, class B> vsum<A, B> operator+(vexpr<A> const& a, vexpr<B> const& b) { return {static_cast<A const&>(a), static_cast<B const&>(b)}; }
// type erasure
class drawable { struct c { virtual ~c() = default; virtual void draw(std::ostream&) const = 0; virtual std::unique_ptr<c> clone() const = 0; };
  template <class T> struct m : c { T t; m(T x) : t(std::move(x)) {} void draw(std::ostream& o) const override { draw_(o, t); } std::unique_ptr<c> clone() const override { return std::make_unique<m>(*this); } };
  template <class T> static void draw_(std::ostream& o, T const& t) { o << "[" << t << "]"; }
  std::unique_ptr<c> p; public: template <class T> drawable(T t) : p(std::make_unique<m<T>>(std::move(t))) {} drawable(drawable const& o) : p(o.p->clone()) {} drawable(drawable&&) noexcept = default;
  friend std::ostream& operator<<(std::ostream& o, drawable const& d) { d.p->draw(o); return o; } };
// compose, curry
template <class F, class G> auto compose(F f, G g) { return [=](auto&&... a) { return f(g(std::forward<decltype(a)>(a)...)); }; }
template <class F> auto curry(F f) { if constexpr (std::is_invocable_v<F>) return f(); else return [=](auto x) { return curry([=](auto... r) -> decltype(f(x, r...)) { return f(x, r...); }); }; }
// registry
struct reg { static std::vector<std::string>& names() { static std::vector<std::string> n; return n; } reg(std::string s) { names().push_back(std::move(s)); } };
static reg ra("a"), rb("b");
// state machine
enum class st { idle, run, done }; constexpr const char* nm[] = {"idle", "run", "done"};
st next(st s) { switch (s) { case st::idle: return st::run; case st::run: return st::done; case st::done: break; } return st::idle; }
template <class T, size_t N> constexpr size_t count(T const (&)[N]) { return N; }
// operator overloading
struct frac { int n, d; constexpr frac(int n, int d = 1) : n(n), d(d) {} friend constexpr frac operator+(frac a, frac b) { return {a.n * b.d + b.n * a.d, a.d * b.d}; } friend constexpr bool operator==(frac a, frac b) { return a.n * b.d == b.n * a.d; } explicit constexpr operator double() const { return double(n) / d; } frac& operator++() { n += d; return *this; } frac operator++(int) { frac o = *this; ++*this; return o; } friend std::ostream& operator<<(std::ostream& o, frac f) { return o << f.n << '/' << f.d; } };
constexpr frac operator""_f(unsigned long long n) { return frac(int(n)); }
template <class... A> std::string cat(A const&... a) { std::ostringstream o; ((o << a << ','), ...); return o.str(); }
template <class T> struct tree { struct node { T v; std::unique_ptr<node> l, r; explicit node(T v) : v(v) {} }; std::unique_ptr<node> root; void add(T v) { auto* p = &root; while (*p) p = v < (*p)->v ? &(*p)->l : &(*p)->r; *p = std::make_unique<node>(v); } template <class F> void walk(F&& f) const { walk(root.get(), f); } template <class F> static void walk(node const* n, F& f) { if (!n) return; walk(n->l.get(), f); f(n->v); walk(n->r.get(), f); } };
int main() {
  vec a{1, 2, 3}, b{4, 5, 6}; vec c = a + b + a; std::cout << c[0] << ' ' << c[2] << '\n';
  std::vector<drawable> ds; ds.emplace_back(1); ds.emplace_back(std::string("x")); auto ds2 = ds; for (auto const& d : ds2) std::cout << d; std::cout << '\n';
  std::cout << compose([](int x) { return x * 2; }, [](int a, int b) { return a + b; })(3, 4) << '\n';
  std::cout << curry([](int a, int b, int c) { return a * 100 + b * 10 + c; })(1)(2)(3) << '\n';
  for (auto& n : reg::names()) std::cout << n; std::cout << '\n';
  st s = st::idle; for (int i = 0; i < 4; ++i) { std::cout << nm[int(s)] << ' '; s = next(s); } std::cout << count(nm) << '\n';
  frac f = 1_f + frac{1, 2}; std::cout << f << ' ' << double(f) << ' ' << (f == frac{6, 4}) << ' ' << f++ << ' ' << f << '\n';
  std::cout << cat(1, "a", 2.5, 'c') << '\n';
  tree<int> t; for (int x : {5, 2, 8, 1}) t.add(x); t.walk([](int x) { std::cout << x << ' '; }); std::cout << '\n';
  std::cout << std::setw(6) << std::setfill('*') << 42 << std::hex << std::showbase << 255 << std::dec << ' ' << std::fixed << std::setprecision(2) << 3.14159 << '\n';
  std::cout << std::boolalpha << std::is_same_v<decltype(a + b), vsum<vec, vec>> << '\n';
  int arr[2][3] = {{1, 2, 3}, {4, 5, 6}}; int sum = 0; for (auto& r : arr) for (int x : r) sum += x; std::cout << sum << '\n';
  auto tup = std::tuple_cat(std::make_tuple(1, 'a'), std::tie(sum)); std::get<2>(tup) = 7; std::cout << sum << std::tuple_size_v<decltype(tup)> << '\n';
  std::apply([](auto... x) { ((std::cout << x << ' '), ...); }, tup); std::cout << '\n';
}
