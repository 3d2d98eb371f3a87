// How often a list copies and moves its elements.
#include <algorithm>
#include <any>
#include <array>
#include <cstdio>
#include <deque>
#include <functional>
#include <iomanip>
#include <iostream>
#include <list>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <variant>
#include <vector>
using namespace std;
int serial=0;
struct T { int v; 
 T(int v=0):v(v){ printf("c%d ",v);} T(int a,int b):v(a+b){ printf("C%d ",v);}
 T(T const&o):v(o.v){printf("k%d ",v);} T(T&&o)noexcept:v(o.v){printf("m%d ",v);o.v=-1;}
 T& operator=(T const&o){v=o.v;printf("=k%d ",v);return *this;} T& operator=(T&&o)noexcept{v=o.v;printf("=m%d ",v);o.v=-1;return *this;}
 ~T(){printf("d%d ",v);}
 bool operator<(T const&o)const{return v<o.v;} bool operator==(T const&o)const{return v==o.v;}
 int operator()(int x)const{return v+x;}
};
namespace std{template<>struct hash<T>{size_t operator()(T const&t)const{return t.v;}};}
#define P(...) printf("| "); __VA_ARGS__; printf("\n");

namespace lists {

void run() {
list<T> v; P(v.push_back(T(1))) P(v.push_front(T(2))) P(v.emplace_front(3)) P(v.emplace_back(4)) T a(5); P(v.push_back(a)) P(v.insert(v.begin(),T(6))) P(v.insert(next(v.begin()),a)) P(v.erase(v.begin())) P(v.sort()) P(v.reverse()) P(v.pop_front()) P(list<T> w(v)) P(list<T>u(std::move(v))) P(w=u) P(u.splice(u.begin(),w)) P(u.remove(T(5))) P(u.unique()) P(list<T> z{1,2,3}) P(z.insert(z.begin(),2,T(9))) P(z.resize(3)) P(z.assign(2,T(1))) P(z.merge(u)) P(z.clear())
}
}

int main() {
  puts("lists"); lists::run(); cout << flush; puts("");
}
