#include <cute/tensor.hpp>
#include <cstdio>
#include <vector>
using namespace cute;
int main() {
  auto t = make_tuple(1, _2{});
  std::printf("%d\n", is_same_v<decltype(tuple_cat(t)), tuple<int,_2> const&>);
  std::printf("%d\n", is_same_v<decltype(tuple_cat(make_tuple(1))), tuple<int> const&>);
  std::printf("%d\n", is_same_v<decltype((tuple_cat(t))), tuple<int,_2> const&>);
  std::printf("%d\n", is_same_v<decltype(tuple_cat(t, t)), tuple<int,_2,int,_2>>);
  auto u = tuple_cat(t); get<0>(u) = 7; std::printf("%d %d\n", get<0>(t), get<0>(u));
  auto const& r = tuple_cat(t); get<0>(t) = 9; std::printf("%d\n", get<0>(r));
  auto w = tuple_cat(make_tuple(3, 4)); print(w); print("\n");
  auto f = [](auto const&... a) { return tuple_cat(a...); };
  print(f(t)); print(f(t, w)); print(f(make_tuple(Int<3>{}))); print("\n");
  std::printf("%d\n", is_same_v<decltype(f(t)), tuple<int,_2>>);
  auto v = tuple_cat(make_tuple(std::vector<int>{1,2})); std::printf("%zu\n", get<0>(v).size());
}
