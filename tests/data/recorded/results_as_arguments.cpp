// References that functions return are copied, moved from and changed where they are passed on.
#include <cstdio>
#include <vector>
#include <string>
#include <map>
#include <memory>
struct A{ std::string s; A& set(const char*c){ s=c; return *this;} A&& done(){return std::move(*this);
  } std::string& str(){return s;} const std::string& str() const {return s;
  } std::string&& take(){return std::move(s);} };
void sink(std::string s){ printf("[%s]",s.c_str()); } void both(std::string const& a,std::string&b){printf("%s|%s\n",a.c_str(),b.c_str());
  } std::string cat(std::string a,std::string b){return a+b;}
struct Own{ std::unique_ptr<int> p; std::unique_ptr<int>& r(){return p;
  } std::unique_ptr<int>&& x(){return std::move(p);} };
int main(){ A a; a.set("x"); sink(a.str()); printf("<%s>\n",a.s.c_str());
  sink(a.take()); printf("<%s>\n",a.s.c_str()); a.set("y"); std::vector<std::string> v;
  v.push_back(a.str()); printf("<%s>\n",a.s.c_str()); v.push_back(a.take());
  printf("<%s>\n",a.s.c_str());
A b=A{}.set("q"); printf("%s\n",b.s.c_str()); A c=b.done(); printf("<%s><%s>\n",b.s.c_str(),c.s.c_str());
  both(c.str(),c.str()); puts(cat(c.str(),c.str()).c_str()); std::string t=c.str();
  std::string u=c.take(); printf("%s %s <%s>\n",t.c_str(),u.c_str(),c.s.c_str());
std::map<int,std::string> m; m[1]=b.set("z").str(); printf("%s %s\n",m[1].c_str(),b.s.c_str());
  m.emplace(2,b.take()); printf("%s <%s>\n",m[2].c_str(),b.s.c_str()); std::swap(a.set("l").str(),b.set("m").str());
  printf("%s %s\n",a.s.c_str(),b.s.c_str());
Own o{std::make_unique<int>(3)}; auto p=o.x(); printf("%d %d\n",*p,o.p==nullptr);
  o.r()=std::move(p); printf("%d\n",*o.r()); auto q=std::move(o.r()); printf("%d\n",*q);
  std::string w=a.str()+b.str(); puts(w.c_str()); const A k=a; sink(k.str());
  v.push_back(k.str()); v.insert(v.end(),k.str()); v.emplace_back(k.str());
  std::string z=std::max(a.str(),b.str()); puts(z.c_str()); printf("%zu\n",v.size());
  std::pair<std::string,std::string> pr(a.str(),k.str()); std::pair<std::string,std::string> p2{a.take(),k.str()}
  ; printf("%s %s %s <%s>\n",pr.first.c_str(),pr.second.c_str(),p2.first.c_str(),a.s.c_str());
  }
