// The same of templates, constants, comparisons; nearer bases.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <string>
struct Op{ Op operator+(int)const{puts("m");return*this;} }; Op operator+(const Op&o,double){puts("f");return o;}
struct Q{ Q&operator<<(int){puts("<<i");return*this;} Q& operator<<(const char*) { puts("<<s"); return *this; } }; Q&operator<<(Q&q,double){puts("<<d");return q;} Q&operator<<(Q&q,bool){puts("<<b");return q;} template<class T> Q& operator<<(Q& q, T const&) { puts("<<T"); return q; } Q& operator<<(Q& q, std::string const&) { puts("<<S"); return q; }
struct M { int v = 2; M operator*(int k) const { puts("mi"); return *this; } friend M operator*(M a, double) { puts("fd"); return a; } friend M operator*(double, M const& a) { puts("df"); return a; } bool operator==(int) const { puts("==i"); return true; } friend bool operator==(M const&, double) { puts("==d"); return true; } M& operator+=(int) { puts("+=i"); return *this; } };
struct T1 { template<class X> T1& operator<<(X const&) { puts("mT"); return *this; } }; T1& operator<<(T1& t, int) { puts("fi"); return t; }
struct T2 { template<class X> T2& operator<<(X const&) { puts("mT"); return *this; } }; template<class X> T2& operator<<(T2& t, X*) { puts("fp"); return t; }
struct C1 { C1 operator+(C1 const&) { puts("nonconst"); return *this; } }; C1 operator+(C1 const& a, C1 const&) { puts("free"); return a; }
struct C2 { C2 operator+(C2 const&) const { puts("const"); return *this; } }; C2 operator+(C2& a, C2 const&) { puts("free&"); return a; }
struct A{}; struct B:A{}; struct C:B{};
void g(A&){puts("A&");} void g(const B&){puts("cB&");} void m(A&&){puts("A&&");} void m(const B&){puts("cB&");} void h(A const&) { puts("cA&"); } void h(B&) { puts("B&"); } void k(A) { puts("A"); } void k(B const&) { puts("cB"); } void p(A*) { puts("A*"); } void p(B const*) { puts("cB*"); } void q(A const&) { puts("cA"); } void q(B&&) { puts("B&&"); } void r(A&) { puts("A&"); } void r(B const&) { puts("cB&"); } void r(C const&) { puts("cC&"); }
struct X1 {}; struct X2 {}; struct Y : X1, X2 {}; void s(X1&, int) { puts("X1"); } void s(X2 const&, double) { puts("X2"); }

int main() {
  std::printf("\n0: "); { Q q; q<<1<<2.5<<true; q << "s" << std::string("x") << 'c' << 2u << nullptr; q << 1.5f; }
  std::printf("\n1: "); { M m; m * 2; m * 2.0; 2.0 * m; m * 2.5f; m == 1; m == 1.5; 1.5 == m; m += 2; (void)(m != 1.5); }
  std::printf("\n2: "); { T1 t; t << 1 << 2.5 << 'c'; t << 1; }
  std::printf("\n3: "); { T2 t; int x; t << 1; t << &x; t << "a"; }
  std::printf("\n4: "); { C2 a, b; a + b; C2 const c; c + a;  C2() + a; }
  std::printf("\n5: "); { C c; g(c); m(C{}); h(c); k(c); p(&c); q(C{}); q(c); r(c); B b; r(b); g(b); A a; g(a); }
  std::printf("\n6: "); { Y y; s(y, 1); s(y, 1.5); }
  std::printf("\n");
}
