//! Layouts in other notations, read as their translations.

use super::{Parser, Rest};
use crate::syntax::ast::{Expr, Foreign, Kind, Span};
use crate::syntax::expected::Syntax;
use crate::syntax::notations::{self, OFFSET, Offset, Wrong};

impl<'a> Parser<'a, '_> {
    /// The layout in another notation that starts here.
    #[cold]
    #[inline(never)]
    pub(super) fn foreign(&self, i: &'a str, out: &mut Expr<'a>) -> Rest<'a> {
        let at = self.at(i);
        let (found, len) = match notations::leading(i, &self.names.given()) {
            Ok(found) => found,
            Err(wrong) => return self.wrong(syntax(wrong, at)),
        };
        let text = self.arena.alloc_str(&found.expression());
        let mut unknowns: Vec<&str> = found.symbols.iter().map(|s| &*self.arena.alloc_str(&s.name)).collect();
        if found.offset == Offset::Unknown {
            unknowns.push(OFFSET);
        }
        let inner = Parser { folds: self.folds, ..Parser::new(text, self.arena, self.names) };
        let value = match inner.leading_expression(0) {
            Ok(Some(value)) => value,
            Ok(None) => return self.wrong(Syntax::Empty),
            Err(_) => {
                let at = self.span(i, &i[len..]);
                return self.wrong(Syntax::Notation { at, message: "this layout is larger than the notation takes".to_string() });
            }
        };
        self.count(i, inner.parts.get())?;
        let unknowns = self.arena.alloc_slice_copy(&unknowns);
        let foreign = self.arena.alloc(Foreign { text: &i[..len], value, unknowns });
        self.put(out, i, &i[len..], Kind::Foreign(foreign))
    }
}

/// What is wrong with a notation that starts at byte `start`.
pub fn syntax(wrong: Wrong, start: usize) -> Syntax {
    let at = Span::new(start + wrong.at.start, start + wrong.at.end);
    match wrong.lacks {
        Some(lack) => Syntax::Lacks { at, message: wrong.message, lack },
        None => Syntax::Notation { at, message: wrong.message },
    }
}
