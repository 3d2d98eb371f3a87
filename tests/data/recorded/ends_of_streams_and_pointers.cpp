// Iterators over streams, buffers of streams, owners and names of exceptions.
#include <bits/stdc++.h>
struct R { std::streambuf* old; R(std::streambuf* n) : old(std::cout.rdbuf(n)) {} ~R() { std::cout.rdbuf(old); } };
int main() {
  { std::istringstream in("ab c\nd"); std::string s((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>()); std::cout << s << in.eof() << in.good(); std::cout << "\n"; }
  { std::istringstream in("ab c\nd"); std::string s{std::istreambuf_iterator<char>(in), {}}; std::cout << s; std::cout << "\n"; }
  { std::istringstream in("ab c\nd"); std::string s(std::istreambuf_iterator<char>{in}, {}); std::cout << s; std::cout << "\n"; }
  { std::istringstream in("ab c\nd"); std::vector<char> s(std::istreambuf_iterator<char>{in}, std::istreambuf_iterator<char>{}); std::cout << s.size(); std::cout << "\n"; }
  { std::istringstream in("ab c\nd"); std::istreambuf_iterator<char> it(in), e; int n = 0; for (; it != e; ++it) if (*it == ' ') ++n; std::cout << n;  std::cout << "\n"; }
  { std::istringstream in("a b a"); std::cout << std::count(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>(), 'a'); std::string w; in >> w; std::cout << w.size() << in.eof(); std::cout << "\n"; }
  { char b[32]; void* p = b + 1; std::size_t n = 31; void* q = std::align(8, 8, p, n); std::cout << (q == p) << (q != nullptr) << (reinterpret_cast<std::uintptr_t>(q) % 8); n = 2; std::cout << (std::align(8, 8, p, n) == nullptr); std::cout << "\n"; }
  { int b[3] = {1, 2, 3}; std::uninitialized_value_construct_n(b, 2); std::cout << b[0] << b[2]; std::cout << "\n"; }
  { auto a = std::make_shared<int>(1), c = std::make_shared<int>(2); std::set<std::weak_ptr<int>, std::owner_less<std::weak_ptr<int>>> s; s.insert(a); s.insert(c); s.insert(a); std::cout << s.size(); std::map<std::shared_ptr<int>, int, std::owner_less<>> m; m[a] = 1; m[a] = 2; std::cout << m.size(); std::cout << "\n"; }
  { try { throw std::runtime_error("x"); } catch (const std::exception& e) { std::cout << typeid(e).name(); } try { throw std::out_of_range("x"); } catch (const std::exception& e) { std::cout << typeid(e).name(); } std::cout << typeid(std::bad_alloc).name() << typeid(std::domain_error).name() << typeid(std::exception).name(); std::bad_cast b; std::exception& r = b; std::cout << typeid(r).name(); std::cout << "\n"; }
  { std::ostringstream o; auto* old = std::cout.rdbuf(o.rdbuf()); std::cout << "hid" << 5; std::cout.rdbuf(old); std::cout << o.str().size() << o.str(); std::cout << "\n"; }
  { std::stringstream ss("abc"); std::cout << ss.rdbuf()->in_avail(); ss.get(); std::cout << ss.rdbuf()->in_avail() << ss.rdbuf()->str(); std::cout << "\n"; }
  { std::stringstream s; { R r(s.rdbuf()); std::cout << "q"; } std::cout << s.str() << s.str().size(); std::cout << "\n"; }
  { std::istringstream is("a b c"); std::vector<std::string> w{std::istream_iterator<std::string>(is), {}}; std::cout << w.size() << w[2]; std::cout << "\n"; }
  { std::istringstream is("1 2 3"); std::vector<int> w{std::istream_iterator<int>(is), {}}; std::cout << w.size(); std::istringstream is2("1 2 3"); std::list<int> l(std::istream_iterator<int>(is2), {}); std::cout << l.size(); std::cout << "\n"; }
  { auto sp = std::make_shared<int>(3); std::weak_ptr w = sp; std::cout << *w.lock(); std::weak_ptr x(w); std::cout << x.use_count(); std::cout << "\n"; }
  { std::deque<int> d{1, 2}; std::queue q(d); std::stack st{d}; std::cout << q.front() << st.top(); std::vector<int> v{1, 5, 2}; std::priority_queue pq(v.begin(), v.end()); std::cout << pq.top(); std::priority_queue p2(std::greater<>{}, v); std::cout << p2.top(); std::cout << "\n"; }
  { std::cout << std::quoted(std::string_view("a\"b")) << std::quoted("x") << std::quoted(std::string("y")); std::cout << "\n"; }
}
