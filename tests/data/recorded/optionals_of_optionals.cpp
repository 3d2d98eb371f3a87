// An optional of an optional holds an empty one.
#include <any>
#include <iostream>
#include <map>
#include <optional>
#include <string>
#include <type_traits>
#include <typeinfo>
#include <vector>
using namespace std;

int main() {
  { optional<int> e; optional<optional<int>> o = e; cout << o.has_value(); optional<optional<int>> p(e); cout << p.has_value(); optional<optional<int>> q{optional<int>{3}}; cout << q.has_value() << q->has_value(); optional<optional<int>> r = nullopt; cout << r.has_value(); o = e; cout << o.has_value(); o = optional<int>{}; cout << o.has_value(); std::cout << "\n"; }
  { optional<optional<int>> o(5); cout << o.has_value() << **o; o = nullopt; cout << o.has_value(); o.emplace(); cout << o.has_value() << o->has_value(); o = 7; cout << **o; std::cout << "\n"; }
  { optional<int> a = 3; optional<long> b = a; cout << *b; optional<string> s = optional<const char*>("x"); cout << *s; s = optional<const char*>("yy"); cout << *s; optional<const char*> n; s = n; cout << s.has_value(); std::cout << "\n"; }
  { optional<bool> b(optional<int>(0)); cout << b.has_value() << *b;  std::cout << "\n"; }
  { auto f = [](bool x, bool y) -> optional<optional<int>> { if (!x) return nullopt; optional<int> i; if (y) i = 4; return i; }; cout << f(0, 0).has_value() << f(1, 0).has_value() << f(1, 0)->has_value() << **f(1, 1); std::cout << "\n"; }
  { optional<any> a = optional<int>(3); cout << a.has_value() << (a->type() == typeid(optional<int>));  std::cout << "\n"; }
  { vector<optional<int>> v{1, nullopt, 3}; optional<optional<int>> last = v.empty() ? nullopt : optional<optional<int>>(v[1]); cout << last.has_value() << last->has_value(); std::cout << "\n"; }
  { map<string, optional<int>> m{{"a", nullopt}}; auto find = [&](const string& k) -> optional<optional<int>> { auto it = m.find(k); if (it == m.end()) return {}; return it->second; }; cout << find("a").has_value() << find("b").has_value(); std::cout << "\n"; }
  { optional<optional<string>> o; o = "abc"s; cout << **o; optional<string> s; o = s; cout << o.has_value() << o->has_value(); o = move(s); cout << o.has_value(); std::cout << "\n"; }
}
