//! What a type is by how its objects are made, copied, moved, assigned and ended: [class.copy.ctor], [class.dtor], [class.prop].

use super::super::ast::{Access, Body, Class, Function, Member, TypeKind};
use super::super::cute;
use super::super::program::{CONSTRUCTOR, Captured, MemberDef, Taken};
use super::super::types::{BIT_FIELD, BIT_REFERENCE, MEMBER_POINTER, Role, algebra};
use super::super::value::{ClassId, Fault, FaultKind, Outcome, Type, TypeId, Value};
use super::Machine;
use crate::algebra::Tree;
use crate::algebra::tensor::Space;
use std::rc::Rc;

/// How deep members of members are followed.
const MAX_DEPTH: usize = 64;

/// Without arguments.
pub(super) const DEFAULT: usize = 0;
/// From an object that is `const`.
pub(super) const COPY: usize = 1;
/// From an object that is moved.
pub(super) const MOVE: usize = 2;
/// `a = b` of an object that is `const`.
pub(super) const COPY_ASSIGN: usize = 3;
/// `a = b` of an object that is moved.
pub(super) const MOVE_ASSIGN: usize = 4;
/// The end of an object.
pub(super) const END: usize = 5;

/// It is there.
pub(super) const THERE: u8 = 1;
/// It throws nothing.
pub(super) const NOTHROW: u8 = 2;
/// It runs nothing of the program.
pub(super) const TRIVIAL: u8 = 3;

/// What a type is by its constructors, its assignments, its destructor and its members.
#[derive(Clone, Copy)]
pub(super) struct Facts {
    /// Of each of the six how it is there; 0 where it is not.
    pub(super) levels: [u8; 6],
    /// Whether no constructor that the program writes makes one without arguments, though it may be deleted.
    pub(super) plain: bool,
    pub(super) trivially_copyable: bool,
    /// Whether something of it that nothing ends has copies or moves which are code: no class that holds it is copied trivially.
    hides_copies: bool,
    /// `None` where it depends on what is not known here.
    pub(super) standard_layout: Option<bool>,
    /// Which of the six, by their bits, take what they may change alone: `T(T&)`.
    pub(super) changes: u8,
    /// Whether one of a class is made without arguments, whoever ends it.
    pub(super) begins: bool,
}

impl Facts {
    const SCALAR: Facts = Facts {
        levels: [TRIVIAL; 6],
        plain: true,
        trivially_copyable: true,
        standard_layout: Some(true),
        changes: 0,
        hides_copies: false,
        begins: true,
    };
    const NONE: Facts = Facts {
        levels: [0; 6],
        plain: false,
        trivially_copyable: false,
        standard_layout: Some(false),
        changes: 0,
        hides_copies: false,
        begins: false,
    };
    const REFERENCE: Facts = Facts { levels: [0, TRIVIAL, TRIVIAL, TRIVIAL, TRIVIAL, TRIVIAL], ..Facts::NONE };
    /// A container of the library, whose copies allocate.
    const CONTAINER: Facts = Facts {
        levels: [NOTHROW, THERE, NOTHROW, THERE, NOTHROW, NOTHROW],
        plain: false,
        trivially_copyable: false,
        standard_layout: Some(true),
        changes: 0,
        hides_copies: false,
        begins: true,
    };

    /// The same where each of these is no better than so.
    fn at_most(mut self, most: [u8; 6]) -> Facts {
        self.levels.iter_mut().zip(most).for_each(|(level, most)| *level = (*level).min(most));
        self
    }
}

