//! Definitions to code: names are resolved here, once.
//!
//! The variables of a function are numbered: parameters of its template first, then its own, then what it declares.
//! A lambda takes what it uses of the function around it; a name of a class is looked up when the code runs, for a
//! base may be a parameter.

mod aliases;
mod allocations;
mod argument_order;
mod arguments;
mod assignments;
mod callees;
mod calls;
mod category;
mod checks;
mod classes_named;
mod constness;
mod constructors;
mod data_named;
mod deduction;
mod designated;
mod early_defaults;
mod exceptions;
mod expressions;
mod fills;
mod folds;
mod functions;
mod functions_taking;
mod fused;
mod labels;
mod lambdas;
mod local_classes;
mod loops;
mod made_at_once;
mod named_types;
mod names;
mod noexcept;
mod objects_made;
mod operand_classes;
mod operand_conversions;
mod operands;
mod order;
mod own_elements;
mod patterns;
mod planned;
pub(super) mod pretty;
mod references;
mod referred;
mod registers;
mod samples;
mod sight;
mod statements;
mod structured;
mod tree;
mod types;
mod unevaluated;
mod variables;
mod walk;

pub(super) use names::library_name;
pub(super) use tree::{has_effect, unconst};
pub(super) use walk::{mentions, names_any, names_auto, names_in, names_in_type, plain_text, type_text};

use super::ast::{At, CaptureMode, Expr, Function, Name, Path};
use super::code::{Code, Op};
use super::compiled::Deduction;
use super::program::{Program, Scope, Taken, UsingDirective};
use super::value::Value;
use std::collections::HashMap;
use std::rc::Rc;

/// A variable of a function.
#[derive(Clone, Copy, Debug, Default)]
struct Local {
    slot: u32,
    is_pack: bool,
    /// Whether its value may change, or is known only while the program runs.
    varies: bool,
    /// Whether it is a parameter that refers to what is known only while the program runs.
    is_reference: bool,
    /// Whether it is `const`, or a reference to what is.
    is_const: bool,
    /// Whether it is a pointer or a reference to something constant.
    to_const: bool,
    /// The slot of the template's parameter that is its type.
    of_parameter: Option<u32>,
    /// The slot of the template's parameter that it points to.
    to_parameter: Option<u32>,
    /// What says whether it is `const`, and whether what it points to is, where a parameter of a template does.
    depends: [Option<Depends>; 2],
    /// Whether it is a parameter of a template that is a type.
    is_type: bool,
    /// Whether it is a type that the function itself gives a name.
    is_alias: bool,
    /// The place of a pack of the class around among its arguments.
    class_pack: Option<u32>,
    /// Whether it is a parameter of a template that is a value.
    is_parameter: bool,
    /// Whether it is such a parameter of a type that is written: to g++ one of a class is not `const` then.
    is_written: bool,
    /// The type that it is declared with, among those that the compiler keeps.
    declared: Option<u32>,
    /// The kind of reference that it is, where its type is deduced.
    refers: Option<Refers>,
    /// Whether it is a reference to an array, of a type that is deduced.
    is_array: bool,
    /// Whether it is a reference that keeps a temporary.
    holds: bool,
    /// Whether it is a static variable, which a lambda does not capture.
    is_static: bool,
    /// The slot of what `auto` of a parameter `auto&&` stands for, or `T` of `T&&`.
    forwarded: Option<u32>,
    /// The slot of its type, where `decltype(auto)` deduces it from an element.
    typed: Option<u32>,
    /// The slot of what a structured binding takes apart, the place of the name in it, whether that is `const`, and what says so.
    binding: Option<(u32, u32, bool, Option<Depends>)>,
    /// Whether it is a reference to what expires where that is a pair or a tuple.
    expires_as_part: bool,
    /// Whether it is none: a `using` in the block hides what was called so around it.
    is_hidden: bool,
}

