// `T::m()` is no call where `m` needs an object: in requirements, by `std::void_t`, and in the type of a result.
#include <cstdio>
#include <type_traits>

struct Method {
  int m() const { return 1; }
};
struct Static {
  static int m() { return 2; }
};
struct Below : Method {};

template <class T>
concept HasStatic = requires { T::m(); };

template <class T, class = void>
struct has : std::false_type {};
template <class T>
struct has<T, std::void_t<decltype(T::m())>> : std::true_type {};

template <class T>
auto by_result(int) -> decltype(T::m(), 1) { return 1; }
template <class T>
int by_result(...) { return 0; }

template <class T>
int called(T const& t) {
  if constexpr (requires { T::m(); }) return T::m();
  else return t.m() + 10;
}

int main() {
  printf("%d%d%d\n", HasStatic<Method>, HasStatic<Static>, HasStatic<Below>);
  printf("%d%d%d\n", has<Method>::value, has<Static>::value, has<Below>::value);
  printf("%d%d\n", by_result<Method>(1), by_result<Static>(1));
  printf("%d %d\n", called(Method{}), called(Static{}));
}
