// Members of the library in braces are copied before they are moved from.
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>
#include <memory>
#include <utility>
struct K { std::string a, b; }; struct V { std::vector<int> a, b; }; struct I { std::string a; int n; std::string b; }; template<class T> struct TK { T a, b; }; struct N { K k; std::string c; };
template<class T> void f(T x) { K k{x, std::move(x)}; std::printf("%s|%s ", k.a.c_str(), k.b.c_str()); }
template<class T> void g(T x) { TK<T> k{x, std::move(x)}; std::printf("%s|%s ", k.a.c_str(), k.b.c_str()); }
void h(K const& k) { std::printf("%s|%s ", k.a.c_str(), k.b.c_str()); }
K mk(std::string x) { return {x, std::move(x)}; }

int main() {
  std::printf("\n0: "); { std::string x = "hello"; K k{x, std::move(x)}; h(k); }
  std::printf("\n1: "); { std::string x = "hello"; K k = {x, std::move(x)}; h(k); }
  std::printf("\n2: "); { std::string x = "hello"; h({x, std::move(x)}); h(K{"a", std::string("b")}); }
  std::printf("\n3: "); { f(std::string("hello")); g(std::string("hello")); h(mk("xy")); }
  std::printf("\n4: "); { std::vector<int> v{1, 2}; V k{v, std::move(v)}; std::printf("%zu%zu%zu ", k.a.size(), k.b.size(), v.size()); }
  std::printf("\n5: "); { std::string x = "hello"; I k{x, (int)x.size(), std::move(x)}; std::printf("%s%d%s ", k.a.c_str(), k.n, k.b.c_str()); }
  std::printf("\n6: "); { std::string x = "hello"; I k{.a = x, .b = std::move(x)}; std::printf("%s%d%s ", k.a.c_str(), k.n, k.b.c_str()); }
  std::printf("\n7: "); { std::string x = "hello"; N k{x, x, std::move(x)}; h(k.k); std::printf("%s ", k.c.c_str()); }
  std::printf("\n8: "); { std::string x = "hello"; std::vector<K> v; v.push_back({x, std::move(x)}); h(v[0]); v.emplace_back(K{"q", "r"}); h(v[1]); }
  std::printf("\n9: "); { std::string x = "hello"; auto p = new K{x, std::move(x)}; h(*p); delete p; auto u = std::make_unique<K>(K{"m", "n"}); h(*u); }
  std::printf("\n");
}
