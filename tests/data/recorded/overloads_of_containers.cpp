// A vector is no pointer to the order of overloads; templates of what it holds are more special than `T`.
#include <cstdio>
#include <vector>
#include <array>
#include <map>
#include <memory>
#include <utility>
template <class T> struct Box { T v; };
#define TWO(n, P) template <typename T> void n(P a) { printf(#n " special\n"); } template <typename T> void n(T x) { printf(#n " general\n"); }
TWO(a1, const std::vector<T>&) TWO(a2, std::vector<T>&) TWO(a3, std::vector<T>) TWO(a4, std::vector<T>&&)
TWO(b1, const Box<T>&) TWO(b2, Box<T>&) TWO(b3, Box<T>)
TWO(c1, std::unique_ptr<T> const&) TWO(c2, const std::shared_ptr<T>&)
template <typename T, size_t N> void d1(const std::array<T, N>&) { printf("d1 special\n"); } template <typename T> void d1(T) { printf("d1 general\n"); }
template <typename T, class U> void d2(const std::pair<T, U>&) { printf("d2 special\n"); } template <typename T> void d2(T) { printf("d2 general\n"); }
template <typename T, class U> void d3(const std::map<T, U>&) { printf("d3 special\n"); } template <typename T> void d3(const T&) { printf("d3 general\n"); }
template <typename T> void d4(const std::vector<T>&) { printf("d4 special\n"); } template <typename T> void d4(const T&) { printf("d4 general\n"); }
template <typename T> void d5(const std::vector<std::vector<T>>&) { printf("d5 special\n"); } template <typename T> void d5(std::vector<T>) { printf("d5 general\n"); }
struct Sums {
  template <typename T> explicit Sums(const std::vector<T>& a) { printf("of a vector of %zu\n", a.size()); }
  template <typename T> explicit Sums(T) { printf("of a value\n"); }
};
template <typename T> std::vector<std::vector<T>> operator*(std::vector<std::vector<T>> const& A, std::vector<std::vector<T>> const&) { return A; }
template <typename T> std::vector<float> operator*(float const scalar, std::vector<T> const& A) {
  std::vector<float> r;
  for (auto a : A) r.push_back(scalar * a);
  return r;
}
template <typename T> std::vector<float> operator/(std::vector<T> const& A, float const scalar) { return (1.f / scalar) * A; }
template <typename T> int divided(std::vector<std::vector<T>> const& A) {
  std::vector<std::vector<float>> rows(A.size()), other(A.size());
  for (size_t row = 0; row < A.size(); row++) {
    std::vector<float> v(A.size());
    other[row] = v;
    auto divisor = static_cast<float>(other[row][row]);
    rows[row] = rows[row] / divisor;
  }
  return rows.size();
}
int main() {
  Sums s1(std::vector<int>{1, 2}); Sums s2(3); std::vector<int> three(3); Sums s3(three); Sums s4{three};
  std::vector<std::vector<float>> rows{{1, 2}, {3, 4}}; printf("%d\n", divided(rows * rows));

  std::vector<int> v{1}; const std::vector<int> c{2}; Box<int> b{1}; const Box<int> cb{2};
  a1(v); a1(c); a2(v); a3(v); a3(c); a4(std::move(v)); a1(std::vector<int>{1});
  b1(b); b1(cb); b2(b); b3(b); b3(cb); b1(Box<int>{3});
  std::shared_ptr<int> s; c2(s); std::array<int, 2> ar{}; d1(ar); std::pair<int, int> p; d2(p); std::map<int, int> m; d3(m); d4(v); d5(std::vector<std::vector<int>>{{1}});
}
