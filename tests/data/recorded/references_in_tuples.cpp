// Tuples and pairs that hold references, and an array for a pointer or a string.
#include <cstdio>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>

int f(std::string const&) {
  return 1;
}
int f(int*) {
  return 2;
}
int f(bool) {
  return 3;
}

static void case_r1() {
  int a=1;
  std::tuple<int&,int> r(a,a);
  std::get<0>(r)=50;
  std::get<1>(r)=3;
  printf("%d\n",a);
  int x=std::get<0>(r);
  a=7;
  printf("%d %d\n",x,std::get<0>(r));
}

static void case_r2() {
  int a=1;
  std::pair<int&,int> p(a,2);
  p.first=6;
  p.second=9;
  printf("%d %d\n",a,p.first);
}

static void case_r4() {
  std::tuple t(1,'c');
  std::pair q(1,2.5);
  printf("%d %d\n",(int)std::is_same_v<decltype(t),std::tuple<int,char>>,(int)std::is_same_v<decltype(q),std::pair<int,double>>);
}

static void case_o1() {
  int a[3]={};
  printf("%d %d %d\n",f(a),f("abc"),f(a+1));
}


int main() {
  case_r1();
  case_r2();
  case_r4();
  case_o1();
}
