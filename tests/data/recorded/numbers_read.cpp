// Numbers that are read from texts.
#include <cstdio>
#include <cstdlib>
#include <string>

int main() {
  std::size_t at = 0;
  int n = std::stoi(" 42abc", &at);
  std::printf("%d %zu\n", n, at);
  std::printf("%d %d %d\n", std::stoi("ff", nullptr, 16), std::stoi("0x1F", nullptr, 0), std::stoi("017", nullptr, 0));
  std::printf("%d %d\n", std::stoi("2147483647"), std::stoi("-2147483648"));
  std::printf("%ld %ld\n", std::stol("99999999999"), std::stol("-12"));
  std::printf("%lu %lu %llu\n", std::stoul("12"), std::stoul("-1"), std::stoull("18446744073709551615"));
  std::printf("%g %g %g\n", std::stod("1.5e3x"), std::stof("-.25"), std::stod("2e"));
  double d = std::stod("  7.5 kg", &at);
  std::printf("%g %zu\n", d, at);
  std::printf("%d %d %d %ld\n", std::atoi("12x"), std::atoi("x"), std::atoi("  -7"), std::atol("123456789012"));
  std::printf("%g %g\n", std::atof("3.25.1"), std::atof("none"));
  char text[] = "10 20 thirty";
  char* end = nullptr;
  long first = std::strtol(text, &end, 10);
  long second = std::strtol(end, &end, 10);
  std::printf("%ld %ld [%s]\n", first, second, end);
  std::printf("%ld %ld\n", std::strtol("99999999999999999999", nullptr, 10), std::strtol("z", nullptr, 36));
  std::printf("%g\n", std::strtod("6.5e-1,", &end));
  std::printf("[%s]\n", end);
}
