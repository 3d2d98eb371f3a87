// Which calls are valid, asked by requirements of what the library and classes with packs declare.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <vector>
#include <map>
#include <string>
#include <functional>
#include <memory>
#include <concepts>
#include <deque>
#include <set>
#include <optional>
struct Node { Node& next; int v; const Node& c; Node* p; const Node* q; };
template<class T> concept C1=requires(T t){ {(t.c.next.v)} -> std::same_as<int&>; };
template<class T> concept C2=requires(T t){ {(t.next.c.v)} -> std::same_as<const int&>; };
template<class T> concept C3=requires(const T t){ {(t.next.v)} -> std::same_as<int&>; };
template<class T> concept C4=requires(const T t){ {(t.v)} -> std::same_as<const int&>; };
template<class T> concept C5=requires(const T t){ {(t.p->v)} -> std::same_as<int&>; {(t.q->v)} -> std::same_as<const int&>; {t.q->p->v} -> std::same_as<int&>; };
template<class T> concept Call0=requires(T a){ a(); };
template<class T> concept Call1=requires(T a){ a(1); };
template<class T> concept Call1s=requires(T a,std::string s){ a(s); };
template<class T> concept PB=requires(T t,typename T::value_type v){ t.push_back(v); };
template<class T> concept PBM=requires(T t,typename T::value_type v){ t.push_back(std::move(v)); };
template<class T> concept INS=requires(T t,typename T::value_type v){ t.insert(v); };
template<class T> concept EB=requires(T t,typename T::value_type v){ t.emplace_back(v); };
template<class T> concept RS=requires(T t){ t.resize(3); };
template<class T> concept IX=requires(T a){ a[0]; };
template<class T> concept IX1=requires(T a){ a[1]; };
template<class T> concept IXS=requires(T a){ a["x"]; };
template<class T> concept CPY=requires(T a,T b){ a=b; };
struct MO{ MO()=default; MO(MO&&)=default; MO& operator=(MO&&)=default; };

int main() {
  std::printf("\n0: "); { printf("%d%d%d%d%d",C1<Node>,C2<Node>,C3<Node>,C4<Node>,C5<Node>); }
  std::printf("\n1: "); { printf("%d%d%d",Call0<std::function<int(int)>>,Call1<std::function<int(int)>>,Call1s<std::function<int(int)>>); }
  std::printf("\n2: "); { printf("%d%d%d",Call0<std::function<int()>>,Call1<std::function<int()>>,Call1s<std::function<void(std::string)>>); }
  std::printf("\n3: "); { printf("%d%d%d%d",PB<std::vector<MO>>,PBM<std::vector<MO>>,EB<std::vector<MO>>,PB<std::vector<int>>); }
  std::printf("\n4: "); { printf("%d%d%d%d",PB<std::deque<MO>>,PBM<std::vector<std::unique_ptr<int>>>,PB<std::vector<std::unique_ptr<int>>>,PB<std::string>); }
  std::printf("\n5: "); { printf("%d%d%d",std::is_invocable_v<std::function<int(int)>>,std::is_invocable_v<std::function<int(int)>,int>,std::is_invocable_v<std::function<int(int)>,std::string>); }
  std::printf("\n6: "); { auto f=[](auto a){ if constexpr (requires{ a(); }) return 1; else return 2; }; printf("%d%d",f(std::function<int(int)>{}),f(std::function<int()>{})); }
  std::printf("\n");
}
