//! Conversion functions: which `operator T` of an object is meant where a value of a type is needed ([over.match.conv],
//! [over.match.copy], [temp.deduct.conv]).

use super::super::compiled::{FunctionCode, Pattern, ResultKind, ReturnsRvalue};
use super::super::program::ClassDef;
use super::super::types::Types;
use super::super::value::{ClassId, Fault, FaultKind, Integer, Outcome, Passed, Type, TypeId, Value};
use super::binding::Call;
use super::category::As;
use super::fit::{ArgumentFit, object_fit, rank_of, suits};
use super::patterns::inner;
use super::values::{is_given_up, is_held};
use super::{Machine, Passing};
use crate::algebra::tensor::Space;
use crate::cxx::state::State;
use std::cmp::Ordering;
use std::rc::Rc;

/// The conversion function that is meant.
pub(super) struct Chosen {
    pub(super) owner: ClassId,
    pub(super) id: u32,
    /// The arguments of its template.
    pub(super) templates: Vec<Value>,
    /// How well the object fits it.
    object: ArgumentFit,
    /// The rank of the conversion of what it makes.
    pub(super) behind: u8,
    /// Of a template how special it is, and more of what is none.
    special: i64,
    /// Whether what it makes refers to what is `const`.
    pub(super) refers_to_const: bool,
    /// Whether another one fits as well.
    pub(super) is_ambiguous: bool,
}

/// What a conversion function makes.
struct Made {
    /// The rank of the conversion of it.
    behind: u8,
    /// Where it refers to a variable, whether to one that is `const`.
    refers: Option<bool>,
    /// The arguments of the template, and how special that is.
    templates: Vec<Value>,
    special: i64,
}

