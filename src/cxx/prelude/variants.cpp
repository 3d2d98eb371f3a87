// Values of one of several types, of any type, and functions with some of their arguments.

struct monostate {};
constexpr bool operator==(monostate, monostate) noexcept { return true; }
constexpr bool operator!=(monostate, monostate) noexcept { return false; }
constexpr bool operator<(monostate, monostate) noexcept { return false; }
constexpr bool operator>(monostate, monostate) noexcept { return false; }
constexpr bool operator<=(monostate, monostate) noexcept { return true; }
constexpr bool operator>=(monostate, monostate) noexcept { return true; }
template <>
struct hash<monostate> { size_t operator()(monostate) const { return -7777; } };

template <class T>
struct in_place_type_t {};

template <size_t I>
struct in_place_index_t {};

template <class T>
constexpr in_place_type_t<T> in_place_type{};

template <size_t I>
constexpr in_place_index_t<I> in_place_index{};

constexpr size_t variant_npos = -1;

// The place of a type among others; as many as there are where it is none of them.
template <class X, class... T>
constexpr size_t __place_of() {
  size_t at = sizeof...(T), i = 0;
  ((is_same_v<X, T> && at == sizeof...(T) ? (void)(at = i++) : (void)++i), ...);
  return at;
}

// Whether a value of X makes a T without losing a part of it, as braces ask.
template <class X, class T>
constexpr bool __makes() {
  using Y = decay_t<X>;
  if constexpr (is_same_v<Y, T>) return true;
  else if constexpr (is_same_v<T, bool>) return false;
  else if constexpr (is_arithmetic_v<Y> && is_arithmetic_v<T>) {
    if constexpr (is_floating_point_v<Y>) return is_floating_point_v<T> && sizeof(T) >= sizeof(Y);
    else if constexpr (is_floating_point_v<T>) return false;
    else return is_same_v<Y, bool> || sizeof(T) > sizeof(Y) ? is_unsigned_v<Y> || is_same_v<Y, bool> || is_signed_v<T> : sizeof(T) == sizeof(Y) && is_signed_v<T> == is_signed_v<Y>;
  }
  else return is_convertible_v<X, T>;
}

template <class X, class... T>
constexpr size_t __chosen() {
  size_t at = __place_of<decay_t<X>, T...>(), i = 0, found = 0;
  if (at < sizeof...(T)) return (is_same_v<decay_t<X>, T> + ...) == 1 ? at : sizeof...(T);
  ((__makes<X, T>() ? (void)(at = i++, ++found) : (void)++i), ...);
  return found == 1 ? at : sizeof...(T);
}

template <size_t I, class H, class... T>
struct __nth { using type = typename __nth<I - 1, T...>::type; };
template <class H, class... T>
struct __nth<0, H, T...> { using type = H; };

template <class... T>
constexpr size_t __most_of() { size_t n = 0; ((n = sizeof(T) > n ? sizeof(T) : n), ...); return n; }

template <class... T>
constexpr size_t __widest_of() { size_t n = 1; ((n = alignof(T) > n ? alignof(T) : n), ...); return n; }

