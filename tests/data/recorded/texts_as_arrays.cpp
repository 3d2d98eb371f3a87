// A text in quotes is an array of `char const` to what refers to it, in packs and where it is forwarded, and decays where arrays do.
#include <cstdio>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>
#define P(...) printf("%s = %d\n", #__VA_ARGS__, int(__VA_ARGS__))

namespace packs {
template <class... A> void f(A&&... a) { (P(sizeof(a)), ...); (P(std::is_same_v<A, char const(&)[4]>), ...); (P(std::is_array_v<std::remove_reference_t<A>>), ...); }
template <class... A> void g(A const&... a) { (P(sizeof(a)), ...); (P(sizeof(A)), ...); }
template <class... A> void h(A... a) { (P(sizeof(a)), ...); (P(std::is_same_v<A, char const*>), ...); }
template <class... A> void k(A&&... a) { f(std::forward<A>(a)...); }
template <class... A> void m(A&&... a) { auto l = [&](auto&& x) { P(sizeof(x)); P(std::is_same_v<decltype(x), char const(&)[4]>); }; (l(a), ...); }
template <class A> void o(A&& a) { P(sizeof(a)); f(a); }
void run() {
  f("abc", 1); g("abc", 2.0); h("abc"); k("abc"); m("abc"); o("abc");
  char b[7] = "hi"; f(b); g(b); h(b);
  [](auto&&... a) { (P(sizeof(a)), ...); }("abcd", b);
}
}

namespace passed {
int k(char const*) { return 1; } int k(std::string const&) { return 2; } template <class T> int k(T const&) { return 3; }
int kk(std::string const& s) { return s.size(); } int kv(std::string_view s) { return s.size(); }
template <size_t n> int len(char const (&)[n]) { return n; }
template <class T> int one(T const& a) { return k(a) * 100 + kk(a) * 10 + kv(a) + len(a) * 1000; }
template <class T> int fw(T&& a) { return k(std::forward<T>(a)) * 100 + kk(std::forward<T>(a)) * 10 + kv(a) + len(std::forward<T>(a)) * 1000; }
template <class... A> std::string cat(A const&... a) { std::ostringstream o; (o << ... << a); return o.str(); }
template <class... A> std::string cat2(A&&... a) { std::string s; ((s += a), ...); return s; }
template <class... A> void pr(char const* f, A&&... a) { printf(f, a...); printf(f, std::forward<A>(a)...); }
template <class... A> auto tup(A&&... a) { return std::make_tuple(std::forward<A>(a)...); }
template <class T> struct H { T t; template <class U> H(U&& u) : t(std::forward<U>(u)) {} };
template <class T> bool same(T const& a, T const& b) { return &a == &b; }
template <class K, class V> void put(std::map<std::string, int>& m, K&& k, V&& v) { m[std::forward<K>(k)] = v; m.emplace(std::forward<K>(k), v); }
template <class A, class B> bool eq(A const& a, B const& b) { return a == b; }
template <class T> auto dec(T a) { return sizeof(a); }
template <class T> auto viaauto(T&& a) { auto b = a; return sizeof(b) + sizeof(a); }
template <class T> char at(T&& a) { return a[1]; }
template <class T> int count(T&& a) { int n = 0; for (char c : a) n += c != 0; return n; }
template <class T> char const* ptr(T&& a) { return a; }
template <class T> bool null(T&& a) { return !a; }
template <class T> std::string mk(T&& a) { std::string s{a}; std::string t = a; std::string u(a); return s + t + u + a; }
template <class T> auto cond(bool c, T&& a) { return c ? a : "other"; }
template <class F, class... A> auto call(F f, A&&... a) { return f(std::forward<A>(a)...); }
void run() {
  P(one("abc")); P(fw("abc")); printf("%s\n", cat("a", 1, "bc", 2.5).c_str()); printf("%s\n", cat2("a", "bc", std::string("d")).c_str());
  pr("%s %d %s\n", "x", 3, "yy"); auto t = tup("abc", 1); P(std::is_same_v<decltype(t), std::tuple<char const*, int>>); printf("%s\n", std::get<0>(t));
  H<std::string> h("abc"); printf("%s\n", h.t.c_str()); H<char const*> h2("abd"); printf("%s\n", h2.t);
  std::map<std::string, int> m; put(m, "a", 1); put(m, "b", 2); for (auto& [a, b] : m) printf("%s=%d\n", a.c_str(), b);
  P(eq(std::string("a"), "a")); P(eq("a", std::string("b"))); P(dec("abcd")); P(viaauto("abcd")); P(at("xyz")); P(count("hello")); printf("%s\n", ptr("pp")); P(null("x"));
  printf("%s\n", mk("q").c_str()); printf("%s\n", cond(true, "thisone")); std::vector<std::string> v; v.emplace_back("abc"); v.push_back("d"); printf("%zu\n", v.size());
  P(call(kk, "abcd")); P(call([](auto&& s) { return sizeof(s); }, "abcd")); P(call([](auto const& s) { return sizeof(s); }, "abcd")); P(call([](auto s) { return sizeof(s); }, "abcd"));
  P(call([](char const* s) { return s[0]; }, "abcd")); auto l = [&](auto&& x) { std::cout << x << "\n"; }; l("text");
  auto p = std::make_pair("a", "b"); P(std::is_same_v<decltype(p), std::pair<char const*, char const*>>); std::pair<std::string, int> q("abc", 1); P(q.first.size());
}
}

