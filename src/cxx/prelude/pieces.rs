//! The texts of the prelude, packed, by the names that they define: `build/prelude.rs` says what these are.

use super::slot::{SLOTS, slot};
use flate2::read::DeflateDecoder;
use std::io::Read;
use std::sync::OnceLock;

include!(concat!(env!("OUT_DIR"), "/prelude.rs"));

/// A definition, and what belongs to it.
pub(super) struct Piece {
    /// Where its text begins.
    text: u32,
    /// Where the pieces that it mentions begin.
    needs: u16,
    pub(super) of: Of,
}

/// The texts of all pieces, packed block by block.
static PACKED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/prelude.zz"));

/// The text of a piece; its block is unpacked when it is asked for first.
pub(super) fn text_of(piece: usize) -> &'static str {
    static UNPACKED: [OnceLock<String>; BLOCKS.len()] = [const { OnceLock::new() }; BLOCKS.len()];
    let (from, to) = (PIECES[piece].text, PIECES[piece + 1].text);
    let block = BLOCKS.partition_point(|(_, begin)| *begin <= from).saturating_sub(1);
    let ((packed, begin), (end, past)) = (BLOCKS[block], BLOCKS[block + 1]);
    let text = UNPACKED[block].get_or_init(|| {
        let mut text = String::with_capacity((past - begin) as usize);
        // what does not unpack is not there: a test reads every piece
        let _ = DeflateDecoder::new(&PACKED[packed as usize..end as usize]).read_to_string(&mut text);
        text
    });
    text.get((from - begin) as usize..(to - begin) as usize).unwrap_or_default()
}

/// The pieces that a piece mentions.
pub(super) fn needs_of(piece: usize) -> &'static [u16] {
    &NEEDS[usize::from(PIECES[piece].needs)..usize::from(PIECES[piece + 1].needs)]
}

/// A name, and the pieces that it needs.
pub(super) fn name_at(number: usize) -> (&'static str, &'static [u16]) {
    let ((name, needs), (end, last)) = (NAMES[number], NAMES[number + 1]);
    (&NAME_TEXT[usize::from(name)..usize::from(end)], &NEEDS[usize::from(needs)..usize::from(last)])
}

/// The programs that have a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Of {
    /// All.
    All,
    /// Those whose complex numbers are of `std`.
    Std,
    /// Those whose complex numbers are of CUTLASS.
    Cutlass,
    /// Those with kernels.
    Kernels,
}

/// Whether the prelude defines a class of a name.
pub(in super::super) fn is_class(name: &str) -> bool {
    let named = |text: &str| text.strip_prefix(name).is_some_and(|behind| behind.starts_with([' ', '<', ';', '{']));
    pieces_of(name).iter().any(|piece| text_of(usize::from(*piece)).split("struct ").skip(1).any(named))
}

/// The pieces that a name needs.
pub(in super::super) fn pieces_of(name: &str) -> &'static [u16] {
    let mut at = slot(name);
    while let Some(number) = usize::from(TABLE[at]).checked_sub(1) {
        let (found, pieces) = name_at(number);
        if found == name {
            return pieces;
        }
        at = (at + 1) % SLOTS;
    }
    &[]
}
