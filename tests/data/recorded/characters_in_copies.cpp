// Arrays of characters in copies of objects are strings.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <cstring>
#include <cstdlib>
#include <string>
#include <vector>
#include <algorithm>
#include <iostream>
struct Item{ char name[16]; int qty; }; struct Rec{ Item it; char tag[4]; double w; };
Item mk(const char* n,int q){ Item i; strcpy(i.name,n); i.qty=q; return i; }
Item mk2(const char* n,int q){ Item i{}; snprintf(i.name,sizeof i.name,"%s",n); i.qty=q; return i; }
Item mk3(const char* n){ Item i; strncpy(i.name,n,15); i.name[15]=0; i.qty=0; return i; }
Item mk4(const char* n){ Item i; std::memset(&i,0,sizeof i); std::memcpy(i.name,n,strlen(n)+1); return i; }

int main() {
  std::printf("\n0: "); { Item a[]={{"bolt",1},{"nut",2}}; strcpy(a[1].name,"x"); Item c=a[1]; printf("%zu %s",strlen(c.name),c.name); }
  std::printf("\n1: "); { Item d; char buf[sizeof(Item)]; Item s{"hey",4}; memcpy(buf,&s,sizeof s); memcpy(&d,buf,sizeof d); printf("%s %d",d.name,d.qty); Item e=d; printf("%s%d",e.name,memcmp(&e,&d,sizeof e)); }
  std::printf("\n2: "); { Item a[3]={{"c",1},{"a",2},{"b",3}}; qsort(a,3,sizeof(Item),[](const void*x,const void*y){ return strcmp(((const Item*)x)->name,((const Item*)y)->name); }); printf("%s%s%s",a[0].name,a[1].name,a[2].name); Item m=a[0]; printf("%s",m.name); }
  std::printf("\n3: "); { Item*p=new Item; strcpy(p->name,"heap"); Item c=*p; printf("%s",c.name); delete p; Item*q=(Item*)malloc(sizeof(Item)); strcpy(q->name,"mall"); Item d=*q; printf("%s",d.name); free(q); }
  std::printf("\n4: "); { Item a[2]; strcpy(a[0].name,"u"); a[1]=a[0]; std::string s=a[1].name; printf("%s %zu",s.c_str(),std::string(a[1].name).size()); for(Item i: a) printf("%s",i.name); }
  std::printf("\n5: "); { Item a[2]={{"one",1},{"two",2}}; strcpy(a[0].name,"x"); Item c=a[0]; const char*p=c.name; puts(p); printf("%c%zu",c.name[0],strlen(p+1)); strcpy(c.name,"zz"); puts(c.name); c.name[1]='q'; puts(c.name); printf("%d%d",strcmp(c.name,"zq"),strncmp(c.name,a[1].name,1)>0); }
  std::printf("\n6: "); { Item a[2]={{"one",1},{"two",2}}; strcpy(a[0].name,"x"); Item c=a[0]; std::string s(c.name); s+=c.name; std::cout<<s<<c.name<<strchr(c.name,'x'); Item d; d=c; memcpy(d.name,c.name,16); puts(d.name); char buf[20]; snprintf(buf,20,"%s-%s",c.name,d.name); puts(buf); }
  std::printf("\n");
}
