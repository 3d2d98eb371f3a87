#include <functional>
#include <memory>
#include <iostream>
#include <new>
#include <any>
#include <string>
#include <typeinfo>
struct W { int v = 3; operator int&() { return v; } };
template <class T> void kill(T* p) { p->~T(); }
int main() {
  alignas(16) unsigned char buf[16]; int* ip = new (buf) int(7); using I = int; ip->~I(); kill(ip); std::destroy_at(ip); *ip = 8; std::cout << *ip << '\n';
  int x = 1; kill(&x); double d[2]; kill(d); int* pp = &x; kill(&pp); std::cout << x << '\n';
  int n = 5; auto r = std::ref(n); r++; ++r; r--; W w; w++; --w; w++; std::cout << n << w.v << '\n';
  std::any a = 5; std::cout << (a.type() == typeid(int)) << (a.type() == typeid(void)); a = std::string("s"); std::cout << (a.type() == typeid(std::string)); a.reset(); std::cout << (a.type() == typeid(void)) << '\n';
  std::cout << std::is_same_v<std::invoke_result_t<std::plus<>, int, double>, double> << std::is_same_v<std::invoke_result_t<std::less<>, int, double>, bool> << std::is_same_v<std::invoke_result_t<std::multiplies<int>, char, char>, int> << std::is_same_v<decltype(std::plus<>()(1, 2.5f)), float> << '\n';
}
