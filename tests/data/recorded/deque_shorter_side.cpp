// A deque moves its shorter side, and references to its elements stay where it grows.
#include <cstdio>
#include <deque>
#include <string>
#include <vector>

struct T {
  int v;
  T(int v = 0) : v(v) { printf(" c%d", v); }
  T(T const& o) : v(o.v) { printf(" C%d", v); }
  T(T&& o) noexcept : v(o.v) { o.v = -o.v; printf(" M%d", v); }
  T& operator=(T const& o) { v = o.v; printf(" =%d", v); return *this; }
  T& operator=(T&& o) noexcept { v = o.v; o.v = -o.v; printf(" m%d", v); return *this; }
  ~T() { printf(" d%d", v); }
};

#define S(...) printf("%s:", #__VA_ARGS__); __VA_ARGS__; printf("\n")

void show(std::deque<T> const& d) { for (auto& x : d) printf(" %d", x.v); }

void references() {
  std::deque<int> d; for (int i = 0; i < 5; ++i) d.push_back(i);
  int& r = d.front(); int* p = &d[2]; d.push_front(7); r = 9;
  for (int i = 0; i < 1000; ++i) d.push_back(i);
  printf("%d %d %d\n", d[0], d[1], *p);
  std::deque<std::string> s; for (int i = 0; i < 5; ++i) s.push_back("s" + std::to_string(i));
  std::string& t = s.front(); std::string* q = &s[2]; s.push_front("y"); t = "R"; printf("%s %s %s\n", s[0].c_str(), s[1].c_str(), q->c_str());
  s.pop_front(); s.pop_front(); printf("%s %d\n", q->c_str(), int(s.end() - s.begin()));
  std::deque<std::vector<int>> v(1); v.push_front({}); v.front().push_back(3); printf("%d %d\n", int(v.size()), int(v[0].size()));
}

int main() {
  references();
  std::deque<T> d; 
  for (int i = 1; i <= 8; ++i) d.emplace_back(i);
  S(d.insert(d.begin() + 2, T(20)));
  S(d.insert(d.begin() + 6, T(21)));
  T k(33);
  S(d.insert(d.begin() + 2, k));
  S(d.insert(d.end() - 2, k));
  S(d.insert(d.begin(), k));
  S(d.insert(d.end(), k));
  S(d.emplace(d.begin() + 1, 41));
  S(d.emplace(d.end() - 1, 42));
  S(d.erase(d.begin() + 1));
  S(d.erase(d.end() - 3));
  S(d.erase(d.begin() + 2, d.begin() + 4));
  S(d.erase(d.end() - 4, d.end() - 1));
  S(show(d));
  S(d.insert(d.begin() + 2, 3, k));
  S(d.insert(d.end() - 2, 3, k));
  S(d.insert(d.end() - 2, 8, k));
  S(d.insert(d.begin() + 2, 8, k));
  S(show(d));
  std::vector<T> v; v.reserve(3); v.emplace_back(51); v.emplace_back(52); v.emplace_back(53);
  S(d.insert(d.begin() + 2, v.begin(), v.end()));
  S(d.insert(d.end() - 2, v.begin(), v.end()));
  S(d.insert(d.begin() + 2, {T(61), T(62)}));
  S(show(d));
  S(d.resize(20)); S(d.resize(23, k)); S(d.resize(30));
  S(d.assign(4, k)); S(d.assign(v.begin(), v.end())); S(d.assign(8, k));
  S(auto e = d); S(auto f = std::move(d)); S(d = e); S(d = std::move(e)); S(d.push_front(k)); S(d.push_back(T(3))); S(d.pop_front()); S(d.pop_back()); S(d.clear()); S(f.erase(f.begin(), f.end())); S(f.shrink_to_fit());
  S(f.insert(f.begin(), d.begin(), d.end()));
}
