// elements in braces and arguments that calls return by reference
#include <bits/stdc++.h>
using namespace std;
struct A { int v; A(int x):v(x){} A(A const& o):v(o.v){cout<<"c"<<v<<" ";} A& operator=(A const&) = default; };
vector<A> g; A& back(){return g.back();}
A change(){ g.back().v = 9; return A(1); }
int ch(vector<int>& v) { v.back() = 9; return 2; }
string chs(vector<string>& v) { v.back() = "zz"; return "k"; }
struct P { A a; A b; }; struct S { string a, b; };

int main() {
  { g.push_back(1); vector<A> q{g.back(), change()}; cout << q[0].v; std::cout << "\n"; }
  { g.push_back(1); vector<A> q{back(), change()}; cout << q[0].v; std::cout << "\n"; }
  { g.push_back(1); array<A, 2> q{g.back(), change()}; cout << q[0].v; std::cout << "\n"; }
  { g.push_back(1); A q[] = {g.back(), change()}; cout << q[0].v; std::cout << "\n"; }
  { g.push_back(1); P q{g.back(), change()}; cout << q.a.v; std::cout << "\n"; }
  { g.push_back(1); pair<A, A> q{g.back(), change()}; cout << q.first.v; std::cout << "\n"; }
  { g.push_back(1); tuple<A, A> q{g.back(), change()}; cout << get<0>(q).v; std::cout << "\n"; }
  { vector<string> v{"a"}; S s{v.back(), chs(v)}; cout << s.a; std::cout << "\n"; }
  { vector<string> v{"a"}; vector<string> s{v.back(), chs(v)}; cout << s[0]; std::cout << "\n"; }
  { vector<string> v{"a"}; string s[] = {v.back(), chs(v)}; cout << s[0]; std::cout << "\n"; }
  { vector<string> v{"a"}; set<string> s{v.back(), chs(v)}; cout << *s.rbegin(); std::cout << "\n"; }
  { vector<string> v{"a"}; map<string, string> s{{v.back(), chs(v)}}; cout << s.begin()->first; std::cout << "\n"; }
  { vector<string> v{"a"}; array<string, 2> s{v.back(), chs(v)}; cout << s[0]; std::cout << "\n"; }
  { vector<vector<int>> v{{1}}; auto f = [&] { v[0][0] = 7; return vector<int>{2}; }; vector<vector<int>> q{v.back(), f()}; cout << q[0][0]; std::cout << "\n"; }
  { vector<int> v{1}; initializer_list<int> l{v.back(), ch(v)}; cout << *l.begin(); std::cout << "\n"; }
  { string s = "a"; auto f = [&]() -> string& { return s; }; auto g = [&] { s = "b"; return string("c"); }; vector<string> q{f(), g()}; cout << q[0]; s = "a"; S t{f(), g()}; cout << t.a; s = "a"; S u{.a = f(), .b = g()}; cout << u.a; std::cout << "\n"; }
  { map<string, A> m{{"x", A(1)}}; auto g = [&] { m.at("x").v = 9; return A(2); }; vector<A> q{m.at("x"), g()}; cout << q[0].v; std::cout << "\n"; }
  { optional<A> o(A(1)); auto g = [&] { o->v = 9; return A(2); }; vector<A> q{*o, g()}; cout << q[0].v; P p{o.value(), g()}; cout << p.a.v; std::cout << "\n"; }
  { shared_ptr<A> o = make_shared<A>(1); auto g = [&] { o->v = 9; return A(2); }; vector<A> q{*o, g()}; cout << q[0].v; o->v = 1; P p{*o, g()}; cout << p.a.v; std::cout << "\n"; }
}
