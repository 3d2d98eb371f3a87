//! Text as it is pasted: the prompts of a transcript, the fences of Markdown, and full-width punctuation as the input methods of Chinese and
//! Japanese write it.

use bumpalo::Bump;
use std::borrow::Cow;

/// The prompts of sessions; the last one is that of the tutorials.
const PROMPTS: [&str; 4] = ["cutectl>", "cutectl --cxx>", ">>>", ">"];

/// What stands alone on the lines around code in Markdown, in front of the name of a language.
const FENCE: &str = "```";

/// A text as it is meant: its prompts and the fences of Markdown are blanks, full-width punctuation is ASCII. Every place in it stays where it is.
pub fn read(text: &str) -> Cow<'_, str> {
    match without_prompts(text) {
        Some(blanked) => Cow::Owned(narrowed(&blanked).into_owned()),
        None => narrowed(text),
    }
}

/// The same, kept in an arena.
pub fn read_in<'a>(arena: &'a Bump, text: &'a str) -> &'a str {
    match read(text) {
        Cow::Borrowed(text) => text,
        Cow::Owned(read) => arena.alloc_str(&read),
    }
}

/// The prompt that a line begins with, behind blanks.
fn prompt(line: &str) -> Option<&'static str> {
    let line = line.trim_start();
    PROMPTS.into_iter().find(|prompt| line.strip_prefix(prompt).is_some_and(|rest| !rest.starts_with(['=', '>'])))
}

/// The text with blanks in place of its prompts, or of the fences around it, where its first line has one.
fn without_prompts(text: &str) -> Option<String> {
    if !text.trim_start().starts_with(['>', 'c', '`']) {
        return None;
    }
    if text.trim_start().starts_with(FENCE) {
        let blank = |line: &str| line.chars().map(|c| if c.is_whitespace() { c } else { ' ' }).collect::<String>();
        let blanked = |line: &str| if line.trim_start().starts_with(FENCE) { blank(line) } else { line.to_string() };
        return Some(text.split_inclusive('\n').map(blanked).collect());
    }
    let own = prompt(text)?;
    let blanked = text.split_inclusive('\n').map(|line| match prompt(line) {
        Some(prompt) if prompt == own => line.replacen(prompt, &" ".repeat(prompt.len()), 1),
        _ => line.to_string(),
    });
    Some(blanked.collect())
}

/// The punctuation of ASCII that a full-width character stands for.
fn narrow(c: char) -> Option<char> {
    match c {
        '\u{3000}' => Some(' '),
        '、' => Some(','),
        '。' => Some('.'),
        '〈' | '《' => Some('<'),
        '〉' | '》' => Some('>'),
        '【' => Some('['),
        '】' => Some(']'),
        // The full-width forms repeat ASCII from `!` to `~`.
        '\u{FF01}'..='\u{FF5E}' => u8::try_from(u32::from(c) - 0xFF01 + 0x21).ok().map(char::from),
        _ => None,
    }
}

/// The text with ASCII in place of full-width punctuation and digits, outside of quotes. Blanks fill the bytes that this
/// leaves free, so that every place in the text stays where it is: behind an opening bracket and a comma, in front of what
/// else there is, so that a bracket stands at once behind a name or another bracket.
fn narrowed(text: &str) -> Cow<'_, str> {
    if text.is_ascii() || !text.contains(|c| narrow(c).is_some()) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    let (mut quoted, mut escaped) = (false, false);
    let mut free = 0; // bytes left free by a run of digits
    for c in text.chars() {
        let digit = narrow(c).filter(|n| !quoted && n.is_ascii_alphanumeric());
        if let Some(digit) = digit {
            out.push(digit);
            free += c.len_utf8() - 1;
            continue;
        }
        out.extend(std::iter::repeat_n(' ', std::mem::take(&mut free)));
        match narrow(c).filter(|_| !quoted) {
            Some(n) => {
                let blanks = std::iter::repeat_n(' ', c.len_utf8() - 1);
                match n {
                    '(' | '[' | '{' | '<' | ',' | ';' | ':' | '=' => {
                        out.push(n);
                        out.extend(blanks);
                    }
                    n => {
                        out.extend(blanks);
                        out.push(n);
                    }
                }
                quoted ^= n == '"';
            }
            None => {
                quoted ^= c == '"' && !escaped;
                out.push(c);
            }
        }
        escaped = c == '\\' && !escaped;
    }
    out.extend(std::iter::repeat_n(' ', free));
    Cow::Owned(out)
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn a_pasted_text_is_read_in_its_place() {
        for (typed, meant) in [
            ("（4，8）：（1，4）", "(  4,  8  ):  (  1,  4  )"),
            ("size（L）；", "size(  L  );  "),
            ("（2，１２）（3）", "(  2,  12      )(  3  )"),
            ("print(\"（，）\")", "print(\"（，）\")"),
            ("size((4,8))", "size((4,8))"),
            ("> print(4)", "  print(4)"),
            ("cutectl> size(L)\ncutectl> 4", "         size(L)\n         4"),
            ("> f(\n3)\n> 4", "  f(\n3)\n  4"),
            ("```cpp\nsize(L)\n ```", "      \nsize(L)\n    "),
            ("cute > 4", "cute > 4"),
            (">= 4", ">= 4"),
        ] {
            let read = read(typed);
            assert_eq!(read, meant, "{typed}");
            assert_eq!(read.len(), typed.len(), "{typed}");
        }
    }
}
