// Characters and texts in braces are read in their turn.
#include <array>
#include <cstdio>
#include <deque>
#include <initializer_list>
#include <iostream>
#include <list>
#include <string>
#include <string_view>
#include <vector>

char change(std::string& s) { s[0] = 'X'; return s[1]; }
char grow(std::string& s) { s = "zyxwvutsrqponmlkjihgfedcba0123456789"; return '!'; }
std::string str(std::string& s) { s[0] = 'X'; return "q"; }
struct S { std::string a, b; };
int chg(std::vector<int>& v) { v[0] = 9; return v[1]; }
char& at0(std::string& s) { return s[0]; }

namespace n0 {

void run() {
  std::string s = "abc"; std::string t{s.front(), change(s)}; std::cout << t;
}
}

namespace n1 {

void run() {
  std::string s = "abc"; std::string t{change(s), s.front()}; std::cout << t;
}
}

namespace n2 {

void run() {
  std::string s = "abc"; std::string t = {s[0], change(s), s[0]}; std::cout << t;
}
}

namespace n3 {

void run() {
  std::string s = "abc"; std::string t{s.at(0), change(s)}; std::cout << t;
}
}

namespace n4 {

void run() {
  std::string s = "abc"; std::string t{*s.begin(), change(s)}; std::cout << t;
}
}

namespace n5 {

void run() {
  std::string s = "abc"; std::string t{at0(s), change(s)}; std::cout << t;
}
}

namespace n6 {

void run() {
  std::string s = "abc"; char& r = s[0]; std::string t{r, change(s)}; std::cout << t;
}
}

namespace n7 {

void run() {
  std::string s = "abc"; char* p = &s[0]; std::string t{*p, change(s)}; std::cout << t;
}
}

namespace n8 {

void run() {
  std::string s = "abc"; std::string t; t = {s.front(), change(s)}; std::cout << t;
}
}

namespace n9 {

void run() {
  std::string s = "abc"; std::string t; t += {s.front(), change(s)}; std::cout << t;
}
}

namespace n10 {

void run() {
  std::string s = "abc"; std::string t; t.append({s.front(), change(s)}); std::cout << t;
}
}

namespace n11 {

void run() {
  std::string s = "abc"; std::string t; t.assign({s.front(), change(s)}); std::cout << t;
}
}

namespace n12 {

void run() {
  std::string s = "abc"; std::string t = "12"; t.insert(t.begin(), {s.front(), change(s)}); std::cout << t;
}
}

namespace n13 {

void run() {
  std::string s = "abc"; std::string t = "12"; t.replace(t.begin(), t.end(), {s.front(), change(s)}); std::cout << t;
}
}

namespace n14 {

void run() {
  std::string s = "abc"; auto t = std::string{s.front(), change(s)}; std::cout << t;
}
}

namespace n15 {

void run() {
  std::string s = "abc"; std::cout << std::string{s.front(), change(s)} << std::string({s.front(), change(s)});
}
}

namespace n16 {

void run() {
  std::string s = "abc"; std::vector<char> t{s.front(), change(s)}; std::cout << t[0] << t[1];
}
}

namespace n17 {

void run() {
  std::string s = "abc"; std::vector<char> t; t = {s.front(), change(s)}; std::cout << t[0] << t[1];
}
}

namespace n18 {

void run() {
  std::string s = "abc"; std::vector<char> t; t.insert(t.end(), {s.front(), change(s)}); std::cout << t[0] << t[1];
}
}

namespace n19 {

void run() {
  std::string s = "abc"; std::array<char, 2> t{s.front(), change(s)}; std::cout << t[0] << t[1];
}
}

namespace n20 {

void run() {
  std::string s = "abc"; char t[] = {s.front(), change(s)}; std::cout << t[0] << t[1];
}
}

namespace n21 {

void run() {
  std::string s = "abc"; std::initializer_list<char> t = {s.front(), change(s)}; std::cout << *t.begin();
}
}

namespace n22 {

void run() {
  std::string s = "abc"; auto t = {s.front(), change(s)}; std::cout << *t.begin();
}
}

namespace n23 {

void run() {
  std::string s = "abc"; for (char c : {s.front(), change(s)}) std::cout << c;
}
}

namespace n24 {

void run() {
  std::string s = "abc"; std::pair<char, char> t{s.front(), change(s)}; std::cout << t.first;
}
}

namespace n25 {

void run() {
  std::string s = "abc"; struct P { char a, b; } t{s.front(), change(s)}; std::cout << t.a;
}
}

namespace n26 {

void run() {
  std::string s = "abc"; auto f = [](std::string t) { std::cout << t; }; f({s.front(), change(s)}); f(std::string{s.front(), change(s)});
}
}

