#include <cute/tensor.hpp>
#include <cstdio>
#include <string>

using namespace cute;

// The types of the integers of a value, in the order of its notation.
std::string type_of(bool) { return "bool"; }
std::string type_of(char) { return "char"; }
std::string type_of(unsigned char) { return "uchar"; }
std::string type_of(int) { return "int"; }
std::string type_of(unsigned) { return "uint"; }
std::string type_of(long) { return "long"; }
std::string type_of(unsigned long) { return "ulong"; }
std::string type_of(long long) { return "llong"; }

template <auto v>
std::string type_of(C<v>) { return "C<" + type_of(v) + ">"; }

template <class S, class D>
std::string type_of(Layout<S, D> const& layout);

template <class T, int... N>
std::string type_of(ScaledBasis<T, N...> const& basis) { return type_of(basis.value()) + "@"; }

template <class... T>
std::string type_of(cute::tuple<T...> const& t);

template <class... T>
std::string type_of(ArithmeticTuple<T...> const& t);

template <class Tuple, int... I>
std::string each(Tuple const& t, seq<I...>) {
  std::string s = "(";
  ((s += (I ? "," : "") + type_of(get<I>(t))), ...);
  return s + ")";
}

template <class... T>
std::string type_of(cute::tuple<T...> const& t) { return each(t, make_seq<sizeof...(T)>{}); }

template <class... T>
std::string type_of(ArithmeticTuple<T...> const& t) { return each(t, make_seq<sizeof...(T)>{}); }

template <class S, class D>
std::string type_of(Layout<S, D> const& layout) { return type_of(layout.shape()) + ":" + type_of(layout.stride()); }

#define SHOW(...) (printf("%s: %s ", #__VA_ARGS__, type_of(__VA_ARGS__).c_str()), print(__VA_ARGS__), printf("\n"))

// Strides of 64 bits, sizes and threads without a sign, as kernels have them.
int main() {
  auto M = make_layout(make_shape(10000, 10000), make_stride(int64_t(300000), _1{}));
  SHOW(M(99999, 99999));
  SHOW(cosize(M));
  SHOW(size(M));
  auto N = make_layout(make_shape(100000, int64_t(100000)));
  SHOW(size(N));
  SHOW(N);
  SHOW(cosize(N));
  SHOW(N(1ll << 32));
  auto O = make_layout(make_shape(100000u, 100000u));
  SHOW(size(O));
  SHOW(O(99999,99999));
  SHOW(O(0, -1));
  float* p = nullptr;
  auto T = make_tensor(p, M);
  printf("%lld\n", (long long)(&T(99999, 99999) - p));
  SHOW(T.size());
  SHOW(size<0>(T));
  SHOW(T.layout()(1,2));
  auto g = local_tile(T, make_tile(_128{}, _64{}), make_coord(3, _));
  SHOW(g.layout());
  SHOW(size<2>(g));
  auto t2 = zipped_divide(T, make_tile(_128{}, _64{}));
  SHOW(t2.layout());
  SHOW(size<1>(t2));
  auto tl = make_tiled_copy(Copy_Atom<UniversalCopy<float>, float>{}, Layout<Shape<_32,_8>, Stride<_8,_1>>{});
  auto th = tl.get_thread_slice(uint32_t(33));
  auto ps = th.partition_S(g);
  SHOW(ps.layout());
  auto id = make_identity_tensor(shape(M));
  auto ci = local_tile(id, make_tile(_128{}, _64{}), make_coord(3, _));
  SHOW(ci(5, 6, 7));
  SHOW(ci.layout());
  auto pi = th.partition_S(ci);
  SHOW(pi.layout());
  SHOW(pi(0,1,2,3));
  SHOW(pi(0));
  auto id2 = make_identity_tensor(make_shape(size_t(100), int64_t(100)));
  SHOW(id2(3,4));
  SHOW(id2(13));
  auto c2 = local_tile(id2, make_tile(_16{}, _8{}), make_coord(3u, _));
  SHOW(c2.layout());
  SHOW(c2(1,1,1));
  SHOW(elem_less(c2(1,1,1), shape(id2)));
}
