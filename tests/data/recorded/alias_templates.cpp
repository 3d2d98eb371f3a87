// Alias templates, default arguments of templates, and templates of templates.
#include <array>
#include <cstdio>
#include <type_traits>
#include <vector>

template <class T>
using Row = std::vector<T>;
template <class T, int N = 3>
using Triple = std::array<T, N>;
template <template <class...> class C, class T>
struct Rebind {
  using type = C<T>;
};
template <class T, class U = T, bool Same = std::is_same_v<T, U>>
struct Pair {
  T a;
  U b;
  static constexpr bool same = Same;
};
template <int A, int B = A * 2, int C = A + B>
struct Sum {
  static constexpr int value = A + B + C;
};

int main() {
  Row<int> row = {1, 2, 3};
  Triple<double> t{0.5, 1.5, 2.5};
  Triple<char, 2> u{'x', 'y'};
  typename Rebind<Row, short>::type shorts(4, 7);
  Pair<int> p{1, 2};
  Pair<int, long> q{3, 4};
  printf("%zu %g %c%c\n", row.size(), t[0] + t[1] + t[2], u[0], u[1]);
  printf("%zu %d %zu\n", shorts.size(), shorts.back(), sizeof(shorts[0]));
  printf("%d %d %d %ld\n", Pair<int>::same, Pair<int, long>::same, p.a + p.b, q.a + q.b);
  printf("%d %d %d\n", Sum<1>::value, Sum<1, 1>::value, Sum<1, 1, 1>::value);
  return 0;
}
