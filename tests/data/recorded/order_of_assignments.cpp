// In which order the sides of an assignment and the operands of a negated difference are evaluated.
#include <cstdio>
#include <map>
#include <string>
#include <vector>

struct A {
  int v;
  A() : v(0) { printf("A() "); }
  A(int v) : v(v) { printf("A%d ", v); }
  A(const A& o) : v(o.v) { printf("c%d ", v); }
  A(A&& o) noexcept : v(o.v) { o.v += 100; printf("m%d ", v); }
  A& operator=(const A& o) { v = o.v; printf("=c%d ", v); return *this; }
  A& operator=(A&& o) noexcept { v = o.v; o.v += 100; printf("=m%d ", v); return *this; }
  ~A() { printf("~%d ", v); }
  bool operator<(const A& o) const { return v < o.v; }
  bool operator==(const A& o) const { return v == o.v; }
};

void ai1() {
  int a[4] = {}; int i = 0; auto f = [&] { i = 2; return 7; }; a[i] = f(); for (int x : a) printf("%d ", x);
  puts("");
}

void ai2() {
  int i = 0; std::vector<int> a(4); auto f = [&] { i = 2; return 7; }; a[i] = f(); for (int x : a) printf("%d ", x);
  puts("");
}

void ai3() {
  int i = 0; std::map<int,int> a; auto f = [&] { i = 2; return 7; }; a[i] = f(); for (auto& x : a) printf("%d:%d ", x.first, x.second);
  puts("");
}

void ai4() {
  int i = 0; A a[3] = {1, 2, 3}; auto f = [&] { i = 2; return A(7); }; a[i] = f(); for (auto& x : a) printf("%d ", x.v);
  puts("");
}

void ai5() {
  int a[4] = {}; int i = 0; auto f = [&]() -> int& { i = 2; return i; }; a[i] = f(); a[f()] = i++; for (int x : a) printf("%d ", x);
  puts("");
}

namespace of_ai6 {
struct S { int i = 0; int a[4] = {}; int f() { i = 2; return 7; }
void g() { a[i] = f(); for (int x : a) printf("%d ", x); } };
}

void ai6() {
  using namespace of_ai6;
  S s; s.g();
  puts("");
}

namespace of_ai7 {
int gx = 0; int f() { gx = 2; return 7; }
int ga[4];
}

void ai7() {
  using namespace of_ai7;
  ga[gx] = f(); for (int x : ga) printf("%d ", x); gx = 0; int b[4] = {}; b[gx] += f(); for (int x : b) printf("%d ", x); gx = 0; b[gx++] = f(); for (int x : b) printf("%d ", x); gx = 0; b[gx + 1] = f(); for (int x : b) printf("%d ", x);
  puts("");
}

namespace of_ai9 {
struct N { int v; N* next; };
}

void ai9() {
  using namespace of_ai9;
  N b{2, nullptr}, a{1, &b}; N* p = &a; auto f = [&] { p = p->next; return 5; }; p->v = f(); printf("%d %d", a.v, b.v); p = &a; (*p).v = f(); printf("%d %d", a.v, b.v); p = &a; p->v += f(); printf("%d %d", a.v, b.v);
  puts("");
}

void ai11() {
  int i = 0; int m[3][3] = {}; auto f = [&] { i = 2; return 7; }; m[i][1] = f(); i = 0; m[1][i] = f(); for (auto& r : m) for (int x : r) printf("%d ", x); int* q = &m[0][0]; auto h = [&] { q += 4; return 3; }; *q = h(); for (auto& r : m) for (int x : r) printf("%d ", x); q = &m[0][0]; q[1] = h();  for (auto& r : m) for (int x : r) printf("%d ", x);
  puts("");
}

void ai12() {
  int i = 0; std::vector<std::vector<int>> m(3, std::vector<int>(3)); auto f = [&] { i = 2; return 7; }; m[i][1] = f(); i = 0; m[1][i] = f(); for (auto& r : m) for (int x : r) printf("%d ", x); i = 0; std::string t[3]; auto g = [&] { i = 2; return "x"; }; t[i] = g(); for (auto& x : t) printf("[%s]", x.c_str()); std::vector<std::string> w(3); i = 0; w[i] = g(); for (auto& x : w) printf("[%s]", x.c_str());
  puts("");
}

namespace of_ai13 {
struct P { int x, y; };
}

void ai13() {
  using namespace of_ai13;
  int i = 0; P ps[3] = {}; auto f = [&] { i = 2; return P{1, 2}; }; ps[i] = f(); for (auto& p : ps) printf("%d", p.x); i = 0; auto g = [&] { i = 1; return 5; }; ps[i].y = g(); for (auto& p : ps) printf("%d", p.y); i = 0; ps[i] = {g(), 3};  for (auto& p : ps) printf("%d%d", p.x, p.y);
  puts("");
}

int main() {
  ai1();
  ai2();
  ai3();
  ai4();
  ai5();
  ai6();
  ai7();
  ai9();
  ai11();
  ai12();
  ai13();
}
