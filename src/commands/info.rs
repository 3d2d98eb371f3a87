//! `info`: what there is to know of a layout.

use crate::algebra::{Composed, Cx, Layout, Tree};
use crate::commands::definitions::is_cxx;
use crate::commands::lines::{for_each, nothing, unjudged};
use crate::commands::steps;
use crate::commands::table::Run;
use crate::commands::tilings;
use crate::cxx::session::{MemberFact, NotRead};
use crate::eval::error::{Error, ErrorKind};
use crate::program::app::{App, Done, Stop};
use crate::program::flags::{Formatted, Sources};
use crate::program::operand;
use crate::render::answer::{Answer, Answers};
use crate::render::table::{Cell, Format};
use crate::syntax::ast::Span;
use crate::value::Value;
use crate::value::notation::Notation;
use crate::view::facts::{self, Decision};
use crate::view::options::own_bits;
use crate::view::recognise::{Operand, recognise};
use bumpalo::Bump;
use clap::Args;
use std::path::Path;

/// The arguments of `info`
#[derive(Args, Debug)]
#[group(skip)]
pub struct Info {
    /// Where expressions come from
    #[command(flatten)]
    pub sources: Sources,
    /// Every TiledCopy and TiledMMA of a C++ file or of the classes: the width of its accesses, and the bank conflicts of each
    /// copy over each layout
    #[arg(long)]
    pub copies: bool,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

impl Run for Info {
    const ABOUT: &'static str = "What there is to know of a layout";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl info '(3,(2,3)):(3,(12,1))'
  cutectl info --dtype f16 '(128,64,3):(64,1,8192)'                         bytes, of a stage too
  cutectl info -f kernel_traits.h 'Flash_fwd_kernel_traits<128,128,64,4>'   a class: its members
  cutectl info -f kernel_traits.h --copies 'Flash_fwd_kernel_traits<128,128,64,4>'   its copies and bank conflicts
  cutectl info -f kernel_traits.h                                           what is not read of a file";

    fn run(&self, app: &mut App) -> Done {
        info(app, self)
    }

    fn expressions(&self) -> (Vec<String>, Format) {
        (self.sources.exprs.clone(), self.format.format)
    }

    /// The facts of a layout, each as the expression that has it.
    fn explain(&self, app: &mut App, name: &str) -> Done {
        if self.copies || self.sources.exprs.is_empty() {
            return steps::nothing(app, name, Self::NO_STEPS);
        }
        let mut all = Vec::new();
        for text in &self.sources.exprs {
            let arena = Bump::new();
            let is_function = match unjudged(app, &arena, text) {
                Ok(outcome) => matches!(outcome.answer, Value::Tree(Tree::Layout(_))),
                Err(_) => false,
            };
            all.push(text.clone());
            if is_function {
                let facts = ["size", "cosize", "coalesce", "injective", "surjective", "contiguous"];
                all.extend(facts.map(|fact| format!("{fact}({})", operand::tuple(text))));
            }
        }
        steps::of_command(app, &all, self.format.format)
    }
}

/// Runs `cutectl info`.
pub fn info(app: &mut App, command: &Info) -> Done {
    let format = command.format.format;
    let sources = &command.sources;
    let alone = sources.exprs.is_empty() && !command.copies;
    if let Some(file) = sources.file.as_deref().filter(|file| alone && is_cxx(file, app.language)) {
        return not_read(app, file, format);
    }
    if command.copies {
        return tilings::report(app, &sources.exprs, format);
    }
    let single = sources.exprs.len() == 1 && sources.exprs[0] != "-";
    let mut answers = Answers::new(format, !single);
    let width = app.columns();
    for_each(app, sources, false, &mut |app, arena, source, origin, result| {
        let value = match &result {
            Ok(outcome) if app.judged(outcome, source, origin) => return Ok(()),
            Ok(outcome) => outcome.shown(),
            Err(error) => match class(app, arena, source)? {
                Some(members) => return app.answer(format, members.answer()),
                None => {
                    app.report(source, origin, error);
                    return Ok(());
                }
            },
        };
        let tree = match value {
            Value::Tree(t) => t,
            Value::Nothing => return nothing(app, source, origin),
            found => {
                let kind = ErrorKind::WrongKind { wanted: "a layout", found };
                app.report(source, origin, &Error::new(kind, Span::new(0, source.len())));
                return Ok(());
            }
        };
        let cx = app.session.cx(arena);
        let sized = rows(cx, app.notation, tree).and_then(|mut rows| {
            rows.extend(bytes(cx, tree, app.element_bits)?);
            Ok(rows)
        });
        match sized {
            Ok(rows) => {
                let answer = Answer::new().facts(rows).within(width);
                Ok(answers.write(&mut app.out, |mut w| answer.write(&mut w, format))?)
            }
            Err(fault) => {
                let span = Span::new(0, source.trim_end().len());
                app.report(source, origin, &Error::new(ErrorKind::Fault(fault), span));
                Ok(())
            }
        }
    })?;
    Ok(answers.end(&mut app.out)?)
}

/// The members of a class of C++.
struct Members {
    class: String,
    facts: Vec<MemberFact>,
}

/// The members of the class that a text names, if it names one.
fn class(app: &App, arena: &Bump, source: &str) -> Result<Option<Members>, Stop> {
    let Some(definitions) = &app.definitions else {
        return Ok(None);
    };
    let cx = app.session.cx(arena);
    let env = &app.session.env;
    let found = definitions.members(cx, arena.alloc_str(source), app.notation, &|name| env.get(cx, name));
    Ok(found.ok().flatten().map(|(class, facts)| Members { class, facts }))
}

impl Members {
    fn answer(&self) -> Answer<'static> {
        let row = |fact: &MemberFact| {
            let value = match &fact.value {
                Ok(value) => value.clone(),
                Err(why) => format!("cannot: {why}"),
            };
            vec![Cell::from(fact.name.as_str()), Cell::from(fact.kind), Cell::from(value)]
        };
        Answer::new().prose(format!("{}\n", self.class)).table(&["member", "kind", "value"], self.facts.iter().map(row).collect())
    }
}

