// Lists in braces for constructors, containers and overloads.
#include <array>
#include <deque>
#include <iostream>
#include <list>
#include <map>
#include <numeric>
#include <set>
#include <string>
#include <vector>
#include <algorithm>


namespace il1 {
void test(){ std::set<std::string> w; w.insert({"mma","atom"}); std::cout<<w.size(); for(auto&x:w)std::cout<<x; std::cout<<'\n'; std::vector<std::string> v{"a","b"}; std::cout<<v.size()<<v[0]<<'\n'; std::vector<std::string> v1{"abc"}; std::cout<<v1.size()<<v1[0]<<'\n'; std::vector<std::string> v3{"a","b","c"}; std::cout<<v3.size()<<'\n'; w.insert({"x"}); w.insert({"p","q","r"}); std::cout<<w.size()<<'\n'; v.insert(v.end(),{"c","d"}); std::cout<<v.size()<<'\n'; v={"z","y"}; std::cout<<v.size()<<v[1]<<'\n'; v.assign({"k","l"}); std::cout<<v.size()<<'\n'; std::set<std::string> s{"b","a"}; std::cout<<s.size()<<'\n'; std::map<std::string,std::string> m{{"a","b"},{"c","d"}}; std::cout<<m.size()<<m["c"]<<'\n'; m.insert({"e","f"}); m.insert({{"g","h"},{"i","j"}}); std::cout<<m.size()<<m["g"]<<'\n'; }
}

namespace il3 {
struct B{ B(std::initializer_list<std::string> l){std::cout<<"il"<<l.size()<<' ';} B(int,int){std::cout<<"ii ";} B(const char*,int){std::cout<<"ci ";} };
struct C{ C(std::initializer_list<double> l){std::cout<<"dl"<<l.size()<<' ';} C(std::string s){std::cout<<"s ";} C(const char*,const char*){std::cout<<"cc ";} };
void test(){ B a{1,2}; B b{"a","b"}; B c{"a",1}; B d{}; C e{1,2}; C f{"x"}; C g{"x","y"}; C h{1.5}; std::cout<<'\n'; }
}

namespace il4 {
void test(){ std::vector<int> a{3,1}; std::vector<int> b(3,1); std::vector<int> c{3}; std::vector<int> d(3); std::cout<<a.size()<<b.size()<<c.size()<<d.size()<<'\n'; std::vector<std::vector<int>> e{{1,2},{3}}; std::vector<std::vector<int>> f{3,{1}}; std::cout<<e.size()<<f.size()<<f[0].size()<<'\n'; std::string s{'a','b'}; std::string t(3,'x'); std::string u{"abc",2}; std::string v({'q'}); std::cout<<s<<t<<u<<v<<'\n'; std::vector<char> w{'a','b'}; std::vector<std::string> x{3,"z"}; std::vector<std::string> y(2,"q"); std::cout<<w.size()<<x.size()<<y.size()<<x[0]<<'\n'; std::vector<bool> z{true,false,true}; std::cout<<z.size()<<'\n'; std::vector<double> q{1,2}; std::cout<<q[0]/4<<'\n'; std::deque<int> dq{5,2}; std::list<int> l{4,1}; std::cout<<dq.size()<<l.size()<<'\n'; std::vector<const char*> cc{"a","b"}; std::cout<<cc.size()<<cc[1]<<'\n'; std::array<std::string,2> ar{"a","b"}; std::cout<<ar[1]<<'\n'; std::vector<std::pair<int,std::string>> vp{{1,"a"},{2,"b"}}; std::cout<<vp[1].second<<'\n'; }
}

namespace il5 {
int f(std::initializer_list<int> l){return 1;} int f(std::vector<int> v){return 2;} int g(std::vector<int>){return 1;} int g(std::string){return 2;} int h(std::pair<int,int>){return 1;} int h(std::vector<int>){return 2;} struct P{int a,b;}; int k(P){return 1;} int k(int,int=0){return 2;}
int m(std::vector<std::string>){return 1;} int m(std::string){return 2;} int n(std::map<int,int>){return 1;} int n(std::set<int>){return 2;}
void test(){ std::cout<<f({1,2})<<h({1,2,3})<<k({1,2})<<k({1})<<m({"a","b","c"})<<n({{1,2},{3,4}})<<'\n'; }
}

namespace il6 {
template<class T> int sum(std::initializer_list<T> l){ int s=0; for(auto x:l)s+=x; return s; } template<class... T> struct V{ std::vector<int> v; V(T... t):v{t...}{} }; 
void test(){ std::cout<<sum({1,2,3})<<std::max({3,9,2})<<std::min({4.5,1.5})<<'\n'; auto l={1,2,3}; std::cout<<l.size()<<*l.begin()<<'\n'; for(int x:{5,6})std::cout<<x; V<int,int> v(1,2); std::cout<<v.v.size(); std::initializer_list<std::string> s={"a","bc"}; for(auto&x:s)std::cout<<x.size(); std::vector<int> w=l; std::cout<<w.size()<<std::accumulate(l.begin(),l.end(),0)<<'\n'; std::vector<int> x; x={4,5}; x.insert(x.begin(),{1,2,3}); x.insert(x.end(),2,9); std::cout<<x.size()<<x[2]<<'\n'; std::string t="abc"; std::cout<<t<<'\n'; }
}

namespace il7 {
struct X{ int n; X(int n):n(n){} }; struct Y{ std::vector<X> xs; Y(std::initializer_list<X> l):xs(l){} }; struct Z{ Z(X a,X b){std::cout<<"xx";} Z(std::initializer_list<int>){std::cout<<"l";} }; struct Q{ explicit Q(int){std::cout<<"q";} Q(double){std::cout<<"d";} };
void test(){ Y y{1,2,3}; std::cout<<y.xs.size()<<y.xs[2].n; Z z{1,2}; Z w{X(1),X(2)}; Q q{1}; Q r(1.5); Q s{2.5f}; std::cout<<'\n'; }
}

int main() {
  il1::test();
  il3::test();
  il4::test();
  il5::test();
  il6::test();
  il7::test();
}
