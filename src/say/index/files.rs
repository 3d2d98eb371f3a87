//! E07: input and output.

use super::{Entry, row};

pub(super) const ROWS: &[Entry] = &[
    row(
        "E0704",
        "the command was used wrongly",
        "$ cutectl -D 4 eval 1",
        "$ cutectl -D a=4 eval a",
        "What was typed is not a use of the command: a `-D` that is not `NAME=EXPR`, a `--tensor` that is no \
         list of numbers, a `:command` of the session that there is not. `cutectl help COMMAND` shows what \
         it takes, `:help` in the session.",
    ),
    row(
        "E0705",
        "the picture is too large for its medium",
        "$ cutectl png --all '(4096,4096)'",
        "$ cutectl png --window 0:16,0:16 '(4096,4096)' | wc -c",
        "A PNG has at most 268435456 pixels and 65535 a side, a PDF 1048576 cells, a picture of several \
         expressions 262144 cells. `--window 0:64,0:64` and `--at 0,0` draw a part, `--cell 2` makes \
         smaller cells; SVG and TikZ are written as they are made and take any layout of 67108864 cells.",
    ),
    row(
        "E0706",
        "nothing is called that",
        "$ cutectl functions nowhere",
        "$ cutectl functions divide",
        "No function, error or operation of the headers has the name, a part of it, or what it says about \
         itself. `cutectl functions`, `errors`, `mma` and `copy` list what there is; a word will do.",
    ),
    row(
        "E0707",
        "no element type",
        "$ cutectl info --dtype f17 '(4,8)'",
        "$ cutectl info --dtype f16 '(4,8)'",
        "A type goes by its name in CUTLASS, CUDA, PyTorch, numpy, MLIR or CuTe DSL (`half_t`, `__half`, \
         `torch.float16`, `f16`), or by its size: `16b`, `b16`, `16`.",
    ),
    row(
        "E0708",
        "there is no such thread, warp or element",
        "$ cutectl mma SM80_16x8x16_F32F16F16F32_TN --thread 32",
        "$ cutectl mma SM80_16x8x16_F32F16F16F32_TN --thread 0,31",
        "Threads, warps and coordinates are counted from 0. The message says how many there are.",
    ),
    row(
        "E0709",
        "one document holds one expression",
        "$ cutectl html '(4,8)' '(8,4)'",
        "$ cutectl html '(4,8)' | wc -c",
        "A picture is one document of one expression. `--multi` puts several below each other, but for pages.",
    ),
    row(
        "E0710",
        "flags that do not go together",
        "$ cutectl coords --style strip --format csv 8:2",
        "$ cutectl coords --style strip 8:2",
        "Each flag is known, and together they ask for what there is not: a style of text in a format of data, \
         who takes what in two places, choices of a look that has none.",
    ),
    row(
        "E0711",
        "nothing is asserted",
        "$ cutectl assert 'A = 33'",
        "$ cutectl assert 'A = 33; A == 33'",
        "`assert` checks conditions. What it was given has none: only bindings, or nothing at all, as where a \
         variable of a script is empty.",
    ),
];
