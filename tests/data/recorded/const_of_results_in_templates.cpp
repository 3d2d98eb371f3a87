#include <cstdio>
#include <utility>
#include <type_traits>
struct B { B()=default; B(const B&)=default; int v=1; int get() {return 1;} int get() const {return 2;} };
struct A { B b; B const& c() const { return b; } B& m() { return b; } B const& operator[](int) const { return b; } B const* p() const {return &b;} };
int which(B&) {return 1;} int which(B const&) {return 2;} int which(B&&){return 3;}
B gb; B const& fc() { return gb; } B& fm() { return gb; }
template<class T> B const& tfc(T) { return gb; }
template<class T> void run(T& a) {
  printf("%d %d %d %d\n", which(a.c()), which(a[0]), a.c().get(), a[0].get());
  printf("%d %d\n", which(*a.p()), a.p()->get());
  printf("%d %d %d\n", which(fc()), which(fm()), which(tfc(a)));
}
template<class T> int wh(T&) { return 1; }
template<class T> int wh(T const&) { return 2; }
template<class T> void run2(T a) {
  auto& r = a.c();
  printf("%d %d %d\n", which(r), wh(a.c()), wh(r));
  printf("%d\n", std::is_const_v<std::remove_reference_t<decltype(a.c())>>);
  auto&& q = a.c();
  printf("%d\n", which(q));
  decltype(auto) z = a.c();
  printf("%d\n", which(z));
  printf("%d\n", which(std::move(a.c())));
}
template<class T> struct H { T t; T const& get() const {return t;} T& get() {return t;} 
   int go() const { return which(get()); } int go() { return which(get()); } int go2() const { return which(t);} };
int main(){ A a; run(a); A const ca; 
 run2(a); run2(ca);
 H<B> h; H<B> const hc{}; printf("%d %d %d %d\n", h.go(), hc.go(), h.go2(), hc.go2());
 auto l = [](auto& x) { return which(x.get()); };
 printf("%d %d\n", l(h), l(hc));
}
