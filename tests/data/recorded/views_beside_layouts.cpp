#include <ranges>
#include <vector>
#include <cstdio>
#include <map>
#include <cute/tensor.hpp>
namespace rv = std::ranges::views;
using namespace cute;
int main() { std::vector<int> v{1,2,3}; for (int x : v | std::ranges::views::take(2)) printf("%d ", x); for (int x : v | rv::drop(1)) printf("%d ", x);
 auto l = make_layout(make_shape(_4{}, _2{}), LayoutRight{});
 for (int i : rv::iota(0, int(size(l))) | rv::transform([&](int i) { return l(i); })) printf("%d ", i);
 puts(""); using std::views::filter; for (int x : v | filter([](int x) { return x != 2; })) printf("%d ", x); 
 const std::vector<int> c{4, 5}; for (auto const& x : c | std::views::reverse) printf("%d ", x);
 auto f = [](auto&& r) { int s = 0; for (auto x : r) s += x; return s; }; printf("%d %d\n", f(c | std::views::transform([](int x) { return 2 * x; })), f(std::views::iota(1, 11)));
 auto w = v | std::views::transform([](int& x) -> int& { return x; }); for (int& x : w) x += 1; printf("%d\n", v[0]);
 auto it = w.begin(); ++it; printf("%d %d %ld\n", *it, it[1], (long)(w.end() - it)); }
