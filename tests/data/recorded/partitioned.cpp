// std::partition in the steps of libstdc++: what comes where.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
  for (int n = 0; n < 9; ++n) {
    std::vector<int> v;
    for (int i = 0; i < n; ++i) v.push_back(i * 5 % 7);
    auto middle = std::partition(v.begin(), v.end(), [](int x) { return x % 2 == 0; });
    std::printf("%d:", static_cast<int>(middle - v.begin()));
    for (int x : v) std::printf(" %d", x);
    std::printf("\n");
  }
}
