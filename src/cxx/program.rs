//! The definitions of a program by name: what a unit declares, where each name is looked up.

mod classes;
mod constraints;
mod entity;
mod members;
mod namespaces;
mod nested;
mod redeclared;
mod signatures;
mod specialised;

use super::ast::{
    Alias, At, Class, Enum, Function, Item, Name, Path, StaticAssert, Stmt, TemplateParam, Test, TestInstance, Type, TypeKind, Unit,
    Unread, Variable, Variables,
};
use super::compiled::{AliasCode, ClassCode, FunctionCode};
use super::value::{ClassId, TypeId, Value};
use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::rc::Rc;

pub(super) use constraints::Constrained;
pub(super) use entity::{CONSTRUCTOR, Entity};
pub(super) use members::takes_any;
use namespaces::key;
pub(super) use namespaces::{OF_PRELUDE, is_around, of_std, written};
pub(super) use redeclared::tag_of;
use signatures::{declared_before, signature};

/// Where a definition stands: its namespace, the class around it.
#[derive(Clone, Debug, Default)]
pub(super) struct Scope {
    /// `a::b`, empty for the global one.
    pub(super) namespace: Rc<str>,
    /// The class that encloses it.
    pub(super) class: Option<u32>,
    /// Whether it belongs to the prelude, which every program has.
    pub(super) is_prelude: bool,
}

#[derive(Debug)]
pub(super) struct FunctionDef {
    pub(super) ast: Rc<Function>,
    pub(super) scope: Scope,
    /// Where it is declared first.
    pub(super) since: At,
    pub(super) code: Option<Rc<FunctionCode>>,
}

#[derive(Debug)]
pub(super) struct ClassDef {
    pub(super) ast: Rc<Class>,
    pub(super) scope: Scope,
    /// Parameters of the classes and functions around it, outermost first, then its own.
    pub(super) params: Vec<Name>,
    /// How many of these belong to what is around it.
    pub(super) outer: usize,
    /// Those of them that are packs.
    pub(super) packs: Vec<Name>,
    /// The specialisations of the class template.
    pub(super) specialised: Vec<u32>,
    /// Whether it is a template of the library, and the program has only specialisations of it.
    pub(super) is_of_library: bool,
    /// The members that the class declares itself, by name.
    pub(super) members: HashMap<Name, MemberDef>,
    /// The declarations of its static variables with the code of their initial values, made when one is used first.
    pub(super) statics: HashMap<Name, (Rc<Variables>, Rc<AliasCode>)>,
    /// The code of its parameters' defaults, its bases, …, made when it is used first.
    pub(super) code: Option<Rc<ClassCode>>,
}

/// What the classes of the program say together of data of a name.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct DataNamed {
    /// How many classes there were when it was asked.
    pub(super) classes: usize,
    /// Whether the elements are as `const` as it is wherever it is declared.
    pub(super) have_elements: bool,
    /// Whether it is an array wherever it is declared, and of what rank at least.
    pub(super) are_arrays: bool,
    pub(super) rank: usize,
    /// Whether `const` objects may change it somewhere: a reference, or what is `mutable`.
    pub(super) may_change: bool,
    /// Whether it is a pointer, or of a type that is a parameter, in some class template.
    pub(super) may_refer: bool,
}

/// What `using` of a function brings into sight.
#[derive(Clone, Debug)]
pub(super) enum UsingDirective {
    /// All names of a namespace.
    Namespace(Name),
    /// A name of one.
    Name(Vec<Name>),
    /// The functions of one name of several; whether the block declares one of them.
    Functions(Name, u32, bool),
    /// Another name of one.
    Alias(Name, Vec<Name>),
}

/// A variable that is made before `main`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Start {
    Variable(u32),
    /// A static member: its class and its name.
    Member(u32, Name),
    /// A static member or a variable of a template, by an explicit instantiation.
    Instance,
}

/// A member of a class that is not data of its objects.
#[derive(Clone, Debug)]
pub(super) enum MemberDef {
    /// Data of its objects.
    Field,
    /// A static variable: its declaration and its place there.
    Static(Rc<Variables>, usize),
    /// A variable template.
    Variables(u32),
    /// All methods of the name.
    Functions(u32),
    Alias(u32),
    Class(u32),
    Enum(u32),
    Enumerator(u32, u32),
    /// `using Base::f;`: its bases have it.
    Using,
    Unread(Rc<Unread>),
}

#[derive(Debug)]
pub(super) struct AliasDef {
    pub(super) ast: Rc<Alias>,
    pub(super) scope: Scope,
    pub(super) code: Option<Rc<AliasCode>>,
}

#[derive(Debug)]
pub(super) struct GlobalDef {
    pub(super) ast: Rc<Variables>,
    pub(super) index: usize,
    pub(super) scope: Scope,
    pub(super) code: Option<Rc<AliasCode>>,
    /// The specialisations of a variable template.
    pub(super) specialised: Vec<u32>,
}

