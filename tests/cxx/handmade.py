"""Random copies by TMA and descriptors whose layouts are made by hand: nested tensors, tilers of layouts, own swizzles, sparse atoms."""
from boxes import SWIZZLES, WIDE, Case, element, internal, shape_of, tuple_of

OPS = ["SM90_TMA_LOAD"] * 14 + ["SM90_TMA_STORE", "SM90_TMA_REDUCE_ADD", "SM90_TMA_LOAD_MULTICAST", "SM100_TMA_2SM_LOAD", "SM100_TMA_2SM_LOAD_MULTICAST"] * 2 \
    + ["SM100_TMA_LOAD_2D_GATHER4", "SM100_TMA_STORE_2D_SCATTER4"]


def nested(rng, items):
    """The items as a tuple, neighbours at times one mode: (a,(b,c),d); what is made is a list of integers and lists."""
    out, left = [], list(items)
    while left:
        n = min(len(left), rng.choice([1, 1, 1, 2, 2, 3]))
        out.append(left[0] if n == 1 else left[:n])
        left = left[n:]
    return out


def written(rng, tree, name, static):
    """make_shape(…) of such a tree; `static` is the chance of a compile-time integer."""
    if isinstance(tree, list):
        return f"{name}({', '.join(written(rng, t, name, static) for t in tree)})"
    return f"Int<{tree}>{{}}" if rng.random() < static else str(tree)


def like(tree, values):
    """The tree's profile with other numbers, taken from the iterator."""
    return [like(t, values) for t in tree] if isinstance(tree, list) else next(values)


def product(tree):
    if not isinstance(tree, list):
        return tree
    total = 1
    for part in tree:
        total *= product(part)
    return total


