#include <cstdio>
#include <type_traits>
#include <concepts>
namespace a { struct identifier {}; template <typename T> concept all = requires { typename T::identifier; } && std::is_same_v<typename T::identifier, identifier>; }
template <class T> concept hasv = requires { T::value; } && (T::value > 2);
template <class T> concept notv = !requires { typename T::type; } || std::same_as<typename T::type, int>;
template <class T> concept conj3 = std::is_class_v<T> && requires(T t) { t.f(); } && (sizeof(typename T::u) == 4);
struct X { using identifier = a::identifier; }; struct V { static constexpr int value = 3; using type = int; }; struct F { void f(); using u = int; };
template <class T> constexpr int k() { if constexpr (a::all<T>) return 1; else return 0; }
template <class T> requires (a::all<T> || hasv<T>) int g(T) { return 1; }
template <class T> int g(T) { return 0; }
template <class T> requires requires { typename T::identifier; } && std::is_same_v<typename T::identifier, a::identifier> int h(T) { return 1; }
template <class T> int h(T) { return 0; }
template <class T> int o(T) requires (std::is_class_v<T>) && (sizeof(typename T::u) == 4) { return 2; }
template <class T> int o(T) { return 0; }
int main() {
  printf("%d %d\n", k<X>(), k<int>());
  printf("%d %d %d\n", hasv<V>, hasv<X>, hasv<int>);
  printf("%d %d %d\n", notv<V>, notv<X>, notv<int>);
  printf("%d %d %d\n", conj3<F>, conj3<X>, conj3<int>);
  printf("%d %d %d %d\n", g(X{}), g(V{}), g(3), g(F{}));
  printf("%d %d\n", h(X{}), h(3));
  printf("%d %d %d\n", o(F{}), o(3), o(V{}));
}
