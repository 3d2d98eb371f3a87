// What names something const tells a constructor and a function, in a template too.
#include <cstdio>
#include <utility>
#include <vector>
#include <array>
#include <map>
#include <memory>
#include <optional>
struct L{ int x=0; operator int(){ std::printf("nc "); return 1;} operator int() const { std::printf("c "); return 2;} };
struct A{ A(L&){ std::printf("A(L&) "); } A(L const&){ std::printf("A(Lc&) "); } A(L&&){ std::printf("A(L&&) ");} };
void f(L&){ std::printf("f& "); } void f(L const&){ std::printf("fc& "); } void f(L&&) { std::printf("f&& "); }
struct H { L l; L const& cl() const { return l; } L& ml() { return l; } L const& both() const { return l; } L& both() { return l; } };
void plain() { L l; const L c; bool t=true;
 A a3(std::as_const(l)); f(std::as_const(l)); std::printf("1\n");
 A b1(t?l:l), b2(t?c:c), b3(t?l:c); f(t?l:l); f(t?c:c); f(t?l:c); std::printf("2\n");
 auto g=[l]{ A x(l); f(l); auto& r = l; A y(r); f(r); }; g(); auto g2=[=]{ A x(l); f(l); int i = l; (void)i; }; g2(); auto g3=[m=l]{ A x(m); f(m); int i = m; (void)i;}; g3(); auto k2=[c]()mutable{ A x(c); f(c);}; k2(); std::printf("3\n");
 const std::vector<L> v(2); std::vector<L> w(1); for(auto& e: v){ A x(e); f(e);} for (auto& e: std::as_const(w)) { A x(e); f(e); } for (auto&& e: v) { A x(e); f(e); } std::printf("4\n");
 int i=std::as_const(l); i=(t?c:c); i = l; i = (t?l:c); i = v[0]; i = w[0]; i = v.front(); i = *v.begin(); i = std::as_const(w)[0]; std::printf("5\n");
 A z1(v[0]), z2(w[0]), z3(v.front()), z4(*v.begin()), z5(*w.cbegin()), z6(v.at(0)), z7(v.back()), z8(v.data()[0]), z9(*v.data()); std::printf("6\n");
 f(v[0]); f(w[0]); f(v.front()); f(*v.begin()); f(*w.cbegin()); f(v.at(0)); f(v.data()[0]); f(*v.data()); std::printf("7\n");
 H h; const H ch; A q1(h.cl()), q2(h.ml()), q3(h.both()), q4(ch.both()), q5(h.l), q6(ch.l), q7(std::as_const(h).l); f(h.cl()); f(h.both()); f(ch.both()); f(ch.l); f(std::as_const(h).l); std::printf("8\n");
 std::array<L,2> ar; const std::array<L,2> car; for (auto& e: ar) A x(e); for (auto& e : car) A x(e); A s1(ar[0]), s2(car[0]), s3(std::get<0>(car)), s4(std::get<0>(ar)); f(std::get<0>(car)); std::printf("9\n");
 std::pair<L,const L> p; const std::pair<L,L> cp; A t1(p.first), t2(p.second), t3(cp.first), t4(std::get<1>(cp)); auto& [u1,u2]=cp; A t5(u1); auto& [u3,u4]=p; A t6(u3), t7(u4); f(u3); f(u4); f(u1); std::printf("10\n");
 std::map<int,L> m; m[1]; const auto cm=m; for (auto& [kk,vv]: m) { A x(vv); f(vv); } for (auto& [kk,vv]: cm) { A x(vv); f(vv); } A t8(cm.at(1)), t9(m.at(1)), t10(m.find(1)->second), t11(cm.find(1)->second), t12(m.begin()->second); std::printf("11\n");
 std::unique_ptr<L> up(new L); std::unique_ptr<const L> ucp(new L); const std::unique_ptr<L> cup(new L); A v1(*up), v2(*ucp), v3(*cup); f(*up); f(*ucp); f(*cup); i = *ucp; std::printf("12\n");
 std::optional<L> o(l); const std::optional<L> co(l); A w1(*o), w2(*co), w3(o.value()), w4(co.value()); f(*o); f(*co); f(co.value()); i = *co; std::printf("13\n");
 const L* pc[2] = {&c,&l}; A x1(*pc[0]), x2(pc[1][0]); L* const pm[1]={&l}; A x3(*pm[0]); f(*pc[0]); f(*pm[0]); std::printf("14\n");
 const L c2[2][2]{}; for (auto& row: c2) for (auto& e: row) { A x(e); f(e); } A x4(c2[0][1]); f(c2[1][0]); std::printf("15\n");
 auto ff=[&]() -> const L& { return l; }; A y1(ff()); f(ff()); auto fg=[&]() -> auto& { return c; }; A y2(fg()); f(fg()); auto fh=[&]() -> decltype(auto) { return (l); }; A y3(fh()); f(fh()); i = ff(); i = fg(); std::printf("16\n");
 A n1(static_cast<const L&>(l)), n2(const_cast<L&>(c)), n3((const L&)l), n4((l)), n5((c)), n6((0,c)), n7((0,l)); f(static_cast<const L&>(l)); f(const_cast<L&>(c)); i = static_cast<const L&>(l); std::printf("17\n");
}
template <class L_>
void in_template() { L_ l; const L_ c; bool t=true;
 A a3(std::as_const(l)); f(std::as_const(l)); std::printf("1\n");
 A b1(t?l:l), b2(t?c:c), b3(t?l:c); f(t?l:l); f(t?c:c); f(t?l:c); std::printf("2\n");
 auto g=[l]{ A x(l); f(l); auto& r = l; A y(r); f(r); }; g(); auto g2=[=]{ A x(l); f(l); int i = l; (void)i; }; g2(); auto g3=[m=l]{ A x(m); f(m); int i = m; (void)i;}; g3(); auto k2=[c]()mutable{ A x(c); f(c);}; k2(); std::printf("3\n");
 const std::vector<L_> v(2); std::vector<L_> w(1); for(auto& e: v){ A x(e); f(e);} for (auto& e: std::as_const(w)) { A x(e); f(e); } for (auto&& e: v) { A x(e); f(e); } std::printf("4\n");
 int i=std::as_const(l); i=(t?c:c); i = l; i = (t?l:c); i = v[0]; i = w[0]; i = v.front(); i = *v.begin(); i = std::as_const(w)[0]; std::printf("5\n");
 A z1(v[0]), z2(w[0]), z3(v.front()), z4(*v.begin()), z5(*w.cbegin()), z6(v.at(0)), z7(v.back()), z8(v.data()[0]), z9(*v.data()); std::printf("6\n");
 f(v[0]); f(w[0]); f(v.front()); f(*v.begin()); f(*w.cbegin()); f(v.at(0)); f(v.data()[0]); f(*v.data()); std::printf("7\n");
 H h; const H ch; A q1(h.cl()), q2(h.ml()), q3(h.both()), q4(ch.both()), q5(h.l), q6(ch.l), q7(std::as_const(h).l); f(h.cl()); f(h.both()); f(ch.both()); f(ch.l); f(std::as_const(h).l); std::printf("8\n");
 std::array<L_,2> ar; const std::array<L_,2> car; for (auto& e: ar) A x(e); for (auto& e : car) A x(e); A s1(ar[0]), s2(car[0]), s3(std::get<0>(car)), s4(std::get<0>(ar)); f(std::get<0>(car)); std::printf("9\n");
 std::map<int,L_> m; m[1]; const auto cm=m; for (auto& [kk,vv]: m) { A x(vv); f(vv); } for (auto& [kk,vv]: cm) { A x(vv); f(vv); } A t8(cm.at(1)), t9(m.at(1)), t10(m.find(1)->second), t11(cm.find(1)->second), t12(m.begin()->second); std::printf("11\n");
 const L_* pc[2] = {&c,&l}; A x1(*pc[0]), x2(pc[1][0]); L_* const pm[1]={&l}; A x3(*pm[0]); f(*pc[0]); f(*pm[0]); std::printf("14\n");
 const L_ c2[2][2]{}; for (auto& row: c2) for (auto& e: row) { A x(e); f(e); } A x4(c2[0][1]); f(c2[1][0]); std::printf("15\n");
 auto ff=[&]() -> const L_& { return l; }; A y1(ff()); f(ff()); auto fg=[&]() -> auto& { return c; }; A y2(fg()); f(fg()); auto fh=[&]() -> decltype(auto) { return (l); }; A y3(fh()); f(fh()); i = ff(); i = fg(); std::printf("16\n");
 A n1(static_cast<const L_&>(l)), n2(const_cast<L_&>(c)), n3((const L_&)l), n4((l)), n5((c)), n6((0,c)), n7((0,l)); f(static_cast<const L_&>(l)); f(const_cast<L_&>(c)); i = static_cast<const L_&>(l); std::printf("17\n");
}
int main() { plain(); in_template<L>(); }
