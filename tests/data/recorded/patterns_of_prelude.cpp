// Specialisations and parameters over containers and pointers of the library, whose last arguments are left out.
#include <cstdio>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <stack>
#include <string>
#include <unordered_map>
#include <vector>

template <class T> struct Kind { static constexpr char const* name = "other"; };
template <class K, class V> struct Kind<std::map<K, V>> { static constexpr char const* name = "map"; };
template <class K> struct Kind<std::set<K>> { static constexpr char const* name = "set"; };
template <class K, class V, class H, class E, class A>
struct Kind<std::unordered_map<K, V, H, E, A>> { static constexpr char const* name = "unordered_map"; };
template <class T> struct Kind<std::optional<T>> { static constexpr char const* name = "optional"; };
template <class T> struct Kind<std::shared_ptr<T>> { static constexpr char const* name = "shared_ptr"; };
template <class T, class D> struct Kind<std::unique_ptr<T, D>> { static constexpr char const* name = "unique_ptr"; };
template <class T> struct Kind<std::weak_ptr<T>> { static constexpr char const* name = "weak_ptr"; };
template <class T> struct Kind<std::vector<std::shared_ptr<T>>> { static constexpr char const* name = "vector of shared_ptr"; };

template <class K, class V> int size(std::map<K, V> const& m) { return int(m.size()); }
template <class T> int size(std::optional<T> const& o) { return o.has_value(); }
template <class T> int size(std::unique_ptr<T> const& p) { return p ? 1 : 0; }
template <class T> int size(std::shared_ptr<T> const& p) { return int(p.use_count()); }
template <class T> int size(T const&) { return -1; }
template <class T> int shared(std::shared_ptr<T> p) { return int(p.use_count()); }

int main() {
  std::printf("%s %s %s %s %s %s %s %s %s\n", Kind<int>::name, Kind<std::map<int, char>>::name, Kind<std::set<std::string>>::name,
              Kind<std::unordered_map<int, int>>::name, Kind<std::optional<int>>::name, Kind<std::shared_ptr<int>>::name,
              Kind<std::unique_ptr<int[]>>::name, Kind<std::weak_ptr<char>>::name, Kind<std::vector<std::shared_ptr<int>>>::name);
  std::map<std::string, int> m{{"a", 1}, {"b", 2}};
  std::optional<int> o = 3;
  auto u = std::make_unique<int>(4);
  auto s = std::make_shared<int>(5);
  auto t = s;
  std::printf("%d %d %d %d %d ", size(m), size(o), size(u), size(s), size(5));
  std::printf("%d ", shared(s));
  std::printf("%d\n", shared(std::move(t)));
}
