// Vectors of input iterators.
#include <bits/stdc++.h>
using namespace std;
namespace rv = std::views;

int main() {
  { auto v = vector<int>(istream_iterator<int>(cin), istream_iterator<int>()); cout << v.capacity(); std::cout << "\n"; }
  { istringstream s("1 2 3 4 5"); istream_iterator<int> b(s), e; vector<int> v(b, e); cout << v.size() << " " << v.capacity(); std::cout << "\n"; }
  { istringstream s("1 2 3 4 5"); vector<int> v{istream_iterator<int>(s), istream_iterator<int>()}; cout << v.size() << " " << v.capacity(); std::cout << "\n"; }
  { auto r = rv::iota(0, 5); vector<int> v(r.begin(), r.end()); cout << v.size() << " " << v.capacity(); std::cout << "\n"; }
  { auto r = rv::iota(0, 5) | rv::transform([](int x) { return x * 2; }); vector<int> v(r.begin(), r.end()); cout << v.size() << " " << v.capacity(); std::cout << "\n"; }
  { vector<int> a{1, 2, 3, 4, 5}; auto r = a | rv::transform([](int x) { return x * 2; }); vector<int> v(r.begin(), r.end()); cout << v.size() << " " << v.capacity(); std::cout << "\n"; }
  { vector<int> a{1, 2, 3, 4, 5}; auto r = a | rv::transform([](int& x) -> int& { return x; }); vector<int> v(r.begin(), r.end()); cout << v.size() << " " << v.capacity(); std::cout << "\n"; }
  { vector<int> a{1, 2, 3, 4, 5}; auto r = a | rv::filter([](int x) { return x != 2; }); vector<int> v(r.begin(), r.end()); cout << v.size() << " " << v.capacity(); std::cout << "\n"; }
  { auto r = rv::iota(0, 5); vector<int> v{1}; v.insert(v.end(), r.begin(), r.end()); cout << v.size() << " " << v.capacity(); std::cout << "\n"; }
  { auto r = rv::iota(0, 5); vector<int> v{1}; v.assign(r.begin(), r.end()); cout << v.size() << " " << v.capacity(); std::cout << "\n"; }
  { auto r = rv::iota(0, 5); vector<string> v; for (int x : r) v.push_back(to_string(x)); auto q = v | rv::transform([](auto& s) { return s + "!"; }); vector<string> w(q.begin(), q.end()); cout << w.size() << " " << w.capacity(); std::cout << "\n"; }
  { list<int> l{1, 2, 3}; vector<int> v(l.begin(), l.end()); cout << v.size() << " " << v.capacity(); std::cout << "\n"; }
}
