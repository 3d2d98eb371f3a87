#include <cstdio>
#include <iostream>
#include <memory>
#include <string>
#include <vector>
struct Shape {
  virtual ~Shape() { puts("~Shape"); }
  virtual double area() const = 0;
  virtual std::string name() const { return "shape"; }
  void show() const { std::cout << name() << " " << area() << "\n"; }
};
struct Rect : Shape {
  double w, h;
  Rect(double w, double h) : w(w), h(h) {}
  double area() const override { return w * h; }
  std::string name() const override { return "rect"; }
  ~Rect() override { puts("~Rect"); }
};
struct Square final : Rect {
  Square(double s) : Rect(s, s) {}
  std::string name() const override { return "square/" + Rect::name(); }
};
struct Circle : public Shape {
  double r;
  explicit Circle(double r) : r(r) {}
  double area() const override { return 3 * r * r; }
};
struct Base {
  int who() { return 1; }
  virtual int vwho() { return 1; }
  int call() { return who() * 10 + vwho(); }
};
struct Derived : Base {
  int vwho() override { return 2; }
};
struct A {
  int x = 1;
  A() { puts("A()"); }
  A(int v) : x(v) { puts("A(int)"); }
  ~A() { puts("~A"); }
};
struct B : A {
  int y;
  B() : A(7), y(x + 1) { puts("B()"); }
  ~B() { puts("~B"); }
};
struct C {
  A a;
  B b;
  ~C() { puts("~C"); }
};
void twice(Base& b) { printf("%d %d %d\n", b.who(), b.vwho(), b.call()); }
void byval(Base b) { printf("%d %d\n", b.who(), b.vwho()); }
int main() {
  std::vector<std::unique_ptr<Shape>> v;
  v.push_back(std::make_unique<Rect>(2, 3));
  v.push_back(std::make_unique<Square>(4));
  v.emplace_back(new Circle(1));
  for (auto const& s : v) s->show();
  double total = 0;
  for (auto& s : v) total += s->area();
  std::cout << total << "\n";
  v.clear();
  puts("cleared");
  Derived d;
  twice(d);
  byval(d);
  Base* p = &d;
  printf("%d %d\n", p->who(), p->vwho());
  if (auto* q = dynamic_cast<Derived*>(p)) printf("derived %d\n", q->who());
  {
    C c;
    printf("%d %d\n", c.a.x, c.b.y);
  }
  puts("--");
  {
    B b1;
    B b2 = b1;
    b2.y = 50;
    printf("%d %d\n", b1.y, b2.y);
  }
  Shape* s = new Square(2);
  s->show();
  delete s;
}
