#include <cstdio>
#include <stdexcept>
struct B { virtual ~B() {} int k = 1; }; struct D : B { D() { k = 2; } }; struct O {};
template <class F> void run(char const* w, F f) {
  printf("%s: ", w);
  try { f(); puts("none"); }
  catch (char* p) { printf("char* %s\n", p ? p : "null"); }
  catch (B* p) { printf("B* %d\n", p ? p->k : 0); }
  catch (B const* p) { printf("B const* %d\n", p->k); }
  catch (int* p) { printf("int* %d\n", *p); }
  catch (char const* p) { printf("char const* %s\n", p ? p : "null"); }
  catch (void* p) { printf("void* %d\n", p != nullptr); }
  catch (void const* p) { printf("void const* %d\n", p != nullptr); }
  catch (long x) { printf("long %ld\n", x); } catch (unsigned x) { printf("unsigned %u\n", x); } catch (int x) { printf("int %d\n", x); } catch (double x) { printf("double %g\n", x); } catch (...) { puts("other"); }
}
int main() {
  static D d; static D const cd{}; static B b; static int i = 7; static int const ci = 8; static O o; static char buf[] = "buf";
  run("text", [] { throw "text"; }); run("buf", [] { throw buf; }); run("null", [] { throw nullptr; }); run("d", [] { throw &d; }); run("b", [] { throw &b; }); run("i", [] { throw &i; }); run("o", [] { throw &o; });
  run("bp", [] { B* p = &d; throw p; });run("5", [] { throw 5; }); run("5L", [] { throw 5L; }); run("5u", [] { throw 5u; }); run("c", [] { throw 'c'; }); run("f", [] { throw 1.5f; }); run("none", [] {});
  try { throw nullptr; } catch (std::nullptr_t) { puts("nullptr_t"); } try { try { throw D(); } catch (B& x) { x.k = 9; throw; } } catch (D const& x) { printf("%d\n", x.k); }
}
