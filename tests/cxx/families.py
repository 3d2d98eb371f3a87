"""The families of random expressions: one function a family, each drawing one answer from its `Material`."""
import random

import tilings
from material import EXTENTS, POWERS, Drawn, Material, leaves, modes, refill, size
from trees import LEFT, RIGHT, UNDERSCORE, Apply, Basis, Call, Case, Group, Infix, Int, Layout, Method, Prefix, Raw, Tuple

FAMILIES = {}


def family(function):
    FAMILIES[function.__name__] = function
    return function


def draw(seed, count, wanted=None):
    """`count` different cases, the families and modes in turn; the same seed draws the same cases.

    Those of `tilings.FAMILIES` are drawn where they are asked for; they answer several questions about one tiling."""
    functions = {**FAMILIES, **tilings.FAMILIES}
    names, cases, seen, turn, idle = list(wanted or FAMILIES), [], set(), 0, 0
    rng = random.Random(seed)
    while len(cases) < count and idle < 200:  # a family may have no more to ask
        name, mode = names[turn % len(names)], rng.choice(["static", "dynamic", "mixed"])
        material = Material(random.Random(rng.getrandbits(64)), mode)
        answers = functions[name](material)
        before = len(cases)
        for answer in answers if isinstance(answers, list) else [answers]:
            case = Case(name, mode, answer, tuple(material.bindings))
            if case.text() not in seen:
                seen.add(case.text())
                cases.append(case)
        turn += 1
        idle = idle + 1 if len(cases) == before else 0
    return cases[:count]


def call(name, *args, of=()):
    return Call(name, args, tuple(of))


# ---- integers

ARITHMETIC = ["+", "-", "*", "+", "*", "&", "|", "^", "==", "!=", "<", "<=", ">", ">="]

# A compiler may leave out a division by zero where `&&` or `||` does not need it: they do not meet.
OPERATORS = [[*ARITHMETIC, "/", "%"], [*ARITHMETIC, "&&", "||"]]


@family
def integers(g):
    return g.either(6, lambda: chain(g, g.between(1, 3)), 3, lambda: named_integer(g), 1, lambda: tuple_extreme(g))


def chain(g, length, operators=None):
    operators = operators or g.pick(OPERATORS)
    rest = tuple((g.pick(operators), operand(g, operators)) for _ in range(length))
    if g.chance(0.1):
        return Infix(g.number(0, 9), ((g.pick(["<<", ">>"]), g.number(0, 6)),))
    return Infix(operand(g, operators), rest)


def operand(g, operators):
    value = g.dress(g.pick([0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 8, 12, 15, 16, 100, -1, -2, -7]))
    return g.either(80, lambda: value, 8, lambda: Prefix(g.pick("-!~"), g.number(0, 9)), 12, lambda: Group(chain(g, 1, operators)))


def named_integer(g):
    name = g.pick(["max", "min", "gcd", "lcm", "ceil_div", "round_up", "shape_div", "safe_div", "abs", "signum", "has_single_bit",
                   "shiftl", "shiftr"])
    a, b = g.number(0, 40), g.number(1, 12)
    if name in ("max", "min", "gcd", "lcm", "ceil_div") and g.chance(0.3):
        return call(name, g.number(-40, 40), g.dress(g.pick([-12, -7, -4, -2, -1, 1, 3, 6])))
    if name == "abs" or name == "signum":
        return call(name, g.number(-20, 20))
    if name == "has_single_bit":
        return call(name, a)
    if name in ("shiftl", "shiftr"):
        return call(name, g.number(0, 64), g.number(-3, 5))
    if name in ("shape_div", "safe_div", "ceil_div") and g.chance(0.5):
        return call(name, g.dress(b.value * g.between(1, 6)), b)
    return call(name, a, b)


def tuple_extreme(g):
    tuples = [g.shape() for _ in range(g.between(1, 2))]
    if g.chance(0.3):
        tuples = [signed(g, t) for t in tuples]
    return call(g.pick(["max", "min", "gcd"]), *map(g.dress, tuples))


def signed(g, t):
    return tuple(signed(g, item) for item in t) if isinstance(t, tuple) else g.pick([1, 1, -1]) * t


# ---- IntTuples

@family
def int_tuple(g):
    return g.pick([tuple_unary, tuple_arithmetic, tuple_relation, tuple_edit, tuple_shape, tuple_zip])(g)


def leafy(g, rank=None):
    """A tuple whose leaves include zeros and larger numbers."""
    tree = g.shape(rank)
    return refill(tree, iter([g.pick([leaf, leaf, leaf, 0, 1, 20, -3]) for leaf in leaves(tree)])) if g.chance(0.3) else tree


def partner(g, tree, divide=False):
    """A tree to go with `tree`: mostly congruent, else coarser, finer, of another rank or unrelated."""
    value = (lambda n: g.divisor(n)) if divide else (lambda n: g.pick(EXTENTS))
    same = refill(tree, iter([value(max(1, leaf)) for leaf in leaves(tree)]))
    if not isinstance(tree, tuple):
        return g.either(6, lambda: same, 2, lambda: g.shape())
    return g.either(65, lambda: same,
                    10, lambda: tuple(value(max(1, size(item))) for item in tree),
                    8, lambda: same[:-1] or same,
                    6, lambda: same + (value(4),),
                    6, lambda: value(max(1, size(tree))),
                    5, lambda: g.shape())


