// Specialisations for what is const: arrays are by their elements, pointers by themselves or by what they lead to.
#include <cstdio>
#include <type_traits>
template <class T> struct R { using type = T; static const int n = 0; };
template <class T> struct R<T const> { using type = T; static const int n = 1; };
template <class T> void f(T&) { printf("%d %d %d\n", std::is_const_v<T>, R<T>::n, (int)std::is_same_v<typename R<T>::type, std::remove_const_t<T>>); }
template <class T> struct A { static const int n = 0; };
template <class T, unsigned long N> struct A<T[N]> { static const int n = N; };
template <class T, unsigned long N> struct A<T const[N]> { static const int n = 100 + N; };
template <class T> struct P { static const int n = 0; };
template <class T> struct P<T*> { static const int n = 1; };
template <class T> struct P<T const*> { static const int n = 2; };
template <class T> struct P<T* const> { static const int n = 3; };
template <class T> struct P<T const* const> { static const int n = 4; };
int main() {
  const int a[3] = {1, 2, 3}; int b[2]; const int c = 1; int d; const int m[2][2] = {};
  f(a); f(b); f(c); f(d); f(m); f("abc");
  printf("%d %d %d %d\n", A<const int[3]>::n, A<int[3]>::n, A<decltype(a)>::n, (int)std::is_same_v<std::remove_extent_t<const int[3]>, const int>);
  printf("%d %d %d %d %d\n", P<int*>::n, P<const int*>::n, P<int* const>::n, P<const int* const>::n, P<decltype(&a[0])>::n);
  printf("%d%d%d\n", (int)std::is_same_v<std::add_const_t<int[3]>, const int[3]>, (int)std::is_same_v<std::remove_cv_t<const int[3]>, int[3]>, (int)std::is_same_v<std::decay_t<const int[3]>, const int*>);
}
