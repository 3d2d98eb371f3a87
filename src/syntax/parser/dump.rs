//! Atoms and tilings as CuTe prints them: labelled lines, read as the call that makes the same value.

use super::{EMPTY, Parser, Rest};
use crate::algebra::Int;
use crate::syntax::ast::{Arg, Call, Expr, Kind};
use crate::syntax::dump;
use crate::syntax::expected::Expected;
use crate::syntax::token::{self, Fail, blanks, first, is_name_start};
use smallvec::SmallVec;

impl<'a> Parser<'a, '_> {
    /// An atom or a tiling as CuTe prints it, if one starts here: a line for each part, or all of
    /// them in one line.
    #[inline(never)]
    pub(super) fn dump(&self, start: &'a str, out: &mut Expr<'a>) -> Result<Option<&'a str>, Fail> {
        let (rest, word) = token::name(start)?;
        let (Some(labels), Some(function), false) = (dump::labels(word), self.names.function(word), self.is_bound(word)) else {
            return Ok(None);
        };
        let mut rest = rest;
        let mut args: SmallVec<[Arg<'a>; 5]> = SmallVec::new();
        for (at, (label, name)) in labels.iter().enumerate() {
            let i = self.skip_lines(rest)?;
            args.push(Arg { name: Some(name), value: EMPTY });
            let value = &mut args[at].value;
            rest = match behind_label(i, label, self.context.get().bracketed) {
                None if at == 0 => return Ok(None),
                None => return self.missing(i, Expected::LABEL),
                Some(i) if label.is_empty() => match self.dump(i, value)? {
                    Some(rest) => rest,
                    None => self.named(i, value)?,
                },
                Some(i) if *name == "ValueType" => self.value_bits(self.skip(i)?, value)?,
                Some(i) => self.expression(self.skip(i)?, value)?,
            };
        }
        let args = self.arena.alloc_slice_copy(&args);
        let call = self.arena.alloc(Call { function: function.id, templates: &[], args, called: true });
        self.put(out, start, rest, Kind::Call(call)).map(Some)
    }

    /// `16b`: the size of a value.
    fn value_bits(&self, i: &'a str, out: &mut Expr<'a>) -> Rest<'a> {
        let Ok((rest, Some(bits))) = token::decimal(i) else {
            return self.missing(i, Expected::INTEGER);
        };
        let value = Int::dynamic(i64::try_from(bits).unwrap_or(i64::MAX));
        self.put(out, i, rest.strip_prefix('b').unwrap_or(rest), Kind::Int(value))
    }
}

/// What stands behind a label and its colon, if it stands here.
fn behind_label<'a>(i: &'a str, label: &str, newlines: bool) -> Option<&'a str> {
    if label.is_empty() {
        return is_name_start(first(i)).then_some(i);
    }
    blanks(i.strip_prefix(label)?, newlines).strip_prefix(':')
}
