//! `swizzle suggest`: the swizzles and paddings under which a tile takes the fewest wavefronts.

use crate::algebra::bits::BitMap;
use crate::algebra::infer;
use crate::algebra::sorted;
use crate::algebra::{Composed, Cx, Int, Swizzle, Tree};
use crate::commands::heading;
use crate::commands::memory::{self, NamedTile, TileArgs};
use crate::commands::partition::{self, AccessRequest, MemorySpace};
use crate::commands::steps::{self, Stepwise};
use crate::commands::swizzle::text as swizzle_text;
use crate::commands::takers::Takers;
use crate::hardware::linear::{self, Best};
use crate::hardware::program::Program;
use crate::hardware::search::{self, Found, Space, Use};
use crate::hardware::{Direction, Instruction};
use crate::program::app::{App, Done};
use crate::program::flags::{Formatted, expression, function_names};
use crate::program::operand::Limit;
use crate::render::answer as render;
use crate::render::table::{Cell, Format};
use crate::say::words::count;
use crate::syntax::notations::Given;
use crate::value::Value;
use crate::value::notation::Notation;
use crate::value::written::{self, Target};
use crate::view::explain::search::Search;
use crate::view::recognise::atom::{self, Code};
use bumpalo::Bump;
use clap::Args;
use clap_complete::engine::ArgValueCompleter;
use serde::Serialize;

/// `swizzle suggest`
#[derive(Args, Debug)]
#[group(skip)]
pub struct SwizzleSuggest {
    /// The layout of a tile in shared memory; a swizzle that it has is replaced
    #[arg(value_name = "LAYOUT", add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub layout: String,
    /// The tile
    #[command(flatten)]
    pub tile: TileArgs,
    /// The accesses, each with who takes what where it does not say it itself
    #[command(flatten)]
    pub accesses: Takers,
    /// Try paddings too
    #[arg(long)]
    pub padding: bool,
    /// The most equals to list
    #[arg(long, value_name = "N|all", default_value_t = Limit::Most(5))]
    pub limit: Limit,
    /// Whether the answer is told step by step
    #[command(flatten)]
    pub stepwise: Stepwise,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

/// The tile and the accesses for which a swizzle is searched.
struct Question<'a> {
    tile: NamedTile<'a>,
    /// The tile without its swizzle, and whether that is one of byte addresses.
    bare: crate::hardware::address::Memory,
    bytes: bool,
    programs: Vec<Program>,
    /// Each access as it was asked for.
    names: Vec<String>,
    /// Thread and value to coordinate, of each access.
    tvs: Vec<String>,
    /// The instructions into which nvcc merges neighbours of a thread, where it does.
    merged: Vec<Option<String>>,
    /// The wavefronts of each access as the tile was given.
    given: Vec<u32>,
}

fn question<'a>(app: &mut App, arena: &'a Bump, command: &SwizzleSuggest) -> Option<Question<'a>> {
    let layout = memory::tile_layout(app, arena, &command.layout)?;
    let mut requests = Vec::new();
    let taken = match command.accesses.several() {
        Some(all) => all.into_iter().map(|taken| (taken.access.into_iter().collect(), taken.partition)).collect(),
        None => vec![command.accesses.together()],
    };
    for (texts, partition) in taken {
        requests.extend(partition::accesses(app, arena, MemorySpace::Shared, &texts, &partition)?);
    }
    let elements: Vec<_> = requests.iter().filter_map(|r| r.element.clone()).collect();
    let tile = memory::named_tile(app, arena, (&command.layout, layout), &command.tile, &elements)?;
    let (bare, bytes) = tile.tile.memory.bare();
    let without = tile.over(bare.clone());
    let mut question =
        Question { tile, bare, bytes, programs: Vec::new(), names: Vec::new(), tvs: Vec::new(), merged: Vec::new(), given: Vec::new() };
    for request in &requests {
        question.add(app, arena, &without, request)?;
    }
    Some(question)
}

