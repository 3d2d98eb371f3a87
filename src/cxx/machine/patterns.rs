//! How well an argument fits the pattern of a parameter.

use super::super::ast::TypeKind;
use super::super::code::Code;
use super::super::compile::Compiler;
use super::super::compiled::{Pattern, TemplateName};
use super::super::convert;
use super::super::library;
use super::super::program::CONSTRUCTOR;
use super::super::types::Role;
use super::super::value::{ClassId, Floating, Outcome, Type, TypeId, Value};
use super::Machine;
use std::rc::Rc;

// How well an argument fits a parameter. `rank_of` puts these into the ranks of [over.ics.scs]: what is at least
// `QUALIFIED` is an exact match, down to `PROMOTED` a promotion, down to `TO_BOOL` a conversion, below that a
// conversion by a class. Within a rank a larger one is better by [over.ics.rank], or more specialised.

/// A type that is the very one.
pub(super) const EXACT: i64 = 1000;
/// A list in braces as an `initializer_list`, which is better than anything else that it can become.
pub(super) const LISTED: i64 = 500;
/// A type that a parameter of the template is bound to.
pub(super) const BOUND: i64 = 100;
/// A pointer that points to `const` now.
const QUALIFIED: i64 = 95;
/// An object as one of a base of its class; one less for each class in between.
const TO_BASE: i64 = 88;
/// The same for pointers.
const POINTER_TO_BASE: i64 = 75;
/// A small number that becomes `int`, a `float` that becomes `double`.
const PROMOTED: i64 = 65;
/// `nullptr` as a pointer.
const NULL_POINTER: i64 = 50;
/// A number as one of another type.
const CONVERTED: i64 = 45;
/// A class template whose arguments are matched too, an array of a known length.
const TEMPLATE: i64 = 140;
/// A pointer as `void*`, a lambda as a function, a pattern behind `*`.
const POINTER: i64 = 30;
/// A pointer as a truth.
const TO_BOOL: i64 = 22;
/// A value of the library as one of another type of it.
const OF_LIBRARY: i64 = 15;
/// A value as an object of the program, by a constructor or a conversion operator.
const BY_CLASS: i64 = 11;
/// A type that cannot be deduced: it is compared once the parameters of the template are known.
const NOT_DEDUCED: i64 = 5;

/// A pattern without references and `const`.
pub(super) fn inner(pattern: &Pattern) -> &Pattern {
    match pattern {
        Pattern::Const(p) | Pattern::Reference(p) | Pattern::Forwarding(p) => inner(p),
        p => p,
    }
}

