// The types of expressions in a template that name what is const.
#include <cstdio>
#include <utility>
#include <vector>
#include <array>
#include <map>
#include <memory>
#include <optional>
struct L{ int x=0; operator int(){ std::printf("nc "); return 1;} operator int() const { std::printf("c "); return 2;} };
#define K(...) std::printf("%d ", kind<decltype((__VA_ARGS__))>)
template<class T> constexpr int kind = std::is_lvalue_reference_v<T>*2+std::is_const_v<std::remove_reference_t<T>>+4*std::is_same_v<std::remove_cvref_t<T>,L>;
struct H { L l; L const& cl() const { return l; } L& ml() { return l; } L const& both() const { return l; } L& both() { return l; } };
template<class L_> void run(){ L_ l; const L_ c; bool t=true;
 K(std::as_const(l)); K(std::as_const(l)); std::printf("1\n");
 K(t?l:l); K(t?c:c); K(t?l:c); K(t?l:l); K(t?c:c); K(t?l:c); std::printf("2\n");
 auto g=[l]{ K(l); K(l); auto& r = l; K(r); K(r); }; g(); auto g2=[=]{ K(l); K(l); K(l);  }; g2(); auto g3=[m=l]{ K(m); K(m); K(m); }; g3(); auto k2=[c]()mutable{ K(c); K(c);}; k2(); std::printf("3\n");
 const std::vector<L_> v(2); std::vector<L_> w(1); for(auto& e: v){ K(e); K(e);} for (auto& e: std::as_const(w)) { K(e); K(e); } for (auto&& e: v) { K(e); K(e); } std::printf("4\n");
 K(std::as_const(l)); K((t?c:c)); K(l); K((t?l:c)); K(v[0]); K(w[0]); K(v.front()); K(*v.begin()); K(std::as_const(w)[0]); std::printf("5\n");
 K(v[0]); K(w[0]); K(v.front()); K(*v.begin()); K(*w.cbegin()); K(v.at(0)); K(v.back()); K(v.data()[0]); K(*v.data()); std::printf("6\n");
 K(v[0]); K(w[0]); K(v.front()); K(*v.begin()); K(*w.cbegin()); K(v.at(0)); K(v.data()[0]); K(*v.data()); std::printf("7\n");
 H h; const H ch; K(h.cl()); K(h.ml()); K(h.both()); K(ch.both()); K(h.l); K(ch.l); K(std::as_const(h).l); K(h.cl()); K(h.both()); K(ch.both()); K(ch.l); K(std::as_const(h).l); std::printf("8\n");
 std::array<L_,2> ar; const std::array<L_,2> car; for (auto& e: ar) K(e); for (auto& e : car) K(e); K(ar[0]); K(car[0]); K(std::get<0>(car)); K(std::get<0>(ar)); K(std::get<0>(car)); std::printf("9\n");
 std::pair<L_,const L_> p; const std::pair<L_,L_> cp; K(p.first); K(p.second); K(cp.first); K(std::get<1>(cp)); auto& [u1,u2]=cp; K(u1); auto& [u3,u4]=p; K(u3); K(u4); K(u3); K(u4); K(u1); std::printf("10\n");
 std::map<int,L_> m; m[1]; const auto cm=m; for (auto& [kk,vv]: m) { K(vv); K(vv); } for (auto& [kk,vv]: cm) { K(vv); K(vv); } K(cm.at(1)); K(m.at(1)); K(m.find(1)->second); K(cm.find(1)->second); K(m.begin()->second); std::printf("11\n");
 std::unique_ptr<L_> up(new L_); std::unique_ptr<const L_> ucp(new L_); const std::unique_ptr<L_> cup(new L_); K(*up); K(*ucp); K(*cup); K(*up); K(*ucp); K(*cup); K(*ucp); std::printf("12\n");
 std::optional<L_> o(l); const std::optional<L_> co(l); K(*o); K(*co); K(o.value()); K(co.value()); K(*o); K(*co); K(co.value()); K(*co); std::printf("13\n");
 const L_* pc[2] = {&c,&l}; K(*pc[0]); K(pc[1][0]); L_* const pm[1]={&l}; K(*pm[0]); K(*pc[0]); K(*pm[0]); std::printf("14\n");
 const L_ c2[2][2]{}; for (auto& row: c2) for (auto& e: row) { K(e); K(e); } K(c2[0][1]); K(c2[1][0]); std::printf("15\n");
 auto ff=[&]() -> const L_& { return l; }; K(ff()); K(ff()); auto fg=[&]() -> auto& { return c; }; K(fg()); K(fg()); auto fh=[&]() -> decltype(auto) { return (l); }; K(fh()); K(fh()); K(ff()); K(fg()); std::printf("16\n");
 K(static_cast<const L_&>(l)); K(const_cast<L_&>(c)); K((const L_&)l); K((l)); K((c)); K((0,c)); K((0,l)); K(static_cast<const L_&>(l)); K(const_cast<L_&>(c)); K(static_cast<const L_&>(l)); std::printf("17\n");
}
int main(){ run<L>(); }
