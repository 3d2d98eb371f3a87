// A template whose parameters have a type that does not exist is no candidate: where the argument is not given, and behind a `*`.
#include <iostream>
#include <type_traits>
#include <vector>
template <class T> void kind(T, std::enable_if_t<std::is_integral_v<T>>* = nullptr) { std::cout << "integral\n"; }
template <class T> void kind(T, std::enable_if_t<!std::is_integral_v<T>>* = nullptr) { std::cout << "other\n"; }
template <class T> void old(T, typename std::enable_if<std::is_pointer<T>::value>::type* = 0) { std::cout << "pointer\n"; }
template <class T> void old(T, typename std::enable_if<!std::is_pointer<T>::value>::type* = 0) { std::cout << "value\n"; }
template <class T> void wide(T, std::enable_if_t<(sizeof(T) > 4), int> = 0) { std::cout << "wide\n"; }
template <class T> void wide(T, std::enable_if_t<(sizeof(T) <= 4), int> = 0) { std::cout << "narrow\n"; }
template <class T> void part(T, typename T::value_type* = nullptr) { std::cout << "parts\n"; }
void part(...) { std::cout << "none\n"; }
template <class T> void given(T, typename T::value_type const*) { std::cout << "of a part\n"; }
void given(...) { std::cout << "of itself\n"; }
struct Box {
  template <class T> Box(T, std::enable_if_t<std::is_floating_point_v<T>>* = nullptr) { std::cout << "Box of a float\n"; }
  template <class T> Box(T, std::enable_if_t<std::is_same_v<T, char>>* = nullptr) { std::cout << "Box of a char\n"; }
};
struct A {};
int main() {
  kind(1); kind(1.5); kind("text"); kind(A{}); kind('c');
  old(1); old("text");
  wide(1); wide(1.5);
  part(std::vector<int>{1}); part(3);
  given(std::vector<int>{}, nullptr);
  given(2, nullptr);
  Box a(1.5f), b('c');
  std::cout << std::is_constructible_v<Box, int> << std::is_constructible_v<Box, double> << "\n";
}
