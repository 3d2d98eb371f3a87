#include <map>
#include <set>
#include <unordered_map>
#include <deque>
#include <optional>
#include <cstdio>
#include <string>
#include <functional>
#include <list>
#include <stack>
#include <queue>
#include <bitset>
template <class K, class V> struct DefMap : std::map<K,V> { using std::map<K,V>::map; V def(K const& k, V d) const { auto it = this->find(k); return it == this->end() ? d : it->second; } };
struct M : std::map<int,int> { using map::map; M() = default; };
struct S : std::set<int> { using set::set; bool has(int x) const { return count(x); } };
struct UM : std::unordered_map<std::string,int> { using unordered_map::unordered_map; };
struct Q : std::deque<int> { using std::deque<int>::deque; };
struct O : std::optional<int> { using optional::optional; };
struct F : std::function<int(int)> { using function::function; };
struct L : std::list<int> { using list::list; };
struct St : std::stack<int> { int peek2() { return c[c.size()-2]; } };
struct PQ : std::priority_queue<int> { std::vector<int>& data() { return c; } };
struct B : std::bitset<8> { using bitset::bitset; };
int main(){ DefMap<std::string,int> d{{"a",1},{"b",2}}; printf("%d %d\n", d.def("a",0), d.def("q",9)); M m{{1,2},{3,4}}; m[5]=6; for (auto [k,v] : m) printf("%d:%d ", k, v); puts(""); S s{3,1,2}; printf("%d %d %zu\n", s.has(1), s.has(9), s.size()); for (int x : s) printf("%d", x); puts(""); UM u{{"x",1}}; u["y"]=2; printf("%zu %d\n", u.size(), u.at("x")); Q q{1,2,3}; q.push_front(0); printf("%d %d\n", q.front(), q[3]); O o = 5; O e; printf("%d %d %d\n", *o, o.has_value(), e.has_value()); F f([](int x){ return x+1; }); printf("%d\n", f(2)); L l{1,2,3}; l.push_front(9); printf("%d %zu\n", l.front(), l.size()); St st; st.push(1); st.push(2); st.push(3); printf("%d %d\n", st.peek2(), st.top());  PQ p; p.push(3); p.push(7); printf("%zu %d\n", p.data().size(), p.top()); B b(5); printf("%zu %s\n", b.count(), b.to_string().c_str()); S s2 = s; s2.insert(10); printf("%zu %d\n", s2.size(), s == s2); }
