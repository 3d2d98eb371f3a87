#include <vector>
#include <cstdio>
#include <string>
#include <cute/tensor.hpp>
struct Poly : std::vector<double> { Poly(std::initializer_list<double> l) : vector(l) {} explicit Poly(size_t n) : vector(n) {} Poly operator*(Poly const& o) const { Poly r(size() + o.size() - 1); for (size_t i=0;i<size();++i) for (size_t j=0;j<o.size();++j) r[i+j] += at(i)*o[j]; return r; } double operator()(double x) const { double s = 0; for (auto it = rbegin(); it != rend(); ++it) s = s*x + *it; return s; } };
struct Rows : std::vector<std::vector<int>> { Rows(int r, int c) : std::vector<std::vector<int>>(r, std::vector<int>(c)) {} void show() const { for (auto& r : *this) { for (int x : r) printf("%d ", x); puts(""); } } };
struct Args : std::vector<std::string> { Args(std::initializer_list<const char*> l) { for (auto s : l) emplace_back(s); } std::string join(char c) const { std::string r; for (auto const& s : *this) { if (!r.empty()) r += c; r += s; } return r; } };
template <class T> struct Named : T { std::string name; template <class... A> Named(std::string n, A&&... a) : T(std::forward<A>(a)...), name(std::move(n)) {} };
template <class T> struct Ring : std::vector<T> { using base = std::vector<T>; using base::base; T& operator[](size_t i) { return base::operator[](i % this->size()); } };
int main(){ Poly p{1,2}, q{3,4,5}; auto r = p*q; for (double x : r) printf("%g ", x); printf("%g\n", r(2)); Rows m(2,3); m[1][2]=5; m.show(); Args a{"x","yy"}; printf("%s\n", a.join('-').c_str()); Named<std::vector<int>> n("nn", 3, 7); printf("%s %zu %d\n", n.name.c_str(), n.size(), n[2]); Ring<int> g{1,2,3}; printf("%d %d\n", g[4], g[0]); g[5] = 9; printf("%d\n", g.back()); auto t = cute::make_tensor(g.data(), cute::make_layout(cute::_3{})); cute::print(t.layout()); printf(" %d\n", t(2)); std::vector<Poly> ps; ps.push_back(p); ps.emplace_back(3); printf("%zu %zu\n", ps.size(), ps[1].size()); }
