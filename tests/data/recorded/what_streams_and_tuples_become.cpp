// String streams as pointers to streams, conversions of temporaries to references, arrays as spans, and tuples of what derives from tuples.
#include <cstdio>
#include <iostream>
#include <span>
#include <sstream>
#include <tuple>
#include <vector>
struct Tee {
  std::vector<std::ostream*> all;
  Tee(std::initializer_list<std::ostream*> l) : all(l) {}
  template <class T> Tee& operator<<(T const& t) { for (auto* o : all) *o << t; return *this; }
};
void greet(std::ostream* o) { *o << "hello "; }
struct Box { int k = 1; };
struct Handle { operator Box&() const { static Box b; return b; } };
int content(Box& b) { return b.k; }
struct Link { int* p; operator int&() const { return *p; } };
template <class T> int length(std::span<const T> s) { return s.size(); }
template <class... T> struct Shape : std::tuple<T...> { using std::tuple<T...>::tuple; };
template <class... T> Shape(T...) -> Shape<T...>;
struct Inner : std::tuple<int, int> { using std::tuple<int, int>::tuple; };
struct Outer : std::tuple<Inner, int> { using std::tuple<Inner, int>::tuple; };
int main() {
  std::ostringstream s, t;
  greet(&s); greet(&std::cout);
  Tee tee{&std::cout, &s, &t}; tee << 1 << " two\n";
  std::vector<std::ostream*> outs{&std::cout, &t}; for (auto* o : outs) *o << "three\n";
  std::cout << s.str() << t.str();
  Box& b = Handle{}; b.k = 5; int x = 3; int& r = Link{&x}; r = 7;
  std::cout << content(Handle{}) << x << "\n";
  int a[2]; std::cout << length<int>(a) << "\n";
  Shape inner(1, 2); Shape<Shape<int, int>, int> outer(inner, 3); Outer o(Inner(4, 5), 6); Outer p(o);
  std::cout << std::get<1>(std::get<0>(outer)) << std::get<1>(outer) << std::get<1>(std::get<0>(p)) << std::get<1>(p) << "\n";
}
