// A conversion function that is called by its name.
#include <cstdio>
#include <string>

struct Text {
  int n;
  operator std::string() const { return "n = " + std::to_string(n); }
};

template <class T> std::string text(T const* t) { return t->operator std::string(); }

int main() {
  Text t{3};
  std::printf("%s\n", t.operator std::string().c_str());
  std::printf("%s\n", text(&t).c_str());
  std::printf("%zu\n", Text{12}.operator std::string().size());
}
