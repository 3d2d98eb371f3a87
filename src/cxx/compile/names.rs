//! The resolution of names to the definitions they stand for.

use super::super::ast::{At, Expr, ExprKind, Name, Path};
use super::super::code::{Count, Op};
use super::super::program::{Entity, MemberDef, OF_PRELUDE, UsingDirective, of_std, tag_of};
use super::super::value::{Integer, Value};
use super::{Compiler, Local, LocalType, tree};

/// The namespaces whose names the library knows without them.
const LIBRARY: &[&str] = &[
    "std",
    "cute",
    "cutlass",
    "thrust",
    "detail",
    "arch",
    "gemm",
    "collective",
    "epilogue",
    "thread",
    "TMEM",
    "SM90",
    "ios",
    "ios_base",
    "eso",
    "abi",
];

/// What `std` has that is wider or another thing in CuTe, and what it is called here.
const OF_STD: [(&str, &str); 10] = [
    // what a stream is made of has what it has itself
    ("streambuf", "ostream"),
    ("ios_base", "ostream"),
    ("ios", "ostream"),
    ("is_integral", "is_std_integral"),
    ("is_integral_v", "is_std_integral_v"),
    ("rank", "std_rank"),
    ("rank_v", "std_rank_v"),
    ("popcount", "std_popcount"),
    ("bit_width", "std_bit_width"),
    ("abs", "__std_abs"),
];

/// A name of the library without the namespaces in front.
pub(in crate::cxx) fn library_name(names: &[Name]) -> Name {
    let mut rest = names;
    if let [.., space, name] = names
        && &**space == "platform"
        && names.len() <= 3
    {
        // what CUTLASS has of the standard library
        if &**name == "numeric_limits" {
            return Name::from("__platform_limits");
        }
        return library_name(&[Name::from("std"), name.clone()]);
    }
    if matches!(names, [space, name] if &**space == "std" && &**name == "ratio") {
        // CuTe has a function of the name
        return Name::from("__ratio");
    }
    // CuTe's own takes compile-time integers too
    match names {
        // CuTe's is a tuple
        [space, name] if &**space == "cutlass" && &**name == "Coord" => return Name::from("__Coord"),
        [space, name]
            if &**space == "std"
                && let Some((_, own)) = OF_STD.iter().find(|(of, _)| *of == &**name) =>
        {
            return Name::from(*own);
        }
        [space, name]
            if &**space == "std"
                && let Some(name) = of_std(name) =>
        {
            return Name::from(name);
        }
        [.., space, name] if &**space == "lazy" && &**name == "transform" => return Name::from("__lazy_transform"),
        _ => {}
    }
    while rest.len() > 1 && LIBRARY.contains(&&*rest[0]) {
        rest = &rest[1..];
    }
    match rest {
        [only] => only.clone(),
        // a function of the registry that a namespace of CuTe's own holds
        [owner, only] if matches!(&**owner, "UMMA" | "GMMA") && crate::cxx::cute::is_function(only) => only.clone(),
        _ => Name::from(rest.iter().map(|n| &**n).collect::<Vec<_>>().join("::")),
    }
}

/// How deep calls and names with template arguments nest that are compiled for a member and for what is no member.
pub(super) const MAX_UNDECIDED: u32 = 8;

