// In which order g++ evaluates operands and arguments.
#include <algorithm>
#include <any>
#include <array>
#include <cstdio>
#include <deque>
#include <functional>
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
struct A{ const char* n; A(const char*n):n(n){printf("+%s ",n);} A(A const&o):n(o.n){printf("k%s ",n);} A(A&&o):n(o.n){printf("m%s ",n);} ~A(){printf("-%s ",n);} A const& self()const{return *this;} };

namespace order_eval {
int i=0; int s(int k){printf("s%d ",k);return k;} struct O{ O& a(int k){printf("a%d ",k);return *this;} int& operator[](int k){printf("x%d ",k);return i;} O& operator<<(int k){printf("l%d ",k);return *this;} O& operator=(int k){printf("= ");return *this;} O& operator+=(int k){return *this;} int operator()(int a,int b){return a;} }; O o; O& go(){printf("go ");return o;} int fn(int a,int b,int c){return a;}
struct P3{int a,b,c;}; struct K{ K(int a,int b,int c){} };
void run() {
go().a(s(1)).a(s(2)); go()[s(3)]=s(4); go()<<s(5)<<s(6); s(7)&&s(8); fn(s(1),s(2),s(3)); P3 p{s(1),s(2),s(3)}; K k(s(1),s(2),s(3)); K k2{s(1),s(2),s(3)}; go()=s(9); go()+=s(10); go()(s(1),s(2)); int arr[3]={s(1),s(2),s(3)}; arr[s(0)]=s(1); s(1)+s(2); int x=s(1)*s(2)-s(3); printf("%d ",s(4)); auto t=make_tuple(s(1),s(2)); auto pr=make_pair(s(1),s(2)); pair<int,int> pq(s(1),s(2)); vector<int> v{s(1),s(2)}; cout<<flush; x=s(5), s(6); int*q=new int(s(3)); (s(1)?s(2):s(3)); max(s(1),s(2)); [](int a,int b){}(s(1),s(2)); string ss(s(3),s(65)); v.insert(v.begin()+s(0),s(9)); v[s(0)]+=s(3); arr[s(0)]+=s(3); printf("%d %d ",s(1),s(2)); std::function<int(int,int)> f=[](int a,int b){return a;}; f(s(1),s(2)); unique_ptr<K> u=make_unique<K>(s(1),s(2),s(3)); s(1)<s(2); *q=s(2); *(printf("q "),q)=s(3); s(1)==s(2)||s(4);
}
}

int main() {
  puts("order_eval"); order_eval::run(); cout << flush; puts("");
}
