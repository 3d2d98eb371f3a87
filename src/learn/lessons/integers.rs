//! The lessons on integers, tuples and the coordinates of a shape.

use super::super::ask::Ask;
use super::Part::Show;
use super::{Lesson, exercise, printed, say, text, value};

/// The lesson on integers, tuples and coordinates.
pub const INTEGERS: Lesson = Lesson {
    name: "integers",
    title: text("Integers and tuples", "整数与元组"),
    parts: &[
        say(
            "CuTe has two kinds of integers. `_4` (in C++ `Int<4>{}`) is known at compile time, its value is part of its type; `4` is an ordinary run-time integer. Arithmetic on two compile-time integers stays compile-time; one run-time integer makes the result run-time, unless the result does not depend on it.",
            "CuTe 有两种整数。`_4`（C++ 中写作 `Int<4>{}`）是编译期整数，值就是类型的一部分；`4` 是普通的运行期整数。两个编译期整数运算，结果仍是编译期的；只要有一个是运行期的，结果就是运行期的，除非结果与它的值无关。",
        ),
        Show(&["eval", "_2+_3", "_2+3", "_0*3", "7%_1"]),
        say(
            "Traits ask what an integer is. `is_integral` holds for both kinds, `is_std_integral` for run-time integers alone, `is_static` for what is known at compile time, and `is_constant<N>` for the compile-time integer N and nothing else.",
            "有几个 trait 可以判断整数的种类：`is_integral` 对两种整数都成立，`is_std_integral` 只对运行期整数成立，`is_static` 对编译期已知的值成立，`is_constant<N>` 只对编译期整数 N 成立。",
        ),
        Show(&["eval", "is_integral(_3)", "is_std_integral(_3)", "is_static(_3)", "is_constant<3>(_3)", "is_constant<3>(3)"]),
        say(
            "A tuple holds integers and other tuples, nested as deep as you like. Its `rank` is the number of its elements, called modes; `depth` is how deep it nests (an integer has depth 0); `size` is the product of all integers in it. `get<1,0>` takes mode 1, and of that mode 0. Parentheses always make a tuple: `(24)` is a tuple of one element, `24` is an integer.",
            "元组里放整数或别的元组，可以任意嵌套。`rank` 是元素的个数，每个元素叫一个模式（mode）；`depth` 是嵌套的层数（整数的 depth 为 0）；`size` 是其中所有整数的乘积。`get<1,0>` 先取模式 1，再取其中的模式 0。圆括号总是构成元组：`(24)` 是只有一个元素的元组，`24` 才是整数。",
        ),
        Show(&["eval", "rank((42,(_1,3),_17))", "depth((42,(_1,3),_17))", "get<1,0>((42,(_1,3),_17))", "size((42,(_1,3),_17))"]),
    ],
    exercises: &[
        exercise(printed("_2*3"), "6", "2*3", ("_6", "_6")).hinted("Is 3 known at compile time?", "3 在编译期已知吗？"),
        exercise(printed("_4+_4"), "_8", "Int<8>{}", ("8", "_8")),
        exercise(value("rank((3,(2,4),(5,(6,7))))"), "3", "1+2", ("6", "3"))
            .hinted("Count the modes of the outermost tuple only.", "只数最外层元组的模式。"),
        exercise(value("depth((3,(2,4),(5,(6,7))))"), "3", "depth((1,(1,(1,1))))", ("2", "3")),
        exercise(Ask::Size("(2,(3,4))"), "24", "2*3*4", ("9", "2·3·4 = 24")),
        exercise(value("is_static((_4,8))"), "no", "0", ("yes", "0")).said(
            "Is `(_4,8)` known at compile time (`is_static`)? (yes or no)",
            "`(_4,8)` 是否全部在编译期已知（`is_static`）？（yes 或 no）",
        ),
        exercise(value("is_std_integral(_7)"), "no", "0", ("yes", "0")).said(
            "Is `_7` a `std` integer (`is_std_integral`)? (yes or no)",
            "`_7` 是运行期的普通整数吗（`is_std_integral`）？（yes 或 no）",
        ),
        exercise(value("is_constant<8>(_2*_4)"), "yes", "1", ("no", "1"))
            .said("Does `is_constant<8>(_2*_4)` hold? (yes or no)", "`is_constant<8>(_2*_4)` 成立吗？（yes 或 no）"),
        exercise(value("get<2,1>((3,(2,4),(5,(6,7))))"), "(6,7)", "make_tuple(6,7)", ("(2,4)", "6")),
    ],
};

