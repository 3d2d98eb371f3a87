// Conversion functions of what is const.
#include <iostream>
#include <map>
#include <string>
#include <unordered_map>
#include <tuple>
using namespace std;
struct Q { operator const char*() const { return "C"; } operator const char*() { return "N"; } operator int() const { return 1; } operator int() { return 2; } }; void i(int&) { cout << "n"; } void i(const int&) { cout << "c"; } struct P { int x = 3; operator int*() { return &x; } operator const int*() const { return &x; } };
struct R { operator string() const { return "sc"; } operator string() { return "sn"; } }; void ps(const char* s) { cout << s; } void pi(int x) { cout << x; } struct W { operator R() && { cout << "&&"; return {}; } operator R() const& { cout << "c&"; return {}; } };

int main() {
  { const Q c; Q n; cout << static_cast<const char*>(c) << static_cast<const char*>(n); const char* p = c; const char* q = n; cout << p << q; ps(c); ps(n); cout << (const char*)c << (const char*)n; std::cout << "\n"; }
  { const Q c; Q n; int a = c, b = n; cout << a << b; pi(c); pi(n); cout << int(c) << int(n) << static_cast<int>(c) << c + 1 << n + 1; const Q& r = n; int d = r; cout << d; if (c == 1) cout << "one"; switch (int(r)) { case 1: cout << "s1"; } std::cout << "\n"; }
  { const R c; R n; string a = c, b = n; cout << a << b << string(c) << static_cast<string>(n); const R& r = n; string d = r; cout << d; auto f = [](string s) { return s; }; cout << f(c) << f(n) << f(r); std::cout << "\n"; }
  { P n; const P c; int* p = n; const int* q = c; cout << *p << *q << n[0] << c[0] << *n << *c; std::cout << "\n"; }
  { map<int, string> m{{1, "a"}}; for (auto [k, v] : m) i(k); for (auto& [k, v] : m) i(k); for (auto p : m) i(p.first); for (auto& p : m) i(p.first); for (auto const& [k, v] : m) i(k); auto [a, b] = *m.begin(); i(a); auto it = m.begin(); i(it->first); i((*it).first); std::cout << "\n"; }
  { pair<const int, int> p{1, 2}; i(p.first); auto [a, b] = p; i(a); i(b); auto q = p; i(q.first); i(q.second); const auto& r = p; i(r.second); auto [c, d] = std::pair<const int, int>(1, 2); i(c); unordered_map<int, int> u{{1, 2}}; for (auto [k, v] : u) { i(k); i(v); } for (auto x : u) i(x.first); std::cout << "\n"; }
}
