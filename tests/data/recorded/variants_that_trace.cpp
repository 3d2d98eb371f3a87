#include <cstdio>
#include <variant>
#include <string>
struct V { int v; V(int v=0):v(v){printf("make %d\n",v);} V(const V& o):v(o.v){printf("copy %d\n",v);} V(V&& o) noexcept :v(o.v){o.v=-1;printf("move %d\n",v);} V& operator=(const V&o){v=o.v;printf("=copy %d\n",v);return *this;} V& operator=(V&&o) noexcept {v=o.v;o.v=-2;printf("=move %d\n",v);return *this;} ~V(){printf("end %d\n",v);} };
struct U { int v; U(int v):v(v){printf("umake %d\n",v);} U(const U& o):v(o.v){printf("ucopy %d\n",v);} U(U&& o):v(o.v){o.v=-1;printf("umove %d\n",v);} U& operator=(const U&o){v=o.v;printf("u=copy %d\n",v);return *this;} ~U(){printf("uend %d\n",v);} };
int main() {
  std::variant<int, V, U, std::string> x, y, z; puts("a"); x = V(1); puts("b"); y = x; puts("c"); z = U(2); puts("d"); y = z; puts("e"); x = y; puts("f"); x = 5; y = V(3); x = std::move(y); puts("g"); z = V(4); puts("h"); z = std::move(x); puts("i"); x.emplace<1>(7); puts("j"); x.emplace<U>(8); puts("k"); const V cv(9); x = cv; puts("l"); x = cv; x = std::string("s"); puts("m"); x = cv; std::swap(x, y); puts("n"); y.swap(z); puts("o"); std::variant<int, V, U, std::string> w(std::move(y)), u(w); puts("p");
}
