// Characters in braces for methods, members, elements and templates are read in their turn.
#include <cstdio>
#include <iostream>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

char change(std::string& s) { s[0] = 'X'; return s[1]; }
int n(std::string& s) { s[0] = 'X'; return 1; }
struct S { std::string a; int b; };
struct M { std::string t; M& add(std::string& s) { t.append({s.front(), change(s)}); t.assign({t[0], s[0], change(s)}); this->t += {s.front(), change(s)}; return *this; } };
void f(const std::string& t, int) { std::cout << t; }
void g(std::string t) { std::cout << t; } void g(int, int) {}
using Str = std::string;
namespace q { using std::string; string mk(string& s) { string t{s[0], change(s)}; return t; } }

namespace n0 {

void run() {
  std::string s = "abc"; std::vector<std::string> v(1); v[0] = {s.front(), change(s)}; std::cout << v[0];
}
}

namespace n1 {

void run() {
  std::string s = "abc"; std::map<int, std::string> v; v[0] = {s.front(), change(s)}; std::cout << v[0];
}
}

namespace n2 {

void run() {
  std::string s = "abc"; S t{}; t.a = {s.front(), change(s)}; std::cout << t.a;
}
}

namespace n3 {

void run() {
  std::string s = "abc"; M t{}; t.add(s); std::cout << t.t;
}
}

namespace n4 {

void run() {
  std::string s = "abc"; S t{}; t.a.insert(t.a.begin(), {s.front(), change(s)}); std::cout << t.a;
}
}

namespace n5 {

void run() {
  std::string s = "abc"; S t{}; t.a.assign({s.front(), change(s)}); std::cout << t.a;
}
}

namespace n6 {

void run() {
  std::string s = "abc"; S t{}; t.a.append({s.front(), change(s)}); t.a.replace(t.a.begin(), t.a.end(), {s.front(), change(s)}); std::cout << t.a;
}
}

namespace n7 {

void run() {
  std::string s = "abc"; f({s.front(), change(s)}, 1); f(std::string{s[1], s[0], change(s)}, n(s));
}
}

namespace n8 {

void run() {
  std::string s = "abc"; g({s.front(), change(s)});
}
}

namespace n9 {

void run() {
  std::string s = "abc"; Str t{s.front(), change(s)}; std::cout << t; Str u = {s[2], change(s)}; std::cout << u;
}
}

namespace n10 {

void run() {
  std::string s = "abc"; std::cout << q::mk(s);
}
}

namespace n11 {

void run() {
  std::string s = "abc"; std::optional<std::string> t{std::string{s.front(), change(s)}}; t = {s.front(), change(s)}; std::cout << *t;
}
}

namespace n12 {

void run() {
  std::string s = "abc"; auto p = std::make_unique<std::string>(std::string{s.front(), change(s)}); *p = {s[0], change(s)}; std::cout << *p;
}
}

namespace n13 {

void run() {
  std::string s = "abc"; auto p = std::make_unique<std::string>(); p->append({s.front(), change(s)}); p->assign({p->front(), change(*p)}); std::cout << *p;
}
}

namespace n14 {

void run() {
  std::string s = "abc"; std::pair<std::string, int> p{{s.front(), change(s)}, 1}; std::cout << p.first;
}
}

namespace n15 {

void run() {
  std::string s = "abc"; std::vector<S> v{{{s.front(), change(s)}, 1}, {{s[0]}, 2}}; std::cout << v[0].a << v[1].a;
}
}

namespace n16 {

void run() {
  std::string s = "abc"; std::vector<S> v; v.push_back({{s.front(), change(s)}, 1}); std::cout << v[0].a;
}
}

namespace n17 {

void run() {
  std::string s = "abc"; std::map<std::string, int> m{{{s.front(), change(s)}, 1}}; std::cout << m.begin()->first;
}
}

namespace n18 {

void run() {
  std::string s = "abc"; std::string t{s, size_t(n(s))}; std::cout << t;
}
}

namespace n19 {

void run() {
  std::string s = "abc"; std::string t{s.c_str(), size_t(n(s))}; std::cout << t;
}
}

namespace n20 {

void run() {
  std::string s = "abc"; std::string t{s.begin(), s.begin() + n(s)}; std::cout << t;
}
}

