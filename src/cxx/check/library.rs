//! Classes of the standard library, as far as the check of a whole file follows them: what their members return, and which of them a
//! constant object has.

use super::super::ast::{Arg, At, Builtin, ExprKind, Integer, Path, TypeKind};
use super::super::library::methods::{self, Member};
use super::expressions::{BOOL, INT};
use super::types::{Category, Library, Qual, Seen, Ty};
use super::{Checker, Constant};
use std::rc::Rc;

pub(super) const CHAR: Ty = Ty::Builtin(Builtin::Integer(Integer::Char));
const ULONG: Ty = Ty::Builtin(Builtin::Integer(Integer::ULong));

impl Library {
    /// The class that a name of `std` is, with so many arguments.
    fn named(name: &str, args: Vec<Qual>, extent: Option<i64>) -> Option<Library> {
        let name = methods::class(name)?;
        let needed = match name {
            "string" | "string_view" | "bitset" => 0,
            "pair" | "map" | "multimap" | "unordered_map" | "unordered_multimap" => 2,
            "tuple" => args.len(),
            _ => 1,
        };
        (args.len() >= needed).then_some(Library { name, args, extent })
    }

    pub(super) fn is_iterator(&self) -> bool {
        self.name.ends_with("iterator")
    }

    /// Whether it holds elements, and nothing else is one of them.
    pub(super) fn is_container(&self) -> bool {
        let others = ["optional", "unique_ptr", "shared_ptr", "weak_ptr", "pair", "tuple", "string", "string_view", "initializer_list"];
        !self.is_iterator() && !others.contains(&self.name)
    }

    /// Whether `for` goes through its elements.
    pub(super) fn is_range(&self) -> bool {
        !self.points() && !matches!(self.name, "weak_ptr" | "pair" | "tuple" | "stack" | "queue" | "priority_queue" | "bitset")
    }

    /// Whether there is `*p` and `p->m`.
    pub(super) fn points(&self) -> bool {
        self.is_iterator() || matches!(self.name, "optional" | "unique_ptr" | "shared_ptr")
    }

    pub(super) fn is_map(&self) -> bool {
        self.name.ends_with("map")
    }

    /// An argument, or nothing known.
    pub(super) fn arg(&self, n: usize) -> Qual {
        self.args.get(n).cloned().unwrap_or(Qual::UNKNOWN)
    }

    /// What `*begin()`, `front()` or `*p` is, of an object that is `const` or not.
    pub(super) fn element(&self, is_const: bool) -> Qual {
        let own = match (self.arg(0), self.name) {
            // what `unique_ptr<T[]>` points to is an element of the array
            (Qual { ty: ty @ Ty::Array(..), .. }, "unique_ptr" | "shared_ptr") => match ty.decayed() {
                Ty::Pointer(of) => (*of).clone(),
                _ => Qual::UNKNOWN,
            },
            (own, _) => own,
        };
        let own = if is_const && !matches!(self.name, "unique_ptr" | "shared_ptr" | "weak_ptr") && !self.is_iterator() {
            own.constant()
        } else {
            own
        };
        match self.name {
            "string" => Qual { ty: CHAR, is_const },
            "string_view" => Qual { ty: CHAR, is_const: true },
            "initializer_list" | "set" | "multiset" | "unordered_set" | "unordered_multiset" => own.constant(),
            // a place of a bit is an object of its own
            "vector" if own.ty.is_bool() => Qual { ty: Ty::Unknown, is_const: own.is_const },
            "pair" | "tuple" | "bitset" => Qual::UNKNOWN,
            _ if self.is_map() => {
                let pair = Library { name: "pair", args: vec![self.arg(0).constant(), self.arg(1)], extent: None };
                Qual { ty: Ty::Std(Rc::new(pair)), is_const }
            }
            _ => own,
        }
    }

    /// The parts that a structured binding names, `None` where it has none.
    pub(super) fn parts(&self) -> Option<Vec<Qual>> {
        match self.name {
            "pair" => Some(vec![self.arg(0), self.arg(1)]),
            // without arguments they are deduced
            "tuple" => Some(self.args.clone()).filter(|args| !args.is_empty()),
            "array" => self.extent.and_then(|n| usize::try_from(n).ok()).filter(|n| *n < 64).map(|n| vec![self.arg(0); n]),
            _ => None,
        }
    }

