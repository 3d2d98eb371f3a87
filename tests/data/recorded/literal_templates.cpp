#include <cstddef>
#include <cstdio>
#include <type_traits>
template <std::size_t N> struct fixed {
  char s[N];
  constexpr fixed(char const (&a)[N]) { for (std::size_t i = 0; i < N; ++i) s[i] = a[i]; }
  constexpr std::size_t size() const { return N - 1; }
};
template <fixed S> struct Named { static void hi() { printf("hi %s (%zu)\n", S.s, S.size()); } };
template <fixed S> constexpr auto operator""_n() { return Named<S>{}; }
template <char... C> constexpr int operator""_sum() { return (0 + ... + (C - '0')); }
int main() {
  Named<"abc">::hi();
  auto other = "xyz"_n; other.hi();
  auto named = "a longer one"_n;
  named.hi();
  printf("%d %d\n", std::is_same_v<Named<"a">, decltype(other)>, 123_sum);
}
