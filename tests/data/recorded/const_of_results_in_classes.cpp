#include <cstdio>
struct B { int x=0; };
int which(B&) {return 1;} int which(B const&) {return 2;}
template<class T> struct H { T t; T const& get() const {return t;} T& get() {return t;} 
   int go() const { return which(get()); } int go() { return which(get()); }  int o() { return 1; } int o() const { return 2; } int p() { return o(); } int p() const { return o(); } };
int main(){ H<B> h; H<B> const hc{}; printf("%d %d\n", h.go(), hc.go());  printf("%d %d\n", h.p(), hc.p()); 
}
