//! The part of the library that is C++ of ours: what takes functions, containers, sorting, and for kernels what CUTLASS
//! has beyond CuTe. The machine runs it like a program's own. Knows only how a text of C++ is read.

use super::ast::Unit;
use super::preprocess::{NoFiles, Settings, preprocess};

/// What every program has, a file a subject.
const TEXT: &str = concat!(
    include_str!("tuples.cpp"),
    include_str!("tensors.cpp"),
    include_str!("ranges.cpp"),
    include_str!("sorting.cpp"),
    include_str!("functors.cpp"),
    include_str!("containers.cpp"),
);

/// What programs with kernels have besides.
const DEVICE: &str = include_str!("device.cpp");

/// The definitions for every program.
pub(super) fn unit() -> Unit {
    parsed(TEXT)
}

/// The definitions for programs with kernels, where `text` may be one.
pub(super) fn device(text: &str) -> Option<Unit> {
    ["__global__", "cutlass/", "cutlass::"].iter().any(|word| text.contains(word)).then(|| parsed(DEVICE))
}

fn parsed(text: &str) -> Unit {
    let Ok(pre) = preprocess("prelude", text, &Settings::default(), &NoFiles) else {
        return Unit::default();
    };
    super::parser::parse(&pre.tokens, &pre.sources, 0).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use crate::cxx::ast::{Body, Item};

    #[test]
    fn every_definition_is_read() {
        let units = [super::unit(), super::device("__global__").unwrap()];
        assert!(units.iter().all(|unit| !unit.items.is_empty()));
        for item in units.iter().flat_map(|unit| &unit.items) {
            match item {
                Item::Unread(u) => panic!("{u:?}"),
                Item::Function(f) => assert!(!matches!(f.body, Some(Body::Unread(_))), "{}", f.name),
                _ => {}
            }
        }
    }
}
