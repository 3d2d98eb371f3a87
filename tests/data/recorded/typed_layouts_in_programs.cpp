#include <cute/tensor.hpp>
#include <algorithm>
#include <cstdio>
#include <iomanip>
#include <iostream>
#include <limits>
#include <map>
#include <string>
#include <vector>

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

void ov(int) { printf("int "); }
void ov(long) { printf("long "); }
void ov(unsigned) { printf("uint "); }
void ov(unsigned long) { printf("ulong "); }
void ov(unsigned char) { printf("uchar "); }
void ov(double) { printf("double "); }
template <int N> void ov(C<N>) { printf("C<%d> ", N); }
template <class T> struct Tr { static constexpr int v = 0; };
template <> struct Tr<size_t> { static constexpr int v = 1; };
template <class T> struct Tr<T&> { static constexpr int v = 2; };
template <> struct Tr<int> { static constexpr int v = 3; };
template <int N> struct Tr<C<N>> { static constexpr int v = 4; };
template <class S, class D> struct Tr<Layout<S, D>> { static constexpr int v = 10 + Tr<S>::v; };
template <class... T> struct Tr<cute::tuple<T...>> { static constexpr int v = (Tr<T>::v + ... + 100); };
template <class L> struct Cache { static int count; };
template <class L> int Cache<L>::count = 0;
template <class L> void touch(L const&) { ++Cache<L>::count; }
template <class L> auto last(L const& l) -> decltype(l(size(l) - 1)) { return l(size(l) - 1); }
template <class T> T halved(T x) { return x / 2; }

// What a program does with the integers of layouts: overloads, templates, containers, tensors and loops over them.
int main() {
  auto L = make_layout(make_shape(size_t(3), 4));
  auto I = make_layout(make_shape(3, 4));
  auto S = make_layout(make_shape(_3{}, 4u));
  auto B = make_layout(make_shape(uint8_t(3), uint8_t(4)), make_stride(_1{}, uint8_t(3)));
  ov(size(L));
  ov(size(I));
  ov(size(S));
  ov(size(B));
  ov(size<0>(B));
  ov(L(1));
  ov(I(1));
  ov(S(1));
  ov(B(1,1));
  ov(B(1));
  ov(cosize(L));
  ov(rank(L));
  ov(get<0>(S.shape()));
  ov(stride<1>(B));
  ov(size(L) * 1.0);
  ov(size(I) + 1u);
  ov(size<0>(B) + size<1>(B));
  printf("\n");
  touch(L);
  touch(I);
  touch(I);
  touch(make_layout(make_shape(size_t(5), 7)));
  printf("%d %d %d\n", Cache<decltype(L)>::count, Cache<decltype(I)>::count, is_same_v<decltype(L), decltype(I)>);
  SHOW(last(L));
  SHOW(last(I));
  SHOW(last(B));
  SHOW(halved(size(L) - 13));
  SHOW(halved(L(5) - 6));
  SHOW(halved(I(5) - 6));
  std::cout << std::hex << size(L) - 13 << std::dec << "\n";
  std::vector<int> v(size(L));
  std::vector<decltype(size(L))> w{size(L), L(2)};
  printf("%zu %zu\n", v.size(), sizeof(w[0]));
  auto m = std::max<size_t>(size(L), 5);
  ov(m);
  ov(std::min(size(L), size_t(4)));
  ov(std::max({size(I), 3}));
  std::map<size_t, int> mp;
  mp[size(L)] = 1;
  printf("%d\n", (int)mp.count(12));
  for (auto i = size(S); i-- > 0;) printf("%u ", i);
  for (size_t i = 0; i < size(L); i += 5) printf("%zu ", (size_t)L(i));
  for (int i = 0; i < size(I); i += 5) printf("%d ", I(i));
  printf("\n");
  float f[16] = {};
  auto T = make_tensor(&f[0], L);
  for (int i = 0; i < size(T); ++i) T(i) = L(i) - 2;
  for (float x : f) printf("%g ", x);
  for (int i = 0; i < size(I); ++i) T(i) = (I(i) - 2) / 2;
  printf("%g %g\n", T(0), T(11));
  for (int i = 0; i < size(I); ++i) T(i) = (S(i) - 20) / 2;
  printf("%g %g\n", T(0), T(11));
  fill(T, size(L) - 13);
  printf("%g\n", T(0));
  int arr[12];
  auto Ti = make_tensor(&arr[0], S);
  for (int j = 0; j < size<1>(S); ++j) for (int i = 0; i < size<0>(S); ++i) Ti(i, j) = S(i, j) % 5 - 7;
  for (int x : arr) printf("%d ", x);
  printf("\n");
  int64_t a64[12];
  auto T6 = make_tensor(&a64[0], S);
  for (int i = 0; i < 12; ++i) T6(i) = S(i) - 5;
  printf("%ld %ld\n", a64[0], a64[11]);
  for (int i = 0; i < 12; ++i) T6(i) = L(i) - 5;
  printf("%ld\n", a64[0]);
  for (int i = 0; i < 12; ++i) T6(i) = i * stride<1>(S) - 5;
  printf("%ld %ld\n", a64[0], a64[11]);
  auto c = L(_, 1);
  SHOW(c);
  auto [s0, s1] = L.shape();
  ov(s0);
  ov(s1);
  auto [d0, d1] = L.stride();
  ov(d0);
  ov(d1);
  auto t = cute::tuple_cat(L.shape(), B.shape(), make_tuple(_1{}, 'c'));
  ov(get<0>(t));
  ov(get<2>(t));
  printf("%s\n", type_of(t).c_str());
  for_each(B.shape(), [](auto x) { ov(x); });
  for_each(L.shape(), [](auto x) { ov(x); });
  cute::for_each(make_int_sequence<2>{}, [&](auto i) { ov(get<i>(S.shape())); });
  cute::apply(L.shape(), [](auto... x) { (ov(x), ...); });
  std::apply([](auto... x) { (ov(x), ...); }, std::make_tuple(size(L), size(I)));
  printf("\n");
  bool neg = size(L) - 13 < 0, lt = -1 < size(L), eq = size(L) - 13 == -1;
  printf("%d%d%d %d\n", neg, lt, eq, size(I) - 13 < 0);
  auto cond = neg ? size(L) : size(I);
  ov(cond);
  auto tern = true ? size(I) : -1;
  ov(tern);
  size_t acc = 0;
  for (int i = 0; i < 3; ++i) acc += I(i) - 4;
  printf("%zu\n", acc);
  int n = size(L) - 13;
  printf("%d\n", n);
  float fl = size(L) - 13;
  printf("%g\n", fl);
  double avg = (L(3) - 5) / 2.0;
  printf("%g\n", avg);
  long q = size(S) - 13;
  printf("%ld\n", q);
  q = size(I) - 13;
  printf("%ld\n", q);
  printf("%d %u %ld %lu\n", size(I), size(S), (long)size(S), size(L));
  switch (size(L)) { case 12: printf("twelve\n"); } static_assert(std::numeric_limits<decltype(size(S))>::max() == 4294967295u);
  constexpr auto CL = make_layout(make_shape(size_t(3), 4));
  static_assert(size(CL) == 12 && size(CL) - 13 > 0);
  constexpr auto z = size(CL);
  int arr2[z];
  printf("%zu\n", sizeof(arr2));
  static_assert(!is_static<decltype(CL)>::value);
}
