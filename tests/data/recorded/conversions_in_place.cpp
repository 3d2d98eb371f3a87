#include <cstdio>
#include <string>
#include <vector>
#include <optional>
#include <utility>
#include <array>
#include <map>
#include <algorithm>
struct K1 { operator int() const { return 1; } }; struct K2 { operator double() const { return 2.5; } };
struct S { operator std::string() const { return "s"; } };
struct SV { std::vector<int> v{1,2}; operator std::vector<int>&() { return v; } operator std::vector<int> const&() const { return v; } };
struct T3 { int a, b; };
struct Mk { operator T3() const { return {4, 5}; } };
int main() {
  { std::optional<int> oi = K1{}; std::printf("%d\n", *oi); }
  { std::pair<int, double> pr{K1{}, K2{}}; std::printf("%d %g\n", pr.first, pr.second); }
  { std::pair<int, double> pr(K1{}, K2{}); std::printf("%d %g\n", pr.first, pr.second); }
  { int ar[3] = {K1{}, K1{}, 3}; std::printf("%d %d\n", ar[0], ar[1]); }
  { int ar[3] = {5, 6, 7}; int* pq = ar + K1{}; std::printf("%d\n", *pq); }
  { double dm[] = {K1{}, 2}; std::printf("%g\n", dm[0]); }
  { double dm[] = {K2{}, K2{}}; std::printf("%g\n", dm[0]); }
  { std::printf("%d %d\n", -K1{}, ~K1{}); }
  { std::printf("%d %d %d\n", +K1{}, !K1{}, ~K1{} & K1{}); }
  { int x = 1; x += K1{}; x = K1{}; x <<= K1{}; std::printf("%d\n", x); }
  { std::printf("%d %d\n", K1{} == 1, 3 % K1{}); std::printf("%d\n", K1{} < K1{}); std::printf("%g\n", K1{} * K2{}); }
  { std::string s1(S{}); std::printf("%s\n", s1.c_str()); }
  { S s; std::string s1(s); std::string s2{s}; std::string s3 = s; s3 = s; std::printf("%s %s %s\n", s1.c_str(), s2.c_str(), s3.c_str()); }
  { S s; std::string t = "a" + std::string(s); t += std::string(s); std::printf("%s\n", t.c_str()); }
  { S s; std::vector<std::string> v{s, s}; v.push_back(s); std::printf("%zu %s\n", v.size(), v[2].c_str()); }
  { std::vector<int> v{K1{}, K1{}}; v.push_back(K1{}); std::printf("%zu %d\n", v.size(), v[2]); v.resize(K1{}); std::printf("%zu\n", v.size()); std::vector<int> w(K1{}, K1{}); std::printf("%zu\n", w.size()); }
  { SV s; std::vector<int>& v = s; v.push_back(3); std::printf("%zu\n", s.v.size()); std::vector<int> c = s; std::vector<int> d(s); std::printf("%zu %zu\n", c.size(), d.size()); }
  { SV const s; std::vector<int> const& v = s; std::printf("%d\n", &v == &s.v); }
  { std::array<int, 2> a{K1{}, K1{}}; std::printf("%d\n", a[1]); a[K1{}] = K1{}; a.fill(K1{}); }
  { T3 t = Mk{}; auto [x, y] = T3(Mk{}); std::printf("%d %d %d\n", t.a, x, y); }
  { std::map<int, double> m; m[K1{}] = K2{}; std::printf("%g %zu\n", m[1], m.size()); }
  { std::printf("%d\n", true ? K1{} : 2); std::printf("%d\n", std::max<int>(K1{}, 0)); }
  { int k = K1{} ? 3 : 4; int z(K1{}); int q{K1{}}; long l = static_cast<long>(K1{}); std::printf("%d %d %d %ld\n", k, z, q, l); }
  { struct { int i; double d; } ag{K1{}, K2{}}; std::printf("%d %g\n", ag.i, ag.d); }
  { int i = 0; i = K1{} + K1{}; i -= K1{}; i = i | K1{}; std::printf("%d\n", i); for (int j = K1{}; j < 3; j += K1{}) std::printf("%d ", j); std::puts(""); }
  { K1 const k; int const& r = k; std::printf("%d\n", r); int&& rr = K1{}; std::printf("%d\n", rr); double const& dr = r; std::printf("%g\n", dr); }
  { auto f = [](int const& i, double d = K2{}) -> double { return i + d; }; std::printf("%g\n", f(K1{})); auto g = []() -> int { return K1{}; }; std::printf("%d\n", g()); }
  { int* p = new int(K1{}); int* p2 = new int[K1{}]; *p2 = K1{}; std::printf("%d %d\n", *p, *p2); }
  { unsigned char c = K1{}; bool b = K1{}; float fl = K1{}; std::printf("%d %d %g\n", c, b, fl); constexpr int n = 3; int arr[n]{}; arr[K1{}]++; ++arr[K1{}]; std::printf("%d\n", arr[1]); }
}
