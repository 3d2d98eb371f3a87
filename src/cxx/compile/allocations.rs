//! `new`: of objects and arrays, and at a place.

use super::super::ast::{CastKind, Expr, Init, Type, TypeKind};
use super::super::code::{Count, Op};
use super::Compiler;
use super::tree::{is_auto, unconst};

impl Compiler<'_> {
    /// `new (place) T(args)`, `new (place) T[n]{args}`
    pub(super) fn placed_object(&mut self, (place, is_global): (&Expr, bool), ty: &Type, (count, init): (Option<&Expr>, &Init), e: &Expr) {
        if self.program.unread.iter().any(|u| u.places()) {
            self.here = e.at;
            self.emit(Op::Unread("`new` at a place beside an `operator new` of the program".into()));
        }
        if self.program.allocates && !is_global {
            self.ty(ty);
            self.value(place);
            self.here = e.at;
            self.emit(Op::Allocate(true, count.is_some()));
            let (args, brace) = self.values_of_new(ty, init);
            self.here = e.at;
            self.emit(Op::NewAllocated(args, brace));
            return;
        }
        self.value(place);
        self.ty(&Type { kind: TypeKind::Pointer(Box::new(ty.clone())), at: ty.at });
        self.here = e.at;
        self.emit(Op::Convert(CastKind::Reinterpret));
        if let Some(count) = count {
            self.value(count);
        }
        self.ty(ty);
        let (args, brace) = self.values_of_new(ty, init);
        if count.is_some() {
            self.here = e.at;
            self.emit(Op::PlaceArray(args, !matches!(init, Init::None)));
            return;
        }
        self.here = e.at;
        self.emit(Op::Construct(args, brace));
        self.emit(Op::Place);
    }

    /// The values that `new` has for an object, and whether they stand in braces: those of `T(a)` where it has nothing else.
    fn values_of_new(&mut self, ty: &Type, init: &Init) -> (Count, bool) {
        if let Init::Paren(args) | Init::Brace(args) = init
            && let [only] = &args[..]
            && !only.expands
            && let Some((class, _, args, brace)) = self.object_made(&only.value)
            && self.class_of_type(ty) == Some(class)
            && !(matches!(init, Init::Brace(_)) && self.may_list(ty))
        {
            let init = if brace { Init::Brace(args.to_vec()) } else { Init::Paren(args.to_vec()) };
            return self.values_of_new(ty, &init);
        }
        if let Init::Paren(args) | Init::Brace(args) = init
            && let [only] = &args[..]
            && !only.expands
            && let Some(class) = self.made_class(&only.value)
            && self.class_of_type(ty) == Some(class)
            && self.is_of_numbers(class)
            && !(matches!(init, Init::Brace(_)) && self.may_list(ty))
            && self.object_of_type(ty, &only.value)
        {
            self.emit(Op::Part);
            return (Count::Fixed(1), false);
        }
        let count = match init {
            Init::Paren(args) => {
                let callee = self.callee_of_type(ty);
                self.given(args, &callee)
            }
            Init::Brace(args) => {
                let callee = self.callee_of_type(ty);
                self.braced(args, &callee)
            }
            _ => Count::Fixed(0),
        };
        (count, matches!(init, Init::Brace(_)))
    }

    /// `new T(args)`, `new T[n]`
    pub(super) fn new_object(&mut self, (ty, is_global): (&Type, bool), count: Option<&Expr>, init: &Init, e: &Expr) {
        if let Init::Paren(args) | Init::Brace(args) = init
            && let Some(made) = self.layout_made(ty, args)
        {
            let ty = Type { kind: TypeKind::Auto, at: ty.at };
            return self.new_object((&ty, is_global), count, &Init::Paren(vec![made.into()]), e);
        }
        match init {
            Init::Paren(args) | Init::Brace(args) if is_auto(unconst(ty)) && args.len() == 1 => {
                self.operand_type(&args[0].value);
                self.emit(Op::LibraryTemplate("decay_t".into(), Count::Fixed(1)));
            }
            _ => self.ty(ty),
        }
        if let Some(count) = count {
            self.told_value(count);
        }
        let asks_class = self.program.allocates && !is_global;
        if asks_class {
            self.here = e.at;
            self.emit(Op::Allocate(false, count.is_some()));
        }
        let array = count.map(|_| Type { kind: TypeKind::Array(Box::new(ty.clone()), None), at: ty.at });
        let (args, brace) = self.values_of_new(array.as_ref().unwrap_or(ty), init);
        self.here = e.at;
        self.emit(match asks_class && count.is_none() {
            true => Op::NewAllocated(args, brace),
            false => Op::New(count.is_some(), args, brace),
        });
    }
}
