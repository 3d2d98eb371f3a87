// What a temporary holds in a container ends with the expression, whatever refers to it, and what a round converts with the round.
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <vector>
#include <memory>
#include <array>
#include <variant>
#include <map>
#include <deque>
#include <list>
#include <string>
#include <tuple>
struct A { int n; A(int n=0):n(n){ printf("A%d ",n);} A(A const&o):n(o.n){printf("c%d ",n);} A(A&&o):n(o.n){printf("m%d ",n);o.n=-n;} ~A(){printf("~%d ",n);} int const& r() const { return n; } A const& me() const { return *this; } };
struct S { A a{1}; A& get() { return a; } A const& cg() const { return a; } A* p() { return &a; } A& operator*() { return a; } A* operator->() { return &a; } A& operator[](int) { return a; } };
struct S2 { A a[2]{1,2}; A& get() { return a[0]; } A& operator[](int i) { return a[i]; } ~S2() { printf("~S2 "); } };
struct SV { std::vector<A> v; SV() { v.reserve(2); v.emplace_back(1); v.emplace_back(2); } A& get() { return v[0]; } A& operator[](int i) { return v[i]; } std::vector<A>& all() { return v; } };
struct SO { std::optional<A> o{3}; A& get() { return *o; } std::optional<A>& op() { return o; } };
struct SU { std::unique_ptr<A> o{new A(3)}; A& get() { return *o; } std::unique_ptr<A>& op() { return o; } };
struct SD : S { int z; };
template <class X> X mk() { return X(); }
std::array<A,2> ar() { return {A(1), A(2)}; }
std::variant<int, A> va() { return std::variant<int, A>(std::in_place_index<1>, 3); }
std::map<int, A> ma() { std::map<int, A> m; m.emplace(1, 2); m.emplace(2, 3); return m; }
std::deque<A> de() { std::deque<A> m; m.emplace_back(2); m.emplace_back(3); return m; }
std::list<A> li() { std::list<A> m; m.emplace_back(2); m.emplace_back(3); return m; }
std::shared_ptr<A> sh() { return std::make_shared<A>(3); }
std::tuple<A, int> tu() { return std::tuple<A, int>(3, 4); }
std::pair<A, int> pa() { return std::pair<A, int>(3, 4); }
std::optional<std::optional<A>> oo() { return std::optional<std::optional<A>>(std::in_place, 3); }
std::vector<std::vector<A>> vv() { std::vector<std::vector<A>> v(1); v[0].emplace_back(1); return v; }
std::optional<std::pair<A,int>> op() { return std::optional<std::pair<A,int>>(std::in_place, 3, 4); }
std::optional<A> f() { return std::optional<A>(3); }
std::vector<A> vf() { std::vector<A> v; v.reserve(2); v.emplace_back(1); v.emplace_back(2); return v; }
struct T { int k; T(int k):k(k){printf("T%d ",k);} ~T(){printf("~T%d ",k);} operator int() const {return k;} };
struct D2 { int n; D2(T const& t = T(7)):n(t.k){printf("D ");} D2(D2 const&o):n(o.n){printf("Dc ");} ~D2(){printf("~D ");} };
struct G { A a[2]; };
struct Ii { int i; T operator*() const { return T(i);} Ii& operator++(){++i;return *this;} bool operator!=(Ii const&o) const {return i!=o.i;} };
struct RR { RR(){printf("RR ");} ~RR(){printf("~RR ");} Ii begin() const {return {1};} Ii end() const {return {3};} };
struct Ct { int n; Ct(T const& t):n(t.k){printf("Ct%d ",n);} Ct(Ct const&o):n(o.n){printf("Ctc%d ",n);} ~Ct(){printf("~Ct%d ",n);} };

