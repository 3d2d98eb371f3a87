// Whether parts of what calls, operators and casts give expire, and what types say of it.
#include <any>
#include <array>
#include <cstdio>
#include <functional>
#include <iterator>
#include <memory>
#include <optional>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>
#define S(e) std::printf("%s ", (e).who())
namespace chains {
struct W { int v=1; const char* who() & { return "l"; } const char* who() const& { return "cl"; } const char* who() && { return "r"; } const char* who() const&& { return "cr"; } };
struct P { W first; W second; };
struct N { P p; W w; W a[2]; std::optional<W> o; std::pair<W,W> q; std::tuple<W,int> t; std::array<W,2> ar; std::vector<W> v; W* ptr=nullptr; W& ref() { return w; }
  W&& take() { return std::move(w); } W& lw() & { return w; } W&& lw() && { return std::move(w); } P& pp() & { return p; } P&& pp() && { return std::move(p); } N() : o(W{}), v(2) { ptr=&w; } };
template <class T> T&& fw(T&& x) { return static_cast<T&&>(x); }
template <class T> std::remove_reference_t<T>&& mv(T&& x) { return static_cast<std::remove_reference_t<T>&&>(x); }
N&& give(N& n) { return std::move(n); }
N byvalue() { return N{}; }
void s0() { N n; S(fw(std::move(n)).p.first); S(fw(n).p.first); S(mv(n).p.first); S(give(n).p.first); S(give(n).w); S(byvalue().p.first); std::printf("\n"); }
void s1() { N n; S(*fw(n).o); S(*fw(std::move(n)).o); S(*std::move(n).o); S(*give(n).o); S(*mv(n).o); S(*byvalue().o); std::printf("\n"); }
void s2() { N n; S(std::move(n).o.value()); S(fw(n).o.value()); S(give(n).o.value()); S(byvalue().o.value()); S(n.o.value()); std::printf("\n"); }
void s3() { N n; bool b = true; S((b ? std::move(n) : std::move(n)).w); S((b ? n : n).w); S((b ? give(n) : std::move(n)).p.first); S((b ? byvalue() : byvalue()).w); std::printf("\n"); }
void s4() { N n; S(give(n).a[0]); S(std::move(n).a[1]); S(fw(n).a[0]); S(byvalue().a[0]); S(mv(n).a[1]); std::printf("\n"); }
void s5() { N n; S(give(n).q.first); S(std::get<0>(give(n).q)); S(std::get<0>(std::move(n).q)); S(std::get<0>(give(n).t)); S(std::get<0>(byvalue().t)); S(std::get<0>(n.t)); S(std::get<1>(fw(n).q)); std::printf("\n"); }
void s6() { N n; S(give(n).ar[0]); S(std::get<0>(give(n).ar)); S(std::move(n).ar.front()); S(std::get<1>(fw(n).ar)); S(byvalue().ar[1]); std::printf("\n"); }
void s7() { N n; S(give(n).v[0]); S(std::move(n).v.front()); S(give(n).v.at(0)); S(byvalue().v.back()); std::printf("\n"); }
void s8() { N n; S(n.take()); S(n.lw()); S(std::move(n).lw()); S(give(n).lw()); S(byvalue().lw()); S(n.pp().first); S(std::move(n).pp().first); S(give(n).pp().first); S(byvalue().pp().first); S(fw(n).pp().second); S(fw(std::move(n)).pp().second); std::printf("\n"); }
void s9() { std::optional<P> o(P{}); S(o->first); S((*o).first); S((*std::move(o)).first); S(std::move(o)->first); S(std::move(o).value().first); S(o.value().second); std::printf("\n"); }
void s10() { std::optional<W> o(W{}); S(*fw(o)); S(*fw(std::move(o))); S(fw(std::move(o)).value()); S(fw(o).value()); S(std::move(o).value_or(W{})); S(*mv(o)); S(mv(o).value()); std::printf("\n"); }
void s11() { std::variant<W,int> x; S(std::get<0>(x)); S(std::get<0>(std::move(x))); S(std::get<W>(fw(x))); S(std::get<W>(fw(std::move(x)))); S(std::get<0>(mv(x))); S(*std::get_if<0>(&x)); std::printf("\n"); }
void s12() { std::tuple<P,W> t; S(std::get<0>(t).first); S(std::get<0>(std::move(t)).first); S(std::get<0>(fw(t)).first); S(std::get<0>(fw(std::move(t))).first); S(std::get<1>(mv(t))); S(std::get<P>(mv(t)).second); std::printf("\n"); }
void s13() { std::unique_ptr<N> u = std::make_unique<N>(); S(u->w); S((*u).w); S(std::move(*u).w); S((*std::move(u)).w); S(std::move(u)->p.first); S(fw(std::move(u))->w); S(fw(*u).w); std::printf("\n"); }
void s14() { std::reference_wrapper<N> r = *new N; S(r.get().w); S(fw(r).get().w); S(fw(std::move(r)).get().p.first); S(std::move(r.get()).p.first); std::printf("\n"); }
void s15() { std::any a = W{}; S(std::any_cast<W>(a)); S(std::any_cast<W&>(a)); S(std::any_cast<W&&>(std::move(a))); S(*std::any_cast<W>(&a)); std::printf("\n"); }
void s16() { N n; const N& c = n; S(std::move(c).w); S(fw(c).p.first); S(mv(c).p.first); S(std::move(c).o.value()); S(*std::move(c).o); S(std::get<0>(std::move(c).t)); S(c.ar[0]); S(std::get<0>(std::move(c).ar)); S((true ? std::move(c) : std::move(c)).w); std::printf("\n"); }
void s17() { N n; auto&& r = std::move(n); S(r.w); S(r.p.first); S(std::move(r).p.first); S(std::forward<N>(r).p.first); S(std::forward<N&>(r).p.first); S(std::forward<decltype(r)>(r).o.value()); std::printf("\n"); }
void s18() { N n; S(static_cast<N&&>(n).w); S(((N&&)n).p.first); S(static_cast<N&&>(n).a[1]); S(static_cast<P&&>(n.p).first); S(((n, std::move(n))).w); S((0, std::move(n).p).first); S((std::move(n).p, n).w); std::printf("\n"); }
void s19() { N n; W N::* m = &N::w; S(n.*m); S(std::move(n).*m); S(give(n).*m); S((&n)->*m); S(byvalue().*m); S(fw(n).*m); S(std::invoke(m, n)); S(std::invoke(m, std::move(n))); S(std::invoke(&N::w, fw(std::move(n)))); std::printf("\n"); }
void s20() { auto f = [](auto&& x) { S(std::forward<decltype(x)>(x).p.first); S(fw(std::forward<decltype(x)>(x)).p.first); S(*fw(std::forward<decltype(x)>(x)).o); S(std::forward<decltype(x)>(x).o.value()); }; N n; f(n); f(std::move(n)); f(N{}); f(std::as_const(n)); std::printf("\n"); }
void s21() { auto f = [](auto&& x) { auto&& y = give(x); S(y.w); S(std::move(y).w); S(give(x).p.first); S((true ? give(x) : std::move(x)).w); S(std::exchange(x.w, W{})); }; N n; f(n); std::printf("\n"); }
void s22() { std::vector<N> v(2); S(std::move(v)[0].w); S(std::move(v[0]).w); S(std::move(v.front()).p.first); S(fw(v[1]).p.first); S(fw(std::move(v[1])).p.first); S(std::move(v).front().p.first); S((*std::make_move_iterator(v.begin())).p.first); S(std::make_move_iterator(v.begin())[0].w); std::printf("\n"); }
void all() { s0(); s1(); s2(); s3(); s4(); s5(); s6(); s7(); s8(); s9(); s10(); s11(); s12(); s13(); s14(); s15(); s16(); s17(); s18(); s19(); s20(); s21(); s22(); }
}
namespace operators {
struct W { int v=1; const char* who() & { return "l"; } const char* who() const& { return "cl"; } const char* who() && { return "r"; } const char* who() const&& { return "cr"; } };
struct P { W w; P* self() { return this; } };
struct It { W& w; W&& operator*() const { return std::move(w); } W&& operator[](int) const { return std::move(w); } W* operator->() const { return &w; } };
struct Jt { P& w; P&& operator*() const { return std::move(w); } P&& operator[](int) const { return std::move(w); } P& operator()() & { return w; } P&& operator()() && { return std::move(w); } P&& operator-() { return std::move(w); } P&& operator+(int) { return std::move(w); } P& operator<<(int) { return w; } operator P&&() { return std::move(w); } };
struct Val { W w; W operator*() const { return w; } W operator[](int) const { return w; } const W operator()(int) const { return w; } };
struct Rq { W w; W& operator[](int) & { return w; } W&& operator[](int) && { return std::move(w); } const W& operator[](int) const& { return w; } W& operator*() & { return w; } W&& operator*() && { return std::move(w); } };
Rq mk() { return Rq{}; }
void s0() { W w; It i{w}; S(*i); S(i[0]); std::printf("%s ", i->who()); const It c{w}; S(*c); S(c[1]); S(*It{w}); S(It{w}[0]); std::printf("\n"); }
void s1() { P p; Jt j{p}; S((*j).w); S(j[0].w); S(j().w); S(std::move(j)().w); S((-j).w); S((j + 1).w); S((j << 1).w); S(static_cast<P&&>(j).w); S(Jt{p}().w); std::printf("\n"); }
void s2() { Val v; S(*v); S(v[0]); S(v(1)); const Val c; S(*c); S(c[0]); S(c(1)); std::printf("\n"); }
void s3() { Rq q; const Rq c; S(q[0]); S(std::move(q)[0]); S(c[0]); S(*q); S(*std::move(q)); S(mk()[0]); S(*mk()); S(Rq{}[0]); S(*Rq{}); std::printf("\n"); }
void s4() { auto f = [](auto&& x) { S(x[0]); S(std::forward<decltype(x)>(x)[0]); S(*x); S(*std::forward<decltype(x)>(x)); }; Rq q; f(q); f(Rq{}); f(std::move(q)); std::printf("\n"); }
void s5() { P p; S(p.self()->w); S((*p.self()).w); S(std::move(*p.self()).w); S(P{}.self()->w); std::shared_ptr<P> sp = std::make_shared<P>(); S(sp->w); S((*sp).w); S(sp.get()->w); S(std::move(*sp).w); S(std::make_shared<P>()->w); S((*std::make_shared<P>()).w); std::printf("\n"); }
void s6() { std::vector<P> v(2); auto it = v.begin(); S(it->w); S((*it).w); S(it[1].w); S((*v.begin()).w); S(v.begin()->w); S(v.data()->w); S((&v[0])->w); S(v.begin()[1].w); S((*(v.begin() + 1)).w); const auto& cv = v; S(cv[0].w); S((*cv.begin()).w); S(cv.data()[1].w); std::printf("\n"); }
void all() { s0(); s1(); s2(); s3(); s4(); s5(); s6(); }
}
namespace values {
struct W { int v=1; const char* who() & { return "l"; } const char* who() const& { return "cl"; } const char* who() && { return "r"; } const char* who() const&& { return "cr"; } };
struct P { W w; };
struct N { P p; W a[2]; P bv() const { return p; } const P cv() const { return p; } auto ab() { return p; } P& r() { return p; } const P& c() const { return p; } auto& ar() { return p; } const auto& car() { return p; } decltype(auto) da() { return (p); } decltype(auto) dv() { return p; } template <class T> T tv() { return p; } static P sv() { return P{}; } static P& sr() { static P p; return p; } P operator()(int) { return p; } P operator[](int) { return p; } P operator+(int) { return p; } P operator-() { return p; } P operator*() { return p; } operator P() { return p; } P& operator()(int, int) { return p; } };
P bv() { return P{}; } auto ab() { return P{}; } const P cv() { return P{}; } template <class T> T tv() { return T{}; } template <class T> auto av(T t) { return t; } template <class T> T tp(T t) { return t; } template <class T> T& tr(T& t) { return t; }
void s0() { N n; S(n.bv().w); S(n.cv().w); S(n.ab().w); S(n.r().w); S(n.c().w); S(n.ar().w); S(n.car().w); S(n.da().w); S(n.dv().w); S(n.tv<P>().w); S(N::sv().w); S(N::sr().w); S(n.sv().w); std::printf("\n"); }
void s1() { N n; S(n(1).w); S(n[1].w); S((n + 1).w); S((-n).w); S((*n).w); S(static_cast<P>(n).w); S(P(n).w); S(((P)n).w); S(n(1, 2).w); P p = n; S(p.w); std::printf("\n"); }
void s2() { P p; S(bv().w); S(ab().w); S(cv().w); S(tv<P>().w); S(av(p).w); S(tp(p).w); S(tr(p).w); S(tp<P&>(p).w); S(tp<const P&>(p).w); std::printf("\n"); }
void s3() { N n; const N c; S(c.bv().w); S(c.cv().w); S(c.c().w); auto l = [] { return P{}; }; S(l().w); auto m = [&]() -> P& { return n.p; }; S(m().w); auto k = [&]() -> auto& { return c.p; }; S(k().w); auto g = [](auto&& x) -> decltype(auto) { return std::forward<decltype(x)>(x); }; S(g(n).p.w); S(g(std::move(n)).p.w); S(g(c).p.w); std::printf("\n"); }
void s4() { N n; std::function<P()> f = [] { return P{}; }; std::function<P&()> r = [&]() -> P& { return n.p; }; S(f().w); S(r().w); P (*fp)() = bv; S(fp().w); P (N::*mp)() const = &N::bv; S((n.*mp)().w); P& (N::*mr)() = &N::r; S((n.*mr)().w); S(std::invoke(mp, n).w); S(std::invoke(mr, n).w); S(std::invoke(bv).w); std::printf("\n"); }
void s5() { std::vector<N> v(2); S(v.front().bv().w); S(v[0].r().w); S(v.at(1).p.w); S(v.back().a[1]); S((v.begin() + 1)->bv().w); S(v.begin()->r().w); auto u = std::make_unique<N>(); S(u->bv().w); S(u->r().w); S((*u).a[0]); S(u->a[1]); S(u.get()->p.w); std::printf("\n"); }
void all() { s0(); s1(); s2(); s3(); s4(); s5(); }
}
namespace parameters {
struct W { int v=1; const char* who() & { return "l"; } const char* who() const& { return "cl"; } const char* who() && { return "r"; } const char* who() const&& { return "cr"; } };
struct P { W w; };
template <class T, class U> T as(U& u) { return static_cast<T>(u); }
template <class T> struct H { T t; T get() { return static_cast<T>(t); } };
void s0() { W w; S(as<W&>(w)); S(as<W&&>(w)); S(as<W>(w)); S(as<const W&>(w)); S(as<const W&&>(w)); P p; S(as<P&&>(p).w); S(as<P&>(p).w); S(as<const P&>(p).w); S(as<P>(p).w); std::printf("\n"); }
void s1() { W w; H<W&> h{w}; S(h.get()); H<W> g; S(g.get()); H<W&&> k{std::move(w)}; S(k.get()); H<const W&> c{w}; S(c.get()); S(k.t); S(std::move(k).t); S(std::move(g).t); S(std::move(h).t); std::printf("\n"); }
void s2() { std::any a = W{}; S(std::any_cast<W>(a)); S(std::any_cast<W&>(a)); S(std::any_cast<W&&>(std::move(a))); S(std::any_cast<const W&>(a)); S(*std::any_cast<W>(&a)); std::printf("\n"); }
void all() { s0(); s1(); s2(); }
}
int main() { chains::all(); operators::all(); values::all(); parameters::all(); }
