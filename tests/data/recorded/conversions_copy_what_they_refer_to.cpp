#include <string>
#include <vector>
#include <cstdio>
struct A { std::string v = "x"; std::vector<int> w{1,2}; operator std::string&() { return v; } operator std::vector<int> const&() const { return w; } };
void f(std::string s) { s += "f"; }
struct H { std::string s; std::vector<int> w; };
int main() { A a; std::string q = a; q += "z"; puts(a.v.c_str()); std::string r(a); r += "z"; puts(a.v.c_str()); f(a); puts(a.v.c_str()); std::vector<int> u = a; u[0] = 9; u.push_back(4); printf("%d %zu\n", a.w[0], a.w.size()); std::vector<int> z(static_cast<std::vector<int> const&>(a)); z[0] = 8; printf("%d\n", a.w[0]); H h{a, a}; h.s += "q"; h.w[0] = 5; printf("%s %d\n", a.v.c_str(), a.w[0]); std::vector<std::string> vs; vs.push_back(a); vs[0] += "t"; puts(a.v.c_str()); std::string t; t = a; t += "z"; puts(a.v.c_str()); auto l = [](std::vector<int> v) { v[0] = 77; }; l(a); printf("%d\n", a.w[0]); auto g = [&]() -> std::string { return a; }; g() += "z"; puts(a.v.c_str()); std::string const& cr = a; puts(cr.c_str()); std::string& mr = a; mr += "!"; puts(a.v.c_str()); auto sc = static_cast<std::string>(a); sc += "p"; puts(a.v.c_str()); }