impl<'a> Question<'a> {
    /// Adds an access: its program over the tile without a swizzle, and its wavefronts over the tile as given.
    fn add(&mut self, app: &mut App, arena: &'a Bump, without: &NamedTile<'a>, request: &AccessRequest<'a>) -> Option<()> {
        let plan = request.plan(app, arena, without, Instruction::Widest { direction: Direction::Load, global: false })?;
        let operation = plan.program.operation;
        let same = AccessRequest { instruction: Some(Instruction::This(operation)), ..request.clone() };
        let given = same.plan(app, arena, &self.tile, Instruction::This(operation))?.program;
        self.given.push(crate::view::banks::Costs::new(&given, 0..given.warps()).total.wavefronts);
        self.names.push(format!("{operation} {}", request.shown));
        self.tvs.push(heading::tv(app.notation, &plan));
        self.merged.push(plan.merged().map(|m| crate::view::banks::instructions(&m.program)));
        self.programs.push(plan.program);
        Some(())
    }
}

/// Runs `cutectl swizzle suggest`.
pub fn suggest(app: &mut App, command: &SwizzleSuggest) -> Done {
    let arena = Bump::new();
    let Some(question) = question(app, &arena, command) else {
        return Ok(());
    };
    let space = match Space::new(question.bare.clone(), question.bytes, &question.programs) {
        Ok(space) => space,
        Err(refusal) => {
            memory::refuse(app, &command.layout, &refusal);
            return Ok(());
        }
    };
    let uses: Vec<Use> = question.programs.iter().map(|p| space.usage(p)).collect();
    let found = search::search(&space, &uses);
    let cx = app.session.cx(&arena);
    let pads = match command.padding {
        true => match pads(cx, &question) {
            Ok(pads) => pads,
            Err(fault) => {
                memory::refuse(app, &command.layout, &fault.into());
                return Ok(());
            }
        },
        false => Vec::new(),
    };
    let linear = linear::best(&space, &uses);
    let map = linear.as_ref().filter(|l| sum(&l.each) < found.least).and_then(|l| spelled(cx, &question, space.bytes, &l.map));
    let code = found.best.first().filter(|s| s.bits > 0).and_then(|s| written(cx, &question, space.bytes, *s));
    let answer = Answer {
        question,
        space,
        uses,
        found,
        linear,
        map,
        code,
        pads,
        limit: usize::try_from(command.limit.most()).unwrap_or(usize::MAX),
    };
    if command.stepwise.explain {
        return answer.write_steps(app, command.format.format);
    }
    app.answer(command.format.format, answer.answer(app.notation))
}

/// The tile without its swizzle as a layout.
fn plain_layout<'a>(cx: Cx<'a>, question: &Question<'a>) -> Option<crate::algebra::Layout<'a>> {
    match question.tile.tile.layout {
        Tree::Composed(c) => cx.inner_layout("suggest", c.inner).ok(),
        Tree::Layout(l) => Some(*l),
        t => cx.as_layout("suggest", t).ok(),
    }
}

/// The code of the tile under a swizzle of what the search counts.
fn written<'a>(cx: Cx<'a>, question: &Question<'a>, bytes: bool, swizzle: Swizzle) -> Option<Code> {
    let bits = question.bare.element_bits;
    let swizzle = match bytes {
        true => cx.recast_swizzle(swizzle, 8, bits).ok().filter(|s| s.bits == swizzle.bits)?,
        false if question.bare.unit_bits == bits => swizzle,
        false => return None,
    };
    Some(atom::code(cx, swizzle, plain_layout(cx, question)?))
}

/// The tile under a linear map of what the search counts: as swizzles one after the other, and its index in C.
fn spelled<'a>(cx: Cx<'a>, question: &Question<'a>, bytes: bool, map: &BitMap) -> Option<(Tree<'a>, String)> {
    let layout = plain_layout(cx, question)?;
    let modes: Vec<(i64, i64)> = question.bare.plain()?.iter().map(|m| (m.extent, m.stride)).collect();
    // Of bytes to elements: what lies within an element stays.
    let within = if bytes { question.bare.element_bits.checked_div(8)?.checked_ilog2()? } else { 0 };
    let bases = map.bases.iter().skip(within as usize).map(|b| b >> within).collect();
    let moved = BitMap { offset: 0, bases }.after(&BitMap::of_modes(&modes, 0)?)?;
    let extents: Vec<i64> = modes.iter().map(|m| m.0).collect();
    let (chain, inner) = match infer::map(&moved, &extents) {
        infer::Answer::Swizzled { chain, inner, .. } => (chain, inner),
        infer::Answer::Layout(inner) => (Vec::new(), inner),
        _ => return None,
    };
    let mut tree = cx.layout_tree(inner.layout(cx, layout.shape, |d| Tree::Int(Int::dynamic(d))));
    for swizzle in chain.iter().rev() {
        tree = cx.composed(Composed { outer: Tree::Swizzle(*swizzle), offset: Tree::Int(Int::dynamic(0)), inner: tree });
    }
    let code = written::write(cx, Target::C, Value::Tree(tree), &Given::default()).ok()?;
    Some((tree, code))
}

