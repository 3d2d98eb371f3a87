//! The pictures of a layout, a composed layout and a tensor.

use super::core_matrices;
use super::facts::{self, APART};
use super::grid::{Grid, Ranks};
use super::label::{At, Label, Part};
use super::options::{ColorBy, Options};
use super::paint::{color_note, legend, plain_paint, unit_note};
use super::panels::{Paint, panels, profiles};
use super::picture::{Fill, Panel, Picture};
use super::swizzle;
use super::window::windowed;
use crate::algebra::compact::Major;
use crate::algebra::{Composed, Cx, Engine, Int, Result, Tensor, Tree};
use crate::value::Value;

/// A layout, a composed layout or a tensor as a picture.
pub fn picture<'a>(cx: Cx<'a>, value: Tree<'a>, options: &Options) -> Result<'a, Picture<'a>> {
    let picture = match value {
        Tree::Tensor(x) => tensor(cx, *x, options)?,
        t => layout(cx, t, options)?,
    };
    windowed(cx, picture, options)
}

/// The picture of a layout or a composed layout: colours by what a swizzle moves, core matrices outlined.
fn layout<'a>(cx: Cx<'a>, t: Tree<'a>, options: &Options) -> Result<'a, Picture<'a>> {
    let label = options.label.clone().unwrap_or_else(|| Label::one(Part::Value));
    let (paint, note) = match swizzle::of(cx, t) {
        // Colours by what a swizzle moves as one: by index alone its work would not be seen.
        Some((_, s)) if options.color.is_none() && s.base > 0 => {
            let paint: Paint<'a> = Box::new(move |at, cell| cell.fill = Fill::hue(at.value >> s.base.min(62)));
            (paint, Some(unit_note(s)))
        }
        _ => (plain_paint(cx, t, options)?, color_note(options.color.unwrap_or_default(), options.element_bits)),
    };
    let mut notes: Vec<String> = note.into_iter().collect();
    if let Tree::Composed(c @ Composed { offset: Tree::SmemFlag(_), .. }) = t {
        let shown = cx.as_position_independent(*c)?;
        notes.push(format!("the indices are those of {}, where the swizzle has moved them", options.text(shown)));
    }
    let mut panels = panels(cx, t, options, &label, (0, 0), paint)?;
    if let Some(core) = core_matrices::of_layout(cx, t) {
        let [m, n] = core;
        notes.push(format!("heavier lines: core matrices of {m} x {n} elements, 8 rows of 16 bytes"));
        panels.iter_mut().for_each(|panel| core_matrices::outline(panel, core));
    }
    Ok(Picture {
        title: options.text(t),
        facts: facts::line(cx, t),
        panels,
        legend: legend(options),
        notes,
        element_bits: options.element_bits,
        aligned: false,
    })
}

/// A tensor: the elements of an iterator that has them, else the indices.
fn tensor<'a>(cx: Cx<'a>, x: Tensor<'a>, options: &Options) -> Result<'a, Picture<'a>> {
    let title = options.text(Tree::Tensor(&*cx.arena.alloc(x)));
    match x.engine {
        Engine::Coordinates(_) => coordinates(cx, x, title, options),
        Engine::Counting(n) => {
            let mut picture = layout(cx, x.layout, options)?;
            picture.title = title;
            if n != 0 {
                picture.panels = counted(cx, x.layout, options, n)?;
            }
            // Its elements are numbers that lie in no memory.
            picture.element_bits = None;
            Ok(picture)
        }
        Engine::TensorMemory(_) | Engine::Descriptor(_) => {
            let mut picture = layout(cx, x.layout, options)?;
            picture.title = title;
            picture.notes.push("memory is not here: a cell shows the offset of its element".into());
            Ok(picture)
        }
        Engine::Pointer(p) => {
            let options = Options { element_bits: Some(p.element_bits.into()), pointer: Some(p), ..options.clone() };
            let mut picture = layout(cx, x.layout, &options)?;
            picture.title = title;
            picture.notes.push("memory is not here: a cell shows the offset of its element".into());
            Ok(picture)
        }
    }
}

/// The elements of a counting iterator that starts at `n`.
fn counted<'a>(cx: Cx<'a>, t: Tree<'a>, options: &Options, n: i64) -> Result<'a, Vec<Panel<'a>>> {
    let label = Label(Vec::new());
    let paint = plain_paint(cx, t, options)?;
    let template = options.label.clone().unwrap_or_else(|| Label::one(Part::Value));
    let natural = profiles(cx, t, &Grid::new(cx, t, Ranks::Any)?)?;
    let memory = options.memory();
    let shifted: Paint<'a> = Box::new(move |at, cell| {
        let element = At { value: at.value.wrapping_add(n), ..at };
        template.write(element, &natural, memory, &mut cell.text);
        paint(at, cell);
    });
    panels(cx, t, options, &label, (0, 0), shifted)
}

/// A tensor of coordinates.
fn coordinates<'a>(cx: Cx<'a>, x: Tensor<'a>, title: String, options: &Options) -> Result<'a, Picture<'a>> {
    let inner = cx.inner_layout("picture", x.layout)?;
    let shape = inner.shape;
    let plain = cx.make_layout(shape, Major::Left)?;
    let notation = options.notation;
    let by = options.color.unwrap_or(ColorBy::Row);
    let mode = cx.mode;
    let ruler_options = Options { color: Some(by), ..options.clone() };
    let paint = plain_paint(cx, cx.layout_tree(plain), &ruler_options)?;
    let own = options.label.is_none();
    let element: Paint<'a> = Box::new(move |at, cell| {
        paint(at, cell);
        (cell.value, cell.element) = (None, Some(at.linear));
        if own {
            // Each element on its own arena: any number of them takes constant memory.
            let arena = bumpalo::Bump::new();
            let cx = Cx::new(&arena, mode);
            match cx.tensor_at(x, Tree::Int(Int::dynamic(at.linear))) {
                Ok(t) => cell.text.push_str(&notation.text(Value::Tree(t))),
                Err(_) => cell.text.push('?'),
            }
        }
    });
    let label = options.label.clone().unwrap_or(Label(Vec::new()));
    Ok(Picture {
        title,
        facts: format!("rank {}{APART}depth {}{APART}size {}", shape.rank(), shape.nesting(), cx.size(inner)?.value),
        panels: panels(cx, cx.layout_tree(plain), options, &label, (0, 0), element)?,
        legend: Vec::new(),
        notes: color_note(by, None).into_iter().collect(),
        element_bits: None,
        aligned: false,
    })
}
