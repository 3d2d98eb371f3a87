#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <deque>
#include <forward_list>
#include <iterator>
#include <list>
#include <map>
#include <set>
#include <string_view>
#include <type_traits>
template <class T> concept Clears = requires(T t) { t.clear(); };
template <class T> concept Data = requires(T t) { std::data(t); };
template <class T> concept Typed = requires { typename T::reference; typename T::pointer; typename T::difference_type; };
struct A { ~A() = delete; A(A&&) {} }; struct D : A {}; struct M { A a; }; struct W { ~W() = delete; W(W&&) = default; }; struct V : W {};
class P { ~P() = default; public: P(P&&) {} }; struct Q : P {}; class R { ~R() = default; public: R(R&&) = default; };
int main() {
  printf("%d%d%d\n", Clears<std::array<int, 3>>, Clears<std::deque<int>>, Data<std::deque<int>>);
  printf("%d%d%d\n", Typed<std::string_view>, Typed<std::forward_list<int>>, Typed<std::list<int>>);
  printf("%zu %zu %zu\n", std::list<int>().max_size(), std::list<char[20]>().max_size(), std::forward_list<short>().max_size());
  printf("%zu %zu %zu\n", std::set<int>().max_size(), std::map<int, int>().max_size(), std::string_view().max_size());
#define T(X) printf("%d", std::is_trivially_copyable_v<X>);
  T(A) T(D) T(M) T(W) T(V) T(P) T(Q) T(R)
  puts("");
  for (int i : {-1, 0, 3, 9, 20, 32, 41, 98, 110, 133, 134, EPERM, ENOENT, ERANGE}) puts(std::strerror(i));
}
