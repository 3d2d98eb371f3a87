#include <cstdio>
#include <type_traits>
template <typename T> concept a = sizeof(typename T::u) == 4;
template <typename T> concept b = std::is_same_v<typename T::u, int>;
template <typename T> concept c = T::value;
template <typename T> concept d = a<T> || std::is_integral_v<T>;
template <typename T> concept e = (sizeof(typename T::u) == 4) || std::is_integral_v<T>;
template <typename T> concept f = std::is_integral_v<T> && (sizeof(typename T::u) == 4);
template <typename T> concept g = requires(T t) { t.foo(); requires std::is_same_v<decltype(t.foo()), int>; } || requires(T t) { t.bar(); };
struct X { using u = int; static constexpr bool value = true; int foo(); };
template <class T> int fn(T) requires a<T> { return 1; }
template <class T> int fn(T) { return 0; }
template <a T> int fn2(T) { return 1; }
template <class T> int fn2(T) { return 0; }
int main() {
  printf("%d%d\n", a<X>, a<int>);
  printf("%d%d\n", b<X>, b<int>);
  printf("%d%d\n", c<X>, c<int>);
  printf("%d%d\n", d<X>, d<int>);
  printf("%d%d\n", e<X>, e<int>);
  printf("%d%d\n", f<X>, f<int>);
  printf("%d%d\n", g<X>, g<int>);
  printf("%d%d%d%d\n", fn(X{}), fn(1), fn2(X{}), fn2(1));
}
