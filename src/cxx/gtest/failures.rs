//! What gtest says of a check that failed.

use crate::cxx::float_text;

/// An operand of a check: its text as written, and its value as gtest shows it.
pub type Shown = (std::rc::Rc<str>, String);

/// Two values that are not equal.
pub fn equality(operands: &[Shown], ignoring_case: bool) -> String {
    let mut said = String::from("Expected equality of these values:");
    for (text, value) in operands {
        said.push_str(&format!("\n  {text}"));
        if **text != **value {
            said.push_str(&format!("\n    Which is: {value}"));
        }
    }
    if ignoring_case {
        said.push_str("\nIgnoring case");
    }
    if let [(_, left), (_, right)] = operands
        && !left.is_empty()
        && !right.is_empty()
    {
        let (left, right) = (lines(left), lines(right));
        if left.len() > 1 || right.len() > 1 {
            said.push_str("\nWith diff:\n");
            said.push_str(&unified_diff(&left, &right));
        }
    }
    said
}

/// Two values that are not in the order of an operator.
pub fn comparison(op: &str, operands: &[Shown]) -> String {
    match operands {
        [(a, x), (b, y)] => format!("Expected: ({a}) {op} ({b}), actual: {x} vs {y}"),
        _ => String::new(),
    }
}

/// A condition that is not as expected, and what an `AssertionResult` says of it.
pub fn truth(text: &str, expected: bool, said: &str) -> String {
    let said = if said.is_empty() { String::new() } else { format!(" ({said})") };
    format!("Value of: {text}\n  Actual: {}{said}\nExpected: {expected}", !expected)
}

/// Two numbers that are further from each other than they may be: how far that is, where the check fails.
pub fn near(texts: &[std::rc::Rc<str>], numbers: &[f64]) -> Option<String> {
    let ([first, second, most], [a, b, bound]) = (texts, numbers) else {
        return None;
    };
    let is_same_infinity = a.is_sign_negative() == b.is_sign_negative() || (*bound > 0.0 && bound.is_infinite());
    let difference = (a - b).abs();
    if a.is_infinite() && b.is_infinite() && is_same_infinity || difference <= *bound {
        return None;
    }
    let number = |x: f64| float_text::general((crate::cxx::value::Floating::Double, x), 17, false);
    let (difference, x, y, z) = (number(difference), number(*a), number(*b), number(*bound));
    let least = a.abs().min(b.abs());
    let step = if least.is_finite() { f64::from_bits(least.to_bits() + 1) - least } else { f64::NAN };
    if !a.is_nan() && !b.is_nan() && *bound > 0.0 && *bound < step {
        return Some(format!(
            "The difference between {first} and {second} is {difference}, where\n{first} evaluates to {x},\n{second} evaluates to {y}.\n\
             The abs_error parameter {most} evaluates to {z} which is smaller than the minimum distance between doubles for numbers of \
             this magnitude which is {}, thus making this EXPECT_NEAR check equivalent to EXPECT_EQUAL. Consider using \
             EXPECT_DOUBLE_EQ instead.",
            number(step)
        ));
    }
    Some(format!(
        "The difference between {first} and {second} is {difference}, which exceeds {most}, where\n{first} evaluates to {x},\n\
         {second} evaluates to {y}, and\n{most} evaluates to {z}."
    ))
}

/// Whether two numbers are at most four steps of their type from each other.
pub fn almost_equal(a: f64, b: f64, single: bool) -> bool {
    // numbers in their order: the sign as the highest bit turns the order of the negative ones around
    let place = |bits: u64, sign: u64| if bits & sign != 0 { (!bits).wrapping_add(1) & (sign << 1).wrapping_sub(1) } else { sign | bits };
    let (x, y) = match single {
        true => (place((a as f32).to_bits().into(), 1 << 31), place((b as f32).to_bits().into(), 1 << 31)),
        false => (place(a.to_bits(), 1 << 63), place(b.to_bits(), 1 << 63)),
    };
    !a.is_nan() && !b.is_nan() && x.abs_diff(y) <= 4
}

/// The lines of a value in quotes, whose ends are escaped.
fn lines(value: &str) -> Vec<&str> {
    let (mut start, mut end) = (0, value.len());
    if end > 2 && value.starts_with('"') && value.ends_with('"') {
        (start, end) = (1, end - 1);
    }
    let mut lines = Vec::new();
    let mut escaped = false;
    for (i, c) in value.bytes().enumerate().take(end.saturating_sub(1)).skip(start) {
        if escaped {
            escaped = false;
            if c == b'n' {
                lines.push(&value[start..i - 1]);
                start = i + 1;
            }
        } else {
            escaped = c == b'\\';
        }
    }
    lines.push(value.get(start..end).unwrap_or_default());
    lines
}

/// How a line of the left side becomes one of the right side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Edit {
    Match,
    Add,
    Remove,
    Replace,
}

/// The most pairs of lines that are compared: beyond that nothing says where texts differ.
const MAX_PAIRS: usize = 1 << 22;

