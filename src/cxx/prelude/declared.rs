//! The functions of CuTe as its headers declare them, for calls where they compete with functions of the program: one name a
//! line, and behind it the parameters of each function.
//!
//! In front of a `:` stand the parameters of the template that no argument tells: `n` a number, `m` a pack of them, `y` a type. Each
//! letter behind it is a parameter, one of `PARAMETERS`: a template of CuTe is taken by `const&`, or by what stands behind the letter:
//! `&`, `^` for `&&`, `~` by value. Behind `?` stands what the type of the first parameter must be, of the second for `E`.

use super::{Unit, parsed};
use std::fmt::Write;

static FUNCTIONS: &str = include_str!("cute_functions.txt");

/// Those of `std` that are no templates in the prelude, or are others there. `%` is a parameter for each of `CLASSES`.
static FUNCTIONS_OF_STD: &str = "\
addressof r
advance rv
all_of jjv
any_of jjv
apply ff
begin r?b t?b
cbegin t?b
cend t?b
clamp JJJ JJJv
copy jjv
copy_if jjvv
crbegin t?b
crend t?b
cref t
data r?d t?d
distance jj
empty t?m
end r?b t?b
erase %&t
erase_if %&v
exchange rf
fill jjt
find jjt
find_if jjv
for_each jjv
gcd vv
get n:U& n:U n:U^ n:Q& n:Q n:Q^ n:V& n:V n:V^ n:W& n:W n:W^ y:U& y:U y:U^ y:Q& y:Q y:Q^ y:W& y:W y:W^
inner_product jjvv jjvvvv
invoke fg
lcm vv
make_pair ff
make_tuple g
max JJ JJv
min JJ JJv
move f jjv
next v vl
none_of jjv
prev v vl
rbegin r?b t?b
ref r
replace jjJJ
rend r?b t?b
reverse jj
size t?s
ssize t?s
swap %&%& V&V& o&o& kk
to_string i u l w q d
transform jjvv jjvvv
tuple_cat g
visit fg
";

/// The class templates that have a `swap` of their own.
const CLASSES: &str = "vector deque list forward_list map multimap set multiset unordered_map unordered_multimap unordered_set \
    unordered_multiset basic_string pair __std_tuple optional variant function shared_ptr weak_ptr unique_ptr stack queue \
    priority_queue any unique_lock";

/// The types that are no templates of which `print` takes each.
const PRINTED: &str = "char,signed char,unsigned char,short,unsigned short,int,unsigned,long,unsigned long,long long,\
    unsigned long long,float,double,bool,half_t,bfloat16_t,tfloat32_t,float_e4m3_t,float_e5m2_t,Underscore const&";

/// What `cute/tensor.hpp` has in CuTe's namespace that are no functions: types, variables and namespaces.
const OTHERS: &str = " ArithmeticTuple ArithmeticTupleIterator ArrayEngine AutoCopyAsync AutoFilter AutoVectorizingCopy C CPY_Op ComposedLayout \
    ConstViewEngine Coord Copy_Atom Copy_Traits DefaultCopy E ForwardCoordIterator GMMA GenColMajor GenRowMajor Int Layout LayoutLeft \
    LayoutRight MMA_Atom MMA_Op MMA_Traits MakeTensor MixedBits Product R ScaledBasis Shape Step Stride Swizzle TMA TMEM Tensor ThrCopy \
    ThrMMA Tile TiledCopy TiledMMA UMMA Underscore UniversalCopy UniversalFMA ViewEngine X ZipIterator ZipLayout aligned_struct array \
    array_subbyte bit_field bool_constant bound_fn conditional_template constant constant_fn copy_cv cosize_t cosize_v counting_iterator \
    dependent_false depth_t depth_v detail eso false_type gmem_ptr has_dereference identity index_sequence int_sequence integer_sequence \
    integral_constant is_any_of is_complex_v is_compatible is_composed_layout is_congruent is_constant is_flat is_gmem is_integral \
    is_layout is_rmem is_smem is_sparse is_static is_tensor is_tuple is_underscore iter_adaptor iter_value iterator_traits lazy make_range \
    make_seq prefer product rank_t rank_v remove_cvref rmem_ptr seq size_v sizeof_bits sizeof_bits_v smem_ptr sparse_elem sparse_ptr \
    subbyte_iterator subbyte_reference swizzle_ptr tmem_ptr transform_iter true_type tuple tuple_element tuple_size type_list ";

