// Classes in member templates of class templates see the parameters of both.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <string>
#include <type_traits>
template <class T> struct S { template <class U> U twice(U u) { struct L { U u; U get() { return u + u; } }; return L{u}.get(); }
 template <class U> int sz(U u) { struct L { T t; U u; int g(){ return sizeof(T)*10+sizeof(U); } }; return L{T{},u}.g(); }
 template <int N> int k() { struct L { int a[N]; }; return sizeof(L); }
 template <class U> int q() { enum E { A=sizeof(U) }; return A; }
 template <class U> auto r(U u) { struct L { U u; }; return L{u}; }
 int plain(T t) { struct L { T t; int g(){ return sizeof(T); } }; return L{t}.g(); }
 template <class... U> int pk(U... u) { struct L { int n=sizeof...(U); int m=(0+...+int(sizeof(U))); }; L l; return l.n*100+l.m; }
 template <class U> struct M { template<class V> int f(V v){ struct L { T t; U u; V v; }; return sizeof(L); } };
 template <class U> static int st(U u) { struct L { U x; static int h(){ return sizeof(U); } }; return L::h(); } };
template<class... T> struct V { template<class... F> int sz(F... f) const { struct O { char c[sizeof...(F)*10+sizeof...(T)]; }; return sizeof(O); } };

int main() {
  std::printf("\n0: "); { printf("%g",S<int>{}.twice(2.5)); printf("%s",S<int>{}.twice(std::string("ab")).c_str()); }
  std::printf("\n1: "); { printf("%d",S<int>{}.sz('c')); printf("%d",S<char>{}.sz(2.5)); }
  std::printf("\n2: "); { printf("%d%d",S<int>{}.k<3>(),S<char>{}.k<5>()); }
  std::printf("\n3: "); { printf("%g",S<int>{}.r(2.5).u); printf("%zu",sizeof(S<int>{}.r('c'))); }
  std::printf("\n4: "); { printf("%d",S<int>{}.pk('c',2.5)); printf("%d",S<int>{}.pk()); }
  std::printf("\n5: "); { printf("%d",S<char>::M<char>{}.f('c')); printf("%d",S<char>::M<int>{}.f(2.5)); }
  std::printf("\n6: "); { printf("%d",S<int>::st(2.5)); printf("%d",S<int>::st('c')); }
  std::printf("\n7: "); { printf("%d",V<int,char>{}.sz(1,2,3)); printf("%d",V<>{}.sz(1)); }
  std::printf("\n");
}
