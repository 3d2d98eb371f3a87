#include <algorithm>
#include <functional>
#include <iostream>
#include <ranges>
#include <string>
#include <vector>
int main() {
  std::vector<std::string> w{"ccc", "", "bb"};
  std::ranges::sort(w, {}, &std::string::size); for (auto& x : w) std::cout << x << ' ';
  std::ranges::sort(w, std::greater<>{}, &std::string::length); for (auto& x : w) std::cout << x << ' ';
  std::cout << std::count_if(w.begin(), w.end(), std::mem_fn(&std::string::empty)) << std::ranges::any_of(w, &std::string::empty) << *std::ranges::max_element(w, {}, &std::string::size) << '\n';
  for (auto n : w | std::views::transform(&std::string::size)) std::cout << n;
  std::vector<int> v{1, 2}; std::cout << std::invoke(&std::vector<int>::size, v) << std::invoke(&std::vector<int>::empty, &v);
  std::size_t (std::string::*f)() const noexcept = &std::string::size; std::cout << (w[0].*f)();
  std::function<std::size_t(std::string const&)> g = &std::string::size; std::cout << g("abcd") << '\n';
}
