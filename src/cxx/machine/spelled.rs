//! The names of types and template arguments as g++ writes them: what `__PRETTY_FUNCTION__` says of them.

use super::super::compile::pretty::{NEAR, ONE, PACK, integer_name};
use super::super::cute;
use super::super::program::{Entity, written};
use super::super::types::containers::OF_CUTE;
use super::super::types::{MEMBER_POINTER, METHOD, Types};
use super::super::value::{ClassId, Fault, FaultKind, Floating, Integer, Outcome, Type, TypeId, Value};
use super::Machine;
use crate::algebra::tensor::Space;
use crate::cxx::ast::METHOD_CONST;

/// How deep a type may nest.
const MAX_LEVELS: usize = 64;

/// Classes of the prelude: their names in libstdc++, and how many arguments come before those that are what they are by default.
pub(super) const OF_STD: &[(&str, &str, usize)] = &[
    ("map", "map", 2),
    ("multimap", "multimap", 2),
    ("set", "set", 1),
    ("multiset", "multiset", 1),
    ("unordered_map", "unordered_map", 2),
    ("unordered_set", "unordered_set", 1),
    ("list", "__cxx11::list", 1),
    ("forward_list", "forward_list", 1),
    ("pair", "pair", 2),
    ("__std_tuple", "tuple", usize::MAX),
    ("variant", "variant", usize::MAX),
    ("optional", "optional", 1),
    ("function", "function", 1),
    ("unique_ptr", "unique_ptr", 1),
    ("shared_ptr", "shared_ptr", 1),
    ("weak_ptr", "weak_ptr", 1),
    ("stack", "stack", 1),
    ("queue", "queue", 1),
    ("priority_queue", "priority_queue", 1),
    ("complex", "complex", 1),
    ("bitset", "bitset", 1),
    ("default_delete", "default_delete", 1),
    ("reference_wrapper", "reference_wrapper", 1),
    ("__std_integral_constant", "integral_constant", 2),
    ("less", "less", 1),
    ("greater", "greater", 1),
    ("hash", "hash", 1),
    ("equal_to", "equal_to", 1),
    ("reverse_iterator", "reverse_iterator", 1),
    ("span", "span", 1),
    ("monostate", "monostate", 1),
    ("nullopt_t", "nullopt_t", 1),
    ("in_place_t", "in_place_t", 1),
    ("type_identity", "type_identity", usize::MAX),
];

/// A type's text with a namespace, and its `::`, left out wherever a name begins with it.
fn without_namespace(text: &str, namespace: &str) -> String {
    let (mut made, mut rest) = (String::new(), text);
    while let Some(at) = rest.find(namespace) {
        let (before, behind) = rest.split_at(at);
        made.push_str(before);
        if made.ends_with(|c: char| c.is_alphanumeric() || matches!(c, '_' | ':')) {
            made.push_str(namespace);
        }
        rest = &behind[namespace.len()..];
    }
    made + rest
}

/// What a type is in front of a name and behind it.
type Parts = Option<(String, String)>;

