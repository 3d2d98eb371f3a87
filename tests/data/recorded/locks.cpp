// Locks, and what is called once, in a program of one thread.
#include <mutex>
#include <atomic>
#include <cstdio>
#include <iostream>
struct Bank {
  mutable std::mutex m;
  int money=0;
  void put(int n){
    std::lock_guard<std::mutex> l(m);
    money+=n;
  }
  int get() const {
    std::lock_guard l(m);
    return money;
  }
  void both(Bank& o){
    std::scoped_lock l(m, o.m);
    money+=o.money;
    o.money=0;
  }
};
std::once_flag once; int calls=0; void init(int n){ calls+=n; }
struct V { float x, y; bool operator==(V const& o) const { return x==o.x&&y==o.y; } };
template <class T> struct Counter { std::atomic<T> n; Counter() : n(0) {} void add(T x){ n += x; } };
struct Id { static inline std::atomic<int> next{0}; int id; Id() : id(next++) {} };
std::atomic<int> arr[3];
int main(){
  Bank a,b; a.put(3); b.put(4); a.both(b); printf("%d %d\n", a.get(), b.get());
  std::call_once(once, init, 5); std::call_once(once, init, 5); printf("%d\n", calls);
  std::mutex m;
  std::unique_lock<std::mutex> l(m, std::defer_lock);
  printf("%d\n", l.owns_lock());
  l.lock();
  printf("%d %d\n", (bool)l, m.try_lock());
  l.unlock();
  printf("%d\n", m.try_lock());
  m.unlock();
  { std::unique_lock l2(m); auto l3=std::move(l2); printf("%d %d\n", l2.owns_lock(), l3.owns_lock()); }
  std::atomic<V> v{V{1,2}};
  V e{1,2};
  printf("%d\n", v.compare_exchange_strong(e, V{3,4}));
  V w=v.load();
  printf("%g %g\n", w.x, w.y);
  v.store({5,6});
  w=v;
  printf("%g\n", w.y);
  Counter<long> c;
  c.add(5);
  c.add(6);
  std::cout << c.n << " " << c.n.load() << "\n";
  std::atomic x{5};
  x.fetch_add(1);
  printf("%d\n", x.load());
  std::atomic<int> d = 8;
  auto val = d.load();
  static_assert(std::is_same_v<decltype(val),int>);
  static_assert(std::is_same_v<decltype(d++),int>);
  if (d == 8 && d > 3) printf("eq\n");
  int sum = d + 2;
  printf("%d\n", sum);
  Id i,j;
  printf("%d %d %d\n", i.id, j.id, Id::next.load());
  for(auto& q: arr) q.fetch_add(2);
  printf("%d\n", arr[2].load());
  std::atomic<bool> stop{false};
  while(!stop) { stop = true; }
  printf("%d\n", stop ? 1 : 0);
  std::atomic<double> dd{0.5};
  dd += 1.5;
  printf("%g\n", dd.load());
  double expect=2.0;
  while(!dd.compare_exchange_weak(expect, expect*2));
  printf("%g\n", (double)dd);
  std::atomic<int>* pa=&d;
  pa->store(3);
  (*pa)++;
  printf("%d\n", pa->load());
  std::atomic<unsigned char> uc{255};
  uc++;
  printf("%d\n", uc.load());
  uc -= 1;
  printf("%d\n", (int)uc);
  std::atomic<int> ov{2147483647};
  ov++;
  printf("%d\n", ov.load());
  auto mx=[&](int n){
    int old=d.load();
    while(old<n && !d.compare_exchange_weak(old,n));
  };
  mx(10);
  mx(4);
  printf("%d\n", d.load());
  std::recursive_mutex rm;
  { std::lock_guard<std::recursive_mutex> g(rm);
    std::lock_guard<std::recursive_mutex> h(rm);
    printf("rec\n");
  }
  printf("%d %d\n", (int)std::memory_order_relaxed, (int)std::memory_order::seq_cst);
}
