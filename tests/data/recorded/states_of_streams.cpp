// What reading leaves in a string stream: its state, its place, what is read next.
#include <iomanip>
#include <iostream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>
#define S(x) std::cout<<#x<<" good"<<x.good()<<" eof"<<x.eof()<<" fail"<<x.fail()<<" bad"<<x.bad()<<'\n'

namespace st1 {
void test(){ std::istringstream ss("1 2"); int a,b,c=7; ss>>a; S(ss); ss>>b; S(ss); ss>>c; S(ss); std::cout<<a<<b<<c<<(bool)ss<<!ss<<'\n'; ss.clear(); S(ss); ss>>c; S(ss); ss.clear(); ss.str("5 x 9"); ss>>c; std::cout<<c; ss>>c; std::cout<<c; S(ss); ss.clear(); std::string w; ss>>w>>c; std::cout<<w<<c<<'\n'; S(ss); }
}

namespace st2 {
void test(){ std::stringstream ss; ss<<"hello "<<42<<' '<<2.5; S(ss); std::string w; int n; double d; ss>>w>>n>>d; std::cout<<w<<n<<d<<'\n'; S(ss); ss<<"more"; std::cout<<ss.str()<<'\n'; ss.clear(); ss<<" x"; std::cout<<ss.str()<<'|'; ss>>w; std::cout<<w<<'\n'; ss.str(""); S(ss); ss.clear(); ss<<7; ss>>n; std::cout<<n<<ss.str()<<'\n'; ss.str("9 8"); ss.clear(); ss>>n; std::cout<<n<<'\n'; }
}

namespace st3 {
void test(){ std::istringstream ss("3 4 5"); int x,s=0; while(ss>>x) s+=x; std::cout<<s; S(ss); std::istringstream q("a,b,,c"); std::string t; while(std::getline(q,t,',')) std::cout<<'['<<t<<']'; S(q); std::istringstream l("one\ntwo\n"); while(std::getline(l,t)) std::cout<<'<'<<t<<'>'; S(l); std::istringstream m("x y"); std::getline(m,t); S(m); std::cout<<t<<'\n'; std::getline(m,t); S(m); std::cout<<t.size()<<'\n'; }
}

namespace st4 {
void test(){ std::istringstream ss("ab c\nd"); char c; std::cout<<(char)ss.peek(); ss.get(c); std::cout<<c<<(char)ss.get(); std::cout<<ss.get(); ss.ignore(); std::cout<<(char)ss.peek(); ss.unget(); std::cout<<(char)ss.peek(); ss.putback('Q'); std::cout<<ss.get(); ss.ignore(100,'\n'); ss>>c; std::cout<<c<<'\n'; S(ss); std::cout<<ss.peek(); S(ss); std::cout<<ss.get()<<'\n'; S(ss); std::istringstream e(""); std::cout<<e.peek(); S(e); }
}

namespace st5 {
void test(){ std::istringstream ss("ff 0x1f 17 10"); int x; ss>>std::hex>>x; std::cout<<x; ss>>x; std::cout<<' '<<x; ss>>std::oct>>x; std::cout<<' '<<x; ss>>std::dec>>x; std::cout<<' '<<x<<'\n'; S(ss); std::istringstream b("1 0 true false 2"); bool p,q,r,t; b>>p>>q>>std::boolalpha>>r>>t; std::cout<<p<<q<<r<<t<<'\n'; S(b); b>>std::noboolalpha>>p; std::cout<<p; S(b); }
}

namespace st6 {
void test(){ std::istringstream a("300 70000 99999999999 -5"); signed char sc; unsigned char uc; short s; int i; unsigned u; a>>s; std::cout<<s; a>>s; std::cout<<' '<<s; S(a); a.clear(); a>>i; std::cout<<i; S(a); a.clear(); a>>u; std::cout<<u; S(a); std::istringstream c("12 34"); c>>sc>>uc; std::cout<<sc<<uc<<'\n'; std::istringstream l("9223372036854775808 5"); long z; l>>z; std::cout<<z; S(l); l.clear(); long long ll; unsigned short us; unsigned long long ull; l>>ll; std::cout<<ll<<'\n'; std::istringstream m("65536 7 -1"); m>>us; std::cout<<us; S(m); m.clear(); m>>us; std::cout<<us; m>>ull; std::cout<<ull<<'\n'; }
}

