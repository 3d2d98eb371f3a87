//! The lesson on bank conflicts in shared memory.

use super::super::ask::Ask;
use super::Part::Show;
use super::{Lesson, exercise, index, say, text};

/// The lesson on the banks of shared memory.
pub const BANKS: Lesson = Lesson {
    name: "banks",
    title: text("Banks: counting conflicts", "Bank 冲突的计数"),
    parts: &[
        say(
            "Shared memory has 32 banks, each one word of 4 bytes wide. The bank of a byte is its address divided by 4, modulo 32; of a float with the index i, in a tile that starts at byte 0, it is simply i mod 32. In one pass, a wavefront, every bank delivers one word, to all lanes (threads of the warp) that ask for it. Lanes that ask for the same word share it. Lanes that ask for different words of one bank must wait for each other: that is a bank conflict. So a warp that moves 4 bytes a lane takes as many wavefronts as its worst bank has different words to deliver.",
            "共享内存有 32 个 bank，每个 bank 宽一个字（4 字节）。某个字节的 bank 号是它的地址除以 4（取整）再对 32 取余；若块从字节 0 开始，索引为 i 的 float 的 bank 号就是 i mod 32。一趟访问称为一个 wavefront：每个 bank 送出一个字，所有要这个字的 lane（warp 中的线程）都能得到。几个 lane 要同一个字时可以共享；要同一 bank 中不同的字时只能依次等待，这就是 bank 冲突。因此，每个 lane 访问 4 字节时，一个 warp 所需的 wavefront 数就是最繁忙的 bank 要送出的不同字的个数。",
        ),
        say(
            "The classic case is the transpose of 32×32 floats: a warp writes the tile row by row and reads it column by column. In the row-major tile element (r,c) has the index 32·r + c, so it lies in bank c whatever its row: a row is spread over all banks, a column lies in a single one. `cutectl bank` counts; `--tv col` is a warp that goes along a column, and the factor is the wavefronts divided by the ideal.",
            "经典的例子是 32×32 个 float 的转置：一个 warp 按行写入这个块，再按列读出。在行主序的块中，元素 (r,c) 的索引是 32·r + c，所以不论在哪一行，它都在 bank c：一行分散在所有 bank 中，一列却全在同一个 bank 里。`cutectl bank` 可以算出代价；`--tv col` 表示 warp 沿一列访问，factor 是 wavefront 数与理想值（ideal）之比。",
        ),
        Show(&["bank", "(32,32):(32,1)", "--dtype", "f32", "--tv", "col", "--access", "ld.b32"]),
        say(
            "The first cure is padding: one unused float behind every row. The index becomes 33·r + c, the bank (r + c) mod 32, and a column meets every bank once. In general, with the rows s floats apart, gcd(s, 32) of the 32 lanes meet in a bank: every odd s is free of conflicts. The price is memory, here 31 floats between the rows.",
            "第一种办法是填充：每行后面空出一个 float。索引变成 33·r + c，bank 号变成 (r + c) mod 32，一列的 32 个元素恰好各占一个 bank。一般地，若相邻两行相距 s 个 float，则每 gcd(s, 32) 个 lane 会落在同一个 bank；只要 s 是奇数就没有冲突。代价是内存：这里各行之间共空出 31 个 float。",
        ),
        Show(&["bank", "(32,32):(33,1)", "--dtype", "f32", "--tv", "col", "--access", "ld.b32"]),
        say(
            "The second cure is a swizzle, which costs no memory. In the index 32·r + c bits 5 to 9 are the row and bits 0 to 4 the column, which is the bank. `Sw<5,0,5>` xors the one into the other: element (r,c) moves to bank c ^ r. Rows stay free of conflicts, since a row still has every bank once, and columns become so.",
            "第二种办法是 swizzle，它不占额外的内存。在索引 32·r + c 中，第 5 到 9 位是行，第 0 到 4 位是列，也就是 bank。`Sw<5,0,5>` 把前者异或到后者上：元素 (r,c) 移到 bank c ^ r。每一行仍然在每个 bank 各有一个元素，所以按行访问依旧没有冲突；按列访问也不再有冲突。",
        ),
        Show(&["bank", "Sw<5,0,5> o 0 o (32,32):(32,1)", "--dtype", "f32", "--tv", "col", "--access", "ld.b32"]),
        say(
            "Wider accesses are served in groups of lanes, one group after the other: as a rule the two halves of a warp for 8 bytes a lane, its four quarters for 16. The four wavefronts of a 16-byte store without conflicts are therefore ideal, and the 4x that a model of whole warps shows is none. `cutectl swizzle suggest` tries every valid swizzle for the writes and the reads together.",
            "更宽的访问会把 lane 分成几组，逐组进行：每个 lane 8 字节时通常是两个半 warp，16 字节时通常是四个四分之一 warp。所以没有冲突的 16 字节写入需要四个 wavefront，这已经是理想值；把整个 warp 当作一组的模型会算成 4 倍，其实并没有冲突。`cutectl swizzle suggest` 会把写入和读出放在一起，逐一尝试所有有效的 swizzle。",
        ),
    ],
    exercises: &[
        exercise(
            Ask::Value { of: "[(32,32):(33,1)](5,7) % 32", by: &["[(32,32):(33,1)](5,7)"] },
            "12",
            "[33*5+7]%32",
            ("7", "[(32,32):(33,1)](5,7) = 172"),
        )
        .said(
            "`(32,32):(33,1)`, floats from byte 0 on: in which bank lies the element (5,7)?",
            "`(32,32):(33,1)`，元素是 float，从字节 0 开始：元素 (5,7) 位于哪个 bank？",
        )
        .hinted("The index modulo 32.", "索引对 32 取余。"),
        exercise(
            Ask::Value { of: "[(8,64):(64,1)](3,10) * 2 / 4 % 32", by: &["[(8,64):(64,1)](3,10)", "[(8,64):(64,1)](3,10) * 2"] },
            "5",
            "[3*64+10]/2%32",
            ("10", "[(8,64):(64,1)](3,10) * 2 = 404"),
        )
        .said(
            "`(8,64):(64,1)`, halves of 2 bytes from byte 0 on: in which bank lies the element (3,10)?",
            "`(8,64):(64,1)`，元素是 2 字节的 half，从字节 0 开始：元素 (3,10) 位于哪个 bank？",
        )
        .hinted("First the byte: twice the index. A bank is 4 bytes wide.", "先求字节地址：索引乘 2。每个 bank 宽 4 字节。"),
        exercise(Ask::Value { of: "32 / [32 / gcd(16, 32)]", by: &["gcd(16, 32)", "32 / gcd(16, 32)"] }, "16", "32/2", ("32", "32 / gcd(16, 32) = 2"))
            .said(
                "`(32,16):(16,1)`, floats: how many wavefronts does a warp take that loads a column, 4 bytes a lane?",
                "`(32,16):(16,1)`，元素是 float：一个 warp 读取一列，每个 lane 4 字节，需要几个 wavefront？",
            )
            .hinted("A column meets 32 / gcd(16, 32) = 2 banks. How many of its 32 words are in each?", "一列只落在 32 / gcd(16, 32) = 2 个 bank 中。它的 32 个字在每个 bank 各有几个？"),
        exercise(Ask::Value { of: "32 / [32 / gcd(34, 32)]", by: &["gcd(34, 32)", "32 / gcd(34, 32)"] }, "2", "gcd(34,32)", ("1", "32 / gcd(34, 32) = 16"))
            .said(
                "Somebody pads with two floats: `(32,32):(34,1)`. How many wavefronts does a load of a column take, 4 bytes a lane?",
                "有人填充了两个 float：`(32,32):(34,1)`。读取一列，每个 lane 4 字节，需要几个 wavefront？",
            )
            .hinted("The banks are 2·r + c modulo 32.", "Bank 号是 2·r + c 对 32 取余。"),
        exercise(
            Ask::Such(&[
                ("shape(it)", "(32,32)"),
                ("get<1>(stride(it))", "1"),
                ("gcd(get<0>(stride(it)), 32)", "1"),
                ("get<0>(stride(it))", "max(get<0>(stride(it)), 33)"),
            ]),
            "(32,32):(33,1)",
            "(32,32):(35,_1)",
            ("(32,32):(36,1)", "gcd(get<0>(stride(it)), 32)"),
        )
        .said(
            "Give a layout of the shape `(32,32)` for floats, each row contiguous, with padding behind the rows so that loading a column has no conflict.",
            "写出一个形状为 `(32,32)` 的 float 布局：每行连续，行后有填充，并且读取一列没有冲突。",
        )
        .hinted("The rows must be an odd number of floats apart, and more than 32.", "相邻两行的距离必须是奇数个 float，并且大于 32。"),
        exercise(index("Sw<5,0,5> o 0 o (32,32):(32,1)", "(5,7)"), "162", "5*32 + [7^5]", ("167", "= 162"))
            .hinted("The index without the swizzle is 32·5 + 7; the column becomes 7 ^ 5.", "没有 swizzle 时索引是 32·5 + 7；列变成 7 ^ 5。"),
        exercise(
            Ask::Such(&[("[Sw<5,0,5> o 0 o (32,32):(32,1)](it, 7) % 32", "4")]),
            "3",
            "7^4",
            ("4", "](it, 7) % 32"),
        )
        .said(
            "`Sw<5,0,5> o 0 o (32,32):(32,1)`, floats: which row of column 7 lies in bank 4?",
            "`Sw<5,0,5> o 0 o (32,32):(32,1)`，元素是 float：第 7 列中哪一行的元素位于 bank 4？",
        )
        .hinted("The bank is c ^ r: solve 7 ^ r = 4.", "Bank 号是 c ^ r：解 7 ^ r = 4。"),
    ],
};
