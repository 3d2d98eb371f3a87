// Rows of arrays taken apart.
#include <iostream>
#include <string>
#include <vector>
using namespace std;
struct H { int m[2][2] = {{1, 2}, {3, 4}}; };

int main() {
  { int m[2][3] = {{1, 2, 3}, {4, 5, 6}}; auto [a, b, c] = m[1]; a = 9; cout << a << b << c << m[1][0]; std::cout << "\n"; }
  { int m[2][3] = {{1, 2, 3}, {4, 5, 6}}; for (auto [x, y, z] : m) { x = 7; cout << x << y << z; } cout << m[0][0]; for (auto& [x, y, z] : m) x = 8; cout << m[1][0]; std::cout << "\n"; }
  { H h; auto [a, b] = h.m[1]; a = 5; cout << a << b << h.m[1][0]; auto& [c, d] = h.m[0]; c = 6; cout << h.m[0][0]; const auto [e, f] = h.m[0]; cout << e << f; std::cout << "\n"; }
  { string s[2][2] = {{"a", "b"}, {"c", "d"}}; auto [x, y] = s[1]; x += "!"; cout << x << y << s[1][0]; for (auto [p, q] : s) cout << p << q; std::cout << "\n"; }
}
