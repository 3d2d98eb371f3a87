//! The lesson on `infer` and `solve`: the layout behind numbers, and the one that an equation needs.

use super::super::ask::Ask;
use super::Part::Show;
use super::{Lesson, exercise, say, text};

/// The lesson on layouts behind numbers.
pub const INFER: Lesson = Lesson {
    name: "infer",
    title: text("Which layout gives these numbers?", "由数字反推布局"),
    parts: &[
        say(
            "A table of indices in somebody's code, a grid in a paper: which layout is it? Read the first differences. The first number that is not 0 is the stride of mode 0. As long as that step repeats the mode goes on; where it breaks, the next mode begins, and its stride is the number that stands there. `4:2` followed by a step back to 1 is `(4,2):(2,1)`.",
            "代码里的一张索引表，论文里的一个网格，是哪个布局？看相邻两数的差。第一个不为 0 的数就是模式 0 的步长；只要同样的差重复，这个模式就继续；差在哪里中断，下一个模式就从哪里开始，那里的数就是它的步长。`4:2` 之后回到 1，就是 `(4,2):(2,1)`。",
        ),
        Show(&["infer", "0 2 4 6 1 3 5 7"]),
        say(
            "`cutectl infer` does it for any list, grid, C array or printed layout, and says at which number it fails where no layout explains them. Numbers that start elsewhere than at 0 are a layout behind an offset; a swizzle is found too.",
            "`cutectl infer` 可以处理任何列表、网格、C 数组或打印出来的布局；若没有布局能解释，它会指出从哪个数开始不行。不从 0 开始的数是带偏移的布局；swizzle 也能认出来。",
        ),
        Show(&["infer", "0 1 8 9 2 3 10 11 4 5 12 13 6 7 14 15"]),
    ],
    exercises: &[
        exercise(Ask::Function("4:3"), "4:3", "(2,2):(3,6)", ("3:4", "4"))
            .said("Which layout gives `0 3 6 9`?", "哪个布局给出 `0 3 6 9`？")
            .hinted("How many numbers are there, and how far apart are they?", "一共几个数，相邻相差多少？"),
        exercise(Ask::Function("(4,2):(1,8)"), "(4,2):(1,8)", "(2,2,2):(1,2,8)", ("8:1", "4 = (0,1)"))
            .said("Which layout gives `0 1 2 3 8 9 10 11`?", "哪个布局给出 `0 1 2 3 8 9 10 11`？")
            .hinted("Four in a row, then a jump to 8.", "先连续四个，然后跳到 8。"),
        exercise(Ask::Function("(2,3):(3,1)"), "(2,3):(3,1)", "(2,3):LayoutRight", ("(3,2):(1,3)", "1 = (1,0)"))
            .said("Which layout gives `0 3 1 4 2 5`?", "哪个布局给出 `0 3 1 4 2 5`？"),
        exercise(Ask::Function("(2,2,2):(4,1,2)"), "(2,2,2):(4,1,2)", "(2,4):(4,1)", ("(2,2,2):(4,2,1)", "2 = (0,1,0)"))
            .said("Which layout gives `0 4 1 5 2 6 3 7`?", "哪个布局给出 `0 4 1 5 2 6 3 7`？"),
    ],
};

/// The lesson on equations with a hole.
pub const SOLVE: Lesson = Lesson {
    name: "solve",
    title: text("Which layout makes it true?", "解含未知布局的等式"),
    parts: &[
        say(
            "An equation with one unknown, written `?`: which layout makes both sides the same function? For `A o ? = C` ask of each coordinate c where C(c) lies in A: ? must give the 1-D coordinate of A there. Where A is injective there is at most one answer. `cutectl solve` finds it, checks it in its place, and gives a witness where none exists.",
            "含有一个未知数（写作 `?`）的等式：哪个布局使两边是同一个函数？对 `A o ? = C`，考察每个坐标 c：C(c) 在 A 的什么位置？`?` 必须给出 A 在那里的一维坐标。A 是单射时至多有一个解。`cutectl solve` 会求出它并代入验证；无解时给出反例。",
        ),
        Show(&["solve", "(4,8):(8,1) o ? = 2:8"]),
        say(
            "The unknown may be the tiler of a divide as well, or a coordinate. `logical_divide(A, ?) = C` asks which elements form a tile: mode 0 of C.",
            "未知数也可以是划分的分块器，或者坐标。`logical_divide(A, ?) = C` 问的是哪些元素组成一块，也就是 C 的模式 0。",
        ),
        Show(&["solve", "logical_divide(16:1, ?) = (4,4):(1,4)"]),
    ],
    exercises: &[
        exercise(Ask::Such(&[("composition(8:2, it)", "4:4")]), "4:2", "4:4/2", ("4:4", "composition(8:2, it)"))
            .said("Solve `8:2 o ? = 4:4`.", "解 `8:2 o ? = 4:4`。")
            .hinted("The first layout doubles.", "左边的布局把数加倍。"),
        exercise(
            Ask::Such(&[("coalesce(composition((4,8):(8,1), it))", "8:1")]),
            "8:4",
            "(2,4):(4,8)",
            ("8:1", "coalesce(composition((4,8):(8,1), it))"),
        )
        .said("Solve `(4,8):(8,1) o ? = 8:1`, up to coalescing.", "解 `(4,8):(8,1) o ? = 8:1`（合并后相等）。")
        .hinted("Index 1 of the row-major layout is the coordinate 4.", "行主序布局的索引 1 是坐标 4。"),
        exercise(Ask::Such(&[("logical_divide(16:1, it)", "(4,4):(4,1)")]), "4:4", "4:16/4", ("4:1", "logical_divide(16:1, it)"))
            .said("Solve `logical_divide(16:1, ?) = (4,4):(4,1)`.", "解 `logical_divide(16:1, ?) = (4,4):(4,1)`。"),
        exercise(Ask::Such(&[("[(4,8):(8,1)](it)", "19")]), "(2,3)", "14", ("(3,2)", "26"))
            .said("Which coordinate makes `[(4,8):(8,1)](?) = 19` true?", "哪个坐标使 `[(4,8):(8,1)](?) = 19` 成立？"),
    ],
};