impl GlobalDef {
    pub(super) fn variable(&self) -> &Variable {
        &self.ast.declared[self.index]
    }
}

#[derive(Debug)]
pub(super) struct EnumDef {
    pub(super) ast: Rc<Enum>,
    pub(super) scope: Scope,
    /// Of one inside of a function the enumerators in sight: the number of the enumeration, and the place in it.
    pub(super) in_sight: HashMap<Name, (u32, u32)>,
}

/// A variable of the function that a class is in.
#[derive(Clone, Copy, Debug)]
pub(super) struct VariableAround {
    /// Whether it is `const`, or a reference to what is.
    pub(super) is_const: bool,
    /// Whether it is a reference, and one to what expires.
    pub(super) refers: Option<bool>,
}

impl Scope {
    /// Whether it is a namespace within CuTe's, whose enumerators the algebra knows.
    pub(super) fn is_of_cute(&self) -> bool {
        self.is_prelude && matches!(&*self.namespace, "GMMA" | "UMMA" | "TMA")
    }
}

/// How a lambda has a variable of the function around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Taken {
    Copy,
    /// The same of what is `const`, which is never moved.
    Constant,
    Reference,
    /// The same of a reference, which may name a function.
    Named,
    /// It is static, and the lambda names it as the function does.
    Static,
    /// It is a parameter of a template, and takes no room in the lambda.
    Parameter,
}

impl Taken {
    pub(super) fn is_copy(self) -> bool {
        matches!(self, Taken::Copy | Taken::Constant)
    }
}

#[derive(Clone, Debug)]
pub(super) struct LambdaDef {
    pub(super) code: Rc<FunctionCode>,
    /// The slot of the function around it, the slot of its own, and how it has it.
    pub(super) captures: Vec<(u32, u32, Taken)>,
    /// Which of them were made before the lambda is: `[c = f()]`.
    pub(super) made: Rc<[bool]>,
    /// Where they stand among its members.
    pub(super) layout: Rc<CaptureLayout>,
    /// What it captures, once one was made.
    pub(super) held: Rc<Vec<Captured>>,
    /// The class around it, once one was made.
    pub(super) class: Option<ClassId>,
    /// Whether it is one of several types that the expression makes, for it stands in a template.
    pub(super) is_instance: bool,
    /// Whether it takes the object around it.
    pub(super) takes_this: bool,
    /// Whether it takes a copy of it: `[*this]`.
    pub(super) copies_this: bool,
    /// The slot of the function around it in which that copy was made, in front of what is initialised behind it.
    pub(super) this_made: Option<u32>,
    /// Whether copies of it run code of the program, as far as one was made.
    pub(super) copies_by_code: bool,
}

impl LambdaDef {
    /// Whether it has no data: the parameters of templates that it names take no room.
    pub(super) fn is_empty(&self) -> bool {
        !self.takes_this && self.captures.iter().all(|(_, _, taken)| matches!(taken, Taken::Parameter))
    }

    /// The capture in front of which the copy of the object around it is made.
    pub(super) fn this_place(&self) -> usize {
        let behind = |this: usize| self.layout.places.iter().position(|place| *place > this);
        self.layout.this.and_then(behind).unwrap_or(self.captures.len())
    }
}

/// Where what a lambda captures stands among its members: by numbers, of which some may be left out.
#[derive(Debug, Default)]
pub(super) struct CaptureLayout {
    /// The number of each capture.
    pub(super) places: Vec<usize>,
    /// Whether each is of a constant that nobody names, and which need not be captured where only its value is used.
    pub(super) may_be_left_out: Vec<bool>,
    /// The number of the object around it, where that is captured by name.
    pub(super) this: Option<usize>,
    /// The names in its body that may be members of the object around it, with their numbers, where using one captures that.
    pub(super) mentions: Vec<(usize, Name)>,
}

/// What a lambda of a type holds of what it captures.
#[derive(Clone, Debug)]
pub(super) enum Captured {
    /// A value of the type.
    Of(TypeId),
    /// A parameter of a template around it.
    Parameter(Value),
}

/// What of an expression is `const`, as far as it is known.
#[derive(Clone, Copy, Debug)]
pub(super) struct Constness {
    /// Where it was written.
    pub(super) at: super::ast::At,
    /// Whether the object that it names is.
    pub(super) object: Option<bool>,
    /// Whether what it points to is, a pointer, an array or an iterator, or whether its elements are.
    pub(super) target: Option<bool>,
}

