// Random engines as the standard defines them, and the distributions in the steps of libstdc++.

template <class T, T A, T C, T M>
struct linear_congruential_engine {
  using result_type = T;
  static constexpr T multiplier = A;
  static constexpr T increment = C;
  static constexpr T modulus = M;
  static constexpr T default_seed = 1;
  T x_;
  linear_congruential_engine() noexcept(false) { seed(1); }
  explicit linear_congruential_engine(T s) { seed(s); }
  static constexpr T __left(T x) { if constexpr (M == 0) return x; else return x % M; }
  void seed(T s = 1) { x_ = __left(C) == 0 && __left(s) == 0 ? 1 : __left(s); }
  static constexpr T min() { return C == 0 ? 1 : 0; }
  static constexpr T max() { return M - 1; }
  static constexpr T __next(T x) {
    if constexpr (M == 0) return A * x + C;
    else if constexpr (M <= 0xffffffff) return ((unsigned long long)(A) * x + C) % M;
    else {
      unsigned long long sum = C % M, a = A % M;
      for (unsigned long long by = x; by != 0; by >>= 1) {
        if (by & 1) sum = sum >= M - a ? sum - (M - a) : sum + a;
        a = a >= M - a ? a - (M - a) : a + a;
      }
      return sum;
    }
  }
  T operator()() { return x_ = __next(x_); }
  void discard(unsigned long long n) { for (; n > 0; --n) (*this)(); }
  bool operator==(linear_congruential_engine const& o) const { return x_ == o.x_; }
  bool operator!=(linear_congruential_engine const& o) const { return x_ != o.x_; }
};

using minstd_rand0 = linear_congruential_engine<unsigned long, 16807ul, 0ul, 2147483647ul>;

using minstd_rand = linear_congruential_engine<unsigned long, 48271ul, 0ul, 2147483647ul>;

using default_random_engine = minstd_rand0;

template <class T, size_t W, size_t N, size_t Mid, size_t R, T A, size_t U, T D, size_t S, T B, size_t Q, T C, size_t L, T F>
struct mersenne_twister_engine {
  using result_type = T;
  static constexpr T default_seed = 5489;
  T x_[N];
  size_t at_;
  mersenne_twister_engine() noexcept(false) { seed(default_seed); }
  explicit mersenne_twister_engine(T s) { seed(s); }
  void seed(T s = default_seed) { at_ = N; __seed_twister(x_, s, F, W, N); }
  static constexpr T min() { return 0; }
  static constexpr T max() { return ~T(0) >> (sizeof(T) * 8 - W); }
  T operator()() {
    if (at_ >= N) { __turn_twister(x_, N, Mid, R, A, W); at_ = 0; }
    T z = x_[at_++];
    z ^= (z >> U) & D;
    z ^= (z << S) & B;
    z ^= (z << Q) & C;
    z ^= (z >> L);
    return z;
  }
  void discard(unsigned long long n) { for (; n > 0; --n) (*this)(); }
  bool operator==(mersenne_twister_engine const& o) const {
    for (size_t i = 0; i < N; ++i) if (x_[i] != o.x_[i]) return false;
    return at_ == o.at_;
  }
  bool operator!=(mersenne_twister_engine const& o) const { return !(*this == o); }
};

template <class T>
void __seed_twister(T* x, T s, T f, size_t w, size_t n) {
  x[0] = w == 32 ? s & 0xffffffff : s;
  for (size_t i = 1; i < n; ++i) {
    T z = x[i - 1] ^ (x[i - 1] >> (w - 2));
    z = z * f + i;
    x[i] = w == 32 ? z & 0xffffffff : z;
  }
}

template <class T>
void __turn_twister(T* x, size_t n, size_t m, size_t r, T a, size_t w) {
  T low = (T(1) << r) - 1;
  for (size_t k = 0; k < n; ++k) {
    T y = (x[k] & ~low) | (x[k + 1 < n ? k + 1 : 0] & low);
    x[k] = x[k + m < n ? k + m : k + m - n] ^ (y >> 1) ^ (y & 1 ? a : 0);
  }
}

