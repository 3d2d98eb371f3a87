//! The sentences about what the algebra refuses, in the words of CuTe's assertions where it has them.

use super::words::{a_kind, count, modes, short, show_tree, tree_kind_text, tree_or_layout};
use super::{Diagnostic, tma};
use crate::algebra::{Fault, MAX_BYTES, Tree};
use crate::eval::env::Env;
use crate::eval::error::Error;
use crate::functions::Function;
use crate::syntax::ast::{Kind, Span};
use crate::syntax::parser;
use crate::value::Value;
use crate::value::notation::{layout_text, tree_text};

/// The words for a fault of the algebra.
pub(super) fn fault(fault: &Fault, function: Option<&Function>, error: &Error, source: &str) -> Diagnostic {
    let at = error.span;
    let name = function.map(|f| format!("{}: ", f.name)).unwrap_or_default();
    let new = |code, message: String| Diagnostic::new(code, format!("{name}{message}"), at);
    match fault {
        Fault::Overflow { operation, a, b } => {
            let sum = if *operation == "-" && *a == 0 { format!("`-{b}`") } else { format!("`{a} {operation} {b}`") };
            new("E0501", format!("{sum} does not fit 64 bits")).here("overflows")
        }
        Fault::DivisionByZero { operation, dividend } => {
            new("E0502", format!("division by zero: `{dividend} {operation} 0`")).here("ends the C++ program")
        }
        Fault::WrongKind { operation, wanted, found } => {
            let d = new("E0307", format!("`{operation}` needs {wanted}, not {}", a_kind(Value::Tree(*found))))
                .here(format!("{} here", show_tree(*found)));
            rank_one_help(d, *found)
        }
        Fault::NoOperator { operation, a, b } => {
            let d = new("E0308", format!("`{operation}` has no meaning for {} and {}", tree_kind_text(*a), tree_kind_text(*b)));
            rank_one_help(rank_one_help(d, *a), *b)
        }
        Fault::MismatchedRanks { operation, a, b } => new(
            "E0402",
            format!("\"Mismatched ranks\": `{operation}` of {} ({}) and {} ({})", show_tree(*a), modes(*a), show_tree(*b), modes(*b)),
        ),
        Fault::CoordinateRank { coord, shape } => new(
            "E0403",
            format!(
                "\"Mismatched Ranks\": the coordinate {} has {}, {} has {}",
                show_tree(*coord),
                modes(*coord),
                show_tree(*shape),
                modes(*shape)
            ),
        )
        .help(format!("a coordinate for it is one integer, or a tuple of {}", count(shape.rank(), "coordinate"))),
        Fault::CoordinateTooDeep { coord, shape } => new(
            "E0404",
            format!(
                "\"Invalid parameters\": the coordinate {} is a tuple where the extent {} is an integer",
                show_tree(*coord),
                show_tree(*shape)
            ),
        )
        .help("an integer extent takes an integer coordinate"),
        Fault::IndexOutOfRange { index, of } => {
            let rank = of.rank();
            new("E0405", format!("\"Index out of range\": no mode {index} in {} ({})", show_tree(*of), modes(*of))).help(if rank == 0 {
                "`()` has no modes".to_string()
            } else {
                format!("its modes are 0 to {}", rank - 1)
            })
        }
        Fault::Empty { operation } => new("E0407", format!("`{operation}` has no answer on `()`")),
        Fault::ModeRange { operation, begin, end, of } => {
            let words = if begin >= end { "empty range error" } else { "range out of bounds" };
            new("E0406", format!("\"{operation}: {words}\": modes {begin} up to {end} of {} ({})", show_tree(*of), modes(*of)))
        }
        Fault::DrawnRank { operation, wanted, layout } => {
            new("E0424", format!("`{operation}` draws layouts of {wanted}: {} has rank {}", tree_or_layout(layout), layout.rank()))
        }
        Fault::Window { what, from, to, len } => new("E0406", outside(what, *from, *to, *len)),
        Fault::NegativeExtent { extent, layout } => {
            new("E0429", format!("an extent of {extent} means nothing: `{}` has no coordinates", short(&layout_text(*layout))))
        }
        Fault::RankLimit { operation, requested, of } => {
            new("E0424", format!("`{operation}` cannot bring {} ({}) to rank {requested}", show_tree(*of), modes(*of)))
        }
        Fault::Unflatten { flat, profile } => {
            new("E0423", format!("{} has another number of leaves than the profile {}", show_tree(*flat), show_tree(*profile)))
        }
        Fault::Incongruent { shape, stride, path } => incongruent(*shape, *stride, path, error, source),
        Fault::ShapeDiv { a, b } => {
            new("E0408", format!("\"Divisibility Condition\": neither of {} and {} divides the other", a.value, b.value))
                .help(nearest(a.value, b.value))
        }
        Fault::SafeDiv { a, b } => {
            new("E0409", format!("\"Static safe_div requires t % u == 0\": {} is no multiple of {}", a.value, b.value))
                .help(nearest(a.value, b.value))
        }
        Fault::StrideDivisibility { stride, extent, right } => new(
            "E0410",
            format!(
                "\"Stride Divisibility Condition\": stride {stride} of {} is neither below the extent {extent} nor a multiple of it",
                tree_or_layout(right)
            ),
        )
        .help(nearest(*stride, *extent)),
        Fault::ShapeDivisibility { extent, by, right } => new(
            "E0411",
            format!(
                "\"Shape Divisibility Condition\": extent {extent} of {} does not split over {by} elements of the left side",
                tree_or_layout(right)
            ),
        )
        .help(format!("an extent of at most {by} fits; otherwise {}", nearest(*extent, *by))),
        Fault::DynamicStrideComplement { layout } => {
            new("E0412", format!("\"Dynamic-stride complement only for rank-1 layouts\": {} has run-time strides", tree_or_layout(layout)))
                .help("make the strides compile-time, or leave `--cxx`: in value mode every value is known")
        }
        Fault::NonInjective { layout, stride, covered } => new(
            "E0413",
            format!(
                "\"Non-injective Layout detected in complement.\": in {} stride {stride} falls among the {covered} indices that smaller strides cover",
                tree_or_layout(layout)
            ),
        ),
        Fault::DynamicStrideInverse { layout } => {
            new("E0414", format!("\"Left inverse requires static strides.\": {} has run-time strides", tree_or_layout(layout)))
                .help("make the strides compile-time, or leave `--cxx`: in value mode every value is known")
        }
        Fault::LeftInverseDivisibility { stride, size } => {
            new("E0415", format!("\"Left inverse divisibility condition\": stride {stride} is no multiple of {size}"))
                .help(nearest(*stride, *size))
        }
        Fault::TooManyModes { operation, tiler, rank } => new(
            "E0416",
            format!(
                "\"{operation}: Too many modes in tiler.\": {} has {}, the layout {}",
                show_tree(*tiler),
                modes(*tiler),
                count(*rank, "mode")
            ),
        )
        .help("a tuple is applied mode by mode; one layout for all modes is written `shape:stride`"),
        Fault::UpcastDivisibility { factor, stride } => {
            new("E0417", format!("\"Divisibility condition\": neither of the factor {factor} and the stride {stride} divides the other"))
                .help(nearest(*stride, *factor))
        }
        Fault::DowncastAdjacent { layout } => {
            new("E0418", format!("\"Downcast requires adjacent elements\": no stride of {} is known to be 1", tree_or_layout(layout)))
        }
        Fault::BlockRank { block, target } => new(
            "E0419",
            format!(
                "\"Rank of layout must be <= rank of target shape.\": the block {} has {}, the target {} has {}",
                show_tree(*block),
                modes(*block),
                show_tree(*target),
                modes(*target)
            ),
        ),
        Fault::BlockDivide { block, target } => new(
            "E0420",
            format!("\"tile_to_shape: block shape does not divide the target shape.\": {} by {}", show_tree(*target), show_tree(*block)),
        )
        .help(format!("every extent of the target is a multiple of the block's, mode by mode: {} or a multiple of it", show_tree(*block))),
        Fault::Swizzle { rule, bits, base, shift } => {
            let d = new("E0421", format!("\"{rule}\": `Swizzle<{bits},{base},{shift}>`"));
            if rule.starts_with("abs") { d.help(format!("the shift is at least {bits}, or at most -{bits}")) } else { d }
        }
        Fault::OffsetNotZero { rule, offset } => new("E0427", format!("\"{rule}\": the offset is {}", show_tree(*offset))),
        Fault::PowerOfTwo { layout } => {
            new("E0428", format!("\"Requires pow2 shape*stride.\": `{}` is sliced out of a swizzled layout", short(&layout_text(*layout))))
        }
        Fault::Tiling { rule, what } => new("E0440", format!("\"{rule}\": {} has {}", show_tree(*what), modes(*what))),
        Fault::Descriptor { rule, what } => {
            let d = new("E0446", format!("\"{rule}\": {}", show_tree(*what)));
            match tma::canonical(rule) {
                Some(help) => d.help(help),
                None => d,
            }
        }
        Fault::Tma { rule, what, .. } => {
            let d = new("E0447", format!("\"{rule}\": {}", show_tree(*what)));
            match tma::nearest(rule, *what) {
                Some(help) => d.help(help),
                None => d,
            }
        }
        Fault::TensorMemory { rule, what } => new("E0448", format!("\"{rule}\": {}", show_tree(*what))),
        Fault::CopyValue { side, bits, layout, threads } => new(
            "E0442",
            format!(
                "\"CopyOperation is not valid for {side} of ValType.\": in values of {bits} bits it is {}, where the operation has {threads} threads",
                tree_or_layout(layout)
            ),
        )
        .help("choose a value type that divides what a thread moves"),
        Fault::TooFew { what, tiled, atom } => new(
            "E0443",
            format!("\"TiledCopy uses too few {what} for selected CopyAtom\": {tiled} in the tiling, the atom takes {atom}"),
        )
        .help(nearest(*tiled, *atom)),
        Fault::PartitionRank { layout, tiler } => new(
            "E0444",
            format!(
                "\"Rank of tensor to be partitioned too small.\": {} has rank {}, the tiler {} has {}",
                tree_or_layout(layout),
                layout.rank(),
                show_tree(*tiler),
                modes(*tiler)
            ),
        ),
        Fault::Cotiled { found, wanted, data } => new(
            "E0445",
            format!(
                "\"The memory pointed to by AtomTVLayout does not exist in the DataLayout.\": the values {} come back from {} as {}",
                tree_or_layout(wanted),
                tree_or_layout(data),
                tree_or_layout(found)
            ),
        ),
        Fault::NotStatic { operation, what } => new("E0422", format!("`{operation}` needs compile-time integers in {}", show_tree(*what))),
        Fault::NotInCxx { operation } => new("E0309", format!("the C++ headers have no `{operation}`")),
        Fault::TooMuch { operation } => new("E0503", format!("`{operation}` would take more than {} MB of memory", MAX_BYTES >> 20)),
        Fault::TooLarge { operation, limit } => new("E0503", format!("`{operation}` would make more than the limit of {limit}")),
        Fault::SearchBound { operation, steps } => {
            new("E0506", format!("`{operation}` is not decided: the modes interleave, and {steps} steps of the search led nowhere"))
        }
        Fault::NoMemory { operation } => new("E0426", format!("`{operation}`: there is no memory behind a pointer here"))
            .help("`counting_iterator<int>{0}` shows which element goes where"),
    }
}

