//! The lessons on hierarchical modes and on several layouts over one memory.

use super::super::ask::Ask;
use super::Part::Show;
use super::{Lesson, exercise, index, row, say, text};

/// The lesson on hierarchical modes.
pub const HIERARCHY: Lesson = Lesson {
    name: "hierarchy",
    title: text("Hierarchical modes", "层次化的模式"),
    parts: &[
        say(
            "A mode may be a tuple itself. `(3,(2,3)):(3,(12,1))` still has rank 2, 3 rows and 6 columns, but its columns have two strides: the inner 2 columns are 12 apart, the outer 3 are 1 apart. No single stride could do that. The grid below names every column by its number and by its natural coordinate.",
            "模式本身也可以是元组。`(3,(2,3)):(3,(12,1))` 的 rank 仍是 2，有 3 行 6 列，但列方向有两个步长：内层的 2 列相距 12，外层的 3 组相距 1。单个步长做不到这一点。下面的网格给出每一列的列号和自然坐标。",
        ),
        Show(&["print", "--style", "coords", "(3,(2,3)):(3,(12,1))"]),
        say(
            "Every kind of coordinate still works: `16`, `(1,5)` and `(1,(1,2))` are the same element, and its index is 1·3 + (1·12 + 2·1) = 17. Tensor cores deal out their operands like this: in `((4,8),(2,2)):((16,1),(8,64))` mode 0 counts 32 threads, mode 1 the 4 values of each.",
            "各种坐标仍然可用：`16`、`(1,5)` 和 `(1,(1,2))` 是同一个元素，索引是 1·3 + (1·12 + 2·1) = 17。张量核心（Tensor Core）的操作数就是这样分配的：在 `((4,8),(2,2)):((16,1),(8,64))` 中，模式 0 是 32 个线程，模式 1 是每个线程的 4 个值。",
        ),
        Show(&["crd2idx", "(3,(2,3)):(3,(12,1))", "16", "(1,5)", "(1,(1,2))"]),
    ],
    exercises: &[
        exercise(index("(3,(2,3)):(3,(12,1))", "(2,3)"), "19", "2*3+12+1", ("18", "2·3 + (1·12 + 1·1) = 19")),
        exercise(index("(3,(2,3)):(3,(12,1))", "10"), "16", "crd2idx((1,(1,1)),(3,(2,3)),(3,(12,1)))", ("10", "1·3 + (1·12 + 1·1) = 16")),
        exercise(row("(2,(2,3)):(6,(3,1))", 1), "6 9 7 10 8 11", "(6,9,7,10,8,11)", ("6 7 8 9 10 11", "1·6 + (1·3 + 0·1) = 9")),
        exercise(row("(3,(2,3)):(3,(12,1))", 2), "6 18 7 19 8 20", "(6,18,7,19,8,20)", ("6 7 8 18 19 20", "2·3 + (1·12 + 0·1) = 18")),
        exercise(Ask::Cosize("(3,(2,3)):(3,(12,1))"), "21", "2*3+12+2+1", ("18", "(3-1)·3 + (2-1)·12 + (3-1)·1 + 1 = 21")),
        exercise(index("((4,8),(2,2)):((16,1),(8,64))", "((1,2),(1,0))"), "26", "16+2+8", ("25", "(1·16 + 2·1) + (1·8 + 0·64) = 26")),
    ],
};

/// The lesson on several layouts over one memory.
pub const VIEWS: Lesson = Lesson {
    name: "views",
    title: text("Views of the same memory", "同一块内存的不同视图"),
    parts: &[
        say(
            "The same memory can be seen through many layouts. `8:2` visits every other element; `(4,2):(2,1)` visits 8 neighbours, first the even ones, then the odd ones. Put into one mode, `((4,2)):((2,1))`, it is still that function, with a single coordinate from 0 to 7.",
            "同一块内存可以通过许多布局来看。`8:2` 每隔一个元素取一个；`(4,2):(2,1)` 访问相邻的 8 个元素，先取偶数索引，再取奇数索引。把它收进单个模式，写成 `((4,2)):((2,1))`，函数不变，坐标则是从 0 到 7 的单个整数。",
        ),
        Show(&["coords", "--style", "strip", "8:2"]),
        Show(&["coords", "--style", "strip", "((4,2)):((2,1))"]),
        say(
            "Two layouts are the same function if they give the same index for every 1-D coordinate, however they are written: `(4,2):(1,4)` and `8:1` are. That is what `cutectl same` asks, and what the exercises below ask. `std::mdspan` has no 1-D coordinate for several extents and no nested modes; here both come for free.",
            "若两个布局对每个一维坐标都给出相同的索引，它们就是同一函数，与写法无关：`(4,2):(1,4)` 与 `8:1` 就是如此。`cutectl same` 判断的正是这一点，下面的练习也按此判断。`std::mdspan` 有多个维度时不接受一维坐标，也没有嵌套的模式；在这里两者都是现成的。",
        ),
        Show(&["same", "(4,2):(1,4)", "8:1"]),
    ],
    exercises: &[
        exercise(index("((4,2)):((2,1))", "5"), "3", "1*2+1*1", ("10", "(1·2 + 1·1) = 3")),
        exercise(index("((2,2),2):((4,2),1)", "(3,1)"), "7", "4+2+1", ("13", "(1·4 + 1·2) + 1·1 = 7")),
        exercise(Ask::Function("((4,2)):((1,4))"), "8:1", "(2,4):(1,2)", ("8:2", "(1·1 + 0·4) = 1")).said(
            "Write `((4,2)):((1,4))` as a layout with a single integer mode, or in any other way.",
            "把 `((4,2)):((1,4))` 写成只有一个整数模式的布局，或任何等价的写法。",
        ),
        exercise(Ask::Cosize("(8,(2,2)):(2,(1,16))"), "32", "7*2+1+16+1", ("64", "(8-1)·2 + (2-1)·1 + (2-1)·16 + 1 = 32")),
        exercise(Ask::Such(&[("size(it)", "8"), ("it(1)", "4"), ("it(2)", "1")]), "(2,4):(4,1)", "((2,2),2):((4,1),2)", ("8:4", "it(2)"))
            .said(
                "Give a layout of size 8 that has the index 4 at the coordinate 1, and the index 1 at the coordinate 2.",
                "写出一个 size 为 8 的布局，使坐标 1 的索引为 4，坐标 2 的索引为 1。",
            )
            .hinted("The first mode has extent 2.", "第一个模式的大小是 2。"),
    ],
};
