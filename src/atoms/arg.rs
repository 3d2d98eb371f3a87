//! Template arguments of an operation, resolved as far as the table needs.

use super::Missing;

/// A template argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arg<'a> {
    /// A type, by its CuTe name without namespaces, and its size.
    Type {
        /// `half_t`.
        name: &'a str,
        /// 16.
        bits: u32,
    },
    /// An integer or a truth value.
    Int(i64),
    /// An enumerator: `GMMA::Major::K`, `UMMA::ScaleIn::One`.
    Name(&'a str),
}

/// Refuses arguments for an operation that is no template.
pub(super) fn none(args: &[Arg]) -> Result<(), Missing> {
    match args {
        [] => Ok(()),
        _ => Err(Missing::Arguments("is no template and takes no arguments".to_owned())),
    }
}
