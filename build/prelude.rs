//! The texts of the prelude, packed in blocks, and tables: the pieces that they are cut into, what each needs, and the pieces that
//! a name needs. So a run unpacks and reads what it mentions, however much there is beside it.

#[path = "../src/cxx/prelude/slot.rs"]
mod slot;

use flate2::Compression;
use flate2::write::DeflateEncoder;
use slot::{SLOTS, slot};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::Path;
use std::{fs, io};

/// The folder of the texts.
pub const FOLDER: &str = "src/cxx/prelude";

/// The texts, in the order of their definitions, and the programs that each is for.
const TEXTS: [(&str, &str); 38] = [
    ("cutlass", "Kernels"),
    ("tuples", "All"),
    ("tensors", "All"),
    ("ranges", "All"),
    ("numeric", "All"),
    ("sorting", "All"),
    ("functors", "All"),
    ("pairs", "All"),
    ("tuple_std", "All"),
    ("constant_std", "All"),
    ("streams", "All"),
    ("trees", "All"),
    ("containers", "All"),
    ("lists", "All"),
    ("views", "All"),
    ("adaptors", "All"),
    ("pointers", "All"),
    ("variants", "All"),
    ("cuda", "All"),
    ("cuda_runtime", "All"),
    ("clocks", "All"),
    ("atomics", "All"),
    ("threads", "All"),
    ("random", "All"),
    ("exceptions", "All"),
    ("c_library", "All"),
    ("variadic", "All"),
    ("concepts", "All"),
    ("hashed", "All"),
    ("iterators", "All"),
    ("numbers", "All"),
    ("gtest", "All"),
    ("complex_std", "Std"),
    ("complex_cutlass", "Cutlass"),
    ("device", "Kernels"),
    ("epilogue", "Kernels"),
    ("cooperative", "All"),
    ("enumerations", "All"),
];

/// Names that stand for a definition without mentioning it.
const MEANT: [(&str, &str); 78] = [
    ("thread", "__std_thread"),
    ("MMA_Traits", "__own_fma"),
    ("Copy_Traits", "__own_fma"),
    ("tuple_size", "__part"),
    ("move", "__move_range"),
    ("integral_constant", "__std_integral_constant"),
    ("true_type", "__std_true_type"),
    ("false_type", "__std_false_type"),
    ("bool_constant", "__std_bool_constant"),
    ("integer_sequence", "__std_integer_sequence"),
    ("index_sequence", "__std_index_sequence"),
    ("make_integer_sequence", "__std_make_integer_sequence"),
    ("make_index_sequence", "__std_make_index_sequence"),
    ("index_sequence_for", "__std_index_sequence_for"),
    ("to_array", "__std_to_array"),
    ("lazy", "__lazy_transform"),
    ("copy", "__copy_each"),
    ("fill", "__fill_each"),
    ("clear", "__fill_each"),
    ("tuple", "__std_tuple"),
    ("make_tuple", "__std_tuple"),
    ("tuple_cat", "__std_tuple"),
    ("tie", "__std_tuple"),
    ("forward_as_tuple", "__std_tuple"),
    ("make_from_tuple", "__std_tuple"),
    ("typeid", "__typeid_of"),
    ("Array", "__array_arithmetic"),
    ("Coord", "__Coord"),
    ("rbegin", "reverse_iterator"),
    ("rend", "reverse_iterator"),
    ("crbegin", "reverse_iterator"),
    ("crend", "reverse_iterator"),
    ("bad_alloc", "exception"),
    ("bad_cast", "exception"),
    ("bad_optional_access", "exception"),
    ("bad_variant_access", "exception"),
    ("bad_function_call", "exception"),
    ("logic_error", "exception"),
    ("runtime_error", "exception"),
    ("domain_error", "exception"),
    ("invalid_argument", "exception"),
    ("length_error", "exception"),
    ("out_of_range", "exception"),
    ("range_error", "exception"),
    ("overflow_error", "exception"),
    ("underflow_error", "exception"),
    ("back_inserter", "back_insert_iterator"),
    ("inserter", "insert_iterator"),
    ("front_inserter", "front_insert_iterator"),
    ("RowMajor", "__row_major"),
    ("PitchLinear", "PitchLinearCoord"),
    ("RowMajorInterleaved", "__interleaved"),
    ("ColumnMajorInterleaved", "__interleaved"),
    ("TensorNHWC", "Tensor4DCoord"),
    ("TensorNCHW", "Tensor4DCoord"),
    ("sv", "string_view"),
    ("Layout", "__layout_of"),
    ("vector", "__library_base"),
    ("string", "__library_base"),
    ("deque", "__library_base"),
    ("array", "__array_base"),
    ("ColumnMajor", "__row_major"),
    ("cudaDeviceGetAttribute", "cudaDeviceAttr"),
    ("cudaGetErrorString", "__cuda_error"),
    ("cudaGetErrorName", "__cuda_error"),
    ("ratio", "__ratio"),
    ("holds_alternative", "variant"),
    ("get_if", "variant"),
    ("any_cast", "__any_value"),
    ("make_any", "__any_value"),
    ("any", "__any_value"),
    ("bad_any_cast", "__any_value"),
    ("random_access_iterator_tag", "input_iterator_tag"),
    ("contiguous_iterator_tag", "input_iterator_tag"),
    ("bidirectional_iterator_tag", "input_iterator_tag"),
    ("forward_iterator_tag", "input_iterator_tag"),
    ("output_iterator_tag", "input_iterator_tag"),
    ("chrono_literals", "chrono"),
];

