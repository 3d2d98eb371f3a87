// g++ refuses line 5
#include <vector>
int main() {
  std::vector<int> const v{1, 2};
  v.push_back(5);
  return v[0];
}
