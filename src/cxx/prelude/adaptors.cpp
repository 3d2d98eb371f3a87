// The views of ranges: what they are of is a variable, another view or a range of their own; each element is made when it is asked for.

namespace views {
using ranges::view_interface;
template <class R> struct __of : view_interface<__of<R>> {
  static constexpr bool __borrows = true;
  R* range;
  __of(R& r) : range(&r) {}
  auto begin() const { return std::begin(*range); }
  auto end() const { return std::end(*range); }
  auto size() const requires ranges::sized_range<R> { return ranges::size(*range); }
  auto data() const requires requires(R& r) { std::data(r); } { return std::data(*range); }
  R& base() const { return *range; }
};
template <class R> struct __owned : view_interface<__owned<R>> {
  R range;
  __owned(R&& r) : range(std::move(r)) {}
  __owned(__owned&&) = default;
  __owned& operator=(__owned&&) = default;
  auto begin() { return std::begin(range); }
  auto end() { return std::end(range); }
  auto begin() const requires ranges::range<R const> { return std::begin(range); }
  auto end() const requires ranges::range<R const> { return std::end(range); }
  auto size() const requires ranges::sized_range<R const> { return ranges::size(range); }
};
template <class R> auto __all(R&& r) {
  if constexpr (ranges::view<remove_cvref_t<R>>) return remove_cvref_t<R>(std::forward<R>(r));
  else if constexpr (is_lvalue_reference_v<R>) return __of<remove_reference_t<R>>(r);
  else return __owned<remove_cvref_t<R>>(std::move(r));
}
template <class R> using all_t = decltype(views::__all(declval<R>()));
struct __adapts {};
template <class F> struct __adaptor : __adapts {
  F f;
  __adaptor(F f) : f(std::move(f)) {}
  template <class R> auto operator()(R&& r) const { return f(std::forward<R>(r)); }
};
template <class F> auto __adapted(F f) { return __adaptor<F>(std::move(f)); }
// Whether a view leads to the same where it is `const`.
template <class V> constexpr bool __simple = requires { requires is_same_v<ranges::iterator_t<V>, ranges::iterator_t<V const>>; };
// A view `D` of a view `V`: it begins at `__first` and ends at `__last`, where it is `const` only if `C` holds.
template <class D, class V, bool C = true, bool B = false> struct __over : view_interface<D> {
  static constexpr bool __borrows = B && ranges::enable_borrowed_range<V>;
  auto begin() requires(!(C && __simple<V>)) { return D::__first(static_cast<D&>(*this)); }
  auto end() requires(!(C && __simple<V>)) { return D::__last(static_cast<D&>(*this)); }
  auto begin() const requires(C && ranges::range<V const>) { return D::__first(static_cast<D const&>(*this)); }
  auto end() const requires(C && ranges::range<V const>) { return D::__last(static_cast<D const&>(*this)); }
};
template <class V> constexpr bool __jumps = ranges::random_access_range<V> && ranges::sized_range<V>;
template <class I> using __strongest = conditional_t<random_access_iterator<I>, random_access_iterator_tag, conditional_t<bidirectional_iterator<I>, bidirectional_iterator_tag, conditional_t<forward_iterator<I>, forward_iterator_tag, input_iterator_tag>>>;
template <class I, class Most> using __least = conditional_t<is_base_of_v<Most, __strongest<I>>, Most, __strongest<I>>;
// Where a view begins, found once: of a range that jumps a copy knows it too.
template <class V, bool = ranges::random_access_range<V>> struct __kept {
  ptrdiff_t n = -1;
  template <class F> auto __of(V& v, F f) {
    if (n < 0) n = f() - std::begin(v);
    return std::begin(v) + n;
  }
};
template <class V> struct __kept<V, false> {
  bool known = false;
  ranges::iterator_t<V> i{};
  __kept() {}
  __kept(__kept const&) {}
  __kept& operator=(__kept const&) { known = false; return *this; }
  template <class F> auto __of(V&, F f) {
    if (!known) { i = f(); known = true; }
    return i;
  }
};
// The end of what `V` of an iterator walks, that of `S`.
template <class S> struct __end_of {
  S s;
  template <class I> friend bool operator==(I const& i, __end_of const& e) { return i.i == e.s; }
};
template <class T> struct __count {
  using iterator_concept = random_access_iterator_tag;
  using iterator_category = input_iterator_tag;
  using value_type = T;
  using difference_type = ptrdiff_t;
  using reference = T;
  using pointer = void;
  T x;
  T operator*() const { return x; }
  __count& operator++() { ++x; return *this; }
  __count operator++(int) { return __count{x++}; }
  __count& operator--() { --x; return *this; }
  __count operator--(int) { return __count{x--}; }
  __count& operator+=(ptrdiff_t n) { x += n; return *this; }
  __count& operator-=(ptrdiff_t n) { x -= n; return *this; }
  __count operator+(ptrdiff_t n) const { return __count{T(x + n)}; }
  friend __count operator+(ptrdiff_t n, __count const& i) { return i + n; }
  __count operator-(ptrdiff_t n) const { return __count{T(x - n)}; }
  ptrdiff_t operator-(__count const& o) const { return ptrdiff_t(x) - ptrdiff_t(o.x); }
  T operator[](ptrdiff_t n) const { return T(x + n); }
  bool operator==(__count const& o) const { return x == o.x; }
  bool operator<(__count const& o) const { return x < o.x; }
  bool operator>(__count const& o) const { return o.x < x; }
  bool operator<=(__count const& o) const { return !(o.x < x); }
  bool operator>=(__count const& o) const { return !(x < o.x); }
};
template <class T> struct __iota : view_interface<__iota<T>> {
  static constexpr bool __borrows = true;
  T from, to;
  __iota(T from, T to) : from(from), to(to) {}
  auto begin() const { return __count<T>{from}; }
  auto end() const { return __count<T>{to}; }
  auto size() const { return make_unsigned_t<decltype(to - from)>(to - from); }
};
template <class T> struct __endless : view_interface<__endless<T>> {
  static constexpr bool __borrows = true;
  T from;
  __endless(T from) : from(from) {}
  auto begin() const { return __count<T>{from}; }
  auto end() const { return unreachable_sentinel_t{}; }
};
template <class T> auto iota(T from) { return __endless<T>(from); }
template <class T, class U> auto iota(T from, U to) { return __iota<T>(from, T(to)); }
template <class I, class F> struct __image {
  using iterator_concept = __least<I, random_access_iterator_tag>;
  using reference = decltype(invoke(declval<F const&>(), *declval<I&>()));
  using iterator_category = conditional_t<is_lvalue_reference_v<reference>, typename __iterator_tag<I>::type, input_iterator_tag>;
  using value_type = remove_cvref_t<reference>;
  using difference_type = ptrdiff_t;
  using pointer = void;
  I i;
  F const* f;
  decltype(auto) operator*() const { return invoke(*f, *i); }
  I const& base() const { return i; }
  __image& operator++() { ++i; return *this; }
  __image operator++(int) { auto old = *this; ++i; return old; }
  __image& operator--() { --i; return *this; }
  __image operator--(int) { auto old = *this; --i; return old; }
  __image& operator+=(ptrdiff_t n) { i += n; return *this; }
  __image& operator-=(ptrdiff_t n) { i -= n; return *this; }
  __image operator+(ptrdiff_t n) const { return __image{i + n, f}; }
  friend __image operator+(ptrdiff_t n, __image const& i) { return i + n; }
  __image operator-(ptrdiff_t n) const { return __image{i - n, f}; }
  auto operator-(__image const& o) const requires requires(I const& a) { a - a; } { return i - o.i; }
  decltype(auto) operator[](ptrdiff_t n) const { return invoke(*f, i[n]); }
  bool operator==(__image const& o) const { return i == o.i; }
  bool operator<(__image const& o) const { return i < o.i; }
  bool operator>(__image const& o) const { return o.i < i; }
  bool operator<=(__image const& o) const { return !(o.i < i); }
  bool operator>=(__image const& o) const { return !(i < o.i); }
};
template <class V, class F, bool B = false> struct __transform : __over<__transform<V, F, B>, V, true, B> {
  V v;
  F f;
  __transform(V v, F f) : v(std::move(v)), f(std::move(f)) {}
  template <class S> static auto __first(S& s) { auto i = std::begin(s.v); return __image<decltype(i), F>{i, &s.f}; }
  template <class S> static auto __last(S& s) {
    auto i = std::end(s.v);
    if constexpr (ranges::common_range<decltype((s.v))>) return __image<decltype(i), F>{i, &s.f};
    else return __end_of<decltype(i)>{i};
  }
  auto size() const requires ranges::sized_range<V const> { return ranges::size(v); }
  auto size() requires(ranges::sized_range<V> && !ranges::sized_range<V const>) { return ranges::size(v); }
};
template <bool B, class R, class F> auto __images(R&& r, F f) { auto v = views::__all(std::forward<R>(r)); return __transform<decltype(v), F, B>(std::move(v), f); }
template <class R, class F> auto transform(R&& r, F f) { return views::__images<false>(std::forward<R>(r), std::move(f)); }
template <class F> auto transform(F f) { return views::__adapted([f]<class R>(R&& r) { return views::transform(std::forward<R>(r), f); }); }
template <class I, class S, class P> struct __chosen {
  using iterator_concept = __least<I, bidirectional_iterator_tag>;
  using __tag = typename __iterator_tag<I>::type;
  using iterator_category = conditional_t<is_base_of_v<bidirectional_iterator_tag, __tag>, bidirectional_iterator_tag, __tag>;
  using reference = decltype(*declval<I&>());
  using value_type = iter_value_t<I>;
  using difference_type = ptrdiff_t;
  using pointer = void;
  I i;
  S last;
  P const* p;
  void __seek() { while (!(i == last) && !invoke(*p, *i)) ++i; }
  decltype(auto) operator*() const { return *i; }
  auto operator->() const { return i; }
  I const& base() const { return i; }
  __chosen& operator++() { ++i; __seek(); return *this; }
  __chosen operator++(int) { auto old = *this; ++*this; return old; }
  __chosen& operator--() { do --i; while (!invoke(*p, *i)); return *this; }
  __chosen operator--(int) { auto old = *this; --*this; return old; }
  bool operator==(__chosen const& o) const { return i == o.i; }
};
template <class V, class P> struct __filter : __over<__filter<V, P>, V, false> {
  V v;
  P p;
  __kept<V> kept;
  __filter(V v, P p) : v(std::move(v)), p(std::move(p)) {}
  template <class S> static auto __first(S& s) {
    auto e = std::end(s.v);
    auto seek = [&] {
      auto i = std::begin(s.v);
      while (!(i == e) && !invoke(s.p, *i)) ++i;
      return i;
    };
    auto i = s.kept.__of(s.v, seek);
    return __chosen<decltype(i), decltype(e), P>{i, e, &s.p};
  }
  template <class S> static auto __last(S& s) {
    auto e = std::end(s.v);
    if constexpr (ranges::common_range<V>) return __chosen<decltype(e), decltype(e), P>{e, e, &s.p};
    else return __end_of<decltype(e)>{e};
  }
};
template <class R, class P> auto filter(R&& r, P p) { auto v = views::__all(std::forward<R>(r)); return __filter<decltype(v), P>(std::move(v), p); }
template <class P> auto filter(P p) { return views::__adapted([p]<class R>(R&& r) { return views::filter(std::forward<R>(r), p); }); }
template <class I> struct __until {
  using iterator_concept = __least<I, random_access_iterator_tag>;
  using iterator_category = typename __iterator_tag<I>::type;
  using reference = decltype(*declval<I&>());
  using value_type = iter_value_t<I>;
  using difference_type = ptrdiff_t;
  using pointer = void;
  I i;
  ptrdiff_t left;
  decltype(auto) operator*() const { return *i; }
  auto operator->() const { return i; }
  I const& base() const { return i; }
  ptrdiff_t count() const { return left; }
  __until& operator++() { ++i; --left; return *this; }
  __until operator++(int) { auto old = *this; ++*this; return old; }
  __until& operator--() { --i; ++left; return *this; }
  __until operator--(int) { auto old = *this; --*this; return old; }
  __until& operator+=(ptrdiff_t n) { i += n; left -= n; return *this; }
  __until& operator-=(ptrdiff_t n) { i -= n; left += n; return *this; }
  __until operator+(ptrdiff_t n) const { return __until{i + n, left - n}; }
  friend __until operator+(ptrdiff_t n, __until const& i) { return i + n; }
  __until operator-(ptrdiff_t n) const { return __until{i - n, left + n}; }
  ptrdiff_t operator-(__until const& o) const { return o.left - left; }
  decltype(auto) operator[](ptrdiff_t n) const { return i[n]; }
  bool operator==(__until const& o) const { return left == o.left; }
  bool operator<(__until const& o) const { return o.left < left; }
  bool operator>(__until const& o) const { return left < o.left; }
  bool operator<=(__until const& o) const { return !(left < o.left); }
  bool operator>=(__until const& o) const { return !(o.left < left); }
};
template <class S> struct __taken {
  S s;
  template <class I> friend bool operator==(I const& i, __taken const& e) { return i.left == 0 || i.i == e.s; }
};
template <class V> struct __take : __over<__take<V>, V, true, true> {
  V v;
  ptrdiff_t n;
  __take(V v, ptrdiff_t n) : v(std::move(v)), n(n) {}
  template <class R> ptrdiff_t __most(R& r) const { ptrdiff_t all = ranges::size(r); return all < n ? all : n; }
  template <class S> static auto __first(S& s) {
    auto i = std::begin(s.v);
    using R = remove_reference_t<decltype((s.v))>;
    if constexpr (__jumps<R>) return i;
    else if constexpr (ranges::sized_range<R>) return __until<decltype(i)>{i, s.__most(s.v)};
    else return __until<decltype(i)>{i, s.n};
  }
  template <class S> static auto __last(S& s) {
    using R = remove_reference_t<decltype((s.v))>;
    if constexpr (__jumps<R>) return std::begin(s.v) + s.__most(s.v);
    else if constexpr (ranges::sized_range<R>) return default_sentinel_t{};
    else return __taken<decltype(std::end(s.v))>{std::end(s.v)};
  }
  auto size() const requires ranges::sized_range<V const> { return size_t(__most(v)); }
  auto size() requires(ranges::sized_range<V> && !ranges::sized_range<V const>) { return size_t(__most(v)); }
};
template <class R> auto take(R&& r, ptrdiff_t n) { auto v = views::__all(std::forward<R>(r)); return __take<decltype(v)>(std::move(v), n); }
inline auto take(ptrdiff_t n) { return views::__adapted([n]<class R>(R&& r) { return views::take(std::forward<R>(r), n); }); }
template <class V> struct __drop : __over<__drop<V>, V, __jumps<V const>, true> {
  V v;
  ptrdiff_t n;
  __kept<V> kept;
  __drop(V v, ptrdiff_t n) : v(std::move(v)), n(n) {}
  template <class S> static auto __first(S& s) {
    if constexpr (__jumps<V const>) return std::begin(s.v) + (s.n < ptrdiff_t(ranges::size(s.v)) ? s.n : ptrdiff_t(ranges::size(s.v)));
    else return s.kept.__of(s.v, [&] {
      auto i = std::begin(s.v);
      auto e = std::end(s.v);
      for (ptrdiff_t k = 0; k < s.n && !(i == e); ++k) ++i;
      return i;
    });
  }
  template <class S> static auto __last(S& s) { return std::end(s.v); }
  template <class R> size_t __rest(R& r) const { size_t all = ranges::size(r); return all < size_t(n) ? 0 : all - n; }
  auto size() const requires ranges::sized_range<V const> { return __rest(v); }
  auto size() requires(ranges::sized_range<V> && !ranges::sized_range<V const>) { return __rest(v); }
};
template <class R> auto drop(R&& r, ptrdiff_t n) { auto v = views::__all(std::forward<R>(r)); return __drop<decltype(v)>(std::move(v), n); }
inline auto drop(ptrdiff_t n) { return views::__adapted([n]<class R>(R&& r) { return views::drop(std::forward<R>(r), n); }); }
template <class S, class P> struct __stops {
  S s;
  P const* p;
  template <class I> friend bool operator==(I const& i, __stops const& e) { return i == e.s || !invoke(*e.p, *i); }
};
template <class V, class P> struct __take_while : __over<__take_while<V, P>, V> {
  V v;
  P p;
  __take_while(V v, P p) : v(std::move(v)), p(std::move(p)) {}
  template <class S> static auto __first(S& s) { return std::begin(s.v); }
  template <class S> static auto __last(S& s) { auto e = std::end(s.v); return __stops<decltype(e), P>{e, &s.p}; }
};
template <class R, class P> auto take_while(R&& r, P p) { auto v = views::__all(std::forward<R>(r)); return __take_while<decltype(v), P>(std::move(v), p); }
template <class P> auto take_while(P p) { return views::__adapted([p]<class R>(R&& r) { return views::take_while(std::forward<R>(r), p); }); }
template <class V, class P> struct __drop_while : __over<__drop_while<V, P>, V, false, true> {
  V v;
  P p;
  __kept<V> kept;
  __drop_while(V v, P p) : v(std::move(v)), p(std::move(p)) {}
  template <class S> static auto __first(S& s) {
    return s.kept.__of(s.v, [&] {
      auto i = std::begin(s.v);
      auto e = std::end(s.v);
      while (!(i == e) && invoke(s.p, *i)) ++i;
      return i;
    });
  }
  template <class S> static auto __last(S& s) { return std::end(s.v); }
};
template <class R, class P> auto drop_while(R&& r, P p) { auto v = views::__all(std::forward<R>(r)); return __drop_while<decltype(v), P>(std::move(v), p); }
template <class P> auto drop_while(P p) { return views::__adapted([p]<class R>(R&& r) { return views::drop_while(std::forward<R>(r), p); }); }
template <class V> struct __reverse : __over<__reverse<V>, V, ranges::common_range<V const>, true> {
  V v;
  __reverse(V v) : v(std::move(v)) {}
  template <class S> static auto __first(S& s) {
    if constexpr (ranges::common_range<decltype((s.v))>) return std::make_reverse_iterator(std::end(s.v));
    else {
      auto i = std::begin(s.v);
      while (!(i == std::end(s.v))) ++i;
      return std::make_reverse_iterator(i);
    }
  }
  template <class S> static auto __last(S& s) { return std::make_reverse_iterator(std::begin(s.v)); }
  auto size() const requires ranges::sized_range<V const> { return ranges::size(v); }
  auto size() requires(ranges::sized_range<V> && !ranges::sized_range<V const>) { return ranges::size(v); }
};
inline auto const reverse = views::__adapted([]<class R>(R&& r) { auto v = views::__all(std::forward<R>(r)); return __reverse<decltype(v)>(std::move(v)); });
inline auto const all = views::__adapted([]<class R>(R&& r) { return views::__all(std::forward<R>(r)); });
// An iterator, or the end of what it walks.
template <class I, class S> struct __either {
  using iterator_concept = __least<I, forward_iterator_tag>;
  using iterator_category = conditional_t<is_base_of_v<forward_iterator_tag, typename __iterator_tag<I>::type>, forward_iterator_tag, input_iterator_tag>;
  using reference = decltype(*declval<I&>());
  using value_type = iter_value_t<I>;
  using difference_type = ptrdiff_t;
  using pointer = void;
  I i;
  S s;
  bool ended;
  decltype(auto) operator*() const { return *i; }
  auto operator->() const { return i; }
  __either& operator++() { ++i; return *this; }
  __either operator++(int) { auto old = *this; ++i; return old; }
  bool operator==(__either const& o) const { return ended ? o.ended || o.i == s : o.ended ? i == o.s : i == o.i; }
};
template <class V> struct __common : __over<__common<V>, V, true, true> {
  V v;
  __common(V v) : v(std::move(v)) {}
  template <class S> static auto __first(S& s) {
    auto i = std::begin(s.v);
    auto e = std::end(s.v);
    return __either<decltype(i), decltype(e)>{i, e, false};
  }
  template <class S> static auto __last(S& s) {
    auto i = std::begin(s.v);
    auto e = std::end(s.v);
    return __either<decltype(i), decltype(e)>{i, e, true};
  }
  auto size() const requires ranges::sized_range<V const> { return ranges::size(v); }
};
inline auto const common = views::__adapted([]<class R>(R&& r) {
  auto v = views::__all(std::forward<R>(r));
  if constexpr (ranges::common_range<decltype(v)>) return v;
  else return __common<decltype(v)>(std::move(v));
});
// The part of an element: of one that is made anew its value.
#define __PART(part) views::__adapted([]<class R>(R&& r) { \
  if constexpr (is_lvalue_reference_v<ranges::range_reference_t<R>>) return views::__images<true>(std::forward<R>(r), [](auto&& x) -> auto& { return part; }); \
  else return views::__images<true>(std::forward<R>(r), [](auto&& x) { return part; }); \
});
inline auto const keys = __PART(x.first)
inline auto const values = __PART(x.second)
template <size_t N> inline auto const elements = __PART(std::get<N>(x))
template <class I> auto counted(I first, ptrdiff_t n) {
  if constexpr (random_access_iterator<I>) return ranges::subrange<I>(first, first + n);
  else return ranges::subrange<__until<I>, default_sentinel_t>(__until<I>{first, n}, default_sentinel_t{});
}
template <class P, class O, class I, class B> struct __joined {
  using iterator_concept = conditional_t<is_base_of_v<bidirectional_iterator_tag, B> && is_base_of_v<bidirectional_iterator_tag, __least<O, bidirectional_iterator_tag>>, __least<I, bidirectional_iterator_tag>, conditional_t<is_same_v<B, void>, input_iterator_tag, forward_iterator_tag>>;
  using iterator_category = iterator_concept;
  using reference = decltype(*declval<I&>());
  using value_type = iter_value_t<I>;
  using difference_type = ptrdiff_t;
  using pointer = void;
  P* of;
  O i;
  I in;
  void __seek() {
    for (; !(i == std::end(of->v)); ++i) {
      auto& inner = of->__inner(*i);
      in = std::begin(inner);
      if (!(in == std::end(inner))) return;
    }
    in = I{};
  }
  decltype(auto) operator*() const { return *in; }
  auto operator->() const { return in; }
  __joined& operator++() {
    if (++in == std::end(of->__kept_inner(i))) { ++i; __seek(); }
    return *this;
  }
  __joined operator++(int) { auto old = *this; ++*this; return old; }
  __joined& operator--() {
    if (i == std::end(of->v)) in = std::end(*--i);
    while (in == std::begin(*i)) in = std::end(*--i);
    --in;
    return *this;
  }
  __joined operator--(int) { auto old = *this; --*this; return old; }
  bool operator==(__joined const& o) const { return i == o.i && in == o.in; }
};
template <class V> struct __join : view_interface<__join<V>> {
  using R = ranges::range_reference_t<V>;
  static constexpr bool refers = is_lvalue_reference_v<R>;
  V v;
  mutable optional<remove_reference_t<R>> made;
  __join(V v) : v(std::move(v)) {}
  __join(__join const& o) : v(o.v) {}
  // an inner range that is made anew is kept while it is walked
  template <class X> auto& __inner(X&& r) const {
    if constexpr (refers) return r;
    else { made.emplace(std::move(r)); return *made; }
  }
  template <class I> auto& __kept_inner(I const& i) const {
    if constexpr (refers) return *i;
    else return *made;
  }
  using B = conditional_t<refers, conditional_t<ranges::common_range<R>, bidirectional_iterator_tag, forward_iterator_tag>, void>;
  static constexpr bool same = refers && __simple<V>;
  // its types are said, for an empty one cannot be walked to learn them
  template <class S, class W> using __from = __joined<S, ranges::iterator_t<W>, ranges::iterator_t<remove_reference_t<R>>, B>;
  template <class S, class W> using __to = conditional_t<refers && ranges::common_range<W> && ranges::common_range<R>, __from<S, W>, __end_of<ranges::sentinel_t<W>>>;
  __from<__join, V> begin() requires(!same) {
    __from<__join, V> made{this, std::begin(v)};
    made.__seek();
    return made;
  }
  __to<__join, V> end() requires(!same) {
    if constexpr (is_same_v<__to<__join, V>, __from<__join, V>>) return __from<__join, V>{this, std::end(v)};
    else return __end_of<ranges::sentinel_t<V>>{std::end(v)};
  }
  __from<__join const, V const> begin() const requires(same) {
    __from<__join const, V const> made{this, std::begin(v)};
    made.__seek();
    return made;
  }
  __to<__join const, V const> end() const requires(same) {
    if constexpr (is_same_v<__to<__join const, V const>, __from<__join const, V const>>) return __from<__join const, V const>{this, std::end(v)};
    else return __end_of<ranges::sentinel_t<V const>>{std::end(v)};
  }
};
inline auto const join = views::__adapted([]<class R>(R&& r) { auto v = views::__all(std::forward<R>(r)); return __join<decltype(v)>(std::move(v)); });
// Where a pattern is next, the end where it is no more.
template <class I, class P> struct __cut {
  using iterator_concept = forward_iterator_tag;
  using iterator_category = input_iterator_tag;
  using value_type = ranges::subrange<I>;
  using reference = value_type;
  using difference_type = ptrdiff_t;
  using pointer = void;
  I i, last;
  P const* by;
  ranges::subrange<I> next;
  bool more = false;
  void __find() {
    auto e = std::end(*by);
    next = {last, last};
    if (std::begin(*by) == e) { if (!(i == last)) { auto j = i; ++j; next = {j, j}; } return; }
    for (I at = i; !(at == last); ++at) {
      I j = at;
      auto k = std::begin(*by);
      while (!(k == e) && !(j == last) && *j == *k) { ++j; ++k; }
      if (k == e) { next = {at, j}; return; }
    }
  }
  value_type operator*() const { return {i, next.begin()}; }
  __cut& operator++() {
    i = next.begin();
    more = false;
    if (!(i == last)) {
      i = next.end();
      if (i == last) { more = true; next = {i, i}; }
      else __find();
    }
    return *this;
  }
  __cut operator++(int) { auto old = *this; ++*this; return old; }
  bool operator==(__cut const& o) const { return i == o.i && more == o.more; }
};
template <class V, class P> struct __split : __over<__split<V, P>, V, false> {
  V v;
  P by;
  __split(V v, P by) : v(std::move(v)), by(std::move(by)) {}
  template <class S> static auto __first(S& s) {
    auto i = std::begin(s.v);
    auto e = ranges::__end(s.v);
    __cut<decltype(i), P> made{i, e, &s.by, ranges::subrange<decltype(i)>(i, i)};
    made.__find();
    return made;
  }
  template <class S> static auto __last(S& s) { auto e = ranges::__end(s.v); return __cut<decltype(e), P>{e, e, &s.by, ranges::subrange<decltype(e)>(e, e)}; }
};
template <class R, class P> auto split(R&& r, P&& by) {
  auto v = views::__all(std::forward<R>(r));
  if constexpr (ranges::range<P>) { auto p = views::__all(std::forward<P>(by)); return __split<decltype(v), decltype(p)>(std::move(v), std::move(p)); }
  else return __split<decltype(v), __single<decay_t<P>>>(std::move(v), __single<decay_t<P>>(by));
}
template <class P> auto split(P&& by) {
  if constexpr (ranges::range<P>) return views::__adapted([p = views::__all(std::forward<P>(by))]<class R>(R&& r) { return views::split(std::forward<R>(r), p); });
  else return views::__adapted([by]<class R>(R&& r) { return views::split(std::forward<R>(r), by); });
}
template <class T, class S> struct __read : view_interface<__read<T, S>> {
  struct __iterator {
    using iterator_concept = input_iterator_tag;
    using value_type = T;
    using difference_type = ptrdiff_t;
    __read* of;
    T& operator*() const { return of->value; }
    __iterator& operator++() { *of->in >> of->value; return *this; }
    void operator++(int) { ++*this; }
    friend bool operator==(__iterator const& i, __end_of<S*> const&) { return !*i.of->in; }
  };
  S* in;
  T value{};
  __read(S& in) : in(&in) {}
  auto begin() { *in >> value; return __iterator{this}; }
  auto end() { return __end_of<S*>{in}; }
};
// by the name of the class of streams, which is not mentioned: it would bring them all
#define __READS(name) template <class T, class S> auto i##name(S& in) { return __read<T, S>(in); }
__READS(stream)
template <class T> struct __single : view_interface<__single<T>> {
  T value;
  __single(T value) : value(std::move(value)) {}
  T* begin() { return &value; }
  T* end() { return &value + 1; }
  T const* begin() const { return &value; }
  T const* end() const { return &value + 1; }
  static constexpr size_t size() { return 1; }
  T* data() { return &value; }
};
template <class T> auto single(T&& x) { return __single<decay_t<T>>(std::forward<T>(x)); }
template <class T> struct __empty_view : view_interface<__empty_view<T>> {
  static constexpr bool __borrows = true;
  T* begin() const { return nullptr; }
  T* end() const { return nullptr; }
  static constexpr size_t size() { return 0; }
};
template <class T> inline constexpr __empty_view<T> empty{};
}
namespace ranges { template <class T, class S> auto istream_view(S& in) { return views::__read<T, S>(in); } }
template <class R, class F> auto operator|(R&& r, views::__adaptor<F> const& a) {
  if constexpr (is_base_of_v<views::__adapts, remove_cvref_t<R>>) return views::__adapted([f = r.f, g = a.f]<class V>(V&& v) { return g(f(std::forward<V>(v))); });
  else return a.f(std::forward<R>(r));
}
