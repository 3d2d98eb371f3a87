// decltype of names and of expressions: references for lvalues, nothing is run for its type.
#include <cstdio>
#include <map>
#include <type_traits>
#include <utility>
#include <vector>

static void case_d1() {
  int x=1;
  decltype((x)) b=x;
  b=5;
  printf("%d %d\n",x,(int)std::is_same<decltype((x)),int&>::value);
}

static void case_d2() {
  int x=1;
  decltype(++x) b=x;
  b=7;
  printf("%d %d %d\n",x,(int)std::is_same_v<decltype(++x),int&>,(int)std::is_same_v<decltype(x++),int>);
}

static void case_d3() {
  int a[3]={1,2,3};
  int*p=a;
  printf("%d %d %d %d\n",(int)std::is_same_v<decltype(a[0]),int&>,(int)std::is_same_v<decltype(*p),int&>,(int)std::is_same_v<decltype((a[0],p[1])),int&>,(int)std::is_same_v<decltype(a),int[3]>);
  decltype(a[0]) r=a[1];
  r=9;
  printf("%d\n",a[1]);
}

static void case_d4() {
  bool c=true;
  int x=1,y=2;
  printf("%d %d %d\n",(int)std::is_same_v<decltype(c?x:y),int&>,(int)std::is_same_v<decltype(c?x:1),int>,(int)std::is_same_v<decltype((1)),int>);
}

static void case_d5() {
  int x=1;
  decltype(auto) c=(x);
  c=4;
  decltype(auto) d=x;
  d=9;
  printf("%d %d\n",x,d);
}

static void case_d6() {
  const auto e=3;
  printf("%d %d\n",(int)std::is_same_v<decltype(e),const int>,(int)std::is_same_v<decltype((e)),const int&>);
}

static void case_d7() {
  struct S {
    int v;
  };
  S*s=nullptr;
  S t{3};
  const S u{4};
  printf("%d %d %d %d %d\n",(int)std::is_same_v<decltype(s->v),int>,(int)std::is_same_v<decltype((s->v)),int&>,(int)std::is_same_v<decltype((t.v)),int&>,(int)std::is_same_v<decltype((u.v)),const int&>,(int)sizeof(*s));
}

static void case_d8() {
  std::vector<int> v;
  printf("%d %d %d\n",(int)std::is_same_v<decltype(v[0]),int&>,(int)sizeof(v[0]),(int)std::is_same_v<decltype(v.size()),std::size_t>);
}

static void case_d9() {
  int&& r=3;
  int& l=r;
  const int k=3;
  printf("%d %d %d %d %d\n",(int)std::is_same_v<decltype(r),int&&>,(int)std::is_same_v<decltype((r)),int&>,(int)std::is_same_v<decltype(l),int&>,(int)std::is_same_v<decltype(std::move(l)),int&&>,(int)std::is_same_v<decltype((k)),const int&>);
}

static void case_d10() {
  auto f=[](auto&& x)->decltype(auto) {
    return (x);
  };
  int a=3;
  f(a)=8;
  printf("%d\n",a);
}

static void case_d12() {
  int i=0;
  long l=0;
  printf("%d %d %d %d\n",(int)std::is_same_v<decltype(i+l),long>,(int)std::is_same_v<decltype(i=3),int&>,(int)std::is_same_v<decltype(!i),bool>,(int)std::is_same_v<decltype(-'a'),int>);
  printf("%d\n",i);
}

static void case_d13() {
  printf("%d %d\n",(int)std::is_same_v<decltype("ab"),const char(&)[3]>,(int)std::is_same_v<decltype(nullptr),std::nullptr_t>);
}

static void case_d14() {
  std::pair<int,double> p(1,2);
  const auto& q=p;
  printf("%d %d %d\n",(int)std::is_same_v<decltype(p.first),int>,(int)std::is_same_v<decltype((p.first)),int&>,(int)std::is_same_v<decltype((q.second)),const double&>);
}

static void case_d15() {
  int x=3;
  auto& y=x;
  const auto& z=x;
  auto&& w=x;
  auto&& v=4;
  printf("%d %d %d %d\n",(int)std::is_same_v<decltype(y),int&>,(int)std::is_same_v<decltype(z),const int&>,(int)std::is_same_v<decltype(w),int&>,(int)std::is_same_v<decltype(v),int&&>);
}

static void case_d16() {
  std::map<int,int> m;
  printf("%d %d\n",(int)std::is_same_v<decltype(m[1]),int&>,(int)m.size());
  int*p=nullptr;
  printf("%d\n",(int)sizeof(*p));
  printf("%d\n",(int)sizeof(p[3]));
}


int main() {
  case_d1();
  case_d2();
  case_d3();
  case_d4();
  case_d5();
  case_d6();
  case_d7();
  case_d8();
  case_d9();
  case_d10();
  case_d12();
  case_d13();
  case_d14();
  case_d15();
  case_d16();
}
