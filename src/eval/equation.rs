//! Equations with one unknown, written `?`: their text, and what can be said of them.

use crate::algebra::Tree;
use crate::syntax::ast::Span;
use std::borrow::Cow;

/// The character that stands for the unknown in an equation.
pub const UNKNOWN: &str = "?";

/// An equation, taken apart into its sides.
#[derive(Clone, Debug)]
pub struct Equation<'t> {
    /// The side with the unknown, blanks in place of all else, so that places in it are places in the text.
    pub unknown_side: Cow<'t, str>,
    /// The side without the unknown, blanks in place of all else.
    pub given: String,
    /// Whether the unknown is a swizzle: `Sw<?>`.
    pub swizzle: bool,
    /// The bytes of the text that are the unknown.
    pub span: Span,
}

/// Why a text is not an equation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoEquation {
    /// There is no `=`, or more than one.
    Equals(usize),
    /// There is no `?`, or more than one.
    Unknowns(usize),
}

/// Takes `text` apart.
pub fn equation(text: &str) -> std::result::Result<Equation<'_>, NoEquation> {
    let bytes = text.as_bytes();
    let (mut depth, mut equals, mut doubled, mut unknowns) = (0usize, Vec::new(), Vec::new(), Vec::new());
    for (i, byte) in bytes.iter().enumerate() {
        let before = i.checked_sub(1).map_or(b' ', |i| bytes[i]);
        match byte {
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth = depth.saturating_sub(1),
            b'=' if depth == 0 && bytes.get(i + 1) != Some(&b'=') && !b"=<>!".contains(&before) => equals.push(i),
            b'=' if depth == 0 && bytes.get(i + 1) == Some(&b'=') && before != b'=' => doubled.push(i),
            b'?' => unknowns.push(i),
            _ => {}
        }
    }
    // `==` between the sides is read as it is meant.
    let (equals, width) = if equals.is_empty() && doubled.len() == 1 { (doubled, 2) } else { (equals, 1) };
    let ([cut], [unknown]) = (&equals[..], &unknowns[..]) else {
        return Err(if unknowns.len() != 1 { NoEquation::Unknowns(unknowns.len()) } else { NoEquation::Equals(equals.len()) });
    };
    let blank = |from: usize, to: usize| -> String {
        text.char_indices().map(|(i, c)| if (from..to).contains(&i) { c.to_string() } else { " ".repeat(c.len_utf8()) }).collect()
    };
    let (left, right) = (blank(0, *cut), blank(cut + width, text.len()));
    let (mut unknown_side, given) = if unknown < cut { (left, right) } else { (right, left) };
    let mut span = Span::new(*unknown, unknown + 1);
    let name = ["Swizzle<", "Sw<"]
        .into_iter()
        .find(|name| unknown_side[..*unknown].ends_with(name) && unknown_side[unknown + 1..].starts_with('>'));
    if let Some(name) = name {
        span = Span::new(unknown - name.len(), unknown + 2);
        unknown_side.replace_range(span.range(), &format!("{UNKNOWN}{}", " ".repeat(name.len() + 1)));
    }
    Ok(Equation { unknown_side: Cow::Owned(unknown_side), given, swizzle: name.is_some(), span })
}

/// The answer to an equation.
#[derive(Clone, Debug)]
pub enum Solved<'a> {
    /// A value, and how many there are.
    Found {
        /// The value, which was put in the place of the unknown and checked.
        value: Tree<'a>,
        /// How many values there are of this kind.
        count: Count,
        /// Of which kind it is.
        kind: Answers,
        /// A value beyond the domain of the left operand that solves it too, where the counted ones lie within.
        beyond: Option<Tree<'a>>,
        /// A value with which CuTe answers the same, though not the composition of the two functions, beside the counted ones.
        loose: Option<Tree<'a>>,
    },
    /// No value solves it, for this reason.
    None(Refuted<'a>),
    /// The search was given up at its bound, without an answer.
    Undecided,
    /// The unknown stands where nothing can be undone, or a value is not a function of numbers.
    Unread(Unread),
}