impl Local {
    /// How a lambda has it that takes it so.
    fn taken(&self, by_reference: bool) -> Taken {
        match by_reference {
            _ if self.is_static => Taken::Static,
            _ if self.is_parameter && self.refers.is_none() => Taken::Parameter,
            true if self.refers.is_some() && !self.holds => Taken::Named,
            true => Taken::Reference,
            false if self.is_const => Taken::Constant,
            false => Taken::Copy,
        }
    }
}

/// The slot of the template's parameter that says whether something is `const`, and whether it is an element of such a thing.
type Depends = (u32, bool);

/// The kind of a reference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Refers {
    Lvalue,
    Rvalue,
}

/// Where `break` and `continue` go.
#[derive(Debug, Default)]
struct Breakable {
    breaks: Vec<usize>,
    /// The labels of a `switch`, each with the jump to it.
    cases: Vec<(At, usize)>,
    continues: Option<Vec<usize>>,
    /// How many `try` blocks and handlers are around it.
    guards: usize,
    /// The first slot of a variable in it.
    first: u32,
}

/// What a jump out of it has to end.
#[derive(Clone, Copy, Debug)]
enum Guard {
    /// A `try` block, and how many slots there were before it.
    Try(u32),
    /// A handler.
    Catch,
    /// A handler around a constructor.
    Around,
}

/// A function that is being compiled, inside of another for a lambda.
#[derive(Debug, Default)]
struct Context {
    ops: Vec<Op>,
    at: Vec<At>,
    scopes: Vec<HashMap<Name, Local>>,
    slots: u32,
    /// The slots of variables that are no references and may be objects.
    owned: Vec<u32>,
    breakables: Vec<Breakable>,
    /// The scopes around what is compiled, and its labels and jumps to them.
    jumps: labels::Jumps,
    /// The `try` blocks and handlers around what is compiled.
    guards: Vec<Guard>,
    /// Packs that are being expanded: the slot of the pack, the slot of the index.
    expanding: Vec<(u32, u32)>,
    /// The slots of the types of their elements, where these are references whose types are deduced.
    element_types: Vec<(u32, u32)>,
    /// The slots that say which operand comes first, as long as the function runs.
    decisions: Vec<u32>,
    /// The slots of what calls in templates return, by where the call lies in memory and in the text.
    results: HashMap<(usize, At), u32>,
    /// What a lambda takes: the slot around it, its own, and how.
    captures: Vec<(u32, u32, Taken)>,
    default_capture: Option<CaptureMode>,
    is_lambda: bool,
    /// Whether it is a template, or a lambda that takes `auto`.
    is_template: bool,
    /// Whether a lambda may change what it captured by copy.
    is_mutable: bool,
    /// The slots of parameters, and whether each is a reference.
    params: Vec<(u32, bool)>,
    /// Whether the function returns a reference.
    returns_reference: bool,
    /// Whether what it returns is an rvalue.
    returned_rvalue: super::compiled::ReturnsRvalue,
    /// The type that it returns, where that holds references: `std::pair<int&, int&>`.
    returns_references: Option<super::ast::Type>,
    /// The type of what the function returns, as it is declared.
    result: Option<super::ast::Type>,
    /// The type that it returns, where that may turn out to be a reference.
    may_return_reference: Option<super::ast::Type>,
    /// How much is known of the type that its first `return` deduces.
    deduced: Deduced,
    /// The conditions of `if constexpr` in front of it, and what their branches deduce, where one returns nothing.
    deduced_before: Vec<(Rc<Code>, [Deduced; 2])>,
    /// How many branches of `if constexpr` lie around what is compiled.
    branches: u32,
    /// Whether it is a method of `const` objects.
    on_const: bool,
    /// Where each `return` pushes a variable of the function, and which one; none for anything else.
    returned: Vec<Option<(usize, u32)>>,
    /// How many scopes lie around its outermost block, whose variables can be made where the caller wants them.
    outer_scopes: usize,
    function: Name,
    /// What it is declared as, without its body.
    header: Option<Rc<Function>>,
    /// What is compiled, with its body.
    body: Option<Rc<Function>>,
    /// What the body says of the variables by where their types are kept: whether something refers to them, which the whole of it is
    /// searched for.
    referred: HashMap<u32, referred::Referred>,
}

