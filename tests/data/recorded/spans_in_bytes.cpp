// Parts of spans, and spans as bytes.
#include <span>
#include <vector>
#include <array>
#include <cstdio>
#include <numeric>
int sum(std::span<const int> s){ return std::accumulate(s.begin(), s.end(), 0); }
template <size_t N> int fixed(std::span<int,N> s){ return (int)N; }
int main(){
  int a[6]={1,2,3,4,5,6};
  std::span<int> s(a);
  printf("%zu %d %d\n", s.size(), s.front(), s.back());
  auto b=s.subspan(1,3);
  printf("%d %d\n", sum(b), sum(s.subspan(2)));
  printf("%d %d\n", sum(s.first(2)), sum(s.last(2)));
  auto f=s.first<2>();
  auto l=s.last<3>();
  printf("%zu %zu %zu\n", f.size(), l.size(), decltype(f)::extent);
  auto ss=s.subspan<1,2>();
  printf("%d %d\n", ss[0], (int)ss.size_bytes());
  std::vector<int> v{7,8,9};
  printf("%d\n", sum(v));
  std::array<int,2> ar{1,1};
  printf("%d\n", sum(ar));
  std::span<int,3> fs(v);
  fs[0]=1;
  printf("%d %d\n", v[0], fixed(fs));
  std::span<int> e;
  printf("%d %zu\n", e.empty(), e.size());
  for(int& x: s.last(2)) x=0;
  printf("%d %d\n", a[4],a[5]);
  std::span sp(a, 3);
  printf("%zu\n", sp.size());
  std::span sq(a);
  static_assert(decltype(sq)::extent==6);
  std::span sv2(v.begin(), v.end());
  printf("%zu %d\n", sv2.size(), *sv2.rbegin());
  auto by = std::as_bytes(s);
  printf("%zu %d\n", by.size(), (int)by[0]);
  auto wb=std::as_writable_bytes(s);
  wb[0]=std::byte{9};
  printf("%d\n", a[0]);
  printf("%d\n", std::dynamic_extent==s.extent);
  std::span<int> t(a+1, a+4);
  printf("%d %d\n", t[0], (int)(t.data()-a));
  const std::span<int> cs(a);
  cs[0]=3;
  printf("%d\n",a[0]);
  auto tt=s.subspan(1).first(2);
  printf("%d\n", tt.back());
  static_assert(std::is_same_v<std::span<const int>::value_type,int> && std::is_same_v<std::span<const int>::element_type,const int>);
}
