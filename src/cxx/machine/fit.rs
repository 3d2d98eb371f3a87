//! How well functions fit a call, and which fits better.

use super::super::ast::Qualifier;
use super::super::compiled::{FunctionCode, MethodOf, Pattern, TemplateName};
use super::super::value::{ClassId, Outcome};
use super::Passing;
use std::cmp::Ordering;

/// How well a function fits a call.
#[derive(Clone)]
pub(super) struct Fit {
    /// The object first, then each argument.
    pub(super) ranks: Vec<ArgumentFit>,
    /// How specialised its parameters are: the higher, the better it fits.
    pub(super) score: i64,
    pub(super) is_template: bool,
    /// An explicit specialisation, which is its template where a function that is none fits as well.
    is_specialised: bool,
    pub(super) has_body: bool,
    pub(super) is_prelude: bool,
    /// Whether an argument stands in braces or is of a class of the library, whose conversion the ranks do not tell in full.
    is_untold: bool,
}

/// How two functions that fit compare, by [over.match.best].
pub(super) enum Comparison {
    Better,
    Worse,
    /// Neither is better, or none that is told apart here.
    Same,
    /// Each is better for an argument, or they differ in nothing.
    Ambiguous,
}

impl Fit {
    /// The fit of a function whose parameters fit the arguments so; `passing` says what the object is.
    pub(super) fn new(mut ranks: Vec<ArgumentFit>, score: i64, function: &FunctionCode, (passing, is_untold): (&Passing, bool)) -> Self {
        ranks.insert(0, object_fit(function, passing));
        let is_prelude = function.code.is_prelude;
        let is_specialised = !function.specialised.is_empty();
        // what the program only declares is a function like any other
        let has_body = function.has_body || !is_prelude;
        Fit { ranks, score, is_template: function.is_template(), is_specialised, has_body, is_prelude, is_untold }
    }

    /// Whether no argument tells it from another one.
    pub(super) fn is_level(&self, other: &Fit) -> bool {
        self.ranks.iter().zip(&other.ranks).all(|(a, b)| a.compared(b) == Ordering::Equal)
    }

    /// The rank of its worst conversion.
    pub(super) fn worst(&self) -> u8 {
        self.ranks.iter().map(ArgumentFit::grade).min().unwrap_or_default()
    }

    /// Whether a method can be called on its object.
    pub(super) fn takes_object(&self) -> bool {
        self.ranks.first().is_none_or(|object| object.rank > 0)
    }

    /// The object of a method is of a class derived from that which has the method.
    pub(super) fn of_base(&mut self, steps: i64, owner: ClassId) {
        if let Some(object) = self.ranks.first_mut() {
            (object.rank, object.base) = (object.rank.min(rank_of(super::scores::TO_BASE)), Some((steps, owner)));
        }
    }

    /// How a function that takes both operands fits, beside a method that takes the second one.
    pub(super) fn compared_to_method(&self, method: &Fit) -> Ordering {
        let (mut better, mut worse) = (false, false);
        for (a, b) in self.ranks.iter().skip(1).zip(&method.ranks) {
            let order = a.compared(b);
            better |= order == Ordering::Greater;
            worse |= order == Ordering::Less;
        }
        match (better, worse) {
            (true, false) => Ordering::Greater,
            (false, false) => method.is_template.cmp(&self.is_template),
            (false, true) => Ordering::Less,
            // each is better for an operand: g++ takes the one whose worst conversion is better
            (true, true) => {
                let worst = |ranks: &[ArgumentFit]| ranks.iter().map(ArgumentFit::grade).min();
                worst(self.ranks.get(1..).unwrap_or_default()).cmp(&worst(&method.ranks))
            }
        }
    }

    /// Whether the library declares it and has it in another form.
    fn is_declaration(&self) -> bool {
        self.is_prelude && !self.has_body
    }

    /// How it compares to another one; `order` says which of two templates is more special.
    pub(super) fn compared(&self, other: &Fit, order: impl FnOnce() -> Outcome<Option<Ordering>>) -> Outcome<Comparison> {
        let (mut better, mut worse) = (false, false);
        for (a, b) in self.ranks.iter().zip(&other.ranks) {
            match a.compared(b) {
                Ordering::Greater => better = true,
                Ordering::Less => worse = true,
                Ordering::Equal => {}
            }
        }
        // the conversion behind that of a class of the program is a matter of the score
        let are_plain = [self, other].iter().all(|fit| !fit.is_template && !fit.is_prelude && fit.has_body && !fit.is_untold);
        let by_rank = !self.is_template
            && !other.is_template
            && self.ranks.iter().chain(&other.ranks).all(|r| r.rank > BY_CLASS_RANK || r.behind.0 > LAST_OF_PROGRAM)
            && self.has_body
            && other.has_body;
        let special = match (better, worse, self.is_template, other.is_template) {
            (false, false, false, true) => Ordering::Greater,
            (false, false, true, false) => Ordering::Less,
            (false, false, true, true) => match order()? {
                Some(order) => order,
                None => return Ok(Comparison::Ambiguous),
            },
            (false, false, false, false) => other.is_specialised.cmp(&self.is_specialised).then(order()?.unwrap_or(Ordering::Equal)),
            _ => Ordering::Equal,
        };
        Ok(match (better, worse, special) {
            (true, false, _) | (_, _, Ordering::Greater) => Comparison::Better,
            (false, true, _) | (_, _, Ordering::Less) => Comparison::Worse,
            (true, true, _) if by_rank || are_plain => Comparison::Ambiguous,
            // nothing but these rules tells a function of the program from one of CuTe
            _ if self.is_declaration() != other.is_declaration() => Comparison::Ambiguous,
            _ => match self.score.cmp(&other.score) {
                Ordering::Greater => Comparison::Better,
                Ordering::Less => Comparison::Worse,
                // what the program defines itself is meant, not what stands in for the library
                Ordering::Equal if other.is_prelude && !self.is_prelude => Comparison::Better,
                Ordering::Equal if self.is_prelude && !other.is_prelude => Comparison::Worse,
                Ordering::Equal if by_rank || are_plain => Comparison::Ambiguous,
                Ordering::Equal if self.has_body && !other.has_body => Comparison::Better,
                Ordering::Equal => Comparison::Same,
            },
        })
    }
}

