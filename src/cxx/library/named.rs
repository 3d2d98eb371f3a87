//! Names of the library that are not functions: types, constants, streams, manipulators.

use super::type_names::{constant_name, type_named};
use super::{Native, arg, integer, made_types, printf, template_arity, traits};
use crate::cxx::cute;
use crate::cxx::state::State;
use crate::cxx::value::{Floating, Integer, Outcome, Type, Value};
use std::rc::Rc;

/// What a bare name of the library is: a stream, a constant, a function, a type.
pub fn value_named(state: &mut State, name: &str) -> Outcome<Option<Value>> {
    if let Some(v) = constant(state, name)? {
        return Ok(Some(v));
    }
    if template_arity(name).is_some() {
        // a template that has no defaults is no type by its bare name, but what a template template parameter takes
        return Ok(Some(Value::Native(name.into())));
    }
    if TYPES.contains(&name)
        && let Some(v) = type_named(state, name, None)?
    {
        return Ok(Some(v));
    }
    if super::native(name).is_some() {
        return Ok(Some(Value::Native(name.into())));
    }
    if let Some(v) = type_named(state, name, None)? {
        return Ok(Some(v));
    }
    Ok(cute::is_function(name).then(|| Value::Native(name.into())))
}

/// A name of the library with template arguments: a trait `…_v<…>`, or a type.
pub fn template_named(state: &mut State, name: &str, templates: &[Value]) -> Outcome<Option<Value>> {
    if let Some(base) = name.strip_suffix("_v")
        && !templates.is_empty()
        && let Some(v) = traits::value_of(state, base, templates)?
    {
        // A variable template is a plain value, but what CuTe divides by an `Int`.
        return Ok(Some(match v {
            Value::Static(..) if matches!((base, templates), ("sizeof_bits", [Value::Type(of)]) if state.types.sparse_bits(*of).is_some()) => {
                v
            }
            Value::Static(kind, x, _) => Value::Int(kind, x),
            v => v,
        }));
    }
    type_named(state, name, Some(templates))
}

/// The names that are values.
const CONSTANTS: &[&str] = &[
    "cout",
    "ignore",
    "goodbit",
    "badbit",
    "eofbit",
    "failbit",
    "cerr",
    "clog",
    "_",
    "X",
    "RAND_MAX",
    "INT_MAX",
    "INT32_MAX",
    "INT_MIN",
    "UINT_MAX",
    "UINT32_MAX",
    "LLONG_MAX",
    "INT64_MAX",
    "LONG_MAX",
    "LLONG_MIN",
    "INT64_MIN",
    "LONG_MIN",
    "SIZE_MAX",
    "UINT64_MAX",
    "INFINITY",
    "HUGE_VALF",
    "HUGE_VAL",
    "NAN",
    "M_PI",
    "M_E",
    "M_LOG2E",
    "M_LN2",
    "M_SQRT2",
    "FLT_MAX",
    "FLT_MIN",
    "FLT_EPSILON",
    "DBL_MAX",
    "EXIT_SUCCESS",
    "EXIT_FAILURE",
    "cudaSuccess",
    "cudaStreamDefault",
    "cudaMemcpyHostToHost",
    "cudaMemcpyHostToDevice",
    "cudaMemcpyDeviceToHost",
    "cudaMemcpyDeviceToDevice",
    "cudaMemcpyDefault",
    "cudaFuncAttributeMaxDynamicSharedMemorySize",
    "cudaFuncAttributeNonPortableClusterSizeAllowed",
    "cudaFuncAttributePreferredSharedMemoryCarveout",
    "NULL",
    "warpSize",
    "threadIdx",
    "blockIdx",
    "blockDim",
    "gridDim",
];

