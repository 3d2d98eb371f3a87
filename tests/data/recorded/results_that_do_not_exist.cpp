// Templates that a type in their result takes away, and functions that end with an ellipsis.
#include <cstdio>
#include <string>
#include <type_traits>
#include <vector>

struct S {
  int size()const {
    return 4;
  }
};
template<class T> auto len(T const& t,int)->decltype(int(t.size())) {
  return (int)t.size();
}
template<class T> int len(T const&,long) {
  return -1;
}
int f(...) {
  return 0;
}
int f(int) {
  return 1;
}
int f(double) {
  return 2;
}
struct Z{};
template<class T> auto pr(T const& c)->decltype(c.begin(),void()) {
  printf("range\n");
}
template<class T> auto pr(T const& c)->std::enable_if_t<std::is_arithmetic_v<T>> {
  printf("num\n");
}
template<class T> auto operator_plus(T a)->decltype(a+a) {
  return a+a;
}
template<class T,std::enable_if_t<std::is_integral_v<T>,int> =0> int k(T) {
  return 1;
}
template<class T,std::enable_if_t<!std::is_integral_v<T>,int> =0> int k(T) {
  return 2;
}

static void case_s1() {
  std::vector<int> v{1,2};
  printf("%d %d %d %d\n",len(v,0),len(5,0),len(S{},0),len(std::string("abc"),0));
}

static void case_s5() {
  printf("%d %d %d\n",f(Z{}),f(1),f(2.5f));
}

static void case_s7() {
  pr(3);
  pr(std::vector<int>{1});
  pr(std::string("x"));
}

static void case_s9() {
  printf("%d %d %d\n",operator_plus(3),k(1),k(1.5));
}


int main() {
  case_s1();
  case_s5();
  case_s7();
  case_s9();
}
