#include <cstdio>
#include <functional>
#include <vector>
#include <map>
#include <string>
#include <algorithm>
#include <type_traits>
#include <memory>
struct B { int b = 7; virtual int v(int x) { return x + 1; } virtual ~B() {} int nb() const { return b; } };
struct C : B { int x = 1; double y = 2.5; static int s; int f(int a) { return x + a; } int g() const { return x * 2; }
  int o(int a) { return a; } int o(double) { return -1; } static int sf(int q) { return q * 3; }
  int v(int q) override { return q * 100; } void set(int n) { x = n; }
  int C::*self() { return &C::x; } int nn() noexcept { return 5; }
  template <class T> T tm(T t) { return t + x; } };
int C::s = 4;
template <class M, class K> M get(K& k, M K::*p) { return k.*p; }
template <class R, class K, class... A> int arity(R (K::*)(A...)) { return sizeof...(A); }
template <class R, class K, class... A> int arity(R (K::*)(A...) const) { return 100 + sizeof...(A); }
template <int C::*P> int thru(C& c) { return c.*P; }
template <auto P> auto thru2(C& c) { return c.*P; }
template <class T> struct traits;
template <class R, class K, class... A> struct traits<R (K::*)(A...)> { static constexpr int n = sizeof...(A); using R_ = R; using K_ = K; };
template <class R, class K, class... A> struct traits<R (K::*)(A...) const> { static constexpr int n = 10 + sizeof...(A); using R_ = R; using K_ = K; };
template <class M, class K> struct traits<M K::*> { static constexpr int n = -1; };
typedef int (C::*PF)(int);
using PD = double C::*;
struct Table { const char* name; int (C::*fn)(int); };
int main() {
  C c; C* p = &c;
  int C::*px = &C::x;
  printf("%d %d\n", c.*px, p->*px);
  c.*px = 9; p->*px += 1; printf("%d\n", c.x);
  PF f = &C::f; printf("%d %d\n", (c.*f)(5), (p->*f)(6));
  int (C::*g)() const = &C::g; printf("%d\n", (c.*g)());
  const C cc; printf("%d\n", (cc.*g)());
  PD y = &C::y; printf("%g\n", c.*y);
  int (C::*oi)(int) = &C::o; int (C::*od)(double) = &C::o; printf("%d %d\n", (c.*oi)(3), (c.*od)(3));
  printf("%d %g\n", get(c, &C::x), get(c, &C::y));
  printf("%d %d\n", arity(&C::f), arity(&C::g));
  printf("%d %d\n", thru<&C::x>(c), thru2<&C::x>(c));
  printf("%d %d %d\n", traits<decltype(&C::f)>::n, traits<decltype(&C::g)>::n, traits<decltype(&C::x)>::n);
  int B::*pb = &B::b; int C::*pcb = pb; printf("%d %d\n", c.*pb, c.*pcb);
  int C::*pcb2 = &C::b; printf("%d\n", c.*pcb2);
  int (B::*pv)(int) = &B::v; printf("%d\n", (c.*pv)(2)); B bb; printf("%d\n", (bb.*pv)(2));
  int (C::*pcv)(int) = pv; printf("%d\n", (c.*pcv)(2));
  auto a = &C::f; printf("%d %d\n", std::is_same_v<decltype(a), PF>, (c.*a)(1));
  int C::*null = nullptr; printf("%d %d %d\n", null == nullptr, px == nullptr, px != null);
  printf("%d %d\n", px == &C::x, f == &C::f); if (px) printf("yes\n"); if (!null) printf("no\n");
  int (*sp)(int) = &C::sf; printf("%d %d\n", sp(2), *&C::s);
  auto mf = std::mem_fn(&C::f); printf("%d %d\n", mf(c, 2), mf(&c, 3));
  auto mx = std::mem_fn(&C::x); printf("%d\n", mx(c)); mx(c) = 77; printf("%d\n", c.x);
  printf("%d %d %d\n", std::invoke(&C::f, c, 1), std::invoke(&C::f, &c, 2), std::invoke(&C::x, c));
  std::reference_wrapper<C> rc(c); printf("%d\n", std::invoke(&C::f, rc, 5));
  auto b1 = std::bind(&C::f, &c, std::placeholders::_1); printf("%d\n", b1(10));
  std::function<int(C&, int)> fn = &C::f; printf("%d\n", fn(c, 3));
  std::function<int(const C&)> fx = &C::x; printf("%d\n", fx(c));
  std::vector<C> vs(3); vs[1].x = 5; std::vector<int> out(3);
  std::transform(vs.begin(), vs.end(), out.begin(), std::mem_fn(&C::x)); printf("%d %d %d\n", out[0], out[1], out[2]);
  printf("%d %d %d\n", std::is_member_pointer_v<decltype(px)>, std::is_member_object_pointer_v<decltype(px)>, std::is_member_function_pointer_v<decltype(f)>);
  printf("%zu %zu\n", sizeof(px), sizeof(f));
  Table t[] = {{"f", &C::f}, {"o", &C::o}}; for (auto& e : t) printf("%s %d\n", e.name, (c.*e.fn)(4));
  int C::*arr[2] = {&C::x, &B::b}; printf("%d %d\n", c.*arr[0], c.*arr[1]);
  std::map<std::string, int (C::*)(int)> m; m["f"] = &C::f; m["o"] = &C::o; for (auto& [k, q] : m) printf("%s %d\n", k.c_str(), (c.*q)(8));
  auto sh = std::make_shared<C>(); printf("%d %d\n", ((*sh).*f)(1), std::invoke(&C::f, sh, 1));
  printf("%d\n", (c.*(c.self())));
  int (C::*tm)(int) = &C::tm<int>; printf("%d\n", (c.*tm)(1));
  void (C::*st)(int) = &C::set; (c.*st)(3); printf("%d\n", c.x);
  printf("%d\n", std::is_invocable_v<decltype(&C::f), C&, int>);
  static_assert(std::is_same_v<std::invoke_result_t<decltype(&C::f), C&, int>, int>);
  static_assert(!std::is_class_v<PF> && std::is_scalar_v<PF> && !std::is_pointer_v<PF>);
  int (C::*nx)() noexcept = &C::nn; int (C::*ny)() = &C::nn; printf("%d %d\n", (c.*nx)(), (c.*ny)());
  auto l = [px](C& q) { return q.*px; }; printf("%d\n", l(c));
  std::sort(vs.begin(), vs.end(), [key = &C::x](auto& a, auto& b) { return a.*key > b.*key; }); printf("%d\n", vs[0].x);
}
