// Operands of operators: what is const, texts in quotes, and what calls return.
#include <bits/stdc++.h>
using namespace std;
struct M { M& operator<<(const string&) { cout << "c "; return *this; } M& operator<<(string&) { cout << "m "; return *this; } };
struct G {}; template <class T> const char* kind() { if constexpr (is_lvalue_reference_v<T>) return is_const_v<remove_reference_t<T>> ? "cl " : "l "; else return is_const_v<T> ? "cr " : "r "; }
struct U { template <class T> void operator|(T&&) { cout << kind<T>(); } template <class T> void operator<<(T&&) { cout << kind<T>(); } template <class T> void operator+=(T&&) { cout << kind<T>(); } template <class T> void operator=(T&&) { cout << kind<T>(); } template <class T> void operator[](T&&) { cout << kind<T>(); } template <class T> void operator==(T&&) { cout << kind<T>(); } template <class T> void operator<(T&&) { cout << kind<T>(); } template <class T> void operator&&(T&&) { cout << kind<T>(); } template <class T> void operator%(T&&) { cout << kind<T>(); } template <class T> void operator,(T&&) { cout << kind<T>(); } template <class T> void operator()(T&&) { cout << kind<T>(); } };
template <class T> void operator/(T&&, G) { cout << kind<T>(); } template <class T> void operator-(G, T&&) { cout << kind<T>(); }
struct O { int v; }; struct P { string s; int n; const string cs; const int cn; static const string st; }; const string P::st = "x";
template <class T> void g(const T&) { cout << "c "; } template <class T> void g(T&&) { cout << "fw "; }
template <class T> void h(const T&) { cout << "c "; } template <class T> void h(T&) { cout << "l "; }
struct L { template <class T> L& operator<<(const T& x) { cout << is_array_v<T> << sizeof(T) << ' '; return *this; } };
struct L2 { string o; template <class T> L2& operator<<(const T& x) { cout << is_array_v<T> << sizeof(T) << ' '; return *this; } template <class T> L2& operator=(const T& x) { cout << is_array_v<T> << sizeof(T) << ' '; return *this; } template <class T> L2& operator+=(const T& x) { cout << is_array_v<T> << sizeof(T) << ' '; return *this; } template <class T> L2& operator[](const T& x) { cout << is_array_v<T> << sizeof(T) << ' '; return *this; } };
struct S { template <class T> S(const T&) { cout << "c "; } template <class T> S(T&&) { cout << "fw "; } };
template <class T, size_t N> void ar(const T (&)[N]) { cout << "arr" << N << ' '; } template <class T> void ar(T&&) { cout << "fw "; }
#define ALL(x) u | x; u << x; u += x; u = x; u[x]; u == x; u < x; u && x; u % x; u, x; u(x); x / G{}; G{} - x;
int gi = 1; int& ri() { return gi; } const int& ci() { return gi; } string gs; string& rs() { return gs; } const string& cs() { return gs; } template <class T> T& idr(T& x) { return x; } template <class T> T const& idc(T const& x) { return x; } const string vs() { return "a"; }
struct W { int n = 1; string s; int& rn() { return n; } int const& rn() const { return n; } string const& rs() const { return s; } };

int main() {
  { M m; const string c; m << c; string s; m << s; m << string(); const string& r = s; m << r; std::cout << "\n"; }
  { U u; const string c; ALL(c) std::cout << "\n"; }
  { U u; string c; ALL(c) std::cout << "\n"; }
  { U u; const string& c = "a"; ALL(c) std::cout << "\n"; }
  { U u; const O c{3}; ALL(c) std::cout << "\n"; }
  { U u; O c{3}; ALL(c) std::cout << "\n"; }
  { U u; ALL(3) std::cout << "\n"; }
  { U u; const vector<string> v{"a"}; ALL(v[0]) std::cout << "\n"; }
  { U u; vector<string> v{"a"}; ALL(v[0]) ALL(v.back()) std::cout << "\n"; }
  { U u; const map<int, string> mp{{1, "a"}}; ALL(mp.at(1)) std::cout << "\n"; }
  { U u; string c; ALL(as_const(c)) ALL(std::move(c)) std::cout << "\n"; }
  { g("abc"); const char t[] = "x"; g(t); char q[] = "y"; g(q); const string s; g(s); g(3); int i; g(i); const int j = 3; g(j); std::cout << "\n"; }
  { h("abc"); const string s; h(s); string t; h(t); const int j = 3; h(j); h(3); std::cout << "\n"; }
  { L l; l << "bc" << 1 << string("a"); const char* p = "x"; l << p; char b[5] = "a"; l << b; std::cout << "\n"; }
  { L2 l; l << "bc" << 1 << string("a"); const char* p = "x"; l << p; char b[5] = "a"; l << b; l = "ab"; l += "abc"; l["abcd"]; std::cout << "\n"; }
  { S x("lit"); const pair<int, int> p{1, 2}; S n(p.first); S y(string("a")); const string c; S z(c); S a = "x"; S b{c}; S d = S(c); std::cout << "\n"; }
  { ar("abc"); const int a[2] = {}; ar(a); int b[3]; ar(b); ar(string()); std::cout << "\n"; }
  { optional<string> o; const string s = "x"; o = s; cout << *o << s; vector<string> v; v.push_back(s); cout << s; std::cout << "\n"; }
  { U u; const unique_ptr<string> p = make_unique<string>("a"); ALL(*p) ALL(p) shared_ptr<const string> q = make_shared<string>("b"); ALL(*q) std::cout << "\n"; }
  { U u; ALL(rs()) ALL(cs()) std::cout << "\n"; }
  { U u; ALL(idr(gi)) ALL(idc(gi)) ALL(idr(gs)) ALL(idc(gs)) std::cout << "\n"; }
}
