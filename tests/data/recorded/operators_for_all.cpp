// An operator of a program that takes anything with items, for what the library writes not.
#include <iostream>
#include <vector>

template <class T, class = typename T::value_type>
auto operator<<(std::ostream& os, T const& items) -> decltype(items.begin(), items.end(), os) {
  os << "[";
  for (auto it = items.begin(); it != items.end(); ++it) os << (it == items.begin() ? "" : " ") << *it;
  return os << "]";
}

int main() {
  std::vector<int> v{1, 2, 3};
  std::cout << v << " " << std::vector<std::vector<int>>{v, {}, {4}} << "\n";
  std::cout << 5 << " " << std::vector<char>{'a', 'b'} << std::endl;
}
