#include <cute/tensor.hpp>
#include <cstdio>
#include <type_traits>
#include <utility>

using namespace cute;

// Which members a type of CuTe has, as templates ask for them.
#define HAS(name, expression)                                                                  \
  template <class T, class = void>                                                             \
  struct has_##name : std::false_type {};                                                      \
  template <class T>                                                                           \
  struct has_##name<T, std::void_t<decltype(std::declval<T>().expression)>> : std::true_type {};

HAS(size, size())
HAS(shape, shape())
HAS(stride, stride())
HAS(layout, layout())
HAS(data, data())
HAS(rank, rank())
HAS(cosize, cosize())
HAS(begin, begin())
HAS(layout_a, layout_a())
HAS(offset, offset())
HAS(call, operator()(1))
HAS(subscript, operator[](1))
HAS(coalesce, coalesce())
HAS(slice, get_slice(1))
HAS(value, value())
HAS(mode, mode())
HAS(tensor, tensor())
HAS(apply, apply(3))
HAS(depth, depth())
HAS(print, print())

template <class T>
void ask(char const* name) {
  printf("%s:", name);
  if (has_size<T>::value) printf(" size");
  if (has_shape<T>::value) printf(" shape");
  if (has_stride<T>::value) printf(" stride");
  if (has_layout<T>::value) printf(" layout");
  if (has_data<T>::value) printf(" data");
  if (has_rank<T>::value) printf(" rank");
  if (has_cosize<T>::value) printf(" cosize");
  if (has_begin<T>::value) printf(" begin");
  if (has_layout_a<T>::value) printf(" layout_a");
  if (has_offset<T>::value) printf(" offset");
  if (has_call<T>::value) printf(" call");
  if (has_subscript<T>::value) printf(" subscript");
  if (has_coalesce<T>::value) printf(" coalesce");
  if (has_slice<T>::value) printf(" slice");
  if (has_value<T>::value) printf(" value");
  if (has_mode<T>::value) printf(" mode");
  if (has_tensor<T>::value) printf(" tensor");
  if (has_apply<T>::value) printf(" apply");
  if (has_depth<T>::value) printf(" depth");
  if (has_print<T>::value) printf(" print");
  printf("\n");
}

#define ASK(...) ask<decltype(__VA_ARGS__)>(#__VA_ARGS__)

int f(int x) {
  printf("never called");
  return x;
}

int main() {
  float d[8];
  int x = 1;
  ASK(Layout<Shape<_2,_3>>{});
  ASK(make_layout(3));
  ASK(make_layout(3, 4));
  ASK(make_composed_layout(Swizzle<1,1,1>{}, _0{}, Layout<Shape<_2,_3>>{}));
  ASK(make_tensor(&d[0], Layout<_4>{}));
  ASK(make_tensor<float>(Shape<_4>{}));
  ASK(make_identity_tensor(Shape<_2,_4>{}));
  ASK(Swizzle<1,1,1>{});
  ASK(make_shape(1, 2));
  ASK(_3{});
  ASK(x);
  ASK(make_arithmetic_tuple(1, 2));
  ASK(E<0>{});
  ASK(make_tiled_mma(SM80_16x8x16_F32F16F16F32_TN{}));
  ASK(make_tiled_copy(Copy_Atom<UniversalCopy<float>, float>{}, Layout<_32>{}, Layout<_1>{}));
  // what reads like a type of a function is a call, which does not run
  auto layout = make_layout(make_shape(size_t(3), 4));
  printf("%zu %zu %zu\n", sizeof(f(f(f(x)))), sizeof(size<0>(shape(layout))), sizeof(get<1>(shape(layout))));
}
