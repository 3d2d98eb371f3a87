"""Random descriptors of wgmma and tcgen05, choices of operations, tensor memory and scale factors."""
from boxes import SWIZZLES, TYPES, Case, integer, shape_of, tcgen05, tuple_of

NARROW = {name: bits for name, bits in TYPES.items() if bits <= 32}


def smem_descriptor(rng):
    """A descriptor of the tile of one instruction; at times the tile, the major or the layout is none that an instruction takes."""
    kind, bits = rng.choice([(k, b) for k, b in NARROW.items() if b in (8, 16, 32)] * 3 + [("float_e2m1_t", 4), ("int4_t", 4)])
    family = rng.choice(["GMMA", "UMMA"])
    major = rng.choice(["K", "MN"])
    atom = f"{family}::Layout_{major}_{rng.choice(SWIZZLES)}_Atom<{kind}>{{}}"
    if rng.random() < 0.1:
        atom, major = rng.choice([(f"UMMA::Layout_MN_SW128_32B_Atom<{kind}>{{}}", "MN"), (f"GMMA::Layout_{rng.choice(SWIZZLES)}_Atom<{kind},GMMA::Major::{major}>{{}}", major)])
    rows, depth = rng.choice([64, 128, 256]), rng.choice([1, 2, 4, 8]) * 256 // bits
    rows, depth = max(rows, 1024 // bits), max(depth, 1024 // bits)
    address = rng.choice(["0x400", "0x400", "0x2000", "0x408", "0x480", "0x3fc00", "0x0"])
    order = rng.choice(["", "", ", Step<_2,_1>{}"])
    s = f"tile_to_shape({atom}, Shape<Int<{rows}>,Int<{depth}>>{{}}{order})"
    if rng.random() < 0.06:
        s = rng.choice([f"composition(Swizzle<3,4,3>{{}}, Layout<Shape<_64,_16>,Stride<_64,_1>>{{}})", f"make_layout(Shape<_64,_16>{{}})",
                        f"make_layout(make_shape(_64{{}},_16{{}}),make_stride(_16{{}},_1{{}}))", f"make_layout(make_shape(_64{{}},make_shape(_8{{}},_2{{}})),make_stride(_8{{}},make_stride(_1{{}},_512{{}})))"])
        return Case("descriptor", f"auto t = make_tensor(make_smem_ptr<half_t>({address}), {s})", [f"uint64_t({family}::make_{family.lower()}_desc<{family}::Major::{major}>(t))"])
    instruction = (rng.choice([8, 16, 64, 64, 128, 12]), 256 // bits * rng.choice([1, 1, 1, 1, 2]))
    at = f"make_coord({rng.randrange(max(1, rows // instruction[0]))}, {rng.randrange(max(1, depth // instruction[1]))})"
    asked = rng.choice([major] * 9 + ["K", "MN"])
    made = f"{family}::make_{family.lower()}_desc<{family}::Major::{asked}>(local_tile(t, {shape_of(instruction)}, {at}))"
    text = made if family == "GMMA" and rng.random() < 0.2 else f"uint64_t({made})"
    return Case("descriptor", f"auto t = make_tensor(make_smem_ptr<{kind}>({address}), {s})", [text])


GMMAS = [("half_t", "F16", 16, "F32", True), ("bfloat16_t", "BF16", 16, "F32", True), ("tfloat32_t", "TF32", 32, "F32", False), ("float_e4m3_t", "E4M3", 8, "F32", False),
         ("int8_t", "S8", 8, "S32", False), ("half_t", "F16", 16, "F16", True)]


def wgmma_steps(rng):
    """Fragments of wgmma, and the descriptor of a step along K."""
    kind, name, bits, acc, any_major = rng.choice(GMMAS)
    n = rng.choice([8, 32, 64, 128, 256])
    majors = [rng.choice(["K", "K", "MN"]) if any_major else "K" for _ in "AB"]
    suffix = f"<GMMA::Major::{majors[0]},GMMA::Major::{majors[1]}>{{}}" if any_major else "{}"
    op = f"SM90_64x{n}x{256 // bits}_{acc}{name}{name}_SS{'' if any_major else '_TN'}{suffix}"
    ctas = rng.choice(["", "", ", Layout<Shape<_2,_1,_1>>{}"])
    operand = rng.choice("AB")
    major = majors["AB".index(operand)]
    rows = 128 if operand == "A" else n * rng.choice([1, 2])
    depth = rng.choice([1024, 2048]) // bits
    stages = rng.choice(["", ",_3"])
    atom = rng.choice(SWIZZLES)
    s = f"tile_to_shape(GMMA::Layout_{major}_{atom}_Atom<{kind}>{{}}, Shape<Int<{rows}>,Int<{depth}>{stages}>{{}}{rng.choice(['', '', ', Step<_2,_1,_3>{}' if stages else ', Step<_2,_1>{}'])})"
    setup = f"auto mma = make_tiled_mma({op}{ctas}); auto s = make_tensor(make_smem_ptr<{kind}>(0x400), {s}); auto f = mma.get_slice({rng.choice([0, 0, 128])}).partition_fragment_{operand}(s)"
    at = f"0,{rng.randrange(1)},{rng.randrange(4)}" + (f",{rng.randrange(3)}" if stages else "")
    return Case("fragment", setup, [rng.choice(["f", "f.layout()"]), f"uint64_t(f({at}))"])


def tcgen05_steps(rng):
    """Operands of tcgen05: their shape, their layout in shared memory, fragments, and the descriptor of a step along K."""
    mma, kind, bits, (m, n, k), majors, pair, ctas = tcgen05(rng)
    operand = rng.choice("AB")
    rows = (m * ctas[0] if operand == "A" else n * ctas[1]) * rng.choice([1, 1, 2])
    depth = k * rng.choice([4, 4, 8])
    shape = f"partition_shape_{operand}(mma, make_shape(Int<{rows}>{{}}, Int<{depth}>{{}}{rng.choice(['', '', ', Int<3>{}'])}))"
    major = majors["AB".index(operand)] if rng.random() < 0.95 else "K"
    order = rng.choice(["", "", "", ", Step<_2,_1>{}", ", Step<_2,_1,_3>{}"])
    s = f"UMMA::tile_to_mma_shape(UMMA::Layout_{major}_{rng.choice(SWIZZLES)}_Atom<{kind}>{{}}, {shape}{order})"
    setup = f"auto mma = {mma}"
    if rng.random() < 0.3:
        return Case("operand", setup, [shape, s])
    setup += f"; auto s = make_tensor(make_smem_ptr<{kind}>({rng.choice(['0x400', '0x8000'])}), {s}); auto f = mma.make_fragment_{operand}(s)"
    return Case("operand", setup, ["s", "f", f"uint64_t(f(0,0,{rng.randrange(4)}{',1' if 'Int<3>{})' in shape else ''}))"])


INPUTS = ["half_t", "bfloat16_t", "tfloat32_t", "uint8_t", "int8_t", "float_e4m3_t", "float_e5m2_t", "float_e2m3_t", "float_e3m2_t", "float_e2m1_t",
          "detail::float_e2m1_unpacksmem_t", "detail::float_e2m3_unpacksmem_t", "detail::float_e3m2_unpacksmem_t",
          "type_erased_dynamic_float8_t", "type_erased_dynamic_float6_t", "type_erased_dynamic_float4_t",
          "detail::type_erased_dynamic_float4_unpacksmem_t", "detail::type_erased_dynamic_float6_unpacksmem_t"]


def instruction(rng):
    """Descriptors of instructions and their run-time form."""
    a, b = rng.choice(INPUTS), rng.choice(INPUTS)
    if rng.random() < 0.05:
        a = rng.choice(["float", "double", "int4_t", "float_ue8m0_t"])
    m, n = rng.choice([32, 64, 128, 256]), rng.choice([8, 16, 24, 96, 128, 200, 256])
    majors = f"UMMA::Major::{rng.choice(['K', 'MN'])},UMMA::Major::{rng.choice(['K', 'MN'])}"
    sign = lambda: f"UMMA::ScaleIn::{rng.choice(['One', 'One', 'Neg'])}"
    scaled = rng.random() < 0.4
    sparse = rng.random() < 0.3
    flags = [sign(), sign()]
    if scaled:
        scale = rng.choice(["float_ue8m0_t", "float_ue4m3_t"] * 8 + ["half_t"])
        types, more = f"{a},{b},float,{scale}", flags + [str(sparse).lower()]
    else:
        types = f"{a},{b},{rng.choice(['half_t', 'float', 'int32_t'] * 6 + ['double'])}"
        more = flags + [f"UMMA::Saturate::{rng.choice(['False', 'True'])}", str(sparse).lower(), f"UMMA::MaxShift::{rng.choice(['NoShift', 'MaxShift8', 'MaxShift16', 'MaxShift32'])}"]
    more = more[:rng.choice([0, 1, 2, len(more)])]
    suffix = "_block_scaled" if scaled else ""
    made = f"make{{}}_instr_desc{suffix}<{','.join([types, str(m), str(n), majors, *more])}>"
    tmem = ["0", "64", "0x40000010", "0x80000000", "0xC0000020"]
    arguments = [rng.choice(tmem), rng.choice(tmem)] if scaled else []
    if rng.random() < 0.4:
        arguments += [rng.choice(["0", "1", "2", "3", "5"]), "0"][:rng.choice([1, 2])]
    form = rng.random()
    if form < 0.4:
        return Case("instruction", "", [f"uint32_t(UMMA::{made.format('')}())"])
    if form < 0.75:
        return Case("instruction", "", [f"UMMA::{made.format('_runtime')}({', '.join(arguments)})"])
    flag = f"<{str(sparse).lower()}>" if rng.random() < 0.7 else "<>"
    return Case("instruction", f"auto d = UMMA::{made.format('')}()", [f"UMMA::make_runtime_instr_desc{suffix}{flag}({', '.join(['d', *arguments])})"])


def selector(rng):
    """The operation that a tile is computed with."""
    a = rng.choice(["half_t", "bfloat16_t", "tfloat32_t", "float", "float_e4m3_t", "float_e5m2_t", "int8_t", "uint8_t"])
    b = a if rng.random() < 0.8 else rng.choice(["half_t", "float_e4m3_t", "float_e5m2_t", "int8_t", "uint8_t"])
    c = rng.choice(["half_t", "float", "float", "int32_t", "int32_t"])
    c = rng.choice(["int32_t"] * 5 + [c]) if a in ("int8_t", "uint8_t") else c
    tile = shape_of([rng.choice([64, 64, 128, 192, 96]), rng.choice([8, 16, 24, 40, 48, 64, 96, 112, 128, 192, 240, 256, 320, 12]), rng.choice([8, 16, 32, 64, 128])]).removesuffix("{}")
    majors = rng.choice(["", ",GMMA::Major::K,GMMA::Major::K", ",GMMA::Major::K,GMMA::Major::MN", ",GMMA::Major::MN,GMMA::Major::MN", ",GMMA::Major::MN,GMMA::Major::K"])
    op = f"GMMA::{rng.choice(['ss', 'ss', 'rs'])}_op_selector<{a},{b},{c},{tile}{majors}>()"
    return Case("selector", "", [rng.choice([f"make_tiled_mma({op})", f"tile_shape(make_tiled_mma({op}))", f"MMA_Atom<decltype({op})>{{}}"])])


def fragment_shape(rng, ms, ns, rest=True):
    more = [rng.choice([1, 1, 2, 3]) for _ in range(rng.choice([2, 2, 3, 1, 0]))] if rest else []
    return f"Shape<Shape<Int<{rng.choice(ms)}>,Int<{rng.choice(ns)}>>{''.join(f',Int<{n}>' for n in more)}>{{}}"


def tensor_memory(rng):
    """Fragments in tensor memory."""
    kind = rng.choice(["float", "half_t", "bfloat16_t", "int32_t", "uint8_t", "float_e4m3_t", "tfloat32_t", "float_e2m1_t"])
    storage = rng.choice(["", ",uint32_t", ",float", f",{kind}", ",half_t"])
    mode = rng.choice(["Interleaved", "NonInterleaved", "Duplicated"])
    form = rng.choice(["1sm", "1sm", "2sm", "2sm", "ws_1sm", "frg", "e", "e_ws", "sf", "sf", "mma", "mma"])
    ms, ns = [32, 64, 64, 128, 128, 256], [8, 16, 32, 64, 128, 256]
    if form == "mma":
        mma, _, _, (m, n, k), _, pair, ctas = tcgen05(rng)
        if rng.random() < 0.4:
            mma = mma.replace("_SS", "_TS")
        tile = f"Int<{m * ctas[0] * rng.choice([1, 2])}>{{}}, Int<{n * ctas[1] * rng.choice([1, 2])}>{{}}" + rng.choice(["", ", Int<2>{}"])
        asked = [f"partition_fragment_C(mma, make_shape({tile}))", f"mma.make_fragment_C(partition_shape_C(mma, make_shape({tile})))"]
        if "_TS" in mma:
            asked.append(f"mma.make_fragment_A(partition_shape_A(mma, make_shape(Int<{m * ctas[0]}>{{}}, Int<{k * 4}>{{}})))")
        return Case("tmem", f"auto mma = {mma}", [rng.choice(asked)])
    if form in ("e", "e_ws"):
        depths = {"float": 16, "tfloat32_t": 16, "half_t": 32, "bfloat16_t": 32, "uint8_t": 64, "float_e4m3_t": 64, "float_e2m1_t": 128, "int32_t": 16}
        text, shape = f"UMMA::tmem_e_frg{'_ws' if form == 'e_ws' else ''}<{kind}>", fragment_shape(rng, [128, 128, 64, 32], [depths[kind]] * 9 + [48])
    elif form == "sf":
        factor, vector, nsf = rng.choice(["float_ue8m0_t", "float_ue4m3_t"]), rng.choice([16, 32]), rng.choice([1, 2, 4])
        mode = rng.choice(["", "", ",UMMA::TmemAllocMode::ScaleFactorDuplicated2by2", ",UMMA::TmemAllocMode::ScaleFactorDuplicated4by1"])
        text = f"UMMA::tmem_sf_frg<{factor},{vector},{rng.choice([1, 2])},{rng.choice(['true', 'false'])}{mode}>"
        shape = f"Shape<Shape<Int<{rng.choice([64, 128, 128, 256])}>,Shape<Int<{vector}>,Int<{nsf}>>>,Int<{rng.choice([1, 1, 2])}>,Int<{rng.choice([1, 2, 4])}>>{{}}"
    elif form == "frg":
        text, shape = f"UMMA::tmem_frg<{kind}{storage or ',uint32_t'},{rng.choice([1, 2])}{rng.choice(['', f',UMMA::TmemAllocMode::{mode}'])}>", fragment_shape(rng, ms, ns)
    elif form == "ws_1sm":
        text, shape = f"UMMA::tmem_frg_ws_1sm<{kind}{storage}>", fragment_shape(rng, [32, 64, 128], [64, 128, 256, 32])
    else:
        text, shape = f"UMMA::tmem_frg_{form}<{kind}{storage}{f',UMMA::TmemAllocMode::{mode}' if storage and rng.random() < 0.5 else ''}>", fragment_shape(rng, ms, ns)
    made = f"make_tensor<{text}>({shape})" if rng.random() < 0.7 else f"{text}::make({shape})"
    return Case("tmem", "", [rng.choice([made, made, f"cosize({made}.layout())", f"{made}.layout()"])])


LOADS = {"32dp32b": [1, 2, 4, 8, 16, 32, 64, 128], "16dp64b": [1, 2, 4, 8, 16, 32, 64, 128], "16dp128b": [1, 2, 4, 8, 16, 32, 64], "16dp256b": [1, 2, 4, 8, 16, 32], "16dp32b": [1, 2, 4, 8, 16, 32]}


def tmem_copy(rng):
    """Copies between tensor memory and registers, and into it."""
    kind, stride = rng.choice([("float", 65536), ("float", 65536), ("half_t", 131072), ("uint8_t", 262144), ("int32_t", 65536)])
    shape = rng.choice([[128, 64], [128, 128], [128, 32], [64, 64], [128, 16]])
    tensor = rng.choice([f"make_tensor(make_tmem_ptr<{kind}>({rng.choice(['0', '0x20', '0x00200010'])}), make_layout({shape_of(shape)}, make_stride(Int<{stride}>{{}}, _1{{}})))"] * 2 + [
        f"make_tensor<UMMA::tmem_frg_1sm<{kind},{kind}>>({fragment_shape(rng, [64, 128, 128], [32, 64, 128], rest=False)})",
        f"make_tensor<UMMA::tmem_frg_2sm<{kind},{kind}>>({fragment_shape(rng, [64, 128], [32, 64, 128], rest=False)})",
        f"make_tensor<UMMA::tmem_frg_1sm<{kind}>>({fragment_shape(rng, [64, 128, 128], [32, 64], rest=True)})"])
    if rng.random() < 0.12:
        op = rng.choice(["SM100_UTCCP_128dp256bit_1cta", "SM100_UTCCP_128dp128bit_1cta", "SM100_UTCCP_4x32dp128bit_1cta", "SM100_UTCCP_2x64dp128bitlw0213_1cta", "SM100_UTCCP_4dp256bit_1cta", "SM100_UTCCP_128dp256bit_2cta"])
        made = rng.choice([f"make_utccp_copy({op}{{}}, t)", f"make_utccp_copy({op}{{}}, make_tensor(t.data(), filter_zeros(t.layout())))"])
        asked = rng.choice([["c"], ["c.get_slice(0).partition_D(t)"], ["tile_size(c)"]])
        return Case("tmem copy", f"auto t = {tensor}; auto c = {made}", asked)
    if rng.random() < 0.1:
        asked = rng.choice(["c", f"c.get_slice({rng.randrange(4)}).partition(t)", f"c.get_slice({rng.randrange(4)}).partition(make_identity_tensor(shape(t)))"])
        return Case("tmem copy", f"auto t = {tensor}; auto c = make_tmem_warp_partitioner(t)", [asked])
    shape_of_op = rng.choice(list(LOADS))
    op = f"SM100_TMEM_{rng.choice(['LOAD', 'LOAD', 'STORE'])}_{shape_of_op}{rng.choice(LOADS[shape_of_op][:6])}x{rng.choice(['', '', '', '_16b'])}"
    text = op + "{}" if rng.random() < 0.8 else f"Copy_Atom<{op},{rng.choice([kind, kind, kind, 'half_t'])}>{{}}"
    thread = rng.choice([0, 1, 31, 32, 33, 64, 127])
    asked = ["c", f"c.get_slice({thread}).partition_S(t)", f"c.get_slice({thread}).partition_D(t)", f"c.get_slice({thread}).partition_D(make_identity_tensor(shape(t)))"]
    if rng.random() < 0.1:
        asked = ["c.get_slice(0).partition_D(make_tensor(make_gmem_ptr<float>(0x1000), make_layout(shape(t))))"] * 2
    return Case("tmem copy", f"auto t = {tensor}; auto c = make_tmem_copy({text}, t)", rng.sample(asked, rng.choice([1, 2])))


def tmem_pointer(rng):
    kind = rng.choice(["float", "half_t", "uint8_t", "float_e2m1_t", "double", "int4_t", "float_e3m2_t"])
    return Case("tmem", "", [f"make_tmem_ptr<{kind}>({rng.choice(['0', '0x10', '0x00200010', '0x00400000'])}) + {rng.choice([0, 1, 5, 9, 65536, 131072, 200000])}"])


def scale_factors(rng):
    vector = rng.choice([16, 32])
    shape = tuple_of(rng, [rng.choice([128, 256, 100, 384]), rng.choice([128, 256, 300]), rng.choice([64, 128, 256, 512, 200])] + [rng.choice([1, 3, 4])] * rng.choice([0, 1, 1]), rng.random() < 0.3)
    form = rng.random()
    if form < 0.5:
        made = f"cutlass::detail::Sm1xxBlockScaledConfig<{vector}>::tile_atom_to_shape_SF{rng.choice('AB')}({shape})"
        return Case("scales", "", [rng.choice([made, made, f"size(filter_zeros({made}))", f"filter_zeros({made})", f"cosize({made})"])])
    if form < 0.65:
        major = rng.choice(["", ",UMMA::Major::K", ",UMMA::Major::MN"])
        return Case("scales", "", [f"cutlass::detail::Sm1xxBlockScaledOutputConfig<{vector}{major}>::tile_atom_to_shape_SFD({shape})"])
    if form < 0.75:
        return Case("scales", "", [f"cutlass::detail::Sm1xxBlockScaledConfig<{vector}>::deduce_layoutSF{rng.choice('AB')}()"])
    n = rng.choice([64, 128, 192, 256])
    op, depth = rng.choice([(f"SM100_MMA_MXF8F6F4_SS<float_e4m3_t,float_e4m3_t,float,float_ue8m0_t,128,{n},UMMA::Major::K,UMMA::Major::K>", 32),
                            (f"SM100_MMA_MXF4_SS<float_e2m1_t,float_e2m1_t,float,float_ue8m0_t,128,{n},{vector},UMMA::Major::K,UMMA::Major::K>", 64),
                            (f"SM100_MMA_MXF8F6F4_2x1SM_SS<float_e4m3_t,float_e4m3_t,float,float_ue8m0_t,256,{n},UMMA::Major::K,UMMA::Major::K>", 32)])
    vector = vector if depth == 64 else 32
    tile = shape_of([256 if "2x1SM" in op else 128, n, depth * rng.choice([4, 8, 2])])
    made = f"cutlass::detail::Sm1xxBlockScaledConfig<{vector}>::deduce_smem_layoutSF{rng.choice('AB')}(mma, {tile})"
    return Case("scales", f"auto mma = make_tiled_mma({op}{{}})", [rng.choice([made, f"filter_zeros({made})"])])


FAMILIES = {"descriptor": smem_descriptor, "fragment": wgmma_steps, "operand": tcgen05_steps, "instruction": instruction, "selector": selector,
            "tmem": lambda rng: (tmem_pointer if rng.random() < 0.08 else tensor_memory)(rng), "tmem copy": tmem_copy, "scales": scale_factors}
