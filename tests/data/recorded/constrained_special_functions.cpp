// What the traits of std say of constructors, assignments and destructors that a class template constrains.
#include <cstdio>
#include <utility>
#include <type_traits>
#include <string>
#include <vector>
#include <array>
#include <tuple>
#include <optional>
#include <functional>
#include <memory>
#include <map>
template <class T> struct kind { static const char* s() { return std::is_const_v<T> ? "const prvalue" : "prvalue"; } };
template <class T> struct kind<T&> { static const char* s() { return std::is_const_v<T> ? "const lvalue" : "lvalue"; } };
template <class T> struct kind<T&&> { static const char* s() { return std::is_const_v<T> ? "const xvalue" : "xvalue"; } };
#define K(...) std::printf("%-40s %s\n", #__VA_ARGS__, kind<decltype((__VA_ARGS__))>::s())
#define D(...) std::printf("%-40s decl %s\n", #__VA_ARGS__, kind<decltype(__VA_ARGS__)>::s())
#define SAME(e, ...) std::printf("%-40s %d\n", #e, (int)std::is_same_v<decltype((e)), __VA_ARGS__>)
#undef K
#undef D
#undef SAME
#include <string_view>
#include <concepts>
#define B(...) std::printf("%-60s %d\n", #__VA_ARGS__, (int)(__VA_ARGS__))
template<class T> concept Num = std::is_arithmetic_v<T>;
template<class T> struct C { C() requires Num<T> {} C(int) {} C(C const&) requires Num<T> = default; C(C&&) requires Num<T> = default; C& operator=(C const&) requires Num<T> = default; ~C() requires Num<T> = default; ~C() {} };
template<class T> struct D { D() requires (sizeof(T) > 4) = default; D(int); };
template<class T> struct E { E(E const&) requires std::is_copy_constructible_v<T> = default; E(E&&) = default; E() = default; E& operator=(E const&) requires Num<T> = default; T t; };
template<class T> struct F { T t; ~F() requires std::is_trivially_destructible_v<T> = default; ~F() requires (!std::is_trivially_destructible_v<T>) { std::puts("~F"); } };
template<class T> struct G { G(T const&) requires Num<T> {} explicit operator bool() const requires Num<T> { return true; } };
struct ND { ND(int); };
template<class T> struct M { T t; M() requires std::default_initializable<T> = default; M(T x) : t(x) {} };
int main() {
  B(std::is_default_constructible_v<C<int>>); B(std::is_default_constructible_v<C<ND>>);
  B(std::is_copy_constructible_v<C<int>>); B(std::is_copy_constructible_v<C<ND>>); B(std::is_move_constructible_v<C<ND>>);
  B(std::is_copy_assignable_v<C<int>>); B(std::is_copy_assignable_v<C<ND>>); B(std::is_trivially_destructible_v<C<int>>);
  B(std::is_trivially_destructible_v<C<ND>>); B(std::is_trivially_copyable_v<C<int>>); B(std::is_trivially_copyable_v<C<ND>>);
  B(std::is_default_constructible_v<D<int>>); B(std::is_default_constructible_v<D<long>>);
  B(std::is_copy_constructible_v<E<int>>); B(std::is_copy_constructible_v<E<std::unique_ptr<int>>>);
  B(std::is_move_constructible_v<E<std::unique_ptr<int>>>); B(std::is_copy_assignable_v<E<int>>);
  B(std::is_copy_assignable_v<E<std::string>>); B(std::is_trivially_destructible_v<F<int>>);
  B(std::is_trivially_destructible_v<F<std::string>>); B(std::is_trivially_copyable_v<F<int>>);
  B(std::is_constructible_v<G<int>, int>); B(std::is_constructible_v<G<std::string>, std::string>);
  B(std::is_constructible_v<bool, G<int>>); B(std::is_default_constructible_v<M<int>>);
  B(std::is_default_constructible_v<M<ND>>); B(std::default_initializable<M<ND>>); B(std::copyable<E<int>>);
  B(std::copyable<E<std::unique_ptr<int>>>); B(std::is_convertible_v<int, G<int>>); B(std::is_convertible_v<ND, G<ND>>);
  { F<int> a{1}; F<std::string> b{"x"}; }
}
