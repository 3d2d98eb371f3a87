#include <cstdio>
#include <vector>
#include <string>
#include <utility>
#include <map>
#include <array>
#include <memory>
#include <stdexcept>
struct X { int v; X(int v) : v(v) { printf("X%d ", v); if (v == 13) throw std::runtime_error("thirteen"); } X(const X& o) : v(o.v) { printf("c%d ", v); if (v == 66) throw std::runtime_error("copy"); } ~X() { printf("~%d ", v); } };
int thr() { throw std::runtime_error("thr"); }
void f(X a, X b, X c) { printf("f "); }
void g(const X& a, const X& b, int c) { printf("g "); }
struct M { X a; X b; M(int i, int j) : a(i), b(j) { printf("M "); } void m(X p, int q) { printf("m "); } ~M() { printf("~M "); } };
struct A { X a, b, c; };
struct B : X { X m; B(int i, int j) : X(i), m(j) { printf("B "); } ~B() { printf("~B "); } };
X operator+(X a, X b) { return X(a.v + b.v); }
template <class F> void t(const char* n, F fn) { printf("%s: ", n); try { fn(); } catch (std::exception& e) { printf("[%s]", e.what()); } printf("\n"); }
int main() {
  t("1", [] { f(X(1), X(13), X(3)); }); t("2", [] { f(1, 13, 3); }); t("3", [] { f(13, 2, 3); }); t("4", [] { f(X(1), X(2), X(thr())); }); t("5", [] { f(thr(), 2, 3); });
  t("6", [] { g(1, X(2), thr()); }); t("7", [] { g(X(1), X(13), 1); }); t("8", [] { M m(1, 13); }); t("9", [] { M m(1, 2); m.m(3, thr()); }); t("10", [] { M m(1, 2); m.m(13, 5); });
  t("11", [] { A a{1, 2, 13}; }); t("12", [] { A a{X(1), X(13), 3}; }); t("13", [] { B b(1, 13); }); t("14", [] { X a[3] = {1, 2, 13}; }); t("15", [] { std::vector<X> v{1, 2, 13}; }); t("16", [] { std::vector<X> v{X(1), X(66), X(3)}; });
  t("17", [] { std::vector<std::vector<X>> v{{1, 2}, {3, 13}}; }); t("19", [] { std::vector<X> v; v.push_back(1); v.push_back(13); }); t("20", [] { std::vector<X> v; v.reserve(4); v.emplace_back(1); v.emplace_back(13); });
  t("21", [] { std::pair<X, X> p(1, 13); }); t("22", [] { std::pair<X, X> p{X(1), X(66)}; }); t("23", [] { std::map<int, X> m; m.emplace(1, 2); m.emplace(2, 13); }); t("24", [] { std::map<int, X> m{{1, 2}, {2, 13}}; });
  t("25", [] { X* p = new X(13); }); t("26", [] { X* p = new X[2]{1, 13}; }); t("27", [] { auto p = std::make_unique<X>(13); }); t("28", [] { auto p = std::make_shared<B>(1, 13); }); t("29", [] { X r = X(1) + X(13); }); t("30", [] { X r = X(1) + 13; }); t("31", [] { X r = 13 + X(1); });
  t("32", [] { X a(66); std::vector<X> v(3, a); }); t("33", [] { std::vector<X> v(2, 66); }); t("34", [] { std::array<X, 3> v{1, 2, 13}; }); t("35", [] { X a(1); X b(66); auto l = [a, b] { return a.v; }; }); t("36", [] { X a(66); auto l = [x = X(1), a] { return 0; }; });
  t("37", [] { std::vector<A> v{{1, 2, 3}, {4, 5, 13}}; }); t("38", [] { A a[2] = {{1, 2, 3}, {4, 13, 5}}; }); t("39", [] { std::pair<X, std::vector<X>> p{1, {2, 13}}; }); t("40", [] { X x = (X(1), X(2), X(13)); }); t("41", [] { int i = X(1).v + X(13).v; }); t("42", [] { const X& r = X(1); X s(13); });
  t("43", [] { std::vector<std::vector<X>> v{{1, 2}, {3, 4}, {5, 13}}; }); t("44", [] { std::vector<std::pair<int, X>> v{{1, 2}, {2, 13}}; }); t("45", [] { std::vector<std::vector<X>> v; v.push_back({1, 13}); }); t("46", [] { std::vector<std::vector<X>> v; v.push_back({1, 66}); });
}