template <class... T>
struct variant {
  static constexpr size_t __count = sizeof...(T);
  static constexpr size_t __align = __widest_of<T...>();
  static constexpr size_t __bytes = (__most_of<T...>() + __widest_of<T...>() - 1) / __widest_of<T...>() * __widest_of<T...>() + __widest_of<T...>();
  void* value_ = nullptr;
  size_t index_ = 0;
  template <size_t I> using __at = typename __nth<I, T...>::type;
  variant() : value_(new __at<0>()) {}
  variant(variant const& o) noexcept((is_trivially_copy_constructible_v<T> && ...)) requires (is_copy_constructible_v<T> && ...) : index_(o.index_) { __copy<0>(o); }
  variant(variant&& o) noexcept((is_nothrow_move_constructible_v<T> && ...)) : index_(o.index_) { __move<0>(o); }
  template <class X, class = enable_if_t<!is_same_v<decay_t<X>, variant> && (__chosen<X, T...>() < sizeof...(T))>>
  variant(X&& x) noexcept(is_nothrow_constructible_v<__at<__chosen<X, T...>()>, X>) : index_(__chosen<X, T...>()) { value_ = new __at<__chosen<X, T...>()>(std::forward<X>(x)); }
  template <size_t I, class... A> requires is_constructible_v<__at<I>, A...> explicit variant(in_place_index_t<I>, A&&... a) : index_(I) { value_ = new __at<I>(std::forward<A>(a)...); }
  template <class X, class... A> requires((is_same_v<X, T> + ...) == 1 && is_constructible_v<X, A...>) explicit variant(in_place_type_t<X>, A&&... a) : index_(__place_of<X, T...>()) { value_ = new X(std::forward<A>(a)...); }
  ~variant() { __end<0>(); }
  variant& operator=(variant const& o) requires ((is_copy_constructible_v<T> && is_copy_assignable_v<T>) && ...) {
    if (index_ == o.index_) __assign<0>(o);
    else if (o.template __copies_first<0>()) *this = variant(o);
    else {
      __end<0>();
      __copy<0>(o);
      index_ = o.index_;
    }
    return *this;
  }
  variant& operator=(variant&& o) {
    if (index_ == o.index_) { __assign_moved<0>(o); return *this; }
    __end<0>();
    __move<0>(o);
    index_ = o.index_;
    return *this;
  }
  template <class X, class = enable_if_t<!is_same_v<decay_t<X>, variant> && (__chosen<X, T...>() < sizeof...(T))>>
  variant& operator=(X&& x) noexcept(is_nothrow_constructible_v<__at<__chosen<X, T...>()>, X> && is_nothrow_assignable_v<__at<__chosen<X, T...>()>&, X>) {
    constexpr size_t n = __chosen<X, T...>();
    using A = __at<n>;
    if (index_ == n) __ref<n>() = std::forward<X>(x);
    else if constexpr (is_nothrow_constructible_v<A, X> || !is_nothrow_move_constructible_v<A>) emplace<n>(std::forward<X>(x));
    else emplace<n>(A(std::forward<X>(x)));
    return *this;
  }
  template <size_t I> bool __copies_first() const {
    if constexpr (I < sizeof...(T)) {
      if (index_ != I) return __copies_first<I + 1>();
      return !is_nothrow_copy_constructible_v<__at<I>> && is_nothrow_move_constructible_v<__at<I>>;
    }
    return false;
  }
  template <size_t I> __at<I>& __ref() const { return *(__at<I>*)value_; }
  template <size_t I> void __copy(variant const& o) {
    if constexpr (I < sizeof...(T)) { if (o.index_ == I) value_ = new __at<I>(o.template __ref<I>()); else __copy<I + 1>(o); }
  }
  template <size_t I> void __move(variant& o) {
    if constexpr (I < sizeof...(T)) { if (o.index_ == I) value_ = new __at<I>(std::move(o.template __ref<I>())); else __move<I + 1>(o); }
  }
  template <size_t I> void __assign(variant const& o) {
    if constexpr (I < sizeof...(T)) { if (o.index_ == I) __ref<I>() = o.template __ref<I>(); else __assign<I + 1>(o); }
  }
  template <size_t I> void __assign_moved(variant& o) {
    if constexpr (I < sizeof...(T)) { if (o.index_ == I) __ref<I>() = std::move(o.template __ref<I>()); else __assign_moved<I + 1>(o); }
  }
  template <size_t I> void __end() {
    if constexpr (I < sizeof...(T)) { if (index_ == I) delete (__at<I>*)value_; else __end<I + 1>(); }
    value_ = nullptr;
    index_ = variant_npos;
  }
  template <size_t I> bool __equal(variant const& o) const {
    if constexpr (I < sizeof...(T)) return index_ == I ? __ref<I>() == o.template __ref<I>() : __equal<I + 1>(o);
    else return true;
  }
  template <size_t I, class F> bool __holds(variant const& o, F f) const {
    if (index_ != o.index_) return f(index_ + 1, o.index_ + 1);
    if constexpr (I < sizeof...(T)) return index_ == I ? f(__ref<I>(), o.template __ref<I>()) : __holds<I + 1>(o, f);
    else return f(0, 0);
  }
  template <class C, size_t I> C __compared(variant const& o) const {
    if constexpr (I < sizeof...(T)) return index_ == I ? C(__ref<I>() <=> o.template __ref<I>()) : __compared<C, I + 1>(o);
    else return C(strong_ordering::equal);
  }
  template <class V, class C = common_comparison_category_t<compare_three_way_result_t<T>...>>
  C operator<=>(V const& o) const requires (is_same_v<V, variant> && (three_way_comparable<T> && ...)) {
    return index_ != o.index_ ? C(index_ + 1 <=> o.index_ + 1) : __compared<C, 0>(o);
  }
  size_t index() const noexcept { return index_; }
  bool valueless_by_exception() const noexcept { return index_ == variant_npos; }
  template <size_t I, class... A> __at<I>& emplace(A&&... a) {
    __end<0>();
    value_ = new __at<I>(std::forward<A>(a)...);
    index_ = I;
    return __ref<I>();
  }
  template <class X, class... A> X& emplace(A&&... a) { return emplace<__place_of<X, T...>()>(std::forward<A>(a)...); }
  void swap(variant& o) noexcept(((is_nothrow_move_constructible_v<T> && is_nothrow_swappable_v<T>) && ...)) {
    if (!o.valueless_by_exception()) return __swap<0>(o);
    o.template __take<0>(*this);
    __end<0>();
  }
  template <size_t I> void __swap(variant& o) {
    if constexpr (I < sizeof...(T)) {
      if (o.index_ != I) __swap<I + 1>(o);
      else if (index_ == I) { using std::swap; swap(__ref<I>(), o.template __ref<I>()); }
      else {
        auto x(std::move(o.template __ref<I>()));
        if (valueless_by_exception()) o.template __end<0>();
        else o.template __take<0>(*this);
        emplace<I>(std::move(x));
      }
    }
  }
  template <size_t I> void __take(variant& o) {
    if constexpr (I < sizeof...(T)) { if (o.index_ == I) emplace<I>(std::move(o.template __ref<I>())); else __take<I + 1>(o); }
  }
};
template <class... T> requires(is_default_constructible_v<hash<remove_const_t<T>>> && ...)
struct hash<variant<T...>> {
  size_t operator()(variant<T...> const& a) const {
    if (a.valueless_by_exception()) return a.index();
    return a.index() + visit([](auto const& x) { return hash<remove_cvref_t<decltype(x)>>()(x); }, a);
  }
};
template <class... T>
void swap(variant<T...>& a, variant<T...>& b) noexcept(noexcept(a.swap(b))) { a.swap(b); }
template <class... T>
bool operator==(variant<T...> const& a, variant<T...> const& b) { return a.index_ == b.index_ && a.template __equal<0>(b); }
template <class... T>
bool operator!=(variant<T...> const& a, variant<T...> const& b) { return a.template __holds<0>(b, not_equal_to<>{}); }
template <class... T> requires (!(((is_class_v<T> || is_enum_v<T>) || ...) && (three_way_comparable<T> && ...)))
bool operator<(variant<T...> const& a, variant<T...> const& b) { return a.template __holds<0>(b, less<>{}); }
template <class... T> requires (!(((is_class_v<T> || is_enum_v<T>) || ...) && (three_way_comparable<T> && ...)))
bool operator>(variant<T...> const& a, variant<T...> const& b) { return a.template __holds<0>(b, greater<>{}); }
template <class... T> requires (!(((is_class_v<T> || is_enum_v<T>) || ...) && (three_way_comparable<T> && ...)))
bool operator<=(variant<T...> const& a, variant<T...> const& b) { return a.template __holds<0>(b, less_equal<>{}); }
template <class... T> requires (!(((is_class_v<T> || is_enum_v<T>) || ...) && (three_way_comparable<T> && ...)))
bool operator>=(variant<T...> const& a, variant<T...> const& b) { return a.template __holds<0>(b, greater_equal<>{}); }
template <class X, class... T>
bool holds_alternative(variant<T...> const& v) noexcept { return v.index_ == __place_of<X, T...>(); }
template <class... T>
void __require_index(variant<T...> const& v, size_t i) {
  if (v.index_ != i) throw bad_variant_access(v.valueless_by_exception() ? "std::get: variant is valueless" : "std::get: wrong index for variant");
}
template <size_t I, class... T>
auto& get(variant<T...>& v) { __require_index(v, I); return v.template __ref<I>(); }
template <size_t I, class... T>
auto const& get(variant<T...> const& v) { __require_index(v, I); return v.template __ref<I>(); }
template <size_t I, class... T>
variant_alternative_t<I, variant<T...>>&& get(variant<T...>&& v) { __require_index(v, I); return std::move(v.template __ref<I>()); }
template <size_t I, class... T>
variant_alternative_t<I, variant<T...>> const&& get(variant<T...> const&& v) { __require_index(v, I); return std::move(as_const(v.template __ref<I>())); }
template <class X, class... T>
X& get(variant<T...>& v) { constexpr size_t i = __place_of<X, T...>(); __require_index(v, i); return v.template __ref<i>(); }
template <class X, class... T>
X const& get(variant<T...> const& v) { constexpr size_t i = __place_of<X, T...>(); __require_index(v, i); return v.template __ref<i>(); }
template <class X, class... T>
X&& get(variant<T...>&& v) { constexpr size_t i = __place_of<X, T...>(); __require_index(v, i); return std::move(v.template __ref<i>()); }
template <class X, class... T>
X const&& get(variant<T...> const&& v) { constexpr size_t i = __place_of<X, T...>(); __require_index(v, i); return std::move(as_const(v.template __ref<i>())); }
template <size_t I, class... T>
variant_alternative_t<I, variant<T...>>* get_if(variant<T...>* v) noexcept { return v != nullptr && v->index_ == I ? &v->template __ref<I>() : nullptr; }
template <size_t I, class... T>
variant_alternative_t<I, variant<T...>> const* get_if(variant<T...> const* v) noexcept { return v != nullptr && v->index_ == I ? &as_const(v->template __ref<I>()) : nullptr; }
template <class X, class... T>
X* get_if(variant<T...>* v) noexcept { constexpr size_t i = __place_of<X, T...>(); return v != nullptr && v->index_ == i ? &v->template __ref<i>() : nullptr; }
template <class X, class... T>
X const* get_if(variant<T...> const* v) noexcept { constexpr size_t i = __place_of<X, T...>(); return v != nullptr && v->index_ == i ? &as_const(v->template __ref<i>()) : nullptr; }

