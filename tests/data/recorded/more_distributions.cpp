// Distributions in the steps of libstdc++.
#include <random>
#include <cstdio>
int main() {
  std::mt19937 g(1); std::mt19937_64 g64(2); std::minstd_rand lc(3); std::default_random_engine de(4);
  std::printf("%u %llu %u %u\n", (unsigned)g(), (unsigned long long)g64(), (unsigned)lc(), (unsigned)de());
  std::discrete_distribution<int> dd{1, 2, 3, 4}; for (int i = 0; i < 8; ++i) std::printf("%d ", dd(g)); std::puts("");
  std::poisson_distribution<int> p(4.5); for (int i = 0; i < 6; ++i) std::printf("%d ", p(g)); std::puts("");
  std::geometric_distribution<int> ge(0.3); for (int i = 0; i < 6; ++i) std::printf("%d ", ge(g)); std::puts("");
  std::binomial_distribution<int> bi(20, 0.3); for (int i = 0; i < 6; ++i) std::printf("%d ", bi(g)); std::puts("");
  std::gamma_distribution<double> ga(2.0, 1.5); for (int i = 0; i < 4; ++i) std::printf("%.6f ", ga(g)); std::puts("");
  std::lognormal_distribution<double> ln(0.0, 1.0); for (int i = 0; i < 4; ++i) std::printf("%.6f ", ln(g)); std::puts("");
  std::cauchy_distribution<double> ca(0.0, 1.0); for (int i = 0; i < 4; ++i) std::printf("%.6f ", ca(g)); std::puts("");
  std::weibull_distribution<double> we(2.0, 1.0); for (int i = 0; i < 4; ++i) std::printf("%.6f ", we(g)); std::puts("");
  std::chi_squared_distribution<double> ch(3.0); for (int i = 0; i < 4; ++i) std::printf("%.6f ", ch(g)); std::puts("");
  std::student_t_distribution<double> st(3.0); for (int i = 0; i < 4; ++i) std::printf("%.6f ", st(g)); std::puts("");
  std::extreme_value_distribution<double> ev(0.0, 1.0); for (int i = 0; i < 4; ++i) std::printf("%.6f ", ev(g)); std::puts("");
}
