#include <sstream>
#include <cstdio>
#include <type_traits>
void w(std::ostream&) { printf("ostream\n"); }
void w(std::ostringstream&) { printf("ostringstream\n"); }
int main() {
  std::ostringstream os; auto& o = os << 1; auto&& o2 = os << 1 << "a"; auto&& n = 1 << 3;
  printf("%d %d %d\n", std::is_same_v<decltype(o), std::ostream&>, std::is_same_v<decltype(o2), std::ostream&>, std::is_same_v<decltype(n), int&&>);
  w(os); w(o); w(os << 2); w(o2);
  std::stringstream ss; auto& s2 = ss << 1; printf("%d\n", std::is_same_v<decltype(s2), std::ostream&>);
  int i; auto& in = ss >> i; printf("%d\n%s\n", std::is_same_v<decltype(in), std::istream&>, os.str().c_str());
}