/// A definition, and what belongs to it.
struct Piece {
    text: String,
    /// The programs that have it.
    of: &'static str,
}

/// How many bytes of text are packed together, and the piece that goes beyond them: a run unpacks what it reads of it.
const BLOCK: usize = 8 << 10;

/// Writes the tables as Rust, and the texts beside them, packed.
pub fn tables(to: &Path) -> io::Result<()> {
    let (mut pieces, mut by_name): (Vec<Piece>, BTreeMap<String, Vec<usize>>) = Default::default();
    for (name, of) in TEXTS {
        let text = fs::read_to_string(Path::new(FOLDER).join(name).with_extension("cpp"))?;
        for text in text.split("\n\n") {
            let Some(name) = defined(text) else { continue };
            for name in [name].into_iter().chain(enumerators(text)) {
                by_name.entry(name.to_string()).or_default().push(pieces.len());
            }
            // a run reads it: indentation and comments are for those who write it
            let lines = text.lines().map(str::trim_start).filter(|line| !line.starts_with("//"));
            pieces.push(Piece { text: tightened(&lines.collect::<Vec<_>>().join("\n")), of });
        }
    }
    for (name, meant) in MEANT {
        let needed = by_name.get(meant).cloned().ok_or_else(|| io::Error::other(meant))?;
        by_name.entry(name.to_string()).or_default().extend(needed);
    }
    // one text and one list of numbers, for every pointer would take an entry of its own in the binary
    let (mut text, mut needs, mut rust) = (String::new(), Vec::new(), String::new());
    let (mut packed, mut blocks, mut begun) = (Vec::new(), String::new(), 0);
    for piece in &pieces {
        if text.len() - begun >= BLOCK {
            pack(&text[begun..], begun, &mut packed, &mut blocks)?;
            begun = text.len();
        }
        let mut own: Vec<usize> = words(&piece.text).filter_map(|word| by_name.get(word)).flatten().copied().collect();
        own.sort_unstable();
        own.dedup();
        let _ = writeln!(rust, "    Piece {{ text: {}, needs: {}, of: Of::{} }},", text.len(), needs.len(), piece.of);
        text.push_str(&piece.text);
        needs.extend(own);
    }
    pack(&text[begun..], begun, &mut packed, &mut blocks)?;
    fs::write(to.with_extension("zz"), &packed)?;
    order_names(to)?;
    let (mut names, mut places) = (String::new(), String::new());
    let mut slots: Vec<Option<usize>> = vec![None; SLOTS];
    for (at, (name, needed)) in by_name.iter().enumerate() {
        let _ = writeln!(places, "    ({}, {}),", names.len(), needs.len());
        names.push_str(name);
        needs.extend(needed.iter().copied());
        let free = (slot(name)..SLOTS).chain(0..SLOTS).find(|slot| slots[*slot].is_none());
        slots[free.ok_or_else(|| io::Error::other("more names than slots"))?] = Some(at);
    }
    let rust = format!(
        "/// Where each block begins among the packed ones and in the text, and where the last one ends.\n\
         static BLOCKS: [(u32, u32); {}] = [\n{blocks}    ({}, {}),\n];\n\n/// The pieces, and where the last one ends.\n\
         pub(super) static PIECES: [Piece; {}] = [\n{rust}    Piece {{ text: {}, needs: {}, of: Of::All }},\n];\n\n\
         /// The pieces that each piece mentions, and those that each name needs.\nstatic NEEDS: [u16; {}] = {needs:?};\n\n\
         /// All names.\nstatic NAME_TEXT: &str = {names:?};\n\n\
         /// Where each name and what it needs begin, and where the last one ends.\npub(super) static NAMES: [(u16, u16); {}] = [\n{places}    ({}, {}),\n",
        blocks.lines().count() + 1,
        packed.len(),
        text.len(),
        pieces.len() + 1,
        text.len(),
        needs.len() - by_name.values().map(Vec::len).sum::<usize>(),
        needs.len(),
        by_name.len() + 1,
        names.len(),
        needs.len(),
    );
    let mut rust = rust;
    let slots: Vec<usize> = slots.into_iter().map(|at| at.map_or(0, |at| at + 1)).collect();
    let _ = writeln!(
        rust,
        "];\n\n/// The number of the name in each slot, counted from one; 0 where there is none.\nstatic TABLE: [u16; SLOTS] = {slots:?};"
    );
    fs::write(to, rust)
}