/// How well an argument fits a parameter, by [over.ics.rank].
#[derive(Clone, Copy, Debug)]
pub(super) struct ArgumentFit {
    /// Exact 4, promoted 3, converted 2, by a conversion of a class 1.
    pub(super) rank: u8,
    /// Among references and among pointers: 2 is better than 1, which adds `const`; 0 where it is neither.
    pub(super) detail: u8,
    /// The base that an object becomes, and how many classes lie in between: a nearer one is better, `const` or not.
    pub(super) base: Option<(i64, ClassId)>,
    /// The conversion function, by its number from 1 on, and the rank of the conversion behind it.
    pub(super) behind: (u32, u8),
}

/// How well the object of a method fits it.
pub(super) fn object_fit(function: &FunctionCode, passing: &Passing) -> ArgumentFit {
    let (rank, detail) = match (function.of, passing.on_const) {
        _ if function.qualifier == Qualifier::Rvalue && !passing.on_rvalue => (0, 0),
        (MethodOf::Changeable, _) if function.qualifier == Qualifier::Lvalue && passing.on_rvalue => (0, 0),
        (MethodOf::Changeable, false) if function.qualifier == Qualifier::Rvalue => (4, 3),
        (MethodOf::Const, _) if function.qualifier == Qualifier::Rvalue => (4, 2),
        (MethodOf::Changeable, true) => (0, 0),
        (MethodOf::Changeable, false) => (4, 2),
        (MethodOf::Const, _) => (4, 1),
        (MethodOf::Any, _) => (4, 0),
    };
    ArgumentFit { rank, detail, ..ArgumentFit::NONE }
}

impl ArgumentFit {
    /// One that tells nothing.
    pub(super) const NONE: ArgumentFit = ArgumentFit { rank: 0, detail: 0, base: None, behind: (0, 0) };

    /// The rank by [over.ics.rank]: an object as one of a base is converted.
    pub(super) fn grade(&self) -> u8 {
        if self.base.is_some() { self.rank.min(rank_of(super::scores::CONVERTED)) } else { self.rank }
    }

    /// Whether it is better than another one.
    pub(super) fn compared(&self, other: &ArgumentFit) -> std::cmp::Ordering {
        self.rank.cmp(&other.rank).then_with(|| match (self.detail, other.detail) {
            (a, b) if self.rank == BY_CLASS_RANK && self.behind.0 != 0 && self.behind.0 == other.behind.0 => {
                let by_detail = if a.min(b) == 0 { std::cmp::Ordering::Equal } else { a.cmp(&b) };
                self.behind.1.cmp(&other.behind.1).then(by_detail)
            }
            _ if let (Some((mine, a)), Some((steps, b))) = (self.base, other.base)
                && a != b =>
            {
                steps.cmp(&mine)
            }
            (0, _) | (_, 0) => std::cmp::Ordering::Equal,
            (a, b) if a == ADDED_TO_POINTER || b == ADDED_TO_POINTER => (a != ADDED_TO_POINTER).cmp(&(b != ADDED_TO_POINTER)),
            // only two references are told apart by what they refer to
            (POINTER_KEPT, _) | (_, POINTER_KEPT) => std::cmp::Ordering::Equal,
            (a, b) => a.cmp(&b),
        })
    }
}

/// In the stead of [`ArgumentFit::detail`]: a pointer adds `const` to what it points to, which anything that does not is better than.
pub(super) const ADDED_TO_POINTER: u8 = 9;

/// The same: a pointer as it is.
pub(super) const POINTER_KEPT: u8 = 8;

/// The conversion functions with higher numbers are those of CUTLASS's numbers, of which the score says nothing.
const LAST_OF_PROGRAM: u32 = u32::MAX / 2;

/// The rank of a conversion by a class, the lowest one.
pub(super) const BY_CLASS_RANK: u8 = 1;

/// The rank of an exact match.
pub(super) const EXACT_RANK: u8 = 4;

/// The rank of a list in braces as an `initializer_list`, the highest one.
pub(super) const LISTED_RANK: u8 = 5;

/// Whether a pattern is an `initializer_list` of what is deduced.
pub(super) fn is_list(pattern: &Pattern) -> bool {
    matches!(pattern, Pattern::Template(TemplateName::Library(name), _) if &**name == "initializer_list")
}

/// The rank of a conversion with that score, of which a reference may have taken some: exact match, promotion,
/// conversion, conversion by a class.
pub(super) fn rank_of(score: i64) -> u8 {
    match score {
        90.. => EXACT_RANK,
        60..90 => 3,
        21..60 => 2,
        _ => BY_CLASS_RANK,
    }
}

/// Whether a method can be called on the object, by its `const` and by what it is a reference to.
pub(super) fn suits(function: &FunctionCode, passing: &Passing) -> bool {
    let changeable = function.of == MethodOf::Changeable;
    match function.qualifier {
        _ if changeable && passing.on_const => false,
        Qualifier::Rvalue => passing.on_rvalue,
        Qualifier::Lvalue => !(changeable && passing.on_rvalue),
        Qualifier::None => true,
    }
}
