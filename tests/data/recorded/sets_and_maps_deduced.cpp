// Elements of sets and maps are deduced from lists, and a pair takes what converts to its parts.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <set>
#include <map>
#include <queue>
#include <stack>
#include <deque>
#include <vector>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <memory>
#include <functional>
#include <utility>

int main() {
  std::printf("\n0: "); { std::set st{3,1,2}; printf("%d %zu",*st.begin(),st.size()); }
  std::printf("\n1: "); { std::map mp{std::pair{1,2},{3,4}}; printf("%zu %d",mp.size(),mp[3]); }
  std::printf("\n2: "); { std::map mp{std::pair<int,double>{1,2.5}}; printf("%g",mp[1]); }
  std::printf("\n3: "); { std::unordered_set us{1,2,2}; printf("%zu",us.size()); }
  std::printf("\n4: "); { std::unordered_map um{std::pair{1,2.5}}; printf("%g",um[1]); }
  std::printf("\n5: "); { std::multiset ms{1,1,2}; printf("%zu",ms.count(1)); std::multimap mm{std::pair{1,'a'},{1,'b'}}; printf("%zu",mm.count(1)); }
  std::printf("\n6: "); { std::set s{std::string("b"),std::string("a")}; printf("%s",s.begin()->c_str()); }
  std::printf("\n7: "); { std::set s({3,1},std::greater<int>{}); printf("%d",*s.begin()); }
  std::printf("\n8: "); { std::map<std::pair<int,int>,std::string> m; m.insert({{0,1},{"x"}}); printf("%zu",m.size()); m.insert({{{0,2},"y"},{{0,3},"z"}}); printf("%zu",m.size()); }
  std::printf("\n9: "); { std::map<std::pair<int,int>,int> m; m.insert({{0,1},9}); m.insert({{1,2},{3}}); m.insert({{{4,5},6}}); printf("%zu",m.size()); }
  std::printf("\n10: "); { std::map<std::pair<int,int>,std::pair<int,int>> m; m.insert({{0,1},{2,3}}); printf("%zu %d",m.size(),m.begin()->second.second); m.insert({{{0,2},{1,2}},{{3,3},{4,4}}}); printf("%zu",m.size()); }
  std::printf("\n11: "); { struct A{int a,b;}; std::map<std::pair<int,int>,A> m; m.insert({{0,1},{2,3}}); printf("%d",m.begin()->second.b); }
  std::printf("\n");
}