/// The definitions of a program.
#[derive(Debug, Default)]
pub(super) struct Program {
    pub(super) functions: Vec<FunctionDef>,
    /// The functions of each name.
    pub(super) sets: Vec<(Name, Vec<u32>)>,
    /// The classes that stand for templates of the library, which the program specialises.
    pub(super) extended: Vec<u32>,
    /// The sets of functions of namespaces, by name.
    pub(super) of_namespaces: HashMap<Name, Vec<u32>>,
    /// The namespaces that functions open, or of which they name an operator, and where.
    pub(super) opened_in_blocks: Vec<(Rc<str>, At)>,
    /// How many files there are beside the prelude.
    pub(super) units: u32,
    /// The sets that `using` made of others.
    joined: Vec<u32>,
    /// Of sets of many functions how many were looked at, and the first place of each signature.
    signatures: HashMap<u32, (usize, HashMap<String, usize>)>,
    pub(super) classes: Vec<ClassDef>,
    pub(super) aliases: Vec<AliasDef>,
    pub(super) globals: Vec<GlobalDef>,
    /// The variables that are made before `main`, in the order of their definitions: of the program, and members of classes, which
    /// are a path of the class around it.
    pub(super) starts: Vec<(Start, Option<(Stmt, Scope)>)>,
    pub(super) enums: Vec<EnumDef>,
    pub(super) lambdas: Vec<LambdaDef>,
    pub(super) unread: Vec<Rc<Unread>>,
    pub(super) entities: HashMap<String, Entity>,
    /// What the prelude defines under names that the program defines too.
    hidden: HashMap<String, Entity>,
    pub(super) namespaces: HashSet<String>,
    pub(super) namespace_aliases: HashMap<Name, String>,
    /// The names of inline namespaces, which a path may leave out.
    pub(super) inline_namespaces: HashSet<Name>,
    /// What stands in namespaces without a name, and in inline ones.
    pub(super) unwritten: HashSet<Name>,
    /// What `using` of the function around a class in it brings into sight there.
    pub(super) used_in_functions: HashMap<u32, Vec<UsingDirective>>,
    /// The variables in sight of classes inside of functions, by the classes.
    pub(super) variables_around: HashMap<u32, HashMap<Name, VariableAround>>,
    /// The namespaces that directives open, each behind the one that the directive stands in.
    usings: Vec<(String, String)>,
    /// Directives of namespaces in which nothing is declared yet.
    early_usings: Vec<(String, String)>,
    /// Where namespaces declare names first, but for functions.
    since: HashMap<String, At>,
    /// What names stand for that `using` brings into a namespace from the library.
    imports: HashMap<String, Vec<Name>>,
    /// The whole names of `using` declarations, behind the namespaces that they stand in.
    named: HashSet<String>,
    /// The functions of the library that compete with those of the program, as they are declared.
    declared: HashMap<Name, Rc<[u32]>>,
    /// The files of the program, which say what headers they include.
    pub(super) sources: Option<Rc<super::token::Sources>>,
    /// Whether a directive names a namespace of the library, so that its functions are overloads beside the program's.
    pub(super) opens_library: bool,
    /// Whether it, or a declaration, names `std`.
    pub(super) opens_std: bool,
    /// How names of `std` and of CuTe that both have are in sight: 1 by a directive, 2 by a declaration of their own.
    pub(super) opened: [u8; 3],
    pub(super) tests: Vec<(Rc<Test>, Scope)>,
    pub(super) test_instances: Vec<(Rc<TestInstance>, Scope)>,
    pub(super) asserts: Vec<(Rc<StaticAssert>, Scope)>,
    pub(super) statements: Vec<Stmt>,
    /// Names that nothing is called, where they stand, as far as functions are compiled.
    pub(super) unknown: Vec<(super::ast::At, Name)>,
    /// What the check of a whole file knows of its expressions, by where they lie.
    pub(super) constness: HashMap<usize, Constness>,
    /// The number of static variables within functions.
    pub(super) statics: u32,
    /// Whether the program itself defines operators that expressions call: all but `=`, `()`, `<<` and `>>`.
    pub(super) has_operators: bool,
    /// Whether a class of the program has a conversion function.
    pub(super) has_conversions: bool,
    /// Whether the program has an `operator&` of one operand.
    pub(super) takes_addresses: bool,
    /// Whether a class of the program allocates its objects.
    pub(super) allocates: bool,
    /// Whether a class has a bit field.
    pub(super) has_bit_fields: bool,
    /// Whether a constructor of the program takes `T&` or, as a template, `T&&`: it tells what is `const`.
    pub(super) tells_const: bool,
    /// Whether a conversion function of the program is for lvalues or for rvalues alone.
    pub(super) tells_category: bool,
    /// Whether a constructor template of the program takes what it is given by reference: a text in quotes as the array that it is.
    pub(super) takes_arrays: bool,
    /// Whether an operator of the program tells what is `const` of its operands.
    pub(super) tells_operands: bool,
    /// Whether the program may have arrays of CUTLASS, whose elements are assigned by what they are assigned.
    pub(super) has_arrays: bool,
    /// The names of the functions of the program that may return references.
    pub(super) referring: HashSet<Name>,
    /// The classes that declare data, static or not, of a name.
    with_data: HashMap<Name, Vec<u32>>,
    /// What they say of it, as far as it was asked.
    pub(super) data_named: RefCell<HashMap<Name, DataNamed>>,
    /// Whether a class of the program declares a destructor.
    pub(super) has_destructors: bool,
    /// Whether a class may be what a reference is not bound to itself: a base of it, or what it converts to.
    pub(super) refers_by_class: bool,
    /// The names of the program's functions that may return what expires.
    pub(super) expiring: HashSet<Name>,
    /// The names of the function templates whose result is one of their parameters.
    pub(super) returns_parameter: HashSet<Name>,
    /// The functions of the program that take a `std::ostream` (1), that take a string stream or what is derived from one (2).
    pub(super) take_streams: HashMap<Name, u8>,
    /// Whether overloads tell a string stream from another stream.
    pub(super) tells_streams: bool,
    /// The names of the methods that are for lvalues or for rvalues alone.
    pub(super) qualified: HashSet<Name>,
    /// The operators that may take what is no object by reference: those of the program, and the assignments of the library's classes.
    pub(super) by_reference: HashSet<Name>,
    /// Whether the program has functions that return references or pointers to what is `const`.
    pub(super) leads_to_const: bool,
    /// Whether one of several functions of the program, or one of several methods, takes what another one takes as `const`.
    pub(super) tells_objects: bool,
    /// Class templates with the instances of which a member is specialised.
    instances: Vec<(u32, u32)>,
}

