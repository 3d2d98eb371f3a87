// Enumerations in containers, beside comparisons of the program.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <compare>
#include <vector>
#include <array>
#include <deque>
#include <optional>
#include <variant>
#include <tuple>
#include <map>
#include <set>
#include <algorithm>
enum R{r0,r1,r2}; bool operator==(R x,R y){puts("R=="); return (int)x==(int)y;} bool operator<(R x,R y){puts("R<"); return (int)x>(int)y;}
enum class Q{a,b}; auto operator<=>(Q x,Q y){puts("q");return (int)y<=>(int)x;} bool operator==(Q,Q){puts("q==");return true;}
namespace n { enum class P{a,b}; bool operator==(P,P){puts("P==");return true;} struct H{P p; int k; bool operator==(const H&) const=default;}; }
namespace m { enum class P{a,b}; bool operator<(P x,P y){puts("P<"); return (int)x>(int)y;} }

int main() {
  std::printf("\n0: "); { std::vector<std::vector<R>> v{{r0},{r1}}, w{{r0},{r2}}; printf("%d%d",v==w,v<w); }
  std::printf("\n1: "); { std::array<R,2> a{r0,r1},b{r0,r2}; printf("%d%d%d",a==b,a!=b,a<b); }
  std::printf("\n2: "); { std::deque<Q> a{Q::a,Q::b},b{Q::a}; printf("%d%d%d",a==b,a!=b,a<b); std::deque<Q> c{Q::b,Q::b}; printf("%d%d",a==c,a<c); }
  std::printf("\n3: "); { std::tuple<R,int> a{r0,1},b{r1,0}; printf("%d%d%d",a==b,a<b,a!=b); }
  std::printf("\n4: "); { std::pair<R,Q> a{r0,Q::a},b{r0,Q::b}; printf("%d%d%d",a==b,a<b,a!=b); }
  std::printf("\n5: "); { std::set<Q> m{Q::a,Q::b}; for(auto k:m) printf("%d",(int)k); }
  std::printf("\n6: "); { std::set<m::P> m{m::P::a,m::P::b}; for(auto k:m) printf("%d",(int)k); printf("%d%d",std::max(m::P::a,m::P::b),std::less<>{}(m::P::a,m::P::b)); }
  std::printf("\n7: "); { n::H a{n::P::a,1},b{n::P::b,1}; printf("%d",a==b); std::vector<n::P> v{n::P::a},w{n::P::b}; printf("%d",v==w); }
  std::printf("\n8: "); { switch(r1){case r0: puts("0"); break; case r1: puts("1"); break; default:;} }
  std::printf("\n9: "); { std::map<Q,int> a{{Q::a,1}},b{{Q::b,1}}; printf("%d%d",a==b,a<b); }
  std::printf("\n");
}
