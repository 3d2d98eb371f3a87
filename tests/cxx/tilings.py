"""Random tilings of MMA and copy atoms, and what is asked of each: one family for each kind.

A family returns a list of answers about one tiling, which stand in one translation unit, so that g++ instantiates the
tiling once. Most thread layouts, permutations, tiles and tensors fit; some deliberately do not.

Half of the operations are those that programs use, in the lists below; the others are drawn from the committed sample
of the table of atoms, which holds some of every family of the headers.
"""
import json
import pathlib
import re

from material import size
from trees import UNDERSCORE, Basis, Call, Int, Layout, Method, Name, Raw, Tuple

FAMILIES = {}
PICTURE = 48  # the largest side of a tile that print_latex and print_svg are asked for

# name, threads of the atom; the shape stands in the name, except for those in SHAPES
MMAS = [*((name, 1) for name in ["UniversalFMA<float>", "UniversalFMA<double>", "UniversalFMA<float,half_t,half_t,float>",
                                 "SM61_DP4A", "SM61_DP2A", "SM100_2x1x1_F32F32F32F32", "SM100_1x2x1_F32F32F32F32"]),
        *((f"SM70_8x8x4_{types}_{major}", 8) for types in ["F32F16F16F32", "F16F16F16F16"] for major in ["TN", "NT", "NN", "TT"]),
        *((name, 32) for name in ["SM75_16x8x8_F32F16F16F32_TN", "SM75_8x8x16_S32S8S8S32_TN", "SM80_16x8x8_F16F16F16F16_TN",
                                  "SM80_16x8x16_F16F16F16F16_TN", "SM80_16x8x16_F32F16F16F32_TN", "SM80_16x8x16_F32BF16BF16F32_TN",
                                  "SM80_16x8x4_F32TF32TF32F32_TN", "SM80_16x8x8_F32TF32TF32F32_TN", "SM80_8x8x4_F64F64F64F64_TN",
                                  "SM80_8x8x16_S32S8S8S32_TN", "SM80_16x8x16_S32U8S8S32_TN", "SM80_16x8x32_S32S8S8S32_TN",
                                  "SM80_8x8x32_S32S4S4S32_TN", "SM80_16x8x64_S32U4U4S32_TN", "SM80_8x8x128_S32U1U1S32_TN_XORPOPC",
                                  "SM80_16x8x256_S32U1U1S32_TN_XORPOPC", "SM89_16x8x32_F32E4M3E5M2F32_TN", "SM90_16x8x4_F64F64F64F64_TN",
                                  "SM90_16x8x8_F64F64F64F64_TN", "SM90_16x8x16_F64F64F64F64_TN", "SM80_8x8x4_C64C64C64C64_TN",
                                  "SM80_8x8x4_GC64C64C64GC64_TN", "SM120_16x8x32_TN<float_e4m3_t,float_e5m2_t,float>",
                                  "SM120_16x8x32_TN<float_e2m1_t,float_e3m2_t,half_t>"]),
        *((name, 128) for name in ["SM90_64x8x16_F16F16F16_SS<GMMA::Major::K,GMMA::Major::MN>", "SM90_64x64x16_F32F16F16_SS<GMMA::Major::K,GMMA::Major::K>",
                                   "SM90_64x32x16_F32BF16BF16_RS<GMMA::Major::K,GMMA::Major::K>", "SM90_64x16x8_F32TF32TF32_RS_TN<>",
                                   "SM90_64x96x32_S32S8S8_SS_TN", "SM90_64x64x32_F32E4M3E4M3_RS_TN<>"]),
        ("SM100_MMA_F16BF16_SS<half_t,half_t,float,128,64,UMMA::Major::K,UMMA::Major::MN>", 1),
        ("SM100_MMA_TF32_SS<tfloat32_t,tfloat32_t,float,64,32,UMMA::Major::K,UMMA::Major::K>", 1)]
SHAPES = {"UniversalFMA": (1, 1, 1), "SM61_DP4A": (1, 1, 4), "SM61_DP2A": (1, 1, 2), "SM100_MMA_F16BF16_SS": (128, 64, 16), "SM100_MMA_TF32_SS": (64, 32, 8)}

