#include <array>
#include <cstdio>
#include <deque>
#include <initializer_list>
#include <list>
#include <string>
#include <vector>
template <class C, class T> void asked(const char* name) {
  std::printf("%s", name);
  std::printf(" %d%d%d%d", requires(C c) { c.at(); }, requires(C c) { c.at("a"); }, requires(C c) { c.at(0); }, requires(C c) { c.size(1); });
  std::printf(" %d%d%d", requires(C c) { c.front(1); }, requires(C c) { c.empty(1); }, requires(C c) { c.size(); });
  std::printf(" %d%d%d", requires(C c) { c.front().size(); }, requires(const C k, T t) { k.front() = t; }, requires(C c, T t) { c.front() = t; });
  std::printf(" %d%d%d", requires(C c, const C k) { c.swap(k); }, requires(C c) { c.swap(c); }, requires(C c, T t) { c[0] = t; });
  std::printf(" %d%d%d\n", requires(T t) { C(t, t, t); }, requires(C c) { C(c); }, requires(T t) { C(3, t); });
}
struct Held { int n = 1; int& front() { return n; } const int& front() const { return n; } };
int main() {
  asked<std::vector<int>, int>("vector<int>");
  asked<std::deque<int>, int>("deque<int>");
  asked<std::array<int, 3>, int>("array<int, 3>");
  asked<std::string, char>("string");
  asked<std::list<int>, int>("list<int>");
  asked<Held, int>("Held");
}