/// A padding with its wavefronts by access.
type Pad<'a> = (search::Padded<'a>, Vec<u32>);

/// The paddings with the fewest wavefronts, the smallest first.
fn pads<'a>(cx: Cx<'a>, question: &Question<'a>) -> crate::algebra::Result<'a, Vec<Pad<'a>>> {
    let (Some(layout), Some(modes)) = (plain_layout(cx, question), question.bare.plain()) else {
        return Ok(Vec::new());
    };
    let unit = question.bare.unit_bits;
    let vector = question.programs.iter().map(|p| i64::from(p.operation.bytes()) * 8 / unit.max(1)).max().unwrap_or(1);
    let mut best: Vec<Pad<'a>> = Vec::new();
    let mut least = u32::MAX;
    for pad in search::paddings(cx, layout, modes, unit, vector)? {
        let Some(each) = search::padded(cx, &question.bare, &pad, &question.programs)? else {
            continue;
        };
        let sum = sum(&each);
        if sum < least {
            least = sum;
            best.clear();
        }
        if sum == least {
            best.push((pad, each));
        }
    }
    sorted::by_key(&mut best, |(pad, _)| (pad.by, pad.every));
    Ok(best)
}

fn sum(each: &[u32]) -> u32 {
    each.iter().copied().fold(0, u32::saturating_add)
}

struct Answer<'a> {
    question: Question<'a>,
    space: Space,
    uses: Vec<Use>,
    found: Found,
    /// The best linear map over address bits, where the tile is made of powers of two.
    linear: Option<Best>,
    /// The tile under it with its index in C, where it takes less than every swizzle.
    map: Option<(Tree<'a>, String)>,
    /// The code that makes the tile with the best swizzle.
    code: Option<Code>,
    pads: Vec<Pad<'a>>,
    limit: usize,
}

impl<'a> Answer<'a> {
    fn ideal(&self) -> u32 {
        self.uses.iter().fold(0, |sum, u| sum.saturating_add(u.ideal))
    }

    fn headers(&self) -> Vec<String> {
        let mut headers = vec!["layout".to_string(), "mode".to_string()];
        headers.extend((1..=self.uses.len()).map(|i| format!("access {i}")));
        headers.push("wavefronts".to_string());
        headers
    }