/// From how many functions of a name on they are found by their signatures.
const MANY_FUNCTIONS: usize = 32;

/// A path without template arguments, as text.
pub(super) fn joined(path: &Path) -> String {
    path.segments.iter().map(|s| &*s.name).collect::<Vec<_>>().join("::")
}

impl Program {
    /// Adds the definitions of a unit.
    pub(super) fn add(&mut self, unit: Unit, is_prelude: bool) {
        let namespace = if is_prelude { OF_PRELUDE } else { "" }.into();
        let scope = Scope { is_prelude, namespace, ..Scope::default() };
        self.units += u32::from(!is_prelude);
        let mut items = unit.items;
        if !is_prelude {
            self.leave_out_redeclared(&mut items);
        }
        self.items(items, &scope);
    }

    fn items(&mut self, items: Vec<Item>, scope: &Scope) {
        for item in items {
            self.item(item, scope);
        }
    }

    /// Notes what namespaces without a name, or that are inline, have: they are left out of its name here.
    fn hide(&mut self, items: &[Item]) {
        let name = |item: &Item| match item {
            Item::Class(class) => Some(class.name.clone()),
            Item::Enum(e) => e.name.clone(),
            Item::Namespace(name, _) => name.clone(),
            _ => None,
        };
        self.unwritten.extend(items.iter().filter_map(name));
    }

    fn item(&mut self, item: Item, scope: &Scope) {
        let here = |name: &str| key(&scope.namespace, name);
        match item {
            Item::Function(f) => self.function(f, scope),
            Item::Class(class) => match &class.owner {
                Some(owner) => self.nested_class(&class, owner, scope),
                None => {
                    self.class(&class, scope, &[], &[]);
                }
            },
            Item::Variables(v) => self.variables(&v, scope),
            // it declares once more what is there
            Item::Alias(alias) if alias.names_itself() && self.entities.contains_key(&here(&alias.name)) => {}
            Item::Alias(alias) => {
                let id = self.alias(alias.clone(), scope);
                self.define(here(&alias.name), Entity::Alias(id), Some(alias.at));
            }
            Item::Enum(e) => {
                let id = self.enumeration(e.clone(), scope);
                if let Some(name) = &e.name {
                    self.define(here(name), Entity::Enum(id), Some(e.at));
                }
                if !e.scoped {
                    for (i, (name, _, at)) in e.enumerators.iter().enumerate() {
                        self.define(here(name), Entity::Enumerator(id, i as u32), Some(*at));
                    }
                }
            }
            Item::Namespace(None, items) => {
                self.hide(&items);
                self.items(items, scope);
            }
            // an inline namespace is one again where the word is left out
            Item::Namespace(Some(name), items) if self.inline_namespaces.contains(&name) => {
                self.hide(&items);
                self.items(items, scope);
            }
            Item::Namespace(Some(name), items) => {
                let inner = key(&scope.namespace, &name);
                if self.namespaces.insert(inner.clone()) {
                    self.usings.extend(self.early_usings.extract_if(.., |(_, of)| *of == inner));
                }
                self.items(items, &Scope { namespace: inner.into(), ..scope.clone() });
            }
            // an inline namespace
            Item::NamespaceAlias(name, path) if *joined(&path) == *name => {
                self.inline_namespaces.insert(name);
            }
            Item::NamespaceAlias(name, path) => {
                self.namespace_aliases.insert(name, joined(&path));
            }
            Item::UsingNamespace(path) => self.using_namespace(&path, scope),
            Item::Using(path) => self.using(&path, scope),
            Item::StaticAssert(s) => self.asserts.push((s, scope.clone())),
            Item::Test(t) => self.tests.push((t, scope.clone())),
            Item::Instance(path) => self.starts_instance(path, scope),
            Item::TestInstance(i) => self.test_instances.push((i, scope.clone())),
            Item::Statement(s) => self.statements.push(s),
            Item::Unread(u) => {
                let id = self.unread.len() as u32;
                if let Some(name) = &u.name {
                    self.entities.entry(here(name)).or_insert(Entity::Unread(id));
                }
                self.unread.push(u);
            }
        }
    }

