//! Operators that the program defines.

use super::super::arith;
use super::super::ast::{BinaryOp, Name};
use super::super::convert;
use super::super::value::{ClassId, Integer, Object, Outcome, Type, V};
use super::Machine;
use std::rc::Rc;

impl Machine<'_> {
    /// A small number of the type of `v`, or of the type that `v` is; a truth where that is no type of numbers.
    pub(super) fn arm_sample(&mut self, v: &V) -> Outcome<V> {
        if let V::Type(ty) = v {
            return Ok(match self.world.types.get(self.world.types.strip(*ty)) {
                Type::Int(kind) => V::Int(*kind, 1),
                Type::Float(kind) => V::Float(*kind, 1.0),
                _ => V::Int(Integer::Bool, 1),
            });
        }
        Ok(match self.world.value(v)? {
            V::Int(kind, _) | V::Static(kind, _) => V::Int(kind, 1),
            V::Float(kind, _) => V::Float(kind, 1.0),
            V::Data(ty) => convert::default_of(&mut self.world, ty)?,
            _ => V::Int(Integer::Bool, 1),
        })
    }

    /// An arm of `?:` in the type in which it meets the other one: the common type of two numbers.
    pub(super) fn unified_arm(&mut self, arm: V, other: &V) -> Outcome<V> {
        let v = self.world.value(&arm)?;
        let one = match &v {
            V::Int(kind, _) => V::Int(*kind, 1),
            V::Float(kind, _) => V::Float(*kind, 1.0),
            _ => return Ok(arm),
        };
        let same = match (&one, other) {
            (V::Int(a, _), V::Int(b, _)) => a == b,
            (V::Float(a, _), V::Float(b, _)) => a == b,
            _ => false,
        };
        if same {
            return Ok(arm);
        }
        let both = arith::binary(&mut self.world, BinaryOp::Add, &one, other)?;
        let ty = self.world.type_of(&both);
        convert::convert(&mut self.world, v, ty, false)
    }

    /// Calls a method of an object of the program, run to its end; nothing if there is none.
    pub(super) fn user_method(&mut self, object: &V, name: &str, args: &[V]) -> Outcome<Option<V>> {
        let Some((object, seen)) = self.world.object(object)? else {
            return Ok(None);
        };
        let method = self.method_of(&object, seen, name);
        let value = V::Object(object);
        match method {
            Some((owner, set)) => {
                let shared = |v: &V| matches!(v, V::Object(o) if Rc::strong_count(o) > 1) || super::super::world::World::is_place(v);
                let temporaries = args.iter().enumerate().take(64).filter(|(_, v)| !shared(v)).fold(0u64, |mask, (i, _)| mask | 1 << i);
                let bound = self.choose(set, Some(owner), &value, &[], args, temporaries)?;
                if bound.function.is_default {
                    // member by member, as for a class without one
                    self.cut(bound.base);
                    return Ok(None);
                }
                self.run_now(bound.function, bound.base, Some(owner), value.clone()).map(Some)
            }
            None => Ok(None),
        }
    }

    /// An operator of the program for two operands: its call is pushed.
    pub(super) fn operator(&mut self, op: BinaryOp, a: &V, b: &V) -> Outcome<bool> {
        let name = Name::from(format!("operator{}", op.symbol()));
        let x = self.world.value(a)?;
        if let (V::Object(p), V::Object(q)) = (&x, &self.world.value(b)?)
            && let Some(answer) = self.defaulted_comparison(op, p, q)?
        {
            self.stack.push(V::Int(Integer::Bool, i64::from(answer)));
            return Ok(true);
        }
        if let Some((object, seen)) = self.world.object(a)?
            && let Some((owner, set)) = self.method_of(&object, seen, &name)
        {
            self.call_set(set, Some(owner), V::Object(object), Vec::new(), vec![b.clone()], 0)?;
            return Ok(true);
        }
        // functions of the name, seen from the classes of the operands
        let mut namespaces: Vec<Rc<str>> = vec!["".into()];
        let y = self.world.value(b)?;
        for v in [&x, &y] {
            if let V::Object(o) = v {
                let def = self.instances[o.class.0 as usize].def;
                namespaces.push(self.program.classes[def as usize].scope.namespace.clone());
            }
        }
        let mut tried = Vec::new();
        for namespace in namespaces.iter().rev() {
            if let Some(super::super::program::Entity::Functions(set)) = self.program.find(namespace, std::slice::from_ref(&name))
                && !tried.contains(&set)
            {
                tried.push(set);
                let ids = &self.program.sets[set as usize].1;
                let is_friend = |machine: &Self, f: &u32| machine.program.functions[*f as usize].scope.class.is_some();
                let has_friends = ids.iter().any(|f| is_friend(self, f));
                // a friend that is defined in a class is found where an operand is of that class, and sees its arguments
                let found: Vec<(u32, Option<ClassId>)> = match has_friends {
                    true => ids.iter().filter_map(|f| Some((*f, self.class_of_friend(*f, [&x, &y])?))).collect(),
                    false => Vec::new(),
                };
                let (set, class) = match &found[..] {
                    [] if has_friends => continue,
                    [] => (set, None),
                    found => {
                        let class = found.iter().find_map(|(_, class)| *class);
                        self.program.sets.push((name.clone(), found.iter().map(|(f, _)| *f).collect()));
                        (self.program.sets.len() as u32 - 1, class)
                    }
                };
                let called = self.call_set(set, class, V::Void, Vec::new(), vec![a.clone(), b.clone()], 0);
                if has_friends {
                    self.program.sets.pop();
                }
                match called {
                    Ok(()) => return Ok(true),
                    Err(fault) if fault.kind == super::FaultKind::Ill => self.failed_at = None,
                    Err(fault) => return Err(fault),
                }
            }
        }
        // `!=` from `==`, the other comparisons from `<=>` or `<`
        if op == BinaryOp::Unequal {
            let depth = self.frames.len();
            if self.operator(BinaryOp::Equal, a, b)? {
                self.run(depth)?;
                let v = self.pop();
                let equal = self.truth(&v)?;
                self.stack.push(V::Int(Integer::Bool, i64::from(!equal)));
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// A comparison that a class has by `= default`: member by member, the first difference decides the order.
    fn defaulted_comparison(&mut self, op: BinaryOp, a: &Rc<Object>, b: &Rc<Object>) -> Outcome<Option<bool>> {
        let by_order = self.is_defaulted(a.class, "operator<=>");
        let is_equality = matches!(op, BinaryOp::Equal | BinaryOp::Unequal);
        if a.class != b.class || !op.compares() || !(by_order || (is_equality && self.is_defaulted(a.class, "operator=="))) {
            return Ok(None);
        }
        let (left, right) = (a.fields.borrow().clone(), b.fields.borrow().clone());
        for (x, y) in left.into_iter().zip(right) {
            if self.holds_between(BinaryOp::Equal, &x, &y)? {
                continue;
            }
            return Ok(Some(match op {
                BinaryOp::Equal => false,
                BinaryOp::Unequal => true,
                BinaryOp::Less | BinaryOp::LessEqual => self.holds_between(BinaryOp::Less, &x, &y)?,
                _ => self.holds_between(BinaryOp::Less, &y, &x)?,
            }));
        }
        Ok(Some(matches!(op, BinaryOp::Equal | BinaryOp::LessEqual | BinaryOp::GreaterEqual)))
    }

    fn holds_between(&mut self, op: BinaryOp, a: &V, b: &V) -> Outcome<bool> {
        let depth = self.frames.len();
        self.binary(op, a.clone(), b.clone())?;
        self.run(depth)?;
        let v = self.pop();
        self.truth(&v)
    }

    /// Whether a class has an operator of the name by `= default`, as a member or as a friend.
    fn is_defaulted(&self, class: ClassId, name: &str) -> bool {
        let def = &self.program.classes[self.instances[class.0 as usize].def as usize];
        let member = def.members.get(name);
        let set = match member {
            Some(super::super::program::MemberDef::Functions(set)) => Some(*set),
            _ => match self.program.find(&def.scope.namespace, &[Name::from(name)]) {
                Some(super::super::program::Entity::Functions(set)) => Some(set),
                _ => None,
            },
        };
        let of_class = |f: &u32| {
            let f = &self.program.functions[*f as usize];
            matches!(f.ast.body, Some(super::super::ast::Body::Default)) && f.scope.class == Some(self.instances[class.0 as usize].def)
        };
        set.is_some_and(|set| self.program.sets[set as usize].1.iter().any(of_class))
    }

    /// The class of an operand whose friend a function is; `Some(None)` where it is no friend, `None` where it is not found.
    fn class_of_friend(&self, function: u32, operands: [&V; 2]) -> Option<Option<ClassId>> {
        let Some(home) = self.program.functions[function as usize].scope.class else {
            return Some(None);
        };
        let is_home = |class: ClassId| {
            let instance = &self.instances[class.0 as usize];
            instance.def == home || instance.primary == home
        };
        let found = operands.into_iter().find_map(|v| match v {
            V::Object(o) => self.with_bases(o.class).into_iter().find(|class| is_home(*class)),
            _ => None,
        });
        found.map(Some)
    }

    /// A class and all of its bases.
    fn with_bases(&self, class: ClassId) -> Vec<ClassId> {
        let mut all = vec![class];
        let mut at = 0;
        while let Some(class) = all.get(at) {
            all.extend(self.instances[class.0 as usize].bases.iter().copied());
            at += 1;
        }
        all
    }

    /// `a op b` where an object converts to what has the operator.
    pub(super) fn operator_after_conversion(&mut self, op: BinaryOp, a: &V, b: &V) -> Outcome<Option<V>> {
        let mut changed = false;
        let mut number = |machine: &mut Self, v: &V| -> Outcome<V> {
            if let V::Object(o) = v
                && let Some((_, set)) = machine.method_set(o.class, "operator T")
            {
                changed = true;
                let id = machine.program.sets[set as usize].1[0];
                let class = o.class;
                let single = machine.program.sets.len() as u32;
                machine.program.sets.push(("operator T".into(), vec![id]));
                let result = machine.call_set_now(single, Some(class), v.clone(), &[], &[]);
                machine.program.sets.pop();
                return result;
            }
            Ok(v.clone())
        };
        let (x, y) = (number(self, a)?, number(self, b)?);
        if !changed {
            return Ok(None);
        }
        let (x, y) = (self.world.value(&x)?, self.world.value(&y)?);
        super::super::stream::binary(&mut self.world, op, &x, &y).map(Some)
    }
}
