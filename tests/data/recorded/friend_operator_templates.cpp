// Templates of operators that are friends, over the class that they stand in.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
template <int V> struct E { template <int W> friend int operator+(E<V> const&, E<W> const&) { return V + W; } };
template <int V> struct F { friend int operator+(F<V> const&, int) { return V; } template <class T> friend int operator-(F<V> const&, T const&) { return V; } template <class T> friend int operator*(F const&, T const&) { return V; } template <int W> friend int operator/(F const&, F<W> const&) { return V + W; } template <int W> friend int operator%(F<V>, F<W>) { return V + W; } };

int main() {
  std::printf("\n0: "); { printf("%d\n", E<1>{} + E<2>{}); }
  std::printf("\n1: "); { printf("%d\n", F<1>{} - 1); }
  std::printf("\n2: "); { printf("%d\n", F<1>{} % F<2>{}); }
  std::printf("\n");
}
