//! Bank conflicts as a picture: which lane asks which bank for which word, and the tile by bank.

use super::banks::Costs;
use super::label::Label;
use super::options::Options;
use super::panels::panels;
use super::picture::{Cell, Computed, Fill, Legend, Panel, Picture, Tone};
use super::ruler::{Marks, Profile, Ruler};
use crate::algebra::sorted::Sorted;
use crate::algebra::{Cx, Result, Tree};
use crate::hardware::LANES;
use crate::hardware::access::lanes;
use crate::hardware::address::Memory;
use crate::hardware::banks::{BANKS, Tally, WORD, words};
use crate::hardware::program::Program;
use std::collections::HashMap;
use std::rc::Rc;

/// What stands at a lane and a bank: the word, and how many distinct ones the bank delivers to the
/// lane's group.
type Hole = Option<(u64, u32)>;

/// The worst instruction lane by bank, and the tile by bank.
pub fn picture<'a>(
    cx: Cx<'a>,
    layout: Tree<'a>,
    memory: &Memory,
    program: &Program,
    costs: &Costs,
    options: &Options,
) -> Result<'a, Picture<'a>> {
    let mut all = Vec::new();
    let mut facts = format!("{}: wavefronts {}, ideal {}", super::banks::instructions(program), costs.total.wavefronts, costs.total.ideal);
    let mut read = Phases::default();
    let mut seen = Sorted::default();
    // The same accesses of the same tile without its swizzle.
    let bare = memory.bare().0;
    let bare = program.over(&bare).filter(|unmoved| unmoved.placement.bits != program.placement.bits).map(|program| (program, bare));
    if let Some(row) = costs.worst() {
        facts += &format!("; the worst instruction takes {} of {}", row.cost.wavefronts, row.cost.ideal);
        let instruction = Instruction { warp: row.warp, number: row.instruction };
        if let Some((unmoved, _)) = &bare {
            let mut tally = Tally::default();
            let all_of = costs.rows.iter().map(|row| tally.cost(&unmoved.access(row.warp, row.instruction)).wavefronts);
            facts += &format!("{}without the swizzle: wavefronts {}", super::facts::APART, all_of.fold(0u32, u32::saturating_add));
            all.push(card(unmoved, instruction, "without the swizzle, ", &mut seen));
        }
        let heading = if bare.is_some() { "with it, " } else { "" };
        let mut panel = card(program, instruction, heading, &mut seen);
        (panel.place, panel.sign) = ((0, all.len()), if all.is_empty() { "" } else { "→" });
        all.push(panel);
        read = Phases::of(program, instruction);
    }
    let place = (usize::from(!all.is_empty()), 0);
    let count = read.count;
    let read = Rc::new(read);
    let by_bank = |of: &Memory| -> super::panels::Paint<'a> {
        let (own, shown, read) = (memory.clone(), of.clone(), read.clone());
        Box::new(move |at: super::label::At, cell: &mut Cell| {
            let (Some(bit), Some(there)) = (own.bit(at.linear), shown.bit(at.linear)) else { return };
            cell.bit = Some(there).filter(|bit| Some(*bit) != at.value.checked_mul(own.element_bits));
            let word = WORD as i64;
            let bank = there / 8 / word % BANKS as i64;
            cell.text.push_str(itoa::Buffer::new().format(bank));
            match read.words.get(&(bit / 8 / word)) {
                Some(phase) if count > 1 => (cell.fill, cell.tone) = (phase_fill(*phase), Tone::Strong),
                Some(_) => (cell.fill, cell.tone) = (Fill::Tint((bank / 4) as u8, (bank % 4) as u8), Tone::Strong),
                None => cell.tone = Tone::Dim,
            }
        })
    };
    let label = Label(Vec::new());
    let mut across = 0;
    if let Some((_, bare)) = &bare {
        let mut before = panels(cx, layout, options, &label, place, by_bank(bare))?;
        super::swizzle::name(&mut before, "without the swizzle, by bank");
        across = 1 + before.iter().map(|p| p.place.1).max().unwrap_or(0);
        all.extend(before);
    }
    let mut tile = panels(cx, layout, options, &label, (place.0, across), by_bank(memory))?;
    super::swizzle::name(&mut tile, "the tile by bank");
    if let Some(first) = tile.first_mut().filter(|_| across > 0) {
        first.sign = "→";
    }
    all.extend(tile);
    let degree = |n: &u8| Legend { fill: Fill::Degree(*n), text: DEGREES[usize::from(*n % 5)].into() };
    let mut legend: Vec<Legend> = seen.iter().map(|(words, ())| degree(words)).collect();
    if count > 1 {
        legend.extend((0..count.min(8)).map(|k| Legend { fill: phase_fill(k), text: format!("read in phase {k}") }));
    }
    Ok(Picture {
        title: options.text(layout),
        facts,
        panels: all,
        legend,
        notes: vec![
            "above: a cell shows the row of 128 bytes in which the word lies; lanes between heavy lines are served together".into(),
            below(count).into(),
        ],
        element_bits: options.element_bits,
        aligned: false,
    })
}

