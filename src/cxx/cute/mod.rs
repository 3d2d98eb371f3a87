//! The bridge to the registry: a call of CuTe loads its operands into an arena, runs the row of the function under the
//! rules of C++, and stores the answer.

mod kind;
mod operators;
mod outside;
mod tensors;
mod translate;

pub use kind::{as_type, has_operator, is_enumerator, is_tiling, is_without_constructor, sample};
pub use operators::{binary, integer, unary};
pub use outside::{into_program, out_of_program, without_notation};
pub use tensors::{
    applied, apply, constant_part, element_of, extents, is_iterator, mode_sizes, no_iterator, owner, pointer, stores_by_tma, tensor_memory,
    tensor_memory_element, through, with_part,
};

use super::state::{Extent, State, within};
use super::value::{Fault, FaultKind, Integer, Outcome, Type, TypeId, Value};
use crate::algebra::{Cx, Engine, Mode, Tree};
use crate::eval::error::{Error, ErrorKind};
use crate::functions::{self, Args, Form, Function};
use crate::syntax::ast::Span;
use crate::value::notation;
use crate::value::stored::Stored;
use crate::value::{PrintStyle, Printed, Value as AlgebraValue};
use std::rc::Rc;
use tensors::fragment_element;
use translate::Bridge;

/// Rows that move elements about and never look into them.
const STRUCTURAL: &[&str] = &[
    "make_tuple",
    "get",
    "replace",
    "replace_front",
    "replace_back",
    "insert",
    "remove",
    "append",
    "prepend",
    "take",
    "select",
    "front",
    "back",
    "reverse",
    "wrap",
    "unwrap",
    "flatten",
    "flatten_to_tuple",
    "zip",
    "repeat",
    "tuple_repeat",
    "group",
    "unflatten",
    "find",
];

/// Whether CuTe has a function called `name`.
pub fn is_function(name: &str) -> bool {
    found(name).is_some_and(|row| row.exists_in(Mode::Cxx))
}

/// The row of a function; one of a scope has the name that stands last.
/// Whether C++ has the function only as a member, `x.f(…)`.
pub fn is_member_function(name: &str) -> bool {
    found(name).is_some_and(|row| row.member)
}

fn found(name: &str) -> Option<&'static Function> {
    let scoped = || {
        let last = ["SM90::GMMA::", "GMMA::", "UMMA::"].iter().find_map(|scope| name.strip_prefix(scope))?;
        functions::lookup(last).filter(|id| id.row().form == Form::Function)
    };
    looked_up(name).or_else(scoped).map(|id| id.row()).filter(|row| !row.own)
}

/// The row of a name, which the namespace of an architecture may qualify: `SM90::GMMA::Layout_K_SW128_Atom`.
fn looked_up(name: &str) -> Option<functions::FunctionId> {
    functions::lookup(name).or_else(|| functions::lookup(name.strip_prefix("SM90::")?))
}

/// Calls the function of CuTe called `name`: `None` where there is none.
pub fn call(state: &mut State, name: &str, templates: &[Value], args: &[Value]) -> Outcome<Option<Value>> {
    let Some(row) = found(name) else {
        return Ok(None);
    };
    if !row.exists_in(state.options.mode) {
        return Ok(None);
    }
    let args = args.iter().map(|a| state.value(a)).collect::<Outcome<Vec<Value>>>()?;
    if row.name.starts_with("max_common_") && !copied_as_bytes(state, &args) {
        return match row.name {
            "max_common_vector" => Ok(Some(Value::Static(Integer::Int, 0, false))),
            _ => call(state, "make_layout", &[], &[Value::Static(Integer::Int, 1, false), Value::Static(Integer::Int, 0, false)]),
        };
    }
    if let ("rank" | "depth" | "shape" | "flatten", [], [leaf]) = (row.name, templates, &args[..])
        && is_other_leaf(state, leaf)
    {
        return match row.name {
            "shape" | "flatten" => state.copy(leaf).map(Some),
            name => Ok(Some(Value::Static(Integer::Int, (name == "rank").into(), false))),
        };
    }
    let extent = if state.options.mode == Mode::Cxx { Extent::of(row, templates, &args) } else { None };
    if let Some(v) = extent.as_ref().and_then(|extent| state.extents.get(extent)) {
        return Ok(Some(v));
    }
    let answer = answered(state, row, templates, &args)?;
    if let (Some(extent), Value::Int(..) | Value::Static(..)) = (extent, &answer) {
        state.extents.keep(extent, answer.clone());
    }
    Ok(Some(answer))
}

