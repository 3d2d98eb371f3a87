//! The functions of the language: one row each.
//!
//! Dispatch, arity and kind errors, "did you mean", help, completion, the reference in the
//! documents and the example tests all come from these rows. Knows values, and nothing of texts.

mod algebra;
mod args;
mod bits;
mod coordinates;
mod copies;
mod descriptors;
mod integers;
mod layouts;
mod mmas;
mod pointers;
mod predicates;
mod print;
mod scale_factors;
mod selectors;
mod sequences;
mod smem_atoms;
mod soundness;
mod swizzles;
mod tensor_memory;
mod tensors;
mod tma;
mod tuples;
mod types;

pub use args::{ArgResult, Args, Out, Refusal};

use crate::algebra::Mode;
use crate::algebra::soundness::Finding;
use crate::syntax::names::Called;
pub use crate::syntax::names::{Form, FunctionId, Reading};
use crate::value::Value;

/// The template arguments in `<…>`: their signature and how many there may be.
#[derive(Clone, Copy, Debug)]
pub struct Templates {
    /// As shown in the signature, without the brackets.
    pub text: &'static str,
    /// The least number of template arguments.
    pub min: u8,
    /// The greatest number of template arguments; 255 stands for any.
    pub max: u8,
}

impl Templates {
    /// Whether so many template arguments may be given.
    #[inline]
    pub fn takes(&self, count: usize) -> bool {
        count >= self.min.into() && (self.max == u8::MAX || count <= self.max.into())
    }
}

/// A parameter of a function.
#[derive(Clone, Copy, Debug)]
pub struct Param {
    /// Its name, also the keyword of `stride=(8,1)`.
    pub name: &'static str,
    /// How many arguments the parameter takes.
    pub need: Need,
}

/// How many arguments a parameter takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// Exactly one argument.
    One,
    /// One argument or none.
    Optional,
    /// Any number of arguments.
    Many,
}

/// Checks an answer against what its operation promises of it.
pub type Post = for<'c, 'a> fn(&Args<'c, 'a>, Value<'a>) -> Option<Finding<'a>>;

/// How an operation is drawn beside its operands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Picture {
    /// Each layout in a panel of its own, without a relation between them.
    #[default]
    Each,
    /// What of the first operand is where in the result, through the second.
    Composition,
    /// The tiles of the first operand, and where they are in the result.
    Divide,
    /// The copies of the first operand in the result.
    Product,
    /// Which indices are reached by the layout, by its complement, and by both.
    Complement,
    /// A layout and its right inverse.
    RightInverse,
    /// A layout and its left inverse.
    LeftInverse,
    /// What of a layout a slice keeps.
    Slice,
    /// What of a layout `dice` keeps.
    Dice,
    /// The coordinates of one shape in another.
    Relation(Relation),
}

/// The four relations between two shapes that CuTe names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// Whether every coordinate of the one is a coordinate of the other.
    Compatible,
    /// Whether each leaf of the one divides what the other has there.
    WeaklyCompatible,
    /// Whether they have the same profile.
    Congruent,
    /// Whether the other refines the profile of the one.
    WeaklyCongruent,
}

/// A row of the registry: a function of the language, its help and what computes it.
///
/// ```
/// let row = cutectl::functions::lookup("coalesce").unwrap().row();
/// assert_eq!((row.name, row.arity()), ("coalesce", (1, Some(2))));
/// ```
#[derive(Clone, Copy)]
pub struct Function {
    /// The name that CuTe gives it.
    pub name: &'static str,
    /// Other names for the same.
    pub aliases: &'static [&'static str],
    /// Whether it is a function, a type or a statement.
    pub form: Form,
    /// How the name and the arguments are read.
    pub reading: Reading,
    /// How many template arguments it takes, and their names.
    pub templates: Templates,
    /// The arguments that it takes, in order.
    pub params: &'static [Param],
    /// What it computes, in one line.
    pub summary: &'static str,
    /// What must hold, in CuTe's words where it asserts.
    pub requires: &'static [&'static str],
    /// The header or document that defines it.
    pub source: &'static str,
    /// Expressions and their values. An example with `--cxx` as prefix holds in that mode.
    pub examples: &'static [(&'static str, &'static str)],
    /// Whether C++ does not have it, so that `--cxx` refuses it.
    pub not_in_cxx: bool,
    /// Whether it is cutectl's own and no function of CuTe: no C++ program has it.
    pub own: bool,
    /// Whether it answers yes or no, and nothing else.
    pub question: bool,
    /// Whether C++ has it only as a member, `x.f(…)`, so that `--cxx` refuses `f(x, …)`.
    pub member: bool,
    /// Whether C++ wants its first argument as a constant expression.
    pub constant: bool,
    /// What is wrong with an answer, where the operation promises more than CuTe checks.
    pub post: Option<Post>,
    /// What lies outside: coordinates and threads that there are not.
    pub bounds: Option<Post>,
    /// How it is drawn beside its operands.
    pub picture: Picture,
    /// Computes the answer from the arguments.
    pub run: for<'c, 'a> fn(&Args<'c, 'a>) -> Out<'a>,
}

