// The type of a conditional expression whose other arm is a call, an element, a member or a class.
#include <cstdio>
#include <cmath>
#include <vector>
#include <algorithm>
#include <type_traits>
#include <string>
double half(int x) { return x / 2.0; }
int whole(double x) { return int(x); }
unsigned long big(int x) { return x; }
template <class T> T twice(T x) { return x + x; }
template <class T> auto autod(T x) { return x * 2.0; }
struct P { double x; int i; short s; double get() const { return x; } static float sf() { return 1; } };
#define SHOW(e) printf("%s %d %d\n", #e, int(sizeof(e)), int(std::is_floating_point<std::decay_t<decltype(e)>>::value))
int main() {
  bool c = true, d = false;
  std::vector<double> v{1.5, 2.5}; std::vector<int> w{3, 4}; double arr[2] = {1, 2}; double* p = arr; P o{2.5, 3, 4};
  printf("%d %d\n", int((c ? 1 : half(3)) / 2 * 10), int((d ? half(3) : 1) / 2 * 10));
  printf("%d\n", int((c ? 1 : v[0]) / 2 * 10));
  printf("%d\n", int((c ? 1 : arr[0]) / 2 * 10));
  printf("%d\n", int((c ? 1 : *p) / 2 * 10));
  printf("%d\n", int((c ? 1 : p[1]) / 2 * 10));
  printf("%d\n", int((c ? 1 : o.x) / 2 * 10));
  printf("%d\n", int((c ? 1 : (&o)->x) / 2 * 10));
  printf("%d\n", int((c ? 1 : o.get()) / 2 * 10));
  printf("%d\n", int((c ? 1 : P::sf()) / 2 * 10));
  printf("%d\n", int((c ? 1 : std::sqrt(2.0)) / 2 * 10));
  printf("%d\n", int((c ? 1 : std::max(1.0, 2.0)) / 2 * 10));
  printf("%d\n", int((c ? 1 : twice(2.0)) / 2 * 10));
  printf("%d\n", int((c ? 1 : autod(2)) / 2 * 10));
  auto lam = [](int x) { return x * 0.5; };
  printf("%d\n", int((c ? 1 : lam(2)) / 2 * 10));
  printf("%d %d\n", (c ? -1 : v.size()) > 0, (c ? -1 : w.size()) > 0);
  printf("%d\n", (c ? -1 : big(2)) > 0);
  printf("%d\n", (c ? -1 : sizeof(int)) > 0);
  printf("%d\n", int(sizeof(c ? 'a' : 'b')));
  printf("%d %d\n", int(sizeof(c ? 'a' : 1)), int(sizeof(c ? o.s : o.s)));
  printf("%d\n", int((c ? whole(2.5) : half(3)) / 4 * 100));
  printf("%d\n", int((c ? w[0] : v[1]) / 2 * 10));
  printf("%d\n", int((d ? v[1] : w[0]) / 2 * 10));
  auto e = d ? 2.5 : w.front(); printf("%d\n", int(e / 2 * 10));
  auto f = c ? w.back() : v.back(); printf("%d\n", int(f / 3 * 30));
  std::string s = c ? "lit" : std::string("str"); printf("%zu %zu\n", s.size(), (c ? "lit" : std::string("str")).size());
}