/// What is not read of a file of C++.
fn not_read(app: &mut App, file: &Path, format: Format) -> Done {
    let found = app.definitions.as_ref().map_or(Vec::new(), |definitions| definitions.not_read());
    if found.is_empty() && format.is_text() {
        return app.answer(format, Answer::new().prose(format!("every definition of {} is read\n", file.display())));
    }
    let row =
        |n: &NotRead| vec![Cell::from(n.name.as_deref().unwrap_or("-")), Cell::from(n.construct.as_str()), Cell::from(n.place.as_str())];
    app.answer(format, Answer::new().table(&["definition", "not read", "place"], found.iter().map(row).collect()))
}

/// A word about a property; in JSON a yes or no is a truth value, "not decided" is null.
fn truth(word: &str) -> Cell {
    match word {
        "yes" => Cell::in_json(word, "true"),
        "no" => Cell::in_json(word, "false"),
        _ => Cell::in_json(word, "null"),
    }
}

/// The bytes that a layout reaches over, where the size of an element is known: by `--dtype`, or by the pointer of the
/// value. The last mode of a layout of rank 3 and more is taken for stages.
fn bytes<'a>(cx: Cx<'a>, tree: Tree<'a>, bits: Option<u32>) -> crate::algebra::Result<'a, Vec<(&'static str, Cell)>> {
    let Some(bits) = own_bits(tree).or(bits.map(i64::from)) else {
        return Ok(Vec::new());
    };
    let layout = match tree {
        t if t.is_int_tuple() => cx.as_layout("info", t)?,
        t => cx.inner_layout("info", t)?,
    };
    let of = |elements: i64| (i128::from(elements) * i128::from(bits) + 7) / 8;
    let cell = |bytes: i128| Cell::Raw(bytes.to_string());
    let (size, cosize) = (cx.size(layout)?.value, cx.cosize(layout)?.value);
    let mut rows = vec![("element bits", bits.into()), ("bytes", cell(of(cosize)))];
    if size != cosize {
        rows.push(("bytes of the elements", cell(of(size))));
    }
    if let (3.., Some(modes)) = (layout.rank(), layout.shape.items()) {
        let last = layout.rank() - 1;
        let stages = cx.product(modes[last])?;
        let part = |t: Tree<'a>| cx.tuple(t.items().map_or(&[], |modes| &modes[..last]));
        let stage = cx.cosize(Layout { shape: part(layout.shape), stride: part(layout.stride) })?;
        rows.extend([("stages", stages.value.into()), ("bytes of a stage", cell(of(stage.value)))]);
    }
    Ok(rows)
}

