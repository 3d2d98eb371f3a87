// Arrays of numbers whose own braces name elements before, and pointers to what is defined later.
#include <cstdio>
extern int ei; int* pe = &ei; int ei = 5;
struct Node { Node* next; int v; };
extern Node n2; Node n1{&n2,1}; Node n2{&n1,2};
extern const int K; int arr[3] = {1,2,3}; const int K = 7;
int main(){
  int ia[3] = {1, ia[0] + 1}; printf("%d %d %d\n", ia[0], ia[1], ia[2]);
  int ib[4] = {2, ib[0]*2, ib[1]*2, ib[2]*2}; printf("%d %d\n", ib[2], ib[3]);
  printf("%d %d %d\n", *pe, n1.next->v, n2.next->v);
  int m[2][2] = {{1, m[0][0]+1},{m[0][1]+1, m[1][0]+1}}; printf("%d %d %d\n", m[0][1], m[1][0], m[1][1]);
  int n = 0; int q[3] = {n++, n++, q[0]+q[1]+n}; printf("%d %d\n", q[1], q[2]);
  float fa[2] = {1.5f, fa[0]*2}; printf("%g\n", fa[1]);
}