impl Context {
    /// Captures the type that a parameter of the function around stands for; the slot in which the lambda has it.
    fn capture_type(&mut self, of: u32) -> u32 {
        let slot = self.slots;
        self.slots += 1;
        self.captures.push((of, slot, Taken::Copy));
        slot
    }

    /// What says of a reference that a lambda captures whether it is `const`, where a type that is kept for it does.
    fn capture_depends(&mut self, outer: &Local) -> Option<Depends> {
        let (slot, is_element) = outer.depends[0].filter(|(of, _)| outer.of_parameter == Some(*of) && outer.refers.is_some())?;
        Some((self.capture_type(slot), is_element))
    }
}

/// The type that a function returns, where nothing but its first `return` says it.
#[derive(Debug, Default)]
enum Deduced {
    /// The function declares it.
    #[default]
    Declared,
    /// No `return` has been read; whether `decltype(auto)` stands for its type.
    Open(bool),
    /// It is told.
    Known(Deduction),
    /// Its `return` needs more than that.
    Unknown,
}

/// The compiler of one definition: the names in sight and the code so far.
pub(super) struct Compiler<'p> {
    program: &'p mut Program,
    scope: Scope,
    contexts: Vec<Context>,
    /// The classes that are declared inside of the function.
    local_types: Vec<HashMap<Name, LocalType>>,
    /// The enumeration whose enumerator is computed, and how many of its enumerators are in sight.
    enumerators: Option<(u32, usize)>,
    /// What `using` brings into sight inside of the function.
    used: Vec<Vec<UsingDirective>>,
    /// Whether a base of the class around may have the name that is looked up.
    may_be_inherited: bool,
    /// The alias whose type is compiled.
    defines: Option<u32>,
    /// The last name of a path behind `&`, which may be a member of objects.
    address_of: Option<At>,
    /// Whose default arguments the call has whose arguments follow, where that is not what lies below these.
    defaults_of: Option<Option<super::code::DefaultsOf>>,
    /// The declared types of variables.
    declared: Vec<super::ast::Type>,
    /// How many expressions were searched for what refers to variables.
    searched: u64,
    /// The lambdas that variables are, by the places of their types among those.
    lambdas: HashMap<u32, Rc<Function>>,
    /// The slot of the number of the argument, while the type of a pack of parameters is compiled.
    pack_index: Option<u32>,
    /// How deep types of variables nest here that name variables.
    within_declared: u32,
    /// The parameters of a template in front of the one whose type is read.
    in_front: Vec<Name>,
    /// How deep operands that are not evaluated nest here.
    operands: u32,
    /// Whether it is asked what throws.
    asks_throw: bool,
    /// How deep operands nest that are asked about as they are, because it is asked whether calls are valid.
    demands: u32,
    /// How deep calls nest here that are compiled twice, for a member and for another function.
    undecided: u32,
    /// The calls around, by where their arguments stand, that may ask what is made of these.
    calls: Vec<(usize, Expr)>,
    /// Whether the call whose arguments are pushed says arguments of a template.
    is_specified: bool,
    /// Whether the arguments that were pushed last were made as a plan says.
    is_planned: bool,
    /// How deep what is compiled besides what runs, for its type alone, nests here.
    asides: u32,
    /// Whether what braces among the arguments of a call are for is asked.
    plans: bool,
    /// What is dereferenced and given to overloads that tell string streams, by its place in the tree.
    asks_stream: Vec<usize>,
    /// Whether the types of operands are told by declarations alone: nothing runs for them.
    by_declarations: bool,
    /// How many operands lie around what is compiled that are asked so.
    sampled: u32,
    /// Whether only what variables and parameters of templates say is asked for, and no result of a call.
    by_variables: bool,
    /// How deep lambdas nest here that are compiled for the types of their results alone.
    deducing: u32,
    /// The name, by where its expression stands in memory, that an expression begins with which is told whether it is `const`.
    root: Option<usize>,
    here: At,
}

