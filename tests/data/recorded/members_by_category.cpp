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
struct B { std::string out; V v{1}; B& add(const char* t) & { out += t; out += "&"; return *this; } B&& add(const char* t) && { out += t; out += "&&"; return std::move(*this); } const B& add(const char*) const& { s("const&"); return *this; } std::string get() && { return std::move(out); } std::string get() const& { return out; } };
B make() { return B{}.add("x"); }
struct C { V v; const V& get() const& { s("const&"); return v; } V& get() & { s("&"); return v; } V&& get() && { s("&&"); return std::move(v); } const V&& get() const&& { s("const&&"); return std::move(v); } };
const C cc() { return C{V(9)}; }
int main() {
  B b; b.add("a").add("b"); printf("%s\n", b.out.c_str()); printf("%s\n", B{}.add("c").add("d").get().c_str());
  B m = make(); printf("%s\n", std::move(m).add("q").get().c_str()); printf("[%s]\n", m.out.c_str());
  const B& cb = b; cb.add("z"); auto g = b.get();
  C c{V(2)}; V x = c.get(); V y = std::move(c).get(); V z = C{V(3)}.get(); const C k{V(4)}; V w = k.get(); V u = std::move(k).get(); V t = cc().get();
  auto&& r = C{V(5)}.get(); s("dangling"); auto f = &C::v; printf("%d\n", (k.*f).v); C arr[2]{{V(6)},{V(7)}}; V h = std::move(arr[0]).v; s("end");
}
