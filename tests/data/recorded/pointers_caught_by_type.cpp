#include <cstdio>
#include <cstddef>
// A handler catches a pointer by the type that is thrown, with the `const` on each level of it.
template <class F> void t(const char* n, F f) {
  printf("%s:", n);
  try { f(); } catch (int* p) { printf(" int*"); } catch (const int* p) { printf(" cint*"); } catch (void* p) { printf(" void*"); } catch (const void* p) { printf(" cvoid*"); }
  catch (...) { printf(" ..."); }
  try { f(); } catch (int** p) { printf(" int**"); } catch (int* const* p) { printf(" int*const*"); } catch (const int** p) { printf(" cint**"); } catch (const int* const* p) { printf(" cint*const*"); } catch (...) { printf(" ..."); }
  try { f(); } catch (const int* const* p) { printf(" cint*const*"); } catch (...) { printf(" ..."); }
  try { f(); } catch (int* const* p) { printf(" int*const*"); } catch (...) { printf(" ..."); }
  try { f(); } catch (const int** p) { printf(" cint**"); } catch (...) { printf(" ..."); }
  try { f(); } catch (void* p) { printf(" void*"); } catch (...) { printf(" ..."); }
  try { f(); } catch (const void* p) { printf(" cvoid*"); } catch (...) { printf(" ..."); }
  try { f(); } catch (char* p) { printf(" char*"); } catch (const char* p) { printf(" cchar*"); } catch (...) { printf(" ..."); }
  try { f(); } catch (std::nullptr_t) { printf(" null"); } catch (...) { printf(" ..."); }
  printf("\n");
}
struct B { int x; }; struct D : B { };
template <class F> void u(const char* n, F f) {
  printf("%s:", n);
  try { f(); } catch (D* p) { printf(" D*"); } catch (B* p) { printf(" B*"); } catch (const D* p) { printf(" cD*"); } catch (const B* p) { printf(" cB*"); } catch (...) { printf(" ..."); }
  try { f(); } catch (B* p) { printf(" B*"); } catch (const B* p) { printf(" cB*"); } catch (...) { printf(" ..."); }
  try { f(); } catch (B** p) { printf(" B**"); } catch (D** p) { printf(" D**"); } catch (D* const* p) { printf(" D*const*"); } catch (const D* const* p) { printf(" cD*const*"); } catch (...) { printf(" ..."); }
  try { f(); } catch (B* const* p) { printf(" B*const*"); } catch (const B* const* p) { printf(" cB*const*"); } catch (...) { printf(" ..."); }
  try { f(); } catch (void* p) { printf(" void*"); } catch (const void* p) { printf(" cvoid*"); } catch (...) { printf(" ..."); }
  printf("\n");
}
int g = 3; int* gp = &g; const int* cgp = &g; int* const gpc = &g; const int* const cgpc = &g;
int ga[3]; const int ca[3] = {1, 2, 3}; int* pa[2]; const int* cpa[2]; int* const pca[2] = {}; const int* const cpca[2] = {};
const char* names[2] = {"a", "b"}; char buf[4] = "abc"; const char cbuf[4] = "abc";
int m[2][3]; const int cm[2][3] = {};
D d; const D cd{}; D* dp = &d; const D* cdp = &cd; D* const dpc = &d; D da[2]; const D cda[2] = {};
void fn(int) {}
int main() {
  t("void*", [] { throw (void*)&g; });
  t("const void*", [] { throw (const void*)&g; });
  t("cvoid var", [] { const void* p = &g; throw p; });
  t("void var", [] { void* p = &g; throw p; });
  t("void const var", [] { void* const p = &g; throw p; });
  t("int*", [] { throw &g; });
  t("cint*", [] { throw (const int*)&g; });
  t("cint* var", [] { throw cgp; });
  t("int*const var", [] { throw gpc; });
  t("cint*const var", [] { throw cgpc; });
  t("int**", [] { throw &gp; });
  t("cint**", [] { throw &cgp; });
  t("int*const*", [] { throw &gpc; });
  t("cint*const*", [] { throw &cgpc; });
  t("cast cint*const*", [] { throw (const int* const*)&gp; });
  t("cast int*const*", [] { int* const* p = &gp; throw p; });
  t("var cint**", [] { const int** p = &cgp; throw p; });
  t("arr", [] { throw ga; });
  t("carr", [] { throw ca; });
  t("parr", [] { throw pa; });
  t("cparr", [] { throw cpa; });
  t("pcarr", [] { throw pca; });
  t("cpcarr", [] { throw cpca; });
  t("carr elem", [] { throw &ca[1]; });
  t("names", [] { throw names; });
  t("names0", [] { throw names[0]; });
  t("buf", [] { throw buf; });
  t("cbuf", [] { throw cbuf; });
  t("text", [] { throw "abc"; });
  t("m", [] { throw m[0]; });
  t("cm", [] { throw cm[0]; });
  t("null", [] { throw nullptr; });
  t("local", [] { const int l[2] = {1, 2}; throw l + 1; });
  t("static", [] { static const int l[2] = {1, 2}; throw l; });
  t("fn", [] { throw &fn; });
  t("void**", [] { void* p = 0; throw &p; });
  u("D*", [] { throw dp; });
  u("cD*", [] { throw cdp; });
  u("D*const", [] { throw dpc; });
  u("D**", [] { throw &dp; });
  u("cD**", [] { throw &cdp; });
  u("D*const*", [] { throw &dpc; });
  u("da", [] { throw da; });
  u("cda", [] { throw cda; });
  u("new", [] { throw static_cast<const D*>(&d); });
  u("B", [] { throw static_cast<const B*>(&d); });
  try { try { throw (const int*)&g; } catch (const int* p) { printf("a"); throw; } } catch (int*) { printf("b"); } catch (const int*) { printf("c\n"); }
  try { try { throw (int*)&g; } catch (const int* p) { printf("a"); throw p; } } catch (int*) { printf("b"); } catch (const int*) { printf("c\n"); }
  try { try { throw (int*)&g; } catch (const int* const& p) { printf("a"); throw; } } catch (int*) { printf("b\n"); } catch (const int*) { printf("c\n"); }
}