/// The signature of a function that takes no template arguments.
const PLAIN: Templates = Templates { text: "", min: 0, max: 0 };
/// A path of mode indices, outermost first.
const MODES: Templates = Templates { text: "I...", min: 0, max: 255 };

const fn templates(text: &'static str, min: u8, max: u8) -> Templates {
    Templates { text, min, max }
}

const fn one(name: &'static str) -> Param {
    Param { name, need: Need::One }
}

const fn optional(name: &'static str) -> Param {
    Param { name, need: Need::Optional }
}

const fn many(name: &'static str) -> Param {
    Param { name, need: Need::Many }
}

/// The defaults of the fields that a row leaves out.
const ROW: Function = Function {
    name: "",
    aliases: &[],
    form: Form::Function,
    reading: Reading::Plain,
    templates: PLAIN,
    params: &[],
    summary: "",
    requires: &[],
    source: "cute/int_tuple.hpp",
    examples: &[],
    not_in_cxx: false,
    own: false,
    question: false,
    member: false,
    constant: false,
    post: None,
    bounds: None,
    picture: Picture::Each,
    run: |_| Ok(super::value::Value::Nothing),
};

/// The rows of the parts of a family, one behind the other.
const fn joined<const N: usize>(parts: &[&[Function]]) -> [Function; N] {
    let (mut rows, mut at, mut part) = ([ROW; N], 0, 0);
    while part < parts.len() {
        let mut row = 0;
        while row < parts[part].len() {
            rows[at] = parts[part][row];
            (at, row) = (at + 1, row + 1);
        }
        part += 1;
    }
    rows
}

/// A group of functions under one heading.
pub struct Family {
    /// The heading of the family in lists.
    pub title: &'static str,
    /// The functions of the family, one row each.
    pub rows: &'static [Function],
}

/// Every function, by family.
pub static FAMILIES: &[Family] = LISTED;

/// The families as a constant, which the table of names is made of.
const LISTED: &[Family] = &[
    Family { title: "Integers", rows: integers::ROWS },
    Family { title: "Bits", rows: bits::ROWS },
    Family { title: "Tuples", rows: tuples::ROWS },
    Family { title: "Coordinates and strides", rows: coordinates::ROWS },
    Family { title: "Layouts", rows: layouts::ROWS },
    Family { title: "Layout algebra", rows: algebra::ROWS },
    Family { title: "Swizzles and composed layouts", rows: swizzles::ROWS },
    Family { title: "Shared-memory layout atoms", rows: smem_atoms::ROWS },
    Family { title: "Tensors", rows: tensors::ROWS },
    Family { title: "Pointers", rows: pointers::ROWS },
    Family { title: "MMA atoms and tilings", rows: mmas::ROWS },
    Family { title: "Copy atoms and tilings", rows: copies::ROWS },
    Family { title: "Copies by the tensor memory accelerator", rows: tma::ROWS },
    Family { title: "Descriptors", rows: descriptors::ROWS },
    Family { title: "Tensor memory", rows: tensor_memory::ROWS },
    Family { title: "Layouts of scale factors", rows: scale_factors::ROWS },
    Family { title: "The choice of an operation", rows: selectors::ROWS },
    Family { title: "Types", rows: types::ROWS },
    Family { title: "Sequences and constants", rows: sequences::ROWS },
    Family { title: "Printing", rows: print::ROWS },
    Family { title: "Predicates of cutectl's own, which CuTe does not have", rows: predicates::ROWS },
];

impl FunctionId {
    /// The row of the registry that this number stands for.
    #[inline]
    pub fn row(self) -> &'static Function {
        &FAMILIES[self.family as usize].rows[self.row as usize]
    }
}

/// Every function, each with the family it is listed under.
pub fn all() -> impl Iterator<Item = (&'static Family, &'static Function)> {
    FAMILIES.iter().flat_map(|family| family.rows.iter().map(move |row| (family, row)))
}

/// Every name and alias.
pub fn names() -> impl Iterator<Item = &'static str> {
    all().flat_map(|(_, row)| std::iter::once(row.name).chain(row.aliases.iter().copied()))
}

/// The function called `name`.
pub fn lookup(name: &str) -> Option<FunctionId> {
    let mut slot = hash(name.as_bytes());
    loop {
        let id = TABLE[slot]?;
        let row = id.row();
        if row.name == name || row.aliases.contains(&name) {
            return Some(id);
        }
        slot = (slot + 1) % SLOTS;
    }
}

