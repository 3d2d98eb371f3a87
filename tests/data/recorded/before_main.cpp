// Variables and static members of classes are made before `main`, in the order of their definitions.
#include <cstdio>
#include <map>
#include <string>
#include <vector>
struct R {
    int id;
    R(int i = 9) : id(i) { printf("+%d ", id); }
    ~R() { printf("-%d ", id); }
};
extern R late;
struct L {
    static R k;
    static R m;
    static inline R n{11};
    static R some[2];
};
R L::k(12);
R a{1};
R L::m = 13;
R L::some[2] = {R(14), R(15)};
struct Registry {
    static std::map<std::string, int>& entries() {
        static std::map<std::string, int> m;
        return m;
    }
    static bool add(char const* name, int v) {
        entries()[name] = v;
        printf("add %s ", name);
        return true;
    }
};
struct A {
    static bool is_added;
    static const int n = 4;
    struct In {
        inline static R i{30};
        static R j;
    };
};
bool A::is_added = Registry::add("A", 1);
R A::In::j{31};
namespace ns {
struct B {
    static bool is_added;
    inline static bool other = Registry::add("C", 3);
};
bool B::is_added = Registry::add("B", 2);
}
class S {
    static S* only;
    static std::vector<int> v;
    struct Init {
        Init() {
            v = {1, 2, 3};
            printf("Init ");
        }
    };
    static Init init;

public:
    static S& get() {
        if (!only) only = new S;
        return *only;
    }
    static int n() { return (int)v.size(); }
};
S* S::only = nullptr;
std::vector<int> S::v;
S::Init S::init;
R late(50);
template <class T> struct X {
    static R t;
    static int u;
};
template <class T> R X<T>::t{20};
template <> R X<char>::t{21};
template <> int X<char>::u(Registry::add("D", 4) + 4);
int f() {
    printf("f ");
    return 3;
}
struct D {
    static int x, y;
    static const int z;
};
int D::y = f(), D::x = f() + D::y;
const int D::z = f();
int main() {
    S::get();
    printf("\nmain %d %d %d %d\n", L::k.id, S::n(), X<char>::u, D::x);
    for (auto& [name, v] : Registry::entries()) printf("%s=%d ", name.c_str(), v);
}
