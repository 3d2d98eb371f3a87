#include <cstdio>
#include <vector>
#include <list>
#include <deque>
#include <algorithm>
#include <numeric>
#include <functional>
#include <string>
#include <utility>
struct T{ int x; static int c,m,ca,ma,k,cmp,eq; T(int i=0):x(i){k++;} T(T const&o):x(o.x){c++;} T(T&&o)noexcept:x(o.x){o.x=-1;m++;} T&operator=(T const&o){x=o.x;ca++;return*this;} T&operator=(T&&o)noexcept{int y=o.x;o.x=-1;x=y;ma++;return*this;}
 friend bool operator<(T const&a,T const&b){cmp++;return a.x<b.x;} friend bool operator==(T const&a,T const&b){eq++;return a.x==b.x;} friend T operator+(T const&a,T const&b){return T(a.x+b.x);} friend T operator-(T const&a,T const&b){return T(a.x-b.x);} friend T operator*(T const&a,T const&b){return T(a.x*b.x);} T&operator++(){++x;return*this;}};
int T::c,T::m,T::ca,T::ma,T::k,T::cmp,T::eq;
void rep(char const*n){ std::printf("%-24s k%d c%d m%d ca%d ma%d lt%d eq%d\n",n,T::k,T::c,T::m,T::ca,T::ma,T::cmp,T::eq); T::k=T::c=T::m=T::ca=T::ma=T::cmp=T::eq=0;}
template<class C> void show(C const&v){ for(auto const&e:v) std::printf("%d ",e.x); std::printf("\n");}
unsigned seed=12345; unsigned rnd(){ seed=seed*1103515245u+12345u; return (seed>>16)&0x7fff;}
std::vector<T> mk(int n,int mod){ std::vector<T> v; v.reserve(n); for(int i=0;i<n;i++) v.emplace_back(int(rnd()%mod)); return v;}
#include <map>
#include <set>
#include <iterator>
#include <sstream>
#include <iostream>
struct It{ using value_type=T; using difference_type=long; using pointer=T*; using reference=T&; using iterator_category=std::forward_iterator_tag; T*p; T&operator*()const{return *p;} It&operator++(){++p;return*this;} It operator++(int){It o=*this;++p;return o;} bool operator==(It const&o)const{return p==o.p;} bool operator!=(It const&o)const{return p!=o.p;} };
int main(){ auto b=mk(5,100); std::list<T> l(b.begin(),b.end()); rep("list");
    std::deque<T> d(l.begin(),l.end()); rep("deque");
    std::vector<T> v(l.begin(),l.end()); rep("vec<list");
    std::vector<T> v2(d.begin(),d.end()); rep("vec<deq");
    std::vector<T> v3(std::make_move_iterator(l.begin()),std::make_move_iterator(l.end())); rep("vec<move list");
    show(l);
    std::vector<T> v4(v.rbegin(),v.rend()); rep("rv");
    std::vector<T> v5(std::make_move_iterator(v.begin()),std::make_move_iterator(v.end())); rep("mv");
    show(v); 
 v.assign(v2.begin(),v2.end()); rep("assign");
    v.assign(d.begin(),d.end()); rep("assign d");
    v.assign(l.begin(),l.end()); rep("assign l");
    v.insert(v.begin()+1,l.begin(),l.end()); rep("ins l");
    v.insert(v.end(),std::make_move_iterator(v2.begin()),std::make_move_iterator(v2.end())); rep("ins mv");
    show(v2);
    d.insert(d.end(),l.begin(),l.end()); rep("d ins");
    l.insert(l.begin(),d.begin(),d.end()); rep("l ins");
    l.assign(v.begin(),v.end()); rep("l as"); 
 std::vector<T> v6(It{v.data()},It{v.data()+v.size()}); rep("own");
    v6.insert(v6.begin(),It{v.data()},It{v.data()+2}); rep("own ins");
    v6.assign(It{v.data()},It{v.data()+2}); rep("own as");
 std::set<T> s(v.begin(),v.end()); rep("set");
    std::vector<T> vs(s.begin(),s.end()); rep("v<set");
    std::map<int,T> m; m.emplace(1,T(2)); rep("m");
    std::vector<std::pair<int,T>> vp(m.begin(),m.end()); rep("vp");
    std::vector<std::pair<const int,T>> vq(m.begin(),m.end()); rep("vq");
 std::istringstream in("1 2 3 4"); std::vector<int> vi((std::istream_iterator<int>(in)),std::istream_iterator<int>()); for(int i:vi) std::printf("%d ",i); std::istringstream in2("a bb ccc"); std::vector<std::string> vw((std::istream_iterator<std::string>(in2)),std::istream_iterator<std::string>()); for(auto&s:vw) std::printf("%s ",s.c_str()); std::vector<std::string> x{"q","r"}; std::list<std::string> ls(x.begin(),x.end()); std::vector<std::string> y(ls.begin(),ls.end()); y[0]="z"; std::printf("%s %s\n",ls.front().c_str(),y[0].c_str()); std::vector<std::vector<int>> vv{{1},{2,3}}; std::list<std::vector<int>> lv(vv.begin(),vv.end()); std::vector<std::vector<int>> vw2(lv.begin(),lv.end()); vw2[0][0]=9; std::printf("%d %d\n",lv.front()[0],vw2[0][0]); 
 std::deque<T> dd; for(int i=0;i<5;i++) dd.push_back(T(i)); rep("pb");
    dd.erase(dd.begin()+1); rep("er");
    dd.erase(dd.begin()+3); rep("er");
    dd.insert(dd.begin()+1,T(3)); rep("in");
    dd.pop_front(); dd.resize(2); rep("rs");
    std::vector<T> e; for(int i=0;i<9;i++) e.push_back(T(i)); rep("pbv");
    e.erase(e.begin()+2,e.begin()+4); rep("er2");
    e.emplace(e.begin(),4); rep("empl");
    e.shrink_to_fit(); rep("stf");
    e.insert(e.begin(),3,T(1)); rep("ins3");
    e.resize(20); rep("rs");
    e.resize(22,T(5)); rep("rs2");
    std::vector<T> f=std::move(e); rep("mv");
    f.swap(e); rep("sw");
    e=f; rep("as");
    std::erase(e,T(1)); rep("erase");
    std::erase_if(e,[](T const&t){return t.x==2;}); rep("erase_if");
    show(e); 
}
