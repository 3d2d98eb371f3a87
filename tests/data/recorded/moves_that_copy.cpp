// What a class declares takes away the move that it would have: its objects are copied.
#include <cstdio>
#include <string>
#include <vector>
struct A { std::string s; ~A(){} };
struct B { std::string s; B(std::string s):s(s){} B(const B&)=default; };
struct C { std::string s; std::vector<int> v; };
struct D { std::string s; D& operator=(const D&)=default; D(std::string s):s(s){} D(const D&)=default; D(D&&)=default; };
struct F { std::string s; int n; F(std::string s):s(s),n(0){} F(const F& o):s(o.s),n(o.n+1){} };
struct G { std::string s; virtual ~G()=default; };
struct I : A { std::vector<int> w; };
int main(){
  A a{"a"}; A a2=std::move(a); printf("[%s] ",a.s.c_str()); A a3{"x"}; a3=std::move(a2); printf("[%s]\n",a2.s.c_str());
  B b("b"); B b2=std::move(b); printf("[%s] ",b.s.c_str()); b=std::move(b2); printf("[%s]\n",b2.s.c_str());
  C c{"c",{1}}; C c2=std::move(c); printf("[%s]%d ",c.s.c_str(),(int)c.v.size()); c=std::move(c2); printf("[%s]%d\n",c2.s.c_str(),(int)c2.v.size());
  D d("d"); D d2=std::move(d); printf("[%s] ",d.s.c_str()); d=std::move(d2); printf("[%s]\n",d2.s.c_str());
  F f("f"); F f2=std::move(f); printf("[%s]%d ",f.s.c_str(),f2.n); f=std::move(f2); printf("[%s]\n",f2.s.c_str());
  G g; g.s="g"; G g2=std::move(g); printf("[%s]\n",g.s.c_str());
  I i; i.s="i"; i.w={1,2}; I i2=std::move(i); printf("[%s]%d\n",i.s.c_str(),(int)i.w.size());
  std::vector<A> v; v.push_back(std::move(a3)); printf("[%s]\n",a3.s.c_str());
  std::vector<I> vi(1); vi[0]=std::move(i2); printf("[%s]%d\n",i2.s.c_str(),(int)i2.w.size());
}
