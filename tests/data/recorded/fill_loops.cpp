#include <cstdio>
#include <cstdlib>
#include <cstdint>
#include <vector>

template <class T>
void fill(std::vector<T>& v, int n) {
  for (int j = 0; j < n; ++j) v[j] = static_cast<T>(2 * (rand() / double(RAND_MAX)) - 1);
}

template <class T>
void show(char const* what, std::vector<T> const& v) {
  printf("%s:", what);
  for (auto x : v) printf(" %.9g", double(x));
  printf("\n");
}

int main() {
  int const m = 3, k = 5;
  std::vector<float> a(m * k);
  for (int j = 0; j < m * k; ++j) a[j] = static_cast<float>(2 * (rand() / double(RAND_MAX)) - 1);
  show("a", a);
  std::vector<double> b(7);
  for (size_t i = 0; i < b.size(); ++i) b[i] = i / 3 + 0.5 * i;
  show("b", b);
  std::vector<int8_t> c(9);
  for (unsigned i = 0; i < 9; i++) c[i] = int8_t(int((rand() % 2) ? 100 : -100) + i * 30);
  show("c", c);
  std::vector<uint64_t> d(4);
  for (int i = 0; i < 4; ++i) { d[i] = i * 4000000000u - 1; }
  show("d", d);
  int raw[6] = {9, 9, 9, 9, 9, 9};
  for (int i = 0; i < 4; ++i) raw[i] = -i * k;
  for (int x : raw) printf("%d ", x);
  printf("\n");
  float f[5];
  for (int i = 0; i < 5; ++i) f[i] = i < 2 ? 1.1f * i : i - 0.1;
  for (float x : f) printf("%.9g ", x);
  printf("\n");
  bool odd[5];
  for (int i = 0; i < 5; ++i) odd[i] = i & 1;
  for (bool x : odd) printf("%d", x);
  printf("\n");
  // a loop that reads what it writes runs as it stands
  std::vector<int> sums(6, 1);
  int& first = sums[0];
  for (int i = 0; i < 6; ++i) sums[i] = first + i;
  show("sums", sums);
  for (int i = 0; i < 6; ++i) sums[i] = sums[5] + i;
  show("sums", sums);
  int n = 0;
  for (int i = 0; i < n; ++i) sums[i] = 7;
  for (int i = 0; i < 3; ++i) sums[i] = i + 'a';
  show("sums", sums);
  std::vector<double> t(4);
  fill(t, 4);
  show("t", t);
  std::vector<short> s(4);
  fill(s, 3);
  show("s", s);
  unsigned char bytes[4];
  for (unsigned char i = 0; i < 4; ++i) bytes[i] = 300 * i / 7;
  for (int x : bytes) printf("%d ", x);
  printf("%d\n", rand());
  long big = 3;
  std::vector<float> g(5);
  for (long i = 0; i < big + 1; ++i) g[i] = float(i) / big;
  show("g", g);
  return 0;
}
