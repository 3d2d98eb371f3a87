// What CuTe asks of tuples takes anything else as a leaf: numbers, pointers, strings and objects.
#include <cstdio>
#include <string>
#include <vector>
#include <cute/tensor.hpp>
using namespace cute;
struct S { int a = 3; };
template <class T, class = void> struct has_shape : std::false_type {}; template <class T> struct has_shape<T, std::void_t<decltype(shape(std::declval<T>()))>> : std::true_type {};
template <class T, class = void> struct has_rank : std::false_type {}; template <class T> struct has_rank<T, std::void_t<decltype(rank(std::declval<T>()))>> : std::true_type {};
template <class T, class = void> struct has_flat : std::false_type {}; template <class T> struct has_flat<T, std::void_t<decltype(flatten(std::declval<T>()))>> : std::true_type {};
template <class T, class = void> struct has_layout : std::false_type {}; template <class T> struct has_layout<T, std::void_t<decltype(layout(std::declval<T>()))>> : std::true_type {};
template <class T, class = void> struct has_stride : std::false_type {}; template <class T> struct has_stride<T, std::void_t<decltype(stride(std::declval<T>()))>> : std::true_type {};
template <class T, class = void> struct has_cosize : std::false_type {}; template <class T> struct has_cosize<T, std::void_t<decltype(cosize(std::declval<T>()))>> : std::true_type {};
template <class T> void q(const char* n) { printf("%s %d %d %d %d %d %d\n", n, has_shape<T>::value, has_rank<T>::value, has_flat<T>::value, has_layout<T>::value, has_stride<T>::value, has_cosize<T>::value); }
int main() {
  q<S>("S"); q<int>("int"); q<double>("double"); q<std::string>("string"); q<void*>("void*"); q<float const*>("float*"); q<Layout<_4>>("layout"); q<tuple<int, _2>>("tuple"); q<Tensor<ViewEngine<float*>, Layout<_4>>>("tensor"); q<half_t>("half"); q<ComposedLayout<Swizzle<1,0,2>, _0, Layout<_8>>>("composed");
  print(rank(S{})); print(rank(2.5)); print(depth(S{})); print(depth(std::string("a"))); puts("");
  printf("%d %g %s\n", shape(S{4}).a, shape(2.5), shape(std::string("abc")).c_str());
  printf("%d\n", get<0>(flatten(make_tuple(S{5}, make_tuple(1)))).a);
  auto t = wrap(S{7}); printf("%d\n", get<0>(t).a);
  auto a = append(make_tuple(S{1}), S{2}); printf("%d %d\n", get<1>(a).a, int(rank(a)));
  auto r = repeat<2>(S{9}); printf("%d\n", get<1>(r).a); auto rv = reverse(a); printf("%d\n", get<0>(rv).a);
  auto tr = transform(a, [](S s) { return s.a * 10; }); print(tr); puts("");
  auto z = zip(a, make_tuple(1, _2{})); printf("%d\n", get<0, 0>(z).a);
  auto th = take<1, 2>(make_tuple(1, S{6})); printf("%d\n", get<0>(th).a);
}
