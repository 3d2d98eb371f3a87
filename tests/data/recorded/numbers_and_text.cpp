// Numbers as text and back, functions of C's mathematics, limits, exceptions kept, samples and moving iterators.
#include <algorithm>
#include <cerrno>
#include <charconv>
#include <climits>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <iterator>
#include <limits>
#include <random>
#include <stdexcept>
#include <string>
#include <vector>

struct Sink {
  std::vector<int>& out;
  mutable std::string kept;
  void add(int x) const {
    out.push_back(x);
    kept.push_back('k');
  }
};

int main() {
  char text[40];
  auto [end, ec] = std::to_chars(text, text + sizeof text, -12345);
  std::cout << std::string(text, end) << (ec == std::errc()) << '\n';
  *std::to_chars(text, text + 40, 255u, 16).ptr = 0;
  std::cout << text << (std::to_chars(text, text + 2, 123).ec == std::errc::value_too_large) << '\n';
  int x = 7;
  char const* from = "42abc";
  auto read = std::from_chars(from, from + 5, x);
  std::cout << x << read.ptr << (std::from_chars(from + 2, from + 5, x).ec == std::errc::invalid_argument) << x << '\n';
  short narrow = 1;
  char const* wide = "-32769";
  std::cout << (std::from_chars(wide, wide + 6, narrow).ec == std::errc::result_out_of_range) << narrow << '\n';
  errno = 0;
  long most = strtol("99999999999999999999", nullptr, 10);
  std::cout << (errno == ERANGE) << (most == LONG_MAX) << '\n';
  float f, third = 0.3f;
  char word[10];
  int n = sscanf("3.5 abcdefghijk 0x1f", "%f %9s%*s %x", &f, word, &x);
  std::cout << n << ' ' << f << ' ' << word << ' ' << x << '\n';
  printf("%.6f %.6f %.6f %.12f\n", erff(0.5f), std::erf(-1.25), std::erfc(2.0), std::asinh(1.75));
  printf("%a %a %a %a\n", acoshf(f), std::atanh(third), std::atanh(third * 2.5f), asinhf(-f));
  printf("%a %a %a %d\n", std::nextafter(1.f, 2.f), modff(-2.25f, &f), ldexpf(0.75f, 3), std::fpclassify(0.0) == FP_ZERO);
  using F = std::numeric_limits<float>;
  std::cout << F::max_exponent10 << F::min_exponent10 << F::has_signaling_NaN << F::traps << std::numeric_limits<int>::traps << '\n';
  std::exception_ptr kept;
  try {
    throw std::runtime_error("first");
  } catch (...) {
    kept = std::current_exception();
  }
  try {
    if (kept) std::rethrow_exception(kept);
  } catch (std::exception const& e) {
    std::cout << e.what() << '\n';
  }
  std::vector<int> all(20), some;
  for (int i = 0; i < 20; ++i) all[i] = i * i;
  std::mt19937 random(3);
  std::sample(all.begin(), all.end(), std::back_inserter(some), 5, random);
  for (int i : some) std::cout << i << ' ';
  std::cout << random() << '\n';
  std::vector<std::string> a{"x", "yy"};
  std::vector<std::string> b(std::make_move_iterator(a.begin()), std::make_move_iterator(a.end()));
  std::cout << a[0].size() << a[1].size() << b[1] << '\n';
  std::vector<bool> bits(5);
  bits.flip();
  bits[2].flip();
  for (bool bit : bits) std::cout << bit;
  std::vector<std::vector<int>> rows;
  rows.assign(2, {});
  Sink const sink{some, ""};
  sink.add(1);
  sink.out.push_back(2);
  std::cout << rows.back().empty() << some.size() << sink.kept << '\n';
}
