// Functions that walk a tensor, element by element in the order of its coordinates.

template <class P, class S, class D>
void copy_if(P const& pred, S const& src, D&& dst) {
  if constexpr (__is_tensor(pred)) {
    __copy_if(pred, src, dst);
  } else {
    for (int i = 0; i < __size(dst); ++i)
      if (pred(i)) dst(i) = src(i);
  }
}

template <class C, class P, class S, class D>
void copy_if(C const& policy, P const& pred, S const& src, D&& dst) {
  if constexpr (__is_tensor(src) && __is_tensor(dst)) {
    if constexpr (__is_tensor(pred))
      __copy_if(policy, pred, src, dst);
    else
      copy_if(pred, src, dst);
  } else {
    for (auto p = policy; p != pred; ++p)
      if (dst(*p)) { *src = *p; ++src; }
  }
}

template <class A, class X, class B, class Y>
void axpby(A const& alpha, X const& x, B const& beta, Y&& y) { __axpby(alpha, x, beta, y); }
template <class A, class X, class B, class Y, class P>
void axpby(A const& alpha, X const& x, B const& beta, Y&& y, P const& p) {
  if constexpr (__is_tensor(p)) {
    __axpby(alpha, x, beta, y, p);
  } else {
    for (int i = 0; i < __size(x); ++i)
      if (p(i)) y(i) = beta == 0 ? alpha * x(i) : alpha * x(i) + beta * y(i);
  }
}

template <class T, class V, class F>
constexpr auto reduce(T const& t, V v, F&& f) {
  if constexpr (__is_tensor(t)) {
    for (int i = 0; i < __size(t); ++i) v = f(v, t(i));
    return v;
  } else {
    for (auto p = t; p != v; ++p) f = f + *p;
    return f;
  }
}

template <class T, class V>
constexpr auto reduce(T const& t, V v) {
  if constexpr (__is_tensor(t)) {
    for (int i = 0; i < __size(t); ++i) v = v + t(i);
    return v;
  } else {
    auto sum = *t;
    for (++t; t != v; ++t) sum = sum + *t;
    return sum;
  }
}

template <class S, class D, class F = plus<void>>
void batch_reduce(S const& src, D&& dst, F f = {}) {
  static_assert(rank(src) == Int<2>{});
  assert(size<1>(src) == size(dst));
  for (int i = 0; i < size(dst); ++i) dst(i) = reduce(src(_, i), dst(i), f);
}

template <class S, class D, class P, class F = plus<void>>
void logical_reduce(S const& src, D&& dst, P const& profile, F f = {}) {
  auto diced = dice(profile, layout(src));
  auto sliced = slice(profile, layout(src));
  auto red = conditional_return<rank(diced) == Int<0>{}>(Layout<_1, _0>{}, diced);
  auto batch = conditional_return<rank(sliced) == Int<0>{}>(Layout<_1, _0>{}, sliced);
  batch_reduce(make_tensor(data(src), make_layout(red, batch)), dst, f);
}

template <class T>
using subbyte_reference = decltype(make_tensor(recast_ptr<T>((void*)nullptr), Layout<_1>{})(0));

template <class T>
ostream& print_tensor_os(ostream& out, T const& t) {
  constexpr int modes = rank(t);
  if constexpr (modes == 1) {
    for (int i = 0; i < size(t); ++i) out << std::setw(9) << t(i) << std::endl;
  } else if constexpr (modes == 2) {
    for (int i = 0; i < size<0>(t); ++i) {
      for (int j = 0; j < size<1>(t); ++j) out << std::setw(9) << t(i, j);
      out << std::endl;
    }
  } else if constexpr (modes <= 4) {
    for (int k = 0; k < size<modes - 1>(t); ++k) {
      if (k > 0) out << std::string(9 * size<1>(t), modes == 3 ? '-' : '=') << std::endl;
      if constexpr (modes == 3) {
        print_tensor_os(out, t(_, _, k));
      } else {
        print_tensor_os(out, t(_, _, _, k));
      }
    }
  }
  return out;
}

template <class F, class I>
auto make_transform_iter(F const& f, I const& i) { return __through(f, i); }
template <class T>
auto __read(T const& t) {
  using E = remove_cvref_t<decltype(t(0))>;
  auto made = [&] {
    auto flat = make_layout(shape(t));
    if constexpr (is_static<decltype(flat)>::value) {
      return make_tensor<E>(flat);
    } else {
      return make_tensor(new E[size(flat)], flat);
    }
  }();
  for (int i = 0; i < __size(t); ++i) made(i) = t(i);
  return made;
}

template <class T, class F>
auto __lazy_transform(T const& t, F const& f) { return make_tensor(make_transform_iter(f, data(t)), layout(t)); }

template <class L>
using get_swizzle_t = decltype(get_swizzle_portion(declval<L>()));

template <class S, class D>
void __copy_each(S const& from, D&& to) {
  using A = typename S::value_type;
  using B = typename remove_cvref_t<D>::value_type;
  for (int i = 0; i < __size(to); ++i) { to(i) = static_cast<B>(static_cast<A>(from(i))); }
}

template <class T, class V>
void __fill_each(T&& to, V const& v) {
  for (int i = 0; i < __size(to); ++i) { to(i) = v; }
}
template <class T>
void __fill_each(T&& to) { __fill_each(to, typename remove_cvref_t<T>::value_type{}); }

