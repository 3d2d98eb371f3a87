//! The sentences of steps of copies by the tensor memory accelerator and of descriptors of shared memory.

use super::say::Say;
use crate::algebra::{Int, Step};

/// What a step does, of those that belong here.
pub(super) fn sentence(step: Step, say: Say) -> Say {
    match step {
        Step::BoxMode { mode, place, within: true } => {
            let say = say.mode(mode).words(": offsets in shared memory that are ").int(place);
            say.words(" apart walk this mode of global memory one element at a time: a side of the box")
        }
        Step::BoxMode { mode, .. } => {
            say.mode(mode).words(": this mode of global memory is walked in larger steps, or from its middle on: the box has ended")
        }
        Step::Dimension { dimension, modes, extent, bytes, block } => {
            let say = say.words(&format!("dimension {dimension} of the descriptor walks ")).tree(modes).words(": ").int(extent);
            say.words(" elements ").int(bytes).words(" bytes apart, ").int(block).words(" of them in a box")
        }
        Step::Instructions { tile, elements, ctas } => {
            let (whole, part) = (say.number(tile), say.number(elements));
            let count = Int::fixed(tile.value.checked_div(elements.value).unwrap_or(0));
            let say = say.words("instructions for the tile: ").gives(format!("{whole}/{part}"), count);
            if ctas.value > 1 { say.words(", each shared by CTAs: ").int(ctas) } else { say }
        }
        Step::Canonical { form, k_major, leading, stride } => {
            let say = say.words("in units of 16 bytes ").layout(form);
            let say = match k_major {
                true => say.words(", 8 rows by 2 units: leading_byte_offset "),
                false => say.words(", spans along MN by groups along K: leading_byte_offset "),
            };
            say.int(leading).words(", stride_byte_offset ").int(stride)
        }
        Step::Start { address, field } if address.value >> 4 == field.value && address.value & 15 == 0 => {
            let bytes = say.number(address);
            say.words("start_address: ").gives(format!("{bytes}/16"), field)
        }
        Step::Start { address, field } => {
            say.words("start_address: of byte ").int(address).words(" the bits from 4 to 17 are kept: ").int(field)
        }
        _ => say,
    }
}
