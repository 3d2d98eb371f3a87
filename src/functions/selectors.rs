//! The choice of a wgmma operation for a tile: `ss_op_selector` and `rs_op_selector`.

use super::{Args, Function, Out, ROW, Refusal, templates};
use crate::algebra::{Fault, Tree};
use crate::value::Value;
use crate::value::element::Element;
use crate::value::tiling::Operation;

const SOURCE: &str = "cute/arch/mma_sm90.hpp";
const NONE: &str = "No eligible GMMA operator for request configuration.";

/// The extents in N that the choice knows, the largest first.
const WIDTHS: [i64; 8] = [256, 192, 128, 96, 64, 32, 16, 8];

/// The name of the types of C, A and B in an operation, and whether it takes any major.
fn types(c: &str, a: &str, b: &str) -> Option<(String, bool)> {
    let accumulator = match c {
        "half_t" => "F16",
        "float" => "F32",
        "int32_t" => "S32",
        _ => return None,
    };
    let input = |name: &str| {
        Some(match name {
            "half_t" => "F16",
            "bfloat16_t" => "BF16",
            "tfloat32_t" => "TF32",
            "float_e4m3_t" => "E4M3",
            "float_e5m2_t" => "E5M2",
            "int8_t" => "S8",
            "uint8_t" => "U8",
            _ => return None,
        })
    };
    let (x, y) = (input(a)?, input(b)?);
    let narrow = |t: &str| matches!(t, "E4M3" | "E5M2");
    let integer = |t: &str| matches!(t, "S8" | "U8");
    let fits = match accumulator {
        "F16" => (x == "F16" && y == "F16") || (narrow(x) && narrow(y)),
        "F32" => (x == y && !integer(x)) || (narrow(x) && narrow(y)),
        _ => integer(x) && integer(y),
    };
    fits.then(|| (format!("{accumulator}{x}{y}"), matches!(x, "F16" | "BF16")))
}

fn selected<'a>(a: &Args<'_, 'a>, from_registers: bool) -> Out<'a> {
    let element = |index: usize| match a.templates.get(index) {
        Some(Value::Type(element)) => Ok(**element),
        _ => Err(Refusal::Template { index, wanted: "an element type" }),
    };
    let [a_type, b_type, c_type]: [Element; 3] = [element(0)?, element(1)?, element(2)?];
    let tile = match a.templates[3] {
        Value::Tree(tile @ Tree::Tuple([_, _, _])) if tile.is_static() => tile,
        _ => return Err(Refusal::Template { index: 3, wanted: "a compile-time tile: Shape<M,N,K>" }),
    };
    let refused = |rule| Ok(a.cx.fail::<Tree>(Fault::Descriptor { rule, what: tile })?.into());
    let extent = |mode| Ok::<i64, Refusal>(a.cx.product(a.cx.get(tile, mode)?)?.value);
    let (m, n, k) = (extent(0)?, extent(1)?, extent(2)?);
    if m % 64 != 0 {
        return refused("Tile_M must be a multiple of 64.");
    }
    let major = |index: usize| match a.templates.get(index) {
        None => Ok(Value::Constant("GMMA::Major::K")),
        Some(major @ Value::Constant(name)) if name.contains("Major::") => Ok(*major),
        Some(_) => Err(Refusal::Template { index, wanted: "`GMMA::Major::K` or `GMMA::Major::MN`" }),
    };
    let majors = [major(4)?, major(5)?];
    let transposed = |major: Value| matches!(major, Value::Constant(name) if !name.ends_with("::K"));
    if from_registers && transposed(majors[0]) {
        return refused("Register source A operand GMMAs must have K-major A layout.");
    }
    let Some((names, any_major)) = types(c_type.canonical(), a_type.canonical(), b_type.canonical()) else {
        return refused(NONE);
    };
    if !any_major && majors.iter().any(|major| transposed(*major)) {
        return refused("MajorA and MajorB must be GMMA::Major::K for this config.");
    }
    let depth = 256 / i64::from(a_type.bits);
    if k % depth != 0 {
        return refused("Tile_K must be a multiple of the K of the operation.");
    }
    let Some(width) = WIDTHS.into_iter().find(|width| n > 0 && n % width == 0) else {
        return refused("Tile_N must be a multiple of 8.");
    };
    let (source, suffix) = (if from_registers { "RS" } else { "SS" }, if any_major { "" } else { "_TN" });
    let name = a.cx.arena.alloc_str(&format!("SM90::GMMA::MMA_64x{width}x{depth}_{names}_{source}{suffix}"));
    let args = match any_major {
        true => a.cx.arena.alloc_slice_copy(&[majors.as_slice(), a.templates.get(6..).unwrap_or_default()].concat()),
        false => a.cx.arena.alloc_slice_copy(a.templates.get(6..).unwrap_or_default()),
    };
    Ok(Value::Operation(a.cx.arena.alloc(Operation { name, args, value_type: None, tma: None, is_traits: false })))
}

const SELECTOR: Function = Function {
    templates: templates("A,B,C,TileShape_MNK,MajorA,MajorB,Args...", 4, 8),
    requires: &["\"Tile_M must be a multiple of 64.\"", "\"Tile_N must be a multiple of 8.\""],
    source: SOURCE,
    ..ROW
};

pub(super) const ROWS: &[Function] = &[
    Function {
        name: "ss_op_selector",
        summary: "the widest wgmma operation that divides a tile, A and B in shared memory",
        examples: &[(
            "tile_shape(make_tiled_mma(GMMA::ss_op_selector<half_t,half_t,float,Shape<_128,_96,_64>,GMMA::Major::K,GMMA::Major::MN>()))",
            "(_64,_96,_16)",
        )],
        run: |a| selected(a, false),
        ..SELECTOR
    },
    Function {
        name: "rs_op_selector",
        summary: "the widest wgmma operation that divides a tile, A in registers and B in shared memory",
        examples: &[(
            "tile_shape(make_tiled_mma(GMMA::rs_op_selector<float_e4m3_t,float_e5m2_t,float,Shape<_64,_192,_64>>()))",
            "(_64,_192,_32)",
        )],
        run: |a| selected(a, true),
        ..SELECTOR
    },
];