def tuple_unary(g):
    names = ["size", "product", "product_each", "sum", "rank", "depth", "flatten", "flatten_to_tuple", "wrap", "unwrap", "reverse",
             "front", "back", "shape"]
    return call(g.pick(names), g.dress(leafy(g)))


def tuple_arithmetic(g):
    name = g.pick(["product_like", "inner_product", "ceil_div", "ceil_div", "round_up", "shape_div", "shape_div", "elem_scale",
                   "evenly_divides", "evenly_divides"])
    a = leafy(g) if name != "shape_div" else g.shape()
    b = partner(g, a, divide=name in ("ceil_div", "round_up", "shape_div", "evenly_divides"))
    if name == "ceil_div" and g.chance(0.2):
        return call(name, g.dress(a), g.tile(size(a)))
    return call(name, g.dress(a), g.dress(b))


def tuple_relation(g):
    order = g.pick(["elem", "lex", "colex"]) + "_" + g.pick(["less", "leq", "gtr", "geq"])
    name = g.pick([order, order, "congruent", "weakly_congruent", "compatible", "compatible"])
    a = g.shape()
    b = partner(g, a)
    if name == "compatible":
        b = g.either(6, lambda: refined(g, a), 2, lambda: a, 2, lambda: b)
    elif name == order and g.chance(0.6):
        b = refill(a, iter([leaf + g.pick([-1, 0, 0, 0, 1, 1]) for leaf in leaves(a)]))
    return call(name, g.dress(a), g.dress(b))


