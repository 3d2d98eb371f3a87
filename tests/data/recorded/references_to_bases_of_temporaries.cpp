#include <cstdio>

// A reference to `const` of a base is bound to the whole temporary: nothing is copied, and its own destructor runs.
struct Guard {
  Guard() = default;
  Guard(Guard const& from) : is_done(from.is_done) { from.dismiss(); printf("copied "); }
  void dismiss() const { is_done = true; }

 protected:
  ~Guard() {}
  mutable bool is_done = false;
};

template <class F, class A>
struct Bound : Guard {
  Bound(F const& f, A& a) : f(f), a(a) {}
  ~Bound() {
    if (!is_done) f(a);
    printf("end %d\n", is_done);
  }
  F const& f;
  A& a;
};

template <class F, class A>
Bound<F, A> guard(F const& f, A& a) { return Bound<F, A>(f, a); }

void undo(int& x) { printf("undo %d ", x--); }

struct Virtual {
  Virtual() = default;
  Virtual(Virtual const&) { printf("copied "); }
  virtual int kind() const { return 1; }
  virtual ~Virtual() = default;
};
struct Leaf : Virtual {
  int kind() const override { return 2; }
  ~Leaf() { printf("leaf "); }
};
Leaf leaf() { return Leaf(); }

int main() {
  int x = 10;
  try {
    Guard const& on_throw = guard(undo, x);
    throw 1;
  } catch (int) {
    printf("caught %d\n", x);
  }
  {
    Guard const& dismissed = guard(undo, x);
    dismissed.dismiss();
  }
  {
    Guard const& one = guard(undo, x);
    const Guard& other = true ? guard(undo, x) : guard(undo, x);
    printf("in ");
  }
  {
    Virtual const& called = leaf();
    Virtual const& made = Leaf();
    Virtual&& moved = leaf();
    printf("%d %d %d\n", called.kind(), made.kind(), moved.kind());
  }
  printf("%d\n", x);
}
