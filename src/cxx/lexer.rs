//! The text of a file as tokens, comments left out.

use super::ast::Name;
use super::token::{Place, Token, TokenKind};
use foldhash::HashSet;

/// Operators of more than one character, longest first. None begins with `>`.
const OPERATORS: &[&str] = &[
    "<<<", "<=>", "...", "->*", "<<=", "::", "->", "++", "--", "<<", "<=", "==", "!=", "&&", "||", "+=", "-=", "*=", "/=", "%=", "&=",
    "|=", "^=", "##", ".*",
];

/// Words that stand for operators.
const WORDS: &[(&str, &str)] = &[
    ("and", "&&"),
    ("or", "||"),
    ("not", "!"),
    ("bitand", "&"),
    ("bitor", "|"),
    ("xor", "^"),
    ("compl", "~"),
    ("not_eq", "!="),
    ("and_eq", "&="),
    ("or_eq", "|="),
    ("xor_eq", "^="),
];

/// Other spellings of brackets and of `#`, longest first.
const DIGRAPHS: &[(&str, &str)] = &[("%:%:", "##"), ("<:", "["), (":>", "]"), ("<%", "{"), ("%>", "}"), ("%:", "#")];

/// A comment that is not closed: its first byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenComment(pub usize);

/// Makes the same name of the same text, so that it is kept once.
#[derive(Debug, Default)]
pub struct Names {
    seen: HashSet<Name>,
}

impl Names {
    /// The shared copy of a name.
    pub fn get(&mut self, text: &str) -> Name {
        match self.seen.get(text) {
            Some(name) => name.clone(),
            None => {
                let name = Name::from(text);
                self.seen.insert(name.clone());
                name
            }
        }
    }
}

fn is_word(b: u8) -> bool {
    b.is_ascii_alphanumeric() || b == b'_' || b == b'$' || b >= 0x80
}

