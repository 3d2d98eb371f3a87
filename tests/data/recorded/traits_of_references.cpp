#include <cstdio>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>
struct A { int f() { return 1; } }; struct B { int f() const { return 1; } }; struct C {};
template <class F> struct container { 
  template <class P> constexpr auto test(int) -> decltype(std::declval<F>()(std::declval<P>()), std::true_type()) { return {}; }
  template <class P> constexpr std::false_type test(...) { return {}; }
  template <class P> constexpr auto operator()(P const&) { return test<P>(0); } };
template <class F> constexpr auto is_valid(F const&) { return container<F>(); }
auto hasF = is_valid([](auto&& x) -> decltype(x.f()) { return 0; });
auto hasFc = is_valid([](auto const& x) -> decltype(x.f()) { return 0; });
auto hasFv = is_valid([](auto x) -> decltype(x.f()) { return 0; });
template <class T, class = void> struct addr : std::false_type {}; template <class T> struct addr<T, std::void_t<decltype(&std::declval<T>())>> : std::true_type {};
template <class T, class = void> struct cst : std::false_type {}; template <class T> struct cst<T, std::void_t<decltype(T(1))>> : std::true_type {};
template <class T> concept Addr = requires(T t) { &t; };
template <class T> concept AddrR = requires { &std::declval<T>(); };
template <class F, class... A> concept Calls = requires(F f, A... a) { f(a...); };
template <class F, class X> auto tryc(F f, X x, int) -> decltype(f(x)) { return f(x); } template <class F, class X> int tryc(F, X, long) { return -1; }
void ov(int) { std::puts("int"); } void ov(std::string const&) { std::puts("string"); } 
void ov2(std::string) { std::puts("string"); } void ov2(void*) { std::puts("ptr"); } 
int main() {
  { A a; B b; C c; std::printf("%d %d %d\n", decltype(hasF(a))::value, decltype(hasF(b))::value, decltype(hasF(c))::value); }
  { A a; B b; C c; std::printf("%d %d %d\n", decltype(hasFc(a))::value, decltype(hasFc(b))::value, decltype(hasFc(c))::value); }
  { A a; B b; C c; std::printf("%d %d %d\n", decltype(hasFv(a))::value, decltype(hasFv(b))::value, decltype(hasFv(c))::value); }
  { std::printf("%d %d %d %d\n", addr<int>::value, addr<int&>::value, addr<int&&>::value, addr<int const&>::value); }
  { std::printf("%d %d %d %d\n", addr<A>::value, addr<A&>::value, addr<A&&>::value, addr<A const&>::value); }
  { std::printf("%d %d %d %d\n", AddrR<int>, AddrR<int&>, Addr<int>, AddrR<A>); }
  { std::printf("%d %d %d %d %d\n", cst<int>::value, cst<int&>::value, cst<int const&>::value, cst<int&&>::value, cst<A>::value); }
  { std::printf("%d %d %d\n", cst<std::string>::value, cst<std::vector<int>>::value, cst<double const&>::value); }
  { std::printf("%d %d\n", std::is_constructible_v<std::string, std::nullptr_t>, std::is_convertible_v<std::nullptr_t, std::string>); }
  { auto l = [](auto const& x) -> decltype(x.f()) { return x.f(); }; std::printf("%d %d\n", std::is_invocable_v<decltype(l), A>, std::is_invocable_v<decltype(l), B>); }
  { auto l = [](auto& x) -> decltype(x.f()) { return x.f(); }; std::printf("%d %d %d\n", std::is_invocable_v<decltype(l), A&>, std::is_invocable_v<decltype(l), A const&>, std::is_invocable_v<decltype(l), A>); }
  { auto l = [](auto x, auto y) -> decltype(x + y) { return x + y; }; std::printf("%d %d\n", std::is_invocable_v<decltype(l), int, int>, std::is_invocable_v<decltype(l), int, A>); }
  { auto l = [](auto const& x) -> decltype(x.f()) { return x.f(); }; std::printf("%d %d %d\n", tryc(l, A{}, 0), tryc(l, B{}, 0), tryc(l, C{}, 0)); }
  { std::printf("%d %d\n", Calls<decltype([](auto x) requires std::is_integral_v<decltype(x)> { return x; }), int>, Calls<decltype([](auto x) requires std::is_integral_v<decltype(x)> { return x; }), double>); }
  { ov2(nullptr); }
  { auto l = []<class T>(T const& x) -> decltype(x.f()) { return x.f(); }; std::printf("%d %d\n", std::is_invocable_v<decltype(l), A>, std::is_invocable_v<decltype(l), B>); }
  { std::printf("%d %d\n", std::is_constructible_v<int&, int>, std::is_constructible_v<int const&, int>); std::printf("%d %d\n", std::is_constructible_v<int&&, int>, std::is_constructible_v<int&&, int&>); }
}