/// Kinds of values that solve an equation, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answers {
    /// Both sides are the same function, and of divides and products each mode of both.
    Within,
    /// As `Within`, of all layouts with as many coordinates.
    Sized,
    /// A layout whose indices leave the domain of the left operand, whose last mode goes on.
    Beyond,
    /// Both sides are the same function, though their modes are not.
    Apart,
    /// What CuTe composes is the other side, though it is not the composition of the two functions.
    Loose,
}

/// How many values solve an equation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// Exactly this many values.
    Exactly(usize),
    /// More values than the search counts.
    Many,
}

/// Why nothing solves an equation.
#[derive(Clone, Debug)]
pub enum Refuted<'a> {
    /// The first operand never has the number that the answer has at a coordinate.
    NoCoordinate {
        /// The 1-D coordinate in the answer.
        at: usize,
        /// The number that the answer has there.
        number: i64,
    },
    /// A layout never is this number, or coordinate.
    NeverThere {
        /// The number or the coordinate that is never reached.
        value: Tree<'a>,
    },
    /// No answer of the function has this form.
    Form {
        /// The 1-D coordinate of the given side that shows it, where there is one.
        at: Option<i64>,
        /// Why no answer of the function has the form, as a clause.
        why: &'static str,
    },
    /// The strides of an inverse are places where modes of the unknown begin, and one of them cannot begin there.
    Place {
        /// What has such strides: `a right inverse`.
        of: &'static str,
        /// The 1-D coordinate of the given side that shows it.
        at: i64,
        /// Where the mode would begin.
        begins: i64,
        /// Where the mode before it begins, and its extent where that is not free.
        before: Option<(i64, Option<i64>)>,
    },
    /// What the unknown must be at each coordinate is known, and no layout.
    NoLayout {
        /// The smallest 1-D coordinate that no layout explains.
        at: usize,
        /// The number that a layout would have at this coordinate.
        expected: i64,
        /// The number that the equation requires there.
        found: i64,
        /// How many coordinates before it agree with a layout.
        prefix: usize,
        /// The layout of the coordinates that agree.
        prefix_layout: Tree<'a>,
    },
    /// Every layout that holds before it is wrong at this coordinate, or earlier.
    NoneHolds {
        /// The 1-D coordinate at which every candidate fails.
        at: usize,
    },
    /// The unknown is asked for two numbers at one coordinate.
    Twice {
        /// The 1-D coordinates of the operand that lead to the same coordinate of the unknown.
        places: [usize; 2],
        /// The coordinate of the unknown that both lead to.
        at: i64,
        /// The two numbers required there.
        numbers: [i64; 2],
    },
    /// The unknown would have to be another number than 0 at coordinate 0, where every layout is 0.
    AtZero {
        /// The 1-D coordinate of the operand that leads to 0.
        at: usize,
        /// The number that the unknown would have at 0.
        number: i64,
    },
    /// The unknown is asked for a number at a coordinate below 0.
    Negative {
        /// The 1-D coordinate of the operand.
        at: usize,
        /// The negative coordinate of the unknown that it leads to.
        coordinate: i64,
    },
    /// The two sides have different sizes.
    Sizes(usize, usize),
    /// No swizzle does it: the coordinate and the two numbers where the one that goes farthest is wrong.
    NoSwizzle {
        /// The 1-D coordinate where the best swizzle is wrong.
        at: usize,
        /// The number before the swizzle, and the one required after it.
        numbers: [i64; 2],
    },
    /// CuTe's composition with no layout is right on even the first coordinates.
    NoneComposes {
        /// How many first coordinates have no such layout.
        size: i64,
    },
    /// The candidate solves the equation as a function, but CuTe's operation answers with another layout.
    Otherwise {
        /// The candidate in the place of the unknown.
        tried: Tree<'a>,
        /// What the operation answers for the candidate.
        answer: Option<Tree<'a>>,
        /// Whether the candidate is the only one.
        only: bool,
    },
}

/// Why an equation is not read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unread {
    /// The unknown stands in an operation that cannot be inverted here.
    Place,
    /// A value that is not a layout, swizzled layout or shape of numbers, at this span.
    NoFunction(Span),
    /// More coordinates than are enumerated, at this span.
    TooLarge(Span),
}
