// Exceptions of constructors: what is made already ends in reverse, and what is not never does.
#include <cstdio>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>
struct Tick { int id; Tick(int id) : id(id) { std::printf("+%d ", id); } Tick(Tick const& o) : id(o.id + 100) { std::printf("c%d ", id); } ~Tick() { std::printf("-%d ", id); } };
struct Base { Tick a{1}; Base() { std::printf("Base "); } Base(int fail) { std::printf("Base? "); if (fail == 1) throw 1; } ~Base() { std::printf("~Base "); } };
struct Other { Tick o{2}; ~Other() { std::printf("~Other "); } };
struct Derived : Base, Other { Tick b{3}; Tick c; Derived(int fail) : Base(fail), c(4) { std::printf("Derived? "); if (fail == 2) throw std::runtime_error("derived"); } ~Derived() { std::printf("~Derived "); } };
struct Last : Derived { Tick d; static int check(int fail) { if (fail == 3) throw std::string("member"); return 5; } Last(int fail) : Derived(fail), d(check(fail)) { if (fail == 4) throw 'x'; } ~Last() { std::printf("~Last "); } };
struct Delegating { Tick t{6}; Delegating() { std::printf("first "); } Delegating(int fail) : Delegating() { std::printf("second "); if (fail) throw fail; } ~Delegating() { std::printf("~Delegating "); } };
struct Holder { std::unique_ptr<Tick> p; std::vector<Tick> v; Holder(int fail) : p(new Tick(7)) { v.reserve(2); v.emplace_back(8); v.emplace_back(9); if (fail) throw 1.5; } };
struct Plain { Tick p{10}; };
struct FromPlain : Plain { Tick q{11}; FromPlain() { throw 2; } };
template <class F> void run(F f) { try { f(); } catch (std::exception const& e) { std::printf("what %s", e.what()); } catch (std::string const& s) { std::printf("string %s", s.c_str()); } catch (int i) { std::printf("int %d", i); } catch (...) { std::printf("else"); } std::printf("\n"); }
int main() {
  for (int fail = 0; fail < 5; ++fail) run([&] { Last l(fail); std::printf("made "); });
  for (int fail = 0; fail < 2; ++fail) run([&] { Delegating d(fail); std::printf("made "); });
  for (int fail = 0; fail < 2; ++fail) run([&] { Holder h(fail); std::printf("made "); });
  run([] { FromPlain f; });
  run([] { auto p = new Last(3); delete p; });
  run([] { auto p = std::make_unique<Derived>(2); });
  run([] { std::vector<Derived> v; v.reserve(3); v.emplace_back(0); v.emplace_back(1); });
  run([] { Derived d[2] = {Derived(0), Derived(2)}; });
  run([] { struct Local { Derived a{0}; Derived b{2}; } local; });
}
