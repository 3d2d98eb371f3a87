//! Layouts made from shapes and strides, and ways to print them.

use super::super::ask::Ask;
use super::Part::Show;
use super::{Lesson, exercise, printed, row, say, text};

/// The lesson on the construction of layouts.
pub const CONSTRUCTION: Lesson = Lesson {
    name: "construction",
    title: text("Making layouts, and a table of them", "构造布局"),
    parts: &[
        say(
            "`make_layout` takes a shape, and a stride if you want one of your own. Without it the layout is column-major: the strides follow from the shape, and the first one is the constant `_1`. What is compile-time in shape and stride stays so. `LayoutLeft` and `LayoutRight` in place of a stride name the two orders; padding is a stride larger than need be.",
            "`make_layout` 接受一个形状，也可以再给出步长。不给步长时布局是列主序的：步长由形状推出，第一个步长是常量 `_1`。形状和步长中编译期的整数保持不变。用 `LayoutLeft` 和 `LayoutRight` 代替步长可以指定两种顺序；步长大于所需就是填充。",
        ),
        Show(&[
            "eval",
            "make_layout(8)",
            "make_layout(Int<8>{})",
            "make_layout((2,4))",
            "make_layout(make_shape(_2{},4), make_stride(Int<12>{},_1{}))",
        ]),
        say(
            "A shape may be nested, and then the stride must be nested in the same way. `(2,(2,2)):(4,(2,1))` is row-major in all its modes; its shape with `LayoutLeft` is column-major. Both have rank 2, size 8 and cosize 8.",
            "形状可以嵌套，此时步长也必须以同样的方式嵌套。`(2,(2,2)):(4,(2,1))` 在所有模式上都是行主序；同一形状配上 `LayoutLeft` 则是列主序。两者的 rank 都是 2，size 和 cosize 都是 8。",
        ),
        Show(&[
            "eval",
            "(2,(2,2)):LayoutLeft",
            "rank((2,(2,2)):(4,(2,1)))",
            "size((2,(2,2)):(4,(2,1)))",
            "cosize((2,(2,2)):(4,(2,1)))",
            "stride((2,(2,2)):(4,(2,1)))",
        ]),
        say(
            "There are several ways to see a layout. `print1D` writes the indices of all 1-D coordinates in one line, `print2D` the grid of numbers alone, `print_layout` the grid with its frame, and `print_latex` a figure whose cells have one of eight greys: the index modulo 8 chooses it.",
            "查看布局有好几种方法。`print1D` 把所有一维坐标的索引写在一行，`print2D` 只写数字网格，`print_layout` 画出带框的网格，`print_latex` 则画成插图：每格用八种灰度之一填色，由索引对 8 取余决定。",
        ),
        Show(&["eval", "print1D((2,3):LayoutRight)"]),
        Show(&["eval", "print2D((2,3):LayoutRight)"]),
    ],
    exercises: &[
        exercise(printed("make_layout(make_shape(2, Int<4>{}))"), "(2,_4):(_1,2)", "make_layout((2,_4))", ("(2,_4):(_1,_2)", "_2")),
        exercise(
            Ask::Function("(2,(2,2)):LayoutRight"),
            "(2,(2,2)):(4,(2,1))",
            "(2,2,2):(4,2,1)",
            ("(2,(2,2)):(1,(2,4))", "1·4 + (0·2 + 0·1) = 4"),
        )
        .said("Write the row-major layout of the shape `(2,(2,2))` with its strides.", "写出形状 `(2,(2,2))` 的行主序布局（写明步长）。"),
        exercise(Ask::Cosize("(2,4):(12,1)"), "16", "12+3+1", ("24", "(2-1)·12 + (4-1)·1 + 1 = 16"))
            .hinted("The last element is (1,3).", "最后一个元素是 (1,3)。"),
        exercise(row("(2,(2,2)):(4,(2,1))", 1), "4 6 5 7", "[4 6 5 7]", ("4 5 6 7", "1·4 + (1·2 + 0·1) = 6")),
        exercise(Ask::Value { of: "[(2,3):(3,1)](4) % 8", by: &["[(2,3):(3,1)](4)"] }, "2", "2%8", ("4", "[(2,3):(3,1)](4) = 2"))
            .said(
                "`print_latex((2,3):(3,1))`: which of the eight greys, 0 to 7, has the cell of the 1-D coordinate 4?",
                "`print_latex((2,3):(3,1))`：一维坐标 4 的格子用八种灰度中的哪一种（0 到 7）？",
            )
            .hinted("The index modulo 8.", "索引对 8 取余。"),
    ],
};