template <size_t I, class V, class F>
decltype(auto) __visit_one(F&& f, V&& v) {
  if constexpr (I + 1 < decay_t<V>::__count) {
    if (v.index_ != I) return __visit_one<I + 1, V>(f, std::forward<V>(v));
  }
  else if (v.valueless_by_exception()) throw bad_variant_access("std::visit: variant is valueless");
  if constexpr (!is_lvalue_reference_v<V>) return f(std::move(v.template __ref<I>()));
  else if constexpr (is_const_v<remove_reference_t<V>>) return f(as_const(v.template __ref<I>()));
  else return f(v.template __ref<I>());
}

template <class F, class V>
constexpr bool __takes_all = true;
template <class F, class... T>
constexpr bool __takes_all<F, variant<T...>&> = (is_invocable_v<F, T&> && ...);
template <class F, class... T>
constexpr bool __takes_all<F, variant<T...> const&> = (is_invocable_v<F, T const&> && ...);
template <class F, class... T>
constexpr bool __takes_all<F, variant<T...>> = (is_invocable_v<F, T&&> && ...);

template <class F, class V>
decltype(auto) visit(F&& f, V&& v) {
  static_assert(__takes_all<F, V>, "the visitor does not take every alternative of the variant");
  return __visit_one<0, V>(f, std::forward<V>(v));
}
template <class X, class F, class... V>
X visit(F&& f, V&&... v) {
  if constexpr (is_void_v<X>) visit(std::forward<F>(f), std::forward<V>(v)...);
  else return visit(std::forward<F>(f), std::forward<V>(v)...);
}
template <class F, class V, class W, class... R>
decltype(auto) visit(F&& f, V&& v, W&& w, R&&... rest) {
  return __visit_one<0, V>([&](auto&& x) -> decltype(auto) {
    return visit([&](auto&&... xs) -> decltype(auto) { return f(std::forward<decltype(x)>(x), std::forward<decltype(xs)>(xs)...); }, std::forward<W>(w), std::forward<R>(rest)...);
  }, std::forward<V>(v));
}

