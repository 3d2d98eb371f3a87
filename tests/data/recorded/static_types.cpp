#include <cstdio>
#include <memory>
#include <string>
#include <vector>

struct Shape {
  int n = 1;
  std::vector<int> data{1, 2};
  const char* name() const { return "shape"; }
  virtual int area() const { return 0; }
  virtual ~Shape() { printf("~Shape(%d) ", n); }
  int doubled() const { return 2 * area() + n; }
  Shape& grow() { n += 10; return *this; }
};

struct Square : Shape {
  int side;
  int n = 7;
  Square(int s) : side(s) { Shape::n = s; }
  const char* name() const { return "square"; }
  int area() const override { return side * side; }
  ~Square() { printf("~Square(%d) ", side); }
};

struct Tile : Square {
  Tile() : Square(5) {}
  const char* name() const { return "tile"; }
  int area() const override { return 100; }
};

const char* of_value(Shape s) { s.data[0] = 50; s.n = 99; return s.name(); }
const char* of_reference(Shape const& s) { return s.name(); }
template <class T> int of_template(T const& t) { return t.area() + t.n; }
int pick(Shape const&) { return 1; }
int pick(Square const&) { return 2; }
int pick(long) { return 3; }

struct Counter {
  int n = 0;
  int next() { return ++n; }
  int operator()(int a) const { return a + n; }
  int operator[](int a) const { return a * 10; }
};
struct Loud : Counter {
  int next() { return 1000 + ++n; }
  int operator()(int a) const { return -a; }
  int operator[](int a) const { return a * 100; }
};

int main() {
  {
    Square q(3);
    Shape const& s = q;
    Shape* p = &q;
    printf("%s %s %s %d %d\n", q.name(), s.name(), p->name(), s.area(), p->doubled());
    printf("n %d %d %d\n", q.n, s.n, p->n);
    const char* sliced = of_value(q);
    printf("%s %s %d %d\n", sliced, of_reference(q), q.data[0], of_template(s));
    Shape copy = s;
    Shape other = q;
    other.n = 40;
    copy.data.push_back(4);
    printf("%d %d %zu %zu\n", copy.area(), copy.n, copy.data.size(), q.data.size());
    Square back = static_cast<Square const&>(s);
    printf("%d %s\n", back.side, static_cast<Square*>(p)->name());
    p->grow().grow();
    printf("%d %d\n", q.Shape::n, q.n);
    *p = other;
    printf("%d %d %d\n", q.Shape::n, q.n, q.side);
    Tile tile;
    Square& as_square = tile;
    Shape& as_shape = tile;
    printf("%s %s %s %d %d\n", tile.name(), as_square.name(), as_shape.name(), as_square.area(), pick(tile));
    printf("%d %d %d\n", pick(s), pick(q), pick(3L));
    printf("%d %d\n", dynamic_cast<Tile*>(p) == nullptr, dynamic_cast<Square*>(&as_shape) != nullptr);
    std::vector<Shape> by_value;
    by_value.reserve(4);
    by_value.push_back(q);
    by_value.push_back(tile);
    printf("%d %d %s\n", by_value[0].area(), by_value[1].n, by_value[1].name());
    std::vector<Shape*> pointers{&q, &tile};
    for (Shape* each : pointers) printf("%s %d; ", each->name(), each->area());
    printf("\n");
    std::vector<std::unique_ptr<Shape>> owned;
    owned.push_back(std::make_unique<Square>(2));
    owned.push_back(std::make_unique<Tile>());
    for (auto const& each : owned) printf("%s %d; ", each->name(), each->area());
    printf("\n");
  }
  printf("\n");
  Loud loud;
  Counter& counter = loud;
  int first = counter.next();
  int second = loud.next();
  printf("%d %d %d\n", first, second, counter.n);
  printf("%d %d %d %d\n", counter(4), loud(4), counter[2], loud[2]);
  auto same = [](Counter& c) { return c.next(); };
  first = same(loud);
  printf("%d %d\n", first, loud.n);
  return 0;
}
