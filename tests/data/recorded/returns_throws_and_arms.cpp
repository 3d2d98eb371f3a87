// How often returns, throws and arms of conditionals copy and move.
#include <algorithm>
#include <any>
#include <array>
#include <cstdio>
#include <deque>
#include <functional>
#include <iostream>
#include <list>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <variant>
#include <vector>
using namespace std;
int i=0; int s(int k){printf("s%d ",k);return k;}
struct A{ int v; A(int v):v(v){printf("+%d ",v);} A(A const&o):v(o.v){printf("k%d ",v);} A(A&&o):v(o.v){printf("m%d ",v);o.v=-1;} ~A(){printf("-%d ",v);} A operator-(A const&o)const{return A(v-o.v);} bool operator<(A const&o)const{return v<o.v;} A& operator+=(A const&o){v+=o.v;return *this;} A& operator=(A const&o){v=o.v;printf("= ");return *this;} int operator[](A const&o){return o.v;} void meth(A a,A b){printf("meth ");} };
A operator+(A const&a,A const&b){return A(a.v+b.v);} bool operator==(A const&a,A const&b){return a.v==b.v;} bool operator&&(A const&a,A const&b){return true;}
A operator*(A a,A b){printf("mul ");return a.v+b.v;} ostream&operator<<(ostream&o,A const&a){return o<<a.v<<flush;} A operator|(A const&a,A const&b){printf("or ");return A(9);} A operator<<(A const&a,A const&b){return A(9);}

namespace params3 {
int f(A a,const A&b,A&&c,int d){printf("f ");return 0;}
A ret(A a){return a;} A ret2(bool b){A x(1),y(2); if(b) return x; return y;} A ret3(A& r){return r;} A ret4(bool b){A x(1),y(2); return b?x:y;} A ret5(){return A(5);} A ret6(){A x(6); return std::move(x);} A ret7(){ const A x(7); return x;} A ret8(){ A x(8); {return x;} } A ret9(bool b){ if(b){A x(9); return x;} A y(10); return y; } struct W{A a; A g(){return a;} A h()&&{return std::move(a);}}; A retw(){W w{A(3)}; return w.a;} pair<A,A> rp(){A a(1); return {a,A(2)};} optional<A> ro(){A a(1); return a;} A rt(){ try{A a(1); throw a;}catch(A&e){return e;} }
void run() {
A x(1); f(x,x,A(2),s(3)); printf("\n"); A r=ret(x); printf("\n"); A r1=ret(A(2)); printf("\n"); A r2=ret2(true); printf("\n"); A r3=ret2(false); printf("\n"); A q=ret3(x); printf("\n"); A w=ret4(true); printf("\n"); A z=ret5(); printf("\n"); A t=ret6(); printf("\n"); A u=ret7(); printf("\n"); A v=ret8(); printf("\n"); A v9=ret9(true); printf("\n"); A v10=ret9(false); printf("\n"); ret5(); printf("\n"); W ww{A(4)}; A g=ww.g(); printf("\n"); A h=W{A(5)}.h(); printf("\n"); A h2=retw(); printf("\n"); auto p=rp(); printf("\n"); auto o=ro(); printf("\n"); A c=rt(); printf("\n");
}
}

namespace ternary {

void run() {
A x(1),y(2); bool b=true; A z=b?x:y; printf("\n"); A w=b?A(3):y; printf("\n"); A v=b?x:A(4); printf("\n"); A const& r=b?x:y; printf("\n"); A u=b?A(5):A(6); printf("\n"); A t=b?std::move(x):y; printf("\n"); A q=b?std::move(x):std::move(y); printf("\n"); A&& rr=b?A(7):A(8); printf("\n"); (b?x:y)=A(9); printf("\n"); A p=(b,A(3)); printf("\n"); A oo=(A(1),A(2)); printf("\n");
}
}

namespace throwcatch {

void run() {
try{throw A(1);}catch(A a){printf("c ");} printf("\n"); try{throw A(1);}catch(A& a){printf("c ");} printf("\n"); try{A x(2);throw x;}catch(A const& a){printf("c ");} printf("\n"); try{ try{throw A(3);}catch(A& a){a.v=4; throw;} }catch(A& a){printf("c%d ",a.v);} printf("\n"); try{ try{throw A(3);}catch(A& a){ throw A(5);} }catch(A a){printf("c%d ",a.v);} printf("\n"); try{A x(1),y(2); A*p=new A(3); delete p; throw 1;}catch(int){printf("i ");} printf("\n"); struct M{A a{1};A b{2}; M(){throw 3;}}; try{M m;}catch(int){printf("i");} printf("\n"); try{A a[3]={1,2,3}; throw 1;}catch(...){} printf("\n");
}
}

int main() {
  puts("params3"); params3::run(); cout << flush; puts("");
  puts("ternary"); ternary::run(); cout << flush; puts("");
  puts("throwcatch"); throwcatch::run(); cout << flush; puts("");
}