template <class V>
struct variant_size;
template <class... T>
struct variant_size<variant<T...>> { static constexpr size_t value = sizeof...(T); };

template <class V>
constexpr size_t variant_size_v = variant_size<remove_cv_t<V>>::value;

template <size_t I, class V>
struct variant_alternative;
template <size_t I, class... T>
struct variant_alternative<I, variant<T...>> { using type = typename __nth<I, T...>::type; };

template <size_t I, class V>
using variant_alternative_t = typename variant_alternative<I, V>::type;

struct __any_value {
  virtual ~__any_value() {}
  virtual __any_value* copy() const { return nullptr; }
  virtual __any_value* moved() { return this; }
  virtual type_info const& type() const noexcept { return __typeid<void>(); }
};
template <class T>
struct __any_of : __any_value {
  T x_;
  template <class X> __any_of(X&& x) : x_(std::forward<X>(x)) {}
  template <class... A> __any_of(in_place_t, A&&... a) : x_(std::forward<A>(a)...) {}
  __any_value* copy() const override { return new __any_of(x_); }
  type_info const& type() const noexcept override { return __typeid<T>(); }
  // a small one lies in the object itself
  __any_value* moved() override {
    if constexpr (sizeof(T) <= 8 && alignof(T) <= 8 && is_nothrow_move_constructible_v<T>) return new __any_of(std::move(x_));
    else return this;
  }
};
struct any {
  static constexpr size_t __bytes = 16;
  __any_value* p_ = nullptr;
  any() noexcept {}
  any(any const& o) : p_(o.p_ ? o.p_->copy() : nullptr) {}
  any(any&& o) noexcept { __take(o); }
  void __take(any& o) noexcept {
    auto* was = o.p_;
    o.p_ = nullptr;
    if (was == nullptr) return;
    p_ = was->moved();
    if (p_ != was) delete was;
  }
  template <class X, class = enable_if_t<!is_same_v<decay_t<X>, any> && is_copy_constructible_v<decay_t<X>>>> any(X&& x) : p_(new __any_of<decay_t<X>>(std::forward<X>(x))) {}
  template <class T, class... A> explicit any(in_place_type_t<T>, A&&... a) : p_(new __any_of<T>(in_place_t{}, std::forward<A>(a)...)) {}
  ~any() { delete p_; }
  any& operator=(any const& o) { return *this = any(o); }
  any& operator=(any&& o) noexcept { if (this != &o) { reset(); __take(o); } return *this; }
  template <class X, class = enable_if_t<!is_same_v<decay_t<X>, any> && is_copy_constructible_v<decay_t<X>>>> any& operator=(X&& x) { return *this = any(std::forward<X>(x)); }
  bool has_value() const noexcept { return p_ != nullptr; }
  type_info const& type() const noexcept { return p_ ? p_->type() : __typeid<void>(); }
  void reset() noexcept { delete p_; p_ = nullptr; }
  void swap(any& o) noexcept {
    if (this == &o) return;
    if (p_ == nullptr) return __take(o);
    if (o.p_ == nullptr) return o.__take(*this);
    any x;
    x.__take(o);
    o.__take(*this);
    __take(x);
  }
  template <class T, class... A> T& emplace(A&&... a) { reset(); p_ = new __any_of<T>(in_place_t{}, std::forward<A>(a)...); return *any_cast<T>(this); }
};
inline void swap(any& a, any& b) noexcept { a.swap(b); }
struct bad_any_cast : bad_cast { bad_any_cast() { what_ = "bad any_cast"; } };
template <class T>
T* any_cast(any const* a) noexcept {
  if (a == nullptr || a->p_ == nullptr) return nullptr;
  auto* held = dynamic_cast<__any_of<remove_cv_t<T>>*>(a->p_);
  return held ? &held->x_ : nullptr;
}
template <class T>
T any_cast(any const& a) {
  auto* p = any_cast<remove_cvref_t<T>>(&a);
  if (p == nullptr) throw bad_any_cast();
  return *p;
}
template <class T>
T any_cast(any&& a) {
  auto* p = any_cast<remove_cvref_t<T>>(&a);
  if (p == nullptr) throw bad_any_cast();
  if constexpr (is_lvalue_reference_v<T>) return *p;
  else return std::move(*p);
}
template <class T, class... A>
any make_any(A&&... a) { return any(in_place_type_t<T>{}, std::forward<A>(a)...); }

