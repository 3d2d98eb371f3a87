// Clocks, and spans of time as programs measure themselves.

template <long N, long D = 1>
struct __ratio {
  static constexpr long __common = D < 0 ? -__std_gcd(N, D) : __std_gcd(N, D);
  static constexpr long num = N / __common;
  static constexpr long den = D / __common;
  using type = __ratio<num, den>;
};

using nano = __ratio<1, 1000000000>;

using micro = __ratio<1, 1000000>;

using milli = __ratio<1, 1000>;

using centi = __ratio<1, 100>;

using deci = __ratio<1, 10>;

using kilo = __ratio<1000, 1>;

using mega = __ratio<1000000, 1>;

using giga = __ratio<1000000000, 1>;

namespace chrono {
  template <class R, class P = __ratio<1, 1>>
  struct duration {
    using rep = R;
    using period = P;
    R count_;
    duration() = default;
    template <class S, class = enable_if_t<is_arithmetic_v<S> && (is_floating_point_v<R> || !is_floating_point_v<S>)>>
    constexpr explicit duration(S const& n) : count_(n) {}
    template <class S, class Q, class = enable_if_t<is_floating_point_v<R> || (!is_floating_point_v<S> && Q::num * P::den % (Q::den * P::num) == 0)>>
    constexpr duration(duration<S, Q> const& o) : count_(__convert<R, P>(o)) {}
    constexpr R count() const { return count_; }
    constexpr duration operator+() const { return *this; }
    constexpr duration operator-() const { return duration(-count_); }
    duration& operator++() { ++count_; return *this; }
    duration operator++(int) { return duration(count_++); }
    duration& operator--() { --count_; return *this; }
    duration operator--(int) { return duration(count_--); }
    duration& operator+=(duration const& o) { count_ += o.count_; return *this; }
    duration& operator-=(duration const& o) { count_ -= o.count_; return *this; }
    duration& operator*=(R const& n) { count_ *= n; return *this; }
    duration& operator/=(R const& n) { count_ /= n; return *this; }
    duration& operator%=(R const& n) { count_ %= n; return *this; }
    static constexpr duration zero() { return duration(R(0)); }
    static constexpr duration max() { return duration(numeric_limits<R>::max()); }
    static constexpr duration min() { return duration(numeric_limits<R>::lowest()); }
  };
  // a count in another period, as duration_cast computes it
  template <class R, class P, class S, class Q>
  constexpr R __convert(duration<S, Q> const& d) {
    constexpr long a = gcd(Q::num, P::num), b = gcd(Q::den, P::den);
    constexpr long n = (Q::num / a) * (P::den / b), m = (Q::den / b) * (P::num / a);
    using C = common_type_t<common_type_t<R, S>, long>;
    if constexpr (m == 1 && n == 1) return R(d.count_);
    else if constexpr (m == 1) return R(C(d.count_) * C(n));
    else if constexpr (n == 1) return R(C(d.count_) / C(m));
    else return R(C(d.count_) * C(n) / C(m));
  }
  template <class P, class Q>
  struct __both { using type = __ratio<gcd(P::num, Q::num), P::den / gcd(P::den, Q::den) * Q::den>; };
  template <class R, class P, class S, class Q>
  struct __shared { using type = duration<common_type_t<R, S>, typename __both<P, Q>::type>; };
  template <class D, class S, class Q>
  constexpr D duration_cast(duration<S, Q> const& d) { return D(__convert<typename D::rep, typename D::period>(d)); }
  template <class R, class P, class S, class Q>
  constexpr auto operator+(duration<R, P> const& a, duration<S, Q> const& b) {
    using D = typename __shared<R, P, S, Q>::type;
    return D(D(a).count_ + D(b).count_);
  }
  template <class R, class P, class S, class Q>
  constexpr auto operator-(duration<R, P> const& a, duration<S, Q> const& b) {
    using D = typename __shared<R, P, S, Q>::type;
    return D(D(a).count_ - D(b).count_);
  }
  template <class R, class P, class S, class Q>
  constexpr auto operator/(duration<R, P> const& a, duration<S, Q> const& b) {
    using D = typename __shared<R, P, S, Q>::type;
    return D(a).count_ / D(b).count_;
  }
  template <class R, class P, class S, class Q>
  constexpr auto operator%(duration<R, P> const& a, duration<S, Q> const& b) {
    using D = typename __shared<R, P, S, Q>::type;
    return D(D(a).count_ % D(b).count_);
  }
  template <class R, class P, class N, class = enable_if_t<is_arithmetic_v<N>>>
  constexpr auto operator*(duration<R, P> const& a, N const& n) {
    using C = common_type_t<R, N>;
    return duration<C, P>(C(a.count_) * C(n));
  }
  template <class N, class R, class P, class = enable_if_t<is_arithmetic_v<N>>>
  constexpr auto operator*(N const& n, duration<R, P> const& a) { return a * n; }
  template <class R, class P, class N, class = enable_if_t<is_arithmetic_v<N>>>
  constexpr auto operator/(duration<R, P> const& a, N const& n) {
    using C = common_type_t<R, N>;
    return duration<C, P>(C(a.count_) / C(n));
  }
  template <class R, class P, class N, class = enable_if_t<is_arithmetic_v<N>>>
  constexpr auto operator%(duration<R, P> const& a, N const& n) {
    using C = common_type_t<R, N>;
    return duration<C, P>(C(a.count_) % C(n));
  }
  template <class R, class P, class S, class Q>
  constexpr bool operator==(duration<R, P> const& a, duration<S, Q> const& b) {
    using D = typename __shared<R, P, S, Q>::type;
    return D(a).count_ == D(b).count_;
  }
  template <class R, class P, class S, class Q>
  constexpr bool operator<(duration<R, P> const& a, duration<S, Q> const& b) {
    using D = typename __shared<R, P, S, Q>::type;
    return D(a).count_ < D(b).count_;
  }
  template <class R, class P, class S, class Q>
  constexpr bool operator!=(duration<R, P> const& a, duration<S, Q> const& b) { return !(a == b); }
  template <class R, class P, class S, class Q>
  constexpr bool operator>(duration<R, P> const& a, duration<S, Q> const& b) { return b < a; }
  template <class R, class P, class S, class Q>
  constexpr bool operator<=(duration<R, P> const& a, duration<S, Q> const& b) { return !(b < a); }
  template <class R, class P, class S, class Q>
  constexpr bool operator>=(duration<R, P> const& a, duration<S, Q> const& b) { return !(a < b); }
  using nanoseconds = duration<long, __ratio<1, 1000000000>>;
  using microseconds = duration<long, __ratio<1, 1000000>>;
  using milliseconds = duration<long, __ratio<1, 1000>>;
  using seconds = duration<long, __ratio<1, 1>>;
  using minutes = duration<long, __ratio<60, 1>>;
  using hours = duration<long, __ratio<3600, 1>>;
  using days = duration<long, __ratio<86400, 1>>;
  using weeks = duration<long, __ratio<604800, 1>>;
  using months = duration<long, __ratio<2629746, 1>>;
  using years = duration<long, __ratio<31556952, 1>>;
  template <class D, class S, class Q>
  constexpr D floor(duration<S, Q> const& d) { D to = duration_cast<D>(d); return to > d ? to - D(1) : to; }
  template <class D, class S, class Q>
  constexpr D ceil(duration<S, Q> const& d) { D to = duration_cast<D>(d); return to < d ? to + D(1) : to; }
  template <class D, class S, class Q>
  constexpr D round(duration<S, Q> const& d) {
    D low = floor<D>(d), high = low + D(1);
    auto below = d - low, above = high - d;
    return below < above || (below == above && low.count_ % 2 == 0) ? low : high;
  }
  template <class R, class P>
  constexpr duration<R, P> abs(duration<R, P> const& d) { return d < duration<R, P>(0) ? -d : d; }
  template <class C, class D = typename C::duration>
  struct time_point {
    using clock = C;
    using duration = D;
    using rep = typename D::rep;
    using period = typename D::period;
    D since_ = D(0);
    constexpr time_point() noexcept(false) {}
    constexpr explicit time_point(D const& since) : since_(since) {}
    template <class E> constexpr time_point(time_point<C, E> const& o) : since_(o.since_) {}
    constexpr D time_since_epoch() const { return since_; }
    time_point& operator+=(D const& d) { since_ += d; return *this; }
    time_point& operator-=(D const& d) { since_ -= d; return *this; }
    static constexpr time_point max() { return time_point(D::max()); }
    static constexpr time_point min() { return time_point(D::min()); }
  };
  template <class C, class D, class E>
  constexpr auto operator-(time_point<C, D> const& a, time_point<C, E> const& b) { return a.since_ - b.since_; }
  template <class C, class D, class R, class P>
  constexpr auto operator+(time_point<C, D> const& a, duration<R, P> const& d) {
    auto since = a.since_ + d;
    return time_point<C, decltype(since)>(since);
  }
  template <class C, class D, class R, class P>
  constexpr auto operator-(time_point<C, D> const& a, duration<R, P> const& d) {
    auto since = a.since_ - d;
    return time_point<C, decltype(since)>(since);
  }
  template <class C, class D, class E>
  constexpr bool operator==(time_point<C, D> const& a, time_point<C, E> const& b) { return a.since_ == b.since_; }
  template <class C, class D, class E>
  constexpr bool operator!=(time_point<C, D> const& a, time_point<C, E> const& b) { return a.since_ != b.since_; }
  template <class C, class D, class E>
  constexpr bool operator<(time_point<C, D> const& a, time_point<C, E> const& b) { return a.since_ < b.since_; }
  template <class C, class D, class E>
  constexpr bool operator>(time_point<C, D> const& a, time_point<C, E> const& b) { return a.since_ > b.since_; }
  template <class C, class D, class E>
  constexpr bool operator<=(time_point<C, D> const& a, time_point<C, E> const& b) { return a.since_ <= b.since_; }
  template <class C, class D, class E>
  constexpr bool operator>=(time_point<C, D> const& a, time_point<C, E> const& b) { return a.since_ >= b.since_; }
  template <class E, class C, class D>
  constexpr time_point<C, E> time_point_cast(time_point<C, D> const& t) { return time_point<C, E>(duration_cast<E>(t.since_)); }
  struct system_clock {
    using rep = long;
    using period = __ratio<1, 1000000000>;
    using duration = chrono::duration<long, period>;
    using time_point = chrono::time_point<system_clock>;
    static constexpr bool is_steady = false;
    static time_point now() noexcept { return time_point(duration(__nanoseconds(false))); }
    static long to_time_t(time_point const& t) { return duration_cast<seconds>(t.since_).count_; }
    static time_point from_time_t(long t) { return time_point(seconds(t)); }
  };
  using high_resolution_clock = system_clock;
  struct steady_clock {
    using rep = long;
    using period = __ratio<1, 1000000000>;
    using duration = chrono::duration<long, period>;
    using time_point = chrono::time_point<steady_clock>;
    static constexpr bool is_steady = true;
    static time_point now() noexcept { return time_point(duration(__nanoseconds(true))); }
  };
}
constexpr chrono::nanoseconds operator""ns(unsigned long long n) { return chrono::nanoseconds(n); }
constexpr chrono::microseconds operator""us(unsigned long long n) { return chrono::microseconds(n); }
constexpr chrono::milliseconds operator""ms(unsigned long long n) { return chrono::milliseconds(n); }
constexpr chrono::seconds operator""s(unsigned long long n) { return chrono::seconds(n); }
constexpr chrono::minutes operator""min(unsigned long long n) { return chrono::minutes(n); }
constexpr chrono::hours operator""h(unsigned long long n) { return chrono::hours(n); }
constexpr auto operator""ns(long double n) { return chrono::duration<long double, __ratio<1, 1000000000>>(n); }
constexpr auto operator""us(long double n) { return chrono::duration<long double, __ratio<1, 1000000>>(n); }
constexpr auto operator""ms(long double n) { return chrono::duration<long double, __ratio<1, 1000>>(n); }
constexpr auto operator""s(long double n) { return chrono::duration<long double, __ratio<1, 1>>(n); }
constexpr auto operator""min(long double n) { return chrono::duration<long double, __ratio<60, 1>>(n); }
constexpr auto operator""h(long double n) { return chrono::duration<long double, __ratio<3600, 1>>(n); }

namespace this_thread {
  template <class D>
  void sleep_until(D end) { while (D::clock::now() < end) {} }
  template <class R, class P>
  void sleep_for(chrono::duration<R, P> time) { auto end = chrono::steady_clock::now() + time; while (chrono::steady_clock::now() < end) {} }
}