/// A type that is declared inside of a function.
#[derive(Clone, Copy, Debug)]
enum LocalType {
    Class(u32),
    Enum(u32),
    Enumerator(u32, u32),
    /// None: a `using` in the block hides it.
    Hidden,
}

/// A variable as a lambda knows it that captured it into a slot, and may change it or not.
fn captured(outer: Local, slot: u32, may_change: bool) -> Local {
    Local {
        slot,
        is_const: outer.is_const
            || outer.binding.is_some_and(|(_, _, is_const, _)| is_const)
            || !(may_change || outer.is_static || outer.is_type || outer.is_parameter),
        of_parameter: None,
        to_parameter: None,
        depends: [None; 2],
        forwarded: None,
        typed: None,
        class_pack: None,
        binding: None,
        is_alias: false,
        expires_as_part: false,
        ..outer
    }
}

impl<'p> Compiler<'p> {
    pub(super) fn new(program: &'p mut Program, scope: Scope) -> Self {
        let context = Context { scopes: vec![HashMap::new()], ..Context::default() };
        let used = program.used_around(scope.class);
        Compiler {
            program,
            scope,
            contexts: vec![context],
            local_types: vec![HashMap::new()],
            enumerators: None,
            used: vec![used],
            may_be_inherited: false,
            defines: None,
            address_of: None,
            defaults_of: None,
            declared: Vec::new(),
            searched: 0,
            lambdas: HashMap::new(),
            pack_index: None,
            within_declared: 0,
            in_front: Vec::new(),
            operands: 0,
            asks_throw: false,
            demands: 0,
            by_variables: false,
            undecided: 0,
            asides: 0,
            calls: Vec::new(),
            is_planned: false,
            is_specified: false,
            plans: false,
            asks_stream: Vec::new(),
            by_declarations: false,
            sampled: 0,
            deducing: 0,
            root: None,
            here: At::default(),
        }
    }

    fn context(&mut self) -> &mut Context {
        let last = self.contexts.len() - 1;
        &mut self.contexts[last]
    }

    fn emit(&mut self, op: Op) -> usize {
        let at = self.here;
        let context = self.context();
        context.ops.push(op);
        context.at.push(at);
        context.ops.len() - 1
    }

    fn position(&mut self) -> u32 {
        self.context().ops.len() as u32
    }

    /// Makes the jump at `from` go to where the next operation will be.
    fn land(&mut self, from: usize) {
        let to = self.position();
        match &mut self.context().ops[from] {
            Op::Try(block) => return block.to = to,
            Op::Plan(site) => return site.to = to,
            _ => {}
        }
        let (Op::Jump(target)
        | Op::JumpUnless(target)
        | Op::JumpIf(target)
        | Op::JumpUnlessKeep(target)
        | Op::PackTest(_, _, target)
        | Op::RangeNext(_, target)
        | Op::OwnParts(_, _, _, target)
        | Op::Fill(_, target)
        | Op::ClassName(_, target)
        | Op::Static(_, _, target)
        | Op::Left(_, target)
        | Op::LeftBeside(_, target)
        | Op::Attempt(target)
        | Op::Known(target)
        | Op::UnlessTypeAsked(target)
        | Op::ReturnedType(target)
        | Op::VirtualBase(target)
        | Op::Found(target)
        | Op::Probe(target)) = &mut self.context().ops[from]
        else {
            return;
        };
        *target = to;
    }

    fn new_slot(&mut self) -> u32 {
        let context = self.context();
        context.slots += 1;
        context.slots - 1
    }

