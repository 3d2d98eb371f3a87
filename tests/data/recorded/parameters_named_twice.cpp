// A parameter that a specialisation names twice stands for one type: `int&` and `int const` are others than `int`.
#include <cstdio>

template <class A, class B>
struct Same {
  static constexpr int value = 0;
};
template <class A>
struct Same<A, A> {
  static constexpr int value = 1;
};

int main() {
  int x = 0;
  int& r = x;
  int const c = 0;
  std::printf("%d%d%d%d%d\n", Same<int, int&>::value, Same<int, int>::value, Same<int&, int>::value, Same<int&, int&>::value,
              Same<int const, int>::value);
  std::printf("%d%d%d\n", Same<decltype(r), decltype(x)>::value, Same<decltype((x)), int&>::value, Same<decltype(c), int const>::value);
}
