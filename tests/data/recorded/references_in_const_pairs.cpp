// A part of a const pair that is a reference is not const with it.
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
  std::printf("\n0: "); { std::pair<int&, int> const& q = std::pair<int&, int>(*new int(3), 4); puts(std::is_same_v<decltype((q.first)), int&> ? "y":"n"); puts(std::is_same_v<decltype((q.second)), int const&> ? "y":"n"); tn(q.first); tn(q.second); }
  std::printf("\n1: "); { int i = 3; std::pair<int&, int> const q{i, 4}; puts(std::is_same_v<decltype((q.first)), int&> ? "y":"n"); puts(std::is_same_v<decltype(q.first), int&> ? "y":"n"); tn(q.first); tn(q.second); q.first = 5; printf("%d", i); auto&& y = q.first; SA(int&); }
  std::printf("\n2: "); { int i = 3; const std::map<int, std::pair<int&, int>> m{{1, {i, 2}}}; tn(m.begin()->second.first); puts(std::is_same_v<decltype((m.begin()->second.first)), int&> ? "y":"n"); }
  std::printf("\n3: "); { int i = 3; std::pair<int&&, int> const q{std::move(i), 4}; puts(std::is_same_v<decltype((q.first)), int&> ? "y":"n"); tn(q.first); puts(std::is_same_v<decltype(q.first), int&&> ? "y":"n"); }
  std::printf("\n4: "); { int i = 3; auto const q = std::make_pair(std::ref(i), 2); tn(q.first); puts(std::is_same_v<decltype((q.first)), int&> ? "y":"n"); }
  std::printf("\n5: "); { int i = 3; std::pair<int&, int> const q{i, 4}; q.first = 5; q.first++; printf("%d", i); auto const& r = q; r.first = 7; printf("%d", i); }
  std::printf("\n6: "); { int i = 1; auto const q = std::pair<int&, int>(i, 2); q.first = 5; printf("%d", i); int* p = &q.first; *p = 3; printf("%d", i); }
  std::printf("\n");
}
