// What is deduced to be `const`: by `auto&`, captures, the arguments of class templates, and members of bases.
#include <cute/tensor.hpp>
#include <cstdio>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#define SHOW(x) printf("%s: %d\n", #x, std::is_const_v<std::remove_reference_t<decltype(x)>>)

struct Matrix {
  std::vector<int> d{1, 2, 3};
  decltype(auto) operator()(int i) { return d[i]; }
  decltype(auto) operator()(int i) const { return d[i]; }
};

template <class T>
struct Row {
  T d[2]{};
  auto& at(int i) { return d[i]; }
  auto& at(int i) const { return d[i]; }
};

struct Both {
  int r = 1;
  int& m() { return r; }
  double m() const { return r; }
};

template <class T>
void measured(T& t) {
  auto size = [&r = t] { return sizeof(r.m()); };
  printf("sizeof %zu\n", size());
}

template <class T>
struct View {
  T& t;
  View(T& t) : t(t) {}
};

template <class T>
struct Holder {
  T t;
  template <class U>
  Holder(U&& u) : t(std::forward<U>(u)) {}
};
template <class U>
Holder(U&&) -> Holder<U>;

struct Vm {
  int v = 1;
  int get() { return v; }
  double get() const { return 1.5; }
};

template <class T>
struct Base {
  T t{};
};

template <class T>
struct Derived : Base<T> {
  using Base<T>::t;
  decltype(auto) own() { return (t); }
  decltype(auto) seen() const { return (t); }
  decltype(auto) named() const { return (Base<T>::t); }
};

template <class T, template <class...> class Q>
concept specialization_of = requires(T t) { []<class... A>(Q<A...> const&) {}(t); };

template <template <class...> class Q>
struct Of {
  template <class... A>
  static int count(Q<A...> const&) { return sizeof...(A); }
};

int main() {
  const Matrix c;
  Matrix n;
  auto& x = c(0);
  auto& y = n(0);
  SHOW(x);
  SHOW(y);
  const Row<float> row;
  auto& e = row.at(1);
  SHOW(e);
  [&] { SHOW(x); SHOW(y); }();

  int a = 1;
  [&s = std::as_const(a), &t = a] { SHOW(s); SHOW(t); }();
  Both both;
  measured(both);
  measured(std::as_const(both));

  const Vm vm;
  Vm changes;
  View seen(vm);
  View own{changes};
  printf("%g %g\n", double(seen.t.get()), double(own.t.get()));
  printf("%d", std::is_same_v<decltype(Holder(Vm{})), Holder<Vm>>);
  printf("%d", std::is_same_v<decltype(Holder(vm)), Holder<const Vm&>>);
  printf("%d\n", std::is_same_v<decltype(Holder{std::move(changes)}), Holder<Vm>>);

  Derived<int> d;
  printf("%d", std::is_same_v<decltype(d.own()), int&>);
  printf("%d", std::is_same_v<decltype(d.seen()), int const&>);
  printf("%d\n", std::is_same_v<decltype(d.named()), int const&>);

  printf("%d%d", specialization_of<std::vector<int>, std::vector>, specialization_of<std::tuple<int>, std::vector>);
  printf("%d%d\n", specialization_of<cute::Layout<cute::_4>, cute::Layout>, specialization_of<Derived<int>, Base>);
  printf("%d\n", Of<std::tuple>::count(std::tuple<int, char>{}));
}
