// Temporaries in the order in which they are made and end.
#include <cstdio>
struct T { int id; T(int i = 0) : id(i) { printf("+%d ", id); } T(T const& o) : id(o.id) { printf("c%d ", id); } T(T&& o) noexcept : id(o.id) { o.id = -o.id; printf("m%d ", id); } T& operator=(T const& o) { id = o.id; printf("=%d ", id); return *this; } ~T() { printf("-%d ", id); } friend T operator+(T const& a, T const& b) { return T(a.id * 10 + b.id); } T operator-(T const& b) const { return T(id * 10 - b.id); } bool operator==(T const& o) const { return id == o.id; } T operator*(T b) const { return T(id * b.id); } friend bool operator<(T const& a, T const& b) { return a.id < b.id; } int operator()(T const&) const { return 1; } int operator[](T const&) const { return 1; } int met(T const&, T const&) const { return 1; } T const& self() const { return *this; } };
T const& cref(T const& t) { return t; } int two(T const&, T const&) { return 2; } T mk(int i) { return T(i); } T add(T const& a, T const& b) { return T(a.id + b.id); }
struct Agg { T x; T y; }; struct Ref { T const& r; }; struct Hold { T t; Hold(T const& a, T const& b) : t(a) { printf("hold "); } };
#define L(...) do { printf("[%s] ", #__VA_ARGS__); { __VA_ARGS__; } printf("\n"); } while (0)
int main() {
  L(T const& r = cref(T(5)); printf("then "));
  L(T const& r = T(5).self(); printf("then "));
  L(auto&& r = cref(T(5)); printf("then "));
  L(auto const& r = mk(5).self(); printf("then "));
  L(T const& r = (T(4), T(5)); printf("then "));
  L(T const& r = true ? T(4) : T(5); printf("then "));
  L(int const& r = T(5).id; printf("then "));
  L(T const& r = mk(1) + mk(2); printf("then "));
  L(T const& r = add(T(1), T(2)); printf("then "));
  L(T const& r = T(T(3)); printf("then "));
  L(Ref r{T(1)}; printf("then "));
  L(T(1) + T(2)); L(T(1) - T(2)); L(T(1) == T(2)); L(T(1) * T(2)); L(T(1) < T(2)); L(T(1)(T(2))); L(T(1)[T(2)]); L(T(1).met(T(2), T(3))); L(two(T(1), T(2)));
  L(T(1) + T(2) + T(3)); L(T(1) + (T(2) + T(3))); L(T(1) - T(2) - T(3)); L(T(1) == T(2) && T(3) == T(4)); L(add(add(T(1), T(2)), T(3))); L(add(T(1), add(T(2), T(3)))); L(two(mk(1), mk(2))); L(mk(1) + mk(2)); L(mk(1) == mk(2)); L(auto t = T(1) + T(2) + T(3)); L(auto t = T(1) * T(2) * T(3));
  L(Agg a{1, T(2)}); L(Agg a{T(1), 2}); L(Agg a{T(1), T(2)}); L(Agg a{mk(1), {2}}); L(T a[]{1, T(2), mk(3)}); L(Hold h(1, 2)); L(Hold h{1, 2}); L(Hold h = {T(1), mk(2)}); L(T a[3] = {T(1) + T(2), 5}); L(Agg a = {T(1) + T(2), T(3) + T(4)});
  L(int n = T(1) == T(2) ? T(3).id : T(4).id); L(T x = T(1) < T(2) ? T(3) : T(4)); L(for (int i = T(0).id; i < T(1).id; i += T(1).id) printf("body ")); L(if (T(1) == T(1)) printf("in ")); L(switch (T(3).id) { case 3: printf("c3 "); }); L(bool b = T(1) == T(2) || T(3) == T(3); T z(9)); L(int k = (T(1), T(2), 3)); L(T* p = new T(T(1) + T(2)); delete p); L(auto f = [](T a, T const& b) { return a; }; f(1, 2)); L(T s(0); s = T(1) + T(2)); L(int i = 0; i = T(1).id + T(2).id); L(printf("%d %d ", T(1).id, T(2).id)); L(Agg{1, 2}.x.id);
}
