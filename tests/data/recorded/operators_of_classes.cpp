// Operators of classes: arithmetic, comparison, call, index, steps, streams, assignment.
#include <cstdio>
#include <iostream>

struct V2 {
  int x, y;
  V2 operator+(V2 const& o) const { return {x + o.x, y + o.y}; }
  V2 operator-() const { return {-x, -y}; }
  V2& operator+=(int k) {
    x += k;
    y += k;
    return *this;
  }
  bool operator==(V2 const& o) const { return x == o.x && y == o.y; }
  int& operator[](int i) { return i ? y : x; }
  int operator()(int a, int b) const { return a * x + b * y; }
  V2& operator++() {
    ++x;
    return *this;
  }
  V2 operator++(int) {
    V2 old = *this;
    ++x;
    return old;
  }
  friend V2 operator*(int k, V2 const& v) { return {k * v.x, k * v.y}; }
};
bool operator<(V2 const& a, V2 const& b) { return a.x < b.x || (a.x == b.x && a.y < b.y); }
std::ostream& operator<<(std::ostream& out, V2 const& v) { return out << '(' << v.x << ',' << v.y << ')'; }

int main() {
  V2 a{1, 2}, b{3, 4};
  std::cout << a + b << ' ' << -a << ' ' << 3 * b << '\n';
  (a += 10) += 1;
  std::cout << a << ' ' << (a == V2{12, 13}) << ' ' << (a < b) << (b < a) << '\n';
  a[1] = 7;
  std::cout << a[0] << a[1] << ' ' << a(1, 100) << '\n';
  V2 old = a++;
  std::cout << old << a << ++a << '\n';
  return 0;
}