impl Machine<'_> {
    /// The text of `__PRETTY_FUNCTION__`: one with each mark replaced by the type or the value that it stands for.
    pub(super) fn pretty(&mut self, text: &str, args: &[Value]) -> Outcome<String> {
        if self.says(&["namespace {", "namespace{", "inline namespace"]) {
            let why = "`__PRETTY_FUNCTION__` beside namespaces that are inline or have no name is not read";
            return Err(Fault::new(FaultKind::Unsupported, why));
        }
        let (text, near) = match text.splitn(3, NEAR).collect::<Vec<_>>()[..] {
            [before, namespace, behind] => (format!("{before}{behind}"), Some((before.len(), namespace))),
            _ => (text.to_string(), None),
        };
        let (mut made, mut at) = (String::new(), 0);
        for (i, c) in text.char_indices() {
            let n = match c {
                ONE => 1,
                PACK => (args.len() - at.min(args.len())).saturating_sub(text[i..].matches(ONE).count()),
                c => {
                    made.push(c);
                    continue;
                }
            };
            let mut all = Vec::new();
            // in a pack g++ leaves out no argument
            self.spells_defaults = c == PACK;
            for arg in args.get(at..at + n).unwrap_or_default() {
                match self.spelled_argument(arg, 0) {
                    Some(text) => match (near, arg) {
                        (Some((from, namespace)), Value::Type(_)) if i >= from => all.push(without_namespace(&text, namespace)),
                        _ => all.push(text),
                    },
                    None => {
                        let ty = if let Value::Type(ty) = arg { *ty } else { self.state.type_of(arg) };
                        let why = format!("the name that g++ gives the type `{}` is not known here", self.state.types.name(ty));
                        return Err(Fault::new(FaultKind::Unsupported, why));
                    }
                }
            }
            at += n;
            let all = all.join(", ");
            made.push_str(&if c == PACK { format!("{{{all}}}") } else { all });
        }
        Ok(made)
    }

    fn spelled_argument(&mut self, v: &Value, level: usize) -> Option<String> {
        Some(match v {
            Value::Type(ty) => self.spelled(*ty, level)?,
            Value::Int(Integer::Bool, x) => (*x != 0).to_string(),
            Value::Int(Integer::Char, x @ 32..127) if !matches!(x, 39 | 92) => format!("'{}'", char::from(*x as u8)),
            Value::Int(Integer::Char | Integer::Char8 | Integer::Char16 | Integer::Char32 | Integer::WChar, _) => return None,
            Value::Int(Integer::ULong | Integer::ULongLong, x) => (*x as u64).to_string(),
            Value::Int(_, x) => x.to_string(),
            Value::Enum(ty, x) => {
                let Type::Enum(id, is_scoped, _) = *self.state.types.get(*ty) else { return None };
                let whole = self.spelled(*ty, level)?;
                let ast = self.program.enums[id as usize].ast.clone();
                let mut named = None;
                for n in 0..ast.enumerators.len() {
                    let value = self.enumerator(id, n as u32).ok()?;
                    if named.is_none() && matches!(value, Value::Enum(_, y) if y == *x) {
                        named = Some(ast.enumerators[n].0.clone());
                    }
                }
                let scope = if is_scoped { &*whole } else { whole.rsplit_once("::").map_or("", |(scope, _)| scope) };
                match named {
                    Some(name) if scope.is_empty() => name.to_string(),
                    Some(name) => format!("{scope}::{name}"),
                    None => format!("({whole}){x}"),
                }
            }
            v => self.spelled_value(v, level)?,
        })
    }

    /// The type of a value of CuTe.
    fn spelled_value(&mut self, v: &Value, level: usize) -> Option<String> {
        if level > MAX_LEVELS {
            return None;
        }
        Some(match v {
            Value::Static(Integer::Bool, x, false) => format!("cute::C<{}>", *x != 0),
            Value::Static(Integer::Int, x, false) => format!("cute::C<{x}>"),
            Value::Int(kind, _) => integer_name(*kind).into(),
            Value::Type(ty) => self.spelled(*ty, level + 1)?,
            Value::Underscore => "cute::Underscore".into(),
            Value::Tuple(items) => {
                let items: Vec<String> = items.iter().map(|item| self.spelled_value(item, level + 1)).collect::<Option<_>>()?;
                templated("cute::tuple", &items)
            }
            v if cute::is_layout(&mut self.state, v) => {
                let of =
                    |machine: &mut Self, name: &str, v: &Value| cute::call(&mut machine.state, name, &[], std::slice::from_ref(v)).ok()?;
                let (shape, stride) = (of(self, "shape", v)?, of(self, "stride", v)?);
                let parts = [self.spelled_value(&shape, level + 1)?, self.spelled_value(&stride, level + 1)?];
                // whoever names `Layout<Shape>` first makes g++ leave out the stride
                let compact = of(self, "compact_col_major", &shape)?;
                let is_default = self.spelled_value(&compact, level + 1)? == parts[1];
                let is_named = self.names_short_layouts() || !parts[0].starts_with("cute::tuple") && !parts[0].contains("int");
                if is_default && (is_named || OF_HEADERS.contains(&&*parts[0])) {
                    return None;
                }
                templated("cute::Layout", &parts)
            }
            _ => return None,
        })
    }

    /// Whether one of these words stands in the text of the program.
    fn says(&self, words: &[&str]) -> bool {
        self.tests.places.iter().flat_map(|s| &s.files).any(|f| words.iter().any(|word| f.text.contains(word)))
    }

    /// Whether the program names a template of the library that has arguments by default without any: whether g++ writes those of a
    /// type then depends on who names it first.
    fn names_without_arguments(&self, name: &str) -> bool {
        let is_deduced = |(before, behind): (&str, &str)| {
            let is_open = before.ends_with("std::") || self.says(&["using namespace std", &format!("using std::{name}")]);
            let behind = behind.strip_prefix(' ').unwrap_or(behind);
            is_open && !before.ends_with('<') && behind.starts_with(|c: char| c.is_alphabetic() || matches!(c, '_' | '{' | '('))
        };
        let all = |text: &str| text.match_indices(name).any(|(at, _)| is_deduced((&text[..at], &text[at + name.len()..])));
        self.tests.places.iter().flat_map(|s| &s.files).any(|f| all(&f.text))
    }

    /// Whether the text of the program has a `Layout<Shape>` without a stride.
    fn names_short_layouts(&self) -> bool {
        let is_short = |behind: &str| {
            let mut depth = 0usize;
            for c in behind.chars() {
                match c {
                    ',' if depth == 0 => return false,
                    '<' | '(' | '{' => depth += 1,
                    '>' | ')' | '}' if depth == 0 => return true,
                    '>' | ')' | '}' => depth -= 1,
                    _ => {}
                }
            }
            true
        };
        self.tests.places.iter().flat_map(|s| &s.files).any(|f| f.text.split("Layout<").skip(1).any(is_short))
    }

    fn spelled(&mut self, ty: TypeId, level: usize) -> Option<String> {
        let (front, behind) = self.spelled_parts(ty, level)?;
        let blank = if behind.starts_with('[') { " " } else { "" };
        Some(format!("{front}{blank}{behind}"))
    }

    fn spelled_parts(&mut self, id: TypeId, level: usize) -> Parts {
        if level > MAX_LEVELS {
            return None;
        }
        let whole = |text: &str| Some((text.to_string(), String::new()));
        match self.state.types.get(id).clone() {
            Type::Void => whole("void"),
            Type::Null => whole("std::nullptr_t"),
            Type::Int(kind) => whole(integer_name(kind)),
            Type::Float(Floating::Float) => whole("float"),
            Type::Float(Floating::Double) => whole("double"),
            Type::Float(Floating::LongDouble(_)) => whole("long double"),
            // g++ leaves it out
            Type::Const(of) if matches!(self.state.types.get(of), Type::Null) => whole("std::nullptr_t"),
            Type::Const(of) => {
                let (front, behind) = self.spelled_parts(of, level + 1)?;
                let is_pointer = matches!(self.state.types.get(of), Type::Pointer(..) | Type::Library(..)) && front.ends_with('*');
                Some((if is_pointer { front + " const" } else { format!("const {front}") }, behind))
            }
            Type::Pointer(Space::Iterator(container), of) => {
                let (bare, container) = (self.state.types.without_const(of), TypeId(container));
                if bare == Types::VECTOR_BOOL {
                    return whole(if bare == of { "std::_Bit_iterator" } else { "std::_Bit_const_iterator" });
                }
                let to = self.spelled(of, level + 1)?;
                whole(&match self.state.types.get(container) {
                    Type::Library(name, _) if &**name == "deque" => {
                        templated("std::_Deque_iterator", &[self.spelled(bare, level + 1)?, format!("{to}&"), to + "*"])
                    }
                    _ => templated("__gnu_cxx::__normal_iterator", &[to + "*", self.spelled(container, level + 1)?]),
                })
            }
            Type::Pointer(Space::Raw, of) => self.pointing(of, "*", level),
            Type::Pointer(space, of) => {
                let name = if space == Space::Gmem { "cute::gmem_ptr" } else { "cute::smem_ptr" };
                let pointer = self.spelled(of, level + 1)? + "*";
                whole(&templated(name, &[pointer]))
            }
            Type::Reference(of) => self.pointing(of, "&", level),
            Type::Forwarding(of) => self.pointing(of, "&&", level),
            Type::Array(of, n) => {
                let (front, behind) = self.spelled_parts(of, level + 1)?;
                Some((front, format!("[{}]{behind}", n.map_or(String::new(), |n| n.to_string()))))
            }
            Type::Function(result, params, is_noexcept) => {
                let (front, behind) = self.spelled_parts(result, level + 1)?;
                let params: Vec<String> = params.iter().map(|p| self.spelled(*p, level + 1)).collect::<Option<_>>()?;
                behind.is_empty().then(|| (front, format!("({}){}", params.join(", "), if is_noexcept { " noexcept" } else { "" })))
            }
            Type::Enum(id, ..) => {
                let def = &self.program.enums[id as usize];
                let (name, scope) = (def.ast.name.clone()?, def.scope.clone());
                if scope.is_prelude && &*name == "byte" {
                    return whole("std::byte");
                }
                let namespace = written(&scope.namespace);
                let path: Vec<_> =
                    namespace.split("::").filter(|name| !name.is_empty()).map(super::Name::from).chain([name.clone()]).collect();
                let is_found = !scope.is_prelude && self.program.find("", &path) == Some(Entity::Enum(id));
                whole(&in_scope(namespace, Vec::new(), &name).filter(|_| is_found)?)
            }
            Type::Class(class) => whole(&self.spelled_class(class, level)?),
            Type::Library(name, args) => match (&*name, &args[..]) {
                ("string", []) if self.spells_defaults => {
                    whole("std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> >")
                }
                ("string", []) => whole("std::__cxx11::basic_string<char>"),
                ("vector" | "deque" | "initializer_list", [Value::Type(of), ..]) => {
                    if self.names_without_arguments(&name) {
                        return None;
                    }
                    let mut args = vec![self.spelled(*of, level + 1)?];
                    if self.spells_defaults && &*name != "initializer_list" {
                        args.push(templated("std::allocator", &args));
                    }
                    whole(&templated(&format!("std::{name}"), &args))
                }
                ("array", [Value::Type(of), Value::Int(_, n), of_cute @ ..]) if matches!(of_cute, [] | [Value::Int(_, OF_CUTE)]) => {
                    let of = self.spelled(*of, level + 1)?;
                    let template = if of_cute.is_empty() { "std::array" } else { "cute::array" };
                    whole(&templated(template, &[of, n.to_string()]))
                }
                (MEMBER_POINTER, [Value::Type(class), Value::Type(member)]) => {
                    let class = self.spelled(*class, level + 1)?;
                    let (function, is_const) = match self.state.types.get(*member) {
                        Type::Library(name, args) if &**name == METHOD => match args[..] {
                            [Value::Type(function), Value::Int(_, METHOD_CONST)] => (function, " const"),
                            _ => return None,
                        },
                        _ => (*member, ""),
                    };
                    let (front, behind) = self.spelled_parts(function, level + 1)?;
                    Some(match behind.is_empty() {
                        true => (format!("{front} {class}::*"), behind),
                        false => (
                            format!("{front} ({class}::*"),
                            match behind.strip_suffix(" noexcept") {
                                Some(behind) => format!("){behind}{is_const} noexcept"),
                                None => format!("){behind}{is_const}"),
                            },
                        ),
                    })
                }
                _ => None,
            },
            Type::Element(_) | Type::Float(_) => {
                let name = self.state.types.name(id);
                let of_cutlass = ["half_t", "bfloat16_t", "tfloat32_t", "float_e4m3_t", "float_e5m2_t"].contains(&&*name);
                of_cutlass.then(|| (format!("cutlass::{name}"), String::new()))
            }
            // `T` of `T&&` is no reference for `_`
            Type::Of(Value::Underscore) if level == 0 => None,
            Type::Of(v) => whole(&self.spelled_value(&v, level + 1)?),
            _ => None,
        }
    }

    fn pointing(&mut self, of: TypeId, mark: &str, level: usize) -> Parts {
        let (front, behind) = self.spelled_parts(of, level + 1)?;
        match self.state.types.get(of) {
            // g++ writes what leads to functions of such things in a way of its own
            Type::Function(..) if front.contains('(') => None,
            Type::Array(..) | Type::Function(..) => Some((format!("{front} ({mark}"), format!("){behind}"))),
            _ => Some((front + mark, behind)),
        }
    }

    fn spelled_class(&mut self, class: ClassId, level: usize) -> Option<String> {
        let instance = &self.instances[class.0 as usize];
        let (given, def) = (instance.given.clone(), &self.program.classes[instance.primary as usize]);
        let params = def.ast.template.clone().unwrap_or_default();
        let (name, count) = if def.scope.is_prelude {
            if &*def.ast.name == "string_view" {
                let traits = if self.spells_defaults { ", std::char_traits<char> " } else { "" };
                return Some(format!("std::basic_string_view<char{traits}>"));
            }
            let (_, name, count) = OF_STD.iter().find(|(own, ..)| **own == *def.ast.name)?;
            if *count != usize::MAX
                && !matches!(*name, "pair" | "optional" | "function")
                && self.names_without_arguments(name.trim_start_matches("__cxx11::"))
            {
                return None;
            }
            (format!("std::{name}"), *count)
        } else {
            // whether what is there by default is left out depends on who names the class first
            if params.iter().any(|p| p.default.is_some()) {
                return None;
            }
            let mut parts = self.names_of(class)?;
            let name = parts.pop()?;
            (in_scope("", parts, &name)?, usize::MAX)
        };
        let args: Vec<String> = given.iter().map(|v| self.spelled_argument(v, level + 1)).collect::<Option<_>>()?;
        // what `std::make_tuple` makes has none left out, and so has each of its type where that is named first
        if name == "std::tuple" && !self.spells_defaults && self.says(&["make_tuple"]) {
            self.spells_defaults = true;
            let whole: Option<Vec<String>> = given.iter().map(|v| self.spelled_argument(v, level + 1)).collect();
            self.spells_defaults = false;
            if whole.as_ref() != Some(&args) {
                return None;
            }
        }
        let is_default = |text: &String| {
            let of = args.first().map_or("", |first| first);
            // the extent of a span that is not known
            *text == "18446744073709551615"
                || ["less", "hash", "equal_to", "deque", "vector", "allocator", "default_delete"]
                    .iter()
                    .any(|name| *text == templated(&format!("std::{name}"), &[of.to_string()]))
        };
        if self.spells_defaults && count != usize::MAX {
            let allocated = match &*name {
                "std::map" | "std::multimap" | "std::unordered_map" => {
                    Some(templated("std::pair", &[format!("const {}", args.first()?), args.get(1)?.clone()]))
                }
                "std::set" | "std::multiset" | "std::unordered_set" | "std::__cxx11::list" | "std::forward_list" => {
                    Some(args.first()?.clone())
                }
                _ => None,
            };
            let of = allocated.map(|of| templated("std::allocator", &[of]));
            return Some(templated(&name, &args.into_iter().chain(of).collect::<Vec<_>>()));
        }
        match args.get(..count) {
            Some(shown) if args[count..].iter().all(is_default) => Some(templated(&name, shown)),
            Some(_) => None,
            None if args.is_empty() && params.is_empty() => Some(name),
            None => Some(templated(&name, &args)),
        }
    }
}

/// The shapes of layouts that the headers of CuTe name without a stride.
const OF_HEADERS: &[&str] = &[
    "cute::tuple<cute::C<1>, cute::C<1> >",
    "cute::tuple<cute::C<1>, cute::C<2> >",
    "cute::tuple<cute::C<1>, cute::C<4> >",
    "cute::tuple<cute::C<1>, cute::C<256> >",
    "cute::tuple<cute::C<1>, cute::C<1>, cute::C<1> >",
];

/// A name in namespaces and classes; none of what has no name.
fn in_scope(namespace: &str, parts: Vec<super::Name>, name: &str) -> Option<String> {
    let parts = parts.iter().map(|part| &**part);
    let all: Vec<&str> = Some(namespace).filter(|n| !n.is_empty()).into_iter().chain(parts).chain([name]).collect();
    let text = all.join("::");
    text.chars().all(|c| c.is_alphanumeric() || matches!(c, ':' | '_')).then_some(text)
}

fn templated(name: &str, args: &[String]) -> String {
    let args = args.join(", ");
    let blank = if args.ends_with('>') { " " } else { "" };
    format!("{name}<{args}{blank}>")
}
