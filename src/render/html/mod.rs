//! Pictures as one HTML file: the picture as data, and a page that draws it and answers the
//! pointer and the keyboard. Nothing is loaded from anywhere.

mod rows;

use super::palette::{Rgb, Scheme};
use super::sheet::{Look, Plan, plan};
use super::svg::escape;
use crate::view::json;
use crate::view::picture::{Cell, Fill, Panel, Picture, Tone};
use crate::view::ruler::{Marks, Profile, Ruler};
use flate2::read::DeflateDecoder;
use rows::{PIECE, Pieces};
use std::collections::HashMap;
use std::io::{Result, Write, read_to_string};

/// The page, with places for what a picture says, as deflate packs it (`build/page.rs`).
const PACKED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/page.zz"));

/// A fill with its ink, by light and by dark, and whether the label is bold.
type Shade = (Option<Rgb>, Rgb, Option<Rgb>, Rgb, bool);

/// The shades of a picture in the order of their first cell.
struct Shades {
    look: Look,
    numbers: HashMap<(Fill, Tone), usize>,
    all: Vec<Shade>,
}

impl Shades {
    fn number(&mut self, cell: &Cell) -> usize {
        let (look, all) = (self.look, &mut self.all);
        *self.numbers.entry((cell.fill, cell.tone)).or_insert_with(|| {
            let [(fill, ink), (dark, dark_ink)] = schemes(look).map(|scheme| scheme.cell(cell));
            all.push((fill, ink, dark, dark_ink, cell.tone == Tone::Strong));
            all.len() - 1
        })
    }
}

/// The colours by light and by dark: a page has both.
fn schemes(look: Look) -> [Scheme; 2] {
    [false, true].map(|dark| Scheme { dark, ..look.scheme })
}

/// A picture as an HTML document.
pub fn document(w: &mut impl Write, picture: &Picture, look: Look) -> Result<()> {
    // What the page shows around the picture is text of its own.
    let plan = plan(picture, Look { title: false, cell: None, ..look });
    let page = read_to_string(DeflateDecoder::new(PACKED))?;
    let mut rest = &*page;
    while let Some((before, behind)) = rest.split_once("@{") {
        w.write_all(before.as_bytes())?;
        let (name, behind) = behind.split_once('}').unwrap_or((behind, ""));
        rest = behind;
        match name {
            "title" => text(w, &picture.title)?,
            "facts" => text(w, &picture.facts)?,
            "words" => w.write_all(if look.title { b"" } else { b" hidden" })?,
            "legend" => legend(w, picture, look)?,
            "notes" => picture.notes.iter().try_for_each(|note| {
                w.write_all(b"<p>")?;
                text(w, note)?;
                w.write_all(b"</p>\n")
            })?,
            _ => data(w, picture, look, &plan)?,
        }
    }
    w.write_all(rest.as_bytes())
}

fn text(w: &mut impl Write, text: &str) -> Result<()> {
    let mut out = String::new();
    escape(text, &mut out);
    w.write_all(out.as_bytes())
}

fn legend(w: &mut impl Write, picture: &Picture, look: Look) -> Result<()> {
    for entry in &picture.legend {
        let [light, dark] = schemes(look).map(|scheme| scheme.fill(entry.fill).unwrap_or(scheme.paper()).hex());
        write!(w, "<li style=\"--day:#{light};--night:#{dark}\"><span>")?;
        text(w, &entry.text)?;
        w.write_all(b"</span></li>\n")?;
    }
    Ok(())
}

/// A string that may stand in a script.
fn string(out: &mut Vec<u8>, text: &str) {
    let mut quoted = Vec::new();
    json::string(&mut quoted, text);
    inert(&quoted, out);
}

/// JSON that ends no script: `<` stands in strings alone.
fn inert(json: &[u8], out: &mut Vec<u8>) {
    for byte in json {
        match byte {
            b'<' => out.extend(b"\\u003c"),
            byte => out.push(*byte),
        }
    }
}

