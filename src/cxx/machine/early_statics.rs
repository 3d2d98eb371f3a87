//! Static members of instances of class templates: C++ makes those before `main` that what is compiled uses. Templates are bound and
//! not instantiated here, so that these are found in the code of functions that are no templates, and of the members that they name.

use super::super::ast::{At, ExprKind, Init, Name, TypeKind, Variables};
use super::super::code::{Code, Count, Op};
use super::super::program::MemberDef;
use super::super::value::{ClassId, Fault, FaultKind, Outcome, Type, Value};
use super::Machine;
use std::collections::{HashMap, HashSet};
use std::rc::Rc;

/// The most instances that are looked at.
const MAX_INSTANCES: usize = 1 << 10;

/// Where something is used: in the code of what is no template, or in the code of members that comes behind all of that.
type Place = (u32, At);

/// What is made before `main` for code that uses it.
pub(super) enum Early {
    Member(ClassId, Name),
    Variable(Rc<Code>, Option<ClassId>),
}

/// What is found in code.
#[derive(Default)]
struct Uses {
    /// The instances that are named, each with its bases, and where.
    classes: Vec<(At, ClassId)>,
    /// The code of those of variable templates.
    variables: Vec<(Place, Early)>,
    /// Those of which objects may be made.
    made: HashSet<ClassId>,
    /// Members that are named of a class, and where that is first, and of objects.
    of_class: HashMap<(ClassId, Name), Place>,
    of_objects: HashMap<Name, Vec<Place>>,
    /// The number of the code that is looked at, 0 of all that is no template.
    looked: u32,
}

impl Uses {
    /// Where a member of a class is used first that is named at a place: of objects behind that.
    fn place_of(&self, class: ClassId, named: At, name: &Name) -> Option<Place> {
        let of_class = self.of_class.get(&(class, name.clone()));
        let of_objects = self.of_objects.get(name).into_iter().flatten().filter(|place| **place >= (0, named));
        of_class.into_iter().chain(of_objects).min().copied()
    }
}

