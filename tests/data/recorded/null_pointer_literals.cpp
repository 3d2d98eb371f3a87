// a null pointer is a literal zero, and no other value that is zero
#include <cstdio>

int zero() { return 0; }
int& variable() {
  static int z = 0;
  return z;
}
constexpr int known() { return 0; }

struct S {
  int x = 0;
  int method() const { return 0; }
};
enum E { e0 };

void narrow(long) { puts("long"); }
void narrow(char const*) { puts("char const*"); }
void wide(double) { puts("double"); }
void wide(void*) { puts("void*"); }
void any(...) { puts("..."); }
void any(void*) { puts("void*"); }
void truth(bool) { puts("bool"); }
void truth(int*) { puts("int*"); }
void reference(int&) { puts("int&"); }
void reference(int*) { puts("int*"); }
template <class T> void deduced(T*) { puts("T*"); }
template <class T> void deduced(T) { puts("T"); }

struct A {
  A(double) { puts("A double"); }
  A(void*) { puts("A void*"); }
};
template <class T> struct B {
  B(double) { puts("B double"); }
  B(T*) { puts("B T*"); }
};
struct D {
  A a;
  D() : a(zero()) {}
  D(int n) : a{double(n - n)} {}
};
struct F {
  void operator()(long) { puts("F long"); }
  void operator()(int*) { puts("F int*"); }
  void m(double) { puts("m double"); }
  void m(char*) { puts("m char*"); }
};
template <class... T> void forwarded(T... t) {
  F f;
  f(t...);
  f.m(t...);
}

int main() {
  int n = 0, a[2] = {0, 0};
  const int c = 0;
  char const* text = "";
  narrow(zero());
  narrow(known());
  narrow(1 - 1);
  narrow(int(n));
  narrow(n * 2);
  narrow(c);
  narrow(e0);
  narrow(false);
  narrow(!true);
  narrow(a[0]);
  narrow(*a);
  narrow(*text);
  narrow(nullptr);
  wide(zero());
  wide(S().x);
  wide(S().method());
  wide(nullptr);
  any(zero());
  any(1 - 1);
  any(a[0]);
  any(0);
  any(0L);
  truth(zero());
  truth([] { return 0; }());
  reference(variable());
  deduced(zero());
  deduced(&n);
  deduced<int>(nullptr);
  A of_call(zero()), of_value(n), of_product(n * 2);
  A made = A(zero());
  B<int> b(zero()), braced{double(n)};
  D d, e(1);
  F f;
  f(zero());
  f(n + 0);
  f.m(zero());
  forwarded(0);
  forwarded(zero());
  auto generic = [](auto x) {
    F()(x);
    F()(x + 0);
  };
  generic(0);
}
