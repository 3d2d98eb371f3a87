// The types of choices and calls that return a reference, as decltype and decltype(auto) have them.
#include <cstdio>
#include <type_traits>
#include <utility>

using std::is_same_v;

template <class F, class... A> decltype(auto) call(F&& f, A&&... a) { return std::forward<F>(f)(std::forward<A>(a)...); }
int& id(int& x) { return x; }
int val(int x) { return x; }
int a;
int const c = 1;
int* p;
int const* pc;

int main() {
  int v = 1;
  printf("%d%d\n", is_same_v<decltype(call(id, v)), int&>, is_same_v<decltype(call(val, v)), int>);
  printf("%d%d%d\n", is_same_v<decltype(true ? a : c), int const&>, is_same_v<decltype(true ? p : pc), int const*>, is_same_v<decltype(true ? throw 1 : a), int&>);
  decltype(auto) whole = (v);
  decltype(auto) copy = v;
  whole = 5;
  printf("%d %d\n", v, copy);
}
