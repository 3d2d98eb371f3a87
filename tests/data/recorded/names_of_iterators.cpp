#include <vector>
#include <string>
#include <span>
#include <deque>
#include <cstdio>
#include <iterator>
#include <typeinfo>
template <class T> void pf(T) { puts(__PRETTY_FUNCTION__); }
template <class T> void pr(const T&) { puts(__PRETTY_FUNCTION__); }
int main() {
  std::vector<int> v{1, 2}; const auto& cv = v; std::string s = "ab"; std::span<int> sp(v); std::deque<int> d{1}; std::vector<bool> vb{true};
  std::vector<std::string> vs{"x"}; std::vector<std::pair<int,float>> vp(1);
  pf(v.begin()); pf(cv.begin()); pf(s.begin()); pf(s.cbegin()); pf(sp.begin()); pf(vs.begin()); pf(vp.begin()); pr(v.end());
  pf(v.rbegin());
  pf(d.begin()); pf(vb.begin());
}
