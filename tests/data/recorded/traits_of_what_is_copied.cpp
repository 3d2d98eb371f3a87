// Copies of abstract classes and from what may change, ratios with signs, swaps.
#include <iostream>
#include <type_traits>
#include <variant>
#include <optional>
#include <tuple>
#include <utility>
#include <chrono>
#include <array>
#include <string>
#include <ratio>
#include <vector>
#include <functional>
using std::cout;
class Ab { public: virtual void foo() = 0; };
struct Ab2 { virtual void foo() = 0; virtual ~Ab2() {} };
struct W { int x; }; bool operator<(W, W) noexcept { return true; } bool operator==(W const&, W const&) noexcept { return true; }
struct Mu { Mu() {} Mu(Mu&) {} Mu& operator=(Mu&) { return *this; } };
struct HasMu { Mu m; };
struct NM { NM() {} NM(NM const&) = delete; NM& operator=(NM const&) = delete; };
struct CA { CA(CA const&) {} CA& operator=(CA const&) = delete; };
static void part_0() {
  cout << std::is_copy_constructible<Ab>::value << std::is_copy_constructible_v<Ab2> << std::is_move_constructible_v<Ab> << std::is_default_constructible_v<Ab> << std::is_constructible_v<Ab, Ab const&> << std::is_abstract_v<Ab> << std::is_copy_assignable_v<Ab> << std::is_destructible_v<Ab> << '\n';
}
static void part_1() {
  cout << std::is_copy_constructible_v<Mu> << std::is_move_constructible_v<Mu> << std::is_copy_assignable_v<Mu> << std::is_constructible_v<Mu, Mu&> << std::is_constructible_v<Mu, const Mu&> << std::is_assignable_v<Mu&, Mu&> << std::is_assignable_v<Mu&, const Mu&> << std::is_copy_constructible_v<HasMu> << std::is_constructible_v<HasMu, HasMu&> << std::is_move_constructible_v<HasMu> << '\n';
}
static void part_2() {
  cout << std::is_copy_assignable_v<std::pair<const int, int>> << std::is_copy_assignable_v<std::pair<int&, int>> << std::is_move_assignable_v<std::pair<NM, int>> << std::is_copy_assignable_v<std::pair<CA, int>> << std::is_move_assignable_v<std::pair<CA, int>> << std::is_copy_assignable_v<std::tuple<CA>> << std::is_move_assignable_v<std::variant<CA>> << std::is_copy_assignable_v<std::optional<CA>> << '\n';
}
static void part_3() {
  cout << std::is_swappable_v<NM> << std::is_swappable_v<CA> << std::is_swappable_v<int[3]> << std::is_swappable_v<NM[2]> << std::is_swappable_v<const int> << std::is_swappable_v<std::string> << std::is_swappable_v<std::vector<int>> << '\n';
}
static void part_4() {
  using namespace std::chrono; seconds s(1); const seconds c(2); cout << std::is_same_v<decltype(+s), seconds> << std::is_same_v<decltype(-c), seconds> << std::is_same_v<decltype(s + milliseconds(1)), milliseconds> << std::is_same_v<decltype(s - s), seconds> << '\n';
}
int main() {
  part_0();
  part_1();
  part_2();
  part_3();
  part_4();
}
