// Elements whose constructors take addresses of their members.
#include <bits/stdc++.h>
using namespace std;
struct S { int d[2]; S(int x) { int* p = d; p[0] = x; p[1] = x + 1; cout << "("; } S(S const& o) { int* p = d; int const* q = o.d; p[0] = q[0]; p[1] = q[1]; cout << "c"; } S(S&& o) noexcept { copy(o.d, o.d + 2, d); fill(o.d, o.d + 2, -1); cout << "m"; } S& operator=(S const& o) { memcpy(d, o.d, sizeof d); cout << "="; return *this; } ~S() { int* p = d; cout << "~" << *p; } };
template <class C> void show(C const& c) { cout << " [" << c.size(); for (auto& x : c) cout << " " << x.d[0] << x.d[1]; cout << "] "; }
S mk(int x) { return S(x); }

int main() {
  { vector<S> v; v.emplace_back(1); show(v); v.push_back(2); show(v); v.push_back(mk(3)); show(v); std::cout << "\n"; }
  { vector<S> v; v.push_back(S(1)); v.insert(v.begin(), 2); show(v); v.insert(v.begin() + 1, mk(4)); show(v); v.emplace(v.begin(), 7); show(v); std::cout << "\n"; }
  { vector<S> v(2, S(1)); show(v); v.resize(4, S(3)); show(v); v.erase(v.begin()); show(v); v.assign(2, 5); show(v); std::cout << "\n"; }
  { vector<S> v; v.reserve(4); v.emplace_back(1); v.emplace_back(2); v.insert(v.begin(), 9); show(v); v.insert(v.begin(), 2, v[1]); show(v); std::cout << "\n"; }
  { deque<S> v; v.emplace_back(1); v.emplace_front(2); v.push_front(3); show(v); v.insert(v.begin() + 1, 8); show(v); v.pop_front(); show(v); std::cout << "\n"; }
  { vector<S> v{1, 2, 3}; show(v); vector<S> w = v; show(w); w.pop_back(); v = w; show(v); swap(v, w); v.clear(); show(w); std::cout << "\n"; }
  { array<S, 2> a{1, 2}; show(a); a[0] = a[1]; show(a); auto b = a; show(b); std::cout << "\n"; }
  { S a[2] = {1, 2}; S* p = a; p[1] = p[0]; cout << p[1].d[1]; vector<S> v(a, a + 2); show(v); std::cout << "\n"; }
  { list<S> l; l.emplace_back(1); l.push_front(2); show(l); l.sort([](auto& a, auto& b) { return a.d[0] < b.d[0]; }); show(l); std::cout << "\n"; }
  { map<int, S> m; m.emplace(1, 2); m.try_emplace(2, 3); m.insert({3, S(4)}); for (auto& [k, x] : m) cout << k << x.d[1]; std::cout << "\n"; }
  { vector<S> v; for (int i = 0; i < 5; ++i) v.emplace_back(i); show(v); sort(v.begin(), v.end(), [](auto& a, auto& b) { return a.d[0] > b.d[0]; }); cout << v[0].d[0] << v[4].d[1]; std::cout << "\n"; }
  { vector<pair<int, S>> v; v.emplace_back(1, 2); v.push_back({3, 4}); cout << v[1].second.d[1]; vector<tuple<S, int>> t; t.emplace_back(1, 2); cout << get<0>(t[0]).d[1]; std::cout << "\n"; }
  { vector<optional<S>> v; v.emplace_back(1); v.push_back(nullopt); v.push_back(S(3)); cout << v.size() << v[0]->d[1] << v[2]->d[0]; std::cout << "\n"; }
  { struct H { S a; vector<S> v; H() : a(1) { v.emplace_back(2); } }; H h; H g = h; cout << g.v[0].d[1] << g.a.d[0]; vector<H> hs; hs.emplace_back(); hs.push_back(g); cout << hs[1].v[0].d[1]; std::cout << "\n"; }
  { S* p = new S(3); cout << p->d[1]; delete p; auto q = make_unique<S>(4); cout << q->d[1]; auto r = make_shared<S>(5); cout << r->d[0]; S* arr = new S[2]{1, 2}; cout << arr[1].d[1]; delete[] arr; std::cout << "\n"; }
  { priority_queue<S, vector<S>, function<bool(S const&, S const&)>> q([](S const& a, S const& b) { return a.d[0] < b.d[0]; }); q.emplace(1); q.emplace(5); q.push(3); cout << q.top().d[1]; std::cout << "\n"; }
}
