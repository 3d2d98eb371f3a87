//! The lessons on divides and products.

use super::super::ask::Ask;
use super::Part::Show;
use super::{Lesson, exercise, index, row, say, text, value};

/// The lesson on divides.
pub const DIVIDES: Lesson = Lesson {
    name: "divides",
    title: text("Divides: tiles and rest", "划分（divide）：块与其余"),
    parts: &[
        say(
            "Dividing a layout by a tiler sorts its elements into tiles. The result has two modes: the first runs within a tile, the second from tile to tile. `logical_divide(A, B)` is A o (B, complement(B, size(A))): B says which elements form a tile, its complement where the tiles are.",
            "用分块器划分一个布局，就是把它的元素分成块。结果有两个模式：第一个在块内走，第二个从一块走到另一块。`logical_divide(A, B)` 就是 A o (B, complement(B, size(A)))：B 说明哪些元素组成一块，它的补说明各块在哪里。",
        ),
        Show(&["eval", "logical_divide(24:1, 4:2)"]),
        say(
            "A matrix is divided mode by mode, by a tuple such as `(2,4)`: tiles of 2 rows and 4 columns. `logical_divide` then keeps each mode apart, `((tile, rest), (tile, rest))`; `zipped_divide` gathers all tile modes in front, `((tile, tile), (rest, rest))`, so that `(_,i)` is tile i; `tiled_divide` and `flat_divide` unpack the rests, or everything.",
            "矩阵用 `(2,4)` 这样的元组逐个模式划分：每块 2 行 4 列。此时 `logical_divide` 让各模式保持分开，即 `((块, 其余), (块, 其余))`；`zipped_divide` 把所有块模式收到前面，即 `((块, 块), (其余, 其余))`，于是 `(_,i)` 就是第 i 块；`tiled_divide` 展开其余部分，`flat_divide` 全部展开。",
        ),
        Show(&["divide", "--kind", "all", "(8,8):(8,1)", "<2:1,4:1>"]),
    ],
    exercises: &[
        exercise(
            Ask::Value { of: "logical_divide(16:1, 4:1)", by: &[] },
            "(4,4):(1,4)",
            "(4,4):LayoutLeft",
            ("(4,4):(4,1)", "1·1 + 0·4 = 1"),
        ),
        exercise(value("logical_divide(16:1, 4:4)"), "(4,4):(4,1)", "(4,4):LayoutRight", ("(4,4):(1,4)", "1·4 + 0·1 = 4")).hinted(
            "The tile takes every fourth element; what is its complement in 16?",
            "块每隔 4 个元素取一个；它在 16 以内的补是什么？",
        ),
        exercise(
            value("zipped_divide((4,6):(6,1), (2,3))"),
            "((2,3),(2,2)):((6,1),(12,3))",
            "((2,3),(2,2)):((6,1),(2*6,3*1))",
            ("((2,3),(2,2)):((6,1),(2,3))", "12"),
        ),
        exercise(
            Ask::Value { of: "size<1>(zipped_divide((8,8):(8,1), (2,4)))", by: &["shape(zipped_divide((8,8):(8,1), (2,4)))"] },
            "8",
            "64/[2*4]",
            ("4", "((2,4),(4,2))"),
        )
        .said("`(8,8)` is divided into tiles of `(2,4)`. How many tiles are there?", "把 `(8,8)` 划分成 `(2,4)` 的块，共有多少块？"),
        exercise(index("zipped_divide((8,8):(8,1), (2,4))", "((0,0),(1,1))"), "20", "2*8+4", ("12", "1·16 + 1·4")).said(
            "`(8,8):(8,1)` in tiles of `(2,4)`: which index has the first element of tile `(1,1)`?",
            "`(8,8):(8,1)` 划分成 `(2,4)` 的块：块 `(1,1)` 的第一个元素的索引是多少？",
        ),
        exercise(value("rank(flat_divide((8,8):(8,1), (2,4)))"), "4", "2+2", ("2", "4")),
    ],
};

/// The lesson on products.
pub const PRODUCTS: Lesson = Lesson {
    name: "products",
    title: text("Products: copies of a block", "乘积（product）：块的副本"),
    parts: &[
        say(
            "A product repeats a block. `logical_product(A, B)` has the block A as mode 0 and the copies as mode 1, laid out as B says, each in a place of its own: `4:1` three times is `(4,3):(1,4)`. For matrices one wants rows with rows and columns with columns. `blocked_product` keeps each block together; `raked_product` deals the blocks out like cards, so that neighbours belong to different blocks.",
            "乘积把一个块重复多次。`logical_product(A, B)` 的模式 0 是块 A，模式 1 是按 B 排列的各个副本，互不重叠：`4:1` 重复三次就是 `(4,3):(1,4)`。对矩阵来说，通常希望行与行、列与列配在一起。`blocked_product` 让每个块连在一起；`raked_product` 像发牌一样把块分散开，相邻元素属于不同的块。",
        ),
        Show(&["eval", "logical_product(4:1, 3:1)"]),
        Show(&["print", "blocked_product((2,2):(1,2), (2,3):(1,2))"]),
        Show(&["print", "raked_product((2,2):(1,2), (2,3):(1,2))"]),
        say(
            "The indices 0 to 3 are the first block in both grids: together in the corner in the first one, spread over the matrix in the second.",
            "两个网格中，索引 0 到 3 都是第一个块：前一个里集中在角上，后一个里散布在整个矩阵中。",
        ),
    ],
    exercises: &[
        exercise(value("logical_product(8:1, 2:1)"), "(8,2):(1,8)", "(8,2):LayoutLeft", ("(8,2):(1,1)", "0·1 + 1·8 = 8")),
        exercise(
            value("logical_product((2,2):(2,1), 3:1)"),
            "((2,2),3):((2,1),4)",
            "((2,2),3):((2,1),2*2)",
            ("((2,2),3):((2,1),2)", "(0·2 + 0·1) + 1·4 = 4"),
        ),
        exercise(row("blocked_product((2,2):(1,2), (2,3):(1,2))", 2), "4 6 12 14 20 22", "(4,6,12,14,20,22)", ("4 6 8 10 12 14", "8")),
        exercise(row("raked_product((2,2):(1,2), (2,3):(1,2))", 1), "4 12 20 6 14 22", "(4,12,20,6,14,22)", ("1 9 17 3 11 19", "4")),
        exercise(
            Ask::Value { of: "shape(blocked_product((2,5):(5,1), (3,4):(1,3)))", by: &[] },
            "((2,3),(5,4))",
            "make_shape((2,3),(5,4))",
            ("((2,5),(3,4))", "5"),
        )
        .hinted("Rows with rows: the block's rows are mode 0.0.", "行与行配对：块的行是模式 0.0。"),
    ],
};
