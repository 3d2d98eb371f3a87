//! What is known of an arm of `?:` that is not evaluated, and how the other arm meets it.
//!
//! A sample is a small number of the type, the type itself where it is no number, or `void` where nothing is known.

use super::super::arith;
use super::super::ast::BinaryOp;
use super::super::code::{Code, Op, Site};
use super::super::compiled::{FunctionCode, ResultKind};
use super::super::convert;
use super::super::library;
use super::super::value::{ClassId, Integer, Outcome, Type, TypeId, V};
use super::Machine;
use std::rc::Rc;

impl Machine<'_> {
    /// A sample of a type.
    fn sample_of_type(&mut self, ty: TypeId) -> V {
        let ty = self.world.types.strip(ty);
        match self.world.types.get(ty) {
            Type::Int(kind) => V::Int(*kind, 1),
            Type::Float(kind) => V::Float(*kind, 1.0),
            Type::Enum(_, false, kind) => V::Int(arith::common(*kind, *kind), 1),
            Type::Of(v @ V::Static(..)) => v.clone(),
            Type::Void | Type::Auto | Type::Null | Type::Of(_) => V::Void,
            _ => V::Type(ty),
        }
    }

    /// A sample of what `v` is, or of the type that it names.
    pub(super) fn arm_sample(&mut self, v: &V) -> Outcome<V> {
        if let V::Type(ty) = v {
            return Ok(self.sample_of_type(*ty));
        }
        Ok(match self.world.value(v)? {
            V::Int(kind, _) => V::Int(kind, 1),
            v @ V::Static(..) => v,
            V::Float(kind, _) => V::Float(kind, 1.0),
            V::Data(ty) | V::Enum(ty, _) => self.sample_of_type(ty),
            v @ (V::Object(_) | V::Text(_) | V::Array(_)) => {
                let ty = self.world.type_of(&v);
                self.sample_of_type(ty)
            }
            _ => V::Void,
        })
    }

    /// A sample of an element of what is on top: an array, a container or a pointer.
    pub(super) fn element_sample(&mut self) -> Outcome<V> {
        let place = self.pop();
        if let V::Memory(ty, _) = self.world.place(&place)
            && let Some((element, _)) = self.world.types.array_in_bytes(ty)
        {
            return Ok(self.sample_of_type(element));
        }
        let element = match self.world.value(&place)? {
            V::Array(array) => array.element,
            V::Pointer { element, .. } => element,
            V::Text(_) => super::super::types::Types::CHAR,
            V::AddressOf(to) => match &*to {
                V::Cell(_, array) => array.element,
                to => return self.arm_sample(to),
            },
            _ => return Ok(V::Void),
        };
        Ok(self.sample_of_type(element))
    }

    /// A sample of what an operator makes of the two samples on top.
    pub(super) fn samples_met(&mut self, compares: bool) -> Outcome<V> {
        let (b, a) = (number(self.pop()), number(self.pop()));
        let is_number = |v: &V| matches!(v, V::Int(..) | V::Float(..));
        if !is_number(&a) || !is_number(&b) {
            let same = matches!((&a, &b), (V::Type(a), V::Type(b)) if a == b);
            return Ok(if same && !compares { a } else { V::Void });
        }
        if compares {
            return Ok(V::Int(Integer::Bool, 1));
        }
        let both = arith::binary(&mut self.world, BinaryOp::Add, &a, &b)?;
        self.arm_sample(&both)
    }

    /// An arm of `?:` in the type in which it meets the other one.
    pub(super) fn unified_arm(&mut self, arm: V, other: &V) -> Outcome<V> {
        let v = self.world.value(&arm)?;
        let v = self.as_type_value(v);
        // two constants of CuTe are of different types where they differ
        let (v, arm, other) = match (&v, other) {
            (V::Static(_, a), V::Static(_, b)) if a == b => return Ok(arm),
            (V::Static(..), V::Static(..) | V::Int(..) | V::Float(..)) => (number(v.clone()), number(v), &number(other.clone())),
            (_, other) => (v, arm, &number(other.clone())),
        };
        let one = match (&v, other) {
            (_, V::Void) => return Ok(arm),
            (V::Int(a, _), V::Int(b, _)) if a == b => return Ok(arm),
            (V::Float(a, _), V::Float(b, _)) if a == b => return Ok(arm),
            (V::Int(kind, _), V::Int(..) | V::Float(..)) => V::Int(*kind, 1),
            (V::Float(kind, _), V::Int(..) | V::Float(..)) => V::Float(*kind, 1.0),
            (V::Pointer { .. } | V::Int(..) | V::Float(..), V::Type(ty)) => {
                let is_made = match (&v, self.world.types.get(*ty)) {
                    (V::Pointer { .. }, Type::Library(name, _)) => &**name == "string",
                    (_, Type::Class(_)) => self.convertible(other, &V::TypeOf(Rc::new(v.clone())))?.is_some(),
                    _ => false,
                };
                return if is_made { self.converted(v, *ty, false) } else { Ok(arm) };
            }
            _ => return Ok(arm),
        };
        let both = arith::binary(&mut self.world, BinaryOp::Add, &one, other)?;
        let ty = self.world.type_of(&both);
        convert::convert(&mut self.world, v, ty, false)
    }

    /// A sample of what the function of a set returns that fits the arguments.
    pub(super) fn call_sample(&mut self, set: u32, site: &Site) -> Outcome<V> {
        let (args, temporaries) = self.arguments(site);
        let templates = self.popped(site.templates);
        let templates = self.template_values(&templates)?;
        self.set_sample(set, None, V::Void, &templates, &args, temporaries)
    }

    fn set_sample(&mut self, set: u32, class: Option<ClassId>, this: V, templates: &[V], args: &[V], temporaries: u64) -> Outcome<V> {
        self.passing = Default::default();
        let bound = self.choose(set, class, &this, templates, args, temporaries)?;
        let sample = self.result_sample(&bound.function, bound.base, class, this);
        self.cut(bound.base);
        sample
    }

    /// A sample of what a function returns: by its declaration, or by its code where that only computes.
    fn result_sample(&mut self, function: &FunctionCode, base: u32, class: Option<ClassId>, this: V) -> Outcome<V> {
        let ty = match &function.result {
            ResultKind::Known(ty) => *ty,
            ResultKind::Type(code) => {
                let ty = self.eval(code, base, class, this)?;
                self.type_id(&ty)?
            }
            ResultKind::Auto | ResultKind::Reference if only_computes(&function.code) => {
                let v = self.eval(&function.code, base, class, this)?;
                return self.arm_sample(&v);
            }
            ResultKind::Auto | ResultKind::Reference => return Ok(V::Void),
        };
        Ok(self.sample_of_type(ty))
    }

    /// A sample of what a function of the library makes of the samples on top.
    pub(super) fn native_sample(&mut self, name: &str, count: super::Count) -> Outcome<V> {
        let args = self.popped(count);
        let args: Vec<V> = args.into_iter().map(number).collect();
        if args.iter().any(|v| !matches!(v, V::Int(..) | V::Float(..))) {
            return Ok(V::Void);
        }
        let v = library::call(&mut self.world, name, &[], &args)?;
        self.arm_sample(&v)
    }

    /// A sample of what a member of the object below the arguments returns.
    pub(super) fn member_sample(&mut self, name: &str, site: &Site) -> Outcome<V> {
        let (args, temporaries) = self.arguments(site);
        let object = self.pop();
        if let Some((object, seen)) = self.world.object(&object)? {
            return match self.method_of(&object, seen, name) {
                Some((owner, set)) => self.set_sample(set, Some(owner), V::Object(object), &[], &args, temporaries),
                None => Ok(V::Void),
            };
        }
        match (self.world.value(&object)?, name) {
            (V::Array(_) | V::Text(_), "size" | "length" | "capacity" | "max_size") => Ok(V::Int(Integer::ULong, 1)),
            (V::Array(_) | V::Text(_), "empty") => Ok(V::Int(Integer::Bool, 1)),
            (v @ (V::Array(_) | V::Text(_)), "at" | "front" | "back") => {
                self.stack.push(v);
                self.element_sample()
            }
            _ => Ok(V::Void),
        }
    }

    /// A sample of what the lambda or the object below the arguments returns.
    pub(super) fn value_sample(&mut self, site: &Site) -> Outcome<V> {
        let (args, temporaries) = self.arguments(site);
        let callee = self.pop();
        let callee = match &callee {
            V::Type(_) => return self.arm_sample(&callee),
            V::Function(_) | V::Method(_) => callee,
            v => self.world.value(v)?,
        };
        match &callee {
            V::Closure(closure) => {
                let function = self.program.lambdas[closure.code as usize].code.clone();
                let captures = self.program.lambdas[closure.code as usize].captures.clone();
                let base = self.room(function.slots)?;
                for ((_, own, _), v) in captures.iter().zip(closure.captured.borrow().iter()) {
                    self.world.slots[(base + own) as usize] = v.clone();
                }
                self.passing = Default::default();
                let bound = self.bind_at(&function, base, closure.class, &closure.this, &[], &args, temporaries);
                let sample = match bound {
                    Ok(_) => self.result_sample(&function, base, closure.class, closure.this.clone()),
                    Err(fault) => Err(fault),
                };
                self.cut(base);
                sample
            }
            V::Object(object) => match self.method_of(object, object.class, "operator()") {
                Some((owner, set)) => self.set_sample(set, Some(owner), callee.clone(), &[], &args, temporaries),
                None => Ok(V::Void),
            },
            V::Function(id) => {
                let f = self.functions[*id as usize].clone();
                self.set_sample(f.set, f.class, V::Void, &f.templates, &args, temporaries)
            }
            V::Method(method) => match &method.1 {
                V::Function(id) => {
                    let f = self.functions[*id as usize].clone();
                    self.set_sample(f.set, f.class, method.0.clone(), &f.templates, &args, temporaries)
                }
                _ => Ok(V::Void),
            },
            _ => Ok(V::Void),
        }
    }
}

