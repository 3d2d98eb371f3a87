//! The first words of a compiler's line: a file, a line of it, and what is said about it.

/// A line of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// The file as the log names it.
    pub file: String,
    /// Its line, from 1 on.
    pub line: u32,
}

/// What a line with a place says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Said<'l> {
    /// `error: …`
    Error(&'l str),
    /// `warning: …`, `remark: …`
    Warning,
    /// `note: …`
    Note(&'l str),
    /// g++: `required from …`, the way to the error that follows.
    Required(&'l str),
}

/// What each kind of line says behind its place; the number of an error may stand between the word and the colon.
const WORDS: [(&str, Kind); 9] = [
    ("error", Kind::Error),
    ("fatal error", Kind::Error),
    ("catastrophic error", Kind::Error),
    ("internal error", Kind::Error),
    ("internal compiler error", Kind::Error),
    ("warning", Kind::Warning),
    ("remark", Kind::Warning),
    ("note", Kind::Note),
    ("message", Kind::Note),
];

#[derive(Clone, Copy)]
enum Kind {
    Error,
    Warning,
    Note,
}

/// The place at the start of a line, whatever a build writes in front of it, and what is said.
pub fn head(line: &str) -> Option<(Place, Said<'_>)> {
    let bytes = line.as_bytes();
    for i in memchr::memchr3_iter(b':', b'(', b',', bytes) {
        if let Some((place, rest)) = place_at(line, i)
            && let Some(said) = said(rest.trim_start())
        {
            return Some((place, said));
        }
    }
    None
}

/// The words of one compiler or another.
fn said(rest: &str) -> Option<Said<'_>> {
    for (word, kind) in WORDS {
        let Some(after) = rest.strip_prefix(word) else { continue };
        let number = after.len()
            - after.trim_start_matches([' ', '#', '-']).trim_start_matches(|c: char| c.is_ascii_alphanumeric() || c == '-').len();
        let number = if after.starts_with(':') { 0 } else { number };
        let Some(text) = after[number..].trim_start().strip_prefix(':') else { continue };
        return Some(match kind {
            Kind::Error => Said::Error(text.trim()),
            Kind::Warning => Said::Warning,
            Kind::Note => Said::Note(text.trim()),
        });
    }
    let required = ["required from", "recursively required", "required by", "required for", "in ‘constexpr’", "in 'constexpr'"];
    required.iter().any(|word| rest.starts_with(word)).then_some(Said::Required(rest))
}

/// The place whose line number stands behind byte `i`, and the text behind it: `F:1:2:`, `F:1:`, `F(1):`, `F(1,2):`,
/// `"F", line 1:`, `F +1:2:`.
pub fn place_at(line: &str, i: usize) -> Option<(Place, &str)> {
    let bytes = line.as_bytes();
    let (digits, close) = match bytes.get(i)? {
        b':' => (i + 1, b':'),
        b'(' => (i + 1, b')'),
        _ if line[i..].starts_with(", line ") => (i + ", line ".len(), b':'),
        _ => return None,
    };
    let (number, mut end) = number_at(bytes, digits)?;
    if close == b')' {
        if bytes.get(end) == Some(&b',') {
            end = number_at(bytes, end + 1)?.1;
        }
        end += usize::from(bytes.get(end) == Some(&b')'));
        end += usize::from(bytes.get(end) == Some(&b' '));
    }
    if bytes.get(end) != Some(&b':') {
        return None;
    }
    end += 1;
    if close == b':'
        && let Some((_, column)) = number_at(bytes, end)
        && bytes.get(column) == Some(&b':')
    {
        end = column + 1;
    }
    let file = file_before(&line[..i]);
    // For vi: `FILE +LINE:COLUMN:`, where the number read is the column.
    if let Some((number, width)) = file.strip_prefix('+').and_then(|n| number_at(n.as_bytes(), 0))
        && width + 1 == file.len()
    {
        let file = file_before(line[..i - file.len()].trim_end());
        return (!file.is_empty()).then(|| (Place { file: file.to_string(), line: number }, &line[end..]));
    }
    (!file.is_empty()).then(|| (Place { file: file.to_string(), line: number }, &line[end..]))
}

/// A line number, and where it ends.
pub fn number_at(bytes: &[u8], at: usize) -> Option<(u32, usize)> {
    let count = bytes.get(at..)?.iter().take(10).take_while(|b| b.is_ascii_digit()).count();
    let number = std::str::from_utf8(&bytes[at..at + count]).ok()?.parse().ok()?;
    Some((number, at + count))
}

/// The file's name at the end of a text: without blanks, but where it starts with a drive.
pub fn file_before(text: &str) -> &str {
    if let Some(quoted) = text.strip_suffix('"') {
        return &quoted[quoted.rfind('"').map_or(0, |q| q + 1)..];
    }
    let start = text.rfind([' ', '\t', '"', '\'', '|', '[', '‘']).map_or(0, |b| b + text[b..].chars().next().map_or(1, char::len_utf8));
    let drive = |at: usize| {
        let b = &text.as_bytes()[at..];
        b.len() > 2 && b[0].is_ascii_alphabetic() && b[1] == b':' && matches!(b[2], b'\\' | b'/')
    };
    let spaced = (0..start)
        .rev()
        .find(|at| text.is_char_boundary(*at) && drive(*at) && (*at == 0 || !text.as_bytes()[at - 1].is_ascii_alphanumeric()));
    let file = &text[spaced.unwrap_or(start)..];
    // MSBuild numbers its projects: `12>kernel.cu`.
    match file.split_once('>') {
        Some((digits, rest)) if digits.bytes().all(|b| b.is_ascii_digit()) => rest,
        _ => file,
    }
}

/// g++'s heading of a context: `FILE: In instantiation of ‘…’:`, and what it says behind `: `.
pub fn context(line: &str) -> Option<&str> {
    let at = line.find(": In ").or_else(|| line.find(": At global scope"))?;
    let file = file_before(&line[..at]);
    let text = &line[at + 2..];
    (file.contains('.') && text.ends_with([':', ',', '’', '\'', ']', '>'])).then_some(text)
}

/// What stands in the quotes of a line: from the first to the last one.
pub fn quoted(text: &str) -> Option<&str> {
    let (open, _) = text.char_indices().find(|(_, c)| matches!(c, '\'' | '‘' | '"' | '`'))?;
    let width = text[open..].chars().next().map_or(1, char::len_utf8);
    let close = text.rfind(['\'', '’', '"']).filter(|close| *close > open)?;
    Some(&text[open + width..close])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_of_every_compiler() {
        for (line, file, number, text) in [
            ("/opt/cute/layout.hpp:1101:24: error: x", "/opt/cute/layout.hpp", 1101, "x"),
            ("user.cu:6: error: x", "user.cu", 6, "x"),
            ("cute/layout.hpp(807): error: x", "cute/layout.hpp", 807, "x"),
            ("cute/layout.hpp(807): error #3095-D: x", "cute/layout.hpp", 807, "x"),
            ("C:\\Program Files\\a b\\layout.hpp(12,5): error C2338: x", "C:\\Program Files\\a b\\layout.hpp", 12, "x"),
            ("12>layout.hpp(12) : error C2338: x", "layout.hpp", 12, "x"),
            ("\"cute/layout.hpp\", line 807: error: x", "cute/layout.hpp", 807, "x"),
            ("2025-11-02T03:04:05.123Z cute/layout.hpp(807): error: x", "cute/layout.hpp", 807, "x"),
            ("#12 34.5 user.cu:8:15: fatal error: x", "user.cu", 8, "x"),
            ("D:/a/b.cu:3:4: error: x", "D:/a/b.cu", 3, "x"),
            ("cute/layout.hpp +807:5: error: x", "cute/layout.hpp", 807, "x"),
        ] {
            let (place, said) = head(line).unwrap_or_else(|| panic!("{line}"));
            assert_eq!((place.file.as_str(), place.line, said), (file, number, Said::Error(text)), "{line}");
        }
        assert!(matches!(head("a.cu(8): note #3453-D: the final comparison was 2 > 3"), Some((_, Said::Note(_)))));
        assert!(matches!(head("user.cu:9:18:   required from here"), Some((_, Said::Required(_)))));
        assert!(matches!(head("a.cu:1:2: warning: unused"), Some((_, Said::Warning))));
        for no in ["In file included from user.cu:1:", "error: x", "12:34:56 all well", "x(8): y", ":::((((1"] {
            assert_eq!(head(no), None, "{no}");
        }
    }
}
