//! Index formulas as programs write them, `(r*64 + c) ^ ((r & 7) << 3)`: C's operators and precedence, and Python's `//`.
//!
//! Here parentheses group. The result is in postfix order, so that depth costs no stack.

use crate::algebra::formula::{Formula, Op};

/// What is wrong with a formula, and at which byte.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormulaError {
    /// The byte at which it is.
    pub at: usize,
    /// What is wrong, as a sentence.
    pub message: String,
}

/// The most bytes of a formula.
pub const MAX_BYTES: usize = 1 << 16;

/// An operator that waits for its right operand.
#[derive(Clone, Copy)]
enum Waiting {
    Operator(Op, u8),
    Open(usize),
}

/// Binary operators, the longer ones first, with their precedence in C.
const BINARY: [(&str, Op, u8); 11] = [
    ("<<", Op::Left, 4),
    (">>", Op::Right, 4),
    ("//", Op::Floor, 6),
    ("+", Op::Add, 5),
    ("-", Op::Subtract, 5),
    ("*", Op::Multiply, 6),
    ("/", Op::Divide, 6),
    ("%", Op::Remainder, 6),
    ("&", Op::And, 3),
    ("^", Op::Xor, 2),
    ("|", Op::Or, 1),
];

/// Reads a formula: its steps, and its names in the order in which they come.
pub fn parse(text: &str) -> Result<(Formula, Vec<String>), FormulaError> {
    let wrong = |at: usize, message: &str| Err(FormulaError { at, message: message.to_string() });
    if text.len() > MAX_BYTES {
        return wrong(MAX_BYTES, "the formula is too long");
    }
    let (mut ops, mut names, mut waiting) = (Vec::new(), Vec::<String>::new(), Vec::new());
    let (mut at, mut operand) = (0, true); // whether an operand must come next
    while let Some(first) = text[at..].chars().next() {
        let rest = &text[at..];
        match first {
            c if c.is_whitespace() => at += c.len_utf8(),
            '(' if operand => {
                waiting.push(Waiting::Open(at));
                at += 1;
            }
            '-' | '~' | '+' if operand => {
                match first {
                    '-' => waiting.push(Waiting::Operator(Op::Negate, 7)),
                    '~' => waiting.push(Waiting::Operator(Op::Invert, 7)),
                    _ => {}
                }
                at += 1;
            }
            c if operand && (c.is_ascii_digit() || c.is_alphabetic() || c == '_') => {
                at += self::operand(rest, &mut ops, &mut names).ok_or(FormulaError { at, message: "no integer of 64 bits".to_string() })?;
                operand = false;
            }
            _ if operand => return wrong(at, "a coordinate, a number or `(` is missing here"),
            ')' => {
                loop {
                    match waiting.pop() {
                        Some(Waiting::Operator(op, _)) => ops.push(op),
                        Some(Waiting::Open(_)) => break,
                        None => return wrong(at, "this bracket closes none"),
                    }
                }
                at += 1;
            }
            _ => {
                let Some((symbol, op, binds)) = BINARY.iter().find(|(symbol, ..)| rest.starts_with(symbol)) else {
                    return wrong(at, "no operator of a formula: there are + - * / % & | ^ << >> ~");
                };
                while let Some(Waiting::Operator(before, tighter)) = waiting.last().copied()
                    && tighter >= *binds
                {
                    ops.push(before);
                    waiting.pop();
                }
                waiting.push(Waiting::Operator(*op, *binds));
                at += symbol.len();
                operand = true;
            }
        }
    }
    if operand {
        return wrong(text.len(), "an operand is missing at the end");
    }
    while let Some(last) = waiting.pop() {
        match last {
            Waiting::Operator(op, _) => ops.push(op),
            Waiting::Open(at) => return wrong(at, "this bracket is not closed"),
        }
    }
    Ok((Formula { ops }, names))
}

/// Takes the number or the name that `rest` begins with, and says how long it is; `None` of a number that is too large.
fn operand(rest: &str, ops: &mut Vec<Op>, names: &mut Vec<String>) -> Option<usize> {
    let word = |f: fn(char) -> bool| &rest[..rest.find(|c| !f(c)).unwrap_or(rest.len())];
    if rest.starts_with(|c: char| c.is_ascii_digit()) {
        let word = word(|c| c.is_ascii_alphanumeric() || c == '_');
        ops.push(Op::Number(super::numbers::integer(word)?));
        return Some(word.len());
    }
    let word = word(|c| c.is_alphanumeric() || c == '_' || c == '.');
    let place = names.iter().position(|n| n == word).unwrap_or(names.len());
    if place == names.len() {
        names.push(word.to_string());
    }
    ops.push(Op::Coordinate(place));
    Some(word.len())
}

#[cfg(test)]
mod tests {
    use super::parse;

    fn value(text: &str, coord: &[i64]) -> Option<i64> {
        parse(text).unwrap().0.at(coord, &mut Vec::new())
    }

    #[test]
    fn operators_bind_as_in_c() {
        assert_eq!(value("1 + 2*3 << 1 & 12 ^ 1 | 64", &[]), Some(((((1 + 2 * 3) << 1) & 12) ^ 1) | 64));
        assert_eq!(value("-(r - 9) % 4 // 2", &[2]), Some(7 % 4 / 2));
        assert_eq!(value("~0x0F & 0b1111_0000", &[]), Some(0xf0));
        assert_eq!((value("-7 / 2", &[]), value("-7 // 2", &[])), (Some(-3), Some(-4)));
        assert_eq!(value("r / 0", &[1]), None);
    }

    #[test]
    fn what_is_wrong_is_where_it_is() {
        for (text, at) in [("r +", 3), ("(r", 0), ("r)", 1), ("r ? 1", 2), ("* r", 0), ("", 0), ("99999999999999999999", 0)] {
            assert_eq!(parse(text).unwrap_err().at, at, "{text}");
        }
    }
}
