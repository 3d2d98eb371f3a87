// References to elements of vectors of bool, the iterators of vectors from behind, and their types.
#include <cstdio>
#include <vector>
#include <type_traits>
#include <algorithm>
#include <iterator>
#include <string>
void set(std::vector<bool>::reference r, bool x) { r = x; }
bool get(std::vector<bool> const& v, int i) { return v[i]; }
template <class T> void put(T& v) { for (auto&& x : v) x = !x; }
struct Bits { std::vector<bool> b; std::vector<bool>::reference at(int i) { return b[i]; } std::vector<bool>::const_reference at(int i) const { return b[i]; } };
int main() {
  std::vector<bool> v(4); set(v[1], true); std::vector<bool>::reference r = v[2]; r = v[1]; r.flip(); r = true; auto c = r; c = false; bool b = r; std::printf("%d%d%d%d %d\n", (int)v[0], (int)v[1], (int)v[2], (int)v[3], b);
  put(v); Bits x{v}; x.at(0) = true; const Bits& cx = x; std::printf("%d%d%d\n", (int)x.at(0), (int)cx.at(1), get(v, 0));
  std::vector<int> w{1, 2, 3}; std::vector<int>::reference wr = w[0]; wr = 9; std::vector<int>::const_reference wc = w[1]; const std::vector<int>& cw = w; std::printf("%d %d\n", w[0], wc);
  std::vector<int>::reverse_iterator ri = w.rbegin(); std::vector<int>::const_reverse_iterator ci = w.crbegin(), cj = cw.rbegin(); std::printf("%d %d %d %d\n", *ri, *ci, ci == cj, (int)std::is_same_v<decltype(cw.rbegin()), decltype(ci)>);
  *ri = 7; ++ci; std::printf("%d %d %d\n", w[2], *ci, (int)(w.crend() - ci)); std::vector<int>::const_reverse_iterator fr = ri; std::printf("%d %d\n", *fr, fr == w.crbegin());
  std::string s = "abc"; std::string t(s.rbegin(), s.rend()); std::string u(s.crbegin(), s.crend()); std::printf("%s %s\n", t.c_str(), u.c_str()); std::sort(w.rbegin(), w.rend()); std::printf("%d %d %d\n", w[0], w[1], w[2]);
  std::printf("%d %d\n", (int)std::is_same_v<std::iterator_traits<std::vector<int>::const_reverse_iterator>::reference, const int&>, (int)std::is_same_v<std::vector<int>::reverse_iterator::value_type, int>);
  auto f = std::find(w.crbegin(), w.crend(), 2); std::printf("%d\n", (int)(f - w.crbegin()));  std::reverse_iterator<int*> e; std::reverse_iterator<const int*> g(w.data() + 3); std::printf("%d\n", *g); (void)e;
}
