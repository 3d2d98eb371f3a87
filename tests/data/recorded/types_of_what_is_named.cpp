// Types of what names an array by reference, an enumerator by an object, and a part of what a template gives.
#include <cstdio>
#include <cstdlib>
#include <array>
#include <vector>
#include <cstdio>
#include <type_traits>
#include <utility>
struct C{ enum {ia=4,ib}; enum class K{x,y}; static constexpr int st=3; using enum K; int v=1; };
struct D:C{};
template<class T> struct TC{ enum {n=sizeof(T)}; };
template<class T> void cat(T&&){ printf("%d ",std::is_lvalue_reference_v<T>); }
void ov(int&){printf("l ");} void ov(const int&){printf("c ");} void ov(int&&){printf("r ");}
template<class T> auto g(T t){ auto&& y=t.ia; cat(t.ia); return std::is_reference_v<decltype((t.ia))>; }
#include <cstdio>
#include <iostream>
#include <type_traits>
#include <utility>
#include <vector>
#include <string>
template<class T> void tn(T&&){ puts(__PRETTY_FUNCTION__); }
template<class T> void tv(T){ puts(__PRETTY_FUNCTION__); }
struct H{ int a[3]; const int* p=a; };
#include <cstdio>
#include <array>
#include <vector>
struct L{ int v; L(int v=0):v(v){printf("+%d ",v);} L(const L&o):v(o.v){printf("c%d ",v);} ~L(){printf("~%d ",v);} };
struct S2{ L a[2]={1,2}; L& r(){return a[0];} };
struct S3{ L a[2][2]; L b; std::vector<L> v{L(5)}; std::array<L,2> q; L* p = a[1]; };
struct Ix{ L l; L& operator[](int) { return l; } };
struct S4{ Ix x; S2 s; const L c[2]; };
template<class T> T mk(){ return T(); }
template<class T> T& kept(){ static T t; return t; }
template<class T> auto mk1(T){ return T(); }
template<class T> auto ff(T&& b) { printf("T%d ", std::is_const_v<std::remove_reference_t<T>>); }

int main() {
  std::printf("\n0: "); { C c; auto&& y=c.ia; printf("%d",std::is_same_v<decltype(y),decltype(C::ia)&&>); }
  std::printf("\n1: "); { C c; C*p=&c; auto&& y=p->ia; printf("%d %d",std::is_same_v<decltype(y),decltype(C::ia)&&>,std::is_same_v<decltype((p->ib)),decltype(C::ia)>); }
  std::printf("\n2: "); { C c; printf("%d",std::is_same_v<decltype((c.ia)),decltype(C::ia)>); }
  std::printf("\n3: "); { TC<int> c; cat(c.n); ov(c.n); auto&& y=c.n; printf("%d",std::is_reference_v<decltype((c.n))>); }
  std::printf("\n4: "); { printf("%d",g(C())); }
  std::printf("\n5: "); { C c; cat((c.ia)); cat((1,c.ia)); cat(true?c.ia:c.ib); cat(true?c.ia:C::ib); printf("%d",std::is_reference_v<decltype(true?c.ia:c.ib)>); }
  std::printf("\n6: "); { int a[3]={1,2,3}; auto const& r=a; tv(r+1); tv(&r[1]); tv(1+r); tv(r); }
  std::printf("\n7: "); { int a[3]={1,2,3}; const auto& r=a; auto p=r+1; printf("%d",std::is_same_v<decltype(p),const int*>); }
  std::printf("\n8: "); { int a[3]={1,2,3}; auto const& r=a; printf("%d",std::is_same_v<decltype(r+1),const int*>); }
  std::printf("\n9: "); { int a[3]={1,2,3}; auto& r=std::as_const(a); printf("%d",std::is_same_v<decltype(r+1),const int*>); tv(r+1); }
  std::printf("\n10: "); { int a[2][3]={}; auto const& r=a; tv(r[1]+1); tv(r+1); tv(*r); tv(*(r+1)+1); }
  std::printf("\n11: "); { int i=1; auto& c=static_cast<std::add_const_t<int>&>(i); printf("%d",std::is_const_v<std::remove_reference_t<decltype(c)>>); }
  std::printf("\n12: "); { int i=1; auto&& c=static_cast<std::add_const_t<int>&>(i); printf("%d",std::is_const_v<std::remove_reference_t<decltype(c)>>); }
  std::printf("\n13: "); { int i=1; tn(static_cast<std::add_const_t<int>&>(i)); tn(static_cast<const int&>(i)); tn(const_cast<std::add_const_t<int>&>(i)); }
  std::printf("\n14: "); { int i=0; decltype(auto) d=(i); printf("%d%d\n",std::is_reference_v<decltype(d)>,[&]{return std::is_reference_v<decltype(d)>;}()); }
  std::printf("\n15: "); { int i=0; decltype(auto) d=std::move(i); printf("%d",[&]{return std::is_rvalue_reference_v<decltype(d)>;}()); }
  std::printf("\n16: "); { int i=0; decltype(auto) d=(i); printf("%d",[&](auto x){return std::is_reference_v<decltype(d)>;}(1)); }
  std::printf("\n17: "); { int i=0; decltype(auto) d=(i); printf("%d",[=]{return std::is_reference_v<decltype(d)>;}()); }
  std::printf("\n18: "); { int i=0; decltype(auto) d=(i); printf("%d",[&d]{return std::is_reference_v<decltype(d)>;}()); }
  std::printf("\n19: "); { int i=0; decltype(auto) d=(i); auto l=[&]{ auto m=[&]{return std::is_reference_v<decltype(d)>;}; return m(); }; printf("%d",l()); }
  std::printf("\n20: "); { auto&& b=mk<S2>().a[1]; puts("|"); }
  std::printf("\n21: "); { auto&& b=mk1(S2()).a[1]; puts("|"); }
  std::printf("\n22: "); { auto&& b=mk<S3>().a[1][0]; puts("|"); }
  std::printf("\n23: "); { auto&& b=mk<S4>().s.a[1]; puts("|"); }
  std::printf("\n24: "); { auto&& b=mk<S4>().c[1]; puts("|"); ff(b); printf("%d", std::is_const_v<std::remove_reference_t<decltype(b)>>); }
  std::printf("\n25: "); { auto&& b=S3().a[1][0]; puts("|"); }
  std::printf("\n26: "); { const L& b=mk<S4>().c[1]; puts("|"); ff(b); }
  std::printf("\n");
}
