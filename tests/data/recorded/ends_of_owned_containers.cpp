#include <cstdio>
#include <vector>
#include <map>
#include <memory>
#include <string>
struct V { int v; V(int v):v(v){printf("make %d\n",v);} V(const V& o):v(o.v){printf("copy %d\n",v);} V(V&& o):v(o.v){o.v=-1;printf("move %d\n",v);}  ~V(){printf("end %d\n",v);} };
int main(){
  { auto p = new std::map<int, V>; p->emplace(1, 2); delete p; puts("y"); }
  { auto p = std::make_unique<std::vector<V>>(); p->emplace_back(1); p.reset(); puts("y"); }
  { auto p = std::make_shared<std::vector<V>>(); p->emplace_back(1); auto q = p; p.reset(); puts("x"); q.reset(); puts("y"); }
  { auto p = new std::pair<V, V>(1, 2); delete p; puts("y"); }
  { auto p = new std::vector<std::vector<V>>(2); (*p)[1].emplace_back(3); delete p; puts("y"); }
  { std::unique_ptr<V[]> p(new V[2]{1, 2}); p.reset(); puts("y"); }
  { auto p = std::unique_ptr<V>(new V(1)); p = std::make_unique<V>(2); puts("x"); p = nullptr; puts("y"); auto q = std::make_unique<V>(3); V* r = q.release(); puts("r"); delete r; }
  { std::vector<std::unique_ptr<V>> v; v.push_back(std::make_unique<V>(1)); v.emplace_back(new V(2)); v.erase(v.begin()); puts("erased"); v.clear(); puts("cleared"); v.push_back(std::make_unique<V>(4)); auto w = std::move(v[0]); v.pop_back(); puts("popped"); }
  { std::map<std::string, std::unique_ptr<V>> m; m["a"] = std::make_unique<V>(1); m["a"] = std::make_unique<V>(2); puts("re"); m.erase("a"); puts("er"); }
}
