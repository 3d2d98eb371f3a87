#include <string>
#include <vector>
#include <map>
#include <algorithm>
#include <cstdio>
#include <iostream>
#include <sstream>
#include <array>
#include <memory>
struct Tokens : std::vector<std::string> {
  explicit Tokens(std::string const& text, char sep = ' ') { std::istringstream in(text); std::string w; while (std::getline(in, w, sep)) if (!w.empty()) push_back(w); }
  Tokens() = default;
  std::string joined(std::string const& s) const { std::string r; for (size_t i = 0; i < size(); ++i) { if (i) r += s; r += (*this)[i]; } return r; }
  bool has(std::string const& w) const { return std::find(begin(), end(), w) != end(); }
  Tokens sorted() const { Tokens t(*this); std::sort(t.begin(), t.end()); return t; }
};
class Matrix : public std::vector<std::vector<double>> {
  using Base = std::vector<std::vector<double>>;
public:
  Matrix(size_t r, size_t c, double v = 0) : Base(r, std::vector<double>(c, v)) {}
  Matrix(std::initializer_list<std::vector<double>> l) : Base(l) {}
  size_t rows() const { return size(); } size_t cols() const { return empty() ? 0 : front().size(); }
  double& operator()(size_t i, size_t j) { return (*this)[i][j]; } double operator()(size_t i, size_t j) const { return Base::operator[](i)[j]; }
  friend Matrix operator*(Matrix const& a, Matrix const& b) { Matrix c(a.rows(), b.cols()); for (size_t i = 0; i < a.rows(); ++i) for (size_t j = 0; j < b.cols(); ++j) for (size_t k = 0; k < b.rows(); ++k) c(i, j) += a(i, k) * b(k, j); return c; }
  friend std::ostream& operator<<(std::ostream& os, Matrix const& m) { for (auto const& r : m) { for (double x : r) os << x << ' '; os << '\n'; } return os; }
};
template <typename T, size_t N> struct Vec : std::array<T, N> {
  Vec& operator+=(Vec const& o) { for (size_t i = 0; i < N; ++i) (*this)[i] += o[i]; return *this; }
  friend Vec operator+(Vec a, Vec const& b) { return a += b; }
  friend Vec operator*(T s, Vec v) { for (auto& x : v) x *= s; return v; }
  T norm2() const { T s{}; for (auto x : *this) s += x * x; return s; }
};
struct Ident : std::string { int line = 0; Ident(std::string s, int l) : std::string(std::move(s)), line(l) {} bool operator<(Ident const& o) const { return line != o.line ? line < o.line : static_cast<std::string const&>(*this) < o; } };
struct Pool : private std::vector<std::unique_ptr<int>> { int* make(int v) { push_back(std::make_unique<int>(v)); return back().get(); } using std::vector<std::unique_ptr<int>>::size; int sum() const { int s = 0; for (auto& p : *this) s += *p; return s; } };
int main() {
  Tokens t("the quick  brown fox"); std::cout << t.size() << ' ' << t.joined("-") << ' ' << t.has("fox") << ' ' << t.sorted().joined(",") << '\n';
  Tokens e; std::cout << e.empty() << e.joined("x") << '\n'; for (auto& w : t) w[0] = toupper(w[0]); std::cout << t.front() << t.back() << t.at(1) << '\n';
  Matrix a{{1, 2}, {3, 4}}, b(2, 2, 1.0); std::cout << a * b; Matrix c = a; c(0, 0) = 9; std::cout << a(0, 0) << c(0, 0) << c.rows() << '\n'; c.push_back({5, 6}); std::cout << c.rows() << c.back()[1] << '\n';
  Vec<float, 3> v{1, 2, 3}, w{{4, 5, 6}}; auto s = v + 2.0f * w; std::cout << s[0] << s[1] << s[2] << ' ' << s.norm2() << ' ' << sizeof s << '\n'; 
  std::map<Ident, int> m; m[Ident("b", 2)] = 1; m[Ident("a", 2)] = 2; m[Ident("z", 1)] = 3; for (auto& [k, x] : m) std::cout << k << ':' << k.line << '=' << x << ' '; std::cout << '\n';
  Pool p; *p.make(3) += 1; p.make(5); std::cout << p.size() << p.sum() << '\n';
  std::vector<Tokens> all{t, Tokens("a b"), {}}; std::cout << all[1].size() << all[2].size() << all[0].joined("") << '\n'; all[1].insert(all[1].begin(), "first"); all[1].erase(all[1].begin() + 1); std::cout << all[1].joined("|") << '\n';
  auto up = std::make_unique<Tokens>("x y z"); std::cout << up->size() << (*up)[2] << '\n'; Tokens* tp = &t; tp->resize(2); tp->emplace_back("end"); std::cout << t.joined(" ") << '\n'; t = Tokens("n w"); std::cout << t.size() << (t == Tokens("n w")) << (t != e) << '\n'; t.clear(); std::cout << t.size() << '\n';
}
