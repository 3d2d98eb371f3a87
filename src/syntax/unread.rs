//! C++ that an expression language does not read: what it is called, and where it ends, so that no
//! part of it is taken for a statement.

use crate::syntax::hash::{Hash, hash};
use crate::syntax::lexeme::{Class, Lexeme, lexemes};
use crate::syntax::token;

/// The C++ construct that the word `word` begins in front of `behind`: its name.
pub fn keyword(word: &str, behind: &str) -> Option<&'static str> {
    let next = behind.trim_start();
    let behind = token::first(next);
    let named = token::is_name_start(behind);
    match word {
        "for" if behind == b'(' => Some("a `for` loop"),
        "while" if behind == b'(' => Some("a `while` loop"),
        "if" if behind == b'(' || next.starts_with("constexpr") => Some("an `if` statement"),
        "else" if named || behind == b'{' => Some("an `else`"),
        "do" if named || behind == b'{' => Some("a `do` loop"),
        "switch" if behind == b'(' => Some("a `switch` statement"),
        "template" if behind == b'<' => Some("a template"),
        "struct" | "class" if named => Some("a class definition"),
        "union" if named || behind == b'{' => Some("a union"),
        "enum" if named || behind == b'{' => Some("an enumeration"),
        "namespace" if named || behind == b'{' => Some("a namespace"),
        "extern" if named || behind == b'"' => Some("an `extern` declaration"),
        "typedef" if named => Some("a `typedef`"),
        "return" if behind != 0 && !matches!(behind, b'=' | b'.' | b':') => Some("a `return` statement"),
        "TEST" if behind == b'(' => Some("a test"),
        "__global__" | "__device__" | "__host__" | "CUTE_HOST_DEVICE" | "CUTE_DEVICE" | "CUTE_HOST" if named => Some(FUNCTION),
        "cout" | "cerr" if next.starts_with("<<") => Some("a `std::cout` statement"),
        _ => None,
    }
}

const FUNCTION: &str = "a function definition";

/// The C++ construct at the start of `text`, which is not a statement of the notation: its name.
pub fn construct(text: &str) -> Option<&'static str> {
    let start = blank(text);
    let (behind, first) = token::name(&text[start..]).ok()?;
    if let Some(scoped) = (first == "std").then(|| behind.strip_prefix("::")).flatten() {
        return keyword(lexemes(scoped).next()?.text, &scoped[lexemes(scoped).next()?.text.len()..]);
    }
    keyword(first, behind).or_else(|| declaration(text))
}

/// How many bytes of blanks and comments `text` begins with.
pub fn blank(text: &str) -> usize {
    if !matches!(token::first(text), b' ' | b'\t' | b'\r' | b'\n' | b'#' | b'/') {
        return 0;
    }
    lexemes(text).take_while(is_blank).map(|l| l.text.len()).sum()
}

/// Whether a text, behind blanks, is C++ by what it begins with: a line of the preprocessor, or the definition of a
/// function, a class or a namespace.
pub fn is_program(text: &str) -> bool {
    if text.starts_with('#') {
        return matches!(hash(text), Some(Hash::Directive(_)));
    }
    matches!(construct(text), Some(FUNCTION | "a template" | "a class definition" | "a namespace"))
}

/// Whether a text is the head of a construct whose body is to come: `int main()`, `template <class T>`, `for (…)`.
pub fn is_head(text: &str) -> bool {
    let (mut depth, mut words, mut params, mut ends) = (0usize, 0usize, None, ("", ""));
    for lexeme in lexemes(text).filter(|l| !is_blank(l)).take(LOOKED_AT) {
        match (lexeme.class, lexeme.text) {
            (_, "{" | ";" | "=") if depth == 0 => return false,
            (_, "(") if depth == 0 && params.is_none() => (depth, params) = (1, Some(false)),
            (_, ")") if depth == 1 => {
                depth = 0;
                params = params.map(|named| named || ends.1 == "(");
            }
            (_, "<") if params.is_none() => depth += 1,
            (_, ">") if params.is_none() => depth = depth.saturating_sub(1),
            (Class::Open, _) => depth += 1,
            (Class::Close, _) => depth = depth.saturating_sub(1),
            (Class::Name, _) if params.is_none() && depth == 0 => words += 1,
            // two words side by side, or a word and `&`, are a parameter
            (Class::Name, word) if params.is_some() => {
                params = params.map(|named| named || is_word(ends.1) || matches!(ends.1, "&" | "*" | ">") || is_type(word));
            }
            _ => {}
        }
        ends = (ends.1, lexeme.text);
    }
    let closed = depth == 0 && matches!(ends.1, ")" | "const" | "noexcept" | "override");
    match construct(text) {
        _ if depth > 0 => false, // an open bracket says so itself
        Some("a template" | "a class definition" | "a namespace" | "an enumeration" | "a union") => true,
        Some("a `for` loop" | "a `while` loop" | "an `if` statement" | "a `switch` statement") => closed,
        Some("an `else`" | "a `do` loop") => false,
        Some(_) if params.is_none() => false,
        _ => matches!(text.trim(), "else" | "do") || words > 1 && closed && params == Some(true),
    }
}

