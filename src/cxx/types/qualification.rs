//! How pointers to pointers gain `const`.

use super::Types;
use crate::cxx::value::{Type, TypeId};

impl Types {
    /// Whether two types are one but for `const`s, which the second may have more of below one of its own ([conv.qual]); what
    /// stands at their outermost level does not count.
    pub fn adds_const(&self, a: TypeId, b: TypeId) -> bool {
        let (mut a, mut b) = (self.strip(a), self.strip(b));
        while a != b {
            // an array is `const` by its elements
            if let (Type::Array(x, n), Type::Array(y, m)) = (self.get(a), self.get(b)) {
                match n == m && (self.strip(*y) != *y || self.strip(*x) == *x) {
                    true => (a, b) = (self.strip(*x), self.strip(*y)),
                    false => return false,
                }
                continue;
            }
            let (Type::Pointer(here, x), Type::Pointer(there, y)) = (self.get(a), self.get(b)) else {
                return false;
            };
            let is_const = matches!(self.get(*y), Type::Const(_));
            if here != there || !is_const && (matches!(self.get(*x), Type::Const(_)) || self.strip(*x) != self.strip(*y)) {
                return false;
            }
            (a, b) = (self.strip(*x), self.strip(*y));
        }
        true
    }
}