# name, threads, bits of a thread; a warp takes no values that are wider than its pieces, see `widest`
COPIES = [*((f"UniversalCopy<{t}>", 1, bits) for t, bits in [("uint8_t", 8), ("uint16_t", 16), ("uint32_t", 32), ("uint64_t", 64), ("uint128_t", 128)]),
          ("DefaultCopy", 1, 0), ("AutoVectorizingCopy", 1, 0), ("AutoVectorizingCopyWithAssumedAlignment<64>", 1, 0),
          ("SM80_CP_ASYNC_CACHEALWAYS<uint32_t>", 1, 32), ("SM80_CP_ASYNC_CACHEALWAYS<uint128_t>", 1, 128),
          ("SM80_CP_ASYNC_CACHEGLOBAL_ZFILL<uint128_t>", 1, 128), ("SM75_U32x1_MOVM_T", 32, 32),
          *((f"SM75_U32x{n}_LDSM_N", 32, 32 * n) for n in (1, 2, 4)), *((f"SM75_U16x{n}_LDSM_T", 32, 16 * n) for n in (2, 4, 8)),
          *((f"SM90_U32x{n}_STSM_N", 32, 32 * n) for n in (1, 2, 4)), *((f"SM90_U16x{n}_STSM_T", 32, 16 * n) for n in (2, 4, 8)),
          ("SM50_Shuffle_U32_2x2Trans_XOR4", 32, 64)]
VALUES = [("half_t", 16), ("half_t", 16), ("float", 32), ("bfloat16_t", 16), ("int8_t", 8), ("float_e4m3_t", 8), ("double", 64), ("tfloat32_t", 32)]


SAMPLE = pathlib.Path(__file__).parents[1] / "data/atoms.jsonl"
# What the sample has from headers later than those of PyPI, or has as they have it, and copies that assert their own
# arguments away.
LEFT_OUT = re.compile(r"SM75_16x8x8_F16F16|SM80_16x8x32_S32[SU]4|LOAD_STAT|_TF32(_2x1SM)?_TS_SCALED|INTERLEAVED|SM100_MMA_F8F6F4(_2x1SM)?_SS<|Alignment<256>|<uint32_t, uint16_t>|BULK_COPY_.2")


def sampled(kind):
    """The operations of the committed sample that all headers have, by family: one list for each header."""
    families = {}
    for line in SAMPLE.read_text(encoding="utf-8").splitlines():
        record = json.loads(line)
        if record["kind"] == kind and "refused" not in record and not LEFT_OUT.search(record["cxx"]):
            families.setdefault(record["header"], []).append(record)
    return list(families.values())


def numbers(text):
    return [int(n) for n in re.findall(r"\d+", text)]


def shape_of(layout):
    """The extents of each mode of a layout of rank 2, from its text: `((_4,_8),_2):...` as [[4, 8], [2]]."""
    depth, modes = 0, [""]
    for letter in layout.split(":")[0][1:-1]:
        depth += {"(": 1, ")": -1}.get(letter, 0)
        if letter == "," and not depth:
            modes.append("")
        else:
            modes[-1] += letter
    return [numbers(mode) for mode in modes]


def sampled_mma(record):
    """Name, threads, M, N and K, and whether the fragments lie in registers."""
    registers = [place == "registers" for place in record["fragments"]]
    return record["cxx"], size(tuple(numbers(record["thr_id"].split(":")[0]))), numbers(record["shape"]), registers


def listed_mma(name, threads):
    plain = re.match(r"\w+", name)[0]
    shape = SHAPES.get(plain) or tuple(map(int, re.search(r"(\d+)x(\d+)x(\d+)", name).groups()))
    return name, threads, shape, [not re.search(r"_SS|SM100_MMA", name), not re.search(r"_[SR]S|SM100_MMA", name), "SM100_MMA" not in name]


def sampled_copy(record):
    """Name, threads, and bits of a thread."""
    threads, bits = shape_of(record["dst"])
    return record["cxx"], size(tuple(threads)), size(tuple(bits))


MORE_MMAS = [[sampled_mma(record) for record in family] for family in sampled("mma")]
MORE_COPIES = [[sampled_copy(record) for record in family] for family in sampled("copy")]


def any_mma(g):
    return listed_mma(*g.pick(MMAS)) if g.chance(0.5) else g.pick(g.pick(MORE_MMAS))


def any_copy(g):
    return g.pick(COPIES) if g.chance(0.6) else g.pick(g.pick(MORE_COPIES))


def family(function):
    FAMILIES[function.__name__] = function
    return function


def named(g, name, node):
    g.bindings.append((name, node))
    return Name(name)


def fixed(g, tree):
    return g.dress(tree, lambda value: True)


def loose(g, tree):
    """Compile-time nearly always, as tilings need it."""
    return g.dress(tree) if g.chance(0.06) else fixed(g, tree)


