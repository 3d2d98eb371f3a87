// Requirements of operators of classes that step and assign, and the types that iterators are asked for.
#include <concepts>
#include <cstdio>
#include <deque>
#include <iterator>
#include <list>
#include <map>
#include <string>
#include <type_traits>
#include <vector>
struct Node { Node* next; int v; };
struct Walk { Node* at; Walk& operator++() { at = at->next; return *this; } Walk operator++(int) { auto old = *this; at = at->next; return old; } Walk& operator+=(int n) { while (n--) at = at->next; return *this; } int operator*() const { return at->v; } };
struct Stuck { int operator*() const { return 0; } };
template <class I> concept steps = requires(I i) { ++i; i++; { ++i } -> std::same_as<I&>; { i++ } -> std::same_as<I>; };
template <class I> concept jumps = requires(I i, int n) { i += n; };
template <class I> concept falls = requires(I i) { --i; };
template <class I> const char* way() { if constexpr (jumps<I>) return "jumps"; else if constexpr (falls<I>) return "both"; else if constexpr (steps<I>) return "steps"; else return "stands"; }
template <class C> void asks(const char* name) {
  using I = typename C::iterator;
  printf("%s %s %d %d %d\n", name, way<I>(), std::is_same_v<std::iter_value_t<I>, typename C::value_type>, std::is_same_v<std::iter_reference_t<I>, typename C::reference>, std::is_same_v<std::iter_difference_t<I>, std::ptrdiff_t>);
}
int main() {
  printf("%d %d %d %d\n", steps<Walk>, jumps<Walk>, falls<Walk>, steps<Stuck>); printf("%s %s %s\n", way<Walk>(), way<Stuck>(), way<int*>());
  asks<std::vector<int>>("vector"); asks<std::list<int>>("list"); asks<std::deque<std::string>>("deque"); asks<std::string>("string"); asks<std::map<int, int>>("map");
  std::vector<std::string::iterator> at; std::string s = "banana"; for (auto i = s.begin(); i != s.end(); ++i) if (*i == 'a') at.push_back(i); for (auto i : at) *i = 'o'; printf("%s %zu\n", s.c_str(), at.size());
  std::map<char, std::string::const_iterator> first; for (auto i = s.cbegin(); i != s.cend(); ++i) first.emplace(*i, i); for (auto& [c, i] : first) printf("%c%td ", c, i - s.cbegin()); puts("");
  auto r = 2 + s.rbegin(); printf("%c\n", *r);
}
