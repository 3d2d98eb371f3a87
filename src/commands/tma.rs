//! `tma`: what a copy by the tensor memory accelerator does, and the descriptor that the driver is asked for.

use crate::algebra::tma::L2_PROMOTION;
use crate::algebra::{Cx, Int, Mode, Tma, Tree};
use crate::commands::memory;
use crate::commands::table::Run;
use crate::program::app::{App, Done};
use crate::program::flags::{Formatted, expression};
use crate::render::table::{self, Cell, Format};
use crate::value::Value;
use crate::value::notation::layout_text;
use crate::value::tiling::TilingKind;
use bumpalo::Bump;
use clap::Args;

/// The arguments of `tma`.
#[derive(Args, Debug)]
pub struct TmaCommand {
    /// A copy or an atom that `make_tma_copy`, `make_tma_atom` or one of their relatives makes
    #[arg(value_name = "EXPR", value_parser = expression)]
    pub expr: String,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

impl Run for TmaCommand {
    const ABOUT: &'static str = "What a copy by the tensor memory accelerator does: box, strides, swizzle, instructions, legality";
    const EXAMPLES: &'static str = "\
Example:
  cutectl tma 'g = make_tensor(make_gmem_ptr<half_t>(0x1000), (512,256):(256,_1)); make_tma_copy(SM90_TMA_LOAD{}, g, tile_to_shape(GMMA::Layout_K_SW128_Atom<half_t>{}, Shape<_128,_64>{}))'

The expression is read as C++ reads it (--cxx), since compile-time and run-time extents make different descriptors.
With --format json the object `descriptor` holds the arguments of cuTensorMapEncodeTiled.";

    fn run(&self, app: &mut App) -> Done {
        tma(app, self)
    }
}

/// Runs `cutectl tma`.
fn tma(app: &mut App, command: &TmaCommand) -> Done {
    let arena = Bump::new();
    // What the driver is asked for is what C++ asks for, where compile-time and run-time extents differ.
    app.session.mode = Mode::Cxx;
    let Some(value) = memory::evaluated(app, &arena, &command.expr) else {
        return Ok(());
    };
    let Value::Tiling(tiling) = value else {
        memory::wrong_kind(app, &command.expr, "a TMA copy or its atom", value);
        return Ok(());
    };
    let Some((tma, operation)) = tiling.operation.and_then(|o| Some((o.tma?, o.name))) else {
        memory::wrong_kind(app, &command.expr, "a TMA copy or its atom", value);
        return Ok(());
    };
    let format = command.format.format;
    if matches!(format, Format::Json | Format::Ndjson) {
        let mut facts: Vec<(&str, Cell)> = vec![("operation", operation.into()), ("descriptor", Cell::Raw(descriptor(tma)))];
        facts.extend(amounts(tma));
        return Ok(table::facts(&mut app.out, format, &facts)?);
    }
    let mut facts: Vec<(&str, Cell)> = vec![("operation", operation.into())];
    facts.extend(amounts(tma));
    facts.push(("box by modes of global memory", layout_text(tma.basis).into()));
    facts.push(("swizzle", SWIZZLES.get(tma.map.swizzle as usize).copied().unwrap_or("unknown").into()));
    table::facts(&mut app.out, format, &facts)?;
    let rows: Vec<Vec<Cell>> = (0..tma.map.rank).map(|i| dimension(tma, i)).collect();
    table::words(&mut app.out, format, &["dimension", "extent", "stride in bytes", "box", "modes of global memory"], &rows)?;
    if format == Format::Text {
        let rows = instructions(Cx::new(&arena, Mode::Cxx), tiling.kind, tma);
        if !rows.is_empty() {
            table::words(&mut app.out, format, &["instruction", "from byte of the tile", "from coordinate of the tile"], &rows)?;
        }
        table::words(&mut app.out, format, &["rule", "here", "holds"], &rules(tma))?;
    }
    Ok(())
}

/// The most instructions that are listed.
const MOST_LISTED: i64 = 16;

/// Where the box of each instruction lands in shared memory, before it is swizzled, and where it starts in the tile; of
/// several instructions, not more than are read at a glance.
fn instructions<'a>(cx: Cx<'a>, kind: TilingKind<'a>, tma: &Tma<'a>) -> Vec<Vec<Cell>> {
    let count = tma.tile / tma.elements.max(1);
    let TilingKind::TiledCopy(copy) = kind else {
        return Vec::new();
    };
    if !(2..=MOST_LISTED).contains(&count) {
        return Vec::new();
    }
    let row = |j: i64| {
        let first = j * tma.elements;
        let index = cx.evaluate(cx.mode(copy.tv, 1).ok()?, Tree::Int(Int::dynamic(first))).ok()?;
        let coord = cx.idx2crd(index, cx.tiler_shape(copy.tiler).ok()?).ok()?;
        let byte = first.saturating_mul(tma.bits) / 8;
        Some(vec![j.into(), byte.into(), crate::value::notation::tree_text(coord).into()])
    };
    (0..count).filter_map(row).collect()
}

