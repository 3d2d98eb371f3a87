// Variables of the program that others make: `T x(y);` declares no function.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <string>
#include <vector>
struct S { int v = 1; S(int x) : v(x) {} S(int x, int y) : v(x * 10 + y) {} };
struct A { static constexpr int n = 5; static int m; }; int A::m = 6;
namespace ns { int k = 7; }
enum E { e1 = 4 };
int gi = 2, gj = 3; int arr[3] = {4, 5, 6}; int* gp = arr; constexpr int N = 8; S q0(1);
S q1(gi);
S q2(gi * gj);
S q3(gi & gj);
S q4(gi && gj);
S q5(gi, gj);
S q6(A::n);
S q7(A::m);
S q8(ns::k);
S q9(e1);
S q10(N);
S q11(arr[1]);
S q12(*gp);
S q13(q0.v);
S q14(gi[arr]);
S q15(q0);
S q16((gi));
S q17(int(gi));
S q18 = S(gi);
S q19(sizeof(gi));
S q20(gi), q21(gj);
static S q22(gi);
const S q23(gi);
int i1(gi);
int i2(gi), i3(gj);
int* p1(gp);
int& r1(gi);
std::string st(gi, 'x');
std::string st2(N, 'y');
std::vector<int> vv(gi);
std::vector<int> v2(gi, gj);
std::vector<int> v3(A::n);
std::vector<int> v4(v2);
std::vector<int> v5(arr, arr + 3);
int fd(int);
int fe(S);
S ff(S, int);
int fg(std::string s);
S fh();
int fd(int x) { return x + gi; }
template <int M> struct TT { static S s; }; template <int M> S TT<M>::s(M);
namespace in { S x(gi); int y(gj); S z(ns::k); int w(int); }
S* sp1 = &q1; S* sp2 = &q2;

int main() {
  std::printf("\n0: "); { std::printf("%d %d %d %d %d %d %d %d %d %d\n", q1.v, q2.v, q3.v, q4.v, q5.v, q6.v, q7.v, q8.v, q9.v, q10.v); }
  std::printf("\n1: "); { std::printf("%d %d %d %d %d %d %d %d %d\n", q11.v, q12.v, q13.v, q14.v, q15.v, q16.v, q18.v, q19.v, q20.v); }
  std::printf("\n2: "); { std::printf("%d %d %d %d %d %d %d %d\n", q21.v, q22.v, q23.v, i1, i2, i3, *p1, r1); }
  std::printf("\n3: "); { std::printf("%s %s %zu %zu %zu %zu %zu\n", st.c_str(), st2.c_str(), vv.size(), v2.size(), v3.size(), v4.size(), v5.size()); }
  std::printf("\n4: "); { std::printf("%d %d %d %d %d %d\n", fd(1), in::x.v, in::y, in::z.v, sp1->v, TT<9>::s.v); }
  std::printf("\n5: "); { int t = 0; }
  std::printf("\n6: "); { S a(gi); S b(gi * gj); S c(A::n); S d(ns::k); S e(e1); std::printf("%d %d %d %d %d\n", a.v, b.v, c.v, d.v, e.v); }
  std::printf("\n");
}