impl Machine<'_> {
    /// The static members of class templates, and the variables of templates, that code uses which is no template, in the order in
    /// which g++ makes them.
    pub(super) fn template_members(&mut self) -> Outcome<Vec<(Place, Early)>> {
        let any = (0..self.program.classes.len() as u32).any(|def| !self.telling_members(def).is_empty());
        if !(any || (0..self.program.globals.len() as u32).any(|id| self.is_telling_template(id))) {
            return Ok(Vec::new());
        }
        let mut uses = Uses::default();
        for id in 0..self.program.functions.len() as u32 {
            let def = &self.program.functions[id as usize];
            let of_template = def.scope.class.is_some_and(|class| !self.program.classes[class as usize].params.is_empty());
            if !def.scope.is_prelude && def.ast.template.is_none() && !of_template && !def.ast.flags.is_kernel {
                let code = self.function_code(id).code.clone();
                self.look_at(&code, None, &mut uses)?;
            }
        }
        // in the order of the text, in which g++ makes them
        crate::algebra::sorted::by_key(&mut uses.classes, |(at, _)| *at);
        let mut looked = HashSet::new();
        let mut i = 0;
        while let Some((named, class)) = uses.classes.get(i).copied() {
            i += 1;
            let before = (uses.of_class.len(), uses.of_objects.len(), uses.made.len());
            let members = self.members_in_order(class);
            self.state.memory.budget.spend(1 + members.len() as u64)?;
            for (name, member) in members {
                let is_used = match &*name {
                    "#new" | "~" => uses.made.contains(&class),
                    _ => uses.place_of(class, named, &name).is_some(),
                };
                let MemberDef::Functions(set) = member else {
                    continue;
                };
                if is_used && looked.insert((class, name.clone())) {
                    uses.looked = looked.len() as u32;
                    for f in self.program.sets[set as usize].1.clone() {
                        let code = self.function_code(f).code.clone();
                        self.look_at(&code, Some(class), &mut uses)?;
                    }
                }
            }
            if before != (uses.of_class.len(), uses.of_objects.len(), uses.made.len()) {
                i = 0;
            }
        }
        let mut all = std::mem::take(&mut uses.variables);
        for (named, class) in &uses.classes {
            for name in self.telling_members(self.instances[class.0 as usize].def) {
                all.extend(uses.place_of(*class, *named, &name).map(|place| (place, Early::Member(*class, name))));
            }
        }
        crate::algebra::sorted::by_key(&mut all, |(place, _)| *place);
        Ok(all)
    }

    /// Makes one of these.
    pub(super) fn starts_early(&mut self, early: &Early) -> Outcome<()> {
        let made = match early {
            Early::Member(class, name) => self.class_member(*class, name, &Value::Void).map(drop),
            Early::Variable(code, class) => self.eval_alone(code, *class, Value::Void).map(drop),
        };
        match made {
            // what is not read is said where it runs
            Err(fault) if matches!(fault.kind, FaultKind::Unsupported | FaultKind::IllFormed) => {
                self.failed_at = None;
                Ok(())
            }
            made => made,
        }
    }

    /// The members of a class, in an order that is the same in every run.
    fn members_in_order(&self, class: ClassId) -> Vec<(Name, MemberDef)> {
        let members = &self.program.classes[self.instances[class.0 as usize].def as usize].members;
        let mut all: Vec<_> = members.iter().map(|(name, member)| (name.clone(), member.clone())).collect();
        crate::algebra::sorted::by_key(&mut all, |(name, _)| name.clone());
        all
    }

    /// The static members of a class template whose initialiser may do something, in the order of their names.
    fn telling_members(&self, def: u32) -> Vec<Name> {
        let def = &self.program.classes[def as usize];
        if def.scope.is_prelude || def.params.is_empty() {
            return Vec::new();
        }
        let tells = |member: &MemberDef| match member {
            MemberDef::Static(v, index) => tells(v, *index),
            _ => false,
        };
        let mut names: Vec<Name> = def.members.iter().filter(|(_, member)| tells(member)).map(|(name, _)| name.clone()).collect();
        names.sort_unstable();
        names
    }

    /// Whether a variable of the program is a template, and its initialiser may do something.
    fn is_telling_template(&self, id: u32) -> bool {
        let def = &self.program.globals[id as usize];
        !def.scope.is_prelude && def.ast.template.is_some() && tells(&def.ast, def.index)
    }

    /// Notes the classes and members that code names, that of a member of `class` or of what is no template.
    fn look_at(&mut self, code: &Rc<Code>, class: Option<ClassId>, uses: &mut Uses) -> Outcome<()> {
        // where what lies on the stack began, as far as it is a type without variables
        let mut starts: Vec<usize> = Vec::new();
        for (i, op) in code.ops.iter().enumerate() {
            self.state.memory.budget.spend(1)?;
            match op {
                Op::Push(_) | Op::Class(_) | Op::ClassArg(_) | Op::EnumType(_) => starts.push(i),
                Op::ClassWith(_, Count::Fixed(n)) | Op::Alias(_, Count::Fixed(n)) => match starts.len().checked_sub(usize::from(*n)) {
                    Some(at) if *n > 0 || matches!(op, Op::Alias(..)) => {
                        let first = starts.get(at).copied().unwrap_or(i);
                        starts.truncate(at);
                        starts.push(first);
                    }
                    _ => starts.clear(),
                },
                Op::Const | Op::Pointer | Op::Reference | Op::Forwarding | Op::Value => {}
                Op::TypeMember(name) | Op::Member(name) | Op::Arrow(name) | Op::ClassName(name, _) | Op::CallMember(name, _) => {
                    starts.clear();
                    let place = (uses.looked, code.at.get(i).copied().unwrap_or_default());
                    if let Op::Member(_) | Op::Arrow(_) | Op::CallMember(..) = op {
                        uses.of_objects.entry(name.clone()).or_default().push(place);
                    }
                    if let Some(class) = class {
                        first_at(&mut uses.of_class, (class, name.clone()), place);
                    }
                }
                Op::Lambda(id) => {
                    let inner = self.program.lambdas[*id as usize].code.code.clone();
                    self.look_at(&inner, class, uses)?;
                }
                Op::VariableWith(..) => {}
                _ => starts.clear(),
            }
            if let Op::VariableWith(id, Count::Fixed(n)) = op
                && let Some(first) = starts.len().checked_sub(usize::from(*n)).filter(|_| *n > 0).and_then(|at| starts.get(at))
                && self.is_telling_template(*id)
                && uses.variables.len() < MAX_INSTANCES
                && let Some((named, place)) = code_of(code, (*first, i))
            {
                uses.variables.push(((uses.looked, place), Early::Variable(named, class)));
            }
            if let Op::VariableWith(..) = op {
                starts.clear();
            }
            if let (Op::ClassWith(..) | Op::Alias(..) | Op::Class(_), Some(first)) = (op, starts.last()) {
                let member = if let Some(Op::TypeMember(name)) = code.ops.get(i + 1) { Some(name) } else { None };
                self.look_at_type(code, (*first, i), class, member, uses)?;
            }
        }
        Ok(())
    }

    /// Notes the class that operations of code name, and its bases, with the member that is named of it.
    fn look_at_type(
        &mut self,
        code: &Code,
        (first, last): (usize, usize),
        class: Option<ClassId>,
        member: Option<&Name>,
        uses: &mut Uses,
    ) -> Outcome<()> {
        let Some((named, place)) = code_of(code, (first, last)) else { return Ok(()) };
        let named = match self.eval_alone(&named, class, Value::Void).and_then(|v| self.type_id(&v)) {
            Ok(ty) => ty,
            Err(fault) if matches!(fault.kind, FaultKind::Limit) => return Err(fault),
            // it is named again where it is used
            Err(_) => {
                self.failed_at = None;
                return Ok(());
            }
        };
        let Type::Class(named) = *self.state.types.get(self.state.types.strip(named)) else {
            return Ok(());
        };
        for of in self.with_bases(named) {
            if uses.classes.len() < MAX_INSTANCES && !uses.classes.iter().any(|(_, known)| *known == of) {
                uses.classes.push((place, of));
            }
            match member {
                Some(name) => first_at(&mut uses.of_class, (of, name.clone()), (uses.looked, place)),
                None => uses.made.extend([of]),
            }
        }
        Ok(())
    }

    /// Refuses a static member of a class template, or a variable of a template, that is made too late, where its initialiser has
    /// written something.
    pub(super) fn made_in_time(&self, class: Option<ClassId>, written: usize) -> Outcome<()> {
        let is_late = self.is_started && class.is_none_or(|class| !self.instances[class.0 as usize].args.is_empty());
        match is_late && written != self.state.out.len() + self.state.err.len() {
            true => Err(Fault::new(
                FaultKind::Unsupported,
                "a static member of a class template, or a variable of a template, that writes where it is made, before `main` in C++, is not read",
            )),
            false => Ok(()),
        }
    }
}

