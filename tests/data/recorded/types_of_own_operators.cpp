// What an operator of a class or of an enumeration returns is the type of the expression, where it is not evaluated too.
#include <cstdio>
#include <type_traits>
#include <iostream>
#include <iterator>
#include <vector>
struct S {
  int v=0;
  int operator++(int){ return 1; }
  S operator--(){ return *this; }
  long operator+=(int){ return 4; }
  S& operator-=(int){ return *this; }
  char operator=(int) { return 'c'; }
  const S& operator++(){ return *this; }
};
enum E { a, b };
int operator++(E& e, int) {
  e = b;
  printf("ran");
  return 3;
}
E& operator++(E& e){ return e; }
struct F { int v; };
double operator++(F& f, int){
  f.v++;
  return 1.5;
}
F& operator+=(F& f, int){ return f; }
int operator-=(F&f,int){ return f.v; }
template <class T> auto inc(T& t) -> decltype(t++) { return t++; }
template <class T> concept Incr = requires(T t) { { t++ } -> std::same_as<int>; };
struct A {
  int v;
  A& operator>>(int) { return *this; }
};
A& operator<<(A& a, int){ return a; }
A operator+(A a, int){ return a; }
int operator-(A const&, int){ return 1; }
int& operator*(A& a,int){ return a.v; }
int main() {
  S s;
  printf("%d\n", std::is_same_v<decltype(s++),int>);
  printf("%d\n", std::is_same_v<decltype(--s),S>);
  printf("%d\n", std::is_same_v<decltype(++s),const S&>);
  printf("%d\n", std::is_same_v<decltype(s+=1),long>);
  printf("%d\n", std::is_same_v<decltype(s-=1),S&>);
  printf("%d\n", std::is_same_v<decltype(s=1),char>);
  printf("%d\n", std::is_same_v<decltype(s=S()),S&>);
  E e{}; printf("%d\n", std::is_same_v<decltype(e++),int>);
  printf("%d\n", std::is_same_v<decltype(++e),E&>); printf("%d\n", e);
  F f{1};
  printf("%d %d %d\n", std::is_same_v<decltype(f++),double>, std::is_same_v<decltype(f+=1),F&>, std::is_same_v<decltype(f-=1),int>);
  printf("%d\n", f.v);
  int i=0;
  printf("%d %d %d %d\n", std::is_same_v<decltype(i++),int>, std::is_same_v<decltype(++i),int&>, std::is_same_v<decltype(i=3),int&>, std::is_same_v<decltype(i+=3),int&>);
  printf("%d\n", i);
  auto x = inc(s);
  printf("%d\n", std::is_same_v<decltype(x),int>);
  printf("%d %d\n", Incr<S>, Incr<F>);
  printf("%d\n", (int)sizeof(s++));
  printf("%d\n", (int)sizeof(f++));
  decltype(s+=2) l=5;
  printf("%d\n", (int)sizeof(l));
  std::vector<int> v{1};
  auto it=v.begin();
  printf("%d %d\n", std::is_same_v<decltype(it++),std::vector<int>::iterator>, std::is_same_v<decltype(++it),std::vector<int>::iterator&>);
  std::string t;
  printf("%d\n", std::is_same_v<decltype(t+="x"),std::string&>);
  char* q;
  printf("%d %d\n", std::is_same_v<decltype(q++),char*>, std::is_same_v<decltype(--q),char*&>);
  auto&& z = s++;
  printf("%d\n", std::is_same_v<decltype(z),int&&>);
  decltype(auto) w = (s += 1);
  printf("%d\n", (int)sizeof w);
  A a1{1};
  printf("%d %d %d %d %d\n", std::is_same_v<decltype(a1<<1),A&>, std::is_same_v<decltype(a1>>1),A&>, std::is_same_v<decltype(a1+1),A>, std::is_same_v<decltype(a1-1),int>, std::is_same_v<decltype(a1*1),int&>);
  auto&& r = a1 << 1; printf("%d\n", std::is_same_v<decltype(r),A&>); }
