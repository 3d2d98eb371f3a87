// Overloads for pointers to what is const and what is not, for references, and templates among themselves.
#include <cstdio>
#include <vector>
#include <utility>
template <class T> int f(T*) { return 2; }
template <class T> int f(T const*) { return 3; }
template <class T> int g(T) { return 1; }
template <class T> int g(T*) { return 2; }
template <class T> int h(T&) { return 1; }
template <class T> int h(T const&) { return 2; }
template <class T> int h2(T&&) { return 1; }
template <class T> int h2(T const&) { return 2; }
int n(int*) { return 1; }
int n(int const*) { return 2; }
int n(void*) { return 3; }
template <class A, class B> int p(A, B) { return 1; }
template <class A> int p(A, A) { return 2; }
template <class A> int p(A, int) { return 3; }
template <class... A> int q(A...) { return 1; }
template <class A> int q(A) { return 2; }
template <class A, class... R> int q(A, R...) { return 3; }
template <class T> int v(std::vector<T> const&) { return 1; }
template <class T> int v(T const&) { return 2; }
int v(std::vector<int> const&) { return 3; }
template <class T, class U> int w(std::pair<T, U>) { return 1; }
template <class T> int w(std::pair<T, T>) { return 2; }
template <class T> int w(std::pair<T, int>) { return 3; }
template <class T> struct B {};
template <class T> int b(B<T>) { return 1; }
template <class T> int b(B<T*>) { return 2; }
template <class T> int b(B<B<T>>) { return 3; }
int main() {
  int i = 0; int const k = 1; int* pi = &i; int const* pk = &k; int arr[3] = {}; int const karr[2] = {1, 2}; std::vector<int> vi; std::vector<int> const& kvi = vi;
  printf("%d%d%d%d%d%d\n", f(&i), f(&k), f(pi), f(pk), f(arr), f(karr));
  printf("%d%d%d%d\n", f(&vi), f(&kvi), g(&vi), g(vi));
  printf("%d%d%d%d\n", g(i), g(&i), g(pk), g(arr));
  printf("%d%d%d%d%d%d\n", h(i), h(k), h(3), h2(i), h2(k), h2(3));
  printf("%d%d%d%d%d\n", n(&i), n(&k), n(pi), n(arr), n(&vi));
  printf("%d%d%d\n", p(1, 2.0), p(1.0, 2.0), p(1.0, 2));
  printf("%d%d%d\n", q(1), q(1, 2), q());
  printf("%d%d%d\n", v(vi), v(std::vector<char>{}), v(3));
  printf("%d%d%d\n", w(std::make_pair(1, 2.)), w(std::make_pair(2., 2.)), w(std::make_pair('a', 2)));
  printf("%d%d%d\n", b(B<int>{}), b(B<int*>{}), b(B<B<int>>{}));
}
