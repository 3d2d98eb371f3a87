//! The lesson on TMA copies and on descriptors of matrices in shared memory.

use super::super::ask::Ask;
use super::Part::Show;
use super::{Lesson, exercise, say, text};

/// The lesson on copies by the tensor memory accelerator.
pub const TMA: Lesson = Lesson {
    name: "tma",
    title: text("TMA: boxes of a tensor map", "TMA：张量映射中的盒子"),
    parts: &[
        say(
            "The tensor memory accelerator copies boxes. A descriptor made on the host, the tensor map, holds up to 5 dimensions of global memory, their strides in bytes (of all but the first, which is contiguous), and the sides of a box. One instruction names the corner of a box by coordinates, and the whole box moves. `make_tma_copy` derives all of it from two layouts: that of global memory and that of the tile in shared memory. Their composition says which run of shared memory walks which mode of global memory.",
            "TMA（张量内存加速器）按盒子（box）拷贝。主机上构造的描述符叫张量映射（tensor map），里面有全局内存的至多 5 个维度、各维的字节步长（第一维连续，不必写）以及盒子的边长。一条指令用坐标指定盒子的角，整个盒子一次搬完。`make_tma_copy` 由两个布局推出这一切：全局内存的布局和共享内存中块的布局。两者的组合说明共享内存的每一段沿全局内存的哪个模式走。",
        ),
        Show(&[
            "tma",
            "make_tma_copy(SM90_TMA_LOAD{}, make_tensor(make_gmem_ptr<half_t>(0x1000), make_layout(make_shape(512,256), make_stride(256,_1{}))), tile_to_shape(GMMA::Layout_K_SW128_Atom<half_t>{}, Shape<_64,_128>{}))",
        ]),
        say(
            "The inner side of a box that is swizzled by 128 bytes is at most 128 bytes: 64 halves. So a tile that is 128 halves wide takes two instructions. The barrier waits for the bytes of the whole tile. The hardware has rules: the address and all strides are multiples of 16 bytes, and a side of the box is at most 256.",
            "按 128 字节 swizzle 的盒子，内侧边长至多 128 字节，即 64 个 half。所以宽 128 个 half 的块需要两条指令。屏障等待的是整个块的字节数。硬件还有规则：地址和各步长都是 16 字节的倍数，盒子的边长至多 256。",
        ),
    ],
    exercises: &[
        exercise(Ask::Value { of: "64 * 128 * 2", by: &[] }, "16384", "64*128*2", ("8192", "16384"))
            .said("A tile of 64 by 128 halves: for how many bytes does the barrier wait?", "块为 64×128 个 half：屏障要等待多少字节？")
            .hinted("A half has 2 bytes.", "一个 half 占 2 字节。"),
        exercise(Ask::Value { of: "256 / [128 / 2]", by: &["128 / 2"] }, "4", "256/64", ("2", "128 / 2 = 64"))
            .said(
                "Swizzled by 128 bytes, halves: how many instructions does a tile of 64 by 256 (contiguous along 256) take?",
                "按 128 字节 swizzle，元素是 half：64×256 的块（沿 256 连续）需要几条指令？",
            )
            .hinted("A box is 128 bytes wide.", "一个盒子宽 128 字节。"),
        exercise(Ask::Value { of: "256 * 2", by: &[] }, "512", "2*256", ("256", "512"))
            .said(
                "Global memory is `(512,256):(256,_1)` of halves. What is the stride of dimension 1 of the tensor map, in bytes?",
                "全局内存是 half 的 `(512,256):(256,_1)`。张量映射第 1 维的步长是多少字节？",
            )
            .hinted("Dimension 0 is the contiguous one.", "第 0 维是连续的那一维。"),
        exercise(Ask::Value { of: "250 * 2 % 16 == 0", by: &[] }, "no", "0", ("yes", "0"))
            .said(
                "May global memory be `(512,250):(250,_1)` of halves? (yes or no)",
                "全局内存可以是 half 的 `(512,250):(250,_1)` 吗？（yes 或 no）",
            )
            .hinted("Is its stride a multiple of 16 bytes?", "它的步长是 16 字节的倍数吗？"),
    ],
};

/// The lesson on descriptors of matrices in shared memory.
pub const DESCRIPTORS: Lesson = Lesson {
    name: "descriptors",
    title: text("Descriptors: where wgmma finds its operands", "描述符：wgmma 从哪里读操作数"),
    parts: &[
        say(
            "wgmma and tcgen05 read their operands straight from shared memory, as a 64-bit descriptor tells them. It holds the start address, the leading byte offset and the stride byte offset, each divided by 16, and the swizzle. The matrix is made of core matrices of 8 rows of 16 bytes; the two offsets say how far apart these are.",
            "wgmma 和 tcgen05 直接从共享内存读操作数，位置由一个 64 位的描述符给出。里面有起始地址、leading byte offset 和 stride byte offset（都除以 16），以及 swizzle 方式。矩阵由核心矩阵组成，每个有 8 行、每行 16 字节；两个偏移量说明它们之间的距离。",
        ),
        Show(&["desc", "GMMA::make_gmma_desc<GMMA::Major::K>(local_tile(make_tensor(make_smem_ptr<half_t>(0x400), tile_to_shape(GMMA::Layout_K_SW128_Atom<half_t>{}, Shape<_64,_64>{})), Shape<_64,_16>{}, make_coord(0,1)))"]),
        say(
            "One instruction is 32 bytes deep along K, 16 halves. The next one along K, inside the 128 bytes that are swizzled as a whole, has a start address 32 bytes further: 2 more in its field. Only layouts of the canonical forms have a descriptor; `cutectl desc` reads the bits of one that you found in a register, too.",
            "一条指令沿 K 方向深 32 字节，即 16 个 half。在按 128 字节 swizzle 的范围内，沿 K 的下一条指令的起始地址大 32 字节，在字段中就是大 2。只有规范形式的布局才有描述符；`cutectl desc` 也能解读寄存器里的描述符。",
        ),
    ],
    exercises: &[
        exercise(Ask::Value { of: "1024 / 16", by: &[] }, "64", "[8*128]/16", ("1024", "64"))
            .said(
                "Groups of 8 rows are 1024 bytes apart. What stands in the field of the stride byte offset?",
                "每 8 行一组，组间相距 1024 字节。stride byte offset 字段中的值是多少？",
            )
            .hinted("Offsets are divided by 16.", "偏移量要除以 16。"),
        exercise(Ask::Value { of: "66 * 16", by: &[] }, "1056", "0x420", ("66", "1056"))
            .said("The field of the start address is 66. Which byte of shared memory is that?", "起始地址字段是 66，对应共享内存的哪个字节？"),
        exercise(Ask::Value { of: "0x400 / 16 + 3 * 32 / 16", by: &["0x400 / 16", "3 * 32 / 16"] }, "70", "64+6", ("67", "0x400 / 16 = 64"))
            .said(
                "The matrix begins at byte 0x400, swizzled by 128 bytes, halves. What is the start address field of the fourth instruction along K?",
                "矩阵从字节 0x400 开始，按 128 字节 swizzle，元素是 half。沿 K 的第四条指令，起始地址字段是多少？",
            )
            .hinted("Three steps of 32 bytes, divided by 16.", "三步，每步 32 字节，再除以 16。"),
        exercise(Ask::Value { of: "8 * 16", by: &[] }, "128", "16*8", ("16", "128"))
            .said("How many bytes has a core matrix?", "一个核心矩阵有多少字节？"),
    ],
};
