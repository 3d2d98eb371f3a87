// `std::atomic` and its relatives in a program of one thread.
#include <atomic>
#include <cstdio>
std::atomic<int> g{3}; std::atomic<long> gl; static std::atomic_int gi = 4; std::atomic<bool> gb{false};
struct C {
  std::atomic<int> n{0};
  void hit(){ ++n; }
  int get() const { return n.load(std::memory_order_relaxed); }
};
enum class E { a, b };
int main(){
  std::atomic<int> a{1}; a.store(5); printf("%d %d\n", a.load(), (int)a); int x=a; printf("%d\n",x);
  printf("%d %d\n", a.fetch_add(2), a.fetch_sub(1, std::memory_order_acq_rel));
  printf("%d\n", a.load(std::memory_order_acquire));
  printf("%d %d %d %d\n", a++, ++a, a--, --a);
  printf("%d %d\n", a+=3, a-=1);
  printf("%d %d %d\n", a&=6, a|=9, a^=1);
  int e=100;
  bool ok=a.compare_exchange_strong(e, 1);
  printf("%d %d\n", ok, e);
  ok=a.compare_exchange_weak(e, 1);
  printf("%d %d\n", ok, a.load());
  ok=a.compare_exchange_strong(e, 1, std::memory_order_release, std::memory_order_relaxed);
  printf("%d %d\n", ok, e);
  printf("%d %d\n", a.exchange(50), a.load()); a = 7; printf("%d\n", a.load());
  printf("%d %d %d\n", a.fetch_and(3), a.fetch_or(8), a.fetch_xor(1)); printf("%d\n",a.load());
  C c;
  c.hit();
  c.hit();
  printf("%d\n", c.get());
  g++;
  gl += 5;
  printf("%d %ld %d %d\n", g.load(), gl.load(), gi.load(), gb.load());
  std::atomic<float> f{1.5f};
  f.store(2.5f);
  printf("%g\n", f.load());
  f.fetch_add(1.0f);
  printf("%g\n", f.load());
  int arr[3]={1,2,3};
  std::atomic<int*> p{arr};
  p++;
  printf("%d\n", *p.load());
  p.fetch_add(1);
  printf("%d\n", *p);
  std::atomic<E> ee{E::a}; ee=E::b; printf("%d\n", ee.load()==E::b);
  std::atomic_flag fl = ATOMIC_FLAG_INIT;
  printf("%d %d\n", fl.test_and_set(), fl.test_and_set());
  fl.clear();
  printf("%d\n", fl.test());
  std::atomic_bool b(true);
  printf("%d %d\n", b.exchange(false), (bool)b);
  std::atomic_size_t s{0};
  s+=3;
  printf("%zu\n", s.load());
  printf("%d %d\n", a.is_lock_free(), std::atomic<int>::is_always_lock_free);
  std::atomic_thread_fence(std::memory_order_seq_cst);
  printf("%d\n", std::atomic_fetch_add(&a, 1));
  printf("%d\n", std::atomic_load(&a));
  std::atomic_store(&a, 3);
  printf("%d\n", a.load());
  std::atomic<unsigned long long> ull{0};
  for(int i=0;i<10;i++) ull.fetch_add(i);
  printf("%llu\n", ull.load());
  printf("%d\n", (int)sizeof(std::atomic<int>));
  std::atomic_ref<int> ar(arr[0]);
  ar++;
  printf("%d\n", arr[0]);
  printf("%d\n", std::is_copy_constructible_v<std::atomic<int>>);
}
