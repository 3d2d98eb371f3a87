#include <cstdio>
#include <functional>
#include <vector>
#include <optional>
struct S { int v; S(int v) : v(v) { printf("+%d ", v); } S(S const& o) : v(o.v + 100) { printf("c%d ", v); } S(S&& o) : v(o.v) { o.v = -o.v; printf("m%d ", v); } ~S() { printf("-%d ", v); } };
struct B { std::function<void()> g; B&& with(std::function<void()> f) && { g = std::move(f); return std::move(*this); } S end() && { return S(3); } int e2() && { return 1; } };
struct C { std::vector<std::function<void()>> g; C&& with(std::function<void()> f) && { g.push_back(std::move(f)); return std::move(*this); } S end() && { return S(3); } int e2() && { return 1; }};
struct D { std::optional<S> o; D&& set(int i) && { o.emplace(i); return std::move(*this); } D&& with(std::function<void()> f) && { f(); return std::move(*this); } int e2() && { return 1; } };
int main() {
  { S s = B().with([k = S(5)] {}).end(); printf("| "); } printf("\n");
  { S s = C().with([k = S(5)] {}).end(); printf("| "); } printf("\n");
  { int s = B().with([k = S(5)] {}).e2(); printf("| "); } printf("\n");
  { int s = C().with([k = S(5)] {}).e2(); printf("| "); } printf("\n");
  { int s = D().set(1).with([k = S(5)] {}).e2(); printf("| "); } printf("\n");
  C().with([k = S(5)] {}).e2(); printf("\n");
}