impl Compiler<'_> {
    /// The names of a path, of which the first is that of `std` where it means it without saying so.
    pub(super) fn names_of(&self, path: &Path) -> Vec<Name> {
        let mut names: Vec<Name> = path.segments.iter().map(|s| s.name.clone()).collect();
        if names.len() > 1
            && !path.global
            && let Some(of) = self.program.namespace_aliases.get(&names[0])
            && let (Some(first), Some(last)) = (of.split("::").next(), of.rsplit("::").next())
            && LIBRARY.contains(&first)
        {
            // of a namespace of the library the last part is all that is looked at
            names[0] = Name::from(last);
        }
        if !path.global
            && let Some(name) = of_std(&names[0])
            && self.means_std(&names[0])
        {
            names[0] = Name::from(name);
        }
        // CuTe's is a tuple
        let [_, of_cute, of_cutlass] = self.program.opened;
        if of_cutlass > of_cute
            && &*names[0] == "Coord"
            && !self.scope.is_prelude
            && self.program.find(&self.scope.namespace, &names).is_none()
        {
            names[0] = Name::from("__Coord");
        }
        names
    }

    /// Whether a name that `std` and CuTe both have is that of `std` here.
    fn means_std(&self, name: &Name) -> bool {
        if self.scope.is_prelude
            || self
                .program
                .find(&self.scope.namespace, std::slice::from_ref(name))
                .is_some_and(|found| !self.program.is_all_of_prelude(found))
        {
            return false;
        }
        let of_block = self.used.iter().rev().flatten().find_map(|used| match used {
            UsingDirective::Name(path) if path.last() == Some(name) => path.first().map(|first| &**first == "std"),
            UsingDirective::Namespace(space) if &**space == "std" || &**space == "cute" => Some(&**space == "std"),
            _ => None,
        });
        of_block.unwrap_or_else(|| match self.scope.namespace.split("::").next() {
            Some("std") => true,
            Some("cute" | "cutlass") => false,
            _ => self.program.opened[0] > self.program.opened[1],
        })
    }

    /// Pushes what a name means; a type where only a type can stand.
    pub(super) fn path(&mut self, path: &Path) {
        self.here = path.at;
        if let Some(of) = &path.of {
            self.decltype(of);
            self.type_members(path, 0);
            return;
        }
        let first = &path.segments[0];
        if let Some(tag) = self.tag(path) {
            return self.entity_value(tag, None);
        }
        if !path.global && self.unqualified(&first.name, first.args.as_deref(), path) {
            return;
        }
        self.qualified(path);
    }

    /// The type that `struct A` means where a variable, a function or a member hides it.
    fn tag(&mut self, path: &Path) -> Option<Entity> {
        let name = path.simple().filter(|_| path.is_tag && self.local_type(&path.last().name).is_none())?;
        let space = self.scope.namespace.clone();
        if let Some(hidden) = self.program.find(&space, &[tag_of(name)]) {
            return Some(hidden);
        }
        let is_type = |member: &MemberDef| matches!(member, MemberDef::Class(_) | MemberDef::Enum(_) | MemberDef::Alias(_));
        let member = self.scope.class.and_then(|class| self.program.classes[class as usize].members.get(name));
        let is_data = member.is_some_and(|member| !is_type(member));
        let is_hidden = is_data || self.first_local(path).is_some_and(|local| !local.is_type);
        self.program
            .find(&space, std::slice::from_ref(name))
            .filter(|found| is_hidden && matches!(found, Entity::Class(_) | Entity::Enum(_)))
    }

    /// A variable, a parameter of a template, a member of the class around; whether there is one.
    pub(super) fn unqualified(&mut self, name: &Name, args: Option<&[super::super::ast::Arg]>, path: &Path) -> bool {
        let qualifies = path.segments.len() > 1;
        let is_hidden = path.is_tag && self.local_type(name).is_some();
        if let Some(local) = self.first_local(path).filter(|local| local.is_type || !is_hidden) {
            self.local_value(local);
            self.applied(args);
            self.type_members(path, 1);
            return true;
        }
        if let Some(found) = self.local_type(name) {
            match found {
                LocalType::Class(id) => {
                    self.emit(Op::Class(id));
                    self.applied(args);
                }
                LocalType::Enum(id) => {
                    self.emit(Op::EnumType(id));
                }
                LocalType::Enumerator(id, n) => {
                    self.emit(Op::Enumerator(id, n));
                }
                LocalType::Hidden => {}
            }
            self.type_members(path, 1);
            return true;
        }
        if let Some(index) = self.class_param(name).filter(|_| !self.is_brought(name)) {
            // a member of a base hides what is around a class inside of a function
            let inherited = self.may_inherit(index).then(|| self.emit(Op::ClassName(name.clone(), 0)));
            match self.class_pack_slot(name) {
                Some(local) => self.local_value(local),
                None => {
                    self.emit(Op::ClassArg(index));
                    if !qualifies && self.variable_around(name).is_some_and(|of| !of.is_const) {
                        self.emit(Op::Sample(false));
                    }
                }
            }
            if let Some(found) = inherited {
                self.land(found);
            }
            self.applied(args);
            self.type_members(path, 1);
            return true;
        }
        if &**name == "__func__" || &**name == "__FUNCTION__" {
            let text = self.function_name();
            self.emit(Op::Text(text.as_bytes().into()));
            return true;
        }
        if &**name == "__PRETTY_FUNCTION__" {
            self.pretty_function(path.at, "__pretty");
            return true;
        }
        if !self.is_brought(name) && self.may_be_member(name) && !(qualifies && self.is_namespace(name)) {
            // each level compiles its template arguments twice
            if args.is_some() && self.undecided > MAX_UNDECIDED {
                self.emit(Op::Unread("a name with template arguments as deep as this".into()));
                return true;
            }
            let deeper = u32::from(args.is_some());
            self.undecided += deeper;
            let found = self.emit(Op::ClassName(name.clone(), 0));
            let outer = std::mem::replace(&mut self.may_be_inherited, true);
            self.qualified(path);
            self.may_be_inherited = outer;
            let end = self.emit(Op::Jump(0));
            self.land(found);
            self.applied(args);
            self.type_members(path, 1);
            self.undecided -= deeper;
            self.land(end);
            return true;
        }
        false
    }

    /// What `__func__` is.
    pub(super) fn function_name(&self) -> Name {
        if self.contexts.len() > 1 { "operator()".into() } else { self.contexts[0].function.clone() }
    }

    /// The text that an expression is as an array: one in quotes, or what `__func__` is.
    pub(super) fn array_of_text(&self, e: &Expr) -> Option<std::rc::Rc<[u8]>> {
        match &tree::bare(e).kind {
            ExprKind::Text(text) => Some(text.clone()),
            ExprKind::Path(path) if matches!(path.simple().map(|name| &**name), Some("__func__" | "__FUNCTION__")) => {
                Some(self.function_name().as_bytes().into())
            }
            _ => None,
        }
    }

    /// Whether a name before `::` is that of a namespace.
    pub(super) fn is_namespace(&self, name: &Name) -> bool {
        matches!(&**name, "std" | "cute" | "cutlass" | "thrust") || self.program.is_namespace(&self.scope.namespace, name)
    }

    /// The slot of a pack of the class around the code, filled where it is named first.
    pub(super) fn class_pack_slot(&mut self, name: &Name) -> Option<Local> {
        if !self.class_pack(name) {
            return None;
        }
        let index = self.class_param(name)?;
        let slot = self.new_slot();
        self.emit(Op::ClassArg(index));
        self.emit(Op::Store(slot));
        let is_parameter = self.is_class_value(index);
        let local = Local { slot, is_pack: true, is_parameter, class_pack: Some(index), ..Local::default() };
        if let Some(scope) = self.context().scopes.last_mut() {
            scope.insert(name.clone(), local);
        }
        Some(local)
    }

    pub(super) fn local_value(&mut self, local: Local) {
        let index = self.context().expanding.iter().rev().find(|(pack, _)| *pack == local.slot).map(|(_, index)| *index);
        match index {
            Some(index) => self.emit(Op::PackElement(local.slot, index)),
            None if local.refers.is_some() && !local.holds && local.is_static => self.emit(Op::StaticReference(local.slot)),
            None if local.refers.is_some() && !local.holds => self.emit(Op::LocalReference(local.slot)),
            None => self.emit(Op::Local(local.slot)),
        };
        // a number that is an argument of a template is no variable
        if local.is_parameter && local.refers.is_none() && (index.is_some() || !local.is_pack) {
            self.emit(Op::Parameter);
        }
    }

    pub(super) fn applied(&mut self, args: Option<&[super::super::ast::Arg]>) {
        if let Some(args) = args {
            let count = self.args(args, true);
            self.emit(Op::Apply(count));
        }
    }

    /// The members of the type on the stack that the segments from `from` on name.
    pub(super) fn type_members(&mut self, path: &Path, from: usize) {
        for segment in path.segments.get(from..).unwrap_or_default() {
            if self.address_of == Some(segment.at) {
                let count = segment.args.as_ref().map(|args| self.args(args, true));
                self.emit(Op::MemberAddress(segment.name.clone(), count));
                break;
            }
            match &segment.args {
                None => {
                    self.emit(Op::TypeMember(segment.name.clone()));
                }
                Some(args) => {
                    let count = self.args(args, true);
                    self.emit(Op::TypeMemberWith(segment.name.clone(), count));
                }
            }
        }
    }

    /// What the names of a path mean in the namespaces, and which segments that takes.
    pub(super) fn entity(&mut self, path: &Path) -> Option<(Entity, usize)> {
        let mut namespace = if path.global { "".into() } else { self.scope.namespace.clone() };
        let names = self.names_of(path);
        if self.defines.is_some_and(|id| self.program.find(&namespace, &names[..1]) == Some(Entity::Alias(id))) {
            // an alias is not in sight in its own type
            namespace = namespace.rsplit_once("::").map_or("", |(outer, _)| outer).into();
        }
        for n in 1..=names.len() {
            let used = if path.global { None } else { self.used(&names[..n]) };
            if let Some(found) = used.or_else(|| self.program.find(&namespace, &names[..n]))
                && !self.is_out_of_sight(found, &names[..n])
                && (n == names.len() || !matches!(found, Entity::Functions(_) | Entity::Global(_) | Entity::Enumerator(..)))
            {
                let found = match self.scope.is_prelude {
                    true => self.of_library_alone(found),
                    false if n == 1 && !path.global => self.in_front(found, path.segments[0].at, &names[..1]),
                    false => found,
                };
                return Some((found, n));
            }
            if path.segments[n - 1].args.is_some() {
                break;
            }
        }
        // a definition of the prelude stands in for the library
        let most = path.segments.iter().position(|s| s.args.is_some()).map_or(names.len(), |i| i + 1);
        (2..=most).find_map(|n| {
            let name = library_name(&names[..n]);
            let found = self.program.find(OF_PRELUDE, &[name]).filter(|e| self.program.is_of_prelude(*e));
            found.map(|e| (self.of_library_alone(e), n))
        })
    }

    /// The functions of the library among those of a name: what the program declares at the level of the file is none of `std`.
    fn of_library_alone(&mut self, found: Entity) -> Entity {
        let Entity::Functions(set) = found else {
            return found;
        };
        let (name, all) = self.program.sets[set as usize].clone();
        let is_of_library = |f: &u32| {
            let def = &self.program.functions[*f as usize];
            def.scope.is_prelude || def.ast.specialised.is_some()
        };
        let own: Vec<u32> = all.iter().copied().filter(is_of_library).collect();
        if own.len() == all.len() || own.is_empty() {
            return found;
        }
        self.program.sets.push((name, own));
        Entity::Functions(self.program.sets.len() as u32 - 1)
    }

    /// What a name means that a namespace declares behind its use alone: the outer one, where there is one.
    fn in_front(&self, found: Entity, here: At, names: &[Name]) -> Entity {
        let program = &self.program;
        let scope = match found {
            Entity::Global(id) => &program.globals[id as usize].scope,
            Entity::Alias(id) => &program.aliases[id as usize].scope,
            Entity::Class(id) => &program.classes[id as usize].scope,
            Entity::Enum(id) | Entity::Enumerator(id, _) => &program.enums[id as usize].scope,
            Entity::Functions(set) => match program.sets[set as usize].1.first() {
                Some(f) => &program.functions[*f as usize].scope,
                None => return found,
            },
            Entity::Unread(_) => return found,
        };
        if scope.namespace.is_empty() || scope.is_prelude || scope.class.is_some() || program.units != 1 {
            return found;
        }
        let is_later = match found {
            Entity::Functions(set) => {
                let mut all = program.sets[set as usize].1.iter().map(|f| &program.functions[*f as usize]);
                all.all(|f| f.since > here && f.ast.specialised.is_none())
            }
            _ => program.named_since(&scope.namespace, &names[0]).is_some_and(|at| at > here),
        };
        let outer = || program.find(scope.namespace.rsplit_once("::").map_or("", |(outer, _)| outer), names);
        if is_later { outer().unwrap_or(found) } else { found }
    }

    /// Whether the library does not see what a program declares: it means its own type of the name.
    pub(super) fn is_out_of_sight(&self, found: Entity, names: &[Name]) -> bool {
        let is_other = || !matches!(found, Entity::Functions(_)) || super::super::library::is_type(&library_name(names));
        self.scope.is_prelude && is_other() && !self.program.is_of_prelude(found)
    }

    /// What names mean by a `using` of the function.
    pub(super) fn used(&self, names: &[Name]) -> Option<Entity> {
        let with = |front: &[Name], rest: &[Name]| self.program.find(&self.scope.namespace, &[front, rest].concat());
        self.used.iter().rev().flatten().find_map(|used| match used {
            UsingDirective::Name(path) if path.last() == names.first() => with(path, &names[1..]),
            UsingDirective::Functions(name, set, _) if names == [name.clone()] => Some(Entity::Functions(*set)),
            UsingDirective::Alias(name, of) if Some(name) == names.first() && names.len() > 1 => with(of, &names[1..]),
            UsingDirective::Namespace(name) => {
                let other = self.program.find(&self.scope.namespace, names);
                // what the library has stands in `std`
                let is_hidden =
                    other.is_none_or(|e| self.program.is_of_prelude(e) && !matches!(e, Entity::Functions(_)) && names.len() == 1);
                let of_program = |e: &Entity| other.is_none() || !self.program.is_of_prelude(*e);
                is_hidden.then(|| with(std::slice::from_ref(name), names)).flatten().filter(of_program)
            }
            _ => None,
        })
    }

    /// A path of the library, where the function has its first name for a namespace of it (`namespace c = cute;`) or a `using` in a
    /// namespace brings what its first names mean.
    pub(super) fn without_alias(&self, path: &Path) -> Option<Path> {
        let first = path.segments.first().filter(|_| path.segments.len() > 1)?;
        let aliased = self.used.iter().rev().flatten().find_map(|used| match used {
            UsingDirective::Alias(name, of) if *name == first.name && of.first() != Some(name) && !path.global => Some((&**of, 1)),
            _ => None,
        });
        let (of, taken) = aliased.or_else(|| {
            let names: Vec<Name> = path.segments.iter().map(|s| s.name.clone()).collect();
            (2..=names.len()).find_map(|n| Some((self.program.imported(&self.scope.namespace, &names[..n])?, n)))
        })?;
        let last = path.segments[taken - 1].args.as_ref().filter(|_| taken > 1);
        let mut segments: Vec<_> =
            of.iter().map(|name| super::super::ast::Segment { name: name.clone(), args: None, at: first.at }).collect();
        if let Some(segment) = segments.last_mut() {
            segment.args = last.cloned();
        }
        segments.extend(path.segments[taken..].iter().cloned());
        Some(Path { segments, ..path.clone() })
    }

    pub(super) fn qualified(&mut self, path: &Path) {
        let Some((entity, taken)) = self.entity(path) else {
            return match self.without_alias(path) {
                Some(whole) => self.qualified(&whole),
                None => self.name_of_library(path),
            };
        };
        let args = path.segments[taken - 1].args.as_deref();
        self.entity_value(entity, args);
        self.type_members(path, taken);
    }

    /// Pushes what a definition is.
    pub(super) fn entity_value(&mut self, entity: Entity, args: Option<&[super::super::ast::Arg]>) {
        match (entity, args) {
            (Entity::Functions(set), None) => {
                self.emit(Op::Functions(set));
            }
            (Entity::Functions(set), Some(args)) => {
                let count = self.args(args, true);
                self.emit(Op::FunctionsWith(set, count));
            }
            (Entity::Class(id), None) => {
                self.emit(Op::Class(id));
            }
            (Entity::Class(id), Some(args)) => {
                let count = self.args(args, true);
                self.emit(Op::ClassWith(id, count));
            }
            (Entity::Alias(id), args) => {
                let is_template = self.program.aliases[id as usize].ast.template.is_some();
                match args {
                    None if is_template => {
                        self.emit(Op::Template(id | super::super::code::ALIAS));
                    }
                    args => {
                        let count = args.map_or(Count::Fixed(0), |a| self.args(a, true));
                        self.emit(Op::Alias(id, count));
                    }
                }
            }
            (Entity::Global(id), None) => {
                self.emit(Op::Global(id));
            }
            (Entity::Global(id), Some(args)) => {
                let count = self.args(args, true);
                self.emit(Op::VariableWith(id, count));
            }
            (Entity::Enum(id), _) => {
                self.emit(Op::EnumType(id));
            }
            (Entity::Enumerator(id, n), _) => {
                self.emit(Op::Enumerator(id, n));
            }
            (Entity::Unread(id), _) => {
                let unread = self.program.unread[id as usize].clone();
                self.here = unread.at;
                self.emit(Op::Unread(unread.construct.as_str().into()));
            }
        }
    }

    /// A name of the library.
    pub(super) fn name_of_library(&mut self, path: &Path) {
        let names = self.names_of(path);
        if let Some(k) = path.segments.iter().position(|s| s.args.is_some()) {
            let name = library_name(&names[..=k]);
            let args = path.segments[k].args.as_deref().unwrap_or_default();
            if &*name == "__require" {
                let count = self.args(args, true);
                let _ = count;
                self.emit(Op::Require);
                self.push(Value::Int(Integer::Bool, 1));
                return;
            }
            if k > 0 && &*names[0] == "std" && !super::super::library::is_known(&name) || super::super::library::is_unread(&name) {
                return self.unread_name(&names);
            }
            let count = self.args(args, true);
            // the value of a sparse element is a constant of CuTe
            if let ("sizeof_bits", [member]) = (&*name, &path.segments[k + 1..])
                && &*member.name == "value"
            {
                self.emit(Op::LibraryTemplate("sizeof_bits_v".into(), count));
                return;
            }
            self.emit(Op::LibraryTemplate(name, count));
            self.type_members(path, k + 1);
            return;
        }
        if let [.., space, name] = &names[..]
            && matches!(&**space, "ios" | "ios_base")
            && let Some(flag) = super::super::formats::flag(name)
        {
            // a number, and no manipulator
            return self.push(Value::Int(Integer::UInt, flag.into()));
        }
        for n in (1..=names.len()).rev() {
            let name = library_name(&names[..n]);
            let is_missing = n > 1 && &*names[0] == "std" && super::super::library::is_unread(&name);
            if super::super::library::is_known(&name) && !is_missing {
                self.emit(Op::Library(name));
                self.type_members(path, n);
                return;
            }
        }
        if names.len() == 1
            && let Some(set) = self.program.anywhere(&names[0])
        {
            self.emit(Op::Functions(set));
            return;
        }
        let is_of_library = names.len() > 1 && matches!(&*names[0], "std" | "cute" | "cutlass");
        let is_of_cuda = names[0].strip_prefix("cuda").is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_uppercase()));
        if is_of_library || is_of_cuda || super::super::library::is_unread(&names[0]) {
            return self.unread_name(&names);
        }
        let name = Name::from(super::super::program::joined(path));
        // a name in capitals may be a macro of a header that is not there
        let is_macro = !name.chars().any(|c| c.is_ascii_lowercase());
        if names.len() == 1 && !self.may_be_inherited && !self.scope.is_prelude && !is_macro {
            self.program.unknown.push((self.here, name.clone()));
        }
        self.emit(Op::Unknown(name));
    }

    /// A name of the standard library that is not there.
    fn unread_name(&mut self, names: &[Name]) {
        let name = names.iter().map(|n| &**n).collect::<Vec<_>>().join("::");
        self.emit(Op::Unread(format!("`{name}`").into()));
    }
}
