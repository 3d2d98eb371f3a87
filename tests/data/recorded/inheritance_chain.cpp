// Bases, hidden names, constructors handed on, a base that is a template of the class.
#include <cstdio>

struct Base {
  int id;
  Base(int i) : id(i) {}
  int f() const { return 1; }
  int g() const { return f() + 10; }
  static int made;
};
int Base::made = 4;
struct Left : Base {
  using Base::Base;
  int f() const { return 2; }
};
struct Deep : Left {
  int extra = 7;
  Deep(int i) : Left(i + 1) {}
  int f() const { return Left::f() * 100 + Base::f(); }
};
template <class D>
struct Shape {
  double area() const { return static_cast<D const*>(this)->side() * static_cast<D const*>(this)->side(); }
};
struct Square : Shape<Square> {
  double s;
  explicit Square(double x) : s(x) {}
  double side() const { return s; }
};
template <class T>
struct Traits {
  using type = T;
  static constexpr int bits = sizeof(T) * 8;
};
struct Mine : Traits<short> {
  type value = 3;
};

int main() {
  Left l(5);
  Deep d(6);
  printf("%d %d %d\n", l.f(), l.g(), l.id);
  printf("%d %d %d %d\n", d.f(), d.g(), d.id, d.extra);
  printf("%d %d\n", d.Left::f(), d.Base::f());
  Deep::made += 2;
  printf("%d\n", Base::made);
  printf("%g\n", Square(1.5).area());
  Mine m;
  printf("%d %zu %d\n", m.value, sizeof(m.value), Mine::bits);
  Base& b = d;
  b.id = 50;
  printf("%d %zu\n", d.id, sizeof(Deep));
  return 0;
}