    fn using_namespace(&mut self, path: &Path, scope: &Scope) {
        let name = self.unaliased(&joined(path));
        self.opens(&name, scope);
        let of_library = self.of_library(&name).map_or(String::new(), String::from);
        let in_sight = self.namespace(&scope.namespace, &name).unwrap_or_default();
        for candidate in [key(&scope.namespace, &name), name, of_library, in_sight] {
            let directive = (written(&scope.namespace).to_string(), candidate);
            // one of the library may get something of the program below
            let directives = if self.namespaces.contains(&directive.1) { &mut self.usings } else { &mut self.early_usings };
            if !directives.contains(&directive) {
                directives.push(directive);
            }
        }
    }

    fn using(&mut self, path: &Path, scope: &Scope) {
        let name = joined(path);
        self.opens(&name, scope);
        if !scope.is_prelude && path.segments.len() == 2 {
            self.named.insert(key(&scope.namespace, &name));
        }
        let found = self.entities.get(&key(&scope.namespace, &name)).copied();
        let names: Vec<Name> = path.segments.iter().map(|s| s.name.clone()).collect();
        let found = found.or_else(|| self.find(if path.global { "" } else { &scope.namespace }, &names));
        if let Some(entity) = found.or_else(|| self.enumerator_of(&scope.namespace, path)) {
            let here = key(&scope.namespace, &path.last().name);
            let own = self.entities.get(&here).copied();
            let entity = own.and_then(|own| self.beside(own, entity)).unwrap_or(entity);
            self.entities.insert(here, entity);
        } else if !written(&scope.namespace).is_empty() {
            self.imports.insert(key(&scope.namespace, &path.last().name), names);
        }
    }

    fn variables(&mut self, v: &Rc<Variables>, scope: &Scope) {
        let here = |name: &str| key(&scope.namespace, name);
        for (index, variable) in v.declared.iter().enumerate() {
            if let Some(owner) = &variable.owner {
                self.static_member(owner, v, index, scope);
                continue;
            }
            let is_declared = v.is_extern && matches!(variable.init, super::ast::Init::None);
            if is_declared && self.entities.contains_key(&here(&variable.name)) {
                continue;
            }
            self.hides_tag(&variable.name, scope);
            let id = self.globals.len() as u32;
            self.globals.push(GlobalDef { ast: v.clone(), index, scope: scope.clone(), code: None, specialised: Vec::new() });
            if let (Some(_), Some(Entity::Global(primary))) = (&variable.specialised, self.entities.get(&here(&variable.name))) {
                self.globals[*primary as usize].specialised.push(id);
                continue;
            }
            self.define(here(&variable.name), Entity::Global(id), Some(variable.at));
            if !scope.is_prelude && !v.is_shared && v.template.is_none() && !is_declared {
                self.starts.push((Start::Variable(id), None));
            }
        }
    }

    fn function(&mut self, f: Rc<Function>, scope: &Scope) {
        if let Some(owner) = &f.owner {
            let Some(class) = self.class_of_path(&scope.namespace, owner) else {
                // a function of a namespace, defined outside of it
                let namespace: Rc<str> = key(&scope.namespace, &joined(owner)).into();
                let mut plain = (*f).clone();
                plain.owner = None;
                return self.function(Rc::new(plain), &Scope { namespace, ..scope.clone() });
            };
            let class = self.specialisation_of(class, owner);
            // `template <>` in front of the parameters of a member template
            let is_instance = |params: &Vec<_>| params.is_empty() || nested::is_instance(owner, params);
            if f.template.as_ref().is_some_and(is_instance) {
                let instance = self.explicit_instance(class, owner);
                let f = match self.forget_method(instance, &f) {
                    Some(declared) => Rc::new(declared_before(&f, &declared)),
                    None => f,
                };
                return self.method(instance, &f, true);
            }
            self.method(class, &f, true);
            return self.define_in_instances(class);
        }
        let id = self.functions.len() as u32;
        self.notes_operator(&f, scope);
        let set = self.set_of_namespace(&f.name, scope);
        let ast = self.specialised(set, &f).map_or(f, Rc::new);
        self.functions.push(FunctionDef { since: ast.at, ast, scope: scope.clone(), code: None });
        self.add_to_set(set, id);
    }

