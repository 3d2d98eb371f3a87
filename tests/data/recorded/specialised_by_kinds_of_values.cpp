// Specialisations of `template <auto V>` by the types of their own parameters.
#include <cstdio>
#include <type_traits>
struct A { int x = 1; const int c = 2; static int s; int f(int) { return 1; } int g() const { return 2; } };
int A::s = 6;
template <class T> struct Of; template <class C, class T> struct Of<T C::*> { using cls = C; using typ = T; };
template <auto M> struct Field;
template <class C, class T, T C::*M> struct Field<M> {
  static constexpr bool is_const = std::is_const_v<T>;
  static T const& get(C const& c) { return c.*M; }
};
template <auto... M> struct Fields {
  template <class C> static int sum(C const& c) { return (0 + ... + Field<M>::get(c)); }
};
template <auto V> struct Kind { static constexpr int k = 0; };
template <int V> struct Kind<V> { static constexpr int k = 1; };
template <bool V> struct Kind<V> { static constexpr int k = 2; };
template <class R, class... As, R (*F)(As...)> struct Kind<F> { static constexpr int k = 3 + sizeof...(As); };
template <class T, T* P> requires (!std::is_function_v<T>) struct Kind<P> { static constexpr int k = 10;
};
int plain(int, int) { return 0; } int glob;
enum class E { a, b }; template <E V> struct Kind<V> { static constexpr int k = 20 + (int)V; };
template <class T, T V, T... R> struct Max { static constexpr T value = V > Max<T, R...>::value ? V : Max<T, R...>::value; };
template <class T, T V> struct Max<T, V> { static constexpr T value = V; };
int main() {
  A a;
  printf("%d %d %d\n", Field<&A::x>::get(a), Field<&A::c>::is_const, Field<&A::x>::is_const);
  printf("%d\n", Fields<&A::x, &A::c>::sum(a));
  printf("%d %d\n", std::is_same_v<Of<decltype(&A::x)>::cls, A>, std::is_same_v<Of<decltype(&A::c)>::typ, const int>);
  printf("%d %d %d %d %d %d %d %d\n", Kind<3>::k, Kind<true>::k, Kind<'c'>::k, Kind<3u>::k, Kind<plain>::k, Kind<&glob>::k, Kind<E::b>::k, Kind<&A::s>::k);
  printf("%ld\n", Max<long, 3, 9, 4>::value);
}
