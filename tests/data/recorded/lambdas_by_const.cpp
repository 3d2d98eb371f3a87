// lambdas that are bases, by what is const
#include <bits/stdc++.h>
template <class... Ts> struct ov : Ts... { using Ts::operator()...; };
template <class... Ts> ov(Ts...) -> ov<Ts...>;
int f(int x) { return x; }
#include <bits/stdc++.h>

int main() {
  { const std::variant<int, std::string> v = "a"; std::visit(ov{[](const std::string&) { std::cout << "str"; }, [](auto&&) { std::cout << "any"; }}, v); std::cout << "\n"; }
  { const int c{1}; ov{[](auto&&) {std::cout << "any";}, [](const int&) {std::cout << "int";}}(c); std::cout << "\n"; }
  { const int c{1}; ov{[](const int&) {std::cout << "int";}, [](auto&&) {std::cout << "any";}}(c); std::cout << "\n"; }
  { int c{1}; ov{[](const int&) {std::cout << "int";}, [](auto&&) {std::cout << "any";}}(c); std::cout << "\n"; }
  { int c{1}; ov{[](int&) {std::cout << "int";}, [](auto&&) {std::cout << "any";}}(c); std::cout << "\n"; }
  { ov{[](int&&) {std::cout << "int";}, [](auto&&) {std::cout << "any";}}(3); std::cout << "\n"; }
  { ov{[](const int&) {std::cout << "int";}, [](auto&&) {std::cout << "any";}}(3); std::cout << "\n"; }
  { ov{[](int) {std::cout << "int";}, [](auto&&) {std::cout << "any";}}(3); std::cout << "\n"; }
  { const int c = 3; ov{[](int) {std::cout << "int";}, [](auto&&) {std::cout << "any";}}(c); std::cout << "\n"; }
  { int c = 3; ov{[](int) {std::cout << "int";}, [](auto&&) {std::cout << "any";}}(c); std::cout << "\n"; }
  { const std::string c = "3"; ov{[](std::string) {std::cout << "int";}, [](auto&&) {std::cout << "any";}}(c); std::cout << "\n"; }
  { const std::string c = "3"; ov{[](const std::string&) {std::cout << "int";}, [](auto&) {std::cout << "any";}}(c); std::cout << "\n"; }
  { const std::string c = "3"; ov{[](const std::string&) {std::cout << "int";}, [](auto const&) {std::cout << "any";}}(c); std::cout << "\n"; }
  { const std::string c = "3"; ov{[](std::string_view) {std::cout << "int";}, [](auto const&) {std::cout << "any";}}(c); std::cout << "\n"; }
  { struct A { virtual ~A(){} }; struct B : A {}; const B c{}; ov{[](A const&) {std::cout << "int";}, [](auto&&) {std::cout << "any";}}(c); std::cout << "\n"; }
  { struct A { virtual ~A(){} }; struct B : A {}; const A c{}; ov{[](A const&) {std::cout << "int";}, [](auto&&) {std::cout << "any";}}(c); std::cout << "\n"; }
  { const std::vector<int> c{1}; ov{[](std::vector<int> const&) {std::cout << "int";}, [](auto&&) {std::cout << "any";}}(c); std::cout << "\n"; }
  { const std::vector<int> c{1}; auto o = ov{[](std::vector<int> const&) {std::cout << "int";}, [](auto&&...) {std::cout << "any";}}; o(c); o(std::move(c)); for (auto& x : {c}) o(x); auto& r = c; o(r); std::cout << "\n"; }
  { std::cout << std::bitset<9>(f(2)) << std::bitset<8>(unsigned(f(2))) << std::bitset<8>(3 + f(2)); std::cout << "\n"; }
  { std::vector<int> s{1}; std::cout << std::bitset<8>(s.size()); auto c = std::bitset<8>([]{ return 5; }()); std::cout << c << std::bitset<4>(std::string("1010").substr(0)) << std::bitset<8>{s.size()}; std::cout << "\n"; }
  { int n = 3; auto v = static_cast<std::vector<int>>(n); std::cout << v.size(); std::cout << "\n"; }
  { int n = 3; auto v = (std::vector<int>)(n); std::cout << v.size(); std::cout << "\n"; }
  { int n = 3; auto v = std::vector<int>(n); std::cout << v.size(); std::cout << "\n"; }
  { int n = 3; std::deque<int> s; s = static_cast<std::deque<int>>(n); std::cout << s.size(); std::cout << "\n"; }
  { const char* n = "abc"; auto s = (std::string)n; std::cout << s; std::string_view w = s; s = (std::string)w; std::cout << s; s = static_cast<std::string>(w); std::cout << s; std::cout << "\n"; }
  { int* n = new int(3); auto s = (std::unique_ptr<int>)n; std::cout << *s; std::cout << "\n"; }
}
