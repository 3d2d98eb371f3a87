// Members that are detected through null pointers and functions without bodies.
#include <cstdio>
#include <type_traits>
struct HB{int*begin();}; struct HD{int* begin(){return 0;}}; struct NB{};
template<class U> auto hb(U*u)->decltype(u->begin(),std::true_type{}); std::false_type hb(...);
template<class U> auto hc(U*u)->decltype((*u).begin(),std::true_type{}); std::false_type hc(...);
template<class U> auto hd(U u)->decltype(u.begin(),std::true_type{}); std::false_type hd(...);
template<class U> std::true_type he(decltype(std::declval<U>().begin())*); template<class U> std::false_type he(...);
template<class U> auto hf(int)->decltype(std::declval<U>().begin(),std::true_type{}); template<class U> std::false_type hf(...);
template<class U> auto hg(U*u)->decltype(u->begin()); std::false_type hg(...);
int main(){ printf("%d %d %d\n",decltype(hb((HB*)0))::value,decltype(hb((HD*)0))::value,decltype(hb((NB*)0))::value); printf("%d %d %d\n",decltype(hc((HB*)0))::value,decltype(hc((HD*)0))::value,decltype(hc((NB*)0))::value);
 HB b; HD d; NB n; printf("%d %d\n",decltype(hd(b))::value,decltype(hd(d))::value); printf("%d %d\n",decltype(hd(HB{}))::value,decltype(hd(HD()))::value); printf("%d %d\n",decltype(hb(&b))::value,decltype(hb(&n))::value);
 printf("%d %d %d\n",decltype(he<HB>(0))::value,decltype(he<HD>(0))::value,decltype(he<NB>(0))::value); printf("%d %d %d\n",decltype(hf<HB>(0))::value,decltype(hf<HD>(0))::value,decltype(hf<NB>(0))::value); printf("%d\n",std::is_same_v<decltype(hg((HB*)0)),int*>); }