/// A constant of CuTe as the number that it converts to.
fn number(v: V) -> V {
    match v {
        V::Static(kind, x) => V::Int(kind, x),
        v => v,
    }
}

/// Whether code changes nothing, calls nothing and comes to its end.
fn only_computes(code: &Code) -> bool {
    code.ops.iter().enumerate().all(|(i, op)| match op {
        Op::Push(_)
        | Op::Local(_)
        | Op::Load(_)
        | Op::MoveLocal(_)
        | Op::ClassArg(_)
        | Op::This
        | Op::Member(_)
        | Op::Arrow(_)
        | Op::Index(_)
        | Op::Dereference
        | Op::Copy
        | Op::Value
        | Op::ConvertTo(_)
        | Op::Truth
        | Op::Unary(_)
        | Op::ArmSample
        | Op::ElementSample
        | Op::MeetSamples(_)
        | Op::UnifyArms
        | Op::EndProbe
        | Op::Clear(..)
        | Op::Return(_)
        | Op::ReturnVoid => true,
        Op::ClassName(_, to) | Op::Attempt(to) | Op::Jump(to) | Op::JumpUnless(to) | Op::JumpIf(to) => *to as usize > i,
        Op::Binary(op) => !matches!(op, BinaryOp::ShiftLeft),
        _ => false,
    })
}
