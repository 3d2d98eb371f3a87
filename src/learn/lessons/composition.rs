//! The lessons on composition and complement.

use super::super::ask::Ask;
use super::Part::Show;
use super::{Lesson, exercise, say, text, value};

/// The lesson on composition.
pub const COMPOSITION: Lesson = Lesson {
    name: "composition",
    title: text("Composition", "组合（composition）"),
    parts: &[
        say(
            "Layouts are functions, so one can follow another. `composition(A, B)`, written `A o B`, is the layout R with R(c) = A(B(c)): B picks coordinates, A says where they are. The result has the shape of B (or a refinement of it), so composition reshapes, reorders and picks parts of A.",
            "布局是函数，因此可以一个接一个地作用。`composition(A, B)`（写作 `A o B`）是满足 R(c) = A(B(c)) 的布局 R：B 选出坐标，A 给出它们的位置。结果的形状就是 B 的形状（或它的细分），所以组合可以变形、重排，也可以选取 A 的一部分。",
        ),
        Show(&["eval", "composition(20:2, (5,4):(4,1))", "(6,2):(8,2) o (4,3):(3,1)"]),
        say(
            "In the first line B numbers a 5×4 matrix row by row and A doubles, so every stride doubles. In the second, mode 0 of B is `4:3`: the coordinates 0 3 6 9 of A, which lie in both modes of A; hence the nested answer. CuTe refuses a stride of B that does not divide into the extents of A.",
            "第一行中，B 按行给 5×4 的矩阵编号，A 把编号乘 2，所以每个步长都加倍。第二行中，B 的模式 0 是 `4:3`，即 A 的坐标 0 3 6 9，它们跨越 A 的两个模式，因此结果是嵌套的。若 B 的步长与 A 各模式的大小之间没有整除关系，CuTe 会拒绝这样的组合。",
        ),
        say(
            "With a tuple of layouts, a tiler, composition works mode by mode, and `_` leaves a mode as it is. `<4:2,_>` picks every other row of 8, and all columns.",
            "如果右边是由布局组成的元组（分块器，tiler），组合就逐个模式进行，`_` 表示该模式保持不变。`<4:2,_>` 在 8 行中每隔一行取一行，列全部保留。",
        ),
        Show(&["eval", "composition((8,8):(8,1), <4:2,_>)"]),
    ],
    exercises: &[
        exercise(Ask::Value { of: "[8:2]([4:2](3))", by: &["[4:2](3)"] }, "12", "2*2*3", ("6", "[4:2](3) = 6"))
            .said("A = `8:2`, B = `4:2`. What is (A o B)(3)?", "A = `8:2`，B = `4:2`。(A o B)(3) 是多少？"),
        exercise(Ask::Function("composition(8:2, 4:2)"), "4:4", "(2,2):(4,8)", ("4:2", "1·4 = 4")),
        exercise(Ask::Function("composition((4,8):(8,1), 8:4)"), "8:1", "(2,4):(1,2)", ("8:4", "1·1 = 1"))
            .hinted("B takes the coordinates 0, 4, 8, …: the first row of A.", "B 取坐标 0、4、8……，正是 A 的第一行。"),
        exercise(
            Ask::Function("composition(24:3, (4,6):(6,1))"),
            "(4,6):(18,3)",
            "(4,(2,3)):(18,(3,6))",
            ("(4,6):(6,1)", "1·18 + 0·3 = 18"),
        ),
        exercise(
            Ask::Function("composition((8,8):(8,1), <_,4:2>)"),
            "(8,4):(8,2)",
            "((2,4),4):((8,16),2)",
            ("(4,8):(16,1)", "1·8 + 0·2 = 8"),
        ),
        exercise(Ask::Such(&[("coalesce(composition(8:2, it))", "4:4")]), "4:2", "(2,2):(2,4)", ("4:4", "coalesce(composition(8:2, it))"))
            .said("Give a layout B with `8:2 o B` equal to `4:4`, up to coalescing.", "写出布局 B，使 `8:2 o B` 合并后等于 `4:4`。")
            .hinted("A doubles what B gives.", "A 把 B 的结果乘以 2。"),
    ],
};

/// The lesson on complement.
pub const COMPLEMENT: Lesson = Lesson {
    name: "complement",
    title: text("Complement", "补（complement）"),
    parts: &[
        say(
            "`complement(A, n)` is what A leaves out below n: a layout whose indices, added to those of A, give every index from 0 to n-1 once. `4:2` reaches 0 2 4 6. To get the odd ones, move by 1; to get beyond 7, move by 8, three times up to 24. So the complement is `(2,3):(1,8)`.",
            "`complement(A, n)` 是 A 在 n 以内没有覆盖到的部分，也是一个布局：它的索引与 A 的索引两两相加，恰好把 0 到 n-1 的每个索引各取一次。`4:2` 到达 0 2 4 6。要得到奇数，移动 1；要越过 7，移动 8，到 24 为止共三个位置。所以补是 `(2,3):(1,8)`。",
        ),
        Show(&["eval", "complement(4:2, 24)", "complement((2,2):(1,6), 24)"]),
        say(
            "The complement is ordered: its strides increase, and it holds the smallest steps first. Think of A as one tile and of the complement as the layout of all the copies of that tile; dividing and multiplying layouts, in the next lessons, is built on exactly this.",
            "补是有序的：步长递增，最小的步长在前。可以把 A 看成一个块，把补看成这个块的所有副本的布局；后面几课的划分与乘积正是建立在这一点上。",
        ),
    ],
    exercises: &[
        exercise(value("complement(4:1, 24)"), "6:4", "24/4:4", ("6:1", "1·4 = 4")),
        exercise(value("complement(6:4, 24)"), "4:1", "2*2:1", ("4:6", "1·1 = 1")),
        exercise(value("complement(2:4, 24)"), "(4,3):(1,8)", "(4,24/8):(1,2*4)", ("12:1", "4 = (0,1)"))
            .hinted("First the gap below 4, then the repetitions of 8.", "先填满 4 以内的空隙，再以 8 为周期重复。"),
        exercise(value("complement((2,2):(1,6), 24)"), "(3,2):(2,12)", "(6/2,24/12):(2,12)", ("(3,2):(1,12)", "1·2 + 0·12 = 2")),
        exercise(
            Ask::Value { of: "size(complement(4:2, 24))", by: &["complement(4:2, 24)"] },
            "6",
            "24/4",
            ("20", "complement(4:2, 24) = (2,3):(1,8)"),
        ),
        exercise(Ask::Such(&[("complement(it, 24)", "4:1")]), "6:4", "(2,3):(4,8)", ("6:1", "complement(it, 24)"))
            .said("Give a layout whose complement below 24 is `4:1`.", "写出一个在 24 以内的补为 `4:1` 的布局。"),
    ],
};
