//! The picture of a value: of a layout, a tensor, a swizzle, an atom or a tiling, or of an operation beside
//! its operands.

use super::layout;
use super::options::{self, ColorBy, Options, View};
use super::ownership::{Tile, axes_of};
use super::picture::Picture;
use super::{boxes, descriptor, operation, swizzle, tiling};
use crate::algebra::{Cx, Descriptor, Engine, Fault, Int, Result, Tensor, Tree};
use crate::eval::watch::Outermost;
use crate::functions;
use crate::value::Value;
use crate::value::tiling::{Operation, Tiling, TilingKind, atom_of};

/// The layout that a value is drawn as: a bare shape is column-major.
pub fn drawn<'a>(cx: Cx<'a>, value: Tree<'a>) -> Result<'a, Tree<'a>> {
    match value {
        Tree::Layout(_) | Tree::Composed(_) | Tree::Tensor(_) => Ok(value),
        t => Ok(cx.layout_tree(cx.as_layout("print", t)?)),
    }
}

/// The descriptor that a value is, or that its iterator starts with.
pub fn descriptor_of(value: Tree) -> Option<Descriptor> {
    match value {
        Tree::Descriptor(d) => Some(d),
        Tree::Tensor(Tensor { engine: Engine::Descriptor(d), .. }) => Some(*d),
        _ => None,
    }
}

/// The value of the algebra that a value is.
pub fn tree<'a>(cx: Cx<'a>, value: Value<'a>, wanted: &'static str) -> Result<'a, Tree<'a>> {
    match value {
        Value::Tree(tree) => Ok(tree),
        _ => cx.fail(Fault::WrongKind { operation: "picture", wanted, found: Tree::Underscore }),
    }
}

/// A value, an MMA operation as the atom that it makes.
pub fn with_atom<'a>(cx: Cx<'a>, value: Value<'a>) -> Value<'a> {
    match value {
        Value::Operation(operation) => atom_of(cx, operation).map_or(value, Value::Tiling),
        value => value,
    }
}

/// A picture, and what was asked for that changes nothing in it.
pub struct Drawn<'a> {
    /// The panels and what stands around them.
    pub picture: Picture<'a>,
    /// A sentence for each option that this picture does not use.
    pub unused: Vec<String>,
    /// Whether its panels show the same elements, so that a highlight of the first is followed into the others.
    pub followed: bool,
}

/// The kinds of pictures that have no use for some options.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// A layout or a tensor.
    Layout,
    /// A layout whose elements are coordinates.
    Coordinates,
    /// A swizzle alone.
    Swizzle,
    /// An atom or a tiling.
    Tiling,
    /// An operation beside its operands.
    Operation,
}

/// What `options` ask for that a picture of this kind does not know.
fn unused(kind: Kind, value: Value, options: &Options) -> Vec<String> {
    let mut unused = Vec::new();
    let mut say = |flag: &str, why: &str| unused.push(format!("`--{flag}` changes nothing here: {why}"));
    if options.threads.is_some() && kind != Kind::Tiling {
        say("thread", "it lights what threads of an atom, a tiling or `--view tv` hold");
    }
    match value {
        Value::Tiling(tiling) => {
            let product = tiling.kind.class().contains("M");
            let none = |name: &&str| product != ["A", "B", "C"].contains(name);
            if !options.operands.is_empty() && options.operands.iter().all(none) {
                say("operand", if product { "an MMA has A, B and C" } else { "a copy has a source and a destination" });
            }
            let copy = matches!(tiling.kind, TilingKind::CopyAtom(_));
            let extents = matches!(&options.view, Some(View::Owners(Some(_)) | View::Registers(Some(_))));
            if extents && !(copy && matches!(options.view, Some(View::Owners(_)))) {
                say("tile", "an atom or a tiling has a tile of its own");
            }
        }
        _ if !options.operands.is_empty() => say("operand", "it is of an atom or a tiling"),
        _ => {}
    }
    if options.view.is_some() && kind != Kind::Tiling {
        say("view", "it is of a (thread, value) layout, an atom or a tiling");
    }
    match (kind, options.color) {
        (Kind::Swizzle, Some(_)) => say("color-by", "the colours show what a swizzle moves as one"),
        (Kind::Operation, Some(_)) => say("color-by", "the colours show what of the operands is where in the result"),
        (Kind::Tiling, Some(ColorBy::Bank | ColorBy::Offset | ColorBy::Tile)) => {
            say("color-by", "an atom or a tiling is coloured by thread, warp, value, row, col or a layout");
        }
        _ => {}
    }
    if options.label.is_some() && matches!(kind, Kind::Swizzle | Kind::Tiling) {
        let why = if kind == Kind::Tiling { "a cell of a tiling says its thread and its value" } else { "a cell says its number" };
        say("label", why);
    }
    let bits = match value {
        Value::Tree(t) => options::own_bits(t),
        _ => None,
    };
    match (options.element_bits, bits) {
        (Some(_), _) if matches!(kind, Kind::Tiling | Kind::Coordinates) => say("bits", "nothing here lies in memory"),
        (Some(requested), Some(own)) if requested != own => say("bits", &format!("the elements have {own} bits")),
        _ => {}
    }
    unused
}