/// The types that are named without template arguments, beyond the elements and the operations of CuTe.
const TYPES: &[&str] = &[
    "size_t",
    "uintptr_t",
    "uint64_t",
    "ptrdiff_t",
    "intptr_t",
    "int64_t",
    "ssize_t",
    "time_t",
    "int8_t",
    "int_fast8_t",
    "uint_fast8_t",
    "int_least8_t",
    "uint_least8_t",
    "int_least16_t",
    "uint_least16_t",
    "int_least32_t",
    "uint_least32_t",
    "int_fast16_t",
    "uint_fast16_t",
    "int_fast32_t",
    "uint_fast32_t",
    "intmax_t",
    "uintmax_t",
    "streamsize",
    "fmtflags",
    "int_fast64_t",
    "uint_fast64_t",
    "int_least64_t",
    "uint_least64_t",
    "nullptr_t",
    "string",
    "__text",
    "dim3",
    "cudaDeviceProp",
    "ostream",
    "GPU_Clock",
    "uint3",
    "true_type",
    "false_type",
    "Underscore",
    "LayoutLeft",
    "GenColMajor",
    "CompactColMajor",
    "LayoutRight",
    "GenRowMajor",
    "CompactRowMajor",
    "cudaStream_t",
    "cudaEvent_t",
    "uint6b_t",
    "int6b_t",
    "clock_t",
    "CUresult",
    "cudaError_t",
    "cudaError",
];

/// The templates of types whose arguments a type gives back.
const TEMPLATES: &[&str] = &[
    "basic_ostream",
    "basic_string",
    "__make_seq",
    "__make_range",
    "__numbered",
    "vector",
    "array",
    "__std_array",
    "host_vector",
    "device_vector",
    "deque",
    "Array",
    "AlignedArray",
    "array_aligned",
    "array_subbyte",
    "ArrayEngine",
    "Int",
    "C",
    "integral_constant",
    "constant",
    "tuple",
    "Shape",
    "Stride",
    "Coord",
    "Step",
    "Tile",
    "__seq",
    "Layout",
    "ComposedLayout",
    "Tensor",
    "gmem_ptr",
    "smem_ptr",
    "rmem_ptr",
    "subbyte_iterator",
    "counting_iterator",
    "__normal_iterator",
    "__member_pointer",
    "__method",
    "numeric_limits",
    "__platform_limits",
    "initializer_list",
    "device_ptr",
    "complex",
    "ViewEngine",
    "ConstViewEngine",
    "ArithmeticTuple",
    "ArithmeticTupleIterator",
];

/// Names of the standard library, of C's, of CuTe and of CUTLASS that programs use without a namespace and that are not there.
const UNREAD: &[&str] = &[
    "AutoFilter",
    "DeviceAllocation",
    "HostTensor",
    "MakeTensor",
    "MixedBits",
    "PredicateVector",
    "TV_Tiler",
    "ZipIterator",
    "ZipLayout",
    "all_elem",
    "allocator",
    "allocator_traits",
    "async",
    "atexit",
    "auto_ptr",
    "basic_string_view",
    "binomial_distribution",
    "bound_fn",
    "cauchy_distribution",
    "char_traits",
    "codecvt",
    "condition_variable",
    "condition_variable_any",
    "conditional_template",
    "construct_at",
    "cooperative_prefetch",
    "copy_unpack",
    "ctime",
    "destroy_at",
    "discard_block_engine",
    "discrete_distribution",
    "error_category",
    "error_code",
    "fclose",
    "feof",
    "fgetc",
    "fgets",
    "filebuf",
    "filesystem",
    "fopen",
    "format",
    "fread",
    "fscanf",
    "fstream",
    "future",
    "fwrite",
    "gamma_distribution",
    "geometric_distribution",
    "getchar",
    "gmtime",
    "has_dereference",
    "ifstream",
    "independent_bits_engine",
    "is_constant_evaluated",
    "is_ratio",
    "is_sparse_ptr",
    "is_tmem",
    "is_zip_layout",
    "iter_adaptor",
    "iter_element",
    "iter_element_t",
    "jmp_buf",
    "jthread",
    "knuth_b",
    "locale",
    "localeconv",
    "localtime",
    "lognormal_distribution",
    "longjmp",
    "make_im2col_tma_copy",
    "make_sparse_ptr",
    "make_tma_atom_im2col",
    "make_tma_copy_im2col",
    "make_zip_tensor",
    "mktime",
    "mma_unpack",
    "nested_exception",
    "num_digits",
    "ofstream",
    "ostreambuf_iterator",
    "osyncstream",
    "packaged_task",
    "pmr",
    "poisson_distribution",
    "prefer",
    "print_type",
    "promise",
    "quick_exit",
    "ranlux24",
    "ranlux48",
    "regex",
    "rethrow_if_nested",
    "scanf",
    "seed_seq",
    "set_terminate",
    "setjmp",
    "setlocale",
    "shared_future",
    "shared_mutex",
    "signal",
    "source_location",
    "sparse_ptr",
    "streampos",
    "strftime",
    "stringbuf",
    "strtok",
    "subbyte_storage_type_t",
    "swizzle_ptr",
    "system",
    "system_error",
    "thread",
    "throw_with_nested",
    "tmem_ptr",
    "transform_iter",
    "uninitialized_copy",
    "uninitialized_fill",
    "uninitialized_move",
    "unordered_multimap",
    "unordered_multiset",
    "unzip_tensor",
    "use_facet",
    "valarray",
    "wcin",
    "wcout",
    "weibull_distribution",
    "wstring",
    "wstring_view",
];

