//! The names of types as `abi::__cxa_demangle` gives them of what `typeid(T).name()` is.

/// How deep names nest.
const MAX_DEPTH: u32 = 64;

/// How many bytes are made of a name: what it names may be named again and again.
const MAX_BYTES: usize = 1 << 20;

/// A type: what stands before a name of it, and what behind.
#[derive(Clone, Default)]
struct Spelled {
    front: String,
    behind: String,
    /// Whether it is a function or an array, around which pointers stand in parentheses.
    is_wrapped: bool,
}

impl Spelled {
    fn plain(front: impl Into<String>) -> Self {
        Spelled { front: front.into(), ..Spelled::default() }
    }

    fn text(&self) -> String {
        format!("{}{}", self.front, self.behind)
    }
}

struct Reader<'a> {
    rest: &'a [u8],
    /// What `S_`, `S0_` and so on stand for.
    known: Vec<Spelled>,
    depth: u32,
    /// How many bytes were made so far.
    made: usize,
}

/// The type of a name; `None` of what is no such name, or is not known here.
pub(super) fn demangled(name: &[u8]) -> Option<String> {
    let mut reader = Reader { rest: name, known: Vec::new(), depth: 0, made: 0 };
    let ty = reader.ty()?;
    reader.rest.is_empty().then(|| ty.text())
}

