// Operators of the language for enumerations are exact, and a `switch` asks none of the program.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <compare>
#include <vector>
#include <algorithm>
enum class Q{a,b}; auto operator<=>(Q x,Q y){puts("q");return (int)y<=>(int)x;}
enum R{r0,r1,r2}; bool operator==(R x,R y){puts("R=="); return (int)x==(int)y;} bool operator<(R x,int y){puts("R<i"); return (int)x<y;}
enum class S{a,b,c}; bool operator<(const S& x,const S& y){puts("S<"); return (int)x>(int)y;}
enum U{u0,u1}; bool operator<(const U& x,const U& y){puts("U<"); return (int)x>(int)y;} bool operator!=(U,U){puts("U!=");return true;}
enum class V{a,b,c}; template<class T> bool operator>(T x,T y){puts("t>"); return (int)x<(int)y;} 
enum class W{a,b}; bool operator==(W x,int y){puts("W=i");return (int)x==y;} bool operator<(W x,int y){puts("W<i");return (int)x<y;}
enum class X:unsigned{a,b}; std::strong_ordering operator<=>(X x,int y){puts("X<=>");return (int)x<=>y;} bool operator==(X x,int y){puts("X==");return (int)x==y;}
enum Y{y0,y1}; int operator+(Y,Y){puts("Y+");return 5;} int operator|(Y,Y){puts("Y|"); return 6;} Y operator&(Y,int){puts("Y&"); return y1;}
enum class Z{a,b}; bool operator!=(Z,Z){puts("Z!=");return true;} bool operator<=(Z,Z){puts("Z<=");return true;}

int main() {
  std::printf("\n0: "); { printf("%d%d%d%d",Q::a<Q::b,Q::a>Q::b,Q::a==Q::b,Q::a<=Q::b); printf("%d",(Q::a<=>Q::b)<0); }
  std::printf("\n1: "); { const Q q=Q::a; Q p=Q::b; printf("%d%d%d",q<p,p>=q,q!=p); printf("%d",(q<=>p)<0); }
  std::printf("\n2: "); { printf("%d%d%d",r0==r0,r0!=r1,r0==r1); }
  std::printf("\n3: "); { printf("%d%d%d",r0<r1,r0<1,1<r0); }
  std::printf("\n4: "); { printf("%d%d",V::a>V::b,V::a<V::b); printf("%d",1>2); V v=V::c; printf("%d",v>V::a); }
  std::printf("\n5: "); { std::vector<R> v{r1,r0},w{r1,r0}; printf("%d%d",v==w,v!=w); }
  std::printf("\n6: "); { std::pair<Q,int> a{Q::a,1},b{Q::b,0}; printf("%d%d",a<b,a==b); }
  std::printf("\n");
}