using mt19937 = mersenne_twister_engine<unsigned long, 32, 624, 397, 31, 0x9908b0dful, 11, 0xfffffffful, 7, 0x9d2c5680ul, 15, 0xefc60000ul, 18, 1812433253ul>;

using mt19937_64 = mersenne_twister_engine<unsigned long, 64, 312, 156, 31, 0xb5026f5aa96619e9ul, 29, 0x5555555555555555ul, 17, 0x71d67fffeda60000ul, 37, 0xfff7eee000000000ul, 43, 6364136223846793005ul>;

// A number below `range` of an engine whose numbers span more.
template <class G>
unsigned long __below(G& g, unsigned long range) {
  unsigned long span = g.max() - g.min();
  if (span == 0xfffffffffffffffful) {
    unsigned long low = 0, high = __wide_product(g(), range, low);
    if (low < range) {
      unsigned long least = -range % range;
      while (low < least) high = __wide_product(g(), range, low);
    }
    return high;
  }
  if (span == 0xfffffffful) {
    unsigned long product = g() * range;
    unsigned low = product;
    if (low < range) {
      unsigned least = -unsigned(range) % unsigned(range);
      while (low < least) { product = g() * range; low = product; }
    }
    return product >> 32;
  }
  unsigned long part = span / range, past = range * part, n = 0;
  do n = (unsigned long)(g()) - g.min(); while (n >= past);
  return n / part;
}

// The upper half of a product of 128 bits, and its lower half.
inline unsigned long __wide_product(unsigned long a, unsigned long b, unsigned long& low) {
  unsigned long m = 0xffffffff, p = (a & m) * (b & m), q = (a >> 32) * (b & m), r = (a & m) * (b >> 32);
  unsigned long middle = (p >> 32) + (q & m) + (r & m);
  low = a * b;
  return (a >> 32) * (b >> 32) + (q >> 32) + (r >> 32) + (middle >> 32);
}

// A number from 0 to `most`, both of them meant.
template <class G>
unsigned long __up_to(G& g, unsigned long most) {
  unsigned long span = g.max() - g.min();
  if (span > most) return __below(g, most + 1);
  if (span == most) return (unsigned long)(g()) - g.min();
  unsigned long n = 0, above = 0;
  do {
    above = (span + 1) * __up_to(g, most / (span + 1));
    n = above + ((unsigned long)(g()) - g.min());
  } while (n > most || n < above);
  return n;
}

template <class T = int>
struct uniform_int_distribution {
  using result_type = T;
  T a_;
  T b_;
  uniform_int_distribution() noexcept(false) : a_(0), b_(numeric_limits<T>::max()) {}
  explicit uniform_int_distribution(T a, T b = numeric_limits<T>::max()) : a_(a), b_(b) {}
  T a() const { return a_; }
  T b() const { return b_; }
  T min() const { return a_; }
  T max() const { return b_; }
  void reset() {}
  template <class G> T operator()(G& g) { return T(__up_to(g, (unsigned long)(b_) - (unsigned long)(a_)) + (unsigned long)(a_)); }
};

// A number from 0 to 1 of as many bits as the type has.
template <class T, class G>
T __canonical(G& g, size_t most = size_t(-1)) {
  long double span = (long double)(g.max()) - (long double)(g.min()) + 1.0l;
  size_t bits = numeric_limits<T>::digits, of_engine = 0;
  for (long double s = span; s >= 2; s = s / 2) ++of_engine;
  if (most < bits) bits = most;
  size_t steps = (bits + of_engine - 1) / of_engine;
  if (steps == 0) steps = 1;
  T sum = 0, unit = 1;
  for (; steps != 0; --steps) {
    sum += T((long double)(g()) - (long double)(g.min())) * unit;
    unit = T(unit * span);
  }
  T x = sum / unit;
  return x >= 1 ? T(1) - numeric_limits<T>::epsilon() / T(2) : x;
}

