#include <compare>
#include <cstdio>
#include <string>
#include <type_traits>
#include <utility>
// Defaulted comparisons and destructors by their names, what operators change through conversions, and what `+` moves.
struct P {
  int v;
  auto operator<=>(P const&) const = default;
  bool operator==(P const&) const = default;
};
class Rational {
  long n;
 public:
  Rational(long n = 0) : n(n) {}
  friend bool operator==(Rational const&, Rational const&) = default;
};
struct Ref {
  int v;
  operator int&() { return v; }
};
struct A { int a = 1; virtual ~A() {} };
struct B { int b = 2; virtual ~B() {} };
struct C : A, B {};
struct Said { char const* s; ~Said() { printf("~%s ", s); } };
struct Base { Said s{"base"}; ~Base() { printf("Base "); } };
struct Derived : Base { Said m{"member"}; ~Derived() { printf("Derived "); } };
struct Calls { void operator()(long); int operator()(double); };
void over(long);
void over(double);
template <class T> concept Takes = requires(T t) { over(t); };
int main() {
  P a{1}, b{2};
  auto pointer = &P::operator==;
  printf("%d%d%d%d\n", a.operator==(b), a.operator<=>(b) < 0, (a.*pointer)(a), operator==(Rational(3), 3));
  Ref r{5};
  r += 2;
  r++;
  (r *= 3) -= 1;
  printf("%d\n", r.v);
  C c;
  B& part = c;
  dynamic_cast<A&>(part).a = 7;
  printf("%d\n", c.a);
  Derived* d = new Derived;
  d->Derived::~Derived();
  printf("\n%d%d%d\n", std::is_invocable_v<Calls, int>, Takes<int>, Takes<long>);
  std::string s = "s", t = "t", u = "u";
  std::string const k = "k";
  std::string sum = std::move(s) + "+" + t + std::move(u) + std::move(k);
  std::string both = "(" + std::move(t);
  printf("[%s][%s][%s][%s] %s %s\n", s.c_str(), t.c_str(), u.c_str(), k.c_str(), sum.c_str(), both.c_str());
}
