#include <array>
#include <cstdio>
struct A3 : std::array<int,3> { int sum() const { return (*this)[0]+(*this)[1]+(*this)[2]; } };
template <class T, size_t N> struct Vec : std::array<T,N> { Vec operator+(Vec const& o) const { Vec r; for (size_t i = 0; i < N; ++i) r[i] = (*this)[i] + o[i]; return r; } T dot(Vec const& o) const { T s{}; for (size_t i=0;i<this->size();++i) s += this->at(i)*o.at(i); return s; } };
int main(){ A3 a{{1,2,3}}; A3 b{4,5,6}; A3 c; c.fill(7); A3 d{}; printf("%d %d %zu %d %d\n", a.sum(), b.sum(), a.size(), c.sum(), d.sum()); for (int x : a) printf("%d ", x); a[1]=9; b = a; printf("%d %d\n", b[1], a == b); Vec<double,2> v{1,2}, w{{3,4}}; auto s = v + w; printf("%g %g %g\n", s[0], s[1], v.dot(w)); std::array<int,3>& r = a; r[0] = 100; printf("%d %zu\n", a.sum(), sizeof a); }
