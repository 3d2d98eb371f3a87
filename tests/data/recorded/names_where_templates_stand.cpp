// What a name means where a template stands, and what it finds when the template is used.
#include <cstdio>
#include <utility>

void g(double) { puts("double"); }
template <class T> void at_definition(T) { g(1); }
template <class T> void of_numbers(T t) { g(t); }
void g(int) { puts("int"); }

void plain(long) { puts("long"); }
void calls_plain() { plain(1); }
struct CallsPlain { void f() { plain(1); } };
void plain(int) { puts("int"); }

int size_of(const char*) { return 1; }
template <class T> int sizes() { return size_of(0) + size_of("a"); }
int size_of(int) { return 2; }

int x = 50;
int f() { return 60; }
using V = double;
template <class T> struct Base {
  using V = int;
  int x = 1;
  int f() { return 2; }
  static int sf() { return 3; }
};
template <class T> struct Plain : Base<T> {
  int g() { return f() + x; }
  V v() { return 1.5; }
  typename Base<T>::V w() { return 1.5; }
};
template <class T> struct ByThis : Base<T> {
  int g() { return this->f() + this->x + Base<T>::sf() + ByThis::sf(); }
};
template <class T> struct ByUsing : Base<T> {
  using Base<T>::f;
  using Base<T>::x;
  int g() { return f() + x + Base<T>::f(); }
};
struct Known { int x = 7; };
template <class T> struct OfKnown : Known { int g() { return x; } };

template <class T> const char* late(T t) { return found(t); }
template <class T> T added(T a, T b) { return a + b; }
namespace N {
struct Q { int v; };
const char* found(Q) { return "N::found"; }
Q operator+(Q a, Q b) { return Q{a.v * 10 + b.v}; }
}  // namespace N
template <class T> int used(T t) { return helped(t); }
namespace N {
template <class T> int helped(T) { return 2; }
}

int main() {
  at_definition(1);
  of_numbers(1);
  calls_plain();
  CallsPlain().f();
  plain(1);
  printf("%d\n", sizes<int>());
  printf("%d %g %d\n", Plain<int>().g(), Plain<int>().v(), Plain<int>().w());
  printf("%d %d %d\n", ByThis<int>().g(), ByUsing<int>().g(), OfKnown<int>().g());
  printf("%s %d %d\n", late(N::Q()), added(N::Q{1}, N::Q{2}).v, used(N::Q()));
}
