#include <cstdio>
#include <cstring>
#include <string>
#include <vector>
#include <algorithm>
template <class Q> int direct(Q const& k) { auto l = [](Q const& q) { return int(sizeof(q)); }; return l(k); }
template <class Q> int through(Q const& k) { auto l = [](auto const& p, Q const& q) { return p < q; }; std::string s = "a"; return l(s, k); }
template <class A, class F> int call(A const& a, F f) { return f(a); }
template <class Q> int passed(Q const& k) { return call(k, [](Q const& q) { return int(sizeof(q)); }); }
template <class Q> int lb(Q const& k) { std::vector<std::string> v{"a", "c"}; return int(std::lower_bound(v.begin(), v.end(), k, [](auto const& p, Q const& q) { return p < q; }) - v.begin()); }
template <class Q> int fi(Q const& k) { std::vector<std::string> v{"a", "c"}; return int(std::find(v.begin(), v.end(), k) - v.begin()); }
int main() { printf("%d\n", direct("zzz")); printf("%d\n", through("zzz")); printf("%d\n", passed("zzz")); printf("%d\n", lb("b")); printf("%d %d\n", lb(std::string("z")), fi("c")); int a[3] = {}; printf("%d %d\n", direct(a), passed(a)); }