/// The names of `std` in their order.
fn order_names(to: &Path) -> io::Result<()> {
    let names = fs::read_to_string(Path::new(FOLDER).join("std_names.txt"))?;
    let mut words: Vec<&str> = names.split_whitespace().collect();
    words.sort_by_key(|word| word.trim_end_matches('+'));
    fs::write(to.with_file_name("std_names.txt"), words.join(" "))
}

/// Packs a block of the text that begins at `from`, and notes where.
fn pack(text: &str, from: usize, packed: &mut Vec<u8>, blocks: &mut String) -> io::Result<()> {
    let _ = writeln!(blocks, "    ({}, {from}),", packed.len());
    let mut packer = DeflateEncoder::new(packed, Compression::best());
    packer.write_all(text.as_bytes())?;
    packer.finish().map(|_| ())
}

/// A text without the blanks beside brackets, commas and semicolons, those in quotes kept.
fn tightened(text: &str) -> String {
    const CLOSE: [char; 6] = [',', ';', '{', '}', '(', ')'];
    let (mut made, mut quote, mut escaped) = (String::with_capacity(text.len()), None, false);
    let mut rest = text.chars().peekable();
    while let Some(c) = rest.next() {
        match quote {
            Some(open) => {
                quote = if c == open && !escaped { None } else { quote };
                escaped = c == '\\' && !escaped;
            }
            None if c == '"' || c == '\'' => quote = Some(c),
            None if c == ' ' => {
                let before = made.chars().next_back().is_some_and(|c| CLOSE[..5].contains(&c));
                if before || rest.peek().is_some_and(|c| CLOSE.contains(c) && *c != '(') {
                    continue;
                }
            }
            None => {}
        }
        made.push(c);
    }
    made
}

/// The identifiers of a text.
fn words(text: &str) -> impl DoubleEndedIterator<Item = &str> {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').filter(|word| word.starts_with(|c: char| !c.is_ascii_digit()))
}

/// The enumerators that a piece puts beside the name of their enumeration.
fn enumerators(piece: &str) -> impl Iterator<Item = &str> {
    let list =
        piece.lines().find(|line| !line.starts_with("//")).filter(|line| line.starts_with("enum ") && !line.starts_with("enum class"));
    let list = list.and_then(|_| piece.split_once('{')?.1.split_once('}')).map_or("", |(list, _)| list);
    list.split(',').filter_map(|one| words(one).next())
}

/// The first name that a piece defines: the last word in front of what it is.
fn defined(piece: &str) -> Option<&str> {
    let mut line = piece;
    while line.starts_with("//") || line.starts_with("template") || line.starts_with('\n') {
        line = line.split_once('\n')?.1;
    }
    let line = line.strip_prefix("constexpr ").unwrap_or(line);
    let line = line.strip_prefix("decltype(auto) ").unwrap_or(line);
    let line = line.strip_prefix("struct alignas(").and_then(|line| line.split_once(") ")).map_or(line, |(_, line)| line);
    let ends = |(at, _): &(usize, &str)| line.get(at.wrapping_sub(1)..at + 1) != Some("::") && line.get(*at..at + 2) != Some("::");
    let end = line.match_indices(['(', '{', ';', '=', ':', '\n']).find(ends).map_or(line.len(), |(at, _)| at);
    words(&line[..end]).next_back()
}
