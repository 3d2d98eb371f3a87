// Virtual bases that a constructor copies, rows of arrays that delete ends.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <new>
#include <type_traits>
struct Z{ int z; Z(int z=0):z(z){printf("Z%d ",z);} };
struct A:virtual Z{ int a=1; A(){} };
struct C:A{ C():Z(30){} C(const C&o):Z(o),A(o){} C(C&& o) : Z(o), A(o) { a = 9; } C(int) {} };
struct D : A { D() : Z(5) {} }; struct E : A { E() : Z(6) {} E(E const& o) : A(o) {} };
struct T{ int v; ~T(){printf("~%d ",v);} }; template<class F> struct W{ F x; T y; }; struct T2{ int v; T2(int v):v(v){printf("+%d ",v);} T2(const T2&o):v(o.v){printf("c%d ",v);} ~T2(){} }; template<class F, class G> struct W2{ F x; T2 y; G z; };
struct N{ N(int x){ if(x) throw x; } static void*operator new(std::size_t n){puts("new");return ::operator new(n);} static void operator delete(void*p){puts("del");::operator delete(p);} };

int main() {
  std::printf("\n0: "); { C c; C d(c); printf("%d\n",d.z); C e(static_cast<C&&>(c)); printf("%d\n",e.z); C f(1); std::printf("%d", f.z); }
  std::printf("\n1: "); { T(*m)[2]=new T[2][2]{{{1},{2}},{{3},{4}}}; delete[] m; printf("after "); }
  std::printf("\n2: "); { using A2 = T[2]; A2* m = new T[1][2]{{{1},{2}}}; delete[] m; printf("after "); T* q = new T[3]{{1},{2},{3}}; delete[] q; printf("after "); }
  std::printf("\n");
}
