// `to_chars` and `from_chars` of floating-point numbers: the shortest text that reads back, or that of a precision.
#include <charconv>
#include <cstdio>
#include <string_view>

template <class T, class... A>
void show(T x, A... a) {
  char text[400];
  auto [end, error] = std::to_chars(text, text + sizeof(text), x, a...);
  *end = 0;
  printf("%s %d\n", text, error == std::errc());
}

template <class T>
void read(std::string_view s) {
  T x = -7;
  auto [end, error] = std::from_chars(s.data(), s.data() + s.size(), x);
  printf("%g %d %d %d\n", double(x), int(end - s.data()), error == std::errc::invalid_argument, error == std::errc::result_out_of_range);
}

int main() {
  for (double x : {3.14159, 1e100, 0.1, 100000.0, 123456.0, 0.0001, 0.001, -0.0, 1.0 / 3, 5e-324, 1e22, 1e15}) show(x);
  show(0.1f);
  show(16777216.0f);
  show(2.5, std::chars_format::fixed);
  show(1e10, std::chars_format::scientific);
  show(1e10, std::chars_format::fixed);
  show(2.5, std::chars_format::fixed, 3);
  show(12345.678, std::chars_format::scientific, 3);
  show(12345.678, std::chars_format::general, 3);
  char small[2];
  printf("%d\n", std::to_chars(small, small + 2, 3.25).ec == std::errc::value_too_large);
  for (auto s : {"2.5e3x", "-1", "+1", " 1", "", "-", "1e999", ".5", "0x10", "1e", "inf"}) read<double>(s);
  read<float>("1e39");
  read<int>("42z");
}
