// lambdas and classes as bases that are called
#include <bits/stdc++.h>
template <class... Ts> struct ov : Ts... { using Ts::operator()...; };
template <class... Ts> ov(Ts...) -> ov<Ts...>;
struct Q { int v = 0; };
template <class S> struct Fn; template <class R, class... A> struct Fn<R(A...)> { using C = R (*)(void*, A...); template <class F> static constexpr C call = [](void* p, A... a) -> R { return (*static_cast<F*>(p))(std::forward<A>(a)...); }; };
struct A { auto operator()(Q&) const { return "l"; } auto operator()(const Q&) const { return "c"; } };
struct G { template <class T> auto operator()(T) const { return "t"; } };
struct F2 { int operator()(int a) { return a + 1; } };
int fr(int x) { return x; }

int main() {
  { ov o{A{}, [](int) { return "i"; }}; Q q; const Q c; std::cout << o(1) << o(q) << o(c); std::cout << "\n"; }
  { ov o{[](int) { return "i"; }, A{}}; Q q; const Q c; std::cout << o(1) << o(q) << o(c); std::cout << "\n"; }
  { ov o{G{}, [](int) { return "i"; }}; std::cout << o(1) << o(2.5) << o("x"); std::cout << "\n"; }
  { std::cout << ov{std::negate<double>{}, [](const char*) { return 1; }}("x"); std::cout << ov{std::negate<double>{}, [](const char*) { return 1; }}(2.5); std::cout << "\n"; }
  { std::cout << ov{std::plus<>{}, [](const char*) { return 1; }}("x") << ov{std::plus<>{}, [](const char*) { return 1; }}(2, 3); std::cout << "\n"; }
  { int n = 0; auto lam = [&n](std::string s) { return int(s.size()) + ++n; }; ov o{F2{}, lam, std::negate<double>{}}; std::cout << o(1) << o("abc") << o(2.5) << n; std::cout << "\n"; }
  { ov f{[](int) { return "int"; }, [](...) { return "..."; }}; std::cout << f("x") << f(2) << f(2.5) << f(nullptr); std::cout << "\n"; }
  { ov f{[](std::string) { return "s"; }, [](...) { return "..."; }}; std::cout << f("x") << f(2); std::cout << "\n"; }
  { std::variant<int, std::string, double> v = 2.5; std::cout << std::visit(ov{[](int) { return "i"; }, [](std::string const&) { return "s"; }, [](auto) { return "o"; }}, v); std::cout << "\n"; }
  { auto f = [](const std::string& s, int n) { return s + std::to_string(n); }; std::cout << Fn<std::string(const std::string&, int)>::call<decltype(f)>(&f, "a", 2); std::cout << "\n"; }
  { auto f = [](int s, double n) { return s + n; }; auto c = Fn<double(int, double)>::call<decltype(f)>; std::cout << c(&f, 1, 2.5); std::cout << "\n"; }
  { ov g{[](Q&) { return "l"; }, [](const Q&) { return "c"; }, [](Q&&) { return "r"; }}; const Q b{}; Q a; std::cout << g(b) << g(a) << g(Q{}) << g(std::move(a)) << std::is_same_v<decltype(g(b)), const char*>; std::cout << "\n"; }
  { ov o{[](Q& q) { q.v = 9; }, [](const Q&) {}}; const Q c{5}; o(c); std::cout << c.v; std::cout << "\n"; }
  { ov o{[](const int&) { return 1.5; }, [](auto&&) { return 1; }}; const int c = 1; int d = 1; std::cout << std::is_same_v<decltype(o(c)), double> << std::is_same_v<decltype(o(d)), double> << std::is_invocable_v<decltype(o), int> << o(c) << o(d); std::cout << "\n"; }
  { const ov o{[n = 0](int) mutable { return ++n; }, [](auto) { return 7; }}; std::cout << o(1) << o(2.5); std::cout << "\n"; }
  { std::function<std::string(const Q&)> f = ov{[](const Q&) { return "c"; }, [](auto&&) { return "a"; }}; std::cout << f(Q{}); std::cout << "\n"; }
  { std::vector<std::variant<int, std::string>> v{1, "a", 2}; int s = 0; for (const auto& x : v) std::visit(ov{[&](const int& i) { s += i; }, [&](const std::string& t) { s += 10 * t.size(); }}, x); std::cout << s; std::cout << "\n"; }
  { std::vector<std::variant<int, std::string>> v{1, "a", 2}; for (auto& x : v) std::visit(ov{[&](int& i) { ++i; }, [&](auto&&) { }}, x); std::cout << std::get<int>(v[0]); std::cout << "\n"; }
  { ov rec{[](auto self, int n) -> int { return n ? n * self(self, n - 1) : 1; }, [](std::string s) { return s; }}; std::cout << rec(rec, 5) << rec(std::string("q")); std::cout << "\n"; }
  { ov o{F2{}, std::negate<double>{}}; std::cout << o(1) << o(2.5); std::cout << "\n"; }
  { ov o{F2{}, [](const char*){ return 1; }, std::negate<double>{}}; std::cout << o(1) << o(2.5) << o(""); std::cout << "\n"; }
}
