// `std::span` over arrays, vectors and parts of them; a constructor that is a template takes an array as one.
#include <array>
#include <cstdio>
#include <span>
#include <vector>

int sum(std::span<const int> s) {
  int t = 0;
  for (int x : s) t += x;
  return t;
}

template <size_t N>
size_t extent(std::span<int, N>) {
  return N;
}

void zero(std::span<int> s) {
  for (auto& x : s) x = 0;
}

struct Taken {
  size_t bytes;
  template <class C>
  Taken(C&& all) : bytes(sizeof(all)) {}
};

size_t bytes(Taken t) { return t.bytes; }

int main() {
  int a[] = {1, 2, 3, 4};
  std::vector<int> v{5, 6, 7};
  std::array<int, 2> r{8, 9};
  printf("%d %d %d %d %d\n", sum(a), sum(v), sum(r), sum({a + 1, 2}), sum({v.begin() + 1, v.end()}));
  std::span s(a);
  printf("%zu %zu %d %d %d\n", s.size(), s.first(2).size(), s.subspan(1, 2)[0], s.back(), s.front());
  printf("%d %zu %d %zu %d\n", s.last<1>()[0], s.size_bytes(), s.empty(), extent(std::span<int, 4>(a)), s.extent == 4);
  zero(std::span(v).subspan(1));
  printf("%d %d\n", v[0], v[2]);
  for (auto it = s.rbegin(); it != s.rend(); ++it) printf("%d", *it);
  std::span<int> sp(v.begin(), 2);
  printf(" %d %d %zu\n", sp[0], *s.data(), bytes(a));
}
