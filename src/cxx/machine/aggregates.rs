//! Objects of classes without constructors, member by member.

use super::super::value::{ClassId, Fault, FaultKind, Object, Outcome, Passed, Type, TypeId, Value};
use super::Machine;
use super::classes::LAMBDA;
use std::collections::HashMap;
use std::rc::Rc;

/// In the stead of the depth of a frame: the object is made for the one around it.
pub(super) const PART: u16 = u16::MAX;

impl Machine<'_> {
    /// Makes the members of an object whose class has no constructor that takes these values.
    pub(super) fn made_without_constructor(
        &mut self,
        object: &Rc<Object>,
        class: ClassId,
        args: Vec<Value>,
        (temporaries, holders): (u64, usize),
    ) -> Outcome<()> {
        let is_braced = std::mem::take(&mut self.is_braced);
        let first = self.bound.len();
        if args.is_empty() && self.inherits_constructors(class) {
            self.init_members(&Value::Object(object.clone()), class)?;
            return self.end_bound(first);
        }
        let args = self.moved_out(class, args, (temporaries, holders))?;
        let this = Value::Object(object.clone());
        self.begin_part(&this, class);
        let made = self.aggregate(object, class, args, (holders, is_braced)).and_then(|()| self.end_bound(first));
        self.made_part(&this, made)
    }

    /// Whether one of the members that are named one behind the other is a reference.
    pub(super) fn leads_to_reference(&self, whole: &Value, names: &[std::rc::Rc<str>], is_indexed: bool) -> bool {
        let (Value::Object(o), [name, rest @ ..]) = (whole, names) else {
            return is_indexed && !matches!(whole, Value::Array(array) if matches!(self.state.types.get(array.ty), Type::Array(..)));
        };
        let fields = &self.instances[o.class.0 as usize].fields;
        let Some(i) = fields.iter().position(|f| *f.name == **name) else { return false };
        fields[i].is_reference || o.fields.borrow().get(i).is_some_and(|v| self.leads_to_reference(v, rest, is_indexed))
    }

    /// Members from a list of values, of which so many hold the temporaries, in braces or in parentheses.
    fn aggregate(&mut self, object: &Rc<Object>, class: ClassId, args: Vec<Value>, (holders, is_braced): (usize, bool)) -> Outcome<()> {
        let fields = self.instances[class.0 as usize].fields.clone();
        let this = Value::Object(object.clone());
        if args.is_empty() && !self.instances[class.0 as usize].virtual_bases.is_empty() {
            return self.init_members(&this, class);
        }
        let given = args.len();
        let consts = std::mem::take(&mut self.given_consts);
        let mut named: HashMap<String, Value> = HashMap::new();
        let args: Vec<Value> = args.into_iter().filter_map(|v| undesignated(v, &mut named)).collect();
        let bases = self.instances[class.0 as usize].bases.clone();
        // a base is the first of the values
        let mut from = 0;
        let consts = if named.is_empty() { consts } else { (0, 0) };
        // lambdas lie behind the bases that are classes
        let lambdas = fields.iter().filter(|f| f.owner == class && f.name.starts_with(LAMBDA)).count();
        let (args, consts) = match lambdas > 0 && !bases.is_empty() {
            true => {
                let is_lambda = |i: &usize| matches!(self.state.value(&args[*i]), Ok(Value::Closure(_)));
                let first = args.len().min(bases.len() + lambdas);
                let (of_lambdas, mut order): (Vec<usize>, Vec<usize>) = (0..first).partition(is_lambda);
                order.extend(of_lambdas.into_iter().chain(first..args.len()));
                let placed = |mask: u64| {
                    let bits = order.iter().take(64).enumerate();
                    bits.fold(0, |all, (to, from)| all | (mask.checked_shr(*from as u32).unwrap_or(0) & 1) << to)
                };
                (order.iter().map(|i| args[*i].clone()).collect(), (placed(consts.0), placed(consts.1)))
            }
            false => (args, consts),
        };
        let mut args = args.into_iter().peekable();
        for base in &bases {
            let inherited = self.instances[base.0 as usize].fields.len();
            let is_base = match args.peek().map(|v| self.state.value(v)).transpose()? {
                Some(Value::Object(o)) if self.is_derived(o.class, *base) => true,
                Some(Value::Braces(_)) => true,
                // what is no aggregate is made of one value
                first => first.is_some() && self.has_constructors(*base),
            };
            let ty = self.state.types.intern(Type::Class(*base));
            // its braces may be left out
            let first = args.peek().filter(|_| !is_base && inherited > 0).cloned();
            let elided = first.map(|first| self.lacks_braces(&first, ty)).transpose()?.unwrap_or(false);
            if elided && !is_braced && self.state.is_unevaluated && self.is_probing() {
                return Err(Fault::ill_formed("braces are left out in braces alone"));
            }
            if (is_base || elided)
                && let Some(v) = args.next()
            {
                let v = if elided { self.with_followers(v, ty, &mut args)? } else { v };
                if let Value::Object(o) = self.aggregate_member(v, ty, holders)? {
                    // its members are those of the whole now
                    o.ended.set(true);
                    self.passes_bound(&Value::Object(o.clone()), Some(object));
                    let made = o.fields.borrow().clone();
                    for (i, v) in made.into_iter().enumerate() {
                        self.put_begun(object, from + i, v)?;
                    }
                }
            } else {
                self.base_default(&this, *base)?;
            }
            from += inherited;
        }
        let overlaps = self.instances[class.0 as usize].overlaps;
        let mut covered = 0;
        for (i, f) in fields.iter().enumerate().skip(from) {
            // of members at one place the first one is initialised, or the one that is named
            let start = f.offset * 8 + f.bit;
            let is_covered = overlaps && start < covered;
            covered = covered.max(start + self.state.types.access_bits(f.ty).map_or(0, |bits| bits as i64));
            self.gives_const(consts, given - args.len().min(given));
            let given = named.remove(&*f.name).or_else(|| self.named_in_union(f, &mut named));
            let given = match given {
                Some(Value::Pack(both)) => both.get(usize::from(f.is_reference)).cloned(),
                given => given,
            };
            let given = given.or_else(|| if is_covered { None } else { args.next() });
            if overlaps && given.is_none() && (is_covered || f.init.is_none()) {
                continue;
            }
            let v = match given {
                Some(v) if f.is_reference => {
                    // the name of what is bound to a variable that expires is an lvalue
                    let v = if let Value::Passed(Passed::Rvalue, of) = &v { (**of).clone() } else { v };
                    let referred = self.state.types.strip(f.ty);
                    let v = match v {
                        Value::Braces(items) if matches!(self.state.types.get(referred), Type::Array(..)) => {
                            let items = Rc::try_unwrap(items).or_else(|items| match items.iter().any(ends_by_code) {
                                true => Err(Fault::new(FaultKind::Unsupported, "braces for an array that a member is bound to")),
                                false => Ok(items.to_vec()),
                            })?;
                            self.construct(&Value::Type(referred), items, true)?
                        }
                        v => {
                            let v = self.member_bound(v, f.ty)?;
                            self.without_bits(v)?
                        }
                    };
                    self.binds_in(object, &v, (holders, is_braced));
                    v
                }
                Some(v) => {
                    let ty = self.value_type(f.ty);
                    let v = self.with_followers(v, ty, &mut args)?;
                    self.makes_begun_member(object, i);
                    let made = self.aggregate_member(v, ty, holders)?;
                    self.given_consts = Default::default();
                    if !is_braced {
                        self.passes_bound(&made, None);
                    }
                    made
                }
                None => match &f.init {
                    Some(code) => {
                        let first = self.expiring.len();
                        let v = self.eval_alone(code, Some(f.owner), this.clone())?;
                        self.adopt_expiring();
                        match is_braced {
                            true if f.is_reference => self.binds_in(object, &v, (1, true)),
                            // as a constructor does
                            false if self.any_destructors => {
                                self.bind_until_made(&v, f.is_reference || self.is_list(f.ty));
                                self.end_since(first)?;
                            }
                            _ => {}
                        }
                        v
                    }
                    None if f.is_reference => Value::Void,
                    None => self.default_of(f.ty)?,
                },
            };
            self.put_member(object, i, f, v)?;
        }
        if let Some(member) = named.keys().next() {
            let name = &self.state.types.classes[class.0 as usize].name;
            return Err(Fault::ill_formed(format_args!("`{name}` has no member `{member}`")));
        }
        if args.next().is_some() {
            let name = self.state.types.classes[class.0 as usize].name.clone();
            return Err(Fault::ill_formed(format_args!("`{name}` has fewer members than the {given} values that are given")));
        }
        Ok(())
    }

    /// A temporary that a member refers to ends with the expression, but one that is bound in the braces of a variable.
    fn binds_in(&mut self, object: &Rc<Object>, v: &Value, (holders, is_braced): (usize, bool)) {
        let is_own = match v {
            Value::Object(o) => Rc::strong_count(o) <= holders.clamp(1, 2),
            Value::Array(array) => Rc::strong_count(array) == 1 && self.owns_elements(array),
            _ => false,
        };
        if is_own {
            let frame = self.frames.len().saturating_sub(1);
            let owner = is_braced.then(|| Rc::downgrade(object));
            self.expiring.push(super::ends::Expiring { owner, ..super::ends::Expiring::new(frame, v.clone(), true) });
        }
    }

    /// What is named of the members of a union without a name, as a list for it.
    fn named_in_union(&self, f: &super::classes::FieldInfo, named: &mut HashMap<String, Value>) -> Option<Value> {
        let member = named.keys().find(|member| self.union_among(std::slice::from_ref(f), member).is_some())?.clone();
        let v = named.remove(&member)?;
        let designated = Value::Method(Rc::new((Value::Native(format!(".{member}").into()), v)));
        Some(Value::Braces(Rc::new(vec![designated])))
    }

    /// A value in braces as a member holds it: a variable is copied where that runs code.
    fn aggregate_member(&mut self, v: Value, ty: TypeId, holders: usize) -> Outcome<Value> {
        if let Value::Object(o) = &v
            && o.temporary.get() == PART
        {
            o.temporary.set(0);
            return Ok(v);
        }
        let held = super::values::is_held_by(&v, holders);
        let on_const = self.given_consts.0 & 1 != 0 || self.is_const_object(&v);
        let v = self.own_value(v)?;
        if held && self.is_shared_whole(&v, ty) {
            return self.copied(&v);
        }
        self.converts.on_const = on_const && matches!(v, Value::Object(_));
        if ty == super::super::types::Types::AUTO { Ok(v) } else { self.converted_from(v, !held, ty, false) }
    }
}

fn ends_by_code(v: &Value) -> bool {
    matches!(v, Value::Object(o) if o.pending_destructors.is_some())
}

/// A value of a list in braces; `.member = value` goes to `named` instead.
fn undesignated(v: Value, named: &mut HashMap<String, Value>) -> Option<Value> {
    if let Value::Method(method) = &v
        && let Value::Native(name) = &method.0
        && let Some(member) = name.strip_prefix('.')
    {
        named.insert(member.to_string(), method.1.clone());
        return None;
    }
    Some(v)
}
