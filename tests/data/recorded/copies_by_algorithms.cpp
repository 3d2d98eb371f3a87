// How often and in which order algorithms copy, move, assign and end elements.
#include <algorithm>
#include <cstdio>
#include <iterator>
#include <numeric>
#include <utility>
#include <vector>

// a class that says what happens to it
struct L {
  int n;
  L(int n = 0) : n(n) { printf("+%d ", n); }
  L(L const& o) : n(o.n) { printf("c%d ", n); }
  L(L&& o) : n(o.n) { o.n = -o.n; printf("m%d ", n); }
  L& operator=(L const& o) { printf("%d=c%d ", n, o.n); n = o.n; return *this; }
  L& operator=(L&& o) { printf("%d=m%d ", n, o.n); n = o.n; o.n = -o.n; return *this; }
  ~L() { printf("~%d ", n); }
  bool operator<(L const& o) const { return n < o.n; }
  bool operator==(L const& o) const { return n == o.n; }
};
#define T(...) do { printf("%s: ", #__VA_ARGS__); __VA_ARGS__; printf("\n"); } while (0)

template<class V> void show(V& v){ for (auto& e : v) printf("[%d]", e.n); puts(""); }
int main(){
  auto mk = []{ std::vector<L> v; v.reserve(20); for (int i : {3,1,4,1,5}) v.emplace_back(i); printf("\n"); return v; };
#define U(...) { auto v = mk(); printf("%s: ", #__VA_ARGS__); __VA_ARGS__; printf("\n"); show(v); }
  U(std::sort(v.begin(), v.end())) U(std::stable_sort(v.begin(), v.end())) U(std::reverse(v.begin(), v.end())) U(std::rotate(v.begin(), v.begin()+2, v.end())) U(std::iter_swap(v.begin(), v.begin()+1)) U(std::swap(v[0], v[1]))
  U(std::partition(v.begin(), v.end(), [](L const& l){ return l.n > 2; })) U(std::stable_partition(v.begin(), v.end(), [](L const& l){ return l.n > 2; })) U(v.erase(std::remove(v.begin(), v.end(), L(1)), v.end())) U(std::remove_if(v.begin(), v.end(), [](L const& l){ return l.n == 1; })) U(std::unique(v.begin(), v.end())) U(std::fill(v.begin(), v.end(), L(9))) U(std::fill_n(v.begin(), 2, 9)) U(std::replace(v.begin(), v.end(), L(1), L(2)))
  U(std::vector<L> w(5); std::copy(v.begin(), v.end(), w.begin())) U(std::vector<L> w; std::copy(v.begin(), v.end(), std::back_inserter(w)))  U(std::vector<L> w(5); std::swap_ranges(v.begin(), v.end(), w.begin())) U(std::copy_backward(v.begin(), v.begin()+3, v.end())) U(std::move_backward(v.begin(), v.begin()+3, v.end()))
  U(std::transform(v.begin(), v.end(), v.begin(), [](L const& l){ return L(l.n + 1); })) U(std::for_each(v.begin(), v.end(), [](L l){})) U(std::generate(v.begin(), v.end(), [i = 0]() mutable { return L(i++); })) U(std::make_heap(v.begin(), v.end())) U(std::make_heap(v.begin(), v.end()); std::pop_heap(v.begin(), v.end())) U(std::make_heap(v.begin(), v.end()); std::sort_heap(v.begin(), v.end()))
  U(std::nth_element(v.begin(), v.begin()+2, v.end())) U(std::partial_sort(v.begin(), v.begin()+2, v.end())) U(std::inplace_merge(v.begin(), v.begin()+2, v.end())) U(std::next_permutation(v.begin(), v.end())) U(auto m = *std::max_element(v.begin(), v.end())) U(auto m = std::max({L(1), L(2)})) U(auto m = std::minmax_element(v.begin(), v.end())) U(std::find(v.begin(), v.end(), L(4))) U(std::count(v.begin(), v.end(), 1)) U(auto p = std::minmax(v[0], v[1])) U(L m = std::clamp(v[0], v[1], v[2])) U(L m = std::max(v[0], v[1])) U(std::vector<L> w; std::merge(v.begin(), v.end(), v.begin(), v.end(), std::back_inserter(w))) U(L a = std::exchange(v[0], L(8))) U(std::adjacent_find(v.begin(), v.end())) U(std::lower_bound(v.begin(), v.end(), L(2)))
}
