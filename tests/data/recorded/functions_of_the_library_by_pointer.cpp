#include <cmath>
#include <cstdio>
#include <functional>
#include <algorithm>
#include <string>
#include <cctype>
#include <vector>
double twice(double (*f)(double), double x) { return f(f(x)); }
int main() {
  double (*f)(double) = std::sqrt; double (*g)(double, double) = &std::pow; float (*h)(float) = std::fabs;
  printf("%g %g %g %g\n", f(16), g(2, 3), h(-2.f), twice(std::sqrt, 16));
  std::function<double(double, double)> p = (double (*)(double, double))std::pow, q = static_cast<double (*)(double, double)>(std::fmod); printf("%g %g\n", p(2, 5), q(7, 4));
  std::vector<double (*)(double)> fs{std::sin, std::cos, std::exp}; for (auto fn : fs) printf("%.3f ", fn(1)); puts("");
  std::string s = "abc"; std::transform(s.begin(), s.end(), s.begin(), (int (*)(int))std::toupper); puts(s.c_str()); std::transform(s.begin(), s.end(), s.begin(), ::tolower); puts(s.c_str());
  int (*c)(const char*, const char*) = nullptr; c = [](const char* a, const char* b) { return a[0] - b[0]; }; printf("%d\n", c("b", "a"));
  std::function<int(int, int)> mx = [](int a, int b) { return std::max(a, b); }; printf("%d\n", mx(1, 2));
}
