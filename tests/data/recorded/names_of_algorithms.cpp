#include <algorithm>
#include <cstdio>
#include <vector>
struct reverse { int x = 5; };
struct transform { int y = 6; };
template <class T> struct fill { T z = 7; };
struct count { static const int v = 9; };
struct copy {}; struct move { int a = 1; }; struct find { int b = 2; };
int main() { std::vector<int> v{1, 2, 3, 4}; std::rotate(v.begin(), v.begin() + 1, v.end()); std::next_permutation(v.begin(), v.end()); std::reverse(v.begin(), v.end()); reverse r; transform t; fill<int> f; move m; find g; std::printf("%d %d %d %d %d %d\n", v[0], r.x, t.y, f.z, count::v, m.a + g.b); }
