//! The traits of types that depend on constructors, conversions and members: `is_convertible`, `is_trivially_copyable`, ….

use super::super::ast::{Body, Function, Member, Param, TypeKind};
use super::super::compile::type_text;
use super::super::library;
use super::super::program::CONSTRUCTOR;
use super::super::types::{MEMBER_POINTER, Role, Types};
use super::super::value::{ClassId, Fault, FaultKind, Object, Outcome, Type, TypeId, Value};
use super::Machine;
use crate::algebra::tensor::Space;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// How deep members of members are followed.
const MAX_DEPTH: usize = 64;

/// What a type is by its constructors, its destructor and its members.
#[derive(Clone, Copy)]
struct Facts {
    default_constructible: bool,
    copy_constructible: bool,
    trivially_default: bool,
    /// Whether no constructor that the program writes makes one without arguments, though it may be deleted.
    plain: bool,
    trivially_copyable: bool,
    /// `None` where it depends on what is not known here.
    standard_layout: Option<bool>,
}

impl Facts {
    const SCALAR: Facts = Facts {
        default_constructible: true,
        copy_constructible: true,
        trivially_default: true,
        plain: true,
        trivially_copyable: true,
        standard_layout: Some(true),
    };
    const NONE: Facts = Facts {
        default_constructible: false,
        copy_constructible: false,
        trivially_default: false,
        plain: false,
        trivially_copyable: false,
        standard_layout: Some(false),
    };
}

