#include <cstdio>
struct Tr { static int n; int id; Tr() : id(++n) { printf("+%d ", id); } Tr(Tr const& o) : id(++n) { printf("c%d<-%d ", id, o.id); } Tr(Tr&& o) noexcept : id(++n) { printf("m%d<-%d ", id, o.id); } ~Tr() { printf("-%d ", id); } }; int Tr::n = 0;
struct W { Tr t; W(Tr x) : t((Tr&&)x) { printf("W "); } };
Tr mk() { return Tr(); }
void byc(W const& w) { printf("[c] "); } void byv(W w) { printf("[v] "); } void byr(W&& w) { printf("[r] "); }
W ret() { return Tr(); } W ret2(Tr t) { return t; } 
struct H { W w; H() : w(Tr()) {} H(int) : w{Tr()} {} H(char) : w(mk()) {} };
int main() { byc(Tr()); puts(""); byv(Tr()); puts(""); byr(Tr()); puts(""); byc(mk()); puts(""); W w = Tr(); puts(""); W w2(mk()); puts(""); W w3{mk()}; puts(""); W w4 = {mk()}; puts(""); ret(); puts(""); ret2(Tr()); puts(""); { H h; puts(""); H h1(1); puts(""); H h2('a'); puts(""); } Tr t; byc(t); puts(""); byc((Tr&&)t); puts(""); W w5 = t; puts("");  W a[2] = {Tr(), t}; puts(""); byc({Tr()}); puts(""); byv({mk()}); puts(""); static_cast<W>(Tr()); puts(""); (W)mk(); puts(""); new W(Tr()); puts(""); auto l = [](W const&) {}; l(Tr()); puts(""); auto l2 = [](W) {}; l2(mk()); puts(""); }
