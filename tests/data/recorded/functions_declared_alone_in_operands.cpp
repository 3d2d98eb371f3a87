#include <cstdio>
#include <type_traits>
#include <string>
#include <concepts>
template <class T> T make(); template <class T> T&& dv() noexcept; int plain(int); struct S { int operator+(S) const; S operator-() const; }; S ms();
template <class A, class B> using sum_t = decltype(make<A>() + make<B>());
template <class A, class B> concept Add = requires { make<A>() + make<B>(); }; template <class A, class B> concept Add2 = requires(A a, B b) { { dv<A>() * dv<B>() } -> std::same_as<decltype(a * b)>; };
template <class A, class = void> struct can : std::false_type {}; template <class A> struct can<A, std::void_t<decltype(dv<A>() - dv<A>())>> : std::true_type {};
int main() { printf("%d%d%d%d ", std::is_same_v<sum_t<int, double>, double>, std::is_same_v<sum_t<char, char>, int>, std::is_same_v<decltype(plain(1) * 2.0f), float>, std::is_same_v<sum_t<std::string, const char*>, std::string>);
 printf("%d%d%d%d ", Add<int, int>, Add<int, S>, Add<S, S>, Add<int*, int>); printf("%d%d%d%d%d ", can<int>::value, can<S>::value, can<std::string>::value, can<int*>::value, std::is_same_v<decltype(ms() + ms()), int>); printf("%d%d", (int)sizeof(make<char>() + make<char>()), (int)sizeof(plain(2) + 1L)); printf("%d%d", std::is_same_v<decltype(-ms()), S>, std::is_same_v<decltype(!plain(1)), bool>); }
