// Function objects of CuTe and of the standard library.

template <class T = void>
struct plus { template <class A, class B> constexpr auto operator()(A const& a, B const& b) const { return a + b; } };

template <class T = void>
struct minus { template <class A, class B> constexpr auto operator()(A const& a, B const& b) const { return a - b; } };

template <class T = void>
struct multiplies { template <class A, class B> constexpr auto operator()(A const& a, B const& b) const { return a * b; } };

template <class T = void>
struct less { template <class A, class B> constexpr auto operator()(A const& a, B const& b) const { return a < b; } };

template <class T = void>
struct greater { template <class A, class B> constexpr auto operator()(A const& a, B const& b) const { return a > b; } };

struct identity { template <class T> constexpr decltype(auto) operator()(T&& x) const { return x; } };

struct conjugate { template <class T> constexpr auto operator()(T const& x) const { return conj(x); } };

template <class T = void>
struct negate { template <class A> constexpr auto operator()(A const& x) const { return -x; } };

template <class T = void>
struct greater_equal { template <class A, class B> constexpr auto operator()(A const& a, B const& b) const { return a >= b; } };

template <class T = void>
struct less_equal { template <class A, class B> constexpr auto operator()(A const& a, B const& b) const { return a <= b; } };

template <class T = void>
struct equal_to { template <class A, class B> constexpr auto operator()(A const& a, B const& b) const { return a == b; } };

template <class T = void>
struct divides { template <class A, class B> constexpr auto operator()(A const& a, B const& b) const { return a / b; } };

template <class T>
struct hash { size_t operator()(T const& a) const { return __hash(a); } };

template <class T = void>
struct modulus { template <class A, class B> constexpr auto operator()(A const& a, B const& b) const { return a % b; } };

template <class T = void>
struct bit_and { template <class A, class B> constexpr auto operator()(A const& a, B const& b) const { return a & b; } };

template <class T = void>
struct bit_or { template <class A, class B> constexpr auto operator()(A const& a, B const& b) const { return a | b; } };

template <class T = void>
struct bit_xor { template <class A, class B> constexpr auto operator()(A const& a, B const& b) const { return a ^ b; } };

template <class T = void>
struct not_equal_to { template <class A, class B> constexpr auto operator()(A const& a, B const& b) const { return a != b; } };

template <class T = void>
struct logical_and { template <class A, class B> constexpr auto operator()(A const& a, B const& b) const { return a && b; } };

template <class T = void>
struct logical_or { template <class A, class B> constexpr auto operator()(A const& a, B const& b) const { return a || b; } };

template <class T = void>
struct logical_not { template <class A> constexpr auto operator()(A const& a) const { return !a; } };
