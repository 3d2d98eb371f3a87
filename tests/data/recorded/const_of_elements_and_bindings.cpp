#include <cstdio>
#include <iostream>
#include <map>
#include <set>
#include <string>
#include <vector>
#include <sstream>
#include <unordered_map>
#include <type_traits>
#include <tuple>
using namespace std;
#define S(...) is_same_v<__VA_ARGS__>
template <class P> void tmpl(P& p) {
  auto& [a, b] = p; 
  printf("tmpl %d %d %d %d\n", S(decltype(a), int), S(decltype(a), const int), S(decltype((a)), int&), S(decltype((a)), const int&));
  printf("   b %d %d %d %d\n", S(decltype(b), string), S(decltype(b), const string), S(decltype((b)), string&), S(decltype((b)), const string&));
  auto [c, d] = p; auto const& [e, f] = p; auto&& [g, h] = p;
  printf("   c %d %d | %d %d | %d %d\n", S(decltype(c), int), S(decltype((c)), int&), S(decltype(e), const int), S(decltype((e)), const int&), S(decltype(g), const int), S(decltype((g)), const int&));
}
template <class M> void mp(M& m) {
  for (auto& [k, v] : m) { printf("map %d %d %d %d %d %d\n", S(decltype(k), const int), S(decltype((k)), const int&), S(decltype(v), string), S(decltype(v), const string), S(decltype((v)), string&), S(decltype((v)), const string&)); break; }
  for (auto [k, v] : m) { printf("mapv %d %d %d %d %d %d\n", S(decltype(k), const int), S(decltype((k)), const int&), S(decltype(v), string), S(decltype(v), const string), S(decltype((v)), string&), S(decltype((v)), const string&)); break; }
  for (auto& e : m) { printf("e %d %d %d %d\n", S(decltype(e), pair<const int, string>&), S(decltype(e), const pair<const int, string>&), S(decltype(e.second), string), S(decltype((e.second)), const string&)); break; }
  for (auto it = m.begin(); it != m.end(); ++it) { printf("it %d %d %d %d\n", S(decltype(it->second), string), S(decltype((it->second)), string&), S(decltype((it->second)), const string&), S(decltype(*it), const pair<const int, string>&)); break; }
  printf("at %d %d\n", S(decltype(m.at(1)), string&), S(decltype(m.at(1)), const string&));
  printf("find %d %d\n", S(decltype((m.find(1)->second)), string&), S(decltype((m.find(1)->second)), const string&));
  printf("begin %d %d %d\n", S(decltype(m.begin()->second), string), S(decltype((m.begin()->second)), string&), S(decltype((m.begin()->second)), const string&));
}
template <class T> void ov(T&) { puts("T&"); }
template <class T> void ov(const T&) { puts("const T&"); }
int main() {
  ostringstream os; stringstream ss; int i = 1;
  printf("%d %d %d\n", S(decltype(os << 1), ostream&), S(decltype(os << 1), ostringstream&), S(decltype(os << "a"), ostream&));
  printf("%d %d %d %d\n", S(decltype(cout << 1), ostream&), S(decltype(ss << 1 << 2), ostream&), S(decltype(cout << endl), ostream&), S(decltype(ss >> i), istream&));
  printf("%d %d %d\n", S(decltype(os), ostringstream), S(decltype((os)), ostringstream&), S(decltype(os.str()), string));
  printf("%d %d %d\n", S(decltype(os.put('a')), ostream&), S(decltype(os.write("a", 1)), ostream&), S(decltype(os.flush()), ostream&));
  printf("%d %d %d\n", S(decltype(getline(ss, declval<string&>())), istream&), S(decltype(ss.get()), int), S(decltype(ss.read(nullptr, 1)), istream&));
  auto& o2 = os << 1; 
  map<int, string> m{{1, "a"}}; const map<int, string> cm{{1, "b"}};
  unordered_map<int, string> um{{1, "a"}}; const unordered_map<int, string> cum{{1, "b"}};
  mp(m); mp(cm); mp(um); mp(cum);
  printf("%d %d %d\n", S(decltype(cm.at(1)), const string&), S(decltype(cm.begin()->second), string), S(decltype((cm.begin()->second)), const string&));
  for (auto& [k, v] : cm) { printf("%d %d %d %d\n", S(decltype(k), const int), S(decltype(v), const string), S(decltype((v)), const string&), S(decltype((k)), const int&)); ov(v); ov(k); }
  for (auto& [k, v] : m) { printf("%d %d %d %d\n", S(decltype(k), const int), S(decltype(v), string), S(decltype((v)), string&), S(decltype((k)), const int&)); ov(v); ov(k); }
  pair<int, string> p; const pair<int, string> cp; pair<const int, string> pk;
  tmpl(p); tmpl(cp); tmpl(pk);
  ov(cm.at(1)); ov(m.at(1)); ov(cm.begin()->second); ov(m.begin()->first); ov(m.begin()->second); ov(m[1]);
  ov(cp.first); ov(cp); ov(p); ov(get<0>(cp)); ov(get<1>(p));
  tuple<int, string> t; const tuple<int, string> ct; tuple<int&, const int> tr{i, 2}; const tuple<int&, const int> ctr{i, 2};
  { auto& [a, b] = ct; printf("%d %d %d %d\n", S(decltype(a), const int), S(decltype((a)), const int&), S(decltype(b), const string), S(decltype((b)), const string&)); ov(a); ov(b); }
  { auto& [a, b] = ctr; printf("%d %d %d %d\n", S(decltype(a), int&), S(decltype((a)), int&), S(decltype(b), const int), S(decltype((b)), const int&)); ov(a); ov(b); }
  { auto& [a, b] = tr; printf("%d %d %d %d\n", S(decltype(a), int&), S(decltype((a)), int&), S(decltype(b), const int), S(decltype((b)), const int&)); ov(a); ov(b); }
  { auto [a, b] = tr; printf("%d %d %d %d\n", S(decltype(a), int&), S(decltype((a)), int&), S(decltype(b), const int), S(decltype((b)), const int&)); ov(a); ov(b); }
  printf("%d %d %d\n", S(decltype(get<0>(ct)), const int&), S(decltype(get<0>(ctr)), int&), S(decltype(get<0>(std::move(t))), int&&));
  const set<string> cs; set<string> se; printf("%d %d\n", S(decltype(*cs.begin()), const string&), S(decltype(*se.begin()), const string&));
  map<int, map<int, string>> mm; const auto& cmm = mm; printf("%d %d %d\n", S(decltype(cmm.at(1).at(2)), const string&), S(decltype(cmm.at(1)), const map<int, string>&), S(decltype(mm[1][2]), string&));
  struct H { map<int, string> m; pair<int, string> p; } hh; const H& ch = hh;
  printf("%d %d %d %d\n", S(decltype(ch.m.at(1)), const string&), S(decltype((ch.p.first)), const int&), S(decltype(ch.p.first), int), S(decltype(hh.m.at(1)), string&));
  { auto& [x, y] = ch; printf("%d %d %d\n", S(decltype(x), const map<int, string>), S(decltype(x.at(1)), const string&), S(decltype((y.second)), const string&)); ov(x); ov(y); ov(y.first); }
}
