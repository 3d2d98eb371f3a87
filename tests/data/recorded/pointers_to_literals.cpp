#include <array>
#include <cstdio>
#include <string>
#include <vector>

// A literal is an array, what points to one is not; arrays of lambdas; conditions of requirements.
template <class T> int which(T*) { return 1; }
template <class T, int N> int which(T (&)[N]) { return 2; }
template <class T, int N> int extent(T (&)[N]) { return N; }
template <int N> int of_chars(char const (&)[N]) { return N; }
int of_chars(char const*) { return -1; }
template <int N, int M> std::string joined(char const (&a)[N], char const (&b)[M]) { return std::string(a) + b; }
struct Made { int n; template <int N> Made(char const (&)[N]) : n(N) {} };
template <int N> struct Deduced { int n = N; Deduced(char const (&)[N]) {} };
char const* global = "global";
char const array[] = "abc";
struct Holds { char const* p = "member"; char q[5] = "mem"; };
char const* returned() { return "returned"; }

enum class Scoped { a };
enum Plain { b };
struct Truth { explicit operator bool() const { return true; } };
template <class T> concept Chooses = requires(T e) { e ? 1 : 2; };

int main() {
  char const* p = "x";
  char const* q = p;
  auto r = "abc";
  auto& whole = "abc";
  char const* v[2] = {"a", "bc"};
  Holds h;
  printf("%d %d %d %d %d %d %d\n", which(p), which(q), which(r), which(global), which(v[1]), which(h.p), which(returned()));
  printf("%d %d %d %d\n", extent(whole), extent(array), extent("abcd"), extent(h.q));
  printf("%d %d %s\n", of_chars(p), of_chars(r), joined("ab", "c").c_str());
  printf("%d %d\n", Made("abc").n, Deduced("ab").n);
  auto any = [](auto& t) { return which(t); };
  auto kept = [p] { return which(p); };
  printf("%d %d\n", any(p), kept());

  int k = 3;
  auto times = [k](int x) { return x * k; };
  auto counts = [k](int x) mutable { return k += x; };
  decltype(times) two[2] = {times, times};
  decltype(counts) apart[] = {counts, counts};
  std::array<decltype(times), 2> held{times, times};
  apart[0](1);
  printf("%d %zu %d %d %d\n", two[1](4), sizeof two, held[0](5), apart[0](1), apart[1](1));

  printf("%d %d %d %d %d\n", Chooses<Scoped>, Chooses<Plain>, Chooses<std::string>, Chooses<Truth>, Chooses<int*>);
}
