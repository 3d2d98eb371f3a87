// Partial and full specialisations, and which is more special.
#include <cstdio>
template <class T> struct Name { static const char* of() { return "any"; } };
template <> struct Name<int> { static const char* of() { return "int"; } };
template <class T> struct Name<T*> { static const char* of() { return "pointer"; } };
template <class T> struct Name<T const> { static const char* of() { return "const"; } };
template <class T, int N> struct Name<T[N]> { static const char* of() { return "array"; } };
template <class A, class B> struct Two { static constexpr int v = 0; };
template <class A> struct Two<A, A> { static constexpr int v = 1; };
template <class A> struct Two<A, int> { static constexpr int v = 2; };
template <> struct Two<char, char> { static constexpr int v = 3; };
template <int N> struct Fib { static constexpr long v = Fib<N - 1>::v + Fib<N - 2>::v; };
template <> struct Fib<0> { static constexpr long v = 0; };
template <> struct Fib<1> { static constexpr long v = 1; };
template <bool B> int pick() { return 1; }
template <> int pick<true>() { return 2; }
int main() {
  printf("%s %s %s %s %s\n", Name<float>::of(), Name<int>::of(), Name<int*>::of(), Name<int const>::of(), Name<int[3]>::of());
  printf("%d %d %d %d\n", Two<int, char>::v, Two<float, float>::v, Two<float, int>::v, Two<char, char>::v);
  printf("%ld %d %d\n", Fib<40>::v, pick<true>(), pick<false>());
  return 0;
}
