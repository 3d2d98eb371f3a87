//! The lesson on inverses: from the index back to the coordinate.

use super::super::ask::Ask;
use super::Part::Show;
use super::{Lesson, exercise, index, say, text, value};

/// The lesson on inverses.
pub const INVERSES: Lesson = Lesson {
    name: "inverses",
    title: text("Inverses", "逆（inverse）"),
    parts: &[
        say(
            "Which element lies at this address? An inverse answers: it maps indices back to 1-D coordinates. `right_inverse(L)` is R with L(R(i)) = i; it goes as far as the indices 0, 1, 2, … are all reached. The row-major `(4,8):(8,1)` has the inverse `(8,4):(4,1)`: index 1 is coordinate 4, the element `(0,1)`.",
            "某个地址上是哪个元素？逆回答这个问题：它把索引映射回一维坐标。`right_inverse(L)` 是满足 L(R(i)) = i 的 R；只要索引 0、1、2…… 连续出现，它就一直延伸下去。行主序的 `(4,8):(8,1)` 的逆是 `(8,4):(4,1)`：索引 1 对应坐标 4，即元素 `(0,1)`。",
        ),
        Show(&["eval", "right_inverse((4,8):(8,1))", "right_inverse((4,8):(8,1))(1)"]),
        say(
            "`left_inverse(L)` is R with R(L(c)) = c for every coordinate; L may have holes, as `(4,8):(1,5)` has, but no index twice. To ask for one index only, without algebra, there is `cutectl where`. With an inverse one layout can be expressed by another: A o right_inverse(B) takes what B puts at index i to where A puts it.",
            "`left_inverse(L)` 是对每个坐标都有 R(L(c)) = c 的 R；L 可以有空洞，如 `(4,8):(1,5)`，但索引不能重复。只想查一个索引、不想推导时，可以用 `cutectl where`。有了逆，就能用一个布局表示另一个：A o right_inverse(B) 把 B 中的索引 i 映射为同一元素在 A 中的索引。",
        ),
        Show(&["eval", "left_inverse((4,8):(1,5))"]),
        Show(&["where", "(3,(2,3)):(3,(12,1))", "17", "14"]),
    ],
    exercises: &[
        exercise(
            Ask::Function("right_inverse((2,3):(3,1))"),
            "(3,2):(2,1)",
            "right_inverse((2,3):LayoutRight)",
            ("(2,3):(3,1)", "1·2 + 0·1 = 2"),
        )
        .said("Give the layout R with L(R(i)) = i for L = `(2,3):(3,1)`.", "L = `(2,3):(3,1)`。写出满足 L(R(i)) = i 的布局 R。"),
        exercise(Ask::Function("right_inverse((4,8):(1,4))"), "32:1", "(4,8):(1,4)", ("(8,4):(4,1)", "1·1 = 1"))
            .said("Give the right inverse of `(4,8):(1,4)`.", "写出 `(4,8):(1,4)` 的右逆。"),
        exercise(index("right_inverse((4,8):(8,1))", "9"), "5", "1+4*1", ("12", "(1,1)"))
            .said("`(4,8):(8,1)`: which 1-D coordinate has the index 9?", "`(4,8):(8,1)`：索引 9 的一维坐标是多少？")
            .hinted("9 is row 1, column 1.", "9 在第 1 行第 1 列。"),
        exercise(Ask::Preimage { layout: "(4,8):(8,1)", index: "19" }, "(2,3)", "14", ("(3,2)", "3·8 + 2·1 = 26")),
        exercise(
            Ask::Preimage { layout: "(3,(2,3)):(3,(12,1))", index: "14" },
            "(0,(1,2))",
            "(0,5)",
            ("(2,(0,2))", "2·3 + (0·12 + 2·1) = 8"),
        )
        .hinted("14 = 12 + 2.", "14 = 12 + 2。"),
        exercise(value("left_inverse((4,2):(1,8))(9)"), "5", "1+4", ("9", "5"))
            .said("R = `left_inverse((4,2):(1,8))`. What is R(9)?", "R = `left_inverse((4,2):(1,8))`。R(9) 是多少？")
            .hinted("9 = 1·1 + 1·8 is the element (1,1).", "9 = 1·1 + 1·8 是元素 (1,1)。"),
    ],
};
