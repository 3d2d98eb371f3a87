//! `bank`: what shared memory does with the accesses of a tile.

use crate::commands::addresses;
use crate::commands::args::Bank;
use crate::commands::asked::{self, Subject};
use crate::commands::explain;
use crate::commands::punch;
use crate::commands::takers;
use crate::commands::work::{self, Instruction, Work};
use crate::hardware::banks::{Cost, Group};
use crate::hardware::{Direction, Operation};
use crate::program::app::{App, Done};
use crate::render::table::{self, Cell, Format};
use crate::value::Value;
use crate::value::json;
use crate::view::banks::{self, Costs, Worst, factor};
use crate::view::explain::access::Accesses;
use bumpalo::Bump;
use std::io::Write;
use std::ops::Range;

/// How many words of the worst bank are listed.
const LISTED: usize = 8;

/// `bank`.
pub fn bank(app: &mut App, command: &Bank) -> Done {
    if let Some(file) = &command.addresses {
        return addresses::addresses(app, file);
    }
    let arena = Bump::new();
    let Some(answer) = answer(app, &arena, command) else {
        return Ok(());
    };
    if !punch::draw(app, &arena, &answer.subject, &answer.work.program, &answer.costs, &command.pictures)? {
        return Ok(());
    }
    match command.told.explain {
        true => answer.tell(app, &arena, command.format.format),
        false => answer.write(app, command.format.format),
    }
}

/// What a command is answered.
struct Answer<'a> {
    subject: Subject<'a>,
    work: Work<'a>,
    warps: Range<usize>,
    costs: Costs,
    worst: Option<Worst<'a>>,
}

fn answer<'a>(app: &mut App, arena: &'a Bump, command: &Bank) -> Option<Answer<'a>> {
    let subject = asked::subject(app, arena, command.layout.as_deref()?, &command.tile)?;
    let named = match &command.access {
        Some(name) => Some(work::instruction(app, name)?),
        None => None,
    };
    let (takers, own) = takers::takers(app, arena, &command.threads)?;
    let instruction = named.or(own).unwrap_or(Instruction::Widest { direction: Direction::Load, global: false });
    if matches!(instruction, Instruction::This(operation) if operation.is_global()) {
        app.refuse("`bank` is about shared memory; `cutectl global` is about global memory");
        return None;
    }
    let work = work::work(app, arena, &subject, takers, instruction)?;
    let warps = asked::warps(app, command.threads.warps.as_deref(), work.program.warps())?;
    let costs = Costs::new(&work.program, warps.clone());
    let cx = app.session.cx(arena);
    let worst = match costs.worst() {
        Some(row) => {
            let shape = subject.shape(cx);
            match shape.and_then(|shape| banks::explain(cx, &work.program, shape, row)) {
                Ok(worst) => worst,
                Err(fault) => {
                    asked::refuse(app, &subject.source, &fault.into());
                    return None;
                }
            }
        }
        None => None,
    };
    Some(Answer { subject, work, warps, costs, worst })
}

impl<'a> Answer<'a> {
    /// The answer step by step.
    fn tell(&self, app: &mut App, arena: &'a Bump, format: Format) -> Done {
        let accesses = Accesses {
            cx: app.session.cx(arena),
            notation: app.notation,
            layout: self.subject.layout,
            memory: &self.subject.memory,
            program: &self.work.program,
            tv: self.work.tv,
        };
        match accesses.banks(&self.costs) {
            Ok(lines) => explain::tell(app, format, "bank", &lines),
            Err(fault) => {
                asked::refuse(app, &self.subject.source, &fault.into());
                Ok(())
            }
        }
    }

    fn write(&self, app: &mut App, format: Format) -> Done {
        match format {
            Format::Json | Format::Ndjson => self.object(app),
            Format::Text => self.text(app),
            _ => Ok(table::words(&mut app.out, format, &HEADERS, &self.rows())?),
        }
    }

    fn rows(&self) -> Vec<Vec<Cell>> {
        let runs = self.costs.runs();
        let row = |run: &banks::Run| {
            let cost = run.cost;
            let cells: [Cell; 5] = [
                span(&run.warps).into(),
                span(&run.instructions).into(),
                i64::from(cost.wavefronts).into(),
                i64::from(cost.ideal).into(),
                factor(cost).into(),
            ];
            cells.to_vec()
        };
        runs.iter().map(row).collect()
    }

