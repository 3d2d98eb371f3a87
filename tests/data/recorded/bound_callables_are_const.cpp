// What a callable holds is `const` where the callable is, however many arguments it passes on; a conversion binds as it refers.
#include <cstdio>
#include <functional>
#include <string>
#include <utility>

struct Any {
  int operator()(int) & { return std::printf("& "); }
  int operator()(int) const& { return std::printf("const& "); }
  int operator()(int) && { return std::printf("&& "); }
  int operator()(int) const&& { return std::printf("const&& "); }
};
struct Two {
  bool operator()(int) { return std::printf("plain ") > 0; }
  bool operator()(int) const { return std::printf("const ") > 0; }
};
template <class F, class... A> decltype(auto) call(F&& f, A&&... a) { return std::forward<F>(f)(std::forward<A>(a)...); }
template <class F> struct Holds {
  F f;
  template <class... A> void operator()(A&&... a) & { call(f, std::forward<A>(a)...); }
  template <class... A> void operator()(A&&... a) const& { call(f, std::forward<A>(a)...); }
};
struct Number { int v; };
struct Refers { Number& n; operator Number&() const { return n; } };
struct Makes { operator Number() const { return {1}; } };
void take(Number&) { std::printf("Number& "); }
void take(Number const&) { std::printf("Number const& "); }
void take(Number&&) { std::printf("Number&& "); }
struct Method { int f() { return 1; } int f() const { return 2; } };

int main() {
  auto front = std::bind_front(Any{}, 1);
  front(), std::as_const(front)(), std::move(front)(), std::move(std::as_const(front))();
  auto bound = std::bind(Two{}, 1);
  bound(), std::as_const(bound)();
  auto const negated = std::not_fn(Two{});
  negated(1), std::not_fn(Any{})(1);
  Holds<Two> holds;
  holds(1), std::as_const(holds)(1);
  std::puts("");
  Number n{1};
  Refers const refers{n};
  take(refers), take(Refers{n}), take(Makes{}), take(std::ref(n)), take(std::cref(n));
  auto const f = static_cast<int (Method::*)()>(&Method::f);
  Method m;
  auto const last = std::bind(f, &m);
  std::printf("%d %d\n", std::invoke(f, m), last());
}
