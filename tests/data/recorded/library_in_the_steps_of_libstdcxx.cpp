#include <functional>
#include <string>
#include <map>
#include <set>
#include <queue>
#include <stack>
#include <sstream>
#include <iomanip>
#include <iostream>
#include <stdexcept>
#include <cassert>
#include <random>
struct Flag { bool on; explicit operator bool() const { return on; } };
int main() {
  Flag flag{true};
  assert(flag);
  std::function<int()> f = [] { return 1; };
  assert(f);
  std::function<short(long long)> none;
  std::cout << !std::function<int(int)>(none) << "\n";
  for (int way = 0; way < 3; ++way) {
    std::string s = "ab";
    try {
      if (way == 0) s.erase(3); else if (way == 1) s.insert(4, "x"); else s.replace(5, 1, "y");
    } catch (std::out_of_range const& e) { std::cout << e.what() << "\n"; }
  }
  std::istringstream in("\"a\"\"b\" \"c\\\"d\"");
  std::string q; in >> std::quoted(q, '"', '"'); std::cout << q << "\n"; in >> std::quoted(q); std::cout << q << "\n";
  std::multimap<int, char> m{{1, 'a'}, {2, 'b'}, {2, 'c'}, {3, 'd'}};
  m.emplace_hint(m.find(2), 2, 'x'); m.emplace_hint(m.end(), 2, 'y'); m.emplace_hint(m.begin(), 2, 'z'); m.insert(m.begin(), {3, 'w'});
  for (auto& [k, v] : m) std::cout << k << v << " "; std::cout << "\n";
  std::queue<int> line; line.push(1);
  auto& head = line.front(); for (int i = 0; i < 40; ++i) line.push(i); std::cout << head << line.size() << line.back() << "\n";
  std::stack<std::string> pile; pile.push("low"); std::string& low = pile.top(); pile.push("high"); low += "er"; pile.pop(); std::cout << pile.top() << "\n";
  int n = 100; int* p = &n; std::reference_wrapper<int*> r(p); *r /= 5; std::cout << n << "\n";
  std::linear_congruential_engine<unsigned long long, 6364136223846793005ull, 11, 0> e; std::cout << e() << " " << e() << "\n";
}