/// Whether a value that is none of CuTe's is a leaf to what CuTe asks of tuples: anything that is no tuple.
fn is_other_leaf(state: &mut State, v: &Value) -> bool {
    match v {
        Value::Float(..) | Value::Text(_) | Value::Pointer { .. } | Value::AddressOf(..) | Value::Null | Value::Closure(_) => true,
        Value::Object(_) => {
            let ty = state.type_of(v);
            state.types.elements_of(ty).is_none()
        }
        _ => false,
    }
}

/// Whether elements of one tensor are copied to another as bytes: they are of one type, which is trivially copyable. Layouts are.
fn copied_as_bytes(state: &mut State, args: &[Value]) -> bool {
    let elements = args.iter().filter_map(|a| pointer(state, a)).map(|p| p.element).filter(|element| *element != 0).collect::<Vec<_>>();
    let types: Vec<_> = elements.into_iter().map(|element| state.types.of_values(TypeId(element))).collect();
    let by_code = |ty: &TypeId| matches!(state.types.get(*ty), Type::Class(c) if state.types.classes[c.0 as usize].copies_by_code);
    types.windows(2).all(|pair| pair[0] == pair[1]) && !types.iter().any(by_code)
}

/// What CuTe prints on the host, which has no shared memory.
pub const NO_SHARED_ADDRESS: &[u8] = b"ERROR: cast_smem_ptr_to_uint not supported but used.\n";

/// The steps that a call of CuTe counts, beside those of the memory that it takes.
const PER_CALL: u64 = 24;

/// Runs a row on values.
fn answered(state: &mut State, row: &'static Function, templates: &[Value], args: &[Value]) -> Outcome<Value> {
    state.memory.budget.spend(PER_CALL)?;
    within(state, |state, cx| {
        let mut bridge = Bridge::new(cx, STRUCTURAL.contains(&row.name));
        let templates = templates.iter().map(|t| bridge.template(&mut state.types, t)).collect::<Outcome<Vec<_>>>()?;
        let values = args.iter().map(|a| bridge.value(state, a)).collect::<Outcome<Vec<_>>>()?;
        let answer = match run(state, cx, row, &templates, &values) {
            Err(fault) if !bridge.opaque.is_empty() => return Err(of_other_values(state, row, &bridge.opaque, fault)),
            answer => answer?,
        };
        if let AlgebraValue::Printed(printed) = answer {
            show(state, cx, printed)?;
            return Ok(Value::Void);
        }
        if row.name.contains("_fragment_")
            && let AlgebraValue::Tree(Tree::Tensor(tensor)) = answer
            && matches!(tensor.engine, Engine::Pointer(_))
        {
            // registers; a fragment in tensor memory and descriptors are what they are
            let element = fragment_element(state, row, &values);
            return owner(state, cx, tensor.layout, element);
        }
        bridge.block = args.iter().find_map(|a| match a {
            Value::Cute(cute) => cute.block.clone(),
            _ => None,
        });
        if row.name.contains("_fragment_")
            && !(state.options.in_kernel || state.is_unevaluated)
            && matches!(answer, AlgebraValue::Tree(Tree::Tensor(t)) if matches!(t.engine, Engine::Descriptor(_)))
        {
            // a descriptor asks for the address
            state.out.extend(NO_SHARED_ADDRESS);
        }
        bridge.truth = row.question && row.form != Form::Type;
        bridge.result(state, answer)
    })
}

/// What a row refuses of values that the algebra does not know: CuTe's templates may well take them.
fn of_other_values(state: &mut State, row: &'static Function, values: &[Value], fault: Box<Fault>) -> Box<Fault> {
    match values.first() {
        Some(v) if fault.kind == FaultKind::IllFormed && fault.message.contains("basis element") => {
            let of = state.type_of(v);
            let message = format!("`{}` of a value of type `{}` is not read", row.name, state.types.name(of));
            Fault::new(FaultKind::Unsupported, message)
        }
        _ => fault,
    }
}

