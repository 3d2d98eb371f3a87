#include <type_traits>
#include <utility>
#include <cstdio>
template<class T, class = void> struct has_x : std::false_type {};
template<class T> struct has_x<T, decltype((void)std::declval<T&>().x, void())> : std::true_type {};
struct P { int x; void change(){} int look() const {return 1;} void lv() & {} void rv() && {} };
struct Q {};
template<class T, class = void> struct can_change : std::false_type {};
template<class T> struct can_change<T, std::void_t<decltype(std::declval<T>().change())>> : std::true_type {};
template<class T, class = void> struct can_lv : std::false_type {};
template<class T> struct can_lv<T, std::void_t<decltype(std::declval<T>().lv())>> : std::true_type {};
template<class T, class = void> struct can_rv : std::false_type {};
template<class T> struct can_rv<T, std::void_t<decltype(std::declval<T>().rv())>> : std::true_type {};
void takes_l(P&); void takes_cl(P const&); void takes_r(P&&);
template<class T, class=void> struct tl : std::false_type {};
template<class T> struct tl<T, std::void_t<decltype(takes_l(std::declval<T>()))>> : std::true_type {};
template<class T, class=void> struct tcl : std::false_type {};
template<class T> struct tcl<T, std::void_t<decltype(takes_cl(std::declval<T>()))>> : std::true_type {};
template<class T, class=void> struct tr : std::false_type {};
template<class T> struct tr<T, std::void_t<decltype(takes_r(std::declval<T>()))>> : std::true_type {};
template<class T> auto f(T& p, int) -> decltype(p.x, 1) { return 1; }
template<class T> auto f(T& p, long) -> decltype(0) { return 0; }
template<class F, class... A, class = decltype(std::declval<F>()(std::declval<A>()...))> std::true_type iv(int);
template<class F, class... A> std::false_type iv(...);
template<class F, class... A> struct Called { using type = decltype(iv<F, A...>(0)); };
template<class F> struct IV { template<class... A> constexpr auto operator()(A&&...) const { return typename Called<F, A...>::type{}; } };
template<class F> constexpr auto is_valid(F&&) { return IV<F>{}; }
template<class A, class B, class=void> struct asg : std::false_type {};
template<class A, class B> struct asg<A,B,std::void_t<decltype(std::declval<A>() = std::declval<B>())>> : std::true_type {};
template<class A, class=void> struct inc : std::false_type {};
template<class A> struct inc<A,std::void_t<decltype(++std::declval<A>())>> : std::true_type {};
struct Pk { template<class S> void pack(S& s) { s(1); } };
struct Pc { template<class S> void pack(S& s) const { s(1); } };
struct S0 { void operator()(int){} };
template<class T, class=void> struct hp : std::false_type {};
template<class T> struct hp<T, std::void_t<decltype(std::declval<T&>().pack(std::declval<S0&>()))>> : std::true_type {};
template<class T, class=void> struct ho : std::false_type {};
template<class T> struct ho<T, std::void_t<decltype(std::declval<T&>() << std::declval<P const&>())>> : std::true_type {};
struct Str { Str& operator<<(P&){return *this;} };
struct Str2 { Str2& operator<<(P const&){return *this;} };
int main() {
  P p; int i=0;
  printf("%d%d%d\n", has_x<P>::value, has_x<int>::value, has_x<Q>::value);
  printf("%d%d%d%d\n", can_change<P>::value, can_change<P const>::value, can_change<P&>::value, can_change<P const&>::value);
  printf("%d%d%d%d\n", can_lv<P>::value, can_lv<P const>::value, can_lv<P&>::value, can_lv<P const&>::value);
  printf("%d%d%d%d\n", can_rv<P>::value, can_rv<P const>::value, can_rv<P&>::value, can_rv<P const&>::value);
  printf("%d%d%d%d\n", tl<P>::value, tl<P const>::value, tl<P&>::value, tl<P const&>::value);
  printf("%d%d%d%d\n", tcl<P>::value, tcl<P const>::value, tcl<P&>::value, tcl<P const&>::value);
  printf("%d%d%d%d\n", tr<P>::value, tr<P const>::value, tr<P&>::value, tr<P const&>::value);
  printf("%d%d\n", f(p,0), f(i,0));
  auto hx = is_valid([](auto&& o) -> decltype((void)o.x) {});
  printf("%d%d\n", decltype(hx(p))::value, decltype(hx(i))::value);
  printf("%d%d%d%d%d\n", asg<int,int>::value, asg<int&,int>::value, asg<int const&,int>::value, asg<P&,P>::value, asg<P const&,P>::value);
  printf("%d%d%d\n", inc<int>::value, inc<int&>::value, inc<int const&>::value);
  printf("%d%d%d%d\n", hp<Pk>::value, hp<Pk const>::value, hp<Pc>::value, hp<Pc const>::value);
  printf("%d%d%d\n", ho<Str>::value, ho<Str2>::value, ho<Str2 const>::value);
}
