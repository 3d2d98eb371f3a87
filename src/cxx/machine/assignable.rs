//! What can be assigned and swapped: `is_assignable`, `is_swappable`.

use super::super::program::takes_any;
use super::super::types::{BIT_REFERENCE, Role, Types};
use super::super::value::{ClassId, FaultKind, Floating, Outcome, Type, TypeId, Value};
use super::Machine;
use super::facts::{COPY_ASSIGN, MOVE, MOVE_ASSIGN, NOTHROW, THERE};
use std::rc::Rc;

impl Machine<'_> {
    /// `is_assignable<T, U>`.
    pub(super) fn assigns(&mut self, to: TypeId, from: TypeId, least: u8) -> Outcome<bool> {
        let target = self.state.types.without_reference(to);
        let is_lvalue = matches!(self.state.types.get(to), Type::Reference(_));
        let (a, b) = (self.state.types.without_const(target), self.state.types.strip(from));
        // a bit of a vector is an object of its own
        if a == Types::VECTOR_BOOL {
            let from = self.state.types.of_values(b);
            return Ok(target == a && self.is_convertible(from, Types::BOOL)?);
        }
        if let Type::Library(name, args) = self.state.types.get(a)
            && let (BIT_REFERENCE, Some(Value::Type(of))) = (&**name, args.first())
            && a != b
        {
            let of = *of;
            return Ok(target == a && self.state.types.without_const(of) == of && self.is_convertible(from, of)?);
        }
        let class = match self.state.types.get(a) {
            Type::Class(class) => Some(*class),
            Type::Library(..) => None,
            _ if !is_lvalue => return Ok(false),
            _ => None,
        };
        if a == b || self.is_base_of(a, b) {
            let bare = self.state.types.without_reference(from);
            let is_const = self.state.types.without_const(bare) != bare;
            let is_lvalue = matches!(self.state.types.get(from), Type::Reference(_));
            let is_variable = is_lvalue && !is_const;
            // what is `const` and moved is copied
            let what = if is_lvalue || is_const { COPY_ASSIGN } else { MOVE_ASSIGN };
            let facts = self.facts(target, 0)?;
            // what is deleted and nothing declares is none beside a template
            let moves_by_itself = || !is_lvalue && !is_const && facts.levels[what] == 0;
            // nor does one move that declares how it is copied alone
            let copies_alone = |machine: &Self, class| {
                let declared = machine.declared_functions(class, "operator=");
                let moves = |moves: bool| declared.iter().any(|f| machine.transfer_of(f.0).is_some_and(|t| t.moves == moves));
                !is_lvalue && !is_const && moves(false) && !moves(true)
            };
            if let Some(class) = class
                && target == a
                && (is_lvalue != is_const || moves_by_itself() && !self.declares_assignment(class) || copies_alone(self, class))
                && self.assigns_any(class)
                && let Some((owner, set)) = self.takes_assigned(class, from)?
            {
                return self.assigns_by(class, (owner, set), from, least);
            }
            return Ok(facts.levels[what] >= least && (is_variable || facts.changes >> what & 1 == 0));
        }
        if target != a {
            return Ok(false);
        }
        // an `operator=` takes a character, and any number of the language
        let from_number = match self.state.types.get(b) {
            Type::Int(_) | Type::Enum(_, false, _) => true,
            Type::Float(kind) => is_assigned_to_half(*kind),
            _ => false,
        };
        let role = |machine: &Self, ty| match machine.state.types.get(ty) {
            Type::Class(class) => machine.state.types.classes[class.0 as usize].role,
            _ => Role::Other,
        };
        if least == THERE && (from_number || role(self, b) == Role::View) && matches!(&*self.state.types.name(a), "std::string" | "half_t")
        {
            return Ok(true);
        }
        if let (Some(of), Some(given)) = (self.state.types.elements_of(a), self.elements_passed(from)) {
            let mut fits = of.len() == given.len() && (role(self, a) != Role::Pair || role(self, b) == Role::Pair);
            for (to, from) in of.iter().zip(given) {
                let to = self.state.types.intern(Type::Reference(*to));
                fits = fits && self.assigns(to, from, least)?;
            }
            return Ok(fits);
        }
        if let Some(class) = class
            && let Some((owner, set)) = self.takes_assigned(class, from)?
        {
            return self.assigns_by(class, (owner, set), from, least);
        }
        let is_library = matches!(self.state.types.get(a), Type::Library(..));
        Ok(self.is_convertible(from, a)?
            && (least == THERE || !is_library && self.constructs(a, &[from], least)?)
            && self.facts(a, 0)?.levels[MOVE_ASSIGN] >= if class.is_some() { least } else { THERE })
    }

    /// Whether a class of the program has an assignment that is a template and takes anything.
    pub(super) fn assigns_any(&self, class: ClassId) -> bool {
        !self.is_class_of_library(class) && self.declared_functions(class, "operator=").iter().any(|(_, f)| takes_any(f))
    }

    /// Whether a class declares an assignment of its own objects.
    fn declares_assignment(&self, class: ClassId) -> bool {
        self.declared_functions(class, "operator=").iter().any(|f| self.transfer_of(f.0).is_some())
    }

    /// The assignments of a class, where one takes what is of a type.
    fn takes_assigned(&mut self, class: ClassId, from: TypeId) -> Outcome<Option<(ClassId, u32)>> {
        let how = self.object_of_type(from, true);
        let from = self.decayed_type(from);
        let subject = Value::TypeOf(Rc::new(self.sample_of(from)?));
        (self.is_lvalue, self.is_const, self.is_variable) = (!how.on_rvalue, how.on_const, !how.on_rvalue);
        let takes = match self.method_set(class, "operator=") {
            Some((owner, set)) => {
                let outer = std::mem::replace(&mut self.comparing, true);
                let takes = self.takes_subjects(owner, set, &[subject]);
                self.comparing = outer;
                takes?.then_some((owner, set))
            }
            None => None,
        };
        self.forget_argument();
        Ok(takes)
    }

    /// Whether assignments of a class that take what is of a type are as good as asked for.
    fn assigns_by(&mut self, class: ClassId, (owner, set): (ClassId, u32), from: TypeId, least: u8) -> Outcome<bool> {
        if least == THERE {
            return Ok(true);
        }
        let of = self.state.types.intern(Type::Class(class));
        let (this, from) = (self.sample_of(of)?, self.decayed_type(from));
        let sample = self.sample_of(from)?;
        Ok(least == NOTHROW && self.call_throws_nothing(set, owner, this, sample)?)
    }

    /// Whether `swap(a, b)` swaps what these types refer to.
    pub(super) fn swaps(&mut self, a: TypeId, b: TypeId, least: u8) -> Outcome<bool> {
        let (of, other) = (self.state.types.without_reference(a), self.state.types.without_reference(b));
        if [a, b].iter().any(|ty| !matches!(self.state.types.get(*ty), Type::Reference(_))) {
            return Ok(false);
        }
        if matches!(self.state.types.get(of), Type::Class(_) | Type::Enum(..)) {
            let samples = [self.sample_of(of)?, self.sample_of(self.state.types.without_const(other))?];
            if let Some(set) = self.found_by_arguments(&"swap".into(), &samples)? {
                let outer = std::mem::replace(&mut self.comparing, true);
                let bound =
                    self.choose(set, None, super::binding::Call { this: &Value::Void, templates: &[], args: &samples, temporaries: 0 });
                self.comparing = outer;
                match bound {
                    Ok(bound) => {
                        let is_noexcept = self.is_noexcept(&bound.function, bound.base, None, Value::Void);
                        self.cut(bound.base);
                        return Ok(is_noexcept? || least == THERE);
                    }
                    Err(fault) if fault.kind == FaultKind::Limit => return Err(fault),
                    Err(_) => self.failed_at = None,
                }
            }
        }
        if of != other {
            return Ok(false);
        }
        if let Type::Array(element, Some(_)) = *self.state.types.get(of) {
            let element = self.state.types.intern(Type::Reference(element));
            return self.swaps(element, element, least);
        }
        match self.state.types.get(of) {
            Type::Library(name, _) if &**name == "deque" => return Ok(true),
            &Type::Class(class) => {
                let def = &self.program.classes[self.instances[class.0 as usize].def as usize];
                if def.scope.is_prelude
                    && matches!(&*def.ast.name, "stack" | "queue")
                    && let Some(Value::Type(held)) = self.class_member(class, "container_type", &Value::Void)?
                {
                    let held = self.state.types.intern(Type::Reference(held));
                    return self.swaps(held, held, least);
                }
            }
            _ => {}
        }
        let facts = self.facts(of, 0)?;
        Ok(facts.levels[MOVE].min(facts.levels[MOVE_ASSIGN]) >= least)
    }
}

/// Whether a number of the type can be assigned to a `half_t`: of the language, or of a class that converts to CUDA's `__half`.
pub(super) fn is_assigned_to_half(kind: Floating) -> bool {
    !matches!(kind, Floating::Narrow(_)) || matches!(kind.name(), "float_e4m3_t" | "float_e5m2_t")
}
