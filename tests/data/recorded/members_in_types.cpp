// Members in the types of members behind them and of constructors' parameters; parameters called as what their types name.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <array>
#include <vector>
#include <string>
#include <utility>
struct S { int x; char pad[64 - sizeof(x)]; decltype(x) y; };
struct S2 { std::vector<int> a; decltype(a)::value_type b; decltype(a.size()) c; double d[3]; int e[sizeof(d) / sizeof(d[0])]; };
struct S3 { int a; std::array<char, sizeof(a)> b; decltype(a + 1.5) c; static constexpr int N = sizeof(b) / sizeof(b[0]); int e[N]; };
struct S4 { int a; int bf : sizeof(a) * 2; alignas(sizeof(a) * 4) char d; };
struct S5 { union { struct { int a, b; } s; char raw[sizeof(s)]; }; };
template <class T> struct S6 { T x; char pad[32 - sizeof(x)]; decltype(x)* p; std::array<T, sizeof(x)> q; };
struct S7 { int x; S7(double) : x(9) {} S7(decltype(x) a) : x(a) {} };
template <class U> struct S8 { U x; template <class T> S8(T t, decltype(x) a) : x(a + t) {} };
struct S9 { std::string f; S9(decltype(f) f) : f(std::move(f)) {} };
struct S10 { int x; S10(const decltype(x)& x) : x(x) {} };
struct B { long q; }; struct S11 : B { char c[sizeof(q)]; decltype(q) r; };
struct S12 { int a; int get() const { return a; } decltype(a) b = a + 1; char z[sizeof(S12::a)]; };
struct S13 { int n; struct In { char c[sizeof(n)]; } in; };
double g = 2;
int f(decltype(g) g) { return sizeof(g); }
struct M { int m(decltype(g) g) { return sizeof(g); } static int s(decltype(g) g) { decltype(g) h = g * 2; return int(h) + sizeof(h); } };
template <class T> struct MT { int m(decltype(g) g) { return sizeof(g); } };

int main() {
  std::printf("\n0: "); { printf("%zu\n", sizeof(S)); }
  std::printf("\n1: "); { printf("%zu %zu\n", sizeof(S2), sizeof(S2::e)); }
  std::printf("\n2: "); { printf("%zu %zu %d\n", sizeof(S3), sizeof(S3::b), S3::N); }
  std::printf("\n3: "); { printf("%zu %zu\n", sizeof(S4), alignof(S4)); }
  std::printf("\n4: "); { printf("%zu\n", sizeof(S5)); }
  std::printf("\n5: "); { printf("%zu %zu %zu\n", sizeof(S6<int>), sizeof(S6<char>::pad), sizeof(S6<double>::q)); }
  std::printf("\n6: "); { printf("%d %d\n", S7(4).x, S7(4.0).x); }
  std::printf("\n7: "); { printf("%d\n", S8<int>(4, 1).x); }
  std::printf("\n8: "); { printf("%s\n", S9("ab").f.c_str()); }
  std::printf("\n9: "); { printf("%d\n", S10(3).x); }
  std::printf("\n10: "); { printf("%zu\n", sizeof(S11)); }
  std::printf("\n11: "); { printf("%d %zu\n", S12{3}.b, sizeof(S12)); }
  std::printf("\n12: "); { printf("%zu\n", sizeof(S13)); }
  std::printf("\n13: "); { printf("%d\n", f(1)); }
  std::printf("\n14: "); { printf("%d %d\n", M{}.m(1), M::s(1)); }
  std::printf("\n15: "); { printf("%d\n", MT<int>{}.m(1)); }
  std::printf("\n16: "); { auto l = [](decltype(g) g) { return sizeof(g); }; printf("%zu\n", l(1)); }
  std::printf("\n17: "); { struct L { int x; decltype(x) y; char c[sizeof(x)]; }; printf("%zu\n", sizeof(L)); }
  std::printf("\n");
}
