//! Printed C++ types as the values they denote: `cute::Layout<cute::tuple<cute::C<8>, int>, …>` is `(_8,?):…`.
//!
//! A run-time integer has a type and no value; it is written `?`.

use crate::syntax::type_text::{Kind, TypeText, is_integer_type};

/// Which of the printed types are read as values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Only what is written with `cute::`.
    Qualified,
    /// Also without, as g++ and clang shorten names inside the namespace, and integer constants of the standard library.
    Any,
}

/// What a part of a type is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// `C<8>`.
    Static(i64),
    /// An integer type: a value that is known at run time.
    Dynamic,
    /// `Underscore`.
    Underscore,
    /// A tuple; of integers alone or not.
    Tuple {
        /// Whether all its leaves are integers.
        integers: bool,
    },
    /// `Layout<Shape, Stride>`.
    Layout,
    /// `Layout<Shape>`: compact, the first mode contiguous.
    Compact,
    /// `ComposedLayout<A, O, B>`.
    Composed,
    /// `Swizzle<B, M, S>`.
    Swizzle,
    /// `ScaledBasis<T, N...>`.
    Basis,
    /// `smem_ptr_flag_bits<N>`, which stands for an offset of 0.
    Flag(i64),
}

/// Leaves parts to be written with something between them.
fn joined(todo: &mut Vec<Todo>, parts: &[usize], between: &'static [u8]) {
    for (i, part) in parts.iter().enumerate().rev() {
        todo.push(Todo::Part(*part));
        if i > 0 {
            todo.push(Todo::Bytes(between));
        }
    }
}

/// The last word of a name that belongs to CuTe in this scope.
fn name_of(name: &[u8], scope: Scope) -> Option<&[u8]> {
    let name = name.strip_prefix(b"::").unwrap_or(name);
    match name.strip_prefix(b"cute::") {
        Some(word) => (!word.contains(&b':')).then_some(word),
        None if scope == Scope::Qualified => None,
        None => {
            let word = name.iter().rposition(|b| *b == b':').map_or(name, |at| &name[at + 1..]);
            (word.len() == name.len() || word == b"integral_constant").then_some(word)
        }
    }
}

/// The value of `_8` and `_m1`, the short names of constants.
fn alias(name: &[u8]) -> Option<i64> {
    let (sign, digits) = match name {
        [b'_', b'm', digits @ ..] => (-1, digits),
        [b'_', digits @ ..] => (1, digits),
        _ => return None,
    };
    let digits = std::str::from_utf8(digits).ok().filter(|d| d.bytes().all(|b| b.is_ascii_digit()))?;
    digits.parse::<i64>().ok().map(|n| sign * n)
}

/// The meanings of the parts of a text.
#[derive(Debug)]
pub struct Meanings<'t> {
    source: &'t [u8],
    text: &'t TypeText,
    of: Vec<Option<Meaning>>,
}

/// A part of a type that is still to be written.
enum Todo {
    Part(usize),
    Bytes(&'static [u8]),
    /// The strides of a compact layout of this shape.
    Strides(usize),
}

impl<'t> Meanings<'t> {
    /// Judges every part, innermost first.
    pub fn new(source: &'t [u8], text: &'t TypeText, scope: Scope) -> Self {
        let mut all = Meanings { source, text, of: vec![None; text.parts.len()] };
        for part in (0..text.parts.len()).rev() {
            all.of[part] = all.judge(part, scope);
        }
        all
    }

    /// What a part is worth, `None` of what is not a value.
    pub fn of(&self, part: usize) -> Option<Meaning> {
        self.of.get(part).copied().flatten()
    }

    /// Whether a part is a value type of CuTe, and no integer type or flag, which are values only inside one.
    pub fn is_value(&self, part: usize) -> bool {
        !matches!(self.of(part), None | Some(Meaning::Dynamic | Meaning::Flag(_)))
    }

    fn judge(&self, part: usize, scope: Scope) -> Option<Meaning> {
        let shape = &self.text.parts[part];
        let inside: smallvec::SmallVec<[usize; 8]>;
        match shape.kind {
            Kind::Integer(_) | Kind::Template { whole: false, .. } => None,
            Kind::Words => {
                let words = &self.source[shape.start..shape.end];
                if is_integer_type(words) {
                    return Some(Meaning::Dynamic);
                }
                match name_of(words, scope)? {
                    b"Underscore" => Some(Meaning::Underscore),
                    name => alias(name).map(Meaning::Static),
                }
            }
            Kind::Template { name, .. } => {
                let full = &self.source[shape.start..name];
                let name = name_of(full, scope)?;
                inside = self.text.inside(part).collect();
                self.template(name, &inside, scope)
            }
        }
    }

