// Arrays are made where memory is.
#include <cstdio>
#include <new>
#include <cstdlib>
#include <cstring>
struct S{ int a; S():a(4){printf("S ");} ~S(){printf("~S%d ",a);} };
int main(){ alignas(16) unsigned char buf[256]; int* p=new(buf) int[4]{}; for(int i=0;i<4;++i) printf("%d ",p[i]); int*q=new(buf) int[3]{1,2}; printf("%d %d %d\n",q[0],q[1],q[2]); S* s=new(buf) S[3]; printf("\n"); for(int i=0;i<3;++i){ s[i].a=i; } for(int i=0;i<3;++i) s[i].~S(); puts("");
 void* m=malloc(sizeof(S)*2); S* t=static_cast<S*>(m); for(int i=0;i<2;++i) new(t+i) S; for(int i=0;i<2;++i) t[i].~S(); free(m); puts(""); double* d=new(buf) double(2.5); printf("%g\n",*d); }
