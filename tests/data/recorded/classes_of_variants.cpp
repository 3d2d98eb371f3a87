// Classes that are derived from variants.
#include <iostream>
#include <string>
#include <variant>
#include <vector>
#include <map>
using namespace std;
using J = variant<int, string>; struct V : J { using J::J; int extra = 3; }; struct W : variant<int, string> { using variant::variant; using Base = variant; Base const& base() const { return *this; } Base& base() { return *this; } }; template <class... F> struct ov : F... { using F::operator()...; }; template <class... F> ov(F...) -> ov<F...>;
struct Json : variant<nullptr_t, double, string, vector<Json>, map<string, Json>> { using variant::variant; bool is_null() const { return index() == 0; } }; string dump(Json const& j) { return visit(ov{[](nullptr_t) { return string("null"); }, [](double d) { return to_string(int(d)); }, [](string const& s) { return '"' + s + '"'; }, [](vector<Json> const& v) { string r = "["; for (auto& x : v) r += dump(x) + ","; return r + "]"; }, [](map<string, Json> const& m) { string r = "{"; for (auto& [k, x] : m) r += k + ":" + dump(x) + ","; return r + "}"; }}, j); }

int main() {
  { V v{3}; visit([](auto& x) { cout << sizeof x; }, v); v = string("a"); visit(ov{[](int i) { cout << "i" << i; }, [](string const& s) { cout << "s" << s; }}, v); cout << v.index() << get<1>(v) << holds_alternative<int>(v) << (get_if<1>(&v) != nullptr) << v.extra; std::cout << "\n"; }
  { W w("q"); visit([](auto const& x) { cout << x; }, static_cast<const W::Base&>(w)); visit([](auto& x) { cout << x; }, w.base()); cout << visit([](auto const& x) { return sizeof x; }, w); const W c(5); visit([](auto const& x) { cout << x; }, c); visit([](auto&& x) { cout << x; }, W("t")); std::cout << "\n"; }
  { cout << dump(Json{vector<Json>{1.0, "a", nullptr, map<string, Json>{{"k", 2.0}}}}); Json j = 3.0; j = "x"; cout << dump(j) << j.is_null(); std::cout << "\n"; }
  { V a{1}, b{string("z")}; visit([](auto const& x, auto const& y) { cout << x << y; }, a, b); cout << visit<int>([](auto const&) { return 7; }, a); cout << variant_size_v<J>; std::cout << "\n"; }
}
