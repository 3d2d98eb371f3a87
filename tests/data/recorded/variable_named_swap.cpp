#include <algorithm>
#include <cstdio>
#include <vector>
int swap = 3;
int main() { std::vector<int> v{1, 2, 3, 4}; std::swap(v[0], v[1]);  std::printf("%d\n", v[0]); std::next_permutation(v.begin(), v.end());  std::printf("%d\n", v[0]); }
