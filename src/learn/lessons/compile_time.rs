//! The lesson on compile-time and run-time integers.

use super::super::ask::Ask;
use super::Part::Show;
use super::{Lesson, exercise, say, text};
use crate::algebra::Mode;

const fn cxx(of: &'static str) -> Ask<'static> {
    Ask::Printed { of, mode: Mode::Cxx }
}

/// The lesson on compile-time and run-time integers.
pub const COMPILE_TIME: Lesson = Lesson {
    name: "compile-time",
    title: text("Compile time and run time: --cxx", "编译期与运行期：--cxx"),
    parts: &[
        say(
            "Back to the first lesson. cutectl knows the value of every integer, so by default every value decides: a run-time 1 is dropped by `coalesce` like a compile-time `_1`. A C++ compiler cannot do that. Under `--cxx` the answer is exactly what the same C++ prints: only what is known at compile time decides.",
            "回到第一课。cutectl 知道每个整数的值，所以默认情况下所有的值都参与判断：`coalesce` 会像去掉编译期的 `_1` 一样去掉运行期的 1。C++ 编译器做不到这一点。加上 `--cxx`，结果就与同样的 C++ 所打印的完全一致：只有编译期已知的值才参与判断。",
        ),
        Show(&["eval", "coalesce((2,(1,6)):(1,(6,2)))"]),
        Show(&["eval", "--cxx", "coalesce((2,(1,6)):(1,(6,2)))", "coalesce((_2,(_1,_6)):(_1,(_6,_2)))"]),
        say(
            "That is why kernels make every extent compile-time that they can: shapes simplify, and the strides become constants. In a product one run-time factor is enough to make the result run-time: `(_2,4):LayoutRight` has the stride `4`, not `_4`.",
            "所以内核代码尽量让大小成为编译期常量：形状得以化简，步长也变成常量。乘积里只要有一个运行期因子，结果就是运行期的：`(_2,4):LayoutRight` 的步长是 `4`，不是 `_4`。",
        ),
        Show(&["eval", "--cxx", "(_2,4):LayoutRight", "(_2,_4):LayoutRight"]),
    ],
    exercises: &[
        exercise(cxx("size((_2,4))"), "8", "2*4", ("_8", "8")),
        exercise(cxx("make_layout((2,_4), LayoutRight{})"), "(2,_4):(_4,_1)", "make_layout((2,_4),(_4,_1))", ("(2,4):(4,1)", "_4")),
        exercise(cxx("make_layout((4,_8))"), "(4,_8):(_1,4)", "make_layout((4,_8), make_stride(_1{},4))", ("(4,_8):(_1,_4)", "_4")),
        exercise(cxx("coalesce((_4,_2):(_1,_4))"), "_8:_1", "Layout<_8,_1>{}", ("8:1", "_8")),
        exercise(cxx("coalesce((4,2):(_1,4))"), "(4,2):(_1,4)", "make_layout((4,2))", ("8:1", "(4,2)"))
            .hinted("Does C++ know that 4 equals 4·1?", "C++ 知道 4 等于 4·1 吗？"),
    ],
};
