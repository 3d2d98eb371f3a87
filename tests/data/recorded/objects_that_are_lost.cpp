// What new makes ends by delete alone.
#include <cstdio>
#include <vector>
#include <map>
struct D{int i; D(int i=0):i(i){} ~D(){printf("~%d ",i);}};
struct B{ virtual ~B(){printf("~B ");} }; struct X:B{ ~X(){printf("~X ");} };
struct H{ D* p; H():p(new D(7)){} };
D* make(){ return new D(5); }
void f(){ D* p=new D(2); p->i=3; }
int main(){ { D* p=new D(1); } printf("a "); f(); printf("b "); new D(9); printf("c "); { H h; } printf("d "); make(); printf("e "); { D& r=*new D(8); r.i=4; } printf("f "); { D* q=new D[2]; } printf("g "); { B* b=new X; } printf("h "); { std::vector<D*> v; v.push_back(new D(6)); } printf("i "); D* p=new D(10); p=nullptr; printf("j "); p=new D(11); p=new D(12); delete p; printf("k "); { auto* z=new D(13); D* y=z; delete y; } printf("l "); static D* s=new D(14); { D c=*new D(15); } printf("m\n"); }
