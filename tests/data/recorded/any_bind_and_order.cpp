#include <algorithm>
#include <any>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <iostream>
#include <iterator>
#include <list>
#include <map>
#include <set>
#include <string>
#include <vector>

int ci(void const* a, void const* b) { return *(int const*)a - *(int const*)b; }
struct P { int k; double v; };
int cp(void const* a, void const* b) { return ((P const*)a)->k - ((P const*)b)->k; }
int add(int a, int b, int c) { return a * 100 + b * 10 + c; }
struct Acc { int t = 0; int operator()(int x) { t += x; return t; } int m(int x) const { return t + x; } };
template <class I> void adv(I it) { typename std::iterator_traits<I>::value_type x = *it; std::cout << x << "\n"; }
int main() {
  std::any a = 5; std::cout << std::any_cast<int>(a) << a.has_value() << "\n"; a = std::string("hi"); std::cout << std::any_cast<std::string>(a) << std::any_cast<std::string&>(a).size() << "\n";
  try { std::any_cast<double>(a); } catch (std::bad_any_cast const& e) { std::cout << e.what() << "\n"; }
  if (auto p = std::any_cast<std::string>(&a)) std::cout << *p << "\n"; std::cout << (std::any_cast<int>(&a) == nullptr) << "\n";
  std::any b = a; std::any_cast<std::string&>(b) += "x"; std::cout << std::any_cast<std::string>(a) << std::any_cast<std::string>(b) << "\n"; a.reset(); std::cout << a.has_value() << "\n";
  std::vector<std::any> va{1, 2.5, std::string("s")}; std::cout << std::any_cast<double>(va[1]) << "\n";
  auto f = std::bind(add, std::placeholders::_2, 7, std::placeholders::_1); std::cout << f(1, 2) << "\n";
  using namespace std::placeholders; auto g = std::bind(add, 1, _1, 3); std::cout << g(9) << "\n";
  auto h = std::bind([](int& x) { return ++x; }, 5); std::cout << h() << h() << "\n"; std::cout << std::bind(Acc{}, _1)(3) << "\n";
  std::function<int(int)> fn = std::bind(add, _1, _1, _1); std::cout << fn(4) << "\n";
  std::vector<int> v{5, 3, 9, 1, 7, 8, 2, 6, 4, 0}; std::nth_element(v.begin(), v.begin() + 4, v.end()); for (int x : v) std::cout << x; std::cout << "\n";
  std::nth_element(v.begin(), v.begin() + 2, v.end(), std::greater<int>()); for (int x : v) std::cout << x; std::cout << "\n";
  std::vector<int> big(200); for (int i = 0; i < 200; ++i) big[i] = i * 7919 % 211; std::nth_element(big.begin(), big.begin() + 77, big.end()); for (int x : big) std::cout << x << ','; std::cout << "\n";
  int q[] = {4, 2, 9, 1}; qsort(q, 4, sizeof(int), ci); for (int x : q) std::cout << x; int key = 9; std::cout << ((int*)bsearch(&key, q, 4, sizeof(int), ci) - q) << "\n";
  qsort(v.data(), v.size(), sizeof(int), ci); for (int x : v) std::cout << x; std::cout << "\n";
  P ps[] = {{3, .5}, {1, 1.5}, {2, 2.5}}; qsort(ps, 3, sizeof(P), cp); for (auto& p : ps) std::cout << p.k << p.v << ' '; std::cout << "\n";
  std::cout << strnlen("hello", 3) << strnlen("hi", 9) << "\n";
  int arr[] = {8}; adv(arr); adv(v.begin()); std::list<int> l{3}; adv(l.begin()); std::map<int,int> m{{1,2}}; std::set<int> s{6}; adv(s.begin());
  std::cout << std::is_same_v<std::iterator_traits<int*>::iterator_category, std::random_access_iterator_tag> << "\n";
  std::cout << std::max({1, 5, 3}) << std::min({4, 2, 8}) << std::max(2, 3, [](int a, int b) { return a > b; }) << "\n";
}
