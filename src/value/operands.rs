//! Calls as a compiler's message shows them, with the types of their operands: `composition(const Layout<A, B>&, …) [with A = …]`.

use crate::syntax::type_text::{Kind, TypeText, is_word};
use crate::value::type_text::{Meanings, Scope};

/// The longest text of a type after its names are replaced by what they stand for, in bytes.
const MAX_SUBSTITUTED: usize = 1 << 15;
/// The most values that are taken from one text.
const MAX_VALUES: usize = 256;

/// A call with the types of its arguments, as a compiler shows it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Signature {
    /// The name without namespaces and brackets: `composition`.
    pub name: String,
    /// Whether the called function belongs to CuTe.
    pub is_cute: bool,
    /// The integers and values of its template arguments that are given by name or in brackets, in order.
    pub templates: Vec<String>,
    /// Its arguments in CuTe's notation; `None` of what is not a value.
    pub arguments: Vec<Option<String>>,
    /// A class with its arguments as a type of C++, where it is not a function with parameters.
    pub class: Option<String>,
}

/// The values of CuTe in a text, the largest ones, each once, in their order.
pub fn values(text: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    let mut reader = TypeText::default();
    let bytes = text.as_bytes();
    let mut at = 0;
    while at < bytes.len() && found.len() < MAX_VALUES {
        if !is_word(bytes[at]) && bytes[at] != b':' {
            at += 1;
            continue;
        }
        reader.read(bytes, at);
        let meanings = Meanings::new(bytes, &reader, Scope::Any);
        let mut i = 0;
        while let Some(part) = reader.parts.get(i) {
            if meanings.is_value(i) && !is_qualifier(bytes, part.end) {
                let value = written(&meanings, i);
                if !found.contains(&value) && found.len() < MAX_VALUES {
                    found.push(value);
                }
                i = part.next;
            } else {
                i += 1;
            }
        }
        at = reader.end.max(at + 1);
    }
    found
}

/// What stands in the quotes of MLIR's types: `!cute.layout<"(8,16):(1,8)">`, `layout_copy_tv = <"…">`.
pub fn mlir(text: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for (i, quoted) in text.split('"').enumerate() {
        let known = quoted.bytes().all(|b| b.is_ascii_digit() || b"(),:;_@?{}=<>[]/*+- oSdivi".contains(&b));
        let value = quoted.contains(|c: char| c.is_ascii_digit() || c == '?' || c == '_');
        if i % 2 == 1
            && known
            && value
            && !quoted.starts_with([':', ',', '>'])
            && found.len() < MAX_VALUES
            && !found.iter().any(|f| f == quoted)
        {
            found.push(quoted.to_string());
        }
    }
    found
}

/// Whether `::` follows, so that what stands before it is the class of a member.
fn is_qualifier(text: &[u8], end: usize) -> bool {
    text.get(end..).is_some_and(|rest| rest.starts_with(b"::"))
}

fn written(meanings: &Meanings, part: usize) -> String {
    let mut out = Vec::new();
    meanings.write(&mut out, part);
    String::from_utf8(out).unwrap_or_default()
}

/// The value that a whole text is, also an integer type and an order of strides; of a tensor its layout.
pub fn value(text: &str) -> Option<String> {
    let text = bare(text);
    let mut reader = TypeText::default();
    text.bytes().next().filter(|b| is_word(*b) || *b == b':')?;
    if let Some(order @ ("LayoutLeft" | "LayoutRight")) = text.rsplit("::").next() {
        return Some(order.to_string());
    }
    reader.read(text.as_bytes(), 0);
    let meanings = Meanings::new(text.as_bytes(), &reader, Scope::Any);
    if reader.end == text.len() && meanings.of(0).is_some() {
        return Some(written(&meanings, 0));
    }
    if matches!(reader.parts.first()?.kind, Kind::Template { .. }) && reader.end == text.len() {
        let name = text.split('<').next().unwrap_or_default();
        if name.rsplit("::").next() == Some("Tensor") {
            let layout = reader.inside(0).nth(1).filter(|p| meanings.is_value(*p))?;
            return Some(written(&meanings, layout));
        }
    }
    (crate::syntax::type_text::is_integer_type(text.as_bytes())).then(|| "?".to_string())
}

/// A type without `const`, `&`, `&&` and keywords around it.
fn bare(text: &str) -> &str {
    let mut text = text.trim();
    loop {
        let before = text.len();
        for word in ["const ", "volatile ", "struct ", "class ", "typename "] {
            text = text.strip_prefix(word).unwrap_or(text).trim_start();
        }
        for word in ["&", " const", "..."] {
            text = text.strip_suffix(word).unwrap_or(text).trim_end();
        }
        if text.len() == before {
            return text;
        }
    }
}

