// A variable or a parameter hides the type of its name only behind its declaration, and never before `::`.
#include <iostream>
#include <vector>
#include <map>
#include <string>
struct city { int population; static int n; enum Kind { big, small }; };
int city::n = 5;
enum class Color { Red = 1, Blue };
enum Old { a1 = 4 };
struct Node { int v; Node* Next = nullptr; };
int f(city const& city, int x = 3) { return city.population + x; }
int g(city* city) { return city->population; }
int h(city city) { return city.population; }
int later(city const& a, int city) { return a.population + city; }
int both(city const& a, std::vector<city> const& city) { return a.population + city[0].population; }
int arrow(std::vector<city>& city) { struct city other{7}; city.push_back(other); return city.back().population; }
int en(Color Color) { return int(Color) + int(Color::Blue); }
template <class T> int tt(T const& T1, city city) { return T1 + city.population; }
template <class city> int tc(city c) { return c + 1; }
struct W {
  int node;
  W(Node Node) : node(Node.v) {}
  int m(Node& Node) const { return Node.v; }
  static int s(Node* Node) { return Node ? Node->v : -1; }
};
int main() {
  city c{3};
  std::cout << f(c) << g(&c) << h(c) << later(c, 4) << both(c, {c}) << "\n";
  std::vector<city> v{c}; std::cout << arrow(v) << en(Color::Red) << tt(1, c) << tc(3) << "\n";
  Color Color = Color::Red; std::cout << int(Color) << int(Color::Blue) << "\n";
  { city city{9}; std::cout << city.population << city::n << int(city::small) << "\n"; struct city d{2}; std::cout << d.population << "\n"; }
  auto l = [](city const& city) { return city.population; };
  auto k = [](const auto& city, struct city d) { return city.population + d.population; };
  std::cout << l(c) << k(c, c) << "\n";
  Node n{5}; std::cout << W(n).node << W(n).m(n) << W::s(&n) << "\n";
  enum Old Old = a1; std::cout << Old << "\n";
  std::map<std::string, city> city; city["x"] = {4}; for (auto& [k2, w] : city) std::cout << k2 << w.population << "\n";
  for (struct city const& city : v) std::cout << city.population << " ";
  std::cout << "\n";
}
