// Copies of objects whose members are references share what these refer to.
#include <iostream>
#include <string>
#include <utility>
#include <vector>

struct Named {
  std::string& text;
};

struct Sink {
  std::vector<int>& out;
  int step;
  Sink& operator<<(int x) {
    out.push_back(x * step);
    return *this;
  }
};

struct Kept {
  std::string& text;
  explicit Kept(std::string& t) : text(t) {}
  void add(char c) const { text.push_back(c); }
};

struct Point {
  int x;
};

struct Mover {
  Point& p;
};

template <class S>
struct Quoted {
  S text;
};

struct Out {};
Out& operator<<(Out& out, Quoted<std::string&> q) {
  q.text += '!';
  return out;
}

Named named(std::string& text) { return Named{text}; }

void append(Named n, char c) { n.text += c; }

struct Derived : Sink {
  Derived(std::vector<int>& v) : Sink{v, 10} {}
};

int main() {
  std::string s = "a";
  Named n{s};
  Named copy = n;
  copy.text += 'b';
  append(n, 'c');
  named(s).text += 'd';
  Kept k(s);
  Kept k2 = k;
  k2.add('e');
  auto by_value = [n]() { n.text += 'f'; };
  by_value();
  std::vector<Named> all{n, copy};
  all[1].text += 'g';
  Out out;
  out << Quoted<std::string&>{s};
  std::pair<std::string&, int> pair(s, 1);
  auto second = pair;
  second.first += 'h';
  std::cout << s << '\n';
  std::vector<int> v;
  Sink sink{v, 2};
  Sink moved = std::move(sink);
  moved << 1 << 2;
  Derived derived(v);
  Derived other = derived;
  other << 3;
  Point p{1};
  Mover a{p}, b = a;
  b.p.x = 7;
  std::cout << v.size() << v[2] << p.x << '\n';
}
