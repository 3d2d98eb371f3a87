//! How partitions are built from divides, composition, zip and slices.

use super::super::ask::Ask;
use super::Part::Show;
use super::{Lesson, exercise, say, text, value};

/// The lesson on the pieces of a partition.
pub const PARTITIONS: Lesson = Lesson {
    name: "partitions",
    title: text("`_` in tilers, and partitions from their pieces", "分块器中的 `_` 与分区的构成"),
    parts: &[
        say(
            "`_` leaves a mode as it is wherever a tiler goes mode by mode. `make_tile(_, 4:2)` takes all rows and every other column; in `compose(tv, _)` only mode 0 is composed. `repeat<N>(_)` is a tuple of N underscores: as a coordinate it keeps all modes, and opens a mode that was nested.",
            "在逐个模式作用的分块器中，`_` 表示该模式保持不变。`make_tile(_, 4:2)` 取所有的行，列每隔一列取一列；`compose(tv, _)` 只对模式 0 作组合。`repeat<N>(_)` 是 N 个下划线的元组：作为坐标时它保留所有模式，并展开嵌套的模式。",
        ),
        Show(&[
            "eval",
            "composition((8,8):(8,1), make_tile(_, 4:2))",
            "make_tensor(counting_iterator<int>{0}, (8,4,2):(8,2,1))(5,_,_)",
            "zipped_divide((8,8):(8,1), (2,4))(_, repeat<2>(_))",
        ]),
        say(
            "A tiled copy deals a tensor out in the same few steps (`tile2thrfrg` in CuTe). Divide by the tile: `zipped_divide` gives (tile, rest). Compose the tile with the thread-value layout and leave the rest: `.compose(tv, _)` gives ((thread, value), rest). `zip` puts what belongs together side by side. Slice the thread out, and its fragment remains. `partition_S` is that, and `thrfrg_C` of a tiled MMA is the same with an atom inside the tile.",
            "TiledCopy 用同样的几步分配张量（CuTe 中的 `tile2thrfrg`）。先按块划分：`zipped_divide` 得到（块, 其余）；再把块与线程-值布局组合，其余不动：`.compose(tv, _)` 得到（(线程, 值), 其余）；`zip` 把同类的部分配在一起；最后切出一个线程，剩下的就是它的片段。`partition_S` 正是如此，TiledMMA 的 `thrfrg_C` 也一样，只是块内还有原子。",
        ),
        Show(&[
            "eval",
            "zipped_divide((8,8):(8,1), (2,4)).compose((2,4):(4,1), _)",
            "zip(((2,3),(4,5)))",
            "coalesce(zip((_4,_8),(_1,_4)))",
        ]),
        Show(&[
            "eval",
            "make_tiled_copy(Copy_Atom<UniversalCopy<float>, float>{}, (4,8):(8,1), (1,1)).get_slice(3).partition_S(make_tensor(counting_iterator<int>{0}, (8,8):(8,1)))",
        ]),
    ],
    exercises: &[
        exercise(
            Ask::Function("composition((4,8):(8,1), make_tile(2:2, _))"),
            "(2,8):(16,1)",
            "(2,8):(8*2,1)",
            ("(2,8):(8,1)", "1·16 + 0·1 = 16"),
        )
        .said("What is `(4,8):(8,1)` composed with `make_tile(2:2, _)`?", "`(4,8):(8,1)` 与 `make_tile(2:2, _)` 组合的结果是什么？"),
        exercise(
            Ask::Such(&[("composition((8,8):(8,1), it)", "(4,8):(16,1)"), ("rank(it)", "2")]),
            "make_tile(4:2, _)",
            "(4:2, _)",
            ("make_tile(_, 4:2)", "composition((8,8):(8,1), it)"),
        )
        .said(
            "Which tiler takes every other row of `(8,8):(8,1)` and all its columns?",
            "哪个分块器从 `(8,8):(8,1)` 中每隔一行取一行，并取所有的列？",
        )
        .hinted("`_` stands for a whole mode.", "`_` 表示整个模式。"),
        exercise(value("repeat<3>(_)"), "(_,_,_)", "make_tuple(_,_,_)", ("(_,_)", "3")),
        exercise(value("zip(((1,2),(3,4)))"), "((1,3),(2,4))", "make_tuple((1,3),(2,4))", ("((1,2),(3,4))", "3"))
            .hinted("First with first, second with second.", "第一个配第一个，第二个配第二个。"),
        exercise(
            Ask::Function("make_tensor(counting_iterator<int>{0}, (8,4,2):(8,2,1))(5,_,_).layout()"),
            "(4,2):(2,1)",
            "(4,2):LayoutRight",
            ("(8,4):(8,2)", "4"),
        )
        .said(
            "A tensor has the layout `(8,4,2):(8,2,1)`. Which layout has its slice `tensor(5,_,_)`?",
            "张量的布局是 `(8,4,2):(8,2,1)`。切片 `tensor(5,_,_)` 的布局是什么？",
        ),
        exercise(value("size<1>(zipped_divide((8,8):(8,1), (2,4)))"), "8", "4*2", ("4", "8")).said(
            "`(8,8)` in tiles of `(2,4)`: how many rest coordinates does the second mode have?",
            "`(8,8)` 划分成 `(2,4)` 的块：第二个模式（其余）有多少个坐标？",
        ),
    ],
};
