#include <cstdio>
#include <utility>
// Lambdas that a class is derived from, made by the constructor: a pack, one, two, and one after another.
template <class... F> struct overload : F... {
  overload(F&&... f) : F(std::forward<F>(f))... {}
  using F::operator()...;
};
template <class... F> auto over(F&&... f) { return overload<F...>(std::forward<F>(f)...); }
template <class F> struct one : F { one(F const& f) : F(f) {} one(F&& f) : F(std::move(f)) {} using F::operator(); };
template <class F> one<F> make(F f) { return one<F>(f); }
template <class A, class B> struct two : A, B { two(A a, B b) : A(std::move(a)), B(std::move(b)) {} using A::operator(); using B::operator(); };
template <class... F> struct rec;
template <class F> struct rec<F> : F { rec(F&& f) : F(std::move(f)) {} using F::operator(); };
template <class F, class... G> struct rec<F, G...> : F, rec<G...> {
  rec(F&& f, G&&... g) : F(std::move(f)), rec<G...>(std::forward<G>(g)...) {}
  using F::operator(); using rec<G...>::operator();
};
template <class... F> auto recur(F&&... f) { return rec<F...>(std::forward<F>(f)...); }
struct Told { Told() {} Told(Told const&) { printf("copied "); } Told(Told&&) { printf("moved "); } };
int main() {
  int n = 10;
  auto o = over([](int* p) { return *p; }, [n](double* p) { return int(*p) + n; });
  double d = 2.5;
  printf("%d %d\n", o(&n), o(&d));
  auto q = over([](int) { return 1; }, [](double) { return 2; }, [](char const*) { return 3; });
  printf("%d %d %d %d\n", q(1), q(1.0), q(1.0f), q("x"));
  auto m = make([n](int a) { return a + n; });
  printf("%d\n", m(5));
  two t([](int a) { return a; }, [](char const* s) { return s[0]; });
  printf("%d %c\n", t(4), t("z"));
  auto r = recur([](int*) { return 1; }, [&n](double*) { return n; }, [](char) { return 3; });
  printf("%d %d %d\n", r(&n), r(&d), r('c'));
  Told told;
  auto l = [told](int) { return 7; };
  printf("| ");
  one<decltype(l)> by_copy(l);
  printf("| ");
  one<decltype(l)> by_move(std::move(l));
  printf("| %d %d\n", by_copy(1), by_move(1));
}
