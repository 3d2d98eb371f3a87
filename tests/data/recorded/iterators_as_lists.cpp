#include <iostream>
#include <iterator>
#include <set>
#include <sstream>
#include <string>
#include <vector>
int main() {
  std::istringstream in("the quick  brown fox"), numbers("3 1 2 3");
  std::vector<std::string> words{std::istream_iterator<std::string>(in), {}};
  std::vector<int> v(std::istream_iterator<int>{numbers}, {});
  std::cout << words.size() << words.back() << v.size() << v[0] << '\n';
}
