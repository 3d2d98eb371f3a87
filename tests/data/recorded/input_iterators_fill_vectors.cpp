// A vector grows as an input iterator goes on, and what a move iterator leads to is moved.
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <vector>
struct A { int n; A(int n=0):n(n){ printf("A%d ",n);} A(A const&o):n(o.n){printf("c%d ",n);} A(A&&o):n(o.n){printf("m%d ",n);o.n=-n;} A& operator=(A const&o){n=o.n;printf("=c%d ",n);return *this;} A& operator=(A&&o){n=o.n;printf("=m%d ",n);return *this;} ~A(){printf("~%d ",n);} bool operator<(A const& o) const { return n<o.n; } };
struct It { using iterator_category = std::input_iterator_tag; using value_type = A; using difference_type = long; using pointer = A*; using reference = A&; A* p; A& operator*() const {return *p;} It& operator++(){++p;return *this;} It operator++(int){It r=*this;++p;return r;} bool operator==(It const&o) const {return p==o.p;} bool operator!=(It const&o) const {return p!=o.p;} };
struct It2 { using iterator_category = std::forward_iterator_tag; using value_type = A; using difference_type = long; using pointer = A*; using reference = A&; A* p; A& operator*() const {return *p;} It2& operator++(){++p;return *this;} It2 operator++(int){It2 r=*this;++p;return r;} bool operator==(It2 const&o) const {return p==o.p;} bool operator!=(It2 const&o) const {return p!=o.p;} };

int main() {
  std::printf("\n0: "); { A a[2]; std::vector<A> v(std::make_move_iterator(It{a}), std::make_move_iterator(It{a+2})); printf("| "); }
  std::printf("\n1: "); { A a[2]; std::vector<A> v(It{a}, It{a+2}); printf("| "); }
  std::printf("\n2: "); { A a[3]{1,2,3}; std::vector<A> v(It{a}, It{a+3}); printf("| "); }
  std::printf("\n");
}
