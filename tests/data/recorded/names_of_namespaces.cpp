// Namespaces by other names, inline ones, and rows of an array by names.
#include <cstdio>

namespace ns {
  namespace deep {
    int value=3;
    struct T {
      int a=4;
    };
    int f() {
      return 5;
    }
  }
}
namespace lib {
  inline namespace v2 {
    int f() {
      return 2;
    }
    struct S{};
  }
  namespace v1 {
    int f() {
      return 1;
    }
  }
}
namespace al=lib::v1;

static void case_m1() {
  namespace q = ns::deep;
  q::value=7;
  q::T t;
  printf("%d %d %d\n",q::value,t.a,q::f());
  {
    using namespace q;
    printf("%d\n",value);
  }
}

static void case_m2() {
  printf("%d %d %d %d\n",lib::f(),lib::v2::f(),lib::v1::f(),al::f());
  lib::S s;
  lib::v2::S* p=&s;
  (void)p;
}

static void case_m3() {
  int m[2][3]={{1,2,3},{4,5,6}};
  auto& [r0,r1]=m;
  r0[1]=9;
  printf("%d %d\n",m[0][1],r1[2]);
  int k[2]={1,2};
  auto [a,b]=k;
  a=5;
  printf("%d %d\n",k[0],b);
  for(auto&[u,v,w]:m) printf("%d ",u+v+w);
  printf("\n");
}

static void case_t2() {
  int k[2]={1,2};
  auto [a,b]=k;
  a=5;
  printf("%d %d\n",k[0],b);
}


int main() {
  case_m1();
  case_m2();
  case_m3();
  case_t2();
}
