// Members of members that are references, asked for their types in templates.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <concepts>
struct Node { Node& next; int v; const Node& c; Node* p; const Node* q; };
struct In { int& r; const int& s; int w; };
template<class T> concept C1=requires(T t){ {(t.c.next.v)} -> std::same_as<int&>; };
template<class T> concept C6=requires(T t){ {t.c.next.v} -> std::same_as<int&>; };
template<class T> concept C7=requires(const T t){ {t.next.v} -> std::same_as<int&>; };
template<class T> concept C8=requires(T t){ {t.c.v} -> std::same_as<const int&>; };
template<class T> concept C9=requires(T t){ {t.c.c.next.v} -> std::same_as<int&>; {t.next.c.v} -> std::same_as<const int&>; };
template<class T> concept D1=requires(const T t){ {t.r} -> std::same_as<int&>; {t.s} -> std::same_as<const int&>; {t.w} -> std::same_as<const int&>; };
template<class T> concept D2=requires(T t){ {t.r} -> std::same_as<int&>; {t.s} -> std::same_as<const int&>; {t.w} -> std::same_as<int&>; };
template<class T> concept D3=requires(T&& t){ {static_cast<T&&>(t).r} -> std::same_as<int&>; {static_cast<T&&>(t).w} -> std::same_as<int&&>; };
template<class T> void f(T& t){ printf("%d%d%d|",std::is_same_v<decltype((t.c.next.v)),int&>,std::is_same_v<decltype((t.next.c.v)),const int&>,std::is_same_v<decltype((t.c.v)),const int&>); }
template<class T> void g(const T& t){ printf("%d%d%d|",std::is_same_v<decltype((t.c.next.v)),int&>,std::is_same_v<decltype((t.next.v)),int&>,std::is_same_v<decltype((t.v)),const int&>); }
void fi(int&){ printf("m"); } void fi(const int&){ printf("c"); }
template<class T> void h(T& t){ fi(t.c.next.v); fi(t.next.v); fi(t.c.v); fi(t.next.c.v); auto& x=t.c.next.v; fi(x); }

int main() {
  std::printf("\n0: "); { Node n{n,1,n}; f(n); g(n); const Node& m=n; f(m); g(m); }
  std::printf("\n");
}
