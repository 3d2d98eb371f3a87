// Operators of classes take numbers by reference, and tell variables, constants and temporaries apart.
#include <cstdio>
#include <utility>
#include <vector>
namespace by_reference {
  struct A {
    int v;
    int operator[](int& x) { return ++x; }
    int operator-(int& x) { return ++x; }
    int operator%(int&& x) { return 100; }
    int operator%(int& x) { return ++x; }
    int operator,(int& x){ return ++x; }
    int operator|(int const& x) { return &x == (int*)0; }
    int const* operator*(int const& x) { return &x; }
    bool operator->*(int& x) { return ++x; }
  };
  A& operator+(A& a, int& x) { x++; return a; }
  A& operator+=(A& a, int& x) { x++; return a; }
  A& operator-=(A& a, int const& x) { a.v = 5; return a; }
  bool operator==(A const& a, int& x) { x++; return true; }
  template <class T> struct Tpl { T* p; template <class U> Tpl& operator/=(U&& u) { p = &u; return *this; } };
  int operator*(int& x, A const&) { return ++x; }
  void test() {
    { A a{1}; int t = 5; Tpl<int> tp{}; a + t; printf("%d\n", t); }
    { A a{1}; int t = 5; Tpl<int> tp{}; a += t; printf("%d\n", t); }
    { A a{1}; int t = 5; Tpl<int> tp{}; (void)(a == t); printf("%d\n", t); }
    { A a{1}; int t = 5; Tpl<int> tp{}; a[t]; printf("%d\n", t); }
    { A a{1}; int t = 5; Tpl<int> tp{}; a - t; printf("%d\n", t); }
    { A a{1}; int t = 5; Tpl<int> tp{}; printf("%d ", a % t); printf("%d\n", t); }
    { A a{1}; int t = 5; Tpl<int> tp{}; (a , t); printf("%d\n", t); }
    { A a{1}; int t = 5; Tpl<int> tp{}; t * a; printf("%d\n", t); }
    { A a{1}; int t = 5; Tpl<int> tp{}; printf("%d ", (a * t) == &t); printf("%d\n", t); }
    { A a{1}; int t = 5; Tpl<int> tp{}; tp /= t; *tp.p = 7; printf("%d\n", t); }
    { A a{1}; int t = 5; Tpl<int> tp{}; printf("%d ", a % 3); printf("%d\n", t); }
    { A a{1}; int t = 5; Tpl<int> tp{}; printf("%d ", a % std::move(t)); printf("%d\n", t); }
    { A a{1};
      int t = 5;
      Tpl<int> tp{};
      { struct L { int* q;
          L& operator=(int& x){
            q=&x;
            return *this;
          }
          L& operator=(int&&)=delete;
        }
        l;
        l = t;
        *l.q = 8;
      }
      printf("%d\n", t);
    }
  }
}
namespace chosen {
  struct A {
    int v;
    int operator%(int&) { return 1; }
    int operator%(int const&) { return 2; }
    int operator%(int&&) { return 3; }
    int operator[](int&) { return 1; }
    int operator[](int const&) { return 2; }
    int operator=(int&) { return 1; }
    int operator=(int const&) { return 2; }
    int operator=(int&&) { return 3; }
    int operator+=(int&) { return 1; }
    int operator+=(int const&) { return 2; }
  };
  int operator-(A const&, int&) { return 1; }
  int operator-(A const&, int const&) { return 2; }
  int operator-(int& x, A const&) {
    x++;
    return 4;
  }
  int operator-(int const& x, A const&) { return 5; }
  enum E { e0, e1 };
  int operator*(A const&, E& e) {
    e = e1;
    return 1;
  }
  int operator*(A const&, int*& p) {
    p = nullptr;
    return 2;
  }
  struct Ar {
    int sum=0;
    template <class T> Ar& operator&(T& x) {
      x += 1;
      sum += x;
      return *this;
    }
  };
  struct Data {
    int a;
    double b;
    template <class S> void io(S& s) { s & a & b; }
  };
  int g(int& t) { t = 50; return 1; }
  void overloads() {
    A a{1};
    int t=5;
    const int ct=6;
    int arr[2]={1,2};
    const int carr[2]={1,2};
    std::vector<int> v{1,2};
    const std::vector<int> cv{1};
    printf("%d %d %d %d %d %d %d %d\n", a % t, a % ct, a % 3, a % arr[0], a % carr[0], a % v[0], a % cv[0], a % (t+1));
    printf("%d %d %d\n", a[t], a[ct], a[3]);
    printf("%d %d %d %d %d\n", a = t, a = ct, a = 3, a = v[0], a = carr[1]);
    printf("%d %d %d\n", a += t, a += ct, a += 1);
    printf("%d %d %d %d %d %d\n", a - t, a - ct, a - 3, t - a, ct - a, 3 - a); printf("%d\n", t);
    E e = e0; int x; int* p = &x; printf("%d %d\n", a * e, a * p); printf("%d %d\n", e, p == nullptr);
    Ar ar;
    Data d{1, 2.5};
    d.io(ar);
    printf("%d %g %d\n", d.a, d.b, ar.sum);
    struct {
      int m = 3;
      const int c = 4;
    }
    s;
    printf("%d %d\n", a % s.m, a % s.c);
    int& rt = t;
    const int& crt = t;
    printf("%d %d\n", a % rt, a % crt);
    printf("%d %d %d\n", a % t++, a % ++t, a % std::move(t));
    int q = 1;
    printf("%d\n", a % (q = 4));
    int* pp = &t;
    const int* cp = &t;
    printf("%d %d\n", a % *pp, a % *cp);
    auto l = [&]{ return a % t;
    };
    printf("%d\n", l());
    char c = 'x';
    printf("%d\n", a % c);
    short sh=1;
    printf("%d %d\n", a % sh, a - sh);
  }
}
namespace assigned {
  struct R {
    int* p=nullptr;
    R& operator=(int& x) {
      p = &x;
      return *this;
    }
    R& operator=(int&&) {
      printf("rvalue\n");
      return *this;
    }
    R& operator+=(int& x) {
      p=&x;
      return *this;
    }
    R& operator+=(int&&) {
      printf("rv+\n");
      return *this;
    }
    R& operator<<(int& x) {
      p=&x;
      return *this;
    }
  };
  struct Q { const int* p; Q& operator=(int const& x) { p=&x; return *this; } };
  struct C { int n; }; struct S { C* p; S& operator=(C& c){ p=&c; return *this;} };
  void kept() {
    int t=5;
    R r;
    r = t;
    *r.p=6;
    printf("%d\n",t);
    r = 3;
    r = std::move(t);
    r += t;
    *r.p=7;
    printf("%d\n", t);
    r+=1;
    r << t;
    *r.p=8;
    printf("%d\n",t);
    Q q;
    q = t;
    t=9;
    printf("%d\n", *q.p);
    C c{1};
    S s;
    s=c;
    s.p->n=4;
    printf("%d\n", c.n);
    int a[2]={1,2};
    r = a[1];
    *r.p=5;
    printf("%d\n", a[1]);
    r = c.n;
    *r.p=77;
    printf("%d\n", c.n);
    int& rt = t;
    r = rt;
    *r.p=1;
    printf("%d\n", t);
    int* pt=&t;
    r=*pt;
    *r.p=2;
    printf("%d\n", t);
    r = t = 4;
    *r.p=3;
    printf("%d\n",t);
    r = (t);
    printf("%d\n", r.p==&t);
    r = ++t;
    *r.p=33;
    printf("%d\n",t);
  }
}
int main() {
  by_reference::test();
  chosen::overloads();
  assigned::kept();
}
