// What c_str(), data() and &s[i] return leads to the characters of the string.
#include <cstdio>
#include <cstring>
#include <string>
#include <vector>
#include <iostream>
struct S { std::string name; const char* get() const { return name.c_str(); } };
int count(const char* p){ int n=0; while(*p++) ++n; return n; }
const char* pass(const char* p){ return p; }
int main(){
  std::string s="hello";
  const char* p=s.c_str();
  s[0]='J'; printf("%s\n", p); puts(p);
  char* d=s.data(); d[1]='E'; *(d+2)='L'; printf("%s %s\n", s.c_str(), p);
  printf("%d\n", d[5]==0); printf("%d\n", (int)*(s.data()+s.size()));
  printf("%s|%s\n", s.c_str()+3, &s[2]);
  printf("%d\n", p==s.c_str()); printf("%d\n", s.c_str()==s.data()); printf("%d\n", &s[0]==s.data());
  printf("%d %d\n", (int)strlen(s.c_str()), strcmp(s.c_str(),"JELlo"));
  strcpy(s.data(),"abcde"); std::cout<<s<<"\n";
  memset(s.data(),'x',3); std::cout<<s<<" "<<s.c_str()<<"\n";
  printf("%d %d\n", count(s.c_str()), count(std::string("temp").c_str()));
  printf("%s\n", std::string("temporary").c_str());
  printf("%s %s\n", (s+"!").c_str(), pass(s.c_str()));
  S o{"member"}; const char* m=o.get(); o.name[0]='M'; puts(m); puts(o.get()+2);
  std::vector<char> vc={'a','b','c',0}; char* q=vc.data(); q[1]='Z'; printf("%s %c\n", vc.data(), vc[1]); 
  std::vector<std::string> vs={"one","two"}; const char* e=vs[1].c_str(); vs[1][0]='T'; puts(e);
  const char* names[2]; for(int i=0;i<2;++i) names[i]=vs[i].c_str(); printf("%s %s\n",names[0],names[1]);
  char buf[16]; strcpy(buf,s.c_str()); buf[0]='!'; printf("%s %s\n",buf,s.c_str());
  std::string t(s.c_str()); t[0]='T'; printf("%s %s\n",t.c_str(),s.c_str());
  std::string u(s.c_str()+1,3); puts(u.c_str());
  for(const char* c=s.c_str();*c;++c) putchar(*c); putchar('\n');
  std::string big(40,'a'); const char* bp=big.c_str(); std::string mv=std::move(big); printf("%d %s\n", bp==mv.c_str(), bp);
  s.reserve(100); const char* r=s.c_str(); s+="more"; printf("%s %d\n", r, r==s.c_str());
  s.pop_back(); puts(r); s.clear(); printf("[%s] %d\n", r, (int)r[0]);
  s="fresh"; puts(r); s.append("er").insert(0,"re"); puts(r); s.erase(0,2); puts(r); s.replace(0,1,"F"); puts(r); s.resize(3); puts(r);
  std::swap(vs[0],vs[1]); puts(vs[0].c_str());
  const std::string cs="const"; const char* cp=cs.data(); puts(cp); printf("%c\n", *cs.begin());
  snprintf(&s[0],4,"%d",123); puts(s.c_str()); 
  s.resize(10); sprintf(s.data(),"%s","ten"); printf("%d %s\n",(int)s.size(),s.c_str());
  std::string lit="x"; std::cout<<lit.c_str()<<lit.data()<<std::string("y").c_str()<<"\n";
  const char* z = s.empty()? "" : s.c_str(); puts(z);
  printf("%d\n", strncmp(s.data(),"te",2)); printf("%s\n", strchr(s.c_str(),'e')); printf("%s\n", strstr(s.c_str(),"n"));
  printf("%d\n", (int)(strchr(s.data(),'n')-s.data()));
  std::string same(s.data(), s.data()+2); puts(same.c_str());
  if (strcmp(s.c_str(), "ten")==0) puts("equal"); 
  printf("%d\n", s.c_str()[0]); printf("%d\n", *s.c_str());
  std::string* ps=&s; puts(ps->c_str()); ps->data()[0]='T'; std::cout<<s.c_str()<<"\n";
}
