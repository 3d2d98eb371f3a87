// Any number is a character to a string, and a text in braces is an array.
#include <bitset>
#include <cstdio>
#include <iostream>
#include <string>
#include <vector>
struct A { char t[4]{"ab"}; const char* p{"q"}; };
char g[]{"glob"};
void characters() {
  std::string s, t = "ab"; char16_t c = 'x'; int i = 66; unsigned char u = 'u'; double d = 67.5;
  s = c; std::cout << s; s = i; std::cout << s; s = u; std::cout << s; s = d; std::cout << s;
  s += c; s += i; s += u; s += d; std::cout << s << "\n";
  t.push_back(i); t.push_back(c); std::cout << t << "\n"; t.append(2, 67); t.insert(t.begin(), 65); t.insert(0, 2, 68); std::cout << t << "\n";
  std::string v(3, 65); v.resize(5, 66); v.assign(2, 67); std::cout << v << t.find(65) << t.find(c) << "\n";
  t.replace(0, 1, 2, 70); std::cout << t << (t[0] == 70) << "\n";
  s = {c, u}; std::cout << s << "\n";
  std::vector<std::bitset<4>> bits = {std::bitset<4>(0), std::bitset<4>(1)}; std::bitset<8> z(0), y{0}, x = 0; std::cout << bits[0] << bits[1] << z << y << x << std::endl;
}
int main() {
  characters();
  const char w[] {" \t\n"}; printf("%zu\n", sizeof(w)); static const char u[]{"abc"}; puts(u);
  char z[5]{"ab"}; printf("%s %zu\n", z, sizeof z); char y[] = {"xy"}; puts(y); const char v[3] = {"no"}; puts(v);
  A a; puts(a.t); puts(a.p); puts(g); char m[2][4] = {"ab", "cd"}; puts(m[1]); char n[][3]{"ab", "cd"}; puts(n[0]); constexpr char k[]{"kk"}; static_assert(sizeof(k) == 3); puts(k);
   A c{"xy"}; puts(c.t); char e[]{'a', 'b', 0}; puts(e); char f[4]{}; puts(f); unsigned char h[]{"uc"}; printf("%d\n", h[0]);
}
