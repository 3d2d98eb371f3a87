// Members of many kinds: enumerations with what is declared of them, operators, conversions.
#include <cstdio>
#include <map>
#include <string>
#include <functional>
template <class D> struct Crtp { int run() { return static_cast<D*>(this)->impl() + 1; } };
struct Im : Crtp<Im> { int impl() { return 41; } };
struct Conv { explicit operator bool() const { return true; } operator int() const { return 3; } operator std::string() const { return "str"; } };
struct Fluent { int v = 0; Fluent& add(int x) { v += x; return *this; } Fluent&& fin() && { return static_cast<Fluent&&>(*this); } };
struct Idx { int d[4] = {1, 2, 3, 4}; int& operator[](int i) { return d[i]; } int operator[](int i) const { return d[i] * 10; } int& operator()(int i, int j) { return d[i + j]; } Idx& operator++() { ++d[0]; return *this; } Idx operator++(int) { Idx t = *this; ++d[0]; return t; } Idx operator-() const { Idx t; t.d[0] = -d[0]; return t; } bool operator!() const { return d[0] == 0; } Idx& operator+=(int x) { d[0] += x; return *this; } int operator~() const { return ~d[0]; } };
struct Cnt { static inline int n = 0; Cnt() { ++n; } ~Cnt() { --n; } };
struct Nested { enum class Color { red, green } c = Color::green; struct In { int a; } in{7}; using T = int; T t = 9; };
struct Ptr { struct Data { int a = 3; } d; Data* operator->() { return &d; } Data& operator*() { return d; } };
int main() { Im im; Conv c; std::string s = c; int i = c; bool b = static_cast<bool>(c); Fluent f; f.add(1).add(2); Idx x; Idx const y; x[1] = 20; x(1, 1) = 30; Idx o = x++; ++x; x += 5; Idx m = -x;
 std::printf("%d %s %d %d %d %d %d %d %d %d %d %d %d\n", im.run(), s.c_str(), i, b, f.v, x[1], y[1], x(2, 0), o[0], x[0], m[0], !x, ~x);
 { Cnt a, d; Cnt* p = new Cnt; std::printf("%d ", Cnt::n); delete p; } std::printf("%d %d %d %d\n", Cnt::n, int(Nested().c), Nested().in.a, Nested().t); Ptr p; p->a = 4; std::printf("%d\n", (*p).a); }
