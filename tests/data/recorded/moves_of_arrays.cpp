// Moves of arrays and into them.
#include <bits/stdc++.h>
using namespace std; using A2 = array<string, 2>;

int main() {
  { A2 a{"x", "y"}; auto b = A2(std::move(a)); cout << a[0].size() << b[0]; std::cout << "\n"; }
  { A2 a{"x", "y"}; auto b = std::array<string, 2>(std::move(a)); cout << a[0].size() << b[0]; std::cout << "\n"; }
  { A2 a{"x", "y"}; auto b = array<string, 2>(std::move(a)); cout << a[0].size() << b[0]; std::cout << "\n"; }
  { A2 a{"x", "y"}; A2 b = std::move(a); cout << a[0].size() << b[0]; A2 c(std::move(b)); cout << b[0].size(); A2 d{std::move(c)}; cout << c[0].size(); b = std::move(d); cout << d[0].size(); std::cout << "\n"; }
  { struct S { string n[2] = {"a", "b"}; array<vector<int>, 2> v{{{1}, {2, 3}}}; const string c[1] = {"k"}; int k[2] = {1, 2}; }; S s; S t = std::move(s); cout << s.n[0].size() << s.v[1].size() << s.c[0].size() << s.k[1] << t.n[1] << t.v[1].size() << t.c[0]; vector<S> w; w.push_back(std::move(t)); cout << t.n[1].size() << w[0].n[1]; std::cout << "\n"; }
  { array<array<string, 2>, 2> a{{{"a", "b"}, {"c", "d"}}}; auto b = std::move(a); cout << a[1][1].size() << b[1][1]; array<unique_ptr<int>, 2> p{make_unique<int>(1)}; auto q = std::move(p); cout << (p[0] == nullptr) << *q[0]; auto l = [x = std::move(b)] { return x[0][0]; }; cout << l() << b[0][0].size(); const array<string, 1> c{"z"}; auto d = std::move(c); cout << c[0] << d[0]; std::cout << "\n"; }
  { array<string, 2> a{"x", "y"}; auto f = [](array<string, 2> b) { return b[1]; }; cout << f(std::move(a)) << a[0].size(); pair<array<string, 1>, int> p{{"q"}, 1}; auto r = std::move(p); cout << p.first[0].size() << r.first[0]; initializer_list<string> i{"a", "b"}; auto j = std::move(i); cout << *i.begin() << *j.begin(); optional<array<string, 1>> o(std::move(r.first)); cout << r.first[0].size() << (*o)[0]; swap(a, a); auto [m, n] = std::move(a); cout << m << n; std::cout << "\n"; }
  { string t = "x"; array<string, 2> a{std::move(t), "b"}; cout << t.size() << a[0]; std::cout << "\n"; }
  { string t = "x"; array<string, 2> a = {std::move(t), "b"}; cout << t.size() << a[0]; std::cout << "\n"; }
  { string t = "x"; array<string, 2> a{{std::move(t), "b"}}; cout << t.size() << a[0]; std::cout << "\n"; }
  { string t = "x"; A2 a{std::move(t)}; cout << t.size() << a[0]; std::cout << "\n"; }
  { string t = "x"; string a[2] = {std::move(t), "b"}; cout << t.size() << a[0]; std::cout << "\n"; }
  { string t = "x"; string a[2]{std::move(t), "b"}; cout << t.size() << a[0]; std::cout << "\n"; }
  { vector<int> t{1}; array<vector<int>, 2> a{std::move(t), {}}; cout << t.size() << a[0].size(); std::cout << "\n"; }
  { vector<int> t{1}; vector<int> a[] = {std::move(t), {2, 3}}; cout << t.size() << a[0].size(); std::cout << "\n"; }
  { string t = "x"; struct SS { string s[2]; int n; } s{{std::move(t), "q"}, 3}; cout << t.size() << s.s[0]; string u = "y"; SS r{std::move(u), "z", 4}; cout << u.size() << r.s[0]; std::cout << "\n"; }
  { string t = "x"; auto f = [](array<string, 1> a) { return a[0]; }; cout << f({std::move(t)}) << t.size(); pair<string, string> p{std::move(t), "k"}; string v = "vv"; tuple<string, int> q{std::move(v), 1}; cout << v.size(); map<string, int> m{{std::move(p.second), 1}}; cout << p.second.size(); std::cout << "\n"; }
  { string t = "x"; vector<string> v{std::move(t), "b"}; cout << t.size() << v[0]; string w = "w"; vector<pair<string, int>> vp{{std::move(w), 1}}; cout << w.size(); vp.push_back({std::move(vp[0].first), 2}); cout << vp[0].first.size() << vp[1].first; std::cout << "\n"; }
  { unique_ptr<int> p(new int(1)); unique_ptr<int> a[] = {std::move(p), nullptr}; cout << (p == nullptr) << *a[0]; array<unique_ptr<int>, 1> b{std::move(a[0])}; cout << (a[0] == nullptr) << *b[0]; std::cout << "\n"; }
  { string t = "x"; auto a = array{std::move(t), string("c")}; cout << t.size() << a[0]; string u = "u"; auto b = to_array<string>({std::move(u)}); cout << u.size() << b[0]; initializer_list<string> l{std::move(a[0])}; cout << a[0].size() << *l.begin(); std::cout << "\n"; }
}
