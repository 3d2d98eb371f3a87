// `<` behind a member or a variable compares, whatever `>` follows.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <vector>
#include <string>
#include <utility>
#include <algorithm>
#include <tuple>
struct A{ bool lt(const A& o) const { return a < o.a && b > o.b; } bool lt2(const A& o) const { return size < o.size && rank > o.rank; } bool l3(A o) const { return a<o.a || b>(o.b); } bool l4(A o) const { return h(a<o.a, b>(o.b)) + h(size<o.size, rank>(o.rank)); } static bool h(bool p,bool q){return p||q;} int a, b, size, rank; double z; struct In{ int k; double z; } in; A* p=nullptr; };
struct N{ static const int k=3; }; namespace ns{ const int k=4; int v=5; }
template<class T> bool tl(T x, T y) { return x.a < y.a && x.b > y.b; }
template<class T> bool tm(T x, T y) { return T::k < y && T::k > x; }
bool g(bool p, bool q) { return p && q; } bool g(bool p) { return p; }
bool cmp(const A& x, const A& y) { if (x.a != y.a) return x.a < y.a; return x.b > y.b; }
struct G{ template<class U> U conv(U u) const { return u; } template<int I> int at() const { return I; } int lo=1; };
int x1[3]={1,2,3};

int main() {
  std::printf("\n0: "); { A x{1,2,3,4,1.5,{1,2.5}},y{2,1,4,3,2.5,{2,1.5}}; printf("%d%d%d%d", x.lt(y), x.lt2(y), x.l3(y), x.l4(y)); }
  std::printf("\n1: "); { A x{1,2,3,4,1.5},y{2,1,4,3,2.5}; printf("%d%d", x.z<y.z && x.b>y.b, x.z<y.z && x.b>(y.b)); }
  std::printf("\n2: "); { A x{1,2,3,4,1.5},y{2,1,4,3,2.5}; printf("%d%d", g(x.z<y.z, x.b>y.b), g(x.z<y.z, x.b>(y.b))); }
  std::printf("\n3: "); { A x{1,2,3,4,1.5},y{2,1,4,3,2.5}; printf("%d", x.z!=y.z ? x.z<y.z : x.b>y.b); }
  std::printf("\n4: "); { A x{1,2,3,4,1.5},y{2,1,4,3,2.5}; printf("%d", x.z<y.z ? 1 : x.z>y.z ? -1 : 0); }
  std::printf("\n5: "); { A x{1,2,3,4,1.5},y{2,1,4,3,2.5}; A*p=&x,*q=&y; printf("%d %d", p->z!=q->z ? p->z<q->z : p->b>q->b, x.z<3 ? 1 : x.z>(5)); }
  std::printf("\n6: "); { A x{1,2,3,4,1.5},y{2,1,4,3,2.5}; printf("%d %d", x.z<y.z | x.b>y.b, std::tie(x.b)>std::tie(y.b)); }
  std::printf("\n7: "); { A a[2]={{1,2,3,4,1.5},{2,1,4,3,2.5}}; printf("%d", a[0].z<a[1].z && a[0].b>a[1].b); }
  std::printf("\n8: "); { A x{1,2,3,4,1.5,{1,2.5}},y{2,1,4,3,2.5,{2,1.5}}; printf("%d", x.in.z<y.in.z && x.in.k>y.in.k); }
  std::printf("\n9: "); { A x{1,2,3,4,1.5},y{2,1,4,3,2.5}; int n=5; printf("%d%d", x.z<abs(1) && x.b>abs(2), x.z<n && n>>1>2); }
  std::printf("\n10: "); { int n=2,m=1; printf("%d%d%d", N::k<n && N::k>m, N::k<n && N::k>(m), ns::v<n && ns::v>m); }
  std::printf("\n11: "); { int n=2,m=1; printf("%d%d", ns::k<n || ns::k>m, g(ns::k<n, ns::k>(m))); }
  std::printf("\n12: "); { A x{1,2,3,4,1.5},y{2,1,4,3,2.5}; printf("%d%d", x.size<y.size && x.rank>y.rank, g(x.size<y.size, x.rank>(y.rank))); }
  std::printf("\n13: "); { G s; printf("%d%d%g", s.conv<int>(3), s.at<2>(), s.conv<double>(2)); printf("%d", s.lo<2 && s.at<3>()>2); }
  std::printf("\n14: "); { std::vector<A> v{{1,2},{2,1},{2,3}}; std::sort(v.begin(), v.end(), [](const A& l, const A& r){ return l.a<r.a || (l.a==r.a && l.b>r.b); }); printf("%d", v[0].b); }
  std::printf("\n15: "); { std::vector<std::pair<int,int>> v{{1,2},{2,1},{2,3}}; std::sort(v.begin(), v.end(), [](const auto& l, const auto& r){ return l.first==r.first ? l.second<r.second : l.first>r.first; }); printf("%d", v[0].second); }
  std::printf("\n16: "); { std::vector<std::pair<int,int>> v{{1,2},{2,1},{2,3}}; auto m=std::max_element(v.begin(), v.end(), [](const auto& l, const auto& r){ return l.first<r.first && l.second>r.second; }); printf("%d", m->second); }
  std::printf("\n17: "); { int i=1,j=2; printf("%d", x1[0]<i && x1[1]>j); }
  std::printf("\n18: "); { struct L{ int count; float score; }; auto better=[](const L& a,const L& b){ return a.score<b.score || a.count>b.count; }; printf("%d", better({1,2},{2,1})); }
  std::printf("\n19: "); { struct L{ int count; float score; bool operator<(const L& o) const { return score < o.score || (score == o.score && count > o.count); } }; printf("%d", L{1,2}<L{2,3}); }
  std::printf("\n20: "); { struct L{ bool operator<(const L& o) const { return score < o.score || count > o.count; } int count; float score; }; printf("%d", L{1,2}<L{2,3}); }
  std::printf("\n21: "); { struct L{ L*left,*right; int key; bool ok(L*o) const { return left<o->left && right>o->right; } }; printf("%d", L{}.ok(new L{})); }
  std::printf("\n");
}
