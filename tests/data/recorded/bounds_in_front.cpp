// Bounds of arrays whose constants are hidden behind them.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <array>
constexpr int K = 3;
enum { E1 = 4 };
template <int N> struct C { static constexpr int v = N; };
template <class T> int tb() { T b[K]; constexpr int K = 7; return sizeof(b) / sizeof(T) + K; }
struct M { int m() { int b[K]; constexpr int K = 7; return sizeof b + K; } };

int main() {
  std::printf("\n0: "); { int b[K]; constexpr int K = 7; printf("%zu %d\n", sizeof b, K); }
  std::printf("\n1: "); { { int b[K]; const int K = 7; printf("%zu %d\n", sizeof b, K); } }
  std::printf("\n2: "); { printf("%d %d\n", tb<int>(), M{}.m()); }
  std::printf("\n3: "); { auto l = [] { int b[K]; constexpr int K = 8; return sizeof b + K; }; printf("%zu\n", l()); }
  std::printf("\n4: "); { for (int i = 0; i < 1; ++i) { char b[K]; enum { K = 9 }; printf("%zu %d\n", sizeof b, int(K)); } }
  std::printf("\n5: "); { char b[K + E1]; constexpr int K = 7, E1 = 2; printf("%zu %d\n", sizeof b, K + E1); }
  std::printf("\n6: "); { char b[sizeof(C<K>) + K]; constexpr int K = 7; printf("%zu %d\n", sizeof b, K); }
  std::printf("\n7: "); { char b[K][K]; constexpr int K = 7; printf("%zu %d\n", sizeof b, K); }
  std::printf("\n8: "); { constexpr int N = 2; { char b[N]; constexpr int N = 5; printf("%zu %d\n", sizeof b, N); } }
  std::printf("\n9: "); { static char b[K]; constexpr int K = 7; printf("%zu %d\n", sizeof b, K); }
  std::printf("\n");
}