# ---- threads, permutations, tensors

def ordered(g, extents, gap=1):
    """Strides of `extents` in some order; an extent of 1 may have any."""
    order = list(range(len(extents)))
    if g.chance(0.6):
        g.rng.shuffle(order)
    strides, current = [0] * len(extents), 1
    for i in order:
        strides[i] = g.pick([0, 0, current, 1]) if extents[i] == 1 else current
        current *= extents[i] * (gap if g.chance(0.5) else 1)
    return tuple(strides)


def split(g, extent):
    """`extent`, or two factors of it."""
    factors = [d for d in range(2, extent) if extent % d == 0]
    return (d := g.pick(factors), extent // d) if factors and g.chance(0.15) else extent


def flat(tree):
    return [leaf for item in tree for leaf in flat(item)] if isinstance(tree, tuple) else [tree]


def refill(tree, values):
    return tuple(refill(item, values) for item in tree) if isinstance(tree, tuple) else next(values)


def atoms_in(g, most):
    """How many atoms in M, N and K: `most` at the most altogether."""
    extents = []
    for _ in range(g.pick([1, 2, 2, 3, 3, 3, 3])):
        extents.append(g.pick([n for n in (1, 1, 2, 2, 3, 4, 8) if n <= most]))
        most //= extents[-1]
    g.rng.shuffle(extents)
    return tuple(split(g, e) for e in extents)


def thread_layout(g, extents):
    if g.chance(0.35):
        return Call("make_layout", (loose(g, extents), *g.pick([(), (), (Raw("LayoutRight", "LayoutRight{}"),)])))
    gap = 2 if g.chance(0.05) else 1
    strides = [0] * len(flat(extents)) if g.chance(0.02) else ordered(g, flat(extents), gap)
    return Layout(loose(g, extents), loose(g, refill(extents, iter(strides))))


def permutation(g, extent):
    """What one of M, N and K is divided by, with its size: `_`, an extent, or a layout, for a tile of `extent`."""
    if g.chance(0.45):
        return UNDERSCORE, extent
    whole = extent * g.pick([1, 1, 1, 2, 2, 4])
    if g.chance(0.04):
        whole = g.pick([whole + 1, max(1, extent // 2), 12])
    if g.chance(0.4):
        return loose(g, whole), whole
    factors = []
    while size(tuple(factors)) < whole and len(factors) < 3:
        rest = whole // size(tuple(factors))
        factors.append(rest if len(factors) == 2 or rest < 2 else g.pick([d for d in range(2, rest + 1) if rest % d == 0]))
    factors = tuple(factors) or (1,)
    if len(factors) == 1 and g.chance(0.5):
        return Layout(fixed(g, whole), fixed(g, 1)), whole
    return Layout(fixed(g, factors), fixed(g, ordered(g, factors))), size(factors)


def extents_for(g, tile):
    """Extents of a tensor that a tile of these extents mostly divides."""
    items = tuple(t * g.pick([1, 1, 2, 2, 3]) for t in tile)
    if g.chance(0.12):
        i = g.below(len(items))
        items = items[:i] + (g.pick([max(1, items[i] // 2), items[i] + 1, items[i] + tile[i] // 2 + 1]),) + items[i + 1:]
    if g.chance(0.1):
        items = tuple(split(g, n) for n in items)
    return g.either(70, lambda: items, 22, lambda: items + (g.between(1, 4),), 5, lambda: items + (2, 3), 3, lambda: items[:1])


def layout_for(g, tile):
    shape = extents_for(g, tile)
    if g.chance(0.25):
        return Call("make_layout", (g.dress(shape), *g.pick([(), (Raw("LayoutRight", "LayoutRight{}"),)])))
    return Layout(g.dress(shape), g.dress(g.strides(shape)))


def counting(layout):
    return Call("make_tensor", (Raw("counting_iterator<int>{0}"), layout))


def tensor_for(g, tile):
    swizzled = lambda: Call("composition", (Raw(f"Swizzle<{g.between(1, 3)},{g.between(2, 4)},3>{{}}"), layout_for(g, tile)))
    return g.either(6, lambda: counting(layout_for(g, tile)), 3, lambda: Call("make_identity_tensor", (g.dress(extents_for(g, tile)),)),
                    1, lambda: counting(swizzled()))


def thread(g, count):
    return g.dress(g.either(9, lambda: g.below(max(1, count)), 1, lambda: count + g.below(3)))


# ---- tiled MMAs

def tiled_mma_node(g):
    """A tiled MMA: its node, its tile, its threads, and whether its fragments lie in registers."""
    name, of_atom, (m, n, k), registers = any_mma(g)
    # An object of an operation asserts its sizes and majors; without one that depends on how C++ looks functions up.
    atom = Raw(f"{name}{{}}") if "SM100_MMA" in name or "_RS" in name else g.pick([Raw(f"{name}{{}}"), Raw(f"MMA_Atom<{name}>{{}}")])
    extents = atoms_in(g, {1: 64, 2: 16, 8: 32, 32: 16, 128: 4}[of_atom])
    args, atoms = [atom], (1, 1, 1)
    if g.chance(0.9):
        args.append(thread_layout(g, extents))
        atoms = tuple(size(e) for e in extents) + (1,) * (3 - len(extents))
    tile = [atoms[0] * m, atoms[1] * n, atoms[2] * k]
    if len(args) == 2 and g.chance(0.5):
        drawn = [permutation(g, extent) for extent in tile]
        rank = g.pick([1, 2, 3, 3, 3, 3])
        tile = [s if i < rank else extent for i, ((_, s), extent) in enumerate(zip(drawn, tile))]
        nodes = tuple(node for node, _ in drawn[:rank])
        if g.chance(0.02):
            nodes = tuple(node for node, _ in drawn) + (UNDERSCORE,)
        args.append(nodes[0] if rank == 1 and g.chance(0.3) and not isinstance(nodes[0], Layout) else Tuple(nodes))
    elif len(args) == 2 and g.chance(0.02):
        args[1] = Layout(fixed(g, (2, 1, 1, 2)), fixed(g, (1, 0, 0, 2)))
    node = Call("make_tiled_mma", tuple(args))
    return (as_type(name, args) if g.chance(0.12) and "SM100_MMA" not in name else None) or node, tuple(tile), of_atom * size(atoms), registers


def spelled(node):
    """A compile-time node as a C++ type, or None."""
    if node == UNDERSCORE:
        return "Underscore"
    if isinstance(node, Int):
        return f"Int<{node.value}>" if node.static else None
    parts = [node.shape, node.stride] if isinstance(node, Layout) else node.items if isinstance(node, Tuple) else [None]
    items = [part and spelled(part) for part in parts]
    return None if None in items else f"{'Layout' if isinstance(node, Layout) else 'cute::tuple'}<{', '.join(items)}>"


def as_type(name, args):
    """The same tiling as an object of its class, where everything in it is compile-time and of rank 3."""
    parts = [f"MMA_Atom<{name}>", *(spelled(arg) for arg in args[1:])]
    full = all(isinstance(arg, Layout) and len(arg.shape.items) == 3 or isinstance(arg, Tuple) and len(arg.items) == 3 for arg in args[1:])
    return Raw(f"TiledMMA<{', '.join(parts)}>{{}}") if len(args) > 1 and full and None not in parts else None


@family
def tiled_mma(g):
    node, tile, threads, registers = tiled_mma_node(g)
    mma = named(g, "mma", node)
    operands = {"A": (0, 2), "B": (1, 2), "C": (0, 1)}
    answers = [mma]

    def about(letter):
        i, j = operands[letter]
        sides = (tile[i], tile[j])
        piece = lambda: Method(mma, "get_slice", (thread(g, threads),))
        fragment = lambda: Method(Method(piece(), f"partition_fragment_{letter}", (counting(layout_for(g, sides)),)), "layout", ())
        of_shape = lambda: Method(Call("partition_fragment_C", (mma, g.dress(extents_for(g, (tile[0], tile[1]))))), "layout", ())
        return g.either(3, lambda: Method(mma, f"get_layout{letter}_TV", ()), 3, lambda: Method(mma, f"thrfrg_{letter}", (layout_for(g, sides),)),
                        4, lambda: Method(piece(), f"partition_{letter}", (tensor_for(g, sides),)),
                        1, lambda: Call(f"partition_shape_{letter}", (mma, g.dress(extents_for(g, sides)))),
                        1, lambda: fragment() if registers["ABC".index(letter)] else Method(mma, f"get_layout{letter}_TV", ()),
                        0.7, lambda: of_shape() if registers[2] else Call("tile_shape", (mma,)), 0.5, lambda: made(piece(), letter))

    def made(piece, letter):
        """A fragment for a part that was made before."""
        i, j = operands[letter]
        part = Method(piece, f"partition_{letter}", (counting(layout_for(g, (tile[i], tile[j]))),))
        if not registers["ABC".index(letter)]:
            return Method(Call("make_fragment_like", (part,)), "layout", ())
        return Method(Method(g.pick([mma, piece]), f"make_fragment_{letter}", (part,)), "layout", ())

    answers += [about(letter) for letter in g.rng.sample("AABBCC", 4)]
    if g.chance(0.5):
        answers.append(g.either(2, lambda: Method(mma, "get_slice", (thread(g, threads),)), 1, lambda: Call("tile_shape", (mma,)),
                                1, lambda: Call("tile_size", (mma,), (g.below(3),)), 1, lambda: Call("size", (mma,)), 0.5, lambda: Call("thr_size", (mma,)),
                                1, lambda: Call("size", (mma,), (g.below(4),)), 1, lambda: Method(mma, "get_thr_layout_vmnk", ())))
    if max(tile) <= PICTURE and g.chance(0.5):
        answers.append(picture(g, g.pick(["latex", "latex", "svg"]), mma))
    return answers[g.below(2):]


PANELS = {"latex": "TikzColor_TV{}", "svg": "SVGColor_TV{}"}


def picture(g, format, *args):
    """`print_latex` or `print_svg`, now and then with the colours that it has anyway."""
    return Call(f"print_{format}", (*args, *([Raw(PANELS[format])] if g.chance(0.2) else [])))


@family
def mma_pictures(g):
    """The pictures of atoms by themselves, and of thread-value layouts."""
    if g.chance(0.35):
        return [tv_picture(g)]
    name, _, extents, _ = any_mma(g)
    while max(extents) > PICTURE:
        name, _, extents, _ = any_mma(g)
    return [picture(g, g.pick(["latex", "svg"]), Raw(f"MMA_Atom<{name}>{{}}"))]


def tv_picture(g):
    """`print_latex_tv`: of coordinates, as strides that are basis elements or as a tensor of the tile's coordinates."""
    if g.chance(0.5):
        # One atom: of several, those that repeat a tile have coordinates outside it, and CuTe writes behind its array.
        node, tile, _, _ = tiled_mma_node(g)
        while max(tile) > PICTURE or not isinstance(node, Call) or len(node.args) > 1:
            node, tile, _, _ = tiled_mma_node(g)
        mma = named(g, "mma", node)
        letter, (i, j) = g.pick([("A", (0, 2)), ("B", (1, 2)), ("C", (0, 1))])
        extents = fixed(g, (tile[i], tile[j]))
        tv = Call("composition", (Call("make_identity_tensor", (extents,)), Method(mma, f"get_layout{letter}_TV", ())))
        return Call("print_latex_tv", (tv, extents, *([Raw("TikzColor_TV{}")] if g.chance(0.2) else [])))
    rows, cols = g.pick([1, 2, 4, 8]), g.pick([1, 2, 4, 8])
    down, across = g.pick([d for d in (1, 2, 4) if rows % d == 0]), g.pick([d for d in (1, 2, 4) if cols % d == 0])
    static = lambda n: Int(n, True)
    # Threads take `rows/down` rows and `cols/across` columns, values the rest of both.
    shape = ((rows // down, cols // across), (down, across))
    stride = Tuple((Tuple((Basis(static(down), (0,)), Basis(static(across), (1,)))), Tuple((Basis(static(1), (0,)), Basis(static(1), (1,))))))
    return Call("print_latex_tv", (Layout(fixed(g, shape), stride), fixed(g, (rows, cols))))


# ---- tiled copies

def widest(name, bits):
    """The most bits that a value of the operation may have."""
    return 8 if re.search("U8x|SU[46]_", name) else 16 if re.search("U16x|MOVM", name) else 32 if name.startswith("SM") and "CP_ASYNC" not in name else bits or 64


def copy_atom(g, among=None):
    """A copy atom, mostly one whose threads divide those that it is tiled over."""
    name, threads, bits = any_copy(g)
    while bits > 1024 or among and among % threads and g.chance(0.9):
        name, threads, bits = any_copy(g)
    most = 1024 if g.chance(0.03) else widest(name, bits)
    value, value_bits = g.pick([v for v in VALUES if v[1] <= most] or VALUES)
    return Raw(f"Copy_Atom<{name},{value}>{{}}"), threads, max(1, bits // value_bits)


def by_layouts(g):
    """`make_tiled_copy(atom, threads, values)`."""
    atom, threads, values = copy_atom(g)
    most = max(threads, g.pick([4, 8, 16, 32, 64, 128, 256]))
    m = g.pick([d for d in (1, 2, 4, 8, 16, 32) if d <= most])
    shape = g.pick([(m, most // m), (m, most // m), (most,), ((2, m), most // m)] if m > 1 else [(1, most), (most, 1)])
    count = values * g.pick([1, 1, 2, 4]) if g.chance(0.95) else g.pick([1, 3, values // 2 or 1])
    rank = len(shape)
    each = g.pick([(1, count), (count, 1), *([(2, count // 2)] if count % 2 == 0 else [])]) if rank == 2 else (count,)
    side = lambda extents: (Layout(loose(g, extents), loose(g, refill(extents, iter(ordered(g, flat(extents)))))) if g.chance(0.7)
                            else Call("make_layout", (fixed(g, extents),)))
    args = (atom, side(shape), side(each)) if count > 1 or g.chance(0.5) else (atom, side(shape))
    tile = tuple(size(s) * (e if len(args) == 3 else 1) for s, e in zip(shape, each))
    return Call("make_tiled_copy", args), tile, size(shape), count


def by_mma(g):
    """`make_tiled_copy_A` and its relatives."""
    letter = g.pick("ABC")
    node, tile, threads, _ = tiled_mma_node(g)
    while max(tile) > 512:
        node, tile, threads, _ = tiled_mma_node(g)
    mma = named(g, "mma", node)
    i, j = {"A": (0, 2), "B": (1, 2), "C": (0, 1)}[letter]
    name = f"make_tiled_copy_{letter}" + ("_atom" if letter == "C" and g.chance(0.3) else "")
    atom, _, values = copy_atom(g, threads)
    return Call(name, (atom, mma)), (tile[i], tile[j]), threads, values


def by_addresses(g):
    """`make_cotiled_copy(atom, threads and values to addresses, data)`."""
    atom, threads, values = copy_atom(g)
    threads, values = max(threads, g.pick([4, 8, 32])), values * g.pick([1, 1, 2])
    m, n = g.pick([(threads * values, 1), (threads, values), (values, threads), (threads, 2 * values), (16, threads * values // 8 or 1)])
    data = Layout(fixed(g, (m, n)), fixed(g, g.pick([(1, m), (n, 1)])))
    tv = Layout(fixed(g, (threads, values)), fixed(g, g.pick([(values, 1), (values, 1), (1, threads), (values * 2, 1)])))
    return Call("make_cotiled_copy", (atom, tv, data)), (m, n), threads, values


@family
def tiled_copy(g):
    node, tile, threads, values = g.either(5, lambda: by_layouts(g), 4, lambda: by_mma(g), 1.5, lambda: by_addresses(g))
    if g.chance(0.08):
        first = named(g, "first", node)
        node = Call(g.pick(["make_tiled_copy_S", "make_tiled_copy_D"]), (copy_atom(g, threads)[0], first))
    copy = named(g, "copy", node)
    answers = [copy]

    def about(side):
        piece = Method(copy, "get_slice", (thread(g, threads),))
        fragment = Layout(g.dress((values * g.pick([1, 1, 2]), g.between(1, 4), g.between(1, 3))), g.dress((1, values * 2, values * 8)))
        held = Call("make_tensor", (Raw("counting_iterator<int>{0}"), g.pick([fragment, Call("make_layout", (fragment.shape,))])))
        divided = Call("zipped_divide", (layout_for(g, tile), fixed(g, tile)))
        reference = Layout(fixed(g, (threads, 1)), fixed(g, (1, 0)))
        return g.either(3, lambda: Method(copy, f"get_layout{side}_TV", ()), 4, lambda: Method(copy, f"tidfrg_{side}", (layout_for(g, tile),)),
                        5, lambda: Method(piece, f"partition_{side}", (tensor_for(g, tile),)),
                        1.5, lambda: Method(piece, f"retile_{side}", (held,)), 0.5, lambda: Method(copy, "tile2thrfrg", (divided, reference)))

    answers += [about(side) for side in g.rng.sample("SSDD", 3)]
    if g.chance(0.4):
        answers.append(g.either(2, lambda: Method(copy, "get_slice", (thread(g, threads),)), 1, lambda: Call("tile_size", (copy,)),
                                1, lambda: Call("size", (copy,))))
    if max(tile) <= PICTURE and len(tile) == 2 and g.chance(0.6):
        answers.append(picture(g, "latex", copy))
    return answers[g.below(2):]