/// Notes a use, where none stands before it.
fn first_at(uses: &mut HashMap<(ClassId, Name), Place>, key: (ClassId, Name), place: Place) {
    let first = uses.entry(key).or_insert(place);
    *first = place.min(*first);
}

/// Whether the initialiser of a variable may do something.
fn tells(v: &Variables, index: usize) -> bool {
    let Some(variable) = v.declared.get(index).filter(|_| !v.is_constexpr) else {
        return false;
    };
    let is_class = match &variable.ty.kind {
        TypeKind::Const(of) => matches!(of.kind, TypeKind::Path(_)),
        kind => matches!(kind, TypeKind::Path(_)),
    };
    let calls = matches!(&variable.init, Init::Equal(e) if !matches!(e.kind, ExprKind::Int(..) | ExprKind::Braces(_)));
    is_class || calls
}

/// Operations of code as code of their own, and the place of the last one.
fn code_of(code: &Code, (first, last): (usize, usize)) -> Option<(Rc<Code>, At)> {
    let (ops, at) = (code.ops.get(first..=last)?, code.at.get(first..=last)?);
    let place = *at.last()?;
    let ops = ops.iter().cloned().chain([Op::Return(true)]).collect();
    let at = at.iter().copied().chain([place]).collect();
    Some((Rc::new(Code { ops, at, is_prelude: code.is_prelude, is_dependent: code.is_dependent, ..Code::default() }), place))
}
