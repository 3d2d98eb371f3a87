//! Virtual functions: the overrider that a call reaches, functions that a class takes over from its bases, abstract classes.

use super::super::ast::{At, CastKind, Member, Name, TypeKind};
use super::super::code::{Code, Op};
use super::super::compile::{Compiler, type_text};
use super::super::program::MemberDef;
use super::super::types::Types;
use super::super::value::{ClassId, Fault, FaultKind, Outcome, Type, TypeId, Value};
use super::binding::Bound;
use super::{Frame, Machine};
use crate::algebra::tensor::Space;
use std::collections::HashMap;
use std::rc::Rc;

/// A function of a class with its arguments.
pub(super) type Method = (u32, ClassId);

/// A function that is called in the place of another one, and the type that this returns where its own is of a derived class.
type Overrider = (Method, Option<TypeId>);

/// What is known of virtual functions.
#[derive(Default)]
pub(super) struct Virtuals {
    /// Which function of a class is called for one of its base, `None` for one that is not virtual.
    overriders: HashMap<(Method, ClassId), Option<Overrider>>,
    /// The classes of the functions of sets that hold those of several classes.
    owners: HashMap<u32, Rc<Vec<Option<ClassId>>>>,
    /// Why objects of a class cannot be made, where they cannot.
    abstract_classes: HashMap<ClassId, Option<Box<Fault>>>,
}

