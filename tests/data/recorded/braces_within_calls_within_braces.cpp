// what braces are for is asked once, however deep calls and braces nest within them
#include <cstdio>
#include <initializer_list>
#include <vector>

struct A {
    int v;
    A(int v) : v(v) { std::printf("+%d ", v); }
    A(const A& o) : v(o.v) { std::printf("c%d ", v); }
    ~A() { std::printf("-%d ", v); }
};
struct Box {
    A a;
    int n;
    Box(A a, int n) : a(a), n(n) {}
    Box(A a, const Box& b) : a(a), n(b.n + 1) {}
};
int g(int x) { return x + 1; }
int g(const A& a) { return a.v + 1; }
int f(std::initializer_list<int> items) {
    int sum = 0;
    for (int x : items) sum += x;
    return sum;
}
int h(A a, int n) { return a.v + n; }

#define F4(x) f({a, f({1, f({a, f({2, x})})})})
#define B4(x) Box{a, Box{1, Box{a, Box{2, x}}}}
#define V4(x) std::vector<A>{A(std::vector<A>{A(std::vector<A>{A(x)}[0].v)}[0].v)}[0].v
#define H4(x) h({h({h({x}, g(1))}, g(2))}, g(3))

int main() {
    int a = 1;
    std::printf("%d\n", F4(F4(F4(g(a)))));
    std::printf("%d\n", B4(B4(g(a))).n);
    std::printf("%d\n", V4(V4(g(a))));
    std::printf("%d\n", H4(H4(H4(g(a)))));
}
