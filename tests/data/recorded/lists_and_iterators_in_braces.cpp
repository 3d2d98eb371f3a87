#include <vector>
#include <string>
#include <cstdio>
#include <set>
#include <map>
struct A { std::vector<double> d; A(std::initializer_list<double> l) : d{l} {} };
struct B { std::vector<int> d; std::set<int> s; std::map<int,int> m; B(std::initializer_list<int> l, std::initializer_list<std::pair<const int,int>> p) : d{l}, s{l}, m{p} {} };
template <class T> struct C { std::vector<T> d; C(std::initializer_list<T> const& l) : d{l} {} };
int main() {
  std::initializer_list<int> l{1,2,3};
  std::vector<int> v{l}; auto w = std::vector<int>{l}; std::vector<std::string> s{{"a"}, {"b"}};
  std::printf("%zu %zu %zu\n", v.size(), w.size(), s.size());
  A a{1,2,3}; B b{{1,2,2},{{1,2},{3,4}}}; C<float> c{1.f,2.f};
  std::printf("%zu %zu %zu %zu %zu\n", a.d.size(), b.d.size(), b.s.size(), b.m.size(), c.d.size());
  std::vector<int> x{v}, y{std::move(x)}; std::vector<std::vector<int>> vv{y}; std::vector<std::vector<int>> v2{{y}}; std::vector<std::vector<int>> v3{vv};
  std::printf("%zu %zu %zu %zu %zu\n", x.size(), y.size(), vv.size(), v2.size(), v3.size());
}
#include <array>
#include <deque>
#include <list>
struct It { std::vector<int> v; std::vector<short> w; template <class I> It(I a, I b) : v{a, b}, w{a, b} {} };
static int run() {
  std::array<int,3> a{7,8,9}; int raw[] = {1,2,3,4};
  std::vector<int> v{a.begin(), a.end()}, w{raw, raw + 4}; std::vector<double> d{w.begin() + 1, w.end()}; std::set<int> s{raw, raw + 2}; std::list<int> l{w.rbegin(), w.rend()};
  std::deque<int> q{l.begin(), l.end()}; It it(raw, raw + 3); std::string t{"abc"}; std::string u{t.begin(), t.begin() + 2}; std::string x{t, 1}; std::string y{"hello", 2}; std::string z{'a', 'b'}; std::string k{3, 'x'};
  std::vector<int> vi{std::vector<int>(3, 4)}; std::vector<bool> vb{true, false}; std::initializer_list<bool> lb{true,true,false}; std::vector<bool> vc{lb};
  std::printf("%zu %zu %g %zu %d %d %zu %zu %s %s %s %s %zu %d %zu %zu %zu\n", v.size(), w.size(), d[0], s.size(), l.front(), q.back(), it.v.size(), it.w.size(), u.c_str(), x.c_str(), y.c_str(), z.c_str(), k.size(), k[0], vi.size(), vb.size(), vc.size());
  return 0;
}
static int at_start = run();
