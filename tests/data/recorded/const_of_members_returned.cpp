// Elements of members that functions return are const with the object.
#include <cstdio>
#include <cstdlib>
#include <type_traits>
#include <utility>
#include <vector>
#include <tuple>
#include <map>
#include <string>
#include <array>
struct D { int v; double w; std::vector<int> u{1}; std::array<int, 2> a; int c[2]; std::string s = "x"; std::vector<std::vector<int>> uu{{1}}; std::pair<int, int> p; int* q; };
template<class T> void tn() { std::puts(__PRETTY_FUNCTION__); }
template<class T> void f(T& t) { tn<decltype(t.u[0])>(); tn<decltype((t.u))>(); tn<decltype(t.u)>(); tn<decltype(t.a[0])>(); tn<decltype(t.c[0])>(); tn<decltype(t.s[0])>(); tn<decltype(t.uu[0][0])>(); tn<decltype((t.p.first))>(); tn<decltype(t.q[0])>(); tn<decltype(*t.q)>(); tn<decltype(t.u.front())>(); tn<decltype(t.u.at(0))>(); tn<decltype(*t.u.begin())>(); tn<decltype(t.u.data())>(); tn<decltype(std::get<0>(t.p))>(); }
template<class T> decltype(auto) m0(T& t) { return t.u[0]; }
template<class T> decltype(auto) m1(T& t) { return (t.u); }
template<class T> decltype(auto) m2(T& t) { return t.u; }
template<class T> decltype(auto) m3(T& t) { return t.a[0]; }
template<class T> decltype(auto) m4(T& t) { return t.c[0]; }
template<class T> decltype(auto) m5(T& t) { return t.s[0]; }
template<class T> decltype(auto) m6(T& t) { return t.uu[0][0]; }
template<class T> decltype(auto) m7(T& t) { return (t.p.first); }
template<class T> decltype(auto) m8(T& t) { return t.q[0]; }
template<class T> decltype(auto) m9(T& t) { return *t.q; }
template<class T> decltype(auto) m10(T& t) { return t.u.front(); }
template<class T> decltype(auto) m11(T& t) { return t.u.at(0); }
template<class T> decltype(auto) m12(T& t) { return *t.u.begin(); }
template<class T> decltype(auto) m13(T& t) { return t.u.data(); }
template<class T> decltype(auto) m14(T& t) { return std::get<0>(t.p); }
template<class T> auto& m15(T& t) { return t.u[0]; }
template<class T> auto& m16(T& t) { return t.u; }
template<class T> auto&& m17(T&& t) { return std::forward<T>(t).u; }
template<class T> auto&& m18(T&& t) { return t.u[0]; }
template<class T> decltype(auto) m19(T const& t) { return t.u[0]; }
template<class T> decltype(auto) m20(T* t) { return t->u[0]; }
template<class T> decltype(auto) m21(T& t, int i) { return t.u[i]; }
struct W { std::vector<int> v{1}; int a[2]; std::array<int, 2> r; decltype(auto) g() { return v[0]; } decltype(auto) g() const { return v[0]; } auto& h() const { return a[0]; } auto& k() const { return r[1]; } auto& l(int i) const { return v[i]; } decltype(auto) operator[](int i) const { return v[i]; } auto& operator[](int i) { return v[i]; } };
auto l0 = [](auto& t) -> decltype(auto) { return t.u[0]; };
auto l1 = [](auto& t) -> auto& { return t.u[0]; };

int main() {
  std::printf("\n0: "); { D d{}; f(d); const D e{}; f(e); }
  std::printf("\n1: "); { D d{}; const D e{}; tn<decltype(m5(d))>(); tn<decltype(m5(e))>(); }
  std::printf("\n2: "); { D d{}; const D e{}; tn<decltype(m20(&d))>(); tn<decltype(m20(&e))>(); }
  std::printf("\n3: "); { D d{}; const D e{}; auto q = [](auto&& t) { tn<decltype(t)>(); }; q(m0(d)); q(m0(e)); q(m3(e)); q(m6(e)); q(m10(e)); q(m12(e)); q(m15(e)); q(m20(&e)); q(l0(e)); q(l1(e)); }
  std::printf("\n");
}
