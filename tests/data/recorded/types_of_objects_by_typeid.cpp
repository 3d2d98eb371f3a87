#include <cstdio>
#include <typeinfo>
#include <memory>
#include <vector>
#include <map>
#include <string>
#include <array>
struct B { virtual ~B() {} virtual void f() { puts("B::f"); } }; struct D : B { void f() override { puts("D::f"); } }; struct E : D {}; struct P { int x; };
int n = 0; B& obj() { ++n; static D d; return d; } B* ptr() { ++n; static E e; return &e; } P& pg() { ++n; static P p; return p; } int nmb() { return ++n; } D mk() { ++n; return D(); }
int main() {
  std::vector<std::unique_ptr<B>> v; v.push_back(std::make_unique<D>()); v.push_back(std::make_unique<E>()); v.push_back(std::make_unique<B>());
  for (int i = 0; i < 3; i++) puts(typeid(*v[i]).name()); for (auto& p : v) puts(typeid(*p).name()); for (auto& p : v) puts(typeid(*p.get()).name());
  std::map<std::string, std::shared_ptr<B>> m{{"a", std::make_shared<E>()}}; puts(typeid(*m["a"]).name()); puts(typeid(*m.at("a")).name()); puts(typeid(*m.begin()->second).name());
  B* a[2] = {new D, new E}; puts(typeid(*a[1]).name()); puts(typeid(a[0]).name()); puts(typeid(*(a[0])).name()); puts(typeid(*(a + 1)[0]).name()); B** q = a; puts(typeid(**q).name()); puts(typeid(*q[1]).name());
  puts(typeid(*ptr()).name()); puts(typeid(pg()).name()); puts(typeid(nmb()).name()); puts(typeid(mk()).name()); printf("%d\n", n); puts(typeid(*q++).name()); printf("%d\n", (int)(q - a));
  puts(typeid(static_cast<B&>(*a[1])).name()); puts(typeid(dynamic_cast<D&>(*a[1])).name()); D d; puts(typeid((B&)d).name()); B& r = d; puts(typeid(r).name()); puts(typeid(&r).name()); puts(typeid(n++).name()); printf("%d\n", n);
  int arr[3]; puts(typeid(arr).name()); puts(typeid(arr[0]).name()); puts(typeid(n + 1.0).name()); puts(typeid("abc").name()); puts(typeid(v[0]) == typeid(std::unique_ptr<B>) ? "y" : "n");
  printf("%d%d\n", typeid(*v[0]) == typeid(D), typeid(*v[1]) == typeid(*ptr()));
}