int main() {
  std::printf("\n0: "); { auto&& b = mk<SV>().get(); printf("| "); }
  std::printf("\n1: "); { auto&& b = mk<SV>()[1]; printf("| "); }
  std::printf("\n2: "); { auto&& b = mk<SV>().all(); printf("| "); }
  std::printf("\n3: "); { auto&& b = mk<SV>().v[0]; printf("| "); }
  std::printf("\n4: "); { auto&& b = mk<SV>().all()[0]; printf("| "); }
  std::printf("\n5: "); { auto&& b = *mk<SV>().v.begin(); printf("| "); }
  std::printf("\n6: "); { auto&& b = *mk<SV>().v.data(); printf("| "); }
  std::printf("\n7: "); { auto&& b = mk<SV>().v.front(); printf("| "); }
  std::printf("\n8: "); { auto&& b = mk<SV>().v.at(1); printf("| "); }
  std::printf("\n9: "); { auto&& b = mk<SO>().get(); printf("| "); }
  std::printf("\n10: "); { auto&& b = *mk<SO>().o; printf("| "); }
  std::printf("\n11: "); { auto&& b = mk<SO>().op(); printf("| "); }
  std::printf("\n12: "); { auto&& b = *mk<SO>().op(); printf("| "); }
  std::printf("\n13: "); { auto&& b = ar()[0]; printf("| "); }
  std::printf("\n14: "); { auto&& b = ar().front(); printf("| "); }
  std::printf("\n15: "); { auto&& b = de()[0]; printf("| "); }
  std::printf("\n16: "); { auto&& b = de().front(); printf("| "); }
  std::printf("\n17: "); { auto&& b = **oo(); printf("| "); }
  std::printf("\n18: "); { auto&& b = *oo(); printf("| "); }
  std::printf("\n19: "); { auto&& b = oo()->value(); printf("| "); }
  std::printf("\n20: "); { auto&& b = vv()[0][0]; printf("| "); }
  std::printf("\n21: "); { auto&& b = vv()[0]; printf("| "); }
  std::printf("\n22: "); { auto&& b = *op(); printf("| "); }
  std::printf("\n23: "); { auto&& [b, c] = *op(); printf("| "); }
  std::printf("\n24: "); { auto&& b = *f(); printf("| "); }
  std::printf("\n25: "); { const A& b = *f(); printf("| "); }
  std::printf("\n26: "); { const A& b = f().value(); printf("| "); }
  std::printf("\n27: "); { auto&& b = f().value(); printf("| "); }
  std::printf("\n28: "); { auto&& b = vf()[0]; printf("| "); }
  std::printf("\n29: "); { auto&& b = vf().back(); printf("| "); }
  std::printf("\n30: "); { auto&& b = *f().operator->(); printf("| "); }
  std::printf("\n31: "); { int const& n = f()->n; printf("| "); }
  std::printf("\n32: "); { std::vector<D2> v; v.resize(3); printf("| "); }
  std::printf("\n33: "); { std::vector<D2> v; v.reserve(5); v.emplace_back(); v.emplace_back(); printf("| "); v.resize(4); printf("| "); }
  std::printf("\n34: "); { G const& g{{A(1), A(2)}}; printf("| "); }
  std::printf("\n35: "); { G const& g = {{A(1), A(2)}}; printf("| "); }
  std::printf("\n36: "); { G const& g = {A(1)}; printf("| "); }
  std::printf("\n37: "); { G&& g{{A(1), A(2)}}; printf("| "); }
  std::printf("\n38: "); { G const& g{{1, 2}}; printf("| "); }
  std::printf("\n39: "); { for (Ct c : RR()) printf("[%d] ", c.n); }
  std::printf("\n40: "); { for (Ct const& c : RR()) printf("[%d] ", c.n); }
  std::printf("\n41: "); { for (int c : RR()) printf("[%d] ", c); }
  std::printf("\n42: "); { for (int const& c : RR()) printf("[%d] ", c); }
  std::printf("\n43: "); { for (long c : RR()) { if (c == 1) continue; printf("[%ld] ", c); } }
  std::printf("\n");
}
