// Objects that are called: epilogues, predicates, counters, and functions that return them.
#include <algorithm>
#include <cstdio>
#include <functional>
#include <numeric>
#include <vector>

template <class T> struct LinearCombination {
  T alpha = T(1), beta = T(0);
  T operator()(T acc, T source) const { return alpha * acc + beta * source; }
  T operator()(T acc) const { return alpha * acc; }
};
struct Counter {
  int calls = 0;
  int operator()() { return ++calls; }
  int operator()(int by) { return calls += by; }
};
template <int N> struct Multiple { constexpr bool operator()(int x) const { return x % N == 0; } };
struct Less { bool by_last; bool operator()(int a, int b) const { return by_last ? a % 10 < b % 10 : a < b; } };
template <class F, class G> struct Composed { F f; G g; template <class... A> auto operator()(A... a) const { return f(g(a...)); } };
template <class F, class G> Composed(F, G) -> Composed<F, G>;
struct Matrix {
  std::vector<float> data; int cols;
  float& operator()(int i, int j) { return data[i * cols + j]; }
  float operator()(int i, int j) const { return data[i * cols + j]; }
  float* operator[](int i) { return &data[i * cols]; }
};
template <class F> int apply_n(F&& f, int n) { int r = 0; for (int i = 0; i < n; ++i) r = f(); return r; }
std::function<int(int)> adder(int n) { return [n](int x) { return x + n; }; }

int main() {
  LinearCombination<float> epilogue{2.f, 0.5f};
  printf("%g %g %d\n", epilogue(3, 4), epilogue(3), LinearCombination<int>{}(5, 100));
  Counter c;
  c();
  printf("%d ", apply_n(c, 3));
  printf("%d %d\n", apply_n(Counter{10}, 2), c(5));
  std::vector<int> v{31, 12, 23, 4, 45};
  std::sort(v.begin(), v.end(), Less{true});
  for (int x : v) printf("%d ", x);
  std::sort(v.begin(), v.end(), Less{false});
  printf("| %d %d %ld\n", v[0], v[4], std::count_if(v.begin(), v.end(), Multiple<2>{}));
  Composed twice_plus{[](int x) { return 2 * x; }, std::plus<>{}};
  printf("%d %d\n", twice_plus(3, 4), std::accumulate(v.begin(), v.end(), 0, std::plus<int>()));
  Matrix m{std::vector<float>(6), 3};
  m(1, 2) = 5;
  m[0][1] = 7;
  Matrix const& view = m;
  printf("%g %g %g\n", view(1, 2), m(0, 1), m[1][2]);
  auto add = adder(4);
  std::vector<std::function<int(int)>> steps{add, adder(10), [&](int x) { return x * c.calls; }};
  int x = 1;
  for (auto& step : steps) x = step(x);
  printf("%d %d %d\n", x, std::invoke(add, 1), std::max(3, 7, std::greater<int>()));
}
