#include <cstdio>
#include <type_traits>
#include <vector>
#include <utility>
template <class T> struct rr { using type = T; static constexpr int n = 0; };
template <class T> struct rr<T&> { using type = T; static constexpr int n = 1; };
template <class T> struct rr<T&&> { using type = T; static constexpr int n = 2; };
template <class T> struct rc { static constexpr int n = 0; using type = T; };
template <class T> struct rc<T const> { static constexpr int n = 1; using type = T; };
template <class T> struct X {};
template <class T> struct in;
template <class T> struct in<X<T>> { using type = T; };
template <class R, class... A> struct in<R(A...)> { using type = R; static constexpr int n = (std::is_reference_v<A> + ... + 0) * 10 + (std::is_const_v<std::remove_reference_t<A>> + ... + 0); };
template <class A, class B> struct in<std::pair<A, B>> { using type = A; using second = B; };
template <class T> struct in<T*> { using type = T; };
template <class T, int N> struct in<T[N]> { using type = T; };
template <class T> void show() { printf("%d%d%d%d ", std::is_const_v<T>, std::is_lvalue_reference_v<T>, std::is_rvalue_reference_v<T>, std::is_const_v<std::remove_reference_t<T>>); }
template <class T> void f(X<T> const&) { show<T>(); }
template <class... T> void g(X<T> const&...) { (show<T>(), ...); }
template <template <class> class C, class T> void h(C<T>) { show<T>(); }
int main() {
  show<rr<int const&>::type>(); show<rr<int&>::type>(); show<rr<int const&&>::type>(); show<rr<int const>::type>(); printf("\n");
  show<rc<int const>::type>(); show<rc<int const*>::type>(); show<rc<int* const>::type>(); printf("%d%d%d\n", rc<int const>::n, rc<int const&>::n, rc<int*const>::n);
  show<in<X<int const>>::type>(); show<in<X<int&>>::type>(); show<in<X<int const&>>::type>(); show<in<X<int&&>>::type>(); printf("\n");
  show<in<int&(int)>::type>(); show<in<int const&(int, int const&, int&)>::type>(); printf("%d\n", in<void(int, int&, int const&, int&&)>::n);
  show<in<std::pair<int const, int&>>::type>(); show<in<std::pair<int const, int&>>::second>(); show<in<int const*>::type>(); show<in<int const[3]>::type>(); printf("\n");
  f(X<int const>()); f(X<int&>()); f(X<int const&>()); f(X<int>()); printf("\n"); g(X<int const>(), X<int&>(), X<int const&>(), X<int>()); printf("\n"); h(X<int const>()); h(X<int&>()); printf("\n");
}