/// How many operands, and operations with equal layouts, are named for people.
const LISTED: usize = 3;

/// The operands that have a thread-value layout, at most so many of them with so many of their operations.
fn operands(all: &[Operand], most: usize, between: &str) -> String {
    let more = |n: usize| if n > most { format!(" and {} more", n - most) } else { String::new() };
    let one = |operand: &Operand| {
        let names = |from: usize| operand.operations.iter().skip(from).take(most).map(String::as_str).collect::<Vec<_>>().join(", ");
        match &operand.tiled {
            Some(tiled) if operand.operations.len() > 1 => {
                format!("{} of {tiled}, so with {}{}", operand.letter, names(1), more(operand.operations.len() - 1))
            }
            Some(tiled) => format!("{} of {tiled}", operand.letter),
            None => format!("{} of {}{}", operand.letter, names(0), more(operand.operations.len())),
        }
    };
    let mut lines: Vec<String> = all.iter().take(most).map(one).collect();
    if all.len() > most {
        lines.push(format!("and {} more; --format json names all", all.len() - most));
    }
    lines.join(between)
}

fn rows<'a>(cx: Cx<'a>, notation: Notation, tree: Tree<'a>) -> crate::algebra::Result<'a, Vec<(&'static str, Cell)>> {
    let layout = match tree {
        t if t.is_int_tuple() => cx.as_layout("info", t)?,
        t => cx.inner_layout("info", t)?,
    };
    let f = facts::facts(cx, layout)?;
    let text = |t: Tree| Cell::from(notation.text(Value::Tree(t)));
    let of = |l: Layout| text(Tree::Layout(&l));
    let decision = |d: Decision| truth(d.word());
    let composed = matches!(tree, Tree::Composed(_));
    let mut rows: Vec<(&str, Cell)> = vec![("layout", if tree.is_int_tuple() { of(layout) } else { text(tree) })];
    if !matches!(tree, Tree::Layout(_)) && !tree.is_int_tuple() {
        rows.push(("inner layout", of(layout)));
    }
    let known = recognise(cx, tree);
    rows.extend(known.words.map(|words| ("what it is", words.into())));
    if !known.equals.is_empty() {
        rows.push(("the same as", known.equals.join("; ").into()));
    }
    if !known.operands.is_empty() {
        rows.push(("operand", Cell::for_people(operands(&known.operands, LISTED, "\n"), operands(&known.operands, usize::MAX, "; "))));
    }
    rows.extend([("rank", f.rank.into()), ("depth", f.depth.into()), ("size", f.size.into()), ("cosize", f.cosize.into())]);
    if composed {
        // What follows speaks of indices in order, which the outer function rearranges.
        if matches!(tree, Tree::Composed(Composed { outer: Tree::Swizzle(_), .. })) {
            rows.push(("injective", decision(f.injective)));
            rows.push(("widest vector", cx.max_alignment_any(tree)?.value.saturating_abs().into()));
        }
        return Ok(rows);
    }
    rows.extend([
        ("flattened", of(f.flat)),
        ("coalesced", of(f.coalesced)),
        ("injective", decision(f.injective)),
        ("surjective", decision(f.surjective)),
        ("contiguous", truth(if f.contiguous { "yes" } else { "no" })),
    ]);
    if let Some((least, most)) = f.range {
        rows.push(("smallest index", least.into()));
        rows.push(("largest index", most.into()));
    }
    rows.push(("holes", f.holes.map_or_else(|| truth("not decided"), Cell::from)));
    rows.push(("widest vector", f.vector.into()));
    let or_why = |r: Result<String, String>| Cell::from(r.unwrap_or_else(|why| format!("cannot: {why}")));
    rows.push(("numpy", or_why(f.elsewhere.numpy)));
    rows.push(("torch", or_why(f.elsewhere.torch)));
    rows.push(("mdspan", or_why(f.elsewhere.mdspan)));
    Ok(rows)
}
