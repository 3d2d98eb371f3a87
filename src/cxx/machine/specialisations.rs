//! Which definition of a class template is meant for arguments: the template itself or one of its specialisations.

use super::super::compiled::{ClassCode, Pattern};
use super::super::value::{ClassId, FaultKind, Outcome, Type, Value, unpacked};
use super::Machine;
use super::patterns::{BOUND, EXACT};
use crate::algebra::tensor::Space;

impl Machine<'_> {
    /// The definition of a class for these arguments, the template or the specialisation that fits best, and the values of
    /// its parameters.
    pub(super) fn definition_for(
        &mut self,
        def: u32,
        outer_args: &[Value],
        given: &[Value],
        outer: Option<ClassId>,
    ) -> Outcome<(u32, Vec<Value>)> {
        let mut chosen = (def, outer_args.iter().chain(given).cloned().collect::<Vec<Value>>());
        let mut best = -1;
        for candidate in self.program.classes[def as usize].specialised.clone() {
            let Some(named) = self.named_by(candidate, def, given, outer)? else {
                continue;
            };
            if let Some((score, own)) = self.specialisation(candidate, &given[..named], outer)?
                && (score > best || score == best && self.program.classes[chosen.0 as usize].ast.is_declaration)
            {
                best = score;
                chosen = (candidate, outer_args.iter().cloned().chain(own).collect());
            }
        }
        Ok(chosen)
    }

    /// How many of the arguments a specialisation names: all, or as many as leave those that the template has by default.
    fn named_by(&mut self, candidate: u32, def: u32, given: &[Value], outer: Option<ClassId>) -> Outcome<Option<usize>> {
        let code = self.class_code(candidate);
        let n = code.specialised.len();
        let expands = code.specialised.iter().any(|(_, expands)| *expands) || self.class_code(def).templates.iter().any(|t| t.pack);
        if n >= given.len() || outer.is_some() || expands {
            return Ok(Some(given.len()));
        }
        let meant = self.instance_type(def, given[..n].to_vec()).and_then(|ty| self.type_id(&ty));
        let own = self.instance_type(def, given.to_vec()).and_then(|ty| self.type_id(&ty));
        match (meant, own) {
            (Ok(meant), Ok(own)) => Ok((meant == own).then_some(n)),
            (Err(fault), _) | (_, Err(fault)) if fault.kind == FaultKind::Limit => Err(fault),
            _ => {
                self.failed_at = None;
                Ok(None)
            }
        }
    }

    /// Whether a specialisation fits, and what its parameters are then.
    fn specialisation(&mut self, candidate: u32, given: &[Value], outer: Option<ClassId>) -> Outcome<Option<(i64, Vec<Value>)>> {
        let code = self.class_code(candidate);
        let base = self.room(code.slots.max(code.templates.len()))?;
        let flat = unpacked(given.iter().cloned());
        let result = self.specialised_at(&code, &flat, base, outer);
        self.cut(base);
        match result {
            Ok(found) => Ok(found),
            Err(fault) if fault.kind == FaultKind::Limit => Err(fault),
            Err(_) => {
                self.failed_at = None;
                Ok(None)
            }
        }
    }

    fn specialised_at(
        &mut self,
        code: &ClassCode,
        given: &[Value],
        base: u32,
        outer: Option<ClassId>,
    ) -> Outcome<Option<(i64, Vec<Value>)>> {
        let Some(mut score) = self.specialisation_fit(&code.specialised, given, base, outer)? else {
            return Ok(None);
        };
        self.defaults(&code.templates, base, outer, &Value::Void)?;
        for requirement in &code.requires {
            let v = self.eval(requirement, base, outer, Value::Void)?;
            if !self.truth(&v)? {
                return Ok(None);
            }
            score += 1;
        }
        let own: Vec<Value> = code.templates.iter().map(|t| self.state.slots[(base + t.slot) as usize].clone()).collect();
        let own = self.template_values(&own)?;
        // what could not be deduced is compared with what it comes to
        for ((pattern, _), v) in code.specialised.iter().zip(given) {
            if let Pattern::Dependent(code) = pattern {
                let made = self.eval(code, base, outer, Value::Void)?;
                let made = self.template_value_of(&made)?;
                let (mut a, mut b) = (Vec::new(), Vec::new());
                self.key_of(&made, &mut a)?;
                self.key_of(v, &mut b)?;
                if a != b {
                    return Ok(None);
                }
            }
        }
        Ok(Some((score, own)))
    }

    /// How well template arguments fit the patterns of a specialisation, `None` where they do not.
    pub(super) fn specialisation_fit(
        &mut self,
        patterns: &[(Pattern, bool)],
        args: &[Value],
        base: u32,
        outer: Option<ClassId>,
    ) -> Outcome<Option<i64>> {
        let mut score = 0;
        let mut rest = args.iter();
        for (pattern, expands) in patterns {
            let taken: Vec<&Value> = if *expands { rest.by_ref().collect() } else { rest.next().into_iter().collect() };
            if taken.is_empty() && !expands {
                return Ok(None);
            }
            for v in taken {
                match self.exactly(pattern, v, base, outer, &Value::Void)? {
                    Some(s) => score += s,
                    None => return Ok(None),
                }
            }
        }
        Ok(rest.next().is_none().then_some(score))
    }

    /// Whether an argument is the pattern, conversions left out.
    fn exactly(&mut self, pattern: &Pattern, v: &Value, base: u32, outer: Option<ClassId>, this: &Value) -> Outcome<Option<i64>> {
        // `const`, pointers and references are part of what is compared
        let parts = match (pattern, v) {
            (Pattern::Const(_) | Pattern::Reference(_) | Pattern::Forwarding(_) | Pattern::Pointer(_), Value::Type(id)) => {
                match (pattern, self.state.types.get(*id)) {
                    (Pattern::Const(inner), Type::Const(of)) => Some((inner, *of, 1)),
                    (Pattern::Reference(inner), Type::Reference(of)) => Some((inner, *of, 1)),
                    (Pattern::Forwarding(inner), Type::Forwarding(of)) => Some((inner, *of, 1)),
                    (Pattern::Pointer(inner), Type::Pointer(Space::Raw, of)) => Some((inner, *of, 30)),
                    _ => return Ok(None),
                }
            }
            _ => None,
        };
        if let Some((inner, of, more)) = parts {
            return Ok(self.exactly(inner, &Value::Type(of), base, outer, this)?.map(|score| score + more));
        }
        if let Pattern::Bind(slot, false) = pattern {
            let place = (base + slot) as usize;
            if matches!(self.state.slots[place], Value::Void) {
                self.state.slots[place] = v.clone();
                return Ok(Some(10));
            }
            if let (Value::Type(bound), Value::Type(id)) = (&self.state.slots[place], v) {
                return Ok((bound == id).then_some(BOUND));
            }
        }
        // `T const` is another type than `T`
        if let (Pattern::Concrete(code), Value::Type(id)) = (pattern, v)
            && let Value::Type(meant) = self.eval(&code.clone(), base, outer, this.clone())?
        {
            return Ok((meant == *id).then_some(EXACT));
        }
        let subject = v.clone();
        Ok(match self.matches(pattern, &subject, base, outer, this)? {
            Some(s) if matches!(pattern, Pattern::Concrete(_)) && s < EXACT => None,
            Some(s) if matches!(pattern, Pattern::Bind(_, false)) && s < BOUND => None,
            found => found,
        })
    }
}
