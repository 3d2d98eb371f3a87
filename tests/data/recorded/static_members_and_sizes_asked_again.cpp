#include <vector>
#include <cstdio>
#include <cute/tensor.hpp>
using namespace cute;
template <int N> struct S { static constexpr int a = N + 1; static inline int b = N * 2; static constexpr auto f = [](int x) { return x + N; }; int size() const { return N; } };
template <> struct S<3> { static constexpr int a = 100; static inline int b = 7; static constexpr auto f = [](int x) { return x - 1; }; int size() const { return -3; } };
template <class T> struct Q { static T made; static int count; };
template <class T> T Q<T>::made = T{5};
template <class T> int Q<T>::count = sizeof(T);
template <> int Q<char>::count = 77;
template <class L> int count(L const& l) { int n = 0; for (int i = 0; i < size(l); ++i) n += int(l(i)); return n; }
namespace mine { struct R { int n; }; int size(R const& r) { return r.n; } }
template <class T> int asks(T const& t) { return size(t); }
struct B1 { unsigned x : 3; }; 
int main() {
  printf("%d %d %d %d %d %d\n", S<1>::a, S<2>::a, S<3>::a, S<1>::b, S<2>::b, S<3>::b);
  S<1>::b = 9; printf("%d %d\n", S<1>::b, S<2>::b);
  printf("%d %d %d\n", S<1>::f(10), S<2>::f(10), S<3>::f(10));
  printf("%d %g %d %d %d\n", Q<int>::made, Q<double>::made, Q<int>::count, Q<double>::count, Q<char>::count);
  auto l = make_layout(make_shape(4, Int<3>{}), make_stride(Int<3>{}, 1));
  printf("%d %d %d\n", count(l), count(Layout<Shape<_2,_4>>{}), asks(mine::R{6}));
  auto m = l; printf("%d ", int(size(m))); m = make_layout(make_shape(7, Int<3>{}), make_stride(Int<3>{}, 1)); printf("%d %d\n", int(size(m)), int(size(get<0>(shape(m)))));
  int n = 0; for (int k = 1; k < 5; ++k) { auto d = make_layout(make_shape(k, 2)); for (int i = 0; i < size(d); ++i) n += k; } printf("%d\n", n);
  B1 b{5}; printf("%d %d %d\n", -b.x < 0, Int<4>{} < 5u, -1 < Int<4>{});
  unsigned u = 3; printf("%d %d %d %d\n", u > Int<-1>{}, Int<-1>{} < 1, C<2>{} == 2, 2.5 > Int<2>{});
  std::vector<int> v{1,2,3}; printf("%d %d\n", int(std::size(v)), int(size(make_tuple(1,_2{}))));
}
