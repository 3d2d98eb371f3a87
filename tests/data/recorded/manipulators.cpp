// Streams with all of their manipulators, and how numbers, characters and pointers to text are written.
#include <cstdint>
#include <iomanip>
#include <iostream>
#include <sstream>
#include <string>

struct Shape { int m, n; };
std::ostream& operator<<(std::ostream& os, Shape const& s) { return os << '(' << s.m << ',' << s.n << ')'; }
template <class T> std::string text(T const& x, int digits) { std::ostringstream os; os << std::setprecision(digits) << x; return os.str(); }

int main() {
  double x = 1234.56789;
  std::cout << x << ' ' << std::setprecision(3) << x << ' ' << std::fixed << x << ' ' << std::setprecision(0) << x << ' ' << std::scientific << std::setprecision(2) << x << ' '
            << std::defaultfloat << std::setprecision(6) << x << '\n';
  std::cout << 100000.0 << ' ' << 1000000.0 << ' ' << 1e-4 << ' ' << 1e-5 << ' ' << 0.1f << ' ' << 1.0 << ' ' << -0.0 << ' ' << 1e300 * 1e10 << ' ' << 123456789.0 << '\n';
  std::cout << std::hex << 255 << ' ' << std::uppercase << 255 << ' ' << std::showbase << 255 << ' ' << std::oct << 8 << std::nouppercase << std::noshowbase << ' ' << 8 << std::dec << ' ' << 8 << '\n';
  std::cout << std::hex << -1 << ' ' << short(-1) << ' ' << int64_t(-1) << ' ' << uint16_t(255) << std::dec << ' ' << uint8_t('A') << int8_t(66) << ' ' << int(uint8_t(200)) << '\n';
  std::cout << '[' << std::setw(6) << 42 << "] [" << std::left << std::setw(6) << 42 << "] [" << std::right << std::setfill('0') << std::setw(6) << 42 << "] [" << std::internal << std::setw(6) << -42 << "]"
            << std::setfill(' ') << std::right << " [" << std::setw(8) << 3.5 << "] [" << std::setw(5) << "ab" << "] [" << std::setw(3) << "long" << "]\n";
  std::cout << std::boolalpha << true << ' ' << (1 > 2) << std::noboolalpha << ' ' << true << ' ' << std::showpos << 5 << ' ' << -5 << ' ' << 2.5 << std::noshowpos << ' ' << 5 << '\n';
  std::cout << Shape{3, 4} << std::setw(4) << Shape{5, 6} << ' ' << 'c' << "str" << std::string("ing") << ' ' << 5u << ' ' << 7ll << ' ' << 'a' + 1 << '\n';
  for (int i = 0; i < 2; ++i) { for (int j = 0; j < 3; ++j) std::cout << std::setw(5) << (i + 1) * (j + 1) * 1.5; std::cout << std::endl; }
  std::cout << text(3.14159, 3) << ' ' << text(2.0f / 3, 4) << ' ' << text(42, 1) << '\n';
  std::ostringstream os;
  os << "n=" << 3;
  os << std::setw(4) << std::setfill('.') << 7 << std::hex << 255;
  std::string s = os.str();
  os.str("");
  os << 16;
  std::cout << s << ' ' << s.size() << ' ' << os.str() << '\n';
  std::cout << std::setprecision(10) << 0.1 << ' ' << 0.1f << ' ' << 1.0 / 3 << ' ' << std::setprecision(17) << 0.1 << '\n' << std::setprecision(6);
  std::cout << std::fixed << 2.5f << ' ' << 1e10 << ' ' << 1 << std::defaultfloat << ' ' << 2.5f << std::flush << std::endl;
}
