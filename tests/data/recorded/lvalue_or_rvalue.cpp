// Templates that take `T&` and `T&&`: a variable chooses the first, whatever else the second.
#include <iostream>
#include <memory>
#include <string>
#include <tuple>
#include <utility>
#include <vector>
template <class T> void kind(T&) { std::cout << "lvalue\n"; }
template <class T> void kind(T&&) { std::cout << "rvalue\n"; }
template <class T> void three(T&) { std::cout << "T&\n"; }
template <class T> void three(T const&) { std::cout << "T const&\n"; }
template <class T> void three(T&&) { std::cout << "T&&\n"; }
template <class T> void two(T&) { std::cout << "T&\n"; }
template <class T> void two(T const&) { std::cout << "T const&\n"; }
template <class T> struct Holder {
  T x;
  T& get() { return x; }
  T const& get() const { return x; }
  T take() { return x; }
  T&& moved() { return std::move(x); }
  auto&& same() { return x; }
  decltype(auto) alike() { return (x); }
};
struct A { int n = 1; A& self() { return *this; } A operator+(A const& o) const { return o; } A& operator+=(A const&) { return *this; } };
A global;
A& by_reference() { return global; }
A const& by_const() { return global; }
A by_value() { return global; }
std::string& text() { static std::string s = "s"; return s; }
template <class T> void all(T x) {
  T const c = x;
  Holder<T> h{x};
  Holder<T> const hc{x};
  std::vector<T> v{x};
  T* p = &x;
  std::unique_ptr<T> u(new T(x));
  std::tuple<T, T&> t(x, x);
  kind(x); kind(c); kind(std::move(x)); kind(std::move(c)); kind(T(x)); kind(static_cast<T&&>(x)); kind(std::forward<T&>(x));
  kind(h.x); kind(h.get()); kind(hc.get()); kind(h.take()); kind(h.same()); kind(h.alike()); kind(std::move(h).x);
  kind(v[0]); kind(v.front()); kind(*v.begin()); kind(*p); kind(p[0]); kind(*u); kind(std::get<0>(t)); kind(std::get<1>(t)); kind(std::get<0>(std::move(t)));
  kind(true ? x : h.x); kind((x)); kind((0, x)); kind(v.at(0)); kind(v.back()); kind(*&x);
  auto const back = [&]() -> T& { return x; };
  auto copy = [&] { return x; };
  kind(back()); kind(copy()); kind(std::as_const(x));
  three(x); three(c); three(T(x)); three(std::move(c)); three(back()); three(copy());
  two(x); two(c); two(T(x)); two(std::move(c)); two(copy());
}
int main() {
  all(std::string("x")); all(3); all(A{}); all(2.5); all(std::vector<int>{1});
  kind(by_reference()); kind(by_const()); kind(by_value()); kind(text()); kind(global.self()); kind(global + global); kind(global += global);
  int i = 1;
  kind(i = 2); kind(++i); kind(i++); kind(i + 1); kind(-i); kind("text"); kind(text() + "x"); kind(text() += "y"); kind(&i); kind(nullptr); kind(main);
  int array[2] = {1, 2};
  kind(array); kind(array[1]); kind(std::move(array)); kind([] {}); kind(A{}.n);
  for (auto&& x : std::vector<int>{1}) kind(x);
  three(by_reference()); three(by_const()); three(by_value()); three(text()); three("text"); three(1);
}
