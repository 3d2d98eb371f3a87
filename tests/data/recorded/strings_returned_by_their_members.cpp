#include <cstdio>
#include <type_traits>
#include <string>
#include <vector>
#define S(T, ...) printf("%d", std::is_same_v<decltype(__VA_ARGS__), T>)
template <class St> void t(St& s) { using str = std::string;
  S(str&, s.append("x")); S(str&, s.assign("x")); S(str&, s.insert(0, "x")); S(str&, s.erase(0)); S(str&, s.erase()); S(str&, s.replace(0, 0, "x")); S(str, s.substr(0)); S(str&, s += "x"); S(str::iterator, s.insert(s.begin(), 'c')); S(str&, s.append("x").append("y")); S(str&, s.append("x").erase(0)); S(str, (s.append("y") + "x"));
  puts(""); s = "abc"; auto&& r = s.append("x"); r += "d"; decltype(auto) q = s.erase(0, 1); q += "e"; auto c = s.erase(0, 1); c += "no"; printf("%s\n", s.c_str()); }
struct Own { std::string append(const char*) { return "x"; } Own& erase() { return *this; } };
int main() { std::string s; t(s); Own o; S(std::string, o.append("x")); S(Own&, o.erase()); puts(""); }
