// Complex numbers of `std`: quotients, powers, roots, exponentials and logarithms to the last bit.
#include <complex>
#include <cstdio>
#include <iostream>
#include <cmath>
template <class T> void show(char const* n, std::complex<T> z) { printf("%s %.17g %.17g\n", n, double(z.real()), double(z.imag())); }
template <class T> void all() {
  T xs[] = {0, 1, -1, T(0.3), T(-2.7), 5, T(1e3)};
  for (T a : xs) for (T b : xs) {
    std::complex<T> z(a, b), w(T(1.5), T(-0.25));
    show("div", z / w); show("mul", z * w); show("exp", std::exp(z / T(100))); show("sqrt", std::sqrt(z));
    if (a != 0 || b != 0) { show("log", std::log(z)); show("inv", w / z); show("pow2", std::pow(z, 2)); show("powr", pow(z, T(1.5))); show("arg", std::complex<T>(std::arg(z), std::norm(z))); }
    show("polar", std::polar(T(2), b)); show("conj", std::conj(z));
  }
}
int main() {
  all<double>(); all<float>();
  std::complex<double> z(0, 1); std::cout << pow(z, 2) << std::pow(2.0, 3) << std::pow(2.0, z) << std::exp(1.0) << std::sqrt(2.0) << std::abs(z) << "\n";
  using namespace std; cout << pow(z, z) << exp(complex<double>(0, -6)) << sqrt(complex<float>(-4)) << log(2.0) << pow(2, 10) << "\n";
}
