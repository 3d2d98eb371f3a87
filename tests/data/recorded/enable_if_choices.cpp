// Overloads that conditions switch on and off: enable_if in every place, void_t, if constexpr, requires.
#include <cstdio>
#include <string>
#include <type_traits>
#include <vector>

template <class T, std::enable_if_t<std::is_integral_v<T>, int> = 0> int kind(T) { return 1; }
template <class T, std::enable_if_t<std::is_floating_point_v<T>, int> = 0> int kind(T) { return 2; }
template <class T> std::enable_if_t<std::is_pointer<T>::value, int> kind(T) { return 3; }
template <class T> int kind(T, typename std::enable_if<std::is_enum<T>::value>::type* = nullptr) { return 4; }

template <class T, class = void> struct has_size : std::false_type {};
template <class T> struct has_size<T, std::void_t<decltype(std::declval<T const&>().size())>> : std::true_type {};
template <class T, class Enable = void> struct Vector { static constexpr int width = 1; };
template <class T> struct Vector<T, std::enable_if_t<sizeof(T) == 2>> { static constexpr int width = 8; };
template <class T> struct Vector<T, std::enable_if_t<(sizeof(T) > 2 && sizeof(T) <= 4)>> { static constexpr int width = 4; };

template <class T> auto length(T const& x) {
  if constexpr (has_size<T>::value) return int(x.size());
  else if constexpr (std::is_array_v<T>) return int(std::extent_v<T>);
  else return -1;
}
template <class T> requires(sizeof(T) > 4) int wide(T) { return 1; }
template <class T> int wide(T) { return 0; }
template <class T> concept Number = std::is_arithmetic_v<T>;
template <Number T> T half(T x) { return x / 2; }
template <bool B> using When = std::enable_if_t<B, bool>;
template <int N, When<(N % 2 == 0)> = true> int parity() { return 0; }
template <int N, When<(N % 2 != 0)> = true> int parity() { return 1; }
enum Order { col, row };

int main() {
  int x = 0;
  printf("%d %d %d %d %d\n", kind(1), kind(2.f), kind(&x), kind(row), kind('c'));
  printf("%d %d %d %d\n", Vector<char>::width, Vector<short>::width, Vector<float>::width, Vector<double>::width);
  printf("%d %d %d %d\n", length(std::string("abc")), length(std::vector<int>(7)), length(5), has_size<int*>::value);
  int array[6];
  printf("%d %d %d %g %d %d%d\n", length(array), wide(1.0), wide(1), half(5.0), half(5), parity<4>(), parity<7>());
}
