"""What the headers define: every MMA_Traits and Copy_Traits specialisation, and template arguments to ask it with."""
import itertools
import pathlib
import re
from dataclasses import dataclass

BITS = {"bool": 8, "int8_t": 8, "uint8_t": 8, "int16_t": 16, "uint16_t": 16, "int32_t": 32, "uint32_t": 32, "int64_t": 64, "uint64_t": 64,
        "uint128_t": 128, "half_t": 16, "bfloat16_t": 16, "tfloat32_t": 32, "float": 32, "double": 64, "float_e4m3_t": 8,
        "float_e5m2_t": 8, "float_ue8m0_t": 8, "float_ue4m3_t": 8, "float_e2m3_t": 6, "float_e3m2_t": 6, "float_e2m1_t": 4,
        "int4_t": 4, "uint4_t": 4, "type_erased_dynamic_float8_t": 8, "type_erased_dynamic_float4_t": 4,
        "detail::float_e2m1_unpacksmem_t": 8, "detail::float_e3m2_unpacksmem_t": 8, "detail::float_e2m3_unpacksmem_t": 8,
        "complex<half_t>": 32, "complex<double>": 128}
FLOAT8 = ["float_e4m3_t", "float_e5m2_t"]
NARROW = [*FLOAT8, "float_e3m2_t", "float_e2m3_t", "float_e2m1_t"]
UNPACKED = ["detail::float_e2m1_unpacksmem_t", "detail::float_e3m2_unpacksmem_t", "detail::float_e2m3_unpacksmem_t"]


@dataclass(frozen=True)
class Traits:
    """One operation with traits: `kind` is MMA or Copy, `parameters` are those of the specialisation, `extra` its arguments after the operation."""
    kind: str
    name: str
    header: str
    parameters: tuple
    extra: str


MNEMONIC = re.compile(r"\b((?:mma|wgmma|tcgen05|ldmatrix|stmatrix|movmatrix|cp|dp4a|dp2a|fma|ld|st)\.[\w.:]+)")
SCOPE = re.compile(r"namespace\s+([\w:]+)\s*\{|struct\s+(\w+)\s*(?:<[^{;]*>)?\s*(?::[^{;]*)?\{|asm(?:\s+volatile)?\s*\(|(\w+)::fma\s*\(|\{|\}")
LITERAL = re.compile(r'"((?:[^"\\]|\\.)*)"|[()]')
SPACES = ["", "SM100::TMEM::LOAD::", "SM100::TMEM::STORE::", "SM100::TMEM::UTCCP::", "SM100::TMEM::LOAD_STAT::"]