impl Machine<'_> {
    /// Whether a value of CuTe is a layout, or a coordinate of numbers and basis elements.
    pub(super) fn is_mapping(&mut self, v: &Value) -> bool {
        let is_one = |t: Tree| matches!(t, Tree::Layout(_) | Tree::Composed(_) | Tree::Arith(_) | Tree::Basis(_));
        cute::with_tree(&mut self.state, v, |_, _, t| Ok(is_one(t))).unwrap_or(false)
    }

    /// Whether a class of CuTe has no data and no constructors: a swizzle, an operation, an atom or a tiled copy.
    fn is_made_by_itself(&mut self, v: &Value) -> bool {
        algebra::size_of(&self.state.types, v).0 == 0 && cute::is_without_constructor(v)
    }

    pub(super) fn facts(&mut self, ty: TypeId, depth: usize) -> Outcome<Facts> {
        if depth > MAX_DEPTH {
            return Err(Fault::new(FaultKind::Limit, format_args!("members nest more than {MAX_DEPTH} deep")));
        }
        Ok(match self.state.types.get(ty).clone() {
            Type::Int(_) | Type::Float(_) | Type::Element(_) | Type::Null | Type::Enum(..) => Facts::SCALAR,
            Type::Pointer(..) if self.state.types.pointed_to(ty).is_some() => Facts::SCALAR,
            Type::Const(of) => {
                let of = self.facts(of, depth + 1)?;
                // what is `const` is copied where it is moved
                let mut facts = of.at_most([TRIVIAL, TRIVIAL, of.levels[COPY], 0, 0, TRIVIAL]);
                facts.trivially_copyable = of.trivially_copyable;
                facts
            }
            Type::Reference(of) if matches!(self.state.types.get(of), Type::Const(_)) => Facts::REFERENCE.at_most([3, 3, 3, 0, 0, 3]),
            Type::Reference(_) => Facts::REFERENCE,
            Type::Forwarding(_) => Facts::REFERENCE.at_most([0, 0, TRIVIAL, TRIVIAL, TRIVIAL, TRIVIAL]),
            Type::Void | Type::Function(..) | Type::Auto => Facts::NONE,
            Type::Array(of, extent) => {
                let has = if extent.is_some() { TRIVIAL } else { 0 };
                self.facts(of, depth + 1)?.at_most([has, 0, 0, 0, 0, has])
            }
            Type::Class(class) => self.facts_of_class(class, None, depth)?,
            Type::Library(name, args) => match (&*name, args.first()) {
                ("array" | "Array" | "AlignedArray" | "ArrayEngine" | BIT_FIELD, Some(Value::Type(of))) => self.facts(*of, depth + 1)?,
                ("string" | "vector" | "deque", _) => {
                    let most = if &*name == "deque" { THERE } else { NOTHROW };
                    Facts::CONTAINER.at_most([most, THERE, most, THERE, NOTHROW, NOTHROW])
                }
                (MEMBER_POINTER, _) => Facts::SCALAR,
                // libstdc++ writes the assignment of the reference to an element of `vector<bool>`
                (BIT_REFERENCE, _) => {
                    Facts { plain: false, trivially_copyable: false, ..Facts::SCALAR.at_most([NOTHROW, 3, 3, NOTHROW, NOTHROW, 3]) }
                }
                ("dim3", _) => Facts { plain: false, ..Facts::SCALAR.at_most([THERE, 3, 3, 3, 3, 3]) },
                _ => return Err(self.open("a trait", ty)),
            },
            Type::Pointer(space, of) if self.state.types.pointer_bytes(space, of) > 16 => {
                Facts { levels: [NOTHROW, NOTHROW, NOTHROW, TRIVIAL, TRIVIAL, TRIVIAL], ..Facts::CONTAINER }
            }
            Type::Of(Value::Static(..) | Value::Underscore) => Facts::SCALAR,
            Type::Pointer(Space::Iterator(_), _) => Facts { plain: false, ..Facts::SCALAR.at_most([NOTHROW, 3, 3, 3, 3, 3]) },
            // layouts and the like hold numbers alone, in members of members
            Type::Of(v @ Value::Cute(_)) => match self.is_made_by_itself(&v) {
                true => Facts::SCALAR,
                false => {
                    let facts = Facts::SCALAR.at_most([THERE, 3, 3, 3, 3, 3]);
                    Facts { plain: false, standard_layout: (!cute::is_tiling(&v)).then_some(true), ..facts }
                }
            },
            Type::Pointer(..) => Facts { plain: false, ..Facts::SCALAR.at_most([THERE, 3, 3, 3, 3, 3]) },
            Type::Of(Value::Tuple(items)) if items.is_empty() => Facts::SCALAR,
            Type::Of(Value::Tuple(items)) => {
                let mut facts = Facts::SCALAR;
                for item in items.iter() {
                    let of = match item {
                        Value::Type(ty) => *ty,
                        item => self.state.type_of(item),
                    };
                    facts = both(facts, self.facts(of, depth + 1)?);
                }
                facts.levels[DEFAULT] = THERE;
                Facts { plain: false, ..facts }
            }
            Type::Closure(code) => {
                let def = &self.program.lambdas[code as usize];
                let (held, captures) = (def.held.clone(), def.captures.clone());
                let is_bare = captures.iter().all(|(_, _, taken)| *taken == Taken::Parameter) && !def.takes_this && !def.copies_this;
                let mut facts = Facts::SCALAR;
                for (captured, (_, _, taken)) in held.iter().zip(captures) {
                    if let Captured::Of(ty) = captured
                        && taken.is_copy()
                    {
                        facts = both(facts, self.facts(*ty, depth + 1)?);
                    }
                }
                let bare = if is_bare { TRIVIAL } else { 0 };
                Facts { plain: false, ..facts.at_most([bare, 3, 3, bare, bare, 3]) }
            }
            _ => return Err(self.open("a trait", ty)),
        })
    }

    /// The facts of `std::pair` and `std::tuple` in libstdc++, whose assignments are written; a tuple lies in bases.
    fn facts_of_elements(&mut self, elements: &[TypeId], is_tuple: bool, depth: usize) -> Outcome<Facts> {
        let mut facts = Facts::SCALAR;
        for (i, ty) in elements.iter().enumerate() {
            let of = self.facts(*ty, depth + 1)?;
            facts = both(facts, of);
            if is_tuple && i > 0 && !self.is_empty(*ty) {
                facts.standard_layout = Some(false);
            }
        }
        if !elements.is_empty() {
            let (default, moved) = if is_tuple { (NOTHROW, NOTHROW) } else { (THERE, TRIVIAL) };
            facts = facts.at_most([default, 3, moved, NOTHROW, NOTHROW, 3]);
            (facts.plain, facts.trivially_copyable) = (false, false);
        }
        Ok(facts)
    }

    /// The facts of `std::optional`, and of `std::variant` where `default` is 0: it is made as its first alternative is.
    fn facts_of_alternatives(&mut self, mut default: u8, given: &[Value], depth: usize) -> Outcome<Facts> {
        let mut of = Facts::SCALAR;
        for v in given {
            let ty = self.type_id(v)?;
            let facts = self.facts(ty, depth + 1)?;
            default = if of.plain { default.max(facts.levels[DEFAULT].min(NOTHROW)) } else { default };
            of = Facts { plain: false, ..both(of, facts) };
        }
        let [_, copy, moved, copy_assign, move_assign, end] = of.levels;
        // what is not trivial is written, and only moves are known to throw nothing
        let written = |level: u8, is_move: bool| if level == TRIVIAL || is_move || level == 0 { level } else { THERE };
        let assigned = |made: u8, assigned: u8| match made.min(assigned) {
            TRIVIAL => end.min(TRIVIAL),
            level => level,
        };
        of.levels = [default, written(copy, false), moved, written(assigned(copy, copy_assign), false), assigned(moved, move_assign), end];
        of.trivially_copyable = of.levels[COPY..].iter().all(|level| *level == TRIVIAL);
        Ok(of)
    }

    /// The facts of a class for everybody, or for one that it is a base of.
    fn facts_of_class(&mut self, class: ClassId, derived: Option<ClassId>, depth: usize) -> Outcome<Facts> {
        self.usable(class)?;
        let info = &self.state.types.classes[class.0 as usize];
        if let (role @ (Role::Tuple | Role::Pair), Some(elements)) = (info.role, info.elements.clone()) {
            return self.facts_of_elements(&elements, role == Role::Tuple, depth);
        }
        let instance = &self.instances[class.0 as usize];
        let def = &self.program.classes[instance.def as usize];
        if def.scope.is_prelude && matches!(&*def.ast.name, "optional" | "variant") {
            let (first, given) = (if &*def.ast.name == "optional" { NOTHROW } else { 0 }, instance.given.clone());
            return self.facts_of_alternatives(first, &given, depth);
        }
        let ast = def.ast.clone();
        let (fields, bases) = (instance.fields.clone(), instance.bases.clone());
        let mut facts = Facts::SCALAR;
        for base in &bases {
            let base = self.facts_of_class(*base, Some(class), depth + 1)?;
            facts = both(facts, base);
        }
        for field in fields.iter().filter(|f| f.owner == class) {
            let mut of = match field.is_reference {
                true => Facts { trivially_copyable: true, plain: true, ..Facts::REFERENCE.at_most([0, 3, 3, 0, 0, 3]) },
                false => self.facts(self.element_type_of(field.ty), depth + 1)?,
            };
            if let Type::Const(inner) = *self.state.types.get(field.ty) {
                // a member that is `const` needs a constructor that is written
                let written = self.facts(inner, depth + 1)?.plain;
                of.levels[DEFAULT] = if written { 0 } else { of.levels[DEFAULT] };
            }
            if let Some(init) = &field.init {
                of.levels[DEFAULT] = if self.initialiser_throws_nothing(init, Some(class))? { NOTHROW } else { THERE };
                of.plain = false;
            }
            facts = both(facts, of);
        }
        let of_library = match self.instances[class.0 as usize].known.get("#base") {
            Some(Value::Type(ty)) => !self.is_empty(self.state.types.strip(*ty)),
            _ => false,
        };
        let holders = |owner: ClassId| fields.iter().any(|f| f.owner == owner);
        let with_fields = bases.iter().filter(|b| fields.iter().any(|f| self.is_derived(**b, f.owner))).count()
            + usize::from(holders(class))
            + usize::from(of_library);
        // nor may the first member lie where a base of its class does
        let of_base = match fields.iter().find(|f| f.owner == class).map(|f| self.state.types.get(f.ty)) {
            Some(Type::Class(of)) => self.is_derived(class, *of),
            _ => false,
        };
        let def = &self.program.classes[self.instances[class.0 as usize].def as usize];
        if with_fields > 1 || of_base || !same_access(&ast) {
            facts.standard_layout = Some(false);
        } else if def.scope.is_prelude
            && def.members.contains_key("__scattered")
            && let Some(v) = self.class_member(class, "__scattered", &Value::Void)?
        {
            // where the members of libstdc++ lie in bases
            facts.standard_layout = Some(!self.truth(&v)?);
        }
        self.with_functions((class, derived), facts, &ast)
    }

    /// The type of the elements of arrays of arrays; any other type as it is.
    pub(super) fn element_type_of(&self, mut ty: TypeId) -> TypeId {
        while let Type::Array(of, _) = self.state.types.get(ty) {
            ty = *of;
        }
        ty
    }

    /// The functions of a class under a name, as they are declared; without those that it has by itself.
    pub(super) fn declared_functions(&self, class: ClassId, name: &str) -> Vec<(u32, Rc<Function>)> {
        let def = self.instances[class.0 as usize].def as usize;
        match self.program.classes[def].members.get(name) {
            Some(MemberDef::Functions(set)) => {
                let all = self.program.sets[*set as usize].1.iter().map(|f| (*f, self.program.functions[*f as usize].ast.clone()));
                all.filter(|(_, f)| !f.flags.is_implicit).collect()
            }
            _ => Vec::new(),
        }
    }

    /// What the functions of a class make of what its members are.
    fn with_functions(&mut self, (class, derived): (ClassId, Option<ClassId>), mut facts: Facts, ast: &Class) -> Outcome<Facts> {
        let constructors = self.declared_functions(class, CONSTRUCTOR);
        let assignments = self.declared_functions(class, "operator=");
        let ends = self.declared_functions(class, "~");
        let transfers = |machine: &Self, of: &[(u32, Rc<Function>)], moves: bool| {
            let is = |f: &&(u32, Rc<Function>)| machine.transfer_of(f.0).is_some_and(|t| t.moves == moves);
            of.iter().filter(is).cloned().collect::<Vec<_>>()
        };
        let is_default = |(_, f): &&(u32, Rc<Function>)| f.params.iter().all(|p| p.default.is_some() || p.pack);
        let candidates = [
            constructors.iter().filter(is_default).cloned().collect(),
            transfers(self, &constructors, false),
            transfers(self, &constructors, true),
            transfers(self, &assignments, false),
            transfers(self, &assignments, true),
            ends.clone(),
        ];
        let mut declared = [const { None }; 6];
        for (declared, candidates) in declared.iter_mut().zip(&candidates) {
            *declared = self.eligible(class, candidates)?;
        }
        // `operator=(T)` takes both
        if let Some((_, f)) = &declared[COPY_ASSIGN]
            && declared[MOVE_ASSIGN].is_none()
            && !matches!(f.params[0].ty.kind, TypeKind::Reference(_) | TypeKind::Forwarding(_))
        {
            declared[MOVE_ASSIGN] = declared[COPY_ASSIGN].clone();
        }
        let implicit = facts.levels;
        let mut levels = implicit;
        for (i, level) in levels.iter_mut().enumerate() {
            match &declared[i] {
                Some(found) => *level = self.level_of((class, derived), found, ast, implicit[i], i)?,
                None if !candidates[i].is_empty() => *level = 0,
                None => {}
            }
        }
        for what in [COPY, MOVE, COPY_ASSIGN, MOVE_ASSIGN] {
            if declared[what].is_some() {
                let changes = |(_, f): &(u32, Rc<Function>)| matches!(&f.params[0].ty.kind, TypeKind::Reference(of) if !matches!(of.kind, TypeKind::Const(_)));
                facts.changes = facts.changes & !(1 << what) | u8::from(candidates[what].iter().all(changes)) << what;
            }
        }
        let has = |i: usize| declared[i].is_some() || !candidates[i].is_empty();
        let moves = has(MOVE) || has(MOVE_ASSIGN);
        if !has(DEFAULT) && !constructors.is_empty() {
            levels[DEFAULT] = 0;
        }
        facts.plain &= declared[DEFAULT].as_ref().map_or(constructors.is_empty(), |(_, f)| !is_provided(f));
        // what is constrained and not there leaves the move to the copy
        for (copy, moved) in [(COPY, MOVE), (COPY_ASSIGN, MOVE_ASSIGN)] {
            if declared[moved].is_none() && !candidates[moved].is_empty() && has(copy) {
                levels[moved] = levels[copy];
            }
        }
        for (copy, moved) in [(COPY, MOVE), (COPY_ASSIGN, MOVE_ASSIGN)] {
            if !has(copy) && moves {
                levels[copy] = 0;
            }
            // what is moved is copied where nothing moves it
            let is_moved = !has(COPY) && !has(COPY_ASSIGN) && !has(END) && !moves;
            if !(has(moved) || is_moved && levels[moved] > 0) {
                levels[moved] = levels[copy];
                facts.changes = facts.changes & !(1 << moved) | (facts.changes >> copy & 1) << moved;
            }
        }
        if self.instances[class.0 as usize].is_dynamic {
            let end = levels[END];
            facts = Facts { plain: false, standard_layout: Some(false), ..facts };
            levels.iter_mut().for_each(|level| *level = (*level).min(NOTHROW));
            let is_virtual = ends.iter().any(|(_, f)| f.flags.is_virtual);
            levels[END] = if is_virtual { end.min(NOTHROW) } else { end };
        }
        // a destructor that is deleted is trivial for g++
        let ends_as_deleted = levels[END] == 0
            && declared[END].as_ref().is_none_or(|(_, f)| match f.body {
                Some(Body::Delete) => true,
                // one that is private
                Some(Body::Default) => matches!(implicit[END], 0 | TRIVIAL),
                _ => false,
            });
        facts.hides_copies |= levels[END] == 0 && levels[COPY..END].iter().any(|l| !matches!(*l, 0 | TRIVIAL));
        facts.trivially_copyable = !facts.hides_copies
            && (levels[END] == TRIVIAL || ends_as_deleted)
            && levels[COPY..END].iter().all(|l| matches!(*l, 0 | TRIVIAL))
            // those that are all deleted are trivial for g++
            && (levels[COPY..END].contains(&TRIVIAL) || levels[COPY..END].iter().all(|l| *l == 0));
        // a template for anything moves what has no move of its own
        let is_moved = !has(COPY) && !has(COPY_ASSIGN) && !has(END) && !moves;
        for (moved, all) in [(MOVE, &constructors), (MOVE_ASSIGN, &assignments)] {
            let takes = |f: &&(u32, Rc<Function>)| matches!(f.1.params[..], [ref p] if matches!(p.ty.kind, TypeKind::Forwarding(_)));
            if !(has(moved) || is_moved && implicit[moved] > 0)
                && let Some((_, f)) = all.iter().filter(takes).find(|f| super::super::program::takes_any(&f.1))
            {
                levels[moved] = if f.flags.is_noexcept { NOTHROW } else { THERE };
            }
        }
        facts.begins = levels[DEFAULT] > 0;
        // an object that is made is ended
        let end = levels[END];
        levels[..COPY_ASSIGN].iter_mut().for_each(|level| *level = (*level).min(end));
        facts.levels = levels;
        Ok(facts)
    }

    /// The special function of those that a class declares whose constraints hold, the most constrained one.
    fn eligible(&mut self, class: ClassId, candidates: &[(u32, Rc<Function>)]) -> Outcome<Option<(u32, Rc<Function>)>> {
        let mut best: Option<&(u32, Rc<Function>)> = None;
        for found in candidates {
            let holds = found.1.template.is_some() || found.1.requires.is_empty() || self.is_required(class, found.0)?;
            if holds && best.is_none_or(|best| best.1.requires.len() < found.1.requires.len()) {
                best = Some(found);
            }
        }
        Ok(best.cloned())
    }

    /// Whether what a function of a class without parameters of its own requires holds.
    fn is_required(&mut self, class: ClassId, id: u32) -> Outcome<bool> {
        let function = self.function_code(id);
        let base = self.room(function.slots)?;
        let held = self.requirements(&function, base, Some(class), &Value::Void);
        self.cut(base);
        match held {
            Ok(_) => Ok(true),
            Err(fault) if matches!(fault.kind, FaultKind::IllFormed | FaultKind::StaticAssert) => {
                self.failed_at = None;
                Ok(false)
            }
            Err(fault) => Err(fault),
        }
    }

    /// How a function that a class declares is there: `i` says which of the six it is.
    fn level_of(
        &mut self,
        (class, derived): (ClassId, Option<ClassId>),
        (id, f): &(u32, Rc<Function>),
        ast: &Class,
        implicit: u8,
        i: usize,
    ) -> Outcome<u8> {
        let is_prelude = self.program.classes[self.instances[class.0 as usize].def as usize].scope.is_prelude;
        let throws = match &f.noexcept {
            Some(_) => {
                let function = self.function_code(*id);
                let base = self.room(function.slots)?;
                let answer = self.is_noexcept(&function, base, Some(class), Value::Void);
                self.cut(base);
                !answer?
            }
            None if is_prelude => {
                !f.flags.is_noexcept && matches!(i, COPY | COPY_ASSIGN) && !matches!(&*ast.name, "shared_ptr" | "weak_ptr" | "string_view")
            }
            None => f.flags.may_throw || !(f.flags.is_noexcept || i == END),
        };
        // what it takes by default may throw too
        let throws = throws
            || i == DEFAULT && !is_prelude && !f.params.is_empty() && {
                let function = self.function_code(*id);
                let base = self.room(function.slots)?;
                let answer = self.arguments_throw_nothing(&function, base, Some(class), &[]);
                self.cut(base);
                !answer?
            };
        Ok(match &f.body {
            Some(Body::Delete) => 0,
            _ if !is_prelude && !self.is_open_to(derived, ast, f) => 0,
            Some(Body::Default) if f.flags.is_noexcept && implicit == THERE => NOTHROW,
            Some(Body::Default) => implicit,
            _ if throws => THERE,
            _ => NOTHROW,
        })
    }

    /// Whether a class that has this one as a base, or everybody where there is none, may use a function of it.
    fn is_open_to(&self, derived: Option<ClassId>, class: &Class, function: &Function) -> bool {
        let mut access = members_by_access(class).filter(|(m, _)| matches!(m, Member::Function(f) if f.at == function.at));
        match (access.next().map_or(Access::Public, |(_, access)| access), derived) {
            (Access::Public, _) | (Access::Protected, Some(_)) => true,
            (Access::Private, Some(derived)) => {
                let name = &self.program.classes[self.instances[derived.0 as usize].primary as usize].ast.name;
                class.members.iter().any(|m| matches!(m, Member::Friend(friend) if **friend == **name))
            }
            _ => false,
        }
    }

    /// Whether a class is an aggregate: [dcl.init.aggr].
    pub(super) fn is_aggregate(&mut self, ty: TypeId) -> Outcome<bool> {
        let class = match self.state.types.get(self.state.types.without_const(ty)) {
            Type::Array(..) => return Ok(true),
            // below 32 bits the array of CUTLASS has a constructor
            Type::Library(name, args) => {
                let wide = |of: &Value| matches!(of, Value::Type(of) if self.state.types.size_of(*of).is_some_and(|n| n >= 4));
                return Ok(&**name == "array" || &**name == "AlignedArray" || &**name == "Array" && args.first().is_some_and(wide));
            }
            Type::Of(Value::Static(..) | Value::Underscore) => return Ok(true),
            Type::Of(Value::Tuple(items)) => return Ok(items.is_empty()),
            Type::Of(v @ Value::Cute(_)) => {
                let v = v.clone();
                return Ok(self.is_made_by_itself(&v));
            }
            Type::Class(class) => *class,
            _ => return Ok(false),
        };
        self.usable(class)?;
        let instance = &self.instances[class.0 as usize];
        let is_own = !self.program.classes[instance.def as usize].scope.is_prelude;
        let ast = self.program.classes[instance.def as usize].ast.clone();
        if matches!(self.state.types.classes[class.0 as usize].role, Role::Pair | Role::Tuple) || instance.is_dynamic {
            return Ok(false);
        }
        let has_fields = |m: &Member| matches!(m, Member::Fields(_));
        let is_open = members_by_access(&ast).all(|(m, access)| access == Access::Public || !has_fields(m));
        let makes = self.inherits_constructors(class)
            || self.declared_functions(class, CONSTRUCTOR).iter().any(|(_, f)| is_own || is_provided(f) || f.flags.is_explicit);
        Ok(is_open && !makes && ast.base_access.iter().all(|access| *access == Access::Public))
    }
}

