// What elements of `const` objects are in templates, and which types are made of nothing.
#include <cstdio>
#include <type_traits>

struct M {
  int v;
  int& operator[](int) { return v; }
  double operator[](int) const { return v; }
  int& operator()(int) { return v; }
  double operator()(int) const { return v; }
};
template <class T> void sizes(T& t) { printf("%zu%zu ", sizeof(t[0]), sizeof(t(0))); }
template <class T> void forwarded(T&& t) { printf("%zu%zu ", sizeof(t[0]), sizeof(t(0))); }
template <class T> concept Writable = requires(T t) { t[0] = 1; };
template <class T> concept Settable = requires(T& t) { t(0) = 1; };
template <class T> decltype(auto) at(T& t) { return t[0]; }
template <class T> auto at_trailing(T& t) -> decltype(t[0]) { return t[0]; }

struct N {
  int v;
  N(int v) : v(v) {}
};
struct Abstract {
  virtual void f() = 0;
};
template <class T> T make() {
  if constexpr (requires { T(); }) return T();
  else return T(7);
}
template <class T> concept Default = requires { T(); };

int main() {
  M a{1};
  const M b{2};
  sizes(a), sizes(b), forwarded(a), forwarded(b);
  printf("%d%d%d%d\n", Writable<M>, Writable<const M>, Settable<M>, Settable<const M>);
  printf("%d%d\n", std::is_reference_v<decltype(at(b))>, std::is_reference_v<decltype(at_trailing(b))>);
  printf("%d%d%d%d\n", Default<N>, Default<Abstract>, Default<int>, Default<void>);
  printf("%d\n", make<N>().v);
}
