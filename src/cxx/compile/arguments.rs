//! The compilation of arguments, of calls and in braces.

use super::super::ast::{Arg, At, BinaryOp, Designator, Expr, ExprKind, Path, Type, TypeKind, UnaryOp};
use super::super::code::{Count, Op};
use super::callees::Callee;
use super::made_at_once::MadeAtOnce;
use super::planned::Planned;
use super::tree::unconst;
use super::{Compiler, tree};

/// The arguments whose places are known before packs are expanded.
pub(super) fn before_packs(args: &[Arg]) -> u64 {
    let known = args.iter().take(63).take_while(|arg| !arg.expands).count();
    (1 << known) - 1
}

impl Compiler<'_> {
    /// The arguments of a call: evaluated from the last to the first, as g++ does, where that can be told; those that make an
    /// aggregate in its order.
    pub(super) fn given(&mut self, args: &[Arg], callee: &Callee) -> Count {
        self.behind_defaults(args, callee, |c| c.arguments_given(args, callee))
    }

    fn arguments_given(&mut self, args: &[Arg], callee: &Callee) -> Count {
        let class = match callee {
            Callee::Class(class) | Callee::Typed(_, Some(class)) => Some(*class),
            Callee::Typed(ty, None) if args.len() > 1 => self.template_of(ty),
            _ => None,
        };
        // a class of the library stands for one with constructors
        let is_aggregate = |class: u32| {
            self.has_no_constructors(class) && !self.inherits_constructors(class) && !self.program.classes[class as usize].scope.is_prelude
        };
        if args.len() > 1 && class.is_some_and(is_aggregate) {
            return self.braced(args, callee);
        }
        let count = match (self.planned_call(args, callee), callee) {
            (Some(count), _) => count,
            (None, Callee::Typed(_, Some(class))) => {
                let of_class = self.callee_of_class(*class);
                self.given_in_order(args, &of_class)
            }
            (None, callee) => self.given_in_order(args, callee),
        };
        self.note_literals(callee, args);
        count
    }

    fn given_in_order(&mut self, args: &[Arg], callee: &Callee) -> Count {
        let is_one = args.iter().all(|a| !a.expands && !matches!(a.value.kind, ExprKind::Braces(_))) && args.len() < 2;
        let is_simple = (is_one || !args.iter().any(|a| self.may_act(&a.value)))
            && !args.iter().any(|a| self.is_const_rvalue(&a.value) || tree::moves_into(&a.value))
            && !(0..args.len()).any(|i| self.makes_argument(callee, args, i));
        if is_simple {
            return self.counted(args.len(), args.iter().any(|a| a.expands), |c| {
                args.iter().for_each(|arg| {
                    c.arg_or_pack(arg, false, false);
                    c.marked(callee, arg);
                })
            });
        }
        let first =
            (0..args.len()).position(|i| self.may_act(&args[i].value) || self.makes_argument(callee, args, i)).unwrap_or(args.len());
        let count = self.counted(args.len(), args.iter().any(|a| a.expands), |c| {
            (0..args.len()).rev().for_each(|i| c.arg_of(callee, args, i, (true, first < i)));
        });
        self.recall(callee, args);
        self.emit(Op::Reverse(count));
        count
    }

    pub(super) fn arg_or_pack(&mut self, arg: &Arg, types: bool, backwards: bool) {
        self.arg_of_pack(arg, types, backwards);
        self.designated(arg);
    }

    fn arg_of_pack(&mut self, arg: &Arg, types: bool, backwards: bool) {
        let packs = if arg.expands { self.packs(&arg.value) } else { Vec::new() };
        if arg.expands && !packs.is_empty() {
            self.expand_in(&packs, backwards, |c| c.arg(&arg.value, types));
        } else {
            self.arg(&arg.value, types);
        }
    }

    pub(super) fn designated(&mut self, arg: &Arg) {
        match &arg.designator {
            Some(Designator::OutOfOrder) => self.emit(Op::Unread("a designator of another element than the next".into())),
            Some(Designator::Member(member)) => self.emit(Op::Named(member.clone())),
            None => return,
        };
    }

    pub(super) fn arg(&mut self, e: &Expr, types: bool) {
        if !types {
            return self.passed(e);
        }
        self.value(e);
        self.constant(e);
    }

    /// Arguments, each pushed; template arguments where `types`.
    pub(super) fn args(&mut self, args: &[Arg], types: bool) -> Count {
        self.counted(args.len(), args.iter().any(|a| a.expands), |c| args.iter().for_each(|arg| c.arg_or_pack(arg, types, false)))
    }

    /// What stands in braces, evaluated from the first to the last.
    pub(super) fn braced(&mut self, args: &[Arg], callee: &Callee) -> Count {
        self.braced_before(args, callee, false)
    }

    /// The same; whether what is evaluated behind the list may act.
    pub(super) fn braced_before(&mut self, args: &[Arg], callee: &Callee, acts: bool) -> Count {
        if matches!(callee, Callee::Typed(ty, _) if self.is_text_type(ty)) {
            return self.characters(args, callee, acts);
        }
        // what is made in front of an item is seen by what that makes
        let left_out = self.left_out(callee, args);
        let leaves_out = left_out.iter().any(|names| !names.is_empty());
        let of_type = match callee {
            Callee::Typed(ty, _) => Some(Planned::Type(ty)),
            Callee::Class(class) if leaves_out => Some(Planned::Class(*class)),
            _ => None,
        };
        if let Some(of) = of_type
            && let Some(count) = self.planned(of, callee, args, acts || leaves_out)
        {
            return count;
        }
        if let Some(of) = self.aggregate_of(callee, args)
            && let Some(count) = self.planned(of, callee, args, true)
        {
            return count;
        }
        if let Callee::Class(class) = callee
            && let Some(count) = self.planned_class(*class, args, acts)
        {
            return count;
        }
        let makes = matches!(callee, Callee::Class(_));
        let holds = makes || matches!(callee, Callee::Elements(Some(_), _));
        let acts_here = |c: &mut Self, i: usize| {
            let e = &args[i].value;
            c.may_act(e)
                || holds && tree::is_moved(e)
                || matches!(callee, Callee::Elements(..)) && tree::moves_into(e)
                || makes
                    && (matches!(e.kind, ExprKind::Braces(_))
                        || c.converted_at_once(callee, args, i).is_some()
                        || c.holds_made(callee, args, i))
        };
        let last = (0..args.len()).rev().find(|i| acts_here(self, *i));
        let count = args.len() + left_out.iter().map(Vec::len).sum::<usize>();
        self.counted(count, args.iter().any(|a| a.expands), |c| {
            for (i, names) in left_out.iter().enumerate() {
                c.members_left_out(callee, None, names, args[i].value.at);
                c.arg_of(callee, args, i, (false, acts || last > Some(i)));
            }
        })
    }

    /// What stands in braces for a text: characters, and numbers, are read in their turn.
    fn characters(&mut self, args: &[Arg], callee: &Callee, acts: bool) -> Count {
        let last = args.iter().rposition(|arg| self.may_act(&arg.value));
        self.counted(args.len(), args.iter().any(|a| a.expands), |c| {
            for (i, arg) in args.iter().enumerate() {
                let acts = acts || last > Some(i) || arg.expands && last.is_some();
                let packs = if arg.expands { c.packs(&arg.value) } else { Vec::new() };
                if acts && !packs.is_empty() {
                    c.expand_in(&packs, false, |c| {
                        c.passed(&arg.value);
                        c.emit(Op::Number);
                    });
                    continue;
                }
                c.arg_of(callee, args, i, (false, acts));
                if acts && arg.designator.is_none() {
                    c.emit(Op::Number);
                }
            }
        })
    }

    /// Pushes what stands in braces as a list for a variable of a type.
    pub(super) fn list_for(&mut self, ty: &Type, args: &[Arg], at: At) {
        let callee = self.callee_of_type(ty);
        // what is moved into a pair is moved once
        let is_made = matches!(callee, Callee::Pair(_)) && args.iter().any(|arg| tree::is_moved(&arg.value));
        if is_made {
            self.ty(unconst(ty));
        }
        let count = self.braced(args, &callee);
        self.here = at;
        self.emit(if is_made { Op::Construct(count, true) } else { Op::Braces(count) });
    }

    /// Pushes what stands in braces as a list whose elements are of the type of the first.
    pub(super) fn deduced_list(&mut self, items: &[Arg], at: At) {
        let callee = self.callee_of_list(items);
        let count = self.braced(items, &callee);
        self.here = at;
        self.emit(Op::Braces(count));
    }

    /// An argument, read at once where what is evaluated behind it might change it.
    pub(super) fn arg_of(&mut self, callee: &Callee, args: &[Arg], i: usize, turn: (bool, bool)) {
        self.arg_in_turn(callee, args, i, turn);
        self.designated(&args[i]);
    }

    /// Whether an item in braces may be what a member that is a reference is bound to: it is made of no number.
    fn may_be_bound(&mut self, callee: &Callee, arg: &Arg, i: usize) -> bool {
        let Callee::Class(class) = callee else { return false };
        let ty = self.field_type(*class, arg, i);
        ty.is_some_and(|ty| matches!(ty.kind, TypeKind::Reference(_) | TypeKind::Forwarding(_))) && !self.gives_number(&arg.value)
    }

    fn arg_in_turn(&mut self, callee: &Callee, args: &[Arg], i: usize, (backwards, acts): (bool, bool)) {
        if let Callee::Pair(ty) = callee
            && let Some(ty) = self.constant_part(ty, args, i)
        {
            return self.part_as_constant(&ty, &args[i].value);
        }
        if let (ExprKind::Braces(items), None) = (&args[i].value.kind, &args[i].designator) {
            let packs = if args[i].expands { self.packs(&args[i].value) } else { Vec::new() };
            match packs.is_empty() {
                true => self.braces_within(callee, args, (i, items), acts),
                false => self.expand_in(&packs, backwards, |c| c.braces_within(callee, args, (i, items), true)),
            }
            return;
        }
        if !backwards
            && !args[i].expands
            && let Some(class) = self.made_class(&args[i].value)
            && self.part_class(callee, &args[i], i) == Some(class)
            && self.is_of_numbers(class)
            && self.object_of_type(&Type { kind: TypeKind::Auto, at: args[i].value.at }, &args[i].value)
        {
            self.emit(Op::Part);
            return;
        }
        if (acts || (!backwards && matches!(callee, Callee::Class(_))))
            && (self.class_passed(&args[i].value).is_some() || !self.may_be_bound(callee, &args[i], i))
            // a call would copy what is made of a variable
            && (!backwards || !tree::is_lvalue(&args[i].value))
            && let Some(class) = self.converted_at_once(callee, args, i)
            // an object of the class is what is passed
            && (!backwards || self.made_class(&args[i].value) != Some(class))
        {
            self.emit(Op::Class(class));
            let count = self.behind_defaults(&args[i..=i], &Callee::Class(class), |c| {
                c.passed(&args[i].value);
                c.told_const(&args[i].value);
                Count::Fixed(1)
            });
            self.emit(Op::Construct(count, false));
            if !backwards && self.part_class(callee, &args[i], i) == Some(class) && self.is_of_numbers(class) {
                self.emit(Op::Part);
            }
            return;
        }
        // what is moved into a member of another type than its own is moved once
        if let (Callee::Class(class), false) = (callee, backwards || args[i].expands)
            // so is what a `std::function` or an `optional` holds
            && (tree::is_moved(&args[i].value) && self.field_type(*class, &args[i], i).is_some() || self.holds_made(callee, args, i))
            && let Some(MadeAtOnce::Type(ty)) = self.made_within(callee, args, i)
        {
            self.ty(&ty);
            self.passed(&args[i].value);
            self.here = args[i].value.at;
            self.emit(Op::Construct(Count::Fixed(1), false));
            return;
        }
        if !backwards
            && !args[i].expands
            && args[i].designator.is_none()
            && let Callee::Elements(None, Some(ty)) = callee
            && let ty = super::callees::element_of(ty)
            && match unconst(ty).kind {
                TypeKind::Path(_) => acts && !lists_range(args),
                TypeKind::Builtin(_) if tree::is_moved(&args[i].value) => args.len() > 1 && self.may_be_object(&args[i].value),
                TypeKind::Builtin(_) => self.class_made(&args[i].value).is_some(),
                _ => false,
            }
        {
            self.ty(unconst(ty));
            self.passed(&args[i].value);
            match self.is_const_rvalue(&args[i].value) {
                true => _ = self.emit(Op::ConstRvalue(None)),
                false => self.told_const(&args[i].value),
            }
            self.here = args[i].value.at;
            self.emit(Op::Construct(Count::Fixed(1), false));
            return;
        }
        match &args[i].value.kind {
            // it initialises an array of characters, or a pointer
            ExprKind::Text(_) if !backwards && !self.may_be_class(callee, &args[i], i) => self.place(&args[i].value),
            _ => self.arg_of_pack(&args[i], false, backwards),
        }
        if self.is_const_rvalue(&args[i].value) {
            self.emit(Op::ConstRvalue(None));
        }
        // an element is a value, whatever its class
        let is_element = |c: &mut Self| {
            let e = &args[i].value;
            !backwards
                && !args[i].expands
                && matches!(callee, Callee::Elements(..))
                && c.is_unknown(e)
                && (tree::is_lvalue(e) || c.may_name(e))
        };
        if acts && (self.is_copied_at_once(callee, args, i) || is_element(self)) {
            self.emit(Op::MoveValue(backwards));
            return;
        }
        let may_be_copied = matches!(callee, Callee::Value) && tree::is_moved(&args[i].value) && !args[i].expands;
        if acts && (may_be_copied || self.is_read_at_once(callee, args, i)) {
            let below = if backwards { args.len() - i } else { i + 1 } as u16;
            let is_number = |f: &super::super::ast::Function| {
                let ty = f.params.get(i).filter(|_| !f.params[..i].iter().any(|p| p.pack)).map(|p| &unconst(&p.ty).kind);
                matches!(ty, Some(TypeKind::Builtin(_) | TypeKind::Pointer(_)))
            };
            let copies = may_be_copied || super::argument_order::finds_place(&args[i].value);
            self.emit(match callee {
                Callee::Lambda(f) if is_number(f) => Op::Number,
                Callee::Value | Callee::Lambda(_) => Op::NumberFor(below, i as u16, copies),
                Callee::Typed(..) => Op::NumberFor(below, i as u16, false),
                _ => Op::Number,
            });
        }
        self.marked(callee, &args[i]);
    }

    /// Whether item `i` in braces initialises a member of the library that holds what it is made of.
    fn holds_made(&mut self, callee: &Callee, args: &[Arg], i: usize) -> bool {
        let Callee::Class(class) = callee else { return false };
        let Some(field) = self.field_type(*class, &args[i], i) else { return false };
        let field = self.unaliased(unconst(&field)).unwrap_or(field);
        matches!(&unconst(&field).kind, TypeKind::Path(path) if matches!(&*path.last().name, "function" | "optional" | "variant" | "any"))
    }

    /// The class of the member or the element that item `i` in braces is.
    fn part_class(&mut self, callee: &Callee, arg: &Arg, i: usize) -> Option<u32> {
        match callee {
            Callee::Class(of) => {
                let ty = self.field_type(*of, arg, i).filter(|ty| !tree::is_reference(ty))?;
                self.class_of_type(&ty)
            }
            // a container copies what it is made of
            Callee::Elements(class, held) if held.as_ref().is_none_or(|ty| matches!(ty.kind, TypeKind::Array(..))) => *class,
            _ => None,
        }
    }

    /// The type of part `i` of a pair or a tuple, which is taken as `T const&` where one of the parts stands in braces.
    fn constant_part(&mut self, ty: &Type, args: &[Arg], i: usize) -> Option<Type> {
        let is_list = |arg: &Arg| matches!(arg.value.kind, ExprKind::Braces(_));
        let is_plain = args.len() > 1 && !args.iter().any(|arg| arg.expands || arg.designator.is_some());
        let may_tell = |c: &mut Self, arg: &Arg| tree::moves_into(&arg.value) || tree::is_moved(&arg.value) || c.may_act(&arg.value);
        if !is_plain || !args.iter().any(is_list) || !(names_any(args) || args.iter().any(|arg| may_tell(self, arg))) {
            return None;
        }
        let TypeKind::Path(path) = &ty.kind else { return None };
        super::callees::type_argument(path, i).filter(|ty| !tree::is_reference(ty))
    }

    /// Pushes what a reference to a constant part is bound to, made where it is evaluated.
    fn part_as_constant(&mut self, ty: &Type, e: &Expr) {
        let class = self.class_of_type(ty);
        let within = match &e.kind {
            // a reference is bound to the variable in braces
            ExprKind::Braces(items) => items.iter().next().filter(|_| items.len() == 1).map(|only| &only.value),
            _ => None,
        };
        let e = within.filter(|within| class.is_some() && self.class_of(within) == class).unwrap_or(e);
        match &e.kind {
            ExprKind::Braces(items) => {
                let callee = self.callee_of_type(ty);
                self.ty(ty);
                let count = self.braced_before(items, &callee, false);
                self.here = e.at;
                self.emit(Op::Construct(count, true));
            }
            _ => {
                self.place(e);
                self.ty(ty);
                self.here = e.at;
                self.emit(Op::InitialiseReference);
            }
        }
        self.emit(Op::ConstRvalue(None));
    }

    /// Whether argument `i` stands in braces, and an object is made of it where it is evaluated.
    pub(super) fn makes_argument(&mut self, callee: &Callee, args: &[Arg], i: usize) -> bool {
        let ExprKind::Braces(items) = &args[i].value.kind else { return false };
        args.len() > 1
            && (tree::moves_into(&args[i].value) || names_any(items) || self.may_act(&args[i].value))
            && self.class_taken(callee, args, i).is_some()
    }

    /// Whether a number among the items of a pair, or of braces in it, is converted to an object where it is evaluated.
    fn converts_within(&mut self, callee: &Callee, items: &[Arg]) -> bool {
        // its parts are made where they stand
        if matches!(callee, Callee::Class(class) if !items.is_empty() && self.holds_aggregates(*class)) {
            return true;
        }
        (0..items.len()).any(|i| match (callee, &items[i].value.kind) {
            (Callee::Class(_) | Callee::Pair(_), ExprKind::Braces(inner)) => {
                let within = self.callee_within(callee, &items[i], i);
                self.converts_within(&within, inner)
            }
            (Callee::Class(_), _) => self.converted_at_once(callee, items, i).is_some(),
            _ => false,
        })
    }

    /// Braces as argument `i`, or within braces.
    fn braces_within(&mut self, callee: &Callee, args: &[Arg], (i, items): (usize, &[Arg]), acts: bool) {
        let within = Self::callee_of_array_within(callee, args);
        // what is made of the list has the turn of the list, and what is moved into it is moved once
        let others =
            |c: &mut Self| matches!(callee, Callee::Class(_)) && (0..args.len()).any(|i| c.converted_at_once(callee, args, i).is_some());
        let is_told = acts || tree::moves_into(&args[i].value) || names_any(items) || self.may_act(&args[i].value) || others(self);
        let is_told = is_told || {
            let within = self.callee_within(callee, &args[i], i);
            matches!((callee, &within), (Callee::Elements(..), Callee::Pair(_))) && self.converts_within(&within, items)
        };
        let is_told = is_told && within.is_none();
        let made = if is_told && !is_whole(callee, args, items) { self.made_within(callee, args, i) } else { None };
        match &made {
            Some(MadeAtOnce::Class(class) | MadeAtOnce::Part(class)) => {
                self.emit(Op::Class(*class));
            }
            Some(MadeAtOnce::Type(ty)) => self.ty(ty),
            None => {}
        }
        // an array is made where it stands among members that are
        let acts = acts || is_told && matches!(callee, Callee::Class(_));
        let callee = match (within, &made, callee) {
            (Some(within), ..) => within,
            (None, Some(MadeAtOnce::Class(class)), Callee::Named(_) | Callee::Lambda(_) | Callee::Functor(_)) => {
                self.callee_of_class(*class)
            }
            _ => self.callee_within(callee, &args[i], i),
        };
        self.here = args[i].value.at;
        let count = self.braced_before(items, &callee, acts && made.is_none());
        self.emit(if made.is_some() { Op::Construct(count, true) } else { Op::Braces(count) });
        if let Some(MadeAtOnce::Part(_)) = made {
            self.emit(Op::Part);
        }
    }

    /// Marks the argument on top where it is `const` and a constructor, or a conversion function, may tell.
    fn marked(&mut self, callee: &Callee, arg: &Arg) {
        match callee {
            _ if arg.designator.is_some() || arg.expands => {}
            Callee::Elements(None, _) => self.told_operand(&arg.value),
            callee if callee.may_construct() => {
                // what of a class is deduced may be the pointer to its first element
                if !self.program.tells_const && self.tells_objects() && self.is_const_array(&arg.value) {
                    self.emit(Op::ConstArray(false));
                }
                self.told_const(&arg.value);
            }
            _ => {}
        }
    }

    /// Marks the place on top where it is `const`, or may be: a constructor may tell.
    pub(super) fn told_const(&mut self, e: &Expr) {
        if self.program.tells_const
            && let Some(depends) = self.named_const(e)
        {
            self.emit(Op::ConstPlace(depends));
        }
    }

    /// Pushes a place; in a template, as a constant where the name that it begins with is one: members of members, and elements of
    /// these, are it too.
    pub(super) fn rooted(&mut self, e: &Expr) {
        let mut root = e;
        while let ExprKind::Member { object, arrow: false, .. } | ExprKind::Index(object, _) = &root.kind {
            root = object;
        }
        let outer = self.root;
        let is_told = self.tells_objects() || !self.scope.is_prelude && (self.operands > 0 || self.deducing > 0);
        let is_root =
            matches!(root.kind, ExprKind::Path(_) | ExprKind::Member { arrow: true, .. } | ExprKind::Unary(UnaryOp::Dereference, _));
        if !std::ptr::eq(root, e) && is_told && is_root {
            self.root = Some(std::ptr::from_ref(root).addr());
        }
        self.place(e);
        self.root = outer;
        let may_tell = matches!(e.kind, ExprKind::Call(..) | ExprKind::Index(..) | ExprKind::Unary(UnaryOp::Dereference, _));
        if may_tell && self.tells_objects() && self.is_dependent() {
            self.emit(Op::ConstResult);
        }
    }

    /// Marks what is on top where what begins with it asks whether it is `const`.
    pub(super) fn told_root(&mut self, e: &Expr) {
        if self.root == Some(std::ptr::from_ref(e).addr())
            && let Some(depends) = self.named_const(e)
        {
            self.emit(Op::ConstOperand(depends));
        }
    }

    /// Whether overloads of the program tell what is `const`, so that expressions have to.
    pub(super) fn tells_objects(&self) -> bool {
        self.program.tells_objects && !self.scope.is_prelude
    }

    /// Marks the operand on top where it is an object that is `const`, or may be: an operator or a conversion function may tell.
    pub(super) fn told_operand(&mut self, e: &Expr) {
        if (self.program.tells_const || self.program.tells_operands)
            && let Some(depends) = self.named_const(e)
        {
            self.emit(Op::ConstOperand(depends));
        }
    }

    /// Marks the array on top where it is `const`, so that the pointer to its first element is one to what is `const`.
    pub(super) fn told_array(&mut self, e: &Expr) {
        if !self.scope.is_prelude && self.is_const_array(e) {
            self.emit(Op::ConstOperand(None));
        }
    }

    /// The same of what is followed as a pointer is.
    pub(super) fn told_pointer(&mut self, e: &Expr) {
        match self.tells_objects() {
            true if let Some(depends) = self.named_const(e) => _ = self.emit(Op::ConstOperand(depends)),
            true => {}
            false => self.told_operand(e),
        }
    }

    /// Pushes the value of an operand, which is marked so.
    pub(super) fn told_value(&mut self, e: &Expr) {
        if self.program.tells_category && self.passes_rvalue(e) {
            return;
        }
        if (self.program.tells_const || self.program.tells_operands) && self.calls_referring(e) {
            self.place(e);
            self.emit(Op::ResultOperand);
            return;
        }
        self.value(e);
        self.told_operand(e);
    }

    /// Pushes an operand that may be an rvalue as what is passed, where it may be an object; whether it was.
    pub(super) fn passes_rvalue(&mut self, e: &Expr) -> bool {
        let is_const = self.is_const_rvalue(e);
        if !(is_const
            || self.may_be_moved_from(e)
            || self.is_part(e)
            || self.is_moved(e)
            || self.calls_referring(e)
            || self.leads_to_last(e))
            || !self.may_be_object(e)
        {
            return false;
        }
        self.passed(e);
        if is_const {
            self.emit(Op::ConstRvalue(None));
        }
        true
    }

    /// The same of an element of a range.
    pub(super) fn told_element(&mut self, range: &Expr) {
        if !self.program.tells_const {
            return;
        }
        let depends = match self.points_to_const(range) {
            true => None,
            false => match self.depends(range) {
                Some((slot, _)) => Some((slot, true)),
                None => return,
            },
        };
        self.emit(Op::ConstOperand(depends));
    }

    /// Whether an expression names what is `const`, or, as a parameter of a template says, may be.
    pub(super) fn named_const(&mut self, e: &Expr) -> Option<Option<super::Depends>> {
        let is_lvalue = match self.checked(e) {
            _ if tree::is_moved(e) => false,
            Some(known) => known.object.is_some(),
            None => tree::is_lvalue(e) || matches!(e.kind, ExprKind::Call(..)),
        };
        match is_lvalue && self.is_const(e) {
            _ if !is_lvalue => None,
            true => Some(None),
            false => self.depends(e).map(Some),
        }
    }

    /// How many values `push` puts on the stack: one for each of `n`, unless one of them expands. More than an operation can
    /// name are counted from a mark on.
    pub(super) fn counted(&mut self, n: usize, expands: bool, push: impl FnOnce(&mut Self)) -> Count {
        let fixed = u16::try_from(n).ok().filter(|_| !expands);
        if fixed.is_none() {
            self.emit(Op::Mark);
        }
        push(self);
        fixed.map_or(Count::Marked, Count::Fixed)
    }

    /// Requires of an expression that it is a constant: of what it names, and of what the library makes of variables.
    pub(super) fn constant(&mut self, e: &Expr) {
        if self.scope.is_prelude {
            return;
        }
        let named: Vec<&Expr> = match &e.kind {
            ExprKind::Path(_) => vec![e],
            ExprKind::Binary(_, a, b) => {
                self.constant(a);
                return self.constant(b);
            }
            ExprKind::Unary(_, a) | ExprKind::Logical(_, a, _) | ExprKind::Conditional(a, ..) => return self.constant(a),
            ExprKind::Call(callee, args) => {
                args.iter().for_each(|arg| self.constant(&arg.value));
                match &callee.kind {
                    ExprKind::Member { object, arrow: false, .. } => vec![object],
                    ExprKind::Path(path) if self.is_of_library(path) => args.iter().map(|arg| &arg.value).collect(),
                    _ => return,
                }
            }
            _ => return,
        };
        for of in named {
            let ExprKind::Path(path) = &of.kind else {
                continue;
            };
            if let Some(name) = path.simple()
                && let Some(local) = self.local(name).filter(|local| local.varies || local.is_reference)
            {
                let name = name.clone();
                self.value(e);
                self.here = e.at;
                self.emit(Op::Constant(name, (!local.is_reference).then_some(local.slot)));
            }
        }
    }

    /// Whether a path names no function, lambda or type of the program.
    fn is_of_library(&mut self, path: &Path) -> bool {
        let names = self.names_of(path);
        if path.simple().is_some_and(|name| self.local(name).is_some()) {
            return false;
        }
        self.program.find(&self.scope.namespace, &names).is_none_or(|found| self.program.is_of_prelude(found))
    }
}

