// A reference to a variable or an element of another type is one to a temporary.
#include <cstdio>
#include <string>
#include <functional>
#include <vector>
struct W {
  int v;
  W(int x):v(x){}
};
struct B {
  int b=1;
  virtual int f() const { return 1; }
};
struct D : B {
  int f() const override { return 2; }
};
struct K { operator int() const { return 4; } };
enum En { e1 = 1 };
const double& pick(const double& d) { return d; }
void variables() {
  { int i = 3; const double& d = i; printf("%g %d\n", d/2, (int)sizeof(d)); i = 9; printf("%g\n", d); }
  { int i = 3; const W& w = i; printf("%d\n", w.v); }
  { int i = 3; const char* p = "hey"; const std::string& s = p; printf("%zu\n", s.size()); }
  { int i = 3; D d; const B& b = d; printf("%d %d\n", b.f(), &b == &d); }
  { int i = 3; K k; const int& x = k; printf("%d\n", x); }
  { int i = 3; const unsigned& u = i; i = 5; printf("%u\n", u); }
  { int i = 3; const long& l = e1; printf("%ld\n", l); }
  { int i = 3; double&& d = i; d /= 2; printf("%g %d\n", d, i); }
  { int i = 3; const double& d{i}; printf("%g\n", d/2); }
  { int i = 3; const double& d(i); printf("%g\n", d/2); }
  { int i = 3; static const double& d = i; printf("%g\n", d/2); }
  { int i = 3; const double* const& p = nullptr; printf("%d\n", p == nullptr); }
  { int i = 3;
    int arr[2] = {1,2};
    const double& d = arr[1];
    printf("%g\n", d/4);
    const int* const& p = arr;
    printf("%d\n", p[1]);
  }
  { int i = 3; printf("%g\n", pick(i)/2); }
  { int i = 3; auto l = [](const double& d) { return d/2; }; printf("%g\n", l(i)); }
  { int i = 3; using F = float; const F& f = i; printf("%g\n", f/2); }
  { int i = 3; const bool& b = i; printf("%d\n", b); }
  { int i = 3; const std::function<int(int)>& f = [](int x){ return x+1; }; printf("%d\n", f(1)); }
  { int i = 3; float f = 0.1f; const double& d = f; printf("%.10g\n", d); }
  { int i = 3; unsigned char uc = 200; const int& x = uc; uc = 3; printf("%d\n", x); }
  { int i = 3;
    struct S { int n = 7; }
    s;
    const double& d = s.n;
    printf("%g\n", d / 2);
    const int& r = s.n;
    s.n = 8;
    printf("%d\n", r);
  }
}
void loops() {
  std::vector<int> v{1,2};
  for(const double& d : v) printf("%g %d\n", d/4, (int)sizeof d);
  for (const W& w : v) printf("%d\n", w.v);
  for (const std::string& s : {"a","b"}) printf("%zu\n", s.size());
  for (double&& d : v) {
    d/=4;
    printf("%g\n", d);
  }
  printf("%d\n", v[0]);
  int t=1;
  std::vector<std::reference_wrapper<int>> r{t,t};
  for(int& x : r) x++;
  for (const int& x: r) printf("%d\n", x);
  D ds[2];
  for (B& b : ds) printf("%d\n", b.f());
  for (unsigned const& u : std::vector<int>{-1}) printf("%u\n", u);
  std::vector<bool> vb{true};
  for (const bool& q : vb) printf("%d\n", q);
  for (const long& l : {1,2}) printf("%zu\n", sizeof(l));
  for (W w : v) printf("%d\n", w.v);
  std::vector<const char*> cs{"x"};
  for (std::string const& q : cs) printf("%s\n", q.c_str());
  char txt[]="hi";
  for (int const& c : txt) printf("%d ", c);
  printf("\n");
  for (char& c : txt) if (c) c++;
  printf("%s\n", txt);
  for (auto const& [a,b] : std::vector<std::pair<int,int>>{{1,2}}) printf("%d\n", a+b);
}
int main() {
  variables();
  loops();
}
