//! C++ types as compilers, demanglers and profilers print them: templates and what stands in their brackets.
//!
//! One pass without recursion over any bytes, so that neither depth nor length costs more than its bytes.

/// A part of a printed type: a template with its arguments, a name, or an integer.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    /// Whether it is a template, a name or an integer.
    pub kind: Kind,
    /// The first byte.
    pub start: usize,
    /// One past the last byte.
    pub end: usize,
    /// The part that follows after everything inside this one.
    pub next: usize,
    /// Whether it is the whole of an argument, with nothing before or behind it.
    pub alone: bool,
}

/// The kinds of parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// `NAME<…>`, its name up to this byte.
    Template {
        /// One past the name.
        name: usize,
        /// Whether every argument is one part and nothing else, and the bracket is closed.
        whole: bool,
    },
    /// `unsigned int`, `cute::_8`: words without brackets.
    Words,
    /// `8`, `(int)8`, `-3`, `8ul`, `true`.
    Integer(i64),
}

/// A text from the start of a name to the end of what belongs to it.
#[derive(Clone, Debug, Default)]
pub struct TypeText {
    /// All parts, each before what is inside it.
    pub parts: Vec<Part>,
    /// One past the last byte that was read.
    pub end: usize,
    open: Vec<Frame>,
}

/// A bracket that is open.
#[derive(Clone, Debug)]
struct Frame {
    /// The template, `None` of a round, square or curly bracket.
    template: Option<usize>,
    /// The first part of the argument that is being read.
    argument: usize,
    /// How many parts and other things stand in it.
    items: usize,
    /// Whether the arguments so far are one part each.
    whole: bool,
}

/// How far a text goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// Up to `end`; brackets that are still open there belong to no type.
    Whole,
    /// To the end of the bytes, and more may come.
    Unfinished,
}

/// Whether `b` may stand in a name.
pub fn is_word(b: u8) -> bool {
    b.is_ascii_alphanumeric() || b == b'_' || b == b'$'
}

impl TypeText {
    /// Reads what starts at byte `at` with a name. A newline ends every type.
    pub fn read(&mut self, text: &[u8], at: usize) -> Extent {
        self.parts.clear();
        self.open.clear();
        self.end = at;
        let mut i = self.item(text, at);
        while !self.open.is_empty() {
            let Some(byte) = text.get(i) else {
                self.end = i;
                self.abandon(0);
                return Extent::Unfinished;
            };
            i = match byte {
                b'\n' => break,
                b' ' | b'\t' => i + 1,
                b',' => {
                    self.separate();
                    i + 1
                }
                b'>' => {
                    self.close_angle(i + 1);
                    i + 1
                }
                b'-' if text.get(i + 1) == Some(&b'>') => {
                    self.other();
                    i + 2
                }
                b'(' => match cast(text, i).filter(|_| self.in_template()) {
                    Some((value, end)) => self.leaf(Kind::Integer(value), i, end),
                    None => self.round(i),
                },
                b'[' | b'{' => self.round(i),
                b')' | b']' | b'}' => match self.open.iter().rposition(|f| f.template.is_none()) {
                    Some(place) => {
                        self.abandon(place);
                        i + 1
                    }
                    None => break,
                },
                b'<' if self.in_template() => self.angle(i, i),
                b'-' | b'0'..=b'9' if self.in_template() => match integer(text, i) {
                    Some((value, end)) => self.leaf(Kind::Integer(value), i, end),
                    None => {
                        self.other();
                        i + 1
                    }
                },
                b if is_word(*b) || *b == b':' => self.item(text, i),
                _ => {
                    self.other();
                    i + 1
                }
            };
        }
        self.end = i;
        self.abandon(0);
        // A name at the very end may go on, or open a bracket.
        let name = self.parts.len() == 1 && self.parts[0].kind == Kind::Words;
        if name && i == text.len() { Extent::Unfinished } else { Extent::Whole }
    }