template <class T, size_t Bits, class G>
T generate_canonical(G& g) { return __canonical<T>(g, Bits); }

template <class T = double>
struct uniform_real_distribution {
  using result_type = T;
  T a_;
  T b_;
  uniform_real_distribution() noexcept(false) : a_(0), b_(1) {}
  explicit uniform_real_distribution(T a, T b = T(1)) : a_(a), b_(b) {}
  T a() const { return a_; }
  T b() const { return b_; }
  T min() const { return a_; }
  T max() const { return b_; }
  void reset() {}
  template <class G> T operator()(G& g) { return __canonical<T>(g) * (b_ - a_) + a_; }
};

template <class T = double>
struct normal_distribution {
  using result_type = T;
  T mean_;
  T deviation_;
  T saved_ = 0;
  bool has_saved_ = false;
  normal_distribution() noexcept(false) : mean_(0), deviation_(1) {}
  explicit normal_distribution(T mean, T deviation = T(1)) : mean_(mean), deviation_(deviation) {}
  T mean() const { return mean_; }
  T stddev() const { return deviation_; }
  T min() const { return numeric_limits<T>::lowest(); }
  T max() const { return numeric_limits<T>::max(); }
  void reset() { has_saved_ = false; }
  template <class G> T operator()(G& g) {
    T z;
    if (has_saved_) {
      has_saved_ = false;
      z = saved_;
    } else {
      T x, y, r;
      do {
        x = T(2.0) * __canonical<T>(g) - T(1.0);
        y = T(2.0) * __canonical<T>(g) - T(1.0);
        r = x * x + y * y;
      } while (r > 1.0 || r == 0.0);
      T k = sqrt(-2 * log(r) / r);
      saved_ = x * k;
      has_saved_ = true;
      z = y * k;
    }
    return z * deviation_ + mean_;
  }
};

struct bernoulli_distribution {
  using result_type = bool;
  double p_;
  bernoulli_distribution() noexcept(false) : p_(0.5) {}
  explicit bernoulli_distribution(double p) : p_(p) {}
  double p() const { return p_; }
  void reset() {}
  template <class G> bool operator()(G& g) { return __canonical<double>(g) < p_; }
};

template <class T = double>
struct exponential_distribution {
  using result_type = T;
  T lambda_;
  exponential_distribution() noexcept(false) : lambda_(1) {}
  explicit exponential_distribution(T lambda) : lambda_(lambda) {}
  T lambda() const { return lambda_; }
  void reset() {}
  template <class G> T operator()(G& g) { return -log(T(1) - __canonical<T>(g)) / lambda_; }
};

struct random_device {
  using result_type = unsigned;
  random_device() noexcept(false) {}
  random_device(random_device const&) = delete;
  random_device& operator=(random_device const&) = delete;
  ~random_device() {}
  explicit random_device(std::string const&) {}
  static constexpr unsigned min() { return 0; }
  static constexpr unsigned max() { return 4294967295u; }
  double entropy() const { return 0.0; }
  unsigned operator()() { return __entropy(); }
};

template <class I, class G>
void shuffle(I first, I last, G&& g) {
  if (first == last) return;
  unsigned long n = last - first;
  if ((unsigned long)(g.max() - g.min()) / n >= n) {
    // two places by one number
    I i = first + 1;
    if (n % 2 == 0) { iter_swap(i, first + __up_to(g, 1)); ++i; }
    while (i != last) {
      unsigned long range = i - first + 1;
      unsigned long x = __up_to(g, range * (range + 1) - 1);
      iter_swap(i, first + x / (range + 1));
      ++i;
      iter_swap(i, first + x % (range + 1));
      ++i;
    }
    return;
  }
  for (I i = first + 1; i != last; ++i) iter_swap(i, first + __up_to(g, i - first));
}

