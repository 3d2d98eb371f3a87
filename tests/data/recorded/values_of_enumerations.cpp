// Enumerations: values, the types that hold them and that they are in arithmetic, and those inside of functions and templates.
#include <cstdio>
#include <type_traits>
enum Dir { N, E, S, W, Count };
enum Small { a1 = 300, b1 = -1 };
enum Large { q = 0x100000000, r = q + 1 };
enum class Step : char { One = 1, Two = One * 2, Four = Two + Two };
enum Wide { top = 0x80000000u };
template <int K> struct T { enum { value = K * 2, next = value + 1 }; };
int main() {
  enum Local { A = 1, B = A + 1, C = B << 4, D };
  enum class Scoped { X = A, Y = X == X ? 7 : 0 };
  std::printf("%d %d %d %d\n", A, B, C, D);
  std::printf("%d %d\n", static_cast<int>(Scoped::X), static_cast<int>(Scoped::Y));
  std::printf("%d %d %d %d\n", (int)sizeof(Dir), (int)sizeof(Small), (int)sizeof(Large), (int)sizeof(Wide));
  std::printf("%ld %ld\n", (long)q, (long)r);
  std::printf("%d %d %d\n", std::is_same_v<decltype(N + 1), int>, std::is_same_v<decltype(top + 1), unsigned>, std::is_same_v<decltype(q + 1), long>);
  std::printf("%d %d\n", std::is_same_v<std::underlying_type_t<Dir>, unsigned>, std::is_same_v<std::underlying_type_t<Small>, int>);
  std::printf("%d %d\n", N - 1 < 0, -S);
  std::printf("%d %d\n", static_cast<int>(Step::Two), static_cast<int>(Step::Four));
  std::printf("%d %d %d\n", T<4>::value, T<4>::next, T<21>::next);
  auto f = [] { std::printf("%s\n", __func__); };
  f();
  std::printf("%s\n", __func__);
}
