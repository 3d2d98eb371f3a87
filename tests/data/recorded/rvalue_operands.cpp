// Operands that are rvalues choose the overloads for them, of operators and of calls, and what is converted is one.
#include <cstdio>
#include <utility>
#include <string>
struct A { int v; A(int v):v(v){} };
struct T { int v; T(int v=0):v(v){ printf("c%d ",v);} T(A const& a):v(a.v){printf("a%d ",v);} T(char const*):v(77){printf("s ");} T(T const& o):v(o.v){printf("C%d ",v);} T(T&& o):v(o.v){o.v=-1;printf("M%d ",v);} ~T(){printf("~%d ",v);} T& operator+=(T const& o){printf("+=c& ");v+=o.v;return *this;} T& operator+=(T&& o){printf("+=&& ");v+=o.v;o.v=-1;return *this;}
 T operator[](T&& i) { printf("[&&] "); return T(v+i.v);} T operator[](T const& i) { printf("[c&] "); return T(v+i.v);} 
 void operator()(T const&) { puts("()c&"); } void operator()(T&&){ puts("()&&"); } 
 bool operator==(T const& o) const & { printf("==l "); return v==o.v; } bool operator==(T const& o) && { printf("==r "); return v==o.v; }
 T operator,(T&& o) { printf(",&& "); return T(o.v); } T operator,(T const& o) { printf(",c& "); return T(o.v); } };
void f(T const&) { puts("f c&"); } void f(T&&) { puts("f &&"); }
bool operator!(T const&) { printf("!c& "); return true; } bool operator!(T&&) { printf("!&& "); return false; }
bool operator<(T&&, T const&) { printf("<&& "); return true; } bool operator<(T const&, T const&) { printf("<c& "); return true; }
bool operator&&(T const&, T const&) { printf("&&c "); return true; } bool operator&&(T const&, T&&) { printf("&&&& "); return true; }
struct S { friend S& operator<<(S& s, T const&) { printf("<<c& "); return s; } friend S& operator<<(S& s, T&&) { printf("<<&& "); return s; } };
template <class... X> T all(X&&... x) { return (std::forward<X>(x) + ...); }
template <class... X> T alll(X&&... x) { return (... + std::forward<X>(x)); }
T operator+(T&& a, T&& b) { printf("[&& &&] "); return T(a.v + b.v); }
T operator+(T&& a, T const& b) { printf("[&& c&] "); return T(a.v + b.v); }
T operator+(T const& a, T&& b) { printf("[c& &&] "); return T(a.v + b.v); }
T operator+(T const& a, T const& b) { printf("[c& c&] "); return T(a.v+b.v); }
T const cf() { return T(8); }
T const& cr(T const& t) { return t; }
T const&& crr(T const& t) { return std::move(t); }
#define L(...) printf("%-24s", #__VA_ARGS__); __VA_ARGS__; puts("")
int main() {
 int i=2; A x(3); T a(1), b(2); const T k(9);
 L(f(i)); L(f(x)); L(f("x")); L(f(a)); L(f(std::move(a))); L(f(A(4)));
 L(a += std::move(b)); b.v=2; L(a += b); L(a += 3); L(a += i); L(a[std::move(b)]); L(a[b]); L(a[3]); L(a(std::move(b))); a(4); L(a(b));
 L(a==b); L(std::move(a)==b); L(!a); L(!std::move(a)); L(!T(3)); L(a<b); L(std::move(a)<b); L(a && b); L(a && std::move(b)); L(a && T(1));
 S s; L(s << a); L(s << std::move(a)); L(s << T(1));
 L((a, b));
 L(all(a, std::move(b), T(3))); b.v=2; L(alll(a, std::move(b), T(3))); 
 L(cf() + b); L(cr(a)+std::move(b)); L(crr(a) + b); L(std::move(k) + b); L(k + std::move(b)); L(x + a); L(a + "s"); L("s"+std::move(a));
 bool c = true; L((c ? std::move(a) : std::move(b)) + k); L((c ? a : b) + k); L((c ? T(5) : b) + k);
 T* p = new T(4); L(std::move(*p) + k); delete p;
 auto&& r = std::move(a); L(r + k); L(std::forward<T>(r) + k); L(static_cast<T const&>(a)+k);
 auto lam = [&]() -> T&& { return std::move(a); }; L(lam() + k);
 puts("end");
}
