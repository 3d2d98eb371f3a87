//! The lesson on compatibility: when one shape may stand for another.

use super::super::ask::Ask;
use super::Part::Show;
use super::{Lesson, exercise, say, text, value};

/// The lesson on compatible and congruent shapes.
pub const COMPATIBILITY: Lesson = Lesson {
    name: "compatibility",
    title: text("Compatibility and congruence", "兼容与全等"),
    parts: &[
        say(
            "Shape A is compatible with shape B if both have the same size and every coordinate of A is a coordinate of B as well. `24` is compatible with `(4,6)`: each 1-D coordinate from 0 to 23 works for both. The other way round it fails: `(1,2)` is no coordinate of `24`. So compatibility goes from the coarser shape to the finer one.",
            "如果形状 A 与形状 B 的 size 相同，并且 A 的每个坐标也是 B 的坐标，就说 A 兼容于 B。`24` 兼容于 `(4,6)`：0 到 23 的一维坐标对两者都有效。反过来不成立：`(1,2)` 不是 `24` 的坐标。所以兼容是有方向的：从较粗的形状到较细的形状。",
        ),
        say(
            "To decide it, go down both shapes together. Where A has an integer, B must have that size there; where A has a tuple, B must have a tuple of the same rank. The relation is reflexive, antisymmetric and transitive. A layout can take the coordinates of every shape that is compatible with its own: this is what makes reshaping and tiling safe.",
            "判断时同时沿两个形状往下走：A 是整数的地方，B 在该处的 size 必须等于它；A 是元组的地方，B 也必须是 rank 相同的元组。这个关系是自反、反对称、传递的。只要一个形状兼容于布局的形状，它的坐标就都可以用于该布局；变形和分块因此才是安全的。",
        ),
        Show(&["compat", "24", "(4,6)", "((2,2),6)"]),
        say(
            "Congruent is another word for the same nesting, whatever the integers: shape and stride of a layout must be congruent. (`1` and `0` are the answers of C++; here you may type yes and no.)",
            "全等（congruent）指嵌套结构相同，与整数的值无关：布局的形状与步长必须全等。（C++ 的回答是 `1` 和 `0`；在这里也可以输入 yes 和 no，或“是”和“否”。）",
        ),
        Show(&["eval", "congruent((3,(2,3)), (3,(12,1)))", "congruent((3,(2,3)), (3,12,1))"]),
    ],
    exercises: &[
        exercise(Ask::Compatible("24", "32"), "no", "0", ("yes", "24")),
        exercise(Ask::Compatible("(4,6)", "((2,2),6)"), "yes", "1", ("no", "((2,2),6)")),
        exercise(Ask::Compatible("((2,3),4)", "((2,2),(3,2))"), "no", "24 == 25", ("yes", "3")),
        exercise(Ask::Compatible("((2,2),6)", "((2,2),(3,2))"), "yes", "is_integral(6)", ("no", "((2,2),6)")),
        exercise(Ask::Compatible("((2,2),(3,2))", "((2,3),4)"), "no", "0", ("yes", "2")),
        exercise(Ask::Compatible("24", "(24)"), "yes", "compatible(24,(24))", ("no", "24")),
        exercise(Ask::Compatible("(24)", "24"), "no", "0", ("yes", "(24)"))
            .hinted("Is the coordinate (5) a coordinate of 24?", "坐标 (5) 是 24 的坐标吗？"),
        exercise(Ask::Compatible("(24)", "(4,6)"), "no", "0", ("yes", "(4,6)")),
        exercise(
            Ask::Such(&[("compatible((4,6), it)", "1"), ("compatible(it, ((2,2),(3,2)))", "1"), ("depth(it)", "2")]),
            "((2,2),6)",
            "(4,(3,2))",
            ("(4,6)", "depth(it)"),
        )
        .said(
            "Give a shape of depth 2 that lies between: `(4,6)` is compatible with it, and it is compatible with `((2,2),(3,2))`.",
            "写出一个 depth 为 2 的中间形状：`(4,6)` 兼容于它，它又兼容于 `((2,2),(3,2))`。",
        )
        .hinted("Split one mode and leave the other.", "拆开一个模式，另一个不动。"),
        exercise(value("congruent((4,(2,2)), (1,(4,8)))"), "yes", "1", ("no", "1"))
            .said("Are `(4,(2,2))` and `(1,(4,8))` congruent? (yes or no)", "`(4,(2,2))` 与 `(1,(4,8))` 全等吗？（yes 或 no）"),
    ],
};
