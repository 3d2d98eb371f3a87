#include <cstdio>
#include <vector>
#include <set>
#include <list>
#include <string>
#include <type_traits>
int main(){
  std::vector<int> v{1,2,3};
  std::vector x{v.begin(), v.end()};
  printf("%zu %d\n", x.size(), std::is_same_v<decltype(x), std::vector<std::vector<int>::iterator>>);
  printf("%d\n", *x[0]);
  std::vector y(v.begin(), v.end());
  printf("%zu %d\n", y.size(), std::is_same_v<decltype(y), std::vector<int>>);
  int arr[3]={1,2,3};
  std::vector p{arr, arr+3};
  printf("%zu %d\n", p.size(), std::is_same_v<decltype(p), std::vector<int*>>);
  std::vector<int> q{arr, arr+3};
  printf("%zu\n", q.size());
  std::vector w{v}; printf("%zu %d\n", w.size(), std::is_same_v<decltype(w), std::vector<int>>);
  std::vector ww{v,v}; printf("%zu %d\n", ww.size(), std::is_same_v<decltype(ww), std::vector<std::vector<int>>>);
  std::vector z{3, 1}; printf("%zu\n", z.size());
  std::vector z2(3, 1); printf("%zu\n", z2.size());
  std::vector z3{"a","b"}; printf("%zu %s\n", z3.size(), z3[1]);
  std::vector<std::string> z4{"a","b","c"}; printf("%zu\n", z4.size());
}
