// A class may have the name of a parameter of a template of the library.
#include <cstdio>
#include <vector>
#include <numeric>
struct T { int v; T(int v=0):v(v){printf("T%d ",v);} T(T const&o):v(o.v){printf("c ");} };
int main(){ std::vector<T> v(2); printf("%d ", std::accumulate(v.begin(),v.end(),0,[](int s,T const&t){return s+t.v;})); int a[]={1,2}; printf("%d\n", std::accumulate(a,a+2,0)); printf("%d\n", std::accumulate(a,a+2,0,[](int a,int b){return a+b;})); }
