// A pointer to a derived class for a template parameter that is given.
#include <cstdio>
#include <type_traits>
struct B{}; struct D:B{}; struct Z{};
template<class X> std::true_type tp(const X*); template<class> std::false_type tp(const void*);
template<class X> std::true_type tq(X*); template<class> std::false_type tq(void*);
template<class X> std::true_type tr(X*); template<class> std::false_type tr(...);
int main(){ printf("%d\n",decltype(tp<B>(static_cast<D*>(nullptr)))::value); printf("%d\n",decltype(tp<D>(static_cast<B*>(nullptr)))::value); printf("%d\n",decltype(tq<B>(static_cast<D*>(nullptr)))::value); printf("%d\n",decltype(tq<D>(static_cast<B*>(nullptr)))::value);  printf("%d\n",decltype(tr<B>(static_cast<D*>(nullptr)))::value); printf("%d\n",decltype(tr<D>(static_cast<B*>(nullptr)))::value); }
