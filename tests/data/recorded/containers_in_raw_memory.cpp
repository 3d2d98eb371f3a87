#include <cstdio>
#include <new>
#include <string>
#include <vector>
#include <memory>
#include <map>
#include <tuple>
#include <array>
#include <optional>
#include <variant>
#include <functional>
#include <algorithm>
#include <utility>
struct L { int n; L(int n = 0) : n(n) { printf("+%d ", n); } L(const L& o) : n(o.n) { printf("c%d ", n); } L(L&& o) noexcept : n(o.n) { o.n = -1; printf("m%d ", n); } L& operator=(const L& o) { n = o.n; printf("=%d ", n); return *this; } L& operator=(L&& o) noexcept { n = o.n; printf("a%d ", n); return *this; } ~L() { printf("~%d ", n); } };
template <class T, class A = std::allocator<T>> class Vec {
  using Tr = std::allocator_traits<A>;
  A a; T* d = nullptr; size_t n = 0, cap = 0;
public:
  Vec() {}
  Vec(std::initializer_list<T> l) { reserve(l.size()); for (auto& x : l) push_back(x); }
  Vec(const Vec& o) : d(Tr::allocate(a, o.n)), n(o.n), cap(o.n) { std::uninitialized_copy(o.d, o.d + n, d); }
  Vec(Vec&& o) noexcept : d(std::exchange(o.d, nullptr)), n(std::exchange(o.n, 0)), cap(std::exchange(o.cap, 0)) {}
  Vec& operator=(Vec o) { std::swap(d, o.d); std::swap(n, o.n); std::swap(cap, o.cap); return *this; }
  ~Vec() { clear(); if (d) Tr::deallocate(a, d, cap); }
  void clear() { for (size_t i = 0; i < n; ++i) Tr::destroy(a, d + i); n = 0; }
  void reserve(size_t c) { if (c <= cap) return; T* p = Tr::allocate(a, c); for (size_t i = 0; i < n; ++i) { Tr::construct(a, p + i, std::move_if_noexcept(d[i])); Tr::destroy(a, d + i); } if (d) Tr::deallocate(a, d, cap); d = p; cap = c; }
  void push_back(const T& x) { if (n == cap) reserve(cap ? 2 * cap : 1); Tr::construct(a, d + n, x); ++n; }
  void push_back(T&& x) { if (n == cap) reserve(cap ? 2 * cap : 1); Tr::construct(a, d + n, std::move(x)); ++n; }
  void pop_back() { --n; d[n].~T(); }
  void insert(size_t at, T x) { if (n == cap) reserve(cap ? 2 * cap : 1); if (at == n) { new (d + n) T(std::move(x)); } else { new (d + n) T(std::move(d[n - 1])); std::move_backward(d + at, d + n - 1, d + n); d[at] = std::move(x); } ++n; }
  void erase(size_t at) { std::move(d + at + 1, d + n, d + at); pop_back(); }
  T& operator[](size_t i) { return d[i]; } const T& operator[](size_t i) const { return d[i]; }
  T* begin() { return d; } T* end() { return d + n; } const T* begin() const { return d; } const T* end() const { return d + n; }
  size_t size() const { return n; } T& back() { return d[n - 1]; } T& front() { return *d; } T* data() { return d; }
};
int main() {
  { Vec<std::string> v{"pear", "apple", "fig"}; v.push_back("kiwi"); std::string s = "long enough to be on the heap, that is"; v.push_back(s); v.push_back(std::move(s)); printf("[%s]\n", s.c_str());
    std::sort(v.begin(), v.end()); for (const auto& x : v) printf("%s,", x.c_str()); puts("");
    v.insert(1, "new"); v.erase(0); v.pop_back(); for (auto it = v.begin(); it != v.end(); ++it) printf("%s %d,", it->c_str(), (int)(it - v.begin())); puts("");
    Vec<std::string> w = v; w[0] = "changed"; w.back() += "!"; printf("%s %s %s\n", v[0].c_str(), w[0].c_str(), w.back().c_str());
    v = std::move(w); printf("%zu %s %zu\n", v.size(), v.front().c_str(), w.size());
    std::string* p = &v[1]; printf("%d %s %d\n", p == v.data() + 1, p->c_str(), (int)(std::find(v.begin(), v.end(), *p) - v.begin()));
    std::swap(v[0], v[1]); printf("%s %s\n", v[0].c_str(), v[1].c_str()); std::reverse(v.begin(), v.end()); printf("%s\n", v[0].c_str()); }
  { Vec<std::vector<L>> v; v.reserve(4); v.push_back({}); v[0].emplace_back(1); v[0].emplace_back(2); puts("a"); v.push_back(v[0]); puts("b"); v.pop_back(); puts("c"); v.push_back(std::vector<L>(2)); puts("d"); v.clear(); puts("e"); }
  { Vec<std::tuple<int, std::string>> v; v.push_back({1, "x"}); v.push_back(std::make_tuple(2, "y")); std::get<1>(v[0]) += "z"; auto& [i, s] = v[0]; printf("%d %s\n", i, s.c_str()); }
  { Vec<std::pair<std::string, int>> v; v.push_back({"a", 1}); v.push_back({"b", 2}); v[1].second++; printf("%s %d\n", v[1].first.c_str(), v[1].second); }
  { Vec<std::unique_ptr<L>> v; v.push_back(std::make_unique<L>(5)); v.push_back(nullptr); printf("%d %d\n", v[0]->n, !v[1]); }
  puts("");
  { Vec<std::shared_ptr<L>> v; auto p = std::make_shared<L>(6); v.push_back(p); v.push_back(p); printf("%ld\n", p.use_count()); v.erase(0); printf("%ld\n", p.use_count()); }
  puts("");
  { Vec<std::map<int, std::string>> v; v.reserve(4); v.push_back({{1, "a"}}); v[0][2] = "b"; v.push_back(v[0]); printf("%zu %s\n", v[1].size(), v[1][2].c_str()); }
  { Vec<std::function<int(int)>> v; int k = 3; v.push_back([k](int x) { return x * k; }); v.push_back([&](int x) { return x + k; }); k = 9; printf("%d %d\n", v[0](2), v[1](2)); }
  { Vec<std::optional<std::string>> v; v.push_back("q"); v.push_back(std::nullopt); printf("%s %d\n", v[0]->c_str(), v[1].has_value()); }
  { Vec<std::variant<int, std::string>> v; v.push_back(3); v.push_back("w"); printf("%d %s\n", std::get<0>(v[0]), std::get<1>(v[1]).c_str()); }
  { Vec<std::array<std::string, 2>> v; v.push_back({"1", "2"}); v.push_back({"3", "4"}); printf("%s %s\n", v[0][1].c_str(), v[1][0].c_str()); }
  { Vec<std::array<L, 2>> v; v.push_back({L(1), L(2)}); puts("."); }
  puts("");
  { Vec<L> v; v.push_back(L(1)); v.push_back(L(2)); v.insert(0, L(3)); v.erase(1); puts("."); }
  puts("");
}
