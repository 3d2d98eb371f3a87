// A member of a class, an enumeration too, leads to the friends of that class.
#include <iostream>
#include <string>
#include <vector>
#include <map>
#include <type_traits>
template <class T> class Pipe { public: enum class Stage : unsigned char { load, compute, store }; struct Slot { T v; operator int() const { return 1; } }; friend std::ostream& operator<<(std::ostream& o, Stage s) { static char const* n[] = {"load", "compute", "store"}; return o << n[static_cast<int>(s)]; } friend Stage& operator++(Stage& s) { s = s == Stage::store ? Stage::load : Stage(int(s) + 1); return s; } friend Stage operator++(Stage& s, int) { auto old = s; ++s; return old; } friend Stage operator|(Stage a, Stage b) { return Stage(int(a) | int(b)); } friend bool operator<(Slot const& a, Slot const& b) { return b.v < a.v; } friend Slot operator+(Slot a, Slot b) { return {a.v + b.v}; } friend std::ostream& operator<<(std::ostream& o, Slot const& s) { return o << '<' << s.v << '>'; } friend std::string describe(Stage s) { return "stage " + std::to_string(int(s)); } using Alias = Slot; friend int count(Alias const&) { return 3; } };
struct Log { enum Level { debug = 10, error = 20 }; friend std::ostream& operator<<(std::ostream& o, Level l) { return o << (l == debug ? "DEBUG" : "ERROR"); } friend Log& operator<<(Log& l, Level x) { l.last = x; return l; } Level last = debug; friend constexpr Level operator~(Level l) { return l == debug ? error : debug; } friend std::istream& operator>>(std::istream& i, Level& l) { int x; i >> x; l = Level(x); return i; } struct Deep { enum class Kind { a, b }; friend int weight(Kind k) { return k == Kind::a ? 7 : 8; } }; };
namespace lib { struct Outer { struct Inner { int i = 0; friend bool operator==(Inner a, Inner b) { return a.i == b.i; } }; friend int open(Inner const& x) { return 40 + x.i; } friend void swap(Inner& a, Inner& b) { std::swap(a.i, b.i); a.i += 100; } }; }
struct R { enum class Order { M, N }; enum Plain { P, Q }; struct In { int x; }; friend const char* to_string(Order o) { return o == Order::M ? "M" : "N"; } friend int name(Plain) { return 5; } friend std::string to_string(In i) { return "IN" + std::to_string(i.x); } };
template <class T> struct RT { enum class K { a, b }; friend const char* to_string(K k) { return k == K::a ? "a" : "b"; } friend int size(K) { return 77; } };
namespace n { enum class E { x }; std::string to_string(E) { return "n::x"; } struct S { enum U { u }; }; std::string to_string(S::U) { return "n::S::u"; } }
int main() { std::cout << to_string(R::Order::N) << name(R::Q) << to_string(R::In{4}) << to_string(n::E::x) << to_string(n::S::u) << to_string(RT<int>::K::b) << size(RT<int>::K::a) << '\n';
 
  using P = Pipe<int>; P::Stage s = P::Stage::load; std::cout << s << ++s << s++ << s << (P::Stage::load | P::Stage::compute) << ' ' << describe(s) << '\n';
  P::Slot a{1}, b{2}; std::cout << (a < b) << (a + b) << a << count(a) << '\n';
  Log l; std::cout << l.last << ~l.last << ' '; l << Log::error; std::cout << l.last << ' ' << weight(Log::Deep::Kind::b) << '\n';
  lib::Outer::Inner x{1}, y{2}; std::cout << open(x) << (x == y); using std::swap; swap(x, y); std::cout << x.i << y.i << '\n';
  std::vector<P::Stage> v{P::Stage::store, P::Stage::load}; for (auto e : v) std::cout << e << ' '; std::map<Log::Level, int> m{{Log::error, 1}, {Log::debug, 2}}; for (auto& [k, n] : m) std::cout << k << n << ' '; std::cout << '\n';
}
