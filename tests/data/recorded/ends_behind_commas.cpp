#include <cstdio>
#include <vector>
#include <map>
#include <string>
#include <functional>
struct V { int v; V(int v):v(v){printf("make %d\n",v);} V(const V& o):v(o.v){printf("copy %d\n",v);} V(V&& o):v(o.v){o.v=-1;printf("move %d\n",v);} V& operator=(const V&o){v=o.v;printf("=copy %d\n",v);return *this;} V& operator=(V&&o){v=o.v;o.v=-2;printf("=move %d\n",v);return *this;} ~V(){printf("end %d\n",v);} bool operator<(const V& o) const { return v<o.v;} };
int s(const char* t) { puts(t); return 0; }
int main(){
  s("1"), std::vector<V>(1, V(1)), s("after");
  { std::vector<V> x(1, V(1)), y(2, V(2)); s("both"); }
  int n = std::vector<V>(2, V(3)).size() + s("size"); 
  std::vector<V>(1, V(4))[0].v, s("indexed");
  std::map<int,V>{{1, V(5)}}.at(1).v, s("at");
  std::vector<std::vector<V>> v{std::vector<V>(1, V(1)), std::vector<V>(1, V(2))}; s("made");
  std::vector<std::vector<V>> w; w.push_back(std::vector<V>(1, V(7))), s("pushed");
  std::vector<V> z; z = std::vector<V>(1, V(8)), s("assigned");
  auto l = [v = V(9)] { return v.v; }, l2 = l; s("lambdas");
  int q = [v = V(10)] { return v.v; }() + s("called"); s("then");
  auto f = [](auto g, const char* t) { s(t); return g(); }; f([v = V(11)] { return v.v; }, "f"), s("past");
  std::function<int()> h = [v = V(12)] { return v.v; }; s("function"); auto h2 = h; s("copied"); h = nullptr, s("null");
}
