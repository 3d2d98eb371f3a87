"""The families between the algebra and the tuples: what CuTe's generic functions do with layouts, composed layouts,
tensors, iterators and underscores. A missing overload of C++ is judged here as well: it is to be refused."""
from dataclasses import dataclass

from families import call, hierarchical, inner, swizzled, tensor
from material import POWERS, Drawn, modes, size
from trees import UNDERSCORE, Apply, Basis, Infix, Int, Layout, Raw, Tuple

FAMILIES = {}


def family(function):
    FAMILIES[function.__name__] = function
    return function


def thing(g, shapes=0.15):
    """Something with modes: a layout, a swizzled layout, a tensor, a tuple that holds layouts, or a bare shape."""
    if g.chance(shapes):
        shape = g.shape()
        return Drawn(g.dress(shape), shape)
    return g.either(5, g.layout, 2, lambda: swizzled(g, flag=False), 3, lambda: tensor(g), 2, lambda: holder(g))


def holder(g):
    """A tuple that holds layouts among integers."""
    parts = [g.either(3, lambda: g.layout(rank=g.pick([0, 1, 2]), limit=64), 2, lambda: plain(g)) for _ in range(g.between(1, 3))]
    return Drawn(Tuple(tuple(part.node for part in parts)), tuple(part.shape for part in parts))


def plain(g):
    shape = g.shape(depth=1, limit=64)
    return Drawn(g.dress(shape), shape)


def extra(g):
    """A second argument: an integer, a tuple, a layout or an underscore."""
    return g.either(3, g.number, 3, lambda: plain(g).node, 3, lambda: g.layout(limit=16).node, 1, lambda: UNDERSCORE)


@family
def leaves(g):
    a, r = thing(g), g.between(0, 3)
    return g.either(
        4, lambda: call(g.pick(["reverse", "wrap", "unwrap", "flatten", "flatten_to_tuple", "front", "back", "zip", "filter_zeros"]), a.node),
        2, lambda: call(g.pick(["size", "rank", "depth", "shape", "stride", "cosize", "product", "product_each", "sum", "max"]), a.node),
        4, lambda: call(g.pick(["append", "prepend"]), a.node, extra(g), of=g.pick([[], [], [g.between(1, 4)]])),
        2, lambda: call(g.pick(["replace_front", "replace_back"]), a.node, extra(g)),
        2, lambda: call("replace", a.node, extra(g), of=[g.below(2)]), 1, lambda: call("insert", a.node, extra(g), of=[0]),
        1, lambda: call("remove", a.node, of=[0]), 1, lambda: call("take", a.node, of=[0, r]), 1, lambda: call("select", a.node, of=[0]),
        1, lambda: call(g.pick(["layout", "tensor", "shape", "size", "rank"]), a.node, of=hierarchical(g, a.shape)),
        1, lambda: call("zip", a.node, extra(g)), 1, lambda: call("repeat_like", a.node, g.number()),
        1, lambda: call("product_like", a.node, extra(g)))


@family
def relations(g):
    a, b = thing(g, 0.4), thing(g, 0.4)
    return call(g.pick(["congruent", "weakly_congruent", "compatible", "evenly_divides", "crd2crd"][:4]), a.node, b.node)


@family
def profiles(g):
    """Coalesce, filter and their kin by profiles whose leaves may be layouts, and coordinates between layouts."""
    a = g.either(4, g.layout, 1, lambda: swizzled(g, flag=False), 1, lambda: tensor(g))
    return g.either(3, lambda: call(g.pick(["coalesce", "coalesce", "filter"]), a.node, profile(g, a.shape)),
                    1, lambda: call("filter_zeros", a.node, g.dress(a.shape)),
                    1, lambda: call("unflatten", call("flatten", a.node), profile(g, a.shape, exact=True)),
                    2, lambda: between_shapes(g))


def profile(g, shape, exact=False):
    if isinstance(shape, tuple) and (exact or g.chance(0.7)):
        kept = shape if exact else shape[:g.between(1, len(shape))]
        return Tuple(tuple(profile(g, mode, exact) for mode in kept))
    return g.either(3, lambda: g.number(0, 3), 2, lambda: g.layout(limit=8).node, 1, lambda: UNDERSCORE)


def between_shapes(g):
    a, b = g.layout(rank=g.pick([0, 1, 2])), g.layout(rank=g.pick([0, 1, 2]))
    target = g.pick([b.node, b.node, g.dress(b.shape)])
    return g.either(1, lambda: call("crd2crd", g.dress(g.coordinate(a.shape)), g.pick([a.node, g.dress(a.shape)]), target),
                    1, lambda: call("idx2crd", g.dress(g.coordinate(b.shape)), target))