/// What the note says of the tile, where so many phases are read.
fn below<T: Into<i64>>(count: T) -> &'static str {
    match count.into() {
        0 => "below: the bank of every element",
        1 => "below: the bank of every element; bold and coloured (bank / 4, its shade bank mod 4) is what the instruction reads",
        _ => {
            "below: the bank of every element; bold is what the instruction reads, in the colour of its phase, the lanes that are served together"
        }
    }
}

/// How many words a bank delivers to the lanes that are served together, by the degree of its colour.
const DEGREES: [&str; 5] = ["alone in its bank", "2 words of a bank", "3-4 words of a bank", "5-8 words of a bank", "more words of a bank"];

/// One instruction of one warp.
#[derive(Clone, Copy)]
struct Instruction {
    warp: usize,
    number: usize,
}

/// The colour of a phase: first the hues that no degree of conflicts has.
fn phase_fill(phase: u8) -> Fill {
    Fill::Hue([0, 3, 4, 6, 5, 7, 1, 2][usize::from(phase % 8)])
}

/// The words that an instruction asks for, each with the group of lanes that it is served with.
#[derive(Default)]
struct Phases {
    words: HashMap<i64, u8>,
    count: u8,
}

impl Phases {
    fn of(program: &Program, Instruction { warp, number }: Instruction) -> Phases {
        let access = program.access(warp, number);
        let groups = Tally::default().report(&access);
        let mut phases = Phases { words: HashMap::new(), count: u8::try_from(groups.len()).unwrap_or(u8::MAX) };
        for (number, group) in groups.iter().enumerate() {
            for word in (0..BANKS).flat_map(|bank| words(&access, group, bank)) {
                let place = i64::try_from(word.address).unwrap_or(i64::MAX) / WORD as i64;
                phases.words.entry(place).or_insert(u8::try_from(number).unwrap_or(u8::MAX));
            }
        }
        phases
    }
}

/// An instruction lane by bank; the degrees of conflict that it has are added to `seen`.
fn card<'a>(program: &Program, Instruction { warp, number }: Instruction, heading: &str, seen: &mut Sorted<u8, ()>) -> Panel<'a> {
    let access = program.access(warp, number);
    let mut holes: Box<[[Hole; BANKS]; LANES]> = Box::new([[None; BANKS]; LANES]);
    let groups = Tally::default().report(&access);
    for group in &groups {
        for bank in 0..BANKS {
            let found = words(&access, group, bank);
            for word in &found {
                lanes(word.lanes).for_each(|lane| holes[lane][bank] = Some((word.address, found.len() as u32)));
            }
        }
    }
    // Groups are runs of lanes of one size.
    let height = groups.first().map_or(LANES as i64, |g| i64::from(g.lanes.count_ones())).max(1);
    let served = Profile::Modes(vec![Profile::Extent(height), Profile::Extent(LANES as i64 / height)]);
    let width = holes.iter().flatten().flatten().map(|(address, _)| (address / 128).to_string().len()).max().unwrap_or(1);
    let degree = |words: u32| match words {
        0 | 1 => 0,
        2 => 1,
        3..=4 => 2,
        5..=8 => 3,
        _ => 4,
    };
    holes.iter().flatten().flatten().for_each(|(_, words)| *seen.of(degree(*words)) = ());
    let cells = Computed((width, 1), move |lane: i64, bank: i64, cell: &mut Cell| {
        let hole = holes.get(lane as usize).and_then(|row| row.get(bank as usize)).copied().flatten();
        if let Some((address, words)) = hole {
            cell.fill = Fill::Degree(degree(words));
            cell.text.push_str(itoa::Buffer::new().format(address / 128));
        }
    });
    Panel {
        heading: format!("{heading}warp {warp}, instruction {number}: lane (down) by bank (across)"),
        sign: "",
        place: (0, 0),
        rows: Ruler { name: "lane", ..Ruler::new(served).marked(Marks::Flat) },
        cols: Ruler { name: "bank", ..Ruler::flat(BANKS as i64).marked(Marks::Flat) },
        cells: Box::new(cells),
    }
}
