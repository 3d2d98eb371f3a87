//! The traits of types that depend on constructors, conversions and members: `is_convertible`, `is_trivially_copyable`, ….

use super::super::ast::{Body, Member};
use super::super::compiled::ReturnsRvalue;
use super::super::convert;
use super::super::library;
use super::super::types::containers::element_of;
use super::super::types::{BIT_REFERENCE, MEMBER_POINTER, Role, Types};
use super::super::value::{ClassId, Fault, FaultKind, Floating, Integer, Object, Outcome, Storage, Type, TypeId, Value};
use super::Machine;
use super::category::As;
use super::facts::{COPY, COPY_ASSIGN, DEFAULT, END, MOVE, MOVE_ASSIGN, NOTHROW, THERE, TRIVIAL};
use crate::algebra::tensor::Space;
use std::cell::RefCell;
use std::rc::Rc;

/// How many references within one another a sample of a class has objects for.
const MAX_REFERENCES: u8 = 2;

/// How many elements a sample of a container has.
const IN_SAMPLES: i64 = 3;

impl Machine<'_> {
    /// The value of a trait of this file, `None` where `name` is none of them.
    pub(super) fn type_trait(&mut self, name: &str, templates: &[Value]) -> Outcome<Option<Value>> {
        let base = name.strip_suffix("_v").unwrap_or(name);
        let answer = match base {
            _ if let Some((what, least)) = levelled(base) => {
                let ty = self.type_given(base, templates, 0)?;
                // a template takes what nothing else does
                if let (COPY_ASSIGN | MOVE_ASSIGN, Type::Class(class)) = (what, self.state.types.get(ty))
                    && self.assigns_any(*class)
                {
                    let copied = self.state.types.intern(Type::Const(ty));
                    let copied = self.state.types.intern(Type::Reference(copied));
                    let of = if what == COPY_ASSIGN { copied } else { ty };
                    let to = self.state.types.intern(Type::Reference(ty));
                    return self.assigns(to, of, least).map(|answer| Some(library::fixed_truth(answer)));
                }
                let facts = self.facts(ty, 0)?;
                facts.levels[what] >= least && facts.changes >> what & 1 == 0 && !(what < COPY_ASSIGN && self.is_abstract(ty)?)
            }
            "is_trivially_copyable" | "is_trivial" | "is_standard_layout" | "is_pod" => {
                let ty = self.type_given(base, templates, 0)?;
                let f = self.facts(ty, 0)?;
                let is_trivial = f.trivially_copyable && f.plain;
                match (base, f.standard_layout) {
                    ("is_trivially_copyable", _) => f.trivially_copyable,
                    ("is_trivial", _) => is_trivial,
                    ("is_pod", _) if !is_trivial => false,
                    (_, Some(standard)) => standard,
                    _ => return Err(self.open(base, ty)),
                }
            }
            "is_aggregate" => {
                let ty = self.type_given(base, templates, 0)?;
                self.is_aggregate(ty)?
            }
            "is_empty" => {
                let ty = self.type_given(base, templates, 0)?;
                if let Type::Class(class) = *self.state.types.get(self.state.types.without_const(ty)) {
                    self.usable(class)?;
                }
                return Ok(None);
            }
            "is_final" => {
                let ty = self.type_given(base, templates, 0)?;
                match *self.state.types.get(self.state.types.without_const(ty)) {
                    Type::Class(class) => self.program.classes[self.instances[class.0 as usize].def as usize].ast.is_final,
                    _ => false,
                }
            }
            "is_polymorphic" | "is_abstract" | "has_virtual_destructor" => {
                let ty = self.type_given(base, templates, 0)?;
                self.is_dynamic(base, self.state.types.without_const(ty))?
            }
            "__is_plain_range" => {
                let ty = self.type_given(base, templates, 0)?;
                match self.state.types.get(self.state.types.strip(ty)) {
                    Type::Library(name, _) => &**name == "initializer_list",
                    ty => matches!(ty, Type::Array(..)),
                }
            }
            "__made_nothrow" => {
                let types = templates.iter().map(|ty| self.type_id(ty)).collect::<Outcome<Vec<_>>>()?;
                let (ty, args) = types.split_first().ok_or_else(|| Fault::ill_formed("a type is missing"))?;
                self.is_made_without_throw(*ty, args)?
            }
            "is_invocable" | "is_invocable_r" | "is_nothrow_invocable" | "is_nothrow_invocable_r" => self.is_invocable(base, templates)?,
            _ if OF_SEVERAL.contains(&base.trim_start_matches("is_").trim_start_matches("trivially_").trim_start_matches("nothrow_")) => {
                let types = (0..templates.len()).map(|i| self.type_id(&templates[i])).collect::<Outcome<Vec<_>>>()?;
                self.relates(base, &types)?
            }
            _ => return Ok(None),
        };
        Ok(Some(library::fixed_truth(answer)))
    }

    /// Whether a type is a class of which no object is made.
    pub(super) fn is_abstract(&mut self, ty: TypeId) -> Outcome<bool> {
        let ty = self.state.types.strip(ty);
        Ok(matches!(self.state.types.get(ty), Type::Class(_)) && self.is_dynamic("is_abstract", ty)?)
    }

    /// Argument `i` of a trait, a type.
    fn type_given(&mut self, base: &str, templates: &[Value], i: usize) -> Outcome<TypeId> {
        match templates.get(i) {
            Some(ty) => self.type_id(ty),
            None => Err(Fault::ill_formed(format_args!("`{base}` needs a type"))),
        }
    }

    /// A trait of several types.
    fn relates(&mut self, base: &str, types: &[TypeId]) -> Outcome<bool> {
        let least = match base.split('_').nth(1) {
            Some("trivially") => TRIVIAL,
            Some("nothrow") => NOTHROW,
            _ => THERE,
        };
        Ok(match (base.rsplit('_').next().unwrap_or(base), types) {
            ("convertible", [from, to]) if least > THERE => self.is_convertible(*from, *to)? && self.constructs(*to, &[*from], least)?,
            ("convertible", [from, to]) => self.is_convertible(*from, *to)?,
            ("of", [base, derived]) => {
                let (base, derived) = (self.state.types.without_const(*base), self.state.types.without_const(*derived));
                let is_class = match self.state.types.get(base) {
                    Type::Library(name, _) => !matches!(&**name, super::super::types::MEMBER_POINTER | super::super::types::METHOD),
                    of => matches!(of, Type::Class(_) | Type::Of(_)),
                };
                let name = self.state.types.name(derived);
                if base != derived && ["MMA_Atom", "TiledMMA", "Copy_Atom", "TiledCopy"].iter().any(|of| name.contains(of)) {
                    return Err(Fault::new(FaultKind::Unsupported, format_args!("what `{name}` is derived from is not read")));
                }
                is_class && (base == derived || self.is_base_of(base, derived))
            }
            ("constructible", [ty, args @ ..]) => self.constructs(*ty, args, least)?,
            ("assignable", [to, from]) => self.assigns(*to, *from, least)?,
            ("swappable", [ty]) => {
                let to = self.state.types.intern(Type::Reference(*ty));
                self.swaps(to, to, least)?
            }
            ("with", [a, b]) => self.swaps(*a, *b, least)?,
            _ => return Err(Fault::ill_formed(format_args!("`{base}` takes two types"))),
        })
    }

    /// `is_constructible<T, A...>`, and whether that throws nothing or runs nothing of the program.
    pub(super) fn constructs(&mut self, ty: TypeId, args: &[TypeId], least: u8) -> Outcome<bool> {
        let what = match args {
            [] => Some(DEFAULT),
            [one] if !self.state.types.refers(ty) && self.state.types.strip(*one) == self.state.types.strip(ty) => {
                Some(match self.state.types.get(*one) {
                    Type::Reference(_) => COPY,
                    Type::Forwarding(of) if matches!(self.state.types.get(*of), Type::Const(_)) => COPY,
                    _ => MOVE,
                })
            }
            _ => None,
        };
        if let Some(what) = what {
            let facts = self.facts(ty, 0)?;
            let is_variable = matches!(args, [one] if matches!(*self.state.types.get(*one), Type::Reference(of) if self.state.types.without_const(of) == of));
            let has = facts.levels[what] >= least && (is_variable || facts.changes >> what & 1 == 0);
            if !is_variable && facts.changes >> what & 1 != 0 {
                return Ok(false);
            }
            if self.is_abstract(ty)? {
                return Ok(false);
            }
            // a constructor that takes `T&` is told by its parameters
            return Ok(has || least == THERE && what == COPY && self.is_constructible(ty, args)?);
        }
        if !self.is_constructible(ty, args)? {
            return self.is_parenthesised(ty, args, least);
        }
        let bare = self.state.types.strip(ty);
        Ok(match self.state.types.get(bare) {
            _ if least == THERE || self.state.types.refers(ty) => true,
            Type::Class(_) if least == TRIVIAL => false,
            Type::Class(class) => self.constructor_throws_nothing(*class, args)? && self.facts(bare, 0)?.levels[END] >= NOTHROW,
            Type::Library(..) => false,
            _ => match args {
                [from] => self.conversion_throws_nothing(*from, bare)?,
                _ => true,
            },
        })
    }

    /// What a class is by its virtual functions.
    pub(super) fn is_dynamic(&mut self, what: &str, ty: TypeId) -> Outcome<bool> {
        let Type::Class(class) = self.state.types.get(ty).clone() else {
            return match self.state.types.get(ty) {
                Type::Library(name, _) if !name.contains("stream") => Ok(false),
                Type::Library(..) => Err(self.open(what, ty)),
                _ => Ok(false),
            };
        };
        self.usable(class)?;
        if what == "is_abstract" {
            return Ok(self.pure_function(class, class)?.is_some());
        }
        let def = &self.program.classes[self.instances[class.0 as usize].def as usize];
        if def.scope.is_prelude && def.ast.name.ends_with("stringstream") {
            return Ok(true);
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
    pub(super) fn open(&self, what: &str, ty: TypeId) -> Box<Fault> {
        Fault::new(FaultKind::Unsupported, format_args!("`{what}` of `{}` is not known here", self.state.types.name(ty)))
    }

    /// Whether a value of a type converts to another one without being asked.
    pub(super) fn is_convertible(&mut self, from: TypeId, to: TypeId) -> Outcome<bool> {
        if let Type::Reference(inner) = self.state.types.get(to).clone()
            && !matches!(self.state.types.get(inner), Type::Const(_))
        {
            let bare = self.state.types.strip(from);
            if let Type::Class(class) = *self.state.types.get(bare)
                && !self.conversions_of(class).is_empty()
            {
                let sample = self.sample_of(bare)?;
                let how = As { to_reference: true, ..self.object_of_type(from, false) };
                if let Some(chosen) = self.chosen_conversion(&sample, inner, how)? {
                    return Ok(!chosen.is_ambiguous && !chosen.refers_to_const);
                }
            }
            // what can be changed is bound to a variable of the very type, or of a class derived from it
            let Type::Reference(of) = self.state.types.get(from).clone() else {
                return Ok(false);
            };
            return Ok(of == inner || self.is_base_of(inner, of) && self.is_open_base(inner, of));
        }
        match *self.state.types.get(to) {
            Type::Forwarding(to) if !matches!(self.state.types.get(to), Type::Function(..)) => self.binds_rvalue(from, to),
            _ => self.converts(from, to, false),
        }
    }

    /// Whether `T&&` is bound to what is of a type: to what expires and is no less `const`, or to what that is converted to.
    fn binds_rvalue(&mut self, from: TypeId, to: TypeId) -> Outcome<bool> {
        let (have, bare) = (self.state.types.strip(from), self.state.types.strip(to));
        if have == bare || self.is_base_of(bare, have) {
            let is_lvalue = matches!(self.state.types.get(from), Type::Reference(_));
            let drops = self.object_of_type(from, true).on_const && self.state.types.without_const(to) == to;
            return Ok(!is_lvalue && !drops);
        }
        if let Type::Class(class) = *self.state.types.get(have)
            && !self.conversions_of(class).is_empty()
        {
            let sample = self.sample_of(have)?;
            let how = As { to_reference: true, ..self.object_of_type(from, false) };
            if let Some(chosen) = self.chosen_conversion(&sample, bare, how)?
                && self.function_code(chosen.id).returns_rvalue == ReturnsRvalue::No
            {
                return Ok(false);
            }
        }
        self.converts(from, bare, false)
    }

    pub(super) fn is_base_of(&self, base: TypeId, derived: TypeId) -> bool {
        match (self.state.types.get(base), self.state.types.get(derived)) {
            (Type::Class(base), Type::Class(derived)) => self.is_derived(*derived, *base),
            (Type::Of(_), Type::Class(class)) => {
                let instance = &self.instances[class.0 as usize];
                let own = match instance.known.get("#base") {
                    Some(Value::Type(own)) => Some(self.state.types.strip(*own)),
                    _ => None,
                };
                let above = |of: &ClassId| self.state.types.known(&Type::Class(*of)).is_some_and(|of| self.is_base_of(base, of));
                own.is_some_and(|own| own == base || self.is_base_of(base, own)) || instance.bases.iter().any(above)
            }
            (Type::Library(stream, _), Type::Class(class)) => &**stream == "ostream" && self.is_string_stream(*class),
            (Type::Of(Value::Static(Integer::Int, 0, false)), Type::Of(Value::Underscore)) => true,
            (Type::Of(Value::Static(kind, x, false)), Type::Of(Value::Static(of, y, true))) => (kind, x) == (of, y),
            _ => false,
        }
    }

    /// Whether a value of one type makes a value of another; `explicit`: where it is asked to.
    pub(super) fn converts(&mut self, from: TypeId, to: TypeId, explicit: bool) -> Outcome<bool> {
        let (source, target) = (self.decayed_type(from), self.state.types.strip(to));
        let (a, b) = (self.state.types.get(source).clone(), self.state.types.get(target).clone());
        Ok(match (&a, &b) {
            (Type::Void, _) | (_, Type::Void) => matches!((a, b), (Type::Void, Type::Void)),
            // a reference to a function
            (Type::Pointer(Space::Raw, of), Type::Function(..)) => {
                self.state.types.refers(to) && *of == self.state.types.strip(from) && self.state.types.serves_as(*of, target)
            }
            (_, Type::Array(..) | Type::Function(..)) => false,
            (_, Type::Library(stream, _)) if &**stream == "ostream" && !self.state.types.refers(to) => false,
            _ if source == target && !matches!(b, Type::Class(_)) => true,
            (Type::Class(_), _) | (_, Type::Class(_)) => {
                let (whole, how) = (self.state.types.strip(from), self.object_of_type(from, explicit));
                // a reference may be bound to the array itself
                let is_array = matches!(self.state.types.get(whole), Type::Array(_, Some(_)));
                return Ok(is_array && self.converts_by_class(whole, target, how)? || self.converts_by_class(source, target, how)?);
            }
            (Type::Int(_) | Type::Float(_) | Type::Enum(_, false, _) | Type::Element(_), Type::Float(Floating::Narrow(_))) => {
                let sample = self.sample_of(source)?;
                !self.needs_cast(&sample, target)? || explicit && self.takes_number(&a, target)
            }
            (Type::Int(_) | Type::Float(_) | Type::Enum(_, false, _), Type::Int(_) | Type::Float(_)) => true,
            (Type::Int(_) | Type::Float(_) | Type::Element(_), Type::Int(_) | Type::Float(_) | Type::Element(_)) => true,
            (Type::Enum(_, true, _), Type::Int(_) | Type::Float(_)) => false,
            (Type::Int(_) | Type::Float(_) | Type::Enum(..), Type::Enum(..)) => false,
            (Type::Closure(code), Type::Pointer(Space::Raw, of)) => {
                let lambda = self.sample_of_lambda(*code)?;
                self.program.lambdas[*code as usize].is_empty() && self.as_function(&lambda, *of)?.is_some()
            }
            // by its function
            (Type::Closure(code), Type::Int(Integer::Bool)) => {
                let def = &self.program.lambdas[*code as usize];
                def.is_empty() && !def.code.is_template()
            }
            (Type::Null, Type::Library(name, _)) if matches!(&**name, "string" | MEMBER_POINTER) => true,
            (Type::Library(name, _), Type::Int(kind)) if &**name == MEMBER_POINTER => *kind == Integer::Bool,
            (Type::Library(name, _), Type::Library(other, _)) if [name, other].map(|name| &**name) == [MEMBER_POINTER; 2] => {
                convert::convert(&mut self.state, Value::Enum(source, 0), target, false).is_ok()
            }
            (Type::Pointer(..) | Type::Null, Type::Float(_)) | (_, Type::Null) => false,
            (Type::Pointer(s @ Space::Iterator(_), p), Type::Pointer(t, q)) if s == t => self.pointer_converts(*p, *q),
            (Type::Pointer(Space::Iterator(_), _), Type::Int(_) | Type::Pointer(..) | Type::Library(..)) => false,
            (Type::Pointer(Space::Raw, p), Type::Pointer(t @ Space::Iterator(_), q)) => {
                explicit && self.state.types.pointer_bytes(*t, *q) == 8 && self.pointer_converts(*p, *q)
            }
            (Type::Null, Type::Pointer(t @ Space::Iterator(_), q)) => explicit && self.state.types.pointer_bytes(*t, *q) == 8,
            (Type::Pointer(space, _), Type::Int(kind)) => *kind == Integer::Bool && *space == Space::Raw,
            (Type::Null, Type::Int(kind)) => explicit && *kind == Integer::Bool,
            (Type::Null, Type::Pointer(Space::Raw, _)) => true,
            (Type::Pointer(Space::Raw, p), Type::Pointer(Space::Raw, q)) => self.pointer_converts(*p, *q),
            (Type::Int(_) | Type::Float(_) | Type::Enum(..) | Type::Null, Type::Pointer(..)) => false,
            (Type::Of(Value::Static(..)), Type::Of(Value::Static(..))) => self.state.types.base_of_constant(source) == Some(target),
            (Type::Of(Value::Static(..) | Value::Underscore), Type::Int(_) | Type::Float(_)) => true,
            (Type::Int(_) | Type::Float(_) | Type::Pointer(..), Type::Of(Value::Static(..))) => false,
            (Type::Library(list, of), Type::Library(to, elements)) if &**list == "initializer_list" => {
                let element = if &**to == "string" { Types::CHAR } else { element_of(elements) };
                (&**to == "string" || is_container(to)) && element_of(of) == element
            }
            (Type::Pointer(Space::Raw, p), Type::Library(name, _)) if &**name == "string" => {
                self.state.types.without_const(*p) == Types::CHAR
            }
            (Type::Int(_) | Type::Float(_) | Type::Enum(..), Type::Library(name, _)) if matches!(&**name, "string" | "map") => false,
            (Type::Of(Value::Cute(_) | Value::Tuple(_)), Type::Int(_) | Type::Float(_) | Type::Pointer(..) | Type::Library(..)) => false,
            (Type::Of(Value::Static(..)), Type::Pointer(..)) => false,
            (Type::Pointer(..) | Type::Library(..), Type::Of(v @ Value::Cute(_))) if self.is_mapping(v) => false,
            (Type::Of(Value::Static(..)), Type::Library(name, _)) if is_container(name) => explicit && is_sized(name),
            (Type::Of(Value::Static(..)), Type::Library(name, _)) if name.starts_with("string") => false,
            // only what is explicit makes a vector of a size
            (Type::Int(_) | Type::Float(_) | Type::Enum(_, false, _), Type::Library(name, _)) if is_container(name) => {
                explicit && is_sized(name)
            }
            (Type::Enum(..) | Type::Pointer(..) | Type::Null, Type::Library(name, _)) if is_container(name) => false,
            (Type::Library(a, _), Type::Library(b, _)) if a.starts_with("string") && is_container(b) => false,
            (Type::Library(a, _), Type::Library(b, _)) if is_container(a) && (is_container(b) || b.starts_with("string")) => false,
            // an element that is less than a byte, by its reference
            (Type::Library(name, args), Type::Int(_) | Type::Float(_) | Type::Element(_)) if &**name == BIT_REFERENCE => match args.first()
            {
                // no second conversion follows that to a class
                Some(Value::Type(of)) if self.state.types.is_class_of_number(*of) => {
                    self.state.types.without_const(*of) == target
                        || (explicit && args.len() > 1 && matches!(target, Types::INT | Types::FLOAT))
                }
                Some(Value::Type(of)) => self.converts(*of, to, explicit)?,
                _ => false,
            },
            (Type::Library(..), Type::Int(_) | Type::Float(_) | Type::Pointer(..)) => false,
            _ => return Err(self.open("is_convertible", from)),
        })
    }

    /// Whether a constructor of a number of CUTLASS's takes a number of the language: from `float`, `double`, `int` and, but for
    /// `tfloat32_t`, `unsigned`.
    fn takes_number(&self, from: &Type, to: TypeId) -> bool {
        match from {
            Type::Int(kind) | Type::Enum(_, _, kind) => match kind.bits() {
                64.. => false,
                32 => kind.is_signed() || self.state.types.name(to) != "tfloat32_t",
                _ => true,
            },
            Type::Float(kind) => !matches!(kind, Floating::LongDouble(_)),
            _ => true,
        }
    }

    /// The type of a pointer to the first element of an array, which may be `const`.
    pub(super) fn first_of(&mut self, array: TypeId, is_const: bool) -> TypeId {
        let array = if is_const { self.state.types.intern(Type::Const(array)) } else { array };
        self.decayed_type(array)
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
        let to_void = q == Types::VOID && !matches!(self.state.types.get(p), Type::Function(..));
        self.state.types.serves_as(p, q) || to_void || self.is_base_of(q, p) && self.is_open_base(q, p)
    }

    /// The same where a constructor or an `operator T` of the program may do it.
    fn converts_by_class(&mut self, from: TypeId, to: TypeId, how: As) -> Outcome<bool> {
        if from == to || self.is_base_of(to, from) {
            let what = if how.on_rvalue && !how.on_const { MOVE } else { COPY };
            return Ok(match self.state.types.get(to).clone() {
                Type::Class(class) => {
                    self.facts(to, 0)?.levels[what] > 0 && (how.explicit || !self.is_copied_explicitly(class, what == MOVE))
                }
                _ => true,
            });
        }
        let explicit = how.explicit;
        if let Type::Class(class) = *self.state.types.get(to)
            && self.state.types.elements_of(to).is_some()
        {
            let from = self.type_as(from, how);
            return self.made_by_elements(class, &[from], explicit, THERE);
        }
        let sample = self.sample_of(from)?;
        // a string is made of a view where it is asked to
        if let (Value::Object(o), Type::Library(..)) = (&sample, self.state.types.get(to))
            && super::super::state::characters::is_view(&self.state, o)
        {
            return Ok(explicit);
        }
        let subject = Value::TypeOf(Rc::new(sample));
        (self.is_lvalue, self.is_const) = (!how.on_rvalue, how.on_const);
        let made = self.made_by_class(from, to, how, &subject);
        self.forget_argument();
        made
    }

    /// The same of a value that is no tuple and no view.
    fn made_by_class(&mut self, from: TypeId, to: TypeId, how: As, subject: &Value) -> Outcome<bool> {
        let explicit = how.explicit;
        if explicit
            && let Type::Class(class) = self.state.types.get(to).clone()
            && self.takes_arguments(class, std::slice::from_ref(subject))?
        {
            return Ok(true);
        }
        if let Value::TypeOf(sample) = subject
            && let Some(chosen) = self.chosen_conversion(sample, to, how)?
        {
            return Ok(!chosen.is_ambiguous);
        }
        if explicit && matches!(self.state.types.get(to), Type::Class(_)) {
            return Ok(false);
        }
        let is_made = match (self.state.types.get(from), self.state.types.get(to)) {
            (Type::Class(_), Type::Class(_)) => true,
            // `how` says which of its conversion functions there are
            (&Type::Class(of), _) => self.conversions_of(of).is_empty(),
            (_, &Type::Class(class)) => self.takes_arguments(class, std::slice::from_ref(subject))?,
            _ => true,
        };
        if !is_made || self.convertible(&Value::Type(to), subject)?.is_none() {
            return Ok(false);
        }
        // the constructor that is meant may be deleted, or none be for what is `const` or a temporary
        match (self.state.types.get(to), subject) {
            (&Type::Class(class), Value::TypeOf(sample)) if let Some(set) = self.constructors(class) => {
                let (sample, from) = ((**sample).clone(), self.type_as(from, how));
                self.is_implicit = true;
                let bound = self.constructor_for(class, set, &[sample], &[from])?;
                self.is_implicit = false;
                if let Some(bound) = &bound {
                    self.cut(bound.base);
                }
                Ok(bound.is_some())
            }
            _ => Ok(true),
        }
    }

    /// The type of what names an object that is converted so.
    fn type_as(&mut self, ty: TypeId, how: As) -> TypeId {
        let ty = if how.on_const { self.state.types.intern(Type::Const(ty)) } else { ty };
        if how.on_rvalue { ty } else { self.state.types.intern(Type::Reference(ty)) }
    }

    /// Whether code may use a base of a class as such.
    pub(super) fn is_open_base(&self, base: TypeId, derived: TypeId) -> bool {
        match (self.state.types.get(base), self.state.types.get(derived)) {
            (Type::Class(base), Type::Class(derived)) => self.derives_openly(*derived, *base, 0),
            _ => true,
        }
    }

    /// `common_type<A, B, ...>`: what `?:` makes of values of the types, two by two.
    pub(super) fn common_of(&mut self, types: &[Value]) -> Outcome<TypeId> {
        let mut common = None;
        for ty in types {
            let ty = self.type_id(ty)?;
            let ty = self.decayed_type(ty);
            let Some(of) = common.replace(ty) else { continue };
            // no type is a null pointer but its own
            if let (Type::Pointer(..), Type::Int(_)) | (Type::Int(_), Type::Pointer(..)) =
                (self.state.types.get(of), self.state.types.get(ty))
            {
                return Err(Fault::ill_formed("`common_type` of types that have none"));
            }
            common = Some(match self.common_type(&Value::Type(of), &Value::Type(ty))? {
                Value::Type(both) => both,
                _ => match (self.is_convertible(of, ty)?, self.is_convertible(ty, of)?) {
                    (true, false) => ty,
                    (false, true) => of,
                    _ => return Err(Fault::ill_formed("`common_type` of types that have none")),
                },
            });
        }
        common.ok_or_else(|| Fault::ill_formed("`common_type` needs types"))
    }

    /// A value that stands for all of a type, of which only the type is looked at.
    pub(super) fn sample_of(&mut self, ty: TypeId) -> Outcome<Value> {
        self.sample_within(ty, MAX_REFERENCES)
    }

    /// The same where what references lead to is made so many times within one another.
    fn sample_within(&mut self, ty: TypeId, references: u8) -> Outcome<Value> {
        match self.state.types.get(ty).clone() {
            Type::Class(class) => {
                self.has_parts_alone(class)?;
                let types: Vec<TypeId> = self.instances[class.0 as usize].fields.iter().map(|f| f.ty).collect();
                let is_of_library = self.is_class_of_library(class);
                let mut fields = Vec::with_capacity(types.len());
                for ty in types {
                    fields.push(match self.state.types.get(ty) {
                        Type::Class(_) | Type::Of(Value::Cute(_)) => self.sample_within(ty, references)?,
                        // what a class of the program divides by is not zero
                        Type::Int(_) if !is_of_library => self.sample_within(ty, references)?,
                        &Type::Reference(of) | &Type::Forwarding(of) if references > 0 => {
                            let to = self.sample_within(self.state.types.without_const(of), references - 1)?;
                            self.state.declared(to, ty)
                        }
                        _ => super::super::convert::default_of(&mut self.state, ty).unwrap_or(Value::Void),
                    });
                }
                Ok(Value::Object(Object::new(class, fields, None)))
            }
            Type::Null => Ok(Value::Null),
            Type::Closure(code) => self.sample_of_lambda(code),
            // of the elements one stands for all
            Type::Array(of, Some(n)) if self.holds_objects(of) => {
                let one = self.sample_of(of)?;
                let n = n.clamp(0, super::begun::MAX_BEGUN) as usize;
                Ok(Value::Array(super::super::convert::cells(&mut self.state, ty, of, vec![one; n], false)))
            }
            Type::Library(name, list) if &*name == "array" && self.holds_objects(element_of(&list)) => {
                let of = element_of(&list);
                let one = self.sample_of(of)?;
                let n = crate::cxx::types::containers::count_of(&list).clamp(0, super::begun::MAX_BEGUN) as usize;
                Ok(Value::Array(super::super::convert::cells(&mut self.state, ty, of, vec![one; n], false)))
            }
            // what is read of a container is there
            Type::Library(name, list) if matches!(&*name, "vector" | "deque") && element_of(&list) != ty => {
                let one = self.sample_within(element_of(&list), references)?;
                let made = super::super::convert::default_of(&mut self.state, ty)?;
                match &made {
                    Value::Array(array)
                        if matches!(&*array.storage.borrow(), Storage::Bytes(_)) && !self.holds_objects(element_of(&list)) =>
                    {
                        super::super::library::containers::resize(&mut self.state, array, IN_SAMPLES, &one)?;
                    }
                    // one stands for all
                    _ => {
                        let many = vec![one.clone(); if let Value::Array(_) = one { 1 } else { IN_SAMPLES as usize }];
                        return Ok(Value::Array(super::super::convert::cells(&mut self.state, ty, element_of(&list), many, true)));
                    }
                }
                Ok(made)
            }
            Type::Library(name, _) if &*name == "string" => Ok(Value::Text(Rc::new(RefCell::new(vec![b'1'; 3])))),
            Type::Of(Value::Tuple(items)) if items.iter().any(|item| self.makes_objects(item)) => {
                let of = |item| {
                    let ty = self.type_of_part(item);
                    self.sample_of(ty)
                };
                Ok(Value::Tuple(Rc::new(items.iter().map(of).collect::<Outcome<_>>()?)))
            }
            // a zero would be a null pointer
            Type::Int(kind) => Ok(Value::Int(kind, 1)),
            Type::Of(of @ Value::Cute(_)) => Ok(super::super::cute::sample(&mut self.state, &of)),
            _ => super::super::convert::default_of(&mut self.state, ty),
        }
    }

    pub(super) fn is_constructible(&mut self, ty: TypeId, args: &[TypeId]) -> Outcome<bool> {
        match (self.state.types.get(ty).clone(), args) {
            // g++ makes a list of an element too
            (Type::Reference(of) | Type::Forwarding(of), [one])
                if let Type::Library(name, element) = self.state.types.get(self.state.types.without_const(of)).clone()
                    && (self.state.types.without_const(of) != of || matches!(self.state.types.get(ty), Type::Forwarding(_)))
                    && matches!(&*name, "vector" | "deque")
                    && matches!(element.first(), Some(Value::Type(element)) if *element == self.decayed_type(*one)) =>
            {
                Ok(true)
            }
            (Type::Reference(_), [one]) => self.is_convertible(*one, ty),
            (Type::Forwarding(to), [one]) => self.binds_rvalue(*one, to),
            (Type::Class(class), many) if self.state.types.elements_of(ty).is_some() => self.made_by_elements(class, many, true, THERE),
            (Type::Class(class), many)
                if !many.is_empty()
                    && let Some(set) = self.constructors(class) =>
            {
                let mut samples = Vec::with_capacity(many.len());
                for arg in many {
                    samples.push(self.sample_of_argument(*arg)?);
                }
                if let Some(bound) = self.constructor_for(class, set, &samples, many)? {
                    self.cut(bound.base);
                    return Ok(true);
                }
                let [one] = many else { return Ok(false) };
                if self.is_base_of(ty, self.state.types.strip(*one)) {
                    return self.takes_derived(*one, ty, THERE);
                }
                let chosen = self.chosen_conversion(&samples[0], ty, self.object_of_type(*one, true))?;
                Ok(chosen.is_some_and(|chosen| !chosen.is_ambiguous))
            }
            (Type::Class(_), [one]) => {
                let (from, how) = (self.decayed_type(*one), self.object_of_type(*one, true));
                self.converts_by_class(from, self.state.types.strip(ty), how)
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
            (Type::Int(_) | Type::Float(_) | Type::Enum(..) | Type::Pointer(..) | Type::Void, _) => Ok(false),
            (Type::Reference(_) | Type::Forwarding(_), _) => Ok(false),
            (_, [one]) if self.decayed_type(*one) == ty => Ok(true),
            (Type::Of(Value::Static(..)) | Type::Element(_), [one]) => self.converts(*one, ty, true),
            // its array is made of what stands in braces
            (Type::Library(name, _), [_]) if &*name == "array" => Ok(false),
            (Type::Library(name, _), [one]) if &*name == "string" => self.converts(*one, ty, true),
            (Type::Library(name, of), _) if matches!(&*name, "vector" | "deque" | "string") => {
                let of = if &*name == "string" { Some(&Value::Type(Types::CHAR)) } else { of.first() };
                self.makes_vector(of, args)?.ok_or_else(|| self.open("is_constructible", ty))
            }
            _ => Err(self.open("is_constructible", ty)),
        }
    }

    /// Whether a `std::vector<T>`, or a text where that is `char`, is made of values of these types, `None` where that is not known.
    fn makes_vector(&mut self, of: Option<&Value>, args: &[TypeId]) -> Outcome<Option<bool>> {
        let Some(&Value::Type(of)) = of else {
            return Ok(None);
        };
        let bare: Vec<TypeId> = args.iter().map(|arg| self.decayed_type(*arg)).collect();
        let is_number = |c: &Self, ty| matches!(c.state.types.get(ty), Type::Int(_) | Type::Float(_) | Type::Enum(_, false, _));
        Ok(match (bare.first().map(|ty| self.state.types.get(*ty).clone()), &bare[..]) {
            (_, [n]) if is_number(self, *n) => Some(true),
            (_, [n, _]) if is_number(self, *n) => Some(self.is_convertible(args[1], of)?),
            (Some(Type::Pointer(..)), [_]) => Some(false),
            (Some(Type::Pointer(_, from)), [_, n]) if is_number(self, *n) => Some(of == Types::CHAR && self.state.types.strip(from) == of),
            (Some(Type::Pointer(_, from)), [a, b]) if a == b => Some(self.is_convertible(from, of)?),
            (Some(Type::Library(list, element)), [_]) if &*list == "initializer_list" => {
                Some(matches!(element[..], [Value::Type(ty)] if ty == of))
            }
            (Some(Type::Library(other, _)), [_]) if matches!(&*other, "vector" | "string") => Some(false),
            _ => None,
        })
    }

    /// Whether a constructor of a class takes values of these types.
    fn takes_arguments(&mut self, class: ClassId, subjects: &[Value]) -> Outcome<bool> {
        if self.state.types.classes[class.0 as usize].role == Role::Tuple {
            return self.makes_tuple(class, subjects);
        }
        match self.constructors(class) {
            Some(set) => self.takes_subjects(class, set, subjects),
            None => Ok(false), // an aggregate has no constructor; parentheses make one since C++20 alone
        }
    }

    /// Whether a function of a set of a class takes values of these types.
    pub(super) fn takes_subjects(&mut self, class: ClassId, set: u32, subjects: &[Value]) -> Outcome<bool> {
        let how = (self.is_lvalue, self.is_const);
        for (id, class) in self.methods(class, set) {
            if matches!(self.program.functions[id as usize].ast.body, Some(Body::Delete)) || !self.may_call(class, id) {
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
                let pattern = param.pattern.clone();
                let found = match self.matches(&pattern, subject, base, Some(class), &Value::Void) {
                    Ok(Some(_)) if subjects.len() == 1 && !self.takes_category(&pattern, subject, (base, Some(class)), how)? => Ok(None),
                    found => found,
                };
                (self.is_lvalue, self.is_const) = how;
                fits &= match found {
                    Err(fault) if fault.kind == FaultKind::Limit => {
                        self.cut(base);
                        return Err(fault);
                    }
                    found => matches!(found, Ok(Some(_))),
                };
                self.failed_at = None;
            }
            let completes = if fits { self.completes(&function, base, class, subjects.len()) } else { Ok(None) };
            self.cut(base);
            (self.is_lvalue, self.is_const) = how;
            if let Err(fault) = completes {
                fits = false;
                self.failed_at = None;
                if fault.kind == FaultKind::Limit {
                    return Err(fault);
                }
            }
            if fits {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

/// Whether values of another type of the library become none of this one.
pub(super) fn is_container(name: &str) -> bool {
    matches!(name, "vector" | "deque" | "map" | "array")
}

/// Whether a container is made of a number of elements.
fn is_sized(name: &str) -> bool {
    matches!(name, "vector" | "deque")
}

/// The traits of several types, without what stands in front of their names.
const OF_SEVERAL: &[&str] = &["convertible", "constructible", "base_of", "assignable", "swappable", "swappable_with"];

/// Which of the six special functions a trait asks for, and how it has to be there.
fn levelled(trait_name: &str) -> Option<(usize, u8)> {
    let rest = trait_name.strip_prefix("is_")?;
    let (rest, least) = match (rest.strip_prefix("trivially_"), rest.strip_prefix("nothrow_")) {
        (Some(rest), _) => (rest, TRIVIAL),
        (_, Some(rest)) => (rest, NOTHROW),
        _ => (rest, THERE),
    };
    Some((library::traits::SPECIAL.iter().position(|of| *of == rest)?, least))
}
