// Operators of the program for temporaries, for numbers beside classes, and `&&` and `||` that are not its own.
#include <cstdio>
#include <utility>

struct Sum {
  Sum& operator+=(int) { std::printf("method "); return *this; }
  Sum& operator-=(double) & { std::printf("& "); return *this; }
  Sum& operator-=(int) && { std::printf("&& "); return *this; }
  Sum& operator=(int) & { std::printf("=& "); return *this; }
  Sum& operator=(int) && { std::printf("=&& "); return *this; }
  bool operator&&(int) { std::printf("and "); return true; }
};
Sum operator+=(Sum&&, double) { std::printf("function "); return {}; }
bool operator&&(Sum&&, double) { std::printf("both "); return false; }
Sum& made() { static Sum sum; return sum; }
Sum&& moved() { return std::move(made()); }

struct Mask { bool on; };
Mask operator&&(Mask a, Mask b) { std::printf("mask "); return {a.on && b.on}; }
Mask operator&&(bool a, Mask b) { std::printf("one "); return {a && b.on}; }
struct Flag { bool on; explicit operator bool() const { std::printf("bool "); return on; } };
Flag flag(bool on) { std::printf("flag "); return {on}; }
Mask mask(bool on) { std::printf("make "); return {on}; }

struct Any { template <class T> bool operator==(T const&) const { std::printf("any "); return true; } };
template <class T> bool operator==(T const&, Any const&) { std::printf("beside "); return false; }
struct Other {};
struct Some { template <class T> bool operator==(T const&) const { std::printf("some "); return true; } };
template <class T> bool operator==(Other const&, T const&) { std::printf("other "); return false; }

int main() {
  Sum sum;
  Sum{} += 2.5, sum += 2.5, std::move(sum) += 2.5, Sum{} -= 2.5, sum -= 2, moved() -= 2;
  sum = 1, std::move(sum) = 1, Sum{} = 1, made() = 1, moved() = 1;
  Sum{} && 2.5, sum && 2.5, std::move(sum) && 1;
  std::puts("");
  int i = 5;
  std::printf("%d ", (i < 3 && mask(true)).on);
  std::printf("%d ", (mask(false) && mask(true)).on);
  std::printf("%d ", i < 3 && flag(true));
  std::printf("%d\n", flag(false) && flag(true));
  std::printf("%d %d %d\n", Any{} == 1, Some{} == Other{}, Other{} == Some{});
}