/// The member `name` of a type that is a row, as `Sm1xxBlockScaledConfig<16>` is one: a type, or a function with the template
/// arguments of the type.
pub fn member(state: &mut State, owner: &Value, name: &str) -> Outcome<Option<Value>> {
    let Value::Cute(cute) = owner else {
        return Ok(None);
    };
    let stored = cute.stored.clone();
    within(state, |state, cx| {
        let AlgebraValue::Operation(operation) = stored.load(cx) else {
            return Ok(None);
        };
        let found = functions::lookup(&format!("{}::{name}", operation.name)).map(functions::FunctionId::row);
        let Some(row) = found.filter(|row| row.reading == functions::Reading::Member) else {
            return Ok(None);
        };
        let bridge = Bridge::new(cx, false);
        if row.form == Form::Type {
            let answer = run(state, cx, row, operation.args, &[])?;
            let v = bridge.result(state, answer)?;
            return Ok(Some(Value::Type(state.type_of(&v))));
        }
        let templates = operation.args.iter().map(|arg| bridge.result(state, *arg)).collect::<Outcome<Vec<Value>>>()?;
        Ok(Some(Value::Method(Rc::new((Value::Pack(Rc::new(templates)), Value::Native(row.name.into()))))))
    })
}

/// Runs a row with its arguments counted.
fn run<'a>(
    state: &State,
    cx: Cx<'a>,
    row: &'static Function,
    templates: &[AlgebraValue<'a>],
    values: &[AlgebraValue<'a>],
) -> Outcome<AlgebraValue<'a>> {
    let count = templates.len();
    let kind = if count < row.templates.min.into() || (count > row.templates.max.into() && row.templates.max < 255) {
        Some(ErrorKind::TemplateArity { function: row, got: count })
    } else {
        let (least, most) = row.arity();
        let fits = values.len() >= least && most.is_none_or(|most| values.len() <= most);
        (!fits).then_some(ErrorKind::Arity { function: row, got: values.len() })
    };
    if let Some(kind) = kind {
        return Err(fault_of(state, kind, values));
    }
    let args = Args { cx, row, templates, values };
    (row.run)(&args).map_err(|refusal| fault_of(state, ErrorKind::Refused { function: row, refusal }, values))
}

/// A refusal of CuTe as a fault.
fn fault_of<'a>(state: &State, kind: ErrorKind<'a>, values: &[AlgebraValue<'a>]) -> Box<Fault> {
    let operands = values.iter().map(|v| (Span::default(), *v)).collect();
    let error = Error { kind, span: Span::default(), operands };
    let (message, help) = match state.sayer {
        Some(say) => say(&error),
        None => ("CuTe refuses this".to_string(), None),
    };
    let fault = Fault::new(FaultKind::IllFormed, message);
    // a program is always read under the rules of C++
    match help.filter(|help| !help.contains("`--cxx`")) {
        Some(help) => fault.with_help(help),
        None => fault,
    }
}

/// A refusal of the algebra by an operator or an application.
pub(super) fn refused<'a>(state: &State, fault: &'a crate::algebra::Fault<'a>, values: &[AlgebraValue<'a>]) -> Box<Fault> {
    fault_of(state, ErrorKind::Fault(fault), values)
}

/// A print statement, to standard output.
fn show<'a>(state: &mut State, cx: Cx<'a>, printed: &Printed<'a>) -> Outcome<()> {
    let mut out = std::mem::take(&mut state.out);
    let shown = match (printed.style, state.printer) {
        (PrintStyle::Notation, _) | (_, None) => {
            out.extend(notation::text(printed.value).bytes());
            Ok(())
        }
        (_, Some(printer)) => printer(cx, printed, &mut Bounded(&mut out)),
    };
    state.out = out;
    bounded(&state.out)?;
    shown.map_err(Fault::ill_formed)
}

/// The most that one call may print, in bytes.
const MAX_PRINTED: usize = 1 << 26;

/// Whether what one call prints is within its bound.
pub fn bounded(out: &[u8]) -> Outcome<()> {
    match out.len() < MAX_PRINTED {
        true => Ok(()),
        false => Err(Fault::new(FaultKind::Limit, format_args!("more than {MAX_PRINTED} characters are printed at once"))),
    }
}

/// Takes what a call prints, up to the bound.
struct Bounded<'w>(&'w mut Vec<u8>);

