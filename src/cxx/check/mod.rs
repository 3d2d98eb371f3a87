//! The check of a whole file before anything of it runs: what every C++ compiler refuses by declarations alone.
//!
//! The tree is walked once in the order of the text, so that a name means what is declared so far. Of each expression that
//! much of the type is kept as can be told without templates and without the library; what is unknown is accepted, and
//! judged when it runs.

mod algorithms;
mod bindings;
mod callables;
mod calls;
mod captures;
mod classes;
mod constants;
mod conversions;
mod declarations;
mod dependent;
mod expressions;
mod functions;
mod heads;
mod initialisers;
mod jumps;
mod library;
mod library_conversions;
mod lists;
mod member_calls;
mod members;
mod names;
mod operators;
mod packs;
mod rules;
mod specials;
mod statements;
mod std_names;
mod templates;
mod types;

use super::ast::{Access, At, Class, Enum, Function, Item, Name, Type};
use super::program::{Constness, Program};
use callables::Callable;
pub(super) use names::library_type;
use std::collections::{HashMap, HashSet};
use std::rc::Rc;
use types::{Category, Constant, Declared, Qual, Refers, Ty};

/// A mistake: where it stands, and the sentence that says it.
pub(super) type Mistake = (At, String);

/// The first mistake among the definitions of a file, and what is known of its expressions.
pub(super) fn mistake(
    items: &[Item],
    program: &Program,
    [has_cuda, has_tensor]: [bool; 2],
) -> (Option<Mistake>, HashMap<usize, Constness>) {
    let mut checker = Checker {
        program,
        namespace: "".into(),
        symbols: HashMap::new(),
        initialised: None,
        tags: HashMap::new(),
        namespaces: HashSet::new(),
        barriers: Vec::new(),
        opened: Vec::new(),
        opens_std: false,
        opens_cute: false,
        opens_cutlass: false,
        has_cuda,
        has_tensor,
        scopes: Vec::new(),
        classes: Vec::new(),
        enums: Vec::new(),
        around: Vec::new(),
        bodies: Vec::new(),
        unevaluated: 0,
        expanding: 0,
        rereads: false,
        specialised: HashSet::new(),
        defined: HashSet::new(),
        latest_lambda: None,
        overflow: None,
        found: None,
        constness: HashMap::new(),
    };
    checker.items(items);
    (checker.found, checker.constness)
}

/// What an ordinary name means.
#[derive(Clone, Debug)]
enum Meaning {
    Variable(Rc<Var>),
    Type(Qual),
    /// The overloads that are declared so far.
    Functions(Rc<Vec<Rc<Func>>>),
    /// An enumerator: its enumeration and its value.
    Enumerator(usize, Option<i64>),
    /// A template, what `using` names, or what is not followed.
    Opaque,
}

/// A name with the place of its declaration.
#[derive(Clone, Debug)]
struct Symbol {
    meaning: Meaning,
    /// Whether it is declared, but not defined.
    is_declaration: bool,
}

/// A variable.
#[derive(Clone, Debug)]
struct Var {
    declared: Declared,
    /// Its value, of a constant.
    constant: Option<Constant>,
    /// Whether a constant expression may name it.
    is_constant: bool,
    /// Whether a lambda does not need to capture it.
    is_static: bool,
    /// How it is called, of a lambda, a pointer to a function and a `std::function`.
    callable: Option<Rc<Callable>>,
}

/// A function.
#[derive(Debug)]
struct Func {
    ast: Rc<Function>,
    /// The text of its parameters, by which it is told from its overloads.
    bare: String,
    params: Vec<Declared>,
    result: Declared,
    access: Access,
}

/// A member of a class.
#[derive(Clone, Debug)]
struct MemberInfo {
    meaning: Meaning,
    access: Access,
    /// Whether it is data of each object.
    is_field: bool,
    is_mutable: bool,
    is_bits: bool,
}

/// A class or a class template.
#[derive(Debug)]
struct ClassInfo {
    ast: Rc<Class>,
    is_complete: bool,
    is_template: bool,
    /// The bases that are known.
    bases: Vec<(usize, Access)>,
    /// Whether all bases and members are known.
    is_known: bool,
    members: HashMap<Name, MemberInfo>,
    constructors: Vec<Rc<Func>>,
    /// The names of the classes and functions that may use what is private.
    friends: Vec<Name>,
    /// The class around it.
    outer: Option<usize>,
}

/// An enumeration.
#[derive(Debug)]
struct EnumInfo {
    ast: Rc<Enum>,
    values: HashMap<Name, Option<i64>>,
}

/// Names that end together.
#[derive(Debug, Default)]
struct Scope {
    names: HashMap<Name, Symbol>,
    /// The classes and enumerations, which another name may stand beside.
    tags: HashMap<Name, usize>,
    /// Parameters of a template, which nothing within may be called.
    is_template: bool,
    /// Those of its names that are packs.
    packs: HashSet<Name>,
    /// Those of its aliases that depend on a parameter of a template.
    dependent: HashSet<Name>,
    /// The number of the body it belongs to.
    body: usize,
    /// How many namespaces directives had opened where it begins.
    opened: usize,
    /// What no jump may lead past in it so far.
    barriers: Vec<usize>,
}

