#include <cmath>
#include <iostream>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>

// a result type that is a reference only for some arguments of the template
struct X {
  std::string s;
  int n;
};

template <class T>
T text(X& x) {
  return x.s;
}

template <class T>
T number(X& x) {
  return x.n;
}

template <class F>
auto called(F f, X& x) -> decltype(f(x)) {
  return f(x);
}

template <class T>
typename std::conditional<(sizeof(T) > 4), T&, T>::type chosen(T& x) {
  return x;
}

// `T const&` of a `T` that is given takes what converts
template <class T>
T const& least(T const& a, T const& b) {
  return b < a ? b : a;
}

// a class with an operator of one operand, and a function beside it with two
struct V {
  int x;
  V operator-() const { return V{-x}; }
  V operator*(int n) const { return V{x * n}; }
};

V operator-(V a, V b) { return V{a.x - b.x}; }
V operator*(V a, V b) { return V{a.x * b.x}; }

// an expansion within another one
template <class... A>
int sum(A... a) {
  return (a + ... + 0);
}

template <std::size_t... I, class... A>
int sums(std::index_sequence<I...>, A... a) {
  return sum((int(I) * sum(a...))...);
}

template <class... T>
int counts(T... x) {
  return sum((x + int(sizeof...(T)))...);
}

// functions that return pointers to functions
int add(int a, int b) { return a + b; }
int sub(int a, int b) { return a - b; }
int (*chosen_function(bool plus))(int, int) { return plus ? add : sub; }

struct Holder {
  int (*pick(bool plus) const)(int, int) { return plus ? add : sub; }
};

int main() {
  X x{"a", 1};
  text<std::string&>(x) += "b";
  text<std::string>(x) += "c";
  number<int&>(x) += 4;
  called([](X& y) -> int& { return y.n; }, x) += 10;
  std::cout << x.s << ' ' << x.n << '\n';
  long l = 1;
  short s = 2;
  chosen(l) = 7;
  std::cout << l << ' ' << chosen(s) << '\n';
  std::cout << least<std::string>("z", "y") << least<double>(2, 1.5) << std::max(std::string("a"), std::string("b")) << '\n';
  V a{5}, b{3};
  auto halves = [](int x) { return x / 2.0; };
  std::cout << (a - b).x << (-a).x << (a * b).x << (a * 2).x << '\n';
  std::cout << sums(std::make_index_sequence<4>(), 1, 2) << ' ' << counts(1, 2, 3) << '\n';
  std::cout << std::is_same_v<std::invoke_result_t<decltype(halves), int>, double> << std::is_invocable_v<decltype(halves), std::string> << '\n';
  std::cout << chosen_function(true)(7, 2) << chosen_function(false)(7, 2) << Holder{}.pick(true)(1, 1) << '\n';
  int(*grid)[2] = new int[3][2];
  grid[2][1] = 5;
  std::cout << grid[2][1] << '\n';
  delete[] grid;
}
