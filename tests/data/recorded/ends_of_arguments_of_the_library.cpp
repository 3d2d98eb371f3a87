#include <cstdio>
#include <vector>
#include <optional>
#include <memory>
#include <map>
#include <tuple>
#include <functional>
#include <list>
#include <deque>
struct V { int v; V(int v):v(v){printf("make %d\n",v);} V(const V& o):v(o.v){printf("copy %d\n",v);} V(V&& o):v(o.v){o.v=-1;printf("move %d\n",v);} V& operator=(const V&o){v=o.v;printf("=copy %d\n",v);return *this;} V& operator=(V&&o){v=o.v;o.v=-2;printf("=move %d\n",v);return *this;} ~V(){printf("end %d\n",v);} bool operator<(const V& o) const { return v<o.v;} };
template<class T> int f(const T& t, int) { puts("f"); return 1; }
int s(const char* t) { puts(t); return 0; }
int main(){
  f(std::vector<V>(1, V(1)), s("a"));
  f(std::optional<V>(V(2)), s("b"));
  f(std::pair<V,int>(V(3), 1), s("c"));
  f(std::tuple<V,int>(V(4), 1), s("d"));
  f(std::make_unique<V>(V(5)), s("e"));
  f(std::make_shared<V>(V(6)), s("f"));
  f(std::make_pair(V(7), 2), s("g"));
  f(std::make_optional(V(8)), s("h"));
  f(std::list<V>(1, V(9)), s("i"));
  f(std::deque<V>(1, V(10)), s("j"));
  f(std::map<int,V>{{1, V(11)}}, s("k"));
  f(std::vector<V>{V(12)}, s("l"));
  f(std::function<int()>([v = V(13)] { return v.v; }), s("m"));
  { std::vector<V> v; v.reserve(9); v.push_back(V(14)), s("push"); v.emplace_back(V(15)), s("emplace"); v.insert(v.begin(), V(16)), s("insert"); v.resize(4, V(17)), s("resize"); v.assign(2, V(18)), s("assign"); v[0] = V(19), s("set"); }
  { std::map<int,V> m; m.emplace(1, V(20)), s("emplace"); m.insert({2, V(21)}), s("insert"); m.insert_or_assign(2, V(22)), s("ioa"); m.try_emplace(3, V(23)), s("try"); m.at(1) = V(24), s("at"); }
  { std::optional<V> o; o = V(25), s("="); o.emplace(V(26)), s("emplace"); o = V(27), s("= again"); auto x = o.value_or(V(28)); s("or"); std::optional<V> n; auto y = (s("q"), n.value_or(V(29))); s("r"); }
  { std::tuple<V, V> t(V(30), V(31)); s("t"); std::get<0>(t) = V(32), s("get"); t = std::make_tuple(V(33), V(34)), s("mt"); }
}
