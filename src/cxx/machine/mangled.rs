//! The names that GCC gives types: what `typeid(T).name()` is.

use super::super::program::{Entity, written};
use super::super::value::{ClassId, Fault, FaultKind, Floating, Integer, Outcome, Type, TypeId, Value};
use super::{Machine, Name};
use crate::algebra::tensor::Space;

/// How deep a type may nest.
const MAX_LEVELS: usize = 64;

/// A type as the ABI writes it, before what stands twice is abbreviated.
enum Node {
    /// What is never abbreviated: a type of the language, a number.
    Plain(String),
    /// What stands before, between and behind other types, as `P`, `K` and `F … E` do.
    Around(String, Vec<Node>, &'static str),
    /// Names in one another, each with its arguments.
    Named(Vec<(String, Vec<Node>)>),
}

impl Node {
    fn std(name: &str, args: Vec<Node>) -> Self {
        let part = |name: &str| (format!("{}{name}", name.len()), Vec::new());
        match name.strip_prefix("__cxx11::") {
            _ if name == "allocator" => Node::Named(vec![("Sa".into(), args)]),
            Some(name) => Node::Named(vec![("St".into(), Vec::new()), part("__cxx11"), (part(name).0, args)]),
            None => Node::Named(vec![(format!("St{}", part(name).0), args)]),
        }
    }

    /// A string of characters or a view of one, with what it has by default.
    fn of_characters(name: &str, allocates: bool) -> Self {
        let char = || vec![Node::Plain("c".into())];
        let mut args = char();
        args.push(Node::std("char_traits", char()));
        args.extend(allocates.then(|| Node::std("allocator", char())));
        Node::std(name, args)
    }

    /// Writes a type, and notes what stands in it.
    fn write(&self, out: &mut String, known: &mut Vec<String>, abbreviates: bool) {
        if let Node::Plain(text) = self {
            return out.push_str(text);
        }
        let whole = self.whole();
        let at = |known: &[String], text: &str| known.iter().position(|k| k == text).filter(|_| abbreviates);
        if let Some(i) = at(known, &whole) {
            return out.push_str(&abbreviation(i));
        }
        match self {
            Node::Plain(_) => {}
            Node::Around(front, inner, behind) => {
                out.push_str(front);
                inner.iter().for_each(|node| node.write(out, known, abbreviates));
                out.push_str(behind);
                // a pack is none
                if front != "J" && !front.starts_with('L') {
                    known.push(whole);
                }
            }
            Node::Named(parts) => {
                let is_nested = parts.len() > 1;
                // by the longest front that stood before
                let mut fronts = Vec::new();
                let mut front = String::new();
                for (name, args) in parts {
                    front.push_str(name);
                    fronts.push(front.clone());
                    if !args.is_empty() {
                        front += &arguments(args);
                        fronts.push(front.clone());
                    }
                }
                let found = fronts.iter().enumerate().rev().find_map(|(i, front)| Some((i + 1, at(known, front)?)));
                if is_nested {
                    out.push('N');
                }
                let mut done = found.map_or(0, |(n, i)| {
                    out.push_str(&abbreviation(i));
                    n
                });
                let mut k = 0;
                for (name, args) in parts {
                    for is_name in [true, false] {
                        if !is_name && args.is_empty() {
                            continue;
                        }
                        if k >= done {
                            match is_name {
                                true => out.push_str(name),
                                false => {
                                    out.push('I');
                                    args.iter().for_each(|node| node.write(out, known, abbreviates));
                                    out.push('E');
                                }
                            }
                            if !is_name || !matches!(&**name, "St" | "Sa") {
                                known.push(fronts[k].clone());
                            }
                            done = k + 1;
                        }
                        k += 1;
                    }
                }
                if is_nested {
                    out.push('E');
                }
            }
        }
    }

