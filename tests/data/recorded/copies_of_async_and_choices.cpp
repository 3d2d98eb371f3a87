// what async, tasks, promises and assignments of choices copy and move
#include <bits/stdc++.h>
struct A { int n; A(int n = 0) : n(n) { std::cout << "d"; } A(const A& o) : n(o.n) { std::cout << "c"; } A(A&& o) : n(o.n) { std::cout << "m"; } int operator()() const { return 1; } A& operator=(const A& o) { n = o.n; std::cout << "C"; return *this; } A& operator=(A&& o) { n = o.n; o.n = -1; std::cout << "M"; return *this; } ~A() { std::cout << "~"; } };
int fn(A) { return 3; }
int fr(const A&) { return 3; }
A mk() { return A(); }

int main() {
  { auto f = std::async(std::launch::async, A()); std::cout << "!"; f.get(); std::cout << "\n"; }
  { auto f = std::async(std::launch::deferred, A()); std::cout << "!"; f.get(); std::cout << "\n"; }
  { auto f = std::async(std::launch::deferred, A()); std::cout << (f.wait_for(std::chrono::seconds(0)) == std::future_status::deferred); std::cout << "\n"; }
  { A a; auto f = std::async(fn, a); f.get(); std::cout << "\n"; }
  { A a; auto f = std::async(std::launch::deferred, fr, a); f.wait(); std::cout << "!"; std::cout << f.get(); std::cout << "\n"; }
  { std::packaged_task<int(A)> t(fn); t(A()); std::cout << "\n"; }
  { A a; std::packaged_task<int(A)> t(fn); t(a); std::cout << "\n"; }
  { A a; std::packaged_task<int(const A&)> t(fr); auto u = t.get_future(); t(a); std::cout << u.get(); std::cout << "\n"; }
  { int k = 1; std::packaged_task<int&(int&)> t([](int& x) -> int& { return ++x; }); auto u = t.get_future(); t(k); u.get() = 9; std::cout << k; std::cout << "\n"; }
  { std::promise<A> p; p.set_value(A()); auto f = p.get_future(); A b = f.get(); std::cout << "\n"; }
  { std::promise<A> p; A a; p.set_value(a); auto f = p.get_future(); f.get(); std::cout << "\n"; }
  { std::promise<bool> p; p.set_value(3); std::cout << p.get_future().get(); std::cout << "\n"; }
  { std::promise<std::string> p; p.set_value("text"); std::cout << p.get_future().get(); std::cout << "\n"; }
  { std::promise<int&> p; int n = 1; p.set_value(n); p.get_future().get() = 4; std::cout << n; std::cout << "\n"; }
  { auto f = std::async([]() -> int { throw 3; }); try { f.get(); } catch (int i) { std::cout << i; } std::cout << "\n"; }
  { auto f = std::async(std::launch::deferred, [](std::unique_ptr<int> p) { return *p; }, std::make_unique<int>(5)); std::cout << f.get(); std::cout << "\n"; }
  { const A b(3); A a; bool c = true; a = c ? A(7) : b; std::cout << a.n; std::cout << "\n"; }
  { const A b(3); A a; bool c = false; a = c ? A(7) : b; std::cout << a.n; std::cout << "\n"; }
  { A b(3); A a; bool c = false; a = c ? A(7) : b; std::cout << a.n; std::cout << "\n"; }
  { const A b(3); A x(2), a; bool c = true; a = c ? std::move(x) : b; std::cout << a.n << x.n; std::cout << "\n"; }
  { const A b(3); A v[1]; bool c = true; v[0] = c ? b : A(7); std::cout << v[0].n; std::cout << "\n"; }
}