/// The parts of a text between commas (or semicolons) that stand in no bracket.
pub fn split(text: &str, separators: &[u8]) -> Vec<String> {
    let (mut parts, mut depth, mut start) = (Vec::new(), 0i32, 0);
    let bytes = text.as_bytes();
    for (i, b) in bytes.iter().enumerate() {
        match b {
            b'<' | b'(' | b'[' | b'{' => depth += 1,
            b'>' if i > 0 && bytes[i - 1] == b'-' => {}
            b'>' | b')' | b']' | b'}' => depth -= 1,
            b if depth <= 0 && separators.contains(b) => {
                parts.push(text[start..i].trim().to_string());
                start = i + 1;
            }
            _ => {}
        }
    }
    let last = text[start..].trim();
    if !last.is_empty() || !parts.is_empty() {
        parts.push(last.to_string());
    }
    parts
}

/// What `[with A = …; B = …]` at the end of a signature binds, and what stands before it.
pub fn bindings(text: &str) -> (&str, Vec<(String, String)>) {
    let Some(at) = text.rfind("[with ") else { return (text, Vec::new()) };
    let inside = text[at + "[with ".len()..].trim_end().trim_end_matches(']');
    let separators: &[u8] = if inside.contains("; ") { b";" } else { b"," };
    let bound = split(inside, separators)
        .iter()
        .filter_map(|b| {
            let (name, value) = b.split_once('=')?;
            let name = name.trim().rsplit([' ', '.']).next()?;
            Some((name.to_string(), value.trim().to_string()))
        })
        .collect();
    (text[..at].trim_end(), bound)
}

/// A text whose names are replaced by what they are bound to.
pub fn substituted(text: &str, bound: &[(String, String)]) -> String {
    let mut out = String::new();
    let bytes = text.as_bytes();
    let mut i = 0;
    while i < bytes.len() && out.len() < MAX_SUBSTITUTED {
        let end = i + bytes[i..].iter().take_while(|b| is_word(**b)).count();
        if end == i {
            let width = text[i..].chars().next().map_or(1, char::len_utf8);
            out.push_str(&text[i..i + width]);
            i += width;
            continue;
        }
        let word = &text[i..end];
        let member = text[..i].ends_with("::") || text[end..].starts_with('<');
        i = end;
        match bound.iter().find(|(name, _)| !member && name == word) {
            Some((_, value)) => {
                let pack = [('{', '}'), ('<', '>')].iter().find_map(|(a, b)| value.strip_prefix(*a)?.strip_suffix(*b));
                out.push_str(pack.unwrap_or(value));
                let rest = text[i..].trim_start();
                if pack.is_some() && rest.starts_with("...") {
                    i = text.len() - rest.len() + 3;
                }
            }
            None => out.push_str(word),
        }
    }
    out
}

/// The names in parameters that nothing binds, in order of their first use.
fn unbound(params: &[String], bound: &[(String, String)]) -> Vec<String> {
    const KNOWN: [&str; 14] =
        ["const", "cute", "std", "int", "unsigned", "long", "auto", "bool", "size_t", "uint32_t", "typename", "void", "detail", "seq"];
    let mut names: Vec<String> = Vec::new();
    for param in params {
        let bytes = param.as_bytes();
        let mut i = 0;
        while i < bytes.len() {
            let end = i + bytes[i..].iter().take_while(|b| is_word(**b)).count();
            let word = &param[i..end];
            let name = end > i && !bytes[i].is_ascii_digit() && bytes.get(end) != Some(&b'<') && bytes.get(end) != Some(&b':');
            if name && !KNOWN.contains(&word) && !bound.iter().any(|(n, _)| n == word) && !names.iter().any(|n| n == word) {
                names.push(word.to_string());
            }
            i = end.max(i + param[i..].chars().next().map_or(1, char::len_utf8));
        }
    }
    names
}

