// Views of strings, which see later changes.
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

namespace sv1 {
vector<string_view> split(string_view s,char d){ vector<string_view> out; size_t at=0; while(true){ size_t e=s.find(d,at); if(e==string_view::npos){ out.push_back(s.substr(at)); break;} out.push_back(s.substr(at,e-at)); at=e+1; } return out; }
string_view trim(string_view s){ while(!s.empty()&&isspace(s.front())) s.remove_prefix(1); while(!s.empty()&&isspace(s.back())) s.remove_suffix(1); return s; }
constexpr string_view names[]={"zero","one","two"}; constexpr string_view pick(int i){return names[i];} enum class K{a,b}; constexpr string_view to_s(K k){ switch(k){case K::a:return "a";case K::b:return "b";} return "?"; }
struct Tok{ string_view text; int kind; }; int count(string_view h,string_view n){int c=0; for(size_t p=0;(p=h.find(n,p))!=string_view::npos;p+=n.size())++c; return c;}
void over(const string&){cout<<"S";} void over(string_view){cout<<"V";} void only(string_view v){cout<<v<<v.size()<<' ';} string join(const vector<string_view>&v){ string s; for(auto x:v){ if(!s.empty()) s+=", "; s+=x; } return s; }
template<class T> void show(T const& t){ if constexpr(is_convertible_v<T,string_view>) cout<<"sv:"<<string_view(t)<<' '; else cout<<"no "; }
void run() {
string line="  alpha,beta,,gamma "; for(auto p:split(trim(line),',')) cout<<'['<<p<<']'; cout<<pick(2)<<to_s(K::b)<<count("abcabcab","ab"); vector<Tok> toks; toks.push_back({"x",1}); toks.push_back({string_view(line).substr(2,5),2}); for(auto&t:toks) cout<<t.text<<t.kind; over(string("q")); over(string_view("z")); only("lit"); only(line); only({line.data(),4}); only(string("tmp")); cout<<join({"a","b","c"}); show("x"); show(string("y")); show(3); unordered_map<string_view,int> m{{"one",1},{"two",2}}; cout<<m["one"]<<m.count("three"); auto it=m.find("two"); cout<<it->second; map<string,int,less<>> mm{{"k",5}}; cout<<mm.find(string_view("k"))->second; string s(trim(line)); s=string_view("new"); cout<<s; s+=string_view("er"); cout<<s<<(s=="newer"sv)<<("abc"sv<"abd")<<("a"sv=="a"s); string t{string_view("brace")}; cout<<t; if(auto p=string_view(t).find("ac");p!=string::npos) cout<<p; cout<<string(string_view("xy"))+"z"; stringstream ss; ss<<string_view("in ss"); cout<<ss.str(); cout<<left<<setw(6)<<string_view("pad")<<'|'<<right<<setw(6)<<string_view("pad")<<'|'; printf("%.*s\n",(int)string_view("abc").size(),string_view("abcdef").data()); sort(toks.begin(),toks.end(),[](auto&a,auto&b){return a.text>b.text;}); cout<<toks[0].text; array<string_view,2> arr{"p","q"}; for(auto a:arr)cout<<a; string_view e; cout<<e.empty()<<(e.data()==nullptr); const char* c="hello"; string_view h(c); cout<<h.substr(1,3)<<count_if(h.begin(),h.end(),[](char x){return x=='l';})<<string(h.rbegin(),h.rend())<<*max_element(h.begin(),h.end()); try{h.at(9);}catch(out_of_range&x){cout<<x.what();} try{h.substr(9);}catch(out_of_range&x){cout<<x.what();} pair<string_view,int> pr{"k",1}; auto[a,b]=pr; cout<<a<<b; optional<string_view> o="opt"; cout<<*o; tuple<string_view,int> tp{"t",1}; cout<<get<0>(tp); vector<string> vs{"u","v"}; vector<string_view> vv(vs.begin(),vs.end()); cout<<vv[1]; set<string_view> st{"b","a"}; cout<<*st.begin();
}
}

namespace sv2 {

void run() {
string s="abc"; string_view v=s; auto f=[v]{return v.size();}; s[0]='x'; cout<<v<<f(); string u=s; u[1]='?'; cout<<v; const string& r=s; string_view w=r; s[2]='!'; cout<<w; vector<char> vc{'a','b','c'}; string_view x(vc.data(),2); vc[0]='z'; cout<<x; char a[4]="def"; string_view y=a; a[0]='D'; cout<<y<<y.size(); static string_view z="st"; cout<<z; string_view q=z; q.remove_prefix(1); cout<<q<<z; string_view sub=string_view(s).substr(1); s[1]='#'; cout<<sub; cout<<(v.data()==s.data())<<(sub.data()-s.data());  s="other"; for(const auto& ch: string_view(s)) cout<<ch; cout<<stoi(string(string_view("42")))<<hash<string_view>{}("k")-hash<string>{}("k");
}
}

namespace string_view2 {

void run() {
string s="hello world"; string_view v=s; s[0]='J'; cout<<v<<' '; v.remove_prefix(2); cout<<v; v.remove_suffix(3); cout<<v<<v.size()<<v.substr(1,3)<<v.find('o')<<(v==string_view("llo wo"))<<v.front()<<v.back()<<' '<<(v.data()-s.data())<<' '; const char*c="abc"; string_view w(c,2); cout<<w<<w.length()<<(w<v)<<string(w)+"z"<<w.compare("ab")<<v.rfind('o')<<v.find_first_of("ow")<<' '; string_view lit="lit"sv; for(char ch:lit)cout<<ch<<'.'; s[3]='Q'; cout<<v<<v.at(1)<<hash<string_view>{}("a")%1000; char buf[]="xyz"; string_view bv=buf; buf[1]='!'; cout<<bv; swap(bv,w); cout<<bv<<w; map<string_view,int> m{{"a",1}}; cout<<m["a"]<<m.count("b"); cout<<setw(6)<<lit<<'|'; s+=string_view("++"); s.append(lit); cout<<s; auto it=lit.begin(); cout<<*it<<*lit.rbegin()<<lit[1]; v={}; cout<<v.empty(); int n=lit.copy(buf,2); buf[n]=0; cout<<buf;
}
}

int main() {
  puts("sv1"); sv1::run(); cout << flush; puts("");
  puts("sv2"); sv2::run(); cout << flush; puts("");
  puts("string_view2"); string_view2::run(); cout << flush; puts("");
}
