// What smart pointers, containers and delete end.
#include <cstdio>
#include <string>
#include <vector>
#include <memory>
#include <map>
#include <list>
#include <functional>
struct D{int i; D(int i=0):i(i){} ~D(){printf("~%d ",i);}};
struct Node{ int v; Node* next; ~Node(){ printf("n%d ",v); delete next; } };
struct Tree{ std::unique_ptr<Tree> l,r; int v; ~Tree(){printf("t%d ",v);} };
struct Base{ virtual ~Base(){printf("~B ");} virtual int f(){return 0;} }; struct Der:Base{ D d{3}; ~Der(){printf("~Der ");} };
int main(){
  { Node* h=nullptr; for(int i=0;i<3;++i) h=new Node{i,h}; delete h; } printf("| ");
  { auto t=std::make_unique<Tree>(); t->v=1; t->l.reset(new Tree); t->l->v=2; } printf("| ");
  { std::vector<std::unique_ptr<Base>> v; v.emplace_back(new Der); v.push_back(std::make_unique<Der>()); v.pop_back(); printf("p "); } printf("| ");
  { std::shared_ptr<D> a(new D(5)); auto b=a; a.reset(); printf("s "); } printf("| ");
  { std::list<D> l; l.emplace_back(6); l.emplace_back(7); l.pop_front(); printf("l "); } printf("| ");
  { std::map<int,D> m; m[1].i=8; m.erase(1); printf("m "); } printf("| ");
  { D* a=new D[3]; delete[] a; Base* b=new Der; delete b; } printf("| ");
  { std::unique_ptr<D[]> u(new D[2]); std::unique_ptr<D,void(*)(D*)> w(new D(9),[](D* p){ printf("del "); delete p; }); } printf("| ");
  { std::vector<D*> v; for(int i=0;i<2;++i) v.push_back(new D(i)); for(auto p:v) delete p; } printf("| ");
  D** pp=new D*[2]; pp[0]=new D(11); pp[1]=nullptr; delete pp[0]; delete[] pp; printf("|\n");
}
