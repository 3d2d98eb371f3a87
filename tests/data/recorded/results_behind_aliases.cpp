// What `using` names in a function is there when the function runs, not when its result is asked.
#include <iostream>
#include <string>
#include <tuple>
#include <type_traits>
#include <variant>
#include <vector>
template <class T> struct is_l { static constexpr bool value = std::is_same_v<T, long>; };
template <class F, class... A> void ask(F f, A... a) { std::cout << std::is_invocable_v<F, A...> << sizeof...(A) << ' '; }
int main() {
  std::variant<long, double, std::string> v = 3L; for (int i = 0; i < 3; ++i) { std::visit([](auto const& x) { using T = std::decay_t<decltype(x)>; if constexpr (is_l<T>::value) std::cout << "long "; else if constexpr (std::is_same_v<T, double>) std::cout << "double "; else std::cout << x << ' '; }, v); if (i == 0) v = 2.5; else v = "text"; }
  std::cout << std::visit([](auto const& x) { using T = std::decay_t<decltype(x)>; if constexpr (std::is_arithmetic_v<T>) return sizeof(T); else return x.size(); }, v) << ' ';
  ask([](auto x) { using T = decltype(x); return T(3); }, 1); ask([](auto x) { using T = decltype(x); T y{}; return y; }, 1.5); ask([](auto x) { using T = decltype(x); std::vector<T> y(2); return y; }, 1); ask([](auto x) { using T = decltype(x); if constexpr (sizeof(T) > 1) return std::vector<T>{x}; else return x; }, 'c'); ask([](auto... x) { using T = std::common_type_t<decltype(x)...>; if constexpr (sizeof(T) == 8) return (T(x) + ...); else std::cout << 'n'; }, 1, 2.5); ask([](auto x) { typedef decltype(x) T; typedef is_l<T> L; if constexpr (L::value) { using U = int; return U{1}; } }, 2L);
  auto rec = [](auto self, auto x) { using T = decltype(x); if constexpr (sizeof(T) == 1) return 1; else return self(self, char(x)) + 1; }; std::cout << rec(rec, 5) << '\n';
  auto f = [](auto x) { using T = decltype(x); static_assert(sizeof(T) > 0); struct L { T t; }; return L{x}.t; }; std::cout << f(4) << std::is_invocable_v<decltype(f), int> << '\n';
}