    /// What it is with nothing abbreviated; of names in one another without what stands around them.
    fn whole(&self) -> String {
        match self {
            Node::Named(parts) => {
                parts.iter().map(|(name, args)| if args.is_empty() { name.clone() } else { name.clone() + &arguments(args) }).collect()
            }
            node => {
                let mut text = String::new();
                if let Node::Around(front, inner, behind) = node {
                    text = front.clone() + &inner.iter().map(Node::whole).collect::<String>() + behind;
                } else if let Node::Plain(plain) = node {
                    text = plain.clone();
                }
                text
            }
        }
    }
}

fn arguments(args: &[Node]) -> String {
    format!("I{}E", args.iter().map(Node::whole).collect::<String>())
}

/// `S_`, `S0_`, …, `SA_`
fn abbreviation(i: usize) -> String {
    let digit = |n: usize| char::from_digit(n as u32 % 36, 36).unwrap_or('0').to_ascii_uppercase();
    match i.checked_sub(1) {
        None => "S_".into(),
        Some(n @ ..36) => format!("S{}_", digit(n)),
        Some(n) => format!("S{}{}_", digit(n / 36), digit(n)),
    }
}

impl Machine<'_> {
    /// The name of a type in the ABI.
    pub(super) fn mangled(&mut self, ty: TypeId) -> Outcome<String> {
        match self.mangled_in(ty, 0) {
            Some(node) => {
                let (mut name, mut known) = (String::new(), Vec::new());
                node.write(&mut name, &mut known, true);
                Ok(name)
            }
            None => {
                let name = self.state.types.name(ty);
                Err(Fault::new(FaultKind::Unsupported, format_args!("the name that a compiler gives the type `{name}` is not known here")))
            }
        }
    }

    /// The number of a type, or of that of an object; the name of the type of a number.
    pub(super) fn type_number(&mut self, name: &str, templates: &[Value], args: &[Value]) -> Outcome<Value> {
        let value = match args.first() {
            Some(arg) => self.state.value(arg)?,
            None => Value::Void,
        };
        match (name, templates, value) {
            ("__mangled", _, Value::Int(_, number)) => {
                let text = self.mangled(TypeId(u32::try_from(number).unwrap_or_default()))?;
                self.state.literal(&text.into_bytes().into())
            }
            (_, [Value::Type(ty)], _) => {
                let bare = self.state.types.without_reference(*ty);
                Ok(Value::Int(Integer::Long, self.state.types.unqualified(bare).0.into()))
            }
            (_, _, Value::Null | Value::Pointer { address: 0, .. }) => Err(Fault::thrown("bad_typeid", "std::bad_typeid")),
            (_, _, pointer @ (Value::AddressOf(..) | Value::Pointer { .. })) => {
                let to = self.pointee(&pointer)?;
                // while it is made or ends, an object is of the class that does so
                let class = self.state.object(&to)?.map(|(object, _)| self.dynamic_class(&object));
                let ty = class.map_or(TypeId(0), |class| self.state.types.intern(Type::Class(class)));
                Ok(Value::Int(Integer::Long, ty.0.into()))
            }
            _ => Err(Fault::new(FaultKind::Unsupported, "the type of this object is not read")),
        }
    }

