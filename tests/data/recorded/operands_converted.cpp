// An operand is converted or copied where it is evaluated, from the last one on.
#include <cstdio>
#include <utility>
struct T { int v; T(int v=0):v(v){ printf("c%d ",v);} T(T const& o):v(o.v){printf("C%d ",v);} T(T&& o):v(o.v){o.v=-1;printf("M%d ",v);} ~T(){printf("~%d ",v);} 
  T operator-(T o) const { printf("m- "); return T(v-o.v); } T operator&(T const& o) const { printf("m& "); return T(v&o.v); } bool operator<(T o) const { return v<o.v; } T operator()(T a, T b) { printf("() "); return T(a.v+b.v); } T operator[](T i) { printf("[] "); return T(v+i.v); } T& operator+=(T o) { printf("+= "); v+=o.v; return *this; } T& operator-=(T const& o) { v-=o.v; return *this; } T& operator=(T const&) = default; };
T operator*(T a, T b) { printf("* "); return T(a.v*b.v); }
T operator+(T const& a, T const& b) { printf("+ "); return T(a.v+b.v); }
T operator/(T a, T const& b) { printf("/ "); return T(a.v/b.v); }
T operator%(T const& a, T b) { printf("%% "); return T(a.v%b.v); }
bool operator==(T a, T b) { printf("== "); return a.v==b.v; }
T operator^(T a, int b) { return T(a.v^b); }
int f(int i) { printf("f%d ", i); return i; }
T g(int i) { printf("g%d ", i); return T(i); }
struct S { S& operator<<(T t) { printf("<<%d ", t.v); return *this; } }; S& operator>>(S& s, T t) { printf(">>%d ", t.v); return s; }
#define L(...) printf("%-20s", #__VA_ARGS__); __VA_ARGS__; puts("")
int main() {
 T a(8), b(2), c(1);
 L(a*b); L(a*a*a); L(T(1)*2); L(2*T(1)); L(f(2)*T(1)); L(T(1)*f(2)); L(g(1)*g(2)); L(a*f(2)); L(f(2)*a); L(a*g(1)); L(g(1)*a);
 L(a+b); L(a+1+2); L(1+a); L(f(1)+a); L(a+f(1)); L(g(1)+f(2)); L(f(2)+g(1)); L(a+b*c); L((a+b)*c); L(a*b+c*c);
 L(a/b); L(a/2); L(2/a); L(f(20)/g(2)); L(a%b); L(a%2); L(9%a); L(f(20)%f(3)*a); L(g(20)/f(3));
 L(a-b); L(a-1); L(g(1)-f(2)); L(a-b-c); L(a&3); L(a-g(1)-f(2)); 
 L((void)(a==b)); L((void)(a==1)); L((void)(1==a)); L((void)(f(1)==g(1))); L((void)(a<b)); L((void)(g(1)<f(2)));
 L(a(b,c)); L(a(1,2)); L(a(f(1),g(2))); L(a[b]); L(a[f(2)]); L(g(1)[f(2)]); L(a[b*c]);
 L(a+=b); L(a+=f(1)); L(a+=b*c); L(g(1)+=f(2)); L(a-=f(1)); L(a = f(1)); L(a=b*c); L(a^2); L(b*c^1);
 S s; L(s<<a<<b); L(s<<f(1)<<f(2)); L(s>>a>>f(2)); L(s<<a*b<<c); L(s << 1 << a);
 L(-1*a*b); L(a*b*2*c);
 puts("end");
}
