//! The sentence of each step.

use super::hardware;
use super::say::{Line, Say};
use crate::algebra::layout::FlatMode;
use crate::algebra::trace::Joint;
use crate::algebra::{Fault, Int, Mode, Step, Swizzle, Tree};

/// The lines of the explanation of one step.
pub fn lines(step: Step, say: Say, mode: Mode) -> Vec<Line> {
    if let Step::Bits { swizzle, index, swizzled } = step {
        return bits(swizzle, index, swizzled, &say);
    }
    if let Step::Sorted { modes } = step {
        return vec![sorted(modes, say)];
    }
    vec![sentence(step, say, mode).line()]
}

fn sentence(step: Step, say: Say, int_mode: Mode) -> Say {
    let n = |i: Int| say.number(i);
    let t = |t: Tree| say.text(t);
    match step {
        Step::Through { mode, extent, stride, kept, taken, left, on } => {
            let (size, by) = (n(mode.shape), absolute(&say, stride));
            let keeps = format!("ceil_div({size},{by})");
            let goes_on = match stride.value < 0 {
                true => format!("ceil_div({by},{size})*signum({})", n(stride)),
                false => format!("ceil_div({by},{size})"),
            };
            match taken {
                Some(part) => {
                    let (takes, steps) = (format!("min({},{})", n(kept), n(extent)), format!("{}*{}", n(stride), t(mode.stride)));
                    let rest = format!("{}/{}", n(extent), n(part.shape));
                    let unknown = int_mode == Mode::Cxx && part.shape.value == 1 && !(kept.is_static && extent.is_static);
                    let say = say.mode(mode).words(": a step of ").int(stride).words(" leaves ").gives(keeps, kept);
                    let say = say.words(", take ").gives(takes, part.shape).words(" of them ");
                    let say = say.words("with stride ").is(steps, part.stride).words("; ");
                    let say = say.gives(rest, left).words(" left to take, with a step of ").gives(goes_on, on);
                    if unknown { say.words("; that the extent is 1 is not known at compile time, so it stays a mode") } else { say }
                }
                None if kept.value == 1 => {
                    let say = say.mode(mode).words(": a step of ").int(stride).words(" leaves ").gives(keeps, kept);
                    say.words(", nothing to take; behind it the step is ").gives(goes_on, on)
                }
                None => say.mode(mode).words(": all is taken; behind it the step would be ").gives(goes_on, on),
            }
        }
        Step::Astride { mode, stride } => {
            let over = format!("{}%{}", n(stride), n(mode.shape));
            let rest = Int::new(stride.value.wrapping_rem(mode.shape.value), stride.is_static && mode.shape.is_static);
            let say = say.mode(mode).words(": a step of ").int(stride).words(" leaves the mode, and ").gives(over, rest);
            say.words(" is not 0: it does not pass the mode a whole number of times")
        }
        Step::Unsplit { mode, extent, stride, kept, part } => {
            let (keeps, takes) =
                (format!("ceil_div({},{})", n(mode.shape), absolute(&say, stride)), format!("min({},{})", n(kept), n(extent)));
            let over = format!("{}%{}", n(extent), n(part));
            let rest = Int::new(extent.value.wrapping_rem(part.value), extent.is_static && part.is_static);
            let say = say.mode(mode).words(": a step of ").int(stride).words(" leaves ").gives(keeps, kept);
            let say = say.words(", take ").gives(takes, part).words(" of them; ").gives(over, rest);
            say.words(" is not 0: the extent does not split")
        }
        Step::Last { mode, extent, stride, taken: Some(part) } => {
            let steps = format!("{}*{}", n(stride), t(mode.stride));
            let say = say.mode(mode).words(": the last mode has no end and gives all ").int(extent);
            say.words(" that are left, with stride ").is(steps, part.stride)
        }
        Step::Last { mode, .. } => say.mode(mode).words(": the last mode, nothing is left to take"),
        Step::Still { extent, stride } => {
            say.mode(FlatMode { shape: extent, stride: Tree::Int(stride) }).words(": a stride of 0 stays as it is")
        }
        Step::Unit { mode } => say.mode(mode).words(": an extent of 1 goes"),
        Step::Replaced { unit, mode } => say.mode(unit).words(": an extent of 1 goes, ").mode(mode).words(" takes its place"),
        Step::Pair { mode, next, joint, end, extent } => {
            let ends = format!("{}*{}", n(mode.shape), t(mode.stride));
            let grows = format!("{}*{}", n(mode.shape), n(next.shape));
            let say = say.mode(mode).words(" and ").mode(next).words(": ");
            let say = match (joint, end) {
                (Joint::Apart, _) | (_, None) => say,
                (_, Some(end)) => say.words("the first ends at ").is(ends, end).words(", "),
            };
            let unknown = |m: FlatMode| int_mode == Mode::Cxx && m.shape.value == 1 && !m.shape.is_static;
            let say = match joint {
                Joint::Continues => say,
                _ if unknown(mode) || unknown(next) => say.words("that an extent is 1 is not known at compile time, "),
                _ => say,
            };
            match (joint, extent) {
                (Joint::Continues, Some(extent)) => say.words("where the second goes on: they merge, the extent is ").gives(grows, extent),
                (Joint::Continues, None) => say.words("where the second goes on: they merge"),
                (Joint::Gap, _) => say.words("not at the stride of the second: they stay apart"),
                (Joint::Unknown, _) => say.words("but that this is the stride of the second is not known at compile time: they stay apart"),
                (Joint::Apart, _) => say.words("the strides point into different modes of the codomain: they stay apart"),
            }
        }
        Step::Filtered { before, shape } => {
            let filtered = crate::algebra::Layout { shape, stride: before.stride };
            say.words("extents at stride 0 count as 1: ").layout(filtered)
        }
        Step::Gap { mode, covered, gap, reach } => {
            let (free, covers) = (format!("{}/{}", t(mode.stride), n(covered)), format!("{}*{}", t(mode.stride), n(mode.shape)));
            let free_mode = FlatMode { shape: gap, stride: Tree::Int(covered) };
            let say = say.mode(mode).words(" has the smallest stride left: ").gives(free, gap).words(", the gap ").mode(free_mode);
            say.words(" is free; up to ").gives(covers, reach).words(" all is now covered or free")
        }
        Step::Overlap { mode, covered, gap } => {
            let free = format!("{}/{}", t(mode.stride), n(covered));
            let say = say.mode(mode).words(" has the smallest stride left, within the ").int(covered);
            say.words(" that are covered: ").gives(free, gap).words(" leaves no gap, so the modes overlap")
        }
        Step::EntryPoints { cotarget, covered, rest } => {
            let say = say.words("as many blocks of ").int(covered).words(" as reach ").tree(cotarget);
            say.words(" lie above: ").layout(rest).words(" is free")
        }
        Step::Nothing { cotarget } => say.words("nothing is covered: all of ").tree(cotarget).words(" is free"),
        Step::Follows { mode, place, next, reach } => {
            let here = FlatMode { shape: mode.shape, stride: Tree::Int(place) };
            match reach {
                Some(reach) => {
                    let reaches = format!("{}*{}", n(mode.shape), t(mode.stride));
                    let say = say.mode(mode).words(" goes on at ").int(next).words(": the inverse takes ").mode(here);
                    say.words(", and goes on at ").gives(reaches, reach)
                }
                None => say.mode(mode).words(" does not go on at ").int(next).words(": it is left out"),
            }
        }
        Step::Spread { mode, place, covered, gap } => {
            let spreads = format!("{}/{}", t(mode.stride), n(covered));
            let say = say.mode(mode).words(": its stride is ").gives(spreads, gap).words(" times what lies below; from there on ");
            say.words("the inverse has stride ").int(place)
        }
        Step::End { extent } => say.words("the last extent is ").int(extent),
        Step::Stride { extent, stride, next } => {
            let grows = format!("{}*{}", t(stride), n(extent));
            say.words("extent ").int(extent).words(" gets stride ").tree(stride).words("; the next one is ").is(grows, next)
        }
        Step::NoStride { extent } => say.words("extent ").int(extent).words(" needs no stride: ").code("_0"),
        Step::Ordered { shape, rank, start } => {
            let say = say.tree(shape).words(" stands at ").int(rank).words(" in the order: what comes before it fills ");
            say.int(start)
        }
        Step::Term { coord, stride, index } => {
            let product = format!("{}*{}", t(coord), t(stride));
            say.words("coordinate ").tree(coord).words(" at stride ").tree(stride).words(": ").is(product, index)
        }
        Step::Plus { a, b, sum } => {
            let adds = format!("{} + {}", say.typed(a), say.typed(b));
            say.words("together ").is(adds, sum)
        }
        Step::Deal { coord, mode, size, here, rest } => {
            let (takes, leaves) = (format!("{}%{}", n(coord), n(size)), format!("{}/{}", n(coord), n(size)));
            let say = say.int(coord).words(" over the mode ").tree(mode).words(": ").gives(takes, here).words(" here, ");
            say.gives(leaves, rest).words(" for the modes behind")
        }
        Step::Rest { coord, mode } => say.words("the last mode ").tree(mode).words(" takes the ").int(coord).words(" that is left"),
        Step::Strided { index, extent, stride, coord } => {
            let deals = format!("{}/{}%{}", n(index), n(stride), n(extent));
            say.words("extent ").int(extent).words(" at stride ").int(stride).words(": ").gives(deals, coord)
        }
        Step::Reach { mode, last } => {
            let stride = match mode.stride {
                Tree::Int(d) => absolute(&say, d),
                basis => t(basis),
            };
            let reaches = format!("[{} - _1]*{stride}", n(mode.shape));
            say.mode(mode).words(": its last element lies at ").is(reaches, last)
        }
        Step::Kept { coord, part, kept } => {
            let word = if kept { ": stays" } else { ": goes" };
            say.tree(coord).words(" at ").tree(part).words(word)
        }
        Step::Compared { leaf, part, size, divides, holds } => {
            let (name, word) = if divides { ("weakly_compatible", " divides ") } else { ("compatible", " against ") };
            let test = format!("{name}({},{})", t(leaf), t(part));
            say.tree(leaf).words(word).tree(part).words(" of size ").int(size).words(": ").gives(test, holds)
        }
        Step::Profiles { a, b } => {
            let say = say.tree(a).words(" against ").tree(b);
            if a.is_tuple() && b.is_tuple() {
                return say.words(&format!(": rank {} is not rank {}", a.rank(), b.rank()));
            }
            say.words(": a tuple cannot describe an integer")
        }
        Step::Less { a, b, less } => {
            let test = format!("{} < {}", t(a), t(b));
            say.gives(test, less)
        }
        Step::Dealt { mode, n: all, part, rest } => {
            let (takes, leaves) = (format!("gcd({},{})", n(mode.shape), n(all)), format!("{}/{}", n(all), n(part.shape)));
            say.mode(mode).words(" takes ").gives(takes, part.shape).words(", ").gives(leaves, rest).words(" for the modes behind")
        }
        Step::Null { mode, place } => say.mode(mode).words(" maps to one index: in the domain it is ").mode(place),
        Step::Upcast { mode, factor, to } => {
            let casts = format!("upcast<{}>({})", factor.value, say.text(Tree::Layout(&mode.into())));
            say.is(casts, Tree::Layout(&to.into()))
        }
        Step::Downcast { mode, factor, to } => {
            let say_mode = |say: Say| say.mode(mode).words(": ");
            if to.shape != mode.shape {
                let grows = format!("{}*{}", n(mode.shape), n(factor));
                return say_mode(say).words("adjacent elements, the extent is ").gives(grows, to.shape);
            }
            let steps = format!("{}*{}", t(mode.stride), n(factor));
            say_mode(say).words("the stride is ").is(steps, to.stride)
        }
        Step::BoxMode { .. } | Step::Dimension { .. } | Step::Instructions { .. } | Step::Canonical { .. } | Step::Start { .. } => {
            hardware::sentence(step, say)
        }
        Step::Sorted { .. } | Step::Bits { .. } | Step::Enter { .. } | Step::Leave { .. } => say,
    }
}

