//! The MMA and copy atoms of CuTe: what every `MMA_Traits` and `Copy_Traits` of the CUTLASS headers says.
//!
//! Data and the rules that generate it. A family of mechanical members is a rule over what its name and
//! its template arguments say, never a list of them. Nothing here knows a value of the language or a
//! terminal: layouts are text as CuTe prints them, which is text that the language reads.
//!
//! `tests/cxx/atoms.py` derives the same from the headers with a compiler and compares.

mod arg;
mod copies;
mod gmma;
mod name;
mod ptx;
mod sm120;
mod tmem;
mod umma;
mod uncovered;
mod universal;
mod warp;

use std::borrow::Cow;

pub use arg::Arg;

/// Text that a table holds or a rule makes.
pub type Text = Cow<'static, str>;

/// A matrix multiply-accumulate operation and its thread-value layouts.
///
/// ```
/// let mma = cutectl::atoms::mma("SM80_16x8x16_F32F16F16F32_TN", &[]).unwrap();
/// assert_eq!((&*mma.shape, mma.arch), ("(_16,_8,_16)", "SM80"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mma {
    /// The operation as CuTe calls it, without template arguments.
    pub name: Text,
    /// The header below `cute/atom` that defines its traits.
    pub header: &'static str,
    /// The first architecture that has it, `SM80`; empty for an operation of no particular one.
    pub arch: &'static str,
    /// The value types of D, A, B and C.
    pub types: [Text; 4],
    /// M, N and K as a tuple.
    pub shape: Text,
    /// Logical to physical thread numbers.
    pub thr_id: Text,
    /// (thread, value) to the column-major coordinate in M x K.
    pub a: Text,
    /// (thread, value) to the column-major coordinate in N x K.
    pub b: Text,
    /// (thread, value) to the column-major coordinate in M x N.
    pub c: Text,
    /// Where the fragments of A, B and C live.
    pub fragments: [Fragment; 3],
    /// Layouts that some operations have and `print` leaves out: `E` (sparse metadata), `SFA`, `SFB` (scale factors).
    pub others: Vec<(&'static str, Text)>,
    /// What the operation itself asserts of these arguments, where they break it: CuTe refuses an object of the
    /// operation, as `make_tiled_mma(Op{})` takes it, and yet prints the atom.
    pub asserts: Option<Text>,
}

/// What the fragment of an operand is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fragment {
    /// Registers: an ordinary tensor.
    Registers,
    /// A shared-memory descriptor: the tensor stays where it is.
    Descriptor,
    /// The operand lies in tensor memory.
    TensorMemory,
}

/// A copy operation and its thread-value layouts, in bits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Copy {
    /// The operation as CuTe calls it, without template arguments.
    pub name: Text,
    /// The header below `cute/atom` that defines its traits.
    pub header: &'static str,
    /// The first architecture that has it, `SM75`; empty for an operation of no particular one.
    pub arch: &'static str,
    /// Logical to physical thread numbers.
    pub thr_id: Text,
    /// (thread, bit) of the source to the bit.
    pub src: Text,
    /// (thread, bit) of the destination to the bit.
    pub dst: Text,
    /// (thread, bit) that both are understood by.
    pub reference: Text,
    /// What the operation itself asserts of these arguments, where they break it: as for an MMA operation.
    pub asserts: Option<Text>,
}

/// Why there is no such atom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Missing {
    /// The headers define no operation of that name.
    Unknown,
    /// The headers define it, the table leaves it out, for this reason.
    NotCovered(&'static str),
    /// The template arguments do not fit, for this reason.
    Arguments(String),
}

/// An operation in a listing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// The operation as CuTe calls it, without template arguments.
    pub name: Text,
    /// Its template parameters as the header declares them, `class D, class A = D`; empty where it is not a template.
    pub parameters: &'static str,
    /// The header below `cute/atom` that defines its traits.
    pub header: &'static str,
    /// The first architecture that has it.
    pub arch: &'static str,
}

