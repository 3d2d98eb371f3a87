// A copy of what is const takes the copy constructor, one of what is not the template that takes everything.
#include <cstdio>
#include <utility>
#define X printf("%d ",__LINE__);
struct P{ P(){} P(const P&){puts("copy");} P(P&&){puts("move");} template<class T> P(T&&){puts("uni");} };
struct Person { template<typename T> explicit Person(T&& n) { puts("fwd"); } explicit Person(int){puts("int");} Person(Person const&){puts("copy");} Person(Person&&){puts("move");} };
struct D : Person { D(D const& r):Person(r){puts("D copy");} D(D&& r):Person(std::move(r)){puts("D move");} explicit D(int i):Person(i){} };
P mk(){return P{};} void tk(P){} P ret(P& a){ return a; } P retc(P const& a){return a;}
struct H{ P p; H(P& a):p(a){} H(P const&a):p(a){} };
int main(){ P a; const P c;
X P b(a);
X P d(c);
X P e(std::move(a));
X P f=a;
X P g=c;
X P h{a};
X P i{c};
X auto j=a;
X auto k=c;
X tk(a);
X tk(c);
X tk(std::move(a));
X ret(a);
X retc(a);
X H h1(a);
X H h2(c);
X P* n=new P(a);
X P q=mk();
X Person x(1);
X Person y(x);
X const Person z(2);
X Person w(z);
X short s=1; Person v(s);
X D dd(1);
X D de(dd); }
