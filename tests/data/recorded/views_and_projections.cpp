#include <ranges>
#include <vector>
#include <cstdio>
#include <algorithm>
#include <iostream>
#include <string>
namespace rv = std::views;
int main(){ std::vector<int> v{5,1,4,2,3};
 for (int x : v | std::views::filter([](int x){ return x%2; }) | std::views::transform([](int x){ return x*10; })) printf("%d ", x); puts("");
 for (int i : std::views::iota(0, 5)) printf("%d ", i); puts("");
 for (int i : std::views::iota(1) | std::views::take(4)) printf("%d ", i); puts("");
 for (int i : rv::reverse(v)) printf("%d ", i); puts("");
 for (int i : v | rv::drop(2)) printf("%d ", i); puts("");
 std::ranges::sort(v, std::greater<>{}); for (int i : v) printf("%d ", i); puts("");
 struct P { std::string n; int a; }; std::vector<P> ps{{"b",2},{"a",3},{"c",1}}; std::ranges::sort(ps, {}, &P::a); for (auto& p : ps) std::cout << p.n; std::cout << '\n'; std::ranges::sort(ps, std::less{}, &P::n); for (auto& [n,a] : ps) std::cout << n << a; std::cout << '\n';
 auto it = std::ranges::find(ps, 3, &P::a); std::cout << it->n << '\n';
 auto m = std::ranges::max_element(ps, {}, &P::a); std::cout << m->n << '\n';
 std::cout << std::ranges::count_if(v, [](int x){return x>2;}) << std::ranges::all_of(v, [](int x){return x>0;}) << '\n';
 auto evens = rv::iota(0,20) | rv::filter([](int i){return i%2==0;}); int s=0; for (auto e : evens) s+=e; printf("%d\n", s);
 std::vector<int> out; std::ranges::copy(v | rv::take(2), std::back_inserter(out)); printf("%zu\n", out.size());
 std::ranges::for_each(rv::iota(0,3), [](int i){ printf("<%d>", i); }); puts("");
 std::ranges::transform(v, v.begin(), [](int x){return x+1;}); printf("%d\n", v[0]);
 auto [mn, mx] = std::ranges::minmax(v); printf("%d %d\n", mn, mx);
 for (auto x : v | rv::take_while([](int x){return x>3;})) printf("%d ", x); puts(""); for (auto x : v | rv::drop_while([](int x){return x>3;})) printf("%d ", x); puts("");
}
