// what operators of CUTLASS's numbers that share a base class return is of that class; loops over packed arrays end with the last word
#include <cstdio>
#include <type_traits>
#include <vector>

#include <cute/tensor.hpp>
#include <cutlass/array.h>
#include <cutlass/numeric_types.h>

using N = cutlass::float_e2m1_t;
template <class T> void show(T t) { printf("%d %g\n", int(std::is_same_v<T, N>), float(t)); }
template <class T> void sums(T a, T b) {
    T c = a + b;
    c = a * b;
    c += a;
    auto d = -(a + b) * a;
    printf("%g %g %d %d\n", float(c), float(d), int(std::is_same_v<decltype(d), T>), int(sizeof(d)));
}
template <class A> void count(A a) {
    int n = 0;
    for (auto x : a) n += int(x) + 10;
    for (auto it = a.begin(); it != a.end(); ++it) n += 100;
    printf("%d\n", n);
}
template <class T, int N> struct Held {
    cutlass::Array<T, N> a;
    int k;
};
template <class A> void loop(A& a) {
    for (auto x : a) printf("%d ", int(x));
    for (auto x : a) x = typename A::value_type(1);
    for (auto x : a) printf("%d ", int(x));
    printf("\n");
}

int main() {
    N a(1.5f), b(0.5f);
    show(a);
    show(-a);
    show(a + b);
    show(N(a + b));
    show(a + b + a);
    show(true ? a + b : a);
    printf("%d %d\n", int(a + b == b + a), int(a + b < a));
    auto sum = a + b;
    sum = N(3.f);
    N back = sum;
    show(back);
    std::vector<decltype(sum)> all{sum, sum};
    printf("%zu %g\n", all.size(), float(all[1]));
    sums(cutlass::float_e2m1_t(1.5f), cutlass::float_e2m1_t(2.f));
    sums(cutlass::float_e2m3_t(1.5f), cutlass::float_e2m3_t(2.f));
    sums(cutlass::float_e3m2_t(1.5f), cutlass::float_e3m2_t(2.f));
    sums(cutlass::float_e4m3_t(1.5f), cutlass::float_e4m3_t(2.f));
    sums(cutlass::half_t(1.5f), cutlass::half_t(2.f));

    cutlass::Array<cutlass::int4b_t, 3> three;
    three.clear();
    three[2] = cutlass::int4b_t(-3);
    count(three);
    cutlass::Array<cutlass::uint2b_t, 5> five;
    five.clear();
    for (auto x : five) x = cutlass::uint2b_t(2);
    count(five);
    cutlass::Array<cutlass::int4b_t, 8> eight;
    eight.clear();
    count(eight);
    cutlass::Array<bool, 5> bits;
    bits.clear();
    bits[3] = true;
    count(bits);
    // in objects, and in bytes
    Held<cutlass::int4b_t, 3> held[2];
    held[1].a.clear();
    held[1].a[1] = cutlass::int4b_t(-2);
    loop(held[1].a);
    alignas(16) unsigned char raw[8] = {0x21, 0x43};
    loop(reinterpret_cast<Held<cutlass::int4b_t, 3>*>(raw)->a);
    loop(*reinterpret_cast<cutlass::Array<cutlass::uint2b_t, 5>*>(raw));
    loop(*reinterpret_cast<cutlass::Array<cutlass::uint4b_t, 4>*>(raw));
}
