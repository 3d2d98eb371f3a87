// What `std::min` and its kin return refers, also to temporaries.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <algorithm>
#include <string>
#include <vector>
template <class T> void tf(T&&) { std::puts(__PRETTY_FUNCTION__); }
template <class T> void tc(T const&) { std::puts(__PRETTY_FUNCTION__); }
template <class T> void tv(T) { std::puts(__PRETTY_FUNCTION__); }
template <class T> void pr() { std::puts(__PRETTY_FUNCTION__); }
void ov(int&&) { std::puts("int&&"); } void ov(int const&) { std::puts("int const&"); }
void oi(int&&) { std::puts("int&&"); } void oi(int&) { std::puts("int&"); } void oi(int const&) { std::puts("int const&"); }
void os(std::string&&) { std::puts("&&"); } void os(std::string const&) { std::puts("const&"); }

int main() {
  std::printf("\n0: "); { tf(std::min(1, 2)); tc(std::min(1, 2)); tv(std::min(1, 2)); ov(std::min(1, 2)); pr<decltype(std::min(1, 2))>(); pr<decltype((std::min(1, 2)))>(); }
  std::printf("\n1: "); { tf(std::clamp(1, 2, 3)); ov(std::clamp(1, 2, 3)); }
  std::printf("\n2: "); { tf(std::min(1.5, 2.5)); tf(std::min<int>(1, 2.5)); tf(std::min<long>(1, 2)); pr<decltype(std::min<long>(1, 2))>(); }
  std::printf("\n3: "); { tf(std::min(1, 2) + 1); tf(-std::min(1, 2)); tf(std::min(std::min(1, 2), 3)); tf(true ? std::min(1, 2) : 3); tf(true ? std::min(1, 2) : std::max(1, 2)); }
  std::printf("\n4: "); { std::vector<int> v{1, 2}; tf(std::min(v[0], v[1])); tf(std::min<std::size_t>(v.size(), 2)); v.push_back(std::max(v[0], v[1])); tf(*std::min_element(v.begin(), v.end())); }
  std::printf("\n");
}
