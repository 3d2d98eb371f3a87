//! How well an argument fits a parameter. `rank_of` puts these into the ranks of [over.ics.scs]: what is at least
//! `QUALIFIED` is an exact match, down to `PROMOTED` a promotion, down to `TO_BOOL` a conversion, below that a
//! conversion by a class. Within a rank a larger one is better by [over.ics.rank], or more specialised.

/// A type that is the very one.
pub(super) const EXACT: i64 = 1000;
/// A list in braces as an `initializer_list`, which is better than anything else that it can become.
pub(super) const LISTED: i64 = 500;
/// So much less for each rank that the worst of its elements lies below an exact match.
pub(super) const LISTED_STEP: i64 = 10;
/// A type that a parameter of the template is bound to.
pub(super) const BOUND: i64 = 100;
/// A pointer that points to `const` now.
pub(super) const QUALIFIED: i64 = 95;
/// An object as one of a base of its class; one less for each class in between. With what a reference adds it is no exact match.
pub(super) const TO_BASE: i64 = 84;
/// The same for pointers.
pub(super) const POINTER_TO_BASE: i64 = 75;
/// A small number that becomes `int`, a `float` that becomes `double`.
pub(super) const PROMOTED: i64 = 65;
/// `nullptr` as a pointer.
pub(super) const NULL_POINTER: i64 = 50;
/// A number as one of another type.
pub(super) const CONVERTED: i64 = 45;
/// A class template whose arguments are matched too, an array of a known length.
pub(super) const TEMPLATE: i64 = 140;
/// A pointer as `void*`, a lambda as a function, a pattern behind `*`.
pub(super) const POINTER: i64 = 30;
/// A pointer as a truth.
pub(super) const TO_BOOL: i64 = 22;
/// A value of the library as one of another type of it.
pub(super) const OF_LIBRARY: i64 = 15;
/// A value as an object of the program, by a constructor or a conversion operator.
pub(super) const BY_CLASS: i64 = 11;
/// A type that cannot be deduced: it is compared once the parameters of the template are known.
pub(super) const NOT_DEDUCED: i64 = 5;
