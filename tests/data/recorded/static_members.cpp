// Static constants and static variables: of classes, of templates, of functions, and what is computed from them.
#include <algorithm>
#include <cstdio>

struct Limits { static constexpr int kMax = 4, kMin = -kMax; static const int kEven = kMax / 2; static int used; };
int Limits::used = 3;
template <int M, int N, class T> struct Tile {
  static constexpr int kM = M, kN = N;
  static constexpr int kBytes = M * N * int(sizeof(T));
  static constexpr bool kFits = kBytes <= 1024;
  static constexpr int kStages = kFits ? std::min(1024 / kBytes, 4) : 1;
  static constexpr int table[3] = {M, N, M * N};
  using Half = Tile<M / 2, N, T>;
  static int made;
  Tile() { ++made; }
  static constexpr int area(int k = 1) { return k * M * N; }
};
template <int M, int N, class T> int Tile<M, N, T>::made = 0;
template <class T> struct Id { static inline int next = 100; static int fresh() { return next++; } };
int calls() { static int n = 0; return ++n; }
template <int N> int per_instance() { static int n = N; return n += N; }
constexpr int kTiles[] = {1, 2, 4};
namespace config { inline constexpr int kThreads = 128; namespace detail { static int hidden = kThreads / 4; } }
enum { kFlag = 1 << 3 };

int main() {
  using A = Tile<16, 8, float>;
  printf("%d %d %d %d %d\n", A::kBytes, A::kFits, A::kStages, A::table[2], A::Half::kM);
  Limits::used++;
  printf("%d %d %d\n", Limits::kMin, Limits::kEven, Limits::used);
  A a, b;
  Tile<2, 2, char> c;
  printf("%d %d %d %d\n", A::made, a.made, decltype(c)::made, a.area(3));
  int x = Id<int>::fresh(), y = Id<int>::fresh(), z = Id<float>::fresh();
  printf("%d %d %d %d\n", x, y, z, Id<int>::next);
  calls(); calls();
  per_instance<2>();
  printf("%d %d %d\n", calls(), per_instance<2>(), per_instance<5>());
  config::detail::hidden += kFlag;
  printf("%d %d %d\n", config::detail::hidden, kTiles[2], config::kThreads);
  int array[A::table[0] - A::kN] = {};
  static_assert(sizeof(array) == 32 && Tile<64, 64, double>::kStages == 1, "sizes");
  printf("%zu %d\n", sizeof(array), Tile<64, 64, double>::kFits);
}
