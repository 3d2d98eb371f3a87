#include <cstdio>
#include <forward_list>
#include <list>
#include <vector>
#include <string>
#include <algorithm>
#include <numeric>
#include <iterator>
#include <concepts>
#include <type_traits>
template <class L> void show(const L& l) { for (auto& x : l) printf("%d ", x); puts(""); }
template <class L> concept Sized = requires(L l) { l.size(); };
template <class L> concept Back = requires(L l) { l.push_back(1); };
template <class L> concept Rev = requires(L l) { l.rbegin(); };
template <class L> concept Era = requires(L l) { l.erase(l.begin()); };
template <class L> concept Front = requires(L l) { l.push_front(1); };
template <class I> concept CanDec = requires(I i) { --i; };
template <class I> concept CanDec2 = requires(I i) { i--; };
template <class I> concept CanLess = requires(I i) { i < i; };
template <class I> concept CanAdd = requires(I i) { i + 1; };
int main() {
  using L = std::forward_list<int>; using I = L::iterator; using C = L::const_iterator;
  printf("%d\n", std::is_same_v<std::iterator_traits<I>::iterator_category, std::forward_iterator_tag>);
  printf("%d\n", std::is_same_v<typename I::iterator_category, std::forward_iterator_tag>);
  printf("%d\n", std::is_same_v<std::iterator_traits<C>::iterator_category, std::forward_iterator_tag>);
  printf("%d%d%d%d\n", std::forward_iterator<I>, std::bidirectional_iterator<I>, std::input_iterator<C>, std::bidirectional_iterator<C>);
  printf("%d%d%d%d\n", CanDec<I>, CanDec2<C>, CanLess<I>, CanAdd<I>);
  printf("%d\n", std::is_convertible_v<std::iterator_traits<I>::iterator_category, std::bidirectional_iterator_tag>);
  printf("%d\n", std::is_base_of_v<std::bidirectional_iterator_tag, std::iterator_traits<I>::iterator_category>);
  printf("%d%d%d%d%d %d%d%d%d%d\n", Sized<L>, Back<L>, Rev<L>, Era<L>, Front<L>, Sized<std::list<int>>, Back<std::list<int>>, Rev<std::list<int>>, Era<std::list<int>>, Front<std::list<int>>);
  L a{5,3,9,1}; show(a); a.push_front(7); a.emplace_front(8); show(a); a.sort(); show(a); a.reverse(); show(a); a.remove(9); a.remove_if([](int x) { return x == 3; }); show(a);
  auto it = a.insert_after(a.before_begin(), 42); printf("%d\n", *it); it = a.insert_after(it, 3, 6); printf("%d\n", *it); it = a.insert_after(it, {1, 2, 3}); printf("%d\n", *it); show(a);
  std::vector<int> v{10, 20}; a.insert_after(a.cbefore_begin(), v.begin(), v.end()); show(a); a.unique(); show(a);
  auto e = a.erase_after(a.begin()); printf("%d\n", *e); e = a.erase_after(a.before_begin(), std::next(a.begin(), 3)); printf("%d\n", *e); show(a);
  L b{100, 200, 300}; a.splice_after(a.before_begin(), b); show(a); printf("%d\n", b.empty());
  L c{1, 4, 9}, d{2, 4, 8}; c.merge(d); show(c); printf("%d\n", d.empty()); c.splice_after(c.begin(), a, a.begin()); show(c); show(a); c.splice_after(c.before_begin(), a, a.begin(), a.end()); show(c); show(a);
  L x = c; printf("%d%d%d%d\n", x == c, x != c, x < c, a < c); x.front() = 77; printf("%d\n", x == c); std::swap(x, c); show(x); x.swap(c); x = {3, 2, 1}; show(x); x.assign(2, 5); show(x); x.resize(4); show(x); x.clear(); printf("%d\n", x.empty());
  L m = std::move(c); show(m); printf("%d %d %zu\n", std::accumulate(m.begin(), m.end(), 0), *std::max_element(m.begin(), m.end()), (size_t)std::distance(m.begin(), m.end()));
  std::forward_list f(v.begin(), v.end()); show(f); std::forward_list<std::string> s{"b", "a"}; s.sort(); printf("%s %zu\n", s.front().c_str(), sizeof(s));
  const L k{1, 2}; show(k); L::const_iterator ci = m.begin(); printf("%d %d\n", ci == m.cbegin(), *std::find(k.begin(), k.end(), 2)); for (auto i = m.begin(); i != m.end(); i++) *i += 1; show(m);
  printf("%d\n", (int)std::count_if(m.begin(), m.end(), [](int x) { return x > 5; })); std::forward_list<std::pair<int,std::string>> p; p.emplace_front(1, "x"); p.emplace_after(p.begin(), 2, "y"); for (auto& [n, t] : p) printf("%d%s ", n, t.c_str()); puts("");
  std::list<int> l{3, 1, 2}; l.sort(); show(l); auto li = l.end(); --li; printf("%d\n", *li--); printf("%d\n", *li);
}
