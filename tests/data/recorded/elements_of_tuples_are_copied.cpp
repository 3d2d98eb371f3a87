#include <cute/tensor.hpp>
#include <cstdio>
using namespace cute;
struct P { int v; P(int v=0):v(v){std::printf("make ");} P(P const& o):v(o.v){std::printf("copy ");} P(P&& o):v(o.v){std::printf("move ");} 
  P& operator=(P const& o){v=o.v;std::printf("copy= ");return *this;} P& operator=(P&& o){v=o.v;std::printf("move= ");return *this;} };
int main() {
  auto t = cute::make_tuple(P{1}); std::printf("\n");
  auto t2 = cute::make_tuple(P{1}, 2, P{3}); std::printf("\n");
  cute::tuple<P, int> t3(P{1}, 2); std::printf("\n");
  cute::tuple<P, int> t4{P{1}, 2}; std::printf("\n");
  auto t5 = append(t, 3); std::printf("\n");
  auto t6 = append(cute::make_tuple(P{1}), 3); std::printf("\n");
  auto t7 = tuple_cat(t, t2); std::printf("\n");
  auto t8 = t; std::printf("\n");
  auto t9 = std::move(t); std::printf("\n");
  t8 = t9; std::printf("\n");
  t8 = std::move(t9); std::printf("\n");
  auto x = get<0>(t8); std::printf("\n");
  auto x2 = get<0>(std::move(t8)); std::printf("\n");
  auto s = std::make_tuple(P{1}, P{2}); std::printf("\n");
  P p; auto t10 = cute::make_tuple(p, std::move(p)); std::printf("\n");
  auto t11 = cute::tuple<P,P>(p, p); std::printf("\n");
  auto t12 = take<0,1>(t2); std::printf("\n");
  auto t13 = select<0>(t2); std::printf("\n");
  auto t14 = replace<0>(t2, p); std::printf("\n");
  auto t15 = transform(t2, [](auto const& a){ return a; }); std::printf("\n");
  cute::for_each(t2, [](auto a){ }); std::printf("\n");
  auto t16 = prepend(t2, p); std::printf("\n");
  auto t17 = insert<1>(t2, p); std::printf("\n");
  auto t18 = remove<1>(t2); std::printf("\n");
  auto t19 = make_tuple(make_tuple(P{7})); std::printf("\n");
  auto t20 = reverse(t2); std::printf("\n");
  auto t21 = repeat<2>(p); std::printf("\n");
  auto t22 = wrap(p); std::printf("\n");
  auto t23 = unwrap(make_tuple(p)); std::printf("\n");
}
