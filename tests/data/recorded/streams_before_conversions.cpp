#include <iostream>
#include <sstream>
#include <string>
struct J { std::string s; J(std::string x) : s(std::move(x)) {} J(int) : s("int") {} J(double) : s("double") {} J(const char*) : s("chars") {} };
std::ostream& operator<<(std::ostream& os, J const& j) { return os << '<' << j.s << '>'; }

enum class E { A }; 
int main() { std::string t = "t"; const std::string c = "c"; std::size_t n = 3; long l = 4; std::cout << t << c << std::string(2, 'z') << n << l << 2.5 << 1.5f << "lit" << 'q' << true << t.c_str() << J(t) << '\n';
  std::ostringstream m; m << "a" << n << t << c; std::cout << m.str() << '\n'; std::cout << (void*)0 << &std::hex << 1 << '\n'; }