namespace used {
template <class T> int a(T&& x) { if (x) return 1; return 2; }
template <class T> int b(T&& x) { return x && true; }
template <class T> auto c(bool k, T const& x) { return k ? x : "other"; }
template <class T> auto d(T const& x) { return x + 1; }
template <class T> auto e(T const& x) { return *x; }
template <class T> auto f(T const& x, T const& y) { return x == y; }
template <class T> auto g(T&& x) { auto [p, q, r] = x; return p + q + r; }
template <class T> auto h(T const& x) { static T const& k = x; return sizeof(k); }
template <class T> auto i(T const& x) { char const* p = x; return p[0]; }
template <class T> auto j(T const& x) { return static_cast<char const*>(x); }
template <class T> auto k(T const& x) { return std::string(x) + x; }
template <class T> auto l(T const& x) { return &x[1] - x; }
template <class T> auto m(T const& x) { return [&] { return sizeof(x); }(); }
template <class T> auto n(T const& x) { return [x] { return sizeof(x); }(); }
template <class T> auto o(T const& x) { return [=] { return std::string(x); }(); }
template <class T> auto p(T const& x) { std::vector<std::string> v{x, "b"}; return v.size() + v[0].size(); }
template <class T> auto q(T const& x) { return std::string("z") + x; }
template <class T> auto r(T const& x) { return x[sizeof(x) - 2]; }
template <class T> auto s(T const& x) { switch (x[0]) { case 'a': return 1; default: return 2; } }
template <class T> struct W { T v; }; template <class T> W(T) -> W<T>;
template <class T> auto t(T const& x) { W w{x}; return std::is_same_v<decltype(w), W<char const*>>; }
template <class T> auto u(T const& x) { auto y = x; return std::is_same_v<decltype(y), char const*>; }
template <class T> auto v(T const& x) { auto& y = x; return sizeof(y); }
template <class T> auto w(T const& x) { return std::is_same_v<T, char[4]> + 2 * std::is_same_v<decltype(x), char const(&)[4]>; }
template <class T> void throws(T const& x) { throw x; }
void run() { P(a("x")); P(b("x")); printf("%s %s\n", c(true, "this"), c(false, "other")); printf("%s %c\n", d("abc"), e("xyz")); P(g("ab")); P(h("abc")); P(i("q")); printf("%s\n", j("jjj")); printf("%s\n", k("k").c_str());
  P(l("ab")); P(m("abc")); P(n("abc")); printf("%s\n", o("oo").c_str()); P(p("ppp")); printf("%s\n", q("qq").c_str()); P(r("abc")); P(s("abc")); P(t("abc")); P(u("abc")); P(v("abc")); P(w("abc"));
  try { throws("thrown"); } catch (char const* s) { printf("%s\n", s); }
  char z[3] = "zz"; P(a(z)); P(b(z)); P(!z); }
}

int main() {
  packs::run();
  passed::run();
  used::run();
}
