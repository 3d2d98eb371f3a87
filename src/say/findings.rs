//! The sentences about answers that are not what their operation promises.

use super::words::side_name;
use super::{Diagnostic, Severity};
use crate::algebra::Tree;
use crate::algebra::soundness::{BOUND, Finding};
use crate::eval::error::Warning;
use crate::syntax::ast::Span;
use crate::value::Value;
use crate::value::notation;

/// The diagnostic of an answer that is not what its operation promises.
pub fn explain_warning(warning: &Warning) -> Diagnostic {
    let (code, message) = finding(warning);
    let message = match warning.finding {
        Finding::Outside { .. } | Finding::NoThread { .. } | Finding::Program { .. } => message,
        _ => format!("{}: {message}", warning.operation),
    };
    let severity = if warning.finding.is_note() { Severity::Note } else { Severity::Warning };
    Diagnostic { severity, ..Diagnostic::new(code, message, warning.span) }
}

/// What is wrong with an answer, without the name of its operation.
pub fn of_finding(warning: &Warning) -> String {
    finding(warning).1
}

/// The code and the sentence of a finding.
fn finding(warning: &Warning) -> (&'static str, String) {
    let point = |t: Tree| notation::text(Value::Tree(t));
    match warning.finding {
        Finding::Program { sentence } => ("E0907", sentence.to_string()),
        Finding::Composition { at, got, want } => {
            let (got, want) = (point(got), point(want));
            ("E0601", format!("at coordinate {at} CuTe's answer is {got}, where A(B({at})) is {want}"))
        }
        Finding::Uncovered { index } => ("E0602", format!("neither the layout nor its complement reaches index {index}")),
        Finding::Overlap { index } => ("E0602", format!("layout and complement reach index {index} more than once")),
        Finding::Inverse { at, got } => ("E0603", format!("from {at} there and back leads to {got}")),
        Finding::Dropped { at } => ("E0604", format!("no tile has the element with coordinate {at}")),
        Finding::Repeated { at } => ("E0604", format!("more than one place in the tiles has the element with coordinate {at}")),
        Finding::Aliased { index } => ("E0605", format!("the copies overlap: index {index} occurs more than once")),
        Finding::NegativeExtent { extent } => ("E0606", format!("CuTe's answer has an extent of {extent}, which means nothing")),
        Finding::Tile { at, got, want } => {
            let (got, want) = (point(got), point(want));
            ("E0604", format!("at coordinate {at} the tiles have {got}, where the element of the layout is {want}"))
        }
        Finding::Uneven { size, places } => {
            ("E0607", format!("the tiles have {places} places for {size} elements: the last ones reach over the edge"))
        }
        Finding::Count { have, want } => ("E0609", format!("CuTe's answer has {have} elements, where the operands make {want}")),
        Finding::Unheld { side, coord } => {
            ("E0604", format!("no thread has the element at {} of the {} tile", point(coord), side_name(side)))
        }
        Finding::Beyond { side, index, elements } => {
            ("E0604", format!("a thread has element {index} of the {} tile, which has {elements}", side_name(side)))
        }
        Finding::Outside { coord, shape } => {
            ("E0610", format!("the coordinate `{}` lies outside the shape `{}`", point(coord), point(shape)))
        }
        Finding::NoThread { thread, threads } => ("E0611", format!("there is no thread {}: there are {threads}, from 0 on", point(thread))),
        Finding::TileAsCluster { tile, ctas } => (
            "E0612",
            format!(
                "the fourth argument is the cluster, not the tile: {} shares the box among {ctas} CTAs; give the tile and a cluster: `{}, Int<1>{{}}`",
                point(tile),
                point(tile)
            ),
        ),
        Finding::MergedModes { at, got, want } => (
            "E0612",
            format!(
                "the limit of five dimensions merged modes that are not side by side: element {at} of the box lies {got} bytes away, that of the tile {want}"
            ),
        ),
        Finding::InnerSide { bytes, span } => match span.filter(|span| bytes > *span) {
            Some(span) => (
                "E0612",
                format!("the driver refuses the descriptor: the inner side of the box has {bytes} bytes, the swizzle takes {span}"),
            ),
            None => (
                "E0612",
                format!("the driver refuses the descriptor: the inner side of the box has {bytes} bytes, which is no multiple of 16"),
            ),
        },
        Finding::SharedAddress { address } => {
            ("E0612", format!("the accelerator reaches shared memory at multiples of 128 bytes: {address:#x} is none"))
        }
        Finding::StartAddress { address, kept } => {
            ("E0613", format!("the descriptor starts at {kept:#x}: of the address {address:#x} it keeps the bits from 4 to 17"))
        }
        Finding::WithinPattern { address, pattern } => (
            "E0613",
            format!(
                "{address:#x} is not where the pattern of the swizzle starts, every {pattern} bytes, and the descriptor's base offset says that it is"
            ),
        ),
        Finding::Undecided => ("E0608", format!("not decided whether the answer holds: no difference among the first {}", BOUND)),
    }
}

/// The warning about a value that C++ could not hold in an `int`.
pub fn beyond_int(value: i64, span: Span) -> Diagnostic {
    let message = format!("{value} is beyond 32 bits: the C++ program would have wrapped around");
    Diagnostic { severity: Severity::Warning, ..Diagnostic::new("E0505", message, span) }
}