impl Machine<'_> {
    /// How well a type or a value fits a pattern; binds what the pattern binds.
    pub(super) fn matches(
        &mut self,
        pattern: &Pattern,
        subject: &Value,
        base: u32,
        class: Option<ClassId>,
        this: &Value,
    ) -> Outcome<Option<i64>> {
        Ok(match pattern {
            Pattern::Any => Some(BOUND),
            Pattern::Bind(slot, pack) => self.matches_parameter(base + slot, *pack, subject)?,
            Pattern::Const(inner) | Pattern::Reference(inner) | Pattern::Forwarding(inner) => {
                let subject = match subject {
                    Value::Type(id) => Value::Type(self.state.types.strip(*id)),
                    other => other.clone(),
                };
                self.matches(inner, &subject, base, class, this)?.map(|s| s + 1)
            }
            Pattern::Pointer(inner) => self.matches_pointer(inner, subject, base, class, this)?,
            Pattern::Array(inner, n) => self.matches_array(inner, n.as_deref(), subject, base, class, this)?,
            Pattern::Template(which, args) => self.matches_template(which, args, subject, base, class, this)?,
            Pattern::Concrete(code) => self.matches_type(code, subject, base, class, this)?,
            Pattern::Dependent(_) => Some(NOT_DEDUCED),
            Pattern::Function(result, params) => self.matches_function(result, params, subject, base, class, this)?,
        })
    }

    /// A parameter of the template that stands alone: bound here, or compared with what it is bound to.
    fn matches_parameter(&mut self, slot: u32, pack: bool, subject: &Value) -> Outcome<Option<i64>> {
        let place = slot as usize;
        if pack {
            if let Value::Pack(items) = &self.state.slots[place]
                && let Some(have) = items.get(self.expanded).cloned()
            {
                return if self.same(&have, subject)? { Ok(Some(BOUND)) } else { self.convertible(&have, subject) };
            }
            let item = self.stripped(subject);
            match &mut self.state.slots[place] {
                Value::Pack(items) => Rc::make_mut(items).push(item),
                slot => *slot = Value::Pack(Rc::new(vec![item])),
            }
            return Ok(Some(BOUND));
        }
        match self.state.slots[place].clone() {
            // a list has no type that a parameter could be deduced from
            Value::Void if self.comparing && matches!(subject, Value::TypeOf(v) if matches!(**v, Value::Braces(_))) => Ok(None),
            Value::Void => {
                self.state.slots[place] = self.stripped(subject);
                Ok(Some(BOUND))
            }
            have if self.same(&have, subject)? => Ok(Some(BOUND + 2)),
            // given or deduced before: a conversion may do
            have => self.convertible(&have, subject),
        }
    }

    /// `P*`: a pointer, an array that decays, `nullptr`.
    fn matches_pointer(
        &mut self,
        inner: &Pattern,
        subject: &Value,
        base: u32,
        class: Option<ClassId>,
        this: &Value,
    ) -> Outcome<Option<i64>> {
        if let Value::TypeOf(v) = subject
            && matches!(**v, Value::Null)
        {
            return Ok(Some(NULL_POINTER));
        }
        if let (Pattern::Function(..), Value::TypeOf(v)) = (inner, subject) {
            // a function decays; a lambda without captures converts where nothing is deduced from it
            match &**v {
                Value::Function(_) => return self.matches(inner, subject, base, class, this),
                Value::Closure(_) => return Ok(Some(NOT_DEDUCED)),
                _ => {}
            }
        }
        if let Value::TypeOf(v) = subject
            && let Value::AddressOf(to) = &**v
        {
            let to = self.state.value(to)?;
            let subject = match self.to_const {
                true => {
                    let of = self.state.type_of(&to);
                    Value::Type(self.state.types.intern(Type::Const(of)))
                }
                false => Value::TypeOf(Rc::new(to)),
            };
            if let (Pattern::Bind(slot, false), Value::Type(_)) = (inner, &subject)
                && matches!(self.state.slots[(base + slot) as usize], Value::Void)
            {
                self.state.slots[(base + slot) as usize] = subject;
                return Ok(Some(BOUND + POINTER));
            }
            return Ok(self.matches(inner, &subject, base, class, this)?.map(|s| s + POINTER));
        }
        let id = self.type_id(subject)?;
        let id = self.state.types.strip(id);
        let element = match self.state.types.get(id) {
            Type::Pointer(crate::algebra::tensor::Space::Raw, of) => *of,
            Type::Array(of, _) if self.to_const && !matches!(self.state.types.get(*of), Type::Const(_)) => {
                let of = Type::Const(*of);
                self.state.types.intern(of)
            }
            Type::Array(of, _) => *of,
            _ => return Ok(None),
        };
        // `T` of `T*` is `int const` for an `int const*`
        if let Pattern::Bind(slot, false) = inner
            && matches!(self.state.slots[(base + slot) as usize], Value::Void)
        {
            self.state.slots[(base + slot) as usize] = Value::Type(element);
            return Ok(Some(BOUND + POINTER));
        }
        Ok(self.matches(inner, &Value::Type(element), base, class, this)?.map(|s| s + POINTER))
    }

    /// `P[n]`
    fn matches_array(
        &mut self,
        inner: &Pattern,
        n: Option<&Pattern>,
        subject: &Value,
        base: u32,
        class: Option<ClassId>,
        this: &Value,
    ) -> Outcome<Option<i64>> {
        let id = self.type_id(subject)?;
        let id = self.state.types.strip(id);
        let Type::Array(of, extent) = self.state.types.get(id).clone() else {
            return Ok(None);
        };
        let Some(score) = self.matches(inner, &Value::Type(of), base, class, this)? else {
            return Ok(None);
        };
        Ok(match (n, extent) {
            (Some(n), Some(extent)) => {
                let extent = Value::Int(super::super::value::Integer::ULong, extent);
                self.matches(n, &extent, base, class, this)?.map(|s| s + score + TEMPLATE)
            }
            _ => Some(score + TEMPLATE),
        })
    }

    /// `T<P, Q...>`
    fn matches_template(
        &mut self,
        which: &TemplateName,
        args: &[(Pattern, bool)],
        subject: &Value,
        base: u32,
        class: Option<ClassId>,
        this: &Value,
    ) -> Outcome<Option<i64>> {
        if let (Value::TypeOf(v), TemplateName::Library(name), [(pattern, false)]) = (subject, which, args)
            && let (Value::Braces(items), "initializer_list") = (&**v, &**name)
        {
            return self.matches_list(items, pattern, base, class, this);
        }
        let id = self.type_id(subject)?;
        let id = self.state.types.strip(id);
        let given = match which {
            TemplateName::Library(name) => library::template_args(&mut self.state, id, name),
            TemplateName::Class(def) => self.arguments_of(id, *def),
            TemplateName::Param(slot) => match self.state.types.get(id).clone() {
                Type::Class(c) => {
                    let def = self.instances[c.0 as usize].primary;
                    self.state.slots[(base + slot) as usize] = Value::Template(def);
                    self.arguments_of(id, def)
                }
                Type::Library(name, args) => {
                    self.state.slots[(base + slot) as usize] = Value::Native(name);
                    Some(args)
                }
                _ => None,
            },
        };
        let Some(mut given) = given else {
            return Ok(None);
        };
        let is_open = args.iter().any(|(_, expands)| *expands);
        if args.len() > given.len() && !is_open {
            self.add_defaults(id, &mut given);
        }
        // what is left out has to be what the template has by default
        if let (TemplateName::Class(def), true) = (which, args.len() < given.len() && !is_open) {
            given.truncate(args.len());
            let meant = self.instance_type(*def, given.clone())?;
            if self.type_id(&meant)? != id {
                return Ok(None);
            }
        }
        let mut score = TEMPLATE;
        let mut rest = given.iter();
        for (pattern, expands) in args {
            if *expands {
                let items: Vec<Value> = rest.by_ref().cloned().collect();
                match self.matches_pack(pattern, &items, base, class, this)? {
                    Some(s) => score += s,
                    None => return Ok(None),
                }
                continue;
            }
            match rest.next() {
                Some(v) => match self.matches(pattern, v, base, class, this)? {
                    Some(s) => score += s,
                    None => return Ok(None),
                },
                None => return Ok(None),
            }
        }
        Ok(if rest.next().is_some() { None } else { Some(score) })
    }

    /// The arguments of a container that its name leaves out: `std::vector<T>` is one of two.
    fn add_defaults(&mut self, id: TypeId, given: &mut Vec<Value>) {
        let left_out = match self.state.types.get(id) {
            Type::Library(name, _) if &**name == "vector" => "allocator",
            Type::Class(class) if self.program.classes[self.instances[class.0 as usize].def as usize].scope.is_prelude => "allocator",
            _ => return,
        };
        let ty = Type::Library(left_out.into(), given.first().cloned().into_iter().collect());
        given.push(Value::Type(self.state.types.intern(ty)));
    }

    /// `{a, b}` as an `initializer_list<P>`: all of its values are of one type.
    fn matches_list(
        &mut self,
        items: &[Value],
        pattern: &Pattern,
        base: u32,
        class: Option<ClassId>,
        this: &Value,
    ) -> Outcome<Option<i64>> {
        for item in items {
            let subject = Value::TypeOf(Rc::new(item.clone()));
            match self.matches(pattern, &subject, base, class, this)? {
                Some(score) if score >= BOUND => {}
                _ => return Ok(None),
            }
        }
        Ok((!items.is_empty()).then_some(TEMPLATE))
    }

    /// `R(A...)`: the type of a function, or a function that is not overloaded.
    fn matches_function(
        &mut self,
        result: &Pattern,
        params: &[(Pattern, bool)],
        subject: &Value,
        base: u32,
        class: Option<ClassId>,
        this: &Value,
    ) -> Outcome<Option<i64>> {
        let function = match subject {
            Value::TypeOf(v) => match &**v {
                Value::Function(id) => self.type_of_function(*id)?,
                _ => None,
            },
            subject => {
                let id = self.type_id(subject)?;
                match self.state.types.get(id) {
                    Type::Function(result, params) => Some((*result, params.clone())),
                    _ => return Ok(None),
                }
            }
        };
        let Some((made, given)) = function else {
            return Ok(Some(NOT_DEDUCED));
        };
        let mut score = TEMPLATE;
        let mut subjects = vec![(result, vec![Value::Type(made)], false)];
        let mut rest = given.iter();
        for (pattern, expands) in params {
            let taken = if *expands { usize::MAX } else { 1 };
            let types: Vec<Value> = rest.by_ref().take(taken).map(|ty| Value::Type(*ty)).collect();
            if !expands && types.is_empty() {
                return Ok(None);
            }
            subjects.push((pattern, types, *expands));
        }
        if rest.next().is_some() {
            return Ok(None);
        }
        for (pattern, types, expands) in subjects {
            let fit = match (&types[..], expands) {
                ([only], false) => self.matches(pattern, only, base, class, this)?,
                _ => self.matches_pack(pattern, &types, base, class, this)?,
            };
            match fit {
                Some(s) => score += s,
                None => return Ok(None),
            }
        }
        Ok(Some(score))
    }

    /// What a function returns and takes, where it is not overloaded, and no template or one whose arguments are given.
    fn type_of_function(&mut self, id: u32) -> Outcome<Option<(TypeId, Vec<TypeId>)>> {
        let f = self.functions[id as usize].clone();
        let [only] = self.program.sets[f.set as usize].1[..] else {
            return Ok(None);
        };
        let def = &self.program.functions[only as usize];
        let (ast, scope) = (def.ast.clone(), def.scope.clone());
        let is_open = ast.template.as_ref().is_some_and(|params| params.len() > f.templates.len());
        let Some(result) = ast.result.clone().filter(|ty| !is_open && !matches!(ty.kind, TypeKind::Auto | TypeKind::DecltypeAuto)) else {
            return Ok(None);
        };
        let params = ast.params.iter().map(|p| (p.ty.clone(), p.pack)).collect();
        let ty = super::super::ast::Type { kind: TypeKind::Function(Box::new(result), params), at: ast.at };
        let code = Compiler::new(&mut self.program, scope).alias(ast.template.as_deref(), &ty);
        let base = self.room(code.slots)?;
        let made =
            self.explicit(&code.templates, base, f.class, &f.templates).and_then(|()| self.eval(&code.code, base, f.class, Value::Void));
        self.cut(base);
        let ty = self.type_id(&made?)?;
        Ok(match self.state.types.get(ty) {
            Type::Function(result, params) => Some((*result, params.clone())),
            _ => None,
        })
    }

    /// A type or a value without parameters of the template.
    fn matches_type(&mut self, code: &Rc<Code>, subject: &Value, base: u32, class: Option<ClassId>, this: &Value) -> Outcome<Option<i64>> {
        let target = self.eval(code, base, class, this.clone())?;
        if let Value::Int(_, x) | Value::Enum(_, x) | Value::Static(_, x) = self.state.value(&target)?
            && let Value::Int(_, y) | Value::Enum(_, y) = subject
        {
            return Ok((x == *y).then_some(EXACT));
        }
        if matches!(target, Value::Template(_) | Value::Native(_)) {
            return Ok(Some(OF_LIBRARY));
        }
        if matches!(subject, Value::Int(..) | Value::Float(..) | Value::Enum(..)) {
            return Ok(None);
        }
        if self.same(&target, subject)? && !self.drops_const(&target) { Ok(Some(EXACT)) } else { self.convertible(&target, subject) }
    }

    /// Whether the argument is a pointer to what cannot be changed, and the type `int*` could change it.
    fn drops_const(&mut self, target: &Value) -> bool {
        let Ok(to) = self.type_id(target) else {
            return false;
        };
        match self.state.types.get(self.state.types.strip(to)) {
            Type::Pointer(_, of) => self.to_const && !matches!(self.state.types.get(*of), Type::Const(_)),
            _ => false,
        }
    }

    /// A type without `const` and reference.
    pub(super) fn stripped(&mut self, v: &Value) -> Value {
        match v {
            Value::Type(id) => Value::Type(self.state.types.strip(*id)),
            other => other.clone(),
        }
    }

    pub(super) fn same(&mut self, a: &Value, b: &Value) -> Outcome<bool> {
        if let (Value::Int(_, x) | Value::Enum(_, x), Value::Int(_, y) | Value::Enum(_, y)) = (a, b) {
            return Ok(x == y);
        }
        if let (Value::Template(x), Value::Template(y)) = (a, b) {
            return Ok(x == y);
        }
        if matches!(a, Value::Int(..) | Value::Template(_)) || matches!(b, Value::Int(..) | Value::Template(_)) {
            return Ok(false);
        }
        let (a, b) = (self.type_id(a)?, self.type_id(b)?);
        Ok(self.state.types.strip(a) == self.state.types.strip(b))
    }

    /// Whether a constructor that is not `explicit` takes a value like `subject`.
    fn constructible(&mut self, class: ClassId, subject: &Value) -> Outcome<bool> {
        let def = self.instances[class.0 as usize].def;
        let Some(super::super::program::MemberDef::Functions(set)) = self.program.classes[def as usize].members.get(CONSTRUCTOR) else {
            return Ok(false);
        };
        for id in self.program.sets[*set as usize].1.clone() {
            let function = self.function_code(id);
            let least = function.params.iter().filter(|p| p.default.is_none() && !p.pack).count();
            let (Some(first), true) = (function.params.first(), least <= 1) else {
                continue;
            };
            if self.program.functions[id as usize].ast.flags.is_explicit {
                continue;
            }
            let pattern = first.pattern.clone();
            if !self.program.functions[id as usize].scope.is_prelude && self.by_library(&pattern, subject, class)? {
                continue;
            }
            let base = self.room(function.slots)?;
            let outer = std::mem::replace(&mut self.standard_only, true);
            let found = self.matches(&pattern, subject, base, Some(class), &Value::Void);
            self.standard_only = outer;
            self.cut(base);
            match found {
                Ok(Some(_)) => return Ok(true),
                Err(fault) if fault.kind == super::FaultKind::Limit => return Err(fault),
                _ => self.failed_at = None,
            }
        }
        Ok(false)
    }

    /// Whether a parameter takes a value by a constructor of the library: text as a `std::string`.
    fn by_library(&mut self, pattern: &Pattern, subject: &Value, class: ClassId) -> Outcome<bool> {
        let ty = match self.type_without_templates(pattern, class) {
            Ok(Some(ty)) => ty,
            Ok(None) => return Ok(false),
            Err(fault) if fault.kind == super::FaultKind::Limit => return Err(fault),
            Err(_) => {
                self.failed_at = None;
                return Ok(false);
            }
        };
        if !matches!(self.state.types.get(ty), Type::Library(..)) {
            return Ok(false);
        }
        let have = self.type_id(subject)?;
        Ok(self.state.types.strip(have) != ty)
    }

    /// Whether so many values in braces can make an object.
    fn takes(&self, class: ClassId, n: usize) -> bool {
        let instance = &self.instances[class.0 as usize];
        match self.program.classes[instance.def as usize].members.get(CONSTRUCTOR) {
            Some(super::super::program::MemberDef::Functions(set)) if n > 0 => self.program.sets[*set as usize].1.iter().any(|f| {
                let params = &self.program.functions[*f as usize].ast.params;
                let least = params.iter().filter(|p| p.default.is_none() && !p.pack).count();
                let list = params.first().is_some_and(|p| super::super::compile::type_text(&p.ty).contains("initializer_list"));
                list || (least <= n && (n <= params.len() || params.iter().any(|p| p.pack)))
            }),
            None if n > 0
                && let Some((base, _)) = self.inherited(class) =>
            {
                self.takes(base, n)
            }
            _ => n <= instance.fields.len().max(instance.bases.len()),
        }
    }

    /// How many classes lie between a class and a base of it, at most eight.
    fn steps_to_base(&self, class: ClassId, base: ClassId) -> i64 {
        let mut level = vec![class];
        for steps in 0..8 {
            if level.contains(&base) {
                return steps;
            }
            level = level.iter().flat_map(|c| self.instances[c.0 as usize].bases.iter().copied()).collect();
        }
        8
    }

    /// How well a value of the type of `subject` converts to `target`.
    pub(super) fn convertible(&mut self, target: &Value, subject: &Value) -> Outcome<Option<i64>> {
        let Ok(to) = self.type_id(target) else {
            return Ok(None);
        };
        let to = self.state.types.strip(to);
        let Value::TypeOf(value) = subject else {
            return Ok(None);
        };
        if let (Value::Braces(items), Type::Class(class)) = (&**value, self.state.types.get(to).clone()) {
            return Ok(self.takes(class, items.len()).then_some(BY_CLASS));
        }
        if let (Value::Braces(items), Some(element)) = (&**value, self.list_element(to)) {
            return Ok(self.are_elements(items, element)?.then_some(LISTED));
        }
        if let Value::Braces(items) = &**value
            && let Some(fits) = self.braces_fit(to, items)?
        {
            return Ok(fits.then_some(OF_LIBRARY));
        }
        let from = self.type_id(subject)?;
        let (from_type, to_type) = (self.state.types.get(from).clone(), self.state.types.get(to).clone());
        Ok(match (&from_type, &to_type) {
            (Type::Int(a), Type::Int(b)) => {
                Some(if *b == super::super::value::Integer::Int && a.bits() < b.bits() { PROMOTED } else { CONVERTED })
            }
            (Type::Float(Floating::Float), Type::Float(Floating::Double)) => Some(PROMOTED),
            (Type::Float(_), Type::Float(_)) => Some(CONVERTED),
            (Type::Int(_), Type::Float(_)) | (Type::Float(_), Type::Int(_)) => Some(CONVERTED),
            (Type::Enum(_, false, kind), Type::Int(to)) => Some(if kind == to { PROMOTED } else { CONVERTED }),
            (Type::Class(a), Type::Class(b)) if self.is_derived(*a, *b) => Some(TO_BASE - self.steps_to_base(*a, *b)),
            (Type::Class(_), Type::Of(Value::Tuple(items)))
                if items.len() == 2 && matches!(self.state.types.role_of(from), Role::Pair(..)) =>
            {
                Some(BY_CLASS)
            }
            (Type::Class(of), Type::Of(Value::Static(_, n))) if let Some(Value::Int(_, x)) = self.constant_base(*of) => {
                (x == *n).then_some(TO_BASE - 1)
            }
            (Type::Class(_), _) | (_, Type::Class(_)) if self.standard_only => None,
            (Type::Class(of), Type::Int(_) | Type::Float(_)) if self.constant_base(*of).is_some() => Some(BY_CLASS),
            (Type::Class(_), _) | (_, Type::Class(_)) => {
                let value = (**value).clone();
                let converts = match (&from_type, &to_type) {
                    (Type::Class(_), _) if self.conversion_to(&value, to)?.is_some() => true,
                    (_, Type::Class(class)) => self.constructible(*class, subject)?,
                    _ => false,
                };
                converts.then_some(BY_CLASS)
            }
            (Type::Pointer(..), Type::Pointer(..)) if self.comparing && self.drops_const(target) => None,
            (Type::Pointer(_, a), Type::Pointer(_, b)) => {
                // a text in quotes may be a `char*`, as compilers have it
                let drops = matches!(self.state.types.get(*a), Type::Const(_)) && !matches!(self.state.types.get(*b), Type::Const(_));
                if self.comparing && drops && *a != super::super::types::Types::CONST_CHAR {
                    return Ok(None);
                }
                let (a, b) = (self.state.types.strip(*a), self.state.types.strip(*b));
                match (self.state.types.get(a), self.state.types.get(b)) {
                    _ if a == b => Some(QUALIFIED),
                    (_, Type::Void) => Some(POINTER),
                    (Type::Class(a), Type::Class(b)) if self.is_derived(*a, *b) => Some(POINTER_TO_BASE - self.steps_to_base(*a, *b)),
                    // a string stream is its text
                    (Type::Library(text, _), Type::Library(stream, _)) if &**stream == "ostream" && text.starts_with("string") => {
                        Some(POINTER_TO_BASE)
                    }
                    _ => None,
                }
            }
            (Type::Array(of, _), Type::Pointer(crate::algebra::tensor::Space::Raw, to)) => {
                match (self.state.types.without_const(*of), self.state.types.without_const(*to)) {
                    _ if of == to => Some(BOUND),
                    (a, b) if a == b && of == &a => Some(QUALIFIED),
                    (_, super::super::types::Types::VOID) => Some(POINTER),
                    _ => None,
                }
            }
            (Type::Null, Type::Pointer(..)) => Some(NULL_POINTER),
            (Type::Pointer(..) | Type::Array(..), Type::Int(super::super::value::Integer::Bool)) => Some(TO_BOOL),
            (_, Type::Library(name, _)) if &**name == "function" => Some(POINTER),
            (Type::Closure(_), Type::Pointer(..) | Type::Function(..)) => Some(POINTER),
            _ => {
                let value = (**value).clone();
                convert::convert(&mut self.state, value, to, false).ok().map(|_| OF_LIBRARY)
            }
        })
    }
}
