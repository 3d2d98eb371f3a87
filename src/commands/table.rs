//! The commands: their names, what each is about, its arguments, and what reads them.
//!
//! A start defines the one command that was typed; help, completions and the manual define all.

use crate::commands::args::*;
use clap::{ArgMatches, Args, FromArgMatches};

/// The command of a bare expression; it needs no name, and help does not list it.
pub const BARE: &str = "show";

/// A command as it is defined.
struct Row {
    name: &'static str,
    about: &'static str,
    examples: &'static str,
    /// Adds the arguments.
    arguments: fn(clap::Command) -> clap::Command,
    /// Reads the arguments.
    read: fn(&mut ArgMatches) -> Result<Command, clap::Error>,
}

/// The arguments of `T`; what the command is about is already said.
fn arguments<T: Args>(command: clap::Command) -> clap::Command {
    let about = command.get_about().cloned();
    let command = T::augment_args(command).long_about(None);
    match about {
        Some(about) => command.about(about),
        None => command,
    }
}

impl Row {
    /// The command as the help of the program lists it, without arguments.
    fn listed(&self) -> clap::Command {
        clap::Command::new(self.name).about(self.about).hide(self.name == BARE)
    }

    /// The command; its arguments are added once it is the one that was typed.
    fn command(&self) -> clap::Command {
        self.listed().after_help(self.examples).defer(self.arguments)
    }
}

/// All commands, in the order of help.
pub fn all() -> impl Iterator<Item = clap::Command> {
    ROWS.iter().map(Row::command)
}

/// All commands as the help of the program lists them, without arguments.
pub fn listed() -> impl Iterator<Item = clap::Command> {
    ROWS.iter().map(Row::listed)
}

/// The names of all commands.
pub fn names() -> impl Iterator<Item = &'static str> {
    ROWS.iter().map(|row| row.name)
}

/// The command of a name, with its arguments.
pub fn named(name: &str) -> Option<clap::Command> {
    row(name).map(|row| (row.arguments)(row.listed().after_help(row.examples)))
}

/// The command of a name that was typed.
pub fn read(name: &str, matches: &mut ArgMatches) -> Result<Option<Command>, clap::Error> {
    row(name).map(|row| (row.read)(matches)).transpose()
}

fn row(name: &str) -> Option<&'static Row> {
    ROWS.iter().find(|row| row.name == name)
}

