#include <iostream>
#include <vector>
#include <string>
#include <optional>
#include <variant>
#include <memory>
#include <map>
#include <set>
#include <unordered_map>
#include <deque>
#include <list>
#include <functional>
#include <type_traits>
#include <cute/tensor.hpp>
#include <cutlass/numeric_types.h>
using namespace cute;
using std::cout;
template <class A, class B> void cv() { cout << std::is_convertible_v<A, B> << std::is_constructible_v<B, A> << std::is_assignable_v<B&, A> << ' '; }
template <class T> void tr() { cout << std::is_trivially_copyable_v<T> << std::is_copy_constructible_v<T> << std::is_trivially_copy_constructible_v<T> << std::is_nothrow_copy_constructible_v<T> << std::is_move_constructible_v<T> << std::is_nothrow_move_constructible_v<T> << std::is_trivially_move_constructible_v<T> << std::is_copy_assignable_v<T> << std::is_trivially_copy_assignable_v<T> << std::is_nothrow_copy_assignable_v<T> << std::is_nothrow_move_assignable_v<T> << std::is_trivially_move_assignable_v<T> << std::is_trivially_destructible_v<T> << std::is_default_constructible_v<T> << std::is_nothrow_default_constructible_v<T> << std::is_trivially_default_constructible_v<T> << ' '; }
struct Thr { Thr() {} Thr(const Thr&) {} Thr(Thr&&) {} Thr& operator=(const Thr&) { return *this; } }; struct Nd { Nd(int) {} }; struct MO { MO(MO&&) = default; };
template <template <class...> class TT, class... A> int na(TT<A...>*) { return sizeof...(A); }