    fn text(&self, app: &mut App) -> Done {
        let program = &self.work.program;
        self.work.heading(app, &self.subject)?;
        if matches!(program.operation, Operation::AsyncCopy { past: true, .. }) {
            writeln!(app.out, "note    cp.async.cg goes past the first cache, where the counters do not see it: counted as cp.async.ca")?;
        }
        table::words(&mut app.out, Format::Text, &HEADERS, &self.rows())?;
        let Cost { wavefronts, ideal } = self.costs.total;
        let of = match self.warps.len() {
            n if n == program.warps() => "the tile".to_string(),
            _ => format!("warps {}", span(&self.warps)),
        };
        writeln!(app.out, "total of {of}: {}, ideal {ideal}: {}", count(wavefronts as usize, "wavefront"), factor(self.costs.total))?;
        match &self.worst {
            Some(worst) if worst.group.cost.wavefronts > worst.group.cost.ideal => self.explain(app, worst),
            _ => Ok(writeln!(app.out, "no bank delivers more than it must")?),
        }
    }

    fn explain(&self, app: &mut App, worst: &Worst) -> Done {
        let Group { lanes, cost, bank, .. } = worst.group;
        let (first, last) = (lanes.trailing_zeros(), 31 - lanes.leading_zeros());
        writeln!(
            app.out,
            "worst: warp {}, instruction {}, lanes {first}-{last}: bank {bank} delivers {} words, one after the other",
            worst.warp, worst.instruction, cost.wavefronts
        )?;
        for word in worst.words.iter().take(LISTED) {
            let Some(by) = word.by.first() else {
                continue;
            };
            let more = if word.by.len() > 1 { format!("  and {}", count(word.by.len() - 1, "more thread")) } else { String::new() };
            let at = app.notation.text(Value::Tree(by.coordinate));
            writeln!(app.out, "  thread {:>3}  value {:>3}  at {at:<10}  byte {}{more}", by.thread, by.value, by.address)?;
        }
        let rest = worst.words.len().saturating_sub(LISTED);
        if rest > 0 {
            writeln!(app.out, "  and {}", count(rest, "more word"))?;
        }
        Ok(())
    }

    fn object(&self, app: &mut App) -> Done {
        let program = &self.work.program;
        let mut out = b"{\"layout\":".to_vec();
        json::string(&mut out, &app.notation.text(Value::Tree(self.subject.layout)));
        let memory = &self.subject.memory;
        out.extend(
            format!(",\"element_bits\":{},\"unit_bits\":{},\"base\":{},\"access\":", memory.element_bits, memory.unit_bits, memory.base)
                .bytes(),
        );
        json::string(&mut out, &program.operation.to_string());
        if let Some(why) = self.work.why.as_ref().filter(|_| self.work.chosen) {
            out.extend(b",\"not_wider\":");
            json::string(&mut out, why);
        }
        out.extend(format!(",\"values_per_lane\":{},\"threads\":{}", program.per, program.placement.threads).bytes());
        let Cost { wavefronts, ideal } = self.costs.total;
        out.extend(format!(",\"wavefronts\":{wavefronts},\"ideal\":{ideal},\"instructions\":[").bytes());
        for (i, row) in self.costs.rows.iter().enumerate() {
            let comma = if i > 0 { "," } else { "" };
            let (w, n, cost) = (row.warp, row.instruction, row.cost);
            out.extend(
                format!("{comma}{{\"warp\":{w},\"instruction\":{n},\"wavefronts\":{},\"ideal\":{}}}", cost.wavefronts, cost.ideal).bytes(),
            );
        }
        out.push(b']');
        if let Some(worst) = &self.worst {
            let head = format!(
                ",\"worst\":{{\"warp\":{},\"instruction\":{},\"group\":{},\"groups\":{},\"bank\":{},\"wavefronts\":{},\"words\":[",
                worst.warp, worst.instruction, worst.number, worst.groups, worst.group.bank, worst.group.cost.wavefronts
            );
            out.extend(head.bytes());
            for (i, word) in worst.words.iter().enumerate() {
                out.extend(format!("{}{{\"address\":{},\"by\":[", if i > 0 { "," } else { "" }, word.address).bytes());
                for (k, by) in word.by.iter().enumerate() {
                    out.extend(
                        format!("{}{{\"thread\":{},\"value\":{},\"coord\":", if k > 0 { "," } else { "" }, by.thread, by.value).bytes(),
                    );
                    json::tree(&mut out, by.coordinate);
                    out.extend(format!(",\"byte\":{}}}", by.address).bytes());
                }
                out.extend(b"]}");
            }
            out.extend(b"]}");
        }
        out.extend(b"}\n");
        Ok(app.out.write_all(&out)?)
    }
}

const HEADERS: [&str; 5] = ["warps", "instructions", "wavefronts", "ideal", "factor"];

/// `1 value`, `2 values`.
pub fn count(n: usize, what: &str) -> String {
    format!("{n} {what}{}", if n == 1 { "" } else { "s" })
}

/// `3`, `0-3`.
pub fn span(range: &Range<usize>) -> String {
    match range.len() {
        1 => range.start.to_string(),
        _ => format!("{}-{}", range.start, range.end.saturating_sub(1)),
    }
}
