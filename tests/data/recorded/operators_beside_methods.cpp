// Operators that are methods and those beside the class are overloads of each other.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <string>
struct A{ A&operator+=(int){puts("m");return*this;} A operator<<(int)const{puts("m");return*this;} };
A&operator+=(A&a,double){puts("f");return a;} A& operator+=(A& a, std::string const&) { puts("s"); return a; } A operator<<(const A&a,double){puts("f");return a;}
struct C:A{};
struct M { M& operator|=(auto) { puts("mt"); return *this; } M& operator-=(M const&) { puts("m-"); return *this; } M(int) {} M() {} }; template<class X> M&operator|=(M& m,X*) { puts("fp"); return m; } M& operator-=(M& m, int) { puts("f-"); return m; }
struct D { D& operator*=(D const&) { puts("m*"); return *this; } D& operator*=(D&&) { puts("m&&"); return *this; } }; D& operator*=(D& d, double) { puts("f*"); return d; } D& operator/=(D& d, D const&) { puts("f/"); return d; } D& operator<<=(D& d, D&&) { puts("f<<&&"); return d; } D& operator<<=(D& d, D const&) { puts("f<<c"); return d; }

int main() {
  std::printf("\n0: "); { A a; a+=1.5; a+=1; a += std::string("x"); a += "x"; a += 'c'; a += 2.5f; }
  std::printf("\n1: "); { C c; c<<1.5; c<<1; c += 1.5; c += 1; }
  std::printf("\n2: "); { M m; m |= 1; int x; m |= &x; m -= 1; m -= M(2); }
  std::printf("\n3: "); { D d, e; d *= e; d *= D(); d *= 2.0; d /= e; d <<= D(); d <<= e; D const k; d *= k; d <<= k; }
  std::printf("\n");
}
