//! E08: accesses to memory.

use super::{Entry, row};

pub(super) const ROWS: &[Entry] = &[
    row(
        "E0801",
        "a line that describes no access",
        "$ echo '{\"op\":\"ld.b32\"}' | cutectl bank --addresses -",
        "$ printf '{\"op\":\"ld.b32\",\"addr\":[%s]}' $(seq -s, 0 4 124) | cutectl bank --addresses -",
        "`bank --addresses` reads one JSON object a line: `op`, the instruction; `addr`, 32 byte \
         addresses, lane 0 first, `null` for a lane that has none; `active`, the mask of the lanes that \
         take part, all if left out. Other fields are read over. The caret stands where the line is \
         something else.",
    ),
    row(
        "E0802",
        "an access that does not exist",
        "$ cutectl bank 32:1 --dtype f32 --tv row --access mov",
        "$ cutectl bank 32:1 --dtype f32 --tv row --access ld.b32",
        "Accesses are named as in PTX, and what makes no difference may be left out: \
         `ld.shared.b64`, `ld.b64`, `ld.shared.v2.f32`; `st.shared.b128`; `ldmatrix.x4.trans`; \
         `stmatrix.x2`; `cp.async.b128`; `ld.global.b32`. A lane moves 1, 2, 4, 8 or 16 bytes.",
    ),
    row(
        "E0803",
        "an address that the hardware refuses",
        "$ printf '{\"op\":\"ld.b64\",\"addr\":[%s]}' $(seq -s, 4 8 252) | cutectl bank --addresses -",
        "$ printf '{\"op\":\"ld.b64\",\"addr\":[%s]}' $(seq -s, 0 8 248) | cutectl bank --addresses -",
        "A lane that takes part has an address, and it is a multiple of what the instruction moves a \
         lane: 8 bytes for `ld.shared.b64`, a row of 16 bytes for `ldmatrix`. A GPU stops the kernel \
         with a misaligned address. `ldmatrix` and `stmatrix` are executed by the whole warp, so every \
         lane that points at a row needs an address, whatever `active` says.",
    ),
    row(
        "E0804",
        "an access that this layout does not allow",
        "$ cutectl bank '(32,2):(1,32)' --dtype f32 --tv '(32,2):(1,32)' --access ld.b64",
        "$ cutectl bank '(32,2):(2,1)' --dtype f32 --tv '(32,2):(1,32)' --access ld.b64",
        "An instruction moves neighbours: the values that it takes of a thread must lie side by side in \
         memory, from a multiple of its size on, and be a whole number of elements. The message names \
         the first thread and value where that fails. A narrower access works, and `--access auto` \
         takes the widest that does. A swizzle that moves bits within a vector breaks the vector: its \
         M must be at least the logarithm of the vector's elements.",
    ),
    row(
        "E0805",
        "a thread that leaves the tile",
        "$ cutectl bank 32:1 --dtype f32 --tv '(32,1):(2,0)'",
        "$ cutectl bank 32:1 --dtype f32 --tv '(32,1):(1,0)'",
        "The (thread, value) layout names coordinates of the tile, from 0 to its size - 1, in the order \
         of `LayoutLeft`: the first mode runs fastest. The message names the first thread and value \
         beyond it. A layout with negative strides needs a `--base` that keeps addresses above zero.",
    ),
    row(
        "E0806",
        "the size of an element",
        "$ cutectl bank 32:1 --tv row",
        "$ cutectl bank 32:1 --dtype f32 --tv row",
        "Addresses need the size of an element: `--dtype f16`, `--dtype float`, `--dtype 16b`. A layout \
         of `smem_ptr[16b](unset)` and a tensor over a pointer say it themselves, and then another \
         `--dtype` contradicts them; where neither says it, the atom of `--copy` or `--mma` does.",
    ),
    row(
        "E0807",
        "a warp along the tile that is to move matrices",
        "$ cutectl bank '(128,64):(64,1)' --dtype f16 --tv row --access ldmatrix.x4",
        "$ cutectl bank '(128,64):(64,1)' --mma SM80_16x8x16_F32F16F16F32_TN --operand A --access ldmatrix.x4",
        "Eight lanes of `ldmatrix` and `stmatrix` point at the eight rows of an 8x8 matrix. `row` and `col` \
         send the lanes of a warp along the tile one behind the other, so that eight lanes would point at \
         eight pieces of one row, which no kernel does. Say which lane points where: by the operand of a \
         multiply (`--mma MMA --operand A`), by a tiled copy (`--copy COPY`) or by a (thread, value) layout \
         (`--tv '((8,4),(8,2)):((1,64),(8,256))'`).",
    ),
];