impl Machine<'_> {
    /// What `operator T` of an object makes of it.
    pub(super) fn conversion(&mut self, v: &Value, to: TypeId, how: As) -> Outcome<Option<Value>> {
        // nothing else holds a temporary
        let on_rvalue = how.on_rvalue || matches!(v, Value::Object(o) if Rc::strong_count(o) == 1);
        let how = As { on_rvalue, ..how };
        match self.chosen_conversion(v, to, how)? {
            Some(chosen) => self.converted_by(chosen, v, to, how).map(Some),
            None => Ok(None),
        }
    }

    fn converted_by(&mut self, chosen: Chosen, v: &Value, to: TypeId, how: As) -> Outcome<Value> {
        if chosen.is_ambiguous {
            let have = self.state.type_of(v);
            let (have, want) = (self.state.types.name(have), self.state.types.name(to));
            return Err(Fault::ill_formed(format_args!("the conversion from `{have}` to `{want}` is ambiguous")));
        }
        if let Value::Object(o) = v
            && self.may_be_overridden((chosen.id, chosen.owner), o.class)?
        {
            let why = "a conversion function that a derived class overrides is read for objects of that class alone";
            return Err(Fault::new(FaultKind::Unsupported, why));
        }
        let single = self.program.sets.len() as u32;
        self.program.sets.push(("operator T".into(), vec![chosen.id]));
        self.passing = how.passing();
        let result = self.call_set_now(single, Some(chosen.owner), v.clone(), &chosen.templates, &[]);
        self.program.forget_set(single);
        result
    }

    /// What `operator T` of an object makes of it where no constructor of the class is better, `v` being no such object itself.
    pub(super) fn conversion_before_constructors(&mut self, v: &Value, class: ClassId, to: TypeId, how: As) -> Outcome<Option<Value>> {
        let Some(chosen) = self.chosen_conversion(v, to, how)? else {
            return Ok(None);
        };
        // where the class is named, a constructor that fits as well is meant
        if let Some(fit) = self.constructor_fit(v, class, how)? {
            let order = fit.compared(&chosen.object);
            if order == Ordering::Greater || how.explicit && order == Ordering::Equal {
                return Ok(None);
            }
        }
        let moves = self.function_code(chosen.id).returns_rvalue == ReturnsRvalue::Yes;
        let made = self.converted_by(chosen, v, to, how)?;
        // what it refers to is copied or moved
        Ok(Some(match is_held(&made) && !how.binds {
            false => made,
            true => {
                let held = self.state.value(&made)?;
                if moves { self.moved_value(&held)? } else { self.copied(&held)? }
            }
        }))
    }

    /// How well an object of another class fits the constructor of a class that converts it best.
    fn constructor_fit(&mut self, v: &Value, class: ClassId, how: As) -> Outcome<Option<ArgumentFit>> {
        let args = std::slice::from_ref(v);
        let mut viable = Vec::new();
        for (id, class) in self.constructors_of(class) {
            let function = self.function_code(id);
            let least = function.params.iter().filter(|p| p.default.is_none() && !p.pack).count();
            let is_explicit = self.program.functions[id as usize].ast.flags.is_explicit;
            let converts = !function.params.is_empty() && least <= 1 && (how.explicit || !is_explicit);
            if converts && !self.copies_a_conversion(&function, Some(class), args)? {
                viable.push((function, Some(class)));
            }
        }
        let passing = Passing { consts: how.on_const.into(), ..Passing::default() };
        let call = Call { this: &Value::Void, templates: &[], args, temporaries: how.on_rvalue.into() };
        let outer = std::mem::replace(&mut self.standard_only, true);
        let fits = self.fits(&viable, call, passing);
        self.standard_only = outer;
        let first = |fit: &super::fit::Fit| fit.ranks.get(1).copied();
        Ok(fits?.found.iter().filter_map(|(_, fit)| first(fit)).max_by(ArgumentFit::compared))
    }

    /// Values for the elements of an array or of a container, or for its constructor, those that objects convert to among them.
    pub(super) fn parts_converted(&mut self, id: TypeId, mut args: Vec<Value>, brace: bool, moved: u64) -> Outcome<Vec<Value>> {
        if !args.iter().any(|arg| matches!(arg, Value::Object(_) | Value::Braces(_)) || State::is_place(arg)) {
            return Ok(args);
        }
        let element = match self.state.types.get(id) {
            Type::Array(of, _) => *of,
            Type::Library(name, _) if &**name == "string" => Types::CHAR,
            Type::Library(_, list) => match list.first() {
                Some(Value::Type(of)) => *of,
                _ => return Ok(args),
            },
            _ => return Ok(args),
        };
        let alone = args.len() == 1;
        let consts = self.given_consts.0;
        for (i, arg) in args.iter_mut().enumerate() {
            if let Value::Braces(items) = arg {
                let of = if alone && !self.is_array(element) { id } else { element };
                *arg = Value::Braces(Rc::new(self.parts_converted(of, items.to_vec(), true, 0)?));
                continue;
            }
            let on_const = self.is_const_object(arg) || consts.checked_shr(i as u32).unwrap_or(0) & 1 != 0;
            let on_rvalue = moved.checked_shr(i as u32).unwrap_or(0) & 1 != 0 || is_given_up(arg);
            let explicit = As { explicit: true, on_const, on_rvalue, ..As::default() };
            let v = self.state.value(arg)?;
            let Value::Object(o) = &v else { continue };
            if self.conversions_of(o.class).is_empty() || self.state.type_of(&v) == self.state.types.without_const(element) {
                continue;
            }
            let to = if brace || i > 0 { element } else { Types::ULONG };
            if alone
                && (!brace || !self.converts_itself(&v, to)?)
                && let Some(whole) = self.conversion(&v, id, explicit)?
            {
                *arg = whole;
            } else if self.converts_itself(&v, to)? {
                self.converts = As { explicit: false, ..explicit };
                *arg = self.converted(v, to, false)?;
            }
        }
        Ok(args)
    }

    /// Arguments of a method of a container or a string, those that objects convert to among them.
    pub(super) fn method_args_converted(&mut self, receiver: &Value, name: &str, args: &mut [Value]) -> Outcome<()> {
        let element = match receiver {
            Value::Array(array) => array.element,
            Value::Text(_) => self.state.type_of(receiver),
            _ => return Ok(()),
        };
        crate::cxx::library::exceptions::bounded(&self.state, receiver, name, args)?;
        // braces behind a number, or where no list of elements is meant, are those of an element
        if let ("resize" | "assign" | "insert", [before @ .., last @ Value::Braces(_)]) = (name, &mut *args)
            && let Value::Braces(items) = &*last
            && self.holds_objects(element)
            && !before.is_empty()
            && (name != "insert" || before.len() == 2 || !self.are_elements(items, element)?)
        {
            *last = self.converted(last.clone(), element, false)?;
        }
        // a constructor takes what makes an object in its place
        if name.starts_with("emplace") && matches!(self.state.types.get(self.state.types.strip(element)), Type::Class(_)) {
            return Ok(());
        }
        let (moved, count) = (self.passing.moved, args.len());
        for (i, arg) in args.iter_mut().enumerate().rev() {
            let on_rvalue = moved.checked_shr(i as u32).unwrap_or(0) & 1 != 0 || is_given_up(arg);
            let v = self.state.value(arg)?;
            let Value::Object(o) = &v else { continue };
            let counts = i == 0 && (matches!(name, "resize" | "reserve" | "at" | "operator[]" | "substr") || name == "assign" && count > 1);
            let to = if counts { Types::ULONG } else { element };
            let on_const = self.passing.consts.checked_shr(i as u32).unwrap_or(0) & 1 != 0 || self.is_const_object(arg);
            let how = As { explicit: name.starts_with("emplace"), on_const, on_rvalue, ..As::default() };
            if to == element && (matches!(receiver, Value::Text(_)) || how.explicit && self.is_string(element)) {
                if let Some(text) = self.characters_of_object(arg, how, true)? {
                    *arg = text;
                }
            } else if !self.conversions_of(o.class).is_empty()
                && let Some(made) = self.conversion(&v, to, how)?
            {
                *arg = self.converted(made, to, false)?;
            }
        }
        Ok(())
    }

    /// Whether a type is `std::string`.
    pub(super) fn is_string(&self, ty: TypeId) -> bool {
        matches!(self.state.types.get(self.state.types.strip(ty)), Type::Library(name, _) if &**name == "string")
    }

    /// What an object becomes where a string takes strings and characters, by templates `views` of them too.
    pub(super) fn characters_of_object(&mut self, arg: &Value, how: As, views: bool) -> Outcome<Option<Value>> {
        let how = As { on_rvalue: how.on_rvalue || !is_held(arg), ..how };
        let v = self.state.value(arg)?;
        let Value::Object(o) = &v else { return Ok(None) };
        if self.conversions_of(o.class).is_empty() {
            return Ok(None);
        }
        let string = self.state.types.intern(Type::Library("string".into(), Vec::new()));
        let text = self.state.types.intern(Type::Pointer(Space::Raw, Types::CONST_CHAR));
        let is_view = |class: &ClassDef| class.scope.is_prelude && &*class.ast.name == "string_view";
        let view = match self.program.classes.iter().position(is_view) {
            Some(def) if views => Some(self.instance_type(def as u32, Vec::new())?).map(|view| self.type_id(&view)).transpose()?,
            _ => None,
        };
        for to in [Some(string), Some(text), view, Some(Types::CHAR)].into_iter().flatten() {
            if let Some(made) = self.conversion(&v, to, how)? {
                return self.converted(made, to, false).map(Some);
            }
        }
        Ok(None)
    }

    /// The conversion functions of a class and of its bases, which those of a derived class do not hide.
    pub(super) fn conversions_of(&self, class: ClassId) -> Vec<(ClassId, u32)> {
        let mut found = Vec::new();
        for class in self.with_bases(class) {
            if let Some((owner, set)) = self.method_set(class, "operator T").filter(|(owner, _)| *owner == class) {
                found.extend(self.program.sets[set as usize].1.iter().map(|id| (owner, *id)));
            }
        }
        found
    }

    /// Whether objects of a class become anything without being asked.
    pub(super) fn converts_freely(&self, class: ClassId) -> bool {
        self.conversions_of(class).iter().any(|(_, id)| !self.program.functions[*id as usize].ast.flags.is_explicit)
    }

    /// Whether an `operator T` of an object makes a value of the type of it without being asked.
    pub(super) fn converts_itself(&mut self, v: &Value, to: TypeId) -> Outcome<bool> {
        Ok(self.chosen_conversion(v, to, As::default())?.is_some())
    }

    /// How an object is converted, as it is passed.
    pub(super) fn as_object(&self, v: &Value) -> As {
        let (on_const, on_rvalue) = match v {
            // a number has no function
            Value::Int(..) | Value::Float(..) => return As::default(),
            Value::Passed(how, of) => (
                matches!(how, Passed::Const | Passed::ConstRvalue) || self.is_const_object(of),
                matches!(how, Passed::Rvalue | Passed::ConstRvalue),
            ),
            v => (self.is_const_object(v), !is_held(v)),
        };
        As { on_const, on_rvalue, ..As::default() }
    }

    /// What a type says of an object of it.
    pub(super) fn object_of_type(&self, ty: TypeId, explicit: bool) -> As {
        let on_const = matches!(self.state.types.get(self.state.types.without_reference(ty)), Type::Const(_));
        let on_rvalue = !matches!(self.state.types.get(ty), Type::Reference(_));
        As { explicit, on_const, on_rvalue, ..As::default() }
    }

    /// Which `operator T` of an object makes a value of the type of it.
    pub(super) fn chosen_conversion(&mut self, v: &Value, to: TypeId, how: As) -> Outcome<Option<Chosen>> {
        let Value::Object(o) = v else {
            return Ok(None);
        };
        let (class, to) = (o.class, self.state.types.strip(to));
        let all = self.conversions_of(class);
        // a conversion to the class itself, or to a base of it, is never used
        if all.is_empty() || matches!(self.state.types.get(to), Type::Class(to) if self.is_derived(class, *to)) {
            return Ok(None);
        }
        let mut best: Option<Chosen> = None;
        for (owner, id) in all {
            let code = self.function_code(id);
            let is_explicit = self.program.functions[id as usize].ast.flags.is_explicit;
            if is_explicit && !how.explicit || !suits(&code, &how.passing()) {
                continue;
            }
            let found = match code.templates.is_empty() {
                true if self.all_hold(&code.requires, 0, Some(owner))? => self.made_by(&code, owner, v, to)?,
                true => None,
                // one that asks for the conversion itself is none
                false if self.deduced_conversions.contains(&(id, to)) => None,
                false => {
                    self.deduced_conversions.push((id, to));
                    let found = self.deduced_conversion(&code, owner, v, to);
                    self.deduced_conversions.pop();
                    found?
                }
            };
            let Some(Made { behind, refers, templates, special }) = found else { continue };
            let refers_to_variable = how.to_rvalue && refers.is_some() && code.returns_rvalue == ReturnsRvalue::No;
            if how.to_reference && refers.is_none() || refers_to_variable || is_explicit && behind < 4 {
                continue;
            }
            let object = object_fit(&code, &how.passing());
            let next = Chosen { owner, id, templates, object, behind, special, refers_to_const: refers == Some(true), is_ambiguous: false };
            let order = best.as_ref().map_or(Ordering::Greater, |best| {
                let by_result = next.behind.cmp(&best.behind).then(next.special.cmp(&best.special));
                next.object.compared(&best.object).then(by_result)
            });
            match (order, &mut best) {
                (Ordering::Greater, best) => *best = Some(next),
                // that of a base is hidden by one to the same type
                (Ordering::Equal, Some(best)) if best.owner == owner => best.is_ambiguous = true,
                _ => {}
            }
        }
        Ok(best)
    }

    /// The type that a conversion function says that it makes.
    pub(super) fn made_by_conversion(&mut self, code: &FunctionCode, owner: ClassId, v: &Value) -> Outcome<Option<TypeId>> {
        Ok(match (&code.result, &code.declared) {
            (ResultKind::Known(ty), _) => Some(*ty),
            (_, Some(code)) => {
                let ty = self.eval_alone(&code.clone(), Some(owner), v.clone())?;
                Some(self.type_id(&ty)?)
            }
            _ => None,
        })
    }

    /// What a conversion function makes, `None` where that does not convert to the type.
    fn made_by(&mut self, code: &FunctionCode, owner: ClassId, v: &Value, to: TypeId) -> Outcome<Option<Made>> {
        let made = self.made_by_conversion(code, owner, v)?.unwrap_or(to);
        let refers = match self.state.types.get(made) {
            Type::Reference(of) => Some(matches!(self.state.types.get(*of), Type::Const(_))),
            _ => None,
        };
        let rank = self.standard_rank(made, to)?;
        Ok(rank.map(|behind| Made { behind, refers, templates: Vec::new(), special: i64::MAX }))
    }

    /// The rank of the standard conversion from one type to another one: exact 4, promotion 3, conversion 2 or less.
    pub(super) fn standard_rank(&mut self, from: TypeId, to: TypeId) -> Outcome<Option<u8>> {
        let from = self.state.types.strip(from);
        if from == to {
            return Ok(Some(4));
        }
        Ok(match (self.state.types.get(from).clone(), self.state.types.get(to).clone()) {
            (Type::Class(a), Type::Class(b)) => self.is_derived(a, b).then_some(2),
            (Type::Pointer(s, _), Type::Pointer(t, _)) if s != t => None,
            (Type::Pointer(Space::Iterator(_), _), Type::Int(_)) => None,
            (Type::Int(_) | Type::Float(_) | Type::Enum(..) | Type::Pointer(..), Type::Class(_)) => None,
            (Type::Pointer(..), Type::Int(to)) => (to == Integer::Bool).then_some(1),
            (Type::Pointer(_, a), Type::Pointer(_, b)) => {
                let is_const = |ty| matches!(self.state.types.get(ty), Type::Const(_));
                let (drops, adds) = (is_const(a) && !is_const(b), is_const(b) && !is_const(a));
                let (a, b) = (self.state.types.strip(a), self.state.types.strip(b));
                let rank = if a == b && adds { 4 } else { 2 };
                (!drops && (a == b || b == Types::VOID || self.is_base(a, b) || self.state.types.adds_const(a, b))).then_some(rank)
            }
            (Type::Pointer(..), Type::Float(_)) | (Type::Int(_) | Type::Float(_) | Type::Enum(..), Type::Pointer(..)) => None,
            (Type::Int(_) | Type::Float(_) | Type::Enum(..), Type::Enum(..)) | (Type::Enum(_, true, _), _) => None,
            (Type::Int(_) | Type::Float(_) | Type::Enum(..), Type::Int(_) | Type::Float(_)) => {
                let subject = Value::TypeOf(Rc::new(self.sample_of(from)?));
                self.convertible(&Value::Type(to), &subject)?.map(rank_of)
            }
            _ => (self.state.types.is_flat(from) && self.state.types.is_flat(to)).then_some(2),
        })
    }

    /// A conversion function that is a template, its parameters deduced from the type that is needed.
    fn deduced_conversion(&mut self, code: &Rc<FunctionCode>, owner: ClassId, v: &Value, to: TypeId) -> Outcome<Option<Made>> {
        let Some(makes) = &code.makes else {
            return Ok(None);
        };
        let base = self.room(code.slots)?;
        let fit = match self.exactly(inner(makes), &Value::Type(to), base, Some(owner), v) {
            Ok(Some(fit)) => self.defaults(&code.templates, base, Some(owner), v).map(|()| Some(fit)),
            found => found,
        };
        let templates: Vec<Value> = code.templates.iter().map(|t| self.state.slots[(base + t.slot) as usize].clone()).collect();
        self.cut(base);
        let Some(fit) = self.unless_ill_formed(fit)?.flatten() else {
            return Ok(None);
        };
        let templates = super::super::value::unpacked(self.template_values(&templates)?);
        let call = Call { this: v, templates: &templates, args: &[], temporaries: 0 };
        let fits = self.fits(&[(code.clone(), Some(owner))], call, Passing::default())?;
        let refers = match makes {
            Pattern::Reference(of) => Some(matches!(**of, Pattern::Const(_))),
            _ => None,
        };
        Ok((!fits.found.is_empty()).then_some(Made { behind: 4, refers, templates, special: fit }))
    }

    /// What something gives, `None` where that is ill-formed.
    fn unless_ill_formed<T>(&mut self, found: Outcome<T>) -> Outcome<Option<T>> {
        match found {
            Ok(found) => Ok(Some(found)),
            Err(fault) if fault.kind == FaultKind::Limit || fault.is_missing() => Err(fault),
            Err(_) => {
                self.failed_at = None;
                Ok(None)
            }
        }
    }
}