    /// The answer as text, as a table and as JSON.
    fn answer(&self, notation: Notation) -> render::Answer<'_> {
        let headers = self.headers();
        let headers: Vec<&str> = headers.iter().map(String::as_str).collect();
        render::Answer::new()
            .prose(self.heading(notation))
            .table(&headers, self.rows(notation))
            .prose(self.summary(notation))
            .object(Object::new(self, notation))
    }

    fn rows(&self, notation: Notation) -> Vec<Vec<Cell>> {
        let row = |name: String, mode: String, each: &[u32]| {
            let mut cells: Vec<Cell> = vec![name.into(), mode.into()];
            cells.extend(each.iter().map(|n| Cell::from(i64::from(*n))));
            cells.push(i64::from(sum(each)).into());
            cells
        };
        let mut rows = vec![row("as given".into(), String::new(), &self.question.given)];
        if self.question.given != self.found.bare {
            rows.push(row("no swizzle".into(), String::new(), &self.found.bare));
        }
        for (swizzle, each) in self.listed() {
            if swizzle.bits > 0 {
                rows.push(row(swizzle_text(swizzle), self.mode(swizzle), each));
            }
        }
        if let Some(linear) = self.linear.as_ref().filter(|l| sum(&l.each) < self.found.least) {
            rows.push(row("linear map".into(), String::new(), &linear.each));
        }
        for (pad, each) in self.pads.iter().take(self.limit.min(3)) {
            rows.push(row(notation.text(Value::Tree(Tree::Layout(&pad.layout))), format!("{} behind every {}", pad.by, pad.every), each));
        }
        let ideal: Vec<u32> = self.uses.iter().map(|u| u.ideal).collect();
        rows.push(row("ideal".into(), String::new(), &ideal));
        rows
    }

    /// The best swizzles up to the limit, and the hardware's own wherever they stand.
    fn listed(&self) -> impl Iterator<Item = (Swizzle, &[u32])> {
        let all = self.found.best.iter().zip(&self.found.each).enumerate();
        let shown = all.filter(|(i, (s, _))| *i < self.limit || self.space.mode(**s).is_some());
        shown.map(|(_, (s, each))| (*s, each.as_slice()))
    }

    fn mode(&self, swizzle: Swizzle) -> String {
        self.space.mode(swizzle).map_or(String::new(), |n| format!("{n}-byte mode"))
    }

    /// What the search came to, in a sentence.
    fn verdict(&self) -> String {
        let (ideal, least, tried) = (self.ideal(), self.found.least, self.found.tried);
        let best = count(self.found.best.len(), "swizzle");
        if least == ideal {
            let all = count(least as usize, "wavefront");
            return match self.found.best.first() {
                Some(s) if s.bits == 0 => format!("{all}, the ideal, without a swizzle"),
                _ => format!("{all}, the ideal: by {} of {tried} valid swizzles", self.found.best.len()),
            };
        }
        let alone: Vec<String> = (0..self.uses.len())
            .filter(|i| self.found.alone[*i] > self.uses[*i].ideal)
            .map(|i| {
                format!(
                    "access {} alone takes at least {} under any of them, and its ideal is {}",
                    i + 1,
                    self.found.alone[i],
                    self.uses[i].ideal
                )
            })
            .collect();
        let bound = sum(&self.found.alone);
        let because = match alone.is_empty() {
            true => "each access has swizzles that reach its ideal, and none serves all of them".to_string(),
            false if least == bound => alone.join("; "),
            false => format!("{}; the sum of what each takes alone is {bound}, and no swizzle serves all of them", alone.join("; ")),
        };
        let vectors = match self.space.low {
            0 => String::new(),
            low => format!(" (the lowest {} stay as they are: they lie within a vector)", count(low as usize, "bit")),
        };
        let linear = match &self.linear {
            None => String::new(),
            Some(linear) => {
                let any = sum(&linear.each);
                let bound = match linear.proved {
                    true => format!("no linear map over address bits takes fewer than {any}"),
                    false => format!("every linear map over address bits takes {} at least", linear.bound),
                };
                match any < least {
                    true => format!("; a linear map takes {any}, and {bound}"),
                    false => format!("; {bound}"),
                }
            }
        };
        format!(
            "none of {tried} valid swizzles{vectors} reaches the ideal of {ideal} wavefronts; the least is {least}, by {best}: {because}{linear}"
        )
    }

    /// Writes the explanation of the search, step by step.
    fn write_steps(&self, app: &mut App, format: Format) -> Done {
        let search = Search {
            notation: app.notation,
            space: &self.space,
            uses: &self.uses,
            programs: &self.question.programs,
            names: &self.question.names,
            found: &self.found,
            verdict: &self.verdict(),
        };
        steps::write_steps(app, format, "swizzle suggest", &search.lines())
    }

    /// The lines above the table.
    fn heading(&self, notation: Notation) -> String {
        let q = &self.question;
        let counts = if self.space.bytes { "byte addresses" } else { "what the layout counts" };
        let mut text = format!("tile    {}\n", notation.text(Value::Tree(q.tile.tile.layout)));
        text += &format!("unit    {}; the tile starts at byte {}\n", q.tile.unit, q.tile.tile.memory.base);
        text += &format!("search  Swizzle<B,M,S> of {counts}, bits {} to {}\n", self.space.low, self.space.high.saturating_sub(1));
        for (i, name) in q.names.iter().enumerate() {
            text += &format!("access  {}: {name}\ntv      {}\n", i + 1, q.tvs[i]);
            if let Some(merged) = &q.merged[i] {
                text += &format!("merged  not counted: nvcc merges neighbours of a thread into {merged} where it unrolls\n");
            }
        }
        text
    }

    /// What stands below the table: the verdict, and what to write.
    fn summary(&self, notation: Notation) -> String {
        let mut text = self.verdict() + "\n";
        if let Some(best) = self.found.best.first().filter(|s| s.bits > 0 && self.found.least < sum(&self.question.given)) {
            let (offset, layout) = match self.question.tile.tile.layout {
                Tree::Composed(c) => (notation.text(Value::Tree(c.offset)), c.inner),
                layout => ("0".to_string(), layout),
            };
            text += &format!("write it {} o {offset} o {}\n", swizzle_text(*best), notation.text(Value::Tree(layout)));
            if let Some(code) = &self.code {
                text += &format!("in C++   {}\nin DSL   {}\n", code.cpp, code.dsl);
            }
        }
        if let Some((tree, index)) = &self.map {
            text += &format!("linear   {}\nin C     {index}\n", notation.text(Value::Tree(*tree)));
        }
        let hidden = self.found.best.len() - self.listed().count();
        if hidden > 0 {
            text += &format!("{} not shown; --limit shows more\n", count(hidden, "equal"));
        }
        text
    }
}

