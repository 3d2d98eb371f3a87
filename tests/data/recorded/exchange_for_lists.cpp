#include <utility>
#include <string>
#include <vector>
#include <cstdio>
#include <memory>
struct P { int a = 1; int b = 2; };
int main() { std::string s = "abc"; auto o = std::exchange(s, {}); printf("%s|%s\n", o.c_str(), s.c_str()); std::vector<int> v{1, 2}; auto w = std::exchange(v, {}); printf("%zu %zu\n", w.size(), v.size()); auto x = std::exchange(v, {3, 4, 5}); printf("%zu\n", v.size()); int i = 4; printf("%d", std::exchange(i, {})); printf("%d\n", i); P p{3, 4}; auto q = std::exchange(p, {}); printf("%d %d %d\n", q.a, p.a, p.b); q = std::exchange(p, {7, 8}); printf("%d %d\n", q.b, p.b); std::unique_ptr<int> u(new int(3)); auto t = std::exchange(u, {}); printf("%d %d\n", *t, !u); int* r = &i; printf("%d\n", std::exchange(r, nullptr) == &i); }
