#include <cstdio>
void g(void*){ std::printf("p\n"); }
void g(bool){ std::printf("b\n"); }
template<class T> void h(T){ std::printf("t\n"); }
void h(void const*){ std::printf("p\n"); }
template<class A> void kern(A a, int b){ }
void f(int n) { std::printf("f %d\n", n); }
int main() {
  g(kern<int>); g(f); h(f); h(kern<int>); h((void const*)f);
  void* r = (void*)kern<int>;
  void const* p = reinterpret_cast<void const*>(&f);
  void const* q = (void const*)f;
  std::printf("%d %d\n", p == q, r == q);
  p = reinterpret_cast<void const*>(&kern<int>);
  std::printf("%d\n", p == r);
  auto back = reinterpret_cast<void (*)(int)>(const_cast<void*>(q));
  back(3);
  std::printf("%d\n", back == f);
}
