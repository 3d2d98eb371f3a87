// Traits of the standard library are classes of their own, derived from constants.
#include <type_traits>
#include <iostream>
#include <string>
#include <tuple>
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
template<class T,class U> struct D: std::conditional_t<bool(T::value),U,T>{};
template<class T> struct E: std::bool_constant<bool(T::value)>{};
template<bool b> int f(){ return b; }
template<class T> int g(){ return f<bool(T::value)>()+2*f<!bool(T::value)>(); }
template<class T> struct Of{}; struct Derived:Of<int>{};
template<class T> struct K { static int s(){return 0;} };
template<class T> struct K<Of<T>> { static int s(){return 1;} };
template<class T> struct K<Of<T> const&> { static int s(){return 2;} };
template<class T> struct which { static const char* s(){ return "other"; } };
template<> struct which<std::true_type> { static const char* s(){ return "true_type"; } };
template<> struct which<std::false_type> { static const char* s(){ return "false_type"; } };
template<class A,class B> struct which<std::is_same<A,B>> { static const char* s(){ return "is_same"; } };
void f(std::true_type){ std::cout<<"T\n"; }
void f(std::false_type){ std::cout<<"F\n"; }
template<class T> void g(T){ std::cout<<n<T>()<<"\n"; }
template<bool b> void h(std::integral_constant<bool,b>){ std::cout<<"h"<<b<<"\n"; }
template<class T> struct my : std::is_integral<T> {};
template<class T> struct my2 : std::integral_constant<bool, std::is_integral<T>::value> {};
template<class T> using my3 = typename std::is_integral<T>::type;
int main(){
  std::cout<<std::is_same_v<std::is_same<int,int>,std::true_type><<std::is_base_of_v<std::true_type,std::is_same<int,int>><<std::is_base_of_v<std::false_type,std::is_same<int,int>><<"\n";
  std::cout<<std::is_same_v<std::is_same<int,int>::type,std::true_type><<"\n";
  std::cout<<which<std::is_same<int,int>>::s()<<which<std::is_same<int,int>::type>::s()<<which<std::is_same<int,long>::type>::s()<<which<std::is_integral<int>>::s()<<"\n";
  f(std::is_same<int,int>{}); f(std::is_same<int,long>()); f(std::is_integral<int>{}); f(my<int>{}); f(my2<double>{}); f(my3<int>{});
  g(std::is_same<int,int>{}); g(std::is_integral<int>{}); g(std::is_integral<int>::type{}); g(my<int>{}); g(std::is_floating_point<double>{});
  h(std::is_same<int,int>{}); h(std::is_pointer<int>{}); h(my<int>{});
  auto x = std::is_same<int,int>{}; std::cout<<x<<x()<<x.value<<sizeof(x)<<"\n";
  if constexpr(std::is_same<int,int>{}) std::cout<<"yes\n";
  std::cout<<n<std::is_same<int,int>::value_type>()<<"\n";
  std::cout<<std::is_same_v<decltype(x),std::is_same<int,int>><<std::is_same_v<decltype(x),std::is_same<long,long>><<"\n";
  std::true_type t = std::is_same<int,int>{}; std::cout<<t<<"\n";
  std::cout<<std::is_base_of_v<std::is_same<int,int>,std::conjunction<std::true_type,std::is_same<int,int>>><<"\n";
  std::cout<<std::is_base_of_v<std::true_type,std::negation<std::is_same<int,long>>><<std::is_same_v<std::negation<std::is_same<int,long>>,std::true_type><<"\n";
  std::cout<<std::conditional_t<std::is_same<int,int>{},std::true_type,std::false_type>::value<<"\n";
  std::tuple<std::is_same<int,int>,std::is_integral<double>> tt; std::cout<<std::get<0>(tt)<<std::get<1>(tt)<<"\n";
  std::cout<<std::is_base_of_v<std::integral_constant<std::size_t,2>,std::tuple_size<std::tuple<int,int>>><<"\n";
  std::cout<<n<std::rank<int[3]>::type>()<<n<std::extent<int[3]>::type>()<<n<std::alignment_of<int>::type>()<<"\n";
  std::cout<<std::is_same_v<std::bool_constant<true>,std::true_type><<"\n";
  std::cout<<E<std::true_type>::value<<E<std::false_type>::value<<g<std::true_type>();
std::cout<<D<std::true_type,std::is_same<int,int>>::value<<D<std::false_type,std::is_same<int,int>>::value<<std::is_same_v<std::conditional_t<bool(std::true_type::value),int,long>,int><<std::is_same_v<std::conditional_t<bool(1),int,long>,int>
<<std::is_same_v<std::conditional<bool(1),int,long>::type,int>
<<std::is_same_v<std::conditional_t<int(3)==3,int,long>,int>
<<std::is_base_of_v<std::is_same<int,int>,D<std::true_type,std::is_same<int,int>>>
<<"\n"; 
  std::cout<<K<Derived>::s()<<K<Of<int>>::s()<<K<Derived const&>::s()<<"\n"; 
}