/// Writes the JSON that the page draws: sizes, panels with their cells, and the colours by light and by dark. By hand, as the
/// cells are written while they are computed, and no `<` may stand in it.
fn data(w: &mut impl Write, picture: &Picture, look: Look, plan: &Plan) -> Result<()> {
    let mut out = Vec::new();
    out.extend(format!("{{\"size\":[{},{}],\"cell\":[{},{}],", plan.width, plan.height, plan.cell.0, plan.cell.1).bytes());
    out.extend(format!("\"font\":{},\"piece\":{PIECE},", plan.size).bytes());
    if let Some(side) = look.cell {
        // Cells have their size on a page that is zoomed: this is where it starts.
        out.extend(format!("\"side\":{side},").bytes());
    }
    if let Some(bits) = picture.element_bits {
        out.extend(format!("\"bits\":{bits},").bytes());
    }
    out.extend(b"\"panels\":[");
    let mut shades = Shades { look, numbers: HashMap::new(), all: Vec::new() };
    let mut pieces = Pieces::default();
    for (k, panel) in picture.panels.iter().enumerate() {
        out.extend(if k == 0 { b"\n".as_slice() } else { b",\n" });
        let beside = picture.panels.iter().filter(|p| p.place.0 == panel.place.0).map(|p| p.rows.shown()).min();
        frame(&mut out, panel, &plan.panels[k], beside.unwrap_or(0));
        cells(w, &mut out, panel, &mut pieces, &mut shades)?;
        out.extend(b"]}");
    }
    out.extend(b"\n],\"shades\":[");
    for (k, (fill, ink, dark, dark_ink, bold)) in shades.all.iter().enumerate() {
        let color = |c: &Option<Rgb>| c.map_or("null".into(), |c| format!("\"#{}\"", c.hex()));
        out.extend(if k == 0 { b"".as_slice() } else { b"," });
        let (light, dark) = ((color(fill), ink.hex()), (color(dark), dark_ink.hex()));
        out.extend(format!("[{},\"#{}\",{},\"#{}\",{}]", light.0, light.1, dark.0, dark.1, u8::from(*bold)).bytes());
    }
    // What the controls of the page paint with: eight hues, and what is dimmed.
    let color = |cell: &Cell| {
        let [(light, ink), (dark, dark_ink)] = schemes(look).map(|scheme| scheme.cell(cell));
        let hex = |c: Option<Rgb>| c.map_or("null".into(), |c| format!("\"#{}\"", c.hex()));
        format!("[{},\"#{}\",{},\"#{}\"]", hex(light), ink.hex(), hex(dark), dark_ink.hex())
    };
    let hues: Vec<String> = (0..8).map(|k| color(&Cell { fill: Fill::Hue(k), ..Cell::default() })).collect();
    let dim = color(&Cell { tone: Tone::Dim, ..Cell::default() });
    out.extend(format!("],\"hues\":[{}],\"dim\":{dim}}}", hues.join(",")).bytes());
    w.write_all(&out)
}

/// Writes all of a panel but its cells; its sign stands beside the first `beside` rows.
fn frame(out: &mut Vec<u8>, panel: &Panel, place: &super::sheet::Place, beside: i64) {
    out.extend(b"{\"heading\":");
    string(out, &panel.heading);
    out.extend(b",\"sign\":");
    string(out, if panel.place.1 > 0 { panel.sign } else { "" });
    out.extend(
        format!(",\"beside\":{beside},\"at\":[{},{}],\"inset\":[{},{}]", place.origin.0, place.origin.1, place.inset.0, place.inset.1)
            .bytes(),
    );
    for (name, ruler) in [("rows", &panel.rows), ("cols", &panel.cols)] {
        out.extend(format!(",\"{name}\":").bytes());
        side(out, ruler);
    }
    if let Some(domain) = panel.cells.domain() {
        out.extend(b",\"natural\":[");
        for (k, profile) in domain.natural.iter().enumerate() {
            out.extend(if k == 0 { b"".as_slice() } else { b"," });
            shape(out, profile);
        }
        let rest: Vec<String> = domain.rest.iter().map(i64::to_string).collect();
        out.extend(format!("],\"rest\":[{}],\"linear\":[{},{},{}]", rest.join(","), domain.first, domain.rows, domain.step).bytes());
    }
    if panel.cells.has_borders() {
        out.extend(b",\"lines\":[");
        lines(out, panel);
        out.push(b']');
    }
    out.extend(b",\"pieces\":[");
}

