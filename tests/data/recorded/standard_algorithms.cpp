// Algorithms over arrays, iterators that write, lists, bits, hashed containers in their order, deduced containers.
#include <algorithm>
#include <array>
#include <bitset>
#include <cmath>
#include <deque>
#include <functional>
#include <iomanip>
#include <iostream>
#include <iterator>
#include <list>
#include <map>
#include <numeric>
#include <optional>
#include <string>
#include <tuple>
#include <unordered_map>
#include <unordered_set>
#include <vector>

struct Point {
  int x, y;
  bool operator==(Point const& o) const { return x == o.x && y == o.y; }
};
struct PointHash {
  size_t operator()(Point const& p) const { return p.x * 31 + p.y; }
};

template <class C>
void show(C const& items) {
  for (auto const& item : items) std::cout << item << ' ';
  std::cout << '\n';
}

int main() {
  int a[] = {3, 1, 2}, b[3];
  std::sort(a, a + 3);
  show(a);
  std::sort(a, a + 3, std::greater<int>());
  std::copy(a, a + 3, b);
  std::reverse(b, b + 3);
  show(b);
  std::cout << *std::min_element(a, a + 3) << *std::max_element(a, a + 3) << std::find(a, a + 3, 1) - a << std::count(a, a + 3, 2)
            << std::accumulate(a, a + 3, 0) << '\n';
  std::fill(a, a + 2, 7);
  std::fill_n(b, 2, 5);
  std::iter_swap(a, b);
  std::cout << a[0] << a[1] << b[0] << b[2] << *std::prev(b + 3) << *std::next(b, 2) << '\n';
  std::vector<int> v{3, 1, 2}, w;
  std::sort(v.rbegin(), v.rend());
  std::copy(v.begin(), v.end(), std::back_inserter(w));
  std::transform(v.begin(), v.end(), std::back_inserter(w), [](int x) { return x * x; });
  std::copy_if(v.begin(), v.end(), std::back_inserter(w), [](int x) { return x > 1; });
  show(w);
  std::copy(v.begin(), v.end(), std::ostream_iterator<int>(std::cout, ","));
  std::cout << '\n';
  std::vector<int> order{1, 2, 3};
  do { for (int x : order) std::cout << x; std::cout << ' '; } while (std::next_permutation(order.begin(), order.end()));
  std::vector<int> p{1, 2, 2, 3}, q{2, 3, 4}, all;
  std::cout << std::adjacent_find(p.begin(), p.end()) - p.begin() << std::includes(p.begin(), p.end(), q.begin(), q.begin() + 2) << '\n';
  std::set_intersection(p.begin(), p.end(), q.begin(), q.end(), std::back_inserter(all));
  std::set_union(p.begin(), p.end(), q.begin(), q.end(), std::back_inserter(all));
  std::set_difference(p.begin(), p.end(), q.begin(), q.end(), std::back_inserter(all));
  std::merge(p.begin(), p.end(), q.begin(), q.end(), std::back_inserter(all));
  show(all);
  std::swap_ranges(p.begin(), p.begin() + 2, q.begin());
  std::replace_if(p.begin(), p.end(), [](int x) { return x > 2; }, 0);
  show(p);
  std::vector<int> scan(4);
  std::exclusive_scan(p.begin(), p.end(), scan.begin(), 10);
  show(scan);
  std::adjacent_difference(scan.begin(), scan.end(), scan.begin());
  show(scan);
  std::cout << std::reduce(p.begin(), p.end()) << std::gcd(12, 18) << std::lcm(4, 6) << '\n';
  std::vector<int> heap{5, 3, 9, 1, 7, 2};
  std::partial_sort(heap.begin(), heap.begin() + 3, heap.end());
  show(heap);

  std::list<int> l{3, 1, 2};
  l.push_back(4);
  l.push_front(0);
  auto at = std::next(l.begin(), 2);
  l.insert(at, 9);
  l.erase(at);
  show(l);
  l.sort();
  l.remove(9);
  l.reverse();
  std::cout << l.size() << l.front() << l.back() << '\n';
  std::bitset<8> bits(5);
  bits.set(1).flip(0);
  std::cout << bits << bits.count() << bits[2] << (bits << 1) << ~bits << bits.to_ulong() << std::bitset<4>("1010") << '\n';

  std::unordered_map<int, int> m;
  for (int x : {5, 1, 3, 9, 2}) m[x] = x * x;
  for (auto const& [key, value] : m) std::cout << key << ':' << value << ' ';
  std::unordered_set<int> s;
  for (int i = 0; i < 30; ++i) s.insert(i * 7 % 31);
  s.erase(7);
  s.insert(100);
  show(s);
  std::unordered_map<std::string, int> words{{"layout", 1}, {"shape", 2}, {"stride", 3}, {"a long word of more than one block", 4}};
  ++words["swizzle"];
  for (auto const& word : words) std::cout << word.first << '=' << word.second << ' ';
  std::unordered_map<Point, char, PointHash> points;
  for (int i = 0; i < 14; ++i) points[Point{i, i * i}] = char('a' + i);
  for (auto const& point : points) std::cout << point.second;
  std::unordered_set<double> reals{0.5, -1.25, 3e10, 0.0};
  std::unordered_set<char> chars{'x', 'a', 'm'};
  show(reals);
  show(chars);
  std::vector<int> many(40);
  std::iota(many.begin(), many.end(), 17);
  std::unordered_set<int> ranged(many.begin(), many.end()), later;
  later.insert(many.begin(), many.end());
  later.insert({3, 90, 41});
  show(ranged);
  show(later);
  std::cout << ranged.bucket_count() << ' ' << later.bucket_count() << ' ' << std::hash<std::string>{}("hello world") << '\n';
  std::unordered_set<int> copy = s;
  copy.reserve(100);
  copy.insert(1000);
  show(copy);
  std::cout << copy.bucket_count() << (copy == s) << m.count(3) << m.erase(3) << m.size() << (m.find(3) == m.end()) << '\n';

  std::optional<int> o = 3, none;
  std::cout << (o == 3) << (o != 3) << (3 == o) << (none == 3) << (o == none) << (none == std::nullopt) << (o > 2) << (none < o) << '\n';
  o.emplace(7);
  std::swap(*o, a[0]);
  none = 4;
  std::cout << *o << *none << std::make_optional(2).value_or(1) << '\n';
  std::vector made{1, 2, 3};
  std::array fixed{1, 2, 3, 4};
  std::vector filled(3, 2.5);
  std::pair two(1, 2.5);
  std::cout << made.size() << fixed.size() << filled[2] << two.second << '\n';
  made.assign({4, 5});
  made.assign(a, a + 3);
  std::cout << made.size() << std::logical_and<>()(true, false) << std::modulus<int>()(7, 4) << std::bit_xor<>()(6, 3) << '\n';

  std::cout.width(5);
  std::cout << 7;
  std::cout.fill('*');
  std::cout.width(4);
  std::cout << 8 << std::setfill(' ');
  auto before = std::cout.precision(3);
  std::cout << 3.14159 << before;
  std::cout.put('x').write("abcd", 2);
  std::cout.setf(std::ios::fixed, std::ios::floatfield);
  std::cout << 1.5;
  std::cout.unsetf(std::ios::floatfield);
  std::cout << 1.5 << std::showpoint << 1.0 << std::noshowpoint << std::setbase(16) << 255 << std::dec << '\n';
  int exponent;
  double whole;
  std::cout << __builtin_popcount(255) << __builtin_clz(1) << __builtin_ctz(8) << __builtin_popcountll(~0ull) << __builtin_parity(7)
            << __builtin_ffs(8) << ' ' << std::lround(2.5) << std::copysign(3.0, -1.0) << std::frexp(8.0, &exponent) << exponent
            << std::modf(3.25, &whole) << whole << std::remainder(5.0, 3.0) << std::signbit(-1.0) << std::ldexp(1.0, 4) << '\n';
}
