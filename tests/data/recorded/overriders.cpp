// Virtual functions: overriders by signature, construction and destruction, default arguments, using declarations.
#include <cstdio>
#include <string>
#include <iostream>
#include <memory>
#include <vector>
struct A { virtual int g(int) { return 1; } virtual int h() { return 10; } virtual int k() const { return 20; } virtual ~A() {} };
struct B : A { int g(double) { return 2; } virtual int h(int) { return 11; } int k() { return 21; } };
struct C : A { int g(int x) override { return x + 100; } int h() override { return 30; } int k() const override { return 31; } };
struct Base { int v = 1; Base() { init(); } virtual void init() { v = 2; } virtual const char* name() const { return "Base"; } virtual ~Base() { std::printf("~Base %s\n", name()); } };
struct Derived : Base { int w = 5; Derived() { init(); } void init() override { v = 9; w = 6; } const char* name() const override { return "Derived"; } ~Derived() { std::printf("~Derived %s\n", name()); } };
struct More : Derived { const char* name() const override { return "More"; } };
struct D1 { virtual int f(int a = 1) { return a; } virtual int two(int a, int b = 7) { return a * 10 + b; } };
struct D2 : D1 { int f(int a = 2) override { return a * 100; } int two(int a, int b = 8) override { return a * 1000 + b; } };
struct U { int f(int x) { return x; } virtual int m(int x) { return x + 1; } virtual int m(double) { return 50; } };
struct V : U { using U::f; int f(double) { return 100; } using U::m; int m(int x) override { return x + 1000; } };
struct W : V { int m(double) override { return 77; } };
struct Shape { virtual double area() const = 0; double twice() const { return 2 * area(); } virtual std::string name() const { return "shape"; } virtual ~Shape() = default; };
struct Square : Shape { double s; Square(double s) : s(s) {} double area() const override { return s * s; } std::string name() const override { return "square of " + Shape::name(); } };
struct Rect : Square { double t; Rect(double s, double t) : Square(s), t(t) {} double area() const override { return s * t; } std::string name() const final; };
std::string Rect::name() const { return "rect of " + Square::name(); }
template <class T> struct Visitor { virtual int visit(T const&) { return 0; } virtual int visit(T const*, int n = 3) { return n; } };
struct IntVisitor : Visitor<int> { using Visitor<int>::visit; int visit(int const& x) override { return x * 2; } };
struct Left { virtual int l() { return 1; } virtual int both() { return 2; } };
struct Right { virtual int r() { return 3; } virtual int both2() { return 4; } };
struct Two : Left, Right { int l() override { return 5; } int r() override { return 6; } int both2() override { return l() + r(); } };
struct Op { virtual int operator()(int x) const { return x; } virtual bool operator==(int x) const { return x == 1; } virtual int operator[](int i) { return i; } virtual ~Op() {} };
struct Twice : Op { int operator()(int x) const override { return 2 * x; } bool operator==(int x) const override { return x == 2; } int operator[](int i) override { return -i; } };
struct Node { virtual Node* clone() const { return new Node(*this); } virtual int id() const { return 0; } virtual ~Node() {} };
struct Leaf : Node { int n; Leaf(int n) : n(n) {} Leaf* clone() const override { return new Leaf(*this); } int id() const override { return n; } };
struct Template { int run() { return 100 * first() + second(); } virtual int first() { return 1; } private: virtual int second() { return 2; } };
struct Filled : Template { int first() override { return 3 + Template::first(); } int second() override { return 8; } };
void f(A& a, A const& c) { std::printf("%d %d %d\n", a.g(1), a.h(), c.k()); }
int main() {
  B b; C c; f(b, b); f(c, c); std::printf("%d %d %d\n", b.g(1), b.h(3), b.k());
  { Derived d; std::printf("%d %d\n", d.v, d.w); }
  { More m; std::printf("%s\n", m.name()); Base* p = new More; delete p; }
  D2 d2; D1& d1 = d2; D1* dp = &d2; std::printf("%d %d %d %d %d\n", d1.f(), dp->f(), d2.f(), d1.two(1), d2.two(1));
  V v; U& u = v; std::printf("%d %d %d %d %d %d\n", v.f(1), v.f(1.5), v.m(1), v.m(1.5), u.m(1), u.m(2.5));
  W w; U& uw = w; std::printf("%d %d %d\n", uw.m(1), uw.m(2.5), w.m(1));
  std::unique_ptr<Shape> s = std::make_unique<Rect>(2, 3); std::cout << s->area() << " " << s->twice() << " " << s->name() << "\n";
  std::vector<std::unique_ptr<Shape>> all; all.push_back(std::make_unique<Square>(4)); all.push_back(std::make_unique<Rect>(4, 5));
  for (auto const& x : all) std::cout << x->name() << " " << x->area() << " " << x->twice() << "\n";
  IntVisitor iv; Visitor<int>& vi = iv; int n = 4; std::printf("%d %d %d\n", vi.visit(n), vi.visit(&n), iv.visit(&n, 9));
  Two t; Left& l = t; Right& r = t; std::printf("%d %d %d %d\n", l.l(), l.both(), r.r(), r.both2());
  Twice tw; Op& op = tw; std::printf("%d %d %d %d\n", op(4), op == 2, op == 1, op[3]);
  Leaf leaf(7); Node& node = leaf; Node* copy = node.clone(); std::printf("%d %d\n", copy->id(), copy->Node::id()); delete copy;
  Filled filled; Template& te = filled; std::printf("%d %d\n", te.run(), te.Template::first());
}
