// Functions that a call finds by the types of its arguments, beside those that it sees.
#include <cstdio>
#include <string>
#include <vector>
#include <algorithm>
#include <utility>
namespace N {
  struct X { int v; };
  const char* f(X) { return "N::f(X)"; }
  const char* g(X, int) { return "N::g(X,int)"; }
  template<class T> const char* h(T, X) { return "N::h(T,X)"; }
  enum class E { a };
  const char* f(E) { return "N::f(E)"; }
  const char* onlyN(X) { return "N::onlyN"; }
  struct Base {};
  const char* bf(Base) { return "N::bf(Base)"; }
  X operator+(X a, X b) { return X{a.v*100+b.v}; }
  X operator-(X a) { return X{-a.v}; }
  X& operator++(X& a) { a.v+=7; return a; }
  bool operator==(X a, X b) { return a.v%10==b.v%10; }
  template<class T> struct Box { T t; friend const char* hid(Box b) { return "hid(Box)"; } friend const char* hid2(Box const&, int) { return "hid2"; } };
  template<class T> const char* bx(Box<T>) { return "N::bx"; }
  struct S { int a; friend void swap(S& x, S& y) { printf("N::S swap "); int t = x.a; x.a = y.a; y.a = t; } friend const char* fr(S) { return "fr(S)"; } friend int operator%(S a, int b) { return a.a % b + 1000; } };
  namespace In { struct Y {}; const char* f(Y) { return "N::In::f(Y)"; } }
  inline namespace v1 { struct Z {}; }
  const char* zf(Z) { return "N::zf(Z)"; }
  const char* fp(X*) { return "fp(X*)"; }
  const char* cb(const char* (*)(X)) { return "cb"; }
}
namespace M {
  const char* f(int) { return "M::f(int)"; }
  const char* f(double) { return "M::f(double)"; }
  const char* g(...) { return "M::g(...)"; }
  template<class T> const char* h(T, ...) { return "M::h(T,...)"; }
  template<class T> const char* f2(T) { return "M::f2(T)"; }
  struct D : N::Base {};
  const char* bf(int) { return "M::bf(int)"; }
  void t() {
    N::X x{1};
    N::E e = N::E::a;
    puts(f(x));
    puts(f(e));
    puts(f(1));
    puts(f(1.5));
    puts(g(x, 1));
    puts(g(1));
    puts(h(1, x));
    puts(onlyN(x));
    puts(bf(D()));
    puts(bf(3));
    puts(fp(&x));
    puts(hid(N::Box<int>{1}));
    puts(hid2(N::Box<int>{1},2));
    puts(fr(N::S{1}));
    printf("%d\n", N::S{5}%3);
    puts(f(N::In::Y()));
    puts(zf(N::Z()));
    puts(bx(N::Box<N::X>()));
    puts(fp(&x));
    puts(cb(N::f));
    N::X y = x + x;
    printf("%d\n", y.v);
    y = -y;
    printf("%d\n", y.v);
    ++y;
    printf("%d\n", y.v);
    printf("%d\n", (N::X{11}==N::X{21}));
    {
      using std::swap;
      N::S a{1}, b{2};
      swap(a, b);
      printf("%d %d\n", a.a, b.a);
      int i=1,j=2;
      swap(i,j);
      printf("%d %d\n", i,j);
      std::swap(a,b);
      printf("%d %d\n", a.a, b.a);
      std::string s="a", u="b";
      swap(s,u);
      printf("%s\n", s.c_str());
      std::vector<N::S> v{{3},{4}};
      swap(v[0],v[1]);
      printf("%d\n", v[0].a);
    }
    { auto f = [](N::X) { return "lambda f"; }; puts(f(x)); }
    puts((f)(1));
  }
}
namespace P {
  void begin(int) {}
  template<class T> const char* size(T) { return "P::size"; }
  struct V { };
  const char* get(V) { return "P::get"; }
  const char* dist(V, V) { return "dist"; }
  const char* distance(V, V) { return "P::distance"; }
  const char* max(V,V) { return "P::max"; }
  const char* copy(V) { return "P::copy"; }
  const char* move(V) { return "P::move"; }
  const char* print(V) { return "P::print"; }
  const char* to_string(V) { return "P::to_string"; }
}
namespace Q {
  using std::to_string;
  const char* call() { return to_string(P::V()); }
}
struct C { const char* f(int) const { return "C::f(int)"; } const char* f2(int) const { return "C::f2"; } const char* t(N::X x) { return f(1); } };
template<class T> const char* gen(T t) { return f(t); }
template<class T> const char* gen2(T t) { return onlyN(t); }
template<class T> auto addd(T a, T b) { return a + b; }
namespace K {
  struct T1 {};
  const char* f(T1) { return "K::f(T1)"; }
}
template<class T> const char* late(T t) { return lf(t); }
namespace K {
  const char* lf(T1) { return "K::lf late"; }
}
template<class T> const char* ov(T t) { return ovf(t, 1); }
namespace K {
  const char* ovf(T1, long) { return "long"; }
  const char* ovf(T1, int) { return "int"; }
}
const char* amb(N::X) { return "::amb"; }
const char* bb(double) { return "::bb(double)"; }
namespace N {
  const char* bb(X, int=0) { return "N::bb"; }
}
int main() {
  M::t();
  puts(size(P::V()));
  puts(get(P::V()));
  puts(dist(P::V(),P::V()));
  puts(distance(P::V(),P::V()));
  puts(max(P::V(),P::V()));
  puts(copy(P::V()));
  puts(move(P::V()));
  puts(print(P::V()));
  puts(to_string(P::V()));
  puts(Q::call());
  puts(C().t(N::X{}));
  puts(gen(N::X{}));
  puts(gen(N::E::a));
  puts(gen(K::T1()));
  puts(gen2(N::X()));
  printf("%d\n", addd(N::X{1},N::X{2}).v);
  puts(late(K::T1()));
  puts(ov(K::T1()));
  puts(amb(N::X()));
  puts(bb(N::X()));
  puts(bb(1));
  std::vector<int> v{3,1,2};
  sort(v.begin(), v.end());
  printf("%d\n", v[0]);
  auto it = find(v.begin(), v.end(), 2);
  printf("%d\n", int(it-v.begin()));
  printf("%d\n", (int)count(v.begin(),v.end(),3));
  std::string s = "abc";
  printf("%d\n", (int)distance(s.begin(), s.end()));
  std::pair<int,int> pr{1,2};
}
