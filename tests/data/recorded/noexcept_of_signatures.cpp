#include <cstdio>
#include <type_traits>
#include <functional>
#include <string>
#include <typeinfo>
template <class T> struct fn_traits;
template <class R, class... A> struct fn_traits<R(A...)> { using result = R; static constexpr int n = sizeof...(A); static constexpr const char* q = ""; };
template <class R, class... A> struct fn_traits<R(A...) const> : fn_traits<R(A...)> { static constexpr const char* q = "const"; };
template <class R, class... A> struct fn_traits<R(A...) &> : fn_traits<R(A...)> { static constexpr const char* q = "&"; };
template <class R, class... A> struct fn_traits<R(A...) const noexcept> : fn_traits<R(A...)> { static constexpr const char* q = "const noexcept"; };
template <class R, class... A> struct fn_traits<R(A...) noexcept> : fn_traits<R(A...)> { static constexpr const char* q = "noexcept"; };
template <class M, class C> struct fn_traits<M C::*> : fn_traits<M> {};
template <class M> struct fn_traits<M*> : fn_traits<M> {};
template <class T> struct call : fn_traits<decltype(&T::operator())> {};
struct A { int a(int) const { return 0; } void b() noexcept {} void c(int, int) & {} long d() const noexcept { return 0; } double e() { return 0; } };
struct Op { int operator()(int, int) const noexcept { return 0; } };
struct B { virtual int v() noexcept { return 1; } virtual ~B() = default; };
struct D : B { int v() noexcept override { return 2; } };
template <auto F> struct val { static constexpr int v = 0; };
int x() noexcept { return 3; } int y() { return 4; }
template <int (*F)()> int run() { return F(); }
template <int (*F)() noexcept> int runn() { return F(); }
template <auto F> auto runa() { return F(); }
struct V { std::string s; explicit V(const char* p) noexcept : s(p) {} V(std::string t) : s(t) {} };
void takes(V) noexcept {}
void takes_s(const std::string&) noexcept {}
void takes_d(double) noexcept {}
struct T { int (*f)() noexcept; int (*g)(); };
template <class F> constexpr bool nt(F f) { return noexcept(f()); }
template <class F> constexpr bool nr(F&& f) { return noexcept(f()); }
template <class F, class... X> constexpr bool ni(F&& f, X&&... a) { return noexcept(std::invoke(std::forward<F>(f), std::forward<X>(a)...)); }
int main() {
#define P(...) printf("%d %s\n", fn_traits<__VA_ARGS__>::n, fn_traits<__VA_ARGS__>::q)
  P(int(int)); P(int(int) const); P(void() noexcept); P(decltype(&A::a)); P(decltype(&A::b)); P(decltype(&A::c)); P(decltype(&A::d)); P(decltype(&A::e)); P(decltype(x)); P(decltype(&x));
  printf("%d %s\n", call<Op>::n, call<Op>::q);
  auto l = [](int, char) mutable noexcept { return 1.0; }; auto m = [](auto...) {};
  printf("%d %s %d\n", call<decltype(l)>::n, call<decltype(l)>::q, std::is_same_v<call<decltype(l)>::result, double>);
  printf("%s %s\n", typeid(x).name(), typeid(y).name());
  printf("%s %s\n", typeid(&x).name(), typeid(&y).name());
  D d; B& b = d; int (B::*pv)() noexcept = &B::v; int (B::*pw)() = &B::v;
  printf("%d %d %d\n", (b.*pv)(), (b.*pw)(), noexcept((b.*pw)()));
  printf("%d %d %d %d %d\n", run<x>(), run<y>(), runn<x>(), runa<x>(), runa<&y>());
  printf("%d %d %d\n", std::is_nothrow_invocable_v<decltype(takes), const char*>, std::is_nothrow_invocable_v<decltype(takes_s), const char*>, std::is_nothrow_invocable_v<decltype(takes_d), int>);
  printf("%d %d\n", std::is_nothrow_invocable_v<decltype(&takes_s), std::string>, std::is_nothrow_invocable_v<decltype(&takes_s)&, std::string&>);
  printf("%d %d %d %d\n", std::is_nothrow_invocable_r_v<double, decltype(x)>, std::is_nothrow_invocable_r_v<void, decltype(x)>, std::is_nothrow_invocable_r_v<std::string, const char*() noexcept>, std::is_nothrow_invocable_r_v<int, decltype(y)>);
  T t{x, x}; printf("%d %d %d %d\n", t.f(), t.g(), noexcept(t.f()), noexcept(t.g()));
  printf("%d %d %d %d\n", nt(x), nt(y), nt(t.f), nt(t.g));
  printf("%d %d %d %d\n", nr(x), nr(y), nr(t.f), nr(t.g));
  printf("%d %d\n", ni(x), ni(y));
  int (*arr[2])() = {x, y}; int (*arn[1])() noexcept = {x};
  printf("%d %d %d %d\n", noexcept(arr[0]()), noexcept(arn[0]()), arr[0](), arn[0]());
  int (*nul)() noexcept = nullptr; int (*nu2)() = nul; printf("%d %d\n", nu2 == nullptr, noexcept(nul()));
  auto cond = true ? x : x; auto cond2 = true ? &x : &y;
  printf("%d %d %d\n", noexcept(cond()), noexcept(cond2()), std::is_same_v<decltype(cond2), int(*)()>);
  printf("%d\n", std::is_same_v<std::common_type_t<int(*)() noexcept, int(*)()>, int(*)()>);

  printf("%d %d\n", std::is_same_v<std::invoke_result_t<decltype(&x)>, int>, std::is_invocable_v<int() noexcept, int>);
  auto bm = std::mem_fn(&A::b); 
  static_assert(noexcept(nul()));
  try { throw &x; } catch (int (*p)()) { printf("caught %d\n", p()); }
  try { throw &y; } catch (int (*p)() noexcept) { printf("no\n"); } catch (int (*p)()) { printf("caught %d\n", p()); }
}
