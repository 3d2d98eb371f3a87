// Enumerators and values of parameters of templates are no variables to overloads.
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
enum C { red, green }; enum class Sc { a }; namespace ns { enum E { x = 3 }; } struct S { enum M { m }; };
template<class T> const char* t(T&&) { return kind<T&&>::s(); }
const char* o(const int&) { return "const lvalue"; } const char* o(int&&) { return "rvalue"; }
template<int N, auto V> struct P { void f() { std::puts(t(N)); std::puts(o(N)); std::puts(t(V)); } };
template<class T> void sink(std::vector<T>& v, T x) { v.emplace_back(x); }
int main() { std::puts(t(red)); std::puts(t(Sc::a)); std::puts(t(ns::x)); std::puts(t(S::m)); std::puts(t(S::M::m)); P<3, 'a'>().f(); C c = red; std::puts(t(c)); std::puts(t(true ? red : green)); std::vector<C> v; v.push_back(red); v.emplace_back(green); sink(v, red); std::printf("%zu\n", v.size()); std::pair<C, int> p(red, 3); auto q = std::make_pair(red, Sc::a); K(q.first); std::printf("%d\n", p.first + q.first); }