/// Whether `name` is one of the standard library that is not read.
pub fn is_unread(name: &str) -> bool {
    UNREAD.contains(&name)
}

fn is_trait(name: &str) -> bool {
    let base = name.strip_suffix("_t").or_else(|| name.strip_suffix("_v")).unwrap_or(name);
    made_types::TYPES.contains(&base) || traits::is_value(base) || name == "void_t"
}

fn is_cute_type(name: &str) -> bool {
    crate::value::tiling::is_operation(name)
        || crate::value::tiling::constant(name).is_some()
        || (cute::is_type(name) && !matches!(name, "ArithTuple" | "R" | "ratio"))
}

/// Whether `name` is a type of the library, or a template of types.
pub fn is_type(name: &str) -> bool {
    constant_name(name).is_some()
        || TYPES.contains(&name)
        || TEMPLATES.contains(&name)
        || crate::value::element::named(name).is_some()
        || is_cute_type(name)
        || (is_trait(name) && !name.ends_with("_v") && super::native(name).is_none() && !cute::is_function(name))
}

/// Whether the library has something called `name`.
pub fn is_known(name: &str) -> bool {
    CONSTANTS.contains(&name) || super::lookup(name) || is_type(name) || is_trait(name)
}

/// Whether `name` is an alias template, whose arguments its type does not give back.
pub fn is_alias(name: &str) -> bool {
    is_trait(name)
        && name != "type_identity"
        && !TEMPLATES.contains(&name)
        && (name.ends_with("_v") || !(super::is_trait_of_std(name) || super::is_trait_of_cute(name)))
}

/// A constant or a stream.
fn constant(state: &mut State, name: &str) -> Outcome<Option<Value>> {
    if !CONSTANTS.contains(&name) {
        return Ok(None);
    }
    let int = |x: i64| Value::Int(Integer::Int, x);
    let double = |x: f64| Value::Float(Floating::Double, x);
    let float = |x: f64| Value::Float(Floating::Float, x);
    Ok(Some(match name {
        "cout" => Value::Stream(1),
        "cerr" => Value::Stream(2),
        "clog" => Value::Stream(4),
        "_" | "X" | "ignore" => Value::Underscore,
        "goodbit" => int(0),
        "badbit" => int(1),
        "eofbit" => int(2),
        "failbit" => int(4),
        "warpSize" => int(32),
        "threadIdx" | "blockIdx" | "blockDim" | "gridDim" => {
            let (at, of) = match name {
                "threadIdx" => (0, state.kernel.thread),
                "blockIdx" => (1, state.kernel.block),
                "blockDim" => (2, state.kernel.block_dim),
                _ => (3, state.kernel.grid_dim),
            };
            if let Some(v) = &state.coordinates[at] {
                return Ok(Some(v.clone()));
            }
            let ty = state.types.intern(Type::Library("dim3".into(), Vec::new()));
            let parts = of.map(|x| Value::Int(Integer::UInt, x.into()));
            let v = crate::cxx::convert::containers::dim3(state, ty, &parts)?;
            state.coordinates[at] = Some(v.clone());
            v
        }
        "RAND_MAX" | "INT_MAX" | "INT32_MAX" => int(i32::MAX.into()),
        "INT_MIN" => int(i32::MIN.into()),
        "UINT_MAX" | "UINT32_MAX" => Value::Int(Integer::UInt, u32::MAX.into()),
        "LLONG_MAX" | "INT64_MAX" | "LONG_MAX" => Value::Int(Integer::Long, i64::MAX),
        "LLONG_MIN" | "INT64_MIN" | "LONG_MIN" => Value::Int(Integer::Long, i64::MIN),
        "SIZE_MAX" | "UINT64_MAX" => Value::Int(Integer::ULong, -1),
        "INFINITY" | "HUGE_VALF" => float(f64::INFINITY),
        "HUGE_VAL" => double(f64::INFINITY),
        "NAN" => float(f64::NAN),
        "M_PI" => double(std::f64::consts::PI),
        "M_E" => double(std::f64::consts::E),
        "M_LOG2E" => double(std::f64::consts::LOG2_E),
        "M_LN2" => double(std::f64::consts::LN_2),
        "M_SQRT2" => double(std::f64::consts::SQRT_2),
        "FLT_MAX" => float(f32::MAX.into()),
        "FLT_MIN" => float(f32::MIN_POSITIVE.into()),
        "FLT_EPSILON" => float(f32::EPSILON.into()),
        "DBL_MAX" => double(f64::MAX),
        "EXIT_SUCCESS" | "cudaSuccess" | "cudaStreamDefault" | "cudaMemcpyHostToHost" => int(0),
        "EXIT_FAILURE" | "cudaMemcpyHostToDevice" => int(1),
        "cudaMemcpyDeviceToHost" => int(2),
        "cudaMemcpyDeviceToDevice" => int(3),
        "cudaMemcpyDefault" => int(4),
        "cudaFuncAttributeMaxDynamicSharedMemorySize" => int(8),
        "cudaFuncAttributePreferredSharedMemoryCarveout" => int(9),
        "cudaFuncAttributeNonPortableClusterSizeAllowed" => int(14),
        "NULL" => Value::Null,
        _ => return Ok(None),
    }))
}

