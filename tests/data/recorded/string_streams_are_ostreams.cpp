// String streams where a std::ostream is asked for.
#include <bits/stdc++.h>
using namespace std;
struct L { ostream& o; explicit L(ostream& o) : o(o) {} void log(string const& s) { o << "[" << s << "]"; } };
struct W { unique_ptr<ostream> o; };
int ov(ostream*) { return 1; } int ov(void const*) { return 2; }
int rv(ostream&) { return 1; } int rv(ostringstream&) { return 2; }
int iv(istream&) { return 1; } int iv(...) { return 2; }
template <class T> int tv(T&) { return is_base_of_v<ostream, T>; }

int main() {
  { cout << is_convertible_v<ostringstream*, ostream*> << is_convertible_v<ostream*, ostringstream*> << is_convertible_v<ostringstream&, ostream&> << is_convertible_v<ostream&, ostringstream&>; std::cout << "\n"; }
  { cout << is_convertible_v<ostringstream, ostream> << is_convertible_v<ostringstream const&, ostream const&> << is_convertible_v<ostringstream const&, ostream&>; std::cout << "\n"; }
  { cout << derived_from<ostringstream, ostream> << is_constructible_v<unique_ptr<ostream>, unique_ptr<ostringstream>> << is_convertible_v<shared_ptr<ostringstream>, shared_ptr<ostream>>; std::cout << "\n"; }
  { istringstream s("3 4"); istream* p = &s; int a, b; *p >> a >> b; cout << a << b << iv(s); std::cout << "\n"; }
  { stringstream s; ostream& o = s; istream& i = s; o << 5; int a; i >> a; cout << a << iv(s); std::cout << "\n"; }
  { auto s = make_unique<ostringstream>(); auto* r = s.get(); unique_ptr<ostream> o = std::move(s); *o << "x" << 1; cout << r->str(); std::cout << "\n"; }
  { unique_ptr<ostream> o(new ostringstream); *o << "x" << 1; cout << static_cast<ostringstream&>(*o).str(); std::cout << "\n"; }
  { unique_ptr<ostream> o(new ostringstream); *o << "x" << 1; cout << static_cast<ostringstream*>(o.get())->str() << dynamic_cast<ostringstream&>(*o).str() << (dynamic_cast<istream*>(o.get()) == nullptr); std::cout << "\n"; }
  { shared_ptr<ostream> o = make_shared<ostringstream>(); *o << 7; cout << dynamic_pointer_cast<ostringstream>(o)->str() << static_pointer_cast<ostringstream>(o)->str(); std::cout << "\n"; }
  { W w{make_unique<ostringstream>()}; *w.o << 3; cout << static_cast<ostringstream&>(*w.o).str(); std::cout << "\n"; }
  { vector<unique_ptr<ostream>> v; v.push_back(make_unique<ostringstream>()); v.emplace_back(new ostringstream); for (auto& o : v) *o << "q"; cout << dynamic_cast<ostringstream&>(*v[1]).str(); std::cout << "\n"; }
  { shared_ptr<ostream> o(&cout, [](ostream*) {}); *o << "to cout"; std::cout << "\n"; }
  { unique_ptr<ostream, void (*)(ostream*)> o(&cout, [](ostream*) {}); *o << "to cout"; std::cout << "\n"; }
  { vector<ostream*> v{&cout}; ostringstream s; v.push_back(&s); for (auto p : v) *p << "z"; cout << s.str(); std::cout << "\n"; }
  { ostringstream s; cout << tv(s) << tv(cout); L l(s); l.log("a"); cout << s.str(); std::cout << "\n"; }
  { map<string, unique_ptr<ostream>> m; m["a"] = make_unique<ostringstream>(); *m["a"] << 3; cout << static_cast<ostringstream&>(*m["a"]).str(); std::cout << "\n"; }
  { cout << (dynamic_cast<ostringstream*>(&cout) == nullptr); std::cout << "\n"; }
  { optional<ostringstream> s; s.emplace(); *s << 3; cout << s->str(); std::cout << "\n"; }
  { ostringstream s; auto f = [](ostream& o, auto... a) -> ostream& { return (o << ... << a); }; f(s, 1, 2); cout << s.str() << (&f(s, 1) == &s); std::cout << "\n"; }
  { ostringstream s; ostream* p = nullptr; p = &s; if (p) *p << 4; cout << s.str() << (p == &s) << (p != nullptr); std::cout << "\n"; }
  { shared_ptr<istream> i = make_shared<istringstream>("1 2 3"); int x, n = 0; while (*i >> x) n += x; cout << n; std::cout << "\n"; }
  { struct T { ostringstream s; ostream& o = s; void w() { o << 1; } }; T t; t.w(); t.o << 2; cout << t.s.str(); std::cout << "\n"; }
  { function<void(ostream&)> f = [](ostream& o) { o << "f"; }; ostringstream s; f(s); f(cout); cout << s.str(); std::cout << "\n"; }
  { variant<monostate, ostringstream> v; v.emplace<1>(); get<1>(v) << 3; cout << get<1>(v).str(); std::cout << "\n"; }
}
