#include <cstdio>
#include <type_traits>
#include <utility>
#include <tuple>
#include <array>
#include <vector>
#include <string>
#include <string_view>
#include <optional>
#include <variant>
#include <functional>
#include <memory>
#include <complex>
#include <cstddef>
#include <map>
#include <set>
#include <unordered_map>
#include <deque>
#include <list>
#include <span>
#include <iterator>
#include <algorithm>
#include <concepts>
#include <any>
template <class T> const char* ty() { return __PRETTY_FUNCTION__; }
#define P(...) std::printf("%d\n", int(__VA_ARGS__))
#define S(A, ...) std::printf("%d\n", int(std::is_same_v<A, __VA_ARGS__>))
#define D(...) std::puts(ty<decltype(__VA_ARGS__)>())
#define N(...) std::printf("%d\n", int(noexcept(__VA_ARGS__)))
struct Th { Th() {} Th(Th const&) {} Th& operator=(Th const&) { return *this; } ~Th() {} bool operator==(Th const&) const { return true; } bool operator<(Th const&) const { return true; } };
struct No { No() noexcept {} No(No const&) noexcept {} No& operator=(No const&) noexcept { return *this; } bool operator==(No const&) const noexcept { return true; } bool operator<(No const&) const noexcept { return true; } };
struct MT { MT(); MT(MT&&) noexcept(false); MT(MT const&) noexcept; };
void bt(Th) noexcept {} void bn(No) noexcept {} void bm(MT) noexcept {} void bs(std::string) noexcept {} void bv(std::vector<int>) noexcept {} void br(std::string const&) noexcept {} void bo(std::optional<std::string>) noexcept {}
void bf(std::function<void()>) noexcept {} void bfr(std::function<void()> const&) noexcept {} void bsv(std::string_view) noexcept {} void bsp(std::span<int>) noexcept {} void bd(double) noexcept {}
void bu(std::unique_ptr<int>) noexcept {} void bsh(std::shared_ptr<int>) noexcept {}
Th mkt() noexcept { return {}; } std::string mks() noexcept { return {}; } int fi(int) noexcept { return 0; }
template <class T> void gv(T) noexcept {} template <class T> void gr(T&&) noexcept {} template <class T> void gl(T const&) noexcept {}
struct Mm { void f(Th) noexcept {} void g(std::string) noexcept {} Mm(std::string) noexcept {} Mm() noexcept {} Mm(Th, int) noexcept {} Mm& operator+=(Th) noexcept { return *this; } void operator()(Th) noexcept {} Th operator[](std::string) noexcept { return {}; } };
int main() {
  { Th t; N([=] { (void)t; }); N([=] { return &t; }); N([=] {}); N([t] {}); N([&] { (void)t; }); }
  { No t; N([=] { (void)t; }); N([=] { return &t; }); N([=] {}); N([t] {}); }
  { std::string s; N([=] { return s.size(); }); N([s] {}); N([&] { return s.size(); }); N([s = 1] {}); N([s = std::move(s)] {}); }
  { std::vector<int> s; N([=] { return s.size(); }); N([=] { return [=] { return s.size(); }; }); N([=] { return [&] { return s.size(); }; }); }
  { int s = 1; N([=] { return s; }); N([=] { return s; }()); }
  { Th t; N([=]() noexcept { return &t; }()); N([t]() noexcept { return 1; }()); N([&]() noexcept { return &t; }()); }
  { N(std::function<void()>([] {})); N(std::function<void()>()); N(std::function<void()>(nullptr)); N(std::function<int(int)>(fi)); N(std::function<void()>([]() noexcept {})()); }
  { std::vector<int> a, b; N(a == b); N(a != b); N(a < b); N(a <=> b); N(a = b); N(a = std::move(b)); N(a.swap(b)); N(std::swap(a, b)); N(a[0]); N(a.at(0)); N(*a.begin()); N(a.begin() + 1); N(a.begin() == b.begin()); N(++a.begin()); N(a.begin() - b.begin()); N(a.push_back(1)); N(a.size()); N(a.begin() < b.begin()); }
  { std::array<int,2> a, b; N(a == b); N(a < b); N(a[0]); N(a.at(0)); N(a = b); N(a != b); N(std::get<0>(a)); N(a.fill(1)); N(a.begin()); N(a.front()); N(std::swap(a, b)); N(a <=> b); N(a.swap(b)); }
  { std::pair<int,int> a, b; N(a == b); N(a < b); N(a = b); N(std::get<0>(a)); N(std::swap(a, b)); N(a.first == b.first); N(std::make_pair(1, 2)); N(std::pair<int,int>(1, 2)); N(std::pair<int,int>()); N(std::pair(1, 2)); N(a <=> b); }
  { std::tuple<int,int> a, b; N(a == b); N(a < b); N(a = b); N(std::get<0>(a)); N(std::swap(a, b)); N(std::make_tuple(1, 2)); N(std::tuple<int,int>(1, 2)); N(std::tuple<int,int>()); N(std::tie(a, b)); N(std::forward_as_tuple(1)); N(std::tuple_cat(a, b)); N(a <=> b); }
  { std::optional<int> a, b; N(a == b); N(a < b); N(a = b); N(*a); N(a.value()); N(a == 1); N(a == std::nullopt); N(a = 1); N(a = std::nullopt); N(bool(a)); N(a.value_or(1)); N(std::optional<int>(1)); N(std::optional<int>()); N(std::make_optional(1)); N(a.reset()); N(a.emplace(1)); N(a.swap(b)); N(a.has_value()); }
  { std::optional<std::string> a, b; N(a == b); N(a = b); N(*a); N(a = "x"); N(std::optional<std::string>("x")); N(a = std::move(b)); N(a->size()); N(*std::move(a)); N(a.value_or("x")); }
  { std::variant<int,double> a, b; N(a == b); N(a = b); N(a = 1); N(std::get<0>(a)); N(std::get_if<0>(&a)); N(a.index()); N(std::holds_alternative<int>(a)); N(std::visit([](auto) noexcept { return 1; }, a)); N(a.emplace<0>(1)); N(a.valueless_by_exception()); N(a < b); N(std::variant<int,double>(1)); N(std::variant<int,double>()); }
  { std::map<int,int> a, b; N(a == b); N(a[1]); N(a = b); N(a = std::move(b)); N(a.begin()); N(a.find(1)); N(*a.begin()); N(++a.begin()); N(a.begin() == a.end()); N(a.size()); N(a.begin()->first); N(a < b); N(a.swap(b)); N(a.erase(1)); N(a.at(1)); N(a.count(1)); N(a.empty()); N(a.clear()); }
  { std::set<int> a, b; N(a == b); N(a = b); N(a.begin()); N(a.find(1)); N(*a.begin()); N(a.insert(1)); N(a.contains(1)); N(a.swap(b)); N(a = std::move(b)); }
  { std::unordered_map<int,int> a, b; N(a == b); N(a[1]); N(a = b); N(a = std::move(b)); N(a.begin()); N(a.find(1)); N(*a.begin()); N(++a.begin()); N(a.begin() == a.end()); N(a.size()); N(a.swap(b)); }
  { std::unique_ptr<int> a, b; N(*a); N(a.get()); N(a == b); N(a == nullptr); N(bool(a)); N(a = std::move(b)); N(a.reset()); N(std::make_unique<int>(1)); N(a.release()); N(a = nullptr); N(a < b); N(a.swap(b)); N(std::unique_ptr<int>(nullptr)); N(std::unique_ptr<int>(std::move(a))); }
  { struct Q { int x; }; std::unique_ptr<Q> a; N(a->x); N((*a).x); std::unique_ptr<Q[]> b; N(b[0]); N(b[0].x); std::shared_ptr<Q> c; N(c->x); N((*c).x); }
  { std::shared_ptr<int> a, b; N(*a); N(a.get()); N(a == b); N(a == nullptr); N(bool(a)); N(a = std::move(b)); N(a = b); N(a.reset()); N(std::make_shared<int>(1)); N(a.use_count()); N(a < b); N(std::shared_ptr<int>(a)); N(std::shared_ptr<int>(new int)); N(std::shared_ptr<int>()); N(std::weak_ptr<int>(a)); std::weak_ptr<int> w; N(w.lock()); N(w.expired()); N(w = a); }
  { Th t; N(bt(t)); N(bt(Th())); N(bt(mkt())); N(bt(std::move(t))); No n; N(bn(n)); N(bn(No())); N(bn(std::move(n))); }
  { MT* m = 0; N(bm(*m)); N(bm(std::move(*m))); N(bm(MT())); N(gv(*m)); N(gv(std::move(*m))); }
  { std::string s; N(bs(s)); N(bs("x")); N(bs(std::move(s))); N(bs(mks())); N(bs(std::string())); N(br("x")); N(br(s)); N(bs({})); N(br({})); N(bs(std::string("x"))); }
  { std::vector<int> v; N(bv(v)); N(bv(std::move(v))); N(bv({})); N(bv({1, 2})); N(bv(std::vector<int>())); N(bv(std::vector<int>(3))); }
  { std::string s; N(bo(s)); N(bo("x")); N(bo(std::nullopt)); N(bo({})); std::optional<std::string> o; N(bo(o)); N(bo(std::move(o))); }
  { N(bf([] {})); N(bfr([] {})); std::function<void()> f; N(bf(f)); N(bf(std::move(f))); N(bfr(f)); N(bf(nullptr)); N(bf({})); }
  { std::unique_ptr<int> u; N(bu(std::move(u))); N(bu(nullptr)); N(bu({})); N(bsh(nullptr)); std::shared_ptr<int> h; N(bsh(h)); N(bsh(std::move(h))); N(bsh(std::move(u))); }
  { Th t; N(gv(t)); N(gr(t)); N(gl(t)); N(gv(1)); std::string s; N(gv(s)); N(gr(s)); N(gv(std::move(s))); N(gv(std::string())); N(gr(std::string("x"))); N(gv("x")); N(gl("x")); }
  { Mm m; Th t; std::string s; N(m.f(t)); N(m.f(Th())); N(m.g(s)); N(m.g("x")); N(m.g(std::move(s))); N(Mm(s)); N(Mm("x")); N(Mm(std::move(s))); N(Mm(t, 1)); N(m += t); N(m(t)); N(m["x"]); N(m[s]); N(m[std::move(s)]); }
  { Th t, u; N(t == u); N(t < u); N(t = u); N(t != u); No n, k; N(n == k); N(n < k); N(n = k); N(n != k); std::vector<No> a, b; N(a == b); std::optional<Th> x, y; N(x == y); std::optional<No> p, q; N(p == q); N(p < q); N(p == n); std::pair<No,No> c, d; N(c == d); N(std::equal_to<>{}(1, 2)); N(std::less<int>{}(1, 2)); N(std::less<>{}(t, u)); N(std::less<>{}(n, k)); }
  { std::complex<double> a, b; N(a + b); N(a == b); N(a * 2.0); N(a += b); N(a.real()); N(std::real(a)); N(std::abs(a)); N(-a); N(std::complex<double>(1, 2)); N(std::byte{1} | std::byte{2}); N(std::to_integer<int>(std::byte{1})); N(std::byte{1} << 2); }
  { std::deque<int> a, b; N(a == b); N(a[0]); N(a = std::move(b)); N(a.begin()); N(*a.begin()); N(a.begin() + 1); N(std::deque<int>()); N(std::deque<int>(std::move(a))); std::list<int> c, d; N(c == d); N(c = std::move(d)); N(c.begin()); N(*c.begin()); N(std::list<int>()); N(std::list<int>(std::move(c))); N(c.front()); N(c.size()); N(c.swap(d)); N(c.splice(c.begin(), d)); }
}
