// Specialisations for classes of the program: what is made while a class is made has a number of its own.
#include <cstdio>
#include <type_traits>

namespace t1 {
struct A{int a=1;}; template<class P> struct Col{int a=5;}; template<> struct Col<A>{int a=6;}; void test(){ Col<int> c; printf("%d\n",c.a); }
}

namespace t2 {
struct A{int a=1;}; template<class P> int f(P){return 5;} template<> int f<A>(A){return 6;} void test(){ printf("%d %d\n",f(1),f(A{})); }
}

namespace t3 {
struct A{int a=1;}; template<class P> constexpr int v=5; template<> constexpr int v<A> =6; void test(){ printf("%d %d\n",v<int>,v<A>); }
}

namespace t4 {
struct A{int a=1;}; template<class P> struct is_a:std::false_type{}; template<> struct is_a<A>:std::true_type{}; void test(){ printf("%d %d\n",is_a<int>::value,is_a<A>::value); }
}

namespace t5 {
struct A{int a=1;}; enum E{X}; template<class P> struct Col{int a=5;}; template<> struct Col<E>{int a=6;}; template<> struct Col<A*>{int a=7;}; void test(){ Col<int> c; Col<E> d; Col<A*> e; printf("%d %d %d\n",c.a,d.a,e.a); }
}

namespace t6 {
template<class T> struct A{int a=1;}; template<class P> struct Col{int a=5;}; template<> struct Col<A<int>>{int a=6;}; void test(){ Col<int> c; Col<A<int>> d; Col<A<float>> e; printf("%d %d %d\n",c.a,d.a,e.a); }
}

namespace t7 {
template<class T> struct A{int a=1;}; template<class P> struct Col{int a=5;}; template<class T> struct Col<A<T>>{int a=6;}; void test(){ Col<int> c; Col<A<int>> d; printf("%d %d\n",c.a,d.a); }
}

namespace t8 {
struct A{int a=1;}; template<class P,int N> struct Col{int a=5;}; template<int N> struct Col<A,N>{int a=6;}; void test(){ Col<int,1> c; Col<A,2> d; printf("%d %d\n",c.a,d.a); }
}

namespace t9 {
struct A{int a=1;}; template<class P> struct Col; template<> struct Col<A>; template<> struct Col<A>{int a=6;}; template<> struct Col<int>{int a=7;}; void test(){ Col<int> c; Col<A> d; printf("%d %d\n",c.a,d.a); }
}

namespace t10 {
struct A{int a=1;}; namespace tr{ template<class P> struct Col{int a=5;}; template<> struct Col<A>{int a=6;}; } void test(){ tr::Col<int> c; tr::Col<A> d; printf("%d %d\n",c.a,d.a); struct L{int z=3;}; tr::Col<L> e; printf("%d\n",e.a); }
}

namespace t11 {
struct A{int a=1;}; template<class P> struct Col{int a=5; int get(){return a;} static int s(){return 9;}}; template<> struct Col<A>{int a=6;}; template<class T> struct Holder{ Col<T> c; int g(){return c.get()+Col<T>::s();} }; void test(){ Holder<int> h; printf("%d\n",h.g()); Holder<float> k; printf("%d\n",k.g()); }
}

namespace t12 {
template<class P> struct Col{ struct In{int q=1;}; using T=In; }; struct A{}; template<> struct Col<A>{ struct In{int q=2;}; using T=In; }; void test(){ Col<int>::In i; typename Col<A>::T j; printf("%d %d\n",i.q,j.q); }
}

int main() { t1::test(); t2::test(); t3::test(); t4::test(); t5::test(); t6::test(); t7::test(); t8::test(); t9::test(); t10::test(); t11::test(); t12::test(); }
