// `sizeof(struct S)` is of the type, whatever variable has its name.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <cstdlib>
struct node { struct node* next; int val; }; union U { int a; double d; char c[24]; }; class C { char x[3]; }; enum K { k0,k1 };
struct W { int g; int arr[3]; };

int main() {
  std::printf("\n0: "); { struct node* node = nullptr; printf("%zu\n", sizeof(struct node)); (void)node; }
  std::printf("\n1: "); { struct node* node=(struct node*)malloc(sizeof(struct node)); node->val=3; node->next=nullptr; printf("%d",node->val); free(node); }
  std::printf("\n2: "); { int U=1; printf("%zu%zu",sizeof(union U),alignof(union U)); char C='c'; printf("%zu",sizeof(class C)); long long K=1; printf("%zu",sizeof(enum K)); }
  std::printf("\n3: "); { struct node* node=nullptr; printf("%zu",sizeof(struct node[2])); printf("%zu",sizeof(struct node*)); printf("%zu",sizeof *node); printf("%zu",sizeof(node)); }
  std::printf("\n4: "); { int W=2; printf("%zu",sizeof(struct W)); struct W w{4,{1,2,3}}; printf("%d",w.arr[1]); auto p=(struct W*)&w; printf("%d",p->g); struct W v[2]; printf("%zu",sizeof v); printf("%zu",sizeof(v)/sizeof(struct W)); }
  std::printf("\n5: "); { struct node* node=(struct node*)calloc(2,sizeof(struct node)); node[1].val=7; struct node* q=(struct node*)realloc(node,4*sizeof(struct node)); printf("%d",q[1].val); free(q); }
  std::printf("\n");
}
