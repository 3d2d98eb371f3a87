// What may declare a function does, however much it looks like a variable.
#include <cstdio>
#include <iterator>
#include <memory>
#include <sstream>
#include <string>
#include <tuple>
#include <vector>
#include <cute/tensor.hpp>
using namespace cute;
namespace n {
struct K {
  int i;
  explicit K(int i = 0) : i(i) { std::printf("K%d\n", i); }
};
template <class T> struct W {
  T t;
  W(T t = {}) : t(t) { std::puts("W"); }
};
int fun(int x) { return x; }
}  // namespace n
struct A {
  template <class T> A(T const&) { std::puts("A"); }
  template <class T, class U> A(T const&, U const&) { std::puts("A2"); }
};
struct Log {
  std::string what;
  Log(std::string w) : what(w) { std::printf("> %s\n", what.c_str()); }
  ~Log() { std::printf("< %s\n", what.c_str()); }
};
int g() { return 1; }
template <class T> T make() { return T{}; }
template <class T> struct Tr {
  using type = T;
  static T f(T x) { return x; }
};
template <class T> void dep(T x) {
  A a(typename Tr<T>::type(x));
  A b(Tr<T>::f(x));
  A c(T(x));
  A d(T(g()));
}
struct Named {
  std::string name() const { return "name"; }
  void run() {
    Log l(std::string(name()));
    Log m(std::string(this->name()));
    Log k{std::string(name())};
  }
};
struct B {
  B() { std::puts("B"); }
};
template <class T> void none() {
  T none_of();
  std::puts("none");
}
int main() {
  int x = 1;
  float f = 2;
  std::string s = "s";
  std::puts("1");
  A a1(std::string(s));
  A a2(std::string());
  A a3(std::vector<int>(x));
  A a4(n::K(x));
  A a5(n::K());
  A a6(n::W<int>(x));
  A a7(n::fun(x));
  std::puts("8");
  A a8(std::to_string(x));
  A a9(std::max(x, 3));
  A a10(make<int>());
  A a11(half_t(f));
  A a12(half_t(1.f));
  A a13(n::K(g()));
  std::puts("14");
  A a14(std::string(s), x);
  A a15(std::size_t(x));
  A a17(std::unique_ptr<int>(new int));
  A a18(std::move(x));
  A a19(Int<3>());
  A a20(std::string(), std::string());
  std::puts("21");
  A a21(std::get<0>(std::tuple(1)));
  std::istringstream is("1 2");
  std::vector<int> v(std::istream_iterator<int>(is), std::istream_iterator<int>());
  A a28((std::string(s)));
  A a30(std::string(s).size());
  dep(3);
  Named().run();
  B b();
  std::string u();
  none<B>();
  std::lock_guard<std::mutex> lock(std::mutex());
}