    /// The parts directly inside a template.
    pub fn inside(&self, part: usize) -> impl Iterator<Item = usize> + '_ {
        let last = self.parts[part].next;
        let mut at = part + 1;
        std::iter::from_fn(move || {
            let here = at;
            at = self.parts.get(here).filter(|_| here < last)?.next;
            Some(here)
        })
    }

    fn in_template(&self) -> bool {
        self.open.last().is_some_and(|f| f.template.is_some())
    }

    /// Something that is not a part stands in the argument.
    fn other(&mut self) {
        if let Some(frame) = self.open.last_mut() {
            frame.items += 2;
        }
    }

    fn count(&mut self) {
        if let Some(frame) = self.open.last_mut() {
            frame.items += 1;
        }
    }

    fn leaf(&mut self, kind: Kind, start: usize, end: usize) -> usize {
        self.count();
        let next = self.parts.len() + 1;
        self.parts.push(Part { kind, start, end, next, alone: false });
        end
    }

    /// A name, and the bracket at once behind it.
    fn item(&mut self, text: &[u8], start: usize) -> usize {
        let (mut i, mut word) = (start, start);
        loop {
            match text.get(i) {
                Some(b) if is_word(*b) => i += 1,
                Some(b':') if text.get(i + 1) == Some(&b':') => {
                    i += 2;
                    word = i;
                }
                _ => break,
            }
        }
        if i == start {
            self.other();
            return i + 1;
        }
        if &text[word..i] == b"operator" {
            i += OPERATORS.iter().find(|symbol| text[i..].starts_with(symbol)).map_or(0, |symbol| symbol.len());
        }
        match (&text[start..i], text.get(i)) {
            (_, Some(b'<')) => self.angle(start, i),
            (b"struct" | b"class" | b"typename" | b"enum", Some(b' ')) => i,
            (b"true", _) => self.leaf(Kind::Integer(1), start, i),
            (b"false", _) => self.leaf(Kind::Integer(0), start, i),
            _ => self.words(start, i),
        }
    }

    /// A name without brackets; words of one argument are one part: `long unsigned int`.
    fn words(&mut self, start: usize, end: usize) -> usize {
        if let (Some(frame), Some(last)) = (self.open.last(), self.parts.last_mut())
            && frame.items == 1
            && frame.argument + 1 == last.next
            && last.kind == Kind::Words
        {
            last.end = end;
            return end;
        }
        self.leaf(Kind::Words, start, end)
    }

    fn angle(&mut self, start: usize, at: usize) -> usize {
        self.leaf(Kind::Template { name: at, whole: false }, start, at);
        let template = self.parts.len() - 1;
        self.open.push(Frame { template: Some(template), argument: self.parts.len(), items: 0, whole: true });
        at + 1
    }

    fn round(&mut self, at: usize) -> usize {
        self.other();
        self.open.push(Frame { template: None, argument: self.parts.len(), items: 0, whole: false });
        at + 1
    }

    /// Ends an argument.
    fn separate(&mut self) {
        let next = self.parts.len();
        if let Some(frame) = self.open.last_mut() {
            let one = frame.items == 1;
            frame.whole &= one;
            if one && let Some(part) = self.parts.get_mut(frame.argument) {
                part.alone = true;
            }
            (frame.argument, frame.items) = (next, 0);
        }
    }

    fn close_angle(&mut self, end: usize) {
        if !self.in_template() {
            return self.other();
        }
        let empty = self.open.last().is_some_and(|f| f.items == 0 && f.whole && f.template.is_some_and(|t| t + 1 == self.parts.len()));
        if !empty {
            self.separate();
        }
        if let Some(Frame { template: Some(template), whole, .. }) = self.open.pop() {
            let next = self.parts.len();
            let part = &mut self.parts[template];
            (part.end, part.next) = (end, next);
            if let Kind::Template { whole: all, .. } = &mut part.kind {
                *all = whole;
            }
        }
    }

    /// Leaves the brackets from `place` on, whose templates are not closed.
    fn abandon(&mut self, place: usize) {
        let (next, end) = (self.parts.len(), self.end);
        for template in self.open.drain(place..).filter_map(|f| f.template) {
            let part = &mut self.parts[template];
            (part.next, part.end) = (next, end.max(part.end));
        }
    }
}

/// What may stand behind `operator` and holds a bracket of types, the longest first.
const OPERATORS: &[&[u8]] = &[b"<=>", b"<<=", b">>=", b"->*", b"()", b"[]", b"<<", b">>", b"<=", b">=", b"->", b"<", b">"];

