#include <cstdio>
#include <string>
#include <vector>
#include <memory>
#include <stdexcept>
#include <functional>
#include <utility>
#include <iostream>
#include <optional>
#include <map>
#include <algorithm>
// traced RAII, builders with move-only, unique handles with custom deleters, exceptions thrown in the middle, copy elision, ternaries, comma, delegating ctors, static init, member init order
struct Log { std::string s; static Log& get() { static Log l; return l; } Log& operator<<(std::string const& x) { s += x + ' '; return *this; } std::string take() { return std::exchange(s, {}); } };
struct T { std::string n; explicit T(std::string x) : n(std::move(x)) { Log::get() << "+" + n; if (n == "boom") throw std::runtime_error("boom"); } T(T const& o) : n(o.n + "c") { Log::get() << "c" + n; } T(T&& o) noexcept : n(std::move(o.n)) { o.n = "~"; Log::get() << "m" + n; } T& operator=(T o) { std::swap(n, o.n); Log::get() << "=" + n; return *this; } ~T() { Log::get() << "-" + n; } };
void flush(char const* w) { printf("%-8s %s\n", w, Log::get().take().c_str()); }
struct Pair { T a, b; Pair(std::string x, std::string y) try : a(x), b(y) { Log::get() << "pair"; } catch (std::exception& e) { Log::get() << std::string("ctor:") + e.what(); } Pair() : Pair("d1", "d2") { Log::get() << "deleg"; if (fail) throw 1; } static bool fail; }; bool Pair::fail = false;
struct Holder { T first; std::unique_ptr<T> p; std::vector<T> v; Holder(T t) : first(std::move(t)), p(std::make_unique<T>("p")) { v.reserve(2); v.emplace_back("v1"); v.push_back(T("v2")); } Holder(Holder&&) = default; };
class Builder { std::optional<T> t_; std::vector<std::function<void(T&)>> steps_; public: Builder&& name(std::string n) && { t_.emplace(std::move(n)); return std::move(*this); } Builder& step(std::function<void(T&)> f) & { steps_.push_back(std::move(f)); return *this; } Builder&& step(std::function<void(T&)> f) && { steps_.push_back(std::move(f)); return std::move(*this); } T build() && { for (auto& s : steps_) s(*t_); T r = std::move(*t_); t_.reset(); return r; } };
using File = std::unique_ptr<T, void (*)(T*)>; File open(std::string n) { return File(new T(n), [](T* p) { Log::get() << "close:" + p->n; delete p; }); }
struct Scope { std::function<void()> f; ~Scope() noexcept(false) { if (f) f(); } void release() { f = nullptr; } };
T make(int k) { T a("a" + std::to_string(k)); if (k > 1) return T("tmp"); return a; } T pass(T t) { return t; } T const& same(T const& t) { return t; }
int main() {
  { T x = make(1); T y = make(2); flush("make"); T z = pass(make(1)); flush("pass"); T w = same(x); T q(std::move(y)); flush("ref"); x = q; y = T("new"); flush("assign"); auto const& r = make(3); flush("extend"); T t = true ? x : T("no"); T u = x.n.empty() ? T("yes") : std::move(z); flush("cond"); (T("c1"), T("c2")); flush("comma"); (void)r; } flush("end");
  try { Pair p("x", "boom"); } catch (std::runtime_error const& e) { Log::get() << "caught"; } flush("fnblock"); { Pair p; flush("deleg"); } flush("~pair"); Pair::fail = true; try { Pair p; } catch (int) { flush("thrown"); }
  { Holder h{T("h")}; flush("holder"); Holder g(std::move(h)); flush("moved"); std::vector<Holder> hs; hs.push_back(std::move(g)); flush("pushed"); hs.clear(); flush("cleared"); } flush("end");
  { T t = Builder().name("b").step([](T& t) { t.n += "1"; }).step([k = T("k")](T& t) { t.n += k.n; }).build(); flush("built"); } flush("end");
  try { auto f = open("f1"); Scope s{[&] { Log::get() << "scope:" + f->n; }}; std::vector<T> v; v.reserve(3); for (auto n : {"v1", "boom", "v3"}) v.emplace_back(n); } catch (std::exception const& e) { Log::get() << e.what(); } flush("unwind");
  { std::map<std::string, T> m; m.emplace("k", T("val")); m.try_emplace("k", "unused"); auto [it, ok] = m.insert({"j", T("ins")}); flush("map"); it->second = T("rep"); auto n = m.extract("k"); flush("extract"); (void)ok; } flush("end"); std::vector<T> v; v.reserve(4); v.emplace_back("1"); v.emplace_back("2"); v.insert(v.begin(), T("0")); flush("insert"); v.erase(v.begin() + 1); flush("erase"); std::reverse(v.begin(), v.end()); flush("reverse"); auto last = std::move(v.back()); v.pop_back(); flush("back"); T arr[2] = {T("x"), T("y")}; auto [a, b] = arr; flush("array"); std::swap(arr[0], arr[1]); flush("swap"); std::optional<T> o{std::in_place, "o"}; o = std::nullopt; o.emplace("p"); auto o2 = std::move(o); flush("opt"); std::pair<T, int> pr(std::piecewise_construct, std::forward_as_tuple("pw"), std::forward_as_tuple(3)); auto tup = std::make_tuple(T("t"), 1); auto tup2 = std::tuple_cat(std::move(tup), std::make_tuple(2)); flush("tuple"); std::function<T(T)> fn = [](T t) { t.n += "!"; return t; }; T res = fn(T("in")); flush("fn");
}
