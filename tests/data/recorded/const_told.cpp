// What constructors are told of const arguments by conversions, lists, containers and captures.
#include <cstdio>
#include <string>
#include <memory>
#include <optional>
#include <map>
#include <utility>
#include <vector>
struct B { template <class T> B(T&& t) { printf("%d%d ", std::is_lvalue_reference_v<T>, std::is_const_v<std::remove_reference_t<T>>); } B(B const&) = default; };
struct S { S(std::string& s) { printf("& "); } S(std::string const& s) { printf("c& "); } };
void f(B) {} void g(B const&) {} void h(S) {} B r(std::string const& s) { return s; } B r2(std::string& s) { return {s}; }
struct M { S s; B b; int i; };
int main() {
  std::string s; std::string const cs;
  f(cs); f(s); g(cs); g(s); h(cs); h(s); r(s); r(cs); r2(s); printf("\n");
  std::make_unique<B>(cs); std::make_shared<B>(cs); std::optional<S> o(cs); std::optional<S> p; p.emplace(cs); p.emplace(s); std::make_optional<S>(cs); printf("\n");
  M m{cs, s, 1}; M n{s, cs, 2}; M q = {cs, cs, 3}; S arr[] = {cs, s}; std::vector<S> v{cs, s}; std::pair<S, S> pr(cs, s); std::map<int, S> mm; mm.emplace(1, cs); mm.try_emplace(2, s); printf("\n");
  auto lam = [&](S x) {}; lam(cs); lam(s); auto lam2 = [cs] { S x(cs); }; lam2(); auto lam3 = [s]() mutable { S x(s); }; lam3(); auto lam4 = [s] { S x(s); }; lam4(); S* np = new S(cs); S* nq = new S{s}; (void)S(cs); (void)S{s}; printf("\n");
}