/// The picture of a value, with the operands of the outermost call where they are asked for, or
/// where the value is the answer to a question, which has no picture of its own.
pub fn picture<'a>(
    cx: Cx<'a>,
    value: Value<'a>,
    operation: Option<&Outermost<'a>>,
    operands: bool,
    options: &Options,
) -> Result<'a, Drawn<'a>> {
    let none = |what: String| operands.then(|| format!("`--operands` changes nothing here: {what}"));
    let made = |kind, picture, note: Option<String>| {
        let mut unused = unused(kind, value, options);
        unused.extend(note);
        Ok(Drawn { picture, unused, followed: kind == Kind::Operation })
    };
    if let Value::Tiling(Tiling { operation: Some(Operation { name, tma: Some(tma), .. }), .. }) = value {
        let title = format!("{name}, box {}", options.text(Tree::Layout(&tma.basis)));
        return made(Kind::Tiling, boxes::picture(cx, tma, &title)?, none("a copy is drawn as a whole".into()));
    }
    if let (Some(View::Owners(extents) | View::Registers(extents)), Value::Tree(Tree::Layout(tv))) = (&options.view, value) {
        let tile = tile_of(cx, *tv, extents.as_deref())?;
        return made(Kind::Tiling, tiling::of_layout(cx, tile, operands, options)?, None);
    }
    if let Value::Tiling(tiling) = value {
        let picture = tiling::picture(cx, tiling, options)?;
        return made(Kind::Tiling, picture, none("a tiling is drawn with all its operands".into()));
    }
    let tree = tree(cx, value, "a layout")?;
    let own = options.for_value(tree);
    if let Some(picture) = descriptor_of(tree).and_then(|d| descriptor::picture(d, &format!("{:#018x}", d.bits))) {
        return made(Kind::Tiling, picture, none("a descriptor is drawn as a whole".into()));
    }
    if let Tree::Swizzle(s) = tree {
        return made(Kind::Swizzle, swizzle::alone(cx, s, options)?, none("a swizzle by itself has no operands".into()));
    }
    let mut no_operands = none("it goes with a call or a composition, such as `zipped_divide(A, B)` or `A o B`".into());
    if (operands || matches!(tree, Tree::Int(_)))
        && let Some(operation) = operation
        && (operands || matches!(operation.function.picture, functions::Picture::Relation(_)))
    {
        if let Some(made_of) = operation::picture(cx, operation, tree, &own)? {
            let kind = if made_of.followed { Kind::Operation } else { Kind::Layout };
            return made(kind, made_of.picture, None);
        }
        no_operands = none(format!("`{}` of these operands has no picture beside its result", operation.function.name));
    }
    let kind = match tree {
        Tree::Tensor(x) if matches!(x.engine, Engine::Coordinates(_)) => Kind::Coordinates,
        _ => Kind::Layout,
    };
    made(kind, layout::picture(cx, drawn(cx, tree)?, &own)?, no_operands)
}

/// The tile that a thread-value layout deals out: of these extents, or its cosize in a row.
pub fn tile_of<'a>(cx: Cx<'a>, tv: crate::algebra::Layout<'a>, extents: Option<&[i64]>) -> Result<'a, Tile<'a>> {
    let extents = match extents {
        Some(extents) => cx.tuple(&extents.iter().map(|i| Tree::Int(Int::fixed(*i))).collect::<Vec<_>>()),
        None => Tree::Int(cx.cosize(tv)?),
    };
    Tile::new(cx, "", axes_of(extents.rank()), extents, tv)
}

/// The shape whose coordinates a picture of the value has: a highlight is read against it. Of an atom or a tiling the tile of
/// C, or of the source.
pub fn shape<'a>(cx: Cx<'a>, value: Value<'a>, options: &Options) -> Result<'a, Tree<'a>> {
    if let (Some(View::Owners(extents) | View::Registers(extents)), Value::Tree(Tree::Layout(tv))) = (&options.view, value) {
        return Ok(tile_of(cx, *tv, extents.as_deref())?.shape);
    }
    match value {
        Value::Tiling(tiling) => {
            let tiles = Tile::of(cx, &tiling.kind)?;
            let tile = tiles.iter().find(|t| t.name == "C").or(tiles.first());
            Ok(tile.map_or(Tree::Int(Int::fixed(1)), |t| t.shape))
        }
        value => {
            let drawn = match drawn(cx, tree(cx, value, "a layout")?)? {
                Tree::Tensor(x) => x.layout,
                t => t,
            };
            Ok(cx.inner_layout("picture", drawn)?.shape)
        }
    }
}