/// Adds how to group, where a value is a tuple of one.
fn rank_one_help(d: Diagnostic, t: Tree) -> Diagnostic {
    match t {
        Tree::Tuple([only]) => {
            d.help(format!("parentheses always build a tuple; group with square brackets: `[{}]`", short(&tree_text(*only))))
        }
        _ => d,
    }
}

/// The values near `n` that `by` divides.
fn nearest(n: i64, by: i64) -> String {
    let step = by.saturating_abs().max(1);
    let rest = n.rem_euclid(step);
    match (n.checked_sub(rest), n.checked_add(step - rest)) {
        (Some(below @ 1..), Some(above)) => format!("multiples of {step} nearby: {below} and {above}"),
        (_, Some(above)) => format!("the next multiple of {step} is {above}"),
        (below, None) => format!("a multiple of {step} nearby: {}", below.unwrap_or(step)),
    }
}

/// A part that a picture does not have.
fn outside(what: &str, from: i64, to: i64, len: i64) -> String {
    let last = to.saturating_sub(1);
    let (these, are) = if from == last { (format!("{what} {from}"), "is") } else { (format!("{what}s {from} to {last}"), "are") };
    match len {
        _ if from >= to => format!("there is no {what} from {from} up to {to}"),
        ..=0 => format!("there is no {what} at all"),
        1 => format!("{these} {are} not there: {what} 0 is the only one"),
        len => format!("{these} {are} not within 0 to {}", len - 1),
    }
}