    fn template(&self, name: &[u8], inside: &[usize], scope: Scope) -> Option<Meaning> {
        let numbers = |parts: &[usize]| parts.iter().all(|p| matches!(self.text.parts[*p].kind, Kind::Integer(_)));
        let number = |part: usize| match self.text.parts[part].kind {
            Kind::Integer(value) => Some(value),
            _ => None,
        };
        match (name, inside) {
            (b"C" | b"Int", [value]) => number(*value).map(Meaning::Static),
            (b"integral_constant", [kind, value]) if scope == Scope::Any && self.of(*kind) == Some(Meaning::Dynamic) => {
                number(*value).map(Meaning::Static)
            }
            (b"tuple" | b"Shape" | b"Stride" | b"Step" | b"Coord" | b"Tile" | b"IntTuple", parts) => {
                let value = |p: &usize| self.is_value(*p) || self.of(*p) == Some(Meaning::Dynamic);
                parts.iter().all(value).then(|| Meaning::Tuple { integers: parts.iter().all(|p| self.is_integers(*p)) })
            }
            (b"Layout", [s]) if self.is_integers(*s) && self.has_compact_strides(*s) => Some(Meaning::Compact),
            (b"Layout", [s, d]) if self.is_integers(*s) && self.is_stride(*d) => Some(Meaning::Layout),
            (b"ComposedLayout", [a, o, b]) => {
                let offset = self.is_value(*o) || matches!(self.of(*o), Some(Meaning::Dynamic | Meaning::Flag(_)));
                (self.is_value(*a) && offset && self.is_value(*b)).then_some(Meaning::Composed)
            }
            (b"Swizzle", parts @ ([_, _] | [_, _, _])) if numbers(parts) => Some(Meaning::Swizzle),
            (b"ScaledBasis", [value, path @ ..]) if numbers(path) && self.is_integers(*value) => Some(Meaning::Basis),
            (b"smem_ptr_flag_bits", [bits]) => number(*bits).map(Meaning::Flag),
            _ => None,
        }
    }

    fn is_integers(&self, part: usize) -> bool {
        matches!(self.of(part), Some(Meaning::Static(_) | Meaning::Dynamic | Meaning::Tuple { integers: true }))
    }

    fn is_stride(&self, part: usize) -> bool {
        self.is_integers(part) || matches!(self.of(part), Some(Meaning::Basis | Meaning::Tuple { .. }))
    }

    /// Whether the product of a shape stays within what an integer holds.
    fn has_compact_strides(&self, shape: usize) -> bool {
        let mut size = Some(1i64);
        for leaf in shape..self.text.parts[shape].next {
            if let Some(Meaning::Static(n)) = self.of(leaf) {
                size = size.and_then(|size| size.checked_mul(n));
            }
        }
        size.is_some()
    }

    /// Appends a part as CuTe prints its value.
    pub fn write(&self, out: &mut Vec<u8>, part: usize) {
        let mut todo = vec![Todo::Part(part)];
        while let Some(next) = todo.pop() {
            match next {
                Todo::Bytes(bytes) => out.extend_from_slice(bytes),
                Todo::Strides(shape) => self.write_strides(out, shape),
                Todo::Part(part) => self.write_part(out, part, &mut todo),
            }
        }
    }

    fn write_part(&self, out: &mut Vec<u8>, part: usize, todo: &mut Vec<Todo>) {
        let Some(meaning) = self.of(part) else { return };
        let inside = self.text.inside(part);
        match meaning {
            Meaning::Static(n) => out.extend(format!("_{n}").bytes()),
            Meaning::Dynamic => out.push(b'?'),
            Meaning::Underscore => out.push(b'_'),
            Meaning::Flag(bits) => out.extend(format!("smem_ptr[{bits}b](unset)").bytes()),
            Meaning::Tuple { .. } => {
                out.push(b'(');
                todo.push(Todo::Bytes(b")"));
                joined(todo, &inside.collect::<Vec<_>>(), b",");
            }
            Meaning::Layout => joined(todo, &inside.collect::<Vec<_>>(), b":"),
            Meaning::Composed => joined(todo, &inside.collect::<Vec<_>>(), b" o "),
            Meaning::Compact => {
                todo.push(Todo::Strides(part + 1));
                todo.push(Todo::Bytes(b":"));
                todo.push(Todo::Part(part + 1));
            }
            Meaning::Swizzle => {
                let n = self.numbers(inside);
                let shift = n.get(2).or(n.first()).copied().unwrap_or_default();
                out.extend(format!("Sw<{},{},{shift}>", n[0], n[1]).bytes());
            }
            Meaning::Basis => {
                let path = self.numbers(inside.skip(1));
                match self.of(part + 1) {
                    Some(Meaning::Static(n)) => out.extend(format!("_{n}").bytes()),
                    _ => out.push(b'?'),
                }
                for index in path.iter().rev() {
                    out.extend(format!("@{index}").bytes());
                }
            }
        }
    }

    fn numbers(&self, parts: impl Iterator<Item = usize>) -> Vec<i64> {
        parts
            .map(|p| match self.text.parts[p].kind {
                Kind::Integer(n) => n,
                _ => 0,
            })
            .collect()
    }

    /// The strides that `Layout<Shape>` has by default: compact, the first mode contiguous, 0 where the extent is `_1`.
    fn write_strides(&self, out: &mut Vec<u8>, shape: usize) {
        let mut running = Some(1i64);
        let mut ends = Vec::new();
        let mut first = true;
        for part in shape..self.text.parts[shape].next {
            while ends.last().is_some_and(|end| *end <= part) {
                ends.pop();
                out.push(b')');
                first = false;
            }
            let Some(meaning) = self.of(part) else { continue };
            if !std::mem::take(&mut first) {
                out.push(b',');
            }
            match meaning {
                Meaning::Tuple { .. } => {
                    out.push(b'(');
                    ends.push(self.text.parts[part].next);
                    first = true;
                }
                Meaning::Static(1) => out.extend(b"_0"),
                _ => {
                    match running {
                        Some(n) => out.extend(format!("_{n}").bytes()),
                        None => out.push(b'?'),
                    }
                    running = match meaning {
                        Meaning::Static(n) => running.and_then(|r| r.checked_mul(n)),
                        _ => None,
                    };
                }
            }
        }
        out.extend(ends.iter().map(|_| b')'));
    }
}
