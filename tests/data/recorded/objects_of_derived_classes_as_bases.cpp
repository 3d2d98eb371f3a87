#include <cstdio>
#include <string>
#include <utility>
#include <vector>
struct Base { int v; Base(int v):v(v){} Base(const Base&o):v(o.v){printf("copy base %d\n",v);} Base(Base&&o):v(o.v){printf("move base %d\n",v);} Base& operator=(const Base& o){v=o.v;puts("=copy");return *this;} Base& operator=(Base&& o){v=o.v;puts("=move");return *this;} };
struct D : Base { int w; D(int v):Base(v),w(v){} };
void by(Base b) { printf("by %d\n", b.v); }
Base ret() { return D(7); }
Base ret2() { D d(8); return d; }
Base ret3(D d) { return std::move(d); }
struct F { template<class U> F& operator=(U&&) { puts("template ="); return *this; } F& operator=(const F&) { puts("copy ="); return *this; } template<class U> F(U&&){ puts("template ctor"); } F(const F&){ puts("copy ctor"); } F(){} };
struct A { int member; std::string s; std::vector<int> vs; ~A(){puts("~A");} };
A fa() { return A{4,"hey",{1,2}}; }
struct Outer { A a; ~Outer(){puts("~Outer");} };
Outer fo() { return Outer{fa()}; }
template<class T> struct G { template<class U> void f(U&&) { puts("f U&&"); } void f(const G&) { puts("f const G&"); } template<class U> void f(const G<U>&) { puts("f const G<U>&"); } };
int main(){
  Base b(D{3}); Base b2 = D(3); D d(4); Base b3 = d; Base b4 = std::move(d); by(D(5)); by(d); by(std::move(d));
  ret(); ret2(); ret3(D(9)); b = D(1); b = d; b = std::move(d);
  std::vector<Base> v; v.reserve(5); v.push_back(D(1)); v.push_back(d); v.emplace_back(D(2));
  { const std::string& r = fa().s; puts("held"); printf("%s\n", r.c_str()); }
  { const std::vector<int>& r = fa().vs; puts("held"); printf("%zu\n", r.size()); }
  { std::string&& r = fa().s; puts("held"); printf("%s\n", r.c_str()); }
  { auto&& r = fa().s; puts("held"); printf("%s\n", r.c_str()); }
  { const A& r = fo().a; puts("held"); printf("%s\n", r.s.c_str()); }
  { const std::string& r = fo().a.s; puts("held"); printf("%s\n", r.c_str()); }
  { std::string r = fo().a.s; puts("gone"); printf("%s\n", r.c_str()); }
  { for (int x : fa().vs) printf("%d\n", x); }
  F f, g; f = g; const F h; f = h; f = 3; f = std::move(g); f = F{}; F i(f); F j(h); F k(std::move(f)); F l = h;
  const G<int> cg; G<int> gg; G<char> gc; gg.f(cg); gg.f(gg); gg.f(gc); gg.f(G<int>{}); const G<char> cgc; gg.f(cgc);
}
