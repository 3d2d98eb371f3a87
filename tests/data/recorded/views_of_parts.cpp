#include <ranges>
#include <map>
#include <string>
#include <string_view>
#include <iostream>
#include <vector>
#include <span>
int main(){ std::map<std::string,int> m{{"a",1},{"b",2}}; for (auto& k : m | std::views::keys) std::cout << k << ' '; for (auto v : std::views::values(m)) std::cout << v << ' '; std::cout << '\n';
 std::vector<std::vector<int>> vv{{1,2}};
 std::vector<std::pair<int,char>> p{{1,'a'},{2,'b'}}; for (auto c : p | std::views::elements<1>) std::cout << c; std::cout << '\n';
 std::span<int> sp(vv[0]); std::cout << sp.size() << sp.first(1)[0] << sp.last<1>()[0] << sp.subspan(1).size() << '\n'; 
 auto v = std::views::iota(0, 10) | std::views::transform([](int i){ return i*i; }); std::vector<int> o(v.begin(), v.end()); std::cout << o[9] << ' ' << v.size() << ' ' << v[3] << '\n';
 auto r = std::views::iota(0,6) | std::views::reverse; for (int x : r) std::cout << x; std::cout << '\n';  auto c = std::views::counted(o.begin(), 3); for (int x : c) std::cout << x; std::cout << '\n'; std::cout << '\n'; for (auto x : std::views::all(o) | std::views::take(3) | std::views::common) std::cout << x; std::cout << std::ranges::empty(o) << std::ranges::size(o) << '\n';}
