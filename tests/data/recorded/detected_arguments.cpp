// Which arguments a function takes, asked in templates: pointers, numbers, containers and classes that convert.
#include <cstdio>
#include <type_traits>
#include <utility>
#include <vector>
#include <string>
struct Cv{ operator int() const {return 1;} }; struct Pv{ operator int*() const {return nullptr;} };
void fi(int); void fp(int*); void fs(std::string); void fl(long); void fb(bool); void fv(void*); void fci(const int*);
#define T(n,f) template<class T> auto n(T t,int)->decltype(f(t),1){return 1;} template<class T> int n(T,...){return 0;}
T(a1,fi) T(a2,fp) T(a3,fs) T(a4,fb) T(a5,fv)
#define D(n,f) template<class T,class=void> struct n{static const int v=0;}; template<class T> struct n<T,std::void_t<decltype(f(std::declval<T>()))>>{static const int v=1;};
D(d1,fi) D(d2,fp) D(d3,fs) D(d4,fb) D(d5,fv)
template<class X> void row(X x){ printf("%d%d%d%d%d %d%d%d%d%d\n",a1(x,0),a2(x,0),a3(x,0),a4(x,0),a5(x,0),d1<X>::v,d2<X>::v,d3<X>::v,d4<X>::v,d5<X>::v); }
struct Em{}; enum En{e1}; enum class Ec{c1};
int main(){ row(1); row(1.5); row(std::vector<int>{}); row(Cv{}); row(Pv{}); row((int*)0); row((const int*)0); row((char*)0); row("x"); row(std::string{}); row('c'); row(true); row(Em{}); row(e1); row(Ec::c1); row((void*)0); }
