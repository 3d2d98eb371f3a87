//! The lesson on swizzles: address bits exchanged so that banks do not collide.

use super::super::ask::Ask;
use super::Part::Show;
use super::{Lesson, exercise, index, row, say, text, value};

/// The lesson on swizzles.
pub const SWIZZLES: Lesson = Lesson {
    name: "swizzles",
    title: text("Swizzles", "Swizzle（地址重排）"),
    parts: &[
        say(
            "Shared memory has 32 banks of 4 bytes. Where a row of a row-major tile is as long as all the banks, threads that read a column all meet in one bank and wait for each other. A swizzle moves the elements so that columns spread out. `Sw<B,M,S>` is a function on indices: it takes B bits of the index, starting S bits above bit M, and xors them into the B bits that start at bit M. The low M bits, which hold a vector together, stay.",
            "共享内存有 32 个 bank，每个宽 4 字节。如果行主序的块一行正好占满所有 bank，按列读取的线程就会全部落在同一个 bank 上，只能逐个等待。Swizzle 挪动元素，使一列分散到不同的 bank。`Sw<B,M,S>` 是索引上的函数：取索引中从第 M+S 位开始的 B 位，异或到从第 M 位开始的 B 位上。最低的 M 位保持不变，因此一个向量不会被拆散。",
        ),
        Show(&["print", "Sw<3,0,3> o 0 o (8,8):(8,1)"]),
        say(
            "In this grid the index before the swizzle is 8·row + column: bits 3 to 5 are the row, bits 0 to 2 the column. So the column becomes column ^ row. Every row keeps its elements, in another order, and every column now has each remainder modulo 8 once. Done twice, a swizzle undoes itself. The `0` in the middle is an offset that is added before.",
            "在这个网格中，swizzle 之前的索引是 8·行 + 列：第 3 到 5 位是行，第 0 到 2 位是列，于是列号变成“列 ^ 行”。每一行的元素不变，只是换了顺序；每一列模 8 的余数现在各出现一次。同一个 swizzle 做两次就还原。中间的 `0` 是偏移，在 swizzle 之前加上。",
        ),
        Show(&["eval", "[Sw<3,0,3>](9)", "[Sw<3,3,3>](64)"]),
    ],
    exercises: &[
        exercise(index("Sw<3,0,3> o 0 o (8,8):(8,1)", "(5,3)"), "46", "5*8 + [3^5]", ("43", "0b101011 ^ 0b000101 = 0b101110"))
            .hinted("5·8 + 3 = 43; the column is 3 ^ 5.", "5·8 + 3 = 43；列变成 3 ^ 5。"),
        exercise(row("Sw<2,0,2> o 0 o (4,4):(4,1)", 1), "5 4 7 6", "(5,4,7,6)", ("4 5 6 7", "0b000100 ^ 0b000001 = 0b000101")),
        exercise(row("Sw<2,0,2> o 0 o (4,4):(4,1)", 3), "15 14 13 12", "(15,14,13,12)", ("13 12 15 14", "15")),
        exercise(value("[Sw<3,3,3>](128)"), "144", "128 ^ [128 >> 3]", ("130", "144"))
            .hinted("128 is bit 7; three bits down is bit 4.", "128 是第 7 位；往下三位是第 4 位。"),
        exercise(value("[Sw<3,0,3>]([Sw<3,0,3>](43))"), "43", "40+3", ("46", "43")),
        exercise(Ask::Such(&[("[Sw<3,0,3>](it)", "27")]), "24", "[Sw<3,0,3>](27)", ("27", "24"))
            .said("Which index does `Sw<3,0,3>` move to 27?", "`Sw<3,0,3>` 把哪个索引移到 27？")
            .hinted("A swizzle is its own inverse.", "Swizzle 的逆就是它自己。"),
    ],
};
