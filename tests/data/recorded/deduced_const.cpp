// What is `const` by an alias, by a template's argument or by deduction.
#include <cstdio>
#include <type_traits>

using C = int const;
typedef float const* P;

template <class T>
void of_reference(T& x) {
  std::printf("%d", std::is_const<T>::value);
}

template <class T>
void of_pointer(T* x) {
  std::printf("%d", std::is_const_v<T>);
}

template <class T>
void of_forwarding(T&& x) {
  std::printf("%d", std::is_const_v<std::remove_reference_t<T>>);
}

template <class T>
T twice(T x) {
  T y = x;
  y += x;
  return y;
}

struct S {
  int a;
};

template <class T>
struct Box {
  T held;
  T& get() { return held; }
};

int main() {
  int const k = 3;
  int j = 4;
  S const s{1};
  of_reference(k);
  of_reference(j);
  of_reference(s);
  of_pointer(&k);
  of_pointer(&j);
  of_forwarding(k);
  of_forwarding(j);
  of_forwarding(5);
  std::printf("\n");
  C c = 5;
  float f[2] = {1.5f, 2.5f};
  P p = f;
  ++p;
  std::printf("%d %g %d\n", c, *p, twice(j));
  Box<int> box{2};
  box.get() = 7;
  int const* q = &j;
  *const_cast<int*>(q) = 9;
  static int count = 0;
  auto next = [=] { return ++count; };
  next();
  int held = 1;
  auto changing = [held]() mutable { return ++held; };
  changing();
  std::printf("%d %d %d %d %d\n", box.held, j, count, held, changing());
}
