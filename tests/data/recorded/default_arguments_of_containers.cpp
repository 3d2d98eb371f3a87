#include <cstdio>
#include <vector>
#include <map>
#include <set>
#include <list>
#include <deque>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <memory>
#include <array>
#include <optional>
#include <variant>
#include <tuple>
#include <queue>
#include <stack>
#include <functional>
#include <forward_list>
#include <complex>
#include <type_traits>
template <class T> struct count { static constexpr int n = -1; };
template <template <class...> class TT, class... A> struct count<TT<A...>> { static constexpr int n = sizeof...(A); };
template <class T> struct last { using type = void; };
template <template <class...> class TT, class A, class... B> struct last<TT<A, B...>> { using type = std::tuple_element_t<sizeof...(B), std::tuple<A, B...>>; };
template <template <class...> class TT, class... A> int f(const TT<A...>&) { return sizeof...(A); }
template <template <class, class> class TT, class A, class B> int g(const TT<A, B>&) { return 2; }
template <class T> int g(const T&) { return 0; }
template <template <class> class TT, class A> int h(const TT<A>&) { return 1; }
template <class T> int h(const T&) { return 0; }
#define R(...) printf(#__VA_ARGS__ " %d %d %d %d\n", count<__VA_ARGS__>::n, f(__VA_ARGS__()), g(__VA_ARGS__()), h(__VA_ARGS__()));
struct Lt { bool operator()(int, int) const { return false; } };
int main() {
  R(std::vector<int>) R(std::vector<bool>) R(std::list<int>) R(std::deque<int>) R(std::set<int>) R(std::map<int,int>) R(std::multimap<int,int>) R(std::multiset<int>) R(std::unordered_map<int,int>) R(std::unordered_set<int>) R(std::string) R(std::unique_ptr<int>) R(std::shared_ptr<int>) R(std::optional<int>) R(std::variant<int,char>) R(std::tuple<int,char,int>) R(std::pair<int,int>) R(std::queue<int>) R(std::stack<int>) R(std::priority_queue<int>) R(std::function<int()>) R(std::forward_list<int>) R(std::complex<float>) R(std::set<int, Lt>) R(std::unique_ptr<int[]>)
  printf("%d\n", count<std::array<int,3>>::n);
  printf("%d%d%d%d%d\n", std::is_same_v<last<std::vector<int>>::type, std::allocator<int>>, std::is_same_v<last<std::map<int,char>>::type, std::allocator<std::pair<const int,char>>>, std::is_same_v<last<std::set<int>>::type, std::allocator<int>>, std::is_same_v<last<std::unique_ptr<int>>::type, std::default_delete<int>>, std::is_same_v<last<std::queue<int>>::type, std::deque<int>>);
  printf("%d%d%d\n", std::is_same_v<std::vector<int>, std::vector<int, std::allocator<int>>>, std::is_same_v<std::map<int,int>, std::map<int,int,std::less<int>>>, std::is_same_v<std::list<int>, std::list<int, std::allocator<int>>>);
  printf("%d%d\n", std::is_same_v<std::set<int>, std::set<int,std::less<int>,std::allocator<int>>>, std::is_same_v<std::unordered_map<int,int>, std::unordered_map<int,int,std::hash<int>,std::equal_to<int>>>);
}
