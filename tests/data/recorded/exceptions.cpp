// Exceptions: what is thrown, who catches it, and what ends on the way.
#include <algorithm>
#include <array>
#include <cstdio>
#include <deque>
#include <exception>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <vector>

struct Guard {
  int n;
  Guard(int n) : n(n) { std::printf("+%d ", n); }
  Guard(Guard const& o) : n(o.n + 100) { std::printf("+%d ", n); }
  ~Guard() { std::printf("-%d ", n); }
};

struct Coded : std::runtime_error {
  int code;
  Coded(int code) : std::runtime_error("coded " + std::to_string(code)), code(code) {}
};

class Plain : public std::exception {
 public:
  char const* what() const noexcept override { return "plain"; }
};

struct Inherited : std::logic_error {
  using std::logic_error::logic_error;
};

struct Pair {
  Guard first;
  Guard second;
  Pair(int n) : first(n), second(n + 1) {
    if (n > 50) throw Coded(n);
    std::printf("pair ");
  }
  ~Pair() { std::printf("~pair "); }
};

struct Number {
  int n;
};

Number operator+(Number a, Number b) {
  if (a.n + b.n > 10) throw std::overflow_error("sum");
  return {a.n + b.n};
}

enum class Fault { small, large };

int depth(int n) {
  Guard here(n);
  if (n == 0) throw Coded(42);
  int below = depth(n - 1);
  return below + 1;
}

int returned(int n) {
  try {
    Guard g(n);
    if (n == 1) return 10;
    if (n == 2) throw n;
    return 20;
  } catch (int caught) {
    return 30 + caught;
  }
}

int passed_on(int n) {
  try {
    if (n == 0) throw std::out_of_range("inner");
    throw Coded(n);
  } catch (std::logic_error const& e) {
    std::printf("[%s] ", e.what());
    throw;
  }
}

void thrown(int which) {
  switch (which) {
    case 0: throw 5;
    case 1: throw 2.5;
    case 2: throw "text";
    case 3: throw std::string("string");
    case 4: throw Fault::large;
    case 5: throw Plain();
    case 6: throw Inherited("inherited");
    case 7: throw 7u;
    case 8: throw std::vector<int>{1, 2, 3};
    default: std::printf("nothing ");
  }
}

void show(int which) {
  try {
    thrown(which);
  } catch (int i) {
    std::printf("int %d\n", i);
  } catch (double d) {
    std::printf("double %g\n", d);
  } catch (char const* s) {
    std::printf("char %s\n", s);
  } catch (std::string const& s) {
    std::printf("string %s\n", s.c_str());
  } catch (Fault f) {
    std::printf("enum %d\n", int(f));
  } catch (std::logic_error& e) {
    std::printf("logic %s\n", e.what());
  } catch (std::exception& e) {
    std::printf("exception %s\n", e.what());
  } catch (std::vector<int> const& v) {
    std::printf("vector %zu\n", v.size());
  } catch (...) {
    std::printf("other\n");
  }
}

template <class F>
void caught(F f) {
  try {
    f();
    std::printf("fine\n");
  } catch (std::exception const& e) {
    std::printf("%s\n", e.what());
  }
}

int main() {
  try {
    depth(2);
  } catch (Coded const& e) {
    std::printf("| %s %d\n", e.what(), e.code);
  }
  for (int i = 0; i < 4; ++i) std::printf("| %d ", returned(i));
  std::printf("\n");
  for (int n : {0, 1}) {
    try {
      passed_on(n);
    } catch (std::exception const& e) {
      std::printf("%s\n", e.what());
    }
  }
  for (int i = 0; i < 10; ++i) show(i);
  try {
    Pair fine(1);
    Pair broken(60);
  } catch (Coded& e) {
    std::printf("| %d\n", e.code);
  }
  for (int i = 0; i < 5; ++i) {
    try {
      Guard g(i);
      if (i == 1) continue;
      if (i == 3) break;
      if (i == 2) throw i;
      std::printf("even ");
    } catch (int) {
      std::printf("caught ");
      continue;
    }
    std::printf("end ");
  }
  std::printf("\n");
  try {
    try {
      throw 1;
    } catch (int i) {
      Guard g(i);
      throw i + 1;
    }
  } catch (int i) {
    std::printf("| %d\n", i);
  }
  std::vector<int> v{1, 2, 3};
  caught([&] { v.at(1) = 5; });
  caught([&] { v.at(9) = 5; });
  caught([] { std::string("abc").substr(7); });
  caught([] { std::printf("%c ", std::string("abc").at(2)); });
  caught([] { std::string("abc").at(3); });
  caught([] { std::map<int, int>{}.at(3); });
  caught([] { std::unordered_map<int, int>{}.at(3); });
  caught([] { std::deque<int>{1}.at(1); });
  caught([] {
    std::array<int, 3> a{};
    int i = 3;
    a.at(i) = 1;
  });
  caught([] { std::stoi("none"); });
  caught([] { std::stoi("99999999999"); });
  caught([] { std::stod("1e999"); });
  caught([] { std::optional<int>{}.value(); });
  caught([] { Number{7} + Number{8}; });
  caught([&] { std::sort(v.begin(), v.end(), [](int a, int b) -> bool { throw std::invalid_argument("compare"); }); });
  caught([] {
    std::vector<Guard> guards;
    guards.reserve(2);
    guards.emplace_back(7);
    guards.emplace_back(8);
    std::unique_ptr<Guard> owned = std::make_unique<Guard>(9);
    throw Coded(int(guards.size()));
  });
  std::function<int(int)> half = [](int n) { return n % 2 ? throw std::domain_error("odd") : n / 2; };
  caught([&] { std::printf("%d ", half(6)); });
  caught([&] { std::printf("%d ", half(7)); });
  try {
    Coded one(3);
    throw one;
  } catch (std::exception e) {
    std::printf("sliced\n");
  }
  int total = 0;
  for (int i = 0; i < 1000; ++i) {
    try {
      if (i % 3 == 0) throw i;
      total += 1;
    } catch (int n) {
      total += n;
    }
  }
  std::printf("%d\n", total);
}
