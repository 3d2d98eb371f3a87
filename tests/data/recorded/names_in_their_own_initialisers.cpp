// A variable is in sight in its own initialiser, where only its type is asked for.
#include <cstdio>
#include <cstdlib>
#include <iostream>

struct N {
  N*n;
  int v;
};

static void case_v3() {
  int *p=(int*)malloc(4*sizeof(*p));
  p[0]=4;
  std::cout<<p[0];
  int n=sizeof(n);
  std::cout<<n<<"\n";
}

static void case_m9() {
  N a{&a,3};
  printf("%d\n",a.n->v);
}


int main() {
  case_v3();
  case_m9();
}
