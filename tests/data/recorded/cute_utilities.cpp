#include <cute/tensor.hpp>
#include <cstdio>
using namespace cute;
struct Has { int f() { return 1; } };
struct Storage : cute::aligned_struct<128, _1> { float x[3]; };
struct Outer { char c; Storage s; };
int main() {
  auto has_f = [](auto&& t) -> decltype(t.f()) { return t.f(); };
  print(decltype(is_valid(has_f, Has{}))::value); print(decltype(is_valid(has_f, 3))::value); print("\n");
  print(decltype(is_valid(has_f)(Has{}))::value); print(decltype(is_valid(has_f)(3.5))::value); print("\n");
  auto t = make_tuple(4, make_shape(_2{}, _3{}), _8{});
  print(transform_layout(t, [](auto s) { return make_layout(s); })); print("\n");
  auto lt = make_tuple(make_layout(4), make_layout(make_shape(_2{}, _3{})), Layout<_8>{});
  print(transform_layout(lt, make_tuple(1, _2{}), [](auto s, auto d) { return make_layout(shape(s), repeat_like(shape(s), d)); })); print("\n");
  print(detail::tapply(t, [](auto x) { return size(x); }, [](auto... x) { return make_tuple(x...); }, tuple_seq<decltype(t)>{})); print("\n");
  print(transform_apply(t, t, t, [](auto a, auto b, auto c) { return size(a) + size(b) * size(c); }, [](auto... x) { return (x + ...); })); print("\n");
  printf("%d %d %d\n", (int)alignof(aligned_struct<16>), (int)sizeof(Storage), (int)sizeof(Outer));
  printf("%d %d\n", is_same_v<copy_cv_t<int const, float>, float const>, is_same_v<copy_cv_t<int, float>, float>);
  printf("%d\n", is_same_v<to_seq_t<tuple<_1,_2>>, int_sequence<1,2>>);
  print(make_int_tuple_from<tuple<Int<1>, tuple<int, int, Int<3>>, int, Int<2>>>(6,3,4)); print("\n");
  printf("%d\n", is_byte_aligned<8>((void*)64));
  auto arr = to_array<int>(make_tuple(1, make_tuple(2, 3)));
  printf("%d %d\n", arr[2], (int)arr.size());
  printf("%d\n", is_any_of_v<int, float, int>);
  printf("%d %d\n", shift_left_const<3>{}(5), shift_right_const<1>{}(5));
}
