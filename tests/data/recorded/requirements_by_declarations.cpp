#include <cstdio>
#include <type_traits>
#include <string>
#include <concepts>
#include <utility>
struct Ct { Ct(int); }; struct Cl { Cl(long); explicit Cl(const char*, int = 1); }; struct Df { Df(); ~Df(); Df(const Df&); Df& operator=(const Df&); }; struct Vt { virtual int f(); int g() const; static int s(); operator int() const; int operator()(int); int operator[](int); Vt& operator++(); int operator*(); Vt* operator->(); bool operator==(const Vt&) const; auto operator<=>(const Vt&) const; friend int fr(Vt); };
template <class T> T make(); template <class T> T&& dv() noexcept; int plain(int); struct S { int operator+(S) const; S operator-() const; }; S ms(); void vd(int); template <class T> struct Tm { Tm(T); T get(); template <class U> U as(); T& ref(); }; template <class T> Tm(T) -> Tm<T>;
std::ostream& operator<<(std::ostream&, const S&); S operator*(int, S); template <class T> auto declared(T) -> decltype(T() + 1);
#define C(N, E) template <class T> concept N = requires(T a) { E; };
C(P, T(1)) C(B, T{1}) C(Cp, T(a)) C(Mv, T(std::move(a))) C(As, a = a) C(F, a.f()) C(G, a.g()) C(St, T::s()) C(In, int(a)) C(Cl1, a(1)) C(Ix, a[1]) C(Pp, ++a) C(De, *a) C(Ar, a->f()) C(Eq, a == a) C(Ne, a != a) C(Lt, a < a) C(Fr, fr(a)) C(Ge, a.get() + 1) C(Asu, a.template as<int>() + 1) C(Rf, a.ref() = 1) C(Mk, make<T>()) C(Mk2, make<T&>() = a) C(Vd, vd(a)) C(Dc, declared(a)) C(Ng, -a) C(Mu, 2 * a) C(New, new T(1)) C(Dl, a.~T())
#define R(N) printf(#N " %d%d%d%d%d%d%d\n", N<Ct>, N<Cl>, N<Df>, N<Vt>, N<S>, N<Tm<int>>, N<int>);
template <class A> auto sf(A a) -> decltype(make<A>() + a, 1) { return 1; } int sf(...) { return 0; }
template <class A> auto sg(A a) -> decltype(A(make<A>()), A{1}, 1) { return 1; } int sg(...) { return 0; }
int main() {
  R(P) R(B) R(Cp) R(Mv) R(As) R(F) R(G) R(St) R(In) R(Cl1) R(Ix) R(Pp) R(De) R(Ar) R(Eq) R(Ne) R(Fr) R(Ge) R(Asu) R(Rf) R(Mk) R(Mk2) R(Vd) R(Dc) R(Ng) R(Mu) R(New) R(Dl)
  printf("%d%d\n", std::is_same_v<decltype(Ct(1)), Ct>, std::is_same_v<decltype(Tm(1.5).get() + 1), double>);
  printf("%d%d%d\n", std::is_same_v<decltype(make<Tm<int>>().get()), int>, std::is_same_v<decltype(make<Tm<int>>().ref()), int&>, std::is_same_v<decltype(make<Tm<int>>().as<char>()), char>);
  printf("%d%d%d%d\n", std::is_same_v<decltype(declared(1)), int>, std::is_same_v<decltype(declared('a') + 1L), long>, std::is_same_v<decltype(2 * ms()), S>, std::is_same_v<decltype(make<Vt>()->f()), int>);
  printf("%d%d%d\n", (int)sizeof(make<Vt>()(1)), (int)sizeof(ms() + ms()), (int)sizeof(Ct(1)));
  printf("%d%d\n", noexcept(plain(1)), noexcept(dv<int>()));
}