impl Signature {
    /// Reads a signature as a compiler spells it; `None` of a lambda, or where there is no name.
    pub fn read(text: &str) -> Option<Self> {
        if text.contains("lambda") || text.contains("{unnamed") || text.contains("anonymous class") {
            return None;
        }
        let (head, bound) = bindings(text);
        let (before, params) = parameters(head);
        let (path, brackets) = named(before)?;
        let name = path.rsplit("::").next().unwrap_or(path);
        if name.is_empty() || name == "operator" {
            return None;
        }
        let mut signature = Signature { name: name.to_string(), is_cute: path.contains("cute::"), ..Signature::default() };
        let given = brackets.map(|b| split(b, b",")).unwrap_or_default();
        match params {
            Some(params) => {
                let mut params = split(params, b",");
                let mut bound = bound;
                signature.templates = match bound.is_empty() {
                    true => given.iter().map_while(|g| number(g)).collect(),
                    false => bound.iter().filter(|(name, _)| !mentions(&params, name)).filter_map(|(_, v)| number(v)).collect(),
                };
                let is_empty = |param: &String| {
                    bound.iter().any(|(n, v)| matches!(v.as_str(), "{}" | "<>") && mentions(std::slice::from_ref(param), n))
                };
                params.retain(|param| !(param.ends_with("...") && is_empty(param)));
                rename(&params, &mut bound);
                if let Some(numbered) = constants(&params, &bound) {
                    (params, signature.templates) = (numbered, Vec::new());
                }
                signature.arguments = params.iter().map(|p| value(&substituted(p, &bound))).collect();
            }
            // clang shows the template arguments of a function alone.
            None if bound.is_empty() => {
                let before = before.trim();
                let keyword = ["struct ", "class "].iter().find_map(|word| before.strip_prefix(word));
                signature.class = Some(keyword.unwrap_or(before).to_string());
                signature.templates = given.iter().map_while(|g| number(g)).collect();
                let rest: Vec<Option<String>> = given.iter().skip(signature.templates.len()).map(|g| value(g)).collect();
                signature.arguments = paired(name, rest);
            }
            None => {
                let class = substituted(before.trim(), &bound);
                signature.arguments = bound.iter().map(|(_, v)| value(v)).collect();
                signature.arguments.extend(value(&class).map(Some));
                signature.class = Some(class);
            }
        }
        Some(signature)
    }

    /// The call as text: `composition((_6,_4):(_1,_8), _8:_1)`; `None` where an argument is not a value.
    pub fn text(&self) -> Option<String> {
        let arguments: Option<Vec<&str>> = self.arguments.iter().map(|a| a.as_deref()).collect();
        Some(self.with(&arguments.filter(|a| !a.is_empty())?))
    }

    /// The same call with other arguments, as text.
    pub fn with(&self, arguments: &[&str]) -> String {
        let templates = if self.templates.is_empty() { String::new() } else { format!("<{}>", self.templates.join(",")) };
        format!("{}{templates}({})", self.name, arguments.join(", "))
    }
}

/// An integer of a template argument.
pub fn number(text: &str) -> Option<String> {
    let text = text.trim_end_matches(['u', 'l', 'U', 'L']);
    text.parse::<i64>().ok().map(|n| n.to_string())
}

/// The names of a declaration and of its definition may differ: what is left of both belongs together, in order.
fn rename(params: &[String], bound: &mut Vec<(String, String)>) {
    let left = unbound(params, bound);
    if left.is_empty() {
        return;
    }
    let free: Vec<String> =
        bound.iter().filter(|(name, v)| !mentions(params, name) && number(v).is_none()).map(|(_, v)| v.clone()).collect();
    bound.extend(left.into_iter().zip(free));
}

