//! E07: input and output.

use super::{Entry, row};

pub(super) const ROWS: &[Entry] = &[
    row(
        "E0704",
        "what a flag or an operand takes",
        "$ cutectl -D 4 eval 1",
        "$ cutectl -D a=4 eval a",
        "The flag is known, and what stands behind it is not of its form: a `-D` that is not `NAME=EXPR`, a \
         `--tensor` that is no list of numbers. `cutectl help COMMAND` shows what each takes.",
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
    row(
        "E0712",
        "no command of the session",
        "$ printf ':infos 4:1\\n' | cutectl",
        "$ printf ':info 4:1\\n' | cutectl",
        "A line that begins with a colon is a command of the session. `:help` lists them, and `:help :print` says \
         what one takes; the start of a name is enough where it is clear.",
    ),
    row(
        "E0713",
        "no steps to tell",
        "$ cutectl explain functions size",
        "$ cutectl explain where 4:1 2",
        "`explain` says how the value of an expression comes about, and in front of a command how its answer does. What \
         a command looks up, lists or writes has no steps: the message says why.",
    ),
    row(
        "E0714",
        "a terminal, or none",
        "$ cutectl explore '(4,8)' </dev/null",
        "$ cutectl print '(4,8)'",
        "The full-screen view and the tutorial of the session ask and answer at a terminal; the bytes of a picture \
         belong into a file (`-o layout.png`) or a pipe.",
    ),
    row(
        "E0715",
        "nothing to write",
        "$ echo 'A = 4' | cutectl svg -o layout.svg",
        "$ echo 'A = 4; A:1' | cutectl svg -o -",
        "The statements bind names and none has a value, so that there is no picture. The file stays as it was.",
    ),
    row(
        "E0716",
        "standard input twice",
        "$ echo 8:1 | cutectl divide - -",
        "$ echo 8:1 | cutectl divide - 2",
        "`-` is standard input, one line after the other; of the operands of a command one can be that. In the session \
         standard input is the session itself.",
    ),
    row(
        "E0717",
        "not decided",
        "$ cutectl solve '(64,64):(0,0) o ? = 1048576:0'",
        "$ cutectl solve '(64,64):(64,1) o ? = 64:1'",
        "There are too many candidates for all to be tried, none of those tried holds, and no theorem rules the rest \
         out. A smaller layout of the same kind often decides it.",
    ),
    row(
        "E0718",
        "no table of numbers",
        "$ cutectl infer '0 x'",
        "$ cutectl infer '0 2'",
        "`infer` takes integers with blanks, commas or newlines between them, a grid, a CSV, what `print_layout` writes, \
         or with `--expr` a formula and the `--shape` of its coordinates.",
    ),
];