def refined(g, tree):
    """The tree with some leaves split into a tuple of the same product."""
    if isinstance(tree, tuple):
        return tuple(refined(g, item) for item in tree)
    d = g.pick([k for k in range(1, tree + 1) if tree % k == 0])
    return g.pick([tree, (d, tree // d)])


def tuple_edit(g):
    tree = leafy(g)
    r, x = len(modes(tree)), g.dress(g.pick([9, g.shape()]))
    i, t = g.below(r + g.chance(0.05)), g.dress(tree)
    n = r + g.between(-1, 2)
    return g.either(2, lambda: call("replace", t, x, of=[i]), 1, lambda: call(g.pick(["replace_front", "replace_back"]), t, x),
                    2, lambda: call("insert", t, x, of=[g.between(0, r)]), 2, lambda: call("remove", t, of=[i]),
                    2, lambda: call(g.pick(["append", "prepend"]), t, x),
                    2, lambda: call(g.pick(["append", "prepend"]), t, x, of=[max(n, 1)]))


def tuple_shape(g):
    tree = leafy(g)
    r, t = len(modes(tree)), g.dress(tree)
    b = g.between(0, r)
    e = g.pick([g.between(b, r), r, -1])
    flat = tuple(leaves(tree))
    return g.either(2, lambda: call("take", t, of=[b, e]), 2, lambda: call("group", t, of=[b, e]),
                    2, lambda: call("select", t, of=[g.below(r) for _ in range(g.between(1, 3))]),
                    2, lambda: call("unflatten", g.dress(flat if g.chance(0.9) else flat + (2,)), g.dress(tree)),
                    2, lambda: call("get", t, of=hierarchical(g, tree)),
                    1, lambda: call("repeat", g.dress(g.shape(depth=0, rank=g.below(3))), of=[g.between(0, 4)]),
                    1, lambda: call("repeat_like", t, g.number(0, 3)),
                    1, lambda: call("flatten", t))


def hierarchical(g, tree):
    """Mode indices that lead into the tree, seldom past it."""
    path = []
    while isinstance(tree, tuple) and tree and (not path or g.chance(0.5)):
        path.append(g.below(len(tree)) + (g.chance(0.03) and len(tree)))
        tree = tree[path[-1] % len(tree)]
    return path or [0]


def tuple_zip(g):
    r = g.between(1, 3)
    rows = [tuple(g.shape(rank=g.pick([0, 0, 0, 2]), depth=0) for _ in range(r)) for _ in range(g.between(1, 3))]
    if g.chance(0.08):
        rows[0] += (7,)
    dressed = [g.dress(row) for row in rows]
    mask = g.shape()
    zeros = refill(mask, iter([g.pick([0, 0, 1, 5]) for _ in leaves(mask)]))
    return g.either(3, lambda: call("zip", *dressed), 2, lambda: call("zip", Tuple(tuple(dressed))), 2, lambda: zip2_by(g),
                    2, lambda: call("filter_zeros", g.dress(zeros), g.dress(partner(g, mask))),
                    2, lambda: find(g, rows[0]))


def find(g, row):
    """`find` answers only where the values looked through are compile-time, or the tuple is."""
    known = (lambda value: True) if g.chance(0.8) else None
    return call("find", g.dress(row, known), g.dress(g.pick([leaves(row)[0], leaves(row)[-1], 99]), known))


def zip2_by(g):
    guide = g.shape(rank=g.below(4), depth=1)

    def pairs(tree):
        return tuple(pairs(item) for item in tree) if isinstance(tree, tuple) else (g.below(9), g.below(9))

    tree = pairs(guide)
    return call("zip2_by", g.dress(tree + (7,) * g.below(2) if isinstance(guide, tuple) else tree), g.dress(guide))


# ---- coordinates and strides

@family
def coord(g):
    shape = g.shape()
    stride = g.strides(shape)
    c, s, d = (g.dress(t) for t in (g.coordinate(shape), shape, stride))
    index = g.dress(g.coordinate(size(shape)))
    return g.either(5, lambda: call("crd2idx", c, s, d), 3, lambda: call("crd2idx", c, s), 4, lambda: call("idx2crd", index, s),
                    3, lambda: call("idx2crd", index, s, g.dress(compact_strides(g, shape))), 1, lambda: call("idx2crd", c, s),
                    3, lambda: call("crd2crd", c, s, g.dress(g.pick([partner(g, shape), refined(g, shape), size(shape)]))),
                    2, lambda: hierarchy_query(g, shape))


def compact_strides(g, shape):
    """Column-major or row-major strides of the shape, as plain numbers."""
    extents = leaves(shape)
    backwards = g.chance(0.4)
    strides, current = [], 1
    for extent in reversed(extents) if backwards else extents:
        strides.append(current)
        current *= extent
    return refill(shape, iter(strides[::-1] if backwards else strides))


def hierarchy_query(g, shape):
    layout = Call("make_layout", (g.dress(shape), g.dress(compact_strides(g, shape))))
    return Method(layout, g.pick(["get_hier_coord", "get_flat_coord", "get_1d_coord"]), (g.dress(g.below(max(1, size(shape)))),))


@family
def compact(g):
    shape = g.shape()
    name = g.pick(["compact_col_major", "compact_row_major"])
    return g.either(4, lambda: call(name, g.dress(shape)), 2, lambda: call(name, g.dress(shape), g.number(1, 20)),
                    1, lambda: call(name, g.dress(shape), g.dress(partner(g, shape))),
                    1, lambda: call("compact_major", g.dress(shape), of=[g.pick(["LayoutLeft", "LayoutRight"])]),
                    5, lambda: call("compact_order", g.dress(shape), order(g, shape)))


def order(g, shape):
    """An order for the shape: a permutation, one with ties or negatives, coarser than the shape, or a major."""
    coarse = tuple(0 for _ in shape) if isinstance(shape, tuple) and g.chance(0.3) else shape
    n = len(leaves(coarse))
    ranks = g.rng.sample(range(n), n) if g.chance(0.7) else [g.between(-2, 6) for _ in range(n)]
    return g.either(8, lambda: g.dress(refill(coarse, iter(ranks))), 1, lambda: LEFT, 1, lambda: RIGHT)


# ---- making and asking layouts

@family
def make_layout(g):
    a = g.layout()
    shape = g.shape()
    return g.either(3, lambda: call("make_layout", g.dress(shape)), 2, lambda: call("make_layout", g.dress(shape), g.pick([LEFT, RIGHT])),
                    1, lambda: Layout(g.dress(shape), g.pick([LEFT, RIGHT])),
                    2, lambda: call("make_layout", *(g.layout(limit=64).node for _ in range(g.between(1, 4)))),
                    1, lambda: call("make_layout", g.dress(shape), g.dress(partner(g, shape))),
                    3, lambda: call("make_ordered_layout", g.dress(shape), order(g, shape)),
                    4, lambda: call("make_layout_like", a.node), 3, lambda: call("make_fragment_like", a.node),
                    1, lambda: call("make_fragment_like", g.dress(shape)), 1, lambda: call("make_identity_layout", g.dress(shape)))


@family
def query(g):
    a = g.layout()
    path = hierarchical(g, a.shape)
    name = g.pick(["size", "rank", "depth", "shape", "stride", "cosize", "coshape", "get", "layout"])
    if name in ("get", "layout") or name not in ("coshape",) and g.chance(0.45):
        return call(name, a.node, of=path)
    return g.either(8, lambda: call(name, a.node), 1, lambda: Method(a.node, g.pick(["shape", "stride"]), ()),
                    1, lambda: Infix(a.node, (("==", g.pick([a.node, g.layout(shape=a.shape).node])),)))


@family
def mode_edits(g):
    a = g.layout()
    r = len(modes(a.shape))
    b = g.below(r)
    e = g.between(b, r)
    x = g.layout(rank=g.below(2), depth=0).node
    flat = tuple(leaves(a.shape))
    return g.either(2, lambda: call("select", a.node, of=[g.below(r) for _ in range(g.between(1, 3))]),
                    2, lambda: call("take", a.node, of=[b, e]), 2, lambda: call("group", a.node, of=[b, e]), 2, lambda: call("flatten", a.node),
                    2, lambda: call(g.pick(["append", "prepend"]), a.node, *g.pick([(), (x,)])),
                    2, lambda: call(g.pick(["append", "prepend"]), a.node, *g.pick([(), (x,)]), of=[r + g.below(3)]),
                    2, lambda: call("replace", a.node, x, of=[b]),
                    2, lambda: call("unflatten", g.layout(shape=flat).node, g.dress(a.shape)),
                    2, lambda: call("zip", a.node, g.layout(shape=partner(g, a.shape)).node),
                    1, lambda: call("zip", g.layout(shape=(g.shape(rank=2), g.shape(rank=2))).node))


@family
def evaluate(g):
    a = g.pick([g.layout, g.compact])()
    return g.applied(a.node, g.coordinate(a.shape))


@family
def slices(g):
    a = g.layout()
    c = g.coordinate(a.shape, underscores=0.45)
    target = g.pick([a.node, a.node, g.dress(a.shape)])
    return g.either(5, lambda: g.applied(a.node, c), 2, lambda: call("slice", g.dress(c), target), 2, lambda: call("dice", g.dress(c), target),
                    2, lambda: call("slice_and_offset", g.dress(c), a.node),
                    2, lambda: call("domain_offset", g.dress(g.coordinate(a.shape)), a.node))


# ---- the algebra

def profile(g, shape):
    """A profile for a by-mode operation: the terminals that `coalesce(L,(_1,_1))` takes."""
    items = tuple(profile(g, m) if isinstance(m, tuple) and g.chance(0.3) else g.pick([1, 1, 0]) for m in modes(shape))
    items = g.either(8, lambda: items, 2, lambda: items[:g.between(1, len(items))], 0.5, lambda: items + (1,))
    return items if g.chance(0.9) else 1


@family
def coalesce(g):
    a = g.layout(shape=unit_rich(g))
    by = g.dress(profile(g, a.shape), lambda value: g.mode != "dynamic" or g.chance(0.7))
    return g.either(4, lambda: call("coalesce", a.node), 3, lambda: call("coalesce", a.node, by), 1, lambda: call("coalesce", g.dress(a.shape)),
                    2, lambda: call("filter", a.node), 1, lambda: call("filter", a.node, by), 2, lambda: call("filter_zeros", a.node),
                    1, lambda: call("filter_zeros", a.node, by))


def unit_rich(g):
    return g.shape(extents=[1, 1, 1, 2, 2, 3, 4, 4, 6, 8])


@family
def composition(g):
    a = g.pick([g.layout, g.layout, g.compact])()
    b = g.either(5, lambda: inner(g, a.size), 2, lambda: g.tile(a.size), 4, lambda: g.tiler(a.shape), 1, lambda: g.dress(g.shape()))
    if g.chance(0.15):
        return composed_by_method(g, a)
    return call("composition", a.node, b)


def inner(g, n):
    """A right-hand side that mostly fits n: extents and strides whose products divide it."""
    extents, strides, current = [], [], g.pick([1, 1, g.divisor(n)])
    for _ in range(g.between(1, 3)):
        extents.append(g.divisor(max(1, n // max(1, current))))
        strides.append(current if g.chance(0.9) else 0)
        current *= extents[-1] * (g.chance(0.3) and g.between(2, 3) or 1)
    shape, stride = tuple(extents), tuple(strides)
    if g.chance(0.3):
        order = g.rng.sample(range(len(shape)), len(shape))
        shape, stride = tuple(shape[i] for i in order), tuple(stride[i] for i in order)
    if len(shape) == 3 and g.chance(0.3):
        shape, stride = (shape[0], shape[1:]), (stride[0], stride[1:])
    if len(shape) == 1:
        shape, stride = shape[0], stride[0]
    return Layout(g.dress(shape), g.dress(stride))


def composed_by_method(g, a):
    tiles = g.tiler(a.shape).items
    shape = g.dress((g.divisor(a.size), g.divisor(a.size)))
    return g.either(3, lambda: Method(a.node, "compose", tiles), 1, lambda: Method(a.node, "with_shape", shape.items),
                    1, lambda: Method(a.node, "tile", tiles))


def injective(g):
    """A layout for complements and inverses, which want static strides above rank 1."""
    a = g.layout(rank=g.between(0, 1), depth=0) if g.mode == "dynamic" and g.chance(0.7) else g.layout(limit=256)
    if g.mode == "dynamic" or g.chance(0.15):
        return a
    strides = g.dress(a.stride, (lambda value: True) if g.chance(0.7) else None)
    return Drawn(Layout(g.dress(a.shape), strides), a.shape, a.stride)


@family
def complement(g):
    a = injective(g)
    span = max(1, sum((n - 1) * abs(d) for n, d in zip(leaves(a.shape), leaves(a.stride))) + 1)
    target = g.pick([a.size, span, span * 2, a.size * g.between(1, 6), g.between(1, 64), g.shape(), (a.size, g.pick(EXTENTS))])
    return call("complement", a.node) if g.chance(0.2) else call("complement", a.node, g.dress(target))


@family
def inverse(g):
    a, b = injective(g), injective(g)
    same = Drawn(g.layout(shape=a.shape).node, a.shape)
    other = g.pick([b, same, same])
    return g.either(4, lambda: call("right_inverse", a.node), 3, lambda: call("left_inverse", a.node),
                    2, lambda: call("max_common_layout", a.node, other.node), 2, lambda: call("max_common_vector", a.node, other.node),
                    2, lambda: call("nullspace", a.node), 1, lambda: call("max_alignment", a.node),
                    1, lambda: call("domain_distribute", g.pick([a.node, g.dress(a.shape)]), g.number(1, 24)))


@family
def divide(g):
    name = g.pick(["logical_divide", "zipped_divide", "tiled_divide", "flat_divide"])
    a = g.pick([g.layout, g.layout, g.compact])()
    return call(name, a.node, g.any_tiler(a.shape, 0.15 if name == "logical_divide" else 0.01))


@family
def product(g):
    name = g.pick(["logical_product", "zipped_product", "tiled_product", "flat_product", "blocked_product", "raked_product"])
    a = injective(g)
    if name in ("blocked_product", "raked_product"):
        return call(name, a.node, g.layout(rank=g.pick([len(modes(a.shape)), None]), limit=64).node)
    return call(name, a.node, g.either(4, lambda: g.layout(limit=64).node, 3, lambda: g.tiler(a.shape, 0.1), 2, lambda: g.number(1, 8)))


@family
def tile_to_shape(g):
    a = injective(g)
    extents = [size(mode) * g.pick([1, 2, 2, 3, 4]) + (g.chance(0.1) and 1) for mode in modes(a.shape)]
    extents += [g.pick([1, 2, 3]) for _ in range(g.pick([0, 0, 0, 1]))]
    target = tuple(extents) if isinstance(a.shape, tuple) or len(extents) > 1 or g.chance(0.5) else extents[0]
    arguments = (order(g, target),) if isinstance(target, tuple) and g.chance(0.5) else ()
    return call("tile_to_shape", a.node, g.dress(target), *arguments)


@family
def recast(g):
    make = g.pick([g.compact, g.compact, g.layout])
    a = make(rank=g.pick([0, 1, 2, 2, 2, 3]), extents=POWERS if g.chance(0.8) else EXTENTS)
    types = ["uint8_t", "uint16_t", "uint32_t", "uint64_t", "float", "double", "half_t", "int4_t"]
    return g.either(3, lambda: call("upcast", a.node, of=[g.pick([2, 2, 4, 8, 3])]), 3, lambda: call("downcast", a.node, of=[g.pick([2, 2, 4, 8, 3])]),
                    3, lambda: call("recast_layout", a.node, of=[g.pick(types), g.pick(types)]))


# ---- bases and identity layouts

@family
def identity(g):
    shape = g.shape()
    i = call("make_identity_layout", g.dress(shape))
    return g.either(2, lambda: i, 3, lambda: g.applied(i, g.coordinate(shape, g.pick([0, 0, 0.4]))),
                    2, lambda: call("composition", i, g.pick([g.tiler(shape), inner(g, size(shape))])),
                    2, lambda: call(g.pick(["logical_divide", "zipped_divide", "tiled_divide", "flat_divide"]), i, g.tiler(shape, 0.0)),
                    1, lambda: call(g.pick(["coalesce", "flatten", "shape", "stride", "size", "coshape", "cosize"]), i),
                    1, lambda: call(g.pick(["get", "layout", "stride"]), i, of=hierarchical(g, shape)))


@family
def basis(g):
    a = g.layout(rank=g.between(1, 3), depth=1)
    paths = g.pick([[(0,), (1,)], [(0,), (1, 0), (1, 1)], [(0, 0), (0, 1), (1,)], [(0,)], [(0,), (1,), (1, 0), (1, 1)]])
    strides = refill(a.shape, iter([Basis(g.dress(g.pick([1, 1, 2, 4])), g.pick(paths)) for _ in leaves(a.shape)]))
    layout = Layout(g.dress(a.shape), g.dress(strides))
    return g.either(4, lambda: Infix(g.basis(), tuple(("+", g.basis()) for _ in range(g.between(1, 2)))),
                    2, lambda: Infix(g.basis(), (("*", g.number(0, 9)),)), 1, lambda: Infix(g.number(0, 9), (("*", g.basis()),)),
                    1, lambda: Infix(g.dress(g.pick([0, 0, 0, 1]), lambda value: True), (("+", g.basis()),)), 1, lambda: call("make_basis_like", g.dress(g.shape())),
                    2, lambda: call("inner_product", g.dress(g.coordinate(modes(a.shape))), g.dress(modes(strides))),
                    3, lambda: g.applied(layout, g.coordinate(a.shape, g.pick([0, 0.4]))),
                    2, lambda: call(g.pick(["coalesce", "cosize", "coshape", "coprofile", "flatten", "filter_zeros"]), layout),
                    3, lambda: call("composition", coarse_target(g), layout),
                    2, lambda: call("composition", layout, g.pick([g.tiler(a.shape), inner(g, a.size)])),
                    1, lambda: call("as_arithmetic_tuple", g.basis()), 1, lambda: call("ceil_div", g.basis(), g.number(1, 4)))


def coarse_target(g):
    """A layout whose modes the bases of the `basis` family name: mode 1 has two modes of its own."""
    return g.layout(shape=(g.pick(EXTENTS), (g.pick(EXTENTS), g.pick(EXTENTS)))).node


# ---- swizzles

def swizzle(g):
    b, m = g.pick([0, 1, 1, 2, 2, 3]), g.between(0, 4)
    shift = g.between(max(1, b), 4) * g.pick([1, 1, 1, -1])
    if g.chance(0.02):
        shift = b - 1
    return Raw(f"{g.pick(['Sw', 'Swizzle'])}<{b},{m},{shift}>", f"Swizzle<{b},{m},{shift}>{{}}")


def swizzled(g, flag=True, known=0.0):
    """A swizzled layout: mostly powers of two; the offset absent, an integer or a shared-memory flag. With the
    probability `known` its layout is all compile-time, which slicing wants."""
    a = g.layout(rank=g.pick([0, 2, 2, 2, 3]), extents=POWERS if g.chance(0.85) else EXTENTS)
    if g.chance(known):
        a = Drawn(Layout(*(g.dress(tree, lambda value: True) for tree in (a.shape, a.stride))), a.shape, a.stride)
    bits = g.pick([8, 16, 32])
    offsets = [(), (), (), (g.number(0, 20),)] + [(Raw(f"smem_ptr[{bits}b](unset)", f"smem_ptr_flag_bits<{bits}>{{}}"),)] * flag
    return Drawn(call("composition", swizzle(g), *g.pick(offsets), a.node), a.shape, a.stride)


@family
def swizzles(g):
    return g.pick([swizzle_alone, swizzle_evaluated, swizzle_evaluated, swizzle_sliced, swizzle_sliced, swizzle_edited, swizzle_tiled])(g)


def swizzle_alone(g):
    s = swizzle(g)
    y, z = g.pick([(8, 1), (192, 6), (6, 192), (16, 2), (24, 3), (56, 7), (3, 8)])
    return g.either(4, lambda: g.applied(s, g.between(0, 500)), 2, lambda: call(g.pick(["upcast", "downcast"]), s, of=[g.pick([2, 4, 8, 16])]),
                    1, lambda: call("composition", s, swizzle(g)), 1, lambda: call("make_swizzle", of=[y, z]), 1, lambda: call("make_layout", s),
                    1, lambda: call("composition", g.layout(rank=2, extents=POWERS).node, s))


def swizzle_evaluated(g):
    a = swizzled(g, flag=False)
    return g.applied(a.node, g.coordinate(a.shape))


def swizzle_sliced(g):
    a = swizzled(g, flag=False, known=0.8)
    c = g.coordinate(a.shape, 0.4)
    return g.either(4, lambda: g.applied(a.node, c), 3, lambda: call("slice_and_offset", g.dress(c), a.node),
                    1, lambda: call("slice", g.dress(c), a.node), 1, lambda: call("domain_offset", g.dress(g.coordinate(a.shape)), a.node))


def swizzle_edited(g):
    a = swizzled(g)
    r = len(modes(a.shape))
    b = swizzled(g)
    return g.either(3, lambda: call(g.pick(["get", "layout"]), a.node, of=hierarchical(g, a.shape)),
                    4, lambda: call(g.pick(["flatten", "coalesce", "size", "cosize", "shape", "rank", "depth", "complement", "right_inverse", "left_inverse",
                                            "nullspace", "max_alignment", "make_fragment_like"]), a.node),
                    1, lambda: call("take", a.node, of=[0, r]), 1, lambda: call("group", a.node, of=[0, r]), 1, lambda: call("append", a.node, of=[r + 1]),
                    1, lambda: call(g.pick(["coalesce", "filter"]), a.node, g.dress(profile(g, a.shape), lambda value: True)),
                    2, lambda: call(g.pick(["upcast", "downcast"]), a.node, of=[g.pick([2, 4, 8])]),
                    1, lambda: call(g.pick(["max_common_layout", "max_common_vector"]), a.node, g.pick([a, b, g.layout(shape=a.shape)]).node),
                    1, lambda: a.node)


def swizzle_tiled(g):
    a = swizzled(g)
    target = tuple(size(mode) * g.pick([1, 2, 4]) for mode in modes(a.shape))
    return g.either(3, lambda: call("composition", a.node, g.pick([g.tiler(a.shape), g.tile(a.size), inner(g, a.size)])),
                    3, lambda: call(g.pick(["logical_divide", "zipped_divide", "tiled_divide", "flat_divide"]), a.node, g.any_tiler(a.shape, 0.0)),
                    1, lambda: call(g.pick(["logical_product", "zipped_product", "blocked_product", "raked_product"]), a.node, g.layout(limit=16).node),
                    1, lambda: call("tile_to_shape", a.node, g.dress(target)),
                    1, lambda: call("composition", g.layout(rank=2, extents=POWERS).node, swizzled(g, flag=False).node),
                    1, lambda: general_composed(g))


def general_composed(g):
    """A composed layout whose outer part is a layout: printed, evaluated or sliced."""
    a = g.layout(rank=2, depth=0)
    node = call("make_composed_layout", g.layout(rank=2, depth=0).node, g.number(0, 9), a.node)
    return g.either(1, lambda: node, 1, lambda: g.applied(node, g.coordinate(a.shape)), 1, lambda: g.applied(node, g.coordinate(a.shape, 0.4)))


# ---- tensors

def tensor(g, rank=None):
    """A tensor that prints on any machine: over counted integers, or over its own coordinates."""
    a = swizzled(g, flag=False, known=0.7) if rank is None and g.chance(0.1) else g.pick([g.layout, g.compact])(rank=rank)
    n = g.pick([0, 0, 0, 5, 100])
    counted = call("make_tensor", Raw(f"counting_iter({n})", f"counting_iterator<int>{{{n}}}"), a.node)
    return Drawn(g.pick([counted, counted, call("make_identity_tensor", g.dress(a.shape))]), a.shape)


@family
def tensors(g):
    return g.pick([tensor_access, tensor_access, tensor_edit, tensor_tile, tensor_tile, tensor_partition])(g)


def tensor_access(g):
    t = tensor(g)
    return g.either(3, lambda: g.applied(t.node, g.coordinate(t.shape, 0.4)), 1, lambda: g.applied(t.node, g.coordinate(t.shape)), 1, lambda: t.node,
                    1, lambda: call("domain_offset", g.dress(g.coordinate(t.shape)), t.node))


def tensor_edit(g):
    t = tensor(g)
    r = len(modes(t.shape))
    return g.either(2, lambda: call("composition", t.node, g.pick([g.tiler(t.shape), inner(g, t.size)])),
                    2, lambda: call(g.pick(["logical_divide", "zipped_divide", "tiled_divide", "flat_divide"]), t.node, g.any_tiler(t.shape, 0.0)),
                    1, lambda: call("group_modes", t.node, of=[0, r]), 1, lambda: call("tensor", t.node, of=hierarchical(g, t.shape)),
                    2, lambda: call(g.pick(["flatten", "coalesce", "size", "shape", "stride", "layout", "rank", "depth", "filter_zeros"]), t.node),
                    1, lambda: Method(t.node, "compose", g.tiler(t.shape).items))


def tensor_tile(g):
    t = tensor(g, rank=g.pick([1, 2, 2, 3]))
    tiler = Tuple(tuple(g.tile(size(mode)) for mode in modes(t.shape)))
    rest = tuple(g.pick([1, 2, 4]) for _ in modes(t.shape))
    c = g.dress(g.coordinate(rest, 0.25)) if g.chance(0.8) else g.number(0, 5)
    if len(rest) > 1 and g.chance(0.15):
        keep = tuple(g.pick([UNDERSCORE, 1, 1]) for _ in rest[:-1]) + (1,)
        return call("local_tile", t.node, tiler, g.dress(g.coordinate(rest, 0.25)), g.dress(keep, lambda value: True))
    return call(g.pick(["local_tile", "inner_partition", "outer_partition"]), t.node, tiler, c)


def tensor_partition(g):
    t = tensor(g, rank=g.pick([1, 2, 2]))
    threads = g.layout(shape=tuple(g.divisor(size(mode)) for mode in modes(t.shape)))
    if g.chance(0.7):
        threads = Drawn(call("make_layout", g.dress(threads.shape), *g.pick([(), (RIGHT,)])), threads.shape)
    return call("local_partition", t.node, threads.node, g.dress(g.below(max(1, threads.size))))


# ---- pointers, registers, bits, and what types and sequences give

WHOLE = ["uint8_t", "half_t", "float", "double"]
PARTS = ["uint4_t", "uint2_t", "uint1_t", "uint6_t"]


def pointer(g, types):
    """A pointer that is never followed: its address stands in the text."""
    make, name, address = g.pick(["make_gmem_ptr", "make_smem_ptr", "make_rmem_ptr"]), g.pick(types), 1024 * g.between(1, 9)
    return Raw(f"{make}<{name}>({address})", f"{make}<{name}>((void*){address})")


def words(g):
    """A pointer into tensor memory."""
    name, address = g.pick([*WHOLE, "uint4_t"]), g.between(0, 500) + 65536 * g.between(0, 100)
    return Raw(f"make_tmem_ptr<{name}>({address})")


def over_memory(g, whole=0.7):
    """A tensor over memory. Elements below a byte are counted upwards only: in front of the start the headers miscount."""
    if not g.chance(whole):
        a = g.compact(extents=POWERS)
        return Drawn(call("make_tensor", pointer(g, PARTS), a.node), a.shape)
    a = g.pick([g.layout, g.compact])(extents=g.pick([EXTENTS, POWERS]))
    return Drawn(call("make_tensor", g.pick([pointer(g, WHOLE), pointer(g, WHOLE), words(g)]), a.node), a.shape)


@family
def pointers(g):
    t = over_memory(g)
    whole = pointer(g, WHOLE)
    return g.either(2, lambda: Infix(pointer(g, [*WHOLE, *PARTS]), (("+", g.number(0, 40)),)), 2, lambda: Infix(words(g), (("+", g.number(0, 40)),)),
                    1, lambda: Infix(Raw("counting_iterator<int>{3}"), (("+", g.number(0, 40)),)),
                    1, lambda: Infix(call("make_inttuple_iter", g.dress((3, 0))), (("+", g.dress((1, g.between(0, 9)))),)),
                    2, lambda: call("recast_ptr", g.pick([whole, pointer(g, PARTS), words(g)]), of=[g.pick([*WHOLE, *PARTS])]),
                    1, lambda: call("raw_pointer_cast", g.pick([whole, words(g), Raw("counting_iterator<int>{3}")])),
                    1, lambda: call("make_swizzle_ptr", whole, swizzle(g)), 4, lambda: call("recast", t.node, of=[g.pick(WHOLE + PARTS[:2])]),
                    3, lambda: memory_slice(g), 1, lambda: t.node,
                    1, lambda: Method(t.node, g.pick(["get_hier_coord", "get_flat_coord", "get_1d_coord"]), (g.dress(g.below(max(1, size(t.shape)))),)))


def memory_slice(g):
    """A slice with an underscore at least, so that no memory is read."""
    t = over_memory(g, whole=1.0)
    rest = tuple(g.coordinate(mode, 0.3) for mode in modes(t.shape)[1:])
    return g.applied(t.node, (UNDERSCORE, *rest) if rest else UNDERSCORE)


@family
def registers(g):
    """Tensors that own their registers: where these lie is not printed."""
    a, name, known = g.layout(), g.pick(WHOLE), (lambda value: True) if g.chance(0.8) else None
    shape = g.dress(a.shape, known)
    a = Drawn(Layout(shape, g.dress(a.stride, known)), a.shape)
    t = Drawn(call("make_tensor", pointer(g, WHOLE), a.node), a.shape)
    made = g.either(2, lambda: call("make_tensor", a.node, of=[name]), 1, lambda: call("make_tensor", shape, of=[name]),
                    1, lambda: call("make_tensor", shape, g.pick([LEFT, RIGHT]), of=[name]),
                    2, lambda: call(g.pick(["make_tensor_like", "make_fragment_like"]), g.pick([a.node, t.node]), of=[name]),
                    2, lambda: call(g.pick(["make_tensor_like", "make_fragment_like"]), t.node))
    return Method(made, "layout", ())


@family
def bits(g):
    names = ["bit_width", "bit_ceil", "bit_floor", "countl_zero", "countl_one", "countr_zero", "countr_one", "popcount", "log_2"]
    value = g.pick([g.between(1, 40), 1 << g.between(0, 31), g.between(1, 1 << 31)])
    x = Raw(f"uint32_t{{{value}}}")
    return g.either(5, lambda: call(g.pick(names), x), 2, lambda: call(g.pick(["rotl", "rotr"]), x, g.number(0, 31)))


@family
def composed_parts(g):
    """Parts of composed layouts, offsets that are coordinates, basis elements as extents of a tiler."""
    a, b = swizzled(g), g.compact(rank=2, extents=POWERS)
    extents = (g.pick([1, 2, 3]), g.pick([1, 2, 3]))
    inner = Layout(g.dress(extents), Tuple((Basis(g.number(1, 2), (0,)), Basis(g.number(1, 2), (1,)))))
    moved = call("make_composed_layout", b.node, g.dress((g.between(0, 3), g.between(0, 3))), inner)
    extent = Basis(g.number(1, 4), (g.below(2),))
    return g.either(3, lambda: Method(a.node, g.pick(["layout_a", "layout_b", "offset"]), ()), 1, lambda: moved,
                    3, lambda: g.applied(moved, g.coordinate(extents)), 2, lambda: g.applied(moved, g.coordinate(extents, 0.6)),
                    3, lambda: call("composition", b.node, g.pick([Tuple((extent, g.tile(4))), Tuple((extent,)), extent])))


@family
def type_values(g):
    n, b = g.between(0, 6), g.between(-3, 6)
    return g.pick([Raw(f"make_int_sequence<{n}>{{}}"), Raw(f"make_int_rsequence<{n}>{{}}"), Raw(f"make_range<{b},{b + n}>{{}}"),
                   Raw(f"tuple_seq<Shape<_2,Shape<_{n},_1>>>{{}}"), Raw(f"sizeof_bits_v<{g.pick([*WHOLE, *PARTS])}>"), Raw(f"_m{n + 1}{{}}"),
                   Raw(f"Shape<_2,Shape<_{n},int>>{{Int<2>{{}},make_shape(Int<{n}>{{}},{b})}}"),
                   call("conditional_return", Raw(g.pick(["true_type{}", "false_type{}"])), g.number(0, 9), g.dress(g.shape())),
                   Raw(f"ComposedLayout<Swizzle<2,{n},3>,_{n},Layout<Shape<_8,_8>,Stride<_8,_1>>>{{}}")])


# ---- all together

@family
def nested(g):
    node, shape = layout_expression(g, g.between(1, 3))
    return g.either(3, lambda: node, 2, lambda: g.applied(node, g.coordinate(size(shape))),
                    2, lambda: call(g.pick(["size", "cosize", "shape", "stride", "rank", "depth", "flatten", "coalesce", "filter"]), node),
                    2, lambda: call(g.pick(["right_inverse", "complement", "make_layout_like", "nullspace", "left_inverse"]), node),
                    2, lambda: call("composition", node, layout_expression(g, 1)[0]),
                    1, lambda: call("composition", node, call("right_inverse", node)))


def layout_expression(g, depth):
    """(node, plain shape): a random tower of operations on layouts. The shape is what exact tiling would give."""
    if depth == 0:
        a = g.either(3, g.layout, 1, g.compact, 2, lambda: injective(g))
        return a.node, a.shape
    node, shape = layout_expression(g, depth - 1)
    n, extent = size(shape), g.divisor(size(shape))
    divided = (extent, max(1, n // extent))
    return g.either(
        2, lambda: (call("coalesce", node), n), 1, lambda: (call("flatten", node), tuple(leaves(shape))),
        1, lambda: (call("filter", node), n), 1, lambda: (call("right_inverse", node), n),
        2, lambda: (call(g.pick(["logical_divide", "zipped_divide", "tiled_divide", "flat_divide"]), node, g.tile(n)), divided),
        2, lambda: (call(g.pick(["logical_divide", "zipped_divide"]), node, g.tiler(shape, 0.0)), divided),
        2, lambda: (call("composition", node, inner(g, n)), (extent, 2)), 1, lambda: (call("composition", node, g.tiler(shape)), shape),
        1, lambda: (call("complement", node, g.dress(n * g.between(1, 4))), g.between(1, 4)),
        1, lambda: (call(g.pick(["logical_product", "blocked_product", "raked_product"]), node, g.layout(limit=8).node), (shape, 4)),
        1, lambda: (call("get", node, of=[0]), modes(shape)[0]), 1, lambda: (call("group", node, of=[0, len(modes(shape))]), (shape,)),
        1, lambda: (call("append", node, g.layout(rank=0).node), (*modes(shape), 4)),
        1, lambda: (call(g.pick(["upcast", "downcast"]), node, of=[2]), shape), 1, lambda: (call("make_layout", node, g.layout(limit=8).node), (shape, 4)),
        1, lambda: (Apply(node, (UNDERSCORE,)), shape))


# The families of glue.py draw from those above.
import glue  # noqa: E402

FAMILIES.update(glue.FAMILIES)
