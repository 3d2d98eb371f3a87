//! E07: input and output.

use super::{Entry, row};

pub(super) const ROWS: &[Entry] = &[
    row(
        "E0704",
        "the command was used wrongly",
        "$ cutectl -D 4 eval 1",
        "$ cutectl -D a=4 eval a",
        "What was typed is not a use of the command: an unknown function or error code, a `-D` that \
         is not `NAME=EXPR`, several expressions where a command makes one document, a `:command` of \
         the session that there is not. `cutectl help COMMAND` shows what it takes, `:help` in the session.",
    ),
    row(
        "E0705",
        "the picture is too large for its medium",
        "$ cutectl png '(4096,4096)'",
        "$ cutectl png --window 0:16,0:16 '(4096,4096)' | wc -c",
        "A PNG has at most 268435456 pixels and 65535 a side, a PDF 1048576 cells, a picture of several \
         expressions 262144 cells. `--window 0:64,0:64` and `--tile 0,0` draw a part, `--cell 2` makes \
         smaller cells; SVG and TikZ are written as they are made and take any layout of 67108864 cells.",
    ),
];
