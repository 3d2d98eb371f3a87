//! The lessons on layouts, shape and stride, and on the grid that shows them.

use super::super::ask::Ask;
use super::Part::Show;
use super::{Lesson, exercise, index, printed, row, say, text};

/// The lesson on layouts.
pub const LAYOUTS: Lesson = Lesson {
    name: "layouts",
    title: text("Strides and layouts", "步长与布局"),
    parts: &[
        say(
            "A layout is a shape and a stride of the same nesting, written `shape:stride`. It is a function: it takes a coordinate and gives an index, the inner product of the natural coordinate with the stride. In `(2,4):(12,1)` the coordinate `(1,2)` has the index 1·12 + 2·1 = 14.",
            "布局由嵌套结构相同的形状和步长组成，写作 `shape:stride`（形状:步长）。它是一个函数：输入坐标，输出索引，即自然坐标与步长的内积。在 `(2,4):(12,1)` 中，坐标 `(1,2)` 的索引是 1·12 + 2·1 = 14。",
        ),
        Show(&["eval", "(2,4):(12,1)(1,2)", "size((2,4):(12,1))", "cosize((2,4):(12,1))"]),
        say(
            "`size` counts the coordinates. `cosize` is one past the largest index: the room that the elements need, padding included. Without a stride a layout is column-major, which CuTe calls `LayoutLeft`: the first stride is 1, each further stride is the product of the extents before it. `LayoutRight` is row-major, counted from the right.",
            "`size` 是坐标的个数。`cosize` 是最大索引加 1，也就是这些元素所需的空间，填充（padding）也算在内。不写步长时布局是列主序的，CuTe 称为 `LayoutLeft`：第一个步长是 1，之后每个步长是它左边各模式大小的乘积。`LayoutRight` 是行主序，从右边算起。",
        ),
        Show(&["eval", "make_layout((2,4))", "make_layout((2,4), LayoutRight{})", "(2,(2,2)):LayoutLeft"]),
    ],
    exercises: &[
        exercise(index("(2,4):(12,1)", "(1,3)"), "15", "1*12+3*1", ("5", "1·12 + 3·1 = 15")),
        exercise(index("(2,4):(1,2)", "5"), "5", "1+2*2", ("9", "1·1 + 2·2 = 5"))
            .hinted("5 is the natural coordinate (1,2).", "5 的自然坐标是 (1,2)。"),
        exercise(Ask::Cosize("(2,4):(12,1)"), "16", "1*12+3*1+1", ("15", "(2-1)·12 + (4-1)·1 + 1 = 16")),
        exercise(Ask::Function("(2,4):LayoutRight"), "(2,4):(4,1)", "(2,(2,2)):(4,(1,2))", ("(2,4):(1,2)", "1·4 + 0·1 = 4"))
            .said("Write the row-major layout of the shape `(2,4)` with its strides.", "写出形状 `(2,4)` 的行主序布局（写明步长）。"),
        exercise(Ask::Function("(3,(2,4)):LayoutLeft"), "(3,(2,4)):(1,(3,6))", "24:1", ("(3,(2,4)):(1,(2,8))", "3 = (0,(1,0))")).said(
            "Write the column-major layout of the shape `(3,(2,4))` with its strides.",
            "写出形状 `(3,(2,4))` 的列主序布局（写明步长）。",
        ),
        exercise(Ask::Such(&[("size(it)", "8"), ("cosize(it)", "15")]), "8:2", "(2,4):(8,2)", ("8:1", "cosize(it)"))
            .said("Give any layout with size 8 and cosize 15.", "写出任意一个 size 为 8、cosize 为 15 的布局。")
            .hinted("Eight elements, the last one at index 14.", "八个元素，最后一个的索引是 14。"),
    ],
};

/// The lesson on the printed grid.
pub const PRINTING: Lesson = Lesson {
    name: "printing",
    title: text("Printing layouts and indices", "打印布局与索引"),
    parts: &[
        say(
            "`print_layout` draws a layout of rank 2 as a grid: the row is the coordinate in mode 0, the column that in mode 1, and each cell holds the index. The best exercise of all is to write the grid down first and compare then.",
            "`print_layout` 把 rank 为 2 的布局画成网格：行是模式 0 的坐标，列是模式 1 的坐标，格子里是索引。最好的练习就是先自己写出网格，再与打印结果比较。",
        ),
        Show(&["print", "(2,3):LayoutRight"]),
        Show(&["print", "(2,3):LayoutLeft"]),
        say(
            "A layout need not use every index. In `(2,4):(6,1)` a row has 4 elements, but the rows are 6 apart, so that the indices 4 and 5 are padding. A layout of rank 3 is printed as one grid for each coordinate of mode 2.",
            "布局不必用到每个索引。在 `(2,4):(6,1)` 中，每行有 4 个元素，而相邻两行相距 6，所以索引 4 和 5 是填充。rank 为 3 的布局按模式 2 的每个坐标各打印一个网格。",
        ),
    ],
    exercises: &[
        exercise(row("(2,3):LayoutRight", 1), "3 4 5", "(3,4,5)", ("1 3 5", "1·3 + 0·1 = 3")),
        exercise(row("(2,3):LayoutLeft", 1), "1 3 5", "(1,3,5)", ("3 4 5", "1·1 + 0·2 = 1")),
        exercise(row("(2,4):(6,1)", 1), "6 7 8 9", "(6,7,8,9)", ("4 5 6 7", "1·6 + 0·1 = 6")),
        exercise(row("(4,4):(1,5)", 2), "2 7 12 17", "(2,7,12,17)", ("2 6 10 14", "2·1 + 1·5 = 7")),
        exercise(index("(2,3,2):(12,4,1)", "(1,2,1)"), "21", "12+2*4+1", ("20", "1·12 + 2·4 + 1·1 = 21")),
        exercise(
            printed("make_layout(make_shape(Int<2>{}, 4), make_stride(Int<12>{}, Int<1>{}))"),
            "(_2,4):(_12,_1)",
            "make_layout((_2,4),(_12,_1))",
            ("(2,4):(12,1)", "_2"),
        ),
        exercise(printed("make_layout(4)"), "4:_1", "make_layout(4,_1)", ("4:1", "_1"))
            .hinted("The stride 1 of a layout without strides is a constant of CuTe.", "不写步长时，步长 1 是 CuTe 自己给出的编译期常量。"),
    ],
};
