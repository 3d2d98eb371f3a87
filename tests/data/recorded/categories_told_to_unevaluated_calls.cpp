// What a call that is not evaluated is told of the categories of its arguments and its object.
#include <cstdio>
#include <utility>
#include <type_traits>
#include <string>
#include <vector>
#include <array>
#include <tuple>
#include <optional>
#include <functional>
#include <memory>
#include <map>
template <class T> struct kind { static const char* s() { return std::is_const_v<T> ? "const prvalue" : "prvalue"; } };
template <class T> struct kind<T&> { static const char* s() { return std::is_const_v<T> ? "const lvalue" : "lvalue"; } };
template <class T> struct kind<T&&> { static const char* s() { return std::is_const_v<T> ? "const xvalue" : "xvalue"; } };
#define K(...) std::printf("%-40s %s\n", #__VA_ARGS__, kind<decltype((__VA_ARGS__))>::s())
#define D(...) std::printf("%-40s decl %s\n", #__VA_ARGS__, kind<decltype(__VA_ARGS__)>::s())
#define SAME(e, ...) std::printf("%-40s %d\n", #e, (int)std::is_same_v<decltype((e)), __VA_ARGS__>)
struct S { int v = 1; int m() & { return 1; } long m() const& { return 1; } char m() && { return 1; } };
int& h(S&); long& h(S const&); char& h(S&&);
template<class T> struct B { T v{}; };
template<class T> int g(B<T>&); template<class T> long g(B<T> const&); template<class T> char g(B<T>&&);
int g2(B<int>&); long g2(B<int> const&); char g2(B<int>&&);
int hv(std::vector<int>&); long hv(std::vector<int> const&); char hv(std::vector<int>&&);
int hi(int&); long hi(int const&); char hi(int&&);
template<class T> int gv(std::vector<T>&); template<class T> long gv(std::vector<T> const&); template<class T> char gv(std::vector<T>&&);
template<class T> T&& fw(T&&);
template<class T> T byv(T);
S make(); S& ref(); S const& cref(); S&& xr(); const S cmake();
#define Z(e) std::printf("%-40s %zu\n", #e, sizeof(std::remove_reference_t<decltype(e)>))
template<class U> void in() {
  U s; const U cs{}; U& r = s; const U& cr = s;
  Z(h(s)); Z(h(cs)); Z(h(std::move(s))); Z(h(std::move(cs))); Z(h(r)); Z(h(cr)); Z(h(U{})); Z(h(std::as_const(s)));
  Z(h(static_cast<U&&>(s)));
  Z(s.m()); Z(cs.m()); Z(std::move(s).m()); Z(U{}.m()); Z(std::move(cs).m());
}
int main() {
  S s; const S cs; S& r = s; S&& x = S{}; S* p = &s; const S* cp = &s;
  Z(h(s)); Z(h(cs)); Z(h(std::move(s))); Z(h(std::move(cs))); Z(h(r)); Z(h(x)); Z(h(*p)); Z(h(*cp)); Z(h(std::move(*p)));
  Z(h(S{})); Z(h(S()));
  Z(h(make())); Z(h(ref())); Z(h(cref())); Z(h(xr())); Z(h(cmake())); Z(h(std::forward<S>(s))); Z(h(std::forward<S&>(s)));
  Z(h(static_cast<S&&>(s))); Z(h((S&&)s)); Z(h((s)));
  Z(h(std::as_const(s)));
  Z(s.m()); Z(cs.m()); Z(std::move(s).m()); Z(S{}.m()); Z(p->m()); Z(cp->m()); Z((*p).m()); Z(make().m()); Z(ref().m());
  Z(cref().m()); Z(xr().m());
  B<int> b; const B<int> cb;
  Z(g(b)); Z(g(cb)); Z(g(std::move(b))); Z(g(std::move(cb))); Z(g(B<int>{})); Z(g2(b)); Z(g2(cb)); Z(g2(std::move(b)));
  Z(g2(B<int>{})); Z(g2(std::move(cb)));
  std::vector<int> v; const std::vector<int> cv;
  Z(hv(v)); Z(hv(cv)); Z(hv(std::move(v))); Z(hv(std::vector<int>{})); Z(hv(std::move(cv)));
  Z(gv(v)); Z(gv(cv)); Z(gv(std::move(v))); Z(gv(std::vector<int>{})); Z(gv(std::move(cv)));
  int i = 0; const int ci = 0;
  Z(hi(i)); Z(hi(ci)); Z(hi(std::move(i))); Z(hi(3)); Z(hi(std::move(ci))); Z(hi(i+1)); Z(hi(s.v)); Z(hi(cs.v)); Z(hi(S{}.v));
  Z(hi(std::move(s).v)); Z(hi(v[0])); Z(hi(cv[0])); Z(hi(p->v)); Z(hi(cp->v));
  K(fw(s)); K(fw(cs)); K(fw(std::move(s))); K(fw(std::move(cs))); K(fw(S{})); K(fw(make())); K(fw(ref())); K(fw(cref()));
  K(fw(xr()));
  K(fw(b)); K(fw(cb)); K(fw(std::move(b))); K(fw(std::move(cb))); K(fw(B<int>{})); K(fw(i)); K(fw(ci)); K(fw(std::move(i)));
  K(fw(3)); K(fw(v)); K(fw(std::move(v))); K(fw(v[0])); K(fw(s.v)); K(fw(std::move(s).v)); K(fw(cs.v));
  K(byv(cs)); K(std::invoke(&S::v, s)); K(std::invoke(&S::v, cs)); K(std::invoke(&S::v, std::move(s)));
  K(std::invoke(&S::v, &s)); K(std::invoke(&S::v, S{}));
  K(s.*&S::v); K(cs.*&S::v); K(std::move(s).*&S::v); K(p->*&S::v); K(cp->*&S::v);
  in<S>();
}
