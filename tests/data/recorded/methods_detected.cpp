// A method that is not const is none for a const object where a template asks for it.
#include <cstdio>
#include <type_traits>
#include <utility>
#include <vector>
struct A { int serialize() { return 1; } };
struct B { int serialize() const { return 1; } };
struct C { A a; A* p; A& self() { return a; } A const& self() const { return a; } };
template <class T> auto takes(T const& t, int) -> decltype(t.serialize(), true) { return true; }
template <class T> bool takes(T const&, ...) { return false; }
template <class T> auto changes(T& t, int) -> decltype(t.serialize(), true) { return true; }
template <class T> bool changes(T&, ...) { return false; }
template <class T> auto within(T const& t, int) -> decltype(t.a.serialize(), true) { return true; }
template <class T> bool within(T const&, ...) { return false; }
template <class T> auto beyond(T const& t, int) -> decltype(t.p->serialize(), true) { return true; }
template <class T> bool beyond(T const&, ...) { return false; }
template <class T> auto adds(T const& t, int) -> decltype(t.push_back(1), true) { return true; }
template <class T> bool adds(T const&, ...) { return false; }
template <class T> auto own(T const& t, int) -> decltype(t.self().serialize(), true) { return true; }
template <class T> bool own(T const&, ...) { return false; }
int main() {
  A a; B b; A const c{}; C d{};
  printf("%d %d\n", takes(a, 0), takes(b, 0));
  printf("%d %d %d\n", changes(a, 0), changes(b, 0), changes(c, 0));
  printf("%d %d\n", within(d, 0), beyond(d, 0));
  auto lambda = [](auto const& x) -> decltype(x.serialize()) { return 1; };
  printf("%d %d\n", std::is_invocable_v<decltype(lambda), A&>, std::is_invocable_v<decltype(lambda), B&>);
}
