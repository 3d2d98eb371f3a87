#include <algorithm>
#include <numeric>
#include <vector>
#include <list>
#include <forward_list>
#include <deque>
#include <set>
#include <map>
#include <string>
#include <iterator>
#include <functional>
#include <iostream>
using namespace std;
template <class C> void show(char const* name, C const& c) { cout << name; for (auto const& x : c) cout << ' ' << x; cout << '\n'; }
struct P { int k; int v; };
bool operator<(P const& a, P const& b) { return a.k < b.k; }
ostream& operator<<(ostream& o, P const& p) { return o << p.k << ':' << p.v; }
int main() {
  vector<int> v{5, 3, 9, 1, 3, 7, 3, 8}, w(8), o;
  list<int> l(v.begin(), v.end());
  forward_list<int> fl(v.begin(), v.end());
  deque<int> d(v.begin(), v.end());
  auto desc = [](int a, int b) { return a > b; };
  cout << is_sorted(v.begin(), v.end(), greater<int>()) << is_sorted(l.begin(), l.end(), desc) << '\n';
  auto mm = minmax_element(v.begin(), v.end()); cout << mm.first - v.begin() << mm.second - v.begin() << '\n';
  vector<int> ties{2, 1, 2, 1}; auto t = minmax_element(ties.begin(), ties.end()); cout << t.first - ties.begin() << t.second - ties.begin() << '\n';
  sort(v.begin(), v.end(), greater<>()); show("desc", v);
  cout << lower_bound(v.begin(), v.end(), 3, greater<int>()) - v.begin() << upper_bound(v.begin(), v.end(), 3, desc) - v.begin() << '\n';
  auto er = equal_range(v.begin(), v.end(), 3, desc); cout << er.second - er.first << binary_search(v.begin(), v.end(), 9, desc) << binary_search(v.begin(), v.end(), 2, desc) << '\n';
  sort(v.begin(), v.end()); l.sort(); show("list", l);
  cout << distance(l.begin(), lower_bound(l.begin(), l.end(), 7)) << *next(l.begin(), 3) << *prev(l.end(), 2) << '\n';
  cout << search_n(v.begin(), v.end(), 3, 3) - v.begin() << search_n(v.begin(), v.end(), 2, 4, greater<int>()) - v.begin() << '\n';
  vector<int> pat{3, 3}; cout << find_end(v.begin(), v.end(), pat.begin(), pat.end()) - v.begin() << find_first_of(v.begin(), v.end(), pat.begin(), pat.end(), less<int>()) - v.begin() << search(v.begin(), v.end(), pat.begin(), pat.end(), [](int a, int b) { return a == b + 2; }) - v.begin() << '\n';
  partial_sum(v.begin(), v.end(), w.begin(), multiplies<int>()); show("psum", w);
  adjacent_difference(v.begin(), v.end(), w.begin(), [](int a, int b) { return a * 10 + b; }); show("adj", w);
  adjacent_difference(v.begin(), v.end(), w.begin()); show("adj", w);
  cout << inner_product(v.begin(), v.end(), w.begin(), 100, minus<>(), [](int a, int b) { return a * a + b; }) << '\n';
  inclusive_scan(v.begin(), v.end(), w.begin(), [](int a, int b) { return max(a, b); }, 4); show("iscan", w);
  exclusive_scan(v.begin(), v.end(), w.begin(), 100, minus<>()); show("escan", w);
  transform_exclusive_scan(v.begin(), v.end(), w.begin(), 1, plus<>(), [](int x) { return x * x; }); show("tescan", w);
  transform_inclusive_scan(v.begin(), v.end(), w.begin(), plus<>(), [](int x) { return x + 1; }); show("tiscan", w);
  vector<float> f{1e8f, 1.0f, -1e8f, 3.3f, 0.1f, 7e7f, -7e7f, 0.3f, 5.5f};
  cout << reduce(f.begin(), f.end()) << ' ' << accumulate(f.begin(), f.end(), 0.0f) << ' ' << reduce(f.begin(), f.end(), 0.0f) << ' ' << transform_reduce(f.begin(), f.end(), f.begin(), 0.0f) << ' ' << transform_reduce(f.begin(), f.end(), 0.0f, plus<>(), [](float x) { return x * 0.5f; }) << '\n';
  list<float> fl2(f.begin(), f.end()); cout << reduce(fl2.begin(), fl2.end()) << ' ' << reduce(l.begin(), l.end(), 1, multiplies<>()) << '\n';
  int a[6]; auto e = fill_n(a, 3, 7); cout << e - a; e = generate_n(e, 3, [n = 0]() mutable { return n++; }); cout << e - a; show(" gen", a);
  cout << *for_each_n(v.begin(), 3, [](int x) { cout << x; }) << '\n';
  show("d", d); rotate(d.begin(), d.begin() + 3, d.end()); show("rot", d);
  auto fr = rotate(fl.begin(), next(fl.begin(), 5), fl.end()); cout << *fr; show(" frot", fl);
  auto lr = rotate(l.begin(), next(l.begin(), 7), l.end()); cout << *lr; show(" lrot", l);
  rotate_copy(d.begin(), d.begin() + 2, d.end(), w.begin()); show("rcopy", w);
  w.resize(8);
  o.clear(); remove_copy(v.begin(), v.end(), back_inserter(o), 3); show("rem", o);
  o.clear(); replace_copy(v.begin(), v.end(), back_inserter(o), 3, 33); show("repl", o);
  o.clear(); replace_copy_if(v.begin(), v.end(), back_inserter(o), [](int x) { return x > 5; }, 0); show("replif", o);
  vector<int> yes, no; partition_copy(d.begin(), d.end(), back_inserter(yes), back_inserter(no), [](int x) { return x % 3 == 0; }); show("yes", yes); show("no", no);
  cout << partition_point(v.begin(), v.end(), [](int x) { return x < 5; }) - v.begin() << '\n';
  move_backward(v.begin(), v.begin() + 4, v.begin() + 6); show("mb", v);
  vector<int> p1{1, 2, 3, 4, 5, 6, 7, 8}; inplace_merge(p1.begin(), p1.begin() + 4, p1.end(), greater<int>()); show("im", p1);
  vector<int> h{9, 5, 8, 1, 2, 10, 3}; cout << is_heap_until(h.begin(), h.end()) - h.begin() << is_heap(h.begin(), h.begin() + 5) << '\n';
  make_heap(h.begin(), h.end(), greater<int>()); show("heap", h); pop_heap(h.begin(), h.end(), greater<int>()); show("pop", h); h.pop_back(); h.push_back(0); push_heap(h.begin(), h.end(), greater<int>()); show("push", h); sort_heap(h.begin(), h.end(), greater<int>()); show("sorth", h);
  vector<int> top(3); auto te = partial_sort_copy(d.begin(), d.end(), top.begin(), top.end(), greater<int>()); cout << te - top.begin(); show(" top", top);
  vector<int> s1{1, 2, 2, 3, 5}, s2{2, 3, 4}; sort(s1.rbegin(), s1.rend()); sort(s2.begin(), s2.end(), greater<int>());
  o.clear(); set_union(s1.begin(), s1.end(), s2.begin(), s2.end(), back_inserter(o), greater<int>()); show("union", o);
  o.clear(); set_intersection(s1.begin(), s1.end(), s2.begin(), s2.end(), back_inserter(o), greater<int>()); show("inter", o);
  o.clear(); set_difference(s1.begin(), s1.end(), s2.begin(), s2.end(), back_inserter(o), greater<int>()); show("diff", o);
  o.clear(); set_symmetric_difference(s1.begin(), s1.end(), s2.begin(), s2.end(), back_inserter(o), greater<int>()); show("symm", o);
  o.clear(); merge(s1.begin(), s1.end(), s2.begin(), s2.end(), back_inserter(o), greater<int>()); show("merge", o);
  cout << includes(s1.begin(), s1.end(), s2.begin(), s2.end(), greater<int>()) << includes(s1.begin(), s1.end(), s2.begin(), s2.begin() + 0, greater<int>()) << '\n';
  cout << lexicographical_compare(s1.begin(), s1.end(), s2.begin(), s2.end(), greater<int>()) << equal(s1.begin(), s1.end(), s2.begin(), s2.end()) << equal(s1.begin(), s1.begin() + 1, s2.begin(), [](int a, int b) { return a == b + 1; }) << '\n';
  cout << is_permutation(s1.begin(), s1.end(), s2.begin(), s2.end()) << is_permutation(p1.begin(), p1.end(), p1.rbegin()) << '\n';
  auto mi = mismatch(s1.begin(), s1.end(), s2.begin(), s2.end(), [](int a, int b) { return a >= b; }); cout << mi.first - s1.begin() << mi.second - s2.begin() << '\n';
  string perm = "321"; do cout << perm << ' '; while (next_permutation(perm.begin(), perm.end(), greater<char>())); cout << perm << '\n';
  vector<P> ps; for (int i = 0; i < 40; ++i) ps.push_back({i * 7 % 5, i}); stable_sort(ps.begin(), ps.end()); show("stable", ps);
  stable_sort(ps.begin(), ps.end(), [](P const& a, P const& b) { return a.v % 4 > b.v % 4; }); show("stable", ps);
  ps.erase(unique(ps.begin(), ps.end(), [](P const& a, P const& b) { return a.k == b.k; }), ps.end()); show("uniq", ps);
  o.clear(); unique_copy(ties.begin(), ties.end(), back_inserter(o), [](int a, int b) { return a > b; }); show("uc", o);
  cout << clamp(5, 1, 3) << clamp(5, 9, 7, greater<int>()) << '\n';
  auto m1 = minmax(7, 3, greater<int>()); (void)m1; auto m2 = minmax({4, 1, 9, 1}); cout << m2.first << m2.second << '\n';
  int x = 2, y = 1; auto m3 = minmax(x, y); x = 20; y = 10; cout << m3.first << m3.second << '\n';
  auto [lo, hi] = minmax(x, y); cout << lo << hi << '\n';
  cout << *adjacent_find(ties.begin(), ties.end(), less<int>()) << '\n';
  cout << count(l.begin(), l.end(), 3) << *max_element(l.begin(), l.end(), desc) << '\n';

  cout << accumulate(f.begin(), f.end(), 0) << ' ' << accumulate(v.begin(), v.end(), string(), [](string s, int x) { return s + to_string(x); }) << '\n';
  map<string, int> m{{"a", 1}, {"b", 2}}; cout << any_of(m.begin(), m.end(), [](auto& kv) { return kv.second == 2; }) << '\n';
  set<int, greater<int>> st{1, 2, 3}; cout << *lower_bound(st.begin(), st.end(), 2, greater<int>()) << *st.begin() << '\n';
  plus<int>::result_type pr = 3; less<double>::first_argument_type pa = 1.5; cout << pr << pa << bit_not<unsigned char>()(5) + 0 << bit_not<>()(5) << '\n';
  set<string, less<>> ts{"x", "y"}; cout << ts.count("y") << '\n';
  cout << transform_reduce(s1.begin(), s1.end(), s1.begin(), 0, [](int a, int b) { return a ^ b; }, [](int a, int b) { return a * b; }) << '\n';
  copy(v.begin(), v.end(), l.begin()); show("cp", l); copy(l.begin(), l.end(), v.begin()); transform(l.begin(), l.end(), v.begin(), negate<int>()); show("tr", v);
  o.clear(); transform(l.begin(), l.end(), v.begin(), back_inserter(o), multiplies<>()); show("tr2", o);
  iter_swap(v.begin(), l.begin()); cout << v[0] << l.front() << '\n';
}
