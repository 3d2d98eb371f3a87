// Pointers into temporaries, until the end of the statement.
#include <cstdio>
#include <iostream>
template <class T, int R> struct M { T m[R][R] = {}; T* operator[](int i) { return m[i]; } const T* operator[](int i) const { return m[i]; } T* row(int i) { return &m[i][0]; } };
struct V { int a[3] = {1, 2, 3}; const int* p() const { return a; } int& at(int i) { return a[i]; } };
M<long, 2> make() { M<long, 2> r; r[0][1] = 5; r[1][0] = 6; return r; }
V v() { return {}; }
int main() {
  std::cout << make()[0][1] << '\n';
  std::cout << make()[0][1] << ' ' << make()[1][0] << '\n';
  printf("%ld %ld\n", make()[0][1], *make().row(0));
  int x = v().p()[1] + v().at(2) + *v().p(); std::cout << x << v().p()[2] << '\n';
  if (v().p()[1] == 2 && make()[1][0] == 6) std::cout << "ok\n";
  std::cout << (v().p()[0] ? make()[0][1] : 0) << '\n';
  const V& r = v(); std::cout << r.p()[1] << '\n';
  for (int i = 0; i < v().p()[1]; ++i) std::cout << i;
  std::cout << V{}.p()[2] << V().a[1] << '\n';
}
