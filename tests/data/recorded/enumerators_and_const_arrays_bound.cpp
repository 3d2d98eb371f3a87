// An enumerator is a value, and the elements of an array that bindings copy are as const as it is.
#include <cstdio>
#include <cstdlib>
#include <type_traits>
#include <utility>
#include <memory>
#include <string>
#include <iostream>
#include <cmath>
#include <tuple>
#include <vector>
#include <map>
#include <functional>
#include <array>
#include <iterator>
enum class E { a, b };
enum U { ua, ub };
namespace N { enum class E { a, b }; enum U { ua, ub }; const int k = 3; }
struct C { enum I { ia, ib }; enum class J { ja }; static inline const int s = 3; static constexpr int t = 4; void f(); };
template <class T> struct TC { enum { v = 3 }; enum class K { a }; static constexpr int s = 5; };
template <class T_> void tn(T_&&) { puts(__PRETTY_FUNCTION__); }
template <class T_> void tv(T_) { puts(__PRETTY_FUNCTION__); }
#define SA(t) puts(std::is_same_v<decltype(y), t> ? "y" : "n"); tn(std::forward<decltype(y)>(y)); tn(static_cast<decltype(y)>(y))
void C::f() { auto&& y = ia; SA(I&&); auto&& z = s; tn(z); tn(ia); }

int main() {
  std::printf("\n0: "); { auto&& y = E::a; SA(E&&); }
  std::printf("\n1: "); { auto&& y = ua; SA(U&&); }
  std::printf("\n2: "); { auto&& y = N::E::a; SA(N::E&&); }
  std::printf("\n3: "); { auto&& y = true ? E::a : E::b; SA(E&&); }
  std::printf("\n4: "); { auto&& y = (E::a); SA(E&&); }
  std::printf("\n5: "); { auto const& y = E::a; SA(E const&); }
  std::printf("\n6: "); { E e = E::a; auto&& y = std::move(e); SA(E&&); }
  std::printf("\n7: "); { auto f = [](auto&& y) { SA(E&&); }; f(E::a); }
  std::printf("\n8: "); { auto f = []() -> decltype(auto) { return E::a; }; auto&& y = f(); SA(E&&); }
  std::printf("\n9: "); { E&& y = E::a; SA(E&&); }
  std::printf("\n10: "); { const E& y = E::a; SA(E const&); }
  std::printf("\n11: "); { int const c[2]{1,2}; auto [u, v] = c; tn(u); tn(std::move(v)); tv(&u); puts(std::is_same_v<decltype(u), const int> ? "y" : "n"); puts(std::is_same_v<decltype((u)), const int&> ? "y" : "n"); }
  std::printf("\n12: "); { int const c[2]{1,2}; auto [u, v] = c; auto&& y = u; SA(int const&); auto& z = u; tn(z); }
  std::printf("\n13: "); { int const c[2]{1,2}; auto [u, v] = c; [u]{ tn(u); }(); [&]{ tn(u); }(); }
  std::printf("\n14: "); { std::string const c[2]{"a","b"}; auto [u, v] = c; tn(u); tn(std::move(v)); tv(&u); }
  std::printf("\n15: "); { const int* const c[2]{}; auto [u, v] = c; tn(u); tn(std::move(v)); tv(&u); }
  std::printf("\n16: "); { struct S { int const c[2]; } s{{1,2}}; auto [u, v] = s.c; tn(u); }
  std::printf("\n17: "); { const struct S { int c[2]; } s{{1,2}}; auto [u, v] = s.c; tn(u); }
  std::printf("\n");
}
