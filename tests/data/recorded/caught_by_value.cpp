// A handler by value copies what it catches, with a name or without.
#include <cstdio>
int c, d;
struct A { int i; A() { i = ++c; printf("A() %d\n", i); } A(const A& o) { i = ++c; printf("copy %d of %d\n", i, o.i); } ~A() { printf("~A() %d\n", i); ++d; } };
struct B : A { };
int main() {
  try { throw A(); } catch (A) { printf("caught\n"); }
  try { throw A(); } catch (A a) { printf("caught %d\n", a.i); }
  try { throw A(); } catch (const A& a) { printf("caught %d\n", a.i); }
  try { throw A(); } catch (A&) { printf("caught\n"); }
  try { throw A(); } catch (...) { printf("caught\n"); }
  try { throw B(); } catch (A) { printf("base\n"); }
  try { throw B(); } catch (A a) { printf("base %d\n", a.i); }
  try { try { throw A(); } catch (A) { printf("again\n"); throw; } } catch (A) { printf("outer\n"); }
  try { A a; throw a; } catch (A) { printf("caught\n"); }
  printf("%d %d\n", c, d);
}
