// std::stable_partition of numbers, texts, objects and plain arrays.
#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>
struct Item { int key, at; };
int main() {
  std::vector<int> v{1, 2, 3, 4, 5, 6, 7};
  auto middle = std::stable_partition(v.begin(), v.end(), [](int x) { return x % 2 == 0; });
  for (int x : v) std::printf("%d ", x);
  std::printf("| %d\n", int(middle - v.begin()));
  std::vector<std::string> s{"b", "aa", "c", "dd"};
  std::stable_partition(s.begin(), s.end(), [](std::string const& x) { return x.size() == 2; });
  for (auto const& x : s) std::printf("%s ", x.c_str());
  std::vector<Item> items{{3, 0}, {1, 1}, {3, 2}, {2, 3}, {1, 4}};
  std::stable_partition(items.begin(), items.end(), [](Item const& i) { return i.key < 3; });
  for (auto const& i : items) std::printf("%d.%d ", i.key, i.at);
  int a[5] = {5, -1, 4, -2, 3};
  std::stable_partition(a, a + 5, [](int x) { return x < 0; });
  for (int x : a) std::printf("%d ", x);
  std::printf("%d\n", int(std::stable_partition(a, a, [](int) { return true; }) - a));
}
