#include <cstdio>
#include <cstdlib>
#include <new>
#include <memory>
#include <string>
#include <utility>
#include <type_traits>
struct V { int v; V(int v=0):v(v){printf("make %d\n",v);} V(const V& o):v(o.v){printf("copy %d\n",v);} V(V&& o) noexcept:v(o.v){o.v=-1;printf("move %d\n",v);} V& operator=(const V& o){v=o.v;printf("=copy %d\n",v);return *this;} ~V(){printf("end %d\n",v);} int get() const { return v; } };
struct S { std::string s; int n; S(std::string s, int n):s(std::move(s)),n(n){} ~S(){printf("~S %s\n", s.c_str());} };
struct P { int x, y; };
template<class T> class Vec { T* d_ = nullptr; size_t n_ = 0, c_ = 0;
public:
  Vec() = default; Vec(const Vec& o) { reserve(o.n_); for (size_t i = 0; i < o.n_; ++i) push(o.d_[i]); } Vec(Vec&& o) noexcept : d_(std::exchange(o.d_, nullptr)), n_(std::exchange(o.n_, 0)), c_(std::exchange(o.c_, 0)) {}
  ~Vec() { clear(); ::operator delete(d_); }
  void clear() { while (n_) d_[--n_].~T(); }
  void reserve(size_t c) { if (c <= c_) return; T* d = static_cast<T*>(::operator new(c * sizeof(T))); for (size_t i = 0; i < n_; ++i) { new (d + i) T(std::move(d_[i])); d_[i].~T(); } ::operator delete(d_); d_ = d; c_ = c; }
  template<class... A> T& emplace(A&&... a) { if (n_ == c_) reserve(c_ ? 2 * c_ : 1); T* p = ::new (static_cast<void*>(d_ + n_)) T(std::forward<A>(a)...); ++n_; return *p; }
  void push(const T& t) { emplace(t); }
  T& operator[](size_t i) { return d_[i]; } size_t size() const { return n_; } T* begin() { return d_; } T* end() { return d_ + n_; }
};
template<class T, int N> struct Small { alignas(T) unsigned char buf[N * sizeof(T)]; int n = 0; T* at(int i) { return reinterpret_cast<T*>(buf) + i; } T& add(const T& t) { return *new (at(n++)) T(t); } ~Small() { for (int i = n; i-- > 0;) at(i)->~T(); } T& operator[](int i) { return *std::launder(reinterpret_cast<T*>(buf + i * sizeof(T))); } };
template<class T> struct Opt { union { char none; T val; }; bool has = false; Opt():none(0){} ~Opt() { if (has) val.~T(); } };
template<class T> struct Lazy { std::aligned_storage_t<sizeof(T), alignof(T)> st; bool made = false; T& get() { if (!made) { new (&st) T(77); made = true; } return *reinterpret_cast<T*>(&st); } ~Lazy() { if (made) get().~T(); } };
int main() {
  { alignas(V) char buf[sizeof(V)]; V* r = new (buf) V(40); printf("%d %d\n", r->v, r->get()); r->v = 41; printf("%d\n", reinterpret_cast<V*>(buf)->v); r->~V(); puts("gone"); new (buf) V(42); reinterpret_cast<V*>(buf)->~V(); }
  { Vec<V> v; v.emplace(1); v.emplace(2); v.push(V(3)); for (V& x : v) printf("%d ", x.v); puts(""); Vec<V> w(v); v[1] = V(9); Vec<V> u(std::move(v)); printf("%zu %zu %zu\n", v.size(), w.size(), u.size()); for (auto& x : u) printf("%d ", x.get()); puts(""); }
  { Vec<S> v; v.emplace("a string that is long enough to be on the heap", 1); v.emplace("b", 2); v.emplace("c", 3); for (auto& s : v) printf("%s %d\n", s.s.c_str(), s.n); }
  { Small<V, 3> s; s.add(V(5)); s.add(V(6)); printf("%d %d\n", s[0].v, s[1].v); s[1].v = 8; printf("%d\n", s.at(1)->v); }
  { Lazy<V> l; puts("lazy"); printf("%d\n", l.get().v); l.get().v++; printf("%d\n", l.get().v); }
  { V v(10); v.~V(); new (&v) V(11); printf("%d\n", v.v); }
  { char b[64]; P* p = new (b) P{1, 2}; int* i = new (b + 16) int(7); double* d = new (b + 32) double(2.5); printf("%d %d %d %g\n", p->x, p->y, *i, *d); }
  { V* p = static_cast<V*>(std::malloc(2 * sizeof(V))); new (p) V(20); new (p + 1) V(p[0]); V& r = p[1]; r.v = 21; printf("%d %d %td\n", p->v, p[1].v, &p[1] - p); for (int i = 0; i < 2; ++i) p[i].~V(); std::free(p); }
  { V* p = static_cast<V*>(::operator new(sizeof(V) * 2)); std::construct_at(p, 30); std::construct_at(p + 1, 31); std::destroy_at(p + 1); std::destroy_at(p); ::operator delete(p); }
  { std::allocator<V> a; V* p = a.allocate(2); std::allocator_traits<std::allocator<V>>::construct(a, p, 50); std::construct_at(p + 1, 51); std::destroy_n(p, 2); a.deallocate(p, 2); }
}
