#include <cstdio>
#include <algorithm>
#include <vector>
int main(){ int a[3]={1,2,3}; int b[3]; std::transform(a,a+3,b,[](int i){return i+1;}); std::printf("%d\n",b[2]); std::vector<int> v(3); std::transform(a,a+3,v.begin(),[](int i){return i+1;}); std::transform(a,a+3,a,b,[](int i,int j){return i+j;}); std::printf("%d\n",b[2]); 
 struct P{ int x; P& operator=(int i){ x=i*10; return *this;} }; std::vector<P> p(3); std::transform(a,a+3,p.begin(),[](int i){return i+1;}); std::printf("%d\n",p[2].x); std::for_each(a,a+3,[](int i){std::printf("%d ",i);}); }
