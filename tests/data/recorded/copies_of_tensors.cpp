// Tensors that own their memory are copied where they are assigned, and where something is made of them.
#include <cute/tensor.hpp>
#include <cstdio>
#include <vector>
using namespace cute;
template<class T> struct Y { T x; int n; };
int main(){
  auto a=make_tensor<int>(_4{}); auto b=make_tensor<int>(_4{}); fill(a,1); fill(b,2);
  auto view=make_tensor(b.data(), b.layout());
  b=a; a(0)=99; printf("%d %d\n",b(0),view(0)); view(1)=7; printf("%d %d\n", b(1), a(1));
  Y<decltype(a)> x{a,1}, y{b,2}; y.x=x.x; x.x(2)=55; printf("%d %d\n", y.x(2), a(2)); y=x; x.x(3)=66; printf("%d %d\n", y.x(2), y.x(3));
  std::vector<decltype(a)> v(2); v[0]=a; v[1]=v[0]; v[0](0)=5; printf("%d %d\n", v[1](0), a(0));
  decltype(a) arr[2]; arr[0]=a; arr[1]=arr[0]; arr[0](0)=6; printf("%d %d\n", arr[1](0), a(0));
  auto* p=&b; *p=a; a(0)=11; printf("%d\n", b(0));
  auto h=make_tensor<half_t>(_2{}), g=make_tensor<half_t>(_2{}); h(0)=half_t(1.5f); h(1)=half_t(2.f); g=h; h(0)=half_t(9.f); printf("%f\n", float(g(0)));
  std::tuple<decltype(a),int> t{a,1}; a(0)=12; printf("%d\n", std::get<0>(t)(0));
  cute::tuple<decltype(a),int> ct{a,1}; a(0)=13; printf("%d\n", get<0>(ct)(0));
  auto mt = cute::make_tuple(a,b); a(0)=14; printf("%d\n", get<0>(mt)(0));
  auto st = std::make_pair(a,3); a(0)=15; printf("%d\n", std::get<0>(st)(0));
  auto f=[a]() mutable { a(0)=100; return a(0); }; printf("%d %d\n", f(), a(0));
  auto c = make_fragment_like(a); c = a; a(1)=77; printf("%d\n", c(1));
  auto q = make_tensor<int>(make_shape(_2{},_2{})), w=make_tensor<int>(make_shape(_2{},_2{})); fill(q,3); fill(w,4); auto row=q(0,_); q=w; printf("%d\n", row(1)); w(0,0)=9; printf("%d\n", q(0,0));
  int mem[4]={1,2,3,4}; int mem2[4]={5,6,7,8}; auto n1=make_tensor(&mem[0],_4{}), n2=make_tensor(&mem2[0],_4{}); n1=n2; n1(0)=50; printf("%d %d\n", mem[0], mem2[0]);
  std::swap(a,b); printf("%d %d\n", a(1), b(1)); a=std::move(b); printf("%d\n",a(1));
  auto e = a; e(0)=1234; printf("%d\n", a(0)==1234);
  cute::array<decltype(a),2> ca; ca[0]=a; ca[1]=ca[0]; ca[0](0)=3; printf("%d\n", ca[1](0));
}
