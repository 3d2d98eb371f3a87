// Containers, optionals and variants order enumerations by the `<=>` that these have.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <compare>
#include <optional>
#include <variant>
#include <vector>
#include <deque>
#include <array>
enum class Q{a,b}; std::strong_ordering operator<=>(Q x,Q y){ printf("q"); return int(y)<=>int(x); }
enum class E{a,b}; bool operator==(E x,E y){ printf("e"); return int(x)==int(y); }
enum R{r0,r1}; bool operator<(R x,R y){ printf("<"); return int(x)>int(y); }

int main() {
  std::printf("\n0: "); { std::optional<Q> a=Q::a,b=Q::b; printf("%d%d%d%d",a<b,a>b,a<=b,a==b); printf("%d",a<Q::b); printf("%d",Q::a<b); printf("%d",(a<=>b)<0); }
  std::printf("\n1: "); { std::variant<int,Q> a=Q::a,b=Q::b; printf("%d%d%d%d",a<b,a>b,a<=b,a==b); }
  std::printf("\n2: "); { std::optional<R> a=r0,b=r1; printf("%d%d%d%d",a<b,a>b,a<=b,a==b); std::variant<int,R> c=r0,d=r1; printf("%d%d",c<d,c>=d); }
  std::printf("\n");
}
