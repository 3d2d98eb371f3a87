// Explicit specialisations that leave defaults out, beside partial ones that write them.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <type_traits>
#include <vector>
#include <string>
#include <memory>
template <class...> struct L {};
template <class T, bool = std::is_integral_v<T>> struct F { static constexpr int v = 0; };
template <class T> struct F<T, true> { static constexpr int v = 1; };
template <> struct F<bool> { static constexpr int v = 2; };
template <class T> struct F<T*> { static constexpr int v = 3; };
template <class T, class = void> struct G { static constexpr int v = 0; };
template <class T> struct G<T*, void> { static constexpr int v = 1; };
template <> struct G<char*> { static constexpr int v = 2; };
template <class T> struct G<std::vector<T>> { static constexpr int v = 3; };
template <class T> struct G<T, std::enable_if_t<(sizeof(T) == 1)>> { static constexpr int v = 4; };
template <> struct G<bool, void> { static constexpr int v = 5; };
template <class T> struct G<T**> { static constexpr int v = 6; };
template <class T> struct G<const T*> { static constexpr int v = 7; };
template <class T, int N = 0> struct H { static constexpr int v = 0; };
template <class T> struct H<T*, 0> { static constexpr int v = 1; };
template <class T> struct H<T**> { static constexpr int v = 2; };
template <> struct H<char> { static constexpr int v = 3; };
template <class T> struct H<const T, 0> { static constexpr int v = 4; };
template <class T, class U = int> struct I { static constexpr int v = 0; };
template <class T> struct I<std::vector<T>, int> { static constexpr int v = 1; };
template <> struct I<std::vector<bool>> { static constexpr int v = 2; };
template <class... T> struct I<L<T...>, int> { static constexpr int v = 3; };
template <> struct I<L<>> { static constexpr int v = 4; };
template <class T> struct I<T, T> { static constexpr int v = 5; };
template <class T, class A = std::allocator<T>, int N = 3> struct V { static constexpr int v = 0; };
template <class T> struct V<T*, std::allocator<T*>, 3> { static constexpr int v = 1; };
template <> struct V<char*> { static constexpr int v = 2; };
template <class T, class = void> constexpr int X = 0;
template <class T> constexpr int X<T*, void> = 1;
template <> constexpr int X<char*> = 2;
template <class T> constexpr int X<T**> = 3;
template <class T> struct A; template <class R, class... X> struct A<R(X...)> { static constexpr int n = sizeof...(X); }; template <class R, class... X> struct A<R(X..., ...)> { static constexpr int n = 100 + sizeof...(X); };

int main() {
  std::printf("\n0: "); { printf("%d%d%d%d%d\n", F<int>::v, F<bool>::v, F<float>::v, F<int*>::v, F<bool*>::v); }
  std::printf("\n1: "); { printf("%d%d%d%d%d%d%d%d\n", G<int>::v, G<int*>::v, G<char*>::v, G<std::vector<int>>::v, G<char>::v, G<bool>::v, G<int**>::v, G<const int*>::v); }
  std::printf("\n2: "); { printf("%d%d%d%d%d%d\n", H<int>::v, H<int*>::v, H<int**>::v, H<char>::v, H<const int>::v, H<char, 2>::v); }
  std::printf("\n3: "); { printf("%d%d%d%d%d%d\n", I<float>::v, I<std::vector<int>>::v, I<std::vector<bool>>::v, I<L<int>>::v, I<L<>>::v, I<int>::v); }
  std::printf("\n4: "); { printf("%d%d%d\n", V<int>::v, V<int*>::v, V<char*>::v); }
  std::printf("\n5: "); { printf("%d%d%d%d\n", X<int>, X<int*>, X<char*>, X<int**>); }
  std::printf("\n6: "); { printf("%d%d\n", A<int(int, char)>::n, A<int(const char*, ...)>::n); }
  std::printf("\n");
}