/// Whether what stands in braces names a variable, which may be copied.
fn names_any(items: &[Arg]) -> bool {
    items.iter().any(|item| match &item.value.kind {
        ExprKind::Braces(items) => names_any(items),
        kind => {
            matches!(kind, ExprKind::Path(_) | ExprKind::Member { .. } | ExprKind::Index(..) | ExprKind::Unary(UnaryOp::Dereference, _))
        }
    })
}

/// Whether braces that are alone in those of a container may make a container that is copied.
fn is_whole(callee: &Callee, args: &[Arg], items: &[Arg]) -> bool {
    let is_list = |item: &Arg| matches!(item.value.kind, ExprKind::Braces(_));
    args.len() == 1 && matches!(callee, Callee::Elements(..)) && !items.is_empty() && items.iter().all(is_list)
}

/// Whether two items in braces read like iterators, between which the elements stand.
fn lists_range(args: &[Arg]) -> bool {
    let leads = |e: &Expr| {
        let mut e = e;
        while let ExprKind::Binary(BinaryOp::Add | BinaryOp::Subtract, of, _) = &e.kind {
            e = of;
        }
        let name = match &e.kind {
            ExprKind::Call(callee, _) => match &callee.kind {
                ExprKind::Path(path) | ExprKind::Member { path, .. } => &*path.last().name,
                _ => "",
            },
            _ => "",
        };
        ["begin", "end", "next", "prev", "_iterator", "_bound", "find", "data"].iter().any(|of| name.ends_with(of))
    };
    args.len() == 2 && args.iter().any(|arg| leads(&arg.value))
}
