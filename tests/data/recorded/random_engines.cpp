#include <algorithm>
#include <functional>
#include <iomanip>
#include <iostream>
#include <numeric>
#include <random>
#include <vector>

int main() {
  std::mt19937 g(42); std::cout << g() << ' ' << g() << '\n';
  std::mt19937 d; for (int i = 0; i < 9999; ++i) d(); std::cout << d() << "\n";
  std::mt19937_64 h(7); std::cout << h() << ' ' << h() << "\n";
  std::default_random_engine e; std::cout << e() << ' ' << e() << "\n";
  std::default_random_engine e2(0), e3(123); std::cout << e2() << ' ' << e3() << "\n";
  std::minstd_rand m(5); m.discard(10); std::cout << m() << "\n";
  std::uniform_int_distribution<int> u(0, 9), u2(-100, 100); std::uniform_int_distribution<> u3(1, 6);
  for (int i = 0; i < 20; ++i) std::cout << u(g) << ' ' << u2(h) << ' ' << u3(e) << ' ';
  std::uniform_int_distribution<long> ul(-1000000000000l, 1000000000000l); std::cout << ul(g) << ' ' << ul(h) << ' ' << ul(e) << "\n";
  std::uniform_int_distribution<unsigned> uu; std::cout << uu(g) << ' ' << uu(h) << ' ' << uu(e) << "\n";
  std::uniform_int_distribution<int> ud; std::cout << ud(g) << ' ' << ud(h) << ' ' << ud(e) << "\n";
  std::uniform_int_distribution<short> us(0, 4); std::cout << us(g) << "\n";
  std::uniform_real_distribution<float> f(-1.0f, 1.0f); std::uniform_real_distribution<double> r(0.0, 10.0);
  std::cout << std::setprecision(17);
  for (int i = 0; i < 6; ++i) std::cout << f(g) << ' ' << r(g) << ' ' << f(h) << ' ' << r(h) << ' ' << f(e) << ' ' << r(e) << "\n";
  std::normal_distribution<float> n(0.0f, 1.0f); std::normal_distribution<> nd(5, 2);
  for (int i = 0; i < 6; ++i) std::cout << n(g) << ' ' << nd(h) << ' ' << nd(e) << "\n";
  std::bernoulli_distribution b(0.3); for (int i = 0; i < 20; ++i) std::cout << b(g); std::cout << "\n";
  std::exponential_distribution<> x(1.5); std::cout << x(g) << ' ' << x(h) << "\n";
  std::vector<int> v(10); std::iota(v.begin(), v.end(), 0); std::shuffle(v.begin(), v.end(), g); for (int x : v) std::cout << x << ' ';
  std::vector<int> w(11); std::iota(w.begin(), w.end(), 0); std::shuffle(w.begin(), w.end(), std::mt19937(3)); for (int x : w) std::cout << x << ' ';
  std::shuffle(w.begin(), w.end(), std::default_random_engine(3)); for (int x : w) std::cout << x << ' ';
  std::cout << "\n" << g.min() << ' ' << g.max() << ' ' << e.min() << ' ' << e.max() << ' ' << sizeof(u) << ' ' << std::mt19937::default_seed << "\n";
  g.seed(1); std::cout << g() << "\n";
  auto gen = [&]() { return u(g); }; std::cout << gen() << gen() << "\n";
  std::vector<float> vf(4); std::generate(vf.begin(), vf.end(), [&] { return f(g); }); for (auto q : vf) std::cout << q << ' ';
  auto rng = std::bind(std::uniform_real_distribution<float>(-1.f, 1.f), std::mt19937(9)); std::cout << rng() << ' ' << rng() << "\n";
}