impl std::io::Write for Bounded<'_> {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        let room = MAX_PRINTED.saturating_sub(self.0.len()).min(bytes.len());
        self.0.extend(&bytes[..room]);
        Ok(room)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// Whether `v` is a layout.
pub fn is_layout(state: &mut State, v: &Value) -> bool {
    match v {
        Value::Cute(cute) => within(state, |_, cx| matches!(cute.stored.load(cx), AlgebraValue::Tree(Tree::Layout(_)))),
        _ => false,
    }
}

/// Whether `v` is a swizzle.
pub fn is_swizzle(state: &mut State, v: &Value) -> bool {
    match v {
        Value::Cute(cute) => within(state, |_, cx| matches!(cute.stored.load(cx), AlgebraValue::Tree(Tree::Swizzle(_)))),
        _ => false,
    }
}

/// The text that CuTe's `print` writes.
pub fn text(state: &mut State, v: &Value) -> Outcome<String> {
    let mut text = String::new();
    if let Value::Cute(cute) = v {
        cute.functions().iter().for_each(|_| text.push_str("trans_"));
    }
    within(state, |state, cx| {
        let mut bridge = Bridge::new(cx, false);
        let value = bridge.value(state, v)?;
        if !bridge.opaque.is_empty() {
            return Err(Fault::ill_formed("CuTe does not print this value"));
        }
        text.push_str(&notation::text(value));
        Ok(text)
    })
}

/// Runs `f` on the tree of a value.
pub(super) fn with_tree<T>(state: &mut State, v: &Value, f: impl for<'a> FnOnce(&mut State, Cx<'a>, Tree<'a>) -> Outcome<T>) -> Outcome<T> {
    let v = state.value(v)?;
    within(state, |state, cx| {
        let mut bridge = Bridge::new(cx, false);
        let tree = bridge.tree(state, &v)?;
        f(state, cx, tree)
    })
}

/// The modes that a basis element steps along, the outermost one first.
pub(super) fn basis_path(state: &mut State, v: &Value) -> Outcome<Vec<u32>> {
    with_tree(state, v, |_, _, t| match t {
        Tree::Basis(b) => Ok(b.path.to_vec()),
        _ => Err(Fault::ill_formed("a basis element is needed")),
    })
}

/// A tree of the algebra as a value that shares the memory of `like`.
pub(super) fn made<'a>(state: &mut State, cx: Cx<'a>, tree: Tree<'a>, like: Option<&Value>) -> Outcome<Value> {
    let mut bridge = Bridge::new(cx, false);
    bridge.block = match like {
        Some(Value::Cute(cute)) => cute.block.clone(),
        _ => None,
    };
    bridge.result(state, tree.into())
}

/// A stored value of the algebra as a value of the program.
pub fn unstored(state: &mut State, stored: &Stored) -> Outcome<Value> {
    within(state, |state, cx| {
        let bridge = Bridge::new(cx, false);
        let value = stored.load(cx);
        bridge.result(state, value)
    })
}

/// Whether a row is a type: `Layout<…>`, `TiledMMA<…>`.
pub fn is_type(name: &str) -> bool {
    looked_up(name).is_some_and(|id| id.row().form == Form::Type)
}

/// The class and the traits of the operation that a program defines, of a value that is one or an atom or tiling of it.
pub fn own_types(state: &mut State, v: &Value) -> Option<[TypeId; 2]> {
    let Value::Cute(v) = v else { return None };
    let numbers = within(state, |_, cx| match v.stored.load(cx) {
        AlgebraValue::Operation(operation) => operation.own_numbers(),
        AlgebraValue::Tiling(tiling) => tiling.operation.and_then(|operation| operation.own_numbers()),
        _ => None,
    });
    numbers.map(|numbers| numbers.map(|number| TypeId(number as u32)))
}

/// An operation, a constant or a colour of CuTe by its name.
pub fn named(state: &mut State, name: &str, templates: &[Value]) -> Outcome<Option<Value>> {
    if let (Some(constant), []) = (crate::value::tiling::constant(name), templates) {
        let stored = Stored::new(AlgebraValue::Constant(constant)).map_err(|_| Fault::ill_formed("a name is too long"))?;
        return Ok(Some(state.cute(stored, None, false)));
    }
    if !crate::value::tiling::is_operation(name) {
        return Ok(None);
    }
    operation(state, name, &[], templates).map(Some)
}