// Whether a function keeps what is called within itself, where no memory is asked for.
template <class F>
constexpr bool __lies_in_function = sizeof(F) <= 16 && alignof(F) <= 8 && is_trivially_copyable_v<F>;

template <class F>
struct function;
template <class F, class G>
F* __target(G& held) noexcept { if constexpr (is_same_v<F, G>) return &held; else return nullptr; }
template <class G>
type_info const& __target_type(G&) noexcept { return typeid(G); }
template <class R, class... A>
struct function<R(A...)> {
  using result_type = R;
  static constexpr size_t __bytes = 32;
  static constexpr bool __scattered = true;
  // what it holds knows its type by itself
  void* p_ = nullptr;
  function() noexcept {}
  function(nullptr_t) noexcept {}
  function(function const& o) { if (o.p_) p_ = __new_copy(*o.p_); }
  function(function&& o) noexcept : p_(o.p_) { o.p_ = nullptr; }
  template <class F, class = enable_if_t<!is_same_v<decay_t<F>, function> && !is_arithmetic_v<decay_t<F>> && is_invocable_r_v<R, decay_t<F>&, A...>>>
  function(F&& f) noexcept(__lies_in_function<decay_t<F>> && is_nothrow_constructible_v<decay_t<F>, F>) {
    __require_callable<R, A...>(f);
    if (!__is_null(f)) p_ = __new_copy(std::forward<F>(f));
  }
  ~function() { delete p_; }
  function& operator=(function const& o) { function copy(o); swap(copy); return *this; }
  function& operator=(function&& o) noexcept { function moved(std::move(o)); swap(moved); return *this; }
  function& operator=(nullptr_t) noexcept { function none; swap(none); return *this; }
  template <class F, class = enable_if_t<!is_same_v<decay_t<F>, function> && !is_arithmetic_v<decay_t<F>> && is_invocable_r_v<R, decay_t<F>&, A...>>>
  function& operator=(F&& f) noexcept(__lies_in_function<decay_t<F>> && is_nothrow_constructible_v<decay_t<F>, F>) { function made(std::forward<F>(f)); swap(made); return *this; }
  void swap(function& o) noexcept { auto p = p_; p_ = o.p_; o.p_ = p; }
  explicit operator bool() const noexcept { return p_ != nullptr; }
  template <class F> F* target() const noexcept { return p_ == nullptr ? nullptr : __target<F>(*p_); }
  type_info const& target_type() const noexcept { return p_ == nullptr ? typeid(void) : __target_type(*p_); }
  R operator()(A... a) const {
    if (p_ == nullptr) throw bad_function_call();
    return (*p_)(std::forward<A>(a)...);
  }
};
template <class R, class... A>
bool operator==(function<R(A...)> const& f, nullptr_t) noexcept { return !f; }
template <class R, class... A>
bool operator==(nullptr_t, function<R(A...)> const& f) noexcept { return !f; }
template <class R, class... A>
bool operator!=(function<R(A...)> const& f, nullptr_t) noexcept { return (bool)f; }
template <class R, class... A>
bool operator!=(nullptr_t, function<R(A...)> const& f) noexcept { return (bool)f; }

