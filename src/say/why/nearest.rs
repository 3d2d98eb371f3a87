//! The nearest operands for which a call holds, by evaluating it.

use super::UNKNOWN;
use crate::algebra::sorted;
use crate::eval::Session;
use crate::value::notation;
use crate::value::operands::Signature;
use bumpalo::Bump;

/// How far from an integer its neighbours are tried, at least.
const REACH: i64 = 16;
/// How many changes of one operand are tried.
const MAX_TRIALS: usize = 100;
/// The most alternatives that one finding shows.
const MAX_ANSWERS: usize = 2;
/// The longest operand that is varied, in bytes.
const MAX_OPERAND: usize = 256;

/// Calls that hold, with their values: one integer of one operand changed, or its last mode left out; of the last operand first.
pub(super) fn of(call: &Signature, session: &mut Session) -> Vec<(String, String)> {
    let arguments: Option<Vec<&str>> = call.arguments.iter().map(|a| a.as_deref()).collect();
    let Some(arguments) = arguments.filter(|a| !a.is_empty() && a.iter().all(|t| t.len() <= MAX_OPERAND)) else {
        return Vec::new();
    };
    let each = if arguments.len() == 1 { MAX_ANSWERS } else { 1 };
    let mut found: Vec<(String, String)> = Vec::new();
    for (argument, text) in arguments.iter().enumerate().rev() {
        let most = (found.len() + each).min(MAX_ANSWERS);
        let mut changes = integers(text);
        sorted::by_key(&mut changes, |(_, distance)| *distance);
        changes.truncate(MAX_TRIALS);
        for changed in changes.into_iter().map(|(text, _)| text).chain(shorter(text)) {
            if found.len() == most {
                break;
            }
            let mut others = arguments.clone();
            others[argument] = &changed;
            let text = call.with(&others);
            if let Some(value) = value(&text.replace('?', UNKNOWN), session) {
                let known = !text.contains('?');
                found.push((text, if known { value } else { String::new() }));
            }
        }
    }
    found
}

fn value(text: &str, session: &mut Session) -> Option<String> {
    let arena = Bump::new();
    let outcome = session.outcome(&arena, text).ok()?;
    Some(notation::text(outcome.answer))
}

/// The text with one of its integers changed, and by how much.
fn integers(text: &str) -> Vec<(String, i64)> {
    let mut changed = Vec::new();
    let bytes = text.as_bytes();
    let mut i = 0;
    while i < bytes.len() {
        let count = bytes[i..].iter().take_while(|b| b.is_ascii_digit()).count();
        let before = i.checked_sub(1).map(|b| bytes[b]);
        if count > 0
            && before == Some(b'_')
            && let Ok(n) = text[i..i + count].parse::<i64>()
        {
            for distance in 1..=REACH.max(n.min(64)) {
                for value in [n - distance, n + distance] {
                    if value > 0 {
                        changed.push((format!("{}{value}{}", &text[..i], &text[i + count..]), distance));
                    }
                }
            }
        }
        i += count.max(1);
    }
    changed
}

/// A tuple without its last mode.
fn shorter(text: &str) -> Option<String> {
    let inner = text.strip_prefix('(')?.strip_suffix(')')?;
    if text.contains(':') {
        return None;
    }
    let modes = crate::value::operands::split(inner, b",");
    (modes.len() > 2).then(|| format!("({})", modes[..modes.len() - 1].join(",")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::algebra::Mode;

    #[test]
    fn one_integer_or_one_mode_is_changed() {
        let mut session = Session::new(Mode::Cxx);
        let mut nearest = |text: &str| of(&Signature::read(text).unwrap(), &mut session);
        let found =
            nearest("cute::composition<cute::tuple<cute::C<6>, cute::C<4>>, cute::tuple<cute::C<1>, cute::C<8>>, cute::C<8>, cute::C<1>>");
        assert_eq!(found[0], ("composition((_6,_4):(_1,_8), _6:_1)".to_string(), "_6:_1".to_string()));
        assert_eq!(found[1].0, "composition((_4,_4):(_1,_8), _8:_1)");
    }
}
