// ends with 1
// What a failed check shows of values: of classes that say so, of those that do not, of containers and pairs.
#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace shapes {
struct Streamed {
  int a;
  bool operator==(Streamed const& o) const { return a == o.a; }
};
std::ostream& operator<<(std::ostream& os, Streamed const& s) { return os << "<" << s.a << ">"; }
struct Printed {
  int a;
  bool operator==(Printed const& o) const { return a == o.a; }
};
void PrintTo(Printed const& p, std::ostream* os) { *os << "printed " << p.a; }
std::ostream& operator<<(std::ostream& os, Printed const&) { return os << "not this"; }
struct Friend {
  int a;
  bool operator==(Friend const& o) const { return a == o.a; }
  friend std::ostream& operator<<(std::ostream& os, Friend const& f) { return os << "friend " << f.a; }
};
struct Derived : Streamed {};
enum class Named { First, Second };
std::ostream& operator<<(std::ostream& os, Named n) { return os << (n == Named::First ? "First" : "Second"); }
}  // namespace shapes

struct Bare {
  int a;
  short b, c;
  bool operator==(Bare const& o) const { return a == o.a && b == o.b && c == o.c; }
};
struct Number {
  int a;
  operator int() const { return a; }
};
struct Hidden {
  long a;
  explicit operator long() const { return a; }
  bool operator==(Hidden const& o) const { return a == o.a; }
};
struct Large {
  unsigned char bytes[140] = {1, 2, 3};
  bool operator==(Large const&) const { return false; }
};
enum Plain { P0, P1 = 5 };
enum class Scoped { A, B = 7 };
enum class Narrow : unsigned char { A = 1, B = 255 };

TEST(Classes, WithWords) {
  using namespace shapes;
  EXPECT_EQ(Streamed{1}, Streamed{2});
  EXPECT_EQ(Printed{1}, Printed{2}) << Printed{3};
  EXPECT_EQ(Friend{1}, Friend{2});
  Derived d{{1}}, e{{2}};
  EXPECT_EQ(d, e);
  EXPECT_EQ(Named::First, Named::Second);
}

TEST(Classes, Bytes) {
  EXPECT_EQ((Bare{1, 2, 3}), (Bare{-1, 2, 256}));
  EXPECT_EQ(Number{3}, Number{4});
  EXPECT_EQ(Hidden{3}, Hidden{4});
  Large one, two;
  EXPECT_EQ(one, two);
}

TEST(Enums, All) {
  EXPECT_EQ(P0, P1);
  EXPECT_EQ(Scoped::A, Scoped::B);
  EXPECT_EQ(Narrow::A, Narrow::B);
}

TEST(Containers, OfTheLibrary) {
  std::vector<std::string> words{"a", "b\"c"};
  EXPECT_EQ(words, std::vector<std::string>{});
  std::map<int, std::string> m{{1, "one"}, {2, "two"}}, n;
  EXPECT_EQ(m, n);
  std::set<int> s{3, 1, 2};
  EXPECT_EQ(s, (std::set<int>{4}));
  std::array<int, 3> a{1, 2, 3};
  EXPECT_EQ(a, (std::array<int, 3>{3, 2, 1}));
  std::vector<int> many(40, 7);
  EXPECT_EQ(many, std::vector<int>(1, 7));
  std::vector<bool> bits{true, false};
  EXPECT_EQ(bits, (std::vector<bool>{true, true}));
  std::vector<double> d{0.5, 1.0 / 3};
  EXPECT_EQ(d, (std::vector<double>{1e10}));
  std::vector<std::vector<int>> nested{{1}, {}, {2, 3}};
  EXPECT_EQ(nested, (std::vector<std::vector<int>>{}));
  std::vector<shapes::Streamed> v{{1}, {2}};
  EXPECT_EQ(v, (std::vector<shapes::Streamed>{{1}}));
  std::vector<char> c{'a', '\n'};
  EXPECT_EQ(c, (std::vector<char>{'b'}));
}

TEST(Pairs, All) {
  std::pair<int, std::string> p{1, "x"};
  EXPECT_EQ(p, std::make_pair(2, std::string("y")));
  std::tuple<int, float, bool> t{1, 2.5f, true};
  EXPECT_EQ(t, std::make_tuple(1, 3.5f, false));
  std::optional<int> o;
  EXPECT_EQ(o, std::optional<int>(3));
  std::optional<std::string> text("s");
  EXPECT_EQ(text, std::nullopt);
  std::pair<std::pair<int, int>, std::vector<int>> deep{{1, 2}, {3}};
  EXPECT_EQ(deep, decltype(deep){});
}

TEST(Pointers, Null) {
  int* q = nullptr;
  EXPECT_NE(q, nullptr);
  std::unique_ptr<int> u;
  EXPECT_NE(u, nullptr);
  char const* text = nullptr;
  EXPECT_STREQ(text, "some");
  EXPECT_STRNE(text, nullptr);
}