/// A manipulator of a stream with its number.
fn manipulator(name: &str, state: &State, args: &[Value]) -> Outcome<Value> {
    let n = match arg(args, 0)? {
        Value::Native(name) if let Some(flag) = crate::cxx::formats::flag(name) => flag.into(),
        n => integer(state, n)?,
    };
    Ok(Value::Method(Rc::new((Value::Native(name.into()), Value::Int(Integer::Int, n)))))
}

/// A manipulator that is called with a stream: `boolalpha(std::cout)`.
#[cold]
fn applied(state: &mut State, name: &str, args: &[Value]) -> Outcome<Value> {
    let stream = arg(args, 0)?.clone();
    crate::cxx::stream::binary(state, crate::cxx::ast::BinaryOp::ShiftLeft, &stream, &Value::Native(name.into()))
}

fn itself(_: &mut State, _: &[Value], args: &[Value]) -> Outcome<Value> {
    arg(args, 0).cloned()
}

/// Manipulators; those without arguments are named and not called.
pub const NATIVES: &[(&str, Native)] = &[
    ("setw", |state, _, args| {
        printf::bounded(integer(state, arg(args, 0)?)?.max(0))?;
        manipulator("setw", state, args)
    }),
    ("setprecision", |state, _, args| {
        printf::bounded(integer(state, arg(args, 0)?)?.max(0))?;
        manipulator("setprecision", state, args)
    }),
    ("setbase", |state, _, args| manipulator("setbase", state, args)),
    ("setiosflags", |state, _, args| manipulator("setiosflags", state, args)),
    ("resetiosflags", |state, _, args| manipulator("resetiosflags", state, args)),
    ("__buffer", |state, _, args| crate::cxx::stream::buffers::of_stream(state, arg(args, 0)?)),
    ("__as_stream", |state, _, args| {
        let text = super::arg(args, 0)?;
        state.note_stream(text, super::arg(args, 1)?)?;
        Ok(text.clone())
    }),
    ("__format", |state, _, args| crate::cxx::stream::format_of_text(state, args)),
    ("setfill", |state, _, args| manipulator("setfill", state, args)),
    ("endl", |state, _, args| applied(state, "endl", args)),
    ("ends", |state, _, args| applied(state, "ends", args)),
    ("flush", |state, _, args| applied(state, "flush", args)),
    ("fixed", |state, _, args| applied(state, "fixed", args)),
    ("scientific", |state, _, args| applied(state, "scientific", args)),
    ("defaultfloat", |state, _, args| applied(state, "defaultfloat", args)),
    ("hexfloat", |state, _, args| applied(state, "hexfloat", args)),
    ("hex", |state, _, args| applied(state, "hex", args)),
    ("oct", |state, _, args| applied(state, "oct", args)),
    ("dec", |state, _, args| applied(state, "dec", args)),
    ("boolalpha", |state, _, args| applied(state, "boolalpha", args)),
    ("noboolalpha", |state, _, args| applied(state, "noboolalpha", args)),
    ("left", |state, _, args| applied(state, "left", args)),
    ("internal", |state, _, args| applied(state, "internal", args)),
    ("right", |state, _, args| applied(state, "right", args)),
    ("showbase", |state, _, args| applied(state, "showbase", args)),
    ("noshowbase", |state, _, args| applied(state, "noshowbase", args)),
    ("uppercase", |state, _, args| applied(state, "uppercase", args)),
    ("nouppercase", |state, _, args| applied(state, "nouppercase", args)),
    ("showpos", |state, _, args| applied(state, "showpos", args)),
    ("noshowpos", |state, _, args| applied(state, "noshowpos", args)),
    ("showpoint", |state, _, args| applied(state, "showpoint", args)),
    ("noshowpoint", |state, _, args| applied(state, "noshowpoint", args)),
    ("skipws", |state, _, args| applied(state, "skipws", args)),
    ("unitbuf", |state, _, args| applied(state, "unitbuf", args)),
    ("nounitbuf", |state, _, args| applied(state, "nounitbuf", args)),
    ("noskipws", |state, _, args| applied(state, "noskipws", args)),
    ("ws", |state, _, args| applied(state, "ws", args)),
    ("floatfield", itself),
    ("basefield", itself),
    ("adjustfield", itself),
    ("__manipulator", |state, _, args| {
        const NAMES: [&str; 8] = ["hex", "oct", "dec", "skipws", "noskipws", "boolalpha", "noboolalpha", "ws"];
        Ok(Value::Int(
            Integer::Int,
            match state.value(arg(args, 0)?)? {
                Value::Native(name) => NAMES.iter().position(|of| **of == *name).map_or(0, |i| i as i64 + 1),
                Value::Method(pair) if matches!(&pair.0, Value::Native(name) if &**name == "setw") => 9,
                _ => 0,
            },
        ))
    }),
    ("__width", |state, _, args| {
        Ok(match state.value(arg(args, 0)?)? {
            Value::Method(pair) => pair.1.clone(),
            _ => Value::Int(Integer::Int, 0),
        })
    }),
    ("sync_with_stdio", |_, _, _| Ok(super::truth(true))),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cxx::types::Types;

    fn said(name: &str, templates: Option<&[Value]>) -> String {
        let mut state = State::default();
        match type_named(&mut state, name, templates).unwrap() {
            Some(Value::Type(ty)) => state.types.name(ty),
            _ => "none".into(),
        }
    }

    #[test]
    fn types_are_found_by_their_names() {
        let fixed = |n| Value::Static(Integer::Int, n, false);
        assert_eq!(said("uint8_t", None), "unsigned char");
        assert_eq!(said("half_t", None), "half_t");
        assert_eq!(said("_4", None), "cute::C<4>");
        assert_eq!(said("_m1", None), "cute::C<-1>");
        assert_eq!(said("no_such_type", None), "none");
        assert_eq!(said("vector", Some(&[Value::Type(Types::FLOAT)])), "std::vector<float>");
        assert_eq!(said("Shape", Some(&[fixed(2), Value::Type(Types::INT)])), "cute::tuple<cute::C<2>, int>");
        assert_eq!(said("Swizzle", Some(&[fixed(3), fixed(4), fixed(3)])), "Sw<3,4,3>");
    }

    #[test]
    fn a_layout_type_is_the_layout_it_makes() {
        let mut state = State::default();
        let shape = type_named(&mut state, "Shape", Some(&[Value::Static(Integer::Int, 2, false), Value::Static(Integer::Int, 3, false)]))
            .unwrap()
            .unwrap();
        let layout = type_named(&mut state, "Layout", Some(&[shape])).unwrap().unwrap();
        let Value::Type(ty) = layout else { panic!() };
        let v = crate::cxx::convert::default_of(&mut state, ty).unwrap();
        assert_eq!(cute::text(&mut state, &v).unwrap(), "(_2,_3):(_1,_2)");
        assert_eq!(state.type_of(&v), ty);
    }
}