/// A stride without its sign.
fn absolute(say: &Say, stride: Int) -> String {
    let text = say.number(stride);
    if stride.value < 0 { format!("abs({text})") } else { text }
}

/// The most modes in a list.
const MODES: usize = 12;

fn sorted(modes: &[(FlatMode, Int)], say: Say) -> Line {
    let mut say = say.words("the modes by stride, each with the 1-D coordinate of its step:");
    for (i, (mode, place)) in modes.iter().take(MODES).enumerate() {
        say = say.words(if i > 0 { ", " } else { " " }).mode(*mode).words(" from ").int(*place);
    }
    if modes.len() > MODES {
        say = say.words(&format!(" … and {} more", modes.len() - MODES));
    }
    say.line()
}

/// A swizzle: the bits that are read, and what each does.
fn bits(swizzle: Swizzle, index: Int, swizzled: Int, say: &Say) -> Vec<Line> {
    let depth = say.depth();
    let line = || Say::new(say.notation(), depth);
    let as_int = |value: i64| say.number(Int { value, ..index });
    let mut lines = Vec::new();
    let (y, z) = (swizzle.yyy(), swizzle.zzz());
    let read = index.value & y;
    let shift = i64::from(swizzle.shift);
    lines.push(line().int(index).words(&format!(" is {:#b}; the bits {y:#b} are read and the bits {z:#b} change", index.value)).line());
    for i in 0..i64::from(swizzle.bits) {
        let from = i64::from(swizzle.base) + shift.max(0) + i;
        let to = from - shift;
        let bit = |value: i64, at: i64| value >> at & 1;
        let (source, before, after) = (bit(index.value, from), bit(index.value, to), bit(swizzled.value, to));
        let verb = if source == 1 { format!("flips bit {to} from {before} to {after}") } else { format!("leaves bit {to} at {after}") };
        lines.push(line().words(&format!("bit {from} is {source}: {verb}")).line());
    }
    let moved = if shift >= 0 { read >> shift } else { read << -shift };
    let arrow = if shift >= 0 { ">>" } else { "<<" };
    let say = line().equal(format!("{} & {}", as_int(index.value), as_int(y)), as_int(read)).words(", ");
    let say = say.equal(format!("{} {arrow} {}", as_int(read), as_int(shift.abs())), as_int(moved)).words(", ");
    lines.push(say.equal(format!("{} ^ {}", as_int(index.value), as_int(moved)), as_int(swizzled.value)).line());
    lines
}

/// What stands in the way, as an equation, where the fault has one.
pub fn obstacle(say: Say, fault: &Fault) -> Say {
    let rest = |say: Say, a: i64, b: i64| match a.checked_rem(b) {
        Some(rest) => say.equal(format!("{a}%{b}"), rest.to_string()).words(" is not 0; "),
        None => say,
    };
    match *fault {
        Fault::LeftInverseDivisibility { stride, size } => rest(say, stride, size),
        Fault::ShapeDiv { a, b } | Fault::SafeDiv { a, b } => rest(say, a.value, b.value),
        _ => say,
    }
}
