// Vectors of objects: made, copied, sorted, erased, searched.
#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>
struct Item {
  std::string name;
  int weight;
  bool operator<(Item const& o) const { return weight < o.weight; }
};
int main() {
  std::vector<Item> items{{"b", 3}, {"a", 1}, {"c", 2}};
  items.push_back({"d", 0});
  items.emplace_back(Item{"e", 5});
  std::sort(items.begin(), items.end());
  for (auto const& i : items) printf("%s%d ", i.name.c_str(), i.weight);
  printf("\n");
  items.erase(items.begin());
  auto copy = items;
  copy[0].weight = 100;
  printf("%d %d %zu\n", items[0].weight, copy.front().weight, copy.size());
  auto found = std::find_if(items.begin(), items.end(), [](Item const& i) { return i.name == "b"; });
  printf("%ld %d\n", found - items.begin(), found->weight);
  std::vector<std::vector<int>> grid(2, std::vector<int>(3, 1));
  grid[1][2] = 5;
  int sum = 0;
  for (auto& row : grid) for (int x : row) sum += x;
  printf("%d\n", sum);
  return 0;
}