/// Whether a name stands in parameters.
fn mentions(params: &[String], name: &str) -> bool {
    params.iter().any(|p| p.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').any(|word| word == name))
}

/// g++ writes `C<v>` for every constant among the parameters: its occurrences are the integers that are bound, in order.
fn constants(params: &[String], bound: &[(String, String)]) -> Option<Vec<String>> {
    let count: usize = params.iter().map(|p| p.matches("C<v>").count()).sum();
    let numbers: Vec<String> = bound.iter().filter_map(|(_, v)| number(v)).collect();
    if count == 0 || count != numbers.len() || bound.iter().any(|(name, _)| name == "v") {
        return None;
    }
    let mut numbers = numbers.iter();
    let numbered = |param: &String| {
        let mut parts = param.split("C<v>");
        let first = parts.next().unwrap_or_default().to_string();
        parts.fold(first, |text, part| format!("{text}C<{}>{part}", numbers.next().map_or("v", String::as_str)))
    };
    Some(params.iter().map(numbered).collect())
}

/// What stands in the round brackets of the parameters, and what before them.
pub fn parameters(head: &str) -> (&str, Option<&str>) {
    let head = head.trim_end();
    let end =
        ["", " const", " const&", " &", " &&", " noexcept"].iter().find_map(|tail| head.strip_suffix(tail).filter(|h| h.ends_with(')')));
    let Some(end) = end else { return (head, None) };
    let mut depth = 0i32;
    for (i, b) in end.bytes().enumerate().rev() {
        match b {
            b')' => depth += 1,
            b'(' => {
                depth -= 1;
                if depth == 0 {
                    return (&end[..i], Some(&end[i + 1..end.len() - 1]));
                }
            }
            _ => {}
        }
    }
    (head, None)
}

/// The qualified name at the end of a text, and its brackets.
pub fn named(before: &str) -> Option<(&str, Option<&str>)> {
    let before = before.trim_end();
    let (path, brackets) = match before.strip_suffix('>').filter(|b| !b.ends_with("operator") && !b.ends_with("operator-")) {
        Some(inner) => {
            let mut depth = 1i32;
            let open = inner.bytes().enumerate().rev().find_map(|(i, b)| {
                match b {
                    b'>' if i > 0 && inner.as_bytes()[i - 1] != b'-' => depth += 1,
                    b'<' => depth -= 1,
                    _ => {}
                }
                (depth == 0).then_some(i)
            })?;
            (&inner[..open], Some(&inner[open + 1..]))
        }
        None => (before, None),
    };
    let start = path.rfind([' ', '*', '&', '>']).map_or(0, |at| at + 1);
    Some((&path[start..], brackets))
}

/// The functions whose first template arguments are the shapes and strides of layouts.
const OF_LAYOUTS: [&str; 30] = [
    "composition",
    "complement",
    "coalesce",
    "left_inverse",
    "right_inverse",
    "logical_divide",
    "zipped_divide",
    "tiled_divide",
    "flat_divide",
    "logical_product",
    "zipped_product",
    "tiled_product",
    "flat_product",
    "blocked_product",
    "raked_product",
    "tile_to_shape",
    "tile_unzip",
    "upcast",
    "downcast",
    "recast_layout",
    "with_shape",
    "size",
    "cosize",
    "shape",
    "stride",
    "rank",
    "filter",
    "max_common_layout",
    "max_common_vector",
    "nullspace",
];

/// Shape and stride of a layout as one operand, where clang shows them apart.
fn paired(name: &str, values: Vec<Option<String>>) -> Vec<Option<String>> {
    if !OF_LAYOUTS.contains(&name) {
        return values;
    }
    let both = matches!(name, "composition" | "blocked_product" | "raked_product" | "max_common_layout" | "max_common_vector");
    let mut left = values.into_iter();
    let mut paired = Vec::new();
    while let Some(first) = left.next() {
        let layouts = usize::from(both) + 1;
        match (&first, left.as_slice().first()) {
            (Some(shape), Some(Some(stride))) if paired.len() < layouts && congruent(shape, stride) => {
                paired.push(Some(format!("{shape}:{stride}")));
                left.next();
            }
            _ => paired.push(first),
        }
    }
    paired
}

/// Whether two texts of integers nest alike.
fn congruent(a: &str, b: &str) -> bool {
    let profile = |t: &str| t.chars().filter(|c| matches!(c, '(' | ')' | ',')).collect::<String>();
    !a.contains([':', ' ']) && !b.contains([':', ' ']) && profile(a) == profile(b)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn call(text: &str) -> String {
        Signature::read(text).and_then(|s| s.text()).unwrap_or_default()
    }

    #[test]
    fn calls_as_compilers_spell_them() {
        for (text, expected) in [
            (
                "auto cute::composition(const cute::Layout<LShape, LStride> &, const cute::Layout<RShape, RStride> &) [with LShape=cute::tuple<cute::_6, cute::_4>, LStride=cute::tuple<cute::_1, cute::_8>, RShape=cute::C<8>, RStride=cute::_1]",
                "composition((_6,_4):(_1,_8), _8:_1)",
            ),
            (
                "constexpr auto cute::composition(const Layout<ShapeA, StrideA>&, const Layout<ShapeB, StrideB>&) [with LShape = tuple<C<6>, C<4> >; LStride = tuple<C<1>, C<8> >; RShape = C<8>; RStride = C<1>]",
                "composition((_6,_4):(_1,_8), _8:_1)",
            ),
            (
                "cute::composition<cute::tuple<cute::C<6>, cute::C<4>>, cute::tuple<cute::C<1>, cute::C<8>>, cute::C<8>, cute::C<1>>",
                "composition((_6,_4):(_1,_8), _8:_1)",
            ),
            (
                "constexpr auto cute::append(const T&, const X&) [with int N = 2; T = tuple<C<2>, C<4>, C<8> >; X = C<1>]",
                "append<2>((_2,_4,_8), _1)",
            ),
            (
                "auto cute::append<N,T,X>(const T &, const X &) [with N=2, T=cute::tuple<cute::_2, cute::_4>, X=cute::C<1>]",
                "append<2>((_2,_4), _1)",
            ),
            ("constexpr cute::C<(t / u)> cute::safe_div(C<v>, C<v>) [with auto t = 15; auto u = 4]", "safe_div(_15, _4)"),
            ("cute::append<2, cute::tuple<cute::C<2>, cute::C<4>>, cute::C<1>>", "append<2>((_2,_4), _1)"),
            (
                "cute::logical_divide<cute::tuple<cute::C<8>, int>, cute::tuple<cute::C<1>, int>, cute::tuple<cute::C<4>>>",
                "logical_divide((_8,?):(_1,?), (_4))",
            ),
        ] {
            assert_eq!(call(text), expected);
        }
        assert_eq!(values("no matching function for call to ‘f<2>(cute::Layout<cute::C<8>, cute::C<1> >&)’"), ["_8:_1"]);
    }
}