/// A shape and a stride of different profiles, with the two places where they part.
fn incongruent(shape: Tree, stride: Tree, path: &[u32], error: &Error, source: &str) -> Diagnostic {
    let (s, d) = (at_path(shape, path), at_path(stride, path));
    let place = |operand: usize| error.operands.get(operand).map_or(error.span, |o| locate(source, o.0, path));
    let message = format!("shape {} and stride {} are not congruent", show_tree(shape), show_tree(stride));
    let (code, missing) = ("E0401", s.is_tuple() && d.is_tuple());
    let text = if missing {
        format!("{} here", modes(d))
    } else if d.is_tuple() {
        "a tuple of strides".to_string()
    } else {
        format!("one stride, {}", show_tree(d))
    };
    let other = if s.is_tuple() { format!("{} here", modes(s)) } else { format!("one extent, {}", show_tree(s)) };
    let d = Diagnostic::new(code, message, place(1));
    let d = match place(0) == place(1) {
        // A type has both in one place.
        true => d.here(format!("of the shape {}, of the stride {}", other.trim_end_matches(" here"), text.trim_end_matches(" here"))),
        false => d.here(text).also(place(0), other),
    };
    d.help(if missing {
        "shape and stride need the same number of modes at every level"
    } else {
        "shape and stride need the same nesting at every level"
    })
}

/// The part of the literal at `span` that the mode path names.
fn locate(source: &str, span: Span, path: &[u32]) -> Span {
    let arena = bumpalo::Bump::new();
    let Some(text) = source.get(span.range()) else {
        return span;
    };
    let Ok(mut e) = parser::parse_expression(text, &arena, &Env::default()) else {
        return span;
    };
    for index in path {
        match e.kind {
            Kind::Tuple(items) if (*index as usize) < items.len() => e = items[*index as usize],
            _ => break,
        }
    }
    Span { start: span.start + e.span.start, end: span.start + e.span.end }
}

/// The part of a tuple that a mode path names.
fn at_path<'a>(t: Tree<'a>, path: &[u32]) -> Tree<'a> {
    path.iter().fold(t, |t, i| t.items().and_then(|items| items.get(*i as usize)).copied().unwrap_or(t))
}