template <class I, class O, class N, class G>
O sample(I first, I last, O out, N n, G&& g) {
  unsigned long left = distance(first, last), wanted = n;
  if (wanted > left) wanted = left;
  if (wanted != 0 && (unsigned long)(g.max() - g.min()) / left >= left) {
    // two choices by one number
    while (wanted != 0 && left >= 2) {
      unsigned long x = __up_to(g, left * (left - 1) - 1);
      unsigned long chosen[2] = {x / (left - 1), x % (left - 1)};
      for (int i = 0; i < 2 && wanted != 0; ++i) {
        --left;
        if (chosen[i] < wanted) { *out++ = *first; --wanted; }
        ++first;
      }
    }
  }
  for (; wanted != 0; ++first) {
    if (__up_to(g, --left) < wanted) { *out++ = *first; --wanted; }
  }
  return out;
}

template <class T = int>
struct discrete_distribution {
  using result_type = T;
  std::vector<double> p_, sums_;
  discrete_distribution() noexcept(false) {}
  discrete_distribution(discrete_distribution const&) = default;
  template <class I>
  discrete_distribution(I first, I last) : p_(first, last) { __begin(); }
  discrete_distribution(std::initializer_list<double> list) : p_(list.begin(), list.end()) { __begin(); }
  void __begin() {
    if (p_.size() < 2) { p_.clear(); return; }
    double all = 0, sum = 0;
    for (double p : p_) all += p;
    for (double& p : p_) { p /= all; sum += p; sums_.push_back(sum); }
    sums_.back() = 1.0;
  }
  std::vector<double> probabilities() const { return p_.empty() ? std::vector<double>(1, 1.0) : p_; }
  T min() const { return 0; }
  T max() const { return p_.empty() ? 0 : T(p_.size() - 1); }
  void reset() {}
  template <class G> T operator()(G& g) {
    if (sums_.empty()) return 0;
    double x = __canonical<double>(g);
    T i = 0;
    while (sums_[i] < x) ++i;
    return i;
  }
};

template <class T = int>
struct geometric_distribution {
  using result_type = T;
  double p_;
  geometric_distribution() noexcept(false) : p_(0.5) {}
  explicit geometric_distribution(double p) : p_(p) {}
  double p() const { return p_; }
  void reset() {}
  template <class G> T operator()(G& g) {
    double half = (1 - numeric_limits<double>::epsilon()) / 2, most = numeric_limits<T>::max() + half, x;
    do x = floor(log(1.0 - __canonical<double>(g)) / log(1.0 - p_)); while (x >= most);
    return T(x + half);
  }
};

template <class T = int>
struct poisson_distribution {
  using result_type = T;
  double mean_;
  poisson_distribution() noexcept(false) : mean_(1) {}
  explicit poisson_distribution(double mean) : mean_(mean) {}
  double mean() const { return mean_; }
  void reset() {}
  template <class G> T operator()(G& g) {
    if (mean_ >= 12) __unread("a `std::poisson_distribution` of a mean of 12 or more is not read");
    T n = 0;
    double product = 1.0, least = exp(-mean_);
    do { product *= __canonical<double>(g); ++n; } while (product > least);
    return n - 1;
  }
};

template <class T = int>
struct binomial_distribution {
  using result_type = T;
  T t_;
  double p_;
  binomial_distribution() noexcept(false) : t_(1), p_(0.5) {}
  explicit binomial_distribution(T t, double p = 0.5) : t_(t), p_(p) {}
  T t() const { return t_; }
  double p() const { return p_; }
  void reset() {}
  template <class G> T operator()(G& g) {
    double p = p_ <= 0.5 ? p_ : 1.0 - p_, sum = 0, most = -log(1 - p);
    if (t_ * p >= 8) __unread("a `std::binomial_distribution` whose mean is 8 or more is not read");
    T n = 0;
    while (n != t_) {
      sum += -log(1.0 - __canonical<double>(g)) / (t_ - n);
      if (sum > most) break;
      ++n;
    }
    return p == p_ ? n : t_ - n;
  }
};

