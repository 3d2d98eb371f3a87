// Packs of a class in the parameters of its constructors, in its bases and in its own name.
#include <cstdio>

template<class...T> struct rec;
template<> struct rec<>{};
template<class H,class...T> struct rec<H,T...>:rec<T...> {
  H h;
  rec(H a,T...r):rec<T...>(r...),h(a){}
};
template<class A,class...T> struct D {
  static constexpr int n=D<A*,T...>::n;
};
template<class...T> struct D<int*,T...> {
  static constexpr int n=sizeof...(T);
};
template<int N,int...I> struct Gen:Gen<N-1,N-1,I...>{};
template<int...I> struct Gen<0,I...> {
  static int sum() {
    return (I+...+0);
  }
  static constexpr int n=sizeof...(I);
};
template<class...T> struct B {
  int n=sizeof...(T);
};
template<class H,class...T> struct E:B<T...>{};
struct A1 {
  A1(int) {
    printf("A");
  }
};
template<class H,class...T> struct F:A1{F(H a,T...r):A1(a){}};

static void case_m4() {
  rec<int,double,char> r(1,2.5,'c');
  printf("%d %g %c\n",r.h,static_cast<rec<double,char>&>(r).h,((rec<char>&)r).h);
}

static void case_o5() {
  printf("%d %d %d\n",D<int,int,char>::n,Gen<4>::n,Gen<4>::sum());
}

static void case_q2() {
  E<int,char,long> e;
  printf("%d\n",e.n);
}

static void case_q3() {
  F<int,char> f(1,'c');
}


int main() {
  case_m4();
  case_o5();
  case_q2();
  case_q3();
}
