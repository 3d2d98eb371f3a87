// A long double has 64 digits in binary.
#include <iostream>
#include <cstdio>
#include <cmath>
#include <iomanip>
#include <vector>
#include <algorithm>
#include <numeric>
struct S { long double a; int b; long double c[3]; };
template<class T> T half(T x){ return x/2; }
int main(){
  long double a=0.1L, b=0.2L; long double s=0; for(int i=0;i<10;i++) s+=a;
  std::cout<<(s==1.0L)<<" "<<(a+b==0.3L)<<" "<<(double)s<<"\n";
  std::printf("%.20Lf %Lg %Le %.3Lf %.30Lg %.0Lf %.1Lf\n",a,b,s,s,s,2.5L,0.25L);
  std::cout<<std::setprecision(25)<<a<<" "<<s<<" "<<sqrtl(2.0L)<<" "<<std::sqrt(3.0L)<<" "<<sizeof(a)<<"\n";
  long double x=1; for(int i=1;i<=30;i++) x*=i; std::cout<<x<<" "<<std::fixed<<std::setprecision(0)<<x<<"\n";
  unsigned long long m=(unsigned long long)((long double)(1ull<<63)+1.0L); std::cout<<m<<"\n";
  std::cout<<(long long)(9007199254740993.0L)<<" "<<(long long)(-9007199254740993.5L)<<" "<<(int)3.99L<<" "<<(int)(unsigned char)200.7L<<"\n";
  std::cout<<std::scientific<<std::setprecision(18)<<1.0L/3<<" "<<2.0L/3<<" "<<-1.0L/7<<" "<<1e20L/3<<" "<<1e-20L/3<<"\n";
  std::vector<long double> v{1.1L,2.2L,3.3L,4.4L,0.1L}; std::sort(v.begin(),v.end()); long double t=std::accumulate(v.begin(),v.end(),0.0L);
  std::cout<<t<<" "<<v[0]<<" "<<v[4]<<"\n";
  S q{1.0L/3,2,{0.1L,0.2L,0.3L}}; S r=q; r.c[1]+=r.a; std::cout<<r.c[1]<<" "<<q.c[1]<<" "<<q.a<<"\n";
  long double arr[4]={1.0L/3,2.0L/3}; long double* p=arr; p[2]=p[0]*p[1]; std::cout<<p[2]<<" "<<arr[3]<<" "<<*(p+1)<<"\n";
  double d=1.0L/3; float f=1.0L/3; std::cout<<d<<" "<<f<<" "<<(1.0L/3==1.0/3)<<(1.0/3<1.0L/3)<<(0.5L==0.5)<<"\n";
  long double pi=3.14159265358979323846264338327950288L; std::cout<<pi<<" "<<pi*pi<<" "<<std::floor(pi)<<" "<<std::fabs(-pi)<<" "<<std::ceil(pi)<<" "<<std::round(2.5L)<<"\n";
  std::cout<<half(0.1L)<<" "<<0.1L-0.1<<" "<<0.1f*1.0L<<"\n";
  long double e=1; while(1+e/2!=1) e/=2; std::cout<<e<<"\n";
  long double h=0; for(int i=1;i<=1000;i++) h+=1.0L/i; std::cout<<h<<" "<<h*1000000007<<" "<<(h>7.4854708605503449126L)<<"\n";
  std::cout<<std::defaultfloat<<std::setprecision(6)<<pi<<" "<<1e10L<<" "<<1e-7L<<" "<<123456789.0L<<" "<<0.0L<<" "<<-0.0L<<" "<<1/0.0L<<"\n";
  std::cout<<std::to_string(pi)<<" "<<9.9999999999999999999L<<" "<<std::setprecision(17)<<9.99999999999999999L<<" "<<std::setprecision(19)<<0.999999999999999999L<<"\n";
  unsigned long long big=18446744073709551615ull; long double lb=big; std::cout<<std::setprecision(22)<<lb<<" "<<lb+1<<" "<<(unsigned long long)lb<<" "<<(long double)(long long)-9223372036854775807LL<<"\n";
  a++; --b; a*=3; b=-b; std::cout<<a<<" "<<b<<" "<<(a<b)<<(a>b)<<(a<=b)<<(-a<b)<<"\n";
  std::cout<<std::max(0.1L,0.2L)<<" "<<std::min<long double>(a,1)<<" "<<(true?0.1L:1)<<" "<<(0.1L?1:0)<<"\n";
  const long double c0=0.7L; auto lam=[&](long double z){return z*c0;}; std::cout<<lam(0.3L)<<"\n";
  std::printf("%Lf %10.4Lf|%-12.2Le|%+Lg\n",pi,pi,pi,pi);
}
