// Classes that can only be moved: made, returned, kept, exchanged, captured.
#include <array>
#include <cstdio>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <tuple>
#include <utility>
#include <vector>
struct File {
  int fd;
  static int open;
  explicit File(int fd) : fd(fd) { ++open; }
  File(File const&) = delete;
  File& operator=(File const&) = delete;
  File(File&& o) noexcept : fd(std::exchange(o.fd, -1)) {}
  File& operator=(File&& o) noexcept { if (this != &o) { close(); fd = std::exchange(o.fd, -1); } return *this; }
  ~File() { close(); }
  void close() { if (fd >= 0) { --open; fd = -1; } }
};
int File::open = 0;
struct Only { int v; Only(int v) : v(v) {} Only(Only&& o) : v(o.v) { o.v = 0; } Only& operator=(Only&& o) { v = o.v; o.v = 0; return *this; } };
struct Holder { File f; std::string name; Holder(File f, std::string n) : f(std::move(f)), name(std::move(n)) {} };
struct Derived : File { int extra = 7; using File::File; };
struct Pointer { std::unique_ptr<int> p; int* get() { return p.get(); } };
File make(int fd) { File f(fd); return f; }
File pass(File f) { return f; }
Holder hold(int fd) { return Holder(make(fd), "h" + std::to_string(fd)); }
template <class T> T forward_all(T&& t) { return std::forward<T>(t); }
Only pick(bool b) { Only x(1), y(2); if (b) return x; return y; }
int main() {
  File a = make(3); File b = std::move(a); std::printf("%d %d %d\n", a.fd, b.fd, File::open);
  File c = pass(std::move(b)); std::printf("%d %d %d\n", b.fd, c.fd, File::open);
  c = make(5); std::printf("%d %d\n", c.fd, File::open);
  std::vector<File> v; for (int i = 0; i < 5; ++i) v.push_back(File(10 + i)); v.emplace_back(20); v.push_back(std::move(c));
  std::printf("%zu %d %d %d\n", v.size(), v[0].fd, v[6].fd, File::open);
  v.erase(v.begin()); std::swap(v[0], v[1]); std::printf("%d %d %d\n", v[0].fd, v[1].fd, File::open);
  Holder h = hold(30); Holder k(std::move(h)); std::printf("%d %d %s %d\n", h.f.fd, k.f.fd, k.name.c_str(), File::open);
  Derived d(40); Derived e = std::move(d); std::printf("%d %d %d\n", d.fd, e.fd, e.extra);
  auto f = [g = make(50)] { return g.fd; }; std::printf("%d %d\n", f(), File::open);
  std::pair<Only, int> p(Only(4), 5); auto q = std::move(p); std::printf("%d %d %d\n", p.first.v, q.first.v, q.second);
  std::tuple<Only, int> t(Only(6), 7); std::printf("%d\n", std::get<0>(t).v);
  std::map<int, Only> m; m.emplace(1, Only(8)); m.insert(std::make_pair(2, Only(9))); std::printf("%d %d\n", m.at(1).v, m.at(2).v);
  std::unique_ptr<Only> u = std::make_unique<Only>(11); Only o = std::move(*u); std::printf("%d %d %d\n", u->v, o.v, pick(true).v + pick(false).v * 10);
  Pointer x{std::make_unique<int>(12)}; Pointer y = std::move(x); std::printf("%d %d\n", *y.get(), x.p == nullptr);
  std::array<Only, 2> arr{Only(13), Only(14)}; auto brr = std::move(arr); std::printf("%d %d %d\n", arr[0].v, brr[0].v, brr[1].v);
  Only w = forward_all(Only(15)); Only z(16); z = std::move(w); std::printf("%d %d\n", w.v, z.v);
  std::vector<Only> ov; ov.reserve(2); ov.emplace_back(1); ov.emplace_back(2); std::vector<Only> ow = std::move(ov); std::printf("%zu %zu %d\n", ov.size(), ow.size(), ow[1].v);
  for (auto& r : ow) r = Only(r.v * 3); std::printf("%d %d\n", ow[0].v, ow[1].v);
}
