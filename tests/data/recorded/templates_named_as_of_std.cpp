// Templates of the program named as those of `std` are others, with specialisations of their own.
#include <cstdio>
template <typename T> struct function { static const int k = 1; };
template <typename R, typename... A> struct function<R(A...)> { static const int k = 2; };
template <typename T> struct foo { static const int k = 1; };
template <typename R, typename... A> struct foo<R(A...)> { static const int k = 2; };
template <typename T> struct optional {};
template <> struct optional<int> { optional(int) { puts("an optional of its own"); } };
template <typename T> struct hash;
template <typename T> struct hash<T*> { int operator()(T* p) const { return *p; } };
template <> struct hash<bool> { int operator()(bool b) const { return b + 5; } };
template <typename F> struct kept { template <typename G> kept(G&&) { puts("kept"); } };
template <typename R, typename... A> struct kept<R(A...)> { template <typename G> kept(G&&) { puts("kept as a function"); } };
int main() {
  int n = 7; optional<int> o(3); printf("%d %d\n", hash<int*>()(&n), hash<bool>()(true)); kept<bool(int)> k = [](long) { return 2; }; kept<int> i = 3;  printf("%d\n", foo<int>::k); printf("%d\n", foo<int(int)>::k); printf("%d\n", function<int>::k); printf("%d\n", function<int(int)>::k); }
