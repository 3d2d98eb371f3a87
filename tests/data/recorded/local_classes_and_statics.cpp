#include <cstdio>
#include <vector>
#include <string>
int counter() { static int calls = 0; static std::vector<int> log; struct R { void hit(int k) { ++calls; log.push_back(k); } }; R r; r.hit(3); R{}.hit(4); return calls * 100 + log.size(); }
int sized() { const int n = 4; constexpr int m = n * 2; enum { K = 3 }; struct R { int a[n]; char b[m]; static int k() { return K + n; } }; return sizeof(R) * 10 + R::k(); }
int unev(int x, std::string const& s, double* p) { struct R { decltype(x) a; decltype(x * 2.0) b; decltype(s.size()) c; decltype(*p) d; char e[sizeof(x)]; decltype(s[0]) f; }; return sizeof(R); }
template <int N> int rec(int depth) { struct Frame { int d; int get() const { return d * N; } }; Frame f{depth}; return depth ? f.get() + rec<N>(depth - 1) : 0; }
auto make(int k) { struct Cmp { int k; bool operator()(int a, int b) const { return a % k < b % k; } }; return Cmp{k}; }
int main() {
  counter(); printf("%d\n", counter()); printf("%d %d\n", sized(), unev(1, "a", nullptr)); printf("%d\n", rec<3>(10));
  auto a = make(3); a = make(5); printf("%d\n", a(4, 5));
  int total = 0; for (int i = 0; i < 5; ++i) { struct Acc { int& t; int i; ~Acc() { t += i; } } acc{total, i}; (void)acc; } printf("%d\n", total);
}
