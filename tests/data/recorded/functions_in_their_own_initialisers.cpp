// Members that are functions and whose default initialisers call them.
#include <cstdio>
#include <functional>
#include <map>
struct Sum { int k = 2; std::function<int(int)> all = [this](int n) { return n ? n + all(n - 1) : k; }; };
struct Two {
  std::function<int(int)> a = [this](int n) { return n < 1 ? 0 : b(n - 1) + 1; };
  std::function<int(int)> b = [this](int n) { return n < 1 ? 10 : a(n - 1) + 1; };
};
struct Memo {
  std::map<int, int> known;
  std::function<int(int)> fib = [&](int n) { if (n < 2) return n; auto at = known.find(n); return at != known.end() ? at->second : known[n] = fib(n - 1) + fib(n - 2); };
};
int main() { Sum s; Two t; Memo m; std::printf("%d %d %d %d\n", s.all(3), t.a(3), t.b(4), m.fib(30)); }