def instructions(include):
    """{operation: its PTX mnemonics}, from the assembly in the headers; specialisations stand together.

    What has no assembly of its own and calls another operation's `fma`, as complex numbers do, issues that one's."""
    found, called = {}, {}
    for path in sorted((pathlib.Path(include) / "cute/arch").glob("*.hpp")):
        text = re.sub(r"//[^\n]*|/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.S)
        scopes, at = [], 0
        while token := SCOPE.search(text, at):
            at = token.end()
            if token[0].startswith("asm"):
                assembly, at = literals(text, at)
                mnemonic = MNEMONIC.search(re.sub(r"\\[nt]", " ", assembly))
                name = "::".join(scope for scope in scopes if scope not in ("", "cute"))
                if mnemonic:  # outside of all operations a function, such as `cute::fma`
                    found.setdefault(name or f"cute::{mnemonic[1].split('.')[0]}", set()).add(mnemonic[1])
            elif token[3]:
                called.setdefault("::".join(scope for scope in scopes if scope not in ("", "cute")), set()).add(token[3])
            elif token[0] == "}":
                del scopes[-1:]
            else:
                scopes.append(token[1] or token[2] or "")
    for name in called.keys() - found.keys():
        space = name.rpartition("::")[0]
        others = ["cute::fma" if other == "cute" else f"{space}::{other}" if space else other for other in called[name]]
        found[name] = set().union(*(found.get(other, ()) for other in others))
    return {name: sorted(mnemonics) for name, mnemonics in found.items()}


def literals(text, at):
    """The string literals up to the parenthesis that closes, as one text, and where it ends."""
    depth, parts = 1, []
    while depth:
        token = LITERAL.search(text, at)
        at = token.end()
        if token[1] is None:
            depth += 1 if token[0] == "(" else -1
        else:
            parts.append(token[1])
    return "".join(parts), at


def instruction(table, name):
    """The mnemonics of the operation called `name`; [] where it has no assembly of its own."""
    names = [name, re.sub(r"^SM90_64x", "SM90::GMMA::MMA_64x", name), re.sub(r"^SM90_", "SM90::MMA_", name), *(space + name for space in SPACES)]
    return next((table[n] for n in names if n in table), [])


def defined(include):
    """Every operation that has traits, in the order of the headers, each once."""
    found = {}
    for path in sorted((pathlib.Path(include) / "cute/atom").glob("*traits*.hpp")):
        text = re.sub(r"\s+", " ", re.sub(r"//[^\n]*|/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.S))
        for match in re.finditer(r"template ?<([^{};]*)> ?struct (MMA|Copy)_Traits ?<", text):
            inside = balanced(text, match.end())
            operation, *extra = split(inside)
            name = operation.split("<")[0].strip()
            parameters = tuple(split(match[1][match[1].rfind("template <") + 1:] if "template <" in match[1] else match[1]))
            found.setdefault((match[2], name), Traits(match[2], name, path.name, parameters, ", ".join(extra)))
    return list(found.values())


def balanced(text, start):
    """What stands from `start` up to the `>` that closes it."""
    depth, at = 1, start
    while depth:
        depth += {"<": 1, ">": -1}.get(text[at], 0)
        at += 1
    return text[start:at - 1]


def split(text):
    """The parts between commas that no bracket holds."""
    parts, depth = [""], 0
    for letter in text:
        depth += {"<": 1, "(": 1, ">": -1, ")": -1}.get(letter, 0)
        if letter == "," and not depth:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts if part.strip()]


def arguments(traits):
    """Lists of template arguments, C++ texts, for the operation of `traits`; [[]] where it is no template."""
    name = traits.name
    if name == "UniversalFMA":
        return [["float"], ["double"], ["half_t", "half_t"], ["float", "half_t"], ["int32_t", "int8_t", "uint8_t"],
                ["float", "float_e4m3_t", "float_e5m2_t", "half_t"], ["complex<double>"]]
    if name == "UniversalCopy" or name.startswith("SM80_CP_ASYNC"):
        types = ["uint8_t", "uint16_t", "uint32_t", "uint64_t", "uint128_t", "float", "half_t", "double"]
        types = [t for t in types if name == "UniversalCopy" or BITS[t] >= (128 if "GLOBAL" in name else 32)]
        return [[t] for t in types] + [[a, b] for a, b in itertools.product(types, types) if BITS[a] == BITS[b]] + [["uint32_t", "uint16_t"]]
    if name == "AutoVectorizingCopyWithAssumedAlignment":
        return [[], ["8"], ["16"], ["32"], ["64"], ["128"], ["256"]]
    if "NumBitsPerTMA" in traits.extra and "PREFETCH" not in name and "BULK" in name:
        return [[], ["128"], ["1024"], ["8192"], ["64"]]
    if "GMMA" in name or re.match(r"SM90_64x", name):
        return list(warp_group(traits))
    if name.startswith(("SM100_MMA", "SM103")):
        return list(tensor_core(traits))
    if name.startswith("SM120"):
        return list(consumer(name))
    return [[]]


def warp_group(traits):
    """Majors, signs and the sparsity selector of the SM90 warp-group operations."""
    pairs = [("K", "K"), ("MN", "MN"), ("K", "MN"), ("MN", "K")] if "GMMA::Major tnspA" in traits.parameters else [()]
    scales = ["GMMA::ScaleIn scaleA" in traits.parameters]
    for i, majors in enumerate(pairs):
        chosen = [f"GMMA::Major::{m}" for m in majors]
        yield chosen
        if i == 0 and scales[0]:
            chosen = chosen + ["GMMA::ScaleIn::Neg", "GMMA::ScaleIn::One"]
            yield chosen
            if "SPARSE" in traits.name:
                yield [*chosen, "GMMA::SparseSel::One"]
        elif i == 0 and "SPARSE" in traits.name:
            yield ["GMMA::SparseSel::One"]


def inputs(name):
    """Value types of A and B, then of D, that an SM100 operation is made for, and scale-factor types."""
    if "_S8_" in name:
        return [("int8_t", "int8_t"), ("uint8_t", "int8_t")], ["int32_t"]
    if "_F16BF16_" in name:
        return [("half_t", "half_t"), ("bfloat16_t", "bfloat16_t")], ["float", "half_t"]
    if "_TF32_" in name:
        return [("tfloat32_t", "tfloat32_t")], ["float"]
    if "MXF4" in name:
        return [("float_e2m1_t", "float_e2m1_t"), ("type_erased_dynamic_float4_t", "type_erased_dynamic_float4_t")], ["float"]
    pairs = list(itertools.product(FLOAT8, FLOAT8)) + [(t, "float_e4m3_t") for t in UNPACKED] + [("float_e5m2_t", t) for t in UNPACKED]
    return [*pairs, ("type_erased_dynamic_float8_t", "type_erased_dynamic_float8_t"), ("float_e2m1_t", "float_e3m2_t")], ["float", "half_t"]


def tensor_core(traits):
    """Types, sizes and majors for the SM100 operations, whose parameter lists differ from one to the next."""
    name, kinds = traits.name, [p.rsplit(" ", 1)[0].removeprefix("cute::") for p in traits.parameters]
    named = [p.rsplit(" ", 1)[-1] for p in traits.parameters]
    pairs, results = inputs(name)
    if "a_type" not in named and "ab_vtype" not in named:
        pairs, results = [()], [None]
    sizes = [(128, 16), (256, 256), (128, 32), (256, 96)] if "2x1SM" in name else [(64, 8), (128, 256), (128, 16), (64, 160), (32, 24)]
    scaled = "sf_type" in named
    vectors = [16, 32, 64] if "VS" in named else [None]
    majors = [("K", "K"), ("MN", "K"), ("K", "MN"), ("MN", "MN")]
    rotated = itertools.cycle(itertools.product(sizes, majors))
    for pair, result, vector in itertools.product(pairs, results, vectors):
        for factor in (["float_ue8m0_t", "float_ue4m3_t"] if scaled else [None]):
            for _ in range(5 if len(pairs) < 4 else 2):
                (m, n), (major_a, major_b) = next(rotated)
                chosen = [*pair, result, factor, m, n, vector, f"UMMA::Major::{major_a}", f"UMMA::Major::{major_b}"]
                chosen = [str(c) for c in chosen if c is not None]
                if "uint32_t" in kinds:
                    chosen.append("7")
                yield chosen
    if "UMMA::ScaleIn" in kinds:
        chosen = chosen + ["UMMA::ScaleIn::Neg", "UMMA::ScaleIn::One"]
        yield chosen
    if "UMMA::Saturate" in kinds:
        yield [*chosen, "UMMA::Saturate::True"]


def consumer(name):
    """Types of the SM120 operations."""
    if "x128" in name or (name.endswith("16x8x64_TN_VS") and "SPARSE" not in name):
        sizes = [32, 64] if "SPARSE" in name else [16, 32]
        for factor, size in itertools.product(["float_ue8m0_t", "float_ue4m3_t"], sizes):
            yield ["float_e2m1_t", "float_e2m1_t", "float", factor, str(size)]
        return
    results = ["float"] if name.endswith("VS") else ["float", "half_t"]
    for a, b, result in itertools.product(NARROW, NARROW, results):
        yield [a, b, result] + (["float_ue8m0_t", "64" if "SPARSE" in name else "32"] if name.endswith("VS") else [])
