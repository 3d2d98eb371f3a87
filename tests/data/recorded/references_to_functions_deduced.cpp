#include <cstdio>
#include <type_traits>
#include <utility>
#include <functional>
#include <string>
int g(int x) { return x + 1; }
int k(int x) { return x + 10; }
template <class T> const char* n() { return std::is_same_v<T, int(int)> ? "F" : std::is_same_v<T, int(*)(int)> ? "F*" : std::is_same_v<T, int(&)(int)> ? "F&" : std::is_same_v<T, int(*&)(int)> ? "F*&" : std::is_same_v<T, int(*const&)(int)> ? "F*const&" : std::is_same_v<T, int(*const)(int)> ? "F*const" : std::is_same_v<T, int(*&&)(int)> ? "F*&&" : "?"; }
template <class T> void in1(T&) { printf("in1 %s\n", n<T>()); }
template <class T> void in2(T&& x) { printf("in2 %s %s\n", n<T>(), n<decltype(x)>()); }
template <class T> void in3(T const& x) { printf("in3 %s %s\n", n<T>(), n<decltype(x)>()); }
template <class T> void o1(T& x) { printf("o1 %s: ", n<T>()); in1(x); in2(x); in3(x); in2(std::forward<T&>(x)); auto y = x; printf("%s %d\n", n<decltype(y)>(), y(1)); }
template <class T> void o2(T&& x) { printf("o2 %s: ", n<T>()); in1(x); in2(x); in3(x); in2(std::forward<T>(x)); auto y = x; printf("%s %d %s\n", n<decltype(y)>(), x(1), n<decltype((x))>()); }
template <class T> void o3(T const& x) { printf("o3 %s: ", n<T>()); in1(x); in2(x); in3(x); printf("%d %d\n", x(2), (*x)(3)); }
template <class T> void o4(T x) { printf("o4 %s: ", n<T>()); in1(x); in2(x); in3(x); x = k; printf("%d\n", x(1)); }
template <class... A> void o5(A&&... a) { (in2(a), ...); (in2(std::forward<A>(a)), ...); }
void c1(int (&f)(int)) { in1(f); in2(f); in3(f); }
void c2(int (*&f)(int)) { in1(f); in2(f); in3(f); f = k; }
void c3(int (*const& f)(int)) { in1(f); in2(f); in3(f); }
void c4(int (&&f)(int)) { in1(f); in2(f); in3(f); }
void c5(int f(int)) { in1(f); in2(f); in3(f); f = k; printf("%d\n", f(1)); }
using F = int(int);
void c6(F& f) { in1(f); in2(f); } void c7(F* f) { in1(f); in2(f); } void c8(F f) { in1(f); in2(f); }
struct S { F& f; F* p; void go() { in1(f); in2(f); in1(p); in2(p); in2(this->f); in2(this->p); } void goc() const { in1(f); in2(f); in1(p); in2(p); } };
template <class T> struct H { T& t; void go() { in1(t); in2(t); printf("%d\n", t(5)); } };
F& gr = g; F* gp = g; F* const gcp = g; static F&& grr = g; auto& gar = g;
int main() {
  F* p = g; F& r = g; F* const cp = g;
  o1(g); o1(p); o1(r); o1(cp); o2(g); o2(p); o2(r); o2(&g); o2(cp); o3(g); o3(p); o3(&g); o3(r); o4(g); o4(p); o4(&g);
  o5(g, p, r, &g);
  c1(g); c1(r); c1(*p); c2(p); printf("%d\n", p(1)); p = g; c3(p); c3(g); c3(&g); c4(g); c5(g); c6(g); c7(g); c8(g);
  S s{g, g}; s.go(); s.goc(); H<F>{g}.go(); H<F*>{p}.go(); H<F* const>{p}.go();
  in1(gr); in2(gr); in1(gp); in2(gp); in1(gcp); in2(gcp); in1(grr); in2(grr); in1(gar); in3(gar);
  auto&& x = &g; in1(x); in2(x); auto const& y = &g; in1(y); in2(y); F* const& z = g; in1(z); F*&& w = &g; in1(w); w = k; printf("%d\n", w(1));
  for (auto& f : {g, k}) { in1(f); in2(f); printf("%d\n", f(1)); }
  F* arr[2] = {g, k}; for (auto& f : arr) { in1(f); f = k; } in1(arr[0]); in2(arr[1]); for (auto f : arr) in1(f); auto& a0 = arr[0]; in1(a0); a0 = g; printf("%d\n", arr[0](1));
  auto l = [](auto& x) { in1(x); in2(x); }; l(g); l(p); l(r); auto l2 = [](auto&& x) { in1(x); in2(x); in2(std::forward<decltype(x)>(x)); }; l2(g); l2(p); l2(&g);
  static F* sp = g; in1(sp); in2(sp);
  F& r2 = r; in1(r2);
  std::pair<F*, int> pr{g, 1}; in1(pr.first); auto& [pa, pb] = pr; in1(pa); in2(pa);
  std::function<F> fn = r; printf("%d\n", fn(1)); std::function<F> fn2 = p; printf("%d\n", fn2(1));
  in2(true ? p : p); printf("%d %d\n", sizeof(p) == 8, sizeof(&r) == 8);
  bool b = true; in2(b ? &g : &k); (in2)(g); in2((g)); in2((p)); in2((r)); in2(*&g); in2(**g); in2(&*p);
}
