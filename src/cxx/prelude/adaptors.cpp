// The views of ranges: what they are of is a variable, another view or a range of their own; each element is made when it is asked for.

namespace views {
struct __view {};
struct __never {};
template <class R> struct __of : __view {
  R* range;
  __of(R& r) : range(&r) {}
  auto begin() const { return std::begin(*range); }
  auto end() const { return std::end(*range); }
  auto size() const { return std::size(*range); }
  bool empty() const { return begin() == end(); }
  decltype(auto) operator[](ptrdiff_t i) const { return begin()[i]; }
  decltype(auto) front() const { return *begin(); }
  decltype(auto) back() const { auto i = end(); return *--i; }
};
template <class R> auto __all(R&& r) {
  if constexpr (is_lvalue_reference_v<R> && !is_base_of_v<__view, remove_cvref_t<R>>) return __of<remove_reference_t<R>>(r);
  else return remove_cvref_t<R>(std::forward<R>(r));
}
struct __adapts {};
template <class F> struct __adaptor : __adapts {
  F f;
  __adaptor(F f) : f(std::move(f)) {}
  template <class R> auto operator()(R&& r) const { return f(std::forward<R>(r)); }
};
template <class F> auto __adapted(F f) { return __adaptor<F>(std::move(f)); }
template <class D> struct __range : __view {
  D const& __own() const { return static_cast<D const&>(*this); }
  bool empty() const { return __own().begin() == __own().end(); }
  auto size() const { return size_t(__own().end() - __own().begin()); }
  decltype(auto) operator[](ptrdiff_t i) const { return __own().begin()[i]; }
  decltype(auto) front() const { return *__own().begin(); }
  decltype(auto) back() const { auto i = __own().end(); return *--i; }
  explicit operator bool() const { return !empty(); }
};
template <class T> struct __count {
  using iterator_category = random_access_iterator_tag;
  using value_type = T;
  using difference_type = ptrdiff_t;
  using reference = T;
  using pointer = T const*;
  T x;
  T operator*() const { return x; }
  __count& operator++() { ++x; return *this; }
  __count operator++(int) { return __count{x++}; }
  __count& operator--() { --x; return *this; }
  __count& operator+=(ptrdiff_t n) { x += n; return *this; }
  __count operator+(ptrdiff_t n) const { return __count{T(x + n)}; }
  __count operator-(ptrdiff_t n) const { return __count{T(x - n)}; }
  ptrdiff_t operator-(__count const& o) const { return ptrdiff_t(x) - ptrdiff_t(o.x); }
  T operator[](ptrdiff_t n) const { return T(x + n); }
  bool operator==(__count const& o) const { return x == o.x; }
  bool operator<(__count const& o) const { return x < o.x; }
};
template <class T> struct __iota : __range<__iota<T>> {
  T from, to;
  __iota(T from, T to) : from(from), to(to) {}
  auto begin() const { return __count<T>{from}; }
  auto end() const { return __count<T>{to}; }
};
template <class T> struct __endless : __view {
  T from;
  __endless(T from) : from(from) {}
  auto begin() const { return __count<T>{from}; }
  auto end() const { return __never{}; }
  T operator[](ptrdiff_t n) const { return T(from + n); }
};
template <class T> auto iota(T from) { return __endless<T>(from); }
template <class T, class U> auto iota(T from, U to) { return __iota<T>(from, T(to)); }
template <class I, class F> struct __image {
  using iterator_category = typename iterator_traits<I>::iterator_category;
  using reference = decltype(invoke(declval<F const&>(), *declval<I&>()));
  using value_type = remove_cvref_t<reference>;
  using difference_type = ptrdiff_t;
  using pointer = void;
  I i;
  F const* f;
  decltype(auto) operator*() const { return invoke(*f, *i); }
  __image& operator++() { ++i; return *this; }
  __image operator++(int) { auto old = *this; ++i; return old; }
  __image& operator--() { --i; return *this; }
  __image& operator+=(ptrdiff_t n) { i += n; return *this; }
  __image operator+(ptrdiff_t n) const { return __image{i + n, f}; }
  __image operator-(ptrdiff_t n) const { return __image{i - n, f}; }
  ptrdiff_t operator-(__image const& o) const { return i - o.i; }
  decltype(auto) operator[](ptrdiff_t n) const { return invoke(*f, i[n]); }
  bool operator==(__image const& o) const { return i == o.i; }
  bool operator==(__never) const { return false; }
  bool operator<(__image const& o) const { return i < o.i; }
};
template <class V, class F> struct __transform : __range<__transform<V, F>> {
  V v;
  F f;
  __transform(V v, F f) : v(std::move(v)), f(std::move(f)) {}
  auto begin() const { auto i = std::begin(v); return __image<decltype(i), F>{i, &f}; }
  auto end() const {
    auto i = std::end(v);
    if constexpr (is_same_v<decltype(i), __never>) return i;
    else return __image<decltype(i), F>{i, &f};
  }
  auto size() const { return std::size(v); }
};
template <class R, class F> auto transform(R&& r, F f) { auto v = views::__all(std::forward<R>(r)); return __transform<decltype(v), F>(std::move(v), f); }
template <class F> auto transform(F f) { return views::__adapted([f]<class R>(R&& r) { return views::transform(std::forward<R>(r), f); }); }
template <class I, class S, class P> struct __chosen {
  using iterator_category = bidirectional_iterator_tag;
  using reference = decltype(*declval<I&>());
  using value_type = remove_cvref_t<reference>;
  using difference_type = ptrdiff_t;
  using pointer = void;
  I i;
  S last;
  P const* p;
  void __seek() { while (!(i == last) && !invoke(*p, *i)) ++i; }
  decltype(auto) operator*() const { return *i; }
  auto operator->() const { return i; }
  __chosen& operator++() { ++i; __seek(); return *this; }
  __chosen operator++(int) { auto old = *this; ++*this; return old; }
  __chosen& operator--() { do --i; while (!invoke(*p, *i)); return *this; }
  bool operator==(__chosen const& o) const { return i == o.i; }
  bool operator==(__never) const { return false; }
};
template <class V, class P> struct __filter : __view {
  V v;
  P p;
  __filter(V v, P p) : v(std::move(v)), p(std::move(p)) {}
  auto begin() const {
    auto i = std::begin(v);
    auto e = std::end(v);
    __chosen<decltype(i), decltype(e), P> made{i, e, &p};
    made.__seek();
    return made;
  }
  auto end() const {
    auto e = std::end(v);
    if constexpr (is_same_v<decltype(e), __never>) return e;
    else return __chosen<decltype(e), decltype(e), P>{e, e, &p};
  }
  bool empty() const { return begin() == end(); }
  decltype(auto) front() const { return *begin(); }
};
template <class R, class P> auto filter(R&& r, P p) { auto v = views::__all(std::forward<R>(r)); return __filter<decltype(v), P>(std::move(v), p); }
template <class P> auto filter(P p) { return views::__adapted([p]<class R>(R&& r) { return views::filter(std::forward<R>(r), p); }); }
template <class I> struct __span_of : __range<__span_of<I>> {
  I first, last;
  __span_of(I first, I last) : first(first), last(last) {}
  auto begin() const { return first; }
  auto end() const { return last; }
};
template <class I, class S> struct __until {
  using iterator_category = forward_iterator_tag;
  using reference = decltype(*declval<I&>());
  using value_type = remove_cvref_t<reference>;
  using difference_type = ptrdiff_t;
  using pointer = void;
  I i;
  ptrdiff_t left;
  S last;
  decltype(auto) operator*() const { return *i; }
  __until& operator++() { ++i; --left; return *this; }
  __until operator++(int) { auto old = *this; ++*this; return old; }
  bool operator==(__until const& o) const { return left == o.left || (left == 0 || i == last) && (o.left == 0 || o.i == o.last); }
  bool operator==(__never) const { return left == 0 || i == last; }
};
template <class I, class S> inline constexpr bool __jumps = is_same_v<I, S> && is_same_v<typename iterator_traits<I>::iterator_category, random_access_iterator_tag>;
template <class V> struct __take : __view {
  V v;
  ptrdiff_t n;
  __take(V v, ptrdiff_t n) : v(std::move(v)), n(n) {}
  auto begin() const {
    auto i = std::begin(v);
    auto e = std::end(v);
    if constexpr (__jumps<decltype(i), decltype(e)>) return i;
    else return __until<decltype(i), decltype(e)>{i, n, e};
  }
  auto end() const {
    if constexpr (__jumps<decltype(std::begin(v)), decltype(std::end(v))>) return std::begin(v) + ptrdiff_t(size());
    else return __never{};
  }
  auto size() const { size_t all = std::end(v) - std::begin(v); return all < size_t(n) ? all : size_t(n); }
  bool empty() const { return begin() == end(); }
  decltype(auto) operator[](ptrdiff_t i) const { return std::begin(v)[i]; }
  decltype(auto) front() const { return *begin(); }
  decltype(auto) back() const { return std::begin(v)[size() - 1]; }
};
template <class R> auto take(R&& r, ptrdiff_t n) { auto v = views::__all(std::forward<R>(r)); return __take<decltype(v)>(std::move(v), n); }
inline auto take(ptrdiff_t n) { return views::__adapted([n]<class R>(R&& r) { return views::take(std::forward<R>(r), n); }); }
template <class V> struct __drop : __view {
  V v;
  ptrdiff_t n;
  __drop(V v, ptrdiff_t n) : v(std::move(v)), n(n) {}
  auto begin() const {
    auto i = std::begin(v);
    auto e = std::end(v);
    for (ptrdiff_t k = 0; k < n && !(i == e); ++k) ++i;
    return i;
  }
  auto end() const { return std::end(v); }
  auto size() const { size_t all = std::size(v); return all < size_t(n) ? 0 : all - n; }
  bool empty() const { return begin() == end(); }
  decltype(auto) operator[](ptrdiff_t i) const { return std::begin(v)[i + n]; }
  decltype(auto) front() const { return *begin(); }
  decltype(auto) back() const { auto i = end(); return *--i; }
};
template <class R> auto drop(R&& r, ptrdiff_t n) { auto v = views::__all(std::forward<R>(r)); return __drop<decltype(v)>(std::move(v), n); }
inline auto drop(ptrdiff_t n) { return views::__adapted([n]<class R>(R&& r) { return views::drop(std::forward<R>(r), n); }); }
template <class I, class S, class P> struct __while {
  using iterator_category = forward_iterator_tag;
  using reference = decltype(*declval<I&>());
  using value_type = remove_cvref_t<reference>;
  using difference_type = ptrdiff_t;
  using pointer = void;
  I i;
  S last;
  P const* p;
  decltype(auto) operator*() const { return *i; }
  __while& operator++() { ++i; return *this; }
  __while operator++(int) { auto old = *this; ++i; return old; }
  bool operator==(__never) const { return i == last || !invoke(*p, *i); }
  bool operator==(__while const& o) const { return i == o.i; }
};
template <class V, class P> struct __take_while : __view {
  V v;
  P p;
  __take_while(V v, P p) : v(std::move(v)), p(std::move(p)) {}
  auto begin() const { auto i = std::begin(v); auto e = std::end(v); return __while<decltype(i), decltype(e), P>{i, e, &p}; }
  auto end() const { return __never{}; }
  bool empty() const { return begin() == end(); }
};
template <class R, class P> auto take_while(R&& r, P p) { auto v = views::__all(std::forward<R>(r)); return __take_while<decltype(v), P>(std::move(v), p); }
template <class P> auto take_while(P p) { return views::__adapted([p]<class R>(R&& r) { return views::take_while(std::forward<R>(r), p); }); }
template <class V, class P> struct __drop_while : __view {
  V v;
  P p;
  __drop_while(V v, P p) : v(std::move(v)), p(std::move(p)) {}
  auto begin() const {
    auto i = std::begin(v);
    auto e = std::end(v);
    while (!(i == e) && invoke(p, *i)) ++i;
    return i;
  }
  auto end() const { return std::end(v); }
  bool empty() const { return begin() == end(); }
};
template <class R, class P> auto drop_while(R&& r, P p) { auto v = views::__all(std::forward<R>(r)); return __drop_while<decltype(v), P>(std::move(v), p); }
template <class P> auto drop_while(P p) { return views::__adapted([p]<class R>(R&& r) { return views::drop_while(std::forward<R>(r), p); }); }
template <class V> struct __reverse : __view {
  V v;
  __reverse(V v) : v(std::move(v)) {}
  auto begin() const { return std::make_reverse_iterator(std::end(v)); }
  auto end() const { return std::make_reverse_iterator(std::begin(v)); }
  auto size() const { return std::size(v); }
  bool empty() const { return begin() == end(); }
  decltype(auto) operator[](ptrdiff_t i) const { return std::end(v)[-i - 1]; }
  decltype(auto) front() const { return *begin(); }
};
inline auto const reverse = views::__adapted([]<class R>(R&& r) { auto v = views::__all(std::forward<R>(r)); return __reverse<decltype(v)>(std::move(v)); });
inline auto const all = views::__adapted([]<class R>(R&& r) { return views::__all(std::forward<R>(r)); });
inline auto const common = all;
inline auto const keys = views::__adapted([]<class R>(R&& r) { return views::transform(std::forward<R>(r), [](auto&& x) -> auto& { return x.first; }); });
inline auto const values = views::__adapted([]<class R>(R&& r) { return views::transform(std::forward<R>(r), [](auto&& x) -> auto& { return x.second; }); });
template <size_t N> inline auto const elements = views::__adapted([]<class R>(R&& r) { return views::transform(std::forward<R>(r), [](auto&& x) -> auto& { return std::get<N>(x); }); });
template <class I> auto counted(I first, ptrdiff_t n) { return __span_of<I>(first, first + n); }
}
template <class R, class F> auto operator|(R&& r, views::__adaptor<F> const& a) {
  if constexpr (is_base_of_v<views::__adapts, remove_cvref_t<R>>) return views::__adapted([f = r.f, g = a.f]<class V>(V&& v) { return g(f(std::forward<V>(v))); });
  else return a.f(std::forward<R>(r));
}
template <class I> bool operator==(I const&, views::__never) { return false; }
