// A cast to what decltype or an alias names as a reference is that reference: what expires is moved from.
#include <cstdio>
#include <cstdlib>
#include <type_traits>
#include <utility>
#include <string>
#include <tuple>
enum class E { a, b };
struct A { int n = 0; };
template <class T_> void tn(T_&&) { puts(__PRETTY_FUNCTION__); }
#define F1(y) static_cast<decltype(y)>(y)
#define F2(y) static_cast<decltype(y)&&>(y)
#define F3(y) (decltype(y))(y)
#define F4(y) std::forward<decltype(y)>(y)
#define ALL(y) tn(F1(y)); tn(F2(y)); tn(F3(y)); tn(F4(y))
template <class T> void ft(T&& x) { ALL(x); tn(static_cast<T&&>(x)); tn((T&&)x); }

int main() {
  std::printf("\n0: "); { auto f = [](auto&& x) { ALL(x); }; f(3); int i; f(i); int const c = 2; f(c); f(E::a); f(A()); A a; f(a); A const ca{}; f(ca); f(std::move(a)); f(std::move(ca)); f(std::string("x")); }
  std::printf("\n1: "); { ft(3); int i; ft(i); int const c = 2; ft(c); ft(E::a); ft(A()); A a; ft(a); A const ca{}; ft(ca); ft(std::move(a)); ft(std::move(ca)); ft(std::string("x")); }
  std::printf("\n2: "); { auto&& x = 3; ALL(x); }
  std::printf("\n3: "); { int&& x = 3; ALL(x); }
  std::printf("\n4: "); { int const& x = 3; ALL(x); }
  std::printf("\n5: "); { int i = 0; auto const& x = i; ALL(x); }
  std::printf("\n6: "); { A&& x = A(); ALL(x); }
  std::printf("\n7: "); { auto&& x = A(); ALL(x); }
  std::printf("\n8: "); { auto const&& x = A(); ALL(x); }
  std::printf("\n9: "); { E&& x = E::a; ALL(x); }
  std::printf("\n10: "); { auto&& x = E::a; ALL(x); }
  std::printf("\n11: "); { A a; auto&& x = std::move(a); ALL(x); }
  std::printf("\n12: "); { A a; auto&& x = std::move(a).n; ALL(x); }
  std::printf("\n13: "); { std::string&& x = std::string("a"); ALL(x); }
  std::printf("\n14: "); { int* q = nullptr; int*&& x = std::move(q); ALL(x); }
  std::printf("\n15: "); { int x = 3; using R = int&&; using L = int&; using CL = int const&; tn(static_cast<R>(x)); tn(static_cast<L>(x)); tn((R)x); tn(static_cast<CL>(x)); tn((CL)x); }
  std::printf("\n16: "); { A x; using R = A&&; using L = A&; using CL = A const&; tn(static_cast<R>(x)); tn(static_cast<L>(x)); tn((R)x); tn(static_cast<CL>(x)); tn((CL)x); }
  std::printf("\n17: "); { E x{}; using R = E&&; using L = E&; using CL = E const&; tn(static_cast<R>(x)); tn(static_cast<L>(x)); tn((R)x); tn(static_cast<CL>(x)); tn((CL)x); }
  std::printf("\n18: "); { struct M { M(){} M(M const&){printf("c ");} M(M&&){printf("m ");} }; M m; auto&& x = std::move(m); M a = F1(x); M b(F1(x)); M c{F1(x)}; auto d = F1(x); M e = F3(x); auto&& f = F1(x); (void)f; }
  std::printf("\n19: "); { struct M { M(){} M(M const&){printf("c ");} M(M&&){printf("m ");} }; M m; auto&& x = m; M a = F1(x); M b(F1(x)); M c{F1(x)}; auto d = F1(x); M e = F3(x); auto&& f = F1(x); (void)f; }
  std::printf("\n20: "); { struct M { M(){} M(M const&){printf("c ");} M(M&&){printf("m ");} M& operator=(M const&){printf("=c ");return *this;} M& operator=(M&&){printf("=m ");return *this;} }; auto g = [](auto&& x) { M a = F1(x); M b; b = F1(x); std::pair<M,int> p(F1(x), 1); }; M m; g(m); g(std::move(m)); g(M()); }
  std::printf("\n21: "); { struct M { M(){} M(M const&){printf("c ");} M(M&&){printf("m ");} }; auto h = [](M) {}; auto g = [&](auto&& x) { return h(F1(x)); }; M m; g(m); printf("| "); g(std::move(m)); }
  std::printf("\n22: "); { struct M { M(){} M(M const&){printf("c ");} M(M&&){printf("m ");} }; auto g = [](auto&& x) -> M { return F1(x); }; auto g2 = [](auto&& x) { return F1(x); }; auto g3 = [](auto&& x) -> decltype(auto) { return F1(x); }; M m; g(m); g(std::move(m)); printf("| "); g2(m); g2(std::move(m)); printf("| "); M a = g3(m); M b = g3(std::move(m)); }
  std::printf("\n23: "); { std::string s = "ab"; auto g = [](auto&& x) { std::string t = F1(x); return t + "|" + x; }; puts(g(s).c_str()); puts(g(std::move(s)).c_str()); puts(g(std::string("cd")).c_str()); puts(s.c_str()); }
  std::printf("\n24: "); { struct M { M(){} M(M const&){printf("c ");} M(M&&){printf("m ");} }; auto g = [](auto&&... xs) { return std::make_tuple(F1(xs)...); }; M m; g(m, std::move(m), 1); }
  std::printf("\n");
}
