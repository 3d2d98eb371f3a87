//! The parameters of a template beside what is deduced one by one: packs, and what they are by default.

use super::super::ast::TemplateParamKind;
use super::super::compiled::{FunctionCode, ParamSlot, Pattern, TemplateSlot};
use super::super::types::Types;
use super::super::value::{ClassId, Fault, Outcome, Type, Value};
use super::Machine;
use super::patterns::inner;
use std::rc::Rc;

impl Machine<'_> {
    /// `P...`: what a pack of the pattern holds already has to be these.
    pub(super) fn matches_pack(
        &mut self,
        pattern: &Pattern,
        items: &[Value],
        base: u32,
        class: Option<ClassId>,
        this: &Value,
    ) -> Outcome<Option<i64>> {
        let around = self.expanded;
        let mut score = Some(0);
        for (i, item) in items.iter().enumerate() {
            self.expanded = i;
            let fit = match item {
                Value::Type(_) => self.exactly(pattern, item, base, class, this)?,
                item => self.matches(pattern, item, base, class, this)?,
            };
            match (score, fit) {
                (Some(sum), Some(s)) => score = Some(sum + s),
                _ => score = None,
            }
            if score.is_none() {
                break;
            }
        }
        self.expanded = around;
        Ok(score.filter(|_| self.is_whole_pack(pattern, items.len(), base)))
    }

    /// How many arguments a parameter takes that expands a pack of its class.
    pub(super) fn count_of_pack(&mut self, param: &ParamSlot, class: Option<ClassId>) -> Outcome<Option<usize>> {
        let (Some(n), Some(class)) = (param.of_class, class) else { return Ok(None) };
        Ok(match self.class_argument(class, n)? {
            Value::Pack(items) => Some(items.len()),
            _ => None,
        })
    }

    /// How many arguments a function takes, at least and, where that is known, at most.
    pub(super) fn counts_of(&mut self, function: &FunctionCode, class: Option<ClassId>) -> Outcome<(usize, Option<usize>)> {
        let (mut least, mut most) = (0, Some(0).filter(|_| !function.is_variadic));
        for param in &function.params {
            let (needed, taken) = match self.count_of_pack(param, class)? {
                Some(n) => (n, Some(n)),
                None => (usize::from(param.default.is_none() && !param.pack), Some(1).filter(|_| !param.pack)),
            };
            least += needed;
            most = most.zip(taken).map(|(most, taken)| most + taken);
        }
        Ok((least, most))
    }

    /// Refuses a call of a lambda with another number of arguments than it takes.
    pub(super) fn takes_count(&mut self, function: &FunctionCode, class: Option<ClassId>, given: usize) -> Outcome<()> {
        let (least, most) = self.counts_of(function, class)?;
        if given >= least && most.is_none_or(|most| given <= most) {
            return Ok(());
        }
        let takes = function.params.len();
        Err(Fault::ill_formed(format_args!("a lambda of {takes} parameters is called with {given} arguments")))
    }

    /// Whether a pack that is expanded alone has so many elements, none where it has no value.
    pub(super) fn is_whole_pack(&mut self, pattern: &Pattern, count: usize, base: u32) -> bool {
        let Pattern::Bind(slot, true) = inner(pattern) else {
            return true;
        };
        match &mut self.state.slots[(base + slot) as usize] {
            Value::Pack(items) => items.len() == count,
            slot => {
                *slot = Value::Pack(Rc::default());
                true
            }
        }
    }

    /// Fills the parameters of a template that are neither given nor deduced.
    pub(super) fn defaults(&mut self, slots: &[TemplateSlot], base: u32, class: Option<ClassId>, this: &Value) -> Outcome<()> {
        for slot in slots {
            if !matches!(self.state.slots[(base + slot.slot) as usize], Value::Void) {
                if !self.of_arguments.is_empty() {
                    self.has_its_type(slot, base, class)?;
                }
                if let (true, Value::Template(def)) = (slot.takes_types, &self.state.slots[(base + slot.slot) as usize])
                    && let Some(of) = self.program.classes.get(*def as usize)
                    && let Some(TemplateParamKind::Value(_) | TemplateParamKind::Template(_)) =
                        of.ast.template.as_ref().and_then(|params| params.first()).map(|first| &first.kind)
                {
                    return Err(Fault::ill_formed(format_args!("`{}` takes templates of types", slot.name)));
                }
                continue;
            }
            let v = match (&slot.default, slot.pack) {
                (_, true) => Value::Pack(Rc::default()),
                (Some(default), false) => {
                    let v = self.eval(default, base, class, this.clone())?;
                    let v = match &v {
                        Value::Slot(_) | Value::Global(_) | Value::Field(..) => self.state.value(&v)?,
                        _ => v,
                    };
                    self.template_argument(slot, v, base, class)?
                }
                (None, false) => return Err(Fault::ill_formed(format_args!("the template's parameter `{}` cannot be deduced", slot.name))),
            };
            self.state.slots[(base + slot.slot) as usize] = v;
        }
        Ok(())
    }

    /// Refuses a value that was deduced from a template argument of another type than the parameter has ([temp.deduct.type]); an
    /// extent may be of any type that has room for it.
    fn has_its_type(&mut self, slot: &TemplateSlot, base: u32, class: Option<ClassId>) -> Outcome<()> {
        let place = base + slot.slot;
        let Some((_, is_extent)) = self.of_arguments.iter().find(|of| of.0 == place).copied() else {
            return Ok(());
        };
        self.of_arguments.retain(|of| of.0 != place);
        let wanted = match &slot.value {
            Some(code) => match self.eval(code, base, class, Value::Void)? {
                Value::Type(ty) if ty != Types::AUTO => Some(self.state.types.strip(ty)),
                _ => return Ok(()),
            },
            None => None,
        };
        let v = self.state.slots[place as usize].clone();
        if let (Some(ty), true, Value::Int(_, extent)) = (wanted, is_extent, &v) {
            let made = self.converted(v.clone(), ty, false)?;
            if matches!(made, Value::Int(_, x) if x == *extent) {
                self.state.slots[place as usize] = made;
                return Ok(());
            }
        }
        let items = match &v {
            Value::Pack(items) => &items[..],
            v => std::slice::from_ref(v),
        };
        for item in items {
            let is_it = match (item, wanted) {
                (Value::Int(..) | Value::Enum(..), wanted) => wanted == Some(self.state.type_of(item)),
                (Value::Template(_), None) => slot.is_template,
                (Value::Type(of), Some(_)) => matches!(self.state.types.get(*of), Type::Of(_)),
                _ => true,
            };
            if !is_it {
                let why = format_args!("the template's parameter `{}` is deduced from a value of another type", slot.name);
                return Err(Fault::ill_formed(why));
            }
        }
        Ok(())
    }

    /// Nothing is deduced from a list in braces: what its parameter is by an argument before it, or by default,
    /// `template <class U = T> f(U&&)`.
    pub(super) fn default_for_list(
        &mut self,
        function: &FunctionCode,
        (param, arg): (&ParamSlot, &Value),
        base: u32,
        class: Option<ClassId>,
        this: &Value,
    ) -> Outcome<()> {
        if let (Value::Braces(_), Pattern::Bind(slot, false)) = (arg, inner(&param.pattern))
            && let Some(of) = function.templates.iter().find(|t| t.slot == *slot)
        {
            if of.default.is_some() {
                self.defaults(std::slice::from_ref(of), base, class, this)?;
            }
            // the list becomes a value of the type, whatever told it
            let place = (base + slot) as usize;
            if let told @ Value::TypeOf(_) = self.state.slots[place].clone() {
                self.state.slots[place] = Value::Type(self.type_id(&told)?);
            }
        }
        Ok(())
    }

    /// What a parameter of the template is bound to, or the element of the pack that is bound now.
    pub(super) fn parameter_of_template(&self, slot: u32, pack: bool) -> Option<&Value> {
        match &self.state.slots[slot as usize] {
            Value::Pack(items) if pack => items.get(self.expanded),
            v => Some(v),
        }
    }
}
