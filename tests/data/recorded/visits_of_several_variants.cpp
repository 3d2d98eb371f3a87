#include <cstdio>
#include <variant>
#include <utility>
struct A { int x = 1; }; struct B { int y = 2; };
using S = std::variant<A, B>; using E = std::variant<int, char>;
template<class T> const char* cat() { return std::is_lvalue_reference_v<T> ? (std::is_const_v<std::remove_reference_t<T>> ? "const&" : "&") : (std::is_const_v<std::remove_reference_t<T>> ? "const&&" : "&&"); }
int main() {
  S s = B{}; const S cs = A{}; E e = 'c';
  std::visit([](auto&& a) { puts(cat<decltype(a)>()); }, s); std::visit([](auto&& a) { puts(cat<decltype(a)>()); }, std::move(s)); std::visit([](auto&& a) { puts(cat<decltype(a)>()); }, cs); std::visit([](auto&& a) { puts(cat<decltype(a)>()); }, S{A{}});
  std::visit([](auto&& a, auto&& b) { printf("%s %s\n", cat<decltype(a)>(), cat<decltype(b)>()); }, std::move(s), e); std::visit([](auto&& a, const auto& b) { printf("%s %s\n", cat<decltype(a)>(), cat<decltype(b)>()); }, cs, std::move(e));
}
