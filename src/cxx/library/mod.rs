//! The functions, methods and types of the library by their unqualified names: what `std`, CuTe beyond its registry,
//! CUDA's runtime and thrust give a program. What takes a function is C++ of ours, in `prelude`.

pub mod algorithms;
mod atoms;
mod clocks;
pub mod container_methods;
pub mod containers;
pub mod cuda;
mod demangled;
pub(super) mod exceptions;
pub mod hashed;
pub mod kernel;
mod limits;
pub mod made_types;
pub mod math;
pub mod members;
pub(super) mod methods;
pub mod named;
pub mod parsed;
pub mod print;
pub mod printf;
pub mod references;
mod scanned;
pub mod std_names;
pub mod strings;
pub mod template_types;
pub mod tensors;
pub mod traits;
pub mod tuples;
pub mod type_names;
mod words;

pub use super::convert::{float, integer};
use super::cute;
use super::state::State;
use super::value::{Fault, Integer, Outcome, TypeId, Value};
use foldhash::{HashMap, HashMapExt};
use std::sync::LazyLock;

/// A function of the library: its template arguments and its arguments.
pub type Native = fn(&mut State, &[Value], &[Value]) -> Outcome<Value>;

static NATIVES: LazyLock<HashMap<&'static str, Native>> = LazyLock::new(|| {
    let families: [&[(&str, Native)]; 17] = [
        algorithms::NATIVES,
        clocks::NATIVES,
        container_methods::NATIVES,
        cuda::NATIVES,
        exceptions::NATIVES,
        hashed::NATIVES,
        kernel::NATIVES,
        math::NATIVES,
        parsed::NATIVES,
        scanned::NATIVES,
        print::NATIVES,
        references::NATIVES,
        strings::NATIVES,
        tensors::NATIVES,
        made_types::NATIVES,
        tuples::NATIVES,
        named::NATIVES,
    ];
    let mut all = HashMap::with_capacity(families.iter().map(|family| family.len()).sum());
    families.iter().for_each(|family| all.extend(family.iter().copied()));
    all
});

/// The function of the library called `name`, namespaces stripped.
pub fn native(name: &str) -> Option<Native> {
    NATIVES.get(name).copied()
}

/// Whether the library has a function called `name`.
pub fn lookup(name: &str) -> bool {
    NATIVES.contains_key(name) || cute::is_function(name)
}

/// Every name that a wrong one may be compared with.
pub fn names() -> impl Iterator<Item = &'static str> {
    NATIVES.keys().copied().chain(crate::functions::names())
}

/// The fault; where it says that nothing is called so, with the name of CuTe that may be meant.
pub fn meant(fault: Box<Fault>) -> Box<Fault> {
    let name = fault.message.strip_prefix("nothing is called `").and_then(|rest| rest.strip_suffix('`'));
    match name.filter(|_| fault.help.is_none()).and_then(std_names::meant_of_cute) {
        Some(meant) => fault.with_help(format_args!("did you mean `{meant}`?")),
        None => fault,
    }
}

/// The steps that a call counts beside what its size makes it count.
pub(super) const PER_CALL: u64 = 6;

/// Calls the function of the library called `name`.
pub fn call(state: &mut State, name: &str, templates: &[Value], args: &[Value]) -> Outcome<Value> {
    state.memory.budget.spend(PER_CALL + args.len() as u64)?;
    if (state.memory.any_missing || state.options.in_kernel)
        && let Some(v) = kernel::of_data(state, name, args)?
    {
        return Ok(v);
    }
    if let Some(native) = native(name) {
        return native(state, templates, args);
    }
    match cute::call(state, name, templates, args)? {
        Some(v) => Ok(v),
        None => Err(Fault::ill_formed(format_args!("there is no function `{name}`"))),
    }
}

pub use members::{field, member_of_type, method};
pub use named::{is_alias, is_known, is_type, is_unread, template_named, value_named};
pub use template_types::{construct, has_defaults, template_args, template_arity, template_of};
pub use type_names::type_named;

/// The traits of CuTe's own, which are its constants and not those of `std`.
const TRAITS_OF_CUTE: [&str; 21] = [
    "all_underscore",
    "has_underscore",
    "is_any_of",
    "is_compatible",
    "is_composed_layout",
    "is_congruent",
    "is_constant",
    "is_gmem",
    "is_integral",
    "is_layout",
    "is_one_of",
    "is_rmem",
    "is_scaled_basis",
    "is_smem",
    "is_sparse",
    "is_static",
    "is_subbyte",
    "is_tensor",
    "is_tuple",
    "is_underscore",
    "is_weakly_congruent",
];

/// Whether a trait that holds or counts is one of the standard library.
pub fn is_trait_of_std(name: &str) -> bool {
    let is_test = name.starts_with("is_") || name.starts_with("has_");
    (is_test || matches!(name, "tuple_size" | "std_rank" | "extent" | "alignment_of" | "sizeof_bits")) && !TRAITS_OF_CUTE.contains(&name)
}

/// Whether a trait of `cute` is a class that is derived from `C`, and no other name of one.
pub fn is_trait_of_cute(name: &str) -> bool {
    let is_other = ["has_", "all_", "is_any_of", "is_one_of", "is_congruent", "is_weakly_", "is_compatible"];
    TRAITS_OF_CUTE.contains(&name) && !is_other.iter().any(|other| name.starts_with(other))
}

/// Argument `i`.
pub fn arg(args: &[Value], i: usize) -> Outcome<&Value> {
    args.get(i).ok_or_else(|| Fault::ill_formed(format_args!("argument {} is missing", i + 1)))
}

/// A template argument that is a type.
pub fn type_arg(state: &mut State, templates: &[Value], i: usize) -> Outcome<TypeId> {
    match templates.get(i) {
        Some(Value::Type(ty)) => Ok(*ty),
        Some(v @ (Value::TypeOf(_) | Value::Cute(_) | Value::Tuple(_) | Value::Static(..) | Value::Underscore)) => Ok(state.type_of(v)),
        _ => Err(Fault::ill_formed(format_args!("template argument {} is missing, or no type", i + 1))),
    }
}

/// A truth as a value.
pub fn truth(b: bool) -> Value {
    Value::Int(Integer::Bool, b.into())
}

/// A truth that is known at compile time, as `true_type` and `false_type` are.
pub fn fixed_truth(b: bool) -> Value {
    Value::Static(Integer::Bool, b.into(), false)
}