template <class F>
void* __new_copy(F&& f) { return new decay_t<F>(std::forward<F>(f)); }

template <class S>
bool __is_null(function<S> const& f) { return f.p_ == nullptr; }
template <class F>
bool __is_null(F const& f) {
  if constexpr (is_pointer_v<F> || is_member_pointer_v<F>) return f == nullptr;
  else return false;
}

template <int N>
struct __placeholder {};

namespace placeholders {
  constexpr __placeholder<1> _1;
  constexpr __placeholder<2> _2;
  constexpr __placeholder<3> _3;
  constexpr __placeholder<4> _4;
  constexpr __placeholder<5> _5;
}

template <class T>
struct is_placeholder { static constexpr int value = 0; };
template <int N>
struct is_placeholder<__placeholder<N>> { static constexpr int value = N; };

template <class T>
struct is_bind_expression { static constexpr bool value = false; };
template <class F, class... A>
struct is_bind_expression<__bind<F, A...>> { static constexpr bool value = true; };

template <size_t I, class C, class... R>
decltype(auto) __given_at(C&& first, R&&... rest) {
  if constexpr (I == 0) return std::forward<C>(first);
  else return __given_at<I - 1>(std::forward<R>(rest)...);
}

template <class A, class... C>
decltype(auto) __bound(A& held, C&&... given) {
  using T = remove_const_t<A>;
  if constexpr (is_placeholder<T>::value > 0) return __given_at<is_placeholder<T>::value - 1>(std::forward<C>(given)...);
  else if constexpr (is_bind_expression<T>::value) return held(std::forward<C>(given)...);
  else if constexpr (__is_reference_wrapper<T>::value) return held.get();
  else return (held);
}

