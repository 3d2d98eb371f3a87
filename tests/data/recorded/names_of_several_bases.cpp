// A name that several bases have is ambiguous, and `using` says which is meant.
#include <concepts>
#include <cstdio>
#include <type_traits>

struct First { int f() { return 1; } int d = 1; using T = int; void operator()(int) {} };
struct Second { int f() { return 2; } int d = 2; using T = long; int operator()(double) { return 4; } };
struct Both : First, Second {};
struct Told : First, Second { using Second::f; using Second::d; using Second::T; using Second::operator(); };
template <class A, class B> struct Given : A, B { using B::d; using typename B::T; T of() { return d; } };
struct Root { int f() { return 5; } };
struct Left : virtual Root { int f() { return 6; } };
struct Right : virtual Root {};
struct Diamond : Left, Right {};

template <class T> concept Calls = requires(T t) { t.f(); };
template <class T> concept Reads = requires(T t) { t.d; };
template <class T> concept Names = requires { typename T::T; };
template <class T> concept Points = requires { &T::d; };
template <class T> concept Invokes = requires(T t) { t(1); };
template <class T> auto call(T& t, int) -> decltype(t.f()) { return t.f(); }
template <class T> int call(T&, long) { return -1; }

template <class T> void all() { std::printf("%d%d%d%d%d ", Calls<T>, Reads<T>, Names<T>, Points<T>, Invokes<T>); }

struct Lists { int n; };
template <int I> struct Counts { enum { n = I }; };

int main() {
  all<Both>(), all<Told>(), all<First>(), all<Given<First, Second>>(), all<Diamond>();
  Both both;
  Told told;
  Diamond diamond;
  Given<First, Second> given;
  Given<Second, First> other;
  std::printf("\n%d %d %d\n", call(both, 1), call(told, 1), call(diamond, 1));
  std::printf("%d %zu %zu %d %d %zu\n", told.d, sizeof(Told::T), sizeof(decltype(told(1.5))), given.d, other.d, sizeof(other.of()));
  // an enumerator by an object is a value, though another class has a member of its name
  Counts<3> counts;
  Lists lists{4};
  auto is_place = [](auto c) { return std::is_reference_v<decltype((c.n))>; };
  std::printf("%d%d%d%d\n", std::is_reference_v<decltype((counts.n))>, std::is_reference_v<decltype((lists.n))>, is_place(counts), is_place(lists));
}
