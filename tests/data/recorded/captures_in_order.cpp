// Captures are made in the order in which they are written.
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <string>
#include <vector>
#include <utility>
#include <type_traits>
#include <tuple>
#include <array>
#include <functional>
#include <stdexcept>
struct Tr { std::string n; Tr(std::string n) : n(n) { std::cout << '+' << n; } Tr(Tr const& o) : n(o.n + "c") { std::cout << 'c' << n; } Tr(Tr&& o) : n(std::move(o.n)) { o.n = "_"; std::cout << 'm' << n; } ~Tr() { std::cout << '-' << n; } };
struct A { virtual ~A() { std::cout << "~A"; } virtual int f() const { return 1; } int g() const { return f(); } virtual void h(int x = 3) { std::cout << "A" << x; } int v = 1; static inline int n = 0; A() { ++n; std::cout << f(); } };
struct B : A { int f() const override { return 2; } void h(int x = 5) override { std::cout << "B" << x; } ~B() { std::cout << "~B"; } int v = 2; B() { std::cout << f(); } };
struct C : B { int f() const override { return B::f() + 10; } using A::h; ~C() { std::cout << "~C"; } };
struct V1 : virtual A { int a = 4; }; struct V2 : virtual A { int b = 5; }; struct V : V1, V2 { int f() const override { return a + b + v; } };
struct M1 { int x = 1; virtual int id() { return 1; } virtual ~M1() = default; }; struct M2 { int y = 2; virtual int id2() { return 2; } virtual ~M2() = default; }; struct M : M1, M2 { int id() override { return 10; } int id2() override { return 20; } };
template<class D> struct Cr { int call() { return static_cast<D*>(this)->impl() + static_cast<D*>(this)->k; } static int cnt; Cr() { ++cnt; } }; template<class D> int Cr<D>::cnt = 0; struct C1 : Cr<C1> { int k = 1; int impl() { return 100; } }; struct C2 : Cr<C2> { int k = 2; int impl() { return 200; } };
template<class T, int N = 2> struct Ar { T d[N]; static constexpr int size = N; T& operator[](int i) { return d[i]; } T const& operator[](int i) const { return d[i]; } template<class U> Ar<U, N> map(U (*f)(T)) const { Ar<U, N> r; for (int i = 0; i < N; ++i) r[i] = f(d[i]); return r; } auto begin() { return d; } auto end() { return d + N; } };
template<class T> struct Ar<T, 0> { static constexpr int size = -1; }; template<> struct Ar<bool, 3> { static constexpr int size = 33; };
template<class T> struct Nm { static std::string s() { return "T"; } }; template<class T> struct Nm<T*> { static std::string s() { return Nm<T>::s() + "*"; } }; template<class T> struct Nm<T const> { static std::string s() { return "c" + Nm<T>::s(); } }; template<class T, size_t N> struct Nm<T[N]> { static std::string s() { return Nm<T>::s() + "[" + std::to_string(N) + "]"; } }; template<class R, class... P> struct Nm<R(P...)> { static std::string s() { std::string r = Nm<R>::s() + "("; ((r += Nm<P>::s()), ...); return r + ")"; } }; template<> struct Nm<int> { static std::string s() { return "i"; } };
template<class... T> struct Ts { static constexpr size_t n = sizeof...(T); template<template<class...> class F> using to = F<T...>; }; template<class T, class U> struct Cat; template<class... T, class... U> struct Cat<Ts<T...>, Ts<U...>> { using type = Ts<T..., U...>; };
template<int N> struct Fib { static constexpr long v = Fib<N - 1>::v + Fib<N - 2>::v; }; template<> struct Fib<0> { static constexpr long v = 0; }; template<> struct Fib<1> { static constexpr long v = 1; };
struct Vc { double x, y; Vc operator+(Vc o) const { return {x + o.x, y + o.y}; } Vc& operator+=(Vc o) { x += o.x; y += o.y; return *this; } friend Vc operator*(double k, Vc v) { return {k * v.x, k * v.y}; } double operator*(Vc o) const { return x * o.x + y * o.y; } Vc operator-() const { return {-x, -y}; } bool operator==(Vc const&) const = default; explicit operator bool() const { return x || y; } Vc& operator++() { ++x; return *this; } Vc operator++(int) { auto t = *this; ++x; return t; } double& operator[](int i) { return i ? y : x; } double operator()(int a, int b) const { return a * x + b * y; } };
struct Cnt { static int live; int id; Cnt() : id(++live) {} Cnt(Cnt const&) : id(++live) {} ~Cnt() { --live; } }; int Cnt::live = 0;
class Pv { int s = 42; friend int peek(Pv const& p); friend struct Fr; protected: int t = 7; public: int get() const { return s; } }; int peek(Pv const& p) { return p.s; } struct Fr { int operator()(Pv& p) { return p.s++ + p.t; } }; struct Pd : Pv { int tt() { return t * 2; } using Pv::t; };
struct Ex : std::runtime_error { int c; Ex(int c) : std::runtime_error("ex" + std::to_string(c)), c(c) {} }; void th(int k) { Tr t("t" + std::to_string(k)); if (k == 0) throw Ex(5); if (k == 1) throw std::out_of_range("oor"); if (k == 2) throw 7; th(k - 3); }
struct Rs { Tr a{"a"}, b; Rs(bool f) : b("b") { Tr l("l"); if (f) throw 1; } ~Rs() { std::cout << "~Rs"; } };

int main() {
  std::printf("\n0: "); { Tr a("a"); auto l = [a, b = Tr("b")] { return a.n + b.n; }; l(); }
  std::printf("\n1: "); { Tr a("a"); auto l = [x = 1, a, y = std::string("s"), b = Tr("b")] { return a.n + b.n; }; auto m = l; }
  std::printf("\n");
}
