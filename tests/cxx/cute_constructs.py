"""What random programs are made of where they use CuTe: algebra in templates, algorithms with lambdas, tensors over memory.

`CuteConstructs` is a half of `programs.Program`, as `constructs.Constructs` is. Operands are drawn so that the headers
accept them: tiles divide, shapes that have to be compile-time are.
"""


class CuteConstructs:
    """Families of layouts, integers and tensors."""

    def static_or_not(self, n):
        return self.pick(f"Int<{n}>{{}}", f"_{n}{{}}" if n in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 16, 24, 32, 64) else f"C<{n}>{{}}", str(n))

    def square(self, static=True):
        """A layout of rank 2 with extents that are powers of two, and the extents."""
        m, n = self.pick(2, 4, 8), self.pick(2, 4, 8)
        text = lambda k: f"Int<{k}>{{}}" if static else self.static_or_not(k)
        order = self.pick("", ", LayoutRight{}", ", LayoutLeft{}", f", make_stride({text(n)}, _1{{}})", f", make_stride(_1{{}}, Int<{m + self.pick(0, 1, 2)}>{{}})")
        if self.rng.random() < 0.3:
            return f"make_layout(make_shape(make_shape({text(2)}, {text(m)}), {text(n)}){self.pick('', ', LayoutRight{}')})", 2 * m, n
        return f"make_layout(make_shape({text(m)}, {text(n)}){order})", m, n

    def of_algebra(self):
        f = self.global_name("alg")
        op = self.pick("logical_divide(a, t)", "zipped_divide(a, t)", "tiled_divide(a, t)", "flat_divide(a, t)", "composition(a, t)", "zipped_divide(a, make_layout(t))")
        self.before.append(f"""template <class A, class T>
auto {f}(A const& a, T const& t) {{
  auto r = {op};
  print(r); print(" "); print(shape<0>(r)); print(" "); print(size<1>(r)); print(" "); print(is_static<decltype(r)>::value); print("\\n");
  return r;
}}""")
        layout, m, n = self.square(static="make_layout(t)" in op)
        tile = f"make_tile(Int<{self.pick(2, m)}>{{}}, {self.pick('Int<2>{}', 'Int<1>{}', 'make_layout(_2{}, _1{})')})" if "make_layout(t)" not in op else "make_shape(_2{}, _2{})"
        r = self.fresh("r")
        self.say(f'{{ auto {r} = {f}({layout}, {tile}); int h = 0; for (int i = 0; i < size({r}); ++i) h = h * 7 + {r}(i); printf("%d\\n", h); }}')

    def of_products(self):
        layout, m, n = self.square()
        other = f"make_layout(make_shape(Int<{self.pick(2, 3, 4)}>{{}}, Int<{self.pick(1, 2, 3)}>{{}}){self.pick('', ', LayoutRight{}')})"
        r = self.fresh("r")
        self.say(f"auto {r} = {self.pick('logical_product', 'zipped_product', 'tiled_product', 'blocked_product', 'raked_product', 'flat_product')}({layout}, {other});")
        self.say(f'print({r}); print(" "); print(cosize({r})); print(" "); print(coalesce({r})); print(" "); print({r}({self.number(0, 7)})); print("\\n");')

    def of_inverses(self):
        layout, m, n = self.square()
        a = self.fresh("A")
        self.say(f"auto {a} = {layout};")
        self.say(f'print(right_inverse({a})); print(" "); print(complement({a}{self.pick("", f", Int<{4 * m * n}>{{}}", f", {4 * m * n}")})); print(" "); print(make_layout_like({a})); print(" "); print(max_common_vector({a}, make_layout(shape({a})))); print("\\n");')
        self.say(f'if constexpr (is_static<decltype({a})>::value) {{ auto inv = left_inverse({a}); int bad = 0; for (int i = 0; i < size({a}); ++i) bad += int(inv({a}(i))) != i; printf("%d\\n", bad); }}')

    def of_modes(self):
        a = self.fresh("N")
        extents = [self.static_or_not(self.pick(2, 3, 4, 6)) for _ in range(4)]
        self.say(f"auto {a} = make_layout(make_shape({extents[0]}, make_shape({extents[1]}, {extents[2]}), {extents[3]}){self.pick('', ', LayoutRight{}')});")
        forms = [f"select<{self.pick('0,2', '2,1', '1')}>({a})", f"group<{self.pick('0,2', '1,3', '0,3')}>({a})", f"take<{self.pick('0,2', '1,3', '0,1')}>({a})", f"append({a}, make_layout({self.static_or_not(2)}))",
                 f"prepend<{self.pick(4, 5)}>({a})", f"flatten({a})", f"coalesce({a}{self.pick('', ', make_shape(_1{}, _1{}, _1{})')})", f"get<{self.number(0, 2)}>({a})", f"layout<1,{self.number(0, 1)}>({a})",
                 f"filter({a})", f"{a}.compose(_, {self.pick('_', '_1{}')}, _)" if False else f"make_ordered_layout(shape({a}), make_step(_2{{}}, make_step(_0{{}}, _3{{}}), _1{{}}))", f"{a}(_, {self.number(0, 3)}, _)", f"{a}(1, make_coord(_, 0), _)", f"slice(make_coord(_, _, 1), {a})", f"dice(make_coord(_, 0, 1), {a})"]
        for e in self.rng.sample(forms, 3):
            self.say(f'print({e}); print("\\n");')
        self.say(f'print(rank({a})); print(depth({a})); print(" "); print(size<1>({a})); print(" "); print({a}(make_coord(1, make_coord(1, {self.number(0, 1)}), 1))); print(" "); print({a}.get_hier_coord({self.number(0, 7)})); print({a}.get_flat_coord({self.number(0, 7)})); print({a}.get_1d_coord({self.number(0, 3)})); print("\\n");')

    def of_coordinates(self):
        s = self.fresh("S")
        self.say(f"auto {s} = make_shape({self.static_or_not(3)}, make_shape({self.static_or_not(2)}, {self.static_or_not(4)}));")
        self.say(f'print(idx2crd({self.pick(str(self.number(0, 23)), f"Int<{self.number(0, 23)}>{{}}")}, {s})); print(" "); print(crd2idx(make_coord({self.static_or_not(2)}, {self.number(0, 7)}), {s}, make_stride(_8{{}}, make_stride({self.static_or_not(4)}, _1{{}})))); print(" "); print(crd2idx({self.number(0, 23)}, {s})); print(" "); print(compact_row_major({s})); print(compact_col_major({s})); print("\\n");')
        self.say(f'{{ auto c = make_coord(0, make_coord(0, 0)); for (int i = 0; i < {self.number(3, 20)}; ++i) c = idx2crd(i, {s}); print(c); print(elem_less(c, {s})); print(" "); print(shape_div(make_shape(_12{{}}, 4), {self.pick("_2{}", "_3{}", "_6{}", "4")})); print(ceil_div({s}, make_shape(_2{{}}, 3))); print(" "); print(product_each({s})); print("\\n"); }}')

    def of_algorithms(self):
        t = self.fresh("t")
        self.say(f"auto {t} = make_tuple({self.static_or_not(self.number(1, 9))}, make_tuple({self.number(1, 9)}, {self.static_or_not(4)}), {self.static_or_not(self.number(1, 9))});")
        k = self.static_or_not(self.number(1, 3))
        forms = [f"transform_leaf({t}, [](auto x) {{ return x * {k}; }})", f"fold(flatten({t}), {self.pick('_0{}', '0')}, [](auto a, auto x) {{ return a * Int<2>{{}} + x; }})", f"filter_tuple({t}, [](auto x) {{ if constexpr (is_tuple<decltype(x)>::value) return x; else return make_tuple(x + {k}); }})",
                 f"transform_apply({t}, [](auto x) {{ return size(x); }}, [](auto... xs) {{ return make_tuple(xs..., {k}); }})", f"cute::apply(flatten({t}), [](auto... xs) {{ return ((xs * {k}) + ...); }})", f"tuple_cat({t}, make_tuple({k}))",
                 f"find_if(flatten({t}), [](auto x) {{ return bool_constant<is_static<decltype(x)>::value>{{}}; }})", f"any_of(flatten({t}), [](auto x) {{ return bool_constant<is_static<decltype(x)>::value>{{}}; }})", f"all_of(flatten({t}), [](auto x) {{ return x > {k}; }})",
                 f"replace<1>({t}, {k})", f"cute::reverse({t})", f"transform(flatten({t}), make_tuple(1, 2, 3, 4), [](auto a, auto b) {{ return a + b; }})", f"fold_first(flatten({t}), [](auto a, auto b) {{ return a + b; }})", f"zip(make_tuple(1, _2{{}}), make_tuple({k}, 4))",
                 f"unwrap(make_tuple(make_tuple({k})))", f"repeat<{self.number(2, 4)}>({k})", f"insert<{self.number(0, 2)}>({t}, {k})", f"remove<{self.number(0, 2)}>({t})", f"cute::max(flatten({t}))" if False else f"max({t})", f"min(flatten({t}))", f"sum({t})", f"product({t})", f"inner_product(make_tuple({k}, 2), make_tuple(_3{{}}, {k}))", f"iscan(flatten({t}), _0{{}}, [](auto a, auto b) {{ return a + b; }})", f"make_tuple(front({t}), back({t}))", f"wrap(front({t}))", f"to_array<int>(flatten({t}))[1]"]
        for e in self.rng.sample([f for f in forms if "iscan" not in f and "to_array" not in f], 3):
            self.say(f'print({e}); print("\\n");')
        self.say(f'{{ int n = 0; for_each(make_int_sequence<{self.number(1, 5)}>{{}}, [&](auto i) {{ n += decltype(i)::value * {self.number(1, 5)}; if constexpr (i % 2 == 0) {{ print(i); print(","); }} }}); for_each_leaf({t}, [&](auto x) {{ n += x; }}); printf("%d\\n", n); }}')

    def of_integers(self):
        k = self.fresh("k")
        a, b = self.number(1, 24), self.number(1, 24)
        forms = [f"Int<{a}>{{}} {self.pick('+', '-', '*', '/', '%', '<<', '>>', '&', '|', '^') if b < 12 else '+'} Int<{b}>{{}}", f"Int<{a}>{{}} * {b}", f"gcd(Int<{a}>{{}}, {self.static_or_not(b)})", f"max(Int<{a}>{{}}, {self.static_or_not(b)})", f"min({a}, Int<{b}>{{}})", f"ceil_div({self.static_or_not(a)}, {self.static_or_not(b)})",
                 f"round_up({self.static_or_not(a)}, Int<{b}>{{}})", f"abs(Int<{a}>{{}} - Int<{b}>{{}})", f"-Int<{a}>{{}}", f"Int<{a}>{{}} < {self.static_or_not(b)}", f"Int<{a}>{{}} == Int<{b}>{{}}", f"safe_div(Int<{a * b}>{{}}, Int<{b}>{{}})", f"has_single_bit(Int<{a}>{{}})", f"bit_width({a}u)", f"log_2({a}u)", f"conditional_return<({a} > {b})>(Int<{a}>{{}}, {b})", f"conditional_return({a} > {b}, {a}, {b})", f"signum(Int<{a}>{{}} - Int<{b}>{{}})"]
        for e in self.rng.sample(forms, 3):
            self.say(f'{{ auto {k} = {e}; print({k}); printf(" %d %d\\n", int({k}), int(is_static<decltype({k})>::value) + 2 * int(is_integral<decltype({k})>::value)); }}')

    def of_swizzles(self):
        b, m, s = self.number(1, 3), self.number(0, 3), self.pick(2, 3, 4)
        if s < b:
            s = b
        w = self.fresh("W")
        rows, columns = self.pick(4, 8, 16), self.pick(16, 32, 64)
        self.say(f"auto {w} = composition(Swizzle<{b},{m},{s}>{{}}, Layout<Shape<_{rows},_{columns}>,Stride<_{columns},_1>>{{}});")
        self.say(f'print({w}); print(" "); {{ int h = 0; for (int i = 0; i < {rows}; ++i) for (int j = 0; j < {columns}; j += 3) h = h * 31 + {w}(i, j); printf("%d ", h); }} print({w}({self.number(0, 3)}, {self.number(0, 15)})); print(" "); print(size({w})); print(" "); print(cosize({w}.layout_b())); print("\\n");')
        self.say(f'print(tile_to_shape({w}, make_shape(Int<{2 * rows}>{{}}, {self.pick(f"Int<{2 * columns}>{{}}", f"Int<{columns}>{{}}", f"Int<{columns}>{{}}, _2{{}}")}))); print(" "); print(get_swizzle_portion({w})); print(" "); print(Swizzle<{b},{m},{s}>{{}}({self.number(0, 600)})); print("\\n");')

    def of_traits_class(self):
        s = self.global_name("Tr")
        e = self.pick("half_t", "float", "int8_t", "bfloat16_t", "double")
        self.before.append(f"""template <int M_, int N_, class Element_ = {e}, bool Right = {self.pick('true', 'false')}>
struct {s} {{
  using Element = Element_;
  static constexpr int M = M_, N = N_;
  static constexpr int kVec = 16 / sizeof(Element), kBytes = M * N * sizeof(Element);
  using Order = std::conditional_t<Right, LayoutRight, LayoutLeft>;
  using Atom = decltype(make_layout(Shape<Int<M / 2>, Int<N>>{{}}, Order{{}}));
  using Smem = decltype(tile_to_shape(Atom{{}}, make_shape(Int<M>{{}}, Int<2 * N>{{}})));
  using Threads = Layout<Shape<Int<M>, Int<(kVec > 2 ? 4 : 8)>>, Stride<Int<(kVec > 2 ? 4 : 8)>, _1>>;
  static_assert(size(Atom{{}}) * 4 == size(Smem{{}}), "the atom fills it");
  static constexpr int kSmem = cosize_v<Smem> * int(sizeof(Element));
  using Again = {s}<(M > 8 ? M / 2 : M), N, float>;
  template <class T> CUTE_HOST_DEVICE static auto view(T* p) {{ return make_tensor(p, Smem{{}}); }}
}};""")
        m, n = self.pick(4, 8, 16), self.pick(4, 8)
        self.say(f'{{ using T = {s}<{m}, {n}{self.pick("", ", float", ", uint8_t, true")}>; print(typename T::Smem{{}}); print(" "); print(typename T::Threads{{}}); print(" "); print(typename T::Again::Smem{{}}); printf(" %d %d %d %d\\n", T::kVec, T::kBytes, T::kSmem, T::Again::M); std::vector<int> d(T::kSmem); auto v = T::view(d.data()); v(1, 2) = 5; print(v.layout()(1, 2)); printf(" %d\\n", d[v.layout()(1, 2)]); }}')

    # tensors

    def tensor_of(self, ty, static=True):
        """Says a tensor over memory with numbers in it; its name and extents."""
        t = self.fresh("T")
        layout, m, n = self.square(static)
        self.say(f"std::vector<{ty}> {t}m(256); for (int i = 0; i < 256; ++i) {t}m[i] = {ty}((i * {self.pick(3, 5, 7)} + {self.number()}) % {self.pick(11, 17, 64)}); Tensor {t} = make_tensor({t}m.data(), {layout});")
        return t, m, n

    def show(self, t, rank2=True):
        if rank2:
            self.say(f'for (int i = 0; i < size<0>({t}); ++i) {{ for (int j = 0; j < size<1>({t}); ++j) printf("%g ", double({t}(i, j))); printf("/"); }} printf("\\n");')
        else:
            self.say(f'for (int i = 0; i < size({t}); ++i) printf("%g ", double({t}(i))); printf("\\n");')

    def of_tensor_views(self):
        t, m, n = self.tensor_of(self.pick("int", "float", "short"), self.rng.random() < 0.6)
        v = self.fresh("V")
        form = self.number(0, 7)
        if form == 0:
            self.say(f"Tensor {v} = local_tile({t}, make_shape(_2{{}}, _2{{}}), make_coord({self.number(0, m // 2 - 1)}, {self.number(0, n // 2 - 1)})); {v}(1, 0) += {self.number()};")
        elif form == 1:
            self.say(f"Tensor {v} = local_partition({t}, Layout<Shape<_2,_2>{self.pick('', ',Stride<_2,_1>')}>{{}}, {self.number(0, 3)}); {v}(0, 0) *= 2;")
        elif form == 2:
            self.say(f"Tensor {v} = zipped_divide({t}, make_tile(Int<2>{{}}, Int<2>{{}}))(make_coord(_, _), make_coord({self.number(0, m // 2 - 1)}, 0)); {v}(0) = 50;")
        elif form == 3:
            self.say(f"Tensor {v} = make_tensor({t}.data() + {self.number(0, 3)}, make_layout(make_shape(_2{{}}, 3), make_stride(3, _1{{}}))); {v}(_, 1)(0) = 77;")
        elif form == 4:
            self.say(f"Tensor {v} = flat_divide({t}, make_shape(_2{{}}, _1{{}}))(_, _, {self.number(0, m // 2 - 1)}, {self.number(0, n - 1)}); fill({v}, 9);")
        elif form == 5:
            self.say(f"Tensor {v} = logical_divide({t}, make_tile(_2{{}}, _))(make_coord(_, {self.number(0, m // 2 - 1)}), _); {v}({self.number(0, 1)}, 0) -= 1;")
        elif form == 6:
            self.say(f"Tensor {v} = group_modes<0,2>({t}); {v}(3) = 33; Tensor {v}w = {v}.compose(make_layout(make_shape(_2{{}}, _2{{}}))); {v}w(1, 1) += 2;")
        else:
            self.say(f"Tensor {v} = {t}(_, {self.number(0, n - 1)}); for (int i = 0; i < size({v}); ++i) {v}(i) = {v}(i) * 2 - {t}(i, 0); print(shape({v})); ")
        self.show(v, rank2=form in (0, 1, 3, 4, 5))
        self.say(f'print({v}.layout()); printf(" %d %d\\n", int({v}.size()), int(&{v}(0) - {t}m.data()));')

    def of_tensor_algorithms(self):
        ty = self.pick("int", "float", "double")
        t, m, n = self.tensor_of(ty)
        c = self.fresh("C")
        self.say(f"Tensor {c} = {self.pick(f'make_fragment_like({t})', f'make_tensor<{ty}>(make_shape(Int<{m}>{{}}, Int<{n}>{{}}))', f'make_tensor_like({t})', f'make_tensor_like<{ty}>({t})')};")
        form = self.number(0, 6)
        if form == 0:
            self.say(f"copy({t}, {c}); axpby({self.number(1, 3)}, {t}, {self.number(0, 2)}, {c});")
        elif form == 1:
            self.say(f"clear({c}); copy_if([&](auto... i) {{ return int({t}(i...)) % 2 == 0; }}, {t}, {c});")
        elif form == 2:
            self.say(f"cute::transform({t}, {c}, [](auto x) {{ return {ty}(x * 2 + 1); }}); cute::transform({c}, {t}, {c}, [](auto a, auto b) {{ return a - b; }});")
        elif form == 3:
            self.say(f"fill({c}, {ty}({self.number()})); Tensor {c}p = make_tensor<bool>(shape({c})); for (int i = 0; i < size({c}p); ++i) {c}p(i) = i % {self.number(2, 4)} == 0; copy_if({c}p, {t}, {c});")
        elif form == 4:
            self.say(f"copy({t}, {c}); cute::for_each({c}.layout().shape(), [](auto x) {{ print(x); }}); print(\"\\n\"); cute::transform({c}, [](auto x) {{ return -x; }});")
        elif form == 5:
            self.say(f"copy(AutoVectorizingCopy{{}}, {t}, {c}); {c}(0, 0) = {c}(1, 1) + {ty}({t}.data()[2]);")
        else:
            self.say(f"auto {c}id = make_identity_tensor(shape({t})); for (int i = 0; i < size({c}); ++i) {c}(i) = elem_less({c}id(i), make_coord({self.number(1, m)}, {self.number(1, n)})) ? {t}(i) : {ty}(-1);")
        self.show(c)
        self.say(f'{{ {ty} s = 0; for (int i = 0; i < size({c}); ++i) s += {c}(i); std::cout << s << "\\n"; }} print({c}.layout()); print("\\n");')

    def of_gemm(self):
        g = self.fresh("G")
        m, n, k = self.pick(2, 3, 4), self.pick(2, 3, 4), self.pick(1, 2, 3)
        ty = self.pick("int", "float", "double")
        self.say(f"{ty} {g}a[{m * k}], {g}b[{n * k}]; for (int i = 0; i < {m * k}; ++i) {g}a[i] = {ty}(i % 5 - 1); for (int i = 0; i < {n * k}; ++i) {g}b[i] = {ty}(i % 3 + {self.number()});")
        self.say(f"Tensor {g}A = make_tensor(&{g}a[0], make_shape(Int<{m}>{{}}, Int<{k}>{{}}){self.pick('', ', LayoutRight{}')}); Tensor {g}B = make_tensor(&{g}b[0], make_shape(Int<{n}>{{}}, Int<{k}>{{}}){self.pick('', ', LayoutRight{}')}); Tensor {g}C = make_tensor<{ty}>(make_shape(Int<{m}>{{}}, Int<{n}>{{}}){self.pick('', ', LayoutRight{}')}); clear({g}C);")
        self.say(f"gemm({g}A, {g}B, {g}C); {self.pick('', f'gemm({g}A, {g}B, {g}C);', f'gemm({g}A(_, 0), {g}B(_, 0), {g}C);')}")
        self.show(g + "C")

    def of_tiled_copy(self):
        c = self.fresh("K")
        vec = self.pick(1, 2)
        ty = self.pick("int", "float")
        wide = {1: f"UniversalCopy<{ty}>", 2: "UniversalCopy<uint64_t>"}[vec]
        self.say(f"{ty} {c}s[128], {c}d[128] = {{}}; for (int i = 0; i < 128; ++i) {c}s[i] = {ty}(i); Tensor {c}S = make_tensor(&{c}s[0], make_shape(_8{{}}, _16{{}}), LayoutLeft{{}}); Tensor {c}D = make_tensor(&{c}d[0], make_shape(_8{{}}, _16{{}}), LayoutLeft{{}});")
        self.say(f"auto {c} = make_tiled_copy(Copy_Atom<{wide}, {ty}>{{}}, Layout<Shape<_4,_{self.pick(2, 4)}>{self.pick('', ',Stride<_4,_1>') if False else ''}>{{}}, Layout<Shape<_{vec},_1>>{{}}); print({c});")
        self.say(f"for (int t = 0; t < size({c}); t += {self.number(1, 3)}) {{ auto thr = {c}.get_slice(t); Tensor s = thr.partition_S({c}S); Tensor d = thr.partition_D({c}D); copy({c}, s, d); if (t < 2) {{ print(s.layout()); print(\" \"); print(shape(d)); print(\"\\n\"); }} }}")
        self.say(f'{{ long h = 0; for (int i = 0; i < 128; ++i) h = (h * 3 + long({c}d[i])) % 1000003; printf("%ld\\n", h); }}')

    def of_tiled_mma(self):
        c = self.fresh("X")
        ty = self.pick("float", "double")
        m, n = self.pick(2, 4), self.pick(2, 4)
        self.say(f"auto {c} = make_tiled_mma(UniversalFMA<{ty},{ty},{ty}>{{}}, Layout<Shape<_{m},_{n},_1>{self.pick('', f',Stride<_{n},_1,_0>')}>{{}}); {ty} {c}a[64], {c}b[64], {c}c[64] = {{}}; for (int i = 0; i < 64; ++i) {{ {c}a[i] = i % 7; {c}b[i] = i % 4 - 1; }}")
        self.say(f"Tensor {c}A = make_tensor(&{c}a[0], make_shape(_8{{}}, _4{{}})); Tensor {c}B = make_tensor(&{c}b[0], make_shape(_8{{}}, _4{{}}), LayoutRight{{}}); Tensor {c}C = make_tensor(&{c}c[0], make_shape(_8{{}}, _8{{}})); print({c});")
        self.say(f"for (int t = 0; t < size({c}); ++t) {{ auto thr = {c}.get_slice(t); Tensor a = thr.partition_A({c}A); Tensor b = thr.partition_B({c}B); Tensor c = thr.partition_C({c}C); Tensor ra = thr.partition_fragment_A({c}A); Tensor acc = thr.partition_fragment_C({c}C); clear(acc); copy(a, ra); gemm({c}, ra, b, acc); copy(acc, c); if (t == {self.number(0, m * n - 1)}) {{ print(a.layout()); print(acc.layout()); print(\"\\n\"); }} }}")
        self.say(f'{{ double h = 0; for (int i = 0; i < 64; ++i) h = h * 0.5 + {c}c[i]; printf("%g\\n", h); }} print_layout(make_layout(make_shape(Int<{m}>{{}}, Int<{n}>{{}})));')

    def of_recast(self):
        r = self.fresh("R")
        self.say(f"uint32_t {r}d[16]; for (int i = 0; i < 16; ++i) {r}d[i] = 0x01020304u * (i + {self.number()}); Tensor {r} = make_tensor(&{r}d[0], make_layout(make_shape(_4{{}}, _4{{}})));")
        to = self.pick("uint8_t", "uint16_t", "uint64_t", "int32_t")
        self.say(f'Tensor {r}v = recast<{to}>({r}); print({r}v.layout()); for (int i = 0; i < 4; ++i) printf(" %llu", (unsigned long long){r}v(i)); {r}v(1) = {self.number()}; printf(" %u %u\\n", {r}d[0], {r}d[2]);')
        self.say(f'print(upcast<2>(make_layout(make_shape(_8{{}}, _4{{}})))); print(" "); print(downcast<2>({r}.layout())); print(" "); print(recast_layout<uint32_t, uint16_t>({r}.layout())); print("\\n");')

    def of_printing(self):
        t, m, n = self.tensor_of(self.pick("int", "float"))
        self.say(self.pick(f"print_layout({t}.layout());", f"print_tensor(make_tensor(counting_iterator<int>({self.number()}), {t}.layout()));", f"print(make_tensor(counting_iterator<int>({self.number()}), {t}.layout())); print(\"\\n\");",
                           f"std::cout << {t}.layout() << \" \" << shape({t}) << std::endl;", f"print(\"%d tiles %s\\n\", {self.number()}, \"of\");", f"print_layout(zipped_divide({t}.layout(), make_shape(_2{{}}, _2{{}})));",
                           f"print(make_identity_tensor(shape({t}))(1, _)); print(\"\\n\");", f"print_layout(composition(Swizzle<1,0,2>{{}}, make_layout(make_shape(_4{{}}, _4{{}}))));", f"print(float(half_t({self.number()}.5f))); print(\"\\n\");"))
