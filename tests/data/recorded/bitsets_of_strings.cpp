// Bit sets of strings, one behind the other; what was asked of a constant before is forgotten.
#include <bitset>
#include <iostream>
#include <string>
template <std::size_t N> struct Bits {
  std::size_t n = 0;
  explicit Bits(std::string const& text, std::size_t from = 0) { count(text.substr(from), "what"); }
  template <class C> explicit Bits(C const*, std::size_t = 0) {}
  void count(std::string const& text, char const*) { n = text.size() < N ? text.size() : N; }
};
int main() {
  std::string a = "10011";
  const std::string b = "101";
  std::bitset<5> c(a), e(a, 1, 2), g(b);
  auto d = std::bitset<5>(a);
  std::bitset<5> f{std::string("111")};
  Bits<5> first(a), second(a), third(b, 1);
  std::cout << c << d << e << f << g << first.n << second.n << third.n << "\n";
}
