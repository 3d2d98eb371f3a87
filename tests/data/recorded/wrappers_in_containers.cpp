// `std::reference_wrapper` in optionals, vectors, maps and pairs, and references in those.
#include <functional>
#include <optional>
#include <vector>
#include <map>
#include <string>
#include <cstdio>
#include <algorithm>
struct P { int x; std::string s; };
std::optional<std::reference_wrapper<P>> find(std::vector<P>& v, int k){
  for(auto& p:v) if(p.x==k) return p;
  return std::nullopt;
}
int main(){
  int target=5, other=6;
  std::optional<std::reference_wrapper<int>> ref; ref = target;
  ref->get()=7; printf("%d\n", target); ref = other; ref->get()++; printf("%d %d\n", target, other);
  ref = std::ref(target); ref.value().get() = 9; printf("%d\n", target);
  int& z = *ref; z = 4; printf("%d\n", target); ref.reset(); printf("%d\n", ref.has_value());
  std::optional<std::reference_wrapper<int>> r2 = other; r2->get() = 60; printf("%d\n", other);
  ref = r2; printf("%d\n", ref->get()); ref.emplace(target); printf("%d\n", ref->get());
  std::vector<std::reference_wrapper<int>> v{target, other}; v.push_back(target); v.emplace_back(other);
  for(int& i : v) i++; printf("%d %d\n", target, other);
  v[0] = other; v[0].get() = 3; printf("%d %d\n", target, other);
  std::vector<int> data{3,1,2}; std::vector<std::reference_wrapper<int>> w(data.begin(), data.end());
  std::sort(w.begin(), w.end(), [](int a,int b){return a<b;}); for(int& x:w) printf("%d ",x); printf("\n");
  for(auto& x:w) x.get()*=10; for(int x:data) printf("%d ",x); printf("\n");
  std::vector<P> ps{{1,"a"},{2,"b"}};
  if(auto p=find(ps,2)) { p->get().s="B"; }
  printf("%s %d\n", ps[1].s.c_str(), (bool)find(ps,3));
  std::optional<std::pair<int&,int>> op;
  op.emplace(target, 3);
  op->first = 77;
  printf("%d %d\n", target, op->second);
  std::pair<int&,int> pr(target, 1);
  std::optional<std::pair<int&,int>> oq = pr;
  oq->first = 78;
  printf("%d\n", target);
  std::map<std::string, std::reference_wrapper<int>> m;
  m.emplace("t", target);
  m.try_emplace("o", other);
  m.at("t").get()=11;
  m.find("o")->second.get()=12;
  printf("%d %d\n", target, other);
  std::reference_wrapper<P> arr[] = {ps[0], ps[1]}; arr[1].get().x = 20; printf("%d\n", ps[1].x);
  std::optional<std::tuple<int&, std::string>> ot;
  ot.emplace(other, "x");
  std::get<0>(*ot)=5;
  printf("%d\n", other);
  auto t = std::tie(target, other);
  std::optional<std::tuple<int&,int&>> o2 = t;
  std::get<0>(*o2) = 99;
  printf("%d\n", target);
  std::pair<std::reference_wrapper<int>, int> pw(target, 2); pw.first.get()=1; printf("%d\n", target);
  struct H {
    std::optional<std::reference_wrapper<int>> r;
    void set(int& x){ r = x; }
  };
  H h;
  h.set(target);
  h.r->get()=42;
  printf("%d\n",target);
  std::vector<std::optional<std::reference_wrapper<int>>> vo(3);
  vo[1] = target;
  vo[1]->get()++;
  printf("%d %d\n", target, vo[0].has_value());
}