@family
def offsets(g):
    """Composed layouts whose offset matters: recast, inverted, sliced, made position-independent."""
    a = g.layout(rank=g.pick([1, 2]), extents=POWERS)
    if g.chance(0.7):
        a = Drawn(Layout(*(g.dress(tree, lambda value: True) for tree in (a.shape, a.stride))), a.shape, a.stride)
    bits = g.pick([8, 16, 32])
    swizzle = Raw(f"Sw<{g.between(0, 3)},{g.between(0, 4)},{g.between(3, 4)}>")
    swizzle = Raw(swizzle.word, swizzle.word.replace("Sw", "Swizzle") + "{}")
    flag = Raw(f"smem_ptr[{bits}b](unset)", f"smem_ptr_flag_bits<{bits}>{{}}")
    offset = g.either(3, lambda: g.number(0, 16), 2, lambda: g.static(g.pick([0, 2, 4, 8, 16])), 1, lambda: flag)
    outer = swizzle if g.chance(0.8) else g.layout(rank=g.pick([0, 1, 2]), depth=0).node
    c = call(g.pick(["composition", "make_composed_layout"]), outer, offset, a.node)
    types = {"uint4_t": 4, "uint8_t": 8, "half_t": 16, "float": 32}
    return g.either(
        4, lambda: call(g.pick(["upcast", "downcast"]), c, of=[g.pick([1, 2, 4, 8])]),
        2, lambda: call("recast_layout", c, of=[g.pick([*types]), g.pick([*types])]),
        2, lambda: call(g.pick(["right_inverse", "left_inverse", "max_alignment", "flatten", "filter_zeros"]), c),
        1, lambda: call("as_position_independent_swizzle_layout", c),
        1, lambda: call(g.pick(["get_swizzle_portion", "get_nonswizzle_portion", "nullspace", "cosize"]), c),
        1, lambda: call("crd2idx", g.dress(g.coordinate(a.shape)), c),
        1, lambda: call(g.pick(["upcast", "downcast"]), g.number(1, 16), of=[g.pick([1, 2, 4])]),
        1, lambda: call(g.pick(["upcast", "downcast"]), a.node, of=[g.pick([1, 2, 4])]))


@family
def iterators(g):
    """Tensors over counted integers, coordinates and addresses: sliced, offset, taken apart."""
    a = g.layout()
    bits = g.pick([("half_t", 16), ("float", 32), ("uint8_t", 8), ("double", 64)])
    space = g.pick(["gmem", "smem"])
    address = g.pick([0x100, 0x400, 0x1000])
    pointer = Raw(f"make_{space}_ptr<{bits[0]}>({hex(address)})", f"make_{space}_ptr<{bits[0]}>(({bits[0]}*){hex(address)})")
    t = Drawn(call("make_tensor", pointer, a.node), a.shape) if g.chance(0.5) else tensor(g)
    partial = g.coordinate(t.shape, 0.5)
    sliced = isinstance(partial, tuple) and UNDERSCORE in partial
    return g.either(
        4, lambda: Apply(t.node, (g.dress(partial if sliced else UNDERSCORE),)),
        2, lambda: call("domain_offset", g.dress(g.coordinate(t.shape)), t.node),
        2, lambda: call("layout", t.node, of=hierarchical(g, t.shape)), 1, lambda: call("tensor", t.node, of=hierarchical(g, t.shape)),
        1, lambda: call("group_modes", t.node, of=[0, len(modes(t.shape))]), 1, lambda: call("group_modes", g.layout().node, of=[0, 1]),
        1, lambda: call("take", t.node, of=[0, 1]), 1, lambda: call("filter_zeros", t.node),
        1, lambda: call("logical_divide", t.node, g.tile(t.size)))


@family
def underscores(g):
    """Coordinates with underscores, into layouts, basis layouts and tuples; into composed layouts too."""
    a = g.either(3, g.layout, 2, lambda: basis_layout(g))
    c = g.dress(g.coordinate(a.shape, 0.4))
    return g.either(2, lambda: call("slice_and_offset", c, a.node), 2, lambda: call("domain_offset", c, a.node),
                    2, lambda: call("slice", c, g.pick([a.node, g.dress(a.shape)])), 1, lambda: call("dice", c, a.node),
                    2, lambda: call("crd2idx", c, a.node), 1, lambda: Apply(a.node, (c,)), 1, lambda: call("crd2idx", c, g.dress(a.shape)),
                    1, lambda: call("slice", c, holder(g).node),
                    1, lambda: call("inner_product", Tuple((UNDERSCORE, g.number())), Tuple((g.number(), g.number()))))


def basis_layout(g):
    shape = g.shape(rank=g.pick([1, 2, 3]), depth=0)
    strides = tuple(Basis(g.dress(g.pick([1, 1, 2, 4])), (g.below(3),)) if g.chance(0.8) else g.static(0) for _ in shape)
    return Drawn(Layout(g.dress(shape), Tuple(strides)), shape)


@dataclass(frozen=True)
class Assertion:
    """`static_assert(condition); 1`."""
    condition: object

    def text(self):
        return f"static_assert({self.condition.text()}); 1"

    def cxx(self):
        return f"static_assert({self.condition.cxx()}); 1"


@family
def assertions(g):
    """What is asserted of bound values; whether it is known at compile time depends on them."""
    a = g.either(2, g.layout, 1, lambda: plain(g))
    name = g.bind(a.node)
    value = g.either(2, lambda: (call("size", name), size(a.shape)), 2, lambda: (call("rank", name), len(modes(a.shape))),
                     2, lambda: (call("size", name, of=[0]), size(modes(a.shape)[0])))
    wanted = value[1] + g.pick([0, 0, 0, 1])
    relation = call(g.pick(["congruent", "compatible"]), name, g.pick([a.node, g.dress(a.shape), plain(g).node]))
    return Assertion(g.either(3, lambda: Infix(value[0], (("==", Int(wanted, g.chance(0.3))),)), 1, lambda: relation))
