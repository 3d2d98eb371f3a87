#include <cstdio>
#include <functional>
#include <utility>
struct T{ int v; T(int v):v(v){printf("+%d ",v);} T(const T&o):v(o.v){printf("c%d ",v);} T(T&&o):v(o.v){printf("m%d ",v);} ~T(){printf("~%d ",v);} };
template<class F> struct W{ F x; T y; }; template<class F> W(F,T)->W<F>; template<class F> struct V{ T y; F x; }; template<class F> V(T,F)->V<F>; template<class F,class G> struct X{ F f; T t; G g; }; template<class F,class G> X(F,T,G)->X<F,G>;
struct D{ std::function<int()> f; T t; };
template<class F> auto mk(F f,int i){ return W<F>{f,T(i)}; } template<class F> auto mv(F f,int i){ return W<F>{std::move(f),T(i)}; } template<class F> auto fw(F&&f,int i){ return W<std::decay_t<F>>{std::forward<F>(f),T(i)}; }
#define L T t(4); auto l=[t]{ return t.v; };
void s0() { L W<decltype(l)> w{l,T(5)}; printf("%d ",w.x()); }
void s1() { L W w{l,T(5)}; printf("%d ",w.x()); }
void s2() { L V<decltype(l)> w{T(5),l}; printf("%d ",w.x()); }
void s3() { L V w{T(5),l}; printf("%d ",w.x()); }
void s4() { L W<decltype(l)> w{std::move(l),T(5)}; printf("%d ",w.x()); }
void s5() { L W w{std::move(l),T(5)}; printf("%d ",w.x()); }
void s6() { L const auto m=l; W<decltype(l)> w{m,T(5)}; printf("%d ",w.x()); }
void s7() { L X w{l,T(5),l}; printf("%d%d ",w.f(),w.g()); }
void s8() { L X<decltype(l),decltype(l)> w{l,T(5),l}; printf("%d%d ",w.f(),w.g()); }
void s9() { L auto w=mk(l,6); printf("%d ",w.x()); }
void s10() { L auto w=mv(l,6); printf("%d ",w.x()); }
void s11() { L auto w=fw(l,6); printf("%d ",w.x()); }
void s12() { L auto w=fw(std::move(l),6); printf("%d ",w.x()); }
void s13() { L auto w=fw([t]{return t.v+1;},6); printf("%d ",w.x()); }
void s14() { L W<decltype(l)> w={l,T(5)}; W<decltype(l)> q=w; W<decltype(l)>*p=new W<decltype(l)>{l,T(7)}; delete p; }
void s15() { L W<decltype(l)> w[2]={{l,T(5)},{l,T(6)}}; }
void s16() { L W<decltype(l)> w{.x=l,.y=T(5)}; }
void s17() { L std::pair<decltype(l),T> p{l,T(5)}; printf("%d",p.first()); }
void s18() { L W w{[&]{return t.v;},T(5)}; W u{w.x,T(6)}; printf("%d%d",w.x(),u.x()); }
void s19() { L auto f=[&](auto g){ return W<decltype(g)>{g,T(3)}; }; auto w=f(l); printf("%d",w.x()); }
int main() {
  s0(); std::fflush(stdout); std::putchar('\n');
  s1(); std::fflush(stdout); std::putchar('\n');
  s2(); std::fflush(stdout); std::putchar('\n');
  s3(); std::fflush(stdout); std::putchar('\n');
  s4(); std::fflush(stdout); std::putchar('\n');
  s5(); std::fflush(stdout); std::putchar('\n');
  s6(); std::fflush(stdout); std::putchar('\n');
  s7(); std::fflush(stdout); std::putchar('\n');
  s8(); std::fflush(stdout); std::putchar('\n');
  s9(); std::fflush(stdout); std::putchar('\n');
  s10(); std::fflush(stdout); std::putchar('\n');
  s11(); std::fflush(stdout); std::putchar('\n');
  s12(); std::fflush(stdout); std::putchar('\n');
  s13(); std::fflush(stdout); std::putchar('\n');
  s14(); std::fflush(stdout); std::putchar('\n');
  s15(); std::fflush(stdout); std::putchar('\n');
  s16(); std::fflush(stdout); std::putchar('\n');
  s17(); std::fflush(stdout); std::putchar('\n');
  s18(); std::fflush(stdout); std::putchar('\n');
  s19(); std::fflush(stdout); std::putchar('\n');
}
