//! Classes that are derived from lambdas: `overloaded { [](int) { … }, [](double) { … } }`.

use super::super::ast::Member;
use super::super::program::MemberDef;
use super::super::value::{ClassId, Closure, Fault, FaultKind, Object, Outcome, Type, TypeId, Value};
use super::Machine;
use super::binding::Call;
use super::candidates::Candidate;
use super::classes::{FieldInfo, LAMBDA};
use super::fit::{object_fit, rank_of, suits};
use super::scores::EXACT;
use std::rc::Rc;

impl Machine<'_> {
    /// Calls the function that fits best among the lambdas that the class of an object is derived from, and the `methods` beside them.
    pub(super) fn call_lambda_base(
        &mut self,
        object: &Rc<Object>,
        methods: Option<(ClassId, u32)>,
        args: Vec<Value>,
        temporaries: u64,
    ) -> Outcome<()> {
        let (mut lambdas, passing) = (self.lambda_bases(object), self.passing);
        lambdas.retain(|lambda| {
            let def = &self.program.lambdas[lambda.code as usize];
            let function = &def.code;
            let least = function.params.iter().filter(|p| p.default.is_none() && !p.pack).count();
            let takes_all = function.is_variadic || function.params.iter().any(|p| p.pack);
            args.len() >= least && (args.len() <= function.params.len() || takes_all) && !(function.is_mutable && passing.on_const)
        });
        let mut candidates: Vec<Candidate> =
            lambdas.iter().map(|lambda| (self.program.lambdas[lambda.code as usize].code.clone(), lambda.class)).collect();
        let this = if methods.is_some() { Value::Object(object.clone()) } else { Value::Void };
        let call = Call { this: &this, templates: &[], args: &args, temporaries };
        if let Some((owner, set)) = methods {
            candidates.extend(self.viable(set, Some(owner), call, &passing, (false, false))?);
        }
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
            // what it converts to may be a function
            [] if let Some(f) = self.function_of_object(object, &args)? => return self.call_value(f, args, temporaries),
            [] if let Some(f) = self.converted_by_itself(&Value::Object(object.clone()), Default::default())?
                && !matches!(self.state.value(&f)?, Value::Object(_)) =>
            {
                return self.call_value(f, args, temporaries);
            }
            [] => return Err(Fault::ill_formed("this class has no `operator()` that takes these arguments")),
            [_] => 0,
            _ => {
                // what is `const` among the arguments tells them apart
                let fits = self.fits(&candidates, call, passing)?;
                let best = self.best_of(&candidates, &fits.found, args.len())?;
                self.passing = passing;
                let best = best.map_err(|()| Fault::ill_formed("the call is ambiguous: more than one lambda fits as well"))?;
                best.ok_or_else(|| Fault::ill_formed("no lambda of this class takes these arguments"))?
            }
        };
        if chosen < lambdas.len() {
            return self.call_closure(lambdas.swap_remove(chosen), &[], args, temporaries);
        }
        let (function, class) = candidates.swap_remove(chosen);
        let bound = self.bind(function, class, call)?;
        self.enter_bound(bound, this)
    }

    /// The function that an object converts to and that takes the arguments best, where there are several ([over.call.object]).
    fn function_of_object(&mut self, object: &Rc<Object>, args: &[Value]) -> Outcome<Option<Value>> {
        let all = self.conversions_of(object.class);
        if all.len() < 2 {
            return Ok(None);
        }
        let v = Value::Object(object.clone());
        let how = self.as_object(&v);
        let mut found: Vec<((ClassId, u32), Vec<u8>)> = Vec::new();
        for (owner, id) in all {
            let code = self.function_code(id);
            if !code.templates.is_empty() || self.program.functions[id as usize].ast.flags.is_explicit || !suits(&code, &how.passing()) {
                continue;
            }
            let Some(made) = self.made_by_conversion(&code, owner, &v)? else { continue };
            let made = self.state.types.strip(made);
            let Type::Function(_, params, _) = self.state.types.get(self.pointed_function(made).unwrap_or(made)).clone() else { continue };
            let mut ranks = vec![object_fit(&code, &how.passing()).detail];
            for (arg, ty) in args.iter().zip(&params) {
                let (to, subject) = (Value::Type(*ty), Value::TypeOf(Rc::new(self.state.value(arg)?)));
                let fit = if self.same(&to, &subject)? { Some(EXACT) } else { self.convertible(&to, &subject)? };
                ranks.extend(fit.map(rank_of));
            }
            if params.len() == args.len() && ranks.len() == args.len() + 1 {
                found.push(((owner, id), ranks));
            }
        }
        let is_best = |of: &Vec<u8>| found.iter().all(|(_, other)| of.iter().zip(other).all(|(a, b)| a >= b));
        let best = found.iter().filter(|(_, ranks)| is_best(ranks)).map(|(best, _)| *best).collect::<Vec<_>>();
        match best[..] {
            [best] => self.made_by_function(best, &v, how).map(Some),
            _ if found.is_empty() => Ok(None),
            _ => Err(Fault::ill_formed("the call is ambiguous: more than one function that the object converts to fits as well")),
        }
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

    /// Whether a class that is derived from lambdas calls these, beside methods that it declares or that its bases have.
    pub(super) fn calls_lambdas(&self, class: ClassId) -> bool {
        let instance = &self.instances[class.0 as usize];
        let mut lambdas = instance.fields.iter().filter(|field| field.name.starts_with(LAMBDA)).peekable();
        if lambdas.peek().is_none() {
            return false;
        }
        // what a class declares itself hides them, unless a `using` names them
        let def = &self.program.classes[instance.def as usize];
        let is_used = |member: &Member| matches!(member, Member::Using(path) if &*path.last().name == "operator()");
        let hides = matches!(def.members.get("operator()"), Some(MemberDef::Functions(_))) && !def.ast.members.iter().any(is_used);
        !hides && (lambdas.any(|field| field.owner == class) || instance.bases.iter().any(|base| self.calls_lambdas(*base)))
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
