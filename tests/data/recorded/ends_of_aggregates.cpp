// When members of aggregates end.
#include <algorithm>
#include <any>
#include <array>
#include <cstdio>
#include <deque>
#include <functional>
#include <iostream>
#include <list>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <variant>
#include <vector>
using namespace std;
struct A{ int v; A(int v):v(v){printf("+%d ",v);} A(A const&o):v(o.v){printf("k%d ",v);} A(A&&o):v(o.v){printf("m%d ",v);o.v=-1;} A& operator=(A const&o){v=o.v;printf("= ");return *this;} ~A(){printf("-%d ",v);} };
struct G{A a; A b; int c=3;}; 

namespace g2 {

void run() {
{struct L{A a; A b; int c=3;}; {L g{1,2};} printf("\n"); {L g{1,2}; L h=g;} printf("\n"); }
}
}

namespace g3 {

void run() {
struct D:G{A e;}; {D d{{1,2,3},4};} printf("\n"); struct N{G g; A z=5;}; {N nn{{1,2}};} printf("\n");
}
}

namespace g4 {

void run() {
G g{1,2}; auto [p,q,r]=g; printf("|");
}
}

namespace g5 {

void run() {
G g{1,2}; { vector<G> v; v.push_back(g); printf("|"); v.emplace_back(G{3,4});} printf("|");
}
}

namespace g6 {

void run() {
G g{1,2}; G*n=new G{3,4}; delete n; printf("|"); G h{5,6}; h=g; G i{7,8}; i=std::move(h);printf("|");
}
}

namespace g7 {

void run() {
G g{1,2}; {G arr[2]={{3,4},{5,6}};} printf("|");
}
}

namespace g8 {

void run() {
G g{1,2}; auto f=[g]{return g.c;}; printf("|"); auto h=f; printf("|");
}
}

namespace h1 {

void run() {
G*n=new G{3,4}; delete n; printf("|");
}
}

namespace h2 {

void run() {
G g{1,2}; G h{5,6}; h=g; printf("|");
}
}

namespace h3 {

void run() {
struct L{A a; A b;}; L g{1,2}; L i=std::move(g); L h{3,4}; h=i; h=std::move(i); printf("|");
}
}

namespace h4 {

void run() {
struct L{A a; A b;}; L g{1,2}; auto [p,q]=g; L*n=new L{3,4}; delete n; printf("|");
}
}

namespace h5 {

void run() {
struct L{A a; A b;}; L g{1,2}; struct D:L{A e;}; D d{{1,2},4}; printf("|");
}
}

namespace h6 {

void run() {
struct L{A a; A b;}; L g{1,2}; struct N{L g; A z=5;}; N nn{{1,2}}; printf("|"); N n2{nn}; printf("\n");
}
}

int main() {
  puts("g2"); g2::run(); cout << flush; puts("");
  puts("g3"); g3::run(); cout << flush; puts("");
  puts("g4"); g4::run(); cout << flush; puts("");
  puts("g5"); g5::run(); cout << flush; puts("");
  puts("g6"); g6::run(); cout << flush; puts("");
  puts("g7"); g7::run(); cout << flush; puts("");
  puts("g8"); g8::run(); cout << flush; puts("");
  puts("h1"); h1::run(); cout << flush; puts("");
  puts("h2"); h2::run(); cout << flush; puts("");
  puts("h3"); h3::run(); cout << flush; puts("");
  puts("h4"); h4::run(); cout << flush; puts("");
  puts("h5"); h5::run(); cout << flush; puts("");
  puts("h6"); h6::run(); cout << flush; puts("");
}
