#include <cstdio>
#include <type_traits>
#include <functional>
#include <optional>
#include <bit>
#include <cstdint>
#include <utility>
#include <concepts>
#include <memory>
#include <vector>
#include <array>
int f(int*) { return 1; }
int f(long) { return 2; }
int g(int*) { return 1; }
int g(...) { return 2; }
int h(std::nullptr_t) { return 1; }
int h(...) { return 2; }
template <class T, class = void> struct can : std::false_type {};
template <class T> struct can<T, std::void_t<decltype(static_cast<int (*)(int*)>(nullptr)(std::declval<T>()))>> : std::true_type {};
struct G { explicit operator bool() const { return true; } };
struct G2 { template <class T> requires std::same_as<T, bool> operator T() const { return true; } };
struct G3 { template <class T, class = std::enable_if_t<std::is_same_v<T, bool>>> explicit operator T() const { return true; } };
struct G4 { operator int() const { return 3; } };
struct G5 { operator bool() & { return true; } };
template <bool B> struct G6 { explicit(B) operator bool() const { return true; } };
template <bool B> struct G7 { operator bool() const requires B { return true; } };
struct G8 { operator int*() const { return nullptr; } };
struct S { int v; const int c = 1; int a[3]; int* p; mutable int m; int fn() const { return 1; } };
struct M { int x; };
const int zero = 0; constexpr int cz = 0;
enum E0 { ez = 0 };
int main() {
  printf("%d %d %d %d %d %d\n", g(0), g(0L), g(0u), g(0x0), g(00), g('\0'));
  printf("%d %d %d %d %d %d %d\n", g(int{}), g(int()), g(zero), g(cz), g(false), g(ez), g(1 - 1));
  printf("%d %d %d %d %d\n", h(0), h(0L), h(int{}), h(nullptr), h(cz));
  printf("%d %d\n", f(0L), f(nullptr));
  printf("%d %d %d %d\n", (int)can<int>::value, (int)can<std::nullptr_t>::value, (int)can<int*>::value, (int)std::is_convertible_v<int, int*>);
  printf("%d %d %d %d %d %d\n", std::is_constructible_v<bool, G>, std::is_convertible_v<G, bool>, std::is_constructible_v<bool, G2>, std::is_convertible_v<G2, bool>, std::is_constructible_v<int, G2>, std::is_constructible_v<int, G>);
  printf("%d %d %d %d %d %d\n", std::is_constructible_v<bool, G3>, std::is_convertible_v<G3, bool>, std::is_constructible_v<int, G3>, std::is_constructible_v<bool, G4>, std::is_constructible_v<float, G4>, std::is_convertible_v<G4, char>);
  printf("%d %d %d %d\n", std::is_constructible_v<bool, G5>, std::is_constructible_v<bool, G5&>, std::is_constructible_v<bool, const G5&>, std::is_convertible_v<G5&, bool>);
  printf("%d %d %d %d %d %d\n", std::is_constructible_v<bool, G6<true>>, std::is_convertible_v<G6<true>, bool>, std::is_convertible_v<G6<false>, bool>, std::is_constructible_v<bool, G7<true>>, std::is_constructible_v<bool, G7<false>>, std::is_convertible_v<G7<false>, bool>);
  printf("%d %d %d %d\n", std::is_constructible_v<bool, G8>, std::is_convertible_v<G8, bool>, std::is_constructible_v<bool, int*>, std::is_constructible_v<bool, std::nullptr_t>);
  printf("%d %d %d %d %d\n", std::is_convertible_v<std::nullptr_t, bool>, std::is_constructible_v<double, G>, std::is_constructible_v<std::optional<bool>, G>, std::is_constructible_v<bool, std::unique_ptr<int>>, std::is_constructible_v<bool, std::optional<int>>);
  printf("%d %d %d\n", std::is_constructible_v<bool, std::function<void()>>, std::is_convertible_v<std::function<void()>, bool>, std::is_convertible_v<std::shared_ptr<int>, bool>);
  S s{}; const S cs{};
  printf("%d %d %d %d\n", std::is_same_v<decltype(std::invoke(&S::v, std::declval<const S*>())), const int&>, std::is_same_v<decltype(std::invoke(&S::v, std::declval<S*>())), int&>, std::is_same_v<decltype(std::invoke(&S::v, s)), int&>, std::is_same_v<decltype(std::invoke(&S::v, cs)), const int&>);
  printf("%d %d %d\n", std::is_same_v<decltype(std::invoke(&S::v, S{})), int&&>, std::is_same_v<decltype(std::invoke(&S::v, std::ref(s))), int&>, std::is_same_v<decltype(std::invoke(&S::v, std::cref(s))), const int&>);
  printf("%d %d %d %d\n", std::is_same_v<std::invoke_result_t<int S::*, const S*>, const int&>, std::is_same_v<std::invoke_result_t<int S::*, S>, int&&>, std::is_same_v<std::invoke_result_t<int S::*, const S>, const int&&>, std::is_same_v<std::invoke_result_t<int (S::*)() const, const S*>, int>);
  printf("%d %d %d\n", std::is_same_v<decltype(std::invoke(&S::m, cs)), int&>, std::is_same_v<decltype(std::invoke(&S::c, s)), const int&>, std::is_same_v<decltype(std::invoke(&S::a, cs)), const int (&)[3]>);
  printf("%d %d %d %d %d\n", std::is_same_v<decltype(std::bit_width(1u)), unsigned>, std::is_same_v<decltype(std::bit_width((uint64_t)1)), uint64_t>, std::is_same_v<decltype(std::bit_width((uint8_t)1)), uint8_t>, std::is_same_v<decltype(std::bit_width(1ull)), int>, std::is_same_v<decltype(std::popcount(1ull)), int>);
  printf("%d %d %d %d\n", std::is_same_v<decltype(std::countl_zero(1ull)), int>, std::is_same_v<decltype(std::bit_ceil(1ull)), unsigned long long>, std::is_same_v<decltype(std::rotl((uint16_t)1, 1)), uint16_t>, std::is_same_v<decltype(std::has_single_bit(1u)), bool>);
  std::optional<const M> oc{M{1}}; const std::optional<M> co{M{2}}; std::optional<M> o{M{3}}; const std::optional<const M> coc{M{4}};
  printf("%d %d %d %d\n", std::is_same_v<decltype((oc->x)), const int&>, std::is_same_v<decltype((co->x)), const int&>, std::is_same_v<decltype((o->x)), int&>, std::is_same_v<decltype((coc->x)), const int&>);
  printf("%d %d %d\n", std::is_same_v<decltype(*oc), const M&>, std::is_same_v<decltype(oc.value()), const M&>, std::is_same_v<decltype(oc.operator->()), const M*>);
  auto px = &oc->x; auto py = &o->x; auto pz = &(*oc).x; printf("%d %d %d\n", std::is_same_v<decltype(px), const int*>, std::is_same_v<decltype(py), int*>, std::is_same_v<decltype(pz), const int*>);
  auto q = cs.a + 1; auto q2 = s.a + 1; auto q3 = &cs.a[1]; auto q4 = cs.a; auto q5 = q; auto q6 = 1 + cs.a; const S* ps = &s; auto q7 = ps->a + 1; auto q8 = std::begin(cs.a);
  printf("%d %d %d %d %d %d %d %d\n", std::is_same_v<decltype(q), const int*>, std::is_same_v<decltype(q2), int*>, std::is_same_v<decltype(q3), const int*>, std::is_same_v<decltype(q4), const int*>, std::is_same_v<decltype(q5), const int*>, std::is_same_v<decltype(q6), const int*>, std::is_same_v<decltype(q7), const int*>, std::is_same_v<decltype(q8), const int*>);
  printf("%d %d %d %d\n", std::is_same_v<decltype(cs.a + 1), const int*>, std::is_same_v<decltype(cs.p + 1), int*>, std::is_same_v<decltype(cs.p), int*>, std::is_same_v<decltype((cs.p)), int* const&>);
}
