// An operator that a program adds to namespace std is found for its types.
#include <iostream>
#include <map>
#include <algorithm>
#include <iterator>

namespace std { template <class A, class B> ostream& operator<<(ostream& o, pair<A, B> const& p) { return o << '(' << p.first << ':' << p.second << ')'; } }
int main() { std::map<int, char> m{{1, 'a'}, {2, 'b'}}; for (auto& p : m) std::cout << p << ' '; std::copy(m.begin(), m.end(), std::ostream_iterator<std::pair<int, char>>(std::cout, ", ")); std::cout << "\n"; }