impl Machine<'_> {
    /// The overrider that a call of a bound function runs, with the same arguments.
    pub(super) fn overridden(&mut self, bound: Bound, this: &Value) -> Outcome<Bound> {
        let (Value::Object(object), Some(owner)) = (this, bound.class) else {
            if let (Value::Memory(..), Some(owner)) = (this, bound.class)
                && self.instances[owner.0 as usize].is_dynamic
                && !self.is_probing()
            {
                let why = "a method of an object with virtual functions that was not made where it is looked for is not read";
                return Err(Fault::new(FaultKind::Unsupported, why));
            }
            return Ok(bound);
        };
        let dynamic = self.dynamic_class(object);
        if object.ended.get()
            && !self.state.placed.is_empty()
            && let Some(key) = self.state.key_of_storage(this)?
            && matches!(self.state.placed.get(&key), Some(Value::Object(there)) if there.class != dynamic)
        {
            let why = "a method is called by what led to an object in whose place one of another class was made";
            return Err(Fault::new(FaultKind::Unsupported, why));
        }
        if dynamic == owner || !bound.function.templates.is_empty() {
            return Ok(bound);
        }
        let Some(((id, class), covariant)) = self.final_overrider((bound.function.id, owner), dynamic)? else {
            return Ok(bound);
        };
        if id == bound.function.id && class == owner {
            return Ok(bound);
        }
        let function = self.function_code(id);
        let mut values: Vec<Value> = Vec::new();
        for param in &bound.function.params {
            match (param.pack, &self.state.slots[(bound.base + param.slot) as usize]) {
                (true, Value::Pack(all)) => values.extend(all.iter().cloned()),
                (_, v) => values.push(v.clone()),
            }
        }
        self.cut(bound.base);
        let base = self.room(function.slots)?;
        let mut values = values.into_iter();
        for param in &function.params {
            let v = if param.pack { Some(Value::Pack(Rc::new(values.by_ref().collect()))) } else { values.next() };
            if let Some(v) = v {
                self.state.slots[(base + param.slot) as usize] = v;
            }
        }
        Ok(Bound { function, base, score: bound.score, class: Some(class), covariant })
    }

    /// Begins a call of the function that is bound.
    pub(super) fn enter_bound(&mut self, bound: Bound, this: Value) -> Outcome<()> {
        if let Some(ty) = bound.covariant {
            let is_reference = matches!(self.state.types.get(ty), Type::Reference(_) | Type::Forwarding(_));
            let ops = vec![Op::Push(Value::Type(ty)), Op::Convert(CastKind::Static), Op::Return(is_reference)];
            let code = Rc::new(Code { at: vec![At::default(); ops.len()], ops, is_prelude: true, ..Code::default() });
            let (base, stack, made_before) = (bound.base, self.stack.len(), self.pending_destructors.made());
            let (this, class, function, closure) = (Value::Void, None, None, None);
            self.push_frame(Frame {
                code,
                at: 0,
                base,
                stack,
                owns: false,
                this,
                class,
                function,
                closure,
                owned: 0,
                ends_owned: false,
                made_before,
            })?;
        }
        self.enter(bound.function, bound.base, bound.class, this, None)
    }

    /// The type that a function returns, where that of another one, which overrides it, is another one.
    fn covariant(&mut self, of: Method, by: Method) -> Outcome<Option<TypeId>> {
        let mut results = Vec::with_capacity(2);
        for (id, class) in [of, by] {
            let def = &self.program.functions[id as usize];
            let (Some(result), scope) = (def.ast.result.clone(), def.scope.clone()) else { return Ok(None) };
            if !matches!(result.kind, TypeKind::Pointer(_) | TypeKind::Reference(_) | TypeKind::Path(_)) {
                return Ok(None);
            }
            let code = Compiler::new(&mut self.program, scope).alias(None, &result);
            let v = self.eval_alone(&code.code, Some(class), Value::Void)?;
            results.push(self.type_id(&v)?);
        }
        let leads = matches!(self.state.types.get(results[0]), Type::Pointer(..) | Type::Reference(_));
        Ok((leads && results[0] != results[1]).then_some(results[0]))
    }

    /// The function of a class that overrides one of its base last; `None` where that one is not virtual.
    fn final_overrider(&mut self, of: Method, dynamic: ClassId) -> Outcome<Option<Overrider>> {
        if let Some(known) = self.virtuals.overriders.get(&(of, dynamic)) {
            return Ok(*known);
        }
        let found = match self.is_virtual(of)? && self.is_derived(dynamic, of.1) {
            true => {
                let by = self.overrider_in(dynamic, of)?;
                Some((by, if by == of { None } else { self.covariant(of, by)? }))
            }
            false => None,
        };
        self.virtuals.overriders.insert((of, dynamic), found);
        Ok(found)
    }

    /// Whether a function is virtual, and a class derived from one has another one in its place: a value does not tell whether it
    /// was an object of that.
    pub(super) fn may_be_overridden(&mut self, of: Method, class: ClassId) -> Outcome<bool> {
        if !self.is_virtual(of)? {
            return Ok(false);
        }
        for n in 0..self.instances.len() as u32 {
            let other = ClassId(n);
            if other != class && self.is_derived(other, class) && self.own_same(other, of)?.is_some() {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether a function is declared `virtual`, or overrides one that is.
    fn is_virtual(&mut self, of: Method) -> Outcome<bool> {
        if self.program.functions[of.0 as usize].ast.flags.is_virtual {
            return Ok(true);
        }
        for base in self.instances[of.1.0 as usize].bases.clone() {
            if let Some(overridden) = self.same_in(base, of)?
                && self.is_virtual(overridden)?
            {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The function of a class or of its bases that has the signature of another one.
    fn same_in(&mut self, class: ClassId, of: Method) -> Outcome<Option<Method>> {
        if let Some(own) = self.own_same(class, of)? {
            return Ok(Some(own));
        }
        for base in self.instances[class.0 as usize].bases.clone() {
            if let Some(found) = self.same_in(base, of)? {
                return Ok(Some(found));
            }
        }
        Ok(None)
    }

    /// The function that a class declares itself with the signature of another one.
    fn own_same(&mut self, class: ClassId, of: Method) -> Outcome<Option<Method>> {
        let name = self.program.functions[of.0 as usize].ast.name.clone();
        let def = self.instances[class.0 as usize].def;
        let Some(MemberDef::Functions(set)) = self.program.classes[def as usize].members.get(&name) else {
            return Ok(None);
        };
        for id in self.program.sets[*set as usize].1.clone() {
            if self.is_same_signature((id, class), of)? {
                return Ok(Some((id, class)));
            }
        }
        Ok(None)
    }

    /// The last overrider of a function, seen from a class that is derived from the function's.
    fn overrider_in(&mut self, class: ClassId, of: Method) -> Outcome<Method> {
        if class == of.1 {
            return Ok(of);
        }
        if let Some(own) = self.own_same(class, of)? {
            return Ok(own);
        }
        for base in self.instances[class.0 as usize].bases.clone() {
            if self.is_derived(base, of.1) {
                let found = self.overrider_in(base, of)?;
                if found != of {
                    return Ok(found);
                }
            }
        }
        Ok(of)
    }

    /// Whether two methods take the same parameters and are `const` alike.
    pub(super) fn is_same_signature(&mut self, a: Method, b: Method) -> Outcome<bool> {
        let (x, y) = (self.program.functions[a.0 as usize].ast.clone(), self.program.functions[b.0 as usize].ast.clone());
        let has_pack = x.params.iter().chain(&y.params).any(|p| p.pack);
        let alike = (has_pack || x.params.len() == y.params.len())
            && x.flags.is_const == y.flags.is_const
            && x.flags.qualifier == y.flags.qualifier
            && x.template.is_none()
            && y.template.is_none()
            && !x.flags.is_static
            // conversion functions are told apart by what they convert to
            && (&*x.name != "operator T" || x.result.as_ref().map(type_text) == y.result.as_ref().map(type_text));
        if !alike {
            return Ok(false);
        }
        Ok(self.types_taken(a, x.params.len())? == self.types_taken(b, y.params.len())?)
    }

    /// The types that a method takes.
    fn types_taken(&mut self, of: Method, params: usize) -> Outcome<Vec<TypeId>> {
        let mut types = Vec::with_capacity(params);
        for i in 0..params {
            types.extend(self.parameter_types(of, i)?);
        }
        Ok(types)
    }

    /// The type of a parameter as the signature has it: an array is a pointer, and no `const` of its own; of a pack each.
    fn parameter_types(&mut self, of: Method, i: usize) -> Outcome<Vec<TypeId>> {
        let def = &self.program.functions[of.0 as usize];
        let (ast, scope) = (def.ast.clone(), def.scope.clone());
        let (param, compiler) = (&ast.params[i], Compiler::new(&mut self.program, scope));
        let code = if param.pack { compiler.types_of_pack(&param.ty) } else { compiler.alias(None, &param.ty) };
        let v = self.eval_alone(&code.code, Some(of.1), Value::Void)?;
        let all = if let Value::Pack(all) = &v { &all[..] } else { std::slice::from_ref(&v) };
        all.iter().map(|v| self.type_id(v).map(|ty| self.as_signature_has_it(ty))).collect()
    }

    fn as_signature_has_it(&mut self, ty: TypeId) -> TypeId {
        let ty = if ty == Types::AUTO { ty } else { self.state.types.without_const(ty) };
        match self.state.types.get(ty) {
            Type::Array(element, _) => {
                let element = *element;
                self.state.types.intern(Type::Pointer(Space::Raw, element))
            }
            _ => ty,
        }
    }

    /// Refuses to make objects of a class that has a pure virtual function.
    pub(super) fn not_abstract(&mut self, class: ClassId) -> Outcome<()> {
        if !self.instances[class.0 as usize].is_dynamic {
            return Ok(());
        }
        if !self.virtuals.abstract_classes.contains_key(&class) {
            let pure = self.pure_function(class, class)?;
            let fault = pure.map(|name| {
                let class = &self.state.types.classes[class.0 as usize].name;
                Fault::ill_formed(format_args!("`{class}` is abstract: `{name}` is pure virtual, and nothing overrides it"))
            });
            self.virtuals.abstract_classes.insert(class, fault);
        }
        match self.virtuals.abstract_classes.get(&class) {
            Some(Some(fault)) => Err(fault.clone()),
            _ => Ok(()),
        }
    }

    /// The name of a pure function of `part`, a class or one of its bases, that the class does not override.
    pub(super) fn pure_function(&mut self, class: ClassId, part: ClassId) -> Outcome<Option<Name>> {
        let def = self.instances[part.0 as usize].def as usize;
        let mut pure = Vec::new();
        for member in self.program.classes[def].members.values() {
            if let MemberDef::Functions(set) = member {
                pure.extend(self.program.sets[*set as usize].1.iter().filter(|f| self.program.functions[**f as usize].ast.flags.is_pure));
            }
        }
        pure.sort_unstable();
        for id in pure {
            let (last, _) = self.overrider_in(class, (id, part))?;
            let ast = &self.program.functions[last as usize].ast;
            if ast.flags.is_pure && &*ast.name != "~" {
                return Ok(Some(ast.name.clone()));
            }
        }
        for base in self.instances[part.0 as usize].bases.clone() {
            if let Some(name) = self.pure_function(class, base)? {
                return Ok(Some(name));
            }
        }
        Ok(None)
    }

    /// Joins the functions that `using Base::f` names to those of the class itself.
    pub(super) fn join_used(&mut self, class: ClassId) -> Outcome<()> {
        let def = self.instances[class.0 as usize].def as usize;
        let ast = self.program.classes[def].ast.clone();
        let bases = self.bases_inherited(class)?;
        self.join_constructors(class, &bases)?;
        for (place, member) in ast.members.iter().enumerate() {
            let Member::Using(path) = member else {
                continue;
            };
            let name = path.last().name.clone();
            let named = self.bases_used(class, place, path)?;
            let bases = named.unwrap_or_else(|| self.instances[class.0 as usize].bases.clone());
            let mut methods = self.methods_of(class, &name);
            for base in bases {
                for method in self.method_set(base, &name).map_or(Vec::new(), |(owner, set)| self.methods(owner, set)) {
                    // what the class declares itself hides it
                    let own = methods.contains(&method) || self.own_same(class, method)?.is_some();
                    if !own {
                        methods.push(method);
                    }
                }
            }
            if methods.iter().all(|(_, owner)| *owner == class) {
                continue;
            }
            let set = self.joined_set(name.clone(), methods);
            self.instances[class.0 as usize].joined.insert(name, set);
        }
        Ok(())
    }

    /// A set of functions of several classes.
    pub(super) fn joined_set(&mut self, name: Name, methods: Vec<Method>) -> u32 {
        let set = self.program.sets.len() as u32;
        let (functions, owners) = methods.into_iter().map(|(f, class)| (f, Some(class))).unzip();
        self.program.sets.push((name, functions));
        self.virtuals.owners.insert(set, Rc::new(owners));
        set
    }

    /// The functions of a name that a class has so far.
    fn methods_of(&self, class: ClassId, name: &str) -> Vec<Method> {
        let instance = &self.instances[class.0 as usize];
        match (instance.joined.get(name), self.program.classes[instance.def as usize].members.get(name)) {
            (Some(set), _) | (None, Some(MemberDef::Functions(set))) => self.methods(class, *set),
            _ => Vec::new(),
        }
    }

    /// The functions of a set with their classes, `class` where it is of one alone.
    pub(super) fn methods(&self, class: ClassId, set: u32) -> Vec<Method> {
        let functions = self.program.sets[set as usize].1.iter().copied();
        match self.owners(set) {
            Some(owners) => functions.zip(owners.iter().map(|of| of.unwrap_or(class))).collect(),
            None => functions.map(|f| (f, class)).collect(),
        }
    }

    /// Notes the classes of the functions of a set that are methods or friends of one.
    pub(super) fn has_owners(&mut self, set: u32, owners: Vec<Option<ClassId>>) {
        self.virtuals.owners.insert(set, Rc::new(owners));
    }

    /// The classes of the functions of a set, where it holds those of several classes.
    pub(super) fn owners(&self, set: u32) -> Option<Rc<Vec<Option<ClassId>>>> {
        if self.virtuals.owners.is_empty() { None } else { self.virtuals.owners.get(&set).cloned() }
    }
}
