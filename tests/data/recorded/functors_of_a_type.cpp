#include <functional>
#include <numeric>
#include <vector>
#include <iostream>
#include <cstdio>
#include <algorithm>
int main(){
  std::cout << std::divides<double>()(1,2) << "\n";
  std::cout << (int)std::plus<unsigned char>()(200,100) << "\n";
  std::cout << std::less<int>()(1.5,1.7) << "\n";
  std::vector<int> v{1,2,3,4};
  std::cout << std::accumulate(v.begin(), v.end(), 1, std::multiplies<double>()) << "\n";
  std::cout << std::accumulate(v.begin(), v.end(), 0.5, std::plus<int>()) << "\n";
  std::cout << std::midpoint(5u,3u) << " " << std::midpoint(1,4) << " " << std::midpoint(4,1)<< "\n";
  std::cout << std::modulus<int>()(7.9, 4.2) << std::negate<int>()(2.5) << "\n";
  std::cout << std::logical_and<bool>()(2,3) << std::greater<unsigned>()(-1, 1) << std::equal_to<char>()(256,0) << "\n";
  std::cout << std::bit_and<int>()(6,3) << std::not_equal_to<int>()(1.2,1.5)<< "\n";
  std::cout << std::reduce(v.begin(), v.end()) << std::reduce(v.begin(),v.end(),2.5) << "\n";
  int a[] = {1,2,3,4,5,6};
  auto p = std::generate_n(a, 2, []{return 9;}); std::cout << p-a << "\n";
}
