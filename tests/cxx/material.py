"""Random material for the differential suite: integers, shapes, strides, layouts, tilers and coordinates.

Sizes and strides are drawn as plain Python trees (an int, or a tuple of trees) and become nodes at the end, when
the mode decides which integers are compile-time. Most operands fit each other; some deliberately do not.
"""
from dataclasses import dataclass

from trees import UNDERSCORE, Apply, Basis, Call, Int, Layout, Name, Raw, Tuple

EXTENTS = [1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 5, 6, 6, 7, 8, 8, 8, 9, 10, 12, 16, 24, 32]
POWERS = [1, 2, 2, 4, 4, 8, 8, 16, 32]


def leaves(tree):
    return [leaf for item in tree for leaf in leaves(item)] if isinstance(tree, tuple) else [tree]


def size(tree):
    product = 1
    for leaf in leaves(tree):
        product *= leaf
    return product


def refill(tree, values):
    """The profile of `tree` with the leaves taken from the iterator `values`."""
    return tuple(refill(item, values) for item in tree) if isinstance(tree, tuple) else next(values)


def modes(tree):
    return tree if isinstance(tree, tuple) else (tree,)


@dataclass(frozen=True)
class Drawn:
    """A layout with the numbers it was made from."""
    node: object
    shape: object
    stride: object = None

    @property
    def size(self):
        return size(self.shape)


