// Which operators and functions an expression finds: those in front of it, and in a template those of its arguments' namespaces.
#include <iostream>
#include <type_traits>
#include <utility>
#include <vector>

template <class T, class = void>
struct has_plus : std::false_type {};
template <class T>
struct has_plus<T, std::void_t<decltype(std::declval<T>() + std::declval<T>())>> : std::true_type {};

struct Global { int x; };
namespace far { struct Far { int x; }; }
namespace own {
struct Own { int x; };
Own operator+(Own a, Own b) { return {a.x * b.x}; }
}

template <class T>
std::vector<T> operator+(std::vector<T> a, std::vector<T> const& b) {
  for (auto& x : b) a.push_back(x);
  return a;
}
Global operator+(Global a, Global b) { return {a.x + b.x}; }
far::Far operator+(far::Far a, far::Far b) { return {a.x + b.x}; }

template <class T>
T twice(T t) { return t + t; }

template <class A, class B>
struct Sum {
  A a;
  B b;
  auto get() const { return a + b; }
};
template <class A, class B>
int operator+(Sum<A, B> const&, Sum<A, B> const&) { return 7; }

struct Count {
  int v;
  operator int() const { return v; }
};
int before(Count c) { return c - 1; }
int before_lambda(Count c) { return [&] { return c - 1; }(); }
template <class T>
int of_template(T c) { return c - 1; }
int operator-(Count c, int n) { return 100 + c.v - n; }
int after(Count c) { return c - 1; }

namespace late {
struct Late { operator int() const { return 3; } };
int pick(int) { return 1; }
int early(Late l) { return pick(l); }
template <class T>
int early_template(T l) { return pick(l); }
int pick(Late) { return 2; }
}
int outside(late::Late l) { return pick(l); }

int main() {
  std::cout << has_plus<std::vector<int>>::value << has_plus<Global>::value << has_plus<far::Far>::value
            << has_plus<own::Own>::value << '\n';
  std::cout << twice(own::Own{3}).x << ' ' << twice(Global{3}).x << ' ' << twice(std::vector<int>{1, 2}).size() << '\n';
  std::cout << Sum<int, int>{1, 2}.get() << ' ' << Sum<int, int>{1, 2} + Sum<int, int>{1, 2} << '\n';
  std::cout << before(Count{5}) << ' ' << before_lambda(Count{5}) << ' ' << of_template(Count{5}) << ' ' << after(Count{5}) << '\n';
  std::cout << late::early({}) << late::early_template(late::Late{}) << outside({}) << '\n';
}