/// What stands in front of a name of CUTLASS's own namespace.
pub(in super::super) const OF_CUTLASS: &str = "cutlass::";

/// What stands in front of a name of `std`.
pub(in super::super) const OF_STD: &str = "std::";

/// The functions of CUTLASS for each of its numbers.
const OF_NUMBERS: &str = " abs sqrt isnan isinf isfinite isnormal fpclassify signbit ";

/// The declarations of a function of CUTLASS for its numbers.
fn of_cutlass(name: &str) -> String {
    let of = "half_t bfloat16_t tfloat32_t float_e2m1_t float_e2m3_t float_e3m2_t";
    let of = of.split(' ').take(if name == "abs" { 6 } else { 3 });
    of.map(|of| format!("int {name}({of} const&);\n")).collect()
}

/// Whether CuTe has something of the name, and another thing than functions where `beside_functions`.
pub(in super::super) fn is_in_cute(name: &str, beside_functions: bool) -> bool {
    OTHERS.split_ascii_whitespace().any(|other| other == name) || !beside_functions && is_declared(name)
}

/// Whether CuTe, or CUTLASS for its numbers, has functions of the name.
pub(in super::super) fn is_declared(name: &str) -> bool {
    declared(FUNCTIONS, name).is_some() || OF_NUMBERS.contains(&format!(" {name} "))
}

/// The declarations of the functions of CuTe with the name, or of `std` or CUTLASS.
pub(in super::super) fn declarations(name: &str) -> Unit {
    if let Some(name) = name.strip_prefix(OF_CUTLASS) {
        let is_one = OF_NUMBERS.contains(&format!(" {name} "));
        return parsed(&if is_one { of_cutlass(name) } else { String::new() });
    }
    let mut text = String::new();
    let (name, of) = name.strip_prefix(OF_STD).map_or((name, FUNCTIONS), |name| (name, FUNCTIONS_OF_STD));
    for signature in declared(of, name).unwrap_or_default().split(' ') {
        match signature {
            "" => {}
            _ if signature.starts_with('%') => CLASSES.split_ascii_whitespace().for_each(|class| {
                let begin = text.len();
                declare(name, signature, &mut text);
                let declared = text.split_off(begin).replace('%', class);
                text.push_str(&declared);
            }),
            "b" => PRINTED.split(',').for_each(|of| text.push_str(&format!("int {name}({of});\n"))),
            signature => declare(name, signature, &mut text),
        }
    }
    parsed(&text)
}