// What operations of the program's own do: `fma` and `copy` for each tile of registers, in the order in which CuTe goes through them.
template <class Op, class D, class A, class B, class C, int... I, int... J, int... K, int... L>
void __own_fma(D&& d, A&& a, B&& b, C&& c, __seq<I...>, __seq<J...>, __seq<K...>, __seq<L...>) { Op::fma(d(I)..., a(J)..., b(K)..., c(L)...); }
template <class Op, class S, class D, int... I, int... J>
void __own_move(S&& s, D&& d, __seq<I...>, __seq<J...>) { Op::copy(s(I)..., d(J)...); }
template <class R, class T>
auto __own_registers(T&& t) {
  auto made = recast<remove_extent_t<R>>(t);
  static_assert(decltype(size(made))::value == std::extent<R>::value, "the values of the atom are not those of its registers");
  return made;
}
template <class Op, class M, class D, class A, class B, class C>
void __own_call(M const&, D&& D_, A&& A_, B&& B_, C&& C_) {
  static_assert(is_rmem_v<D> && is_rmem_v<A> && is_rmem_v<B> && is_rmem_v<C>, "Expected registers in MMA_Atom::call");
  using X = typename Op::DRegisters;
  using Y = typename Op::ARegisters;
  using Z = typename Op::BRegisters;
  using W = typename Op::CRegisters;
  __own_fma<Op>(__own_registers<X>(D_), __own_registers<Y>(A_), __own_registers<Z>(B_), __own_registers<W>(C_), __make_seq<std::extent<X>::value>{},
                __make_seq<std::extent<Y>::value>{}, __make_seq<std::extent<Z>::value>{}, __make_seq<std::extent<W>::value>{});
}
template <class Op, class M, class A, class B, class C>
void __own_call(M const& m, A&& a, B&& b, C&& c) { __own_call<Op>(m, c, a, b, c); }
template <class Op, class M, class S, class D>
void __own_call(M const& m, S&& s, D&& d) {
  if constexpr (is_constant<M::NumValSrc, decltype(size(s))>::value || is_constant<M::NumValDst, decltype(size(d))>::value) {
    using X = typename Op::SRegisters;
    using Y = typename Op::DRegisters;
    __own_move<Op>(__own_registers<X>(s), __own_registers<Y>(d), __make_seq<std::extent<X>::value>{}, __make_seq<std::extent<Y>::value>{});
  } else {
    static_assert(__is_tuple(shape(s)) && __is_tuple(shape(d)), "CopyAtom: Src/Dst partitioning does not match the instruction requirement");
    __own_copy<Op>(m, tensor<0>(s), tensor<0>(d));
  }
}
template <class Op, class M, class D, class A, class B, class C>
void __own_gemm(M const& m, D&& d, A&& a, B&& b, C&& c) {
  constexpr int of = decltype(rank(a))::value, to = decltype(rank(c))::value;
  if constexpr (to == 1) {
    __own_call<Op>(m, d, a, b, c);
  } else if constexpr (to == 2 && of == 1) {
    __own_gemm<Op>(m, d, make_tensor(a.data(), append<2>(a.layout())), make_tensor(b.data(), append<2>(b.layout())), c);
  } else if constexpr (to == 2) {
    auto with_values = [](auto&& t) { return make_tensor(t.data(), prepend<3>(t.layout())); };
    __own_gemm<Op>(m, with_values(d), with_values(a), with_values(b), with_values(c));
  } else if constexpr (of == 3) {
    static_assert(size<2>(a) == size<2>(b), "the K extents differ");
    for (int k = 0; k < size<2>(a); ++k) __own_gemm<Op>(m, d, a(_, _, k), b(_, _, k), c);
  } else {
    static_assert(size<1>(a) == size<1>(c) && size<1>(b) == size<2>(c), "the M or the N extents differ");
    int rows = size<1>(a), columns = size<1>(b);
    auto at = [&](int i, int j) { __own_call<Op>(m, d(_, i, j), a(_, i), b(_, j), c(_, i, j)); };
    constexpr int x = size<0>(a) * sizeof(a(0)), y = size<0>(b) * sizeof(b(0));
    if constexpr (x == 8 && (y == 8 || y == 4)) {
      for (int i = 0; i < rows; ++i)
        for (int j = 0; j < columns; ++j) at(i, i & 1 ? columns - 1 - j : j);
    } else if constexpr (x == 4 && y == 4) {
      for (int i = 0; i < rows; i += 2)
        for (int j = 0; j < columns; ++j)
          for (int next = i; next < rows && next < i + 2; ++next) at(next, i & 2 ? columns - 1 - j : j);
    } else {
      for (int j = 0; j < columns; ++j)
        for (int i = 0; i < rows; ++i) at(j & 1 ? rows - 1 - i : i, j);
    }
  }
}
template <class Op, class M, class S, class D>
void __own_copy(M const& m, S&& s, D&& d) {
  if constexpr (decltype(rank(s))::value == 1) {
    __own_call<Op>(m, s, d);
  } else {
    auto from = group_modes<1, decltype(rank(s))::value>(s);
    auto to = group_modes<1, decltype(rank(d))::value>(d);
    if constexpr (is_static<decltype(shape(from))>::value && is_static<decltype(shape(to))>::value) {
      auto unseen = nullspace(layout<1>(to));
      auto distinct = [&](auto&& t) { return zipped_divide(t, make_tile(shape<0>(t), unseen))(make_coord(_, Int<0>{}), make_coord(Int<0>{}, _)); };
      auto x = distinct(from);
      auto y = distinct(to);
      for (int i = 0; i < size<1>(y); ++i) __own_call<Op>(m, x(_, i), y(_, i));
    } else {
      for (int i = 0; i < size<1>(to); ++i) __own_call<Op>(m, from(_, i), to(_, i));
    }
  }
}
