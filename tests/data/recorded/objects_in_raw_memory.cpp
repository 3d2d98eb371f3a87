// Objects are made one beside the other in memory that holds none.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <new>
#include <memory>
#include <utility>
#include <cstdlib>
#include <string>
struct O{ int k; O(int k):k(k){ printf("+%d ",k); } O(const O&o):k(o.k){ printf("c%d ",k); } O(O&&o):k(o.k){ o.k=0; printf("m%d ",k); } ~O(){ printf("~%d ",k); } };
struct P{ int k; P(int k):k(k){} ~P(){ printf("~%d ",k); } };
template<class T> struct Vec{ T*d=nullptr; size_t n=0,c=0; void push_back(T v){ if(n==c){ size_t m=c?2*c:2; T*e=static_cast<T*>(::operator new(m*sizeof(T))); for(size_t i=0;i<n;++i){ new(&e[i]) T(std::move(d[i])); d[i].~T(); } ::operator delete(d); d=e; c=m; } new(&d[n]) T(std::move(v)); ++n; } T& operator[](size_t i){ return d[i]; } ~Vec(){ for(size_t i=0;i<n;++i) d[i].~T(); ::operator delete(d); } };

int main() {
  std::printf("\n0: "); { P* p=static_cast<P*>(malloc(2*sizeof(P))); new(&p[1]) P(3); new(&p[0]) P(4); printf("%d",p[1].k+p[0].k); p[1].~P(); p->~P(); }
  std::printf("\n1: "); { Vec<O> v; v.push_back(1); v.push_back(2); v.push_back(3); printf("|%d|",v[2].k); }
  std::printf("\n2: "); { Vec<P> v; v.push_back(P(1)); v.push_back(2); v.push_back(3); printf("|%d|",v[2].k); }
  std::printf("\n3: "); { std::allocator<O> al; O*p=al.allocate(2); std::construct_at(p,1); std::construct_at(&p[1],2); printf("%d",p[1].k); std::destroy(p,p+2); al.deallocate(p,2); }
  std::printf("\n4: "); { O a[2]={1,2}; std::allocator<O> al; O*p=al.allocate(2); std::uninitialized_copy(a,a+2,p); printf("|"); std::destroy_n(p,2); al.deallocate(p,2); }
  std::printf("\n5: "); { O a[2]={1,2}; O*p=(O*)malloc(2*sizeof(O)); std::uninitialized_move(a,a+2,p); printf("|"); std::destroy_n(p,2); free(p); }
  std::printf("\n");
}