namespace n27 {

void run() {
  std::string s = "abc"; auto f = [](std::initializer_list<char> t) { std::cout << *t.begin(); }; f({s.front(), change(s)});
}
}

namespace n28 {

void run() {
  std::string s = "abc"; S t{{s.front(), change(s)}, s}; std::cout << t.a << t.b;
}
}

namespace n29 {

void run() {
  std::string s = "abc"; std::vector<std::string> t{{s.front(), change(s)}, s}; std::cout << t[0];
}
}

namespace n30 {

void run() {
  std::string s = "abc"; std::vector<std::string> t{s, str(s), s}; std::cout << t[0] << t[1] << t[2];
}
}

namespace n31 {

void run() {
  std::string s = "abc"; std::vector<std::string> t; t.insert(t.end(), {s, str(s), s}); std::cout << t[0] << t[1] << t[2];
}
}

namespace n32 {

void run() {
  std::string s = "abc"; std::vector<std::string> t; t.assign({s, str(s), s}); std::cout << t[0] << t[1] << t[2];
}
}

namespace n33 {

void run() {
  std::string s = "abc"; std::vector<std::string> t; t = {s, str(s), s}; std::cout << t[0] << t[1] << t[2];
}
}

namespace n34 {

void run() {
  std::vector<int> v{1, 2}; std::vector<int> t{v[0], chg(v), v.front()}; std::cout << t[0] << t[1] << t[2];
}
}

namespace n35 {

void run() {
  std::vector<int> v{1, 2}; std::vector<int> t; t.insert(t.end(), {v[0], chg(v), v.front()}); std::cout << t[0] << t[1] << t[2];
}
}

namespace n36 {

void run() {
  std::vector<int> v{1, 2}; std::list<int> t{v[0], chg(v), v.front()}; std::cout << t.front();
}
}

namespace n37 {

void run() {
  std::vector<int> v{1, 2}; std::deque<int> t{v.front(), chg(v), v.front()}; std::cout << t.front();
}
}

namespace n38 {

void run() {
  std::string s = "abc"; std::string t{s[0], char(s.size()), grow(s), s[0]}; std::cout << t[0] << t[2] << t[3];
}
}

namespace n39 {

void run() {
  std::string s = "abc"; std::string t = std::string(1, s.front()) + change(s); std::cout << t;
}
}

namespace n40 {

void run() {
  std::string s = "abc"; std::string t(s, 0, (change(s), 2)); std::cout << t;
}
}

namespace n41 {

void run() {
  std::string s = "abc"; std::string_view v = s; std::string t{v[0], change(s)}; std::cout << t;
}
}

namespace n42 {

void run() {
  std::string s = "abc"; std::string_view v = s; std::string t{v.front(), change(s), v.front()}; std::cout << t;
}
}

namespace n43 {
template <class T> std::string mk(T& s) { return {s.front(), change(s)}; }
void run() {
  std::string s = "abc"; std::cout << mk(s);
}
}

namespace n44 {
template <class... T> std::string mk(T&... s) { return {s.front()..., change(s)...}; }
void run() {
  std::string s = "abc"; std::cout << mk(s);
}
}

namespace n45 {
std::string mk(std::string& s) { return std::string{s.front(), change(s)}; }
void run() {
  std::string s = "abc"; std::cout << mk(s);
}
}

namespace n46 {

void run() {
  std::string s = "abc"; const std::string t{s.front(), change(s)}; static std::string u{s.front(), change(s)}; std::cout << t << u;
}
}

namespace n47 {

void run() {
  struct M { std::string t; M(std::string& s) : t{s.front(), change(s)} {} }; std::string s = "abc"; M m(s); std::cout << m.t;
}
}

namespace n48 {

void run() {
  std::string s = "abc"; std::string* p = new std::string{s.front(), change(s)}; std::cout << *p; delete p;
}
}

namespace n49 {

void run() {
  std::string s = "abc"; std::vector<std::string> t; t.push_back({s.front(), change(s)}); t.emplace_back(std::string{s[1], s[0]}); std::cout << t[0] << t[1];
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
  std::cout << std::flush; printf("\n@34\n"); fflush(stdout); n34::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@35\n"); fflush(stdout); n35::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@36\n"); fflush(stdout); n36::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@37\n"); fflush(stdout); n37::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@38\n"); fflush(stdout); n38::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@39\n"); fflush(stdout); n39::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@40\n"); fflush(stdout); n40::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@41\n"); fflush(stdout); n41::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@42\n"); fflush(stdout); n42::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@43\n"); fflush(stdout); n43::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@44\n"); fflush(stdout); n44::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@45\n"); fflush(stdout); n45::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@46\n"); fflush(stdout); n46::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@47\n"); fflush(stdout); n47::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@48\n"); fflush(stdout); n48::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@49\n"); fflush(stdout); n49::run(); std::cout << std::flush; fflush(stdout);
}