def tensor(rng, bits, shape):
    """Strides of that profile: compact in some order of the leaves, at times padded, at times with holes or zeros."""
    leaves = []

    def walk(tree):
        for part in tree if isinstance(tree, list) else [tree]:
            walk(part) if isinstance(part, list) else leaves.append(part)

    walk(shape)
    order = list(range(len(leaves)))
    if rng.random() < 0.4:
        rng.shuffle(order)
    strides, step = [0] * len(leaves), 1
    for place, leaf in enumerate(order):
        strides[leaf] = step
        step *= leaves[leaf]
        if place == 0 and rng.random() < 0.97:
            step = -(-step * bits // 128) * 128 // bits
        elif rng.random() < 0.08:
            step += rng.choice([128 // bits, 128 // bits * 3, 128 // bits * 2, 1])
    if rng.random() < 0.06:
        strides[rng.randrange(len(strides))] = 0
    return order, like(shape, iter(strides))


def flattened(tree):
    return [leaf for part in tree for leaf in (flattened(part) if isinstance(part, list) else [part])]


def shared(rng, kind, tile, order):
    """A layout of the tile made by hand; `order` names the leaves of the tile as the global tensor has them, innermost first."""
    flat = [product(t) for t in tile]
    box = shape_of(flat)
    if rng.random() < 0.6:
        leaves, step = flattened(tile), 1
        strides = [0] * len(leaves)
        for leaf in order:
            strides[leaf] = step
            step *= leaves[leaf] + (rng.random() < 0.01)
        layout = f"make_layout({written(rng, tile, 'make_shape', 1)}, {written(rng, like(tile, iter(strides)), 'make_stride', 1)})"
        return layout if rng.random() < 0.7 else f"composition(Swizzle<{rng.choice('0123')},4,3>{{}}, smem_ptr_flag_bits<{rng.choice([8, 16, 16, 32])}>{{}}, {layout})"
    form = rng.random()
    if form < 0.25:
        return f"make_layout({box}{rng.choice(['', ', LayoutRight{}'])})"
    if form < 0.4:
        return f"make_layout({written(rng, tile, 'make_shape', 1)})"
    if form < 0.55:
        swizzle = rng.choice(["<1,4,3>", "<2,4,3>", "<3,4,3>", "<3,3,3>", "<2,5,2>", "<2,4,4>", "<0,4,3>", "<1,5,2>", "<2,6,1>"])
        inner = f"Layout<Shape<{','.join(f'_{n}' for n in flat)}>{rng.choice(['', ',GenRowMajor'])}>{{}}"
        return f"composition(Swizzle{swizzle}{{}}, {rng.choice(['', '_0{}, '])}{inner})"
    if form < 0.7 and len(flat) >= 2:
        blocks = [n // rng.choice([d for d in (1, 2, 4, 8) if n % d == 0]) for n in flat]
        return f"tile_to_shape(make_layout({shape_of(blocks)}{rng.choice(['', ', LayoutRight{}'])}), {box}{rng.choice(['', ', Step<_2,_1>{}'] if len(flat) == 2 else [''])})"
    if len(flat) == 2:
        atom = f"GMMA::Layout_{rng.choice(['K', 'MN'])}_{rng.choice(SWIZZLES)}_Atom<{kind}>{{}}"
        stages = rng.choice([2, 3, 4])
        whole = f"tile_to_shape({atom}, {shape_of(flat + [stages])}{rng.choice(['', ', Step<_2,_1,_3>{}', ', Step<_3,_1,_2>{}'])})"
        return f"{whole}{rng.choice(['(_,_,0)', '(_,_,Int<1>{})', '(_,_,1)', '', ''])}" if rng.random() < 0.8 else f"take<0,2>({whole})"
    return f"make_ordered_layout({box}, {tuple_of(rng, rng.sample(range(len(flat)), len(flat)), static=True)})"


def tiler(rng, tile, nested_only):
    """The tile as the fifth argument takes it: a shape, a shape of the tensor's profile, or a tiler of layouts."""
    form = rng.random()
    if any(isinstance(t, list) for t in tile) and nested_only and rng.random() < 0.9:
        return written(rng, tile, "make_shape", 1)
    if form < (0.2 if any(isinstance(t, list) for t in tile) else 0.45):
        return shape_of([product(t) for t in tile])
    if form < 0.8:
        return written(rng, tile, "make_shape", 1)
    parts = [f"Layout<_{product(t)}{rng.choice(['', '', '', ',_2'])}>{{}}" if rng.random() < 0.6 else f"Int<{product(t)}>{{}}" for t in tile]
    return f"make_tile({', '.join(parts)})"


def copy(rng):
    kind, bits = element(rng)
    rank = rng.choice([2, 2, 3, 3, 4, 5, 6, 7])
    sizes = [rng.choice([1, 2, 3, 4, 8, 16, 32, 64, 128, 300] if rank < 4 else [1, 2, 2, 3, 4, 8, 16]) for _ in range(rank)]
    sizes[0] = max(sizes[0], 128 // bits)
    shape = nested(rng, sizes)
    while True:
        order, stride = tensor(rng, bits, shape)
        if flattened(shape)[order[0]] > 1 or rng.random() < 0.05:
            break
    static = rng.choice([0, 0.1, 0.5, 1, 1])
    runs = static < 0.6  # a flat tile over run-time modes does not compile
    g = f"auto g = make_tensor(make_gmem_ptr<{kind}>({rng.choice(['0x1000'] * 15 + ['0x1010', '0x1004'])}), make_layout({written(rng, shape, 'make_shape', static)}, {written(rng, stride, 'make_stride', max(static, 0.2))}))"

    leaves = flattened(shape)
    whole = rng.random() < 0.9
    parts = [rng.choice([d for d in (1, 2, 4, 8, 16, 32, 64, 128) if d <= n and (n % d == 0 or not whole)]) for n in leaves]
    while eval("*".join(map(str, parts))) > 16384:
        parts[rng.randrange(len(parts))] = 1
    if rng.random() < 0.95:
        parts[order[0]] = max(parts[order[0]], min(leaves[order[0]], 128 // bits))
    tile = like(shape, iter(parts))
    s = shared(rng, kind, tile, order)
    cluster, op, extra = rng.choice([1, 1, 1, 2, 4]), rng.choice(OPS), internal(rng, bits)
    ctas = rng.choice([f"Int<{cluster}>{{}}", f"Shape<Int<{cluster}>,_1>{{}}", f"Shape<_2,Int<{cluster}>>{{}}", f"Shape<Shape<_2,_1>,Int<{cluster}>>{{}}"])
    form = rng.random()
    if form < 0.15 and len(shape) == len(flattened(shape)):
        call = f"make_tma_copy({op}{{}}, g, s)"
    elif form < 0.25:
        call = f"make_tma_copy({op}{{}}, g, s, {rng.choice([ctas, tiler(rng, tile, runs)])})"
    elif form < 0.75:
        call = f"make_tma_copy{extra}({op}{{}}, g, s, {tiler(rng, tile, runs)}, {ctas})"
    else:
        call = f"make_tma_atom{extra}({op}{{}}, g, s, {tiler(rng, tile, runs)}{rng.choice(['', f', Int<{cluster}>{{}}'])})"
    smem = f"make_tensor(make_smem_ptr<{kind}>({rng.choice(['0x400', '0x80', '0x2010'])}), s)"
    more = ["size(tma)", "tile_size<0>(tma)", "typename decltype(tma)::Tiler_MN{}", "tma.get_layoutS_TV()", "tma.get_layoutD_TV()", f"{smem}",
            f"tma.get_slice(0).partition_D({smem})", f"tma.get_slice(0).partition_S(local_tile(tma.get_tma_tensor(shape(g)), {tiler(rng, tile, runs)}, {at(rng, shape)}))",
            f"tma_partition(tma, make_coord(0, {rng.choice(['0', '1'])}), Layout<Shape<_1,Int<{cluster}>>>{{}}, group_modes<0,rank(s)>({smem}), zipped_divide(tma.get_tma_tensor(shape(g)), {tiler(rng, tile, runs)}))",
            f"zipped_divide(tma.get_tma_tensor(shape(g)), {tiler(rng, tile, runs)})"]
    asked = ["tma", "tma.get_tma_tensor(shape(g))"] if rng.random() < 0.6 else ["tma.get_tma_tensor(shape(g))", rng.choice(more)]
    return Case("nested", f"{g}; auto s = {s}; auto tma = {call}", asked, True)


def at(rng, shape):
    return f"make_coord({', '.join(rng.choice(['_', '0', 'Int<0>{}', '_']) for _ in shape)})"


def canonical(rng):
    """A tensor of one instruction whose layout is, or nearly is, one of the canonical forms: the strides between core matrices vary."""
    kind, bits = rng.choice(list(WIDE.items()))
    unit = 128 // bits  # elements of 16 bytes
    family, major, swizzle = rng.choice(["GMMA", "UMMA"]), rng.choice(["K", "MN"]), rng.choice([0, 1, 2, 3])
    width = 1 << swizzle
    far = lambda: unit * 8 * rng.choice([1, 2, 4, 8, 16, 3, 32, 64, 512])
    m, k = rng.choice([1, 2, 4, 8, 16]), rng.choice([1, 2, 2, 2, 4])
    if major == "K":
        row = unit * width if rng.random() < 0.95 else unit * rng.choice([1, 2, 3, 8])
        inner = (unit if swizzle and rng.random() < 0.95 else far()) if k > 1 else 0
        shape, stride = f"Shape<Shape<_8,_{m}>,Shape<Int<{unit}>,_{k}>>", f"Stride<Stride<Int<{row}>,Int<{far()}>>,Stride<_1,Int<{inner}>>>"
    else:
        line = unit * width
        down = line if rng.random() < 0.95 else unit
        shape, stride = f"Shape<Shape<Int<{line}>,_{m}>,Shape<_8,_{k}>>", f"Stride<Stride<_1,Int<{far()}>>,Stride<Int<{down}>,Int<{far()}>>>"
    layout = f"Layout<{shape},{stride}>{{}}"
    base = bits.bit_length() - 1 if rng.random() < 0.5 else None
    address = rng.choice(["0x400", "0x800", "0x410", "0x404", "0x400", "0x33c00"])
    if swizzle and base is None:
        t = f"make_tensor(make_smem_ptr<{kind}>({address}), composition(Swizzle<{swizzle},4,3>{{}}, smem_ptr_flag_bits<{bits}>{{}}, {layout}))"
    elif swizzle:
        t = f"make_tensor(make_smem_ptr<{kind}>({address}), composition(Swizzle<{rng.choice([swizzle, swizzle, 3])},{rng.choice([4, 4, 4, 3, 5])},{rng.choice([3, 3, 3, 2])}>{{}}, smem_ptr_flag_bits<{rng.choice([bits, bits, 16])}>{{}}, {layout}))"
    else:
        t = f"make_tensor(make_smem_ptr<{kind}>({address}), {layout})"
    made = f"{family}::make_{family.lower()}_desc<{family}::Major::{major}>(t)"
    return Case("canonical", f"auto t = {t}", [made if family == "GMMA" and rng.random() < 0.3 else f"uint64_t({made})"])


def sparse(rng):
    """Sparse atoms, tiles of them and their descriptors; fragments of the sparse operations of SM90."""
    kind = rng.choice(["half_t", "bfloat16_t", "int8_t", "float_e4m3_t", "tfloat32_t", "float"])
    factor = rng.choice([1, 2, 2, 2, 4])
    major = rng.choice(["K", "K", "MN"])
    atom = f"{rng.choice(['GMMA', 'UMMA'])}::Layout_{rng.choice([major + '_', major + '_', ''])}{rng.choice(SWIZZLES)}_SpAtom<{kind},{factor}"
    atom += f",GMMA::Major::{major}>{{}}" if f"_{major}_" not in atom else ">{}"
    rows, depth = rng.choice([64, 128, 256]), rng.choice([32, 64, 128, 256])
    s = f"tile_to_shape({atom}, Shape<Int<{rows}>,Int<{depth}>>{{}}{rng.choice(['', ', Step<_2,_1>{}'])})"
    if rng.random() < 0.5:
        return Case("sparse", "", [rng.choice([atom, s, s])])
    element_type = f"sparse_elem<{factor},{kind}>"
    width = {"half_t": 32, "bfloat16_t": 32, "int8_t": 64, "float_e4m3_t": 64, "tfloat32_t": 16, "float": 16}[kind]
    made = f"GMMA::make_gmma_desc<GMMA::Major::{major}>(local_tile(t, Shape<_64,Int<{width * rng.choice([1, 1, 2])}>>{{}}, make_coord(0,{rng.choice([0, 1])})))"
    return Case("sparse", f"auto t = make_tensor(make_smem_ptr<{element_type}>(0x400), {s})", [f"uint64_t({made})"])


FAMILIES = {"nested": copy, "canonical": canonical, "sparse": sparse}
