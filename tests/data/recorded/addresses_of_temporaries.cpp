// Addresses of temporaries that parameters refer to, and pointers to themselves.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <string>
#include <vector>
#include <memory>
#include <type_traits>
struct FI{ const int* p; FI(const int& x):p(&x){} }; struct FD{ const double& r; FD(const double& x):r(x){} };
int use(FI f){ int k[4]={7,7,7,7}; return *f.p+k[0]; } double used(FD f){ int k[4]={7,7,7,7}; return f.r+k[0]; }
struct FR { const void* o; int (*f)(const void*, int); template <class F> FR(F const& g) : o(&g), f([](const void* o, int a) { return (*static_cast<const F*>(o))(a); }) {} int operator()(int a) const { return f(o, a); } };
int ap(FR f) { return f(3); }
template<class S> class fref; template<class R,class... A> class fref<R(A...)>{ void* o_; R (*f_)(void*,A...); public: template<class F,class=std::enable_if_t<!std::is_same_v<std::decay_t<F>,fref>>> fref(F&& f):o_((void*)std::addressof(f)),f_([](void* o,A... a)->R{ return (*static_cast<std::remove_reference_t<F>*>(o))(std::forward<A>(a)...); }){} R operator()(A... a) const { return f_(o_,a...); } };
int each(fref<int(int)> f){ int s=0; for(int i=0;i<3;++i) s+=f(i); return s; }
struct Fun{ int k; int operator()(int x) const { return x*k; } }; int fp(int x){ return -x; }

int main() {
  std::printf("\n0: "); { printf("%d",use(FI(3))); printf("%d",use(3)); printf("%g",used(2.5)); printf("%g",used(FD(1.5))); }
  std::printf("\n1: "); { printf("%d",ap([](int x) { return x; })); int k=4; printf("%d",ap([k](int x) { return x*k; })); auto l=[&](int x){ return x+k; }; printf("%d",ap(l)); printf("%d",ap(Fun{5})); Fun fu{6}; printf("%d",ap(fu)); printf("%d",ap(FR([k](int x){return x-k;}))); }
  std::printf("\n2: "); { void* p; p=&p; printf("%d",*(void**)p==p); void** q=&p; void*** r=&q; printf("%d",**r==p); char b[8]; __builtin_memcpy(b,&p,8); void* z; __builtin_memcpy(&z,b,8); printf("%d",z==&p); }
  std::printf("\n");
}
