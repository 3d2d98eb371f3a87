#include <cstdio>
template <int N> int f(char (*)[N % 2 == 0] = 0) { return 2; }
template <int N> int f(char (*)[N % 2 == 1] = 0) { return 1; }
template <int N> int g(char (*)[N - 3] = 0) { return 1; }
template <int N> int g(...) { return 0; }
template <class T> auto h(int (*)[sizeof(T) == 4 ? 1 : -1]) { return 4; }
template <class T> auto h(...) { return 0; }
template <class T, char (*)[sizeof(T) - 4] = nullptr> int k(T) { return 1; }
int k(...) { return 0; }
template <class T> int m(T, int (*)[T::n] = nullptr) { return T::n; }
int m(...) { return -1; }
struct Z { enum { n = 0 }; }; struct O { static constexpr int n = 1; }; struct M { static constexpr int n = -1; };
template <int N> auto r() -> char (&)[N];
template <int N> auto q(int) -> decltype(r<N>(), 1) { return 1; }
template <int N> int q(...) { return 0; }
template <int N, class = int[N]> int u(int) { return 1; }
template <int N> int u(...) { return 0; }
template <int N> using Arr = int[N];
template <int N> int w(Arr<N>*) { return 1; }
template <int N> int w(...) { return 0; }
template <class T, class = void> struct has { static constexpr bool value = false; };
template <class T> struct has<T, decltype(void(sizeof(int[T::n])))> { static constexpr bool value = true; };
int main() {
  printf("%d %d\n", f<4>(), f<5>());
  printf("%d %d %d %d\n", g<4>(0), g<3>(0), g<2>(0), g<5>(nullptr));
  printf("%d %d\n", h<int>(0), h<double>(0));
  printf("%d %d %d\n", k(1), k(1.0), k('a'));
  printf("%d %d %d\n", m(Z{}), m(O{}), m(M{}));
  printf("%d %d %d\n", q<1>(0), q<0>(0), q<-1>(0));
  printf("%d %d %d\n", u<1>(0), u<0>(0), u<-1>(0));
  printf("%d %d %d\n", w<1>(0), w<0>(0), w<-1>(0));
  printf("%d %d %d\n", has<Z>::value, has<O>::value, has<M>::value);
  int z[3]; printf("%zu\n", sizeof(z));
}