/// A function that is being read, or a lambda within.
#[derive(Debug, Default)]
struct BodyInfo {
    /// The name of a function, none of a lambda.
    name: Option<Name>,
    /// The declared result; `None` where it is deduced or there is none to be declared.
    result: Option<Declared>,
    /// What the `return` statements of a deduced result gave so far.
    deduced: Option<Ty>,
    is_deduced: bool,
    /// Whether what a `return` gave was not known.
    has_unknown: bool,
    /// Whether an `if constexpr` stood in it, which may discard a `return`.
    has_discarded: bool,
    /// Whether it is a constructor or a destructor.
    has_no_result: bool,
    /// Whether there is an object.
    has_this: bool,
    is_const: bool,
    is_static_method: bool,
    /// Whether it is `constexpr`, and no template.
    is_constexpr: bool,
    /// Whether a `return` or a `throw` stood in it.
    has_end: bool,
    /// Whether it runs on a device, or is a test.
    is_device: bool,
    /// Of a lambda that is not `mutable`: the names it captures by copy, those it captures by reference, and whether it copies
    /// all others.
    frozen: Option<(HashSet<Name>, HashSet<Name>, bool)>,
    /// The parameters as they are declared.
    params: Vec<Declared>,
    /// Of a lambda: the names it captures, and whether it captures all.
    lambda: Option<(HashSet<Name>, bool)>,
    loops: usize,
    switches: usize,
    /// The labels, and the jumps to labels, each with what no jump may lead past in front of it.
    labels: HashMap<Name, (At, Vec<usize>)>,
    gotos: Vec<(Name, At, Vec<usize>)>,
    /// What stands in front of each `switch` that is read.
    heads: Vec<Vec<usize>>,
}

struct Checker<'p> {
    program: &'p Program,
    namespace: Rc<str>,
    /// Ordinary names of namespaces, by their whole name.
    symbols: HashMap<String, Symbol>,
    /// The variable of a namespace whose initialiser is looked at, which may name it.
    initialised: Option<Name>,
    /// Classes and enumerations of namespaces.
    tags: HashMap<String, TagOf>,
    namespaces: HashSet<String>,
    /// What no jump may lead past, in words.
    barriers: Vec<String>,
    /// The namespaces that directives have opened.
    opened: Vec<String>,
    /// Whether a directive has opened one that is not of the file, which may have the names of `std`.
    opens_std: bool,
    /// Whether a directive has opened `cute` or `cutlass`.
    opens_cute: bool,
    /// Whether a directive has opened `cutlass`, or a namespace within `cute` or `cutlass`.
    opens_cutlass: bool,
    /// Whether it includes CUDA's headers.
    has_cuda: bool,
    /// Whether the program includes the header of CuTe with everything.
    has_tensor: bool,
    scopes: Vec<Scope>,
    classes: Vec<ClassInfo>,
    enums: Vec<EnumInfo>,
    /// The classes around what is read, the innermost last.
    around: Vec<usize>,
    bodies: Vec<BodyInfo>,
    /// How many operands around what is read are not evaluated.
    unevaluated: usize,
    /// How many `...` expand the packs of what is read.
    expanding: usize,
    /// Whether items in braces are read once more, for what they begin.
    rereads: bool,
    /// The specialisations that are defined, as they are written.
    specialised: HashSet<String>,
    /// The methods that are defined outside of their classes, by where these declare them.
    defined: HashSet<At>,
    /// The operator whose result does not fit its type, among constants that were read last.
    overflow: Option<At>,
    /// The lambda that was read last.
    latest_lambda: Option<Rc<Callable>>,
    found: Option<Mistake>,
    /// What of the expressions is `const`, by where they lie.
    constness: HashMap<usize, Constness>,
}

/// A class or an enumeration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TagOf {
    Class(usize),
    Enum(usize),
}

impl Checker<'_> {
    /// Notes a mistake, unless there is one in front of it.
    #[cold]
    #[inline(never)]
    fn refuse(&mut self, at: At, why: impl super::value::Words) {
        if self.found.as_ref().is_none_or(|(first, _)| at < *first) {
            self.found = Some((at, why.words()));
        }
    }

    /// A type as it is written, for messages.
    fn written(&self, ty: &Type) -> String {
        super::compile::type_text(ty)
    }

    /// The name of a type, for messages.
    fn type_name(&self, ty: &Ty) -> String {
        use super::ast::Builtin;
        match ty {
            Ty::Unknown => "a type".into(),
            Ty::Null => "std::nullptr_t".into(),
            Ty::Builtin(Builtin::Void) => "void".into(),
            Ty::Builtin(Builtin::Float) => "float".into(),
            Ty::Builtin(Builtin::Double) => "double".into(),
            Ty::Builtin(Builtin::LongDouble) => "long double".into(),
            Ty::Builtin(Builtin::Integer(i)) => i.name().into(),
            Ty::Pointer(to) => format!("{}*", self.qual_name(to)),
            Ty::Array(of, n) => format!("{}[{}]", self.qual_name(of), n.map_or(String::new(), |n| n.to_string())),
            Ty::Class(id) | Ty::Instance(id) => self.classes[*id].ast.name.to_string(),
            Ty::Std(of) => self.library_name(of),
            Ty::Enum(id) => self.enums[*id].ast.name.as_ref().map_or("an enumeration".into(), |n| n.to_string()),
        }
    }

    fn qual_name(&self, qual: &Qual) -> String {
        match (qual.is_const, &qual.ty) {
            (true, Ty::Pointer(_)) => format!("{} const", self.type_name(&qual.ty)),
            (true, Ty::Array(..)) | (false, _) => self.type_name(&qual.ty),
            (true, ty) => format!("const {}", self.type_name(ty)),
        }
    }
}
