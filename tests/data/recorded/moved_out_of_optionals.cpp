// What moves out of an optional, and when temporaries of the library's calls end.
#include <cstdio>
#include <optional>
#include <utility>
#include <map>
#include <memory>
#include <vector>
struct T { int x; T(int i):x(i){ std::printf("T%d ",i);} T(const T&o):x(o.x){std::printf("c%d ",x);} T(T&&o) noexcept:x(o.x){std::printf("m%d ",x);} T& operator=(T const&o){x=o.x;std::printf("=c%d ",x);return*this;} T& operator=(T&&o){x=o.x;std::printf("=m%d ",x);return*this;} ~T(){std::printf("~%d ",x);} };
template <class U> class Own { U v; public: Own(U u) : v(std::move(u)) {} U& operator*() & { std::printf("& "); return v; } const U& operator*() const& { std::printf("const& "); return v; } U&& operator*() && { std::printf("&& "); return std::move(v); } };
std::optional<T> make(int i) { return T(i); } Own<T> own(int i) { return Own<T>(i); }
void take(T t) { std::printf("took%d ", t.x); } void look(const T&) { std::printf("const "); } void look(T&&) { std::printf("rvalue "); }
#define L std::printf("\n")
int main() {
  std::optional<T> o(5); L; T a = *std::move(o); L; T b = std::move(*o); L; T c = std::move(o).value(); L; auto d = *std::move(o); L; T e(*std::move(o)); L; T f{*std::move(o)}; L;
  take(*std::move(o)); L; look(*std::move(o)); L; look(*o); L; std::vector<T> v; v.reserve(4); v.push_back(*std::move(o)); L; v.push_back(*o); L;
  { T g = *make(3); L; auto h = *make(4); L; const T& i = *o; look(i); T j = i; L; take(*make(5)); L; }
  Own<T> w(8); L; T k = *w; L; T l = *std::move(w); L; T m = *own(9); L; const Own<T> cw(1); T n = *cw; L; T q = *std::move(cw); L; a = *std::move(w); L; a = *own(2); L;
  std::map<int, T> mm; mm.insert({1, T(2)}); L; mm.emplace(2, T(3)); L; mm.insert(std::make_pair(4, T(4))); L; mm.insert(std::pair<const int, T>(5, T(6))); L; std::pair<T, int> p(T(7), 1); L; std::pair<T, int> p2{T(7), 1}; L;
  T x = std::exchange(a, T(8)); L; T y = std::exchange(b, 13); L;
  std::vector<std::pair<int, T>> vp; vp.reserve(4); vp.push_back({1, T(2)}); L; vp.emplace_back(3, T(4)); L; vp.push_back(std::pair<int, T>(5, 6)); L;
  std::unique_ptr<T> u(new T(3)); T z = *std::move(u); L; T* raw = &z; T zz = *std::move(raw); L;
}
