#include <unordered_set>
#include <unordered_map>
#include <set>
#include <iostream>
#include <string>
#include <vector>
struct S { std::string n; int v; };
int g = 4;
void add(std::unordered_set<int*>& s, int& x) { s.insert(&x); }
int main() { std::unordered_set<int*> s; int a = 1, b = 2; s.insert(&a); std::cout << s.count(&a) << s.count(&b); s.insert(&a); std::cout << s.size(); std::unordered_map<const int*, int> m; m[&b] = 3; m[&a] = 4; m[&b] += 1; std::cout << m.size() << m[&b] << m.at(&a); add(s, a); add(s, b); add(s, g); s.insert(&g); std::cout << s.size(); S x, y; std::unordered_set<int*> f{&x.v, &y.v, &x.v}; std::cout << f.size() << f.count(&y.v); std::unordered_set<S*> o{&x, &y}; std::cout << o.count(&x); double d; std::vector<const int*> cv{&a, &b}; std::cout << cv.size() << *cv[1]; std::unordered_set<const int*> us{&a, &b}; const int* cp = &a; std::cout << us.count(cp) << us.count(&b); d = 1; (void)d; std::hash<int*> h; int* p = &a; auto h1 = h(p); std::set<int*> st{p}; std::cout << (h1 == h(&a)) << (h(*st.begin()) == h1); double e = 0; double* q = &e; auto h2 = std::hash<double*>()(q); std::set<double*> sd{q}; std::cout << (h2 == std::hash<double*>()(&e)) << "\n"; }
