#include <cstdio>
#include <vector>
#include <map>
#include <list>
#include <set>
#include <string>
#include <type_traits>
template <template <class...> class TT, class T> struct is_spec : std::false_type {};
template <template <class...> class TT, class... A> struct is_spec<TT, TT<A...>> : std::true_type {};
template <class T> struct elem { using type = T; };
template <template <class...> class C, class T, class... R> struct elem<C<T, R...>> { using type = typename elem<T>::type; };
template <class T, class U> struct rebind;
template <template <class, class> class C, class T, class U> struct rebind<C<T, std::allocator<T>>, U> { using type = C<U, std::allocator<U>>; };
template <template <class...> class C, class... A> void show(const C<A...>& c) { printf("%zu of %zu\n", c.size(), sizeof...(A)); }
template <class T> struct Mine { T t; int size() const { return 7; } };
template <class T, class U = int> struct Own { T t; size_t size() const { return 8; } };
template <template <class> class C> struct ap { using type = C<int>; };
int main() {
  printf("%d%d%d%d%d\n", is_spec<std::vector, std::vector<int>>::value, is_spec<std::map, std::map<int, char>>::value, is_spec<std::vector, std::list<int>>::value, is_spec<std::set, std::set<int>>::value, is_spec<Own, Own<int>>::value);
  printf("%d%d\n", std::is_same_v<elem<std::vector<std::list<std::vector<short>>>>::type, short>, std::is_same_v<rebind<std::vector<int>, float>::type, std::vector<float>>);
  printf("%d\n", std::is_same_v<rebind<std::list<int>, float>::type, std::list<float>>);
  show(std::vector<int>{1,2}); show(std::map<int,int>{{1,2}}); show(std::string("abc")); show(Own<int>{}); show(std::multiset<int>{1,1});
  ap<std::vector>::type v{1,2,3}; ap<std::set>::type s{3,1}; ap<Own>::type o{}; printf("%zu %zu %zu\n", v.size(), s.size(), o.size());
  std::map<int, int, std::less<int>, std::allocator<std::pair<const int, int>>> m{{1, 2}}; std::list<int, std::allocator<int>> l{1}; printf("%d %d\n", m[1], l.front());
  std::vector<int, std::allocator<int>> w = v; printf("%d\n", w == v);
}