/// The cheapest edits that make the right side of the left one; to replace a line costs a little more than to add or remove.
fn edits(left: &[&str], right: &[&str]) -> Vec<Edit> {
    let width = right.len() + 1;
    let mut costs: Vec<f64> = vec![0.0; (left.len() + 1) * width];
    let mut best = vec![Edit::Remove; costs.len()];
    for l in 0..=left.len() {
        costs[l * width] = l as f64;
    }
    for r in 1..width {
        (costs[r], best[r]) = (r as f64, Edit::Add);
    }
    for (l, line) in left.iter().enumerate() {
        for (r, other) in right.iter().enumerate() {
            let to = (l + 1) * width + r + 1;
            let (add, remove, replace) = (costs[to - 1], costs[to - width], costs[to - width - 1]);
            (costs[to], best[to]) = match () {
                () if line == other => (replace, Edit::Match),
                () if add < remove && add < replace => (add + 1.0, Edit::Add),
                () if remove < add && remove < replace => (remove + 1.0, Edit::Remove),
                () => (replace + 1.00001, Edit::Replace),
            };
        }
    }
    let (mut l, mut r) = (left.len(), right.len());
    let mut path = Vec::new();
    while l > 0 || r > 0 {
        let edit = best[l * width + r];
        path.push(edit);
        l -= usize::from(edit != Edit::Add);
        r -= usize::from(edit != Edit::Remove);
    }
    path.reverse();
    path
}

/// Lines that are the same around a difference.
const CONTEXT: usize = 2;

/// Where two texts differ, as `diff -u` shows it.
fn unified_diff(left: &[&str], right: &[&str]) -> String {
    if left.len().saturating_mul(right.len()) > MAX_PAIRS {
        return String::new();
    }
    let edits = edits(left, right);
    let (mut l, mut r, mut at) = (0, 0, 0);
    let mut out = String::new();
    while at < edits.len() {
        while edits.get(at) == Some(&Edit::Match) {
            (l, r, at) = (l + 1, r + 1, at + 1);
        }
        let before = l.min(CONTEXT);
        let mut hunk = Hunk::default();
        let (left_start, right_start) = (l - before + 1, r - before + 1);
        for line in &left[l - before..l] {
            hunk.same(line);
        }
        let mut same = 0;
        while let Some(edit) = edits.get(at).copied() {
            if same >= CONTEXT {
                let next = edits[at..].iter().position(|edit| *edit != Edit::Match);
                if next.is_none_or(|distance| distance >= CONTEXT) {
                    break;
                }
            }
            same = if edit == Edit::Match { same + 1 } else { 0 };
            match edit {
                Edit::Match => hunk.same(left[l]),
                Edit::Add => hunk.added.push(right[r]),
                Edit::Remove => hunk.removed.push(left[l]),
                Edit::Replace => {
                    hunk.removed.push(left[l]);
                    hunk.added.push(right[r]);
                }
            }
            l += usize::from(edit != Edit::Add);
            r += usize::from(edit != Edit::Remove);
            at += 1;
        }
        hunk.flush();
        if hunk.adds + hunk.removes == 0 {
            break;
        }
        let side = |start: usize, length: usize| if length == 1 { start.to_string() } else { format!("{start},{length}") };
        let (a, b) = (side(left_start, hunk.removes + hunk.common), side(right_start, hunk.adds + hunk.common));
        out.push_str(&format!("@@ -{a} +{b} @@\n{}", hunk.text));
    }
    out
}

/// A difference with the lines around it: of neighbours those that are removed stand first.
#[derive(Default)]
struct Hunk<'a> {
    text: String,
    removed: Vec<&'a str>,
    added: Vec<&'a str>,
    adds: usize,
    removes: usize,
    common: usize,
}

impl Hunk<'_> {
    fn same(&mut self, line: &str) {
        self.flush();
        self.common += 1;
        self.push(' ', line);
    }

    fn flush(&mut self) {
        for line in std::mem::take(&mut self.removed) {
            self.removes += 1;
            self.push('-', line);
        }
        for line in std::mem::take(&mut self.added) {
            self.adds += 1;
            self.push('+', line);
        }
    }

    fn push(&mut self, sign: char, line: &str) {
        self.text.push(sign);
        self.text.push_str(line);
        self.text.push('\n');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_of_several_lines_show_where_they_differ() {
        let left = lines(r#""one\ntwo\nthree\nfour""#);
        assert_eq!(left, ["one", "two", "three", "four"]);
        let right = lines(r#""one\ntwo\n3\nfour\nfive""#);
        assert_eq!(unified_diff(&left, &right), "@@ -1,4 +1,5 @@\n one\n two\n-three\n+3\n four\n+five\n");
    }

    #[test]
    fn four_steps_are_almost_equal_and_five_are_not() {
        let up = |x: f64, n: u64| f64::from_bits(x.to_bits() + n);
        assert!(almost_equal(1.0, up(1.0, 4), false) && !almost_equal(1.0, up(1.0, 5), false));
        assert!(almost_equal(0.0, -0.0, false) && !almost_equal(f64::NAN, f64::NAN, false));
        assert!(almost_equal(1.0, 1.0 + 4.0 * f64::from(f32::EPSILON), true) && !almost_equal(1.0, 1.000001, true));
    }
}
