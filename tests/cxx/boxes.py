"""Random copies by TMA: `make_tma_copy`, `make_tma_atom`, the builders of SM90 and SM100, and what a kernel asks of them."""
from dataclasses import dataclass

TYPES = {"uint8_t": 8, "int8_t": 8, "float_e4m3_t": 8, "float_e5m2_t": 8, "half_t": 16, "bfloat16_t": 16, "uint16_t": 16, "float": 32, "int32_t": 32,
         "uint32_t": 32, "tfloat32_t": 32, "uint64_t": 64, "int64_t": 64, "double": 64, "float_e2m1_t": 4, "float_e3m2_t": 6, "int4_t": 4}
WIDE = {name: bits for name, bits in TYPES.items() if bits in (8, 16, 32)}
RARE = ["float_e2m1_t", "float_e3m2_t", "int4_t", "double", "int64_t"]
OPS = ["SM90_TMA_LOAD"] * 5 + ["SM90_TMA_STORE", "SM90_TMA_LOAD_MULTICAST", "SM90_TMA_REDUCE_ADD", "SM100_TMA_2SM_LOAD"]
SWIZZLES = ["INTER", "SW32", "SW64", "SW128"]


@dataclass(frozen=True)
class Case:
    """Statements, and what is printed after them. With `copy` the driver's call is printed first."""
    family: str
    setup: str
    asked: list
    copy: bool = False

    def cxx(self):
        """A program for gxx: what follows its last `;` is printed."""
        first = 'printf("%s\\n", encoded.c_str()); ' if self.copy else ""
        return f"{self.setup}; {first}" + "".join(f'print({text}); printf("\\n"); ' for text in self.asked[:-1]) + self.asked[-1]

    def cutectl(self):
        return [f"{self.setup}; {text}" if self.setup else text for text in self.asked]


def integer(rng, n, static):
    return f"Int<{n}>{{}}" if static or rng.random() < 0.15 else str(n)


def tuple_of(rng, items, static=False, name="make_shape"):
    return f"{name}({', '.join(integer(rng, n, static) for n in items)})"


def shape_of(items):
    return f"Shape<{','.join(f'Int<{n}>' for n in items)}>{{}}"


def element(rng):
    """A type and its bits; those that few tensors have are rare."""
    name = rng.choice(RARE if rng.random() < 0.12 else [t for t in TYPES if t not in RARE])
    return name, TYPES[name]


