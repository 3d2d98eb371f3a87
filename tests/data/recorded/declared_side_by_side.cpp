// What stands side by side: friends of derived classes, overloads that `using` adds, overloads by `volatile`.
#include <cstdio>

class Base {
protected:
    int x = 1;
};
class Derived : public Base {
    friend int taken(Derived&);
    friend class Reader;
};
int taken(Derived& d) { return d.x; }
class Reader {
public:
    int read(Derived& d) { return d.x + 1; }
};

namespace a {
int f(int) { return 1; }
int g(int) { return 3; }
int h(int);
}
namespace b {
int f(const char*) { return 2; }
}
namespace c {
int f(double*) { return 6; }
}
int g(const char*) { return 4; }
using a::g;
int h(double) { return 8; }
using a::h;
int a::h(int) { return 7; }

struct Buffer {
    void clear() {}
    void clear() volatile {}
    int size() { return 5; }
};
void touch(volatile int*) {}
void touch(int*) {}

int main() {
    Derived d;
    Reader reader;
    printf("%d %d\n", taken(d), reader.read(d));
    {
        using a::f;
        using b::f;
        using c::f;
        double* none = nullptr;
        printf("%d %d %d\n", f(3), f("x"), f(none));
    }
    printf("%d %d %d %d\n", g(3), g("x"), h(1), h(1.5));
    Buffer buffer;
    printf("%d\n", buffer.size());
}
