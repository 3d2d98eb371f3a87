#include <cstdio>
#include <utility>
#include <vector>
#include <map>
#include <set>
#include <string>
#include <memory>
#include <optional>
#include <variant>
#include <functional>
#include <algorithm>
#include <numeric>
#include <array>
#include <list>
#include <deque>
#include <tuple>
#include <any>
#include <stdexcept>
#include <iostream>
struct V { int v; V(int v=0):v(v){printf("make %d\n",v);} V(const V& o):v(o.v){printf("copy %d\n",v);} V(V&& o) noexcept :v(o.v){o.v=-1;printf("move %d\n",v);} V& operator=(const V&o){v=o.v;printf("=copy %d\n",v);return *this;} V& operator=(V&&o) noexcept {v=o.v;o.v=-2;printf("=move %d\n",v);return *this;} ~V(){printf("end %d\n",v);} bool operator<(const V& o) const { return v<o.v;} bool operator==(const V& o) const { return v==o.v;} };
int s(const char* t) { puts(t); return 0; }
struct W { int w; auto get() { return [this] { return w; }; } auto val() { return [*this] { return w; }; } auto mut() { return [w = w]() mutable { return ++w; }; } };
int apply(const std::function<int(int)>& f, int x) { return f(x); }
template<class F> auto twice(F f) { return [f = std::move(f)](auto x) { return f(f(x)); }; }
int freef(int x) { return x + 100; }
int main() {
  V a(1); auto l = [a] { return a.v; }; s("captured"); auto m = l; s("copied"); auto n = std::move(l); s("moved"); auto r = [&a] { a.v = 5; }; r(); printf("%d %d\n", a.v, m());
  auto k = [x = V(2)]() mutable { x.v++; return x.v; }; printf("%d %d\n", k(), k()); std::function<int()> f = k; s("function"); auto g = f; printf("%d %d %d\n", f(), f(), g()); std::function<int()> h = std::move(k); s("moved in"); h = nullptr; s("gone");
  W w{7}; auto p = w.get(), q = w.get(); auto c = w.val(); w.w = 8; printf("%d %d\n", p(), c()); auto u = w.mut(); printf("%d %d %d\n", u(), u(), w.w);
  printf("%d %d %d\n", apply([z = 3](int x) { return x * z; }, 4), apply(freef, 1), twice([](int x) { return x * x; })(3));
  auto b = std::bind([](const V& v, int x) { return v.v + x; }, V(9), std::placeholders::_1); s("bind"); printf("%d\n", b(4)); auto b2 = std::bind(freef, std::placeholders::_2); printf("%d\n", b2(1, 2));
  auto fact = [](auto self, int n) -> int { return n < 2 ? 1 : n * self(self, n - 1); }; printf("%d\n", fact(fact, 6)); std::function<int(int)> fib = [&](int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }; printf("%d\n", fib(12));
  auto gen = []<class T>(T x, auto... rest) { return (x + ... + rest); }; printf("%d\n", gen(1, 2, 3)); std::vector<std::function<int()>> v; for (int i = 0; i < 3; ++i) v.push_back([i] { return i * i; }); for (auto& e : v) printf("%d ", e()); puts("");
  int (*fp)(int) = [](int x) { return x - 1; }; printf("%d\n", fp(5)); auto mem = std::mem_fn(&W::w); printf("%d\n", mem(w)); printf("%d\n", std::invoke(&W::w, w)); auto cmp = [](const V& a, const V& b) { return a.v > b.v; }; std::set<V, decltype(cmp)> st(cmp); st.insert(V(3)); st.emplace(4); printf("%d\n", st.begin()->v);
  static int count = 0; auto st2 = [] { return ++count; }; st2(); st2(); printf("%d\n", count); auto nested = [a = V(20)] { return [b = a, &a] { return a.v + b.v; }; }; s("nested"); auto in = nested(); printf("%d\n", in()); s("end");
}