/// The lines between cells that say them: weight, whether it lies below its cells, the row or the column behind it, from
/// where to where.
fn lines(out: &mut Vec<u8>, panel: &Panel) {
    let mut first = true;
    for (below, ruler, other) in [(true, &panel.rows, &panel.cols), (false, &panel.cols, &panel.rows)] {
        for i in ruler.window.start + 1..ruler.window.end {
            let weight = |j: i64| if below { panel.cells.border(i - 1, j, true) } else { panel.cells.border(j, i - 1, false) };
            let mut from = other.window.start;
            while from < other.window.end {
                let here = weight(from);
                let to = (from + 1..other.window.end).find(|j| weight(*j) != here).unwrap_or(other.window.end);
                if let Some(weight) = here {
                    out.extend(if first { b"".as_slice() } else { b"," });
                    out.extend(format!("{weight},{},{i},{from},{to}", u8::from(below)).bytes());
                    first = false;
                }
                from = to;
            }
        }
    }
}

/// Writes the ruler of a side.
fn side(out: &mut Vec<u8>, ruler: &Ruler) {
    let marks = match ruler.marks {
        Marks::None => "none",
        Marks::Flat => "flat",
        Marks::Nested => "nested",
        Marks::Both => "both",
    };
    let levels: Vec<String> = ruler.levels.iter().map(|l| format!("[{},{}]", l.span, l.extent)).collect();
    out.extend(format!("{{\"len\":{},\"from\":{},\"to\":{}", ruler.len, ruler.window.start, ruler.window.end).bytes());
    out.extend(format!(",\"marks\":\"{marks}\",\"first\":{},\"step\":{},\"name\":", ruler.first, ruler.step).bytes());
    string(out, ruler.name);
    out.extend(format!(",\"levels\":[{}]}}", levels.join(",")).bytes());
}

/// A profile as nested arrays.
fn shape(out: &mut Vec<u8>, profile: &Profile) {
    match profile {
        Profile::Extent(n) => out.extend(itoa::Buffer::new().format(*n).bytes()),
        Profile::Modes(modes) => {
            out.push(b'[');
            for (k, mode) in modes.iter().enumerate() {
                if k > 0 {
                    out.push(b',');
                }
                shape(out, mode);
            }
            out.push(b']');
        }
    }
}

/// Writes the cells of a panel in pieces of rows, flushed as they grow.
fn cells(w: &mut impl Write, out: &mut Vec<u8>, panel: &Panel, pieces: &mut Pieces, shades: &mut Shades) -> Result<()> {
    let mut cell = Cell::default();
    let mut piece = Vec::new();
    let mut first = true;
    for m in panel.rows.window.clone() {
        let mut from = panel.cols.window.start;
        while from < panel.cols.window.end {
            let to = from.saturating_add(PIECE).min(panel.cols.window.end);
            pieces.clear();
            for n in from..to {
                cell.clear();
                panel.cells.cell(m, n, &mut cell);
                let shade = shades.number(&cell);
                pieces.push(&cell, shade);
            }
            piece.clear();
            pieces.write(&mut piece);
            out.extend(if first { b"".as_slice() } else { b"," });
            inert(&piece, out);
            first = false;
            from = to;
        }
        if out.len() >= 1 << 16 {
            w.write_all(out)?;
            out.clear();
        }
    }
    Ok(())
}
