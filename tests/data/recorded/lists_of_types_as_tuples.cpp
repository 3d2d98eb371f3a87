// Lists of types are tuples of what they make.
#include <cute/tensor.hpp>
#include <cute/container/type_list.hpp>
#include <cstdio>
using namespace cute;
struct A { static constexpr int v = 1; }; struct B { static constexpr int v = 2; };
int main() {
  using L = type_list<A, B, int, float>;
  print(rank(L{})); printf("\n");
  printf("%d %d\n", int(tuple_size<L>::value), int(decltype(rank(L{}))::value));
  printf("%d\n", int(is_tuple<L>::value));
  printf("%d %d\n", get<1>(L{}).v, get<2>(L{}));
  for_each(L{}, [](auto x) { printf("%zu ", sizeof(x)); }); printf("\n");
  for_each(type_list<A,B>{}, [](auto x) { printf("%d ", decltype(x)::v); }); printf("\n");
  printf("%d\n", int(find<int>(L{})));
  auto t = transform(type_list<_1,_2>{}, [](auto x) { return x + _1{}; }); print(t); printf("\n");
  printf("%d\n", cute::is_same_v<tuple_element_t<3, L>, float>);
  print(depth(type_list<_1,_2>{})); print(rank(type_list<>{})); printf("\n");
  print(rank<1>(type_list<_1, Shape<_1,_2>>{}));
  print(cute::apply(type_list<_1,_2,_3>{}, [](auto... x) { return (x + ...); }));
  print(size(type_list<_4,_2>{})); print(cute::fold(type_list<_4,_2>{}, _0{}, [](auto a, auto b) { return a + b; }));
  printf("\n");
}
