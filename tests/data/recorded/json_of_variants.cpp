#include <iostream>
#include <vector>
#include <string>
#include <map>
#include <variant>
#include <memory>
#include <sstream>
#include <cmath>
#include <iomanip>
#include <initializer_list>
// JSON value with printing
struct Json;
using Array = std::vector<Json>;
using Object = std::map<std::string, Json>;
struct Json {
  std::variant<std::nullptr_t, bool, double, std::string, std::shared_ptr<Array>, std::shared_ptr<Object>> v = nullptr;
  Json() = default;
  Json(bool b) : v(b) {}
  Json(int i) : v(double(i)) {}
  Json(double d) : v(d) {}
  Json(const char* s) : v(std::string(s)) {}
  Json(std::string s) : v(std::move(s)) {}
  Json(Array a) : v(std::make_shared<Array>(std::move(a))) {}
  Json(Object o) : v(std::make_shared<Object>(std::move(o))) {}
  Json& operator[](std::string const& k) {
    if (!std::holds_alternative<std::shared_ptr<Object>>(v)) v = std::make_shared<Object>();
    return (*std::get<std::shared_ptr<Object>>(v))[k];
  }
};
template <class... Fs> struct overloaded : Fs... { using Fs::operator()...; };
template <class... Fs> overloaded(Fs...) -> overloaded<Fs...>;
void escape(std::ostream& os, std::string const& s) {
  os << '"';
  for (unsigned char c : s) {
    switch (c) {
      case '"': os << "\\\""; break;
      case '\\': os << "\\\\"; break;
      case '\n': os << "\\n"; break;
      default: if (c < 0x20) os << "\\u" << std::hex << std::setw(4) << std::setfill('0') << int(c) << std::dec; else os << c;
    }
  }
  os << '"';
}
void write(std::ostream& os, Json const& j, int indent = 0) {
  const std::string pad(indent + 2, ' ');
  std::visit(overloaded{
    [&](std::nullptr_t) { os << "null"; },
    [&](bool b) { os << (b ? "true" : "false"); },
    [&](double d) { if (d == std::floor(d) && std::abs(d) < 1e15) os << static_cast<long long>(d); else os << d; },
    [&](std::string const& s) { escape(os, s); },
    [&](std::shared_ptr<Array> const& a) {
      os << '[';
      for (std::size_t i = 0; i < a->size(); ++i) { if (i) os << ", "; write(os, (*a)[i], indent + 2); }
      os << ']';
    },
    [&](std::shared_ptr<Object> const& o) {
      os << "{\n";
      std::size_t i = 0;
      for (auto const& [k, x] : *o) { os << pad; escape(os, k); os << ": "; write(os, x, indent + 2); if (++i != o->size()) os << ','; os << '\n'; }
      os << std::string(indent, ' ') << '}';
    }}, j.v);
}
std::ostream& operator<<(std::ostream& os, Json const& j) { write(os, j); return os; }
class Parser {
  std::string s; std::size_t i = 0;
  void ws() { while (i < s.size() && std::isspace(static_cast<unsigned char>(s[i]))) ++i; }
  char peek() { ws(); if (i >= s.size()) throw std::runtime_error("unexpected end"); return s[i]; }
  void expect(char c) { if (peek() != c) { std::ostringstream m; m << "expected '" << c << "' at " << i << ", found '" << s[i] << "'"; throw std::runtime_error(m.str()); } ++i; }
 public:
  explicit Parser(std::string t) : s(std::move(t)) {}
  Json value() {
    switch (char c = peek()) {
      case '{': { Object o; ++i; if (peek() == '}') { ++i; return o; } do { std::string k = string(); expect(':'); o[k] = value(); } while (peek() == ',' && ++i); expect('}'); return o; }
      case '[': { Array a; ++i; if (peek() != ']') { do a.push_back(value()); while (peek() == ',' && ++i); } expect(']'); return Json(a); }
      case '"': return string();
      case 't': i += 4; return true;
      case 'f': i += 5; return false;
      case 'n': i += 4; return {};
      default: {
        if (c != '-' && !std::isdigit(c)) throw std::runtime_error(std::string("bad character ") + c);
        std::size_t used; double d = std::stod(s.substr(i), &used); i += used; return d; }
    }
  }
  std::string string() { expect('"'); std::string r; while (s.at(i) != '"') { if (s[i] == '\\') { ++i; r += s[i] == 'n' ? '\n' : s[i]; } else r += s[i]; ++i; } ++i; return r; }
};
int main() {
  Json j;
  j["name"] = "sgemm";
  j["tile"] = Array{128, 64, 8.5};
  j["ok"] = true;
  j["nested"]["deep"]["x"] = Json();
  j["text"] = std::string("a\"b\\c\nd\x01");
  std::cout << j << '\n';
  for (std::string t : {R"({"a": [1, 2.5, {"b": null}], "c": "x\ny", "d": -3e2})", "[1, 2", "{\"a\" 1}", "@"}) {
    try { std::cout << Parser(t).value() << '\n'; }
    catch (std::out_of_range const&) { std::cout << "range\n"; }
    catch (std::runtime_error const& e) { std::cout << "error: " << e.what() << '\n'; }
  }
}
