// Static functions of a class by their name within it; manipulators of the program.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <functional>
#include <map>
#include <algorithm>
#include <iostream>
#include <iomanip>
#include <sstream>
#include <vector>
int apply(int (*f)(int), int x) { return f(x); } template<class F> int applyt(F f, int x) { return f(x); }
struct S{ static int sf(int x){return x*x;} static int sg(int x) { return x + 1; } int(*cb)(int) = sf; int(*cc)(int) = &sf; int (*cd)(int) = S::sf; int (*ce)(int) = &S::sf;
 int go(){ int(*f)(int)=sf; return f(3); } int go2() { int (*f)(int) = &sf; return f(4); } int go3() { auto f = sf; return f(5); } int go4() { auto f = &S::sf; return f(5); } int go5() { cb = sg; return cb(1); } int go6() { return apply(sf, 3) + apply(&sf, 2) + apply(S::sf, 1); } int go7() { return applyt(sf, 3) + applyt(&S::sg, 2); }
 int go8() { std::function<int(int)> f = sf; f = sg; return f(1); } int go9() { std::map<char,std::function<int(int)>> m{{'a',sf},{'b',&sg}}; return m['a'](3) + m['b'](4); } int go10() { int (*t[])(int) = {sf, &sg, S::sf}; return t[0](2) + t[1](2) + t[2](2); } int go11() { std::vector<int> v{1, 2}; std::transform(v.begin(), v.end(), v.begin(), sf); return v[1]; } static int go12() { int (*f)(int) = sf; return f(6); } int go13() { return (cb == sf) + (sf != sg); } int go14() { return [](int) { return 1; }(3) + [](int (*f)(int)) { return f(2); }(sf); } };
struct T { int (*f)(int); T(int (*f)(int)) : f(f) {} T() : f(sf) {} static int sf(int x) { return x + 100; } T make() { return T(sf); } T make2() { return {sf}; } static T make3() { T t(&T::sf); return t; } bool operator==(T const& o) const { return f == o.f; } using Fn = int (*)(int); static Fn get(int i) { return i ? sf : &sg; } static int sg(int x) { return -x; } static Fn get2(int i) { switch (i) { case 0: return sf; default: return sg; } } static constexpr Fn tab[2] = {sf, sg}; };
template<class X> struct U { static X sf(X x) { return x + x; } X (*f)(X) = sf; X go() { X (*g)(X) = sf; return g(f(2)); } X go2() { return applyt(sf, 3) + applyt(U::sf, 3) + applyt(U<X>::sf, 4); } };
struct D : S { int go20() { int (*f)(int) = sf; return f(2) + apply(sg, 3) + apply(S::sg, 3) + apply(D::sf, 3); } };
struct O { static int ov(int x) { return x; } static int ov(double x) { return 9; } int go() { int (*f)(int) = ov; int (*g)(double) = &ov; return f(1) + g(1); } int m(int x) { return x + 7; } int go2() { int (O::*p)(int) = &O::m; return (this->*p)(1); } };
std::ostream& sep(std::ostream& o){ return o<<" :: "; } std::ios_base& hx(std::ios_base& b) { b.setf(std::ios_base::hex, std::ios_base::basefield); return b; } struct Ind { int n; }; std::ostream& operator<<(std::ostream& o, Ind i) { return o << std::string(i.n, ' '); }
std::istream& skipc(std::istream& i) { char c; i >> c; return i; } template<class C, class Tr> std::basic_ostream<C, Tr>& tsep(std::basic_ostream<C, Tr>& o) { return o << "|"; }

int main() {
  std::printf("\n0: "); { S s; std::printf("%d %d %d %d %d %d", s.go(), s.go2(), s.go3(), s.go4(), s.go5(), s.go6()); }
  std::printf("\n1: "); { S s; std::printf("%d %d %d %d %d %d", s.go7(), s.go8(), s.go9(), s.go10(), s.go11(), S::go12()); }
  std::printf("\n2: "); { S s; std::printf("%d %d", s.go13(), s.go14()); std::printf("%d%d%d%d", s.cb(2), s.cc(2), s.cd(2), s.ce(2)); }
  std::printf("\n3: "); { T t; std::printf("%d%d%d%d", t.f(1), t.make().f(2), t.make2().f(3), T::make3().f(4)); std::printf("%d", t == T::make3()); }
  std::printf("\n4: "); { U<int> u; std::printf("%d %d", u.go(), u.go2()); U<double> v; std::printf("%g %g", v.go(), v.go2()); }
  std::printf("\n5: "); { D d; std::printf("%d", d.go20()); }
  std::printf("\n6: "); { O o; std::printf("%d %d", o.go(), o.go2()); }
  std::printf("\n7: "); { std::cout<<1<<sep<<2<<'\n'; }
  std::printf("\n8: "); { std::istringstream i("ab1"); int n; i >> skipc >> skipc >> n; std::cout << n; }
  std::printf("\n9: "); { auto f = [](std::ostream& o) -> std::ostream& { return o << "L"; }; f(std::cout) << 1; std::cout << +f << 2; }
  std::printf("\n");
}
