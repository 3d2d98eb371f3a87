//! What a function has made, where no steps and no operands say how it came about: a pointer, a tiling, a descriptor,
//! a type; at the least, where the function is defined.

use super::say::{Line, Say};
use crate::algebra::tensor::{Pointer, Space};
use crate::algebra::{Basis, Cx, Descriptor, Engine, Int, Tensor, Tree};
use crate::functions::Function;
use crate::value::Value;
use crate::value::notation::Notation;
use crate::value::tiling::TilingKind;
use crate::view::ownership::Tile;

/// The lines about `value`, which `function`, if it was one, has made of `values`.
pub fn lines<'a>(cx: Cx<'a>, notation: Notation, function: Option<&Function>, values: &[Value<'a>], value: Value<'a>) -> Vec<Line> {
    let say = || Say::new(notation, 1);
    let lines = match (values, value) {
        ([Value::Tree(Tree::Tensor(x))], Value::Tree(Tree::Int(bits))) if function.is_some_and(|f| f.name == "size_in_bits") => {
            size_in_bits(cx, notation, x, bits)
        }
        (_, Value::Tree(Tree::Engine(engine))) => engine_lines(notation, *engine),
        (_, Value::Tree(Tree::Tensor(x))) => {
            let mut lines = engine_lines(notation, x.engine);
            lines.push(say().words("its elements lie where ").tree(x.layout).words(" says").line());
            lines
        }
        (_, Value::Tree(Tree::SmemFlag(p))) => {
            vec![say().words(&format!("shared memory of {}-bit elements, whose address is not known yet", p.bits)).line()]
        }
        (_, Value::Tree(Tree::Basis(basis))) => vec![basis_line(notation, basis)],
        ([Value::Tree(Tree::Basis(basis))], _) => vec![basis_line(notation, basis)],
        (_, Value::Tree(Tree::Descriptor(d))) => fields(notation, d),
        (_, Value::Tiling(tiling)) => tiles(cx, notation, &tiling.kind),
        ([Value::Tiling(tiling), ..], _) => tiles(cx, notation, &tiling.kind),
        (_, Value::Ratio([over, under])) => {
            vec![say().words(&format!("{} over {}, both known at compile time", over.value, under.value)).line()]
        }
        (_, Value::Operation(operation)) => match operation.instruction() {
            Some(instruction) => vec![say().words(&format!("it issues {instruction}")).line()],
            None => Vec::new(),
        },
        _ => Vec::new(),
    };
    match function {
        Some(function) if lines.is_empty() => vec![match told(function.name) {
            Some(words) => say().words(words).line(),
            None if function.source.starts_with("cutectl's own") => say().words(function.source).line(),
            None => say().words(&format!("as {} has it", function.source)).line(),
        }],
        _ => lines,
    }
}

/// What there is to say of a function that makes its value in one step.
fn told(name: &str) -> Option<&'static str> {
    Some(match name {
        "is_underscore" => "`_` is an underscore, and nothing else is",
        "sum" | "product" | "tuple_cat" => "there are no elements to go through",
        "repeat" => "the same, as often as the template argument says",
        "make_mixed_bits" | "to_mixed_bits" => "the bits that are known at compile time stand beside those that are not",
        "offset" => "what is added between the inner layout and the outer function",
        "raw_pointer_cast" => "the same address, of no named space",
        "Int" | "integral_constant" => "a number inside of a type: known at compile time",
        "num" | "den" | "ratio" => "a ratio stands in lowest terms, the sign above",
        "make_int_sequence" | "make_int_range" => "there are no numbers to list",
        "sizeof_bits_v" | "sizeof_bits" => "the bits of an element of the type; those below a byte too",
        "value" | "static_value" => "the number that the type of a compile-time integer holds",
        "conditional_return" => "the condition chooses: true the second argument, false the third",
        _ if name.starts_with("Copy") && name.ends_with("Op") => "an operation of the DSL, which stands for one of the C++ headers",
        _ => return None,
    })
}

fn size_in_bits<'a>(cx: Cx<'a>, notation: Notation, x: &Tensor<'a>, bits: Int) -> Vec<Line> {
    let size = cx.inner_layout("size", x.layout).and_then(|layout| cx.size(layout));
    match size {
        Ok(size) if size.value > 0 && bits.value % size.value == 0 => {
            vec![Say::new(notation, 1).gives(format!("{}*{}", size.value, bits.value / size.value), Int::dynamic(bits.value)).line()]
        }
        _ => Vec::new(),
    }
}

/// Sentences about the elements that an iterator goes over.
fn engine_lines(notation: Notation, engine: Engine) -> Vec<Line> {
    let words = match engine {
        Engine::Counting(n) => format!("element i is {n} + i"),
        Engine::Coordinates(at) => format!("element i is the coordinate {} moved by i", notation.text(Value::Tree(at))),
        Engine::Pointer(p) => pointer(p),
        Engine::TensorMemory(p) => {
            format!("tensor memory of {}-bit elements: lane {}, column {}", p.element_bits, p.address >> 16 & 0xff, p.address & 0xffff)
        }
        Engine::Descriptor(d) => return fields(notation, d),
    };
    vec![Say::new(notation, 1).words(&words).line()]
}

fn pointer(p: Pointer) -> String {
    let space = match p.space {
        Space::Raw | Space::Void | Space::Iterator(_) => "memory of no named space",
        Space::Gmem => "global memory",
        Space::Smem => "shared memory",
    };
    let swizzle = match p.swizzle {
        Some(_) => ", its byte addresses swizzled",
        None => "",
    };
    format!("{space}, elements of {} bits from byte {} on{swizzle}", p.element_bits, p.address / 8)
}

fn basis_line(notation: Notation, basis: &Basis) -> Line {
    let path: Vec<String> = basis.path.iter().map(ToString::to_string).collect();
    let within = if path.len() > 1 { ", the outermost first" } else { "" };
    Say::new(notation, 1).words(&format!("{} steps along mode {}{within}", basis.value.value, path.join(", "))).line()
}

/// The fields of a descriptor that are not 0.
fn fields(notation: Notation, d: Descriptor) -> Vec<Line> {
    let set = d.kind.fields().iter().map(|(name, ..)| (*name, d.get(name))).filter(|(_, value)| *value != 0);
    set.map(|(name, value)| Say::new(notation, 1).words(&format!("{name}: {value}")).line()).collect()
}

/// Who holds what of the tiles of an atom or a tiling.
pub fn tiles<'a>(cx: Cx<'a>, notation: Notation, kind: &TilingKind<'a>) -> Vec<Line> {
    let line = |tile: &Tile| {
        let extents: Vec<String> = tile.extents.iter().map(ToString::to_string).collect();
        let words = format!("{}, {}: {} threads, {} values each", tile.name, extents.join("x"), tile.threads, tile.values);
        Say::new(notation, 1).words(&words).line()
    };
    Tile::of(cx, kind).map_or(Vec::new(), |tiles| tiles.iter().map(line).collect())
}
