// Arguments of templates that are written convert what is passed; declarations name std in two ways; iterators that are temporaries step.
#include <iostream>
#include <vector>
#include <string>
#include <deque>
#include <list>
#include <memory>
#include <array>
#include <map>
#include <functional>
#include <optional>
std::string pr(std::string s); std::string pr(const std::vector<std::string>& v, std::size_t n);
struct Mem { std::string f(std::string s) const; int g(std::vector<int>& v); };
using namespace std;
string pr(string s) { return "<" + s + ">"; }
string pr(const vector<string>& v, size_t n) { return v[0] + to_string(n); }
string Mem::f(string s) const { return s + "!"; }
int Mem::g(vector<int>& v) { return v.size(); }
struct Base { virtual ~Base() {} virtual int id() const { return 1; } };
struct Der : Base { int id() const override { return 2; } };
template <class T> void add(string n, shared_ptr<T> p) { cout << n << p->id() << '\n'; }
template <class T> int len(vector<T> const& v) { return v.size(); }
template <class T> int lenv(vector<T> v) { return v.size(); }
template <class T> int opt(optional<T> o) { return o ? int(*o) : -1; }
template <class T> int fn(function<T(T)> f) { return f(3); }
template <class K, class V> int mp(map<K, V> const& m) { return m.size(); }
template <class T> int un(unique_ptr<T> p) { return p->id(); }
struct Box { map<string, shared_ptr<void>> m; template <class T> void put(string k, shared_ptr<T> v) { m[k] = v; } template <class T> shared_ptr<T> get(string k) { return static_pointer_cast<T>(m[k]); } };
template <class T> int pairs(pair<T, T> p) { return p.first + p.second; }
static void part_0() {
  cout << pr("a") << pr({"x"}, 3) << Mem().f("q") << '\n'; vector<int> v(3); cout << Mem().g(v) << '\n';
}
static void part_1() {
  add<Base>("db", make_shared<Der>()); add("d", make_shared<Der>()); shared_ptr<Der> d = make_shared<Der>(); add<Base>("e", d); cout << d.use_count() << '\n';
}
static void part_2() {
  cout << len<int>({1, 2, 3}) << lenv<int>({4}) << lenv<int>(vector<int>(5)) << opt<int>(7) << opt<double>(2.5) << opt<int>(nullopt) << fn<int>([](int x) { return x * 2; }) << mp<int, string>({{1, "a"}, {2, "b"}}) << un<Base>(make_unique<Der>()) << pairs<int>({1, 2}) << pairs<long>({1, 2}) << pairs<double>(make_pair(1, 2)) << '\n';
}
static void part_3() {
  Box b; b.put<Base>("x", make_shared<Der>()); cout << b.get<Base>("x")->id() << '\n';
}
static void part_4() {
  vector<int> v{1, 2, 3}; v.erase(--v.end()); cout << v.size() << *--v.end() << *++v.begin() << '\n'; string s = "abc"; cout << *--s.end(); s.erase(--s.end()); cout << s << '\n'; deque<int> d{1, 2, 3}; for (auto i = d.begin(); i != --d.end(); i++) cout << *i; cout << '\n';
}
static void part_5() {
  vector<int> v{3, 1, 2}; auto it = --v.end(); --it; cout << *it << '\n'; for (auto i = --v.end(); ; --i) { cout << *i; if (i == v.begin()) break; } cout << '\n';
}
int main() {
  part_0();
  part_1();
  part_2();
  part_3();
  part_4();
  part_5();
}