fn is_type(word: &str) -> bool {
    word.ends_with("_t")
        || matches!(word, "void" | "int" | "unsigned" | "long" | "short" | "char" | "bool" | "float" | "double" | "auto" | "size_t")
}

/// The name that a statement assigns to: `NAME = …`.
pub fn assigned(text: &str) -> Option<&str> {
    let (rest, name) = token::name(text).ok()?;
    let rest = rest.trim_start();
    (rest.starts_with('=') && !rest.starts_with("==")).then_some(name)
}

/// The names that the statements of a text would bind: `NAME = …`, with a type in front or without.
pub fn bound(text: &str) -> impl Iterator<Item = &str> {
    // Most that is not read is short or a listing: without the sign nothing is bound.
    let looked_at = if memchr::memchr(b'=', text.as_bytes()).is_some() { text } else { "" };
    let (mut depth, mut open, mut last) = (0usize, true, None);
    let mut before = "";
    lexemes(looked_at).filter_map(move |lexeme| {
        match (lexeme.class, lexeme.text) {
            (Class::Blank, blank) if depth > 0 || !blank.contains('\n') => return None,
            (Class::Comment | Class::OpenComment, _) => return None,
            (Class::Blank, _) | (_, ";") => (depth, open, last) = (0, true, None),
            (Class::Open, _) => depth += 1,
            (Class::Close, _) => depth = depth.saturating_sub(1),
            (Class::Name, name) if open && depth == 0 => last = Some(name),
            (_, "=") if open && depth == 0 => {
                open = false;
                let compares = text[lexeme.end()..].starts_with('=') || matches!(before, "=" | "<" | ">" | "!");
                before = "=";
                return last.filter(|_| !compares);
            }
            _ => {}
        }
        before = lexeme.text;
        None
    })
}

/// Whether a statement has what only C++ has: a scope, a choice, a cast, an assignment, a block, a trait such as `cosize_v<T>`.
pub fn is_cxx(text: &str) -> bool {
    if construct(text).is_some() {
        return true;
    }
    if declares_several(text) {
        return true;
    }
    let mut before: [&str; 3] = [""; 3];
    let mut end = 0;
    for lexeme in lexemes(text).filter(|l| !is_blank(l)).take(LOOKED_AT) {
        let cast = matches!(lexeme.class, Class::Name | Class::Number | Class::Static)
            && before[2] == ")"
            && before[0] == "("
            && before[1].starts_with(|c: char| c.is_ascii_alphabetic());
        // `(unsigned)-1`
        let cast = cast || matches!(lexeme.text, "-" | "+" | "~" | "!" | "(") && before[2] == ")" && before[0] == "(" && is_type(before[1]);
        let word = match lexeme.class {
            // `2*1e3`: no name begins at once behind a number; what starts so is a size of the notation, whose advice is better
            Class::Name => {
                let exponent = lexeme.start == end && before[2].starts_with(|c: char| c.is_ascii_digit());
                WORDS.contains(&lexeme.text) || exponent && !before[1].is_empty()
            }
            Class::Mark => matches!(
                lexeme.text,
                "::" | "?" | "++" | "--" | "+=" | "-=" | "*=" | "/=" | "%=" | "<<=" | ">>=" | "|=" | "&=" | "^=" | "->"
            ),
            Class::Number => lexeme.text.contains('.'),
            Class::Text => lexeme.text.starts_with('\''),
            Class::Open => lexeme.text == "{" && matches!(before[2], ")" | "") || lexeme.text == "[" && is_word(before[2]),
            _ => false,
        };
        let doubled = lexeme.class == Class::Mark
            && matches!((before[2], lexeme.text), (":", ":") | ("+", "+" | "=") | ("-", "-" | "=" | ">") | ("*", "="));
        let trait_value = lexeme.text == "<" && before[2].ends_with("_v") && is_word(before[2]);
        let pointer = matches!(lexeme.text, "&" | "*") && matches!(before[2], "=" | "" | ";");
        if cast || word || doubled || pointer || trait_value {
            return true;
        }
        before = [before[1], before[2], lexeme.text];
        end = lexeme.end();
    }
    false
}

