// What is left of containers, strings and smart pointers that were moved from.
#include <cstdio>
#include <vector>
#include <memory>
#include <string>
#include <map>
#include <functional>
#include <numeric>
#include <algorithm>
struct Shape { virtual double area() const = 0; virtual ~Shape() { puts("~Shape"); } virtual std::string name() const { return "shape"; } };
struct Sq : Shape { double s; Sq(double s) : s(s) {} double area() const override { return s * s; } ~Sq() override { puts("~Sq"); } };
struct Circle : Shape { double r; Circle(double r) : r(r) {} double area() const override { return 3 * r * r; } std::string name() const override { return "circle"; } };
template <class T> class Stack { std::vector<T> d; public: void push(T const& v) { d.push_back(v); } void push(T&& v) { d.push_back(std::move(v)); } T pop() { T v = std::move(d.back()); d.pop_back(); return v; } bool empty() const { return d.empty(); } size_t size() const { return d.size(); } };
struct Matrix { int r, c; std::vector<float> d; Matrix(int r, int c) : r(r), c(c), d(r * c) {} float& operator()(int i, int j) { return d[i * c + j]; } float operator()(int i, int j) const { return d[i * c + j]; } };
Matrix mul(Matrix const& a, Matrix const& b) { Matrix m(a.r, b.c); for (int i = 0; i < a.r; ++i) for (int j = 0; j < b.c; ++j) for (int k = 0; k < a.c; ++k) m(i, j) += a(i, k) * b(k, j); return m; }
int main() {
  std::vector<std::unique_ptr<Shape>> v; v.push_back(std::make_unique<Sq>(2)); v.push_back(std::make_unique<Circle>(1)); v.emplace_back(new Sq(3));
  double total = 0; for (auto const& s : v) total += s->area(); printf("%.1f %s\n", total, v[1]->name().c_str());
  v.clear(); puts("cleared");
  Stack<std::string> st; std::string a = "a"; st.push(a); st.push("b"); st.push(std::move(a)); printf("%zu [%s] ", st.size(), a.c_str()); while (!st.empty()) printf("%s ", st.pop().c_str()); puts("");
  Matrix x(2, 2), y(2, 2); x(0, 0) = 1; x(0, 1) = 2; x(1, 0) = 3; x(1, 1) = 4; y(0, 0) = y(1, 1) = 2; auto z = mul(x, y); printf("%g %g %g %g\n", z(0, 0), z(0, 1), z(1, 0), z(1, 1));
  std::map<std::string, int> m; for (auto w : {"b", "a", "b"}) ++m[w]; for (auto& [k, n] : m) printf("%s%d ", k.c_str(), n); puts("");
  std::function<int(int)> fib = [&](int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }; printf("%d\n", fib(15));
  std::vector<int> q(10); std::iota(q.begin(), q.end(), 1); printf("%d %d\n", std::accumulate(q.begin(), q.end(), 0), int(std::count_if(q.begin(), q.end(), [](int i) { return i % 3 == 0; })));
  auto up = std::make_unique<Sq>(4); auto up2 = std::move(up); printf("%d %d %.0f\n", up == nullptr, bool(up2), up2->area());
  const int n = 3; int arr[n][2] = {{1, 2}, {3}}; for (auto& row : arr) for (int e : row) printf("%d ", e); puts("");
  int (*fp)(int, int) = [](int a, int b) { return a - b; }; printf("%d\n", fp(5, 3));
  char buf[32]; int len = snprintf(buf, sizeof buf, "%05d|%-4s|%+.2e", 42, "ab", 12345.678); printf("%s %d\n", buf, len);
}
