// Complex numbers of `std`: a Fourier transform, constants, numbers on the left.
#include <complex>
#include <iostream>
#include <vector>
#include <cmath>
#include <numeric>
using cd = std::complex<double>;

void fft(std::vector<cd>& a, bool inv) {
  size_t n = a.size(); for (size_t i = 1, j = 0; i < n; i++) { size_t bit = n >> 1; for (; j & bit; bit >>= 1) j ^= bit; j ^= bit; if (i < j) std::swap(a[i], a[j]); }
  for (size_t len = 2; len <= n; len <<= 1) { double ang = 2 * M_PI / len * (inv ? -1 : 1); cd wlen(std::cos(ang), std::sin(ang)); for (size_t i = 0; i < n; i += len) { cd w(1); for (size_t j = 0; j < len / 2; j++) { cd u = a[i + j], v = a[i + j + len / 2] * w; a[i + j] = u + v; a[i + j + len / 2] = u - v; w *= wlen; } } }
  if (inv) for (cd& x : a) x /= n;
}
double mag(const cd& z) { return std::sqrt(z.real() * z.real() + z.imag() * z.imag()); }
int main() {
  std::vector<cd> a(8); for (int i = 0; i < 8; ++i) a[i] = i + 0.5; fft(a, false); for (const auto& x : a) std::cout << x << " "; std::cout << "\n"; fft(a, true); for (const auto& x : a) std::cout << std::abs(x) << " "; std::cout << "\n";
  cd z; std::cout << z << mag({3, 4}) << 1.0 - cd(2, 3) << 1.0 + cd(2, 3) << 1.0 / cd(1, 1) << 2.0 * cd(1, 1) << -cd(1, 2) << +cd(1, 2) << "\n";
  const cd c(1, 2); std::cout << c.real() << c.imag() << std::norm(c) << std::conj(c) << std::polar(2.0, 1.0) << std::exp(c) << std::sqrt(c) << std::log(c) << std::pow(c, 2) << std::arg(c) << "\n";
  std::cout << (c == cd(1, 2)) << (cd(3) == 3.0) << (c != cd(1, 2)) << (3.0 == cd(3)) << "\n"; std::complex<float> f(1.5f, 2); f *= 2.0f; f += std::complex<float>(1, 1); std::cout << f << f.real() << "\n"; z.real(5); z.imag(6); z += 1.0; z -= cd(0, 1); z *= z; std::cout << z << sizeof(z) << "\n";
  cd s = std::accumulate(a.begin(), a.end(), cd(0, 0)); std::cout << s << "\n"; cd l(2, 3); std::cout << l << std::real(l) << std::imag(l) << "\n";
}
