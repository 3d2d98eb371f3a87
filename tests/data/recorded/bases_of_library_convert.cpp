#include <string>
#include <vector>
#include <cstdio>
struct A { std::string v = "x"; operator std::string&() { return v; } operator std::string const&() const { return v; } };
struct S : std::string { using std::string::string; };
struct V : std::vector<int> { using std::vector<int>::vector; };
std::string const& f(std::string const& s) { return s; }
std::vector<int> const& g(std::vector<int> const& s) { return s; }
std::vector<int>& h(std::vector<int>& s) { s.push_back(1); return s; }
template <class T> T const& id(T const& t) { return t; }
struct M { std::string n; std::string const& r; M(A& a) : n(a), r(a) {} };
void by(std::vector<int> v) { v.push_back(3); }
int main() { A a; printf("%d\n", &f(a) == &a.v); M m(a); m.n += "q"; printf("%s %d\n", a.v.c_str(), &m.r == &a.v); S s("abc"); f(s); printf("%zu\n", f(s).size()); V v{1,2}; printf("%zu %d\n", g(v).size(), g(v)[1]); h(v); printf("%zu\n", v.size()); by(v); printf("%zu\n", v.size()); std::vector<int>& r = v; r.push_back(8); printf("%d\n", v.back()); std::vector<int> const& cr = v; r[0] = 42; printf("%d\n", cr[0]); std::vector<int>* p = &v; p->push_back(5); printf("%zu\n", v.size()); auto& w = id(v); printf("%zu\n", w.size()); std::vector<int> z; z = v; z[0] = 1; printf("%d\n", v[0]); z = std::move(v); printf("%zu %zu\n", z.size(), v.size()); bool b = z == v; printf("%d\n", b); std::swap(z, r); printf("%zu\n", v.size()); v.swap(z); printf("%zu %zu\n", v.size(), std::size(v)); for (auto it = v.begin(); it != v.end(); ++it) ; }
