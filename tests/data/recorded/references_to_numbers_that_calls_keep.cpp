// A number that a call takes by reference outlives the call in what it returns.
#include <cstdio>
template <class T> struct Sc { T const& s; Sc(T const& v) : s(v) {} T const& operator[](int) const { return s; } };
template <class T> struct V { T v[2]; T operator[](int i) const { return v[i]; } };
template <class A, class B> struct Mul { A a; B const& b; Mul(A const& a, B const& b) : a(a), b(b) {} double operator[](int i) const { return a[i] * b[i]; } };
template <class T> Mul<Sc<T>, V<T>> operator*(T const& a, V<T> const& b) { return Mul<Sc<T>, V<T>>{Sc<T>(a), b}; }
template <class T, class B> Mul<Sc<T>, Mul<Sc<T>, B>> operator*(T const& a, Mul<Sc<T>, B> const& b) { return Mul<Sc<T>, Mul<Sc<T>, B>>{Sc<T>(a), b}; }
template <class M> double sum(M const& m) { double r = 0; for (int i = 0; i < 2; ++i) r += m[i]; return r; }
struct R { double s; template <class M> R& operator=(M const& m) { s = sum(m); return *this; } };
double twice(double x) { return 2 * x; }
struct Kept { int const& r; };
struct Q { const double& d; Q(double const& x) : d(x) {} double get() const { return d; } };
template <class T> struct Ref { T const& v; };
Kept make(int const& a) { return {a}; }
Kept make2(int const& a) { return Kept{a}; }
template <class T> Ref<T> wrap(T const& a) { return Ref<T>{a}; }
Q q(double const& x) { return Q(x); }
int use(Kept const& r, int k) { int junk[4] = {9, 9, 9, 9}; (void)junk; return r.r * k; }
double useq(Q const& a, Q const& b) { double t = a.get(); return t * 10 + b.get(); }
int other() { printf("%d\n", use(make(5), 3)); printf("%d\n", use(make2(6), 3)); printf("%d\n", wrap(7).v); printf("%g\n", useq(q(1.5), q(2.5))); int x = 4; Kept r = make(x); x = 8; printf("%d\n", r.r); printf("%d\n", use(make(x + 1), x)); const int& lr = wrap(x).v; x = 1; printf("%d\n", lr);  return 0; }
int main() { other(); V<double> x{{1, 2}}; R r; r = 2.0 * x; printf("%g\n", r.s); r = 1.5 * (2.0 * x); printf("%g\n", r.s); printf("%g\n", sum(3.0 * x)); printf("%g\n", sum(twice(3.0) * x)); printf("%g\n", (4.0 * x)[1]); int n = 5; r = double(n) * x; printf("%g\n", r.s); }