/// The tokens of `text`, the file of that number.
pub fn tokens(text: &str, file: u32, names: &mut Names) -> Result<Vec<Token>, OpenComment> {
    let bytes = text.as_bytes();
    let mut out: Vec<Token> = Vec::with_capacity(bytes.len() / 4);
    let (mut at, mut first, mut spaced) = (0, true, false);
    if text.starts_with('\u{feff}') {
        at = 3;
    }
    while at < bytes.len() {
        match bytes[at] {
            b'\n' => {
                (first, spaced) = (true, true);
                at += 1;
                continue;
            }
            b'\\' if line_end(bytes, at).is_some() => {
                let behind = line_end(bytes, at).unwrap_or(at);
                match out.last_mut().filter(|_| !spaced && !first).and_then(|token| goes_on(text, behind, token)) {
                    // a token that the end of the line cuts in two
                    Some((token, word, end)) => {
                        (token.text, token.place.end, at) = (names.get(&word), end as u32, end);
                    }
                    None => (at, spaced) = (behind, true),
                }
                continue;
            }
            b if b.is_ascii_whitespace() || b == 0x0b => {
                (at, spaced) = (at + 1, true);
                continue;
            }
            b'/' if bytes.get(at + 1) == Some(&b'/') => {
                while at < bytes.len() && bytes[at] != b'\n' {
                    at = if bytes[at] == b'\\' { line_end(bytes, at).unwrap_or(at + 1) } else { at + 1 };
                }
                spaced = true;
                continue;
            }
            b'/' if bytes.get(at + 1) == Some(&b'*') => {
                let Some(end) = text[at + 2..].find("*/") else {
                    return Err(OpenComment(at));
                };
                (at, spaced) = (at + 2 + end + 2, true);
                continue;
            }
            _ => {}
        }
        let (kind, end) = scan(text, at);
        if let Some(before) = out.last_mut() {
            before.glued = !spaced && !first;
        }
        let word = &text[at..end];
        let stands_for = |words: &[(&str, &'static str)]| words.iter().find(|(w, _)| *w == word).map(|(_, operator)| *operator);
        let (kind, word) = match kind {
            TokenKind::Name => stands_for(WORDS).map_or((kind, word), |operator| (TokenKind::Punctuation, operator)),
            TokenKind::Punctuation if word.len() > 1 => (kind, stands_for(DIGRAPHS).unwrap_or(word)),
            _ => (kind, word),
        };
        out.push(Token {
            kind,
            text: names.get(word),
            place: Place { file, start: at as u32, end: end as u32 },
            glued: false,
            first,
            spaced,
        });
        (at, first, spaced) = (end, false, false);
    }
    Ok(out)
}

/// The byte behind the end of a line whose last character but blanks is the `\` at `at`.
fn line_end(bytes: &[u8], at: usize) -> Option<usize> {
    let blanks = bytes.get(at + 1..)?.iter().take_while(|b| matches!(b, b' ' | b'\t' | b'\r')).count();
    (bytes.get(at + 1 + blanks) == Some(&b'\n')).then_some(at + 2 + blanks)
}

/// The longest token, in bytes, that another line may go on with.
const LONGEST_CUT: usize = 256;

/// The token that `token` and the line from `behind` on make, and where that ends, where they make one.
fn goes_on<'t>(text: &str, behind: usize, token: &'t mut Token) -> Option<(&'t mut Token, String, usize)> {
    let rest = text[behind..].lines().next().filter(|_| token.text.len() <= LONGEST_CUT)?;
    let whole = format!("{}{rest}", token.text);
    let (kind, end) = scan(&whole, 0);
    let joins = kind == token.kind && end > token.text.len() && whole.is_char_boundary(end);
    joins.then(|| (behind + end - token.text.len(), whole[..end].to_string())).map(|(end, word)| (token, word, end))
}

/// The digraph that stands at `at`; `<::` is `<` and `::`, unless `<::>` or `<:::` is meant.
fn digraph(text: &str, at: usize) -> Option<&'static str> {
    let rest = &text[at..];
    let is_angle = rest.starts_with("<::") && !rest.starts_with("<::>") && !rest.starts_with("<:::");
    DIGRAPHS.iter().map(|(word, _)| *word).find(|word| rest.starts_with(word) && !is_angle)
}

/// What begins at `at`, and where it ends.
fn scan(text: &str, at: usize) -> (TokenKind, usize) {
    let bytes = text.as_bytes();
    let b = bytes[at];
    let next = bytes.get(at + 1).copied().unwrap_or(0);
    if b.is_ascii_digit() || (b == b'.' && next.is_ascii_digit()) {
        return (TokenKind::Number, number(bytes, at));
    }
    if is_word(b) {
        let mut end = at;
        while end < bytes.len() && is_word(bytes[end]) {
            end += 1;
        }
        return match (bytes.get(end), &text[at..end]) {
            (Some(b'"'), "R" | "u8R" | "LR" | "uR" | "UR") => match raw(text, end) {
                Some(end) => (TokenKind::Text, end),
                None => (TokenKind::Stray, bytes.len()),
            },
            (Some(b'"'), "u8" | "L" | "u" | "U") => quoted(bytes, end, b'"', TokenKind::Text),
            (Some(b'\''), "u8" | "L" | "u" | "U") => quoted(bytes, end, b'\'', TokenKind::Char),
            _ => (TokenKind::Name, end),
        };
    }
    match b {
        b'"' => quoted(bytes, at, b'"', TokenKind::Text),
        b'\'' => quoted(bytes, at, b'\'', TokenKind::Char),
        _ => {
            // all that are longer than one character have punctuation in the second place
            if next.is_ascii_punctuation() {
                if let Some(word) = digraph(text, at) {
                    return (TokenKind::Punctuation, at + word.len());
                }
                if let Some(op) = OPERATORS.iter().find(|op| text[at..].starts_with(**op)) {
                    return (TokenKind::Punctuation, at + op.len());
                }
            }
            let known = b"+-*/%<>=!&|^~?:;,.(){}[]#@".contains(&b);
            (if known { TokenKind::Punctuation } else { TokenKind::Stray }, at + 1)
        }
    }
}

