#include <cstdio>
#include <functional>
#include <vector>
#include <map>
#include <string>
#include <memory>
struct T { int v; T(int v) : v(v) { printf("T(%d) ", v); } T(T const& o) : v(o.v) { printf("copy "); } T(T&& o) : v(o.v) { o.v = -1; printf("move "); }
  T& operator=(T const& o) { v = o.v; printf("ca "); return *this; } T& operator=(T&& o) { v = o.v; printf("ma "); return *this; } ~T() { printf("~%d ", v); } int operator()(int x) const { return x + v; } };
int add(int a, int b) { return a + b; }
int take(T t) { return t.v; }
int takec(T const& t) { return t.v; }
void vf(std::function<void()> f) { f(); }
int fib(int n) { std::function<int(int)> g = [&](int k) { return k < 2 ? k : g(k - 1) + g(k - 2); }; return g(n); }
int main() {
  std::function<int(int, int)> f = add; printf("%d\n", f(1, 2));
  f = [](int a, int b) { return a * b; }; printf("%d\n", f(3, 4));
  { std::function<int(int)> g = T(5); printf("| %d\n", g(1)); auto h = g; printf("| %d\n", h(2)); auto k = std::move(g); printf("| %d %d\n", k(3), (bool)g); }
  printf("\n");
  { T t(6); std::function<int(int)> g = t; printf("| "); g = T(7); printf("| "); g = t; printf("| %d", g(1)); g = nullptr; printf("| %d\n", g == nullptr); }
  printf("\n");
  { T t(8); auto l = [t](int x) { return t.v + x; }; printf("| "); std::function<int(int)> g = l; printf("| "); std::function<int(int)> h = std::move(l); printf("| "); h = g; printf("| %d\n", h(1)); }
  printf("\n");
  { std::function<int(T)> g = take; printf("%d | ", g(T(9))); T t(10); printf("%d | ", g(t)); printf("%d |\n", g(std::move(t))); }
  printf("\n");
  { std::function<int(T const&)> g = takec; T t(11); printf("%d | \n", g(t)); std::function<int(T const&)> h = take; printf("%d |\n", h(t)); }
  printf("\n");
  int n = 0; std::function<void()> inc = [&n] { n++; }; inc(); inc(); printf("%d\n", n);
  std::function<int()> cnt = [c = 0]() mutable { return ++c; }; cnt(); cnt(); auto cnt2 = cnt; printf("%d %d %d\n", cnt(), cnt2(), cnt2());
  vf([&] { printf("vf %d\n", n); });
  printf("%d\n", fib(12));
  std::vector<std::function<int(int)>> fs; for (int i = 0; i < 3; i++) fs.push_back([i](int x) { return x * i; }); for (auto& q : fs) printf("%d ", q(5)); printf("\n");
  std::map<std::string, std::function<double(double, double)>> ops = {{"+", [](double a, double b) { return a + b; }}, {"-", [](double a, double b) { return a - b; }}};
  for (auto& [k, o] : ops) printf("%s %g\n", k.c_str(), o(5, 3));
  std::function<void()> empty; try { empty(); } catch (std::bad_function_call const& e) { printf("%s\n", e.what()); }
  if (!empty) printf("empty\n"); printf("%zu\n", sizeof(empty));
  std::function<int&(std::vector<int>&, int)> at = [](std::vector<int>& v, int i) -> int& { return v[i]; }; std::vector<int> v{1, 2, 3}; at(v, 1) = 9; printf("%d\n", v[1]);
  std::function<std::function<int(int)>(int)> curry = [](int a) { return [a](int b) { return a + b; }; }; printf("%d\n", curry(3)(4));
  std::function<double(int)> widen = [](int x) { return x / 2; }; printf("%g\n", widen(5));
  std::function<void(int)> drop = [](int x) { return x; }; drop(3);
  std::function<long(short)> conv = [](int x) { return x * 2; }; printf("%ld\n", conv(70000));
  int (*fp)(int, int) = add; std::function<int(int, int)> ff(fp); printf("%d\n", ff(1, 1)); int (*np)(int, int) = nullptr; std::function<int(int, int)> nf = np; printf("%d\n", (bool)nf);
  auto compose = [](auto f, auto g) { return [=](auto x) { return f(g(x)); }; };
  std::function<int(int)> c2 = compose([](int x) { return x + 1; }, [](int x) { return x * 2; }); printf("%d\n", c2(5));
  auto sp = std::make_shared<int>(5); { std::function<int()> u = [sp] { return *sp; }; printf("%ld %d\n", sp.use_count(), u()); auto u2 = u; printf("%ld\n", sp.use_count()); auto u3 = std::move(u); printf("%ld\n", sp.use_count()); } printf("%ld\n", sp.use_count());
  std::function<int(std::unique_ptr<int>)> up = [](std::unique_ptr<int> p) { return *p; }; printf("%d\n", up(std::make_unique<int>(3)));
  f.swap(ff); printf("%d %d\n", f(2, 3), ff(2, 3)); std::swap(f, ff); printf("%d\n", f(2, 3));
  std::function<int(int, int)> none = nullptr; printf("%d %d\n", none == nullptr, nullptr != f);
}
