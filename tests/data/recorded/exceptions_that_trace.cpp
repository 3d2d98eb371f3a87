#include <cstdio>
#include <utility>
#include <vector>
#include <map>
#include <set>
#include <string>
#include <memory>
#include <optional>
#include <variant>
#include <functional>
#include <algorithm>
#include <numeric>
#include <array>
#include <list>
#include <deque>
#include <tuple>
#include <any>
#include <stdexcept>
#include <iostream>
struct V { int v; V(int v=0):v(v){printf("make %d\n",v);} V(const V& o):v(o.v){printf("copy %d\n",v);} V(V&& o) noexcept :v(o.v){o.v=-1;printf("move %d\n",v);} V& operator=(const V&o){v=o.v;printf("=copy %d\n",v);return *this;} V& operator=(V&&o) noexcept {v=o.v;o.v=-2;printf("=move %d\n",v);return *this;} ~V(){printf("end %d\n",v);} bool operator<(const V& o) const { return v<o.v;} bool operator==(const V& o) const { return v==o.v;} };
int s(const char* t) { puts(t); return 0; }
struct T { V a; V b; T(int n) : a(n), b(n > 2 ? throw std::runtime_error("too big") : n + 1) { s("T"); } ~T() { s("~T"); } };
struct G { const char* n; G(const char* n):n(n){printf("+%s\n",n);} ~G(){printf("-%s\n",n);} };
void f(int n) { G g("f"); V v(n); if (n == 0) throw std::logic_error("zero"); G h("h"); f(n - 1); s("unreached"); }
int main() {
  try { T t(1); T u(3); } catch (const std::exception& e) { printf("caught %s\n", e.what()); }
  try { std::vector<T> v; v.reserve(3); v.emplace_back(1); v.emplace_back(5); } catch (std::runtime_error& e) { s(e.what()); }
  try { f(2); } catch (const std::logic_error& e) { s(e.what()); }
  try { try { throw V(7); } catch (V& v) { v.v = 8; throw; } } catch (V v) { printf("got %d\n", v.v); }
  try { G a("a"); auto l = [&] { G b("b"); throw 5; }; l(); } catch (int i) { printf("int %d\n", i); } catch (...) { s("any"); }
  try { T arr[3] = {T(1), T(2), T(3)}; } catch (...) { s("array"); }
  try { auto p = std::make_unique<T>(4); } catch (...) { s("unique"); }
  try { std::map<int, T> m; m.emplace(1, 1); m.try_emplace(2, 9); } catch (...) { s("map"); }
  try { throw std::make_pair(1, V(3)); } catch (std::pair<int, V>& p) { printf("%d %d\n", p.first, p.second.v); }
  for (int i = 0; i < 3; ++i) { try { G g("loop"); if (i == 1) continue; if (i == 2) break; s("body"); } catch (...) {} }
  auto r = [] { try { G g("ret"); return V(11); } catch (...) { return V(12); } }(); printf("%d\n", r.v);
  try { std::vector<int> v(2); v.at(5) = 1; } catch (const std::out_of_range&) { s("oor"); }
  try { std::get<1>(std::variant<int, double>(3)); } catch (const std::bad_variant_access& e) { s("bva"); }
  try { std::any_cast<int>(std::any(2.0)); } catch (const std::bad_any_cast&) { s("bac"); }
  try { std::stoi("zz"); } catch (const std::invalid_argument&) { s("inv"); }
  try { std::string("abc").substr(9); } catch (const std::out_of_range&) { s("substr"); }
  try { std::function<void()> f; f(); } catch (const std::bad_function_call&) { s("bfc"); }
}
