// Conversion functions for lvalues and for rvalues of one class, functions that arguments alone find, operators that are instances.
#include <cstdio>
#include <optional>
#include <string>
#include <utility>

struct Text {
  std::string t = "x";
  operator const std::string&() const& { std::printf("lvalue "); return t; }
  operator std::string() && { std::printf("rvalue "); return std::move(t); }
};
struct Number {
  operator int() & { return 1; }
  operator int() const& { return 2; }
  operator int() && { return 3; }
};

Text& refer() { static Text t; return t; }
std::string local() { Text t; return t; }
std::string parameter(Text t) { return t; }
void take(std::string&& s) { std::printf("%s\n", s.c_str()); }
struct Holder { std::string s; Holder(Text t) : s(std::move(t)) {} };

namespace n {
struct V { int k = 1; };
int pair(V, int) { return 90; }
int optional(V) { return 91; }
}
template <class T> auto paired(T t) { return pair(t, 2); }

struct C { int v = 1; operator int() const { return v; } };
template <class T> int operator&&(const T&, long) { return 7; }
template <class T> int operator,(const T&, long) { return 8; }

int main() {
  std::string s = refer();
  std::printf("%s\n%s\n%s\n", s.c_str(), local().c_str(), parameter(Text{}).c_str());
  take(Text{});
  std::printf("%s\n", Holder(Text{}).s.c_str());
  std::pair<std::string, int> p(Text{}, 1);
  Text t;
  s = std::string(true ? t : std::string("y"));
  std::string&& r = Text{};
  std::printf("%s %s\n", p.first.c_str(), r.c_str());
  Number b;
  std::printf("%d %d\n", true ? b : 5, true ? Number{} : 5);
  auto q = optional(n::V{});
  std::printf("%d %d %zu\n", pair(n::V{}, 2), paired(n::V{}), sizeof q);
  std::string u;
  std::printf("%d %d %d %d\n", 1 && C{}, C{} && 1L, (C{}, 1), (u, 1L));
}
