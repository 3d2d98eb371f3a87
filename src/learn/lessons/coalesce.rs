//! The lesson on coalesce: the same function with fewer modes.

use super::super::ask::Ask;
use super::Part::Show;
use super::{Lesson, exercise, say, text, value};

/// The lesson on coalesce.
pub const COALESCE: Lesson = Lesson {
    name: "coalesce",
    title: text("Coalesce", "合并（coalesce）"),
    parts: &[
        say(
            "`flatten` takes the inner brackets away: the modes stay, in their order, and so does the function of 1-D coordinates, while the coordinates of the nested modes are gone.",
            "`flatten` 去掉内层的括号：各模式及其顺序不变，一维坐标的函数也不变，只是嵌套模式的坐标不再可用。",
        ),
        Show(&["eval", "flatten((2,(2,6)):(1,(2,4)))", "flatten((4,(2,3)))"]),
        say(
            "`coalesce` writes a layout with as few modes as possible and keeps the function of 1-D coordinates. Flatten it first, then look at neighbours `s0:d0` and `s1:d1`, from left to right. A mode of extent 1 is dropped. If d1 = s0·d0, the second goes on where the first ends, and the two become `s0*s1:d0`. Otherwise both stay.",
            "`coalesce` 用尽量少的模式改写布局，而一维坐标的函数保持不变。先展平，再从左到右看相邻的 `s0:d0` 和 `s1:d1`：大小为 1 的模式去掉；若 d1 = s0·d0，后者正好接在前者之后，两者合并为 `s0*s1:d0`；否则都保留。",
        ),
        Show(&["eval", "coalesce((2,(1,6)):(1,(6,2)))", "coalesce((2,3):(3,1))"]),
        say(
            "In `(2,(1,6)):(1,(6,2))` the middle mode goes, and 2:1 and 6:2 join to `12:1`. Nothing joins in `(2,3):(3,1)`: 1 is not 2·3. What must keep its rank is coalesced by mode, with a profile as the second argument: each of its integers stands for one mode, and its value does not matter.",
            "在 `(2,(1,6)):(1,(6,2))` 中，中间的模式去掉，2:1 与 6:2 合并为 `12:1`。`(2,3):(3,1)` 则什么也合并不了，因为 1 不等于 2·3。若要保持 rank，就按模式合并：第二个参数给出嵌套结构，其中每个整数代表一个模式，值无关紧要。",
        ),
        Show(&["eval", "coalesce((2,(1,6)):(1,(6,2)), (1,1))"]),
    ],
    exercises: &[
        exercise(value("flatten((3,(2,3)):(3,(12,1)))"), "(3,2,3):(3,12,1)", "make_layout((3,2,3),(3,12,1))", ("(3,6):(3,1)", "12"))
            .hinted("Only the brackets go.", "只去掉括号。"),
        exercise(value("coalesce((4,2):(1,4))"), "8:1", "4*2:1", ("(4,2):(1,4)", "8")),
        exercise(value("coalesce((2,2,3):(1,2,8))"), "(4,3):(1,8)", "(2*2,3):(1,8)", ("12:1", "4 = (0,1)"))
            .hinted("2:1 and 2:2 join; is 8 = 4·1?", "2:1 和 2:2 可以合并；8 等于 4·1 吗？"),
        exercise(value("coalesce((3,1,4):(4,7,1))"), "(3,4):(4,1)", "make_layout((3,4),LayoutRight{})", ("12:1", "1 = (1,0)")),
        exercise(value("coalesce(((2,4),3):((3,6),24))"), "24:3", "2*4*3:3", ("24:1", "1·3")),
        exercise(value("coalesce((2,(2,6)):(1,(2,4)), (1,1))"), "(2,12):(1,2)", "(2,12):LayoutLeft", ("24:1", "24")),
        exercise(
            Ask::Such(&[("rank(it)", "2"), ("coalesce(it)", "24:1")]),
            "(4,6):(1,4)",
            "(4,(2,3)):(1,(4,8))",
            ("(4,6):(6,1)", "coalesce(it)"),
        )
        .said("Give a layout of rank 2 that coalesces to `24:1`.", "写出一个 rank 为 2、合并后为 `24:1` 的布局。"),
    ],
};
