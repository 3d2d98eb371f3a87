// The right side of an assignment comes first, as since C++17.
#include <iostream>
#include <map>
#include <string>
#include <vector>

int x = 0, y = 0;
int& left(char const* t) { std::cout << t; return x; }
int right(char const* t) { std::cout << t; return 3; }
struct N { int v; N& operator=(N const& o) { v = o.v; return *this; } N& operator+=(N const& o) { v += o.v; return *this; } };
N n{1};
N& in() { std::cout << "l"; return n; }
N out() { std::cout << "r"; return N{4}; }

int main() {
  std::map<std::string, int> id;
  for (auto word : {"a", "b", "a", "c"})
    if (!id.count(word)) id[word] = id.size();
  for (auto const& [k, v] : id) std::cout << k << v << ' ';
  left("L") = right("R");
  left("L") += right("R");
  left("L") <<= right("R");
  std::cout << x << '\n';
  int v[4] = {0, 1, 2, 3};
  int i = 0;
  v[i++] = i;
  std::cout << v[0] << i << ' ';
  v[i] = i++;
  std::cout << v[1] << v[2] << i << ' ';
  v[i] += ++i;
  std::cout << v[2] << v[3] << i << '\n';
  in() = out();
  in() += out();
  std::cout << n.v << '\n';
  int a = 1, b = 2;
  a = b = a + b;
  std::cout << a << b << '\n';
  std::string s = "ab";
  std::size_t at = 0;
  s[at] = 'a' + ++at;
  std::cout << s << '\n';
}