fn number(bytes: &[u8], at: usize) -> usize {
    let mut end = at + 1;
    while let Some(&b) = bytes.get(end) {
        let exponent = matches!(bytes[end - 1], b'e' | b'E' | b'p' | b'P')
            && !(bytes[at] == b'0' && matches!(bytes.get(at + 1), Some(b'x' | b'X')) && matches!(bytes[end - 1], b'e' | b'E'));
        let separator = b == b'\'' && bytes.get(end + 1).is_some_and(u8::is_ascii_alphanumeric);
        if !(is_word(b) || b == b'.' || separator || (matches!(b, b'+' | b'-') && exponent)) {
            break;
        }
        end += 1;
    }
    end
}

fn quoted(bytes: &[u8], open: usize, quote: u8, kind: TokenKind) -> (TokenKind, usize) {
    let mut end = open + 1;
    while let Some(&b) = bytes.get(end) {
        match b {
            b'\n' => break,
            b'\\' => end = line_end(bytes, end).unwrap_or(end + 2),
            b if b == quote => return (kind, end + 1),
            _ => end += 1,
        }
    }
    (TokenKind::Stray, open + 1)
}

/// The end of `R"tag(…)tag"`, whose quote stands at `open`.
fn raw(text: &str, open: usize) -> Option<usize> {
    let body = open + 1 + text[open + 1..].find('(')? + 1;
    let tag = &text[open + 1..body - 1];
    if tag.len() > 16 || tag.contains([' ', ')', '\\', '\t', '\n']) {
        return None;
    }
    let close = format!("){tag}\"");
    Some(body + text[body..].find(&close)? + close.len())
}

#[cfg(test)]
mod tests {
    use super::{Names, tokens};

    fn words(text: &str) -> Vec<String> {
        tokens(text, 0, &mut Names::default()).unwrap().iter().map(|t| t.text.to_string()).collect()
    }

    #[test]
    fn angles_that_close_stand_alone() {
        assert_eq!(words("a<b<c>>(x>>=2)"), ["a", "<", "b", "<", "c", ">", ">", "(", "x", ">", ">", "=", "2", ")"]);
        assert_eq!(words("f<<<1,2>>>()"), ["f", "<<<", "1", ",", "2", ">", ">", ">", "(", ")"]);
    }

    #[test]
    fn numbers_keep_their_suffixes_and_comments_vanish() {
        assert_eq!(words("1'000ull+0x1e+2 /* c */ 1e-3f // d\n'\\''"), ["1'000ull", "+", "0x1e", "+", "2", "1e-3f", "'\\''"]);
        assert_eq!(words("R\"(a\"b)\" \"x\\\"y\""), ["R\"(a\"b)\"", "\"x\\\"y\""]);
    }

    #[test]
    fn a_line_that_goes_on_is_one_line() {
        let tokens = tokens("#define A \\\n 1\nB", 0, &mut Names::default()).unwrap();
        assert_eq!(tokens.iter().filter(|t| t.first).count(), 2);
        assert_eq!(words("ma\\\nin(a +\\\n+, 1\\ \n2)"), ["main", "(", "a", "++", ",", "12", ")"]);
        assert_eq!(words("\"a\\\r\nb\" c"), ["\"a\\\r\nb\"", "c"], "with the ends of lines of Windows");
    }

    #[test]
    fn digraphs_are_brackets() {
        assert_eq!(
            words("%:define a<:1:> <%%> b<::c> %:%:"),
            ["#", "define", "a", "[", "1", "]", "{", "}", "b", "<", "::", "c", ">", "##"]
        );
    }
}
