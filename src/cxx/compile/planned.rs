//! Arguments and items in braces for a type that only the run of the program tells: what each is made into is found out before
//! the first is evaluated, and each is made where it is evaluated, as what is evaluated behind it sees.

use super::super::ast::{Arg, Designator, Expr, ExprKind, Function, Member, Type, TypeKind};
use super::super::code::{Count, Op, PlanSite, Wanted};
use super::super::program::{CONSTRUCTOR, MemberDef};
use super::Compiler;
use super::callees::Callee;
use super::tree::{is_moved, is_notation, is_pure, is_reference, unconst};

/// Where the type of what is made is found.
#[derive(Clone, Copy)]
pub(super) enum Planned<'t> {
    /// As it is written.
    Type(&'t Type),
    /// The one that the plan in a slot has for this item.
    Item(u32, u16),
    /// A class without parameters.
    Class(u32),
    /// An array of such.
    Elements(u32),
    /// An array of a type that is written.
    ElementsOf(&'t Type),
}

/// Whether the type of a parameter is what the argument says.
fn is_parameter_of(f: &Function, ty: &Type) -> bool {
    match &unconst(super::tree::unreferenced(ty)).kind {
        TypeKind::Path(path) => f.template.iter().flatten().any(|t| t.name.is_some() && t.name.as_ref() == path.simple()),
        TypeKind::Auto => true,
        _ => false,
    }
}

impl Compiler<'_> {
    /// Pushes items in braces, from the first to the last, for a type that is found out; nothing where no item is evaluated behind
    /// one that may be made before. `acts`: whether what is evaluated behind them may act.
    pub(super) fn planned(&mut self, of: Planned<'_>, callee: &Callee, args: &[Arg], acts: bool) -> Option<Count> {
        // what is moved may have been copied before
        let may_copy = |e: &Expr| !is_moved(e) && super::tree::is_lvalue(e);
        let acts_behind = |c: &mut Self, i: usize| {
            c.may_act(&args[i].value)
                || c.may_convert_itself(&args[i].value)
                || is_moved(&args[i].value) && args[..i].iter().any(|arg| may_copy(&arg.value))
        };
        // what a pack forwards may be copied and moved
        let forwards = args.iter().any(|arg| arg.expands && is_moved(&arg.value));
        let is_meant = acts || forwards || (1..args.len()).any(|i| acts_behind(self, i));
        if !is_meant || self.asides > 0 || args.is_empty() || args.len() >= usize::from(PlanSite::BACK_BY_MARK) || self.scope.is_prelude {
            return None;
        }
        let slot = self.plan(of, args, true);
        let expands = args.iter().any(|arg| arg.expands);
        let left_out = self.left_out(callee, args);
        let count = args.len() + left_out.iter().map(Vec::len).sum::<usize>();
        Some(self.counted(count, expands, |c| {
            for (i, names) in left_out.iter().enumerate() {
                c.members_left_out(callee, Some(of), names, args[i].value.at);
                c.planned_item(slot, callee, args, i, false);
            }
        }))
    }

    /// Pushes the type that is planned for.
    pub(super) fn type_planned(&mut self, of: Planned<'_>) {
        match of {
            Planned::Type(ty) => self.ty(ty),
            Planned::Item(slot, i) => _ = self.emit(Op::PlanType(slot, i)),
            Planned::Class(class) => _ = self.emit(Op::Class(class)),
            Planned::Elements(class) => {
                self.emit(Op::Class(class));
                self.emit(Op::Array(false));
            }
            Planned::ElementsOf(ty) => {
                self.ty(unconst(ty));
                self.emit(Op::Array(false));
            }
        }
    }

    /// Plans what is made of arguments, in braces or in parentheses, once a call where no pack is expanded: the slot of the plan.
    fn plan(&mut self, of: Planned<'_>, args: &[Arg], brace: bool) -> u32 {
        let slot = self.new_slot();
        // the types in a call stay
        let kept = self.context().expanding.is_empty().then(|| {
            self.context().decisions.push(slot);
            self.emit(Op::Load(slot));
            self.emit(Op::Known(0))
        });
        self.type_planned(of);
        let names = args.iter().map(|arg| if let Some(Designator::Member(name)) = &arg.designator { Some(name.clone()) } else { None });
        let site = PlanSite { slot, names: names.collect(), to: 0 };
        let known = self.emit(Op::Plan(Box::new(site)));
        let expands = args.iter().any(|arg| arg.expands);
        let samples = self.counted(args.len(), expands, |c| c.aside(|c| args.iter().for_each(|arg| c.item_samples(arg))));
        self.emit(Op::PlanFor(slot, samples, brace));
        self.land(known);
        if let Some(kept) = kept {
            let end = self.emit(Op::Jump(0));
            self.land(kept);
            self.emit(Op::Discard);
            self.land(end);
        }
        slot
    }

    /// Whether an argument stands in braces of which the text does not tell what they are for.
    fn is_open_list(&mut self, callee: &Callee, args: &[Arg], i: usize) -> bool {
        let ExprKind::Braces(items) = &args[i].value.kind else { return false };
        !items.is_empty()
            && self.made_within(callee, args, i).is_none()
            && match self.callee_within(callee, &args[i], i) {
                Callee::Open => true,
                // what a list holds is deduced, or what its items become
                Callee::Elements(..) => self.converts_in_front(items),
                _ => false,
            }
    }

    /// The same for items of the braces of a class of which one stands in braces itself, and several constructors take it.
    pub(super) fn planned_class(&mut self, class: u32, args: &[Arg], acts: bool) -> Option<Count> {
        let callee = Callee::Class(class);
        let is_meant = self.converts_in_front(args)
            || self.asides == 0 && !self.scope.is_prelude && self.makes_of_others(&callee, args, false)
            || (acts || self.may_plan(args)) && (0..args.len()).any(|i| self.is_open_list(&callee, args, i));
        if is_meant { self.planned(Planned::Class(class), &callee, args, true) } else { None }
    }

    /// What items in braces make where braces within them may be left out, or make parts of parts: aggregates and arrays of objects.
    pub(super) fn aggregate_of<'t>(&mut self, callee: &'t Callee, args: &[Arg]) -> Option<Planned<'t>> {
        let is_alone = matches!(args, [Arg { value: Expr { kind: ExprKind::Braces(_), .. }, .. }]);
        Some(match callee {
            Callee::Class(class) if self.holds_aggregates(*class) => Planned::Class(*class),
            // what is copied in front of what is moved
            Callee::Class(class) if args.len() > 1 && self.has_no_constructors(*class) && args.iter().any(|arg| is_moved(&arg.value)) => {
                Planned::Class(*class)
            }
            Callee::Class(class)
                if self.has_no_constructors(*class)
                    && (self.makes_in_front(callee, args) || !self.is_of_numbers(*class) && self.refers_in_front(args)) =>
            {
                Planned::Class(*class)
            }
            Callee::Elements(None, Some(ty)) if !is_alone && self.converts_in_front(args) => match ty.kind {
                TypeKind::Array(..) => Planned::Type(ty),
                _ => Planned::ElementsOf(ty),
            },
            // those of the array within an array of the library
            Callee::Elements(_, Some(ty))
                if is_alone && matches!(&ty.kind, TypeKind::Array(of, _) if !matches!(of.kind, TypeKind::Array(..))) =>
            {
                return None;
            }
            // a number alone may be how many a vector has
            Callee::Elements(Some(_), Some(ty)) if matches!(ty.kind, TypeKind::Path(_)) && args.iter().all(|arg| is_pure(&arg.value)) => {
                return None;
            }
            Callee::Elements(Some(class), _)
                if self.makes_in_front(callee, args)
                    || self.refers_in_front(args)
                    || self.has_no_constructors(*class) && !self.is_of_numbers(*class) =>
            {
                Planned::Elements(*class)
            }
            Callee::Elements(None, Some(ty)) => match &ty.kind {
                TypeKind::Array(of, _) if self.may_hold_objects(of) => Planned::Type(ty),
                TypeKind::Path(_) if self.may_hold_objects(ty) => Planned::ElementsOf(ty),
                _ => return None,
            },
            _ => return None,
        })
    }

    /// Whether a class without constructors has bases, or members that are aggregates or arrays and may hold objects.
    pub(super) fn holds_aggregates(&mut self, class: u32) -> bool {
        let def = &self.program.classes[class as usize].ast;
        let fields = def.members.iter().filter_map(|m| if let Member::Fields(v) = m { Some(&v.declared) } else { None });
        let types: Vec<Type> = fields.flatten().map(|v| v.ty.clone()).collect();
        let has_bases = !def.bases.is_empty();
        // what it declares itself is not found from here
        let is_own = |c: &Self, ty: &Type| matches!(&unconst(ty).kind, TypeKind::Path(path) if c.program.classes[class as usize].members.contains_key(&path.segments[0].name));
        self.has_no_constructors(class) && (has_bases || types.iter().any(|ty| is_own(self, ty) || self.may_hold_objects(ty)))
    }

    /// Whether a type is an aggregate, or an array, that may hold objects.
    fn may_hold_objects(&mut self, ty: &Type) -> bool {
        let of = match &unconst(ty).kind {
            TypeKind::Array(of, _) => unconst(of),
            TypeKind::Path(_) => match self.class_of_type(ty).or_else(|| self.template_of(ty)) {
                Some(class) => return self.has_no_constructors(class) && !self.is_of_numbers(class),
                None => return matches!(&unconst(ty).kind, TypeKind::Path(path) if &*path.last().name == "array"),
            },
            _ => return false,
        };
        match &of.kind {
            TypeKind::Array(..) => self.may_hold_objects(of),
            TypeKind::Path(_) => self.class_of_type(of).is_none_or(|class| !self.is_of_numbers(class)),
            _ => false,
        }
    }

    /// Whether the braces of an argument may be made in another order than they are evaluated.
    pub(super) fn may_plan(&mut self, args: &[Arg]) -> bool {
        let has_braces = args.iter().any(|arg| matches!(&arg.value.kind, ExprKind::Braces(items) if !items.is_empty()));
        has_braces
            && self.asides == 0
            && args.len() < usize::from(PlanSite::BACK_BY_MARK)
            && !self.scope.is_prelude
            && args.iter().any(|arg| super::tree::moves_into(&arg.value) || self.may_act(&arg.value))
    }

    /// Pushes the arguments of a call, from the last one on, each made as the parameter of the function asks that is found out;
    /// nothing where the text tells what is made of them.
    pub(super) fn planned_call(&mut self, args: &[Arg], callee: &Callee) -> Option<Count> {
        let of = self.calls.last().filter(|(at, _)| *at == args.as_ptr().addr()).map(|(_, of)| of.clone());
        let has_list = self.may_plan(args) && (0..args.len()).any(|i| self.is_open_list(callee, args, i));
        if !(has_list || self.acts_in_front(args) && self.makes_of_others(callee, args, true)) {
            return None;
        }
        let slot = match (of, callee) {
            (Some(of), _) => {
                let slot = self.new_slot();
                let outer = (self.plans, self.by_declarations);
                (self.plans, self.by_declarations) = (true, true);
                self.attempted(|c| c.aside(|c| c.call_sample(&of, args, 0, Wanted::Plan)));
                (self.plans, self.by_declarations) = outer;
                self.emit(Op::Store(slot));
                slot
            }
            (None, Callee::Class(class)) => self.plan(Planned::Class(*class), args, false),
            (None, Callee::Typed(ty, _)) => self.plan(Planned::Type(ty), args, false),
            _ => return None,
        };
        let expands = args.iter().any(|arg| arg.expands);
        let count = self.counted(args.len(), expands, |c| (0..args.len()).rev().for_each(|i| c.planned_item(slot, callee, args, i, true)));
        self.emit(Op::Reverse(count));
        self.is_planned = true;
        Some(count)
    }

    /// Whether an argument acts in front of another one, which is evaluated before it.
    pub(super) fn acts_in_front(&mut self, args: &[Arg]) -> bool {
        let Some((_, others)) = args.split_last() else { return false };
        self.asides == 0 && !self.scope.is_prelude && others.iter().any(|arg| self.may_act(&arg.value))
    }

    /// Whether an argument behind which another one that acts is evaluated may become an object or a copy that the text does not tell:
    /// functions of the name take different classes.
    fn makes_of_others(&mut self, callee: &Callee, args: &[Arg], backwards: bool) -> bool {
        let is_other = |arg: &Arg| arg.expands || arg.designator.is_some() || matches!(arg.value.kind, ExprKind::Braces(_));
        if args.iter().any(is_other) {
            return false;
        }
        let before = match backwards {
            true => args.iter().position(|arg| self.may_act(&arg.value)).unwrap_or(args.len()) + 1..args.len(),
            false => 0..args.iter().rposition(|arg| self.may_act(&arg.value)).unwrap_or(0),
        };
        let all: Vec<u32> = match callee {
            Callee::Named(name) | Callee::Holder(name, _) => {
                (0..self.program.functions.len() as u32).filter(|f| self.program.functions[*f as usize].ast.name == *name).collect()
            }
            Callee::Functor(all) => all.clone(),
            Callee::Class(class) => match self.program.classes[*class as usize].members.get(CONSTRUCTOR) {
                Some(MemberDef::Functions(set)) => self.program.sets[*set as usize].1.clone(),
                _ => return false,
            },
            Callee::Lambda(_) | Callee::Value | Callee::Typed(..) => Vec::new(),
            _ => return false,
        };
        if all.iter().any(|f| self.program.functions[*f as usize].scope.is_prelude) {
            return false;
        }
        let all = self.that_take(all, args);
        let all = if let Callee::Lambda(f) = callee { vec![f.clone()] } else { self.declared_as(&all) };
        before.into_iter().any(|i| {
            let e = &args[i].value;
            (super::tree::is_lvalue(e) || self.converted_at_once(callee, args, i).is_none())
                && !self.is_copied_at_once(callee, args, i)
                && (matches!(callee, Callee::Value | Callee::Typed(..)) && self.may_become_other(e)
                    || all.iter().any(|f| {
                        let Some(ty) = f.params.get(i).filter(|p| !p.pack).map(|p| p.ty.clone()) else { return false };
                        let given = self.class_given(e);
                        let Some(class) = self.class_of_type(&ty) else {
                            return !is_parameter_of(f, &ty) && self.may_convert_itself(e);
                        };
                        if given != Some(class) && self.may_convert_itself(e) {
                            return true;
                        }
                        let is_copied = given == Some(class) && !super::tree::is_reference(&ty) && super::tree::is_lvalue(e);
                        self.converts(class) && (given != Some(class) || is_copied)
                    }))
        })
    }

    /// The class of an object that is made or named.
    pub(super) fn class_given(&mut self, e: &Expr) -> Option<u32> {
        self.class_made(e).or_else(|| self.class_of(e))
    }

    /// Whether an expression may be an object that a conversion function of the program makes something else of.
    pub(super) fn may_convert_itself(&mut self, e: &Expr) -> bool {
        if !self.program.has_conversions {
            return false;
        }
        if let ExprKind::Conditional(_, a, b) = &super::tree::bare(e).kind {
            return self.may_convert_itself(a) || self.may_convert_itself(b);
        }
        let given = self.class_given(e).map(|class| &self.program.classes[class as usize]);
        let may_convert = given.is_none_or(|c| !c.ast.bases.is_empty() || c.members.contains_key("operator T"));
        may_convert && self.may_be_object(e)
    }

    /// Whether an item in front of another one may be such an object.
    fn converts_in_front(&mut self, args: &[Arg]) -> bool {
        let Some((_, others)) = args.split_last() else { return false };
        others.iter().any(|arg| self.may_convert_itself(&arg.value))
    }

    /// Whether an item in front of another one that acts may be a variable of a class.
    fn refers_in_front(&mut self, args: &[Arg]) -> bool {
        let last = args.iter().rposition(|arg| self.may_act(&arg.value)).unwrap_or(0);
        args[..last].iter().any(|arg| self.may_name(&arg.value))
    }

    /// Whether an expression may be a variable, or what a call returns as a reference, and is no number as far as is told.
    pub(super) fn may_name(&mut self, e: &Expr) -> bool {
        match e.kind {
            ExprKind::Call(..) => !is_moved(e) && !self.gives_number(e) && (self.is_unknown(e) || self.calls_referring(e)),
            _ => super::tree::is_lvalue(e) && self.is_unknown(e) && !self.gives_number(e),
        }
    }

    /// Whether an item in front of another one that acts may become an object of another class, or a number.
    fn makes_in_front(&mut self, callee: &Callee, args: &[Arg]) -> bool {
        if self.converts_in_front(args) {
            return true;
        }
        let becomes = |c: &mut Self, i: usize| {
            let arg = &args[i];
            let class = match callee {
                Callee::Elements(class, _) => *class,
                Callee::Class(class) => c.field_type(*class, arg, i).filter(|ty| !is_reference(ty)).and_then(|ty| c.class_of_type(&ty)),
                _ => None,
            };
            let given = c.class_given(&arg.value);
            match (given, class) {
                (Some(given), Some(class)) => given != class && !c.derives(given, class, 0) && c.converts(class),
                _ => false,
            }
        };
        let acts = |c: &mut Self, i: usize| c.may_act(&args[i].value) || becomes(c, i);
        let last = (0..args.len()).rev().find(|i| acts(self, *i)).unwrap_or(0);
        (0..last).any(|i| becomes(self, i) && self.converted_at_once(callee, args, i).is_none())
    }

    /// Whether an expression may be an object that becomes one of another class, whatever that is.
    fn may_become_other(&mut self, e: &Expr) -> bool {
        if self.may_convert_itself(e) {
            return true;
        }
        let given = self.class_given(e);
        let of_library = given.is_some_and(|class| self.program.classes[class as usize].scope.is_prelude);
        !of_library
            && self.may_be_object(e)
            && (0..self.program.classes.len() as u32).rev().any(|class| {
                !self.program.classes[class as usize].scope.is_prelude
                    && Some(class) != given
                    && self.converts(class)
                    && self.takes_one(class)
            })
    }

    /// An item, made as the plan says.
    pub(super) fn planned_item(&mut self, slot: u32, callee: &Callee, args: &[Arg], i: usize, backwards: bool) {
        let (arg, before) = (&args[i], if backwards { &args[i..] } else { &args[..=i] });
        let place = match (before.iter().any(|arg| arg.expands), backwards) {
            (false, _) => i as u16,
            (true, false) => PlanSite::BY_MARK,
            (true, true) => PlanSite::BACK_BY_MARK,
        };
        let (ExprKind::Braces(items), false) = (&arg.value.kind, arg.expands) else {
            let plain = Arg { value: arg.value.clone(), expands: arg.expands, designator: None };
            let packs = if arg.expands { self.packs(&arg.value) } else { Vec::new() };
            let one = |c: &mut Self| {
                let only = Arg { value: plain.value.clone(), expands: false, designator: None };
                let auto = Type { kind: TypeKind::Auto, at: only.value.at };
                let keeps = c.made_class(&only.value).is_some_and(|class| c.is_of_numbers(class));
                match keeps && c.object_of_type(&auto, &only.value) {
                    true => _ = c.emit(Op::Part),
                    false => c.arg_of(&Callee::Open, std::slice::from_ref(&only), 0, (backwards, false)),
                }
                c.emit(Op::PlannedItem(slot, place));
            };
            match packs.is_empty() {
                true => one(self),
                false => self.expand_in(&packs, backwards, one),
            }
            return self.designated(arg);
        };
        let within = self.callee_within(callee, arg, i);
        let count = match self.planned(Planned::Item(slot, place), &within, items, true) {
            Some(count) => count,
            None => self.braced_before(items, &Callee::Open, true),
        };
        self.here = arg.value.at;
        self.emit(Op::PlannedBraces(slot, place, count));
        self.designated(arg);
    }

    /// Samples of an item, of which only the types are looked at.
    pub(super) fn item_samples(&mut self, arg: &Arg) {
        let packs = if arg.expands { self.packs(&arg.value) } else { Vec::new() };
        match packs.is_empty() {
            true => self.item_sample(&arg.value),
            false => self.expand_in(&packs, false, |c| c.item_sample(&arg.value)),
        }
    }

    /// Whether a type is written, and its arguments are not deduced.
    fn is_told_type(&mut self, ty: &Type) -> bool {
        let TypeKind::Path(path) = &unconst(ty).kind else { return false };
        let is_parameter = path.simple().and_then(|name| self.local(name)).is_some_and(|local| local.is_type);
        let is_class = |c: &mut Self| c.class_of_type(ty).is_some_and(|class| c.program.classes[class as usize].ast.template.is_none());
        path.last().args.is_some() || is_parameter || is_class(self)
    }

    fn item_sample(&mut self, e: &Expr) {
        match &e.kind {
            ExprKind::Braces(items) => {
                let expands = items.iter().any(|arg| arg.expands);
                let count = self.counted(items.len(), expands, |c| items.iter().for_each(|arg| c.item_samples(arg)));
                self.emit(Op::SampleBraces(count));
            }
            ExprKind::Text(_) => self.place(e),
            ExprKind::Comma(items) | ExprKind::List(items) if let (Some(last), false) = (items.last(), is_notation(e)) => {
                self.item_sample(last)
            }
            ExprKind::Conditional(_, a, b) if self.class_made(a).is_some_and(|class| self.class_made(b) == Some(class)) => {
                self.item_sample(a)
            }
            ExprKind::Construct(ty, _) if self.is_told_type(ty) => self.attempted(|c| {
                c.ty(ty);
                c.emit(Op::Declared);
            }),
            _ if is_pure(e) => {
                self.place(e);
                self.told_const(e);
            }
            ExprKind::Call(_, moved) if is_moved(e) && moved.iter().all(|of| is_pure(&of.value)) => self.passed(e),
            _ => self.attempted(|c| {
                c.operand_type(e);
                c.emit(Op::Declared);
            }),
        }
    }
}
