#include <string>
#include <vector>
#include <iostream>
#include <cstdio>
struct Str : std::string { using std::string::string; using std::string::operator=; Str(std::string const& s) : std::string(s) {} bool starts(char c) const { return !empty() && front() == c; } int count(char c) const { int n = 0; for (char x : *this) n += x == c; return n; } Str& twice() { *this += *this; return *this; } };
struct Path : public std::string { Path(const char* p) : std::string(p) {} Path operator/(Path const& o) const { return Path((*this + "/" + o).c_str()); } };
size_t len(std::string const& s) { return s.size(); }
void app(std::string& s) { s += "!"; }
int main(){ Str s("hello"), t(3, 'x'), u; u = "abc"; std::cout << s << t << u << s.size() << '\n'; s.push_back('!'); s.append("zz"); app(s); std::cout << s << len(s) << s.starts('h') << s.count('l') << s.substr(1,3) << s.find("l") << '\n'; Path p = Path("a") / "b"; std::cout << p << '\n'; std::string q = p; q += s; std::cout << q << (p == "a/b") << (s < t) << '\n'; printf("%s\n", s.c_str()); s[0] = 'J'; std::cout << s << s.twice() << '\n'; std::vector<Str> v{s, t}; for (auto const& x : v) std::cout << x.length() << ' '; std::cout << '\n'; Str m = std::move(s); std::cout << m << '\n'; }
