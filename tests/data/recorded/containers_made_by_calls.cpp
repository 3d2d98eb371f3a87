// Containers that calls of their types make, moved and converted.
#include <bits/stdc++.h>
using namespace std;
struct T { int v; T(int x = 0) : v(x) { cout << "(" << v << ")"; } T(T const& o) : v(o.v) { cout << "c" << v; } T(T&& o) noexcept : v(o.v) { o.v = -1; cout << "m" << v; } ~T() { cout << "~" << v; } };
vector<T> mk(int n) { return vector<T>(n); } using V = vector<T>; void f(vector<T> v) { cout << v.size(); } string ms() { return "abc"; }
struct W { vector<int> d{1}; string s = "w"; operator string() const { return "rv"; } }; struct W2 { string s = "long enough not to be small"; operator string() && { return std::move(s); } operator string() const& { return s; } };

int main() {
  { auto w = std::vector<T>(mk(2)); std::cout << "\n"; }
  { auto w = V(mk(2)); std::cout << "\n"; }
  { std::vector<T> w = std::vector<T>(mk(1)); f(std::vector<T>(mk(1))); std::cout << "\n"; }
  { std::deque<T> d = std::deque<T>(std::deque<T>(1)); std::cout << "\n"; }
  { V v = mk(1); auto w = std::vector<T>(v); auto x = std::vector<T>(std::move(v)); cout << v.size(); std::cout << "\n"; }
  { f(vector<T>(mk(1))); std::cout << "\n"; }
  { string s = "abc"; string t(string(std::move(s))); cout << t << "|" << s.size(); std::cout << "\n"; }
  { string s = "abc"; auto t = string(std::move(s)); cout << t << "|" << s.size(); std::cout << "\n"; }
  { string s = "abc"; auto t = std::string(std::move(s)); cout << t << "|" << s.size(); string u = std::string(t); cout << t; std::cout << "\n"; }
  { string s = "abc"; string t{std::move(s)}; cout << t << "|" << s.size(); string u = static_cast<string&&>(t); cout << t.size(); std::cout << "\n"; }
  { string s = "abc"; string t = string{std::move(s)}; cout << t << "|" << s.size(); auto u = static_cast<string>(std::move(t)); cout << t.size(); auto x = (string)std::move(u); cout << u.size(); std::cout << "\n"; }
  { map<int, int> m{{1, 2}}; auto n = std::map<int, int>(std::move(m)); cout << m.size() << n.size(); set<int> s{1}; auto t = set<int>(std::move(s)); cout << s.size(); list<int> l{1}; auto k = list<int>(std::move(l)); cout << l.size(); std::cout << "\n"; }
  { W w; string u = std::move(w); cout << u << w.d.size() << w.s; W x; string y(std::move(x)); cout << x.d.size() << x.s; string z; z = std::move(x); cout << x.d.size() << x.s; std::cout << "\n"; }
  { W2 w; string u = std::move(w); cout << u << w.s.size(); W2 x; string y = x; cout << x.s.size();  std::cout << "\n"; }
  { W w; auto u = static_cast<string>(std::move(w)); cout << w.d.size(); auto f = [](string s) { return s; }; cout << f(std::move(w)) << w.d.size() << w.s; vector<string> v; v.push_back(std::move(w)); cout << w.d.size() << w.s; std::cout << "\n"; }
  { struct N { vector<int> d{1}; operator int() const { return 3; } operator vector<int>() const { return d; } }; N n; int i = std::move(n); cout << i << n.d.size(); vector<int> v = std::move(n); cout << v.size() << n.d.size(); double q = std::move(n); cout << q << n.d.size(); std::cout << "\n"; }
  { struct Q { string s = "q"; operator const char*() const { return s.c_str(); } operator string_view() const { return s; } }; Q q; string_view v = std::move(q); cout << q.s; const char* p = std::move(q); cout << p << q.s; std::cout << "\n"; }
}
