// Rows of arrays and aggregates in braces, of which one moves: what stands in front is copied before.
#include <cstdio>
#include <utility>
#include <array>
#include <vector>
struct D { int v; D(int x=0) : v(x) { std::printf("+%d ", v); } D(const D& o) : v(o.v) { std::printf("c%d ", v); } D(D&& o) : v(o.v) { o.v = -o.v; std::printf("m%d ", v); } ~D() { std::printf("~%d ", v); } };
struct B { D a[2]; }; struct P { D a, b; };
void s0() { D x(5); D b[2][2] = {{x, x}, {std::move(x), 4}}; }
void s1() { D x(5); P c[2] = {{x, x}, {std::move(x), 3}}; }
void s2() { D x(5); P c[2] = {{x, std::move(x)}, {1, 3}}; }
void s3() { D x(5); D b[2] = {x, std::move(x)}; }
void s4() { D x(5); D b[3] = {std::move(x), 1, 2}; }
void s5() { D x(5), y(6); D b[2][2] = {{std::move(x), 1}, {y, 2}}; }
void s6() { D x(5); std::array<D,2> a{x, std::move(x)}; }
void s7() { D x(5); std::array<P,2> a{P{x, x}, P{std::move(x), 1}}; }
void s8() { D x(5); std::vector<D> a{x, std::move(x)}; }
void s9() { D x(5); P p{x, std::move(x)}; P q = {std::move(x), 2}; }
int main() { s0(); std::printf("\n"); s1(); std::printf("\n"); s2(); std::printf("\n"); s3(); std::printf("\n"); s4(); std::printf("\n"); s5(); std::printf("\n"); s6(); std::printf("\n"); s7(); std::printf("\n"); s8(); std::printf("\n"); s9(); std::printf("\n"); }
