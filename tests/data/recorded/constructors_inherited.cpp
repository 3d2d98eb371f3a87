#include <cstdio>
#include <string>
#include <vector>
#include <stdexcept>
#include <memory>
#include <initializer_list>
#include <type_traits>
struct Shape { int r = 0; Shape() { puts("Shape()"); } explicit Shape(std::initializer_list<int> l) : r(int(l.size())) { printf("Shape{%d}\n", r); } Shape(int a, int b) : r(a * b) { printf("Shape(%d,%d)\n", a, b); } virtual ~Shape() { printf("~Shape %d\n", r); } virtual char const* name() const { return "shape"; } };
struct Tile : Shape { using Shape::Shape; char const* name() const override { return "tile"; } std::string tag = "t"; };
struct Base { int x; protected: Base(int v) : x(v) {} };
struct Pub : Base { using Base::Base; Pub() : Base(-1) {} };
template <class T> struct Vec { T a, b; constexpr Vec(T x, T y) : a(x), b(y) {} template <class U> constexpr Vec(Vec<U> const& o) : a(T(o.a)), b(T(o.b)) {} };
template <class T> struct Point : Vec<T> { using Vec<T>::Vec; T sum() const { return this->a + this->b; } };
template <class T> struct Err : T { using T::T; int code = 5; };
struct Conv { int v; Conv(double d) : v(int(d * 10)) {} };
struct Conv2 : Conv { using Conv::Conv; };
int take(Conv2 c) { return c.v; }
struct NoCopy { NoCopy(int i) : i(i) {} NoCopy(NoCopy const&) = delete; int i; };
struct N2 : NoCopy { using NoCopy::NoCopy; };
struct Arg { Arg(Arg const&) { puts("copy"); } Arg(Arg&&) { puts("move"); } Arg() { puts("arg"); } };
struct ByVal { ByVal(Arg a) { puts("byval"); } }; struct BV2 : ByVal { using ByVal::ByVal; };
int main() {
  Tile a{1, 2, 3}; Tile b(4, 5); Tile c; printf("%d %d %d %s %s\n", a.r, b.r, c.r, a.name(), b.tag.c_str());
  std::unique_ptr<Shape> p = std::make_unique<Tile>(2, 3); printf("%s %d\n", p->name(), p->r);
  std::vector<Tile> v; v.emplace_back(1, 1); 
  Pub q; printf("%d\n", q.x);
  Point<int> pt(3, 4); Point<double> pd(Vec<int>(1, 2)); printf("%d %g\n", pt.sum(), pd.sum());
  Err<std::runtime_error>* e = nullptr; (void)e;
  printf("%d\n", take(2.5)); Conv2 d = 1.5; printf("%d\n", d.v);
  N2 n(3); printf("%d %d %d\n", n.i, std::is_constructible_v<N2, int>, std::is_copy_constructible_v<N2>);
  Arg arg; BV2 bv(arg); BV2 bw(std::move(arg)); BV2 bx{Arg{}};
  printf("%d %d %d %d\n", std::is_default_constructible_v<Point<int>>, std::is_constructible_v<Point<int>, int, int>, std::is_aggregate_v<Tile>, std::is_convertible_v<double, Conv2>);
}