const SWIZZLES: [&str; 7] =
    ["none", "32 bytes", "64 bytes", "128 bytes", "128 bytes, atoms of 32", "128 bytes, atoms of 32 flipped", "128 bytes, atoms of 64"];

/// Bytes that one instruction brings to one CTA.
fn bytes(tma: &Tma) -> u64 {
    let elements: u64 = tma.map.block[..tma.map.rank].iter().product();
    elements.saturating_mul(tma.internal_bits.unsigned_abs()) / 8
}

/// How much is moved by how many instructions.
fn amounts(tma: &Tma) -> Vec<(&'static str, Cell)> {
    let raw = |n: u64| Cell::Raw(n.to_string());
    let in_bytes = |elements: i64| raw(elements.saturating_mul(tma.bits).unsigned_abs() / 8);
    vec![
        ("instructions for a tile", (tma.tile / tma.elements.max(1)).into()),
        ("elements of an instruction", tma.elements.into()),
        ("bytes of an instruction", raw(bytes(tma))),
        ("ctas that share a box", tma.multicast.into()),
        ("elements that one CTA loads of an instruction", (tma.elements / tma.multicast.max(1)).into()),
        ("transaction bytes", in_bytes(tma.tile)),
    ]
}

fn dimension(tma: &Tma, i: usize) -> Vec<Cell> {
    let raw = |n: u64| Cell::Raw(n.to_string());
    let modes = tma.basis.stride.items().and_then(|all| all.get(i)).map_or(Tree::Tuple(&[]), |mode| *mode);
    let map = &tma.map;
    vec![
        i.into(),
        raw(map.dims[i]),
        raw(if i == 0 { tma.internal_bits.unsigned_abs() / 8 } else { map.strides[i] }),
        raw(map.block[i]),
        crate::value::notation::tree_text(modes).into(),
    ]
}

/// The rules that the driver and the instruction have, one a row, each with what stands here.
fn rules(tma: &Tma) -> Vec<Vec<Cell>> {
    let map = &tma.map;
    let rank = map.rank;
    let list = |all: &[u64]| all.iter().map(u64::to_string).collect::<Vec<_>>().join(", ");
    let inner = map.block[0].saturating_mul(tma.internal_bits.unsigned_abs()) / 8;
    let span = map.swizzle_span().map(i64::unsigned_abs);
    let row = |rule: &str, here: String, holds: bool| vec![rule.into(), here.into(), Cell::from(if holds { "yes" } else { "no" })];
    let mut rows = vec![
        row("at most 5 dimensions", rank.to_string(), rank <= 5),
        row("the address is a multiple of 16", format!("{:#x}", map.address), map.address.is_multiple_of(16)),
        row(
            "strides are multiples of 16 bytes",
            list(&map.strides[1..rank.max(1)]),
            map.strides[1..rank.max(1)].iter().all(|d| d.is_multiple_of(16)),
        ),
        row("a side of the box is at most 256", list(&map.block[..rank]), map.block[..rank].iter().all(|n| *n <= 256)),
        row("the inner side of the box is a multiple of 16 bytes", format!("{inner} bytes"), inner.is_multiple_of(16)),
    ];
    if let Some(span) = span {
        rows.push(row("the inner side of the box fits the swizzle", format!("{inner} of {span} bytes"), inner <= span));
    }
    rows
}

/// The arguments of the driver's call as JSON.
fn descriptor(tma: &Tma) -> String {
    let map = &tma.map;
    let list = |all: &[u64]| all.iter().map(u64::to_string).collect::<Vec<_>>().join(",");
    let rank = map.rank;
    format!(
        "{{\"format\":{},\"rank\":{rank},\"address\":{},\"dims\":[{}],\"strides\":[{}],\"box\":[{}],\"element_strides\":[{}],\
         \"interleave\":0,\"swizzle\":{},\"l2_promotion\":{L2_PROMOTION},\"oob_fill\":0}}",
        map.format,
        map.address,
        list(&map.dims[..rank]),
        list(&map.strides[1..rank.max(1)]),
        list(&map.block[..rank]),
        list(&vec![1; rank]),
        map.swizzle,
    )
}
