// Threads that share nothing unguarded: what they compute does not depend on who runs when.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <functional>
#include <future>
#include <iostream>
#include <latch>
#include <memory>
#include <mutex>
#include <numeric>
#include <queue>
#include <semaphore>
#include <shared_mutex>
#include <sstream>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>
struct Worker {
  int id; std::vector<int> out;
  explicit Worker(int i) : id(i) {}
  void run(int n) { for (int i = 0; i < n; ++i) out.push_back(id * 100 + i); }
  int operator()(int x) const { return x + id; }
};
void fill(std::vector<float>& v, size_t lo, size_t hi, float x) { std::fill(v.begin() + lo, v.begin() + hi, x); }
template <class F> void parallel_for(int n, int threads, F f) {
  std::vector<std::thread> pool; int chunk = (n + threads - 1) / threads;
  for (int t = 0; t < threads; ++t) pool.emplace_back([=] { for (int i = t * chunk; i < std::min(n, (t + 1) * chunk); ++i) f(i); });
  for (auto& t : pool) t.join();
}
struct Joiner { std::thread t; explicit Joiner(std::thread x) : t(std::move(x)) {} ~Joiner() { if (t.joinable()) t.join(); } };
struct Counter { mutable std::shared_mutex m; int n = 0; int read() const { std::shared_lock l(m); return n; } void add() { std::unique_lock l(m); ++n; } };
int main() {
  std::vector<float> v(16); std::thread a(fill, std::ref(v), 0, 8, 1.f), b(fill, std::ref(v), 8, 16, 2.f); a.join(); b.join();
  printf("%g\n", std::accumulate(v.begin(), v.end(), 0.f));
  Worker w(3); std::thread c(&Worker::run, &w, 4); c.join(); for (int x : w.out) printf("%d ", x); puts("");
  std::vector<int> sq(10); parallel_for(10, 3, [&](int i) { sq[i] = i * i; }); for (int x : sq) printf("%d ", x); puts("");
  auto p = std::make_unique<int>(5); int got = 0; std::thread d([&got](std::unique_ptr<int> q) { got = *q; }, std::move(p)); d.join(); printf("%d %d\n", got, p == nullptr);
  std::thread e; printf("%d\n", e.joinable()); e = std::thread([] {}); printf("%d\n", e.joinable()); std::thread f = std::move(e); printf("%d %d\n", e.joinable(), f.joinable()); f.join();
  { Joiner j(std::thread([&] { got = 77; })); } printf("%d\n", got);
  std::string s = "text"; std::thread g([](const std::string& x, std::string& y) { y = x + "!"; }, s, std::ref(s)); g.join(); printf("%s\n", s.c_str());
  auto bad = std::async(std::launch::async, []() -> int { throw std::runtime_error("no"); }); try { bad.get(); } catch (const std::exception& x) { printf("%s\n", x.what()); }
  auto lazy = std::async(std::launch::deferred, [&] { got = 1; return 2; }); printf("%d ", got); printf("%d ", lazy.get()); printf("%d\n", got);
  std::future<int> fw = std::async(w, 4); printf("%d %d ", fw.valid(), fw.get()); printf("%d\n", fw.valid());
  std::promise<std::string> pr; auto fu = pr.get_future(); std::thread h([&pr] { pr.set_value("done"); }); printf("%s\n", fu.get().c_str()); h.join();
  std::promise<void> pv; std::shared_future<void> sv = pv.get_future().share(); pv.set_value(); sv.get(); sv.wait(); printf("%d\n", sv.wait_for(std::chrono::seconds(0)) == std::future_status::ready);
  std::promise<int> pe; pe.set_exception(std::make_exception_ptr(std::logic_error("e"))); try { pe.get_future().get(); } catch (std::logic_error& x) { printf("%s\n", x.what()); }
  std::packaged_task<int(int, int)> task([](int x, int y) { return x * y; }); auto tf = task.get_future(); std::thread k(std::move(task), 6, 7); k.join(); printf("%d\n", tf.get());
  Counter n; std::vector<std::thread> ts; for (int i = 0; i < 5; ++i) ts.push_back(std::thread([&n] { for (int j = 0; j < 10; ++j) n.add(); })); std::for_each(ts.begin(), ts.end(), std::mem_fn(&std::thread::join)); printf("%d\n", n.read());
  std::latch l(2); std::thread m1([&] { l.count_down(); }), m2([&] { l.count_down(); }); l.wait(); m1.join(); m2.join(); printf("%d\n", l.try_wait());
  std::counting_semaphore<4> sem(2); sem.acquire(); sem.acquire(); printf("%d ", sem.try_acquire()); sem.release(); printf("%d\n", sem.try_acquire());
  std::mutex mu; std::condition_variable cv; bool ready = false; int data = 0;
  std::thread maker([&] { { std::lock_guard<std::mutex> lk(mu); data = 42; ready = true; } cv.notify_one(); });
  { std::unique_lock<std::mutex> lk(mu); cv.wait(lk, [&] { return ready; }); printf("%d\n", data); } maker.join();
  std::atomic<int> hist[4] = {}; std::vector<std::future<void>> fs; for (int t = 0; t < 4; ++t) fs.push_back(std::async(std::launch::async, [&hist, t] { for (int i = t; i < 100; i += 4) hist[(i * 7) % 4].fetch_add(1, std::memory_order_relaxed); })); for (auto& x : fs) x.wait();
  for (auto& x : hist) printf("%d ", x.load()); puts("");
  std::thread::id none, me = std::this_thread::get_id(); std::thread::id other; std::thread o([&] { other = std::this_thread::get_id(); }); printf("%d %d %d\n", o.get_id() == none, other == me, me == std::this_thread::get_id()); o.join(); printf("%d\n", o.get_id() == none);
  std::once_flag once; int calls = 0; std::thread o1([&] { std::call_once(once, [&] { ++calls; }); }), o2([&] { std::call_once(once, [&] { ++calls; }); }); o1.join(); o2.join(); printf("%d\n", calls);
  std::jthread jt([&] { calls = 9; }); jt.join(); printf("%d\n", calls);
  std::function<long(int, int)> psum = [&](int lo, int hi) -> long { if (hi - lo < 8) { long s = 0; for (int i = lo; i < hi; ++i) s += i; return s; } int mid = (lo + hi) / 2; auto left = std::async(std::launch::async, psum, lo, mid); long right = psum(mid, hi); return left.get() + right; }; printf("%ld\n", psum(0, 100));
}
