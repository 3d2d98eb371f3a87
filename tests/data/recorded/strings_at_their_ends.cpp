// Strings and containers at their ends.
#include <cstdio>
#include <string>
#include <vector>

int main() {
  std::vector<int> v(3, 4);
  v.swap(v);
  printf("%d %zu\n", v[1], v.size());
  printf("%d\n", std::string("ab").find("", 5) == std::string::npos);
  std::string s = "abc";
  s.insert(0, s);
  s.replace(0, 1, s);
  printf("%s %zu\n", s.c_str(), s.find("", s.size()));
  printf("%zu\n", std::string(1000, 'x').size());
  char wide[70000];
  printf("%d\n", snprintf(wide, sizeof wide, "%.65534f", 1.5) > 65534);
}
