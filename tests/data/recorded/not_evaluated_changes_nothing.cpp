// What is not evaluated changes nothing: containers, tensors, strings and arrays are as they were.
#include <cute/tensor.hpp>
#include <vector>
#include <cstdio>
using namespace cute;
int main(){
  cute::array<int,4> a{{1,2,3,4}};
  using T = decltype(a.fill(3)); print(a); printf("\n");
  using T2 = decltype(a.clear()); print(a); printf("\n");
  std::vector<int> v{1,2,3};
  using T3 = decltype((v.clear())); printf("%d\n", int(v.size()));
  using T4 = decltype(v.push_back(3)); printf("%d\n", int(v.size()));
  float m[4]={1,2,3,4}; auto t = make_tensor(&m[0], _4{});
  using T5 = decltype(clear(t)); printf("%g\n", m[1]);
  using T6 = decltype((fill(t, 3))); printf("%g\n", m[1]);
  using T7 = decltype(transform(t, [](auto x){ return x*2; })); printf("%g\n", m[1]);
  int i=3; using T8 = decltype((i++)); using T9=decltype(i=5); printf("%d\n", i);
  using A1 = decltype(copy(t,t)); using A2 = decltype(t(0)=7.f); printf("%g\n", m[0]);
  printf("%d\n", int(noexcept(clear(t)))); printf("%g\n", m[0]);
  bool q = requires { clear(t); a.fill(9); v.clear(); }; print(a); printf("%g %d\n", m[0], int(v.size()));
  printf("%d\n", int(sizeof(v.size() + (a.fill(7), 1)))); print(a);
  std::array<int,2> sa{1,2}; using X = decltype(sa.fill(3)); printf("%d\n", sa[0]);
  std::string s="abc"; using Y = decltype(s.append("d")); using Z=decltype(s+="x"); printf("%s\n", s.c_str());
  int arr[3]={3,1,2}; using W = decltype(std::sort(arr,arr+3)); printf("%d\n",arr[0]);
}
