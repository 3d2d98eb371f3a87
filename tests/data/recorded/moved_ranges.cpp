// `std::move` of a range moves each element, also into what inserts; inserters move what is moved into them.
#include <algorithm>
#include <iostream>
#include <iterator>
#include <list>
#include <map>
#include <memory>
#include <string>
#include <vector>
struct Noisy {
  int n;
  Noisy(int n) : n(n) {}
  Noisy(Noisy const& o) : n(o.n) { std::cout << "copy " << n << "\n"; }
  Noisy(Noisy&& o) : n(o.n) { o.n = -1; std::cout << "move " << n << "\n"; }
  Noisy& operator=(Noisy const& o) { n = o.n; std::cout << "assign " << n << "\n"; return *this; }
  Noisy& operator=(Noisy&& o) { n = o.n; o.n = -1; std::cout << "take " << n << "\n"; return *this; }
};
int main() {
  std::vector<std::string> a{"one", "two"}, b(2), c;
  auto end = std::move(a.begin(), a.end(), b.begin());
  std::cout << b[0] << b[1] << (end == b.end()) << a[0].size() << "\n";
  std::move(b.begin(), b.end(), std::back_inserter(c));
  std::cout << c.size() << c[1] << b[1].size() << "\n";
  std::copy(c.begin(), c.end(), std::front_inserter(*std::make_unique<std::list<std::string>>()));
  std::move(c.begin(), c.end(), std::ostream_iterator<std::string>(std::cout, ","));
  std::cout << c[0] << "\n";
  std::vector<std::pair<int, std::string>> pairs{{1, "x"}, {2, "y"}};
  std::map<int, std::string> m;
  std::move(pairs.begin(), pairs.end(), std::inserter(m, m.begin()));
  for (auto& [k, s] : m) std::cout << k << s << "\n";
  std::cout << pairs[0].second.size() << "\n";
  std::vector<std::unique_ptr<int>> owners;
  owners.push_back(std::make_unique<int>(3));
  std::list<std::unique_ptr<int>> list;
  std::move(owners.begin(), owners.end(), std::back_inserter(list));
  std::cout << *list.front() << (owners[0] == nullptr) << "\n";
  int numbers[3] = {1, 2, 3};
  std::vector<int> more;
  std::move(numbers, numbers + 3, std::back_inserter(more));
  std::cout << more.size() << more[2] << "\n";
  std::vector<Noisy> from, to, other;
  from.reserve(2); to.reserve(2); other.reserve(2);
  from.emplace_back(1); from.emplace_back(2); to.emplace_back(3); to.emplace_back(4);
  std::move(from.begin(), from.end(), to.begin());
  std::copy(to.begin(), to.end(), std::back_inserter(other));
  std::move(to.begin(), to.end(), other.begin());
  std::cout << from[0].n << to[1].n << other[1].n << "\n";
}
