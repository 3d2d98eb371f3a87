//! The arguments of a class template, deduced from values.

use super::super::ast::{Function, Member, Name, Param, TemplateParam, Type};
use super::super::compile::{Compiler, type_text};
use super::super::compiled::{Pattern, ResultKind, TemplateName, TemplateSlot};
use super::super::library;
use super::super::parser::declarations::guide_of;
use super::super::program::{Entity, written};
use super::super::state::State;
use super::super::value::{ClassId, Fault, FaultKind, Outcome, TypeId, Value, unpacked};
use super::binding::Call;
use super::patterns::inner;
use super::{Machine, Passing};
use std::rc::Rc;

impl Machine<'_> {
    /// `std::vector{1, 2, 3}`, `std::array{1, 2}`: a container of the library, its elements of the type of what it is made of.
    pub(super) fn deduced_container(&mut self, name: &Name, args: Vec<Value>, brace: bool) -> Outcome<Value> {
        let values = args.iter().map(|v| self.state.value(v)).collect::<Outcome<Vec<Value>>>()?;
        let element = match (&values[..], brace) {
            ([Value::Array(array)], _) if &**name != "array" => return self.copied(&Value::Array(array.clone())),
            ([Value::Braces(items)], false) if !items.is_empty() => {
                let items = items.to_vec();
                return self.deduced_container(name, items, true);
            }
            ([Value::Int(..), value], false) => self.state.type_of(value),
            ([Value::Pointer { element, .. }, Value::Pointer { .. }], false) => self.state.types.without_const(*element),
            ([first, ..], true) => match self.reference_to_part(&args[0]) {
                Some(_) => return Err(Fault::new(FaultKind::Unsupported, "a container of what refers to packed elements is not read")),
                None => {
                    let ty = self.state.type_of(first);
                    self.decayed_type(ty)
                }
            },
            _ => return Err(Fault::ill_formed(format_args!("the arguments of the template `{name}` cannot be deduced"))),
        };
        // the elements are made of what nothing else holds
        drop(values);
        let element = self.state.types.without_const(element);
        let n = (&**name == "array").then_some(args.len() as i64);
        let ty = library::containers::type_of(&mut self.state, name, element, n);
        self.construct(&Value::Type(ty), args, brace)
    }

    /// A class template without arguments: they are deduced from the values.
    pub(super) fn deduced(&mut self, template: u32, args: Vec<Value>, brace: bool) -> Outcome<Value> {
        if template & (super::ALIAS | super::BOUND) != 0 {
            let t = self.applied(Value::Template(template), Vec::new())?;
            return self.construct(&t, args, brace);
        }
        if let [only] = &args[..]
            && let Value::Object(o) = self.state.value(only)?
            && self.instances[o.class.0 as usize].primary == template
        {
            return self.copied(&Value::Object(o));
        }
        if *self.program.classes[template as usize].ast.name == *super::classes::TUPLE {
            return self.deduced_tuple(args);
        }
        if let [only] = &args[..]
            && *self.program.classes[template as usize].ast.name == *"function"
            && self.program.classes[template as usize].scope.is_prelude
            && let Some(signature) = self.signature_of(only)?
        {
            let signature = self.state.types.with_noexcept(signature, false);
            let ty = self.instance_type(template, vec![Value::Type(signature)])?;
            return self.construct(&ty, args, brace);
        }
        let passed = (self.moved, self.given_consts);
        let ty = self.deduced_type(template, &args, brace)?;
        (self.moved, self.given_consts) = passed;
        self.construct(&ty, args, brace)
    }

    /// The class that values deduce, by guides, constructors or the parts of an aggregate.
    pub(super) fn deduced_type(&mut self, template: u32, args: &[Value], brace: bool) -> Outcome<Value> {
        let told = self.told_of(args);
        // a list is the one argument of what takes a list
        let list = Value::Braces(Rc::new(args.to_vec()));
        if brace && let Some(ty) = self.guided(template, std::slice::from_ref(&list), None)? {
            return Ok(ty);
        }
        if let Some(ty) = self.guided(template, args, Some(told))? {
            return Ok(ty);
        }
        let ast = self.program.classes[template as usize].ast.clone();
        let constructors: Vec<&Function> = ast
            .members
            .iter()
            .filter_map(|member| match member {
                Member::Function(f) if f.name == ast.name => Some(&**f),
                _ => None,
            })
            .collect();
        let own = |f: &&Function| ast.template.iter().chain(&f.template).flatten().cloned().collect::<Vec<_>>();
        let mut best: Option<(i64, Vec<Value>)> = None;
        if brace {
            let lists = constructors.iter().filter(|f| f.params.first().is_some_and(|p| type_text(&p.ty).contains("initializer_list")));
            for f in lists {
                self.deduced_by(template, &own(f), &f.params, (std::slice::from_ref(&list), 0), &mut best)?;
            }
        }
        if best.is_none() {
            for f in &constructors {
                self.deduced_by(template, &own(f), &f.params, (args, told.consts), &mut best)?;
            }
        }
        if constructors.is_empty() {
            // the parts of an aggregate
            let part = |ty: &Type, pack: bool| Param { name: None, ty: ty.clone(), default: None, pack, at: ty.at };
            let bases = ast.bases.iter().map(|(ty, pack)| part(ty, *pack));
            let members = ast.members.iter().filter_map(|m| if let Member::Fields(v) = m { Some(v) } else { None });
            let members = members.filter(|v| !v.is_static).flat_map(|v| &v.declared).map(|d| part(&d.ty, false));
            let parts: Vec<Param> = bases.chain(members).take(args.len()).collect();
            self.deduced_by(template, ast.template.as_deref().unwrap_or_default(), &parts, (args, told.consts), &mut best)?;
        }
        match best {
            Some((_, given)) => self.instance_type(template, unpacked(given)),
            None => Err(Fault::ill_formed(format_args!("the arguments of the template `{}` cannot be deduced", ast.name))),
        }
    }

    /// Deduces the arguments of a class template from what one constructor takes, and keeps them where it fits best so far.
    fn deduced_by(
        &mut self,
        template: u32,
        own: &[TemplateParam],
        params: &[Param],
        (args, consts): (&[Value], u64),
        best: &mut Option<(i64, Vec<Value>)>,
    ) -> Outcome<()> {
        let least = params.iter().filter(|p| p.default.is_none() && !p.pack).count();
        if args.len() < least || (args.len() > params.len() && !params.iter().any(|p| p.pack)) {
            return Ok(());
        }
        let def = &self.program.classes[template as usize];
        let (scope, count) = (def.scope.clone(), def.ast.template.as_ref().map_or(0, Vec::len));
        let takes_texts = !scope.is_prelude;
        let types: Vec<_> = params.iter().map(|p| p.ty.clone()).collect();
        let (slots, patterns) = Compiler::new(&mut self.program, scope).deduction(own, &types);
        let base = self.room(slots.len() + 4)?;
        let found = self.deduced_at(&slots, &patterns, params, (args, consts, takes_texts), base);
        let given: Vec<Value> = slots.iter().take(count).map(|s| self.state.slots[(base + s.slot) as usize].clone()).collect();
        self.cut(base);
        match found {
            Ok(Some(score)) if best.as_ref().is_none_or(|(most, _)| score > *most) => *best = Some((score, given)),
            Err(fault) if fault.kind == FaultKind::Limit || fault.is_missing() => return Err(fault),
            Ok(_) => {}
            Err(_) => self.failed_at = None,
        }
        Ok(())
    }

    fn deduced_at(
        &mut self,
        slots: &[TemplateSlot],
        patterns: &[Pattern],
        params: &[Param],
        (args, consts, takes_texts): (&[Value], u64, bool),
        base: u32,
    ) -> Outcome<Option<i64>> {
        let mut subjects = Vec::with_capacity(args.len());
        for arg in args {
            subjects.push(match self.reference_to_part(arg) {
                Some(ty) => Value::Type(ty),
                None => match self.state.value(arg)? {
                    v @ Value::Function(_) if State::is_place(arg) => Value::Type(self.state.type_of(&v)),
                    v => Value::TypeOf(Rc::new(v)),
                },
            });
        }
        let (mut score, mut rest) = (0, &subjects[..]);
        for (i, (pattern, param)) in patterns.iter().zip(params).enumerate() {
            let fit = match rest {
                _ if param.pack => {
                    let all = std::mem::take(&mut rest);
                    self.matches_pack(pattern, all, base, None, &Value::Void)?
                }
                [] => Some(0),
                [first, others @ ..] => {
                    rest = others;
                    let subject = match first {
                        // a function that is named is no pointer where a reference is bound to it
                        Value::TypeOf(v) if let (Value::Function(_), Pattern::Reference(_)) = (&**v, pattern) => {
                            let ty = self.state.type_of(v);
                            self.pointed_function(ty).map_or_else(|| first.clone(), Value::Type)
                        }
                        Value::TypeOf(_)
                            if let (Pattern::Reference(of) | Pattern::Forwarding(of), Some(array)) =
                                (pattern, self.array_named(&args[i], takes_texts)) =>
                        {
                            let mut ty = self.state.type_of(&array);
                            if let Pattern::Const(_) = **of {
                                ty = self.state.types.unqualified(ty);
                            }
                            Value::Type(ty)
                        }
                        // what is passed by value is the pointer to its first element
                        Value::TypeOf(v)
                            if let Value::Array(array) = &**v
                                && matches!(self.state.types.get(array.ty), super::super::value::Type::Array(..))
                                && !matches!(pattern, Pattern::Reference(_) | Pattern::Forwarding(_)) =>
                        {
                            let is_const = self.given_consts.0 & 1 << i.min(63) != 0 || self.state.is_constant(&args[i]);
                            Value::Type(self.first_of(array.ty, is_const))
                        }
                        Value::TypeOf(v) => Value::TypeOf(Rc::new(self.literal_for(inner(pattern), (**v).clone()))),
                        v => v.clone(),
                    };
                    match pattern {
                        // a reference to what is `const` deduces that
                        Pattern::Reference(of) if matches!(**of, Pattern::Bind(_, false)) && consts & 1 << i.min(63) != 0 => {
                            let ty = self.type_id(&subject)?;
                            let ty = self.state.types.strip(ty);
                            let is_array = matches!(self.state.types.get(ty), super::super::value::Type::Array(..));
                            let ty = if is_array { ty } else { self.state.types.intern(super::super::value::Type::Const(ty)) };
                            self.matches(of, &Value::Type(ty), base, None, &Value::Void)?.map(|s| s + 1)
                        }
                        _ => self.matches(pattern, &subject, base, None, &Value::Void)?,
                    }
                }
            };
            match fit {
                Some(s) => score += s,
                None => return Ok(None),
            }
        }
        self.defaults(slots, base, None, &Value::Void)?;
        Ok(Some(score))
    }

    /// The class that the type of a parameter is, where its template arguments are given; a pack of which none is given is empty.
    pub(super) fn known_class(
        &mut self,
        def: u32,
        args: &[(Pattern, bool)],
        base: u32,
        class: Option<ClassId>,
        this: &Value,
    ) -> Outcome<Option<TypeId>> {
        let mut known = Vec::with_capacity(args.len());
        for (pattern, expands) in args {
            let v = match pattern {
                Pattern::Bind(slot, _) => self.state.slots[(base + slot) as usize].clone(),
                Pattern::Concrete(code) => self.eval(&code.clone(), base, class, this.clone())?,
                Pattern::Template(TemplateName::Class(inner), args) => match self.known_class(*inner, args, base, class, this)? {
                    Some(ty) => Value::Type(ty),
                    None => return Ok(None),
                },
                _ => return Ok(None),
            };
            match (v, expands) {
                (Value::Void, true) => {}
                (Value::Void, false) => return Ok(None),
                (Value::Pack(items), true) => known.extend(items.iter().cloned()),
                (v, false) => known.push(v),
                _ => return Ok(None),
            }
        }
        let outer = self.around(def, class)?;
        let made = self.instance_within(def, known, outer)?;
        self.type_id(&made).map(Some)
    }

    /// What is known of arguments that deduce those of a class template: what is `const`, what is moved or a temporary.
    fn told_of(&self, args: &[Value]) -> Passing {
        let bits = |is: &dyn Fn(&Value) -> bool| (0..64).zip(args).filter(|(_, v)| is(v)).fold(0, |mask, (i, _)| mask | 1 << i);
        let consts = self.given_consts.0 | bits(&|v| self.state.is_constant(v));
        Passing {
            consts,
            const_rvalues: self.given_consts.1,
            moved: self.moved | bits(&|v| !super::values::is_held(v)),
            ..Default::default()
        }
    }

    /// What the deduction guide of a class template that fits values makes of them, of which this is known, or of a list where it takes one.
    fn guided(&mut self, template: u32, args: &[Value], told: Option<Passing>) -> Outcome<Option<Value>> {
        let def = &self.program.classes[template as usize];
        let name = guide_of(&def.ast.name);
        let (namespace, is_prelude) = (def.scope.namespace.clone(), def.scope.is_prelude);
        let Some(Entity::Functions(set)) = self.program.find(&namespace, &[name]) else {
            return Ok(None);
        };
        // one of another class of the name is none of it
        let is_own = |f: &u32| {
            let scope = &self.program.functions[*f as usize].scope;
            scope.is_prelude == is_prelude && written(&scope.namespace) == written(&namespace)
        };
        if !self.program.sets[set as usize].1.iter().any(is_own) {
            return Ok(None);
        }
        let (is_list, told) = (told.is_none(), told.unwrap_or_default());
        let temporaries = if is_list { 1 } else { told.moved };
        self.passing = told;
        // a guide takes nothing: it is only asked
        let outer = std::mem::replace(&mut self.comparing, true);
        let bound = self.choose(set, None, Call { this: &Value::Void, templates: &[], args, temporaries });
        self.comparing = outer;
        let bound = match bound {
            Ok(bound) => bound,
            Err(fault) if fault.kind == FaultKind::IllFormed => {
                self.failed_at = None;
                return Ok(None);
            }
            Err(fault) => return Err(fault),
        };
        let takes_list =
            |pattern| matches!(inner(pattern), Pattern::Template(TemplateName::Library(name), _) if &**name == "initializer_list");
        if is_list && !bound.function.params.first().is_some_and(|first| takes_list(&first.pattern)) {
            self.cut(bound.base);
            return Ok(None);
        }
        let ty = match &bound.function.result {
            ResultKind::Type(code) => self.eval(&code.clone(), bound.base, None, Value::Void),
            _ => Err(Fault::ill_formed("a deduction guide leads to a class")),
        };
        self.cut(bound.base);
        match ty {
            Err(fault) if matches!(fault.kind, FaultKind::IllFormed | FaultKind::Unsupported | FaultKind::Runtime) => {
                self.failed_at = None;
                Ok(None)
            }
            ty => ty.map(Some),
        }
    }
}
