// Integers of the type level: what stays static, what becomes dynamic, and what programs ask of them.
#include <cstdio>
#include <cute/tensor.hpp>
using namespace cute;

template <class T> void say(T const& x) {
  print(x);
  printf(is_static<T>::value ? " static " : " dynamic ");
  printf("%d %d\n", int(is_integral<T>::value), int(cute::is_std_integral<T>::value));
}
template <int N> int take(Int<N>) { return N; }
int take(int n) { return -n; }
template <class T> constexpr auto doubled(T x) { return x * Int<2>{}; }

int main() {
  say(_3{} + _4{});
  say(_3{} + 4);
  say(_12{} / _5{});
  say(-_7{} % _4{});
  say(_1{} << _4{});
  say(_6{} & _3{});
  say(_3{} < _4{});
  say(_3{} == 3);
  say(!_0{});
  say(Int<-5>{} * _2{});
  say(max(_3{}, 5));
  say(min(_3{}, _5{}));
  say(gcd(_12{}, Int<18>{}));
  say(abs(Int<-4>{}));
  say(ceil_div(_10{}, _4{}));
  say(ceil_div(10, _4{}));
  say(conditional_return<true>(_1{}, 2));
  say(conditional_return(_0{}, _1{}, 2));
  say(conditional_return(3 > 2, 1, 2));
  say(size(make_shape(_2{}, 3)));
  say(doubled(doubled(_3{})));
  say(C<7ul>{} + _1{});
  say(signum(Int<-3>{}));
  say(round_up(Int<13>{}, _8{}));
  printf("%d %d %d\n", take(_4{}), take(4), take(Int<2 + 3>{}));
  constexpr int k = _8{} - _3{};
  int array[k] = {1, 2};
  auto n = Int<k>{};
  static_assert(decltype(n)::value == 5 && is_constant<5, decltype(n)>::value && sizeof(array) == 20, "constants");
  bool flag = _2{} > _1{};
  int sum = n + array[1];
  unsigned u = _3{};
  printf("%d %d %u %d\n", flag, sum, u, int(n % 3));
  if constexpr (n > _4{}) print("large\n"); else print("small\n");
  for (int i = 0; i < n; ++i) print(i * n);
  print("\n");
  switch (int(n)) { case _5{}: print("five\n"); break; default: print("other\n"); }
}