/// Whether a statement declares several variables: `int i = 4, j`.
fn declares_several(text: &str) -> bool {
    let (mut words, mut depth, mut typed) = (0usize, 0usize, false);
    for lexeme in lexemes(text).filter(|l| !is_blank(l)).take(LOOKED_AT) {
        match (lexeme.class, lexeme.text) {
            (_, ",") if depth == 0 => return typed || words > 1,
            (_, "=") if depth == 0 => typed = typed || words > 1,
            (Class::Open, _) | (_, "<") => depth += 1,
            (Class::Close, _) | (_, ">") => depth = depth.saturating_sub(1),
            (Class::Name, _) if depth == 0 => words += 1,
            (_, "::") => words = words.saturating_sub(1),
            (_, ";") if depth == 0 => return false,
            (_, "*" | "&" | ":") => {}
            _ if depth == 0 && !typed => return false,
            _ => {}
        }
    }
    false
}

/// Whether a statement has a tuple of the notation, whose comma means something else in C++: `(4, n)`.
pub fn has_tuple(text: &str) -> bool {
    let mut open: Vec<bool> = Vec::new();
    let mut before = "";
    for lexeme in lexemes(text).filter(|l| !is_blank(l)) {
        match (lexeme.class, lexeme.text) {
            (Class::Open, bracket) => {
                open.push(bracket == "(" && !is_word(before) && !matches!(before, ")" | "]" | "}" | ">"));
            }
            (Class::Close, _) => {
                open.pop();
            }
            (_, ",") if open.last() == Some(&true) => return true,
            _ => {}
        }
        before = lexeme.text;
    }
    false
}

/// Words that only C++ has in an expression.
const WORDS: [&str; 12] = [
    "decltype",
    "sizeof",
    "static_cast",
    "reinterpret_cast",
    "const_cast",
    "printf",
    "nullptr",
    "typename",
    "CUTE_STATIC_ASSERT_V",
    "CUTE_STATIC_ASSERT",
    "new",
    "assert",
];

fn is_word(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
}

/// A function definition, or a declaration without a value: words, and then `NAME(…) {` or `NAME;`.
fn declaration(text: &str) -> Option<&'static str> {
    let (mut words, mut depth, mut called) = (0usize, 0usize, false);
    for lexeme in lexemes(text).filter(|l| !matches!(l.class, Class::Comment)).take(LOOKED_AT) {
        match (lexeme.class, lexeme.text) {
            (Class::Blank, blank) if !blank.contains('\n') || depth > 0 || called => {}
            (Class::Blank, _) | (_, ";") if depth == 0 => return (words > 1 && !called).then_some("a declaration without a value"),
            (_, "{") if called && depth == 0 && words > 1 => return Some(FUNCTION),
            (_, "(") if depth == 0 && called => return None,
            (Class::Open, _) | (_, "<") => depth += 1,
            (_, ")") => {
                depth = depth.saturating_sub(1);
                called |= depth == 0;
            }
            (Class::Close, _) | (_, ">") => depth = depth.saturating_sub(1),
            _ if depth > 0 => {}
            (Class::Name, _) => words += 1,
            (_, "::") if !called => words = words.saturating_sub(1),
            (_, ":" | "&" | "*") => {}
            (_, "-" | "->") if called => {}
            _ => return None,
        }
    }
    (depth == 0 && words > 1 && !called).then_some("a declaration without a value")
}

/// How many lexemes of a text are looked at to tell what it is.
const LOOKED_AT: usize = 1 << 10;