template <class T>
struct __is_reference_wrapper { static constexpr bool value = false; };
template <class T>
struct __is_reference_wrapper<reference_wrapper<T>> { static constexpr bool value = true; };

template <class F, class... A>
struct __bind {
  F f_;
  std::tuple<A...> held_;
  template <class S, size_t... I, class... C>
  static decltype(auto) __call(S& self, __seq<I...>, C&&... given) {
    if constexpr ((is_bind_expression<A>::value || ...)) return invoke(self.f_, __bound(get<I>(self.held_), std::forward<C>(given)...)...);
    else return invoke(self.f_, static_cast<decltype(__bound(get<I>(self.held_), std::forward<C>(given)...))&&>(__bound(get<I>(self.held_), std::forward<C>(given)...))...);
  }
  template <class... C> requires(is_invocable_v<F&, decltype(__bound(declval<A&>(), declval<C>()...))...>)
  decltype(auto) operator()(C&&... given) { return __call(*this, __make_seq<sizeof...(A)>(), std::forward<C>(given)...); }
  template <class... C> requires(is_invocable_v<F const&, decltype(__bound(declval<A const&>(), declval<C>()...))...>)
  decltype(auto) operator()(C&&... given) const { return __call(*this, __make_seq<sizeof...(A)>(), std::forward<C>(given)...); }
};

