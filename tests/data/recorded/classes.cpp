#include <cmath>
#include <cstdio>
#include <iostream>
#include <utility>
struct Vec {
  double x = 0, y = 0;
  Vec operator+(Vec const& o) const { return {x + o.x, y + o.y}; }
  Vec operator-() const { return {-x, -y}; }
  Vec& operator+=(Vec const& o) {
    x += o.x;
    y += o.y;
    return *this;
  }
  friend Vec operator*(double s, Vec const& v) { return {s * v.x, s * v.y}; }
  double operator[](int i) const { return i ? y : x; }
  bool operator==(Vec const& o) const { return x == o.x && y == o.y; }
  bool operator!=(Vec const& o) const { return !(*this == o); }
  double operator()(double a) const { return a * x + y; }
  explicit operator bool() const { return x || y; }
  Vec& operator++() {
    ++x;
    return *this;
  }
  Vec operator++(int) {
    Vec t = *this;
    ++x;
    return t;
  }
};
std::ostream& operator<<(std::ostream& os, Vec const& v) { return os << "(" << v.x << "," << v.y << ")"; }
bool operator<(Vec const& a, Vec const& b) { return a.x * a.x + a.y * a.y < b.x * b.x + b.y * b.y; }
struct Matrix {
  int r, c;
  double* d;
  Matrix(int r, int c) : r(r), c(c), d(new double[r * c]()) {}
  Matrix(Matrix const& o) : r(o.r), c(o.c), d(new double[o.r * o.c]) {
    for (int i = 0; i < r * c; ++i) d[i] = o.d[i];
    puts("copy");
  }
  Matrix(Matrix&& o) noexcept : r(o.r), c(o.c), d(std::exchange(o.d, nullptr)) { puts("move"); }
  Matrix& operator=(Matrix o) {
    std::swap(d, o.d);
    r = o.r;
    c = o.c;
    return *this;
  }
  ~Matrix() { delete[] d; }
  double& operator()(int i, int j) { return d[i * c + j]; }
  double operator()(int i, int j) const { return d[i * c + j]; }
};
Matrix make(int n) {
  Matrix m(n, n);
  for (int i = 0; i < n; ++i) m(i, i) = i + 1;
  return m;
}
double trace(Matrix const& m) {
  double t = 0;
  for (int i = 0; i < m.r; ++i) t += m(i, i);
  return t;
}
class Account {
  double balance_{0};
  static int count_;

 public:
  static constexpr double kRate = 0.05;
  explicit Account(double b = 100) : balance_{b} { ++count_; }
  Account(Account const&) = delete;
  double balance() const { return balance_; }
  Account& deposit(double v) & {
    balance_ += v;
    return *this;
  }
  static int count() { return count_; }
  ~Account() { --count_; }

 private:
  mutable int reads = 0;
};
int Account::count_ = 0;
struct Outer {
  struct Inner {
    int v;
    Inner(int v) : v(v) {}
    int get() const;
  };
  enum Color { Red, Green = 5, Blue };
  Inner in{3};
  Color c = Blue;
  using type = Inner;
  int total() { return in.get() + c; }
};
int Outer::Inner::get() const { return v * 2; }
struct P {
  int a, b;
};
struct Agg {
  P p;
  int arr[3];
  const char* s = "dflt";
};
struct Bits {
  unsigned lo : 3;
  unsigned hi : 5;
};
union U {
  int i;
  float f;
};
struct Tracker {
  int id;
  Tracker(int i) : id(i) { printf("+%d ", id); }
  Tracker(Tracker const& o) : id(o.id + 100) { printf("c%d ", id); }
  Tracker& operator=(Tracker const& o) {
    id = o.id;
    printf("=%d ", id);
    return *this;
  }
  ~Tracker() { printf("-%d ", id); }
};
Tracker pass(Tracker t) { return t; }
struct Holder {
  Tracker a{1}, b;
  Holder() : b(2) { printf("H "); }
  ~Holder() { printf("~H "); }
};
struct Iter {
  int i;
  int operator*() const { return i * i; }
  Iter& operator++() {
    ++i;
    return *this;
  }
  bool operator!=(Iter o) const { return i != o.i; }
};
struct Range {
  int n;
  Iter begin() const { return {0}; }
  Iter end() const { return {n}; }
};
int main() {
  Vec a{1, 2}, b{3, 4};
  std::cout << a + b << -a << 2 * b << (a == b) << (a != b) << (a < b) << b[1] << a(10) << "\n";
  a += b;
  a++;
  ++a;
  std::cout << a << (a ? "yes" : "no") << (Vec{} ? "yes" : "no") << "\n";
  Vec c = a++;
  std::cout << c << a << "\n";
  Matrix m = make(3);
  std::cout << trace(m) << "\n";
  Matrix n = m;
  n(0, 0) = 100;
  std::cout << trace(m) << " " << trace(n) << "\n";
  Matrix k = std::move(n);
  std::cout << trace(k) << (n.d == nullptr) << "\n";
  m = k;
  std::cout << trace(m) << "\n";
  m = make(2);
  std::cout << trace(m) << "\n";
  {
    Account x(5), y;
    x.deposit(10).deposit(1);
    std::cout << x.balance() << " " << y.balance() << " " << Account::count() << Account::kRate << "\n";
  }
  std::cout << Account::count() << "\n";
  Outer o;
  std::cout << o.total() << Outer::Green << sizeof(Outer::type) << "\n";
  Outer::Color col = Outer::Red;
  std::cout << col << (col == Outer::Red) << "\n";
  Agg g{{1, 2}, {3, 4}};
  std::cout << g.p.b << g.arr[1] << g.arr[2] << g.s << "\n";
  Agg h = g;
  h.arr[0] = 50;
  std::cout << g.arr[0] << h.arr[0] << "\n";
  P pa[2] = {{1, 2}, {3, 4}};
  std::cout << pa[1].a << sizeof(pa) << "\n";
  P* pp = pa;
  (pp + 1)->b = 9;
  ++pp;
  std::cout << pp->b << pa[1].b << (pp - pa) << "\n";
  auto [u, v] = pa[0];
  auto& [ru, rv] = pa[0];
  ru = 77;
  std::cout << u << pa[0].a << "\n";
  {
    Tracker t(1);
    Tracker s = t;
    Tracker r = pass(t);
    s = r;
  }
  puts("");
  {
    Holder h1;
  }
  puts("");
  {
    auto* p = new Tracker(9);
    delete p;
    Tracker(5);
    const Tracker& ref = Tracker(6);
    printf("end ");
  }
  puts("");
  for (int x : Range{4}) printf("%d ", x);
  puts("");
}