    /// The functions of a name in a namespace.
    pub(super) fn set_of_namespace(&mut self, name: &Name, scope: &Scope) -> u32 {
        let whole = key(&scope.namespace, name);
        if let Some(Entity::Functions(set)) = self.entities.get(&whole) {
            return *set;
        }
        self.hides_tag(name, scope);
        let set = self.sets.len() as u32;
        self.sets.push((name.clone(), Vec::new()));
        self.of_namespaces.entry(name.clone()).or_default().push(set);
        match scope.is_prelude {
            true => drop(self.entities.insert(whole, Entity::Functions(set))),
            false => self.define(whole, Entity::Functions(set), None),
        }
        set
    }

    /// The functions that two names have together, where both are functions: `using` adds overloads.
    pub(super) fn beside(&mut self, own: Entity, other: Entity) -> Option<Entity> {
        let (Entity::Functions(a), Entity::Functions(b)) = (own, other) else {
            return None;
        };
        if a == b {
            return Some(own);
        }
        let (name, mut all) = self.sets.get(a as usize)?.clone();
        let more = &self.sets.get(b as usize)?.1;
        let new: Vec<u32> = more.iter().filter(|f| !all.contains(f)).copied().collect();
        all.extend(new);
        let set = self.sets.len() as u32;
        self.sets.push((name, all));
        self.joined.push(set);
        Some(Entity::Functions(set))
    }

    /// The class that a path names, inside of other classes where it does.
    fn class_of_path(&self, namespace: &str, path: &Path) -> Option<u32> {
        let names: Vec<Name> = path.segments.iter().map(|s| s.name.clone()).collect();
        for n in 1..=names.len() {
            if let Some(Entity::Class(class)) = self.find(namespace, &names[..n]) {
                return names[n..].iter().try_fold(class, |class, name| match self.classes[class as usize].members.get(name) {
                    Some(MemberDef::Class(inner)) => Some(*inner),
                    _ => None,
                });
            }
        }
        None
    }

    /// A definition takes the place of its declaration.
    fn add_to_set(&mut self, set: u32, id: u32) {
        let f = self.functions[id as usize].ast.clone();
        let scope = self.functions[id as usize].scope.clone();
        if let Some(place) = self.declared_at(set, &f, &scope) {
            let before = self.sets[set as usize].1[place];
            let old = self.functions[before as usize].ast.clone();
            if f.body.is_none() {
                return;
            }
            if old.body.is_none() {
                self.functions[id as usize].ast = Rc::new(declared_before(&f, &old));
                self.functions[id as usize].since = self.functions[before as usize].since;
                self.sets[set as usize].1[place] = id;
                for joined in &self.joined {
                    let of = self.sets[*joined as usize].1.iter_mut();
                    of.filter(|f| **f == before).for_each(|f| *f = id);
                }
                return;
            }
        }
        let tells = |f: &Function| {
            let leads = |ty: &TypeKind| match ty {
                TypeKind::Reference(of) | TypeKind::Forwarding(of) | TypeKind::Pointer(of) => !matches!(of.kind, TypeKind::Const(_)),
                _ => false,
            };
            f.params.iter().any(|p| leads(&p.ty.kind))
        };
        let others = self.sets[set as usize].1.iter().map(|id| &self.functions[*id as usize].ast);
        self.tells_objects |= !self.functions[id as usize].scope.is_prelude
            && others.clone().any(|other| other.flags.is_const != f.flags.is_const || tells(other) || tells(&f));
        self.sets[set as usize].1.push(id);
    }

    /// The place in a set of a function that a declaration is of, too; of many functions they are found by their signatures.
    fn declared_at(&mut self, set: u32, f: &Function, scope: &Scope) -> Option<usize> {
        let in_std = self.opens_std;
        if self.sets[set as usize].1.len() >= MANY_FUNCTIONS {
            let (members, functions) = (&self.sets[set as usize].1, &self.functions);
            let of = |place: usize| &functions[members[place] as usize].ast;
            let (counted, places) = self.signatures.entry(set).or_default();
            for place in *counted..members.len() {
                places.entry(signature(of(place), in_std)).or_insert(place);
            }
            *counted = members.len();
            if let Some(place) = places.get(&signature(f, in_std)).copied() {
                return Some(place).filter(|place| f.body.is_none() || of(*place).body.is_none());
            }
            f.body.as_ref()?;
        }
        self.sets[set as usize].1.iter().position(|of| self.same_function(f, &self.functions[*of as usize].ast, scope))
    }

