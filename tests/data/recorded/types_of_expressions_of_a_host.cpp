#include <cute/tensor.hpp>
#include <cstdio>
#include <vector>
#include <array>
#include <optional>
#include <tuple>
#include <chrono>
#include <random>
#include <string>
#include <functional>
#include <memory>
#include <numeric>
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <type_traits>
using namespace cute;
#define D(e, ...) printf("%d", (int)std::is_same_v<decltype(e), __VA_ARGS__>)
#define T(...) printf("%d", (int)std::is_same_v<__VA_ARGS__>)
#define NL puts("")
enum class EE : uint8_t { a, b }; enum O { o1, o2 = 1ll << 40 };
struct P { int x; unsigned y; char c; float f; const int k = 1; int* p; int& r; static constexpr int s = 3; static inline double d = 1; mutable int m; bool b; };
template <class X> auto ret(X x) { return x; }
template <class X> decltype(auto) retd(X&& x) { return std::forward<X>(x); }
int main() {
  short s = 1; char c = 'a'; unsigned u = 1; long l = 1; long long ll = 1; float f = 1; double d = 1; bool b = true; uint8_t u8 = 1; int8_t i8 = 1; size_t z = 1; half_t h(1.0f); bfloat16_t bf(1.0f); tfloat32_t tf(1.0f); EE e = EE::a; O o = o1; int i = 1; const int ci = 1; int arr[3] = {}; int m2[2][3] = {}; P p{1, 1, 'c', 1.f, 1, nullptr, i};
  D(s + s, int); D(c + 1, int); D(u + i, unsigned); D(l + u, long); D(ll + z, unsigned long long); D(f + i, float); D(f + d, double); D(b + b, int); D(u8 << 1, int); D(~u8, int); D(-u8, int); D(+c, int); D(!i, bool); D(z - 1, size_t); D(l + ll, long long); D(s += 1, short&); D(u8++, uint8_t); D(++u8, uint8_t&); D(o + 1, long); D(b ? s : c, int); D(b ? i : u, unsigned); D(b ? s : s, short&); D(b ? 1 : 2.0f, float); D((i, f), float&); D(i == u, bool); D(i <=> 1, std::strong_ordering); D('a', char); D(1u << 40ll, unsigned); D(1.0f * i, float); D(sizeof(i), size_t); D(&arr[1] - &arr[0], ptrdiff_t); D(1'000'000'000'000, long); D(0xffffffff, unsigned); D(-1, int); D(2147483648, long); NL;
  D(h + h, half_t); D(h * 2.0f, float); D(float(h), float); D(h < h, bool); D(h += h, half_t&); D(-h, half_t); D(bf + bf, bfloat16_t); D(tf * tf, tfloat32_t); D(h == h, bool); NL;
  D(p.x, int); D((p.c), char&); D(p.k, const int); D((p.k), const int&); D(p.r, int&); D((p.p), int*&); D(P::s, const int); D((P::d), double&); D(p.y + 0, int); D(p.x + 0u, unsigned); D((std::as_const(p).c), const char&); D((std::as_const(p).m), int&); D((std::as_const(p).r), int&); D(std::move(p).c, char); D((std::move(p).c), char&&); D((std::as_const(p).p), int* const&); D(&P::c, char P::*); D(&p.c, char*); NL;
  D(arr, int[3]); D((arr), int(&)[3]); D(arr + 1, int*); D(*arr, int&); D(m2[0], int(&)[3]); D(&m2[0], int(*)[3]); D(*m2, int(&)[3]); D(&arr, int(*)[3]); D(m2[1][2], int&); D(std::begin(arr), int*); D(std::size(arr), size_t); D("abc", const char(&)[4]); D(*"a", const char&); D(std::end(m2), int(*)[3]); D(ret(arr), int*); D(retd(arr), int(&)[3]); D(retd(1), int&&); D(ret(ci), int); D(retd(ci), const int&); NL;
  D(std::max(1, 2), const int&); D(std::min(1.f, 2.f), const float&); D(std::max({1, 2}), int); D(std::abs(-1), int); D(std::abs(-1.f), float); D(std::sqrt(2.f), float); D(std::sqrt(2), double); D(std::pow(2.f, 2), double); D(std::pow(2.f, 2.f), float); D(std::fmod(1.f, 1.), double); D(std::round(1.f), float); D(std::lround(1.f), long); D(std::ceil(1), double); D(std::fabs(1.f), float); D(fabsf(1.f), float); D(::sqrt(1.f), double); D(std::hypot(1.f, 1.f), float); D(std::floor(1.f), float); D(std::exp(1.f), float); D(std::log2(8), double); D(std::isnan(1.f), bool); D(std::clamp(1, 0, 2), const int&); D(std::gcd(1, 2l), long); D(std::accumulate(arr, arr + 3, 0.0f), float); D(std::accumulate(arr, arr + 3, 0l), long); D(std::inner_product(arr, arr + 3, arr, 0.0), double); D(std::count(arr, arr + 3, 1), ptrdiff_t); D(std::find(arr, arr + 3, 1), int*); D(std::distance(arr, arr + 3), ptrdiff_t); D(std::max_element(arr, arr + 3), int*); D(std::swap(i, i), void); D(std::exchange(i, 2), int); D(std::move(i), int&&); D(std::forward<int&>(i), int&); D(std::as_const(i), const int&); D(std::to_string(1), std::string); D(std::stoi("1"), int); D(std::make_pair(1, 'c'), std::pair<int, char>); D(std::make_tuple(1, std::ref(i)), std::tuple<int, int&>); D(std::tie(i, f), std::tuple<int&, float&>); D(std::forward_as_tuple(i, 1), std::tuple<int&, int&&>); D(std::tuple_cat(std::make_tuple(1), std::make_tuple('c')), std::tuple<int, char>); D(std::get<0>(std::make_tuple(1)), int&&); D(std::ref(i), std::reference_wrapper<int>); D(std::cref(i), std::reference_wrapper<const int>); NL;
  std::mt19937 gen(1); std::uniform_int_distribution<> ud(0, 1); std::normal_distribution<float> nd; D(gen(), uint_fast32_t); D(ud(gen), int); D(nd(gen), float); D(std::mt19937::max(), uint_fast32_t); auto t0 = std::chrono::steady_clock::now(); D(t0 - t0, std::chrono::nanoseconds); D((t0 - t0).count(), int64_t); D(std::chrono::duration<double>(t0 - t0).count(), double); D(std::chrono::duration_cast<std::chrono::milliseconds>(t0 - t0), std::chrono::milliseconds); NL;
  std::array<int, 3> a{}; const auto ca = a; D(a[0], int&); D(ca[0], const int&); D(a.data(), int*); D(a.size(), size_t); D(a.begin(), int*); D(ca.begin(), const int*); D(a.fill(1), void); D(std::get<0>(a), int&); D(std::get<0>(ca), const int&); D(a.at(0), int&); D(a.front(), int&); D(a == a, bool); D(std::tuple_size_v<decltype(a)>, const size_t); NL;
  auto lam = [&](auto x) -> decltype(auto) { return (x); }; auto l2 = [i] { return i; }; auto l3 = [&i]() -> auto& { return i; }; auto l4 = [x = 1.f]() mutable { return ++x; }; D(l2(), int); D(l3(), int&); D(l4(), float); D(lam(1), int&); D([](int) { return 1.f; }(1), float); std::function<long(int)> fn; D(fn(1), long); D(std::bind(l2)(), int); NL;
  T(std::common_type_t<int, unsigned>, unsigned); T(std::common_type_t<float, long>, float); T(std::common_type_t<char, short>, int); T(std::decay_t<const int&>, int); T(std::decay_t<int[3]>, int*); T(std::underlying_type_t<EE>, uint8_t); T(std::underlying_type_t<O>, unsigned long); T(std::make_unsigned_t<long>, unsigned long); T(std::make_signed_t<uint8_t>, signed char); T(std::remove_cvref_t<const int&>, int); T(std::remove_extent_t<int[2][3]>, int[3]); T(std::remove_all_extents_t<int[2][3]>, int); T(std::conditional_t<true, int, float>, int); T(std::add_const_t<int&>, int&); T(std::add_pointer_t<int&>, int*); T(std::add_lvalue_reference_t<int&&>, int&); T(uint32_t, unsigned); T(int64_t, long); T(size_t, unsigned long); T(uint64_t, unsigned long long); T(ptrdiff_t, long); T(std::nullptr_t, decltype(nullptr)); T(uint8_t, unsigned char); T(char, signed char); T(wchar_t, int); T(half_t, cutlass::half_t); T(cute::int4_t, cutlass::int4b_t); T(uint128_t, cutlass::uint128_t); T(cute::float_e4m3_t, cutlass::float_e4m3_t); NL;
}
