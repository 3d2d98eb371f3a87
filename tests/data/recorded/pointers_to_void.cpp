// What a pointer to void leads to is not known by its type; enumerations of short types.
#include <cstdio>
#include <cstdlib>
#include <type_traits>
#include <utility>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <vector>
int h(int*) { return 1; } int h(void*) { return 2; } int h(int const*) { return 4; } int h(void const*) { return 5; } int h(char*) { return 6; } int h(unsigned char*) { return 7; } int h(float*) { return 8; }
template<class T> int t(T*) { return sizeof(T); } template<> int t<void>(void*) { return 0; } template<> int t<void const>(void const*) { return -1; }
template<class T> void tn(T const&) { std::puts(__PRETTY_FUNCTION__); }
template<class T> void tq(T) { std::puts(__PRETTY_FUNCTION__); }
struct S { void* p; void const* q; char* c; }; struct A { int v; }; struct B : A { };
int k(A*) { return 1; } int k(B*) { return 2; } int k(void*) { return 3; }
void* gv(int* p) { return p; } int pv(void* p) { return h(p); } int pc(void const* p) { return h(p); }
enum G : short { g0 }; enum E { e0 }; struct C { operator int() const { return 5; } };
int f(int) { return 1; } int f(long) { return 2; } int f(unsigned) { return 3; } int f(double) { return 4; } int f(char) { return 5; } int f(bool) { return 6; }

int main() {
  std::printf("\n0: "); { int a = 1; void* v = &a; std::printf("%d", h(v)); void const* w = &a; std::printf("%d", h(w)); S s{&a, &a, (char*)&a}; std::printf("%d%d%d", h(s.p), h(s.q), h(s.c)); }
  std::printf("\n1: "); { int a = 1; std::printf("%d%d%d", h(static_cast<void*>(&a)), h((void*)&a), h(gv(&a))); std::printf("%d%d", pv(&a), pc(&a)); }
  std::printf("\n2: "); { int a = 1; void* v = &a; tn(v); tq(v); std::printf("%d%d", t(v), t(static_cast<void const*>(v))); }
  std::printf("\n3: "); { B y; void* p = &y; std::printf("%d", k(p)); auto* b = static_cast<B*>(p); std::printf("%d", k(b)); A* a = b; std::printf("%d", k(a)); auto f1 = [&]() -> A* { return &y; }; std::printf("%d", k(f1())); }
  std::printf("\n4: "); { std::printf("%d", f(g0));  }
  std::printf("\n5: "); { int a = 1; int* p = &a; int const* cp = p; std::printf("%d%d", h(p), h(cp)); int* const kp = p; std::printf("%d", h(kp)); auto q = cp; std::printf("%d", h(q)); auto& rq = p; std::printf("%d", h(rq)); float fl = 1; float* fp = &fl; std::printf("%d", h(fp)); void* vp = fp; fp = static_cast<float*>(vp); std::printf("%d%d", h(fp), h(vp)); }
  std::printf("\n6: "); { int a = 1; auto l = [](void* p) { return h(p); }; std::printf("%d", l(&a)); auto m = [p = (void*)&a] { return h(p); }; std::printf("%d", m()); std::pair<void*, int> pr{&a, 1}; std::printf("%d", h(pr.first)); auto [x, y] = pr; std::printf("%d", h(x));  }
  std::printf("\n7: "); { int a = 1; void* v = nullptr; v = &a; std::printf("%d", h(v)); bool c = true; std::printf("%d", h(c ? v : nullptr)); void** pp = &v; std::printf("%d", h(*pp)); void*& rv = v; std::printf("%d", h(rv)); }
  std::printf("\n");
}
