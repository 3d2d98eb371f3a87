// What containers declare, asked by requirements.
#include <cstdio>
#include <cstdlib>
#include <vector>
#include <deque>
#include <string>
#include <cstdio>
struct M { int x; M(int x=0):x(x){} };
template<class T> concept C1=requires(T t,typename T::value_type v){ *t.begin()=v; };
template<class T> concept C2=requires(T t,typename T::value_type v){ {*t.begin()}->std::same_as<typename T::value_type&>; };
template<class T> concept C3=requires(T t,typename T::value_type v){ t.begin()->x; };
template<class T> concept C4=requires(T t,typename T::value_type v){ t.front()=v; };
template<class T> concept C5=requires(T t,typename T::value_type v){ t[0]=v; t.at(0)=v; t.back(); };
template<class T> concept C6=requires(T t,typename T::value_type v){ v=*t.begin(); v=t[0]; };
template<class T> concept C7=requires(T t,typename T::value_type v){ *(t.begin()+1); *std::begin(t); t.begin()[2]; };
#define P(...) { using X=__VA_ARGS__; printf("%d%d%d%d%d%d%d",C1<X>,C2<X>,C3<X>,C4<X>,C5<X>,C6<X>,C7<X>); }

int main() {
  std::printf("\n0: "); { P(std::vector<M>) }
  std::printf("\n1: "); { P(std::vector<std::string>) }
  std::printf("\n2: "); { P(std::deque<int>) }
  std::printf("\n3: "); { P(std::deque<M>) }
  std::printf("\n4: "); { P(std::deque<std::string>) }
  std::printf("\n5: "); { P(std::vector<std::vector<int>>) }
  std::printf("\n6: "); { P(std::vector<std::vector<M>>) }
  std::printf("\n7: "); { P(std::vector<std::pair<int,M>>) }
  std::printf("\n8: "); { P(std::vector<M*>) }
  std::printf("\n9: "); { P(std::string) }
  std::printf("\n");
}
