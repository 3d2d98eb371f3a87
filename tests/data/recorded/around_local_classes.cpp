// Variables of a function in operands of a class within it that are not evaluated.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <vector>
#include <map>
#include <iterator>
#include <string>
template <class C> int first(C& c) { struct It { decltype(std::begin(c)) it; }; It i{std::begin(c)}; return *i.it; }
template <class C> auto second(C& c) { struct It { using V = decltype(c[0] + 1.5); V v; static int n() { return sizeof(c[0]); } auto g(decltype(c.size()) k) -> decltype(c.begin()); }; return It{c[1] + 1.0}; }

int main() {
  std::printf("\n0: "); { int a[3]; struct L { int n = sizeof(a[1]); char b[sizeof(a[0]) + 1]; }; printf("%d %zu\n", L{}.n, sizeof(L)); }
  std::printf("\n1: "); { int a[3]; struct L { static int n() { return sizeof(a[0]); } }; printf("%d\n", L::n()); }
  std::printf("\n2: "); { std::vector<short> v; struct L { int n() { return sizeof(v[2]); } }; printf("%d\n", L{}.n()); }
  std::printf("\n3: "); { int a[3]; struct L { enum { k = sizeof(a) / sizeof(a[0]) }; }; printf("%d\n", int(L::k)); }
  std::printf("\n4: "); { constexpr int t[] = {1, 2}; struct L { char c[sizeof(t[0])]; }; printf("%zu\n", sizeof(L)); }
  std::printf("\n5: "); { std::vector<int> v{3}; printf("%d\n", first(v)); }
  std::printf("\n6: "); { std::vector<int> v{3, 4}; auto i = second(v); printf("%g %d\n", i.v, i.n()); }
  std::printf("\n7: "); { std::vector<int> v; struct L { decltype(v.size()) n = 4; decltype(v[0] + 1.5) z = 2; }; printf("%zu %g\n", L{}.n, L{}.z); }
  std::printf("\n8: "); { int a[3]; struct L { int n = sizeof(a) / sizeof(a[0]); }; printf("%d\n", L{}.n); }
  std::printf("\n9: "); { std::string s = "ab"; struct L { decltype(s.c_str()) p; decltype(s[0]) r; }; printf("%zu\n", sizeof(L)); }
  std::printf("\n");
}
