#include <map>
#include <set>
#include <list>
#include <unordered_map>
#include <functional>
#include <cstdio>
template <class F> auto memo(F f) { return [f, cache = std::map<int, long>{}](int n) mutable -> long { auto it = cache.find(n); if (it != cache.end()) return it->second; long v = f(n); cache.emplace(n, v); return v; }; }
auto counter() { return [seen = std::set<int>{}](int x) mutable { return seen.insert(x).second; }; }
int main() {
  auto l = [c = std::map<int, long>{}](int k) mutable { return ++c[k]; }; l(1); printf("%ld\n", l(1)); auto l2 = l; printf("%ld %ld\n", l2(1), l(1));
  auto c = counter(); printf("%d%d\n", c(1), c(1));
  std::function<bool(int)> f = counter(); printf("%d%d\n", f(1), f(1)); auto g = f; printf("%d%d\n", g(1), g(2));
  std::function<long(int)> fib = memo([&fib](int n) { return n < 2 ? long(n) : fib(n - 1) + fib(n - 2); }); printf("%ld\n", fib(40));
  std::function<int()> h = [l = std::list<int>{1, 2, 3}]() mutable { int x = l.front(); l.pop_front(); return x; }; printf("%d%d\n", h(), h());
  std::function<int(int)> u = [m = std::unordered_map<int, int>{}](int k) mutable { return m[k]++; }; u(3); printf("%d\n", u(3));
}
