//! Classes of the standard library, as far as the check of a whole file follows them: their members, what these return, and
//! which of them a constant object has.

use super::super::ast::{Arg, At, Builtin, ExprKind, Integer, Path, TypeKind};
use super::expressions::{BOOL, INT};
use super::types::{Category, Library, Qual, Seen, Ty};
use super::{Checker, Constant};
use std::rc::Rc;

/// A row: the class, and its members by groups and by themselves.
///
/// A member is written as its name, the least and the most arguments (a digit each), who may call it (`c` everybody, `m` an
/// object that may be changed, `b` everybody, and the result is as constant as the object, `d` it is data), and the result:
/// `V`oid, `U`nsigned long, `B`ool, `I`nt, `L`ong, `E`lement, `C`onstant element, `v`alue of an element, i`T`erator, `K` its
/// constant one, `P`ointer to the element, `p` as what the object points to, `M`apped value, `S` another of its class, `R` the
/// object itself, `F`irst and `G` second argument, `N` a string, `?` not followed.
const CLASSES: &[(&str, &str)] = &[
    ("vector", "@range @back @sequence @ends at11bE shrink_to_fit00mV data00bP capacity00cU reserve11mV flip00mV"),
    ("deque", "@range @back @sequence @ends @front at11bE shrink_to_fit00mV"),
    ("list", "@range @back @sequence @ends @front @splices splice24mV"),
    (
        "forward_list",
        "@range @front @splices front00bE before_begin00bT cbefore_begin00cK insert_after23mT emplace_after19mT \
      erase_after12mT splice_after24mV assign12mV resize12mV",
    ),
    ("array", "@range @ends size00cU at11bE data00bP fill11mV"),
    ("set", "@range @reverse @keys @ordered"),
    ("multiset", "@range @reverse @keys @ordered"),
    ("unordered_set", "@range @keys @hashed"),
    ("unordered_multiset", "@range @keys @hashed"),
    ("map", "@range @reverse @keys @ordered @mapped"),
    ("multimap", "@range @reverse @keys @ordered"),
    ("unordered_map", "@range @keys @hashed @mapped"),
    ("unordered_multimap", "@range @keys @hashed"),
    ("stack", "@adaptor top00bE"),
    ("queue", "@adaptor front00bE back00bE"),
    ("priority_queue", "@adaptor top00cC"),
    ("optional", "value00bE value_or11cv has_value00cB reset00mV emplace09mE swap11mV and_then11b? transform11b? or_else11b?"),
    ("unique_ptr", "get00cp reset01mV release00mp swap11mV get_deleter00b?"),
    ("shared_ptr", "get00cp reset03mV swap11mV use_count00cL unique00cB owner_before11cB"),
    ("weak_ptr", "lock00c? expired00cB reset00mV swap11mV use_count00cL owner_before11cB"),
    ("pair", "first00dF second00dG swap11mV"),
    ("tuple", "swap11mV"),
    (
        "string",
        "@range @reverse @text @ends size00cU at11bE data00bP c_str00cP reserve01mV resize12mV append19mR push_back11mV pop_back00mV \
      insert29m? erase02m? replace39m? assign19mR shrink_to_fit00mV capacity00cU resize_and_overwrite22mV substr02cN",
    ),
    ("string_view", "@range @reverse @text size00cU at11bC front00cC back00cC data00cP remove_prefix11mV remove_suffix11mV substr02cS"),
    ("initializer_list", "size00cU begin00cP end00cP"),
    (
        "bitset",
        "set02mR reset01mR flip01mR test11cB count00cU size00cU any00cB none00cB all00cB to_string09cN to_ulong00cU to_ullong00c? _Find_first00cU _Find_next11cU",
    ),
];