impl Reader<'_> {
    fn eat(&mut self, text: &str) -> bool {
        let rest = self.rest.strip_prefix(text.as_bytes());
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn number(&mut self) -> Option<usize> {
        let n = self.rest.iter().take_while(|c| c.is_ascii_digit()).count();
        let (digits, rest) = self.rest.split_at(n);
        self.rest = rest;
        std::str::from_utf8(digits).ok()?.parse().ok()
    }

    fn source_name(&mut self) -> Option<String> {
        let n = self.number()?;
        let name = self.rest.get(..n)?;
        self.rest = &self.rest[n..];
        let name = String::from_utf8_lossy(name);
        Some(if name.starts_with("_GLOBAL__N") { "(anonymous namespace)".into() } else { name.into() })
    }

    fn within_bytes(&mut self, ty: Spelled) -> Option<Spelled> {
        self.made += 1 + ty.front.len() + ty.behind.len();
        (self.made <= MAX_BYTES).then_some(ty)
    }

    fn keep(&mut self, ty: Spelled) -> Option<Spelled> {
        let ty = self.within_bytes(ty)?;
        self.known.push(ty.clone());
        Some(ty)
    }

    fn ty(&mut self) -> Option<Spelled> {
        self.depth += 1;
        let ty = if self.depth > MAX_DEPTH { None } else { self.any_type() };
        self.depth -= 1;
        self.within_bytes(ty?)
    }

    fn any_type(&mut self) -> Option<Spelled> {
        const BUILTIN: [(&str, &str); 22] = [
            ("Dn", "decltype(nullptr)"),
            ("Du", "char8_t"),
            ("Ds", "char16_t"),
            ("Di", "char32_t"),
            ("v", "void"),
            ("w", "wchar_t"),
            ("b", "bool"),
            ("c", "char"),
            ("a", "signed char"),
            ("h", "unsigned char"),
            ("s", "short"),
            ("t", "unsigned short"),
            ("i", "int"),
            ("j", "unsigned int"),
            ("l", "long"),
            ("m", "unsigned long"),
            ("x", "long long"),
            ("y", "unsigned long long"),
            ("f", "float"),
            ("d", "double"),
            ("e", "long double"),
            ("z", "..."),
        ];
        if let Some((_, name)) = BUILTIN.iter().find(|(code, _)| self.eat(code)) {
            return Some(Spelled::plain(*name));
        }
        for (code, mark) in [("P", "*"), ("R", "&"), ("O", "&&"), ("K", " const")] {
            if !self.eat(code) {
                continue;
            }
            let mut of = self.ty()?;
            match (of.is_wrapped, code) {
                // its elements are `const`
                (true, "K") => of.front.insert_str(of.front.trim_end().len(), mark),
                (true, _) => {
                    let space = if of.behind.starts_with('[') { " " } else { "" };
                    of = Spelled { front: format!("{}({mark}", of.front), behind: format!("){space}{}", of.behind), is_wrapped: false };
                }
                _ => of.front.push_str(mark),
            }
            return self.keep(of);
        }
        if self.eat("A") {
            let n = self.number()?;
            let of = self.eat("_").then(|| self.ty())??;
            let front = if of.is_wrapped { of.front } else { format!("{} ", of.front) };
            return self.keep(Spelled { front, behind: format!("[{n}]{}", of.behind), is_wrapped: true });
        }
        if self.eat("F") {
            let result = self.ty()?;
            let params = self.types_until_end()?;
            let behind = format!("({}){}", if params == "void" { "" } else { &params }, result.behind);
            return self.keep(Spelled { front: format!("{} ", result.front), behind, is_wrapped: true });
        }
        if self.eat("N") {
            let name = self.nested()?;
            return Some(Spelled::plain(name));
        }
        if self.eat("Z") {
            let function = self.source_name()?;
            // of a template the result would stand first
            let params = if function == "main" { self.eat("E").then(String::new)? } else { format!("({})", self.types_until_end()?) };
            let params = if params == "(void)" { "()".into() } else { params };
            let local = match self.eat("Ul") {
                true => {
                    let params = self.types_until_end()?;
                    let number = if self.eat("_") { 1 } else { self.number().filter(|_| self.eat("_"))?.checked_add(2)? };
                    format!("{{lambda({})#{number}}}", if params == "void" { "" } else { &params })
                }
                false => self.source_name()?,
            };
            return self.keep(Spelled::plain(format!("{function}{params}::{local}")));
        }
        let is_known = self.rest.first() == Some(&b'S') && !self.rest.starts_with(b"St");
        let name = match self.component(None)? {
            name if self.rest.first() != Some(&b'I') && is_known => return Some(name),
            name => name,
        };
        let name = if is_known { name } else { self.keep(name)? };
        match self.rest.first() == Some(&b'I') {
            true => {
                let args = self.template_args()?;
                self.keep(Spelled::plain(name.front + &args))
            }
            false => Some(name),
        }
    }

    /// A name alone, one of `std`, or what was named before.
    fn component(&mut self, within: Option<&str>) -> Option<Spelled> {
        if self.eat("Sa") {
            return Some(Spelled::plain("std::allocator"));
        }
        if self.eat("St") {
            // behind it the name stands, or more of a nested one
            return match within {
                Some(_) => Some(Spelled::plain("std")),
                None => Some(Spelled::plain(format!("std::{}", self.source_name()?))),
            };
        }
        if self.eat("S") {
            let code = self.rest.iter().take_while(|c| c.is_ascii_digit() || c.is_ascii_uppercase()).count();
            let digits = std::str::from_utf8(&self.rest[..code]).ok()?;
            let at = if digits.is_empty() { 0 } else { usize::from_str_radix(digits, 36).ok()?.checked_add(1)? };
            self.rest = &self.rest[code..];
            return self.eat("_").then(|| self.known.get(at).cloned())?;
        }
        self.source_name().map(Spelled::plain)
    }

    /// `N … E`
    fn nested(&mut self) -> Option<String> {
        let mut whole = String::new();
        while !self.eat("E") {
            let is_known = self.rest.first() == Some(&b'S');
            whole = match self.rest.first()? {
                b'I' => whole + &self.template_args()?,
                _ => {
                    let part = self.component(Some(&whole))?.text();
                    if whole.is_empty() { part } else { format!("{whole}::{part}") }
                }
            };
            if !is_known {
                self.keep(Spelled::plain(whole.clone()))?;
            }
        }
        Some(whole)
    }

    fn types_until_end(&mut self) -> Option<String> {
        let mut all = Vec::new();
        while !self.eat("E") {
            all.push(self.ty()?.text());
        }
        Some(all.join(", "))
    }

    fn template_args(&mut self) -> Option<String> {
        let mut all = Vec::new();
        if !self.eat("I") {
            return None;
        }
        self.args_until_end(&mut all)?;
        let inner = all.join(", ");
        let space = if inner.ends_with('>') { " " } else { "" };
        Some(format!("<{inner}{space}>"))
    }

    fn args_until_end(&mut self, all: &mut Vec<String>) -> Option<()> {
        while !self.eat("E") {
            if self.eat("J") {
                self.depth += 1;
                let rest = (self.depth <= MAX_DEPTH).then(|| self.args_until_end(all));
                self.depth -= 1;
                rest??;
            } else if self.eat("L") {
                let ty = self.ty()?.text();
                let sign = if self.eat("n") { "-" } else { "" };
                let n = self.number()?;
                all.push(match &*ty {
                    "bool" => if n == 0 { "false" } else { "true" }.to_string(),
                    "int" => format!("{sign}{n}"),
                    "unsigned int" => format!("{n}u"),
                    "long" => format!("{sign}{n}l"),
                    "unsigned long" => format!("{n}ul"),
                    "long long" => format!("{sign}{n}ll"),
                    "unsigned long long" => format!("{n}ull"),
                    ty => format!("({ty}){sign}{n}"),
                });
                if !self.eat("E") {
                    return None;
                }
            } else {
                all.push(self.ty()?.text());
            }
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::demangled;

    #[test]
    fn names_are_those_of_the_demangler() {
        let of = |name: &str| demangled(name.as_bytes()).unwrap_or_default();
        assert_eq!(of("St4pairIiS_IiiEE"), "std::pair<int, std::pair<int, int> >");
        assert_eq!(of("PFiRKSt5tupleIJicEEE"), "int (*)(std::tuple<int, char> const&)");
        assert_eq!(of("A2_A3_Ki"), "int const [2][3]");
        assert_eq!(demangled(b"nothing"), None);
        // what is deep, long or out of range ends
        let nested = |open: &str, n| format!("St5tupleI{}", open.repeat(n));
        assert_eq!(demangled(nested("J", 100_000).as_bytes()), None);
        assert_eq!(demangled(nested("St4pairI", 100_000).as_bytes()), None);
        let doubled: String = (0..30).map(|n: u32| if n == 0 { "S_S_".into() } else { format!("FS{0}_S{0}_E", n - 1) }).collect();
        assert_eq!(demangled(format!("F1a{doubled}E").as_bytes()), None);
        assert_eq!(demangled(format!("N{}E", "1a".repeat(50_000)).as_bytes()), None);
        assert_eq!(demangled(b"Z1fvEUl18446744073709551615_"), None);
        assert_eq!(demangled(b"SZZZZZZZZZZZZ_"), None);
    }
}
