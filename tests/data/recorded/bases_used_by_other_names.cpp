// `using` names a base by another name of it, where several have the member.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
struct A { int k=1; int f(){return 1;} }; struct B { int k=2; int f(){return 2;} }; struct C : A, B { using X = A; using X::k; using Y=B; using Y::f; };
template<class T> struct Ba{ T k=5; int f(){return 5;} }; template<class T> struct D : Ba<T>, B { using Self=Ba<T>; using Self::k; using Self::f; };

int main() {
  std::printf("\n0: "); { C c; printf("%d%d",c.k,c.f()); }
  std::printf("\n1: "); { D<int> d; printf("%d%d",d.k,d.f()); }
  std::printf("\n");
}
