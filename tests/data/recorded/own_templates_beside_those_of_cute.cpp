// Templates of the program beside those of CuTe with the same names: arguments of the template and of the call tell them apart.
#include <cstdio>
#include <vector>
#include <cute/tensor.hpp>
using namespace cute;
template <class T> T square(T x) { return x * x; }
template <class T> T clamp(T x, T lo, T hi) { return x < lo ? lo : x > hi ? hi : x; }
template <class T> void swap(T& a, T& b) { T t = a; a = b; b = t; puts("own swap"); }
template <class It, class T> void fill(It b, It e, T v) { while (b != e) *b++ = v; }
template <class T> int get(std::vector<T> const& v, int i) { return v[i]; }
template <class T> void reverse(std::vector<T>& v) { for (size_t i = 0; i < v.size() / 2; ++i) { T t = v[i]; v[i] = v[v.size() - 1 - i]; v[v.size() - 1 - i] = t; } }
template <class T> T sum(std::vector<T> const& v) { T s = 0; for (T x : v) s += x; return s; }
int rank(int x) { return x + 100; }
double norm(double x) { return x * 2; }
template <class T> struct Box { T v; }; template <class T> void print(Box<T> const& b) { printf("Box "); print(b.v); }
template <class T> void print(std::vector<T> const& v) { for (auto const& x : v) { print(x); printf(","); } }
int main() {
  std::vector<int> v(4); std::fill(v.begin(), v.end(), 7); printf("%d %d\n", v[3], get(v, 2)); v[0] = 1; reverse(v); printf("%d %d\n", v[3], sum(v));
  printf("%d %g\n", rank(3), norm(2)); print(Box<int>{3}); puts(""); print(v); puts(""); print(Box<Layout<_4>>{}); puts(""); print(std::vector<Box<float>>{{1.5f}, {2.f}}); puts("");
  printf("%d\n", clamp(5, 1, 3)); printf("%d\n", int(size<0>(make_shape(3, 4)))); print(get<1>(make_tuple(4, 5))); puts(""); auto l = Layout<Shape<_2, _3>>{}; print(reverse(make_tuple(1, 2))); print(sum(make_tuple(1, 2))); puts(""); print(rank(l)); print(fold(make_tuple(1, 2), 0, plus{})); puts("");
   auto t = make_tensor<float>(Shape<_2, _2>{}); fill(t, 3.f); print(t.layout()); puts(""); clear(t); printf("%g\n", t(1));
}
