// What `new`, a capture, an arm of `?:` and what stands behind a comma make is the object itself; a container is made of copies.
#include <cstdio>
#include <vector>

struct K {
  K* self;
  int v;
  K(int x = 0) : self(this), v(x) {}
  bool own() const { return self == this; }
};
struct Pair { K k; int n; };

int main(int argc, char**) {
  bool is_one = argc == 1;
  K* p = new K(K(3));
  K* q = new K(is_one ? K(1) : K(2));
  K k = is_one ? K(1) : K(2);
  K l = (argc, K(2));
  Pair pair{is_one ? K(1) : K(2), 3};
  K const& r = is_one ? K(3) : K(4);
  auto f = [k = K(2)] { return k.own(); };
  std::printf("%d %d %d %d %d %d %d\n", p->own(), q->own(), k.own(), l.own(), pair.k.own(), r.own(), f());
  std::vector<K> v{1, 2};
  v.reserve(8);
  v.push_back(4);
  v.emplace_back(5);
  for (auto& x : v) std::printf("%d%d ", x.v, x.own());
  std::printf("\n");
  delete p;
  delete q;
}