/// The three ways to name an element.
pub const COORDINATES: Lesson = Lesson {
    name: "coordinates",
    title: text("Shapes and coordinates", "形状与坐标"),
    parts: &[
        say(
            "A shape is a tuple of extents, and it takes coordinates of several kinds. The shape `(3,(2,3))` has 18 elements in 3 rows and 2·3 columns. The same element is the 1-D coordinate `16`, the 2-D coordinate `(1,5)` (row 1, column 5) and the natural coordinate `(1,(1,2))`, which has the same nesting as the shape.",
            "形状是由各模式的大小组成的元组，它接受好几种坐标。形状 `(3,(2,3))` 有 18 个元素，共 3 行、2·3 列。同一个元素既是一维坐标 `16`，也是二维坐标 `(1,5)`（第 1 行第 5 列；本教程的行、列都从 0 数起），还是自然坐标 `(1,(1,2))`；自然坐标的嵌套结构与形状相同。",
        ),
        say(
            "The order is colexicographic: the leftmost mode runs fastest. To split a 1-D coordinate, take the remainder by the first extent, go on with the quotient and the next extent: 16 mod 3 = 1, 16 / 3 = 5; 5 mod 2 = 1, 5 / 2 = 2. This order belongs to the shape alone; where elements lie in memory is the business of strides, in the next lesson.",
            "坐标按余字典序（colexicographic）排列：最左边的模式变化最快。拆分一维坐标时，先对第一个模式的大小取余，再用商对下一个模式的大小取余：16 mod 3 = 1，16 / 3 = 5；5 mod 2 = 1，5 / 2 = 2。这个顺序只由形状决定；元素在内存中的位置由步长决定，那是下一课的内容。",
        ),
        Show(&["coords", "--limit", "6", "(3,(2,3))"]),
        Show(&["eval", "idx2crd(16, (3,(2,3)))", "crd2idx((1,5), (3,(2,3)))"]),
    ],
    exercises: &[
        exercise(Ask::Coordinate { shape: "(2,3)", linear: "5" }, "(1,2)", "idx2crd(5,(2,3))", ("(2,1)", "5 mod 2 = 1, 5 / 2 = 2")),
        exercise(Ask::Coordinate { shape: "(3,(2,3))", linear: "7" }, "(1,(0,1))", "make_coord(1,make_coord(0,1))", ("(1,2)", "(0,1)")),
        exercise(
            Ask::Coordinate { shape: "(3,(2,3))", linear: "17" },
            "(2,(1,2))",
            "(3-1,(2-1,3-1))",
            ("(2,(1,1))", "17 mod 3 = 2, 17 / 3 = 5"),
        ),
        exercise(value("crd2idx((2,(1,0)), (3,(2,3)))"), "5", "2+1*3", ("3", "5"))
            .said("Shape `(3,(2,3))`: which 1-D coordinate is `(2,(1,0))`?", "形状 `(3,(2,3))`：`(2,(1,0))` 的一维坐标是多少？")
            .hinted("One step in mode 1.0 passes the 3 rows of mode 0.", "模式 1.0 每走一步，就越过模式 0 的 3 行。"),
        exercise(
            Ask::Such(&[("crd2idx(it,(3,(2,3)))", "16"), ("rank(it)", "2"), ("depth(it)", "1"), ("elem_less(it,(3,6))", "1")]),
            "(1,5)",
            "(16%3,16/3)",
            ("(1,(1,2))", "depth(it)"),
        )
        .said(
            "Shape `(3,(2,3))`: write the natural coordinate `(1,(1,2))` as a 2-D coordinate.",
            "形状 `(3,(2,3))`：把自然坐标 `(1,(1,2))` 写成二维坐标。",
        )
        .hinted("The column is 1 + 2·2.", "列号是 1 + 2·2。"),
    ],
};
