// The base of a class as the standard library's reference asks for it, by pointers to const volatile.
#include <cstdio>
#include <type_traits>
struct B{}; struct D:B{}; struct Z{};
namespace d { template<class B> std::true_type tp(const volatile B*); template<class> std::false_type tp(const volatile void*); template<class B,class D> auto t(int)->decltype(tp<B>(static_cast<D*>(nullptr))); template<class,class> auto t(...)->std::true_type; }
template<class B,class D> struct ib: std::integral_constant<bool,std::is_class_v<B>&&std::is_class_v<D>&&decltype(d::t<B,D>(0))::value>{};
int main(){ printf("%d %d %d\n",ib<B,D>::value,ib<D,B>::value,ib<B,Z>::value); printf("%d\n",ib<int,int>::value); }
