#include <string>
#include <cstdio>
#include <map>
struct Ident : std::string { int line = 0; Ident(std::string s, int l) : std::string(std::move(s)), line(l) {} };
template <class T> struct H { T a; template <class U> H(U&& u) : a(std::forward<U>(u)) {} };
int main() { Ident i("b", 2); Ident j = i; puts(j.c_str()); Ident k = std::move(i); puts(k.c_str()); Ident l(k); H<Ident> h(l); puts(h.a.c_str()); H<Ident> g(Ident("q", 3)); puts(g.a.c_str()); std::pair<Ident, int> p(l, 3); puts(p.first.c_str()); std::pair<Ident, int> q(Ident("p", 3), 3); puts(q.first.c_str()); 
std::map<std::string, Ident> m; m.emplace("x", l); puts(m.at("x").c_str()); std::map<Ident, int> n; n[l] = 3; n[Ident("t", 4)] = 5; printf("%zu\n", n.size()); }
