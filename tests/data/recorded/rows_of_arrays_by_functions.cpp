#include <iostream>
#include <iterator>
#include <array>
#include <functional>
int main() {
  int m[2][3] = {{1,2,3},{4}}; 
  std::cout << std::size(m) << std::ssize(m);
  std::cout << std::size(m[0]);
  std::cout << std::end(m[0]) - std::begin(m[0]) << *std::rbegin(m[0]); for (int x : m[1]) std::cout << x; for (auto& r : m) std::cout << std::size(r); } 
