#include <cstdio>
#include <cctype>
#include <cstdlib>
struct Tok { enum K { num, op, lp, rp, end } k; double v; char c; };
struct Lexer { const char* p; Tok next() { char c = *p++; return {c == '(' ? Tok::lp : c == ')' ? Tok::rp : Tok::op, 0, c}; } };
Tok nx(const char* p) { char c = *p++; return {c == '(' ? Tok::lp : c == ')' ? Tok::rp : Tok::op, 0, c}; }
int main() { Lexer l{"()x"}; printf("%d\n", nx("(").k); printf("%d\n", l.next().k); }
enum E { a, b, c }; enum class S { x, y, z };
E three(int i) { int k = i + 1; E r = k == 1 ? a : k == 2 ? b : c; return r; }
S scoped(int i) { long k = i; S s = k == 0 ? S::x : k == 1 ? S::y : S::z; return s; }
void which(E) { puts("E"); } void which(int) { puts("int"); }
struct More { More() { int k = 2; which(k == 1 ? a : k == 2 ? b : c); which(k == 1 ? a : 2); E e = k > 1 ? k > 2 ? a : b : c; printf("%d %d %d\n", e, three(1), int(scoped(2))); } } more;