/// `(int)8`, `(unsigned long)8`: an integer with its type, and where it ends.
fn cast(text: &[u8], at: usize) -> Option<(i64, usize)> {
    let close = at + text[at..].iter().take(32).position(|b| *b == b')')?;
    is_integer_type(&text[at + 1..close]).then(|| integer(text, close + 1)).flatten()
}

/// `8`, `-3`, `8ul`, and where it ends: what stands behind an integer is not a part of a longer word.
fn integer(text: &[u8], at: usize) -> Option<(i64, usize)> {
    let negative = text.get(at) == Some(&b'-');
    let digits = at + usize::from(negative);
    let count = text[digits..].iter().take_while(|b| b.is_ascii_digit()).count();
    let mut value: i64 = 0;
    for digit in &text[digits..digits + count] {
        value = value.checked_mul(10)?.checked_add(i64::from(digit - b'0'))?;
    }
    let mut end = digits + count;
    end += text[end..].iter().take(3).take_while(|b| b"uUlL".contains(b)).count();
    let ends = text.get(end).is_none_or(|b| !is_word(*b) && *b != b'.');
    (count > 0 && ends).then_some((if negative { -value } else { value }, end))
}

/// Whether a word is one of those that the built-in integer types are made of.
fn is_integer_word(word: &str) -> bool {
    matches!(word, "int" | "char" | "bool" | "short" | "long" | "__int64" | "unsigned" | "signed")
}

/// Whether these words name an integer type of C++, as any compiler spells it.
pub fn is_integer_type(words: &[u8]) -> bool {
    let Ok(words) = std::str::from_utf8(words) else { return false };
    let name = words.trim();
    let name = ["cute::", "::cute::", "std::", "::std::", "cuda::std::"].iter().find_map(|p| name.strip_prefix(p)).unwrap_or(name);
    if let Some(bits) = name.strip_suffix("_t").and_then(|n| n.strip_prefix("uint").or_else(|| n.strip_prefix("int"))) {
        return matches!(bits, "8" | "16" | "32" | "64" | "ptr" | "max");
    }
    matches!(name, "size_t" | "ptrdiff_t") || (!name.is_empty() && name.split_ascii_whitespace().all(is_integer_word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_have_many_spellings() {
        for (text, value) in [("8", 8), ("(int)8", 8), ("(int)-3", -3), ("8ul", 8), ("true", 1), ("(bool)1", 1), ("-1", -1)] {
            let mut read = TypeText::default();
            assert_eq!(read.read(format!("C<{text}>").as_bytes(), 0), Extent::Whole);
            assert_eq!(read.parts[1].kind, Kind::Integer(value), "{text}");
            assert!(read.parts[1].alone, "{text}");
        }
        for no in ["8x", "(float)8", "1.5", "99999999999999999999"] {
            let mut read = TypeText::default();
            read.read(format!("C<{no}>").as_bytes(), 0);
            assert!(!read.parts.iter().any(|p| p.alone && matches!(p.kind, Kind::Integer(_))), "{no}");
        }
    }

    #[test]
    fn a_bracket_that_never_closes_is_no_type() {
        let mut read = TypeText::default();
        assert_eq!(read.read(b"a<b<c>, d<e", 0), Extent::Unfinished);
        let whole: Vec<bool> =
            read.parts.iter().filter_map(|p| if let Kind::Template { whole, .. } = p.kind { Some(whole) } else { None }).collect();
        assert_eq!(whole, [false, true, false]);
        assert_eq!(read.read(b"a<b<c>)", 0), Extent::Whole);
        assert_eq!(read.end, 6);
    }

    #[test]
    fn integer_types_of_every_compiler() {
        for name in ["int", "unsigned int", "long unsigned int", "std::size_t", "cute::uint64_t", "unsigned __int64", "bool"] {
            assert!(is_integer_type(name.as_bytes()), "{name}");
        }
        for name in ["float", "", "half_t", "uint128_t", "int x", "interval_t", "cute::C"] {
            assert!(!is_integer_type(name.as_bytes()), "{name}");
        }
    }
}
