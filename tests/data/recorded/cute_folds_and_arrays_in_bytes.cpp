// copies of fold, fill and clear of arrays, types of constants
#include <iostream>
#include <cute/tensor.hpp>
using namespace cute;
struct W { int n; W(int n = 0) : n(n) { std::cout << "d" << n; } W(const W& o) : n(o.n) { std::cout << "c" << n; } W(W&& o) : n(o.n) { std::cout << "m" << n; } ~W() { std::cout << "~" << n; } };
template <class T> struct Self { Self() { std::cout << "Self"; } static Self self; };
template <class T> Self<T> Self<T>::self;
template struct Self<int>;
using A = cute::array<int, 2>;

int main() {
  { using T = decltype(abs(_3{} - _7{})); print(T{}); std::cout << "\n"; }
  { using T = decltype(abs(_3{})); print(T{}); using U = decltype(cute::abs(_3{} - _7{})); print(U{}); std::cout << is_static<decltype(abs(_1{} - _2{}))>::value; std::cout << "\n"; }
  { using T = decltype(max(_3{}, _7{})); print(T{}); using U = decltype(cute::min(_3{} - _7{}, _2{})); print(U{}); using V = decltype(gcd(_12{}, _8{})); print(V{}); using X = decltype(signum(_3{} - _7{})); print(X{}); std::cout << "\n"; }
  { using U = decltype(-_3{}); print(U{}); using V = decltype(abs(-_3{})); print(V{}); std::cout << "\n"; }
  { auto x = abs(_3{} - _7{}); using X = decltype(x); print(X{}); std::cout << "\n"; }
  { auto t = make_tuple(1, 2, 3); auto r = fold(t, W(0), [](auto const& v, auto const& x) { return W(v.n + x); }); std::cout << "!"; std::cout << "\n"; }
  { auto t = make_tuple(1); auto r = fold(t, W(0), [](auto const& v, auto const& x) { return W(v.n + x); }); std::cout << "!"; std::cout << "\n"; }
  { auto t = make_tuple(); auto r = fold(t, W(0), [](auto const& v, auto const& x) { return W(v.n + x); }); std::cout << "!"; std::cout << "\n"; }
  { auto r = fold(5, W(0), [](auto const& v, auto const& x) { return W(v.n + x); }); std::cout << "!"; std::cout << "\n"; }
  { auto t = make_tuple(1, 2, 3); auto r = fold(t, 0, [](auto v, auto x) { return v * 10 + x; }); std::cout << r; print(fold(make_tuple(_1{}, _2{}), _0{}, [](auto v, auto x) { return v + x; })); std::cout << "\n"; }
  { auto t = make_tuple(W(1), W(2), W(3)); std::cout << "!"; auto r = fold_first(t, [](auto const& v, auto const& x) { return W(v.n + x.n); }); std::cout << "!"; std::cout << "\n"; }
  { alignas(8) A mem[3] = {}; auto t = make_tensor(&mem[0], Layout<_3>{}); t(1).fill(4); std::cout << mem[1][0] << mem[1][1] << mem[0][0]; t(1).clear(); std::cout << mem[1][1]; std::cout << "\n"; }
  { auto t = make_tensor<A>(Layout<_3>{}); t(1).fill(4); std::cout << t(1)[0] << t(1)[1]; clear(t(1)); std::cout << t(1)[1]; std::cout << "\n"; }
  { auto t = make_tensor<A>(Layout<_3>{}); fill(t(1), 4); std::cout << t(1)[0] << t(1)[1]; clear(t(1)); std::cout << t(1)[1]; std::cout << "\n"; }
  { auto t = make_tensor<A>(Layout<_3>{}); A x; x.fill(9); fill(t, x); std::cout << t(2)[0] << t(1)[1]; clear(t); std::cout << t(1)[1]; std::cout << "\n"; }
  { int v[4] = {1, 2, 3, 4}; auto& a = *reinterpret_cast<cute::array<int, 4>*>(v); fill(a, 7); std::cout << v[0] << v[3]; clear(a); std::cout << v[0] << v[3]; std::cout << "\n"; }
  { A x; fill(x, 3); std::cout << x[0] << x[1]; clear(x); std::cout << x[1]; std::cout << "\n"; }
}
