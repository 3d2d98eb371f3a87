// Which specialisation is meant: packs beside what they leave open, arguments by default, functions, C's varargs.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <tuple>
template <class...> struct L {};
template <class T, class U = int> struct Z { static constexpr int v = 0; };
template <class... T, class U> struct Z<L<T...>, U> { static constexpr int v = 1; };
template <class U> struct Z<L<>, U> { static constexpr int v = 2; };
template <class T, class U> struct Z<L<T>, U> { static constexpr int v = 3; };
template <class T, class... R, class U> struct Z<L<T, R...>, U> { static constexpr int v = 4; };
template <class T> struct A { static constexpr int v = 0; };
template <class R, class... X> struct A<R(X...)> { static constexpr int v = 1; };
template <class R> struct A<R()> { static constexpr int v = 2; };
template <class R, class X> struct A<R(X)> { static constexpr int v = 3; };
template <class R, class X, class... Y> struct A<R(X, Y...)> { static constexpr int v = 4; };
template <class T> struct B { static constexpr int v = 0; };
template <class R, class... X> struct B<R (*)(X...)> { static constexpr int v = 1; };
template <class R> struct B<R (*)()> { static constexpr int v = 2; };
template <class R, class C, class... X> struct B<R (C::*)(X...)> { static constexpr int v = 3; };
template <class R, class C> struct B<R (C::*)()> { static constexpr int v = 4; };
template <class... T> struct T1 { static constexpr int v = 0; };
template <class T> struct T1<T> { static constexpr int v = 1; };
template <class A, class... R> struct T1<A, R...> { static constexpr int v = 2; };
template <class A, class B> struct T1<A, B> { static constexpr int v = 3; };
template <> struct T1<> { static constexpr int v = 4; };
template <int... I> struct N1 { static constexpr int v = 0; };
template <int I, int... J> struct N1<I, J...> { static constexpr int v = 1; };
template <int... J> struct N1<0, J...> { static constexpr int v = 2; };
template <int I> struct N1<I> { static constexpr int v = 3; };
template <> struct N1<0> { static constexpr int v = 4; };
template <class R, class... X> int f(R (*)(X...)) { return 1; }
template <class R> int f(R (*)()) { return 2; }
template <class R, class X> int f(R (*)(X)) { return 3; }
template <class... T> int g(L<T...>) { return 1; }
template <class T> int g(L<T>) { return 2; }
template <class T, class... R> int g(L<T, R...>) { return 3; }
inline int g(L<>) { return 4; }
template <class... T> int h(T...) { return 1; }
template <class A, class... T> int h(A, T...) { return 2; }
template <class A, class B> int h(A, B) { return 3; }
int p0() { return 0; } int p1(int) { return 0; } int p2(int, int) { return 0; }
struct C { void m0(); void m1(int); };

int main() {
  std::printf("\n0: "); { printf("%d%d%d%d\n", Z<L<>>::v, Z<L<int>>::v, Z<L<int, int>>::v, Z<int>::v); }
  std::printf("\n1: "); { printf("%d%d%d%d\n", A<void()>::v, A<void(int)>::v, A<void(int, int)>::v, A<int>::v); }
  std::printf("\n2: "); { printf("%d%d%d%d%d\n", B<void (*)()>::v, B<void (*)(int)>::v, B<decltype(&C::m0)>::v, B<decltype(&C::m1)>::v, B<int>::v); }
  std::printf("\n3: "); { printf("%d%d%d%d\n", T1<>::v, T1<int>::v, T1<int, int>::v, T1<int, int, int>::v); }
  std::printf("\n4: "); { printf("%d%d%d%d%d\n", N1<>::v, N1<1>::v, N1<0>::v, N1<0, 1>::v, N1<1, 1>::v); }
  std::printf("\n5: "); { printf("%d%d%d\n", f(p0), f(p1), f(p2)); }
  std::printf("\n6: "); { printf("%d%d%d\n", g(L<>{}), g(L<int>{}), g(L<int, int>{})); }
  std::printf("\n7: "); { printf("%d%d%d%d\n", h(), h(1), h(1, 2), h(1, 2, 3)); }
  std::printf("\n");
}
