//! What arguments and items in braces are made into, found out before the first is evaluated.
//!
//! The plan of a list lies in a slot: whether the items are parts of an aggregate, and for each the type that it is made into where
//! it is evaluated, `void` where it stays what it is.

use super::super::ast::Name;
use super::super::code::{Assigned, Count, PlanSite};
use super::super::compiled::{FunctionCode, ParamSlot, Pattern, TemplateName};
use super::super::state::State;
use super::super::types::Types;
use super::super::value::{ClassId, Fault, FaultKind, Integer, Outcome, Passed, Type, TypeId, Value};
use super::Machine;
use super::aggregates::PART;
use super::binding::Call;
use super::category::As;
use super::facts::{MOVE_ASSIGN, TRIVIAL};
use std::rc::Rc;

impl Machine<'_> {
    /// `Op::Plan`: the plan that a type alone tells, or none for what is no class of the program; whether the items tell the rest.
    pub(super) fn plan(&mut self, base: u32, site: &PlanSite) -> Outcome<bool> {
        let ty = self.pop();
        let slot = (base + site.slot) as usize;
        self.state.slots[slot] = Value::Void;
        let ty = match ty {
            Value::Void => return Ok(false),
            Value::Template(n) if n & (super::ALIAS | super::BOUND) == 0 => {
                let asks = !self.program.classes[n as usize].scope.is_prelude;
                if asks {
                    self.state.slots[slot] = ty;
                }
                return Ok(asks);
            }
            Value::Template(_) => self.applied(ty, Vec::new())?,
            ty => ty,
        };
        if matches!(ty, Value::Template(_) | Value::Native(_)) {
            return Ok(false);
        }
        let id = self.type_id(&ty)?;
        let id = self.state.types.without_const(id);
        match self.state.types.get(id).clone() {
            Type::Class(class) if !self.is_class_of_library(class) => {
                let parts = match self.has_constructors(class) {
                    true => None,
                    false => self.plan_of_members(class, &site.names),
                };
                let asks = parts.is_none();
                self.state.slots[slot] = parts.unwrap_or(Value::Type(id));
                Ok(asks)
            }
            Type::Array(of, _) => {
                let asks = self.has_parts(of);
                self.state.slots[slot] = if asks { Value::Type(id) } else { plan_of(true, vec![Value::Type(of); site.names.len()]) };
                Ok(asks)
            }
            Type::Library(ref name, _) if &**name == "array" && self.has_objects(id, 0) => {
                self.state.slots[slot] = Value::Type(id);
                Ok(true)
            }
            // characters, and numbers, are read in their turn
            Type::Library(ref name, _) if matches!(&**name, "string" | "basic_string") => {
                self.state.slots[slot] = plan_of(false, vec![Value::Type(Types::CHAR); site.names.len()]);
                Ok(false)
            }
            Type::Library(ref name, ref parts) if matches!(&**name, "initializer_list" | "vector") => {
                let of = crate::cxx::types::containers::element_of(parts);
                if matches!(self.state.types.get(of), Type::Class(_) | Type::Int(_) | Type::Float(_)) {
                    self.state.slots[slot] = plan_of(false, vec![Value::Type(of); site.names.len()]);
                }
                Ok(false)
            }
            Type::Class(class) if self.has_constructors(class) => {
                self.state.slots[slot] = plan_of(false, Vec::new());
                Ok(false)
            }
            _ => Ok(false),
        }
    }

    pub(super) fn is_class_of_library(&self, class: ClassId) -> bool {
        self.program.classes[self.instances[class.0 as usize].def as usize].scope.is_prelude
    }

    /// The bases and members of an aggregate.
    pub(super) fn members_of_aggregate(&mut self, class: ClassId) -> Vec<TypeId> {
        let instance = &self.instances[class.0 as usize];
        let inherited = instance.bases.iter().map(|base| self.instances[base.0 as usize].fields.len()).sum();
        let (bases, fields) = (instance.bases.clone(), instance.fields.clone());
        let mut parts: Vec<TypeId> = bases.into_iter().map(|base| self.state.types.intern(Type::Class(base))).collect();
        parts.extend(fields.iter().skip(inherited).map(|f| f.ty));
        parts
    }

    /// The plan for the parts of an aggregate, where no braces of these may be left out.
    fn plan_of_members(&mut self, class: ClassId, names: &[Option<Name>]) -> Option<Value> {
        let parts = self.members_of_aggregate(class);
        let are_named = names.iter().any(Option::is_some);
        // one alone may be an object of the class
        if !are_named && (names.len() == 1 || parts.iter().take(names.len()).any(|ty| self.has_parts(*ty))) {
            return None;
        }
        let fields = &self.instances[class.0 as usize].fields;
        let all = names.iter().enumerate().map(|(i, name)| match name {
            Some(name) => fields.iter().find(|f| *f.name == **name).map(|f| f.ty),
            None => parts.get(i).copied(),
        });
        Some(plan_of(true, all.map(|ty| ty.map_or(Value::Void, Value::Type)).collect()))
    }

    /// `Op::PlanFor`: the plan for the samples on top, for the type in the slot.
    pub(super) fn plan_for(&mut self, slot: u32, count: Count, brace: bool) -> Outcome<()> {
        let (samples, moved) = self.popped_args(count);
        let (consts, const_rvalues) = self.popped_consts();
        let ty = std::mem::replace(&mut self.state.slots[slot as usize], Value::Void);
        let outer = std::mem::replace(&mut self.comparing, true);
        let has_unknown = samples.iter().any(|v| matches!(v, Value::Void));
        let ty = match ty {
            Value::Template(template) => self.deduced_type(template, &samples, brace),
            ty => Ok(ty),
        };
        let plan = ty.and_then(|ty| {
            self.comparing = true;
            let id = self.type_id(&ty)?;
            let parts = match self.state.types.get(id).clone() {
                Type::Class(class) if self.has_constructors(class) => {
                    self.passing.moved = moved;
                    (self.passing.consts, self.passing.const_rvalues) = (consts, const_rvalues);
                    return self.plan_of_constructor(class, samples, brace);
                }
                Type::Class(class) => match &samples[..] {
                    [Value::Object(o)] if brace && self.is_derived(o.class, class) => {
                        return Ok(plan_of(true, vec![Value::Type(id)]));
                    }
                    _ => self.members_of_aggregate(class),
                },
                Type::Array(of, n) => vec![of; n.map_or(samples.len(), |n| samples.len().min(n.max(0) as usize))],
                Type::Library(_, list) => {
                    let of = crate::cxx::types::containers::element_of(&list);
                    match &samples[..] {
                        // the braces of the array within
                        [Value::Braces(_)] => vec![self.state.types.intern(Type::Array(of, None))],
                        _ => vec![of; samples.len()],
                    }
                }
                _ => return Ok(Value::Void),
            };
            let types = self.types_of_parts(parts, &samples)?;
            Ok(plan_of(true, types.into_iter().map(Value::Type).collect()))
        });
        self.comparing = outer;
        self.state.slots[slot as usize] = match plan {
            Ok(plan) => plan,
            Err(fault) if has_unknown || fault.kind == FaultKind::IllFormed => {
                self.failed_at = None;
                // what is made of the items tells what is wrong
                if has_unknown { Value::Null } else { Value::Void }
            }
            Err(fault) => return Err(fault),
        };
        Ok(())
    }

    /// The plan for the parameters of the constructor that fits.
    fn plan_of_constructor(&mut self, class: ClassId, samples: Vec<Value>, brace: bool) -> Outcome<Value> {
        let n = samples.len();
        let passing = self.passing;
        let given = if brace { self.listed(class, samples)? } else { samples };
        let is_list = brace && n > 0 && matches!(&given[..], [Value::Braces(items)] if n != 1 || items.len() == n);
        let Some(set) = self.constructors(class) else { return Ok(Value::Void) };
        let temporaries = given.iter().take(64).enumerate().filter(|(_, v)| !State::is_place(v) && !super::values::is_held(v));
        let temporaries = temporaries.fold(passing.moved, |mask, (i, _)| mask | 1 << i);
        self.passing = super::Passing { in_order: brace, ..passing };
        let bound = self.choose(set, Some(class), Call { this: &Value::Void, templates: &[], args: &given, temporaries })?;
        let plan = match bound.function.params.first().filter(|_| is_list) {
            Some(list) => {
                let element = match self.made_for(list, 0, bound.base, bound.class) {
                    Ok(Value::Type(ty)) => self.list_element(self.state.types.strip(ty)).map_or(Value::Void, Value::Type),
                    _ => Value::Void,
                };
                Ok(plan_of(false, vec![element; n]))
            }
            None => self.plan_of_parameters(&bound.function, bound.base, bound.class, n),
        };
        self.cut(bound.base);
        plan
    }

    /// The plan for so many arguments of a function that is bound.
    pub(super) fn plan_of_parameters(&mut self, function: &FunctionCode, base: u32, class: Option<ClassId>, n: usize) -> Outcome<Value> {
        let last = function.params.len().saturating_sub(1);
        let mut types = Vec::with_capacity(n);
        for i in 0..n {
            let param = function.params.get(i.min(last)).filter(|param| i <= last || param.pack);
            types.push(param.map_or(Ok(Value::Void), |param| self.made_for(param, i - i.min(last), base, class))?);
        }
        Ok(plan_of(false, types))
    }

    /// The plan for the arguments that a value of a type is made from.
    pub(super) fn plan_of_type(&mut self, ty: TypeId, args: Vec<Value>) -> Outcome<Value> {
        match *self.state.types.get(self.state.types.without_const(ty)) {
            Type::Class(class) if !self.is_class_of_library(class) && self.has_constructors(class) => {
                let outer = std::mem::replace(&mut self.comparing, true);
                let plan = self.plan_of_constructor(class, args, false);
                self.comparing = outer;
                plan
            }
            _ => Ok(Value::Void),
        }
    }

    /// What argument `i` is made into for a parameter, which may be a pack that begins there.
    fn made_for(&mut self, param: &ParamSlot, i: usize, base: u32, class: Option<ClassId>) -> Outcome<Value> {
        let ty = match super::patterns::inner(&param.pattern) {
            Pattern::Concrete(code) | Pattern::Dependent(code) => {
                if let Some(index) = param.index {
                    self.state.slots[(base + index) as usize] = Value::Int(Integer::Int, i as i64);
                }
                let ty = self.eval(&code.clone(), base, class, Value::Void)?;
                Some(self.type_id(&ty)?)
            }
            Pattern::Template(TemplateName::Class(def), args) => self.known_class(*def, args, base, class, &Value::Void)?,
            _ => None,
        };
        Ok(match ty {
            Some(ty) if param.by_reference => Value::Type(self.state.types.intern(Type::Reference(ty))),
            Some(ty) => Value::Type(ty),
            None if param.by_reference => Value::Void,
            // it is deduced from the argument
            None => Value::Type(Types::AUTO),
        })
    }

    /// The type that the plan in a slot has for an item, and whether that is a part of an aggregate.
    fn planned_type(&self, slot: u32, place: u16) -> Option<(TypeId, bool)> {
        let Value::Pack(plan) = &self.state.slots[slot as usize] else { return None };
        let (is_part, types) = plan.split_first()?;
        let i = match place {
            PlanSite::BY_MARK => self.stack.len().checked_sub(self.marks.last()? + 1)?,
            PlanSite::BACK_BY_MARK => types.len().checked_sub(self.stack.len().checked_sub(*self.marks.last()?)?)?,
            i => usize::from(i),
        };
        match types.get(i) {
            Some(Value::Type(ty)) => Some((*ty, !matches!(is_part, Value::Void))),
            _ => None,
        }
    }

    /// `Op::PlanAssigned`: the plan for the one object that a place is assigned: none where its class takes anything else.
    pub(super) fn plan_assigned(&mut self, slot: u32, plans: Assigned) -> Outcome<()> {
        let ty = self.pop();
        let of = match ty {
            Value::Void => None,
            ty => Some(self.type_id(&ty)?),
        };
        let plan = of.map(|of| self.state.types.strip(of)).and_then(|of| {
            let alone = || Some(plan_of(false, vec![Value::Type(of)]));
            match (self.state.types.get(of), plans) {
                (Type::Library(name, _), Assigned::Text) => (&**name == "string").then_some(Value::Type(of)),
                (_, Assigned::Text) => None,
                (Type::Int(_) | Type::Float(_), _) => alone(),
                // templates take the object itself
                (Type::Class(class), Assigned::Value) => (!self.takes_anything(*class)).then_some(Value::Type(of)),
                (_, Assigned::Value) => Some(Value::Type(of)),
                (Type::Class(class), _) => {
                    alone().filter(|_| self.declared_functions(*class, "operator=").iter().all(|f| self.transfer_of(f.0).is_some()))
                }
                (Type::Library(name, _), _) if matches!(&**name, "pair" | "tuple" | "array") => alone(),
                _ => None,
            }
        });
        self.state.slots[slot as usize] = plan.unwrap_or(Value::Void);
        Ok(())
    }

    /// Whether a class of the library is assigned what any object is.
    fn takes_anything(&self, class: ClassId) -> bool {
        let def = &self.program.classes[self.instances[class.0 as usize].def as usize];
        def.scope.is_prelude && matches!(&*def.ast.name, "function" | "any" | "variant")
    }

    /// `Op::PlanRight`
    pub(super) fn plan_right(&mut self, slot: u32, plan: u32) -> Value {
        let right = match self.pop() {
            Value::Pack(plan) => match plan.last() {
                Some(Value::Type(ty)) => Some(*ty),
                _ => None,
            },
            _ => None,
        };
        let is_object = |ty: &TypeId| match self.state.types.get(self.state.types.strip(*ty)) {
            Type::Class(class) => !self.is_class_of_library(*class),
            Type::Library(name, _) => &**name == "string",
            _ => false,
        };
        let right = right.filter(is_object);
        if right.is_some() {
            self.state.slots[slot as usize] = Value::Int(Integer::Bool, 1);
        }
        self.state.slots[plan as usize] = right.map_or(Value::Void, |ty| plan_of(false, vec![Value::Type(ty)]));
        super::super::library::truth(right.is_some())
    }

    /// `Op::IsAggregate`
    pub(super) fn is_assigned_as_bytes(&mut self) -> Outcome<Value> {
        let answer = match self.pop() {
            Value::Void => false,
            ty => {
                let ty = self.type_id(&ty)?;
                let ty = self.state.types.strip(ty);
                matches!(self.state.types.get(ty), Type::Class(_) | Type::Library(..))
                    && self.is_aggregate(ty)?
                    && self.facts(ty, 0)?.levels[MOVE_ASSIGN] == TRIVIAL
            }
        };
        Ok(super::super::library::truth(answer))
    }

    /// `Op::PlanType`
    pub(super) fn plan_type(&mut self, slot: u32, place: u16) -> Value {
        self.stack.push(Value::Void);
        let planned = self.planned_type(slot, place);
        self.stack.pop();
        planned.filter(|(ty, _)| *ty != Types::AUTO).map_or(Value::Void, |(ty, _)| Value::Type(self.state.types.strip(ty)))
    }

    /// `Op::PlannedItem`: the item on top as it is made where it is evaluated.
    pub(super) fn planned_item(&mut self, slot: u32, place: u16) -> Outcome<()> {
        if let (Value::Null, Some(v)) = (&self.state.slots[slot as usize], self.stack.last())
            && (State::is_place(v) || matches!(v, Value::Passed(..) | Value::Object(_)))
        {
            let why = "what is made of a variable, where the types of what stands beside it are not known before it is evaluated";
            return Err(Fault::new(FaultKind::Unsupported, why));
        }
        if let Value::Type(to) = self.state.slots[slot as usize] {
            return self.assigned_by_conversion(to);
        }
        let Some((ty, is_part)) = self.planned_type(slot, place) else {
            let is_call = matches!(&self.state.slots[slot as usize], Value::Pack(plan) if matches!(plan.first(), Some(Value::Void)));
            self.stack.last().filter(|_| is_call).into_iter().for_each(is_no_part);
            return Ok(());
        };
        let given = match self.pop() {
            // a result that is `const`
            Value::Passed(Passed::Const, of) if matches!(*of, Value::Object(_)) && !super::values::is_held(&of) => {
                Value::Passed(Passed::ConstRvalue, of)
            }
            given => given,
        };
        let is_made = matches!(&given, Value::Object(o) if o.temporary.get() == PART);
        let is_fresh = is_made || !State::is_place(&given) && !matches!(given, Value::Passed(..)) && !super::values::is_held(&given);
        let (told, is_moved) = match &given {
            Value::Passed(how, of) => ((**of).clone(), matches!(how, Passed::Rvalue)),
            v => (v.clone(), false),
        };
        let bare = self.state.types.strip(ty);
        let v = self.state.value(&told)?;
        let is_reference = self.state.types.refers(ty);
        let is_same = self.state.type_of(&v) == bare;
        let by_itself = matches!(&v, Value::Object(o) if is_reference && !is_same && !self.conversions_of(o.class).is_empty());
        let stays = match (self.state.types.get(bare), &v) {
            (_, Value::Braces(_) | Value::Data(_) | Value::Void | Value::Cute(_)) => true,
            // iterators of which a text is made
            (Type::Int(Integer::Char), Value::Object(o)) if self.is_class_of_library(o.class) => true,
            // the type that it is put into chooses one
            (Type::Library(..), Value::Function(_)) => true,
            (Type::Class(class), Value::Object(o)) if is_reference => self.is_derived(o.class, *class),
            (Type::Class(class), _) if is_reference => self.is_class_of_library(*class),
            _ if is_reference => !by_itself,
            (Type::Auto, _) => is_fresh,
            (Type::Of(_) | Type::Array(..), _) => true,
            (Type::Closure(_), _) => is_fresh,
            // a number becomes what the bits of the member hold, a value of the library stays what it is
            (Type::Library(..), _) if self.state.types.bit_field(bare).is_some() => true,
            (Type::Library(..), _) => is_fresh && self.state.type_of(&v) == bare,
            _ => false,
        };
        let is_explicit = !matches!(v, Value::Object(_))
            && matches!(self.state.types.get(bare), Type::Class(_))
            && self.convertible(&Value::Type(bare), &Value::TypeOf(Rc::new(v.clone())))?.is_none();
        if is_made && (is_same || stays) {
            self.part_or_temporary(given, is_part);
            return Ok(());
        }
        if stays || is_explicit || self.lacks_braces(&told, bare)? {
            self.stack.push(given);
            return Ok(());
        }
        let is_const = self.is_const_object(&told) || matches!(&given, Value::Passed(Passed::Const | Passed::ConstRvalue, _));
        let on_rvalue = is_fresh || matches!(&given, Value::Passed(Passed::Rvalue | Passed::ConstRvalue, _));
        let as_object = As { on_const: is_const, on_rvalue, ..As::default() };
        if by_itself {
            let is_class = matches!(self.state.types.get(bare), Type::Class(_));
            let to_rvalue = matches!(self.state.types.get(ty), Type::Forwarding(_));
            if !is_class && let Some(place) = self.conversion(&v, bare, As { to_reference: !to_rvalue, to_rvalue, ..as_object })? {
                self.stack.push(place);
                return Ok(());
            }
            self.converts = As { binds: true, ..as_object };
            let made = self.converted_from(v, is_fresh, bare, false)?;
            self.part_or_temporary(made, is_part);
            return Ok(());
        }
        drop(v);
        let made = match self.state.types.get(bare) {
            Type::Auto | Type::Closure(_) => self.own_of(&told, is_moved)?,
            Type::Library(..) if is_same => self.own_of(&told, is_moved)?,
            Type::Class(_) | Type::Library(..) => {
                self.stack.push(given);
                let (args, moved) = self.popped_args(Count::Fixed(1));
                (self.moved, self.given_consts) = (moved, self.popped_consts());
                drop(told);
                let made = self.construct(&Value::Type(bare), args, false)?;
                self.given_consts = Default::default();
                made
            }
            _ => match self.state.value(&told)? {
                v @ Value::Object(_) => {
                    (self.converts.on_const, self.converts.on_rvalue) = (is_const, on_rvalue);
                    self.converted(v, bare, false)?
                }
                _ => self.number_or(given)?,
            },
        };
        self.part_or_temporary(made, is_part);
        Ok(())
    }

    /// Converts the object on top that is assigned to one of another type, where it has a conversion function to that.
    fn assigned_by_conversion(&mut self, to: TypeId) -> Outcome<()> {
        let given = self.pop();
        let how = match &given {
            Value::Passed(how, _) => Some(*how),
            _ => None,
        };
        // before anything else holds it
        let is_fresh = how.is_none() && !State::is_place(&given) && !super::values::is_held(&given);
        let told = if let Value::Passed(_, of) = &given { (**of).clone() } else { given.clone() };
        let v = self.state.value(&told)?;
        let is_other = matches!(&v, Value::Object(o) if self.state.type_of(&v) != to && !self.conversions_of(o.class).is_empty());
        let as_object = As {
            on_const: matches!(how, Some(Passed::Const | Passed::ConstRvalue)) || self.is_const_object(&told),
            on_rvalue: is_fresh || matches!(how, Some(Passed::Rvalue | Passed::ConstRvalue)),
            ..As::default()
        };
        let made = match self.state.types.get(to) {
            _ if !is_other => None,
            Type::Library(name, _) if &**name == "string" => self.characters_of_object(&v, as_object, false)?,
            _ => self.conversion(&v, to, as_object)?,
        };
        self.stack.push(made.unwrap_or(given));
        Ok(())
    }

    /// A variable as a value of its own: moved from, or a copy.
    fn own_of(&mut self, place: &Value, is_moved: bool) -> Outcome<Value> {
        let v = self.state.value(place)?;
        match &v {
            Value::Array(array) if matches!(self.state.types.get(array.ty), Type::Array(..)) => Ok(place.clone()),
            v if is_moved => self.moved_value(v),
            v => self.copied(v),
        }
    }

    /// `Op::MemberDefault`
    pub(super) fn member_default(&mut self, member: &str) -> Outcome<Value> {
        let ty = self.pop();
        let ty = self.type_id(&ty)?;
        let Type::Class(class) = *self.state.types.get(self.state.types.without_const(ty)) else {
            return Err(Fault::ill_formed(format_args!("what has no member `{member}` is made of one")));
        };
        let fields = self.instances[class.0 as usize].fields.clone();
        let made = match fields.iter().find(|f| *f.name == *member) {
            Some(f) => match &f.init {
                Some(code) => {
                    let v = self.eval_alone(code, Some(f.owner), Value::Void)?;
                    self.adopt_expiring();
                    v
                }
                None => self.default_of(f.ty)?,
            },
            None => Value::Void,
        };
        if let Value::Object(object) = &made {
            object.temporary.set(PART);
        }
        Ok(made)
    }

    fn part_or_temporary(&mut self, made: Value, is_part: bool) {
        match &made {
            Value::Object(object) if is_part => object.temporary.set(PART),
            made => {
                is_no_part(made);
                self.note_temporary(made);
            }
        }
        self.stack.push(made);
    }

    /// `Op::PlannedBraces`: what so many values in braces make as an item.
    pub(super) fn planned_braces(&mut self, slot: u32, place: u16, count: Count) -> Outcome<()> {
        let list = self.braces(count)?;
        self.stack.push(list);
        let planned = self.planned_type(slot, place);
        let list = self.pop();
        let is_made = |machine: &Self, ty| match machine.state.types.get(machine.state.types.strip(ty)) {
            Type::Class(_) | Type::Library(..) => true,
            Type::Array(of, n) => n.is_some() && machine.has_objects(*of, 0),
            _ => false,
        };
        match (planned, list) {
            (Some((ty, is_part)), Value::Braces(items)) if is_made(self, ty) => {
                self.moved = 0;
                let ty = self.state.types.strip(ty);
                let items = Rc::try_unwrap(items).unwrap_or_else(|items| items.to_vec());
                let made = self.construct(&Value::Type(ty), items, true)?;
                self.part_or_temporary(made, is_part);
            }
            (_, list) => self.stack.push(list),
        }
        Ok(())
    }
}

pub(super) fn plan_of(is_part: bool, types: Vec<Value>) -> Value {
    let first = if is_part { Value::Null } else { Value::Void };
    Value::Pack(Rc::new(std::iter::once(first).chain(types).collect()))
}

/// What is passed to a function is moved into what that makes.
fn is_no_part(v: &Value) {
    if let Value::Object(object) = v
        && object.temporary.get() == PART
    {
        object.temporary.set(0);
    }
}
