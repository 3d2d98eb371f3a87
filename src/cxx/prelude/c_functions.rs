//! The functions of C that stand at the level of the file, beside those of the program with their names, where a header brings
//! them; with `std` opened, or with the headers of C, those of `std` for other numbers too.

use super::{Unit, parsed};
use std::fmt::Write;

/// The functions of each header: `m` of `<cmath>`, `n` those that it has in `std` alone, `l` of `<cstdlib>`, `c` of `<cctype>`, `s` of `<cstring>`, `o` of `<cstdio>`;
/// then what they return and take, and their names.
const FUNCTIONS: [(char, &str, &str); 20] = [
    (
        'm',
        "dd",
        "acos asin atan ceil cos cosh exp fabs floor log log10 sin sinh sqrt tan tanh acosh asinh atanh cbrt erf erfc exp2 expm1 \
        lgamma log1p log2 logb nearbyint rint round tgamma trunc",
    ),
    ('m', "ddd", "atan2 fmod pow copysign fdim fmax fmin hypot nextafter remainder"),
    ('m', "dddd", "fma"),
    ('m', "ld", "lround lrint"),
    ('m', "ddi", "ldexp"),
    ('n', "bd", "isnan isinf isfinite isnormal signbit"),
    ('l', "ii", "abs"),
    ('l', "ll", "labs"),
    ('l', "is", "atoi"),
    ('l', "ls", "atol"),
    ('l', "ds", "atof"),
    ('l', "vi", "exit"),
    ('l', "pz", "malloc"),
    ('l', "vp", "free"),
    ('c', "ii", "isalpha isdigit isalnum isspace isupper islower ispunct isxdigit isprint toupper tolower"),
    ('s', "zs", "strlen"),
    ('s', "iss", "strcmp"),
    ('l', "aii", "div"),
    ('o', "is", "puts remove"),
    ('o', "ii", "putchar"),
];

/// The headers that bring all of these but strings, and those that bring the functions for numbers of `<cstdlib>`.
const MOST: &str = "atomic bitset chrono complex condition_variable filesystem fstream future iomanip ios iostream istream iterator \
    locale memory mutex ostream random ranges regex shared_mutex sstream stdexcept string system_error thread";

/// Whether C has a function of the name.
pub(in super::super) fn is_of_c(name: &str) -> bool {
    found(name).is_some()
}

fn found(name: &str) -> Option<(char, &'static str)> {
    FUNCTIONS.iter().find(|(.., names)| names.split_ascii_whitespace().any(|of| of == name)).map(|(header, types, _)| (*header, *types))
}

/// The functions with the name in a program that includes these headers.
pub(in super::super) fn functions_of_c(name: &str, of_std: bool, headers: &[&str]) -> Unit {
    let Some((header, types)) = found(name) else { return Unit::default() };
    let brings = |some: &str| some.split_ascii_whitespace().any(|header| headers.contains(&header));
    let has = |words: &[&str]| headers.iter().any(|header| words.iter().any(|word| header.contains(word)));
    let is_cuda = has(&["cute/", "cutlass", "cuda"]);
    let has_math = is_cuda || brings("cmath valarray complex random math.h");
    let is_for_all =
        of_std || has(&["cute/", "cutlass/complex", "cutlass/gemm"]) || brings("math.h") || name == "abs" && brings("stdlib.h");
    let is_there = match header {
        'm' => has_math,
        'n' => has_math && is_for_all,
        's' => is_cuda || brings("cstring string.h"),
        'l' => has_math || brings("cstdlib stdlib.h functional algorithm") || brings(MOST),
        'c' => is_cuda || brings("cctype ctype.h") || brings(MOST),
        _ => is_cuda || brings("cstdio stdio.h") || brings(MOST),
    };
    if !is_there {
        return Unit::default();
    }
    let mut text = String::new();
    let mut add = |floating: &str, integer: &str| {
        let ty = |of| match of {
            'd' => floating,
            'i' => integer,
            'l' => "long",
            's' => "char const*",
            'z' => "size_t",
            'p' => "void*",
            'a' => "auto",
            'b' => "bool",
            _ => "void",
        };
        let mut types = types.chars().map(ty);
        let result = types.next().unwrap_or_default();
        let params: Vec<String> = types.enumerate().map(|(i, ty)| format!("{ty} a{i}")).collect();
        let args: Vec<String> = (0..params.len()).map(|i| format!("a{i}")).collect();
        let _ = writeln!(text, "{result} {name}({}) {{ return std::{name}({}); }}", params.join(", "), args.join(", "));
    };
    add("double", "int");
    if is_for_all && name == "abs" {
        ["long", "long long", "float", "double", "long double"].iter().for_each(|of| add("", of));
    }
    if is_for_all && matches!(header, 'm' | 'n') {
        add("float", "int");
        add("long double", "int");
        text.push_str(&match types {
            "dd" => format!("template <class A> enable_if_t<is_integral_v<A>, double> {name}(A a) {{ return std::{name}(a); }}"),
            "ddd" => format!("template <class A, class B> auto {name}(A a, B b) requires(is_arithmetic_v<A> && is_arithmetic_v<B>) {{ return std::{name}(a, b); }}"),
            _ => String::new(),
        });
    }
    parsed(&text)
}