namespace n21 {

void run() {
  std::string s = "abc"; const char* p = "xyz"; std::string t{*p, change(s), *(p + 1)}; std::cout << t;
}
}

namespace n22 {

void run() {
  std::string s = "abc"; char c = 'q'; std::string t{c, (c = 'r', change(s)), c++, c}; std::cout << t;
}
}

namespace n23 {

void run() {
  std::string s = "abc"; const char& c = s[0]; std::string t{c, change(s), c}; std::cout << t;
}
}

namespace n24 {

void run() {
  std::string s = "abc"; int i = 0; std::string t{s[i++], s[i++], s[i]}; std::cout << t << i;
}
}

namespace n25 {

void run() {
  std::string s = "abc"; size_t i = 0; std::string t{s[i], s[++i], s[i]}; std::cout << t << i;
}
}

namespace n26 {

void run() {
  std::string s = "abc"; auto mk = [&]() -> std::string { return {s.front(), change(s)}; }; std::cout << mk();
}
}

namespace n27 {

void run() {
  std::string s = "abc"; auto mk = [&](auto& x) -> std::string { return {x.front(), change(x)}; }; std::cout << mk(s);
}
}

namespace n28 {
template <class C> struct T { C c; T(std::string& s) : c{s.front(), change(s)} {} C m(std::string& s) { C r{s[0], change(s)}; return r; } };
void run() {
  std::string s = "abc"; T<std::string> t(s); std::cout << t.c << t.m(s); s = "abc"; T<std::vector<char>> u(s); std::cout << u.c[0] << u.c[1];
}
}

namespace n29 {
template <class C> C mk(std::string& s) { return C{s.front(), change(s)}; }
void run() {
  std::string s = "abc"; std::cout << mk<std::string>(s); s = "abc"; std::cout << mk<std::vector<char>>(s)[0];
}
}

namespace n30 {
template <class C> void mk(C& c, std::string& s) { c.assign({s.front(), change(s)}); c.insert(c.end(), {s.front(), change(s)}); c = {c[0], s[0], change(s)}; }
void run() {
  std::string s = "abc"; std::string c; mk(c, s); std::cout << c;
}
}

namespace n31 {

void run() {
  std::string s = "abc"; std::vector<std::vector<char>> v{{s.front(), change(s)}, {s.front()}}; std::cout << v[0][0] << v[1][0];
}
}

namespace n32 {

void run() {
  std::string s = "abc"; std::vector<std::string> v; v.insert(v.begin(), {s.front(), change(s)}); std::cout << v.size() << v[0];
}
}

namespace n33 {

void run() {
  std::string s = "abc"; std::vector<std::string> v; v.assign({std::string{s.front(), change(s)}, s}); std::cout << v[0] << v[1];
}
}

int main() {
  std::cout << std::flush; printf("\n@0\n"); fflush(stdout); n0::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@1\n"); fflush(stdout); n1::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@2\n"); fflush(stdout); n2::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@3\n"); fflush(stdout); n3::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@4\n"); fflush(stdout); n4::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@5\n"); fflush(stdout); n5::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@6\n"); fflush(stdout); n6::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@7\n"); fflush(stdout); n7::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@8\n"); fflush(stdout); n8::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@9\n"); fflush(stdout); n9::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@10\n"); fflush(stdout); n10::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@11\n"); fflush(stdout); n11::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@12\n"); fflush(stdout); n12::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@13\n"); fflush(stdout); n13::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@14\n"); fflush(stdout); n14::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@15\n"); fflush(stdout); n15::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@16\n"); fflush(stdout); n16::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@17\n"); fflush(stdout); n17::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@18\n"); fflush(stdout); n18::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@19\n"); fflush(stdout); n19::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@20\n"); fflush(stdout); n20::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@21\n"); fflush(stdout); n21::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@22\n"); fflush(stdout); n22::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@23\n"); fflush(stdout); n23::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@24\n"); fflush(stdout); n24::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@25\n"); fflush(stdout); n25::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@26\n"); fflush(stdout); n26::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@27\n"); fflush(stdout); n27::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@28\n"); fflush(stdout); n28::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@29\n"); fflush(stdout); n29::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@30\n"); fflush(stdout); n30::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@31\n"); fflush(stdout); n31::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@32\n"); fflush(stdout); n32::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@33\n"); fflush(stdout); n33::run(); std::cout << std::flush; fflush(stdout);
}
