#include <vector>
#include <string>
#include <span>
#include <array>
#include <deque>
#include <iterator>
#include <type_traits>
#include <memory>
#include <cstdio>
#include <iostream>
#include <algorithm>
#include <initializer_list>
#include <string_view>
template <class T> const char* kind(T*) { return "pointer"; }
template <class T> const char* kind(T) { return "value"; }
template <class T> struct Is { static constexpr int value = 0; };
template <class T> struct Is<T*> { static constexpr int value = 1; };
template <class It> void facts(const char* name) {
  printf("%s p%d c%d s%d o%d f%d sc%d tc%d td%d tr%d sl%d a%d e%d Is%d sz%zu\n", name, std::is_pointer_v<It>, std::is_class_v<It>, std::is_scalar_v<It>, std::is_object_v<It>,
    std::is_fundamental_v<It>, std::is_compound_v<It>, std::is_trivially_copyable_v<It>, std::is_trivially_default_constructible_v<It>, std::is_trivial_v<It>, std::is_standard_layout_v<It>,
    std::is_aggregate_v<It>, std::is_empty_v<It>, Is<It>::value, sizeof(It));
  using T = std::iterator_traits<It>;
  printf("  traits %d %d %d %d ra%d\n", std::is_pointer_v<typename T::pointer>, std::is_reference_v<typename T::reference>, std::is_same_v<typename T::difference_type, std::ptrdiff_t>,
    std::is_const_v<std::remove_reference_t<typename T::reference>>, std::is_same_v<typename T::iterator_category, std::random_access_iterator_tag>);
  printf("  concepts %d %d %d\n", 0,0,0);
  printf("  conv %d %d %d %d\n", std::is_convertible_v<It, int*>, std::is_convertible_v<It, bool>, std::is_convertible_v<It, const void*>, std::is_convertible_v<int*, It>);
  printf("  cons %d %d %d %d\n", std::is_constructible_v<It, int*>, std::is_constructible_v<bool, It>, std::is_constructible_v<It, std::nullptr_t>, std::is_convertible_v<std::nullptr_t, It>);
}
int main() {
  facts<std::vector<int>::iterator>("vector");
  facts<std::vector<int>::const_iterator>("vector const");
  facts<std::string::iterator>("string");
  facts<std::string::const_iterator>("string const");
  facts<std::span<int>::iterator>("span");
  facts<std::array<int, 3>::iterator>("array");
  facts<std::initializer_list<int>::iterator>("il");
  facts<std::string_view::iterator>("sv");
  facts<std::deque<int>::iterator>("deque");
  facts<std::vector<std::string>::iterator>("vector string");
  std::vector<int> v{1, 2, 3}; const auto& cv = v; std::string s = "abc"; std::span<int> sp(v); std::array<int, 3> a{4, 5, 6}; std::deque<int> d{7, 8};
  std::vector<std::string> vs{"x", "y"}; 
  printf("%s %s %s %s %s %s %s %s %s\n", kind(v.begin()), kind(cv.begin()), kind(v.cbegin()), kind(s.begin()), kind(sp.begin()), kind(a.begin()), kind(d.begin()), kind(vs.begin()), kind(std::begin(v)));
  printf("%s %s %s %s %s %s\n", kind(v.data()), kind(&v[0]), kind(&*v.begin()), kind(std::to_address(v.begin())), kind(v.begin().base()), kind(&vs[0]));
  printf("%s %s %s %s %s\n", kind(&*vs.begin()), kind(vs.data()), kind(vs.begin().base()), kind(std::to_address(vs.begin())), kind(vs.begin().operator->()));
  printf("%s %s %s %s\n", kind(&s[0]), kind(&*s.begin()), kind(s.data()), kind(s.begin().base()));
  auto i = v.begin(); i += 2; auto j = i - 1; auto k = 1 + v.begin(); i--; ++i; 
  printf("%s %s %s %s %d %d %d %td\n", kind(i), kind(j), kind(k), kind(i++), *j, *k, j == k, j - v.begin());
  printf("%s %s %s\n", kind(std::find(v.begin(), v.end(), 2)), kind(std::next(v.begin())), kind(std::lower_bound(v.begin(), v.end(), 2)));
  printf("%s %s %s\n", kind(v.insert(v.begin(), 5)), kind(v.erase(v.begin())), kind(vs.insert(vs.end(), "q")));
  i = v.begin() + 1;
  printf("%d %d %d\n", std::is_same_v<std::vector<int>::iterator, int*>, std::is_same_v<std::vector<int>::iterator, std::span<int>::iterator>, std::is_same_v<std::vector<int>::iterator, std::vector<int>::const_iterator>);
  printf("%d %d\n", std::is_convertible_v<std::vector<int>::iterator, std::vector<int>::const_iterator>, std::is_convertible_v<std::vector<int>::const_iterator, std::vector<int>::iterator>);
  printf("%d %d\n", std::is_same_v<decltype(v.begin()), std::vector<int>::iterator>, std::is_same_v<decltype(cv.begin()), std::vector<int>::const_iterator>);
  std::vector<int>::const_iterator ci = v.begin(); ci = i; printf("%d %d\n", *ci, ci == i);
  std::vector<int>::iterator z{}, y; y = v.begin(); printf("%d %d\n", z == std::vector<int>::iterator(), *y);
  std::vector<int>::iterator w(v.data() + 1); printf("%d\n", *w);
}