    fn mangled_in(&mut self, ty: TypeId, level: usize) -> Option<Node> {
        if level > MAX_LEVELS {
            return None;
        }
        let plain = |text: &str| Some(Node::Plain(text.into()));
        let around = |front: &str, node| Some(Node::Around(front.into(), vec![node], ""));
        match self.state.types.get(ty).clone() {
            Type::Void => plain("v"),
            Type::Null => plain("Dn"),
            Type::Int(kind) => plain(letter(kind)),
            Type::Float(Floating::Float) => plain("f"),
            Type::Float(Floating::Double) => plain("d"),
            Type::Float(Floating::LongDouble(_)) => plain("e"),
            Type::Const(of) => around("K", self.mangled_in(of, level + 1)?),
            Type::Pointer(Space::Raw, of) => around("P", self.mangled_in(of, level + 1)?),
            Type::Pointer(Space::Iterator(container), of) if self.state.types.pointer_bytes(Space::Iterator(container), of) == 8 => {
                let args = vec![
                    Node::Around("P".into(), vec![self.mangled_in(of, level + 1)?], ""),
                    self.mangled_in(TypeId(container), level + 1)?,
                ];
                Some(Node::Named(vec![("9__gnu_cxx".into(), Vec::new()), ("17__normal_iterator".into(), args)]))
            }
            Type::Reference(of) => around("R", self.mangled_in(of, level + 1)?),
            Type::Forwarding(of) => around("O", self.mangled_in(of, level + 1)?),
            Type::Array(of, Some(n)) => around(&format!("A{n}_"), self.mangled_in(of, level + 1)?),
            Type::Function(result, params, is_noexcept) => {
                let mut all = vec![self.mangled_in(result, level + 1)?];
                for p in params.iter() {
                    all.push(self.mangled_in(*p, level + 1)?);
                }
                all.extend(params.is_empty().then(|| Node::Plain("v".into())));
                Some(Node::Around(if is_noexcept { "DoF" } else { "F" }.into(), all, "E"))
            }
            Type::Enum(id, ..) => {
                let def = &self.program.enums[id as usize];
                let (name, scope) = (def.ast.name.clone()?, def.scope.clone());
                if scope.is_prelude {
                    return (&*name == "byte").then(|| Node::std("byte", Vec::new()));
                }
                let (mut parts, mut depth) = (vec![name], 0);
                let mut class = scope.class;
                while let Some(outer) = class.map(|class| &self.program.classes[class as usize]) {
                    parts.push(Some(&outer.ast.name).filter(|_| outer.ast.template.is_none())?.clone());
                    (class, depth) = (outer.scope.class, depth + 1);
                }
                parts.extend(written(&scope.namespace).rsplit("::").filter(|name| !name.is_empty()).map(Name::from));
                parts.reverse();
                let whole = &parts[..parts.len() - depth];
                let found = self.program.find("", whole);
                let is_hidden = whole.iter().any(|name| self.program.unwritten.contains(name));
                let is_found = !is_hidden
                    && if scope.class.is_some() { matches!(found, Some(Entity::Class(_))) } else { found == Some(Entity::Enum(id)) };
                if is_found { self.mangled_path(&parts, Vec::new()) } else { None }
            }
            Type::Class(id) => self.mangled_class(id, level),
            Type::Library(name, args) => match (&*name, &args[..]) {
                ("string", []) => Some(Node::of_characters("__cxx11::basic_string", true)),
                ("vector" | "deque" | "initializer_list", [Value::Type(of), ..]) => {
                    let mut args = vec![self.mangled_in(*of, level + 1)?];
                    if &*name != "initializer_list" {
                        args.push(Node::std("allocator", vec![self.mangled_in(*of, level + 1)?]));
                    }
                    Some(Node::std(&name, args))
                }
                ("array", [Value::Type(of), Value::Int(_, n)]) => {
                    Some(Node::std("array", vec![self.mangled_in(*of, level + 1)?, Node::Plain(format!("Lm{n}E"))]))
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// A class of the program or of `std`, with its arguments.
    fn mangled_class(&mut self, id: ClassId, level: usize) -> Option<Node> {
        let instance = &self.instances[id.0 as usize];
        let (given, def) = (instance.given.clone(), &self.program.classes[instance.primary as usize]);
        let (name, is_prelude) = (def.ast.name.clone(), def.scope.is_prelude);
        let is_template = def.ast.template.is_some();
        let packs = def.ast.template.iter().flatten().position(|p| p.pack);
        let mut args = given.iter().map(|arg| self.mangled_argument(arg, level)).collect::<Option<Vec<Node>>>()?;
        if let Some(at) = packs {
            let pack = args.split_off(at.min(args.len()));
            args.push(Node::Around("J".into(), pack, "E"));
        }
        if !is_prelude {
            let parts = self.names_of(id)?;
            return self.mangled_path(&parts, args);
        }
        if &*name == "string_view" {
            return Some(Node::of_characters("basic_string_view", false));
        }
        if &*name == "allocator" {
            return Some(Node::std(&name, args));
        }
        let is_exception =
            name.ends_with("_error") || name.starts_with("bad_") || matches!(&*name, "exception" | "invalid_argument" | "out_of_range");
        if is_exception && !name.starts_with("__") {
            return Some(Node::std(&name, args));
        }
        let (_, of_std, count) = super::spelled::OF_STD.iter().find(|(own, ..)| **own == *name)?;
        let is_pair = matches!(*of_std, "map" | "multimap" | "unordered_map");
        let allocated = match (*of_std, &given[..]) {
            _ if is_pair && let [key, value, ..] = &given[..] => {
                let key = Node::Around("K".into(), vec![self.mangled_argument(key, level)?], "");
                Some(Node::std("pair", vec![key, self.mangled_argument(value, level)?]))
            }
            ("set" | "multiset" | "unordered_set" | "__cxx11::list" | "forward_list", [of, ..]) => Some(self.mangled_argument(of, level)?),
            _ => None,
        };
        args.extend(allocated.map(|of| Node::std("allocator", vec![of])));
        // of those that are not known to have all of their arguments there is no name
        let is_whole = args.len() >= *count || *count == usize::MAX || !is_template;
        is_whole.then(|| Node::std(of_std, args))
    }

    fn mangled_argument(&mut self, arg: &Value, level: usize) -> Option<Node> {
        let number = |n: i64| if n < 0 { format!("n{}", n.unsigned_abs()) } else { n.to_string() };
        match arg {
            Value::Type(ty) => self.mangled_in(*ty, level + 1),
            Value::Int(kind, n) if !kind.is_signed() => Some(Node::Plain(format!("L{}{}E", letter(*kind), *n as u64))),
            Value::Int(kind, n) => Some(Node::Plain(format!("L{}{}E", letter(*kind), number(*n)))),
            Value::Enum(ty, n) => {
                let of = self.mangled_in(*ty, level + 1)?;
                Some(Node::Around("L".into(), vec![of, Node::Plain(number(*n))], "E"))
            }
            _ => None,
        }
    }

    /// The names of a class of the program, of those around it and of its namespaces, outermost first; none of one in a function.
    pub(super) fn names_of(&self, class: ClassId) -> Option<Vec<Name>> {
        let mut def = self.instances[class.0 as usize].primary;
        let mut parts = Vec::new();
        let mut at = &self.program.classes[def as usize];
        while let Some(outer) = at.scope.class {
            parts.push(at.ast.name.clone());
            def = outer;
            at = &self.program.classes[def as usize];
            if at.ast.template.is_some() {
                return None;
            }
        }
        parts.push(at.ast.name.clone());
        parts.extend(
            written(&at.scope.namespace).split("::").filter(|name| !name.is_empty()).map(Name::from).collect::<Vec<_>>().into_iter().rev(),
        );
        parts.reverse();
        let whole: Vec<Name> = parts[..parts.len() - self.depth_of(class)].to_vec();
        let is_hidden = whole.iter().any(|name| self.program.unwritten.contains(name));
        let is_found = !is_hidden && self.program.find("", &whole) == Some(Entity::Class(def));
        (is_found && !at.scope.is_prelude).then_some(parts)
    }

    /// How many classes are around a class.
    fn depth_of(&self, class: ClassId) -> usize {
        let def = self.instances[class.0 as usize].primary;
        let outwards = |def: &u32| self.program.classes[*def as usize].scope.class;
        std::iter::successors(Some(def), outwards).count() - 1
    }

    /// The name of a class or an enumeration of the program, in its namespaces and with its arguments.
    fn mangled_path(&mut self, parts: &[Name], args: Vec<Node>) -> Option<Node> {
        let mut parts: Vec<_> = parts.iter().map(|part| (format!("{}{part}", part.len()), Vec::new())).collect();
        parts.last_mut()?.1 = args;
        Some(Node::Named(parts))
    }
}

fn letter(kind: Integer) -> &'static str {
    match kind {
        Integer::Bool => "b",
        Integer::Char => "c",
        Integer::SChar => "a",
        Integer::UChar => "h",
        Integer::Short => "s",
        Integer::UShort => "t",
        Integer::Int => "i",
        Integer::UInt => "j",
        Integer::Long => "l",
        Integer::ULong => "m",
        Integer::LongLong => "x",
        Integer::ULongLong => "y",
        Integer::Char8 => "Du",
        Integer::Char16 => "Ds",
        Integer::Char32 => "Di",
        Integer::WChar => "w",
    }
}
