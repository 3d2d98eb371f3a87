//! Classes that are derived from lambdas: `overloaded { [](int) { … }, [](double) { … } }`.

use super::super::value::{ClassId, Closure, Fault, FaultKind, Object, Outcome, TypeId, Value};
use super::binding::Call;
use super::candidates::Candidate;
use super::classes::{FieldInfo, LAMBDA};
use super::{Machine, Passing};
use std::rc::Rc;

impl Machine<'_> {
    /// Calls the lambda that fits best among those that the class of an object is derived from.
    pub(super) fn call_lambda_base(&mut self, object: &Rc<Object>, args: Vec<Value>, temporaries: u64) -> Outcome<()> {
        let lambdas = self.lambda_bases(object);
        let mut viable: Vec<(Rc<Closure>, Candidate)> = Vec::new();
        for lambda in lambdas {
            let function = self.program.lambdas[lambda.code as usize].code.clone();
            let least = function.params.iter().filter(|p| p.default.is_none() && !p.pack).count();
            if args.len() >= least && (args.len() <= function.params.len() || function.params.iter().any(|p| p.pack)) {
                let class = lambda.class;
                viable.push((lambda, (function, class)));
            }
        }
        let candidates: Vec<Candidate> = viable.iter().map(|(_, candidate)| candidate.clone()).collect();
        let chosen = match &candidates[..] {
            [] if args.is_empty()
                && let Some(n) = self.state.types.constant_of(object.class) =>
            {
                self.stack.push(match n {
                    Value::Static(kind, x, _) => Value::Int(kind, x),
                    n => n,
                });
                return Ok(());
            }
            // what it converts to may be a function ([over.call.object])
            [] if let Some(f) = self.converted_by_itself(&Value::Object(object.clone()), Default::default())?
                && !matches!(self.state.value(&f)?, Value::Object(_)) =>
            {
                return self.call_value(f, args, temporaries);
            }
            [] => return Err(Fault::ill_formed("this class has no `operator()` that takes these arguments")),
            [_] => 0,
            _ => {
                let fits =
                    self.fits(&candidates, Call { this: &Value::Void, templates: &[], args: &args, temporaries }, Passing::default())?;
                let best = self.best_of(&candidates, &fits.found, args.len())?;
                let best = best.map_err(|()| Fault::ill_formed("the call is ambiguous: more than one lambda fits as well"))?;
                best.ok_or_else(|| Fault::ill_formed("no lambda of this class takes these arguments"))?
            }
        };
        let (closure, _) = viable.swap_remove(chosen);
        self.call_closure(closure, &[], args, temporaries)
    }

    /// Makes the lambda that is a base, at a place of the list or of a type.
    pub(super) fn make_lambda_base(
        &mut self,
        object: &Rc<Object>,
        class: ClassId,
        (place, of_type): (u32, Option<TypeId>),
        args: Vec<Value>,
        brace: bool,
    ) -> Outcome<()> {
        let fields = self.instances[object.class.0 as usize].fields.clone();
        let name = format!("{LAMBDA}{place}.");
        let is_meant = |f: &FieldInfo| match of_type {
            Some(ty) => f.name.starts_with(LAMBDA) && f.ty == self.state.types.strip(ty),
            None => f.name.starts_with(&name),
        };
        let Some(i) = fields.iter().position(|f| f.owner == class && is_meant(f)) else {
            return Err(Fault::new(FaultKind::Unsupported, "a base that is no class of the program is not initialised"));
        };
        let made = self.construct(&Value::Type(fields[i].ty), args, brace)?;
        self.put_member(object, i, &fields[i], made)
    }

    /// The lambdas that stand in for bases of an object.
    fn lambda_bases(&self, object: &Rc<Object>) -> Vec<Rc<Closure>> {
        let fields = self.instances[object.class.0 as usize].fields.clone();
        let values = object.fields.borrow();
        let held = fields.iter().zip(values.iter()).filter(|(field, _)| field.name.starts_with(LAMBDA));
        held.filter_map(|(_, v)| match v {
            Value::Closure(closure) => Some(closure.clone()),
            _ => None,
        })
        .collect()
    }
}
