// Types of calls whose results are deduced, and calls of templates alone.
#include <iostream>
#include <string>
#include <type_traits>
#include <vector>


namespace dt2 {
int h(int){return 1;} template<class T=char> int h(T){return 2;} template<class T> int j(T){return 3;} int j(int){return 4;}
void test(){ std::cout<<h<>(5)<<h(5)<<h('a')<<j<>(5)<<j(5)<<j<int>(5)<<j('c')<<'\n'; }
}

namespace dt3 {
struct A{int foo; void bar(){}}; struct B{};
template<class T,class=void> struct has_foo:std::false_type{}; template<class T> struct has_foo<T,std::void_t<decltype(&T::foo)>>:std::true_type{};
template<class T,class=void> struct has_bar:std::false_type{}; template<class T> struct has_bar<T,std::void_t<decltype(std::declval<T>().bar())>>:std::true_type{};
template<class T> auto test_baz(int)->decltype(std::declval<T&>().baz(),std::true_type{}); template<class T> std::false_type test_baz(...);
template<class T> using has_baz=decltype(test_baz<T>(0));
template<template<class...> class Op,class V,class... Args> struct detector:std::false_type{}; template<template<class...> class Op,class... Args> struct detector<Op,std::void_t<Op<Args...>>,Args...>:std::true_type{};
template<class T> using size_op=decltype(std::declval<T const&>().size()); template<class T,class U> using plus_op=decltype(std::declval<T>()+std::declval<U>()); template<class T> using eq_op=decltype(std::declval<T>()==std::declval<T>());
void test(){ std::cout<<has_foo<A>::value<<has_foo<B>::value<<has_bar<A>::value<<has_bar<B>::value<<has_bar<int>::value<<has_baz<A>::value<<detector<size_op,void,std::string>::value<<detector<size_op,void,int>::value<<detector<plus_op,void,int,double>::value<<detector<plus_op,void,A,int>::value<<detector<plus_op,void,std::string,const char*>::value<<detector<eq_op,void,A>::value<<detector<eq_op,void,std::vector<int>>::value<<'\n'; }
}

namespace dt4 {
template<class T> auto len(T const&t)->decltype(t.size()){ return t.size(); } template<class T,size_t N> size_t len(T const(&)[N]){ return N; } 
template<class T> std::enable_if_t<std::is_integral_v<T>,int> kind(T){return 1;} template<class T> std::enable_if_t<std::is_floating_point_v<T>,int> kind(T){return 2;} template<class T,std::enable_if_t<std::is_pointer_v<T>,int> =0> int kind(T){return 3;}
template<class T> auto it(T&t,int)->decltype(t.begin(),void(),1){return 1;} template<class T> int it(T&,long){return 0;}
struct I{ using iterator=int; }; template<class T,class=typename T::iterator> int hi(int){return 1;} template<class T> int hi(...){return 0;}
void test(){ int a[4]; std::string s="abc"; double d; int n=1; std::vector<int> v; std::cout<<len(a)<<len(s)<<kind(1)<<kind(1.5f)<<kind(&d)<<it(v,0)<<it(n,0)<<hi<I>(0)<<hi<int>(0)<<hi<std::vector<int>>(0)<<'\n'; }
}

namespace runs {
int count = 0;
auto g() { count++; std::cout << "ran "; return 1.5; }
auto h(int x) { if (x > 0) return x * 2; std::cout << "below"; return 0; }
auto k() { std::vector<int> v; v.push_back(1); count++; return v; }
void test() {
  decltype(g()) d = 2;
  std::cout << sizeof(g()) << sizeof(d) << std::is_same_v<decltype(h(1)), int> << std::is_same_v<decltype(k()), std::vector<int>> << count << '\n';
  auto l = [&] { count += 10; std::cout << "lambda "; return 'c'; };
  std::cout << std::is_same_v<decltype(l()), char> << sizeof(l()) << count << '\n';
  auto m = [&](auto x) { count += 100; return x + 1; };
  std::cout << std::is_same_v<decltype(m(1.0f)), float> << count << '\n';
}
}

int main() {
  runs::test();
  dt2::test();
  dt3::test();
  dt4::test();
}