template <class T = double>
struct gamma_distribution {
  using result_type = T;
  T alpha_;
  T beta_;
  normal_distribution<T> normal_;
  gamma_distribution() noexcept(false) : alpha_(1), beta_(1) {}
  explicit gamma_distribution(T alpha, T beta = T(1)) : alpha_(alpha), beta_(beta) {}
  T alpha() const { return alpha_; }
  T beta() const { return beta_; }
  void reset() { normal_.reset(); }
  template <class G> T operator()(G& g) {
    T least = alpha_ < 1 ? alpha_ + T(1) : alpha_, a = least - T(1) / T(3), c = T(1) / sqrt(T(9) * a), u, v, n;
    do {
      do { n = normal_(g); v = T(1) + c * n; } while (v <= 0);
      v = v * v * v;
      u = __canonical<T>(g);
    } while (u > T(1) - T(0.0331) * n * n * n * n && log(u) > 0.5 * n * n + a * (T(1) - v + log(v)));
    if (alpha_ == least) return a * v * beta_;
    do u = __canonical<T>(g); while (u == 0);
    return pow(u, T(1) / alpha_) * a * v * beta_;
  }
};

template <class T = double>
struct chi_squared_distribution {
  using result_type = T;
  T n_;
  gamma_distribution<T> gamma_;
  explicit chi_squared_distribution(T n = T(1)) noexcept(false) : n_(n), gamma_(n / 2) {}
  T n() const { return n_; }
  void reset() { gamma_.reset(); }
  template <class G> T operator()(G& g) { return 2 * gamma_(g); }
};

template <class T = double>
struct student_t_distribution {
  using result_type = T;
  T n_;
  normal_distribution<T> normal_;
  gamma_distribution<T> gamma_;
  explicit student_t_distribution(T n = T(1)) noexcept(false) : n_(n), gamma_(n / 2, 2) {}
  T n() const { return n_; }
  void reset() { normal_.reset(); gamma_.reset(); }
  template <class G> T operator()(G& g) { T x = normal_(g); return x * sqrt(n_ / gamma_(g)); }
};

template <class T = double>
struct lognormal_distribution {
  using result_type = T;
  T m_;
  T s_;
  normal_distribution<T> normal_;
  explicit lognormal_distribution(T m = T(0), T s = T(1)) noexcept(false) : m_(m), s_(s) {}
  T m() const { return m_; }
  T s() const { return s_; }
  void reset() { normal_.reset(); }
  template <class G> T operator()(G& g) { return exp(s_ * normal_(g) + m_); }
};

template <class T = double>
struct cauchy_distribution {
  using result_type = T;
  T a_;
  T b_;
  explicit cauchy_distribution(T a = T(0), T b = T(1)) noexcept(false) : a_(a), b_(b) {}
  T a() const { return a_; }
  T b() const { return b_; }
  void reset() {}
  template <class G> T operator()(G& g) {
    T u;
    do u = __canonical<T>(g); while (u == 0.5);
    return a_ + b_ * tan(T(3.1415926535897932384626433832795029L) * u);
  }
};

template <class T = double>
struct weibull_distribution {
  using result_type = T;
  T a_;
  T b_;
  explicit weibull_distribution(T a = T(1), T b = T(1)) noexcept(false) : a_(a), b_(b) {}
  T a() const { return a_; }
  T b() const { return b_; }
  void reset() {}
  template <class G> T operator()(G& g) { return b_ * pow(-log(T(1) - __canonical<T>(g)), T(1) / a_); }
};

template <class T = double>
struct extreme_value_distribution {
  using result_type = T;
  T a_;
  T b_;
  explicit extreme_value_distribution(T a = T(0), T b = T(1)) noexcept(false) : a_(a), b_(b) {}
  T a() const { return a_; }
  T b() const { return b_; }
  void reset() {}
  template <class G> T operator()(G& g) { return a_ - b_ * log(-log(T(1) - __canonical<T>(g))); }
};
