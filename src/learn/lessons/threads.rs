//! The lesson on thread-value layouts: which thread holds which value.

use super::super::ask::Ask;
use super::Part::Show;
use super::{Lesson, exercise, index, say, text, value};

/// The lesson on thread-value layouts.
pub const THREADS: Lesson = Lesson {
    name: "threads",
    title: text("Thread-value layouts and partitions", "线程-值（thread-value）布局与分区"),
    parts: &[
        say(
            "How a group of threads shares a tile is a layout too. Its mode 0 is the thread, its mode 1 the value of that thread, and its index is the 1-D coordinate of the element in the tile (column-major). So one layout tells which thread holds what. The MMA atom that CUTLASS defines for a tensor-core instruction has three of them, for A, B and C.",
            "一组线程怎样分担一个块，同样用布局表示。模式 0 是线程，模式 1 是该线程的值，索引则是元素在块内的一维坐标（列主序）。于是一个布局就说明了哪个线程持有什么。CUTLASS 为每条张量核心指令定义的 MMA 原子（atom）带有三个这样的布局，分别对应 A、B、C。",
        ),
        Show(&["eval", "--plain", "MMA_Atom<SM80_16x8x16_F32F16F16F32_TN>{}"]),
        say(
            "The accumulator C of this instruction is a 16×8 tile. Thread 5 is `(1,1)` in `(4,8)`, and its value 0 has the index 1·32 + 1·1 = 33, which is row 1, column 2 of the tile. Compose a matrix with such a layout and slice out one thread, and you have its partition; `partition_C` of a tiled MMA does just that, and the same layouts, made from threads and values, drive tiled copies.",
            "这条指令的累加器 C 是 16×8 的块。线程 5 在 `(4,8)` 中是 `(1,1)`，它的值 0 的索引是 1·32 + 1·1 = 33，即块的第 1 行第 2 列。把矩阵与这样的布局组合，再切出一个线程，就得到该线程的分区；TiledMMA 的 `partition_C` 正是这样做的，TiledCopy 也用由线程和值构成的同类布局。",
        ),
        Show(&["eval", "idx2crd(33, (16,8))", "[(16,8):(8,1) o ((4,8),(2,2)):((32,1),(16,8))](5,_)"]),
        Show(&[
            "eval",
            "--plain",
            "make_tiled_mma(SM80_16x8x16_F32F16F16F32_TN{}).get_slice(5).partition_C(make_identity_tensor((16,8)))",
        ]),
    ],
    exercises: &[
        exercise(index("((4,8),(2,2)):((32,1),(16,8))", "(5,1)"), "49", "32+1+16", ("21", "(1·32 + 1·1) + (1·16 + 0·8) = 49"))
            .said(
                "C of the atom above, `((4,8),(2,2)):((32,1),(16,8))`: which index has value 1 of thread 5?",
                "上述原子的 C 是 `((4,8),(2,2)):((32,1),(16,8))`：线程 5 的值 1 的索引是多少？",
            )
            .hinted("Thread 5 is (1,1), value 1 is (1,0).", "线程 5 是 (1,1)，值 1 是 (1,0)。"),
        exercise(Ask::Coordinate { shape: "(16,8)", linear: "49" }, "(1,3)", "(49%16,49/16)", ("(3,1)", "49 mod 16 = 1, 49 / 16 = 3"))
            .said("And where is that, as (row, column) of the 16×8 tile?", "它在 16×8 的块中是哪个 (行, 列)？"),
        exercise(
            Ask::Preimage { layout: "((4,8),(2,2)):((32,1),(16,8))", index: "8" },
            "(0,2)",
            "((0,0),(0,1))",
            ("(8,0)", "(0·32 + 2·1) + (0·16 + 0·8) = 2"),
        )
        .said(
            "The same layout: which (thread, value) holds row 8, column 0 of the tile, the index 8?",
            "同一布局：块的第 8 行第 0 列（索引 8）由哪个（线程, 值）持有？",
        )
        .hinted("Which stride is 8?", "哪个步长是 8？"),
        exercise(value("size<1>(((4,8),(2,2,2)):((32,1),(16,8,128)))"), "8", "16*16/32", ("32", "8")).said(
            "A of the atom, `((4,8),(2,2,2)):((32,1),(16,8,128))`: how many values does each thread hold?",
            "该原子的 A 是 `((4,8),(2,2,2)):((32,1),(16,8,128))`：每个线程持有多少个值？",
        ),
        exercise(index("((4,8),(2,2)):((16,1),(8,64))", "((3,7),(1,1))"), "127", "48+7+8+64", ("63", "(3·16 + 7·1) + (1·8 + 1·64) = 127")),
        exercise(
            Ask::Function("((2,4),(2,2)):((8,1),(4,16))"),
            "((2,4),(2,2)):((8,1),(4,16))",
            "(2,4,(2,2)):(8,1,(4,16))",
            ("((2,4),(2,2)):((8,1),(16,4))", "8 = ((0,0),(1,0))"),
        )
        .said(
            "Eight threads share 32 elements. Thread `(a,b)` of `(2,4)` starts at 8·a + b; its four values, `(2,2)`, are 4 and 16 apart. Write down the thread-value layout.",
            "八个线程分担 32 个元素。线程以 `(2,4)` 编号，线程 `(a,b)` 从 8·a + b 开始；每个线程的四个值排成 `(2,2)`，间隔依次为 4 和 16。写出这个线程-值布局。",
        ),
    ],
};
