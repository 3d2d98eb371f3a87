// Operators of the program on containers of the library.
#include <array>
#include <cstdio>
#include <iostream>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

template<class T> std::ostream& operator<<(std::ostream& o,std::vector<T> const& v) {
  o<<"[";
  for(auto&x:v)o<<x<<" ";
  return o<<"]";
}
template<class T> std::vector<T> operator+(std::vector<T> a,T b) {
  for(auto&x:a)x+=b;
  return a;
}
template<class T> std::vector<T> operator+(std::vector<T> const&a,std::vector<T> const&b) {
  auto c=a;
  for(size_t i=0;i<c.size();i++)c[i]+=b[i];
  return c;
}
template<class A,class B> std::ostream& operator<<(std::ostream&o,std::pair<A,B> const&p) {
  return o<<p.first<<":"<<p.second;
}
template<class K,class V> std::ostream& operator<<(std::ostream&o,std::map<K,V> const&m) {
  for(auto const&kv:m)o<<kv<<",";
  return o;
}
std::string operator*(std::string const&s,int n) {
  std::string r;
  for(int i=0;i<n;i++)r+=s;
  return r;
}
template<class T> std::vector<T>& operator<<(std::vector<T>&v,T x) {
  v.push_back(x);
  return v;
}
template<class T,size_t N> std::ostream& operator<<(std::ostream&o,std::array<T,N> const&a) {
  for(auto x:a)o<<x<<";";
  return o;
}
template<class T> std::ostream& operator<<(std::ostream&o,std::optional<T> const&t) {
  return t?o<<*t:o<<"none";
}
std::vector<int>& operator+=(std::vector<int>&v,int x) {
  v.push_back(x);
  return v;
}
bool operator<(std::vector<int> const&a,int n) {
  return (int)a.size()<n;
}
std::vector<int> operator-(std::vector<int> v) {
  for(auto&x:v)x=-x;
  return v;
}

static void case_a1() {
  std::vector<int> v{1,2,3};
  std::cout<<v<<"\n";
  std::vector<std::vector<int>> w{{1},{2,3}};
  std::cout<<w<<"\n";
}

static void case_a2() {
  std::vector<int> v{1,2,3};
  auto w=v+1;
  auto z=v+w;
  std::cout<<w[0]<<w[2]<<z[1]<<"\n";
}

static void case_a4() {
  std::map<int,std::string> m{{1,"a"},{2,"b"}};
  std::cout<<m<<std::make_pair(1,2)<<"\n";
}

static void case_a5() {
  std::cout<<std::string("ab")*3<<"\n";
}

static void case_a6() {
  std::vector<int> v;
  v<<1<<2<<3;
  printf("%d\n",(int)v.size());
}

static void case_a8() {
  std::array<int,2> a{1,2};
  std::cout<<a<<std::optional<int>{}<<std::optional<int>{4}<<"\n";
}

static void case_a9() {
  std::vector<int> v;
  v+=3;
  v+=4;
  printf("%d %d %d\n",(int)v.size(),v<3,(-v)[0]);
}


int main() {
  case_a1();
  case_a2();
  case_a4();
  case_a5();
  case_a6();
  case_a8();
  case_a9();
}