    fn declare(&mut self, name: &Name) -> u32 {
        let slot = self.new_slot();
        self.name_slot(name, slot, false);
        slot
    }

    fn name_slot(&mut self, name: &Name, slot: u32, is_pack: bool) {
        if let Some(scope) = self.context().scopes.last_mut() {
            scope.insert(name.clone(), Local { slot, is_pack, ..Local::default() });
        }
    }

    /// Notes that the value of a variable is not a constant.
    fn varies(&mut self, name: &Name) {
        if let Some(local) = self.context().scopes.last_mut().and_then(|s| s.get_mut(name)) {
            local.varies = true;
        }
    }

    fn enter(&mut self) {
        self.context().scopes.push(HashMap::new());
        let slots = self.context().slots;
        self.context().jumps.enter(slots);
        self.local_types.push(HashMap::new());
        self.used.push(Vec::new());
    }

    fn leave(&mut self) {
        self.context().scopes.pop();
        self.context().jumps.leave();
        self.local_types.pop();
        self.used.pop();
    }

    /// The variable of that name in sight; one of the function around a lambda is captured.
    fn local(&mut self, name: &str) -> Option<Local> {
        self.local_in(self.contexts.len() - 1, name)
    }

    /// The local that the first name of a path means: before `::` only a type or a parameter of a template, no variable.
    fn first_local(&mut self, path: &Path) -> Option<Local> {
        let first = &path.segments[0];
        if path.segments.len() > 1 && first.args.is_none() && self.is_variable(&first.name) {
            return None;
        }
        self.local(&first.name)
    }

    /// Whether a name is that of a variable of the function.
    fn is_variable(&self, name: &str) -> bool {
        for context in self.contexts.iter().rev() {
            if let Some(found) = context.scopes.iter().rev().find_map(|s| s.get(name)) {
                let is_variable = found.declared.is_some() || found.binding.is_some();
                return is_variable && !found.is_type && !found.is_parameter;
            }
            if !context.is_lambda {
                break;
            }
        }
        false
    }

    fn local_in(&mut self, depth: usize, name: &str) -> Option<Local> {
        let context = &self.contexts[depth];
        if let Some(found) = context.scopes.iter().rev().find_map(|s| s.get(name).copied()) {
            return Some(found).filter(|found| !found.is_hidden);
        }
        if !context.is_lambda || depth == 0 {
            return None;
        }
        let outer = self.local_in(depth - 1, name)?;
        let context = &mut self.contexts[depth];
        let slot = context.slots;
        context.slots += 1;
        let by_reference = context.default_capture == Some(CaptureMode::Reference);
        context.captures.push((outer.slot, slot, outer.taken(by_reference)));
        let mut local = captured(outer, slot, by_reference || context.is_mutable);
        local.forwarded = outer.forwarded.map(|of| context.capture_type(of));
        local.typed = outer.typed.map(|of| context.capture_type(of));
        local.depends[0] = context.capture_depends(&outer);
        if let Some(scope) = context.scopes.first_mut() {
            scope.insert(Name::from(name), local);
        }
        Some(local)
    }

    /// Whether a `using` of the function brings a name into sight in front of members and variables around it.
    fn is_brought(&self, name: &str) -> bool {
        let found = self.contexts.iter().rev().find_map(|c| c.scopes.iter().rev().find_map(|s| s.get(name)));
        found.is_some_and(|local| local.is_hidden)
    }

    fn local_type(&self, name: &str) -> Option<LocalType> {
        let found = self.local_types.iter().rev().find_map(|s| s.get(name).copied());
        if let Some(LocalType::Hidden) = found {
            return None;
        }
        found.or_else(|| {
            let (id, n) = self.enumerators?;
            let of = &self.program.enums[id as usize];
            let before = of.ast.enumerators[..n].iter().position(|(of, ..)| **of == *name).map(|i| (id, i as u32));
            before.or_else(|| of.in_sight.get(name).copied()).map(|(id, n)| LocalType::Enumerator(id, n))
        })
    }