/// The JSON object of the answer.
#[derive(Serialize)]
struct Object<'s> {
    layout: String,
    swizzle_unit: &'static str,
    tried: usize,
    accesses: &'s [String],
    tvs: &'s [String],
    given: &'s [u32],
    bare: &'s [u32],
    ideal: Vec<u32>,
    alone: &'s [u32],
    least: u32,
    best: Vec<Candidate<'s>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    linear: Option<Linear<'s>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    code: Option<InCode<'s>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    paddings: Vec<Padding<'s>>,
    verdict: String,
}

/// The best linear map over address bits.
#[derive(Serialize)]
struct Linear<'s> {
    wavefronts: &'s [u32],
    bound: u32,
    proved: bool,
    bases: &'s [i64],
    #[serde(skip_serializing_if = "Option::is_none")]
    layout: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    c: Option<&'s str>,
}

/// The tile under the best swizzle as code.
#[derive(Serialize)]
struct InCode<'s> {
    cpp: &'s str,
    dsl: &'s str,
}

/// A swizzle and its wavefronts by access.
#[derive(Serialize)]
struct Candidate<'s> {
    swizzle: (u8, u8, i8),
    mode: Option<u32>,
    wavefronts: &'s [u32],
}

/// A padded layout and its wavefronts by access.
#[derive(Serialize)]
struct Padding<'s> {
    layout: String,
    by: i64,
    every: i64,
    wavefronts: &'s [u32],
}

impl<'s> Object<'s> {
    fn new(answer: &'s Answer, notation: Notation) -> Self {
        let (question, found) = (&answer.question, &answer.found);
        let candidate = |(s, each): (&Swizzle, &'s Vec<u32>)| Candidate {
            swizzle: (s.bits, s.base, s.shift),
            mode: answer.space.mode(*s),
            wavefronts: each,
        };
        let padding = |(pad, each): &'s Pad| Padding {
            layout: notation.text(Value::Tree(Tree::Layout(&pad.layout))),
            by: pad.by,
            every: pad.every,
            wavefronts: each,
        };
        Object {
            layout: notation.text(Value::Tree(question.tile.tile.layout)),
            swizzle_unit: if answer.space.bytes { "byte" } else { "layout" },
            tried: found.tried,
            accesses: &question.names,
            tvs: &question.tvs,
            given: &question.given,
            bare: &found.bare,
            ideal: answer.uses.iter().map(|u| u.ideal).collect(),
            alone: &found.alone,
            least: found.least,
            best: found.best.iter().zip(&found.each).map(candidate).collect(),
            linear: answer.linear.as_ref().map(|best| Linear {
                wavefronts: &best.each,
                bound: best.bound,
                proved: best.proved,
                bases: &best.map.bases,
                layout: answer.map.as_ref().map(|(tree, _)| notation.text(Value::Tree(*tree))),
                c: answer.map.as_ref().map(|(_, c)| c.as_str()),
            }),
            code: answer.code.as_ref().map(|code| InCode { cpp: &code.cpp, dsl: &code.dsl }),
            paddings: answer.pads.iter().map(padding).collect(),
            verdict: answer.verdict(),
        }
    }
}
