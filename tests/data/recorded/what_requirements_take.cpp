// Requirements of new, T(), sizes and methods.
#include <bits/stdc++.h>
using namespace std;
template <class T> concept NewInt = requires { new T(0); };
template <class T> concept New0 = requires { new T; };
template <class T> concept Mk = requires { T(); };
template <class T> concept MkB = requires { T{}; };
template <class T> concept Sz = requires(T t) { std::size(t); };
template <class T> concept Emp = requires(T t) { std::empty(t); };
template <class T> concept Dat = requires(T t) { std::data(t); };
template <class T> concept Beg = requires(T t) { std::begin(t); };
template <class T> concept Ssz = requires(T t) { std::ssize(t); };
template <class T> concept DataArg = requires(T t) { t.data(3); };
template <class T> concept SizeArg = requires(T t) { t.size(1); };
template <class T> concept Push = requires(T t) { t.push_back('a'); };
template <class T> concept App = requires(T t) { t.append("a"); };
template <class T> concept Clr = requires(T t) { t.clear(); };
template <class T> concept Find = requires(T t) { t.find('a'); };
template <class T> concept Fnd4 = requires(T t) { t.find(0, 1, 'x'); };
template <class T> concept Sub = requires(T t) { t.substr(1); };
template <class T> concept Blah = requires(T t) { t.blah(); };
template <class T> concept Foo = requires(T& t) { t.foo; };
template <class T> concept Rsz = requires(T& t) { t.resize(3); };
template <class T> concept Idx = requires(T& t) { t[0] = 'x'; };
template <class T> concept PlusEq = requires(T& t) { t += 'x'; };
template <class T> concept CStr = requires(T& t) { t.c_str(); };
template <class T> concept Ins = requires(T& t) { t.insert(0, "x"); };
template <class T> concept Ers = requires(T& t) { t.erase(0, 1); };
template <class T> concept Swp = requires(T& t) { t.swap(t); };
template <class T> concept Emb = requires(T& t) { t.emplace_back(1); };
struct NoDef { NoDef(int); }; struct Expl { explicit Expl(int); Expl() = default; }; struct Priv { private: Priv(); }; struct Abs { virtual void f() = 0; };
enum E1 { e }; enum class E2 { e };
#define ALL(C) cout << C<int> << C<double> << C<void> << C<int*> << C<int[3]> << C<int&> << C<NoDef> << C<Expl> << C<Priv> << C<Abs> << C<E1> << C<E2> << C<int()> << C<nullptr_t> << C<const int> << C<bool> << "\n" << C<string> << C<const string> << C<string&> << C<const string&> << C<vector<int>> << C<const vector<int>> << C<vector<char>> << C<vector<bool>> << C<initializer_list<int>> << C<array<int, 3>> << C<array<char, 2>> << C<map<int, int>> << C<set<char>> << C<list<int>> << C<deque<char>> << C<string_view> << C<unique_ptr<int>> << C<shared_ptr<int>> << C<optional<int>> << C<pair<int, int>> << C<tuple<int>> << C<char[4]> << C<const char*> << C<function<void()>> << C<unordered_map<string, int>> << C<bitset<8>> << C<complex<float>> << C<stack<int>> << C<queue<int>> << C<variant<int, char>> << C<string*> << C<forward_list<int>> << C<span<int>> << C<multimap<int,int>>;

int main() {
  { ALL(Mk) std::cout << "\n"; }
  { ALL(Sz) std::cout << "\n"; }
  { ALL(Emp) std::cout << "\n"; }
  { ALL(Dat) std::cout << "\n"; }
  { ALL(Beg) std::cout << "\n"; }
  { ALL(Ssz) std::cout << "\n"; }
  { ALL(SizeArg) std::cout << "\n"; }
  { ALL(Push) std::cout << "\n"; }
  { ALL(App) std::cout << "\n"; }
  { ALL(Clr) std::cout << "\n"; }
  { ALL(Find) std::cout << "\n"; }
  { ALL(Sub) std::cout << "\n"; }
  { ALL(Blah) std::cout << "\n"; }
  { ALL(Foo) std::cout << "\n"; }
  { ALL(Rsz) std::cout << "\n"; }
  { ALL(Idx) std::cout << "\n"; }
  { ALL(PlusEq) std::cout << "\n"; }
  { ALL(CStr) std::cout << "\n"; }
  { ALL(Ins) std::cout << "\n"; }
  { ALL(Ers) std::cout << "\n"; }
  { ALL(Emb) std::cout << "\n"; }
}