/// The MMA operation called `name`, with or without its namespaces, for the template arguments `args`.
pub fn mma(name: &str, args: &[Arg]) -> Result<Mma, Missing> {
    let name = name::canonical(name);
    first(&[warp::mma, gmma::mma, umma::mma, sm120::mma, universal::mma], &name, args)
}

/// The copy operation called `name`, with or without its namespaces, for the template arguments `args`.
pub fn copy(name: &str, args: &[Arg]) -> Result<Copy, Missing> {
    let name = name::canonical(name);
    match first(&[copies::copy, universal::copy, tmem::copy], &name, args) {
        Err(Missing::Unknown) => Err(uncovered::copy(&name).map_or(Missing::Unknown, Missing::NotCovered)),
        found => found,
    }
}

/// The PTX instruction that the operation called `name` issues for these template arguments. `None` where the headers
/// have no assembly for it: universal operations, shuffles, and what the table does not cover.
pub fn instruction(name: &str, args: &[Arg]) -> Option<String> {
    match (mma(name, args), copy(name, args)) {
        (Ok(row), _) => ptx::mma(&row.name, args),
        (_, Ok(row)) => ptx::copy(&row.name),
        _ => None,
    }
}

/// What the instruction of an operation called `name` begins with, of whatever template arguments: for a search. Lower-case.
pub fn instruction_name(name: &str) -> Option<String> {
    let name = name::canonical(name);
    let of_types = || name.starts_with("SM120").then(|| "mma.sync.aligned".to_owned());
    ptx::mma(&name, &[]).or_else(|| ptx::copy(&name)).or_else(of_types)
}

/// The bits of tensor memory that the copy operation called `name` reaches, as its traits number them: `ValID`. `None` where
/// it does not reach tensor memory.
pub fn tensor_memory_values(name: &str) -> Option<Text> {
    tmem::values(&name::canonical(name))
}

/// Whether C++ gives the template arguments of the operation called `name` to its traits, as
/// `Copy_Traits<SM90_BULK_COPY_G2S, Int<1024>>`.
pub fn arguments_of_traits(name: &str) -> bool {
    copies::arguments_of_traits(&name::canonical(name))
}

/// Every copy operation that the headers have and the table leaves out: its name, its header and the reason.
pub fn uncovered_names() -> impl Iterator<Item = [&'static str; 3]> {
    uncovered::names()
}

/// Why a function of the headers is left out, if it is one of those that need what the table leaves out.
pub fn uncovered_function(name: &str) -> Option<&'static str> {
    uncovered::function(name)
}

/// A part of the table: an answer by name and arguments.
type Part<T> = fn(&str, &[Arg]) -> Result<T, Missing>;

/// What the first part that knows `name` says.
fn first<T>(parts: &[Part<T>], name: &str, args: &[Arg]) -> Result<T, Missing> {
    let known = |part: &Part<T>| match part(name, args) {
        Err(Missing::Unknown) => None,
        answer => Some(answer),
    };
    parts.iter().find_map(known).unwrap_or(Err(Missing::Unknown))
}

/// Every MMA operation.
pub fn mma_names() -> impl Iterator<Item = Listed> {
    mma_names_from("")
}

/// Every MMA operation whose name begins with `typed`.
pub fn mma_names_from(typed: &str) -> impl Iterator<Item = Listed> {
    let all = universal::mma_names().chain(warp::names()).chain(gmma::names(typed)).chain(umma::names()).chain(sm120::names());
    all.filter(move |listed| listed.name.starts_with(typed))
}

/// Every copy operation.
pub fn copy_names() -> impl Iterator<Item = Listed> {
    copy_names_from("")
}

/// The copy operations whose names begin with `typed`.
pub fn copy_names_from(typed: &str) -> impl Iterator<Item = Listed> {
    let all = universal::copy_names().chain(copies::names()).chain(tmem::names(typed));
    all.filter(move |listed| listed.name.starts_with(typed))
}
