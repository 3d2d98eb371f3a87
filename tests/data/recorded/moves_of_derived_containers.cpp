// Containers that calls of their types make, moved and converted.
#include <bits/stdc++.h>
using namespace std;
struct Ints : vector<int> { using vector::vector; }; struct S : string { using string::string; };

int main() {
  { Ints v{1, 2, 3}; vector<int> w = std::move(v); cout << w.size() << v.size(); std::cout << "\n"; }
  { Ints v{1, 2, 3}; std::vector<int> w = std::move(v); cout << w.size() << v.size(); std::cout << "\n"; }
  { Ints v{1, 2, 3}; auto w = vector<int>(std::move(v)); cout << w.size() << v.size(); std::cout << "\n"; }
  { Ints v{1, 2, 3}; vector<int> w(std::move(v)); cout << w.size() << v.size(); std::cout << "\n"; }
  { Ints v{1, 2, 3}; vector<int> w; w = std::move(v); cout << w.size() << v.size(); std::cout << "\n"; }
  { S s("abc"); string t = std::move(s); cout << t << s.size(); S u("abc"); auto q = string(std::move(u)); cout << q << u.size(); S x("abc"); string z = x; cout << z << x.size(); std::cout << "\n"; }
}
