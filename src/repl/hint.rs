//! What is shown behind a line while it is typed: the signature of the function at the cursor.

use super::command::{self, Parameter};
use crate::functions;
use crate::syntax::lexeme::names_around;

/// The hint for `line` with the cursor at byte `at`, if there is one.
pub fn hint(line: &str, at: usize, is_bound: &dyn Fn(&str) -> bool) -> Option<String> {
    if let Some(typed) = line.strip_prefix(':') {
        let (name, rest) = command::parts(typed);
        let command = command::lookup(name)?;
        let fresh = rest.is_empty()
            || matches!(command.parameter, Parameter::Words(_) | Parameter::File | Parameter::Names | Parameter::Topic | Parameter::Code);
        if fresh {
            return (rest.is_empty() && !command.args.is_empty()).then(|| command.args.to_string());
        }
    }
    let names = names_around(line, at);
    let mut functions = names.iter().filter(|name| !is_bound(name)).filter_map(|name| functions::lookup(name));
    Some(functions.next()?.row().signature())
}

/// As much of a hint as `room` columns take, behind two blanks; none where little would be left.
pub fn fitted(hint: &str, room: usize) -> Option<String> {
    let room = room.checked_sub(2)?;
    if hint.chars().count() <= room {
        return Some(format!("  {hint}"));
    }
    (room >= 12).then(|| format!("  {}…", hint.chars().take(room - 1).collect::<String>()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_innermost_function_is_hinted() {
        let hint = |line: &str| super::hint(line, line.len(), &|name| name == "A");
        assert_eq!(hint("composition(A, size(").unwrap(), "size<I...>(x)");
        assert_eq!(hint("complement(A, (4,").unwrap(), "complement(layout, [cotarget])");
        assert_eq!(hint("A("), None);
        assert_eq!(hint(":svg").unwrap(), "FILE [FLAGS] [EXPR]");
        assert_eq!(hint(":print complement(").unwrap(), "complement(layout, [cotarget])");
        assert_eq!(hint("(4,8)"), None);
    }

    #[test]
    fn a_hint_never_leaves_the_line() {
        assert_eq!(fitted("size(x)", 9).unwrap(), "  size(x)");
        assert_eq!(fitted("composition(layout, tiler)", 20).unwrap().chars().count(), 20);
        assert_eq!(fitted("composition(layout, tiler)", 13), None);
        assert_eq!(fitted("size(x)", 1), None);
    }
}
