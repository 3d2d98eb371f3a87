// What `std::invoke` and a lambda return is a reference where the function says so, and as `const`.
#include <cstdio>
#include <functional>
#include <tuple>
#include <type_traits>
#include <utility>

int g = 3;
int& changes() { return g; }
int const& reads() { return g; }
int&& moves() { return std::move(g); }

struct S {
  int v = 1;
  int a[3] = {1, 2, 3};
  int const& read() const { return v; }
  int value() const { return v; }
};

void taken(int&) { printf("& "); }
void taken(int const&) { printf("const& "); }
void taken(int&&) { printf("&& "); }

template <class T>
void told(T&&) {
  puts(__PRETTY_FUNCTION__);
}

#define LOOK(e)                                                                              \
  {                                                                                          \
    taken(e);                                                                                \
    auto&& r = e;                                                                            \
    printf("%d%d ", std::is_lvalue_reference_v<decltype(r)>, std::is_const_v<std::remove_reference_t<decltype(r)>>); \
    printf("%d%d%d\n", std::is_same_v<decltype(e), int&>, std::is_same_v<decltype(e), int const&>, std::is_same_v<decltype(e), int>); \
  }

int main() {
  S s;
  LOOK(std::invoke(changes));
  LOOK(std::invoke(reads));
  LOOK(std::invoke(moves));
  LOOK(std::invoke(&S::read, s));
  LOOK(std::invoke(&S::read, &s));
  LOOK(std::invoke(&S::value, s));
  auto lambda = []() -> auto const& { return g; };
  LOOK(std::invoke(lambda));
  auto generic = [](auto& x) -> auto& { return x; };
  LOOK(std::invoke(generic, g));
  LOOK(std::invoke(generic, std::as_const(g)));
  LOOK(std::apply(changes, std::tuple<>{}));
  int const& (S::*member)() const = &S::read;
  LOOK((s.*member)());
  auto bound = std::bind_front(&S::read, &s);
  LOOK(bound());
  told(&lambda());
  auto p = &lambda();
  told(p);
  told(&std::invoke(reads));
  printf("%d\n", std::is_same_v<decltype(&lambda()), int const*>);
  printf("%d\n", std::bind_front([](int a, int b, int c) { return 100 * a + 10 * b + c; }, 1, 2)(3));
}
