//! Functions of the registry called with values, as an expression calls them with what it evaluates.

use super::expression::Trouble;
use crate::algebra::Cx;
use crate::functions::{Args, lookup};
use crate::value::Value;

/// The value of `name<templates>(values)`: the same rows and the same refusals as in an expression.
pub fn call<'a>(cx: Cx<'a>, name: &'static str, templates: &[Value<'a>], values: &[Value<'a>]) -> Result<Value<'a>, Trouble<'a>> {
    let function = lookup(name).ok_or(Trouble::UnknownName { name, called: true })?.row();
    if !function.exists_in(cx.mode) {
        return Err(Trouble::NotInCxx { function });
    }
    let (least, most) = function.arity();
    if values.len() < least || most.is_some_and(|most| values.len() > most) {
        return Err(Trouble::Arity { function, got: values.len() });
    }
    let (least, most) = (usize::from(function.templates.min), usize::from(function.templates.max));
    if templates.len() < least || (templates.len() > most && most < 255) {
        return Err(Trouble::TemplateArity { function, got: templates.len() });
    }
    (function.run)(&Args { cx, row: function, templates, values }).map_err(|refusal| Trouble::Refused { function, refusal })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::algebra::Mode;
    use crate::eval::Session;

    #[test]
    fn a_call_with_values_is_the_expression() {
        let arena = bumpalo::Bump::new();
        let mut session = Session::new(Mode::Value);
        let cx = session.cx(&arena);
        let layout = session.value(&arena, "(_8,_8):(_8,_1)").unwrap();
        let bits = [session.value(&arena, "16").unwrap(), session.value(&arena, "32").unwrap()];
        let whole = session.value(&arena, "recast_layout<16,32>((_8,_8):(_8,_1))").unwrap();
        assert_eq!(call(cx, "recast_layout", &bits, &[layout]).unwrap(), whole);
        assert!(matches!(call(cx, "recast_layout", &bits[..1], &[layout]), Err(Trouble::TemplateArity { got: 1, .. })));
        assert!(matches!(call(cx, "size", &[], &[]), Err(Trouble::Arity { got: 0, .. })));
        assert!(matches!(call(cx, "no_such", &[], &[]), Err(Trouble::UnknownName { .. })));
    }
}