fn is_blank(lexeme: &Lexeme) -> bool {
    matches!(lexeme.class, Class::Blank | Class::Comment)
}

/// Where the construct of C++ or of the preprocessor ends that `text` starts with; `None` if it
/// starts with none.
pub fn end(text: &str) -> Option<usize> {
    if text.starts_with('#') {
        return match hash(text)? {
            Hash::Directive("if" | "ifdef" | "ifndef") => Some(end_of_branches(text)),
            _ => Some(end_of_line(text, 0)),
        };
    }
    construct(text).map(|_| end_of_construct(text))
}

/// Behind the line at byte `at`, and behind the lines that a `\` before its end adds to it.
fn end_of_line(text: &str, at: usize) -> usize {
    let mut start = at;
    while let Some(len) = memchr::memchr(b'\n', &text.as_bytes()[start..]) {
        let line = text[start..start + len].trim_end_matches('\r');
        start += len + 1;
        if !line.ends_with('\\') {
            return start;
        }
    }
    text.len()
}

/// Behind the `#endif` of the `#if` at the start of `text`; the whole text where it has none.
fn end_of_branches(text: &str) -> usize {
    let (mut at, mut depth) = (0, 0usize);
    while at < text.len() {
        let line = text[at..].trim_start_matches([' ', '\t']);
        let next = end_of_line(text, at);
        match hash(line) {
            Some(Hash::Directive("if" | "ifdef" | "ifndef")) => depth += 1,
            Some(Hash::Directive("endif")) => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 {
            return next;
        }
        at = next;
    }
    text.len()
}

/// Behind the `}` of its body, or the `;` that ends it; an `else` goes on, and a `do` up to the `;` of its `while`.
fn end_of_construct(text: &str) -> usize {
    let mut end = end_of_part(text);
    loop {
        let start = end + blank(&text[end..]);
        match token::name(&text[start..]) {
            Ok((behind, "else")) => end = text.len() - behind.len() + end_of_part(behind),
            Ok((_, "while")) if token::name(text).is_ok_and(|(_, word)| word == "do") => return start + end_of_part(&text[start..]),
            _ => return end,
        }
    }
}

/// Behind the first `}` that closes a body, or the `;` before it; newlines are blanks.
fn end_of_part(text: &str) -> usize {
    let mut depth = 0usize;
    let mut braces = 0usize;
    for lexeme in lexemes(text) {
        match (lexeme.class, lexeme.text) {
            (_, ";") if depth == 0 => return lexeme.end(),
            (Class::Open, open) => {
                braces += usize::from(open == "{" && depth == braces);
                depth += 1;
            }
            (Class::Close, close) => {
                depth = depth.saturating_sub(1);
                let body = close == "}" && depth == 0;
                braces = braces.min(depth);
                if body {
                    let rest = &text[lexeme.end()..];
                    let blanks = rest.len() - rest.trim_start_matches([' ', '\t']).len();
                    let semicolon = usize::from(rest[blanks..].starts_with(';'));
                    return lexeme.end() + if semicolon > 0 { blanks + 1 } else { 0 };
                }
            }
            _ => {}
        }
    }
    text.len()
}

/// How far behind an error the end of its statement is looked for, in bytes.
const LOOKED_FOR: usize = 1 << 13;

/// Where to go on after the statement at `start` that does not parse, by what is wrong at `error`:
/// behind the `;` or the newline that ends it, or on the line after the error if brackets never
/// close. A line that ends or begins with an operator or a comma goes on.
pub fn after(text: &str, start: usize, error: usize) -> usize {
    let blanks: usize = lexemes(&text[start..]).take_while(is_blank).map(|l| l.text.len()).sum();
    if let Some(end) = end(&text[start + blanks..]) {
        return start + blanks + end;
    }
    let (mut depth, mut open) = (0i64, false);
    for lexeme in lexemes(&text[start..]) {
        let at = start + lexeme.start;
        if at > error.saturating_add(LOOKED_FOR) {
            break;
        }
        match (lexeme.class, lexeme.text) {
            (Class::Open, _) => depth += 1,
            (Class::Close, _) => depth -= 1,
            (_, ";") if depth <= 0 && at + 1 > error => return at + 1,
            (Class::Blank, blank) if depth <= 0 && !open && at + blank.len() > error => {
                if let Some(newline) = blank.bytes().enumerate().position(|(i, b)| b == b'\n' && at + i + 1 > error)
                    && !goes_on(&text[at + blank.len()..])
                {
                    return at + newline + 1;
                }
            }
            (Class::Mark, "#") if at > error => return at,
            _ => {}
        }
        if !is_blank(&lexeme) {
            open = matches!(lexeme.text, "," | "<" | "<<" | "=" | "+" | "&&" | "||" | "?" | ":" | "::");
        }
    }
    let error = error.min(text.len());
    memchr::memchr(b'\n', &text.as_bytes()[error..]).map_or(text.len(), |n| error + n + 1)
}

/// Whether a line goes on with what stands at its start.
fn goes_on(line: &str) -> bool {
    ["<<", ">", ",", ".", "?", ":", "&&", "||", ")", "]", "="].iter().any(|mark| line.starts_with(mark))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_construct_ends_at_its_own_end() {
        for (text, rest) in [
            ("for (int i = 0; i < 4; ++i)\n  print(i);\nsize(4)", "\nsize(4)"),
            ("for (;;) { a; { b; } c; }\n4", "\n4"),
            ("#define P(a) \\\n print(a); \\\n print(\"x\")\n4", "4"),
            ("#if 1\n a\n#if 0\n b\n#endif\n c\n#else\n d\n#endif\n4", "4"),
            ("struct A {\n int x;\n};\n4", "\n4"),
            ("int main() {\n  print(3);\n}\n4", "\n4"),
            ("template <class T>\nvoid f(T const& t)\n{\n  print(t);\n}\n4", "\n4"),
            ("if (false)\n  print(3);\n4", "\n4"),
            ("if (a) { b; }\nelse if (c) d; // e\nelse { f; }\n4", "\n4"),
            ("do { a; }\nwhile (b(c));\n4", "\n4"),
            ("#if 1\n4", ""),
        ] {
            assert_eq!(&text[end(text).unwrap_or(0)..], rest, "{text}");
        }
    }

    #[test]
    fn what_a_construct_is_called() {
        for (text, name) in [
            ("int main() {", Some("a function definition")),
            ("void f(Layout<int> const& t)\n{", Some("a function definition")),
            ("Layout l;", Some("a declaration without a value")),
            ("TiledMma mma", Some("a declaration without a value")),
            ("std::cout << 4", Some("a `std::cout` statement")),
            ("return 4", Some("a `return` statement")),
            ("size(4)", None),
            ("a b = 4", None),
            ("composition(4:1, 2:1) o", None),
            ("iff (4)", None),
        ] {
            assert_eq!(construct(text), name, "{text}");
        }
    }

    #[test]
    fn a_head_waits_for_its_body() {
        for head in [
            "int main()",
            "int main(int argc, char** argv)",
            "template <int N>",
            "template <int N>\nstruct S",
            "struct S",
            "__global__ void k(float* p)",
            "void f(Layout const& l)",
            "auto f(int) const",
            "for (int i = 0; i < 4; ++i)",
            "if (x)",
            "else",
            "do",
        ] {
            assert!(is_head(head), "{head}");
        }
        for text in
            ["int x(3)", "f(x)", "make_layout(4)", "int main() {", "struct S;", "auto L = f(x)", "Layout<int> l(n)", "4:1", "print(x)"]
        {
            assert!(!is_head(text), "{text}");
        }
    }

    #[test]
    fn names_are_bound_by_an_equals_sign() {
        let all = |text| bound(text).collect::<Vec<_>>();
        assert_eq!(all("a = f(x = 3); auto const& b = (4,8)\nLayout<int> c = 3"), ["a", "b", "c"]);
        assert!(all("a == 3; f(b = 3); a <= 4").is_empty());
    }

    #[test]
    fn a_statement_that_goes_on_is_skipped_as_a_whole() {
        let text = "bad << \"a\"\n  << \"b\"\n  << f(\n 3);\n4";
        assert_eq!(&text[after(text, 0, 4)..], "\n4");
        let text = "x<a,\n  b<128>,\n  c\n>\n4";
        assert_eq!(&text[after(text, 0, 2)..], "4");
    }
}
