#include <iostream>
#include <string>
#include <vector>
#include <optional>
#include <functional>
#include <memory>
using std::cout;
int fn(int a) { return a + 1; }
int fn_nx() noexcept { return 1; }
int fn_th() { return 1; }
struct Thr { Thr() {} Thr(const Thr&) {} ~Thr() {} };
struct Nx { Nx() noexcept {} Nx(const Nx&) noexcept {} };
void d1(int a = fn_th()) noexcept {} void d2(int a = fn_nx()) noexcept {} void d3(std::string s = "a") noexcept {} void d4(std::string s = {}) noexcept {} void d5(const Thr& t = Thr()) noexcept {} void d6(const Nx& n = {}) noexcept {} void d7(int a, double b = 1.5, int* p = nullptr) noexcept {}
template <class T> void d8(T t = T()) noexcept {} template <class T> void d9(T a, T b = T{}) noexcept {}
struct A1 { int a = fn_th(); }; struct A2 { int a = fn_nx(); }; struct A3 { std::string s = "a"; }; struct A4 { std::string s; }; struct A5 { std::string s{}; std::vector<int> v = {}; int x{}; int* p{}; }; struct A6 { Thr t; }; struct A7 { Nx n{}; Nx m = Nx(); }; struct A8 { std::vector<int> v{1, 2}; }; struct A9 { A1 a; }; struct B1 { A2 a{}; int b = 1 + 2; };
struct B2 { B2(int a = fn_th()) noexcept {} }; struct B3 { B3(int a = 3) noexcept {} }; struct B4 { B4() = default; int x = fn_th(); }; struct B5 { B5() noexcept = default; int x = fn_th(); }; struct B6 : A1 {}; struct B7 : A2 { int q = 2; };
template <class T> struct Bt { T t = T(); T u{}; }; template <class T> struct Bn { T t = make(); static T make() noexcept { return T(); } };
struct Me { int m(int a = fn_th()) noexcept { return a; } int n(int a = fn_nx()) const noexcept { return a; } Me& operator()(int a, int b = fn_th()) noexcept { return *this; } };
template <class T> constexpr bool nd = std::is_nothrow_default_constructible_v<T>;

int main() {
  { cout << noexcept(d1()) << noexcept(d2()) << noexcept(d1(1)) << noexcept(d3()) << noexcept(d4()) << noexcept(d5()) << noexcept(d6()) << noexcept(d7(1)) << noexcept(d3("b")); cout << '\n'; }
  { cout << noexcept(d8<int>()) << noexcept(d8<Thr>()) << noexcept(d8<Nx>()) << noexcept(d9(1)) << noexcept(d9(Nx())) << noexcept(d8<std::string>()); cout << '\n'; }
  { cout << nd<A1> << nd<A2> << nd<A3> << nd<A4> << nd<A5> << nd<A6> << nd<A7> << nd<A8> << nd<A9> << nd<B1>; cout << '\n'; }
  { cout << nd<B2> << nd<B3> << nd<B4> << nd<B5> << nd<B6> << nd<B7> << nd<Bt<int>> << nd<Bt<Thr>> << nd<Bt<Nx>> << nd<Bn<int>> << nd<Bn<Thr>>; cout << '\n'; }
  { cout << noexcept(A1{}) << noexcept(A2{}) << noexcept(A1()) << noexcept(A1{1}) << noexcept(A3{}) << noexcept(A5{}) << noexcept(A8{}) << noexcept(A9{}) << noexcept(B1{}) << noexcept(B2()) << noexcept(B4()) << noexcept(B5()) << noexcept(B6{}) << noexcept(B7()); cout << '\n'; }
  { Me m; cout << noexcept(m.m()) << noexcept(m.n()) << noexcept(m.m(1)) << noexcept(m(1)) << noexcept(m(1, 2)); cout << '\n'; }
  { Thr t; Nx n; std::string s; int i = 0; cout << noexcept([t]{}) << noexcept([n]{}) << noexcept([&t]{}) << noexcept([x = fn_th()]{}) << noexcept([x = fn_nx()]{}) << noexcept([s]{}) << noexcept([i]{}) << noexcept([&s, i]{}) << noexcept([s = std::move(s)]{}) << noexcept([p = &i]{}) << noexcept([](int q) { throw q; }); cout << '\n'; }
  { Thr t; Nx n; std::string s; int i = 0; auto a = [t]{}; auto b = [n]{}; auto c = [&t]{}; auto d = [s]{}; auto e = [i]{}; auto f = []{}; cout << std::is_nothrow_copy_constructible_v<decltype(a)> << std::is_nothrow_copy_constructible_v<decltype(b)> << std::is_nothrow_copy_constructible_v<decltype(c)> << std::is_nothrow_copy_constructible_v<decltype(d)> << std::is_nothrow_move_constructible_v<decltype(d)> << std::is_trivially_copyable_v<decltype(d)> << std::is_trivially_copyable_v<decltype(e)> << std::is_copy_assignable_v<decltype(e)> << std::is_copy_assignable_v<decltype(f)> << std::is_default_constructible_v<decltype(f)> << std::is_default_constructible_v<decltype(e)> << std::is_trivially_destructible_v<decltype(d)> << std::is_trivially_copyable_v<decltype(c)>; cout << '\n'; }
  { std::unique_ptr<int> p; auto a = [p = std::move(p)]{}; cout << std::is_copy_constructible_v<decltype(a)> << std::is_move_constructible_v<decltype(a)> << std::is_nothrow_move_constructible_v<decltype(a)> << std::is_move_assignable_v<decltype(a)>; cout << '\n'; }
  { std::optional<int> oi; std::optional<Thr> ot; cout << noexcept(std::optional<int>(3)) << noexcept(std::optional<std::string>("a")) << noexcept(std::optional<int>()) << noexcept(std::optional<int>(oi)) << noexcept(std::optional<Thr>(ot)) << noexcept(oi = 3) << noexcept(oi.value()) << noexcept(*oi) << noexcept(oi.has_value()) << noexcept(oi = oi) << noexcept(oi.reset()) << noexcept(oi.value_or(1)) << noexcept(bool(oi)) << noexcept(oi == oi) << noexcept(oi.emplace(1)) << noexcept(oi = std::nullopt); cout << '\n'; }
  { struct L { int b = [] { return 3; }(); int c = [](int x) noexcept { return x; }(2); }; L l; cout << nd<L> << l.b << l.c; cout << '\n'; }
}