impl Machine<'_> {
    /// The value of a trait of this file, `None` where `name` is none of them.
    pub(super) fn type_trait(&mut self, name: &str, templates: &[Value]) -> Outcome<Option<Value>> {
        let base = name.strip_suffix("_v").unwrap_or(name);
        let fact: fn(Facts) -> Option<bool> = match base {
            "is_default_constructible" => |f| Some(f.default_constructible),
            "is_copy_constructible" => |f| Some(f.copy_constructible),
            "is_trivially_default_constructible" => |f| Some(f.trivially_default),
            "is_trivially_copyable" => |f| Some(f.trivially_copyable),
            "is_trivial" => |f| Some(f.trivially_copyable && f.plain),
            "is_standard_layout" => |f| f.standard_layout,
            "is_pod" => |f| f.standard_layout.map(|standard| standard && f.trivially_copyable && f.plain),
            "is_polymorphic" | "is_abstract" | "has_virtual_destructor" => {
                let Some(ty) = templates.first() else {
                    return Err(Fault::ill_formed(format!("`{base}` needs a type")));
                };
                let ty = self.type_id(ty)?;
                return Ok(Some(library::fixed_truth(self.is_dynamic(base, self.state.types.without_const(ty))?)));
            }
            "is_invocable" | "is_invocable_r" | "is_nothrow_invocable" | "is_nothrow_invocable_r" => {
                return Ok(Some(library::fixed_truth(self.is_invocable(base, templates)?)));
            }
            "is_convertible" | "is_constructible" | "is_base_of" => {
                let types = (0..templates.len()).map(|i| self.type_id(&templates[i])).collect::<Outcome<Vec<_>>>()?;
                let answer = match (base, &types[..]) {
                    ("is_convertible", [from, to]) => self.is_convertible(*from, *to)?,
                    ("is_base_of", [base, derived]) => {
                        let (base, derived) = (self.state.types.without_const(*base), self.state.types.without_const(*derived));
                        let is_class = matches!(self.state.types.get(base), Type::Class(_));
                        is_class && (base == derived || self.is_base_of(base, derived))
                    }
                    ("is_constructible", [ty]) => self.facts(*ty, 0)?.default_constructible,
                    ("is_constructible", [ty, args @ ..]) => self.is_constructible(*ty, args)?,
                    _ => return Err(Fault::ill_formed(format!("`{base}` takes two types"))),
                };
                return Ok(Some(library::fixed_truth(answer)));
            }
            _ => return Ok(None),
        };
        let Some(ty) = templates.first() else {
            return Err(Fault::ill_formed(format!("`{base}` needs a type")));
        };
        let ty = self.type_id(ty)?;
        match fact(self.facts(ty, 0)?) {
            Some(truth) => Ok(Some(library::fixed_truth(truth))),
            None => Err(self.open(base, ty)),
        }
    }

    /// What a class is by its virtual functions.
    fn is_dynamic(&mut self, what: &str, ty: TypeId) -> Outcome<bool> {
        let Type::Class(class) = self.state.types.get(ty).clone() else {
            return match self.state.types.get(ty) {
                Type::Library(..) => Err(self.open(what, ty)),
                _ => Ok(false),
            };
        };
        self.usable(class)?;
        if what == "is_abstract" {
            return Ok(self.pure_function(class, class)?.is_some());
        }
        let parts = std::iter::once(class).chain(self.instances[class.0 as usize].bases.iter().copied()).collect::<Vec<_>>();
        for part in parts {
            let def = self.instances[part.0 as usize].def as usize;
            let found =
                self.program.classes[def].ast.members.iter().any(
                    |m| matches!(m, Member::Function(f) if f.flags.is_virtual && (what == "is_polymorphic" || f.name.starts_with('~'))),
                );
            if found {
                return Ok(true);
            }
            if part != class {
                let base = self.state.types.intern(Type::Class(part));
                if self.is_dynamic(what, base)? {
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }

    /// A trait that is not known of a type.
    fn open(&self, what: &str, ty: TypeId) -> Box<Fault> {
        Fault::new(FaultKind::Unsupported, format!("`{what}` of `{}` is not known here", self.state.types.name(ty)))
    }

    fn facts(&mut self, ty: TypeId, depth: usize) -> Outcome<Facts> {
        if depth > MAX_DEPTH {
            return Err(Fault::new(FaultKind::Limit, format!("members nest more than {MAX_DEPTH} deep")));
        }
        Ok(match self.state.types.get(ty).clone() {
            Type::Int(_) | Type::Float(_) | Type::Element(_) | Type::Null | Type::Enum(..) | Type::Pointer(Space::Raw, _) => Facts::SCALAR,
            Type::Const(of) => self.facts(of, depth + 1)?,
            Type::Reference(_) => Facts { copy_constructible: true, ..Facts::NONE },
            Type::Forwarding(_) | Type::Void | Type::Function(..) | Type::Auto => Facts::NONE,
            Type::Array(of, extent) => {
                let of = self.facts(of, depth + 1)?;
                let has_extent = extent.is_some();
                Facts {
                    copy_constructible: false,
                    default_constructible: of.default_constructible && has_extent,
                    trivially_default: of.trivially_default && has_extent,
                    ..of
                }
            }
            Type::Class(class) => self.facts_of_class(class, depth)?,
            Type::Library(name, args) => match (&*name, args.first()) {
                ("array" | "Array" | "AlignedArray", Some(Value::Type(of))) => self.facts(*of, depth + 1)?,
                ("string", _) => Facts { trivially_default: false, plain: false, trivially_copyable: false, ..Facts::SCALAR },
                ("vector" | "map" | "deque", _) => {
                    Facts { trivially_default: false, plain: false, trivially_copyable: false, standard_layout: None, ..Facts::SCALAR }
                }
                (MEMBER_POINTER, _) => Facts::SCALAR,
                ("dim3", _) => Facts { trivially_default: false, plain: false, ..Facts::SCALAR },
                _ => return Err(self.open("a trait", ty)),
            },
            Type::Of(Value::Static(..) | Value::Underscore) => Facts { trivially_default: false, plain: false, ..Facts::SCALAR },
            // layouts and the like hold numbers alone
            Type::Of(Value::Cute(_)) => Facts { trivially_default: false, plain: false, standard_layout: None, ..Facts::SCALAR },
            Type::Of(Value::Tuple(items)) if items.is_empty() => Facts::SCALAR,
            Type::Of(Value::Tuple(items)) => {
                let mut facts = Facts::SCALAR;
                for item in items.iter() {
                    let of = match item {
                        Value::Type(ty) => *ty,
                        item => self.state.type_of(item),
                    };
                    facts = both(facts, self.facts(of, depth + 1)?);
                }
                Facts { default_constructible: true, trivially_default: false, plain: false, ..facts }
            }
            _ => return Err(self.open("a trait", ty)),
        })
    }

    /// The facts of `std::tuple` in libstdc++, whose assignments are written and which lays its elements out in bases.
    fn facts_of_tuple(&mut self, elements: &[TypeId], depth: usize) -> Outcome<Facts> {
        let mut facts = Facts::SCALAR;
        for (i, ty) in elements.iter().enumerate() {
            let of = match self.state.types.get(*ty) {
                Type::Reference(_) => Facts { copy_constructible: true, ..Facts::NONE },
                _ => self.facts(*ty, depth + 1)?,
            };
            facts = both(facts, of);
            if i > 0 && !self.is_empty(*ty) {
                facts.standard_layout = Some(false);
            }
            facts = Facts { trivially_default: false, plain: false, trivially_copyable: false, ..facts };
        }
        Ok(facts)
    }

    fn facts_of_class(&mut self, class: ClassId, depth: usize) -> Outcome<Facts> {
        self.usable(class)?;
        let info = &self.state.types.classes[class.0 as usize];
        if let (Role::Tuple, Some(elements)) = (info.role, info.elements.clone()) {
            return self.facts_of_tuple(&elements, depth);
        }
        let instance = &self.instances[class.0 as usize];
        let ast = self.program.classes[instance.def as usize].ast.clone();
        let fields = instance.fields.clone();
        let bases = instance.bases.clone();
        let mut facts = Facts::SCALAR;
        for base in &bases {
            let base = self.facts_of_class(*base, depth + 1)?;
            facts = both(facts, base);
        }
        let own: Vec<_> = fields.iter().filter(|f| f.owner == class).collect();
        for field in &own {
            let mut of = if field.is_reference {
                Facts { copy_constructible: true, trivially_copyable: true, plain: true, ..Facts::NONE }
            } else {
                self.facts(field.ty, depth + 1)?
            };
            if matches!(self.state.types.get(field.ty), Type::Array(..)) {
                of.copy_constructible = true; // a member that is an array is copied by its elements
            }
            if matches!(self.state.types.get(field.ty), Type::Const(_)) {
                of.default_constructible = false;
                of.trivially_default = false;
            }
            if field.init.is_some() {
                of = Facts { default_constructible: true, trivially_default: false, plain: false, ..of };
            }
            facts = both(facts, of);
        }
        let holders = |owner: ClassId| fields.iter().any(|f| f.owner == owner);
        let with_fields =
            bases.iter().filter(|b| fields.iter().any(|f| self.is_derived(**b, f.owner))).count() + usize::from(holders(class));
        if with_fields > 1 {
            facts.standard_layout = Some(false);
        }
        if ast.has_access && own.len() > 1 && facts.standard_layout == Some(true) {
            facts.standard_layout = None;
        }
        let functions: Vec<Rc<Function>> = ast
            .members
            .iter()
            .filter_map(|m| match m {
                Member::Function(f) if !f.flags.is_friend => Some(f.clone()),
                _ => None,
            })
            .collect();
        Ok(with_functions(facts, &ast.name, &functions))
    }

    /// Whether a value of a type converts to another one without being asked.
    pub(super) fn is_convertible(&mut self, from: TypeId, to: TypeId) -> Outcome<bool> {
        if let Type::Reference(inner) = self.state.types.get(to).clone()
            && !matches!(self.state.types.get(inner), Type::Const(_))
        {
            // what can be changed is bound to a variable of the very type, or of a class derived from it
            let Type::Reference(of) = self.state.types.get(from).clone() else {
                return Ok(false);
            };
            return Ok(of == inner || self.is_base_of(inner, of));
        }
        self.converts(from, to, false)
    }

    fn is_base_of(&self, base: TypeId, derived: TypeId) -> bool {
        match (self.state.types.get(base), self.state.types.get(derived)) {
            (Type::Class(base), Type::Class(derived)) => self.is_derived(*derived, *base),
            _ => false,
        }
    }

    /// Whether a value of one type makes a value of another; `explicit`: where it is asked to.
    fn converts(&mut self, from: TypeId, to: TypeId, explicit: bool) -> Outcome<bool> {
        let (source, target) = (self.decayed_type(from), self.state.types.strip(to));
        let (a, b) = (self.state.types.get(source).clone(), self.state.types.get(target).clone());
        Ok(match (&a, &b) {
            (Type::Void, _) | (_, Type::Void) => matches!((a, b), (Type::Void, Type::Void)),
            (_, Type::Array(..) | Type::Function(..)) => false,
            _ if source == target && !matches!(b, Type::Class(_)) => true,
            (Type::Class(_), _) | (_, Type::Class(_)) => return self.converts_by_class(source, target, explicit),
            (Type::Int(_) | Type::Float(_) | Type::Enum(_, false, _), Type::Int(_) | Type::Float(_)) => true,
            (Type::Enum(_, true, _), Type::Int(_) | Type::Float(_)) => false,
            (Type::Int(_) | Type::Float(_) | Type::Enum(..), Type::Enum(..)) => false,
            (Type::Pointer(..) | Type::Null, Type::Float(_)) => false,
            (Type::Pointer(..), Type::Int(kind)) => *kind == super::super::value::Integer::Bool,
            (Type::Null, Type::Int(kind)) => explicit && *kind == super::super::value::Integer::Bool,
            (Type::Null, Type::Pointer(Space::Raw, _)) => true,
            (Type::Pointer(Space::Raw, p), Type::Pointer(Space::Raw, q)) => self.pointer_converts(*p, *q),
            (Type::Int(_) | Type::Float(_) | Type::Enum(..) | Type::Null, Type::Pointer(..)) => false,
            (Type::Of(Value::Static(..)), Type::Int(_) | Type::Float(_)) => true,
            (Type::Int(_) | Type::Float(_) | Type::Pointer(..), Type::Of(Value::Static(..))) => false,
            (Type::Pointer(Space::Raw, p), Type::Library(name, _)) if &**name == "string" => {
                self.state.types.without_const(*p) == Types::CHAR
            }
            (Type::Int(_) | Type::Float(_), Type::Library(name, _)) if matches!(&**name, "string" | "map") => false,
            (Type::Library(..), Type::Int(_) | Type::Float(_) | Type::Pointer(..)) => false,
            _ => return Err(self.open("is_convertible", from)),
        })
    }

    /// An array becomes a pointer when it is a value.
    pub(super) fn decayed_type(&mut self, ty: TypeId) -> TypeId {
        let ty = self.state.types.strip(ty);
        match self.state.types.get(ty).clone() {
            Type::Array(of, _) => self.state.types.intern(Type::Pointer(Space::Raw, of)),
            Type::Function(..) => self.state.types.intern(Type::Pointer(Space::Raw, ty)),
            _ => ty,
        }
    }

    /// `P*` to `Q*`: `const` may come, and a derived class becomes its base.
    fn pointer_converts(&mut self, p: TypeId, q: TypeId) -> bool {
        let is_const = |machine: &Self, ty| matches!(machine.state.types.get(ty), Type::Const(_));
        if is_const(self, p) && !is_const(self, q) {
            return false;
        }
        let (p, q) = (self.state.types.without_const(p), self.state.types.without_const(q));
        p == q || q == Types::VOID || self.is_base_of(q, p)
    }

    /// The same where a constructor or an `operator T` of the program may do it.
    fn converts_by_class(&mut self, from: TypeId, to: TypeId, explicit: bool) -> Outcome<bool> {
        if from == to || self.is_base_of(to, from) {
            return Ok(match self.state.types.get(to).clone() {
                Type::Class(_) => self.facts(to, 0)?.copy_constructible,
                _ => true,
            });
        }
        let sample = self.sample_of(from)?;
        // a string is made of a view where it is asked to
        if let (Value::Object(o), Type::Library(..)) = (&sample, self.state.types.get(to))
            && super::super::state::characters::is_view(&self.state, o)
        {
            return Ok(explicit);
        }
        let subject = Value::TypeOf(Rc::new(sample));
        if explicit && let Type::Class(class) = self.state.types.get(to).clone() {
            return self.takes_arguments(class, &[subject]);
        }
        Ok(self.convertible(&Value::Type(to), &subject)?.is_some())
    }

    /// A value that stands for all of a type, of which only the type is looked at.
    pub(super) fn sample_of(&mut self, ty: TypeId) -> Outcome<Value> {
        match self.state.types.get(ty).clone() {
            Type::Class(class) => {
                let types: Vec<TypeId> = self.instances[class.0 as usize].fields.iter().map(|f| f.ty).collect();
                let plain = |ty: TypeId| super::super::convert::default_of(&mut self.state, ty).unwrap_or(Value::Void);
                let fields = RefCell::new(types.into_iter().map(plain).collect());
                Ok(Value::Object(Rc::new(Object { class, fields, pending_destructors: None, ended: Cell::new(false) })))
            }
            Type::Null => Ok(Value::Null),
            Type::Closure(code) => self.sample_of_lambda(code),
            // a zero would be a null pointer
            Type::Int(kind) => Ok(Value::Int(kind, 1)),
            _ => super::super::convert::default_of(&mut self.state, ty),
        }
    }

    fn is_constructible(&mut self, ty: TypeId, args: &[TypeId]) -> Outcome<bool> {
        match (self.state.types.get(ty).clone(), args) {
            (Type::Reference(_), [one]) => self.is_convertible(*one, ty),
            (Type::Class(_), [one]) => {
                let one = self.decayed_type(*one);
                self.converts_by_class(one, self.state.types.strip(ty), true)
            }
            (Type::Class(class), many) => {
                let mut subjects = Vec::new();
                for arg in many {
                    let arg = self.decayed_type(*arg);
                    let sample = self.sample_of(arg)?;
                    subjects.push(Value::TypeOf(Rc::new(sample)));
                }
                self.takes_arguments(class, &subjects)
            }
            (Type::Const(of), _) => self.is_constructible(of, args),
            (Type::Int(_) | Type::Float(_) | Type::Enum(..) | Type::Pointer(..), [one]) => {
                let is_enum = matches!(self.state.types.get(ty), Type::Enum(..));
                Ok(!is_enum && self.converts(*one, ty, true)? || is_enum && self.state.types.strip(*one) == ty)
            }
            (Type::Int(_) | Type::Float(_) | Type::Enum(..) | Type::Pointer(..) | Type::Reference(_) | Type::Void, _) => Ok(false),
            (_, [one]) if self.decayed_type(*one) == ty => Ok(true),
            (Type::Library(name, _), [one]) if &*name == "string" => self.converts(*one, ty, true),
            _ => Err(self.open("is_constructible", ty)),
        }
    }

    /// Whether a constructor of a class takes an object without a conversion by a class.
    pub(super) fn takes_as_it_is(&mut self, class: ClassId, object: &Value) -> Outcome<bool> {
        let outer = std::mem::replace(&mut self.standard_only, true);
        let takes = self.takes_arguments(class, &[Value::TypeOf(Rc::new(object.clone()))]);
        self.standard_only = outer;
        takes
    }

    /// Whether a constructor of a class takes values of these types.
    fn takes_arguments(&mut self, class: ClassId, subjects: &[Value]) -> Outcome<bool> {
        if self.state.types.classes[class.0 as usize].role == Role::Tuple {
            return self.makes_tuple(class, subjects);
        }
        let def = self.instances[class.0 as usize].def;
        let Some(super::super::program::MemberDef::Functions(set)) = self.program.classes[def as usize].members.get(CONSTRUCTOR) else {
            return Ok(false); // an aggregate has no constructor; parentheses make one since C++20 alone
        };
        for id in self.program.sets[*set as usize].1.clone() {
            if matches!(self.program.functions[id as usize].ast.body, Some(Body::Delete)) {
                continue;
            }
            let function = self.function_code(id);
            let least = function.params.iter().filter(|p| p.default.is_none() && !p.pack).count();
            if least > subjects.len() || (subjects.len() > function.params.len() && !function.params.last().is_some_and(|p| p.pack)) {
                continue;
            }
            let base = self.room(function.slots)?;
            let mut fits = true;
            for (i, subject) in subjects.iter().enumerate() {
                let Some(param) = function.params.get(i).or(function.params.last()) else {
                    break;
                };
                let found = self.matches(&param.pattern.clone(), subject, base, Some(class), &Value::Void);
                fits &= match found {
                    Err(fault) if fault.kind == FaultKind::Limit => {
                        self.cut(base);
                        return Err(fault);
                    }
                    found => matches!(found, Ok(Some(_))),
                };
                self.failed_at = None;
            }
            self.cut(base);
            if fits {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

/// What holds of a whole whose parts are such.
fn both(a: Facts, b: Facts) -> Facts {
    Facts {
        default_constructible: a.default_constructible && b.default_constructible,
        copy_constructible: a.copy_constructible && b.copy_constructible,
        trivially_default: a.trivially_default && b.trivially_default,
        plain: a.plain && b.plain,
        trivially_copyable: a.trivially_copyable && b.trivially_copyable,
        standard_layout: match (a.standard_layout, b.standard_layout) {
            (Some(false), _) | (_, Some(false)) => Some(false),
            (Some(true), Some(true)) => Some(true),
            _ => None,
        },
    }
}

/// What the functions of a class make of what its members are.
fn with_functions(mut facts: Facts, name: &str, functions: &[Rc<Function>]) -> Facts {
    let is_deleted = |f: &Function| matches!(f.body, Some(Body::Delete));
    let is_provided = |f: &Function| !matches!(f.body, Some(Body::Delete | Body::Default));
    let own = |params: &[Param], moved: bool| match params {
        [only, rest @ ..] if rest.iter().all(|p| p.default.is_some()) => match &only.ty.kind {
            TypeKind::Reference(of) if !moved => is_named(&type_text(of), name),
            TypeKind::Forwarding(of) if moved => is_named(&type_text(of), name),
            _ => false,
        },
        _ => false,
    };
    let constructors: Vec<&Rc<Function>> = functions.iter().filter(|f| *f.name == *name).collect();
    let assignments = || functions.iter().filter(|f| &*f.name == "operator=");
    let copies = constructors.iter().find(|f| f.template.is_none() && own(&f.params, false));
    let moves = constructors.iter().any(|f| f.template.is_none() && own(&f.params, true)) || assignments().any(|f| own(&f.params, true));
    match constructors.iter().find(|f| f.params.iter().all(|p| p.default.is_some() || p.pack)) {
        Some(f) => {
            facts.default_constructible = !is_deleted(f) && (is_provided(f) || facts.default_constructible);
            facts.trivially_default &= !is_deleted(f) && !is_provided(f);
            facts.plain &= !is_provided(f);
        }
        None if !constructors.is_empty() => {
            facts.default_constructible = false;
            facts.trivially_default = false;
            facts.plain = false;
        }
        None => {}
    }
    match copies {
        Some(f) => facts.copy_constructible = !is_deleted(f) && (is_provided(f) || facts.copy_constructible),
        None => facts.copy_constructible &= !moves,
    }
    let special = constructors.iter().filter(|f| f.template.is_none() && (own(&f.params, false) || own(&f.params, true)));
    facts.trivially_copyable &= !special.into_iter().any(|f| is_provided(f))
        && !assignments().any(|f| is_provided(f) && (own(&f.params, false) || own(&f.params, true)));
    if functions.iter().any(|f| f.flags.is_virtual) {
        facts = Facts { trivially_default: false, plain: false, trivially_copyable: false, standard_layout: Some(false), ..facts };
    }
    if let Some(end) = functions.iter().find(|f| f.name.starts_with('~')) {
        facts.trivially_default &= !is_provided(end);
        facts.trivially_copyable &= !is_provided(end);
        if is_deleted(end) {
            facts = Facts { standard_layout: facts.standard_layout, ..Facts::NONE };
        }
    }
    facts
}

/// Whether a type as it is written is the class called `name`, `const` or not.
fn is_named(text: &str, name: &str) -> bool {
    let text = text.strip_prefix("const ").unwrap_or(text);
    text.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with('<'))
}
