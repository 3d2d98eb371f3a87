// Algorithms, pairs, tuples and arrays swap by the function that the arguments find.
#include <algorithm>
#include <array>
#include <cstdio>
#include <list>
#include <tuple>
#include <utility>
#include <vector>

namespace my {
struct S { int n; bool operator<(S const& o) const { return n < o.n; } bool operator==(S const& o) const { return n == o.n; } };
void swap(S& a, S& b) { printf("(%d %d)", a.n, b.n); int t = a.n; a.n = b.n; b.n = t; }
struct W { int n; friend void swap(W& a, W& b) { printf("<%d %d>", a.n, b.n); std::swap(a.n, b.n); } bool operator<(W const& o) const { return n < o.n; } };
struct H { S s; int k; };
}
template<class T> void go(const char* name){
  auto mk = []{ std::vector<T> v; for (int i : {3,1,4,1,5,9,2,6,8,7,0,11,15,12,13,14,10,16,17,18}) v.push_back(T{i}); return v; };
  printf("%s\n", name);
#define U(...) { auto v = mk(); printf("%s: ", #__VA_ARGS__); __VA_ARGS__; printf("\n"); for (auto& e : v) printf("%d ", e.n); printf("\n"); }
  U(std::sort(v.begin(), v.end())) U(std::stable_sort(v.begin(), v.end())) U(std::reverse(v.begin(), v.end())) U(std::rotate(v.begin(), v.begin()+2, v.end())) U(std::rotate(v.begin(), v.begin()+7, v.end())) U(std::iter_swap(v.begin(), v.begin()+1)) U(std::swap(v[0], v[1])) U(using std::swap; swap(v[0], v[1]))
  U(std::partition(v.begin(), v.end(), [](T const& l){ return l.n > 2; })) U(std::stable_partition(v.begin(), v.end(), [](T const& l){ return l.n > 2; }))
  U(auto w = v; std::swap_ranges(v.begin(), v.end(), w.begin())) U(std::nth_element(v.begin(), v.begin()+2, v.end())) U(std::partial_sort(v.begin(), v.begin()+2, v.end())) U(std::inplace_merge(v.begin(), v.begin()+2, v.end())) U(std::next_permutation(v.begin(), v.end())) U(std::prev_permutation(v.begin(), v.end())) U(std::make_heap(v.begin(), v.end())) 
  U(std::list<T> l(v.begin(), v.end()); std::reverse(l.begin(), l.end()); for (auto& e : l) printf("%d ", e.n)) U(std::list<T> l(v.begin(), v.end()); std::rotate(l.begin(), std::next(l.begin(), 3), l.end()); for (auto& e : l) printf("%d ", e.n)) U(std::list<T> l(v.begin(), v.end()); std::partition(l.begin(), l.end(), [](T const& l){ return l.n > 2; }); for (auto& e : l) printf("%d ", e.n))
  U(T a[3] = {{1},{2},{3}}, b[3] = {{4},{5},{6}}; std::swap(a, b)) U(std::array<T,2> a{T{1},T{2}}, b{T{3},T{4}}; std::swap(a, b)) U(std::pair<T,int> a{T{1},1}, b{T{3},4}; std::swap(a, b)) U(std::tuple<T,int> a{T{1},1}, b{T{3},4}; std::swap(a, b)) U(std::pair<T,int> a{T{1},1}, b{T{3},4}; a.swap(b))
}
int main(){ go<my::S>("S"); go<my::W>("W"); }
