// Definitions outside of class templates: methods of their classes, partial specialisations within, friends that are instances.
#include <cstdio>
#include <vector>

template <class T>
struct Outer {
  struct Inner {
    int size() const;
    template <class U>
    int both(U u);
  };
  template <class U, class = void>
  struct Kind {
    static constexpr int v = 1;
  };
  template <class U>
  struct Kind<std::vector<U>> {
    static constexpr int v = 3;
  };
  template <class U>
  struct Kind<U*, void> {
    static constexpr int v = 2;
  };
};

template <class X>
int Outer<X>::Inner::size() const {
  return sizeof(X);
}

template <class T>
template <class U>
int Outer<T>::Inner::both(U) {
  return sizeof(T) * 10 + sizeof(U);
}

template <class T>
class Matrix;

template <class T>
T trace(Matrix<T> const&);

template <class T>
class Matrix {
  T d[2] = {1, 2};
  friend T trace<>(Matrix<T> const&);
};

template <class T>
T trace(Matrix<T> const& m) {
  return m.d[0] + m.d[1];
}

int main() {
  Outer<double>::Inner inner;
  printf("%d %d\n", inner.size(), inner.both('c'));
  printf("%d %d %d\n", Outer<int>::Kind<int>::v, Outer<int>::Kind<int*>::v, Outer<int>::Kind<std::vector<int>>::v);
  printf("%d\n", trace(Matrix<int>{}));
}
