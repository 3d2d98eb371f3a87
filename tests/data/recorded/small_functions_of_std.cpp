#define NDEBUG
#include <cassert>
#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iterator>
#include <utility>
#include <vector>
#include <bit>
#include <iostream>
struct mine { using iterator_category = std::forward_iterator_tag; };

void late() { assert(never); }
#undef NDEBUG
#include <cassert>
bool seen = false;
void early() { assert((seen = true)); }
#define NDEBUG
#include <cassert>
int main() {
  late(); early(); std::cout << seen << "\n";
  std::setvbuf(stdout, nullptr, _IONBF, 0);
  assert(undeclared == 3);
  std::cout << std::is_base_of_v<std::input_iterator_tag, mine::iterator_category> << "\n";
  std::cout << std::cmp_less(-1, 1u) << std::cmp_equal(-1, 0xffffffffu) << std::in_range<unsigned char>(256) << std::cmp_greater(1u, -1) << "\n";
  std::cout << std::bit_cast<unsigned>(1.0f) << "\n";
  std::vector<int> v{1, 2, 3}; std::cout << std::ssize(v) << *std::make_reverse_iterator(v.end()) << "\n";
  for (int c : {97, 32, 9, 10, 55, 103, 126, 127, 128}) std::cout << !!isblank(c) << !!iscntrl(c) << !!isgraph(c) << !!isprint(c) << !!isxdigit(c) << " ";
  auto q = std::ldiv(-17, 5); std::cout << q.quot << q.rem << "\n";
  char text[] = "needle"; std::cout << (char*)std::memchr(text, 'd', 6) - text << (std::memchr(text, 'x', 6) == nullptr) << "\n";
}
