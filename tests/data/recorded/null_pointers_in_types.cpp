// What a null pointer leads to has a type where it is not evaluated, and `nullptr` is a pointer where its type is given.
#include <cstdio>
#include <iostream>
#include <type_traits>
#include <vector>

template <class T>
struct is_written {
  template <class U>
  static auto test(U* p) -> decltype(std::declval<std::ostream&>() << *p, std::true_type());
  template <class U>
  static std::false_type test(...);
  static constexpr bool value = decltype(test<T>(nullptr))::value;
};

struct Empty {};

template <class T>
auto adds(T* p) -> decltype(*p + 1, 1) {
  return p == nullptr ? 1 : 2;
}
template <class T>
int adds(...) {
  return 3;
}

int main() {
  printf("%d%d%d\n", is_written<int>::value, is_written<std::vector<int>>::value, is_written<Empty>::value);
  int i = 1;
  printf("%d%d%d%d\n", adds<int>(nullptr), adds(&i), adds<Empty>(nullptr), adds<int>((int*)0));
}
