// Texts in quotes as arrays, and appended.
#include <bits/stdc++.h>
using namespace std;
template <class T> void g(const T&) { cout << is_array_v<T> << sizeof(T) << "c "; } template <class T> void g(T&&) { cout << is_array_v<remove_reference_t<T>> << "fw "; }
template <class T> void h(const T&) { cout << is_array_v<T> << "c "; } template <class T> void h(T&) { cout << is_array_v<T> << "l "; }
template <class T> void v(T) { cout << is_array_v<T> << is_pointer_v<T> << "v "; }
template <class T> void k(T const& a, T const& b) { cout << sizeof(T) << " "; }
void a(auto const& x) { cout << is_array_v<remove_cvref_t<decltype(x)>> << sizeof(x) << " "; } void b(auto&& x) { cout << is_array_v<remove_cvref_t<decltype(x)>> << sizeof(x) << " "; }
template <class... A> void pk(A const&... x) { ((cout << is_array_v<A> << sizeof(x) << " "), ...); } template <class... A> void fw(A&&... x) { ((cout << is_array_v<remove_reference_t<A>> << sizeof(x) << " "), ...); }
template <class T, size_t N> void ar(const T (&)[N]) { cout << "arr" << N << ' '; } template <class T> void ar(T&&) { cout << "fw "; }
template <size_t N> void cn(const char (&)[N]) { cout << N; } void cn(string) { cout << "s"; }
template <size_t N> void cq(const char (&)[N]) { cout << N; } void cq(const char*) { cout << "p"; }
struct M { template <class T> void f(T const&) { cout << is_array_v<T> << sizeof(T) << " "; } template <class T> void operator()(T&&) { cout << is_array_v<remove_reference_t<T>> << " "; } };

int main() {
  { g("abc"); h("abc"); v("abc"); a("abc"); b("abc"); ar("abc"); cn("abc"); cq("abc"); std::cout << "\n"; }
  { k("abc", "def"); std::cout << "\n"; }
  { pk("a", 1, "bc"); fw("a", 1, "bc"); std::cout << "\n"; }
  { M m; m.f("abc"); m("abc"); std::cout << "\n"; }
  { auto l = [](auto const& x) { cout << is_array_v<remove_cvref_t<decltype(x)>> << sizeof(x) << " "; }; l("abc"); [](auto&& x) { cout << is_array_v<remove_cvref_t<decltype(x)>> << sizeof(x) << " "; }("abcd"); std::cout << "\n"; }
  { auto& r = "abc"; cout << sizeof(r) << is_array_v<remove_reference_t<decltype(r)>>; auto&& q = "abcd"; cout << sizeof(q); auto p = "abc"; cout << sizeof(p); const auto& c = "abc"; cout << sizeof(c); std::cout << "\n"; }
  { pair<string, int> p("a", 1); auto q = make_pair("a", 2); cout << is_same_v<decltype(q), pair<const char*, int>>; auto t = make_tuple("a", "b"); cout << is_same_v<decltype(t), tuple<const char*, const char*>>; std::cout << "\n"; }
  { vector<string> vs; vs.emplace_back("abc"); vs.push_back("d"); map<string, string> ms; ms["a"] = "b"; ms.emplace("c", "d"); cout << vs[0] << ms["c"]; std::cout << "\n"; }
}
