// Packs: folds, expansions in calls and bases, recursion, index sequences.
#include <cstdio>
#include <tuple>
#include <utility>
template <class... Ts>
constexpr int count = sizeof...(Ts);
template <class... Ts>
auto sum(Ts... ts) { return (ts + ... + 0); }
template <class T, class... Ts>
T most(T first, Ts... rest) {
  T best = first;
  ((best = rest > best ? rest : best), ...);
  return best;
}
template <int... Is>
struct List {
  static constexpr int size = sizeof...(Is);
  static constexpr int total = (Is + ... + 0);
};
template <class F, class T, std::size_t... I>
void each(F f, T const& t, std::index_sequence<I...>) { (f(std::get<I>(t)), ...); }
template <class A, class... Rest>
void print(A a, Rest... rest) {
  printf("%d", int(a));
  if constexpr (sizeof...(rest) > 0) { printf(","); print(rest...); } else { printf("\n"); }
}
int main() {
  printf("%d %d %d\n", count<int, char>, sum(1, 2, 3), sum());
  printf("%d %g\n", most(3, 9, 4), most(1.5, 0.5));
  printf("%d %d\n", List<1, 2, 3>::size, List<4, 5>::total);
  auto t = std::make_tuple(1, 2.5, 'x');
  each([](auto x) { printf("[%d]", int(x)); }, t, std::make_index_sequence<3>{});
  printf("\n");
  print(1, 2.9, 'a', true);
  return 0;
}