class Material:
    """One source of randomness and one mode (`static`, `dynamic`, `mixed`) for one case."""

    def __init__(self, rng, mode):
        self.rng, self.mode, self.bindings = rng, mode, []
        self.pick, self.below, self.between = rng.choice, rng.randrange, rng.randint

    def chance(self, probability):
        return self.rng.random() < probability

    def either(self, *weighted):
        """One of `weight, thunk, weight, thunk, ...`, called."""
        return self.rng.choices(weighted[1::2], weighted[0::2])[0]()

    def bind(self, node):
        """A name for `node`, bound ahead of the answer."""
        name = "LABTK"[len(self.bindings)]
        self.bindings.append((name, node))
        return Name(name)

    # ---- integers

    def policy(self):
        """Which values of one tree are compile-time: a function of the value."""
        if self.mode != "mixed":
            return lambda value: self.mode == "static"
        return self.either(4, lambda: lambda value: self.chance(0.5),
                           2, lambda: lambda value: True,
                           2, lambda: lambda value: False,
                           2, lambda: lambda value: value in (0, 1))

    def dress(self, tree, policy=None):
        """The node of a plain tree; nodes inside it (such as an underscore) stay."""
        policy = policy or self.policy()
        if isinstance(tree, tuple):
            return Tuple(tuple(self.dress(item, policy) for item in tree))
        return Int(tree, policy(tree)) if isinstance(tree, int) else tree

    def number(self, low=0, high=12):
        return self.dress(self.between(low, high))

    def static(self, value):
        return Int(value, True)

    def divisor(self, n):
        """Mostly a divisor of n, sometimes anything, sometimes more than n."""
        divisors = [k for k in range(1, max(n, 1) + 1) if n % k == 0]
        return self.either(75, lambda: self.pick(divisors),
                           15, lambda: self.between(1, max(n, 1)),
                           8, lambda: self.between(1, 2 * max(n, 1)),
                           2, lambda: n)

    # ---- shapes and strides

    def shape(self, rank=None, depth=None, limit=1024, extents=EXTENTS):
        """A plain tree of at most `limit` elements: an int where `rank` is 0."""
        rank = self.rng.choices(range(5), [12, 8, 45, 25, 10])[0] if rank is None else rank
        depth = self.rng.choices([0, 1, 2], [60, 30, 10])[0] if depth is None else depth
        if rank == 0:
            return self.pick([e for e in extents if e <= limit] or [1])
        items = []
        for _ in range(rank):
            inner = self.between(1, 3) if depth and self.chance(0.45) else 0
            items.append(self.shape(inner, depth - 1, limit, extents))
            limit = max(1, limit // max(1, size(items[-1])))
        return tuple(items)

    def strides(self, shape):
        """Plain strides congruent to `shape`: compact in some order, padded, with zeros, or wild."""
        extents = leaves(shape)
        order = list(range(len(extents)))
        if self.chance(0.2):
            order.reverse()
        elif self.chance(0.3):
            self.rng.shuffle(order)
        padding = self.pick([0.0, 0.0, 0.0, 0.3, 1.0])
        strides, current = [0] * len(extents), self.pick([1] * 9 + [2, 3, 4, 5])
        for i in order:
            strides[i] = current
            current *= extents[i]
            if self.chance(padding):
                current = current * self.between(1, 3) + self.pick([0, 0, 0, 1, 4])
        for i, extent in enumerate(extents):
            if extent == 1 and self.chance(0.5):
                strides[i] = 0
        self.either(75, lambda: None, 15, lambda: self.blank(strides), 7, lambda: self.scramble(strides), 3, lambda: self.negate(strides))
        return refill(shape, iter(strides))

    def blank(self, strides):
        strides[self.below(len(strides))] = 0

    def scramble(self, strides):
        for i in range(len(strides)):
            strides[i] = self.pick([0, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 16, 20, 32])

    def negate(self, strides):
        i = self.below(len(strides))
        strides[i] = -strides[i]

    # ---- layouts

    def layout(self, rank=None, depth=None, limit=1024, extents=EXTENTS, shape=None):
        shape = self.shape(rank, depth, limit, extents) if shape is None else shape
        stride = self.strides(shape)
        shape_node, stride_node = self.dress(shape), self.dress(stride)
        node = self.either(9, lambda: Layout(shape_node, stride_node), 1, lambda: Call("make_layout", (shape_node, stride_node)))
        return Drawn(node, shape, stride)

    def compact(self, rank=None, limit=1024, extents=EXTENTS):
        """A layout made from its shape alone."""
        shape = self.shape(rank, None, limit, extents)
        majors = [(), (Raw("LayoutLeft", "LayoutLeft{}"),), (Raw("LayoutRight", "LayoutRight{}"),)]
        return Drawn(Call("make_layout", (self.dress(shape), *self.pick(majors))), shape)

    # ---- tilers

    def tile(self, n):
        """A tile for one mode of n elements: an integer, or a layout that fits inside it."""
        extent = self.divisor(n)
        return self.either(45, lambda: self.dress(extent),
                           20, lambda: Layout(self.dress(extent), self.dress(1)),
                           25, lambda: Layout(self.dress(extent), self.dress(self.divisor(max(1, n // extent)))),
                           10, lambda: self.layout(rank=2, depth=0, limit=max(2, n)).node)

    def tiler(self, shape, underscores=0.1):
        """A tuple of tiles, mode by mode: sometimes shorter than the shape, seldom longer."""
        items = [self.mode_tile(mode, underscores) for mode in modes(shape)]
        if len(items) > 1 and self.chance(0.2):
            items = items[:self.between(1, len(items) - 1)]
        elif self.chance(0.03):
            items.append(self.tile(4))
        return Tuple(tuple(items))

    def mode_tile(self, mode, underscores):
        if self.chance(underscores):
            return UNDERSCORE
        if isinstance(mode, tuple) and self.chance(0.35):
            return self.tiler(mode, underscores)
        return self.tile(size(mode))

    def any_tiler(self, shape, underscores=0.1):
        return self.either(6, lambda: self.tiler(shape, underscores), 3, lambda: self.tile(size(shape)),
                           1, lambda: self.layout(limit=max(2, size(shape))).node)

    # ---- coordinates

    def coordinate(self, shape, underscores=0.0):
        """A plain coordinate into `shape`: natural or coarser, a few out of range, negative or of another rank."""
        if self.chance(underscores):
            return UNDERSCORE
        if isinstance(shape, tuple) and self.chance(0.75):
            items = tuple(self.coordinate(mode, underscores) for mode in shape)
            return self.either(96, lambda: items, 2, lambda: items + (0,), 2, lambda: items[:-1] or items)
        n = max(1, size(shape))
        return self.either(50, lambda: self.below(n), 25, lambda: self.below(min(n, 4)), 12, lambda: 0,
                           9, lambda: n + self.below(n + 1), 4, lambda: -self.below(n) - 1)

    def applied(self, function, coordinate):
        """`function(c0,c1,...)` or `function((c0,c1,...))`, of a bound name or of the expression itself."""
        function = self.bind(function) if self.chance(0.7) else function
        node = self.dress(coordinate)
        spread = isinstance(node, Tuple) and len(node.items) > 1 and self.chance(0.7)
        return Apply(function, node.items if spread else (node,))

    def basis(self, depth=2):
        path = tuple(self.below(3) for _ in range(self.between(1, depth)))
        return Basis(self.dress(self.pick([1, 1, 1, 2, 3, 4, 8, 0])), path)
