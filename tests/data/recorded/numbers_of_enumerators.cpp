// Enumerators that name others, and what enumerations become in arithmetic.
#include <cstdio>
#include <iostream>
#include <type_traits>

enum class Flag : unsigned { none = 0, a = 1, b = 2, c = a | b, d = 1u << 7, e };
Flag operator|(Flag x, Flag y) {
  return Flag(unsigned(x)+unsigned(y)+100);
}
enum Plain{p=3,q,r=p+q};
struct S {
  enum{k=4,m=k*2};
  enum class T:char{x='a',y=x+1};
  template<int N> struct In {
    enum{v=N,w=v+1};
  };
};
enum Dir{N,E,W};
enum Big{k=0x100000000};
enum Hex{h=0xffffffffu};
enum F:unsigned{z=0};
enum Neg{m=-1,o=5};

static void case_v1() {
  enum L{A=1,B=A+1,C=A|B};
  printf("%d %d %d %d %d %d\n",(int)Flag::c,(int)Flag::e,(int)(Flag::a|Flag::b),r,B,C);
}

static void case_v2() {
  printf("%d %c %d\n",S::m,(char)S::T::y,S::In<5>::w);
}

static void case_w1() {
  std::cout<<N-1<<" "<<-E<<" "<<(N-1<0)<<" "<<sizeof(Big)<<sizeof(Hex)<<sizeof(Neg)<<" "<<z-1<<" "<<h+0<<" "<<m<<" "<<k<<"\n";
  int i=-1;
  std::cout<<(i<E)<<(E>i)<<(E+i)<<" "<<E*i<<" "<<std::is_same_v<decltype(N+1),int><<std::is_same_v<decltype(z+1),unsigned><<std::is_same_v<std::underlying_type_t<Dir>,unsigned><<std::is_same_v<std::underlying_type_t<Neg>,int><<"\n";
  for(int j=3;j-W>=0;--j)std::cout<<j;
  std::cout<<"\n";
}


int main() {
  case_v1();
  case_v2();
  case_w1();
}
