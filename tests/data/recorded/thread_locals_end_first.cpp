// Variables that are `thread_local` end in front of those that are static.
#include <cstdio>
#include <string>
#include <vector>

struct D {
  int v;
  D(int v) : v(v) { std::printf("D%d ", v); }
  ~D() { std::printf("~D%d ", v); }
};

D first(1);
thread_local int calls = 0;
thread_local std::vector<int> seen{1, 2};
thread_local std::string name = "t";

D& locals() {
  static D a(4);
  thread_local D b(5);
  static D c(6);
  static thread_local D e(7);
  ++calls;
  return b;
}

template <class T> D& of() {
  thread_local D d(sizeof(T));
  static D s(100 + sizeof(T));
  return d;
}

int main() {
  locals().v = 50;
  seen.push_back(locals().v);
  of<char>();
  of<long>();
  auto f = [] { thread_local D d(20); return d.v; };
  static D z(8);
  thread_local D w(11);
  std::printf("%d %d %d %s end\n", calls, (int) seen.size(), f() + f(), name.c_str());
}
