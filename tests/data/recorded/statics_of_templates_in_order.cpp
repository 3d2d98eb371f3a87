#include <cstdio>
#include <string>
#include <vector>
struct L { const char* n; int q = 1; L(const char* n) : n(n) { printf("+%s ", n); } L(const L& o) : n(o.n) { printf("c%s ", n); } ~L() { printf("-%s ", n); } int get() const { return 7; } };
int f(const L& l) { return l.q; }
L mk(const char* n) { return L(n); }
template <class T> struct A { static int v; static L l; static inline int w = (L("w"), 5); static const int& r; static std::string s; static L z; static L a; static L y() { return a; } };
template <class T> int A<T>::v = (L("v"), 3);
template <class T> L A<T>::l = L("l");
template <class T> const int& A<T>::r = f(L("r"));
template <class T> std::string A<T>::s = mk("s").n;
template <class T> L A<T>::z("z");
template <class T> L A<T>::a("a");
template <class T> int tv = (L("tv"), 4);
template <class T> L tl("tl");
template <class T> L tc = mk("tc");
template <class T> int tg = L("tg").get();
template <class T> const L& tr = L("tr");
template <class T> std::vector<int> tvec = {L("a").get(), f(L("b"))};
template <class T> inline int ti = f(L("ti"));
template <class T> struct B { static L one, two; static int none; };
template <class T> L B<T>::one("one");
template <class T> L B<T>::two("two");
const char* u() { return A<char>::z.n; }
L g("g");
template struct B<int>;
template L tl<long>;
template L A<long>::a;
L h("h");
const char* x() { return A<char>::a.n; }
int main() {
  puts("main");
  printf("%s %d %s %d\n", A<int>::z.n, A<int>::v, A<int>::l.n, A<int>::w);
  printf("%d %s %s\n", A<int>::r, A<int>::s.c_str(), A<int>::y().n);
  printf("%d %s %s %d %s %d %d\n", tv<int>, tl<int>.n, tc<int>.n, tg<int>, tr<int>.n, tvec<int>[1], ti<int>);
  tv<int> = 3;
  printf("%d %d %s %s\n", ++tv<int>, tv<long>, u(), x());
}
