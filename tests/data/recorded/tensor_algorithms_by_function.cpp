#include <cute/tensor.hpp>
#include <cute/algorithm/tensor_reduce.hpp>
#include <cstdio>
using namespace cute;
template <class T> void show(T const& t) { for (int i = 0; i < size(t); ++i) printf("%g ", double(t(i))); printf("\n"); }
int main() {
  float s[24], d[24] = {};
  for (int i = 0; i < 24; ++i) s[i] = i;
  auto S = make_tensor(&s[0], Layout<Shape<_4,_3,_2>>{}); auto D = make_tensor(&d[0], Layout<Shape<_4,_3,_2>>{});
  copy_if([](auto c) { return get<0>(c) % 2 == 0; }, S(_,_,0), D(_,_,0)); show(D);
  auto id = make_identity_tensor(shape(S)); 
  copy_if([&](auto... c) { return true; }, S(_,0,0), D(_,0,0)); show(D(_,0,0));
  auto P = make_tensor<bool>(Shape<_4,_3>{}); for (int i = 0; i < size(P); ++i) P(i) = i % 3 == 0;
  fill(D, -1.f); copy_if(P, S(_,_,1), D(_,_,1)); show(D);
  fill(D, 2); axpby(2.f, S, 3.f, D); show(D);
  axpby(1, S, 0, D); show(D);
  axpby(1.f, S(_,_,0), 1.f, D(_,_,0), [](auto const& i) { return get<0>(i) == 1; }); show(D(_,_,0));
  transform(D, [](float x) { return x + 1; }); show(D(_,_,0));
  transform(S, D, [](float x) { return x * x; }); show(D(_,_,0));
  transform(S, D, D, [](float x, float y) { return x - y; }); show(D(_,_,0));
  printf("%g\n", reduce(S, 0.f, plus{})); 
  auto R = make_tensor<float>(Shape<_3>{}); clear(R); batch_reduce(S(_,_,0), R); show(R);
  auto R2 = make_tensor<float>(Shape<_4>{}); fill(R2, 0.f); show(R2);
  for_each(S(_,0,0), [](auto x) { printf("%g;", x); }); printf("\n");
  print_tensor(make_tensor(counting_iterator<int>{}, Layout<Shape<_4,_3,_2>>{}));
  print_tensor(make_tensor(counting_iterator<int>{}, Layout<Shape<_4,_3,_2,_2>>{}));
  print_tensor(make_tensor(counting_iterator<int>{}, Layout<_4>{}));
}