const SLOTS: usize = 1024;

const fn hash(name: &[u8]) -> usize {
    let mut h = 0xcbf2_9ce4u32;
    let mut i = 0;
    while i < name.len() {
        h = (h ^ name[i] as u32).wrapping_mul(0x0100_0193);
        i += 1;
    }
    (h ^ (h >> 15)) as usize % SLOTS
}

/// Names to rows by open addressing, made at compile time: a lookup costs one hash.
static TABLE: [Option<FunctionId>; SLOTS] = table();

const fn table() -> [Option<FunctionId>; SLOTS] {
    let mut table = [None; SLOTS];
    let mut family = 0;
    while family < LISTED.len() {
        let rows = LISTED[family].rows;
        let mut row = 0;
        while row < rows.len() {
            let id = FunctionId { family: family as u8, row: row as u8 };
            place(&mut table, rows[row].name, id);
            let mut alias = 0;
            while alias < rows[row].aliases.len() {
                place(&mut table, rows[row].aliases[alias], id);
                alias += 1;
            }
            row += 1;
        }
        family += 1;
    }
    table
}

const fn place(table: &mut [Option<FunctionId>; SLOTS], name: &str, id: FunctionId) {
    let mut slot = hash(name.as_bytes());
    while table[slot].is_some() {
        slot = (slot + 1) % SLOTS;
    }
    table[slot] = Some(id);
}

impl std::fmt::Debug for Function {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str(self.name)
    }
}

impl Function {
    /// What stands before the template arguments of a call and what behind: a member stands behind those of its type.
    pub fn owner_and_member(&self) -> (&'static str, &'static str) {
        match (self.reading, self.name.rfind("::")) {
            (Reading::Member, Some(at)) => self.name.split_at(at),
            _ => (self.name, ""),
        }
    }

    /// The signature: `composition(layout, tiler)`.
    pub fn signature(&self) -> String {
        let (owner, member) = self.owner_and_member();
        let mut text = owner.to_string();
        if self.templates.max > 0 {
            text += &format!("<{}>", self.templates.text);
        }
        text += member;
        let params = self.params.iter().map(|p| match p.need {
            Need::One => p.name.to_string(),
            Need::Optional => format!("[{}]", p.name),
            Need::Many => format!("{}...", p.name),
        });
        let (open, close) = if self.form == Form::Type { ('{', '}') } else { ('(', ')') };
        text.push(open);
        text += &params.collect::<Vec<_>>().join(", ");
        text.push(close);
        text
    }

    /// The fewest and the most arguments, `None` for any number.
    pub fn arity(&self) -> (usize, Option<usize>) {
        let least = self.params.iter().filter(|p| p.need == Need::One).count();
        let many = self.params.iter().any(|p| p.need == Need::Many);
        (least, (!many).then_some(self.params.len()))
    }

    /// The function as the parser reads a call of it.
    pub fn called(&self, id: FunctionId) -> Called {
        Called { id, name: self.name, form: self.form, templates: self.templates.max > 0, reading: self.reading }
    }

    /// Whether the function exists in this mode.
    pub fn exists_in(&self, mode: Mode) -> bool {
        !(self.not_in_cxx && mode == Mode::Cxx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn questions_have_no_answers_but_yes_and_no() {
        for row in all().map(|(_, row)| row).filter(|row| row.question) {
            assert!(row.examples.iter().all(|(_, answer)| matches!(*answer, "0" | "1" | "_0" | "_1")), "`{}` has other answers", row.name);
        }
        let question = |name: &str| lookup(name).map(|id| id.row().question);
        for name in ["is_static", "is_underscore", "elem_less", "lex_geq", "congruent", "weakly_compatible", "evenly_divides", "true_type"]
        {
            assert_eq!(question(name), Some(true), "`{name}` answers yes or no");
        }
        for name in ["size", "rank", "signum", "coalesce", "get", "front", "gcd", "find", "print"] {
            assert_eq!(question(name), Some(false), "`{name}` has more answers than yes and no");
        }
    }

    #[test]
    fn every_name_finds_its_row_once() {
        let mut seen = std::collections::HashSet::new();
        for (_, row) in all() {
            for name in std::iter::once(row.name).chain(row.aliases.iter().copied()) {
                assert!(seen.insert(name), "`{name}` stands twice");
                assert_eq!(lookup(name).map(|id| id.row().name), Some(row.name));
            }
            assert!(!row.examples.is_empty() && !row.summary.is_empty(), "`{}` says too little", row.name);
        }
        assert_eq!(lookup("no_such_function").map(|id| id.row().name), None);
        assert!(seen.len() * 2 < SLOTS, "the table is too full to be fast");
    }
}
