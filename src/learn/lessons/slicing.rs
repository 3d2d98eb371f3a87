//! The lesson on slices: what an underscore keeps.

use super::super::ask::Ask;
use super::Part::Show;
use super::{Lesson, exercise, index, say, text, value};

/// The lesson on slices.
pub const SLICING: Lesson = Lesson {
    name: "slicing",
    title: text("Slicing", "切片（slice）"),
    parts: &[
        say(
            "An underscore in a coordinate means the whole mode. `slice` keeps what stands at the underscores, `dice` keeps the rest. On a layout a slice has two parts: the layout of what is left, and the offset where it starts, which is the index of the coordinate with every `_` taken as 0. A tensor keeps both: its pointer moves by the offset.",
            "坐标中的下划线表示整个模式。`slice` 保留下划线处的部分，`dice` 保留其余部分。对布局切片得到两样东西：剩下的布局，以及起点的偏移，也就是把每个 `_` 当作 0 时该坐标的索引。张量两者都保留：指针按偏移移动。",
        ),
        Show(&["slice", "(_,1)", "(4,8):(8,1)"]),
        Show(&["eval", "slice((2,_,3), (4,5,6))", "dice((2,_,3), (4,5,6))"]),
        say(
            "An underscore may stand for one of the inner modes too. In C++ the same letter has more uses: in `composition` and in a tiler it leaves a mode as it is, and `tensor(_,_,0)` is a slice. `X`, another spelling of `_`, is common where a projection leaves out a mode.",
            "下划线也可以只对应某个内层模式。在 C++ 里它还有别的用处：在 `composition` 和分块器（tiler）中表示该模式保持不变，`tensor(_,_,0)` 则是切片。`X` 是 `_` 的另一种写法，常用在投影中表示略去某个模式。",
        ),
        Show(&["slice", "(2,(_,1))", "(3,(2,3)):(3,(12,1))"]),
    ],
    exercises: &[
        exercise(Ask::Function("slice((2,_), (4,8):(8,1))"), "8:1", "(8):(1)", ("8:8", "1")),
        exercise(index("(4,8):(8,1)", "(2,0)"), "16", "2*8", ("2", "2·8 + 0·1 = 16"))
            .said("`(4,8):(8,1)`: at which offset does the slice `(2,_)` start?", "`(4,8):(8,1)`：切片 `(2,_)` 的起点偏移是多少？")
            .hinted("Take `_` as 0.", "把 `_` 当作 0。"),
        exercise(Ask::Function("slice((_,(1,_)), (3,(2,3)):(3,(12,1)))"), "(3,3):(3,1)", "(3,3):LayoutRight", ("(3,2):(3,12)", "9")).said(
            "`(3,(2,3)):(3,(12,1))`: which layout does the slice `(_,(1,_))` leave?",
            "`(3,(2,3)):(3,(12,1))`：切片 `(_,(1,_))` 剩下哪个布局？",
        ),
        exercise(value("dice((_,1,_), (4,5,6))"), "(5)", "make_tuple(5)", ("5", "(5)"))
            .hinted("The result is a tuple, even of one element.", "结果总是元组，哪怕只有一个元素。"),
        exercise(
            Ask::Such(&[("size(slice(it, (4,8):(8,1)))", "4"), ("it", "(_,3)")]),
            "(_,3)",
            "make_coord(_,3)",
            ("(3,_)", "size(slice(it, (4,8):(8,1)))"),
        )
        .said(
            "`(4,8):(8,1)`: which coordinate with an underscore slices out column 3?",
            "`(4,8):(8,1)`：用哪个带下划线的坐标可以切出第 3 列？",
        ),
    ],
};
