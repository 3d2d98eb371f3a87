// Operators by the const of their operands.
#include <cstdio>
#include <utility>
#include <vector>
struct L{ int x=0; int operator[](int) { return 1; } int operator[](int) const { return 2; } int operator()(){ return 1; } int operator()() const { return 2; } int operator*() { return 1; } int operator*() const { return 2; } int operator-() { return 1; } int operator-() const { return 2;} L* operator->() { std::printf("-> "); return this; } L const* operator->() const { std::printf("c-> "); return this; } int operator+(int) { return 1; } int operator+(int) const { return 2; } bool operator==(L const&) const { std::printf("== "); return true; } int operator<<(int) { return 1; } int operator<<(int) const { return 2; } };
int operator-(L&, int) { return 1; } int operator-(L const&, int) { return 2; } int operator-(L&&, int) { return 3; }
int operator*(int, L&) { return 1; } int operator*(int, L const&) { return 2; } int operator*(int, L&&) { return 3; }
int operator~(L&) { return 1; } int operator~(L const&) { return 2; }
template<class T> int operator/(T&, int) { return std::is_const_v<T>; } template<class T> int operator%(T&& t, int) { return std::is_lvalue_reference_v<T>*2 + std::is_const_v<std::remove_reference_t<T>>; }
L gl; const L gc; L& rl() { return gl; } const L& rc() { return gc; }
#define K(e) std::printf("%d%d%d%d%d%d%d%d%d%d%d ", (e)[0], (e)(), *(e), -(e), (e)+1, (e)<<1, (e)-1, 2*(e), ~(e), (e)/1, (e)%1)
template <class T> void t(T const& v, T& w, T const& u) { K(v[0]); K(w[0]); K(u.front()); K(*v.begin()); for (auto& e : v) K(e); for (auto& e : w) K(e); const auto x = v; K(x[0]); auto y = v; K(y[0]); const auto& z = w; K(z[0]); for (auto& e : z) K(e); const T q = v; K(q[0]); auto lam = [v]() { K(v[0]); }; lam(); auto lam2 = [v]() mutable { K(v[0]); }; lam2(); auto lam3 = [&w]() { K(w[0]); }; lam3(); std::printf("\n"); }
int main(){ std::vector<L> w(1); const std::vector<L> v(1); K(gl); K(gc); K(rl()); K(rc()); std::printf("\n"); K(std::as_const(gl)); K(v[0]); K(w[0]); K(v.front()); K(*v.begin()); const L* p = &gc; K(*p); K(p[0]); std::printf("\n"); t(v, w, v); t(w, w, w); auto lam=[gl=gl]{ K(gl); }; lam(); const L arr[2]{}; K(arr[1]); std::printf("\n"); }