int main() {
  { using H = cutlass::half_t; cv<float, H>(); cv<int, H>(); cv<H, float>(); cv<H, int>(); cv<double, H>(); cv<H, double>(); cv<bool, H>(); cv<H, bool>(); cv<unsigned, H>(); cv<long, H>(); cv<H, long>(); cv<H, unsigned short>(); cout << '\n'; }
  { using H = cutlass::bfloat16_t; cv<float, H>(); cv<int, H>(); cv<H, float>(); cv<H, int>(); cv<double, H>(); cv<H, double>(); cv<bool, H>(); cv<H, bool>(); cv<unsigned, H>(); cv<long, H>(); cv<H, long>(); cout << '\n'; }
  { using H = cutlass::tfloat32_t; cv<float, H>(); cv<int, H>(); cv<H, float>(); cv<H, int>(); cv<double, H>(); cv<H, double>(); cv<bool, H>(); cv<H, bool>(); cv<unsigned, H>(); cv<long, H>(); cv<H, long>(); cout << '\n'; }
  { cv<cutlass::half_t, cutlass::bfloat16_t>(); cv<cutlass::bfloat16_t, cutlass::half_t>(); cv<cutlass::half_t, cutlass::tfloat32_t>(); cout << '\n'; }
  { using H = cutlass::int4b_t; cv<float, H>(); cv<int, H>(); cv<H, float>(); cv<H, int>(); cv<double, H>(); cv<unsigned, H>(); cv<long, H>(); cv<H, long>(); cv<cutlass::uint4b_t, H>(); cv<H, cutlass::uint4b_t>(); cv<bool, H>(); cout << '\n'; }
  { using H = cutlass::uint1b_t; cv<float, H>(); cv<int, H>(); cv<H, float>(); cv<H, int>(); cv<unsigned, H>(); cv<bool, H>(); cv<H, bool>(); cout << '\n'; }
  { tr<std::optional<int>>(); tr<std::optional<std::string>>(); tr<std::optional<Thr>>(); tr<std::optional<std::unique_ptr<int>>>(); tr<std::optional<Nd>>(); tr<std::optional<const int>>(); tr<std::optional<MO>>(); cout << '\n'; }
  { tr<std::variant<int>>(); tr<std::variant<int, std::string>>(); tr<std::variant<Thr, int>>(); tr<std::variant<int, std::unique_ptr<int>>>(); tr<std::variant<Nd, int>>(); tr<std::variant<float, double>>(); tr<std::variant<MO, int>>(); tr<std::variant<std::monostate, Nd>>(); cout << '\n'; }
  { tr<std::function<int()>>(); tr<std::unique_ptr<int>>(); tr<std::shared_ptr<int>>(); tr<std::reference_wrapper<int>>(); cout << '\n'; }
  { tr<std::map<int, int>>(); tr<std::set<int>>(); tr<std::deque<int>>(); tr<std::list<int>>(); tr<std::unordered_map<int, int>>(); cout << '\n'; }
  { tr<std::pair<int, Thr>>(); tr<std::tuple<int, std::string>>(); tr<std::tuple<>>(); tr<std::array<int, 3>>(); tr<std::array<std::string, 3>>(); tr<std::array<Thr, 3>>(); cout << '\n'; }
  { cv<int, _3>(); cv<_3, int>(); cv<_3, float>(); cv<_3, _4>(); cv<_3, bool>(); cv<unsigned, C<3u>>(); cv<_3, long>(); cv<_3, char>(); cv<std::integral_constant<int, 3>, _3>(); cv<_3, std::integral_constant<int, 3>>(); cout << '\n'; }
  { cv<int, std::string>(); cv<char, std::string>(); cv<const char*, std::string>(); cv<std::string_view, std::string>(); cv<std::string, std::string_view>(); cv<double, std::string>(); cv<bool, std::string>(); cv<std::nullptr_t, std::string>(); cv<std::initializer_list<char>, std::string>(); cv<unsigned char, std::string>(); cv<long, std::string>(); cv<char*, std::string>(); cv<int*, std::string>(); cv<Nd, std::string>(); cout << '\n'; }
  { enum U { a }; enum class S { a }; cv<U, std::string>(); cv<S, std::string>(); cv<std::vector<char>, std::string>(); cv<std::optional<char>, std::string>(); cout << '\n'; }
  { cv<int, std::optional<int>>(); cv<char, std::optional<int>>(); cv<std::nullopt_t, std::optional<int>>(); cv<std::string, std::optional<int>>(); cv<const char*, std::optional<std::string>>(); cv<std::optional<int>, std::optional<long>>(); cv<std::optional<int>, bool>(); cv<std::optional<int>, int>(); cout << '\n'; }
  { cv<int, std::vector<int>>(); cv<std::initializer_list<int>, std::vector<int>>(); cv<std::vector<int>, std::vector<long>>(); cv<int*, std::unique_ptr<int>>(); cv<std::unique_ptr<int>, std::shared_ptr<int>>(); cv<std::nullptr_t, std::shared_ptr<int>>(); cv<int*, std::shared_ptr<int>>(); cv<std::shared_ptr<int>, bool>(); cv<std::shared_ptr<int>, std::shared_ptr<const int>>(); cv<std::shared_ptr<const int>, std::shared_ptr<int>>(); cout << '\n'; }
  { cv<std::pair<int, int>, std::pair<long, double>>(); cv<std::pair<int, int>, std::tuple<int, int>>(); cv<std::tuple<int>, int>(); cv<int, std::tuple<int>>(); cv<const char*, std::tuple<std::string>>(); cv<std::tuple<int, int>, std::pair<int, int>>(); cout << '\n'; }
  { auto l = [](int) { return 1; }; cv<decltype(l), int (*)(int)>(); cv<decltype(l), std::function<int(int)>>(); cv<decltype(l), std::function<int()>>(); cv<std::function<int(int)>, std::function<long(short)>>(); cv<std::nullptr_t, std::function<int()>>(); cv<decltype(l), bool>(); cv<std::function<int()>, bool>(); cout << '\n'; }
  { cv<int, std::variant<int, float>>(); cv<const char*, std::variant<int, std::string>>(); cv<Nd, std::variant<int, std::string>>(); cv<double, std::variant<int, float>>(); cv<int, std::variant<Nd, std::string>>(); cout << '\n'; }
}