template <class F, class... A>
auto bind(F&& f, A&&... a) { return __bind<decay_t<F>, decay_t<A>...>{std::forward<F>(f), std::tuple<decay_t<A>...>(std::forward<A>(a)...)}; }

template <class F, class... A>
struct __bind_front {
  F f_;
  std::tuple<A...> held_;
  template <class S, size_t... I, class... C>
  static decltype(auto) __call(S&& self, __seq<I...>, C&&... given) { return invoke(std::forward<S>(self).f_, get<I>(std::forward<S>(self).held_)..., std::forward<C>(given)...); }
  template <class... C> requires(is_invocable_v<F&, A&..., C...>)
  decltype(auto) operator()(C&&... given) & noexcept(is_nothrow_invocable_v<F&, A&..., C...>) { return __call(*this, __make_seq<sizeof...(A)>(), std::forward<C>(given)...); }
  template <class... C> requires(is_invocable_v<F const&, A const&..., C...>)
  decltype(auto) operator()(C&&... given) const& noexcept(is_nothrow_invocable_v<F const&, A const&..., C...>) { return __call(*this, __make_seq<sizeof...(A)>(), std::forward<C>(given)...); }
  template <class... C> requires(is_invocable_v<F, A..., C...>)
  decltype(auto) operator()(C&&... given) && noexcept(is_nothrow_invocable_v<F, A..., C...>) { return __call(std::move(*this), __make_seq<sizeof...(A)>(), std::forward<C>(given)...); }
  template <class... C> requires(is_invocable_v<F const, A const..., C...>)
  decltype(auto) operator()(C&&... given) const&& noexcept(is_nothrow_invocable_v<F const, A const..., C...>) { return __call(std::move(*this), __make_seq<sizeof...(A)>(), std::forward<C>(given)...); }
};

template <class F, class... A>
auto bind_front(F&& f, A&&... a) { return __bind_front<decay_t<F>, decay_t<A>...>{std::forward<F>(f), std::tuple<decay_t<A>...>(std::forward<A>(a)...)}; }

template <class P>
struct __mem_fn {
  P p_;
  template <class... A> requires(is_invocable_v<P, A...>) decltype(auto) operator()(A&&... a) const noexcept(is_nothrow_invocable_v<P, A...>) { return p_(std::forward<A>(a)...); }
};

template <class M, class C>
auto mem_fn(M C::*p) noexcept { return __mem_fn<M C::*>{p}; }

struct type_info {
  static constexpr size_t __bytes = 16;
  long number_ = 0;
  bool operator==(type_info const& o) const noexcept { return number_ == o.number_; }
  bool operator!=(type_info const& o) const noexcept { return number_ != o.number_; }
  size_t hash_code() const noexcept { return hash<std::string>()(name()); }
  bool before(type_info const& o) const noexcept { return number_ < o.number_; }
  char const* name() const { return __mangled(number_); }
};

template <class T, bool B = false>
type_info const& __typeid() {
  if constexpr (B && is_lvalue_reference_v<T> && is_polymorphic_v<remove_reference_t<T>>) __type_number(0);
  static type_info of{__type_number<T>()};
  return of;
}

template <class S, class T>
type_info __typeid_of(T* object) {
  using U = remove_cvref_t<S>;
  if constexpr (is_polymorphic_v<U>) return type_info{__type_number(object)};
  else return __typeid<U>();
}

struct type_index {
  static constexpr size_t __bytes = 8;
  type_info const* of_;
  type_index(type_info const& of) : of_(&of) {}
  bool operator==(type_index const& o) const noexcept { return *of_ == *o.of_; }
  bool operator!=(type_index const& o) const noexcept { return *of_ != *o.of_; }
  bool operator<(type_index const& o) const noexcept { return of_->before(*o.of_); }
  size_t hash_code() const noexcept { return of_->hash_code(); }
  char const* name() const { return of_->name(); }
};
template <>
struct hash<type_index> { size_t operator()(type_index const& a) const { return a.hash_code(); } };