    fn alias(&mut self, ast: Rc<Alias>, scope: &Scope) -> u32 {
        self.aliases.push(AliasDef { ast, scope: scope.clone(), code: None });
        (self.aliases.len() - 1) as u32
    }

    pub(super) fn enumeration(&mut self, ast: Rc<Enum>, scope: &Scope) -> u32 {
        self.enums.push(EnumDef { ast, scope: scope.clone(), in_sight: HashMap::new() });
        (self.enums.len() - 1) as u32
    }

    pub(super) fn local_alias(&mut self, ast: Rc<Alias>, scope: &Scope) -> u32 {
        self.alias(ast, scope)
    }

    /// Notes whether a function takes streams.
    fn notes_streams(&mut self, f: &Function) {
        let mut taken = 0;
        for param in &f.params {
            let mut ty = &param.ty;
            while let TypeKind::Reference(of) | TypeKind::Forwarding(of) | TypeKind::Const(of) | TypeKind::Pointer(of) = &ty.kind {
                ty = of;
            }
            let TypeKind::Path(path) = &ty.kind else { continue };
            taken |= match &*path.last().name {
                "ostream" | "basic_ostream" => 1,
                name if is_string_stream(name) => 2,
                name => {
                    let derives = |class: &ClassDef| {
                        let of_stream = |(base, _): &(super::ast::Type, bool)| matches!(&base.kind, TypeKind::Path(path) if is_string_stream(&path.last().name));
                        *class.ast.name == *name && class.ast.bases.iter().any(of_stream)
                    };
                    if self.classes.iter().any(|class| !class.scope.is_prelude && derives(class)) { 2 } else { 0 }
                }
            };
        }
        if taken != 0 {
            let all = self.take_streams.entry(f.name.clone()).or_default();
            *all |= taken;
            self.tells_streams |= *all == BOTH_STREAMS;
        }
    }

    fn notes_operator(&mut self, f: &Function, scope: &Scope) {
        if !scope.is_prelude {
            self.notes_streams(f);
        }
        let to_const = match f.result.as_ref().map(|ty| &ty.kind) {
            Some(TypeKind::Reference(of) | TypeKind::Forwarding(of) | TypeKind::Pointer(of)) => matches!(of.kind, TypeKind::Const(_)),
            Some(TypeKind::Path(path)) => path.last().name.starts_with("const_"),
            _ => false,
        };
        let refers = match f.result.as_ref().map(|ty| &ty.kind) {
            Some(TypeKind::Reference(_) | TypeKind::Forwarding(_) | TypeKind::DecltypeAuto | TypeKind::Decltype(_)) => true,
            Some(TypeKind::Path(path)) => path.segments.len() > 1 || path.segments[0].args.is_some(),
            Some(TypeKind::Const(of)) => matches!(of.kind, TypeKind::Path(_)),
            _ => false,
        };
        // of the library, what methods of an optional that is moved from give
        let moves = f.result.as_ref().is_some_and(|ty| matches!(ty.kind, TypeKind::Forwarding(_)));
        let hands_on = scope.is_prelude && refers && matches!(&*f.name, "invoke" | "apply" | "__std_apply");
        if refers && (!scope.is_prelude || hands_on || moves && !f.name.starts_with("operator")) {
            self.referring.insert(f.name.clone());
        }
        let expires = matches!(f.result.as_ref().map(|ty| &ty.kind), Some(TypeKind::Forwarding(_) | TypeKind::DecltypeAuto));
        // the one class of the library whose operators are there to move: all others are asked where they run
        let moves_all = scope.class.is_some_and(|class| &*self.classes[class as usize].ast.name == "move_iterator");
        if expires && (!scope.is_prelude || hands_on || moves_all) {
            self.expiring.insert(f.name.clone());
        }
        if let Some(name) = returned_name(f) {
            let is_it = |p: &TemplateParam| p.name.as_ref() == Some(name);
            let of_class = scope.class.is_some_and(|class| self.classes[class as usize].ast.template.iter().flatten().any(is_it));
            match returns_parameter(f) {
                Some(false) => _ = self.returns_parameter.insert(f.name.clone()),
                own if !scope.is_prelude && (own.is_some() || of_class) => _ = self.referring.insert(f.name.clone()),
                _ => {}
            }
        }
        if f.flags.qualifier != super::ast::Qualifier::None {
            self.qualified.insert(f.name.clone());
        }
        self.leads_to_const |= (to_const || refers) && !scope.is_prelude;
        let is_one =
            f.name.strip_prefix("operator").is_some_and(|op| !matches!(op, "=" | "()" | "<<" | ">>") && !op.starts_with([' ', '_']));
        self.has_operators |= is_one && !scope.is_prelude;
        let operands = f.params.len() + usize::from(scope.class.is_some() && !f.flags.is_friend);
        self.takes_addresses |= &*f.name == "operator&" && operands == 1 && !scope.is_prelude;
        self.allocates |= f.name.starts_with("operator new") || f.name.starts_with("operator delete");
        let is_operator = f.name.starts_with("operator") && (&*f.name == "operator=" || !scope.is_prelude);
        if is_operator && f.params.iter().any(|p| self.may_refer_to_number(&p.ty, scope)) {
            self.by_reference.insert(f.name.clone());
        }
        let changes = scope.class.is_some() && !f.flags.is_const && !f.flags.is_friend;
        let may_tell = f.name.strip_prefix("operator").is_some_and(|op| !op.ends_with('=') || matches!(op, "==" | "!=" | "<=" | ">="));
        let is_told = || f.params.iter().any(|p| members::tells_const(f, &p.ty));
        // what assigns may take what is no `const` alone, as a template does that is better than a copy
        let assigns = f.name.strip_prefix("operator").is_some_and(|op| op.ends_with('='));
        let is_free = scope.class.is_none() || f.flags.is_friend;
        let takes = || match f.template {
            Some(_) => is_told(),
            None => f.params.iter().skip(is_free.into()).any(|p| members::tells_const(f, &p.ty)),
        };
        self.tells_operands |= !scope.is_prelude && (may_tell && (changes || is_told()) || assigns && takes());
    }

