#include <iostream>
#include <map>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

template<class... Ts> struct overloaded : Ts... { using Ts::operator()...; };
template<class... Ts> overloaded(Ts...) -> overloaded<Ts...>;
struct N { int v; N(int x):v(x){std::cout<<"+"<<v<<' ';} N(N const&o):v(o.v){std::cout<<"c"<<v<<' ';} N(N&&o):v(o.v){o.v=-1;std::cout<<"m"<<v<<' ';} ~N(){std::cout<<"~"<<v<<' ';} N& operator=(N const&o){v=o.v;std::cout<<"=";return *this;} N& operator=(N&&o){v=o.v;std::cout<<"=m";return *this;} };
struct V { void operator()(int i) const { std::cout << "int " << i << "\n"; } void operator()(double d) const { std::cout << "double " << d << "\n"; } void operator()(std::string const& s) const { std::cout << "string " << s << "\n"; } };
using Var = std::variant<int, double, std::string>;
int main() {
  std::variant<int,std::string> v=5; std::cout<<v.index()<<std::get<int>(v)<<'\n'; v = "hello"; std::cout << v.index() << std::get<1>(v) << "\n";
  std::get<std::string>(v) += "!"; std::cout << std::get<std::string>(v) << std::holds_alternative<int>(v) << std::holds_alternative<std::string>(v) << "\n";
  if (auto p = std::get_if<std::string>(&v)) { *p += "?"; std::cout << *p << "\n"; }
  std::cout << (std::get_if<int>(&v) == nullptr) << (std::get_if<0>(&v) == nullptr) << "\n";
  try { std::get<int>(v); } catch (std::bad_variant_access const& e) { std::cout << e.what() << "\n"; }
  Var a = 1, b = 2.5, c = std::string("x"), d;
  for (auto const& x : std::vector<Var>{a, b, c, d}) std::visit(V{}, x);
  std::cout << sizeof(Var) << ' ' << sizeof(std::variant<int,double>) << ' ' << sizeof(std::variant<char>) << ' ' << sizeof(std::variant<int,char>) << "\n";
  std::visit([](auto&& x) { std::cout << x << "\n"; }, b);
  auto r = std::visit([](auto&& x) -> std::string { using T = std::decay_t<decltype(x)>; if constexpr (std::is_same_v<T,int>) return "i"; else if constexpr (std::is_same_v<T,double>) return "d"; else return "s"; }, c); std::cout << r << "\n";
  std::visit([](auto& x) { x = x + x; }, a); std::cout << std::get<0>(a) << "\n";
  std::cout << (a == Var(2)) << (a < b) << (b < c) << (a != d) << "\n";
  { std::variant<int, N> n(N(3)); n = N(4); n = 7; n.emplace<N>(8); n.emplace<1>(9); auto m = n; std::cout << std::get<N>(m).v << "\n"; m = n; auto k = std::move(n); std::cout << "| "; }
  std::cout << "\n";
  std::variant<std::monostate, int> ms; std::cout << ms.index() << std::holds_alternative<std::monostate>(ms) << "\n";
  std::cout << std::variant_size_v<Var> << std::is_same_v<std::variant_alternative_t<1, Var>, double> << "\n";
  std::variant<long, std::string> l = 5; std::cout << l.index() << ' ' << std::get<long>(l) << "\n";
  std::variant<std::vector<int>, std::string> vv = std::vector<int>{1,2,3}; std::cout << std::get<0>(vv).size() << "\n";
  std::visit([](auto&& x, auto&& y) { std::cout << x << "," << y << "\n"; }, a, b);
  swap(a, b); std::cout << a.index() << b.index() << "\n";
  std::variant<int, double> ip(std::in_place_type<double>, 3); std::cout << std::get<double>(ip) << ip.index() << "\n";
  std::variant<int, double> ii(std::in_place_index<0>, 3.7); std::cout << std::get<0>(ii) << "\n";
  std::map<std::string, Var> m; m["a"] = 1; m["b"] = "t"; for (auto& [k, x] : m) { std::cout << k << ":"; std::visit(V{}, x); }
   std::visit(overloaded{[](int i){std::cout<<"I"<<i<<"\n";},[](auto const& o){std::cout<<"O"<<o<<"\n";}}, c);
   auto ov = overloaded{[](int a){return a+1;}, [](double d){return d*2;}}; std::cout << ov(2) << ' ' << ov(2.5) << "\n";
  const Var cv = 3; std::visit(V{}, cv); std::cout << std::get<int>(cv) << "\n";
}
