// Concepts and types of `std::ranges`.
#include <cstdio>
#include <cstdlib>
#include <ranges>
#include <vector>
#include <list>
#include <forward_list>
#include <map>
#include <set>
#include <deque>
#include <string>
#include <array>
#include <span>
#include <cstdio>
#include <numeric>
#include <algorithm>
#include <initializer_list>
namespace rg=std::ranges;
template<class R> void show(){ printf("%d%d%d%d%d%d%d%d ",std::ranges::range<R>,std::ranges::input_range<R>,std::ranges::forward_range<R>,std::ranges::bidirectional_range<R>,std::ranges::random_access_range<R>,std::ranges::contiguous_range<R>,std::ranges::sized_range<R>,std::ranges::common_range<R>); }
template<std::ranges::range R> auto sum(R&& r){ std::ranges::range_value_t<R> s{}; for(auto&& x:r) s+=x; return s; }
void pr(std::ranges::input_range auto&& r){ for(auto&& x:r) printf("%d,",(int)x); }
template<rg::random_access_range R> auto third(R& r) -> rg::range_reference_t<R> { return std::begin(r)[2]; }
template<class R> requires std::ranges::sized_range<R> std::size_t sz(const R& r){ return std::ranges::size(r); }
template<class R> concept Nums=std::ranges::forward_range<R> && std::is_arithmetic_v<std::ranges::range_value_t<R>>;
int k(Nums auto const&){return 1;} int k(auto const&){return 2;} int k(std::ranges::range auto const& r) requires (!Nums<decltype(r)>) {return 3;}

int main() {
  std::printf("\n0: "); { show<std::vector<int>>(); show<std::list<int>>(); show<std::forward_list<int>>(); show<std::map<int,int>>(); show<std::set<int>>(); }
  std::printf("\n1: "); { show<std::deque<int>>(); show<std::string>(); show<std::array<int,3>>(); show<int[4]>(); show<std::span<int>>(); show<std::initializer_list<int>>(); }
  std::printf("\n2: "); { show<int>(); show<int*>(); show<std::vector<int>&>(); show<const std::vector<int>>(); show<const std::vector<int>&>(); show<std::string_view>(); show<std::vector<bool>>(); }
  std::printf("\n3: "); { printf("%d",sum(std::vector<int>{1,2,3})); printf("%g",sum(std::list<double>{1.5,2})); int a[]={1,2}; printf("%d",sum(a)); printf("%d",sum(std::initializer_list<int>{4,5})); }
  std::printf("\n4: "); { pr(std::vector{1,2}); int a[3]={4,5,6}; pr(a); pr(std::string("ab")); std::list<int> l{7}; pr(l); }
  std::printf("\n5: "); { std::vector<int> v{1,2,3}; third(v)=9; printf("%d",v[2]); const std::array<int,3> c{1,2,3}; printf("%d",third(c)); }
  std::printf("\n6: "); { printf("%zu%zu",sz(std::vector{1,2}),sz(std::map<int,int>{{1,2}})); }
  std::printf("\n7: "); { printf("%d%d%d",k(std::vector{1}),k(3),k(std::vector<std::string>{})); }
  std::printf("\n8: "); { using V=std::vector<int>; printf("%d%d%d",std::is_same_v<rg::iterator_t<V>,V::iterator>,std::is_same_v<rg::range_value_t<V&>,int>,std::is_same_v<rg::range_reference_t<const V>,const int&>); printf("%d",std::is_same_v<rg::range_difference_t<V>,std::ptrdiff_t>); }
  std::printf("\n9: "); { auto f=[]<std::ranges::contiguous_range R>(R const& r){ return std::ranges::data(r)[1]; }; printf("%d",f(std::vector{1,2})); printf("%d",rg::distance(std::vector{1,2,3})==3); }
  std::printf("\n");
}
