// Overloads and patterns over the containers of the library.
#include <cstdio>
#include <map>
#include <utility>
#include <vector>

template<class T> int f(T const&) {
  return 1;
}
template<class T> int f(std::vector<T> const&) {
  return 2;
}
template<class A,class B> int f(std::pair<A,B> const&) {
  return 3;
}
template<class T> int f(T*) {
  return 4;
}
template<class K,class V> int f(std::map<K,V> const&) {
  return 5;
}

static void case_o7() {
  std::vector<int> v;
  int x;
  std::map<int,int> m;
  printf("%d %d %d %d %d\n",f(v),f(std::make_pair(1,2)),f(&x),f(x),f(m));
}


int main() {
  case_o7();
}
