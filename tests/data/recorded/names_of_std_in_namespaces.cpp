// What `using` brings into sight has the names of templates of the library.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <utility>
#include <optional>
#include <map>
#include <set>
#include <list>
#include <functional>
#include <any>
#include <mutex>
#include <stack>
#include <variant>
#include <memory>
namespace et { template <class A, class B> int pair(A a, B b) { return a * 10 + b; } template<class E,class F> int map(E e,F f){ return f(e); } struct V{int v;}; int optional(V){return 4;} int set(V,int){ return 5;} int swap(V&,V&){return 6;} int max(V,V){return 7;} template<class T> int stack(T){return 8;} int get(V){return 9;} }
namespace ds { template <class T> struct optional { T a, b, c; }; struct mutex { int k[7]; }; template<class T> struct stack{ T t[5]; int push(T){return 3;} }; template<class K,class W> struct map{ K k; W v; }; template<class T> struct list{ T x; list(T x):x(x){} }; template<class...> struct variant{ char c[9]; }; template<class T> struct shared_ptr{ T* p; int q; }; struct any{ int i[6]; }; template<class T> struct less{ int op(){return 4;} }; template<class A,class B> struct pair{ A a; B b; int third; }; template<class F> struct function; template<class R> struct function<R()>{ R (*f)(); int z[5]; }; inline namespace v1 { template<class T> struct queue{ T t[3]; }; } }
namespace use1 { using namespace ds; int f(){ optional<char> o; return sizeof o; } }

int main() {
  std::printf("\n0: "); { using namespace et; auto p = pair(1, 2); printf("%zu\n", sizeof p); printf("%d",p); }
  std::printf("\n1: "); { using namespace et; printf("%d",map(3,[](int x){return x+1;})); }
  std::printf("\n2: "); { using namespace et; et::V a,b; printf("%d%d%d",swap(a,b),max(a,b),stack(3)); printf("%d",get(a)); }
  std::printf("\n3: "); { using namespace ds; optional<int> o; mutex m; printf("%zu %zu\n", sizeof o, sizeof m); }
  std::printf("\n4: "); { using namespace ds; stack<int> s; map<int,char> m; list<int> l(3); printf("%zu %zu %zu %d",sizeof s,sizeof m,sizeof l,s.push(1)); }
  std::printf("\n5: "); { using namespace ds; variant<int,double> v; shared_ptr<int> p; any a; less<int> l; printf("%zu%zu%zu%d",sizeof v,sizeof p,sizeof a,l.op()); }
  std::printf("\n6: "); { using namespace ds; pair p{1,2,3}; printf("%d",p.third); function<int()> f; printf("%zu",sizeof f); queue<char> q; printf("%zu",sizeof q); }
  std::printf("\n7: "); { printf("%d",use1::f()); ds::optional<int> o; printf("%zu",sizeof o); using ds::list; list<char> l('c'); printf("%zu",sizeof l); }
  std::printf("\n8: "); { namespace e=ds; e::optional<char> o; printf("%zu",sizeof o); using namespace e; mutex m; printf("%zu",sizeof m); }
  std::printf("\n");
}
