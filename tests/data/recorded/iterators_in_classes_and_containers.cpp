#include <vector>
#include <string>
#include <span>
#include <deque>
#include <list>
#include <map>
#include <cstdio>
#include <algorithm>
#include <iterator>
#include <memory>
#include <numeric>
struct P { int x; int y; };
struct Named { std::string n; int k; };
template <class It> struct Range { It b, e; It begin() const { return b; } It end() const { return e; } };
template <class T> struct Pick { static const char* of() { return "any"; } };
template <class T> struct Pick<T*> { static const char* of() { return "pointer"; } };
template <class It, class = void> struct Cat { static const char* of() { return "none"; } };
template <class It> struct Cat<It, std::void_t<typename It::iterator_category>> { static const char* of() { return "class"; } };
void show(const int* p) { printf("raw %d\n", *p); }
void show(std::vector<int>::const_iterator i) { printf("const %d\n", *i); }
void show(std::vector<int>::iterator i) { printf("it %d\n", *i); }
template <class C> void walk(C& c) {
  for (typename C::iterator i = c.begin(); i != c.end(); ++i) printf("%d ", int(*i));
  for (typename C::const_iterator i = c.begin(); i != c.end(); i++) printf("%d ", int(*i));
  for (typename C::reverse_iterator i = c.rbegin(); i != c.rend(); i++) printf("%d ", int(*i));
  puts("");
}
int main() {
  std::vector<int> v{5, 3, 8, 1}; const std::vector<int>& cv = v;
  show(v.begin()); show(cv.begin()); show(v.cbegin()); show(v.data()); show(&*v.begin()); show(&cv[0]);
  walk(v); std::string s = "hey"; walk(s); std::deque<int> d{1, 2, 3}; walk(d);
  printf("%s %s %s %s\n", Pick<std::vector<int>::iterator>::of(), Pick<decltype(&v[0])>::of(), Pick<decltype(s.cbegin())>::of(), Pick<decltype(v.rbegin().base())>::of());
  printf("%s %s\n", Cat<std::vector<int>::iterator>::of(), Cat<int*>::of());
  std::vector<P> ps{{1, 2}, {3, 4}}; auto pi = ps.begin(); pi->x = 9; (*pi).y = 8; pi[1].x = 7; P* pp = &*pi; printf("%d %d %d %d\n", pp->x, pp->y, (pi + 1)->x, pp[1].y);
  std::vector<Named> ns{{"a", 1}, {"b", 2}}; auto ni = ns.begin(); ni->n += "z"; Named* np = &*ni; Named* nq = std::to_address(ni + 1); Named* nr = ni.base(); Named* nz = ni.operator->();
  printf("%s %s %s %d %d\n", np->n.c_str(), nq->n.c_str(), nr->n.c_str(), nz == nr, nq - np == 1);
  std::vector<Named>::const_iterator cni = ni; cni++; printf("%s %d\n", cni->n.c_str(), cni - ns.begin() == 1); printf("%d %d\n", ni < cni, cni == ns.begin() + 1);
  Range<std::vector<int>::iterator> r{v.begin() + 1, v.end()}; for (int& x : r) x *= 2; for (int x : v) printf("%d ", x); puts("");
  std::map<std::string, std::vector<int>::iterator> m; m["first"] = v.begin(); m["last"] = std::prev(v.end()); printf("%d %d\n", *m["first"], *m.at("last"));
  std::vector<std::vector<int>::iterator> its; for (auto i = v.begin(); i != v.end(); ++i) its.push_back(i); std::sort(its.begin(), its.end(), [](auto a, auto b) { return *a < *b; }); for (auto i : its) printf("%d ", *i); puts("");
  std::pair<std::vector<int>::iterator, bool> pr{v.begin(), true}; printf("%d\n", *pr.first);
  auto [lo, hi] = std::minmax_element(v.begin(), v.end()); printf("%td %td\n", lo - v.begin(), hi - v.begin());
  for (auto it = v.begin(); it != v.end();) it = *it % 3 == 0 ? v.erase(it) : it + 1; printf("%zu\n", v.size());
  for (auto it = ns.begin(); it != ns.end();) if (it->k == 1) it = ns.erase(it); else ++it; printf("%zu %s\n", ns.size(), ns.front().n.c_str());
  auto w = v.insert(v.end(), {1, 2, 3}); *w = 77; printf("%d %zu\n", v.back(), v.size()); v.insert(v.begin() + 1, cv.size(), 4); printf("%d\n", v[1]);
  std::string t(s.begin() + 1, s.end()); t.insert(t.begin(), 'q'); t.erase(t.begin() + 1); auto f = std::find(t.begin(), t.end(), 'y'); printf("%s %d %td\n", t.c_str(), f != t.end(), f - t.begin());
  std::span<int> sp(v.begin(), 3); auto si = sp.begin(); *si = 100; int* sd = sp.data(); printf("%d %d %td\n", v[0], *sd, sp.end() - si); for (auto i = sp.rbegin(); i != sp.rend(); ++i) printf("%d ", *i); puts("");
  std::span<Named> sn(ns); auto sni = sn.begin(); sni->k = 50; printf("%d %d\n", ns[0].k, sn.end() - sni == 1);
  int arr[3] = {1, 2, 3}; int* ab = std::begin(arr); printf("%d %d\n", *ab, std::equal(arr, arr + 3, v.begin()));
  printf("%zu %zu %zu\n", sizeof(v.begin()), sizeof(d.begin()), sizeof(std::vector<bool>::iterator));
  std::vector<bool> vb{1, 0, 1}; for (auto i = vb.begin(); i != vb.end(); ++i) *i = !*i; printf("%d%d%d %td\n", int(vb[0]), int(vb[1]), int(vb[2]), std::count(vb.begin(), vb.end(), true));
  struct Cursor { std::vector<int>::iterator at; int n; }; std::vector<Cursor> cs{{v.begin(), 1}, {v.begin() + 1, 2}}; printf("%d %d %zu\n", *cs[0].at, *cs[1].at, sizeof(Cursor));
  struct DC { std::deque<int>::iterator at; int n; }; std::vector<DC> dc{{d.begin(), 1}, {d.begin() + 1, 2}}; printf("%d %d %zu\n", *dc[0].at, *dc[1].at, sizeof(DC));
  std::vector<std::deque<int>::iterator> dis{d.begin(), d.begin() + 2}; printf("%d %d\n", *dis[0], *dis[1]);
  const auto ci = v.begin(); *ci = 3; printf("%d\n", v[0]); auto copy = ci; ++copy; printf("%td\n", copy - ci);
}
