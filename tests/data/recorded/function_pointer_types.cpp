// A pointer to a function has its type, null or not, and leads to the overload, the specialisation or the lambda that the type says.
#include <cstdio>
#include <functional>
#include <map>
#include <string>
#include <type_traits>
#include <vector>

using std::is_same_v;
using Function = int (*)(int);

template <class T> struct Name;
template <> struct Name<int(int)> { static constexpr char const* text = "int(int)"; };
template <> struct Name<int (&)(int)> { static constexpr char const* text = "int(&)(int)"; };
template <> struct Name<int (*)(int)> { static constexpr char const* text = "int(*)(int)"; };
template <> struct Name<int (*&)(int)> { static constexpr char const* text = "int(*&)(int)"; };
template <> struct Name<double(char)> { static constexpr char const* text = "double(char)"; };

void over(int) { puts("int"); }
void over(double) { puts("double"); }
template <class T> void sized(T) { printf("%zu\n", sizeof(T)); }
int id(int x) { return x; }
int negative(int x) { return -x; }
auto deduced(int x) { return x + 0.5; }

void call_int(void (*f)(int)) { f(2.5); }
void call_double(void f(double)) { f(1); }
template <class R, class... A> void pointed(R (*)(A...)) { puts(Name<R(A...)>::text); }
template <class R, class A> void referred(R (&)(A)) { puts(Name<R(A)>::text); }
template <class F> void by_value(F) { puts(Name<F>::text); }
template <class F> void by_reference(F&) { puts(Name<F>::text); }
template <class F> void forwarded(F&&) { puts(Name<F>::text); }
template <class F> void pointer(F*) { puts(Name<F>::text); }
template <class F> void constant(F const&) { puts(Name<F>::text); }

struct Holder {
  void (*one)(double) = over;
  void (*two[2])(int) = {over, &over};
  int (*none)(double) = nullptr;
};
Function chosen(int i) {
  if (i) return id;
  return nullptr;
}

template <class F, class... A> concept callable = requires(F f, A... a) { f(a...); };

int main() {
  void (*p)(int) = over;
  p(2.5);
  void (*q)(double) = &over;
  q(1);
  static_cast<void (*)(double)>(over)(1);
  call_int(over), call_double(&over);
  Holder h;
  h.one(1), h.two[1](2.5);
  auto returned = []() -> void (*)(double) { return over; };
  returned()(1);
  p = sized, p(2.5);
  p = sized<int>, p(2.5), call_int(sized);

  pointed(id), pointed(&id), referred(id), by_value(id), by_value(&id), by_reference(id), forwarded(id), forwarded(&id), pointer(id);
  constant(id), constant(&id);
  Function f = id;
  pointed(f), by_value(f), by_reference(f), forwarded(f), pointer(f), referred(*f), forwarded(*f);
  Function none = nullptr;
  pointed(none), by_value(none), by_reference(none), forwarded(none);
  pointed(+[](char) { return 2.5; });

  f = [](int x) { return 2 * x; };
  printf("%d\n", f(4));
  f = [](auto x) { return int(sizeof(x)); };
  printf("%d %d\n", f(4), f(4.5));
  f = chosen(1);
  printf("%d %d %d %d\n", f == id, f != negative, chosen(0) == nullptr, !chosen(0));
  std::vector<Function> all(2);
  all[1] = negative;
  printf("%d %d\n", all[0] == nullptr, all[1](5));
  std::map<std::string, Function> named;
  named["a"] = id;
  printf("%d %d\n", named["b"] == nullptr, named["a"](7));
  Function* to = &f;
  *to = negative;
  printf("%d %d\n", f(3), (*to)(4));
  using Plain = void(int);
  Plain* table[] = {over, sized, nullptr};
  for (Plain** t = table; *t; ++t) (*t)(1);
  table[0] = 0;
  printf("%d %zu\n", table[0] == NULL, sizeof(table));

  printf("%d%d%d%d%d\n", is_same_v<decltype(id), int(int)>, is_same_v<decltype(&id), Function>, is_same_v<decltype(*id), int (&)(int)>,
         is_same_v<decltype((id)), int (&)(int)>, is_same_v<decltype(none), Function>);
  printf("%d%d%d%d%d\n", is_same_v<decltype(h.none), int (*)(double)>, is_same_v<decltype(*h.none), int (&)(double)>,
         is_same_v<decltype(h.none(1.)), int>, is_same_v<decltype(none(1)), int>, is_same_v<decltype(all[0](1)), int>);
  printf("%d%d%d%d%d\n", is_same_v<decltype(chosen(0)), Function>, is_same_v<decltype(table[0]), Plain*&>, is_same_v<decltype(*table[0]), Plain&>,
         is_same_v<decltype(table), Plain* [3]>, is_same_v<decltype(&deduced), double (*)(int)>);
  printf("%d%d%d%d%d\n", callable<Function, int>, callable<Function, char*>, callable<Function>, callable<int(int), int>,
         callable<int (&)(int), std::string>);
  std::function<int(int)> empty = none;
  printf("%d %d\n", !empty, empty == nullptr);
  std::function made = [](int a, double b) { return a * b; };
  printf("%g %d\n", made(2, 1.5), is_same_v<decltype(made), std::function<double(int, double)>>);
  std::function of_pointer = f;
  printf("%d\n", is_same_v<decltype(of_pointer), std::function<int(int)>>);
}
