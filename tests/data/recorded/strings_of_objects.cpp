// What becomes a string, characters or a view of them where a string takes one.
#include <any>
#include <complex>
#include <functional>
#include <iostream>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>
using namespace std;
struct V { operator string() const { cout << "V "; return "v"; } };
struct K { operator const char*() const { cout << "K "; return "k"; } };
struct U { operator string_view() const { cout << "U "; return "a"; } };
struct C { operator char() const { cout << "C "; return 'c'; } };
struct I { operator int() const { cout << "I "; return 65; } };

int main() {
  { string s; s = V{}; cout << s; std::cout << "\n"; }
  { string s; s = K{}; cout << s; std::cout << "\n"; }
  { string s; s = U{}; cout << s; std::cout << "\n"; }
  { string s; s = C{}; cout << s; std::cout << "\n"; }
  { string s; s = I{}; cout << s; std::cout << "\n"; }
  { string s; s += V{}; cout << s; std::cout << "\n"; }
  { string s; s += K{}; cout << s; std::cout << "\n"; }
  { string s; s += U{}; cout << s; std::cout << "\n"; }
  { string s; s += C{}; cout << s; std::cout << "\n"; }
  { string s; s += I{}; cout << s; std::cout << "\n"; }
  { string s(K{}); cout << s; std::cout << "\n"; }
  { string s(U{}); cout << s; std::cout << "\n"; }
  { vector<string> v; v.emplace_back(K{}); cout << v[0]; std::cout << "\n"; }
  { string s; s.append(K{}); cout << s; std::cout << "\n"; }
  { string s; s.append(V{}); cout << s; std::cout << "\n"; }
  { string s; s.append(U{}); cout << s; std::cout << "\n"; }
  { string s; s.assign(K{}); cout << s; std::cout << "\n"; }
  { string s = "abk"; cout << s.find(K{}); std::cout << "\n"; }
  { string s = "abv"; cout << s.find(V{}); std::cout << "\n"; }
  { string s = "abv"; cout << s.find(U{}); std::cout << "\n"; }
  { string s; s.push_back(C{}); cout << s; std::cout << "\n"; }
  { string s; s.insert(0, K{}); cout << s; std::cout << "\n"; }
  { cout << string_view(U{}) << string(C{}, 'x'); std::cout << "\n"; }
}