    /// The code so far, with what follows to be compiled anew.
    fn finish(&mut self) -> Code {
        let (is_prelude, is_dependent) = (self.scope.is_prelude, self.is_dependent());
        let context = self.context();
        let (ops, at) = (std::mem::take(&mut context.ops), std::mem::take(&mut context.at));
        Code { ops, at, slots: context.slots as usize, is_prelude, is_dependent, owned: context.owned.clone(), nothrow: None }
    }

    /// The code of `build` on its own, with the variables that are in sight.
    fn part(&mut self, build: impl FnOnce(&mut Self)) -> Rc<Code> {
        let context = self.context();
        let saved = (std::mem::take(&mut context.ops), std::mem::take(&mut context.at));
        build(self);
        self.emit(Op::Return(true));
        let code = self.finish();
        let context = self.context();
        (context.ops, context.at) = saved;
        Rc::new(code)
    }

    /// The packs that `e` names outside expansions of its own: an expansion within another one runs over the whole of its packs.
    fn packs(&mut self, e: &Expr) -> Vec<u32> {
        let mut found = Vec::new();
        walk::unexpanded(e, &mut |name| found.push(name.clone()));
        self.packs_among(&found)
    }

    fn packs_among(&mut self, names: &[Name]) -> Vec<u32> {
        let mut packs = Vec::new();
        for name in names {
            if let Some(Local { slot, is_pack: true, class_pack, .. }) = self.local(name).or_else(|| self.class_pack_slot(name))
                && !packs.contains(&slot)
            {
                // what named it first may not have run
                if let Some(index) = class_pack {
                    self.emit(Op::ClassArg(index));
                    self.emit(Op::Store(slot));
                }
                packs.push(slot);
            }
        }
        packs
    }

    /// Keeps the type of an element of a pack of references, which says whether it is `const` to overloads.
    fn element_type(&mut self, pack: u32, index: u32) {
        let tells = self.program.tells_objects || self.program.tells_const || self.program.tells_operands;
        let named = self.context().scopes.iter().flat_map(|scope| scope.values()).find(|local| local.slot == pack && local.is_pack);
        let Some(of) = named.filter(|local| tells && local.refers.is_some()).and_then(|local| local.forwarded.or(local.of_parameter))
        else {
            return;
        };
        let kept = self.new_slot();
        self.emit(Op::PackElement(of, index));
        self.emit(Op::Store(kept));
        self.context().element_types.push((pack, kept));
    }

    /// Runs the code of `body` for every element of `packs`.
    fn expand(&mut self, packs: &[u32], body: impl FnOnce(&mut Self)) {
        self.expand_in(packs, false, body);
    }

    /// The same, from the last element on where `backwards`.
    fn expand_in(&mut self, packs: &[u32], backwards: bool, body: impl FnOnce(&mut Self)) {
        let index = self.new_slot();
        match packs.first().filter(|_| backwards) {
            Some(pack) => {
                self.emit(Op::PackSize(*pack));
                self.emit(Op::Store(index));
                self.emit(Op::PackNext(index, -1));
            }
            None => {
                self.emit(Op::Push(Value::Int(super::value::Integer::Int, 0)));
                self.emit(Op::Store(index));
            }
        }
        let start = self.position();
        let mut ends = Vec::new();
        for pack in packs {
            ends.push(self.emit(Op::PackTest(*pack, index, 0)));
        }
        let before = self.context().expanding.len();
        self.context().expanding.extend(packs.iter().map(|p| (*p, index)));
        let typed = self.context().element_types.len();
        packs.iter().for_each(|pack| self.element_type(*pack, index));
        body(self);
        self.context().element_types.truncate(typed);
        self.context().expanding.truncate(before);
        self.emit(Op::PackNext(index, if backwards { -1 } else { 1 }));
        self.emit(Op::Jump(start));
        for end in ends {
            self.land(end);
        }
    }
}
