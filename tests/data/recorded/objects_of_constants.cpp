// Objects of classes that are derived from an integral constant are its number.
#include <iostream>
#include <type_traits>
struct A{}; template<class P> struct is_a:std::false_type{}; template<> struct is_a<A>:std::true_type{}; struct Five : std::integral_constant<int,5>{};
void f(std::true_type){ std::cout<<"T"; } void f(std::false_type){ std::cout<<"F"; }
int main(){ bool b=is_a<A>{}; std::cout<<b; std::cout<<(is_a<A>{}?1:2); std::cout<<is_a<A>{}+1; if(is_a<int>{}) std::cout<<"x"; f(is_a<A>{}); f(is_a<int>{}); int n=Five{}; std::cout<<n<<Five{}*2<<Five::value; std::cout<<Five{}; std::cout<<Five{}(); static_assert(is_a<A>{}); constexpr bool c=is_a<A>(); std::cout<<c<<!is_a<A>{}<<(is_a<A>{}&&true)<<(is_a<A>{}==true); }