macro_rules! commands {
    ($($name:literal $variant:ident($args:ident) $about:literal $examples:literal)*) => {
        /// What to do: a command with its arguments.
        pub enum Command {
            $(#[doc = $about] $variant($args),)*
        }

        const ROWS: &[Row] = &[$(Row {
            name: $name,
            about: $about,
            examples: $examples,
            arguments: arguments::<$args>,
            read: |matches| $args::from_arg_matches_mut(matches).map(Command::$variant),
        }),*];
    };
}

commands! {
    "eval" Eval(Eval)
        "Evaluate expressions and print their values as CuTe's print does"
        "Examples:\n  cutectl eval 'size((4,8):(1,4))'\n  cutectl eval 'A = (6,2):(8,2); composition(A, (4,3):(3,1))'\n  cutectl eval --as type '(_4,_8):(_1,_4)'\n  cutectl eval -f tutorial.cu\n  printf '4:1\\n8:2\\n' | cutectl eval --each 'size(it)'\n\nWith --format ndjson every line of input gives one object: {\"ok\":true,\"expr\":…,\"kind\":…,\"text\":…}\nor {\"ok\":false,\"expr\":…,\"error\":{\"code\":…,\"message\":…,\"span\":[start,end],\"help\":…}}."
    "print" Print(Print)
        "Print a layout as a grid, a tensor with its elements"
        "Examples:\n  cutectl print '(3,(2,3)):(3,(12,1))'\n  cutectl print --style coords '(3,(2,3)):(3,(12,1))'\n  cutectl print --style rulers --tile 1,0 '((4,8),(4,8))'\n  cutectl print --format markdown '(4,8):(8,1)'\n  cutectl print 'make_tensor(counting_iterator<int>{0}, (2,3,2))'\n\nInto a pipe the grid is CuTe's print_layout, byte for byte. On a terminal it is drawn with heavier\nlines and rulers for outer modes (--style rulers has that anywhere); large grids are cut at whole\ntiles unless --all is given. The colours are as many as COLORTERM and TERM say."
    "latex" Latex(Latex)
        "Print a layout as TikZ, as CuTe's print_latex does"
        "Example:\n  cutectl latex '(2,(2,3)):(6,(3,1))' > fig.tex && pdflatex fig.tex"
    "svg" Svg(Svg)
        "Draw a value as SVG"
        "Examples:\n  cutectl svg -o fig.svg '(3,(2,3)):(3,(12,1))'\n  cutectl svg --operands -o tiles.svg 'zipped_divide((8,8):(8,1), (2,4))'\n  cutectl svg --window 0:16,32:64 '(256,256)'\n  cutectl svg --label '{v}\\n({row},{col})' 'Sw<3,0,3> o 0 o (8,8):(8,1)'\n  cutectl svg -o finer.svg 'compatible((4,6), ((2,2),(3,2)))'\n\nIn a template: {v} index, {i} 1-D coordinate, {c} natural coordinate, {row}, {col}, {byte},\n{bank}, {inner} the index before a swizzle. The answer to compatible, weakly_compatible, congruent\nor weakly_congruent is drawn as its two shapes, the coarser in the finer."
    "png" Png(Png)
        "Draw a value as PNG"
        "Examples:\n  cutectl png -o fig.png '(3,(2,3)):(3,(12,1))'\n  cutectl png --dpi 300 --operands -o tiles.png 'zipped_divide((8,8):(8,1), (2,4))'\n  cutectl png --multi -o both.png '(4,8):(8,1)' '(4,8):(1,4)'\n  cutectl png --cell 2 -o large.png 'Sw<3,4,3> o _0 o (512,512):(512,1)'\n  cutectl png '(8,8)' | kitten icat\n\nA picture is drawn with two pixels for one of its SVG, with one beyond 67108864 pixels. One of more\nthan 268435456 pixels, or 65535 a side, is refused: --window draws a part, --cell makes smaller cells. With\n--multi the pictures stand one below the other."
    "pdf" Pdf(Pdf)
        "Draw a value as PDF"
        "Examples:\n  cutectl pdf -o fig.pdf '(3,(2,3)):(3,(12,1))'\n  cutectl pdf --palette greys -o tiles.pdf 'zipped_divide((8,8):(8,1), (2,4))'\n  cutectl pdf --multi -o talk.pdf '(4,8):(8,1)' 'Sw<2,0,2> o _0 o (4,4):(4,1)'\n\nLabels are text that can be selected, in a font inside the file. With --multi every picture has a page\nof its own. A document has at most 1048576 cells."
    "html" Html(Html)
        "Draw a value as an HTML page that answers the pointer and the keyboard"
        "Examples:\n  cutectl html -o page.html '(3,(2,3)):(3,(12,1))'\n  cutectl html --operands -o tiles.html 'zipped_divide((8,8):(8,1), (2,4))'\n  cutectl html --bits 16 -o swizzle.html 'Sw<3,3,3> o 0 o (64,64):(64,1)'\n\nThe page is one file that loads nothing. Hover a cell: its coordinates, index and byte, and the\nsame element in every panel. Click or Enter pins it; the wheel and + - 0 zoom; a drag moves; arrow\nkeys walk from cell to cell, Page Up and Page Down from panel to panel; Escape clears."
    "info" Info(Info)
        "What there is to know of a layout"
        "Example:\n  cutectl info '(3,(2,3)):(3,(12,1))'"
    "crd2idx" Crd2idx(Crd2idx)
        "The index of coordinates"
        "Examples:\n  cutectl crd2idx '(3,(2,3)):(3,(12,1))' 16 '(1,5)' '(1,(1,2))'\n  seq 0 17 | cutectl crd2idx '(3,(2,3)):(3,(12,1))'\n  echo '(3,(2,3)):(3,(12,1)) 16' | cutectl crd2idx"
    "idx2crd" Idx2crd(Idx2crd)
        "The natural coordinate of 1-D coordinates"
        "Examples:\n  cutectl idx2crd '(3,(2,3))' 16\n  seq 0 17 | cutectl idx2crd '(3,(2,3))'"
    "where" Where(Where)
        "Every coordinate that maps to an index"
        "Example:\n  cutectl where '(3,(2,3)):(3,(12,1))' 17"
    "coords" Coords(Coords)
        "The coordinate table: 1-D, flat and natural coordinate, index"
        "Examples:\n  cutectl coords '(3,(2,3)):(3,(12,1))'\n  cutectl coords --style strip '8:2'\n  cutectl coords --format csv --from 16 --limit 4 '(4,(8,2))'"
    "compat" Compat(Compat)
        "Is every coordinate of A a coordinate of B?"
        "Examples:\n  cutectl compat 24 '(4,6)'; echo $?\n  cutectl compat 24 '(4,6)' '((2,2),6)'\n\nExit status: 0 yes, 1 no. For three or more shapes: whether each is compatible with the next."
    "same" Same(Same)
        "Are two layouts the same function?"
        "Example:\n  cutectl same '(4,8):(1,4)' 32:1\n\nExit status: 0 yes, 1 no."
    "assert" Assert(Assert)
        "Check that expressions are true"
        "Example:\n  cutectl assert 'size((4,8)) == 32' 'congruent((4,8),(8,1))'\n\nExit status: 0 all are, 1 some are not."
    "slice" Slice(Slice)
        "What a coordinate with underscores keeps"
        "Example:\n  cutectl slice '(_,1)' '(4,8):(8,1)'"
    "dice" Dice(Slice)
        "What a coordinate with underscores leaves out"
        "Example:\n  cutectl dice '(_,1)' '(4,8):(8,1)'"
    "coalesce" Coalesce(Coalesce)
        "The same function with as few modes as possible"
        "Examples:\n  cutectl coalesce '(2,(1,6)):(1,(6,2))'\n  cutectl coalesce --by '(_1,_1)' '((4,3),(1,2)):((1,4),(7,12))'"
    "compose" Compose(Compose)
        "A o B, and on to the right"
        "Examples:\n  cutectl compose '(6,2):(8,2)' '(4,3):(3,1)'\n  cutectl compose '(8,8):(8,1)' '<4:2,_>'"
    "complement" Complement(Complement)
        "What a layout leaves out below a cotarget"
        "Example:\n  cutectl complement 4:2 24"
    "divide" Divide(Divide)
        "A layout as tiles and rest"
        "Examples:\n  cutectl divide '(8,8):(8,1)' '(2,4)'\n  cutectl divide --kind all '(8,8):(8,1)' '<2:1,4:2>'"
    "product" Product(Product)
        "A block repeated over a layout"
        "Examples:\n  cutectl product --kind blocked '(2,5):(5,1)' '(3,4):(1,3)'\n  cutectl product --kind all '(2,5):(5,1)' '(3,4):(1,3)'"
    "inverse" Inverse(Inverse)
        "The inverse of a layout"
        "Examples:\n  cutectl inverse '(4,8):(8,1)'\n  cutectl inverse --left '(4,8):(1,5)'"
    "bank" Bank(Bank)
        "What shared memory does with the accesses of a tile: wavefronts and bank conflicts"
        "Examples:\n  cutectl bank '(32,32):(32,1)' --dtype f32 --tv '(32,32):(1,32)' --access ld.b32\n  cutectl bank '(32,32):(33,1)' --dtype f32 --tv col\n  cutectl bank 'Sw<3,3,3> o 0 o (8,64):(64,1)' --dtype f16 --tv '((8,4),8):((1,64),8)' --access ldmatrix.x4\n  cutectl bank 'GMMA::Layout_K_SW128_Atom<half_t>' --mma 'make_tiled_mma(SM80_16x8x16_F32F16F16F32_TN{})' --operand B --access ldmatrix.x2\n  cutectl bank '(128,64):(64,1)' --access 'ldmatrix.x4 A of SM80_16x8x16_F32F16F16F32_TN'\n  cutectl bank --merged '(32,32):(32,1)' --dtype f32 --tv '(32,32):(1,32)' --access ld.b32\n  cutectl bank --addresses - < accesses.jsonl\n\nWho takes what stands in --tv, --copy or --mma, or behind the instruction in --access; row and col are a\nwarp that goes along the tile, and no 8x8 matrices. The element is that of the atom unless --dtype or the\nlayout says it. A line of --addresses is {\"op\":\"ld.shared.b64\",\"addr\":[32 byte addresses or null],\"active\":4294967295}; the\nanswer {\"ok\":true,\"wavefronts\":…,\"ideal\":…,…}, or \"sectors\" for ld.global. The rules are measured: see\ndocs/hardware.md."
    "swizzle" Swizzle(SwizzleCommand)
        "The swizzle that cures bank conflicts, what a swizzle does, and how it is written for other elements"
        "Examples:\n  cutectl swizzle suggest '(32,32):(32,1)' --dtype f32 --access 'st.b32 row' --access 'ld.b32 col'\n  cutectl swizzle explain 'Sw<3,4,3>' --dtype f16\n  cutectl swizzle recast 'Sw<3,4,3>' --from u8 --to f16"
    "global" Global(GlobalMemory)
        "What global memory does with the accesses of a tile: sectors, alignment, and an order that coalesces"
        "Examples:\n  cutectl global '(1024,1024):(1024,1)' --dtype f32 --tv '(32,4):(1,1024)'\n  cutectl global '(128,64):(64,1)' --dtype f16 --tv row --access ld.b128\n  cutectl global '(128,64):(64,1)' --copy 'make_tiled_copy(Copy_Atom<UniversalCopy<uint128_t>, half_t>{}, (16,8):(8,1), (1,8))'\n\nalign is the multiple of bytes at which every vector starts, and what the instruction needs."
    "vector" Vector(VectorWidth)
        "The vector that CuTe's copy chooses between two layouts, and why no wider one"
        "Examples:\n  cutectl vector '(_8,_4):(_1,_8)' '(_8,_4):(_1,_16)' --dtype f16\n  cutectl vector 'Sw<3,3,3> o 0 o (_8,_64):(_64,_1)' '(_8,_64):(_64,_1)' --dtype f16"
    "explain" Explain(Explain)
        "How a value comes about, step by step, or why an operation is refused"
        "Examples:\n  cutectl explain 'composition((6,2):(8,2), (4,3):(3,1))'\n  cutectl explain --cxx 'coalesce((2,(1,6)):(1,(6,2)))'\n  cutectl explain --format markdown 'logical_divide((8,8):(8,1), (2,4))'\n  cutectl explain bank '(32,32):(32,1)' --dtype f32 --tv col --access ld.b32\n  cutectl explain swizzle suggest '(32,32):(32,1)' --dtype f32 --access 'st.b32 row' --access 'ld.b32 col'\n\nEvery `expr = value` can be typed as it stands. A refused operation is explained up to the step that\nfails, with the nearest inputs that would work, and the exit status is 2. In front of bank,\nglobal, vector or swizzle suggest it tells their answer step by step."
    "mma" Mma(Mma)
        "MMA operations, atoms and tilings: who holds what of A, B and C"
        "Examples:\n  cutectl mma                                     all operations\n  cutectl mma 16x8x16 --arch SM80 --type half_t   those of a shape, an architecture, a type\n  cutectl mma SM80_16x8x16_F32F16F16F32_TN        one of them\n  cutectl mma SM80_16x8x16_F32F16F16F32_TN --thread 5\n  cutectl mma SM80_16x8x16_F32F16F16F32_TN --element A 3,7\n  cutectl mma 'make_tiled_mma(SM80_16x8x16_F32F16F16F32_TN{}, (_2,_2,_1))' --tensor 100,64,32\n  cutectl mma SM70_8x8x4_F32F16F16F32_NT --thread all --csv\n\nExit status: 1 where nobody holds the element, or the tile does not divide the tensor."
    "copy" Copy(Copy)
        "Copy operations, atoms and tilings: who reads and who writes what"
        "Examples:\n  cutectl copy LDSM\n  cutectl copy SM75_U32x4_LDSM_N --type half_t --thread 3\n  cutectl copy 'make_tiled_copy(Copy_Atom<UniversalCopy<uint128_t>, half_t>{}, (_16,_8):(_8,_1), (_1,_8))' --element destination 3,7\n\nWithout --type the values of an operation are bits, as its traits say them.\n\nExit status: 1 where nobody holds the element, or the tile does not divide the tensor."
    "tv" Tv(Tv)
        "A thread-value layout: who holds what of a tile"
        "Examples:\n  cutectl tv '((4,8),(2,2)):((32,1),(16,8))' --tile 16,8\n  cutectl tv '((4,8),(2,2)):((32,1),(16,8))' --tile 16,8 --thread 5\n  cutectl tv 'make_tiled_copy(Copy_Atom<UniversalCopy<uint128_t>, half_t>{}, (_16,_8):(_8,_1), (_1,_8))' --csv\n\nExit status: 1 where nobody holds the element, or the tile does not divide the tensor."
    "explore" Explore(Explore)
        "Look around inside a layout, full screen"
        "Examples:\n  cutectl explore '(3,(2,3)):(3,(12,1))'\n  cutectl explore 'logical_divide((8,8):(8,1), (2,4))'\n\nArrows move the cursor, e edits the expression, o shows the operands, ? lists the keys, q leaves.\ns, h and t write SVG, HTML and text into a new file of the current folder; p keeps the command line\nthat draws what is shown, and prints it on leaving."
    "functions" Functions(Functions)
        "The functions of the language"
        "Examples:\n  cutectl functions\n  cutectl functions composition"
    "errors" Errors(Errors)
        "The index of errors"
        "Example:\n  cutectl errors E0401"
    "learn" Learn(Learn)
        "Learn layouts: short lessons with exercises that are judged"
        "Examples:\n  cutectl learn\n  cutectl learn coalesce\n  cutectl learn --lang zh 3\n  cutectl learn --quiz 2 --seed 7\n  printf '6\\n_8\\n' | cutectl learn integers\n\nAn answer is an expression and is judged by its value. Instead of one: hint, show, skip, next (the next\nlesson), list, help, quit; `= EXPR` evaluates something. Answers may come from a pipe, one a line."
    "repl" Repl(Repl)
        "The interactive session; without a command and on a terminal it starts by itself"
        "Examples:\n  cutectl                                  on a terminal\n  cutectl -D 'L=(4,8):(8,1)' repl\n  printf 'L = (4,8):(8,1)\\n:info L\\n' | cutectl repl\n\n`:help` lists what the session understands beside the language. From a pipe the same lines are read\nwithout prompts; the exit status is 2 if one of them failed."
    "completions" Completions(Completions)
        "Write a completion script"
        "Examples:\n  source <(cutectl completions bash)\n  cutectl completions fish > ~/.config/fish/completions/cutectl.fish"
    "man" Man(Man)
        "Write the manual pages"
        "Examples:\n  cutectl man | man -l -\n  cutectl man ~/.local/share/man/man1"
    "show" Show(Show)
        "The value of an expression, its facts and its grid"
        ""
}
