// Operators with temporaries as operands.
#include <cstdio>
struct T { int id; T(int i = 0) : id(i) { printf("+%d ", id); } T(T const& o) : id(o.id) { printf("c%d ", id); } T(T&& o) noexcept : id(o.id) { o.id = -o.id; printf("m%d ", id); } ~T() { printf("-%d ", id); } T operator*(T b) const { return T(id * b.id); } T operator-(T&& b) const { return T(1000); } T operator-(T const& b) const { return T(2000); } T& operator+=(T b) { id += b.id; return *this; } int operator()(T b) const { return b.id; } int operator[](T b) const { return b.id; } bool operator!=(T b) const { return id != b.id; } T& operator<<(T b) { return *this; } T operator,(T b) { return b; } };
T operator+(T&& a, T const& b) { printf("&& "); return T(a.id + b.id); } T operator+(T const& a, T const& b) { printf("c& "); return T(a.id + b.id); } T operator/(T a, T b) { return T(a.id / b.id); } T operator%(T const& a, T b) { return T(a.id % b.id); } bool operator==(T a, T b) { return a.id == b.id; } T operator-(T a) { return T(-a.id); } T& operator>>(T& a, T b) { a.id = b.id; return a; } T operator|(T a, int b) { return a; } T&& operator^(T&& a, int b) { return static_cast<T&&>(a); }
T mk(int i) { return T(i); }
#define L(...) do { printf("[%s] ", #__VA_ARGS__); { __VA_ARGS__; } printf("\n"); } while (0)
int main() {
  L(T(1) * T(2)); L(T(1) - T(2)); L(T a(1); T(5) - a); L(T a(1); a * a); L(T a(1); a * mk(2)); L(T a(1); a += T(2)); L(T a(1); a += a); L(T(1)(T(2))); L(T a(1); a(a)); L(T(1)[T(2)]); L(T(1) != T(2)); L(T a(1); a << T(2) << T(3)); L((T(1), T(2)));
  L(T(1) + T(2)); L(T a(1); a + T(2)); L(T a(1); T(2) + a); L(T(1) / T(2)); L(T a(4); a / a); L(T a(4); a / T(2)); L(T(5) % T(3)); L(T(1) == T(1)); L(-T(1)); L(T a(3); -a); L(T a(1); a >> T(2) >> T(3)); L(T(1) | 2); L(T a(1); a | 2); L(T b = T(3) ^ 1); L(T b = mk(1) + mk(2) + mk(3)); L(T b = T(1) / T(2) / T(3)); L(T a(2); a / 2);
}