    /// An iterator over the elements of an object that is `const` or not.
    fn iterator(&self, is_const: bool) -> Ty {
        let name = match self.name {
            "vector" | "deque" | "array" | "string" | "string_view" => "random_iterator",
            "forward_list" | "unordered_set" | "unordered_map" | "unordered_multiset" | "unordered_multimap" => "forward_iterator",
            _ => "list_iterator",
        };
        Ty::Std(Rc::new(Library { name, args: vec![self.element(is_const)], extent: None }))
    }

    /// What `T::value_type` and the like are.
    pub(super) fn nested(&self, name: &str) -> Option<Ty> {
        match name {
            "iterator" | "reverse_iterator" if !self.points() && !matches!(self.name, "initializer_list") => Some(self.iterator(false)),
            "const_iterator" | "const_reverse_iterator" if !self.points() => Some(self.iterator(true)),
            "size_type" => Some(ULONG),
            "mapped_type" if self.is_map() => Some(self.arg(1).ty),
            "key_type" if self.is_map() || self.name.ends_with("set") => Some(self.arg(0).ty),
            "value_type" if !matches!(self.name, "pair" | "tuple" | "bitset") => Some(self.element(false).ty),
            _ => None,
        }
    }
}

impl Checker<'_> {
    /// The class of the library that a path names, where nothing of the file is called so.
    pub(super) fn library_class(&mut self, path: &Path) -> Option<Ty> {
        let (name, rest) = match &path.segments[..] {
            [std, name, rest @ ..] if &*std.name == "std" => (name, rest),
            [name, rest @ ..]
                if self.opens_std
                    && !path.global
                    && !(self.opens_cute && matches!(&*name.name, "array" | "tuple" | "pair" | "bitset" | "optional")) =>
            {
                (name, rest)
            }
            _ => return None,
        };
        methods::class(&name.name)?;
        let mut extent = None;
        let mut args = Vec::new();
        for (n, arg) in name.args.iter().flatten().enumerate() {
            if arg.expands {
                return None;
            }
            match (&*name.name, n) {
                ("array", 1) | ("bitset", _) => {
                    extent = match self.expr(&arg.value).constant {
                        Some(Constant::Int(n)) => Some(n),
                        _ => None,
                    }
                }
                _ => args.push(self.template_type(arg)),
            }
        }
        self.holds_objects(&name.name, name.args.as_deref().unwrap_or_default(), &args);
        // what depends on a template is known where it is used
        if self.is_template_around() && args.iter().any(|a| a.ty.is_unknown()) {
            return None;
        }
        let library = Library::named(&name.name, args, extent)?;
        match rest {
            [] => Some(Ty::Std(Rc::new(library))),
            [inner] => library.nested(&inner.name),
            _ => None,
        }
    }

    /// Whether `std` has such a class, and CuTe has none of the name.
    pub(super) fn is_class_of_std(&self, name: &str) -> bool {
        methods::class(name).is_some() && !matches!(name, "array" | "tuple" | "pair")
    }

    /// Refuses containers of references, and those of what is `const` that hand out memory for it.
    fn holds_objects(&mut self, class: &str, args: &[Arg], types: &[Qual]) {
        let (Some(arg), Some(first)) = (args.first(), types.first()) else {
            return;
        };
        let is_reference =
            matches!(&arg.value.kind, ExprKind::Type(ty) if matches!(ty.kind, TypeKind::Reference(_) | TypeKind::Forwarding(_)));
        let allocates = matches!(class, "vector" | "deque" | "list" | "forward_list" | "set" | "unordered_set");
        if is_reference && !matches!(class, "pair" | "tuple") {
            self.refuse(arg.value.at, format_args!("there is no `std::{class}` of references: `std::reference_wrapper` is an object"));
        } else if allocates && first.is_const {
            self.refuse(arg.value.at, format_args!("the elements of a `std::{class}` cannot be `const`"));
        }
    }

    /// The type that an argument of a template names.
    pub(super) fn template_type(&mut self, arg: &Arg) -> Qual {
        match &arg.value.kind {
            ExprKind::Path(path) if self.is_taken_for_value(path) => {
                self.refuse_as_value(path, arg.value.at);
                Qual::UNKNOWN
            }
            ExprKind::Type(ty) => {
                let declared = self.ty(ty);
                if declared.refers == super::Refers::No { declared.qual } else { Qual::UNKNOWN }
            }
            ExprKind::Path(path) => match self.means(path) {
                Some(super::Meaning::Type(qual)) => qual,
                Some(_) => Qual::UNKNOWN,
                None => {
                    let builtin = super::names::library_type(&super::super::program::joined(path));
                    let ty = builtin.map(Ty::Builtin).or_else(|| self.library_class(path));
                    Qual::plain(ty.unwrap_or(Ty::Unknown))
                }
            },
            _ => Qual::UNKNOWN,
        }
    }

    /// `object.member`, and `object.member(args)` with the number of arguments, of a class of the library.
    pub(super) fn library_member(&mut self, of: &Library, qual: &Qual, name: &str, args: Option<usize>, at: At) -> Seen {
        if of.is_iterator() || name.starts_with("operator") || name.starts_with('~') {
            return Seen::UNKNOWN;
        }
        let text = self.type_name(&qual.ty);
        let Some(row) = methods::member(of.name, name) else {
            self.refuse(at, format_args!("`{text}` has no member `{name}`"));
            return Seen::UNKNOWN;
        };
        match args {
            None if !row.is_data() => self.refuse(at, format_args!("`{name}` of `{text}` is a function, and is not called")),
            Some(n) if !row.is_data() && !row.takes(n) => {
                self.refuse(at, format_args!("`{name}` of `{text}` does not take {}", super::functions::counted(n)));
            }
            _ if row.changes() && qual.is_const => self.refuse(at, format_args!("`{name}` would change the object, and it is `const`")),
            _ => {}
        }
        if args.is_some() && row.is_data() {
            return Seen::UNKNOWN;
        }
        self.returned_by(of, qual, row)
    }

    /// What a member of a class of the library returns.
    fn returned_by(&self, of: &Library, qual: &Qual, row: &Member) -> Seen {
        let is_const = qual.is_const;
        let object = |qual: Qual| match qual.ty.is_unknown() {
            true => Seen { qual, ..Seen::UNKNOWN },
            false => Seen::object(qual),
        };
        let part = |n: usize| {
            let part = of.arg(n);
            object(if is_const { part.constant() } else { part })
        };
        match row.result {
            b'V' => Seen::value(Ty::Builtin(Builtin::Void)),
            b'U' => Seen::value(ULONG),
            b'B' => Seen::value(BOOL),
            b'I' => Seen::value(INT),
            b'L' => Seen::value(Ty::Builtin(Builtin::Integer(Integer::Long))),
            b'E' => object(of.element(is_const)),
            b'C' => object(of.element(true)),
            b'v' => Seen { category: Category::Unknown, ..Seen::value(of.element(false).ty) },
            b'T' => Seen::value(of.iterator(is_const)),
            b'K' => Seen::value(of.iterator(true)),
            b'P' => {
                let is_const = is_const || row.how() == b'c';
                pointer_to(of.element(is_const))
            }
            b'p' => pointer_to(of.element(false)),
            b'M' | b'G' => part(1),
            b'F' => part(0),
            b'N' => Seen::value(string()),
            b'S' => Seen::value(qual.ty.clone()),
            b'R' => Seen::object(qual.clone()),
            _ => Seen::UNKNOWN,
        }
    }

    /// `object[i]` of a class of the library.
    pub(super) fn library_index(&mut self, of: &Library, seen: &Seen, by: &[Seen], at: At) -> Seen {
        let is_const = seen.qual.is_const;
        let text = self.type_name(seen.ty());
        match of.name {
            "map" | "unordered_map" => {
                if is_const {
                    self.refuse(at, "`[]` of a `const` map: it would make an element where there is none");
                }
                let mapped = of.arg(1);
                if mapped.ty.is_unknown() { Seen { qual: mapped, ..Seen::UNKNOWN } } else { Seen::object(mapped) }
            }
            "vector" | "deque" | "array" | "string" | "string_view" | "random_iterator" => {
                if let [index] = by
                    && (matches!(index.ty(), Ty::Pointer(_) | Ty::Array(..) | Ty::Std(_) | Ty::Null))
                {
                    let name = self.type_name(index.ty());
                    self.refuse(at, format_args!("an index is an integer, not a value of type `{name}`"));
                }
                let element = of.element(is_const);
                if element.ty.is_unknown() { Seen { qual: element, ..Seen::UNKNOWN } } else { Seen::object(element) }
            }
            "bitset" if is_const => Seen::value(BOOL),
            "bitset" | "unique_ptr" | "shared_ptr" => Seen::UNKNOWN,
            _ => {
                self.refuse(at, format_args!("`{text}` has no `[]`"));
                Seen::UNKNOWN
            }
        }
    }

    /// `*object` of a class of the library, or what `object->` leads to.
    pub(super) fn library_target(&mut self, of: &Library, seen: &Seen, operator: &str, at: At) -> Seen {
        if !of.points() {
            let text = self.type_name(seen.ty());
            self.refuse(at, format_args!("`{text}` has no `{operator}`"));
            return Seen::UNKNOWN;
        }
        let element = of.element(seen.qual.is_const);
        if element.ty.is_unknown() { Seen { qual: element, ..Seen::UNKNOWN } } else { Seen::object(element) }
    }

    /// `object.member(args)` of a class of the library, the types of the arguments among what is looked at.
    pub(super) fn library_method(&mut self, of: &Rc<Library>, object: &Seen, name: &str, seen: &[Seen], args: &[Arg], at: At) -> Seen {
        let expands = args.iter().any(|a| a.expands);
        let least = methods::member(of.name, name).map_or(0, |row| row.least());
        let result = self.library_member(of, &object.qual, name, Some(if expands { least } else { seen.len() }), at);
        if expands {
            return result;
        }
        if self.is_keyed(of) && matches!(name, "insert" | "emplace" | "find" | "count") {
            self.compares(&of.arg(0).ty, "<", at);
        }
        let to = match (of.name, name, seen) {
            (
                "vector" | "deque" | "list" | "forward_list" | "stack" | "queue" | "priority_queue",
                "push_back" | "push_front" | "push",
                [_],
            )
            | ("set" | "multiset" | "unordered_set" | "unordered_multiset", "insert", [_])
                if !matches!(seen, [Seen { qual: Qual { ty: Ty::Std(list), .. }, .. }] if list.name == "initializer_list") =>
            {
                of.element(false).ty
            }
            ("string", "push_back", [_]) => CHAR,
            ("vector" | "deque" | "string", "resize" | "reserve" | "at", [_, ..]) => ULONG,
            _ => return result,
        };
        if to.is_unknown() || !matches!(&of.arg(0).ty, Ty::Unknown | Ty::Builtin(_) | Ty::Pointer(_) | Ty::Class(_) | Ty::Std(_)) {
            return result;
        }
        let declared = super::Declared { qual: Qual::plain(to), refers: super::Refers::No };
        self.converted(&seen[0], &args[0].value, &declared, super::conversions::Place::Argument);
        result
    }

    /// The name of a class of the library, for messages.
    pub(super) fn library_name(&self, of: &Library) -> String {
        let args: Vec<String> = of.args.iter().map(|a| self.qual_name(a)).chain(of.extent.map(|n| n.to_string())).collect();
        match of.is_iterator() {
            true => format!("iterator<{}>", args.join(", ")),
            false if args.is_empty() => format!("std::{}", of.name),
            false => format!("std::{}<{}>", of.name, args.join(", ")),
        }
    }
}

/// A pointer to an element, where that is known.
fn pointer_to(element: Qual) -> Seen {
    if element.ty.is_unknown() { Seen::UNKNOWN } else { Seen::value(Ty::pointer(element)) }
}

/// `std::string`
pub(super) fn string() -> Ty {
    Ty::Std(Rc::new(Library { name: "string", args: Vec::new(), extent: None }))
}
