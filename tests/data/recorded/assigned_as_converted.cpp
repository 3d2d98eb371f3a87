// Objects that become strings, numbers and classes where they are assigned: the conversion stands in front of the place.
#include <any>
#include <complex>
#include <functional>
#include <iostream>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>
using namespace std;
struct V { operator string() const { cout << "V "; return "v"; } };
struct K { operator const char*() const { cout << "K "; return "k"; } };
struct VB { operator string() { cout << "n "; return "n"; } operator string() const { cout << "c "; return "v"; } };
struct S { string s; S& operator=(const string& t) { cout << "= "; s = t; return *this; } S& operator+=(const string& t) { cout << "+= "; s += t; return *this; } };
struct VR { const string& operator*() const; operator const string&() const { cout << "VR "; static string s = "r"; return s; } };
struct D { int d; D(int x) : d(x) {} };
struct TD { operator D() const { cout << "TD "; return D(4); } };
D dd(1); D& gd() { cout << "gd "; return dd; }
string gs; string& get() { cout << "get "; return gs; }
S ss; S& gets() { cout << "gets "; return ss; }
vector<string> vs(3); int idx() { cout << "idx "; return 1; }
map<string, string> ms; string key() { cout << "key "; return "x"; }
V mv() { cout << "mv "; return {}; }
struct H { string name; vector<int> w; };
H hh; H& gh() { cout << "gh "; return hh; }
struct VV { operator vector<int>() const { cout << "VV "; return {1, 2}; } };

int main() {
  { get() = V{}; cout << gs; std::cout << "\n"; }
  { get() = K{}; cout << gs; std::cout << "\n"; }
  { gets() = V{}; cout << ss.s; std::cout << "\n"; }
  { gets() = VR{}; cout << ss.s; std::cout << "\n"; }
  { get() = VR{}; cout << gs; std::cout << "\n"; }
  { get() += V{}; cout << gs; std::cout << "\n"; }
  { gets() += V{}; cout << ss.s; std::cout << "\n"; }
  { get() += K{}; cout << gs; std::cout << "\n"; }
  { vs[idx()] = V{}; cout << vs[1]; std::cout << "\n"; }
  { ms[key()] = V{}; cout << ms["x"]; std::cout << "\n"; }
  { ms[key()] = mv(); cout << ms["x"]; std::cout << "\n"; }
  { V v; ms[key()] = v; cout << ms["x"]; std::cout << "\n"; }
  { VB v; get() = v; get() = VB{}; get() = as_const(v); cout << gs; std::cout << "\n"; }
  { gh().name = V{}; cout << hh.name; std::cout << "\n"; }
  { gh().w = VV{}; cout << hh.w.size(); std::cout << "\n"; }
  { gd() = TD{}; cout << dd.d; std::cout << "\n"; }
  { TD t; gd() = t; cout << dd.d; std::cout << "\n"; }
  { gd() = 7; cout << dd.d; std::cout << "\n"; }
  { string s; s = V{}; cout << s; std::cout << "\n"; }
  { vector<string> w(2); w[0] = w[1] = V{}; cout << w[0] << w[1]; std::cout << "\n"; }
  { *(&get()) = V{}; cout << gs; std::cout << "\n"; }
  { (cout << "first ", gs) = V{}; cout << gs; std::cout << "\n"; }
  { ms[key()] = ms[key()] = V{}; cout << ms["x"]; std::cout << "\n"; }
  { struct W { V v; }; W w; get() = w.v; cout << gs; std::cout << "\n"; }
  { auto f = [] { cout << "f "; return V{}; }; get() = f(); cout << gs; std::cout << "\n"; }
  { any a; auto g = [&]() -> any& { cout << "g "; return a; }; g() = V{}; cout << a.has_value(); std::cout << "\n"; }
  { optional<string> o; auto g = [&]() -> optional<string>& { cout << "g "; return o; }; g() = V{}; cout << *o; std::cout << "\n"; }
  { function<int()> fn; auto g = [&]() -> function<int()>& { cout << "g "; return fn; }; struct L { operator function<int()>() const { cout << "L "; return [] { return 5; }; } int operator()() const { return 6; } }; g() = L{}; cout << fn(); std::cout << "\n"; }
  { unique_ptr<int> p; auto g = [&]() -> unique_ptr<int>& { cout << "g "; return p; }; struct U { operator unique_ptr<int>() const { cout << "U "; return make_unique<int>(3); } }; g() = U{}; cout << *p; std::cout << "\n"; }
  { pair<string, int> p; auto g = [&]() -> pair<string, int>& { cout << "g "; return p; }; struct U { operator pair<string, int>() const { cout << "U "; return {"a", 3}; } }; g() = U{}; cout << p.first; std::cout << "\n"; }
  { string_view p; auto g = [&]() -> string_view& { cout << "g "; return p; }; struct U { operator string_view() const { cout << "U "; return "a"; } }; g() = U{}; cout << p; std::cout << "\n"; }
  { string p; auto g = [&]() -> string& { cout << "g "; return p; }; struct U { operator string_view() const { cout << "U "; return "a"; } }; g() = U{}; cout << p; std::cout << "\n"; }
  { complex<double> p; auto g = [&]() -> complex<double>& { cout << "g "; return p; }; struct U { operator complex<double>() const { cout << "U "; return {1, 2}; } }; g() = U{}; cout << p; std::cout << "\n"; }
  { double p; auto g = [&]() -> double& { cout << "g "; return p; }; struct U { operator float() const { cout << "U "; return 2.5f; } }; g() = U{}; cout << p; std::cout << "\n"; }
  { void* p; auto g = [&]() -> void*& { cout << "g "; return p; }; struct U { operator int*() const { cout << "U "; return nullptr; } }; g() = U{}; cout << (p == nullptr); std::cout << "\n"; }
}
