#include <cstdio>
#include <string>
#include <vector>
#include <typeinfo>
#include <type_traits>
#include <functional>
enum class A { a }; enum B { b }; enum class C : char { c }; struct V { virtual ~V() {} }; struct W : V {}; struct P {};
template <class T> void name(T&& t) { puts(typeid(t).name()); }
struct Base { Base() { puts(typeid(*this).name()); who(); name(*this); via(this); } virtual ~Base() { puts(typeid(*this).name()); who(); name(*this); } virtual void who() { puts("base"); } template <class T> static void via(T* t) { puts(typeid(*t).name()); t->who(); } };
struct Mid : Base { Mid() { puts(typeid(*this).name()); who(); name(*this); via(this); Base& b = *this; puts(typeid(b).name()); b.who(); [this] { who(); puts(typeid(*this).name()); }(); } ~Mid() { who(); name(*this); } void who() override { puts("mid"); } };
struct Top : Mid { Top() { who(); name(*this); via<Base>(this); } ~Top() { who(); } void who() override { puts("top"); } };
int main() {
  { Top t; }
  printf("%d%d%d%d\n", std::is_polymorphic_v<V>, std::is_polymorphic_v<W>, std::is_polymorphic_v<P>, 0);
  std::string s; puts(typeid(s).name());
  std::vector<bool> v{true, false}; printf("%d\n", typeid(v[0]) == typeid(std::vector<bool>::reference));
  W w; V& r = w; puts(typeid(r).name()); V* p = &w; puts(typeid(*p).name()); puts(typeid(p).name());
}
