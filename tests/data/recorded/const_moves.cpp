// std::move of what is const copies, in templates too
#include <iostream>
#include <string>
#include <vector>
#include <memory>
#include <map>
template <int N> struct T { static const std::vector<int> v; static const std::string s; static const std::map<int, int> m; static const std::vector<std::string> w; };
template <int N> const std::vector<int> T<N>::v = {1, 2};
template <int N> const std::string T<N>::s = "abcdefghijklmnopqrstuvwxyz";
template <int N> const std::map<int, int> T<N>::m = {{1, 2}};
template <int N> const std::vector<std::string> T<N>::w = {"abc", "def"};
struct P { static const std::vector<int> v; }; const std::vector<int> P::v = {1, 2};
namespace n1 {
void run() {
  std::vector<int> u = std::move(T<4>::v); std::cout << u.size() << T<4>::v.size();
}
}
namespace n2 {
void run() {
  std::vector<int> u(std::move(T<4>::v)); std::cout << u.size() << T<4>::v.size(); u = std::move(T<4>::v); std::cout << u.size() << T<4>::v.size();
}
}
namespace n3 {
void run() {
  std::string u = std::move(T<4>::s); std::cout << u.size() << T<4>::s.size(); u = std::move(T<4>::s); std::cout << T<4>::s.size(); std::string w(std::move(T<4>::s)); std::cout << T<4>::s.size();
}
}
namespace n4 {
void run() {
  std::map<int, int> u = std::move(T<4>::m); std::cout << u.size() << T<4>::m.size();
}
}
namespace n5 {
void run() {
  std::vector<std::string> u = std::move(T<4>::w); std::cout << u.size() << T<4>::w.size() << T<4>::w[0]; std::string x = std::move(T<4>::w[0]); std::cout << T<4>::w[0] << x;
}
}
namespace n6 {
template <class Q> void f() { std::vector<int> u = std::move(Q::v); std::cout << u.size() << Q::v.size(); auto w = std::move(Q::v); std::cout << Q::v.size(); std::vector<std::vector<int>> z; z.push_back(std::move(Q::v)); std::cout << Q::v.size() << z[0].size(); }
void run() {
  f<P>(); f<T<3>>();
}
}
namespace n7 {
void run() {
  auto f = [](std::vector<int> v) { return v.size(); }; std::cout << f(std::move(T<4>::v)) << T<4>::v.size(); auto p = std::make_shared<std::vector<int>>(std::move(T<4>::v)); std::cout << T<4>::v.size() << p->size();
}
}
namespace n8 {
void run() {
  struct S { std::vector<int> v; S(std::vector<int> x) : v(std::move(x)) {} }; S s(std::move(T<4>::v)); std::cout << s.v.size() << T<4>::v.size();
}
}
int main() {
  n1::run();
  std::cout << "\n";
  n2::run();
  std::cout << "\n";
  n3::run();
  std::cout << "\n";
  n4::run();
  std::cout << "\n";
  n5::run();
  std::cout << "\n";
  n6::run();
  std::cout << "\n";
  n7::run();
  std::cout << "\n";
  n8::run();
  std::cout << "\n";
}