/// What holds of a whole whose parts are such.
fn both(a: Facts, b: Facts) -> Facts {
    Facts {
        plain: a.plain && b.plain,
        trivially_copyable: a.trivially_copyable && b.trivially_copyable,
        hides_copies: a.hides_copies || b.hides_copies,
        changes: a.changes | b.changes,
        standard_layout: match (a.standard_layout, b.standard_layout) {
            (Some(false), _) | (_, Some(false)) => Some(false),
            (Some(true), Some(true)) => Some(true),
            _ => None,
        },
        ..a.at_most(b.levels)
    }
}

/// Whether a function is written, and not defaulted or deleted.
fn is_provided(f: &Function) -> bool {
    !matches!(f.body, Some(Body::Delete | Body::Default))
}

/// The members of a class, each with who may use it.
fn members_by_access(class: &Class) -> impl Iterator<Item = (&Member, Access)> {
    let mut now = class.access;
    class.members.iter().map(move |m| {
        if let Member::Access(access) = m {
            now = *access;
        }
        (m, now)
    })
}

/// Whether everybody may use a function of a class.
pub(super) fn is_public(class: &Class, function: &Function) -> bool {
    members_by_access(class).all(|(m, access)| access == Access::Public || !matches!(m, Member::Function(f) if f.at == function.at))
}

/// Whether the same may use all data of a class.
fn same_access(class: &Class) -> bool {
    let mut data = members_by_access(class).filter(|(m, _)| matches!(m, Member::Fields(_))).map(|(_, access)| access);
    let first = data.next();
    data.all(|access| Some(access) == first)
}
