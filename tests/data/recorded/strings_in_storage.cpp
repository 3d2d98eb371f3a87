#include <cstdio>
#include <new>
#include <string>
#include <vector>
#include <memory>
#include <list>
#include <set>
#include <deque>
#include <cstring>
#include <sstream>
#include <algorithm>
#include <iostream>
struct L { int n; L(int n = 0) : n(n) { printf("+%d ", n); } L(const L& o) : n(o.n) { printf("c%d ", n); } ~L() { printf("~%d ", n); } };
template <class T, size_t N> class Small {
  alignas(T) std::byte buf[N * sizeof(T)]; T* d; size_t n = 0, cap = N; std::string name = "small";
public:
  Small() : d(reinterpret_cast<T*>(buf)) {}
  ~Small() { std::destroy(d, d + n); if (!is_inline()) ::operator delete(d, cap * sizeof(T)); }
  bool is_inline() const { return (const void*)d == (const void*)buf; }
  void push_back(T v) {
    if (n == cap) { T* p = static_cast<T*>(::operator new(2 * cap * sizeof(T))); std::uninitialized_move(d, d + n, p); std::destroy(d, d + n); if (!is_inline()) ::operator delete(d, cap * sizeof(T)); d = p; cap *= 2; }
    ::new (d + n++) T(std::move(v));
  }
  T& operator[](size_t i) { return d[i]; } size_t size() const { return n; }
};
template <class T> struct Pool {
  struct Slot { alignas(T) unsigned char mem[sizeof(T)]; int next; };
  std::vector<Slot> slots; int head = -1;
  template <class... A> int make(A&&... a) { int i = head; if (i < 0) { i = slots.size(); slots.emplace_back(); } else head = slots[i].next; new (slots[i].mem) T(std::forward<A>(a)...); return i; }
  T& get(int i) { return *reinterpret_cast<T*>(slots[i].mem); }
  void drop(int i) { get(i).~T(); slots[i].next = head; head = i; }
};
template <class T> struct List {
  struct Node { Node* next; alignas(T) char raw[sizeof(T)]; T* val() { return (T*)raw; } }; Node* head = nullptr;
  void push(T v) { Node* n = new Node; n->next = head; new (n->raw) T(std::move(v)); head = n; }
  ~List() { while (head) { Node* n = head; head = n->next; n->val()->~T(); delete n; } }
};
template <class T> struct OptBuf { bool has = false; std::aligned_storage_t<sizeof(T), alignof(T)> s; OptBuf() {} OptBuf(T v) : has(true) { new (&s) T(std::move(v)); } OptBuf(OptBuf&& o) : has(o.has) { if (has) new (&s) T(std::move(*o)); } T& operator*() { return reinterpret_cast<T&>(s); } ~OptBuf() { if (has) (**this).~T(); } };
struct Thrower { std::string s; Thrower(int n) : s("t") { if (n == 2) throw 5; printf("T%d ", n); } ~Thrower() { printf("~T "); } };
int main() {
  { Small<std::string, 2> s; for (auto x : {"a", "b", "c", "d", "e"}) { s.push_back(x); printf("%d", s.is_inline()); } for (size_t i = 0; i < s.size(); i++) printf(" %s", s[i].c_str()); puts(""); }
  { Small<std::vector<L>, 1> s; s.push_back(std::vector<L>(1)); puts("|"); s.push_back({}); puts("|"); }
  puts("");
  { Pool<std::string> p; p.slots.reserve(8); int a = p.make("first"), b = p.make(3, 'z'); p.drop(a); int c = p.make("reused"); printf("%d %d %d %s %s\n", a, b, c, p.get(b).c_str(), p.get(c).c_str()); p.drop(b); p.drop(c); }
  { List<std::string> l; l.push("x"); l.push("y"); for (auto* n = l.head; n; n = n->next) printf("%s ", n->val()->c_str()); puts(""); }
  { OptBuf<std::string> o(std::string("opt")); OptBuf<std::string> q = std::move(o); printf("%s\n", (*q).c_str()); }
  { char* raw = new char[3 * sizeof(std::string)]; std::string* p = reinterpret_cast<std::string*>(raw); for (int i = 0; i < 3; i++) new (p + i) std::string(1, 'a' + i); std::string all; for (auto* q = p; q != p + 3; ++q) all += *q; printf("%s %td\n", all.c_str(), p + 3 - p); std::sort(p, p + 3, std::greater<>()); printf("%s\n", p->c_str()); for (int i = 3; i--;) p[i].~basic_string(); delete[] raw; }
  { void* m = ::operator new(2 * sizeof(std::string)); auto* p = new (m) std::string[2]{"q", "r"}; printf("%s%s\n", p[0].c_str(), p[1].c_str()); std::destroy_n(p, 2); ::operator delete(m); }
  { auto* t = (Thrower*)malloc(3 * sizeof(Thrower)); int n = 0; try { for (; n < 3; n++) new (t + n) Thrower(n); } catch (int e) { printf("caught %d ", e); } while (n) t[--n].~Thrower(); free(t); puts(""); }
  { auto del = [](std::string* s) { s->~basic_string(); free(s); }; std::unique_ptr<std::string, decltype(del)> p(new (malloc(sizeof(std::string))) std::string("up"), del); printf("%s\n", p->c_str()); }
  { auto* p = (std::list<int>*)malloc(sizeof(std::list<int>)); new (p) std::list<int>{1, 2}; p->push_back(3); int s = 0; for (int x : *p) s += x; printf("%d\n", s); p->~list(); free(p); }
  { auto* p = (std::set<std::string>*)malloc(sizeof(std::set<std::string>)); new (p) std::set<std::string>; p->insert("k"); printf("%zu\n", p->count("k")); p->~set(); free(p); }
  { auto* p = (std::deque<int>*)malloc(2 * sizeof(std::deque<int>)); new (p + 1) std::deque<int>(2, 7); p[1].push_front(1); printf("%d %zu\n", p[1].front(), p[1].size()); p[1].~deque(); free(p); }
  { auto* p = (std::ostringstream*)malloc(sizeof(std::ostringstream)); new (p) std::ostringstream; *p << 1 << "x"; printf("%s\n", p->str().c_str()); p->~basic_ostringstream(); free(p); }
  { std::vector<std::byte> b(sizeof(std::string)); auto* s = new (b.data()) std::string("vb"); std::string& r = *reinterpret_cast<std::string*>(b.data()); r += "!"; printf("%s %zu\n", s->c_str(), s->size()); std::destroy_at(s); }
  { static char g[sizeof(std::string)]; static std::string& s = *new (g) std::string("static"); printf("%s\n", s.c_str()); }
  { auto f = [n = 3](int x) { return x + n; }; using F = decltype(f); alignas(F) char b[sizeof(F)]; auto* p = new (b) F(f); printf("%d\n", (*p)(4)); p->~F(); }
  { std::string a = "moved"; alignas(std::string) char b[32]; auto* p = new (b) std::string(std::move(a)); printf("[%s] [%s]\n", a.c_str(), p->c_str()); std::string c = std::move(*p); printf("[%s] [%s]\n", c.c_str(), p->c_str()); *p = "as"; swap(*p, c); printf("%s %s\n", p->c_str(), c.c_str()); const std::string& k = *p; std::cout << k << k.substr(1) << *p + c << (k == "moved") << std::endl; p->~basic_string(); }
  { std::string* ps[2]; char b[2][sizeof(std::string)]; for (int i = 0; i < 2; i++) ps[i] = new (b[i]) std::string(i ? "one" : "nil"); std::swap(ps[0], ps[1]); printf("%s %s\n", ps[0]->c_str(), ps[1]->c_str()); for (auto* p : ps) p->~basic_string(); }
}
