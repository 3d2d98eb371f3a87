// What a `requires` expression asks for: that an expression means something, and that conditions hold.
#include <concepts>
#include <cstdio>
#include <string>
#include <type_traits>
#include <vector>

template <class T> concept Number = std::is_arithmetic_v<T>;
template <class T>
concept Addable = requires(T a, T b) {
  { a + b } -> std::same_as<T>;
};
template <class T>
concept Sized = requires(T t) {
  typename T::value_type;
  { t.size() } -> std::convertible_to<int>;
  requires sizeof(T) > 1;
};
template <class T>
concept Small = requires { requires sizeof(T) <= 2; };
struct Quiet { int get() noexcept; int& place(); };
struct Loud { long get(); int place(); };
template <class T>
concept Silent = requires(T t) {
  { t.get() } noexcept -> std::same_as<int>;
};
template <class T>
concept Placed = requires(T t) {
  { t.place() } -> std::same_as<int&>;
};

template <Number T> T twice(T x) { return x * 2; }
auto half(Number auto x) { return x / 2; }
template <class T> requires std::is_integral_v<T> int kind(T) { return 1; }
template <class T> requires (!std::is_integral_v<T>) int kind(T) { return 2; }
template <class T> int sized(T) requires Sized<T> { return 1; }
template <class T> int sized(T) { return 0; }
template <class... Ts> requires (Number<Ts> && ...) int count(Ts...) { return sizeof...(Ts); }

int main() {
  printf("%d %d %d %d\n", Addable<int>, Addable<short>, Addable<std::string>, Addable<int*>);
  printf("%d %d %d\n", Small<char>, Small<short>, Small<int>);
  printf("%d %d %d %d\n", Silent<Quiet>, Silent<Loud>, Placed<Quiet>, Placed<Loud>);
  printf("%d %d %d %d\n", sized(std::vector<int>{1}), sized(3), kind(1), kind(1.0));
  printf("%d %g %d %g %d\n", twice(3), twice(1.5), half(9), half(5.0), count(1, 2.0, 'c'));
  if constexpr (requires { 1 + 1; }) puts("means something");
  constexpr bool is_float = requires(float f) { requires std::is_same_v<decltype(f), float>; };
  printf("%d\n", is_float);
}
