#include <cstdio>

// A parameter of a template that two arguments tell apart takes the template away; what is written is converted to.
template <class T>
int value_and_pointer(T, T*) { return 1; }
int value_and_pointer(...) { return 2; }

template <class T>
int two_values(T, T) { return 1; }
int two_values(long, long) { return 2; }

template <class T>
int pointer_and_value(T*, T) { return 1; }
int pointer_and_value(...) { return 2; }

template <class T>
int with_default(T, T* = nullptr) { return 1; }
int with_default(...) { return 2; }

template <class T>
int beside_void(T, T*) { return 1; }
template <class T>
int beside_void(T, void*) { return 2; }

struct Base {};
struct Derived : Base {};
template <class T>
int bases(T const&, T*) { return 1; }
int bases(...) { return 2; }

template <class T = int>
int by_default(T x = 2.5) { return x * 2; }

int main() {
  int i = 0;
  long l = 0;
  char c = 0;
  printf("%d %d %d\n", value_and_pointer(5l, &i), value_and_pointer(5, &i), value_and_pointer(l, &l));
  printf("%d %d\n", value_and_pointer<int>(5l, &i), value_and_pointer<long>(c, &l));
  printf("%d %d %d\n", two_values(5l, i), two_values(5l, l), two_values(1, 2));
  printf("%d %d\n", pointer_and_value(&i, 5l), pointer_and_value(&l, 5l));
  printf("%d %d %d\n", with_default(5l, &i), with_default(5l), with_default(c, &c));
  printf("%d %d\n", beside_void(5l, &i), beside_void(l, &l));
  Base base;
  Derived derived;
  printf("%d %d %d\n", bases(base, &derived), bases(derived, &base), bases<Base>(derived, &derived));
  printf("%d %d %d\n", by_default(), by_default(7), by_default<char>());
}
