// Ranges of lists, sets and iterators of the program's own in algorithms and in methods of containers.
#include <algorithm>
#include <cstdio>
#include <iterator>
#include <numeric>
#include <list>
#include <set>
#include <map>
#include <string>
#include <vector>
#include <deque>
struct A { int n; };
int main() {
  std::list<int> l{1,2,3}; std::set<int> s{7,8}; std::vector<int> v{0}; std::deque<int> d{5};
  v.insert(v.begin(), l.begin(), l.end()); v.insert(v.end(), s.begin(), s.end()); d.assign(l.begin(), l.end()); d.insert(d.begin() + 1, s.begin(), s.end());
  for (int x : v) printf("%d ", x); for (int x : d) printf("%d ", x); puts("");
  v.assign(s.rbegin(), s.rend()); for (int x : v) printf("%d ", x); puts("");
  std::list<char> c{'a','b'}; std::string t = "x"; t.append(c.begin(), c.end()); t.insert(t.begin(), c.begin(), c.end()); puts(t.c_str()); t.assign(c.begin(), c.end()); puts(t.c_str());
  std::list<A> la{{1},{2}}; std::vector<A> va; va.insert(va.end(), la.begin(), la.end()); va[0].n = 5; printf("%d %d\n", va[0].n, la.front().n);
  std::vector<A> vb{{9},{9}}; vb.insert(vb.begin(), A{3}); std::vector<A> vc; vc.assign(2, A{4}); printf("%d %d\n", vb[0].n, vc[1].n);
  std::list<std::string> ls{"p","q"}; std::vector<std::string> vs{"z"}; vs.insert(vs.begin(), ls.begin(), ls.end()); vs[0] += "!"; printf("%s %s %s\n", vs[0].c_str(), vs[2].c_str(), ls.front().c_str());
  std::map<int,int> m{{1,2},{3,4}}; std::vector<std::pair<int,int>> vp; vp.assign(m.begin(), m.end()); vp[0].second = 9; printf("%d %d\n", vp[0].second, m[1]);
  int a[3] = {};
  v.resize(3);
  std::copy(l.begin(), l.end(), v.begin());
  std::copy(s.rbegin(), s.rend(), a);
  printf("%d %d %d\n", v[0], a[0], a[1]);
  struct It {
    int* p;
    using value_type = int; using difference_type = long; using pointer = int*; using reference = int&;
    using iterator_category = std::forward_iterator_tag;
    int& operator*() const { return *p; }
    It& operator++() { ++p; return *this; }
    It operator++(int) { It t = *this; ++p; return t; }
    bool operator==(It o) const { return p == o.p; }
    bool operator!=(It o) const { return p != o.p; }
  };
  It p{a}, e{a + 3};
  std::iota(p, e, 4);
  std::copy(p, e, l.begin());
  v.assign(p, e);
  printf("%d %d %d\n", a[2], l.back(), v[1]);
}