/// What stands behind a name in its line.
fn declared(of: &'static str, name: &str) -> Option<&'static str> {
    let begins = |at: &usize| *at == 0 || of.as_bytes()[*at - 1] == b'\n';
    let mut found = memchr::memmem::find_iter(of.as_bytes(), name.as_bytes()).filter(begins);
    found.find_map(|at| of.get(at + name.len()..)?.strip_prefix(' ')?.lines().next())
}

/// What a letter is as a parameter: those of the template that it needs, and its type; `#` is the number of the parameter.
const PARAMETERS: [(char, &str, &str); 40] = [
    ('t', "class A#", "A# const&"),
    ('r', "class A#", "A#&"),
    ('f', "class A#", "A#&&"),
    ('v', "class A#", "A#"),
    ('x', "class... A#", "A# const&..."),
    ('p', "class A#", "A#*"),
    ('i', "", "int"),
    ('h', "", "char const*"),
    ('L', "class A#, class B#", "Layout<A#, B#>"),
    ('C', "class A#, class B#, class C#", "ComposedLayout<A#, B#, C#>"),
    ('T', "class A#, class B#", "Tensor<A#, B#>"),
    ('Z', "int A#, int B#, int C#", "Swizzle<A#, B#, C#>"),
    ('S', "class A#, int... B#", "ScaledBasis<A#, B#...>"),
    ('K', "class... A#", "TiledCopy<A#...>"),
    ('M', "class... A#", "TiledMMA<A#...>"),
    ('A', "class... A#", "Copy_Atom<A#...>"),
    ('B', "class... A#", "MMA_Atom<A#...>"),
    ('P', "class... A#", "tuple<A#...>"),
    ('G', "class A#", "gmem_ptr<A#>"),
    ('H', "class A#", "smem_ptr<A#>"),
    ('R', "class A#", "ArithmeticTupleIterator<A#>"),
    ('D', "class... A#", "ThrMMA<A#...>"),
    ('E', "class... A#", "ThrCopy<A#...>"),
    ('N', "auto A#", "C<A#>"),
    ('Y', "class A#, size_t B#", "array<A#, B#>"),
    ('j', "class J", "J"),
    ('J', "class J", "J const&"),
    ('k', "class J", "J&"),
    ('g', "class... A#", "A#&&..."),
    ('l', "", "long"),
    ('u', "", "unsigned"),
    ('w', "", "unsigned long"),
    ('q', "", "float"),
    ('d', "", "double"),
    ('o', "", "__std_thread"),
    ('%', "class... A", "%<A...>"),
    ('U', "class... A#", "__std_tuple<A#...>"),
    ('Q', "class A#, class B#", "pair<A#, B#>"),
    ('V', "class A, size_t B", "__std_array<A, B>"),
    ('W', "class... A#", "variant<A#...>"),
];

/// Writes the declaration of a function.
fn declare(name: &str, signature: &str, text: &mut String) {
    let (head, rest) = signature.split_once(':').unwrap_or(("", signature));
    let (params, asked) = rest.split_once('?').unwrap_or((rest, ""));
    let of_head = |(i, kind)| match kind {
        'n' => format!("int N{i}"),
        'm' => format!("int... N{i}"),
        _ => format!("class N{i}"),
    };
    let mut heads: Vec<String> = head.chars().enumerate().map(of_head).collect();
    let mut list: Vec<String> = Vec::new();
    let mut letters = params.chars().peekable();
    while let Some((_, head, of)) = letters.next().and_then(|letter| PARAMETERS.iter().find(|(of, ..)| *of == letter)) {
        let by = match letters.next_if(|c| "&^~".contains(*c)) {
            Some('&') => "&",
            Some('^') => "&&",
            None if of.ends_with('>') => " const&",
            _ => "",
        };
        let n = list.len().to_string();
        let head = head.replace('#', &n);
        // two parameters may be of one type
        heads.extend((!head.is_empty() && !heads.contains(&head)).then_some(head));
        list.push(of.replace('#', &n) + by);
    }
    heads.extend(
        match asked {
            "" => None,
            "e" => Some("is_tensor<remove_cvref_t<A0>>"),
            "E" => Some("is_tensor<remove_cvref_t<A1>>"),
            "u" => Some("is_tuple<A0>"),
            "a" => Some("is_arithmetic<A0>"),
            "l" => Some("is_layout<A0>"),
            "b" => Some("bool_constant<requires(A0& x) { x.begin(); }>"),
            "d" => Some("bool_constant<requires(A0& x) { x.data(); }>"),
            "s" => Some("bool_constant<requires(A0& x) { x.size(); }>"),
            "m" => Some("bool_constant<requires(A0& x) { x.empty(); }>"),
            _ => Some("is_integral<remove_cvref_t<A0>>"),
        }
        .map(|is| format!("enable_if_t<{is}::value, int> = 0")),
    );
    if !heads.is_empty() {
        let _ = write!(text, "template <{}> ", heads.join(", "));
    }
    let _ = writeln!(text, "int {name}({});", list.join(", "));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cxx::ast::Item;

    #[test]
    fn every_function_is_read_as_it_is_declared() {
        let mut text = String::new();
        declare("size", "m:L", &mut text);
        declare("local_tile", "ftt?e", &mut text);
        let size = "template <int... N0, class A0, class B0> int size(Layout<A0, B0> const&);\n";
        let tile = "template <class A0, class A1, class A2, enable_if_t<is_tensor<remove_cvref_t<A0>>::value, int> = 0> ";
        assert_eq!(text, format!("{size}{tile}int local_tile(A0&&, A1 const&, A2 const&);\n"));
        for line in FUNCTIONS.lines() {
            let (name, signatures) = line.split_once(' ').unwrap();
            let unit = declarations(name);
            let count = signatures.split(' ').map(|s| if s == "b" { PRINTED.split(',').count() } else { 1 }).sum::<usize>();
            assert_eq!(unit.items.len(), count, "{name}");
            for (item, signature) in unit.items.iter().zip(signatures.split(' ')) {
                let Item::Function(f) = item else { panic!("{name} {item:?}") };
                let params = signature.split(':').next_back().unwrap().split('?').next().unwrap();
                assert!(
                    &*f.name == name
                        && (signature == "b"
                            || count > signatures.split(' ').count()
                            || f.params.len() == params.replace(['&', '^', '~'], "").len())
                );
            }
        }
        assert!(is_declared("size") && is_declared("zip") && !is_declared("siz") && !is_declared("ip") && !is_declared(""));
    }
}
