// Assignments of bases by their names, constructors beside inherited ones, comparators that are lambdas.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <map>
#include <set>
#include <queue>
#include <vector>
#include <algorithm>
struct I1{ virtual int go()=0; virtual int go(int a) { return a + 10; } };
struct M:I1{ int go()override{return 1;} using I1::go; };
struct M2:I1{ using I1::go; int go()override{return 2;} };
struct I2 : I1 { using I1::go; };
struct M3:I2{ int go()override{return 3;} };
struct E{ int c; E(int c,int m=7):c(c+m){} }; struct F:E{ using E::E; F(int c):E(c,100){} };
struct G:E{ using E::E; G(int c, int m = 9):E(c,m){} };
struct S{ static constexpr int arr[]={1,2,3}; static const char name[]; static constexpr double d = 2.5; static constexpr char t[] = "ab"; }; constexpr int S::arr[]; const char S::name[] = "xyz"; constexpr double S::d; constexpr char S::t[];

int main() {
  std::printf("\n0: "); { M m; std::printf("%d%d\n",m.go(), m.go(2)); }
  std::printf("\n1: "); { M2 m; std::printf("%d%d\n",m.go(), m.go(2)); }
  std::printf("\n2: "); { M3 m; I1& i = m; std::printf("%d%d\n",m.go(), i.go(2)); }
  std::printf("\n3: "); { F f(3); F g(3,4); std::printf("%d %d\n",f.c,g.c); }
  std::printf("\n4: "); { G f(3); G g(3,4); std::printf("%d %d\n",f.c,g.c); }
  std::printf("\n5: "); { F f = 3; std::printf("%d", f.c); }
  std::printf("\n6: "); { std::printf("%d %s %g %s %zu %zu\n",S::arr[2], S::name, S::d, S::t, sizeof(S::arr), sizeof(S::t)); }
  std::printf("\n7: "); { auto cmp=[](int l,int r){return l>r;}; std::map<int,char,decltype(cmp)> mp{{1,'a'},{3,'c'},{2,'b'}}; for(auto&p:mp) putchar(p.second); }
  std::printf("\n8: "); { auto cmp=[](int l,int r){return l>r;}; std::map<int,char,decltype(cmp)> mp; mp[1]='a'; mp[2] = 'b'; for(auto&p:mp) putchar(p.second); }
  std::printf("\n9: "); { auto cmp=[](int l,int r){return l>r;}; std::set<int,decltype(cmp)> mp{1, 3, 2}; for(auto&p:mp) putchar('0' + p); }
  std::printf("\n10: "); { auto cmp=[](int l,int r){return l>r;}; std::priority_queue<int,std::vector<int>, decltype(cmp)> q; q.push(2); q.push(1); q.push(3); std::printf("%d", q.top()); }
  std::printf("\n11: "); { std::set<int,decltype([](int l,int r){return l>r;})> mp{1, 3, 2}; for(auto&p:mp) putchar('0' + p); }
  std::printf("\n12: "); { struct Cm { bool up = true; bool operator()(int a, int b) const { return up ? a < b : a > b; } }; std::set<int, Cm> s; s.insert(2); s.insert(1); for (int i : s) std::printf("%d", i); std::set<int, Cm> t(Cm{false}); t.insert(2); t.insert(1); t.insert(3); for (int i : t) std::printf("%d", i); }
  std::printf("\n");
}
