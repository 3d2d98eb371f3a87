#include <cstdio>
#include <algorithm>
#include <utility>
#include <vector>
#include <string>
#include <tuple>
#include <map>
#include <optional>
#include <array>
#include <memory>
#include <sstream>
#include <type_traits>
struct A {
  operator int() & { printf("& "); return 1; }
  operator int() && { printf("&& "); return 2; }
  operator int() const& { printf("c& "); return 3; }
};
struct S { operator std::string() & { return "l"; } operator std::string() && { return "r"; } };
struct B { operator bool() & { return true; } operator bool() && { return false; } };
struct T { int x; explicit T(int v) : x(v) {} };
struct U { int x; U(int v) : x(v) {} };
A mk() { return {}; }
int ret1() { A a; return a; }
int ret2() { A a; return std::move(a); }
int ret3(A& a) { return a; }
int ret4() { return A(); }
int main() {
  A a; const A c{};
  // operators
  printf("%d\n", a + 0);
  printf("%d\n", std::move(a) + 0);
  printf("%d\n", c + 0);
  printf("%d\n", mk() + 0);
  printf("%d\n", A() + A());
  printf("%d\n", a * std::move(a));
  printf("%d\n", -std::move(a)); printf("%d\n", !a); printf("%d\n", ~mk());
  printf("%d\n", std::move(a) < 2); printf("%d\n", 2 == std::move(a)); printf("%d\n", 1 << A());
  // casts
  printf("%d\n", static_cast<int>(a)); printf("%d\n", static_cast<int>(std::move(a))); printf("%d\n", static_cast<int>(A()));
  printf("%d\n", (int)a); printf("%d\n", (int)std::move(a)); printf("%d\n", (int)A()); printf("%d\n", int(a)); printf("%d\n", int(mk()));
  printf("%d\n", int(std::move(a))); printf("%d\n", static_cast<int>(c)); printf("%d\n", (int)c);
  printf("%d\n", int{a}); printf("%d\n", int{std::move(a)}); printf("%d\n", int{A()});
  // conditions
  if (std::move(a)) printf("t\n"); if (a) printf("t\n"); if (A()) printf("t\n");
  B b; if (std::move(b)) printf("B\n"); else printf("nB\n"); if (b) printf("B\n"); if (B()) printf("B\n"); else printf("nB\n");
  printf("%d %d\n", std::move(b) ? 1 : 2, b ? 1 : 2); printf("%d\n", !std::move(b)); printf("%d\n", std::move(b) || false); printf("%d\n", b && true);
  int n1 = 0; while (B()) { if (++n1 > 3) break; } for (; B();) { if (++n1 > 3) break; }
  switch (a) { case 1: printf("one\n"); break; default: printf("other\n"); }
  switch (std::move(a)) { case 1: printf("one\n"); break; default: printf("other\n"); }
  switch (mk()) { case 2: printf("two\n"); break; default: printf("other\n"); }
  // indices
  int arr[5] = {10, 11, 12, 13, 14};
  printf("%d\n", arr[a]); printf("%d\n", arr[std::move(a)]); printf("%d\n", arr[A()]); printf("%d\n", arr[c]);
  std::vector<int> ve{20, 21, 22, 23};
  printf("%d\n", ve[a]); printf("%d\n", ve[std::move(a)]); printf("%d\n", ve[A()]); printf("%d\n", ve[c]);
  // elements of arrays
  int e[4] = {a, std::move(a), A(), c}; for (int i : e) printf("%d ", i); printf("\n");
  std::vector<int> vi{a, std::move(a), A(), c}; for (int i : vi) printf("%d ", i); printf("\n");
  std::array<int, 4> ai{a, std::move(a), A(), c}; for (int i : ai) printf("%d ", i); printf("\n");
  // constructors
  printf("%d\n", T(a).x); printf("%d\n", T(std::move(a)).x); printf("%d\n", T(A()).x); printf("%d\n", T{c}.x); printf("%d\n", T{std::move(a)}.x);
  U u1(a); U u2(std::move(a)); U u3{std::move(a)}; U u4(mk()); printf("%d %d %d %d\n", u1.x, u2.x, u3.x, u4.x);
  // initialisers
  int i1 = a; int i2 = std::move(a); int i3 = A(); int i4 = c; int i5{a}; int i6{std::move(a)}; int i7(std::move(a)); int i8(mk());
  printf("%d %d %d %d %d %d %d %d\n", i1, i2, i3, i4, i5, i6, i7, i8);
  const int& r1 = a; const int& r2 = std::move(a); int&& r3 = A(); printf("%d %d %d\n", r1, r2, r3);
  i1 = a; i2 = std::move(a); i3 = A(); printf("%d %d %d\n", i1, i2, i3);
  i1 += std::move(a); i1 += a; i1 -= A(); printf("%d\n", i1);
  printf("%d\n", ret1()); printf("%d\n", ret2()); printf("%d\n", ret3(a)); printf("%d\n", ret4());
  S s; std::string s1 = s, s2 = std::move(s), s3 = S(), s4(s), s5(std::move(s)), s6{S()};
  printf("%s %s %s %s %s %s\n", s1.c_str(), s2.c_str(), s3.c_str(), s4.c_str(), s5.c_str(), s6.c_str());
  std::vector<std::string> vs{s, std::move(s), S()}; for (auto& q : vs) printf("%s ", q.c_str()); printf("\n");
  vs.push_back(s); vs.push_back(std::move(s)); vs.emplace_back(s); vs.emplace_back(std::move(s)); vs.emplace_back(S()); for (auto& q : vs) printf("%s ", q.c_str()); printf("\n");
  auto l = [](int q) { return q; }; printf("%d %d %d\n", l(a), l(std::move(a)), l(A()));
  std::pair<int, int> p(a, std::move(a)); printf("%d %d\n", p.first, p.second);
  std::pair<int, int> p2{std::move(a), a}; printf("%d %d\n", p2.first, p2.second);
  std::tuple<int, int, int> t(a, std::move(a), A()); printf("%d %d %d\n", std::get<0>(t), std::get<1>(t), std::get<2>(t));
  std::optional<int> o = std::move(a); std::optional<int> o2 = a; std::optional<int> o3(mk()); printf("%d %d %d\n", *o, *o2, *o3); o = a; printf("%d\n", *o); o = std::move(a); printf("%d\n", *o);
  int* np = new int(std::move(a)); printf("%d\n", *np); delete np;
  auto up = std::make_unique<int>(std::move(a)); printf("%d\n", *up);
  std::map<int, int> m; m[std::move(a)] = a; for (auto& [k, v] : m) printf("%d %d\n", k, v);
  m.emplace(std::move(a), std::move(a)); m.insert({A(), a}); for (auto& [k, v] : m) printf("%d %d\n", k, v);
}