    /// Whether a type is a reference to what may be no object.
    fn may_refer_to_number(&self, ty: &super::ast::Type, scope: &Scope) -> bool {
        let (TypeKind::Reference(of) | TypeKind::Forwarding(of)) = &ty.kind else {
            return false;
        };
        match &of.kind {
            TypeKind::Const(of) => matches!(of.kind, TypeKind::Builtin(_) | TypeKind::Pointer(_)) || self.is_no_class(of, scope),
            _ => self.is_no_class(of, scope),
        }
    }

    fn is_no_class(&self, ty: &super::ast::Type, scope: &Scope) -> bool {
        match &ty.kind {
            TypeKind::Path(path) => {
                let names: Vec<Name> = path.segments.iter().map(|s| s.name.clone()).collect();
                let around = scope.class.map(|class| &*self.classes[class as usize].ast.name);
                Some(&*path.last().name) != around && !matches!(self.find(&scope.namespace, &names), Some(Entity::Class(_)))
            }
            _ => true,
        }
    }

    /// Takes back the set of functions that was made last for one call.
    pub(super) fn forget_set(&mut self, set: u32) {
        if self.sets.len() as u32 == set + 1 {
            self.sets.pop();
        }
    }

    /// Notes a directive or a declaration that names the library.
    pub(super) fn opens(&mut self, name: &str, scope: &Scope) {
        let (space, rest) = name.split_once("::").map_or((name, ""), |(space, rest)| (space, rest));
        self.opens_library |= !scope.is_prelude && ["cute", "cutlass", "std"].contains(&space);
        self.opens_std |= !scope.is_prelude && space == "std";
        let strength = if rest.is_empty() { 1 } else { 2 };
        for (of, opened) in ["std", "cute", "cutlass"].into_iter().zip(&mut self.opened) {
            if space == of && !scope.is_prelude && (rest.is_empty() || rest == "Coord" || of_std(rest).is_some()) {
                *opened = strength.max(*opened);
            }
        }
    }
}

/// The one name that a function declares to return.
fn returned_name(f: &Function) -> Option<&Name> {
    match &f.result.as_ref()?.kind {
        TypeKind::Path(path) => path.simple(),
        _ => None,
    }
}

/// What functions take of which some take a `std::ostream` and others a string stream.
pub(super) const BOTH_STREAMS: u8 = 3;

/// Whether a name is that of a string stream that is written to.
pub(super) fn is_string_stream(name: &str) -> bool {
    matches!(name, "ostringstream" | "stringstream" | "basic_ostringstream" | "basic_stringstream")
}

/// Whether a function template returns what one of its parameters stands for, and one takes that as `T&&`, so that it may be a
/// reference that nobody gives: `Some(true)`.
pub(super) fn returns_parameter(f: &Function) -> Option<bool> {
    let name = returned_name(f)?;
    let is_it = |ty: &Type| matches!(&ty.kind, TypeKind::Path(path) if path.simple() == Some(name));
    let is_own = f.template.iter().flatten().any(|p| p.name.as_ref() == Some(name));
    is_own.then(|| f.params.iter().any(|p| matches!(&p.ty.kind, TypeKind::Forwarding(of) if is_it(of))))
}
