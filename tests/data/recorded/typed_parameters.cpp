#include <cstdio>
namespace n { using I = int; enum class Op { a, b }; template <I x> struct S { static const int v = x; }; template <Op o> struct R { static const int v = int(o); }; struct W { enum E { q }; template <E e> struct M { int v = 3; }; }; }
template <class T, T v> struct re { static constexpr T value = v; };
template <class T, T... v> struct seq { static constexpr int n = sizeof...(v); };
int main() {
  n::S<3> s; n::R<n::Op::b> r; n::W::M<n::W::q> m;
  re<int, 4> e; seq<int, 1, 2> q; using X = re<char, 'x'>;
  printf("%d %d %d %d %d %c\n", s.v, r.v, m.v, e.value, q.n, X::value);
}
