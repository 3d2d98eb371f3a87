// Elements of maps are pairs whose key is `const`; iterators that insert.
#include <algorithm>
#include <any>
#include <array>
#include <cstdio>
#include <deque>
#include <functional>
#include <iomanip>
#include <iostream>
#include <iterator>
#include <list>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <queue>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <variant>
#include <vector>
using namespace std;

namespace elements {

void run() {
static_assert(is_same_v<map<int,string>::value_type,pair<const int,string>>); static_assert(is_same_v<unordered_map<int,string>::value_type,pair<const int,string>>); static_assert(is_same_v<multimap<int,int>::value_type,pair<const int,int>>); map<string,int> m{{"a",1},{"b",2}}; for(const pair<string,int>& p:m) cout<<p.first<<p.second; for(const auto&[k,v]:m) cout<<k<<v; for(auto& p:m) p.second*=2; vector<pair<string,int>> v(m.begin(),m.end()); sort(v.begin(),v.end(),[](auto&a,auto&b){return a.second>b.second;}); cout<<v[0].first; pair<string,int> q=*m.begin(); q.first="z"; cout<<q.first; auto it=m.find("a"); auto r=*it; cout<<r.first; m.insert(q); m.insert(make_pair("k",3)); m.insert({"l",4}); m.insert(pair<string,int>("n",1)); m.emplace("o",2); cout<<m.size(); auto mx=max_element(m.begin(),m.end(),[](auto const&a,auto const&b){return a.second<b.second;}); cout<<mx->first; map<string,int> c(m); cout<<(c==m); map<int,int> h{{1,2}}; h.insert(v.size()?make_pair(3,4):make_pair(5,6)); for(auto [k,x]:h){x=7;cout<<k<<x;} unordered_map<int,string> u{{1,"a"}}; for(pair<int,string> p:u) cout<<p.first<<p.second; u.insert({2,"b"}); pair<const int,string>& ref=*u.find(2); ref.second="q"; cout<<u[2]; set<pair<int,int>> sp; for(auto&p:h) sp.insert(p); cout<<sp.size(); vector<map<int,int>::value_type> vv; priority_queue<pair<int,int>> pq; for(auto&p:h) pq.push({p.second,p.first}); cout<<pq.top().first; map<int,vector<int>> g; g[1].push_back(2); for(auto&[k,w]:g) for(int x:w) cout<<x; transform(h.begin(),h.end(),back_inserter(pq.size()?v:v),[](auto&p){return make_pair(to_string(p.first),p.second);}); copy_if(h.begin(),h.end(),inserter(h,h.end()),[](auto&p){return false;}); cout<<accumulate(h.begin(),h.end(),0,[](int a,const pair<const int,int>&p){return a+p.second;}); map<string,map<string,int>> nest; nest["a"]["b"]=1; for(auto&[a,x]:nest)for(auto&[b,n]:x)cout<<a<<b<<n; auto [i,ok]=h.insert({1,9}); cout<<ok<<i->second; cout<<h.begin()->second; tie(ignore,ok)=h.emplace(9,9); cout<<ok; pair<int,int> arr[]={{1,2},{3,4}}; map<int,int> fr(arr,arr+2); cout<<fr[3]; map<int,int> fv(begin(arr),end(arr)); multimap<int,int> mm(h.begin(),h.end()); cout<<mm.size(); function<void(const pair<const int,int>&)> f=[](auto&p){cout<<p.first;}; for_each(h.begin(),h.end(),f); auto n=next(h.begin()); swap(n->second,h.begin()->second); cout<<h.begin()->second;
}
}

namespace inserters {

void run() {
set<int> a{1,2,3,4},b{2,4,6},c; set_intersection(a.begin(),a.end(),b.begin(),b.end(),inserter(c,c.begin())); for(int x:c)cout<<x; set_union(a.begin(),a.end(),b.begin(),b.end(),inserter(c,c.end())); for(int x:c)cout<<x; vector<int> v{9,8}; copy(a.begin(),a.end(),inserter(v,v.begin()+1)); for(int x:v)cout<<x; deque<int> d; copy(v.begin(),v.end(),front_inserter(d)); for(int x:d)cout<<x; unordered_set<int> u; copy(v.begin(),v.end(),inserter(u,u.end())); cout<<u.size(); transform(a.begin(),a.end(),inserter(c,c.end()),[](int x){return x*10;}); cout<<c.size(); list<int> l{5}; transform(v.begin(),v.end(),front_inserter(l),[](int x){return x+1;}); for(int x:l)cout<<x; map<int,int> m,n{{1,2}}; copy(n.begin(),n.end(),inserter(m,m.end())); cout<<m[1]; copy_if(v.begin(),v.end(),inserter(c,c.end()),[](int x){return x>8;}); cout<<c.count(9);
}
}

int main() {
  puts("elements"); elements::run(); cout << flush; puts("");
  puts("inserters"); inserters::run(); cout << flush; puts("");
}