/// What several classes have.
const GROUPS: &[(&str, &str)] = &[
    ("@range", "begin01bT end01bT cbegin01cK cend01cK empty00cB max_size00cU clear00mV swap11mV get_allocator00c?"),
    ("@reverse", "size00cU rbegin00bT rend00bT crbegin00cK crend00cK"),
    ("@ends", "@reverse front00bE back00bE"),
    ("@back", "push_back11mV pop_back00mV emplace_back09mE append_range11mV"),
    ("@front", "push_front11mV pop_front00mV emplace_front09mE prepend_range11mV"),
    ("@sequence", "size00cU insert23mT emplace19mT erase12mT resize12mV assign12mV insert_range22m? assign_range11mV"),
    ("@splices", "merge12mV remove11m? remove_if11m? reverse00mV unique01m? sort01mV"),
    (
        "@keys",
        "size00cU insert12m? emplace09m? emplace_hint19m? erase12m? extract11m? merge11mV find11bT count11cU contains11cB \
      equal_range11b? insert_range11mV",
    ),
    ("@ordered", "lower_bound11bT upper_bound11bT key_comp00c? value_comp00c?"),
    (
        "@hashed",
        "bucket_count00cU load_factor00c? max_load_factor01b? rehash11mV reserve11mV hash_function00c? key_eq00c? \
      bucket_size11cU bucket11cU max_bucket_count00cU",
    ),
    ("@mapped", "at11bM try_emplace19m? insert_or_assign23m?"),
    ("@adaptor", "push11mV pop00mV emplace09m? empty00cB size00cU swap11mV push_range11mV"),
    (
        "@text",
        "length00cU find13cU rfind13cU find_first_of13cU find_last_of13cU find_first_not_of13cU find_last_not_of13cU \
      compare15cI starts_with11cB ends_with11cB contains11cB copy23cU npos00dU",
    ),
];

/// A member of a class of the library.
#[derive(Clone, Copy)]
struct Row {
    least: usize,
    most: usize,
    how: u8,
    result: u8,
}

/// Looks a member up in a list of members and groups, which are one level deep.
fn row(list: &str, name: &str) -> Option<Row> {
    list.split_whitespace().find_map(|entry| {
        if entry.starts_with('@') {
            let (_, group) = GROUPS.iter().find(|(g, _)| *g == entry)?;
            return row(group, name);
        }
        let (word, rest) = entry.split_at_checked(entry.len().checked_sub(4)?)?;
        let &[least, most, how, result] = rest.as_bytes() else {
            return None;
        };
        let digit = |c: u8| usize::from(c.wrapping_sub(b'0'));
        (word == name).then(|| Row { least: digit(least), most: if most == b'9' { usize::MAX } else { digit(most) }, how, result })
    })
}

/// A member of a class of the library.
fn row_of(class: &str, name: &str) -> Option<Row> {
    CLASSES.iter().find(|(c, _)| *c == class).and_then(|(_, members)| row(members, name))
}

/// Whether a class of the library has a member of the name.
pub(in crate::cxx) fn is_member_of_library(class: &str, name: &str) -> bool {
    row_of(class, name).is_some()
}

pub(super) const CHAR: Ty = Ty::Builtin(Builtin::Integer(Integer::Char));
const ULONG: Ty = Ty::Builtin(Builtin::Integer(Integer::ULong));

impl Library {
    /// The class that a name of `std` is, with so many arguments.
    fn named(name: &str, args: Vec<Qual>, extent: Option<i64>) -> Option<Library> {
        let (name, _) = CLASSES.iter().find(|(class, _)| *class == name)?;
        let needed = match *name {
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
        if !CLASSES.iter().any(|(class, _)| **class == *name.name) {
            return None;
        }
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
        CLASSES.iter().any(|(class, _)| *class == name) && !matches!(name, "array" | "tuple" | "pair")
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
        let Some(row) = row_of(of.name, name) else {
            self.refuse(at, format_args!("`{text}` has no member `{name}`"));
            return Seen::UNKNOWN;
        };
        match args {
            None if row.how != b'd' => self.refuse(at, format_args!("`{name}` of `{text}` is a function, and is not called")),
            Some(n) if row.how != b'd' && !(row.least..=row.most).contains(&n) => {
                self.refuse(at, format_args!("`{name}` of `{text}` does not take {}", super::functions::counted(n)));
            }
            _ if row.how == b'm' && qual.is_const => self.refuse(at, format_args!("`{name}` would change the object, and it is `const`")),
            _ => {}
        }
        if args.is_some() && row.how == b'd' {
            return Seen::UNKNOWN;
        }
        self.returned_by(of, qual, row)
    }

    /// What a member of a class of the library returns.
    fn returned_by(&self, of: &Library, qual: &Qual, row: Row) -> Seen {
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
                let is_const = is_const || row.how == b'c';
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
        let least = row_of(of.name, name).map_or(0, |row| row.least);
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
