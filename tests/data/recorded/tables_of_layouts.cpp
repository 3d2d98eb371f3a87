#include <cute/tensor.hpp>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>
#include <iostream>
#include <sstream>
#include <chrono>
#include <cstring>
#include <functional>
#include <map>
#include <iomanip>
#include <cassert>
// options parser, benchmarks table, verification of layouts
struct Options { int m = 5120, n = 4096, k = 4096; float alpha = 1.f, beta = 0.f; bool help = false, verify = true; std::string layout = "tn"; std::vector<int> tiles{128, 128, 64};
  static bool starts(char const* s, char const* p, char const*& rest) { size_t n = std::strlen(p); if (std::strncmp(s, p, n)) return false; rest = s + n; return true; }
  bool parse(int argc, char const** argv) { for (int i = 1; i < argc; ++i) { char const* v; if (starts(argv[i], "--m=", v)) m = std::atoi(v); else if (starts(argv[i], "--n=", v)) n = std::stoi(v); else if (starts(argv[i], "--k=", v)) k = int(std::strtol(v, nullptr, 0)); else if (starts(argv[i], "--alpha=", v)) alpha = std::strtof(v, nullptr); else if (starts(argv[i], "--layout=", v)) layout = v; else if (starts(argv[i], "--tiles=", v)) { tiles.clear(); std::istringstream is(v); for (std::string t; std::getline(is, t, 'x');) tiles.push_back(std::stoi(t)); } else if (!std::strcmp(argv[i], "--no-verify")) verify = false; else if (std::string(argv[i]) == "--help") help = true; else { std::fprintf(stderr, "unknown %s\n", argv[i]); return false; } } return true; }
  double gflops(double s) const { return 2.0 * m * n * k / 1e9 / s; }
  friend std::ostream& operator<<(std::ostream& os, Options const& o) { auto f = os.flags(); os << "gemm " << o.m << 'x' << o.n << 'x' << o.k << ' ' << o.layout << std::boolalpha << ' ' << o.verify << std::showpoint << ' ' << o.alpha << " ["; for (size_t i = 0; i < o.tiles.size(); ++i) os << (i ? "," : "") << std::setw(4) << std::setfill('.') << o.tiles[i]; os << std::setfill(' ') << ']'; os.flags(f); return os; } };
class Table { struct Col { std::string name; int width; bool right; }; std::vector<Col> cols_; std::vector<std::vector<std::string>> rows_; public: Table& col(std::string n, bool right = false) { cols_.push_back({n, int(n.size()), right}); return *this; } template <class... T> Table& row(T const&... t) { assert(sizeof...(T) == cols_.size()); std::vector<std::string> r; (r.push_back(str(t)), ...); for (size_t i = 0; i < r.size(); ++i) cols_[i].width = std::max<int>(cols_[i].width, r[i].size()); rows_.push_back(std::move(r)); return *this; }
  static std::string str(std::string const& s) { return s; } static std::string str(char const* s) { return s; } static std::string str(double d) { char b[32]; std::snprintf(b, sizeof b, "%.2f", d); return b; } template <class T> static std::enable_if_t<std::is_integral_v<T>, std::string> str(T x) { return std::to_string(x); } template <class T, class = decltype(std::declval<std::ostream&>() << std::declval<T const&>()), class = std::enable_if_t<!std::is_arithmetic_v<T> && !std::is_convertible_v<T, std::string>>> static std::string str(T const& t) { std::ostringstream os; os << t; return os.str(); }
  void print(std::ostream& os = std::cout) const { for (auto const& c : cols_) os << (c.right ? std::right : std::left) << std::setw(c.width) << c.name << " | "; os << '\n'; for (auto const& r : rows_) { for (size_t i = 0; i < r.size(); ++i) { os << (cols_[i].right ? std::right : std::left) << std::setw(cols_[i].width) << r[i] << " | "; } os << '\n'; } } };
using namespace cute;
template <class L> bool is_bijective(L const& l) { std::vector<int> seen(size_t(cosize(l)), 0); for (int i = 0; i < int(size(l)); ++i) ++seen[l(i)]; return std::all_of(seen.begin(), seen.end(), [](int x) { return x == 1; }); }
template <class L> std::string text(L const& l) { std::ostringstream os; os << l; return os.str(); }
int main(int argc, char** argv) {
  char const* args[] = {"prog", "--m=512", "--n=256", "--k=0x40", "--alpha=2.5", "--layout=nt", "--tiles=64x32x16x8", "--no-verify"}; Options o; std::cout << o << '\n' << std::boolalpha << o.parse(8, args) << ' ' << o << '\n'; std::printf("%.3f %d\n", o.gflops(0.001), argc);
  char const* bad[] = {"p", "--x"}; std::cout << o.parse(2, bad) << std::noboolalpha << o.help << '\n';
  Table t; t.col("layout").col("size", true).col("cosize", true).col("bij").col("ms", true);
  auto add = [&](auto const& l, double ms) { t.row(l, int(size(l)), int(cosize(l)), is_bijective(l) ? "yes" : "no", ms); };
  add(make_layout(make_shape(4, 8)), 1.234); add(make_layout(make_shape(Int<4>{}, 8), make_stride(16, Int<1>{})), 10); add(composition(Swizzle<2, 0, 3>{}, make_layout(make_shape(Int<8>{}, Int<8>{}))), 0.005); add(make_layout(make_shape(make_shape(2, 2), 4), make_stride(make_stride(1, 8), 2)), 100.5); t.print();
  std::map<std::string, std::function<double(double, double)>> ops{{"add", std::plus<double>()}, {"max", [](double a, double b) { return std::max(a, b); }}, {"pow", static_cast<double (*)(double, double)>(std::pow)}}; for (auto& [n, f] : ops) std::cout << n << '=' << f(2, 5) << ' '; std::cout << '\n';
  using ms = std::chrono::duration<double, std::milli>; auto d = std::chrono::microseconds(1500) + std::chrono::milliseconds(2); std::cout << ms(d).count() << ' ' << std::chrono::duration_cast<std::chrono::milliseconds>(d).count() << ' ' << d.count() << '\n'; (void)argv; std::cout << text(make_layout(Shape<_2, _3>{})) << std::endl; return o.m == 512 ? 0 : 1;
}
