// What the library gives back is what it was given: std::max, reference_wrapper, data, optional.
#include <iostream>
#include <vector>
#include <string>
#include <list>
#include <random>
#include <forward_list>
#include <optional>
#include <numeric>
#include <iterator>
#include <bitset>
#include <sstream>
#include <tuple>
#include <complex>
#include <algorithm>
#include <unordered_set>
#include <set>
#include <functional>
using std::cout;
static void part_0() {
  { std::vector<int> v; std::cout << (v.data() == nullptr) << (v.data() == 0) << '\n'; const std::vector<std::string> w; std::cout << (w.data() == nullptr) << '\n'; v.reserve(3); std::cout << (v.data() == nullptr) << '\n'; }
}
static void part_1() {
  { std::list<int> c{1,2}; std::cout << (std::size(c) == c.size()) << std::size(c) << '\n'; std::initializer_list<int> il{4,5}; std::cout << std::size(il) << '\n'; std::string s("abc"); std::cout << std::size(s) << '\n'; }
}
static void part_2() {
  { std::ostringstream os; std::ostream_iterator<int> i(os); auto& r = ++i; auto& r2 = i++; std::cout << (&r == &i) << (&r2 == &i) << (&*i == &i) << '\n'; }
}
static void part_3() {
  { std::minstd_rand0 e(1); std::cout << e() << ' ' << e() << '\n'; std::linear_congruential_engine<unsigned, 16807, 0, 2147483647> E(1); std::cout << E() << ' ' << E() << '\n'; std::linear_congruential_engine<long long, 16807, 0, 2147483647> *q = nullptr; (void)q;  std::linear_congruential_engine<unsigned long, 16807, 0, 2147483647> L; L.discard(9999); std::cout << L() << '\n'; }
}
static void part_4() {
  { std::minstd_rand0 r; std::cout << std::generate_canonical<double, 0>(r) << '\n'; }
}
static void part_5() {
  { std::cout << std::gcd(0, 0) << std::gcd(1, 0) << std::gcd((signed char)-36, (int)24) << std::gcd((unsigned char)36, (short)-24) << ' ' << std::lcm(-4,6) << '\n'; }
}
static void part_6() {
  { std::string s("123"); auto o = std::make_optional<std::string>(s); std::cout << *o << s << '\n'; auto o2 = std::make_optional<std::string>("abc"); std::cout << *o2 << '\n'; auto o3 = std::make_optional<std::string>(4u, 'X'); std::cout << *o3 << '\n'; }
}
static void part_7() {
  { int x = 0, y = 1; const int& m = std::max(x, y); y = 7; cout << m << '\n'; }
}
static void part_8() {
  { int x = 0, y = 1; const int& m = std::min(x, y); x = 7; cout << m << '\n'; }
}
static void part_9() {
  { int i = 0; std::reference_wrapper<int> r(i); int& q = r; q = 5; cout << i << '\n'; }
}
static void part_10() {
  { int i = 0; auto r = std::ref(i); int& q = r; q = 5; cout << i << '\n'; r.get() = 6; cout << q << '\n'; }
}
static void part_11() {
  { std::set<std::pair<int,int>> s{{2,1},{1,2}}; cout << s.count({2,1}) << '\n'; }
}
static void part_12() {
  { int a[] = {1,2,3,4}; std::unordered_multiset<int> c(a, a+4); auto i = c.find(2); auto n = i; ++n; auto j = c.erase(i); std::cout << (j == n) << '\n'; }
}
static void part_13() {
  { int a[] = {1,2,3,4,2,2}; std::unordered_multiset<int> c(a, a+6); for (int x : c) std::cout << x << ' '; auto i = c.find(2); auto n = i; ++n; auto j = c.erase(i); std::cout << (j == n) << *j << '\n'; }
}
static void part_14() {
  { int a[] = {1,2,3,4,2,2}; std::unordered_set<int> c(a, a+6); for (int x : c) std::cout << x << ' '; auto i = c.find(2); auto n = i; ++n; auto j = c.erase(i); std::cout << (j == n) << *j << '\n'; }
}
static void part_15() {
  { int a[] = {1,2,3,4,2,2}; std::set<int> c(a, a+6); auto i = c.find(2); auto n = i; ++n; auto j = c.erase(i); std::cout << (j == n) << *j << '\n'; }
}
static void part_16() {
  { int a = 3, b = 4; auto p = std::minmax(a, b); a = 9; cout << p.first << p.second << '\n'; }
}
static void part_17() {
  { int a = 3; const int& c = std::clamp(a, 0, 5); a = 4; cout << c << '\n'; }
}
static void part_18() {
  { const int& c = std::max({1, 5, 3}); cout << c << '\n'; }
}
static void part_19() {
  { std::string s = "b", t = "a"; const std::string& u = std::max(s, t); s = "zz"; cout << u << '\n'; }
}
static void part_20() {
  { double s = 2, t = 1; const double& u = std::max(s, t); s = 8; cout << u << '\n'; }
}
static void part_21() {
  { double s = 2, t = 1; const double& u = std::max<double>(s, 1); s = 8; cout << u << '\n'; }
}
static void part_22() {
  { std::vector<int> v{3, 9, 2}; const int& m = *std::max_element(v.begin(), v.end()); v[1] = 11; cout << m << '\n'; }
}
static void part_23() {
  { int a[2] = {1, 2}; int& m = const_cast<int&>(std::max(a[0], a[1])); m = 5; cout << a[1] << '\n'; }
}
int main() {
  part_0();
  part_1();
  part_2();
  part_3();
  part_4();
  part_5();
  part_6();
  part_7();
  part_8();
  part_9();
  part_10();
  part_11();
  part_12();
  part_13();
  part_14();
  part_15();
  part_16();
  part_17();
  part_18();
  part_19();
  part_20();
  part_21();
  part_22();
  part_23();
}
