// matrices with expression templates, operators, iterators, ranges of own, proxies
#include <cstdio>
#include <vector>
#include <array>
#include <iterator>
#include <algorithm>
#include <numeric>
#include <cmath>
#include <iostream>
#include <iomanip>
#include <initializer_list>
#include <type_traits>
template <class E> struct MatExpr { E const& e() const { return static_cast<E const&>(*this); } auto operator()(int i, int j) const { return e()(i, j); } int rows() const { return e().rows(); } int cols() const { return e().cols(); } };
template <class T, int R, int C> class Mat : public MatExpr<Mat<T, R, C>> { std::array<T, R * C> d_{}; public:
  Mat() = default; Mat(std::initializer_list<std::initializer_list<T>> l) { int i = 0; for (auto& r : l) { int j = 0; for (auto& x : r) (*this)(i, j++) = x; ++i; } }
  template <class E> Mat(MatExpr<E> const& x) { *this = x; } template <class E> Mat& operator=(MatExpr<E> const& x) { for (int i = 0; i < R; ++i) for (int j = 0; j < C; ++j) d_[i * C + j] = T(x(i, j)); return *this; }
  T& operator()(int i, int j) { return d_[i * C + j]; } T const& operator()(int i, int j) const { return d_[i * C + j]; } static constexpr int rows() { return R; } static constexpr int cols() { return C; }
  class Row { Mat* m; int i; public: Row(Mat* m, int i) : m(m), i(i) {} T& operator[](int j) const { return (*m)(i, j); } Row& operator=(T x) { for (int j = 0; j < C; ++j) (*this)[j] = x; return *this; } Row& operator*=(T x) { for (int j = 0; j < C; ++j) (*this)[j] *= x; return *this; } }; Row operator[](int i) { return {this, i}; }
  struct iterator { using iterator_category = std::random_access_iterator_tag; using value_type = T; using difference_type = std::ptrdiff_t; using pointer = T*; using reference = T&; T* p; T& operator*() const { return *p; } T* operator->() const { return p; } iterator& operator++() { ++p; return *this; } iterator operator++(int) { auto t = *this; ++p; return t; } iterator& operator--() { --p; return *this; } iterator& operator+=(std::ptrdiff_t n) { p += n; return *this; } friend iterator operator+(iterator a, std::ptrdiff_t n) { return a += n; } friend iterator operator-(iterator a, std::ptrdiff_t n) { return a += -n; } friend std::ptrdiff_t operator-(iterator a, iterator b) { return a.p - b.p; } T& operator[](std::ptrdiff_t n) const { return p[n]; } auto operator<=>(iterator const&) const = default; };
  iterator begin() { return {d_.data()}; } iterator end() { return {d_.data() + R * C}; } };
template <class A, class B, class Op> struct Bin : MatExpr<Bin<A, B, Op>> { A const& a; B const& b; Op op; Bin(A const& a, B const& b, Op op = {}) : a(a), b(b), op(op) {} auto operator()(int i, int j) const { return op(a(i, j), b(i, j)); } int rows() const { return a.rows(); } int cols() const { return a.cols(); } };
template <class A> struct Tr : MatExpr<Tr<A>> { A const& a; explicit Tr(A const& a) : a(a) {} auto operator()(int i, int j) const { return a(j, i); } int rows() const { return a.cols(); } int cols() const { return a.rows(); } };
template <class A, class S, std::enable_if_t<std::is_arithmetic_v<S>, int> = 0> auto operator*(MatExpr<A> const& a, S s) { struct Sc : MatExpr<Sc> { A const& a; S s; Sc(A const& a, S s) : a(a), s(s) {} auto operator()(int i, int j) const { return a(i, j) * s; } int rows() const { return a.rows(); } int cols() const { return a.cols(); } }; return Sc(a.e(), s); }
template <class A, class B> auto operator+(MatExpr<A> const& a, MatExpr<B> const& b) { return Bin<A, B, std::plus<>>(a.e(), b.e()); }
template <class A, class B> auto operator-(MatExpr<A> const& a, MatExpr<B> const& b) { return Bin<A, B, std::minus<>>(a.e(), b.e()); }
template <class A> Tr<A> tr(MatExpr<A> const& a) { return Tr<A>(a.e()); }
template <class T, int R, int K, int C> Mat<T, R, C> operator*(Mat<T, R, K> const& a, Mat<T, K, C> const& b) { Mat<T, R, C> r; for (int i = 0; i < R; ++i) for (int j = 0; j < C; ++j) for (int k = 0; k < K; ++k) r(i, j) += a(i, k) * b(k, j); return r; }
template <class E> std::ostream& operator<<(std::ostream& os, MatExpr<E> const& m) { for (int i = 0; i < m.rows(); ++i) { for (int j = 0; j < m.cols(); ++j) os << std::setw(6) << m(i, j); os << '\n'; } return os; }
int main() {
  Mat<double, 2, 3> a{{1, 2, 3}, {4, 5, 6}}, b; b = a * 2.0 + a; std::cout << b << tr(a) << (a - b * 0.5);
  Mat<float, 2, 3> f = a + b; std::cout << f(1, 2) << '\n'; auto c = a * Mat<double, 3, 2>(tr(a)); std::cout << c; c[0] = 7; c[1] *= -1; c[1][0]++; std::cout << c;
  std::sort(b.begin(), b.end(), std::greater<>()); for (double x : b) std::cout << x << ' '; std::cout << *std::max_element(b.begin(), b.end()) << ' ' << std::accumulate(b.begin(), b.end(), 0.0) << ' ' << (b.end() - b.begin()) << ' ' << (b.begin() < b.end()) << ' ' << *std::lower_bound(b.begin(), b.end(), 9.0, std::greater<>()) << '\n';
  std::reverse(b.begin(), b.end()); std::vector<double> v(b.begin() + 1, b.end() - 1); std::rotate(v.begin(), v.begin() + 1, v.end()); for (auto x : v) std::cout << x << ' '; std::cout << '\n'; std::copy(v.begin(), v.end(), std::ostream_iterator<double>(std::cout, ",")); std::cout << std::endl; std::transform(b.begin(), b.end(), a.begin(), b.begin(), [](double x, double y) { return x - y; }); std::cout << b;
}
