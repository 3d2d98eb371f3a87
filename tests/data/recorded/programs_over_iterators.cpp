// Algorithms, iterators and containers of a program over iterators of the library.
#include <algorithm>
#include <cstdio>
#include <iostream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>
#include <ranges>
#include <set>
#include <unordered_map>
#include <optional>
#include <tuple>
#include <variant>
struct Token { enum Kind { num, op } kind; int value; char c; };
class Lexer { std::string text_; std::string::const_iterator at_; public: explicit Lexer(std::string t) : text_(std::move(t)), at_(text_.cbegin()) {}
  std::optional<Token> next() { while (at_ != text_.cend() && *at_ == ' ') ++at_; if (at_ == text_.cend()) return std::nullopt; if (std::isdigit(*at_)) { int n = 0; while (at_ != text_.cend() && std::isdigit(*at_)) n = n * 10 + (*at_++ - '0'); return Token{Token::num, n, 0}; } return Token{Token::op, 0, *at_++}; } };
template <class It> class Parser { It at_, end_; public: Parser(It b, It e) : at_(b), end_(e) {} int expr() { int v = term(); while (at_ != end_ && at_->kind == Token::op && (at_->c == '+' || at_->c == '-')) { char c = at_++->c; int r = term(); v = c == '+' ? v + r : v - r; } return v; } int term() { int v = at_->value; ++at_; while (at_ != end_ && at_->kind == Token::op && at_->c == '*') { ++at_; v *= (at_++)->value; } return v; } };
template <class... Its> struct zip_it { std::tuple<Its...> its; zip_it& operator++() { std::apply([](auto&... i) { (++i, ...); }, its); return *this; } auto operator*() const { return std::apply([](auto&... i) { return std::tuple<decltype(*i)...>(*i...); }, its); } bool operator!=(const zip_it& o) const { return std::get<0>(its) != std::get<0>(o.its); } };
template <class... I> struct zipped { zip_it<I...> b, e; auto begin() { return b; } auto end() { return e; } };
template <class... C> auto zip(C&... c) { return zipped<decltype(c.begin())...>{{{c.begin()...}}, {{c.end()...}}}; }
template <class It> struct Counted { using iterator_category = typename std::iterator_traits<It>::iterator_category; using value_type = typename std::iterator_traits<It>::value_type; using difference_type = std::ptrdiff_t; using pointer = typename std::iterator_traits<It>::pointer; using reference = typename std::iterator_traits<It>::reference; It it; static inline int moves = 0;
  reference operator*() const { return *it; } pointer operator->() const { return it.operator->(); } Counted& operator++() { ++it; ++moves; return *this; } Counted& operator--() { --it; ++moves; return *this; } Counted operator++(int) { auto t = *this; ++*this; return t; } Counted& operator+=(difference_type n) { it += n; ++moves; return *this; } Counted operator+(difference_type n) const { auto t = *this; return t += n; } Counted operator-(difference_type n) const { return *this + -n; } difference_type operator-(const Counted& o) const { return it - o.it; } bool operator==(const Counted& o) const { return it == o.it; } bool operator!=(const Counted& o) const { return it != o.it; } bool operator<(const Counted& o) const { return it < o.it; } reference operator[](difference_type n) const { return it[n]; } };
void f(std::vector<int>::iterator) { puts("vector it"); } void f(std::string::iterator) { puts("string it"); } void f(std::vector<double>::iterator) { puts("double it"); } void f(int*) { puts("int*"); } void f(std::vector<int>::reverse_iterator) { puts("rev"); } void f(...) { puts("any"); }
int main() {
  Lexer lx("12 + 3*4 - 5"); std::vector<Token> ts; while (auto t = lx.next()) ts.push_back(*t); Parser p(ts.begin(), ts.end()); printf("%d\n", p.expr()); Parser<std::vector<Token>::const_iterator> q(ts.begin(), ts.end()); printf("%d\n", q.expr());
  std::vector<int> a{1, 2, 3}; std::string s = "xyz"; std::vector<double> d{.5, 1.5, 2.5}; for (auto [x, c, y] : zip(a, s, d)) { x += 10; printf("%d%c%g ", x, c, y); } printf("%d\n", a[2]);
  f(a.begin()); f(s.begin()); f(d.begin()); f(a.data()); f(a.rbegin()); f(a.cbegin()); f(&*a.begin());
  Counted<std::vector<int>::iterator> cb{a.begin()}, ce{a.end()}; printf("%d %d\n", *std::max_element(cb, ce), Counted<std::vector<int>::iterator>::moves); printf("%td\n", std::distance(cb, ce)); std::reverse(cb, ce); printf("%d %d\n", a[0], std::binary_search(cb, ce, 12));
  std::variant<std::vector<int>::iterator, std::string::iterator> var = a.begin(); printf("%zu %d\n", var.index(), *std::get<0>(var)); var = s.begin(); printf("%zu %c\n", var.index(), *std::get<std::string::iterator>(var));
  std::optional<std::vector<int>::iterator> found; for (auto it = a.begin(); it != a.end(); ++it) if (*it == 12) { found = it; break; } if (found) printf("%d %td\n", **found, *found - a.begin());
  std::istringstream in("4 8 15 16"); std::vector<int> nums((std::istream_iterator<int>(in)), std::istream_iterator<int>()); std::copy(nums.begin(), nums.end(), std::ostream_iterator<int>(std::cout, ",")); std::cout << "\n"; std::copy_if(nums.begin(), nums.end(), std::inserter(a, a.begin()), [](int x) { return x % 8 == 0; }); for (int x : a) std::cout << x << ' '; std::cout << '\n';
  std::set<std::vector<int>::iterator> its{a.begin() + 1, a.begin()}; std::cout << its.size() << **its.begin() << '\n'; std::tuple<std::vector<int>::iterator, int> tp{a.begin(), 3}; std::cout << *std::get<0>(tp) << *std::get<std::vector<int>::iterator>(tp) << '\n';
  for (int x : nums | std::views::filter([](int x) { return x > 4; }) | std::views::transform([](int x) { return x * x; })) std::cout << x << ' '; std::cout << *std::ranges::max_element(nums) << ' ' << std::ranges::find(nums, 15) - nums.begin() << '\n';
}
