// Each operation of long double is rounded once.
#include <cstdio>
#include <cmath>
unsigned long long st=88172645463325252ull;
unsigned long long rnd(){ st^=st<<13; st^=st>>7; st^=st<<17; return st; }
long double one(){ long double x=(long double)(long long)rnd(); int k=rnd()%7; for(int i=0;i<k;i++) x/=(long double)(rnd()|1); int e=rnd()%40; for(int i=0;i<e;i++) x*= (e&1)?2.0L:0.5L; return x; }
int main(){
  for(int i=0;i<60;i++){ long double a=one(), b=one();
    if(i%5==0) b=-a+a*1e-18L; if(i%7==0) b=a;
    std::printf("%.21Lg %.21Lg %.20Le %.21Lg %.21Lg %.21Lg %d%d%d\n",a+b,a-b,a*b,a/b,std::sqrt(std::fabs(a)),(long double)(double)a-a,a<b,a==b,a>=-b);
    float f=a; double d=b; std::printf("%.9g %.17g %lld %llu %.3Lf %.12Lg %.30Lf\n",f,d,(long long)0+(long long)(std::fabs(b)<1e18L?b:0),(unsigned long long)(std::fabs(a)<1e19L?std::fabs(a):0),std::fabs(a)<1e25L?a:0.0L,b,std::fabs(a)<1e25L?a:0.0L);
    long double k=b; while(std::fabs(k)>1e15L) k/=16; b=k; std::printf("%.0Lf %.0Lf %.0Lf %.0Lf\n",std::floor(b/7.0L),std::ceil(b/1e14L),std::trunc(b/3e14L),std::round(b/1e16L));
  }
}
