// What decltype says of members at pointers.
#include <string>
#include <type_traits>
template<class T> struct N { static std::string s(){ return "?"; } };
#define TN_(T) template<> struct N<T> { static std::string s(){ return #T; } };
TN_(int) TN_(bool) TN_(char) TN_(double) TN_(float) TN_(unsigned) TN_(long) TN_(unsigned long) TN_(void) TN_(long double) TN_(short) TN_(unsigned char) TN_(long long) TN_(signed char) TN_(unsigned short)
template<class T> struct N<T const> { static std::string s(){ return N<T>::s()+" const"; } };
template<class T> struct N<T*> { static std::string s(){ return N<T>::s()+"*"; } };
template<class T> struct N<T* const> { static std::string s(){ return N<T>::s()+"* const"; } };
template<class T> struct N<T&> { static std::string s(){ return N<T>::s()+"&"; } };
template<class T> struct N<T&&> { static std::string s(){ return N<T>::s()+"&&"; } };
template<class T, std::size_t n> struct N<T[n]> { static std::string s(){ return N<T>::s()+"["+std::to_string(n)+"]"; } };
template<class T, T v> struct N<std::integral_constant<T,v>> { static std::string s(){ return "std::ic<"+N<T>::s()+","+std::to_string((long)v)+">"; } };
template<class T> std::string n(){ return N<T>::s()+" "; }
#include <type_traits>
#include <iostream>
struct S { int x; const double y=1; int& r; int f(char){return 1;} };
int main(){
  int v=0; S a{1,2.,v}; const S ca{1,2.,v}; S* s=&a; const S* cs=&a;
  int S::*p=&S::x; const double S::*py=&S::y; int (S::*pf)(char)=&S::f;
  std::cout<<n<decltype(a.*p)>()<<n<decltype((a.*p))>()<<n<decltype(ca.*p)>()<<n<decltype(s->*p)>()<<n<decltype(cs->*p)>()<<n<decltype((s->*p))>()<<n<decltype(s->*py)>()<<"\n";
  std::cout<<n<decltype(std::move(a).*p)>()<<n<decltype(S{1,2.,v}.*p)>()<<n<decltype((a.*pf)('c'))>()<<"\n";
  std::cout<<n<decltype(a.x)>()<<n<decltype((a.x))>()<<n<decltype((ca.x))>()<<n<decltype(a.r)>()<<n<decltype((ca.r))>()<<n<decltype((ca.y))>()<<"\n";
  std::cout<<n<decltype(&S::x)>()<<n<decltype(p)>()<<n<decltype(&S::f)>()<<"\n";
}
