// Operands that are converted, where operators of the symbol take different classes.
#include <cstdio>
struct A { int v; A(int x):v(x){ std::printf("A%d ",x);} A(const A&o):v(o.v){std::printf("Ac%d ",v);} };
struct B { int v; B(int x):v(x){ std::printf("B%d ",x);} B(const B&o):v(o.v){std::printf("Bc%d ",v);} };
int operator+(A a, A b){ return a.v+b.v; } int operator+(B a, B b){return a.v*b.v;}
int operator-(const A& a, const A& b){ return a.v-b.v; } int operator-(const B& a, const B& b){return a.v*b.v;}
int n(){ std::printf("n "); return 7; } A ma(int x){ std::printf("ma "); return A(x);} B mb(int x){ std::printf("mb "); return B(x);}
int main(){ A a(1); B b(2); std::printf("\n");
  int r = ma(1)+n(); std::printf("= %d\n", r); r = mb(1)+n(); std::printf("= %d\n", r); r = ma(2)-n(); std::printf("= %d\n", r); r = mb(2)-n(); std::printf("= %d\n", r);
  r = a + n(); std::printf("= %d\n", r); r = b + n(); std::printf("= %d\n", r); r = n() + b; std::printf("= %d\n", r); r = n() - ma(3); std::printf("= %d\n", r);
  r = ma(1) + a; std::printf("= %d\n", r); r = mb(1) + b; std::printf("= %d\n", r); r = ma(1) + ma(2); std::printf("= %d\n", r); }
