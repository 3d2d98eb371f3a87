// Sizes and alignments of what the standard library gives.
#include <array>
#include <cstdio>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <queue>
#include <set>
#include <stack>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

struct Owner {
  std::shared_ptr<int> shared;
  char tag;
};

struct Table {
  std::optional<double> maybe;
  std::map<int, int> sorted;
  bool used;
};

struct alignas(1 << 21) Page {
  char first;
};

struct Aligned {
  alignas(1 << 22) int x;
};

template <class T>
void show(char const* name) {
  std::printf("%s %zu %zu\n", name, sizeof(T), alignof(T));
}

int main() {
  show<std::map<int, int>>("map");
  show<std::set<std::string>>("set");
  show<std::unordered_map<int, int>>("unordered_map");
  show<std::unordered_set<int>>("unordered_set");
  show<std::optional<int>>("optional<int>");
  show<std::optional<double>>("optional<double>");
  show<std::optional<char>>("optional<char>");
  show<std::optional<std::string>>("optional<string>");
  show<std::deque<int>>("deque");
  show<std::shared_ptr<int>>("shared_ptr");
  show<std::unique_ptr<int>>("unique_ptr");
  show<std::vector<bool>>("vector<bool>");
  show<std::vector<int>>("vector<int>");
  show<std::function<int(int)>>("function");
  show<std::queue<int>>("queue");
  show<std::stack<int>>("stack");
  show<std::stack<int, std::vector<int>>>("stack on vector");
  show<std::priority_queue<int>>("priority_queue");
  show<std::initializer_list<int>>("initializer_list");
  show<Owner>("Owner");
  show<Table>("Table");
  show<Page>("Page");
  show<Aligned>("Aligned");
  std::map<int, int> m;
  m[1] = 2;
  std::optional<int> o = 3;
  std::printf("%zu %zu\n", sizeof m, sizeof(o));
}
