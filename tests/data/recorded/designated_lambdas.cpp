// Designators in front of lambdas name the member that these are for.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <functional>
#include <vector>
struct O{ std::function<int(int)> pre; std::function<int(int)> post; int n=1; };
struct P{ int a=1,b=2; int (*f)(int)=nullptr; };
int k=3;

int main() {
  std::printf("\n0: "); { O o{.post=[](int x){return x+1;}}; printf("%d%d",!o.pre,!!o.post); }
  std::printf("\n1: "); { O o{.post=[&](int x){return x+1;},.n=4}; printf("%d%d%d",!o.pre,!!o.post,o.n); }
  std::printf("\n2: "); { P p{.f=[](int x){return x*2;}}; printf("%d%d",p.a,p.f(3)); }
  std::printf("\n3: "); { P p{.b=[]{return 5;}()}; printf("%d%d",p.a,p.b); }
  std::printf("\n4: "); { P p={.b=(k),.f=[](int x){return x;}}; printf("%d%d%d",p.a,p.b,p.f(1)); }
  std::printf("\n5: "); { auto f=[](P p){return p.a*10+p.b;}; printf("%d",f({.b=[]{return 4;}()})); }
  std::printf("\n6: "); { O o; o={.post=[](int x){return x;}}; printf("%d%d",!!o.pre,!!o.post); std::vector<O> v; v.push_back({.post=[](int x){return x;}}); printf("%d%d",!!v[0].pre,!!v[0].post); O a[2]={{.pre=[](int x){return x;}},{.post=[](int x){return x;}}}; printf("%d%d",!!a[1].pre,!!a[1].post); }
  std::printf("\n");
}