def strides(rng, extents, bits):
    """Compact strides in a random order of the modes, at times padded; the innermost is compile-time 1, almost always."""
    order = list(range(len(extents)))
    if rng.random() < 0.7:
        rng.shuffle(order)
    out, step = [0] * len(extents), 1
    for place, mode in enumerate(order):
        out[mode] = step
        step *= extents[mode]
        if place == 0 and rng.random() < 0.9:
            step = -(-step * bits // 128) * 128 // bits
        elif rng.random() < 0.1:
            step += 128 // bits if rng.random() < 0.7 else 1
    every = rng.random() < 0.3
    texts = [f"Int<{d}>{{}}" if every or (d == 1 and rng.random() < 0.95) or (d and rng.random() < 0.1) else str(d) for d in out]
    if rng.random() < 0.04:
        texts[rng.randrange(len(texts))] = rng.choice(["_0{}", "0"])
    return order, f"make_stride({', '.join(texts)})"


def global_tensor(rng, kind, bits, extents):
    """The text of a tensor in global memory and the order of its modes, innermost first; two of four modes are nested at times."""
    order, stride = strides(rng, extents, bits)
    shape = tuple_of(rng, extents, static=rng.random() < 0.25)
    address = rng.choice(["0x1000"] * 20 + ["0x1008"])
    return order, f"auto g = make_tensor(make_gmem_ptr<{kind}>({address}), make_layout({shape}, {stride}))"


def smem_layout(rng, kind, bits, tile, order, swizzle, fast):
    box = tuple_of(rng, tile, static=True)
    if swizzle is not None:
        atom = f"GMMA::Layout_{fast}_{SWIZZLES[swizzle]}_Atom<{kind}>{{}}"
        return f"tile_to_shape({atom}, {box}{rng.choice(['', '', ', Step<_2,_1>{}'])})"
    if rng.random() < 0.3:
        return f"make_layout({box}{rng.choice(['', ', LayoutRight{}'])})"
    ranks = [0] * len(tile)
    for place, mode in enumerate(order):
        ranks[mode] = place
    return f"make_ordered_layout({box}, {tuple_of(rng, ranks, static=True, name='make_shape')})"


def whole_atoms(rng, bits, swizzle, fast):
    wide, long = (128 << swizzle) // bits * rng.choice([1, 1, 2]), 8 * rng.choice([1, 2, 4, 8, 16])
    return [long, wide] if fast == "K" else [wide, long]


def internal(rng, bits):
    """The type that the accelerator counts in, at times another than the tensor's."""
    others = {8: ["uint16_t", "uint8_t"], 16: ["uint16_t", "uint32_t", "uint8_t"], 32: ["uint64_t", "uint32_t", "uint16_t"]}
    return f"<{rng.choice(others[bits])}>" if bits in others and rng.random() < 0.08 else ""


def partitions(rng, kind, tile, ctas, coords, tiled):
    """What a kernel asks of the copy: slices, partitions, a mask."""
    box, smem = shape_of(tile), f"make_tensor(make_smem_ptr<{kind}>(0x400), s)"
    at = "make_coord(" + ",".join(coords) + ")"
    local = f"local_tile(tma.get_tma_tensor(shape(g)), {box}, {at})"
    grouped = f"group_modes<0,{len(tile)}>"
    cta = rng.choice(["Int<0>{}", "0", str(rng.randrange(ctas)), f"Int<{rng.randrange(ctas)}>{{}}"])
    whole = f"tma_partition(tma, {cta}, make_layout(Int<{ctas}>{{}}), {grouped}({smem}), {grouped}({local}))"
    asked = [whole, f"get<0>({whole})", f"get<1>({whole})"]
    if ctas == 1:
        asked.append(f"tma_partition(tma, {grouped}({smem}), {grouped}({local}))")
    if tiled:
        thread = rng.randrange(ctas)
        asked += [f"tma.get_slice({thread}).partition_S({local})", f"tma.get_slice({thread}).partition_D({smem})"] * 2
    return rng.choice(asked)


def copy(rng):
    kind, bits = element(rng)
    rank = rng.choice([1, 2, 2, 2, 2, 3, 3, 4, 5, 6])
    extents = [rng.choice([1, 3, 8, 16, 32, 64, 100, 128, 256, 512] if rank < 4 else [1, 2, 4, 8, 16]) for _ in range(rank)]
    order, g = global_tensor(rng, kind, bits, extents)
    tile = [rng.choice([d for d in (1, 2, 4, 8, 16, 32, 64, 128) if d <= max(1, n)]) for n in extents]
    while sum(t.bit_length() - 1 for t in tile) > 13:
        tile[rng.randrange(rank)] = 1
    fast = "K" if (order[0] == rank - 1) != (rng.random() < 0.05) else "MN"
    swizzle = rng.choice(range(4)) if rank == 2 and rng.random() < 0.7 and bits != 6 else None
    if swizzle is not None and rng.random() < 0.95:
        tile = whole_atoms(rng, bits, swizzle, fast)
    s, box = smem_layout(rng, kind, bits, tile, order, swizzle, fast), tuple_of(rng, tile, static=True)
    cluster = rng.choice([1, 1, 1, 2, 4, 8])
    op = "SM90_TMA_LOAD_MULTICAST" if cluster > 1 else rng.choice(OPS)
    form, extra = rng.random(), internal(rng, bits)
    ctas = rng.choice([f"Int<{cluster}>{{}}", f"Int<{cluster}>{{}}", f"Shape<_1,Int<{cluster}>>{{}}"])
    tiled = True
    if form < 0.3 and cluster == 1:
        call = f"make_tma_copy{extra}({op}{{}}, g, s)"
    elif form < 0.35:
        call = f"make_tma_copy{extra}({op}{{}}, g, s, {ctas})"
    elif form < 0.8:
        call = f"make_tma_copy{extra}({op}{{}}, g, s, {box}, {ctas})"
    else:
        call, tiled = f"make_tma_atom{extra}({op}{{}}, g, s, {box}, {ctas})", False
    coords = [rng.choice(["_", "_", "0", "Int<0>{}", str(rng.randrange(max(1, n // t)))]) for n, t in zip(extents, tile)]
    asked = ["tma", "tma.get_tma_tensor(shape(g))"]
    if rng.random() < 0.6:
        asked = [rng.choice(asked), partitions(rng, kind, tile, cluster, coords, tiled)]
    return Case("copy", f"{g}; auto s = {s}; auto tma = {call}", asked, True)


def operand_tensor(rng, kind, bits, rows, depth, k_major):
    """A matrix (rows, depth) whose tiles the builders of SM90 and SM100 take, at times with a batch."""
    extents = [rows * rng.choice([1, 2, 3]), depth * rng.choice([1, 2, 4])] + ([rng.choice([1, 3])] if rng.random() < 0.25 else [])
    inner = extents[1] if k_major else extents[0]
    inner += 128 // bits if rng.random() < 0.1 else 0
    texts = [str(inner), "_1{}"] if k_major else ["_1{}", str(inner)]
    if len(extents) == 3:
        texts.append(str(inner * extents[0 if k_major else 1]))
    if rng.random() < 0.2:
        texts = [t if t.endswith("}") else f"Int<{t}>{{}}" for t in texts]
    return extents, f"auto g = make_tensor(make_gmem_ptr<{kind}>(0x1000), make_layout({tuple_of(rng, extents)}, make_stride({', '.join(texts)})))"


def sm90(rng):
    kind, bits = rng.choice(list(WIDE.items()))
    operand = rng.choice("ABC")
    m, n, k = rng.choice([64, 128]), rng.choice([32, 64, 128, 256]), rng.choice([32, 64, 128])
    rows, depth = {"A": (m, k), "B": (n, k), "C": (m, n)}[operand]
    k_major = rng.random() < 0.7
    fast = "K" if k_major != (rng.random() < 0.05) else "MN"
    extents, g = operand_tensor(rng, kind, bits, rows, depth, k_major)
    swizzle = rng.choice(SWIZZLES)
    stages = rng.choice([None, None, 2, 3])
    tile = [rows, depth]
    s = f"tile_to_shape(GMMA::Layout_{fast}_{swizzle}_Atom<{kind}>{{}}, {shape_of(tile + ([stages] if stages else []))}{rng.choice(['', '', ', Step<_2,_1,_3>{}' if stages else ', Step<_2,_1>{}'])})"
    taken = rng.choice(["take<0,2>(s)", "s(_,_,Int<0>{})", "s(_,_,0)"]) if stages else "s"
    cluster = rng.choice([[1, 1, 1], [1, 1, 1], [2, 1, 1], [1, 2, 1], [2, 2, 1], [4, 1, 1], [2, 4, 1]])
    op = rng.choice(["SM90_TMA_STORE", "SM90_TMA_LOAD", "SM90_TMA_REDUCE_ADD"] if operand == "C" else ["SM90_TMA_LOAD", "SM90_TMA_LOAD_MULTICAST"])
    last = f", {shape_of(cluster)}" if operand != "C" else ""
    tiler = shape_of([m, n, k]) if operand != "C" or rng.random() < 0.5 else shape_of([m, n])
    call = f"make_tma_copy_{operand}_sm90({op}{{}}, g, {taken}, {tiler}{last})"
    shared = {"A": cluster[1], "B": cluster[0], "C": 1}[operand]
    coords = [rng.choice(["_", "0", "1"]), rng.choice(["_", "0"])] + (["_"] if len(extents) == 3 else [])
    setup = f"{g}; auto s = {s}; auto tma = {call}"
    asked = ["tma", "tma.get_tma_tensor(shape(g))"]
    if rng.random() < 0.6 and len(extents) == 2 and not stages:
        asked = [rng.choice(asked), partitions(rng, kind, tile, shared, coords, True)]
    return Case("sm90", setup, asked, True)


MMAS = [("SM100_MMA_F16BF16_SS", "half_t", "float", 16), ("SM100_MMA_F16BF16_SS", "bfloat16_t", "float", 16), ("SM100_MMA_TF32_SS", "tfloat32_t", "float", 32),
        ("SM100_MMA_F8F6F4_SS", "float_e4m3_t", "float", 8), ("SM100_MMA_S8_SS", "int8_t", "int32_t", 8), ("SM100_MMA_F16BF16_SS", "half_t", "half_t", 16)]


def tcgen05(rng, pair=None):
    """A tiled MMA of tcgen05 as text, with its types, its extents and its majors."""
    name, kind, accumulator, bits = rng.choice(MMAS)
    pair = rng.random() < 0.4 if pair is None else pair
    m = rng.choice([128, 256] if pair else [64, 128, 128])
    n = rng.choice([32, 64, 128, 256]) if pair else rng.choice([16, 32, 64, 128, 256])
    majors = [rng.choice(["K", "K", "MN"]) for _ in "AB"]
    name = name.replace("_SS", "_2x1SM_SS") if pair else name
    ctas = rng.choice([None, None, None, [1, 2, 1], [2, 1, 1], [2, 2, 1]])
    text = f"make_tiled_mma({name}<{kind},{kind},{accumulator},{m},{n},UMMA::Major::{majors[0]},UMMA::Major::{majors[1]}>{{}}" + (f", Layout<Shape<{','.join(f'_{c}' for c in ctas)}>>{{}})" if ctas else ")")
    return text, kind, bits, (m, n, 256 // bits), majors, pair, ctas or [1, 1, 1]


def sm100(rng):
    mma, kind, bits, (m, n, k), majors, pair, ctas = tcgen05(rng)
    operand = rng.choice(["A", "A", "B", "B", "C"])
    tile = [m * ctas[0] * rng.choice([1, 1, 2]), n * ctas[1] * rng.choice([1, 1, 2]), k * rng.choice([4, 4, 8, 1])]
    rows, depth = {"A": (tile[0], tile[2]), "B": (tile[1], tile[2]), "C": (tile[0], tile[1])}[operand]
    k_major = majors["AB".index(operand)] == "K" if operand != "C" else rng.random() < 0.7
    fast = "K" if k_major != (rng.random() < 0.05) else "MN"
    extents, g = operand_tensor(rng, kind, bits, rows, depth, k_major)
    swizzle = rng.choice(SWIZZLES)
    of = f"make_shape(Int<{rows}>{{}}, Int<{depth}>{{}})"
    per_cta = f"partition_shape_{operand}(mma, {of})" if operand != "C" else f"shape(mma.get_slice(0).partition_C(make_identity_tensor({of})))"
    s = f"UMMA::tile_to_mma_shape(UMMA::Layout_{fast}_{swizzle}_Atom<{kind}>{{}}, {per_cta}{rng.choice(['', '', '', ', Step<_2,_1>{}'])})"
    ops = ["SM100_TMA_2SM_LOAD", "SM100_TMA_2SM_LOAD_MULTICAST"] if pair else ["SM90_TMA_LOAD", "SM90_TMA_LOAD_MULTICAST", "SM90_TMA_STORE"]
    op = rng.choice(ops if operand != "C" else ["SM90_TMA_LOAD", "SM90_TMA_STORE"])
    if rng.random() < 0.04:
        op = rng.choice(["SM90_TMA_REDUCE_ADD", "SM90_TMA_LOAD_MULTICAST", "SM100_TMA_2SM_LOAD"])
    tiler, tiled = shape_of(tile), operand == "C" or rng.random() < 0.4
    if tiled:
        call = f"make_tma_copy_{operand}_sm100({op}{{}}, g, s, {tiler}, mma)"
    else:
        cluster = rng.choice([[1, 1, 1], [2, 1, 1], [1, 2, 1], [2, 2, 1], [4, 2, 1], [4, 4, 1]])
        cluster = [cluster[0] * 2, *cluster[1:]] if pair and cluster[0] == 1 else cluster
        vmnk = f"tiled_divide(make_layout({shape_of(cluster)}), make_tile(Layout<{'_2' if pair else '_1'}>{{}}))"
        call = f"make_tma_atom_{operand}_sm100({op}{{}}, g, s, {tiler}, mma, {vmnk})"
    asked = ["tma", "tma.get_tma_tensor(shape(g))"]
    if operand != "C" and len(extents) == 2 and rng.random() < 0.5:
        gmem = f"mma.get_slice({rng.randrange(2 if pair else 1)}).partition_{operand}(local_tile(tma.get_tma_tensor(shape(g)), make_shape(Int<{rows}>{{}}, Int<{depth}>{{}}), make_coord({rng.choice(['0', '_'])}, _)))"
        asked = ["s", f"tma_partition(tma, Int<0>{{}}, Layout<_1>{{}}, group_modes<0,3>(make_tensor(make_smem_ptr<{kind}>(0x400), s)), group_modes<0,3>({gmem}))"]
    return Case("sm100", f"auto mma = {mma}; {g}; auto s = {s}; auto tma = {call}", asked, True)


def mask(rng):
    shape = [rng.choice([1, 2, 2, 4]) for _ in range(rng.choice([2, 3, 3, 4]))]
    while eval("*".join(map(str, shape))) > 16:
        shape[rng.randrange(len(shape))] = 1
    static = rng.random() < 0.6
    layout = f"make_layout({tuple_of(rng, shape, static)}{rng.choice(['', ', LayoutRight{}'])})"
    if rng.random() < 0.3:
        layout = f"tiled_divide(make_layout({shape_of([max(2, shape[0]), *shape[1:3]] + [1] * (3 - len(shape[:3])))}), make_tile(Layout<{rng.choice(['_1', '_2'])}>{{}}))"
        shape = [1, 1, 1, 1]
    modes = sorted(rng.sample(range(len(shape)), rng.choice([1, 1, 1, 2])))
    coord = ",".join(integer(rng, rng.randrange(n), False) for n in shape)
    return Case("mask", "", [f"create_tma_multicast_mask<{','.join(map(str, modes))}>({layout}, make_coord({coord}))"])


FAMILIES = {"copy": copy, "sm90": sm90, "sm100": sm100, "mask": mask}