namespace st7 {
void test(){ std::istringstream ss("3.5e2 .5 1e 7 abc"); double d; float f; ss>>d>>f; std::cout<<d<<' '<<f<<'\n'; ss>>d; std::cout<<d; S(ss); ss.clear(); int n; ss>>n; std::cout<<n; S(ss); n=3; ss>>n; std::cout<<n; S(ss); ss.clear(); std::string w; ss>>w; std::cout<<w; S(ss); std::istringstream i("1.5 2"); i>>n; std::cout<<n; i>>n; std::cout<<n; S(i); std::istringstream nan("nan inf 5"); d=1; nan>>d; std::cout<<d; S(nan); }
}

namespace st8 {
int sum(std::istream& in){ int x,s=0; while(in>>x)s+=x; return s; } void put(std::ostream& o,int x){ o<<'<'<<x<<'>'; }
void test(){ std::istringstream a("1 2 3"); std::cout<<sum(a)<<'\n'; S(a); std::stringstream b; put(b,5); put(std::cout,6); std::cout<<b.str()<<'\n'; std::stringstream c("4 5"); std::cout<<sum(c)<<'\n'; std::ostringstream o; put(o,1); std::cout<<o.str()<<'\n'; std::istringstream k("a b c"); std::vector<std::string> v; std::string t; while(k>>t)v.push_back(t); std::cout<<v.size()<<v[2]<<'\n'; std::istringstream r("7 8 9"); std::vector<int> w((std::istream_iterator<int>(r)),std::istream_iterator<int>()); std::cout<<w.size()<<w[1]<<'\n'; }
}

namespace st9 {
struct P{int x,y;}; std::istream& operator>>(std::istream& i,P&p){ char c; return i>>p.x>>c>>p.y; } std::ostream& operator<<(std::ostream&o,P const&p){ return o<<p.x<<','<<p.y; }
void test(){ std::istringstream a("1,2 3,4 x"); P p; while(a>>p) std::cout<<p<<' '; S(a); std::stringstream s; s<<P{7,8}; s>>p; std::cout<<p<<'\n'; S(s); }
}

namespace st12 {
void test(){ std::istringstream i("  x  y"); char c; i>>std::noskipws>>c; std::cout<<'['<<c<<']'; i>>std::skipws>>c; std::cout<<c; i>>std::ws; std::cout<<(char)i.peek()<<'\n'; std::istringstream j("abcdef"); std::string s; j>>std::setw(3)>>s; std::cout<<s; j>>s; std::cout<<s<<'\n'; char buf[4]; std::istringstream k("abcdef"); k>>std::setw(4)>>buf; std::cout<<buf<<'\n'; i.setstate(std::ios::failbit); S(i); i.clear(std::ios::eofbit); S(i); std::cout<<(i.rdstate()==std::ios::eofbit)<<'\n'; }
}

namespace st13 {
void test(){ std::istringstream i("5 apples"); int n; std::string w; if(i>>n>>w) std::cout<<n<<w<<'\n'; if(!(i>>n)) std::cout<<"no "<<n<<'\n'; S(i); std::istringstream j("12abc"); j>>n; std::cout<<n; char c; j>>c; std::cout<<c<<'\n'; std::istringstream k("-"); n=4; k>>n; std::cout<<n; S(k); std::istringstream m("+7 -0"); m>>n; std::cout<<n; m>>n; std::cout<<n<<'\n'; std::istringstream z("1,234"); z>>n; std::cout<<n<<(char)z.peek()<<'\n'; std::string line="k=v"; std::istringstream kv(line); std::string key,val; std::getline(kv,key,'='); std::getline(kv,val); std::cout<<key<<val<<'\n'; S(kv); }
}

int main() {
  st1::test();
  st2::test();
  st3::test();
  st4::test();
  st5::test();
  st6::test();
  st7::test();
  st8::test();
  st9::test();
  st12::test();
  st13::test();
}
