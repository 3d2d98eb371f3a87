#include <cstdio>
#include <cstddef>
#include <stdexcept>
#include <string>
struct B { virtual ~B() = default; int x = 1; };
struct D : B { int y = 2; };
struct P : private B {};
struct E1 {}; struct V1 : virtual B {}; struct V2 : virtual B {}; struct VV : V1, V2 {};
struct A1 : B {}; struct A2 : B {};
enum En { e0 }; enum class Sc { s0 };
int fn(int x) { return x; }
template <class F> void t(const char* name, F f) {
  try { f(); }
  catch (int*) { printf("%s int*\n", name); }
  catch (const int*) { printf("%s const int*\n", name); }
  catch (const char*) { printf("%s const char*\n", name); }
  catch (B*) { printf("%s B*\n", name); }
  catch (const B*) { printf("%s const B*\n", name); }
  catch (int (*f)(int)) { printf("%s function %d\n", name, f(3)); }
  catch (std::nullptr_t) { printf("%s nullptr\n", name); }
  catch (void*) { printf("%s void*\n", name); }
  catch (const void*) { printf("%s const void*\n", name); }
  catch (...) { printf("%s other\n", name); }
}
template <class F> void u(const char* name, F f) {
  try { f(); }
  catch (char*) { printf("%s char*\n", name); }
  catch (void*) { printf("%s void*\n", name); }
  catch (const void*) { printf("%s const void*\n", name); }
  catch (...) { printf("%s other\n", name); }
}
template <class F> void w(const char* name, F f) {
  try { f(); }
  catch (int* const*) { printf("%s int* const*\n", name); }
  catch (int** const&) { printf("%s int**\n", name); }
  catch (const int* const* const&) { printf("%s const int* const*\n", name); }
  catch (B& b) { printf("%s B& %d\n", name, b.x); }
  catch (unsigned) { printf("%s unsigned\n", name); }
  catch (long) { printf("%s long\n", name); }
  catch (const int&) { printf("%s int\n", name); }
  catch (double) { printf("%s double\n", name); }
  catch (char) { printf("%s char\n", name); }
  catch (En) { printf("%s En\n", name); }
  catch (Sc) { printf("%s Sc\n", name); }
  catch (bool) { printf("%s bool\n", name); }
  catch (int B::*) { printf("%s B::*\n", name); }
  catch (std::string&) { printf("%s string\n", name); }
  catch (...) { printf("%s other\n", name); }
}
int main() {
  int i = 1; const int ci = 2; B b; D d; const D cd; const B cb; P p; VV vv; void* vp = &i; const void* cvp = &i; int a[2] = {1, 2}; const int ca[2] = {1, 2}; double dd; char c[] = "x";
  t("int*", [&] { throw &i; }); t("const int*", [&] { throw &ci; }); t("array", [&] { throw a; }); t("const array", [&] { throw ca; });
  t("text", [&] { throw "x"; }); t("chars", [&] { throw c; }); t("B*", [&] { throw &b; }); t("D*", [&] { throw &d; }); t("const D*", [&] { throw &cd; }); t("const B*", [&] { throw &cb; });
  t("P*", [&] { throw &p; }); t("VV*", [&] { throw &vv; });
  t("fn", [&] { throw fn; }); t("&fn", [&] { throw &fn; }); t("nullptr", [&] { throw nullptr; }); t("double*", [&] { throw &dd; });
  t("0", [&] { throw 0; }); t("null int*", [&] { throw (int*)nullptr; }); t("null D*", [&] { throw (D*)0; }); t("null const D*", [&] { throw (const D*)0; });
  u("char*", [&] { throw c; }); u("text", [&] { throw "x"; }); u("fn", [&] { throw fn; }); u("int*", [&] { throw &i; }); u("const int*", [&] { throw &ci; }); u("D*", [&] { throw &d; }); u("nullptr", [&] { throw nullptr; }); u("const D", [&] { throw &cd; });
  B* bp = &d; u("bp", [&] { throw bp; }); const B* cbp = &d; t("cbp", [&] { throw cbp; }); t("bp", [&] { throw bp; });
  D* const dp = &d; t("dp", [&] { throw dp; }); const int* cip = &i; t("cip", [&] { throw cip; });
  int* ip = &i; w("int**", [&] { throw &ip; }); int* const cp = &i; w("int* const*", [&] { throw &cp; });
  w("D", [&] { throw d; }); w("const D", [&] { throw cd; }); w("P", [&] { throw p; }); w("VV", [&] { throw vv; });
  w("1u", [] { throw 1u; }); w("1l", [] { throw 1l; }); w("1", [] { throw 1; }); w("1.", [] { throw 1.; }); w("1.f", [] { throw 1.f; }); w("'a'", [] { throw 'a'; }); w("e0", [] { throw e0; }); w("s0", [] { throw Sc::s0; }); w("true", [] { throw true; });
  w("&B::x", [] { throw &B::x; }); w("nullptr", [] { throw nullptr; }); w("string", [] { throw std::string("a"); }); w("short", [] { throw (short)1; }); w("const int", [&] { throw ci; });
  try { try { throw &d; } catch (B* q) { printf("%d\n", q->x); q->x = 7; throw; } } catch (D* q) { printf("%d %d\n", q->x, q->y); }
  try { throw &d; } catch (void* q) { printf("%d\n", q == &d); }
  try { throw nullptr; } catch (int* q) { printf("%d\n", q == nullptr); }
  try { throw a; } catch (const int* q) { printf("%d\n", q[1]); }
}
