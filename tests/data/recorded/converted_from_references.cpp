// A variable of a class that is made of what a call, a comma or a choice refers to keeps a reference to that, no copy.
#include <cstdio>
#include <functional>
#include <string>
#include <tuple>
#include <vector>

struct Object {
  int n;
  Object(int n) : n(n) {}
  Object(Object const& o) : n(o.n) { puts("copy"); }
  Object(Object&& o) : n(o.n) { puts("move"); }
  ~Object() { printf("~%d\n", n); }
};
struct Pair { int n; };
struct Number { int* p; Number(int& x) : p(&x) {} };
struct Constant { int const* p; Constant(int const& x) : p(&x) {} };
struct View { Object* of; View(Object& o) : of(&o) {} };
struct Elements { std::vector<int>* of; Elements(std::vector<int>& v) : of(&v) {} };
struct Text { std::string const* of; Text(std::string const& s) : of(&s) {} };
struct Holder { Object o; Holder(Object o) : o(std::move(o)) {} };

int number = 1;
Object object{1};
std::vector<int> elements{1, 2};
std::string text = "text";

int& number_of() { return number; }
Object& reference() { return object; }
Object&& expiring() { return std::move(object); }
Object made() { return Object{5}; }
std::vector<int>& elements_of() { return elements; }
std::string const& text_of() { return text; }
void add(Number n) { ++*n.p; }
void show(Constant const& c) { printf("%d %d\n", c.p == &number, *c.p); }

int main() {
  Number a = number_of();
  ++*a.p;
  Number b = elements[1];
  ++*b.p;
  Number c = elements.back();
  ++*c.p;
  Number d = (puts("first"), number);
  ++*d.p;
  Number e = true ? number : elements[0];
  ++*e.p;
  Number all[2] = {number_of(), elements[0]};
  ++*all[0].p;
  ++*all[1].p;
  add(number);
  add(number_of());
  show(number);
  show(number_of());
  printf("%d %d %d\n", number, elements[0], elements[1]);
  auto pair = std::make_tuple(1, 2);
  std::reference_wrapper<int> first = std::get<0>(pair);
  first.get() = 3;
  auto* pointer = &pair;
  std::get<1>(*pointer) = 4;
  printf("%d %d\n", std::get<0>(pair), std::get<1>(pair));

  View view = reference();
  view.of->n = 7;
  Elements of = elements_of();
  (*of.of)[0] = 9;
  Text shown = text_of();
  printf("%d %d %d\n", object.n, elements[0], shown.of == &text);
  std::vector<int> own = elements_of();
  own[0] = 0;
  printf("%d\n", elements[0]);

  puts("holders");
  Holder h1 = reference();
  Holder h2 = expiring();
  Holder h3 = made();
  puts("objects");
  Object o1 = reference();
  Object o2 = expiring();
  Object o3 = made();
  Object o4 = (o1, o3);
  o4.n = 8;
  Pair p{1}, q{2};
  Pair r = (p, q);
  r.n = 9;
  auto s = (p, q);
  s.n = 9;
  printf("%d %d\n", o3.n, q.n);
}
