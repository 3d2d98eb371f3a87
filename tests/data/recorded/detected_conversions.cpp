// Conversions and members that are detected by overloads with an ellipsis, on null pointers and functions without bodies.
#include <cstdio>
#include <type_traits>
struct B{}; struct D:B{}; struct Z{}; struct PD: private B{};
template<class Base,class Der> struct conv{ static std::true_type t(Base*); static std::false_type t(...); static const bool v=decltype(t((Der*)0))::value; static char c(const Base&); static int c(...); static Der mk(); static const bool w=sizeof(c(mk()))==1; };
template<class T> struct has_begin{ template<class U> static auto f(U*u)->decltype(u->begin(),std::true_type{}); static std::false_type f(...); static const bool v=decltype(f((T*)0))::value; };
struct HB{int*begin();};
template<class T,class U> struct isc{ static char test(U); static int test(...); static T make(); enum{v=sizeof(test(make()))==sizeof(char)}; };
struct FromInt{FromInt(int);}; struct Exp{explicit Exp(int);};
int main(){ printf("%d %d %d %d\n",conv<B,D>::v,conv<D,B>::v,conv<B,Z>::v,conv<B,B>::v); printf("%d %d %d\n",conv<B,D>::w,conv<D,B>::w,conv<B,Z>::w); printf("%d %d\n",has_begin<HB>::v,has_begin<B>::v);
 printf("%d %d %d %d %d %d %d\n",isc<int,double>::v,isc<int,char*>::v,isc<D*,B*>::v,isc<B*,D*>::v,isc<int,FromInt>::v,isc<int,Exp>::v,isc<double,FromInt>::v); }
