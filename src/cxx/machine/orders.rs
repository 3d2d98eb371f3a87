//! The operator `<=>`: what it gives, an object of `std::strong_ordering`, `weak_ordering` or `partial_ordering`, by [expr.spaceship]
//! and [class.spaceship].

use super::super::arith;
use super::super::ast::{BinaryOp, Name};
use super::super::code::Wanted;
use super::super::compiled::ResultKind;
use super::super::program::{Entity, OF_PRELUDE};
use super::super::types::containers::element_of;
use super::super::types::{Order, Role};
use super::super::value::{ClassId, Fault, FaultKind, Integer, Object, Outcome, Type, TypeId, Value};
use super::{MAX_WITHIN, Machine};
use std::rc::Rc;

/// What `std::partial_ordering::unordered` holds.
const UNORDERED: i64 = 2;

/// What orders its parts: the library, which asks `<` alone where there is no `<=>` with `==`, or a class by default.
#[derive(Clone, Copy, PartialEq)]
enum By {
    Library,
    Class(ClassId),
}

impl Machine<'_> {
    /// A comparison that a class has by `= default`: member by member, the first difference decides the order.
    pub(super) fn defaulted_comparison(&mut self, op: BinaryOp, a: &Rc<Object>, b: &Rc<Object>) -> Outcome<Option<bool>> {
        let by_order = self.is_defaulted(a.class, "operator<=>");
        let is_equality = matches!(op, BinaryOp::Equal | BinaryOp::Unequal);
        // what the class writes itself is meant
        let members = &self.program.classes[self.instances[a.class.0 as usize].def as usize].members;
        let writes = |name: &str| members.contains_key(name) && !self.is_defaulted(a.class, name);
        if by_order && (writes(&format!("operator{}", op.symbol())) || op == BinaryOp::Unequal && writes("operator==")) {
            return Ok(None);
        }
        if op.compares()
            && (!by_order && !self.is_defaulted(a.class, "operator==") || a.class != b.class && self.is_derived(b.class, a.class))
        {
            return self.compared_as_bases(op, a, b);
        }
        if a.class != b.class || !op.compares() || !(by_order || (is_equality && self.is_defaulted(a.class, "operator=="))) {
            return Ok(None);
        }
        let answer = self.compared_by_default(op, a, b)?;
        Ok(Some(self.truth(&answer)?))
    }

    /// What a comparison by `= default` makes of two objects of a class.
    pub(super) fn compared_by_default(&mut self, op: BinaryOp, a: &Rc<Object>, b: &Rc<Object>) -> Outcome<Value> {
        let answer = match op {
            // that of a pair is declared for any
            BinaryOp::Equal | BinaryOp::Unequal
                if self.state.is_unevaluated && self.state.types.classes[a.class.0 as usize].role == Role::Pair =>
            {
                true
            }
            BinaryOp::Equal | BinaryOp::Unequal => {
                let mut is_equal = true;
                for (x, y) in self.members_of_both(a, b)? {
                    is_equal = self.holds_between(BinaryOp::Equal, &x, &y)?;
                    if !is_equal {
                        break;
                    }
                }
                is_equal == (op == BinaryOp::Equal)
            }
            _ => {
                let order = self.compared_members(a, b, 0)?;
                if op == BinaryOp::ThreeWay {
                    let category = self.category_of_class(a.class, false, 0)?;
                    return self.order_of(category, order);
                }
                decides(op, order, 0).unwrap_or(false)
            }
        };
        Ok(Value::Int(Integer::Bool, answer.into()))
    }

    /// -1, 0, 1 or `UNORDERED` for two objects of a class that has `<=>` by `= default`.
    fn compared_members(&mut self, a: &Rc<Object>, b: &Rc<Object>, depth: usize) -> Outcome<i64> {
        let by = if self.is_class_of_library(a.class) { By::Library } else { By::Class(a.class) };
        for (x, y) in self.members_of_both(a, b)? {
            let order = self.compared(&x, &y, Some(by), depth + 1)?;
            if order != 0 {
                return Ok(order);
            }
        }
        Ok(0)
    }

    /// The bases and the members of two objects of a class, side by side: of an array of the language its elements, for elsewhere it
    /// is a pointer.
    fn members_of_both(&mut self, a: &Rc<Object>, b: &Rc<Object>) -> Outcome<Vec<(Value, Value)>> {
        let (left, right) = (a.fields.borrow().clone(), b.fields.borrow().clone());
        let instance = &self.instances[a.class.0 as usize];
        let own = left.into_iter().zip(right).zip(instance.fields.iter()).filter(|(_, field)| field.owner == a.class);
        let parts = instance.bases.iter().map(|base| [a, b].map(|of| Value::Object(self.state.base_part(*base, of))).into());
        let mut open: Vec<_> = parts.chain(own.map(|(both, _)| both)).collect();
        open.reverse();
        let mut pairs = Vec::with_capacity(open.len());
        while let Some((x, y)) = open.pop() {
            // that within another array
            if let (Value::Memory(ty, from), Value::Memory(_, to)) = (&x, &y)
                && let Type::Array(of, Some(n)) = *self.state.types.get(self.state.types.without_const(*ty))
                && let Some(bits) = self.state.types.access_bits(of)
            {
                let at = |start: i64, i: i64| Value::Memory(of, start + i * bits as i64);
                open.extend((0..n).rev().map(|i| (at(*from, i), at(*to, i))));
                continue;
            }
            match (self.state.value(&x)?, self.state.value(&y)?) {
                (Value::Array(p), Value::Array(q))
                    if matches!(self.state.types.get(self.state.types.without_const(p.ty)), Type::Array(..)) =>
                {
                    for i in (0..self.state.length(&p)).rev() {
                        open.push((self.state.element(&p, i)?, self.state.element(&q, i)?));
                    }
                }
                _ => pairs.push((x, y)),
            }
        }
        Ok(pairs)
    }

    /// The same of objects of classes that are derived from the one that has it.
    fn compared_as_bases(&mut self, op: BinaryOp, a: &Rc<Object>, b: &Rc<Object>) -> Outcome<Option<bool>> {
        let is_equality = matches!(op, BinaryOp::Equal | BinaryOp::Unequal);
        let names = [format!("operator{}", op.symbol()), "operator==".into()];
        let written =
            |class: ClassId, name: &String| self.method_set(class, name).is_some_and(|(owner, _)| !self.is_defaulted(owner, name));
        if names[..1 + usize::from(is_equality)].iter().any(|name| written(a.class, name) || written(b.class, name)) {
            return Ok(None);
        }
        match self.as_bases(a, b, is_equality) {
            Some([a, b]) => self.defaulted_comparison(op, &a, &b),
            None => Ok(None),
        }
    }

    /// The parts of two objects that are of the nearest base which has `<=>` by `= default`, or `==` for an equality.
    fn as_bases(&self, a: &Rc<Object>, b: &Rc<Object>, is_equality: bool) -> Option<[Rc<Object>; 2]> {
        let has = |class: &ClassId| self.is_defaulted(*class, "operator<=>") || is_equality && self.is_defaulted(*class, "operator==");
        let base = self.with_bases(a.class).into_iter().find(has)?;
        let part = |object: &Rc<Object>| {
            let (first, n) = match object.class == base {
                true => (0, usize::MAX),
                false => self.state.types.base_members(object.class, base)?,
            };
            let fields = object.fields.borrow().iter().skip(first).take(n).cloned().collect();
            Some(Object::new(base, fields, None))
        };
        Some([part(a)?, part(b)?])
    }

    /// `a <=> b` where the language or the library orders them, or a class by its parts; nothing where an operator of the program does.
    pub(super) fn ordered(&mut self, a: &Value, b: &Value) -> Outcome<Option<Value>> {
        let (x, y) = (self.state.value(a)?, self.state.value(b)?);
        if let Some((order, held)) = self.order_held(&x)
            && matches!(y, Value::Int(_, 0))
        {
            return self.order_of(order, held).map(Some);
        }
        if let Some((order, held)) = self.order_held(&y)
            && matches!(x, Value::Int(_, 0))
        {
            return self.order_of(order, if held == UNORDERED { held } else { -held }).map(Some);
        }
        // objects of derived classes, by what their base has
        if let (Value::Object(p), Value::Object(q)) = (&x, &y)
            && (p.class != q.class || !self.is_defaulted(p.class, "operator<=>"))
            && self.method_set(p.class, "operator<=>").is_none_or(|(owner, _)| self.is_defaulted(owner, "operator<=>"))
            && let Some([p, q]) = self.as_bases(p, q, false)
        {
            return self.ordered(&Value::Object(p), &Value::Object(q));
        }
        let is_by_parts = self.is_ordered_by_parts(&x, &y);
        let is_ordered = is_by_parts || matches!((&x, &y), (Value::Int(..) | Value::Float(..), Value::Int(..) | Value::Float(..)));
        if !is_ordered && !self.is_ordered_by_default(&x, &y) {
            return Ok(None);
        }
        let (p, q) = (self.state.type_of(&x), self.state.type_of(&y));
        self.needs_less(&x, &y)?;
        if self.pointed_function(p).is_some() {
            return Err(Fault::ill_formed("pointers to functions have no `<=>`"));
        }
        let order = self.category_of(p, false, 0)?.max(self.category_of(q, false, 0)?);
        let held = self.compared(a, b, None, 0)?;
        self.order_of(order, held).map(Some)
    }

    /// Refuses to order null pointers, and in what is not evaluated objects of classes of the library that have no order.
    fn needs_less(&mut self, x: &Value, y: &Value) -> Outcome<()> {
        let ty = self.state.type_of(x);
        let has_less = match x {
            Value::Null => false,
            Value::Object(of) => {
                let is_told = self.is_class_of_library(of.class) && self.state.types.classes[of.class.0 as usize].elements.is_none();
                match self.state.is_unevaluated && is_told && !self.converts_freely(of.class) {
                    true => {
                        let values = [x.clone(), y.clone()];
                        let near = self.associated(&values)?;
                        match self.operator_set(&Name::from("operator<"), &values, &near, (true, true))? {
                            Some(set) if self.takes_operands(set, &values, 0)? => true,
                            _ => match self.method_set(of.class, "operator<").or_else(|| self.method_set(of.class, "operator<=>")) {
                                Some((owner, set)) => self.takes_subjects(owner, set, &[Value::TypeOf(Rc::new(y.clone()))])?,
                                None => false,
                            },
                        }
                    }
                    false => true,
                }
            }
            _ => true,
        };
        match has_less {
            true => Ok(()),
            false => Err(Fault::ill_formed(format_args!("`{}` has no order", self.state.types.name(ty)))),
        }
    }

    /// What a comparison of an ordering with `0`, or with another ordering, gives.
    pub(super) fn order_compared(&self, op: BinaryOp, a: &Value, b: &Value) -> Option<bool> {
        let (x, y) = match (self.order_held(a), self.order_held(b), a, b) {
            (Some((_, x)), Some((_, y)), ..) if matches!(op, BinaryOp::Equal | BinaryOp::Unequal) => (x, y),
            (Some((_, x)), None, _, Value::Int(_, 0)) => (x, 0),
            (None, Some((_, y)), Value::Int(_, 0), _) => (0, y),
            _ => return None,
        };
        decides(op, x, y)
    }

    /// The category of an ordering and what it holds.
    fn order_held(&self, v: &Value) -> Option<(Order, i64)> {
        let Value::Object(object) = v else { return None };
        let Role::Ordering(order) = self.state.types.classes[object.class.0 as usize].role else { return None };
        match object.fields.borrow().first() {
            Some(Value::Int(_, held)) => Some((order, *held)),
            _ => None,
        }
    }

    /// A sample of what a `<=>` by `= default` that returns `auto` gives.
    pub(super) fn sample_of_order(&mut self, class: Option<ClassId>, wanted: Wanted) -> Outcome<Value> {
        let Some(class) = class else { return Ok(Value::Void) };
        let order = self.category_of_class(class, false, 0)?;
        let order = self.order_of(order, 0)?;
        Ok(if wanted == Wanted::Type { Value::Type(self.state.type_of(&order)) } else { order })
    }

    fn order_of(&mut self, order: Order, held: i64) -> Outcome<Value> {
        let name = match order {
            Order::Strong => "strong_ordering",
            Order::Weak => "weak_ordering",
            Order::Partial => "partial_ordering",
        };
        let Some(Entity::Class(def)) = self.program.find(OF_PRELUDE, &[Name::from(name)]) else {
            return Err(Fault::new(FaultKind::Unsupported, "`<=>` is not read here"));
        };
        let class = self.instantiate(def, Vec::new(), None)?;
        self.usable(class)?;
        Ok(Value::Object(Object::new(class, vec![Value::Int(Integer::SChar, held)], None)))
    }

    /// Whether both are of a class that has `<=>` by `= default`.
    fn is_ordered_by_default(&self, x: &Value, y: &Value) -> bool {
        matches!((x, y), (Value::Object(p), Value::Object(q)) if p.class == q.class && self.is_defaulted(p.class, "operator<=>"))
    }

    /// Whether the language, or the library, orders two values by what they hold: enumerations, pointers, strings, containers.
    fn is_ordered_by_parts(&self, x: &Value, y: &Value) -> bool {
        let is_pointer = |v: &Value| matches!(v, Value::Pointer { .. } | Value::AddressOf(_, _));
        let is_plain = |v: &Value| matches!(v, Value::Int(..) | Value::Float(..) | Value::Enum(..));
        match (x, y) {
            (Value::Enum(p, _), Value::Enum(q, _)) => p == q,
            (Value::Enum(ty, _), other) | (other, Value::Enum(ty, _)) => {
                is_plain(other) && !matches!(self.state.types.get(*ty), Type::Enum(_, true, _))
            }
            (Value::Text(_), y) => matches!(y, Value::Text(_)) || is_pointer(y),
            (Value::Array(_), Value::Array(_)) | (Value::Tuple(_), Value::Tuple(_)) => true,
            (Value::Object(p), Value::Object(q)) => {
                let def = &self.program.classes[self.instances[p.class.0 as usize].def as usize];
                let is_plain = p.class == q.class && def.scope.is_prelude && !self.is_defaulted(p.class, "operator<=>");
                is_plain && self.method_set(p.class, "operator<=>").is_none()
            }
            (x, y) => {
                is_pointer(x) && (is_pointer(y) || matches!(y, Value::Text(_) | Value::Array(_)))
                    || is_pointer(y) && matches!(x, Value::Array(_))
            }
        }
    }

    /// -1, 0, 1 or `UNORDERED` for two values: of a class by its parts in turn, by the operators that they have; for what they are
    /// parts of, if any.
    fn compared(&mut self, a: &Value, b: &Value, by: Option<By>, depth: usize) -> Outcome<i64> {
        if depth > MAX_WITHIN {
            return Err(Fault::new(FaultKind::Limit, "what is compared nests too deep"));
        }
        let (x, y) = (self.state.value(a)?, self.state.value(b)?);
        if let (Value::Int(..) | Value::Float(..), Value::Int(..) | Value::Float(..)) = (&x, &y) {
            return Ok(match arith::binary(&mut self.state, BinaryOp::ThreeWay, &x, &y)? {
                Value::Int(_, order) => order,
                Value::Float(_, order) if order.is_nan() => UNORDERED,
                Value::Float(_, order) => order as i64,
                _ => UNORDERED,
            });
        }
        self.needs_less(&x, &y)?;
        if let Some((left, right)) = self.parts_of_library(&x, &y)? {
            for (x, y) in left.iter().zip(&right) {
                let order = self.compared(x, y, Some(By::Library), depth + 1)?;
                if order != 0 {
                    return Ok(order);
                }
            }
            return Ok(left.len().cmp(&right.len()) as i64);
        }
        if let (true, Value::Object(p), Value::Object(q)) = (self.is_ordered_by_default(&x, &y), &x, &y) {
            return self.compared_members(p, q, depth);
        }
        let by_less = by == Some(By::Library) && !self.has_order(&x, &y)?;
        let enumerators = match (&x, &y) {
            (Value::Enum(p, x), Value::Enum(q, y)) if p == q => Some((*x, *y)),
            _ => None,
        };
        if !by_less && (enumerators.is_some() || !self.is_ordered_by_parts(&x, &y)) {
            let at = self.frames.len();
            if self.best_operator(BinaryOp::ThreeWay, a, b, 0)? == Some(true)
                || self.operator_as_written(BinaryOp::ThreeWay, (a, b), 0, &mut None)?
            {
                self.run(at)?;
                let made = self.pop();
                let made = self.state.value(&made)?;
                return Ok(match (self.order_held(&made), made) {
                    (Some((_, held)), _) => held,
                    (None, Value::Int(_, order)) => order.signum(),
                    _ => UNORDERED,
                });
            }
        }
        if let Some((x, y)) = enumerators {
            return Ok(x.cmp(&y) as i64);
        }
        Ok(match () {
            () if by_less => match self.holds_between(BinaryOp::Less, a, b)? {
                true => -1,
                false => self.holds_between(BinaryOp::Less, b, a)?.into(),
            },
            () if self.holds_between(BinaryOp::Equal, a, b)? => 0,
            () if self.holds_between(BinaryOp::Less, a, b)? => -1,
            () if let Some(By::Class(class)) = by
                && self.category_of_class(class, false, 0)? != Order::Partial =>
            {
                1
            }
            () if self.holds_between(BinaryOp::Less, b, a)? => 1,
            () => UNORDERED,
        })
    }

    /// What the order of two elements of containers or tuples makes of a comparison of these; nothing where they are equivalent.
    pub(super) fn decided_by(&mut self, op: BinaryOp, a: &Value, b: &Value) -> Outcome<Option<bool>> {
        let order = self.compared(a, b, Some(By::Library), 0)?;
        Ok((order != 0).then(|| decides(op, order, 0).unwrap_or(false)))
    }

    /// The elements of two tuples, or of two containers of objects, which the library compares one by one.
    fn parts_of_library(&mut self, x: &Value, y: &Value) -> Outcome<Option<(Vec<Value>, Vec<Value>)>> {
        Ok(match (x, y) {
            (Value::Object(p), Value::Object(q))
                if [p, q].iter().all(|of| self.state.types.classes[of.class.0 as usize].role == Role::Tuple) =>
            {
                self.state.element_places(x)?.zip(self.state.element_places(y)?)
            }
            (Value::Array(_), Value::Array(_)) => self.sequences_of_objects(x, y, false)?.map(|[x, y]| (x, y)),
            _ => None,
        })
    }

    /// Whether a class of the program has `<=>` and `==`, so that the library orders its objects by the one; true of other values.
    fn has_order(&mut self, x: &Value, y: &Value) -> Outcome<bool> {
        let (Value::Object(p), Value::Object(_)) = (x, y) else { return Ok(true) };
        if self.is_class_of_library(p.class) {
            let holds = self.prelude_class(p).is_some_and(|name| matches!(name, "optional" | "variant"));
            for arg in if holds { self.instances[p.class.0 as usize].given.clone() } else { Vec::new() } {
                let ty = self.type_id(&arg)?;
                let held = self.sample_of(self.state.types.without_const(ty))?;
                if !self.has_order(&held, &held)? {
                    return Ok(false);
                }
            }
            return Ok(true);
        }
        let mut has_all = true;
        for name in ["operator<=>", "operator=="] {
            let is_defaulted = |class: &ClassId| self.is_defaulted(*class, name) || self.is_defaulted(*class, "operator<=>");
            if self.method_set(p.class, name).is_none() && !self.with_bases(p.class).iter().any(is_defaulted) {
                let values = [x.clone(), y.clone()];
                let near = self.associated(&values)?;
                has_all = has_all && self.operator_set(&Name::from(name), &values, &near, (false, false))?.is_some();
            }
        }
        Ok(has_all || !self.conversions_of(p.class).is_empty())
    }

    /// The category of the order of values of a type: the weakest of its parts, or what its operator returns.
    fn category_of(&mut self, ty: TypeId, by_library: bool, depth: usize) -> Outcome<Order> {
        let ty = self.state.types.strip(ty);
        if depth > MAX_WITHIN {
            return Ok(Order::Strong);
        }
        match self.state.types.get(ty).clone() {
            Type::Float(_) => Ok(Order::Partial),
            Type::Array(of, _) => self.category_of(of, by_library, depth + 1),
            Type::Library(name, args) if &*name != "string" && args.iter().any(|arg| matches!(arg, Value::Type(_))) => {
                self.category_of(element_of(&args), true, depth + 1)
            }
            Type::Class(class) => self.category_of_class(class, by_library, depth),
            _ => Ok(Order::Strong),
        }
    }

    fn category_of_class(&mut self, class: ClassId, by_library: bool, depth: usize) -> Outcome<Order> {
        let of_role = |machine: &Self, ty: TypeId| match machine.state.types.role_of(ty) {
            Role::Ordering(order) => Some(order),
            _ => None,
        };
        let name = Name::from("operator<=>");
        let ty = self.state.types.intern(Type::Class(class));
        let (this, other) = (self.sample_of(ty)?, self.sample_of(ty)?);
        // what has `<` alone
        if by_library && !self.has_order(&this, &other)? {
            return Ok(Order::Weak);
        }
        let set = match self.method_set(class, &name) {
            Some((owner, set)) => Some((Some(owner), set)),
            None => {
                let near = self.associated(std::slice::from_ref(&this))?;
                self.operator_set(&name, &[this.clone(), other.clone()], &near, (false, true))?.map(|set| (None, set))
            }
        };
        // one that returns `auto` by default is told by the parts
        let by_parts = match self.defaulted(class, &name) {
            Some(f) => matches!(self.function_code(f).result, ResultKind::Auto),
            None => false,
        };
        if let (false, Some((owner, set))) = (by_parts, set) {
            let made = match owner {
                Some(_) => {
                    self.passing.on_const = true;
                    self.set_sample(set, owner, this, &[], &[other], (0, Wanted::Type))
                }
                None => self.set_sample(set, None, Value::Void, &[], &[this, other], (0, Wanted::Type)),
            };
            self.passing = Default::default();
            match made {
                Ok(Value::Type(ty)) if let Some(order) = of_role(self, ty) => return Ok(order),
                Ok(_) => {}
                Err(_) => self.failed_at = None,
            }
        }
        let parts: Vec<TypeId> = match self.state.types.classes[class.0 as usize].elements.clone() {
            Some(elements) => elements.to_vec(),
            None => self.instances[class.0 as usize].fields.iter().map(|field| field.ty).collect(),
        };
        let by_library = self.is_class_of_library(class);
        parts.into_iter().try_fold(Order::Strong, |order, ty| Ok(order.max(self.category_of(ty, by_library, depth + 1)?)))
    }
}

/// Whether a comparison holds between what two orderings hold.
fn decides(op: BinaryOp, x: i64, y: i64) -> Option<bool> {
    Some(match op {
        BinaryOp::Equal => x == y,
        BinaryOp::Unequal => x != y,
        _ if x == UNORDERED || y == UNORDERED => false,
        BinaryOp::Less => x < y,
        BinaryOp::LessEqual => x <= y,
        BinaryOp::Greater => x > y,
        BinaryOp::GreaterEqual => x >= y,
        _ => return None,
    })
}
