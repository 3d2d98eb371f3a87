#include <cstdio>
#include <utility>
#include <string>
#include <vector>
#include <functional>
struct N { operator int() const noexcept { return 1; } };
struct T { operator int() const { return 1; } };
struct E { explicit operator bool() const noexcept { return true; } explicit operator int() const { return 1; } };
struct CN { CN(int) noexcept {} CN(double) {} CN(CN const&) noexcept {} };
struct D { ~D() noexcept(false) {} };
struct DI { D d; };
struct FromN { FromN(int) {} };
struct CpyT { CpyT() noexcept {} CpyT(CpyT const&) {} CpyT(CpyT&&) noexcept {} CpyT& operator=(CpyT const&) { return *this; } CpyT& operator=(CpyT&&) noexcept { return *this; } };
void fi(int) noexcept {}
void fcn(CN) noexcept {}
void fcpy(CpyT) noexcept {}
void fref(CpyT const&) noexcept {}
void fthrow(int) {}
void fs(std::string) noexcept {}
void fb(bool) noexcept {}
void fd(D) noexcept {}
struct M { int m(int) noexcept { return 1; } int t(int) { return 1; } int operator()(int) noexcept { return 1; } int operator()(double) { return 1; } int operator[](int) noexcept { return 0; } M operator+(M) const noexcept { return {}; } M operator-(M) const { return {}; } };
struct Agg { int a; CN c; };
struct Agg2 { N n; T t; };
template <class A> constexpr bool ci() { return noexcept(int(std::declval<A>())); }
int h0(int) noexcept { return 1; }
int main() {
  N n; T t; E e; CpyT cp; CN cn(1); M m;
  printf("%d %d %d %d\n", noexcept(int(n)), noexcept(int(t)), noexcept(int(e)), noexcept(bool(e)));
  printf("%d %d %d %d\n", noexcept(int{n}), noexcept(int{t}), noexcept((int)n), noexcept((int)t));
  printf("%d %d %d %d\n", noexcept(static_cast<int>(n)), noexcept(static_cast<int>(t)), noexcept(static_cast<bool>(e)), noexcept(static_cast<long>(t)));
  printf("%d %d %d %d %d %d\n", noexcept(fi(n)), noexcept(fi(t)), noexcept(fi(1)), noexcept(fthrow(1)), noexcept(fthrow(n)), noexcept(fi(2.0)));
  printf("%d %d %d %d %d\n", noexcept(fcn(1)), noexcept(fcn(1.0)), noexcept(fcn(cn)), noexcept(fcn(CN(1))), noexcept(fcn(CN(1.0))));
  printf("%d %d %d %d %d\n", noexcept(fcpy(cp)), noexcept(fcpy(std::move(cp))), noexcept(fcpy(CpyT())), noexcept(fref(cp)), noexcept(fref(CpyT(cp))));
  printf("%d %d %d %d\n", noexcept(CN(1)), noexcept(CN(1.0)), noexcept(CN{1}), noexcept(CN{1.0}));
  printf("%d %d %d\n", noexcept(CpyT(cp)), noexcept(CpyT(std::move(cp))), noexcept(CpyT()));
  printf("%d %d %d %d\n", noexcept(D()), noexcept(D{}), noexcept(DI()), noexcept(new D));
  printf("%d %d %d %d\n", noexcept(fs("a")), noexcept(std::string("a")), noexcept(std::string()), noexcept(std::string{}));
  printf("%d %d %d\n", noexcept(fb(1)), noexcept(fb(e ? true : false)), noexcept(e ? 1 : 2));
  printf("%d %d %d %d %d %d %d\n", noexcept(m.m(1)), noexcept(m.t(1)), noexcept(m(1)), noexcept(m(1.0)), noexcept(m[0]), noexcept(m + m), noexcept(m - m));
  printf("%d %d %d\n", noexcept(m.m(n)), noexcept(m.m(t)), noexcept(m[t]));
  printf("%d %d %d %d\n", noexcept(n + 1), noexcept(t + 1), noexcept(-t), noexcept(!t));
  printf("%d %d\n", noexcept(Agg{1, 1}), noexcept(Agg{1, 1.0}));
  printf("%d %d\n", noexcept(Agg{n, 1}), noexcept(Agg{t, 1}));
  printf("%d %d %d\n", noexcept(std::declval<int(&)(int) noexcept>()(1)), noexcept(std::declval<int(&)(int)>()(1)), noexcept(std::declval<int(*)(int) noexcept>()(1)));
  printf("%d %d %d %d\n", ci<N>(), ci<T>(), ci<int>(), ci<double>());
  printf("%d %d %d\n", noexcept(cp = cp), noexcept(cp = std::move(cp)), noexcept(cp = CpyT()));
  printf("%d %d %d %d\n", noexcept(throw 1), noexcept(new int), noexcept(new int[3]), noexcept(delete (int*)0));
  printf("%d %d %d\n", noexcept(dynamic_cast<M*>(&m)), 1, noexcept([] {}()));
  printf("%d %d %d\n", noexcept([]() noexcept {}()), noexcept([] { return 1; }), noexcept([](int) noexcept {}(t)));
  std::vector<int> v; std::function<void()> fn;
  printf("%d %d %d %d %d %d\n", noexcept(v.size()), noexcept(v.begin()), noexcept(v[0]), noexcept(v.at(0)), noexcept(v.push_back(1)), noexcept(fn()));
  printf("%d %d %d\n", noexcept(std::move(v)), noexcept(std::swap(v, v)), noexcept(std::vector<int>(v)));
  printf("%d %d\n", noexcept(std::vector<int>(std::move(v))), noexcept(std::vector<int>(3)));
  int (*pf)(int) noexcept = nullptr; int (*pg)(int) = nullptr; int (M::*pm)(int) noexcept = &M::m; int (M::*pt)(int) = &M::t;
  printf("%d %d %d %d %d %d\n", noexcept(pf(1)), noexcept(pg(1)), noexcept((m.*pm)(1)), noexcept((m.*pt)(1)), noexcept(pf(t)), noexcept(pf(n)));
  int (&rf)(int) noexcept = h0; printf("%d %d\n", noexcept(rf(1)), noexcept((*pf)(1)));
  printf("%d %d\n", noexcept(std::declval<M&>().m(1)), noexcept(std::declval<M>().t(1)));
  printf("%d %d %d\n", std::is_nothrow_constructible_v<int, N>, std::is_nothrow_constructible_v<int, T>, std::is_nothrow_convertible_v<T, int>);
  printf("%d %d %d %d\n", std::is_nothrow_invocable_v<int(*)(int) noexcept, int>, std::is_nothrow_invocable_v<int(*)(int) noexcept, T>, std::is_nothrow_invocable_v<int(&)(int), int>, std::is_nothrow_invocable_v<M, int>);
  printf("%d %d\n", std::is_nothrow_invocable_r_v<FromN, int(*)(int) noexcept, int>, std::is_nothrow_invocable_r_v<long, int(*)(int) noexcept, int>);
}