/// The operation of a name with its template arguments, behind others that are no types of the program.
pub fn operation(state: &mut State, name: &str, first: &[AlgebraValue<'static>], templates: &[Value]) -> Outcome<Value> {
    within(state, |state, cx| {
        let mut bridge = Bridge::new(cx, false);
        let mut args: Vec<AlgebraValue> = first.to_vec();
        for t in templates {
            args.push(bridge.template(&mut state.types, t)?);
        }
        let operation = crate::value::tiling::Operation {
            name: cx.arena.alloc_str(name),
            args: cx.arena.alloc_slice_copy(&args),
            value_type: None,
            tma: None,
            is_traits: false,
        };
        bridge.result(state, AlgebraValue::Operation(cx.arena.alloc(operation)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cxx::types::Types;
    use crate::cxx::value::Integer;

    fn int(x: i64) -> Value {
        Value::Int(Integer::Int, x)
    }

    fn fixed(x: i64) -> Value {
        Value::Static(Integer::Int, x, false)
    }

    fn tuple(items: &[Value]) -> Value {
        Value::Tuple(Rc::new(items.to_vec().into()))
    }

    fn said(state: &mut State, name: &str, templates: &[Value], args: &[Value]) -> String {
        let made = call(state, name, templates, args).unwrap().unwrap();
        text(state, &made).unwrap()
    }

    #[test]
    fn a_call_runs_its_row_under_the_rules_of_cxx() {
        let mut state = State::default();
        let shape = tuple(&[int(2), tuple(&[fixed(1), fixed(6)])]);
        let layout = call(&mut state, "make_layout", &[], &[shape]).unwrap().unwrap();
        assert_eq!(text(&mut state, &layout).unwrap(), "(2,(_1,_6)):(_1,(_0,2))");
        assert_eq!(said(&mut state, "size", &[fixed(1)], std::slice::from_ref(&layout)), "_6");
        let element = apply(&mut state, &layout, &[int(1), int(3)]).unwrap();
        assert!(matches!(element, Value::Int(Integer::Int, 7)), "{element:?}");
    }

    #[test]
    fn elements_of_other_kinds_pass_through_tuples() {
        let mut state = State::default();
        let pair = tuple(&[Value::Float(crate::cxx::value::Floating::Double, 1.5), Value::Int(Integer::ULong, 7)]);
        let made = call(&mut state, "append", &[], &[pair, fixed(3)]).unwrap().unwrap();
        let Value::Tuple(items) = made else { panic!() };
        assert!(matches!(items[..], [Value::Float(..), Value::Int(Integer::ULong, 7), Value::Static(_, 3, _)]), "{items:?}");
    }

    #[test]
    fn an_owning_tensor_has_memory_and_its_copy_other_memory() {
        let mut state = State::default();
        let layout = call(&mut state, "make_layout", &[], &[tuple(&[fixed(2), fixed(3)])]).unwrap().unwrap();
        let tensor = with_tree(&mut state, &layout, |state, cx, t| owner(state, cx, t, Types::FLOAT)).unwrap();
        let at = apply(&mut state, &tensor, &[int(1), int(2)]).unwrap();
        state.store(&at, int(5)).unwrap();
        let copy = state.copy(&tensor).unwrap();
        state.store(&at, int(6)).unwrap();
        let there = apply(&mut state, &copy, &[int(5)]).unwrap();
        assert!(matches!(state.value(&there).unwrap(), Value::Float(_, x) if x == 5.0));
        let row = apply(&mut state, &tensor, &[int(1), Value::Underscore]).unwrap();
        drop(tensor);
        let there = apply(&mut state, &row, &[int(2)]).unwrap();
        assert!(matches!(state.value(&there).unwrap(), Value::Float(_, x) if x == 6.0));
    }

    #[test]
    fn what_one_call_prints_has_a_bound() {
        let mut out = vec![0; MAX_PRINTED - 3];
        assert!(bounded(&out).is_ok());
        assert!(std::io::Write::write_all(&mut Bounded(&mut out), b"four").is_err());
        assert_eq!(out.len(), MAX_PRINTED);
        assert!(bounded(&out).is_err());
    }
}
