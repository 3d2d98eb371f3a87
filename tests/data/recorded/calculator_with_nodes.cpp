#include <iostream>
#include <string>
#include <vector>
#include <map>
#include <sstream>
#include <algorithm>
#include <memory>
#include <cctype>
#include <iomanip>
// expression parser & evaluator with AST, visitors, error handling
namespace calc {
enum class Tok { Num, Id, Op, LP, RP, Comma, End };
struct Token { Tok t; std::string s; double v = 0; size_t pos; };
struct Error : std::runtime_error { size_t pos; Error(std::string const& m, size_t p) : std::runtime_error(m), pos(p) {} };
class Lexer { std::string in_; size_t i_ = 0; Token cur_;
 public: explicit Lexer(std::string s) : in_(std::move(s)) { next(); } Token const& peek() const { return cur_; }
  Token next() { Token r = cur_; while (i_ < in_.size() && std::isspace(in_[i_])) ++i_; size_t p = i_; if (i_ == in_.size()) { cur_ = {Tok::End, "", 0, p}; return r; } char c = in_[i_];
    if (std::isdigit(c) || c == '.') { size_t n; double v = std::stod(in_.substr(i_), &n); i_ += n; cur_ = Token{Tok::Num, in_.substr(p, n), v, p}; }
    else if (std::isalpha(c) || c == '_') { while (i_ < in_.size() && (std::isalnum(in_[i_]) || in_[i_] == '_')) ++i_; cur_ = {Tok::Id, in_.substr(p, i_ - p), 0, p}; }
    else { ++i_; switch (c) { case '(': cur_ = {Tok::LP, "(", 0, p}; break; case ')': cur_ = {Tok::RP, ")", 0, p}; break; case ',': cur_ = {Tok::Comma, ",", 0, p}; break; case '+': case '-': case '*': case '/': case '%': case '^': case '=': cur_ = {Tok::Op, std::string(1, c), 0, p}; break; default: throw Error(std::string("unexpected '") + c + "'", p); } } return r; } };
struct Env { std::map<std::string, double> vars; std::map<std::string, std::pair<size_t, double (*)(std::vector<double> const&)>> fns; };
struct Node { virtual ~Node() = default; virtual double eval(Env&) const = 0; virtual void show(std::ostream&) const = 0; friend std::ostream& operator<<(std::ostream& o, Node const& n) { n.show(o); return o; } };
using Ptr = std::unique_ptr<Node>;
struct Num : Node { double v; explicit Num(double x) : v(x) {} double eval(Env&) const override { return v; } void show(std::ostream& o) const override { o << v; } };
struct Var : Node { std::string n; size_t pos; Var(std::string s, size_t p) : n(std::move(s)), pos(p) {} double eval(Env& e) const override { auto it = e.vars.find(n); if (it == e.vars.end()) throw Error("unknown variable " + n, pos); return it->second; } void show(std::ostream& o) const override { o << n; } };
struct Bin : Node { char op; Ptr l, r; size_t pos; Bin(char c, Ptr a, Ptr b, size_t p) : op(c), l(std::move(a)), r(std::move(b)), pos(p) {}
  double eval(Env& e) const override { double a = l->eval(e), b = r->eval(e); switch (op) { case '+': return a + b; case '-': return a - b; case '*': return a * b; case '/': if (b == 0) throw Error("division by zero", pos); return a / b; case '%': return double(int(a) % int(b)); default: { double x = 1; for (int i = 0; i < int(b); ++i) x *= a; return x; } } }
  void show(std::ostream& o) const override { o << '(' << *l << ' ' << op << ' ' << *r << ')'; } };
struct Assign : Node { std::string n; Ptr v; Assign(std::string s, Ptr p) : n(s), v(std::move(p)) {} double eval(Env& e) const override { return e.vars[n] = v->eval(e); } void show(std::ostream& o) const override { o << n << " = " << *v; } };
struct Call : Node { std::string n; std::vector<Ptr> a; size_t pos; Call(std::string s, std::vector<Ptr>&& x, size_t p) : n(std::move(s)), a(std::move(x)), pos(p) {}
  double eval(Env& e) const override { auto f = e.fns.find(n); if (f == e.fns.end()) throw Error("unknown function " + n, pos); auto& [arity, fn] = f->second; if (arity != a.size()) throw Error(n + " takes " + std::to_string(arity) + " arguments", pos); std::vector<double> v; std::transform(a.begin(), a.end(), std::back_inserter(v), [&](Ptr const& p) { return p->eval(e); }); return fn(v); }
  void show(std::ostream& o) const override { o << n << '('; for (auto it = a.begin(); it != a.end(); ++it) { if (it != a.begin()) o << ", "; (*it)->show(o); } o << ')'; } };
class Parser { Lexer lx; static int prec(std::string const& s) { static const std::map<char, int> p{{'=', 0}, {'+', 1}, {'-', 1}, {'*', 2}, {'/', 2}, {'%', 2}, {'^', 3}}; return p.at(s[0]); }
 public: explicit Parser(std::string s) : lx(std::move(s)) {} Ptr parse() { auto e = expr(0); if (lx.peek().t != Tok::End) throw Error("trailing input", lx.peek().pos); return e; }
 private: Ptr expr(int min) { Ptr l = unary(); while (lx.peek().t == Tok::Op && prec(lx.peek().s) >= min) { Token op = lx.next(); int p = prec(op.s); if (op.s == "=") { auto* v = dynamic_cast<Var*>(l.get()); if (!v) throw Error("cannot assign", op.pos); l = std::make_unique<Assign>(v->n, expr(0)); continue; } Ptr r = expr(op.s == "^" ? p : p + 1); l = Ptr(new Bin(op.s[0], std::move(l), std::move(r), op.pos)); } return l; }
  Ptr unary() { if (lx.peek().t == Tok::Op && lx.peek().s == "-") { size_t p = lx.next().pos; return std::make_unique<Bin>('-', std::make_unique<Num>(0), unary(), p); } return prim(); }
  Ptr prim() { Token t = lx.next(); switch (t.t) { case Tok::Num: return std::make_unique<Num>(t.v); case Tok::Id: { if (lx.peek().t != Tok::LP) return std::make_unique<Var>(t.s, t.pos); lx.next(); std::vector<Ptr> a; if (lx.peek().t != Tok::RP) do a.push_back(expr(0)); while (lx.peek().t == Tok::Comma && (lx.next(), true)); if (lx.next().t != Tok::RP) throw Error("expected )", t.pos); return std::make_unique<Call>(t.s, std::move(a), t.pos); } case Tok::LP: { Ptr e = expr(0); if (lx.next().t != Tok::RP) throw Error("expected )", t.pos); return e; } default: throw Error("unexpected " + (t.s.empty() ? std::string("end") : t.s), t.pos); } } };
}
int main() {
  calc::Env env; env.vars["pi"] = 3.14159; env.fns["max"] = {2, [](std::vector<double> const& v) { return std::max(v[0], v[1]); }}; env.fns["sum"] = {3, [](std::vector<double> const& v) { double s = 0; for (double x : v) s += x; return s; }};
  for (std::string line : {"1 + 2 * 3", "x = 2 ^ 3 ^ 2", "x / 4 - -1", "max(x, 3) % 7", "sum(1, 2, pi)", "y", "1 / 0", "(1 + 2", "3 $ 4", "max(1)", "a = b = 4", "a * b", "1 2", "5 = 3", "foo(1)", ""}) {
    try { auto e = calc::Parser(line).parse(); std::ostringstream o; o << *e; std::cout << std::left << std::setw(24) << o.str() << std::right << std::setw(10) << std::setprecision(6) << e->eval(env) << '\n'; }
    catch (calc::Error const& x) { std::cout << line << '\n' << std::string(x.pos, ' ') << "^ " << x.what() << '\n'; } }
  for (auto& [k, v] : env.vars) std::cout << k << '=' << v << ' '; std::cout << std::endl;
}
