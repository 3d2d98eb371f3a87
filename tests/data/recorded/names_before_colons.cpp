// A name before `::` is no variable, function or method of that name.
#include <vector>
#include <cstdio>
#include <cmath>
#include <array>
#include <algorithm>
namespace graph { int f(std::vector<int> const& g) { return g.size(); } struct S { static int v; }; int S::v = 3; }
namespace search { namespace binary_search { int find(int x) { return x + 1; } } }
struct Stats { double x = 4; double std() const { return std::sqrt(x); } };
struct T { int graph = 4; int g() { return graph::f({1,2}) + graph; } };
int main() {
  std::vector<int> graph = {1,2,3};
  printf("%d\n", graph::f(graph));
  int binary_search = 2;
  printf("%d\n", search::binary_search::find(binary_search));
  printf("%g\n", Stats{}.std());
  printf("%d\n", T{}.g());
  int S = 5; { using namespace graph; printf("%d\n", S + graph::S::v); }
  auto l = [](int graph) { return graph + graph::S::v; };
  printf("%d\n", l(2));
}
