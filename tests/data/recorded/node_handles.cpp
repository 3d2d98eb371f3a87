// Nodes are taken out of maps and sets, given other keys, and put into them again.
#include <cstdio>
#include <map>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
int main(){ std::map<int,std::string> m{{1,"a"},{2,"b"}}; auto nh=m.extract(1); nh.key()=5; printf("%d %s\n", nh.key(), nh.mapped().c_str()); m.insert(std::move(nh)); for(auto&[k,v]:m) printf("%d %s\n",k,v.c_str());
 auto e=m.extract(99); printf("%d %d\n", e.empty(), (bool)e); auto r=m.insert(std::move(e)); printf("%d %d\n", r.inserted, r.node.empty());
 auto n2=m.extract(m.begin()); auto r2=m.insert(std::move(n2)); printf("%d %d\n", r2.inserted, r2.position->first);
 std::set<int> s{1,2,3}; auto n=s.extract(2); n.value()=9; s.insert(std::move(n)); for(int x:s) printf("%d ",x); puts("");
 std::unordered_map<int,int> u{{1,2}}; auto un=u.extract(1); un.key()=4; u.insert(std::move(un)); printf("%d\n", u.at(4));
 std::map<int,std::string> a{{1,"x"},{3,"z"}}, b{{1,"q"},{2,"y"}}; a.merge(b); printf("%zu %zu\n", a.size(), b.size()); }
