// The type of `?:` is that in which all of its arms meet, however deep they nest.
#include <cstdio>
#include <string>
#include <type_traits>

int x = 3;
void put(std::string const& s) { std::printf("string %s\n", s.c_str()); }
void put(char const* s) { std::printf("text %s\n", s); }
void put(int) { std::puts("int"); }
void put(long) { std::puts("long"); }
void put(double) { std::puts("double"); }
void see(int&) { std::puts("int&"); }
void see(int const&) { std::puts("int const&"); }
template <class T> int kind() { if constexpr (std::is_same_v<T, int&>) return 2; else return std::is_same_v<T, int>; }

#define NINE(v) x == 0 ? v : x == 1 ? v : x == 2 ? v : x == 3 ? v : x == 4 ? v : x == 5 ? v : x == 6 ? v : x == 7 ? v : x == 8 ? v :

int main() {
  put(NINE(1) 2.5);
  put(NINE(1) 2L);
  put(NINE(1) 2);
  put(x > 0 ? x > 1 ? x > 2 ? x > 3 ? x > 4 ? x > 5 ? x > 6 ? x > 7 ? x > 8 ? 1 : 2 : 2 : 2 : 2 : 2 : 2 : 2 : 2 : 2.5);
  put(x == 3 ? "a" : x == 4 ? "c" : std::string("b"));
  put(x == 3 ? (x == 3 ? "a" : "b") : std::string("c"));
  put(NINE("a") std::string("b"));
  put(NINE("a") "b");
  int y = 7;
  int const z = 8;
  std::printf("%d %zu\n", kind<decltype(NINE(x) y)>(), sizeof(NINE(1) 2L));
  see(NINE(x) y);
  see(NINE(x) z);
}
